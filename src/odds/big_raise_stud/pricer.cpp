// nz.big-raise-stud by the solver of showdowns, and the play that is best.
#include <fmt/format.h>

#include "games/big_raise_stud/big_raise_stud.hpp"
#include "odds/big_raise_stud/laws.hpp"
#include "odds/poker/held.hpp"
#include "odds/poker/house_poker.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize {

namespace br = big_raise_stud;
using poker::CardSet;

// ---- The description ------------------------------------------------------------------------------------------------

namespace {

// With a maximum what is left of the winnings hangs on how often the raise lies there: each is a wager of its own.
constexpr int kRaiseTimes = 16;
poker::Laid raise_of(int times, const br::AntePays& pays) {
    return {pays.maximum ? kRaiseTimes + times : int{br::Raise}, times};
}
poker::Laid taken_back(poker::Laid raise) { return {raise.wager, -raise.units}; }

// 5.8: no raise is paid more than the maximum.
auto settlement(const br::AntePays& pays) {
    return poker::settle_by<rank::kFiveCards>([pays](int wager, br::FiveCardRank hand, br::FiveCardRank, bool folded) {
        if (wager == br::Ante) return br::settle_ante(hand, folded, pays.readings, pays.ante);
        return poker::within(pays.maximum, br::settle_raise(hand, pays.readings, pays.raise), wager - kRaiseTimes);
    });
}

}  // namespace

poker::Showdown br::described(const AntePays& pays, CardSet deck) {
    std::vector<poker::Action> actions = {{"fold", {}, true}};
    for (const int times : {1, 2, 3, 4})                                                       // 5.2
        actions.push_back({fmt::format("{}x", times), {raise_of(times, pays)}});
    return {.own = 3, .board = 2, .opening = {{Ante}}, .streets = {{.own = 3, .actions = actions}},
            .rank = poker::rank_by<rank::kFiveCards>, .settle = settlement(pays), .deck = deck};
}

poker::Showdown br::described_blind(int times, const AntePays& pays, CardSet deck) {
    const poker::Laid raise = raise_of(times, pays);
    return {.own = 3, .board = 2, .opening = {{Ante}, raise},
            .streets = {{.own = 3, .actions = {{"fold", {taken_back(raise)}, true}, {"let-it-stand"}}}},  // 5.9(b)
            .rank = poker::rank_by<rank::kFiveCards>, .settle = settlement(pays), .deck = deck};
}

Law br::bonus_law(Rows bonus, CardSet deck) {
    return poker::own_hand_law<rank::kThreeCards>(3, deck, [&](auto own) { return settle_bonus(own, bonus); });
}

// ---- Price and play -------------------------------------------------------------------------------------------------

namespace {

enum Action : std::size_t { FoldIt, Once, Twice, Thrice, FourTimes };

// The option, or the raise's own limit: the lower of them (ruling R97).
std::optional<Ratio> maximum_of(const Setup& setup) {
    return poker::lower_of(poker::maximum_of(setup, nz_big_raise_stud::MaximumPayout, br::Ante),
                           poker::payout_max_of(setup, br::Raise, br::Ante));
}

poker::Showdown showdown(const Setup& setup) {
    return br::described({setup.pays(br::Ante), setup.pays(br::Raise), br::readings_of(setup), maximum_of(setup)});
}

// Not of a hand that is played blind, nor where the raise was laid before the deal. Community cards that lie face up
// were shown in error (11.7).
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    const Box& box = table.box(question.box);
    if (box.blind || question.offers(br::LetItStand)) return std::nullopt;
    const auto& own = box.hand().cards;
    return poker::Seen{.own = {own[0], own[1], own[2]}, .board = poker::face_up(table.house().hand())};
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

// 5.8: a price with a maximum says its stake (ruling R67).
constexpr Pricer within_maximum() {
    Pricer pricer = poker::pricer<kHousePoker>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kHousePoker, setup, request);
        for (Price& price : prices)
            if (maximum_of(setup) && price.wager == setup.game().wagers[br::Ante].id)
                suppose(price, fmt::format("an Ante of {}", to_string(setup.limits(br::Ante).max)));
        return prices;
    };
    pricer.maxima = true;
    return pricer;
}

}  // namespace

constinit const Pricer big_raise_stud::kPricer = within_maximum();

}  // namespace baize
