// nz.big-raise-stud by the solver of showdowns, and the play that is best.
#include <fmt/format.h>

#include "games/big_raise_stud/big_raise_stud.hpp"
#include "odds/big_raise_stud/returns.hpp"
#include "odds/poker/describe/house_poker.hpp"
#include "odds/poker/explain/held.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize {

namespace br = big_raise_stud;
ReturnDistribution br::bonus_returns(Rows bonus, poker::CardSet deck) {
    return poker::own_hand_returns<rank::kThreeCards>(3, deck, [&](auto own) { return settle_bonus(own, bonus); });
}

// ---- Price and play -------------------------------------------------------------------------------------------------

namespace {

bool has_maximum(const Setup& setup) {
    return setup.option_amount(nz_big_raise_stud::MaximumPayout) || setup.limits(br::Raise).payout_max.cents > 0;
}

// A raise that lies there is left where it is. A hand that is played blind is not looked at: on average a raise of once
// loses least of all that keeps it in play, and a fold loses more.
Answer otherwise(const Table&, const Question& question) {
    return {question.offers(br::LetItStand) ? br::LetItStand : br::Once};
}

br::Choice with_what_wins(const poker::Seen& seen) {
    const unsigned pairs = poker::ranks_held(seen.own, 2);
    if (pairs >= rank::rank_bit(10) || poker::ranks_held(seen.own, 3)) return br::FourTimes;
    return pairs || poker::cards_between(seen.own, 10, kAce) >= 2 ? br::Once : br::Fold;
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    return {{"four times with what wins already, once with another pair or with two cards of ten or higher",
             with_what_wins},
            {"once with everything", [](const poker::Seen&) { return br::Once; }}};
}

ReturnDistribution returns_of(const Setup& setup, Position) { return br::bonus_returns(setup.pays(br::Bonus)); }

constexpr poker::Decided kDecided[] = {{.plan = &br::kPlan, .unit = "ante", .rules = rules}};
constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .returns_of = returns_of, .otherwise = otherwise};

// 5.8: a price with a maximum says its stake (ruling R67).
constexpr Pricer within_maximum() {
    Pricer pricer = poker::pricer<kHousePoker>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kHousePoker, setup, request);
        for (Price& price : prices)
            if (has_maximum(setup) && price.wager == setup.game().wagers[br::Ante].id)
                suppose(price, fmt::format("an Ante of {}", to_string(setup.limits(br::Ante).max)));
        return prices;
    };
    pricer.maxima = true;
    return pricer;
}

}  // namespace

constinit const Pricer big_raise_stud::kPricer = within_maximum();

}  // namespace baize
