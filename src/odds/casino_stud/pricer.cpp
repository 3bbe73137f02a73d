// gb.casino-stud and nz.caribbean-stud by the showdown solver, and the play that is best.
#include "games/casino_stud/casino_stud.hpp"
#include "odds/casino_stud/returns.hpp"
#include "odds/meter_words.hpp"
#include "odds/poker/describe/house_poker.hpp"

namespace baize {

namespace stud = casino_stud;

namespace {

// ---- The Progressive wager ------------------------------------------------------------------------------------------

ReturnDistribution progressive_returns(const Setup& setup, const Ratio& meter) {
    return stud::progressive_returns(setup.pays(stud::Progressive), meter, stud::progressive_stake_returned(setup));
}
Ratio meter_in_stakes(const Setup& setup) {
    return fraction(setup.meter().cents, setup.limits(stud::Progressive).min.cents);
}
ReturnDistribution returns_of(const Setup& setup, Position) {
    return progressive_returns(setup, meter_in_stakes(setup));
}

// ---- The play at a table --------------------------------------------------------------------------------------------

// Of a hand played blind only the up card is known: raising is then better than folding on average, and is what this
// does, whatever else of the dealer's was shown. GB hands, which alone are insured, are never blind.
Answer raise_blind(const Table&, const Question&) { return {stud::RaiseIt}; }

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    const auto from = [](std::initializer_list<int> ranks) {
        unsigned others = 0;
        for (const int rank : ranks) others |= rank::rank_bit(rank);
        const auto least = stud::FiveCardRank(stud::Kind::HighCard, 0, others).value();
        return [least](const poker::Seen& seen) {
            return poker::rank_by<rank::kFiveCards>(seen.own) >= least ? stud::RaiseIt : stud::Fold;
        };
    };
    const auto any_pair = [](const poker::Seen& seen) {
        const auto own = stud::FiveCardRank::from_value(poker::rank_by<rank::kFiveCards>(seen.own));
        return own.kind() == stud::Kind::HighCard ? stud::Fold : stud::RaiseIt;
    };
    return {{"raise with A-K-J-8-3 or better", from({kAce, kKing, kJack, 8, 3})},
            {"raise with any ace-king or better", from({kAce, kKing, 4, 3, 2})},
            {"raise with any pair or better", any_pair},
            {"raise every hand", [](const poker::Seen&) { return stud::RaiseIt; }}};
}

constexpr poker::Decided kAnte{.plan = &stud::kAntePlan, .unit = "ante", .rules = rules};
constexpr poker::Decided kGbDecided[] = {kAnte, {.plan = &stud::kInsurancePlan, .unit = "insurance wager"}};
constexpr poker::Decided kNzDecided[] = {kAnte};
constexpr poker::HousePoker kGb{.decided = kGbDecided, .returns_of = returns_of, .otherwise = raise_blind};
constexpr poker::HousePoker kNz{.decided = kNzDecided, .returns_of = returns_of, .otherwise = raise_blind};

// What is said of a meter stands beside the Progressive wager's price.
template <const poker::HousePoker& kGame>
constexpr Pricer with_meter() {
    Pricer pricer = poker::pricer<kGame>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kGame, setup, request);
        for (Price& price : prices) {
            if (price.wager != setup.game().wagers[stud::Progressive].id) continue;
            const Ratio meter = meter_in_stakes(setup);
            price.note = meter_note(meter, progressive_returns(setup, meter).edge(),
                                    progressive_returns(setup, meter + kMeterStep).edge());
            price.supposes = meter_supposed(setup);
        }
        return prices;
    };
    return pricer;
}

}  // namespace

constinit const Pricer casino_stud::kGbPricer = with_meter<kGb>();
constinit const Pricer casino_stud::kNzPricer = with_meter<kNz>();

}  // namespace baize
