// The five Hold 'Em games by the solver of shared boards, and the play that is best.
#include <fmt/format.h>

#include <algorithm>

#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/streets.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/holdem/before_flop.hpp"
#include "odds/holdem/returns.hpp"
#include "odds/meter_words.hpp"
#include "odds/poker/describe/house_poker.hpp"

namespace baize::holdem {

namespace {

// ---- Words beside a price -------------------------------------------------------------------------------------------

using Tell = void (*)(const Setup&, Price&);

// Each price with what must be said of it.
template <const poker::HousePoker& kGame, Tell kTell>
constexpr Pricer told() {
    Pricer pricer = poker::pricer<kGame>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kGame, setup, request);
        for (Price& price : prices) kTell(setup, price);
        return prices;
    };
    return pricer;
}

bool is_of(const Setup& setup, const Price& price, std::size_t wager) {
    return price.wager == setup.game().wagers[wager].id;
}

// A ceiling is an amount of money: what it takes depends on the stake, and the price is that of the highest (R67).
std::optional<Ratio> capped_at(const Setup& setup, std::optional<Money> ceiling, std::size_t wager) {
    return ceiling ? std::optional(fraction(ceiling->cents, setup.limits(wager).max.cents)) : std::nullopt;
}
void tell_stake(const Setup& setup, Price& price, std::size_t wager) {
    price.note = price.supposes = fmt::format("a wager of {}", to_string(setup.limits(wager).max));
}

Ratio meter_in_stakes(const Setup& setup, std::size_t wager) {
    return fraction(setup.meter().cents, setup.limits(wager).min.cents);
}
ReturnDistribution returns_of_progressive(const Setup& setup, std::size_t wager, const ProgressiveReadings& readings,
                                          int more = 0) {
    return progressive_returns(setup.pays(wager), meter_in_stakes(setup, wager) + more, readings);
}
void tell_meter(const Setup& setup, Price& price, std::size_t wager, const ProgressiveReadings& readings) {
    price.note = meter_note(meter_in_stakes(setup, wager), returns_of_progressive(setup, wager, readings).edge(),
                            returns_of_progressive(setup, wager, readings, kMeterStep).edge());
    price.supposes = meter_supposed(setup);
}

}  // namespace

// ---- Ultimate (11.48-11.76) -----------------------------------------------------------------------------------------

namespace ultimate {

namespace {

// Unseen cards are as good as the dealer's: no multiple gains anything, and to bet once costs less than a fold.
Answer play_blind(const Table&, const Question& question) {
    return {static_cast<std::uint8_t>(question.offers(Bet1x) ? Bet1x : Check)};
}

ReturnDistribution returns_of(const Setup& setup, Position) { return trips_returns(setup.pays(Trips)); }

void tell(const Setup& setup, Price& price) {
    if (is_of(setup, price, Ante) && royal_ceiling(setup)) tell_stake(setup, price, Ante);
}

constexpr poker::Decided kDecided[] = {{.plan = &kPlan, .unit = "ante", .precomputed = precomputed_values}};
constexpr poker::HousePoker kHousePoker{.decided = kDecided, .returns_of = returns_of, .otherwise = play_blind};

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = told<kHousePoker, tell>();

}  // namespace ultimate

// ---- Casino Hold 'Em (11.77-11.100) ---------------------------------------------------------------------------------

namespace casino {

namespace {

constexpr poker::Decided kDecided[] = {{.plan = &kPlan, .unit = "ante"}};

ReturnDistribution returns_of(const Setup& setup, Position position) {
    if (position.wager == Progressive) return returns_of_progressive(setup, Progressive, progressive_readings(setup));
    if (!aa_falls_with_fold(setup)) return aa_returns(setup.pays(AaBonus));
    return aa_returns(setup.pays(AaBonus), poker::solution_of(kDecided[0], setup)->play);
}

void tell(const Setup& setup, Price& price) {
    if (is_of(setup, price, Progressive)) tell_meter(setup, price, Progressive, progressive_readings(setup));
    if (is_of(setup, price, AaBonus) && aa_falls_with_fold(setup))
        price.note = price.supposes = "hands are folded as is best for the ante";
}

constexpr poker::HousePoker kHousePoker{.decided = kDecided, .returns_of = returns_of};

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = told<kHousePoker, tell>();

}  // namespace casino

// ---- Hold 'Em Bonus (11.16-11.47) -----------------------------------------------------------------------------------

namespace bonus {

namespace {

constexpr poker::Decided kDecided[] = {{.plan = &kPlan, .unit = "ante", .precomputed = precomputed_values}};

ReturnDistribution returns_of(const Setup& setup, Position position) {
    if (position.wager == Progressive) return returns_of_progressive(setup, Progressive, progressive_readings(setup));
    const JackpotPays pays{setup.pays(Jackpot), pays_dealer_aces(setup),
                           capped_at(setup, jackpot_ceiling(setup), Jackpot)};
    if (!jackpot_falls_with_fold(setup)) return jackpot_returns(pays);
    return jackpot_returns(pays, poker::solution_of(kDecided[0], setup)->play);
}

// At odds that are lawful no hand that wins it is folded: what the ante and its bets pay more than the book's minimum
// makes a fold worse, and at that minimum every such hand is played.
void tell(const Setup& setup, Price& price) {
    if (is_of(setup, price, Progressive)) tell_meter(setup, price, Progressive, progressive_readings(setup));
    if (!is_of(setup, price, Jackpot)) return;
    if (jackpot_ceiling(setup)) tell_stake(setup, price, Jackpot);
    if (jackpot_falls_with_fold(setup)) suppose(price, "hands are folded as is best for the ante");
}

constexpr poker::HousePoker kHousePoker{.decided = kDecided, .returns_of = returns_of};

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = told<kHousePoker, tell>();

}  // namespace bonus

// ---- Two Way (11.101-11.117) ----------------------------------------------------------------------------------------

namespace two_way {

namespace {

constexpr poker::Decided kDecided[] = {{.plan = &kPlan, .unit = "ante"}};
constexpr poker::HousePoker kHousePoker{.decided = kDecided};

// No decision changes what the Two Way wager wins, so that both parts are whole by themselves. What is left without it
// is a row of its own: as the book prints the game that favours the player, and `check` and the sign must say so.
void add_parts(const Setup& setup, std::vector<Price>& prices) {
    const auto all = std::find_if(prices.begin(), prices.end(), [&](auto& price) { return is_of(setup, price, Ante); });
    if (all == prices.end()) return;
    const auto solution = poker::solution_of(kDecided[0], setup);
    const ReturnDistribution& left = solution->rest.value();
    const Ratio rest = left.edge(), two_way = solution->returns.edge() - rest;
    Price without = *all;
    call_row(without, "+without-two-way", "without the Two Way wager");
    fill(without, left);
    without.supposes = "ante and Blind alone, with what is added to them";
    all->supposes = "ante, Blind and Two Way wager together";
    all->note = fmt::format("ante, Blind and Two Way wager together, in antes: the Two Way wager is worth {:.4f} % to "
                            "the house, ante and Blind with what is added to them {:.4f} % to {}",
                            100 * nearest(two_way), 100 * nearest(rest < 0 ? Ratio(-rest) : rest),
                            rest < 0 ? "the player" : "the house");
    prices.push_back(std::move(without));
}

constexpr Pricer with_parts() {
    Pricer pricer = poker::pricer<kHousePoker>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kHousePoker, setup, request);
        add_parts(setup, prices);
        return prices;
    };
    return pricer;
}

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = with_parts();

}  // namespace two_way

}  // namespace baize::holdem
