// The five Hold 'Em games by the solver of shared boards, and the play that is best.
#include <fmt/format.h>

#include <algorithm>

#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/streets.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/holdem/before_flop.hpp"
#include "odds/holdem/laws.hpp"
#include "odds/meter_words.hpp"
#include "odds/poker/house_poker.hpp"

namespace baize::holdem {

namespace {

// The own cards, and of the board those that lie open on a street; nothing of a hand that its owner may not look at.
std::optional<poker::Seen> seen_on(const Table& table, const Question& question, std::size_t street,
                                   std::size_t board) {
    const Box& box = table.box(question.box);
    if (box.blind) return std::nullopt;
    const auto& own = box.hand().cards;
    const auto& common = table.house().hands[kCommunity].cards;
    return poker::Seen{.street = street, .own = poker::CardSet(std::span<const Card>(own.begin(), kHole)),
                       .up = poker::face_up(table.house().hands[kDealer]),  // shown in error
                       .board = poker::CardSet(std::span<const Card>(common.begin(), board))};
}

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
Law law_of_progressive(const Setup& setup, std::size_t wager, const ProgressiveReadings& readings, int more = 0) {
    return progressive_law(setup.pays(wager), meter_in_stakes(setup, wager) + more, readings);
}
void tell_meter(const Setup& setup, Price& price, std::size_t wager, const ProgressiveReadings& readings) {
    price.note = meter_note(meter_in_stakes(setup, wager), law_of_progressive(setup, wager, readings).edge(),
                            law_of_progressive(setup, wager, readings, kMeterStep).edge());
    price.supposes = meter_supposed(setup);
}

}  // namespace

// ---- Ultimate (11.48-11.76) -----------------------------------------------------------------------------------------

namespace ultimate {

namespace {

poker::Showdown showdown(const Setup& setup) {
    return ante_game({setup.pays(Ante), setup.pays(Blind), setup.pays(Play), unqualified(setup),
                      capped_at(setup, royal_ceiling(setup), Ante)});
}

std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    const std::size_t street = question.offers(Bet4x) ? BeforeFlop : question.offers(Bet2x) ? OnFlop : OnRiver;
    auto seen = seen_on(table, question, street, street == BeforeFlop ? 0 : street == OnFlop ? kFlop : kBoard);
    for (std::size_t checked = 0; seen && checked < street; ++checked) seen->before.push_back(0);
    return seen;
}

Answer answer(const Table&, const Question&, std::size_t street, std::size_t action) {
    static constexpr Choice kBeforeFlop[] = {Check, Bet3x, Bet4x}, kOnFlop[] = {Check, Bet2x},
                            kOnRiver[] = {Fold, Bet1x};
    return {street == BeforeFlop ? kBeforeFlop[action] : street == OnFlop ? kOnFlop[action] : kOnRiver[action]};
}

// Unseen cards are as good as the dealer's: no multiple gains anything, and to bet once costs less than a fold.
Answer play_blind(const Table&, const Question& question) {
    return {static_cast<std::uint8_t>(question.offers(Bet1x) ? Bet1x : Check)};
}

Law law_of(const Setup& setup, Position) { return trips_law(setup.pays(Trips)); }

void tell(const Setup& setup, Price& price) {
    if (is_of(setup, price, Ante) && royal_ceiling(setup)) tell_stake(setup, price, Ante);
}

constexpr poker::Decided kDecided[] = {
    {.wager = Ante, .unit = "ante", .showdown = showdown, .seen = seen, .answer = answer, .kept = kept_worths}};
constexpr poker::HousePoker kHousePoker{.decided = kDecided, .law_of = law_of, .otherwise = play_blind};

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = told<kHousePoker, tell>();

}  // namespace ultimate

// ---- Casino Hold 'Em (11.77-11.100) ---------------------------------------------------------------------------------

namespace casino {

namespace {

poker::Showdown showdown(const Setup& setup) {
    return ante_game({setup.pays(Ante), setup.pays(Call), readings_of(setup)});
}
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    return seen_on(table, question, 0, kFlop);
}
Answer answer(const Table&, const Question&, std::size_t, std::size_t action) {
    return {static_cast<std::uint8_t>(action == 1 ? CallIt : Fold)};
}
constexpr poker::Decided kDecided[] = {{Ante, "ante", showdown, seen, answer}};

Law law_of(const Setup& setup, Position position) {
    if (position.wager == Progressive) return law_of_progressive(setup, Progressive, progressive_readings(setup));
    if (!aa_falls_with_fold(setup)) return aa_law(setup.pays(AaBonus));
    return aa_law(setup.pays(AaBonus), poker::solution_of(kDecided[0], setup)->play);
}

void tell(const Setup& setup, Price& price) {
    if (is_of(setup, price, Progressive)) tell_meter(setup, price, Progressive, progressive_readings(setup));
    if (is_of(setup, price, AaBonus) && aa_falls_with_fold(setup))
        price.note = price.supposes = "hands are folded as is best for the ante";
}

constexpr poker::HousePoker kHousePoker{.decided = kDecided, .law_of = law_of};

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = told<kHousePoker, tell>();

}  // namespace casino

// ---- Hold 'Em Bonus (11.16-11.47) -----------------------------------------------------------------------------------

namespace bonus {

namespace {

enum OnStreet : std::size_t { BeforeFlop, BeforeTurn, BeforeRiver };
enum Action : std::size_t { FoldOrCheck, PlayOrBet };

poker::Showdown showdown(const Setup& setup) { return ante_game({setup.pays(Ante), setup.pays(Flop)}); }

// Whether a Turn wager lies there tells what was answered before.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    if (question.offers(Stay)) return seen_on(table, question, BeforeFlop, 0);
    const bool turn_comes = table.house().hands[kCommunity].cards.size() <= kFlop;
    auto seen = turn_comes ? seen_on(table, question, BeforeTurn, kFlop)
                           : seen_on(table, question, BeforeRiver, kTurn);
    if (!seen) return seen;
    seen->before.push_back(PlayOrBet);
    if (!turn_comes) seen->before.push_back(table.has(table.box(question.box), Turn) ? PlayOrBet : FoldOrCheck);
    return seen;
}

Answer answer(const Table&, const Question&, std::size_t street, std::size_t action) {
    if (street == BeforeFlop) return {static_cast<std::uint8_t>(action == PlayOrBet ? Stay : Fold)};
    return {static_cast<std::uint8_t>(action == PlayOrBet ? Bet : Check)};
}

constexpr poker::Decided kDecided[] = {
    {.wager = Ante, .unit = "ante", .showdown = showdown, .seen = seen, .answer = answer, .kept = kept_worths}};

Law law_of(const Setup& setup, Position position) {
    if (position.wager == Progressive) return law_of_progressive(setup, Progressive, progressive_readings(setup));
    const JackpotPays pays{setup.pays(Jackpot), pays_dealer_aces(setup),
                           capped_at(setup, jackpot_ceiling(setup), Jackpot)};
    if (!jackpot_falls_with_fold(setup)) return jackpot_law(pays);
    return jackpot_law(pays, poker::solution_of(kDecided[0], setup)->play);
}

// At odds that are lawful no hand that wins it is folded: what the ante and its bets pay more than the book's minimum
// makes a fold worse, and at that minimum every such hand is played.
void tell(const Setup& setup, Price& price) {
    if (is_of(setup, price, Progressive)) tell_meter(setup, price, Progressive, progressive_readings(setup));
    if (!is_of(setup, price, Jackpot)) return;
    if (jackpot_ceiling(setup)) tell_stake(setup, price, Jackpot);
    if (jackpot_falls_with_fold(setup)) suppose(price, "hands are folded as is best for the ante");
}

constexpr poker::HousePoker kHousePoker{.decided = kDecided, .law_of = law_of};

}  // namespace

extern const Pricer kPricer;
constinit const Pricer kPricer = told<kHousePoker, tell>();

}  // namespace bonus

// ---- Two Way (11.101-11.117) ----------------------------------------------------------------------------------------

namespace two_way {

namespace {

enum Action : std::size_t { CheckIt, BetIt };

Pays pays_of(const Setup& setup) {
    return {setup.pays(Ante), setup.pays(Blind), setup.pays(TwoWay), readings_of(setup), river_times(setup)};
}
poker::Showdown showdown(const Setup& setup) { return three_wagers(pays_of(setup)); }

// Whether a Flop wager lies there tells what was answered before.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    if (question.offers(BetFlop)) return seen_on(table, question, 0, kFlop);
    auto seen = seen_on(table, question, 1, kBoard);
    if (seen) seen->before.push_back(table.has(table.box(question.box), Flop) ? BetIt : CheckIt);
    return seen;
}

Answer answer(const Table&, const Question&, std::size_t street, std::size_t action) {
    if (action == CheckIt) return {Check};
    return {static_cast<std::uint8_t>(street == 0 ? BetFlop : BetRiver)};
}

constexpr poker::Decided kDecided[] = {{Ante, "ante", showdown, seen, answer}};
constexpr poker::HousePoker kHousePoker{.decided = kDecided};

// No decision changes what the Two Way wager wins, so that both parts are whole by themselves. What is left without it
// is a row of its own: as the book prints the game that favours the player, and `check` and the sign must say so.
void add_parts(const Setup& setup, std::vector<Price>& prices) {
    const auto all = std::find_if(prices.begin(), prices.end(), [&](auto& price) { return is_of(setup, price, Ante); });
    if (all == prices.end()) return;
    const auto solution = poker::solution_of(kDecided[0], setup);
    const Law& left = solution->rest.value();
    const Ratio rest = left.edge(), two_way = solution->law.edge() - rest;
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
