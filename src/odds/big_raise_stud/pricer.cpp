// nz.big-raise-stud by the solver of showdowns, and the play that is best.
#include "games/big_raise_stud/big_raise_stud.hpp"
#include "odds/big_raise_stud/laws.hpp"
#include "odds/poker/held.hpp"
#include "odds/poker/house_poker.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize {

namespace br = big_raise_stud;
using poker::CardSet;

// ---- The description ------------------------------------------------------------------------------------------------

namespace {

auto settlement(const br::AntePays& pays) {
    return poker::settle_by<rank::kFiveCards>([pays](int wager, br::FiveCardRank hand, br::FiveCardRank, bool folded) {
        if (wager == br::Ante) return br::settle_ante(hand, folded, pays.readings, pays.ante);
        return br::settle_raise(hand, pays.readings, pays.raise);
    });
}

}  // namespace

poker::Showdown br::described(const AntePays& pays, CardSet deck) {
    return {.own = 3, .board = 2, .opening = {{Ante}},
            .streets = {{.own = 3, .actions = {{"fold", {}, true}, {"1x", {{Raise, 1}}}, {"2x", {{Raise, 2}}},
                                               {"3x", {{Raise, 3}}}, {"4x", {{Raise, 4}}}}}},     // 5.2
            .rank = poker::rank_by<rank::kFiveCards>, .settle = settlement(pays), .deck = deck};
}

poker::Showdown br::described_blind(int times, const AntePays& pays, CardSet deck) {
    return {.own = 3, .board = 2, .opening = {{Ante}, {Raise, times}},
            .streets = {{.own = 3, .actions = {{"fold", {{Raise, -times}}, true}, {"let-it-stand"}}}},  // 5.9(b)
            .rank = poker::rank_by<rank::kFiveCards>, .settle = settlement(pays), .deck = deck};
}

Law br::bonus_law(Rows bonus, CardSet deck) {
    return poker::own_hand_law<rank::kThreeCards>(3, deck, [&](auto own) { return settle_bonus(own, bonus); });
}

// ---- Price and play -------------------------------------------------------------------------------------------------

namespace {

enum Action : std::size_t { FoldIt, Once, Twice, Thrice, FourTimes };

poker::Showdown showdown(const Setup& setup) {
    return br::described({setup.pays(br::Ante), setup.pays(br::Raise), br::readings_of(setup)});
}

// Not of a hand that is played blind, nor where the raise was laid before the deal.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    const Box& box = table.box(question.box);
    if (box.blind || question.offers(br::LetItStand)) return std::nullopt;
    const auto& own = box.hand().cards;
    return poker::Seen{.own = {own[0], own[1], own[2]}};
}

// After community cards were shown in error a raise is once alone (11.7).
Answer answer(const Table&, const Question& question, std::size_t, std::size_t action) {
    const auto choice = static_cast<std::uint8_t>(br::Fold + action);
    return {question.offers(choice) ? choice : std::uint8_t{br::Once}};
}

// A raise that lies there is left where it is. A hand that is played blind is not looked at: on average a raise of once
// loses least of all that keeps it in play, and a fold loses more.
Answer otherwise(const Table&, const Question& question) {
    return {question.offers(br::LetItStand) ? br::LetItStand : br::Once};
}

std::size_t with_what_wins(const poker::Seen& seen) {
    const unsigned pairs = poker::ranks_held(seen.own, 2);
    if (pairs >= rank::rank_bit(10) || poker::ranks_held(seen.own, 3)) return FourTimes;
    return pairs || poker::cards_between(seen.own, 10, kAce) >= 2 ? Once : FoldIt;
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    return {{"four times with what wins already, once with another pair or with two cards of ten or higher",
             with_what_wins},
            {"once with everything", [](const poker::Seen&) -> std::size_t { return Once; }}};
}

Law law_of(const Setup& setup, Position) { return br::bonus_law(setup.pays(br::Bonus)); }

constexpr poker::Decided kDecided[] = {
    {.wager = br::Ante, .unit = "ante", .showdown = showdown, .seen = seen, .answer = answer, .rules = rules}};
constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .law_of = law_of, .otherwise = otherwise};

}  // namespace

constinit const Pricer big_raise_stud::kPricer = poker::pricer<kHousePoker>();

}  // namespace baize
