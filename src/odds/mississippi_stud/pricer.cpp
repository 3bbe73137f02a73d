// gb.mississippi-stud by the solver of showdowns, and the play that is best.
#include "games/mississippi_stud/mississippi_stud.hpp"
#include "odds/mississippi_stud/returns.hpp"
#include "odds/poker/describe/house_poker.hpp"
#include "odds/poker/explain/held.hpp"

namespace baize {

namespace ms = mississippi_stud;

namespace {

// Players count points: two for a jack or better, one for a six to a ten.
ms::Choice by_points(const poker::Seen& seen) {
    const unsigned pairs = poker::ranks_held(seen.own, 2);
    const int points = 2 * poker::cards_between(seen.own, kJack, kAce) + poker::cards_between(seen.own, 6, 10);
    const bool is_paid = pairs >= rank::rank_bit(6), first = seen.street == 0;
    const bool four_suited = seen.own.size() == 4 && poker::one_suit(seen.own);
    if (is_paid || four_suited || (first && pairs)) return ms::Thrice;
    if (pairs || (!first && poker::one_suit(seen.own))) return ms::Once;
    return points >= seen.own.size() ? ms::Once : ms::Fold;
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    return {{"by points (jack or better 2, six to ten 1): three times with what is paid, a pair in the hand or four to "
             "a flush; once with another pair, three to a flush, or as many points as cards",
             by_points},
            {"once with everything", [](const poker::Seen&) { return ms::Once; }}};
}

constexpr poker::Decided kDecided[] = {{.plan = &ms::kPlan, .unit = "ante", .rules = rules}};
constexpr poker::HousePoker kHousePoker = {.decided = kDecided};

}  // namespace

constinit const Pricer ms::kPricer = poker::pricer<kHousePoker>();

}  // namespace baize
