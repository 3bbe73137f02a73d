// gb.let-it-ride by the solver of showdowns, and the play that is best.
#include <fmt/format.h>

#include "games/let_it_ride/let_it_ride.hpp"
#include "odds/let_it_ride/returns.hpp"
#include "odds/poker/describe/house_poker.hpp"
#include "odds/poker/explain/held.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize {

namespace lir = let_it_ride;
using poker::CardSet;

ReturnDistribution lir::bonus_returns(Rows bonus, CardSet deck) {
    return poker::own_hand_returns<rank::kThreeCards>(3, deck, [&](auto own) { return settle_bonus(own, bonus); });
}

namespace {

bool pays_already(CardSet held) {
    const unsigned pairs = poker::ranks_held(held, 2);
    return pairs >= rank::rank_bit(10) || std::popcount(pairs) == 2 || poker::ranks_held(held, 3) != 0;
}

// Four in a row that either end completes.
bool open_straight(CardSet held) {
    const unsigned ranks = poker::ranks_held(held, 1), lowest = ranks & -ranks;
    return held.size() == 4 && ranks == 15 * lowest && !(ranks & rank::rank_bit(kAce));
}

lir::Choice with_what_pays(const poker::Seen& seen) {
    if (pays_already(seen.own)) return lir::LetItRide;
    const bool suited = poker::one_suit(seen.own);
    if (seen.street == 1) return suited || open_straight(seen.own) ? lir::LetItRide : lir::Withdraw;
    return suited && poker::cards_between(seen.own, 10, kAce) == 3 ? lir::LetItRide : lir::Withdraw;
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    return {{"ride with what pays already, with three to a royal flush, and then with four to a flush or to a straight "
             "that is open at both ends",
             with_what_pays},
            {"always take both back", [](const poker::Seen&) { return lir::Withdraw; }}};
}

ReturnDistribution returns_of_bonus(const Setup& setup, Position) { return lir::bonus_returns(setup.pays(lir::Bonus)); }

constexpr poker::Decided kDecided[] = {{.plan = &lir::kPlan, .unit = "single wager", .rules = rules}};
constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .returns_of = returns_of_bonus};

// 12.27*: a price with a ceiling says its stake (ruling R67).
constexpr Pricer with_stake() {
    Pricer pricer = poker::pricer<kHousePoker>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kHousePoker, setup, request);
        for (Price& price : prices)
            if (setup.option_amount(lir::RoyalCeiling) && price.wager == setup.game().wagers[lir::Main].id)
                price.note = price.supposes =
                    fmt::format("wagers of {} each", to_string(setup.limits(lir::Main).max));
        return prices;
    };
    return pricer;
}

}  // namespace

constinit const Pricer let_it_ride::kPricer = with_stake();

}  // namespace baize
