// gb.mississippi-stud by the solver of showdowns, and the play that is best.
#include "games/mississippi_stud/mississippi_stud.hpp"
#include "odds/mississippi_stud/laws.hpp"
#include "odds/poker/held.hpp"
#include "odds/poker/house_poker.hpp"

namespace baize {

namespace ms = mississippi_stud;

// ---- The description ------------------------------------------------------------------------------------------------

namespace {

std::vector<poker::Action> fold_or_raise(int street) {
    return {{"fold", {}, true}, {"1x", {{street, 1}}}, {"2x", {{street, 2}}}, {"3x", {{street, 3}}}};
}

}  // namespace

poker::Showdown ms::described(Rows hands, poker::CardSet deck) {
    const auto verdict = [hands](int, FiveCardRank player, FiveCardRank, bool folded) {
        return folded ? lose("7.42") : settle(player, hands);
    };
    return {.own = 2, .board = 3, .opening = {{Ante}},
            .streets = {{.own = 2, .actions = fold_or_raise(ThirdStreet)},                       // 7.42
                        {.board = 1, .actions = fold_or_raise(FourthStreet)},                    // 7.44
                        {.board = 1, .actions = fold_or_raise(FifthStreet)}},                    // 7.46
            .rank = poker::rank_by<rank::kFiveCards>, .settle = poker::settle_by<rank::kFiveCards>(verdict),
            .deck = deck};
}

// ---- Price and play -------------------------------------------------------------------------------------------------

namespace {

enum Action : std::size_t { FoldIt, Once, Twice, Thrice };

poker::Showdown showdown(const Setup& setup) { return ms::described(setup.pays(ms::Ante)); }

// What a box has laid on its streets is what it did there, and tells which street is asked. Community cards of later
// streets are not looked at.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    const auto &own = table.box(question.box).hand().cards, &shared = table.house().hand().cards;
    poker::Seen seen{.own = {own[0], own[1]}};
    Money ante{};
    for (const Stake& stake : table.stakes()) {
        if (stake.box != question.box) continue;
        if (stake.position.wager == ms::Ante) { ante = stake.amount; continue; }
        seen.board = seen.board | poker::CardSet{shared[seen.street++]};
        seen.before.push_back(static_cast<std::uint8_t>(stake.amount.cents / ante.cents));
    }
    return seen;
}

// The choices stand in the order of the actions: fold, once, twice, three times.
Answer answer(const Table&, const Question&, std::size_t, std::size_t action) {
    return {static_cast<std::uint8_t>(action)};
}

// Players count points: two for a jack or better, one for a six to a ten.
std::size_t by_points(const poker::Seen& seen) {
    const unsigned pairs = poker::ranks_held(seen.own, 2);
    const int points = 2 * poker::cards_between(seen.own, kJack, kAce) + poker::cards_between(seen.own, 6, 10);
    const bool is_paid = pairs >= rank::rank_bit(6), first = seen.street == 0;
    const bool four_suited = seen.own.size() == 4 && poker::one_suit(seen.own);
    if (is_paid || four_suited || (first && pairs)) return Thrice;
    if (pairs || (!first && poker::one_suit(seen.own))) return Once;
    return points >= seen.own.size() ? Once : FoldIt;
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    return {{"by points (jack or better 2, six to ten 1): three times with what is paid, a pair in the hand or four to "
             "a flush; once with another pair, three to a flush, or as many points as cards",
             by_points},
            {"once with everything", [](const poker::Seen&) -> std::size_t { return Once; }}};
}

constexpr poker::Decided kDecided[] = {
    {.wager = ms::Ante, .unit = "ante", .showdown = showdown, .seen = seen, .answer = answer, .rules = rules}};
constexpr poker::HousePoker kHousePoker = {.decided = kDecided};

}  // namespace

constinit const Pricer mississippi_stud::kPricer = poker::pricer<kHousePoker>();

}  // namespace baize
