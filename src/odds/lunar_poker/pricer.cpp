// nz.lunar-poker: the Super wager hand by hand, the main game by the best play.
#include <fmt/format.h>

#include <algorithm>

#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/lunar_poker/maxima.hpp"
#include "odds/lunar_poker/play.hpp"
#include "odds/lunar_poker/short_rules.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/too_fine.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace lunar = lunar_poker;
using poker::CardSet;

namespace {

constexpr std::int32_t kOddsMost = std::numeric_limits<std::int32_t>::max();

// Where each combination of a Super hand is paid, their odds are added.
void check_super(const Setup& setup) {
    Integer num = 0, den = 1;
    for (const PayRow& row : setup.pays(lunar::Super)) den = lcm(den, Integer(row.odds.den));
    for (const PayRow& row : setup.pays(lunar::Super)) num += Ratio(ratio(row.odds) * den).get_num();
    if (lunar::super_readings(setup).each_is_paid && (num > kOddsMost || den > kOddsMost))
        throw OddsTooFine("the odds of Super are too fine to be added; expected odds with a smaller common "
                          "denominator");
}

lunar::MainGame game_of(const Setup& setup) {
    check_super(setup);
    const lunar::MainGame game{
        .ante = setup.pays(lunar::Ante), .bet = setup.pays(lunar::Bet), .second = lunar::second_of(setup)};
    if (!in_whole_antes(game))
        throw OddsTooFine("Lunar Poker is counted in whole antes; expected an ante at so many to 1, and a bet at so "
                          "many to 1 or to 2");
    return game;
}

lunar::MainWorth worth_of(const Setup& setup, const Progress& progress) {
    const lunar::MainGame game = game_of(setup);
    const auto kept = lunar::precomputed_for(game);
    return lunar::main_worth(game, kept ? *kept : lunar::solve_all(game, progress));
}

// ---- Prices ---------------------------------------------------------------------------------------------------------

// 5.12: a maximum is an amount of money, and changes what the cards are worth to whoever may reach it.
bool has_maximum(const Setup& setup) {
    return setup.option_amount(lunar::book::MaximumPayout) ||
           std::ranges::any_of(std::array{lunar::Ante, lunar::Bet, lunar::SecondPaid}, [&](lunar::Wager wager) {
               return setup.limits(wager).payout_max.cents > 0;
           });
}

// In stakes of so much: a price with a maximum is of the highest (ruling R67).
std::optional<Ratio> most_of(const Setup& setup, lunar::Wager wager, Money stake) {
    const std::int64_t most = setup.limits(wager).payout_max.cents;
    return most > 0 ? std::optional(fraction(most, stake.cents)) : std::nullopt;
}

std::optional<Ratio> most_in_all(const Setup& setup, Money stake, Money won = {}) {
    const auto most = setup.option_amount(lunar::book::MaximumPayout);
    return most ? std::optional(fraction((*most - won).cents, stake.cents)) : std::nullopt;
}

// Of a hand with this ante that has won so much already.
lunar::Ceilings ceilings_of(const Setup& setup, Money ante, Money won = {}) {
    return {.ante = most_of(setup, lunar::Ante, ante), .bet = most_of(setup, lunar::Bet, ante),
            .second = most_of(setup, lunar::SecondPaid, ante), .in_all = most_in_all(setup, ante, won)};
}

// The best play within the maxima is found where those are whole antes, or higher than all that is paid, and no second
// combination has one of its own.
std::optional<lunar::Maxima> whole_maxima(const lunar::MainGame& game, const lunar::Ceilings& most) {
    lunar::Maxima whole;
    int highest = 0;
    for (std::uint8_t row = 0; row < lunar::book::kBetRows; ++row) highest = std::max(highest, game.pays({row}));
    const auto put = [&](const std::optional<Ratio>& from, int& to) {
        if (!from || *from >= 2 * highest) return true;
        if (from->get_den() != 1 || *from < 1) return false;
        to = static_cast<int>(from->get_num().get_si());
        return true;
    };
    const bool ante_is_paid = !most.ante || *most.ante >= 1;
    const bool as_the_bet = !most.second || *most.second >= highest || (most.bet && *most.bet <= *most.second);
    return ante_is_paid && as_the_bet && put(most.bet, whole.each) && put(most.in_all, whole.in_all)
               ? std::optional(whole)
               : std::nullopt;
}

// The price is of a play that need not be the best (ruling R59): it says which, and how far that can be off.
void bound(Price& price, const lunar::WithinMaxima& found, const std::string& staked) {
    price.method = Method::Bounded;
    price.exact.clear();
    price.supposes.clear();
    const bool free = found.best_for == lunar::Maxima::kNone;
    const double least = nearest(found.least);
    const std::string play = !found.draws ? "the best play without draws"
                             : free       ? "the best play of a table without the maximum of 5.12"
                                          : fmt::format("the best play of a table that pays {} antes at most for a "
                                                        "combination", found.best_for);
    suppose(price, fmt::format("{}; {}; no play costs less than {:.6f} %, which is {:.2g} % less", play, staked,
                               100 * least, 100 * (price.edge - least)));
}

// A maximum that bets reach changes the best play. One that nothing reaches is none.
void price_within(Price& price, const Setup& setup, lunar::MainGame game, const PriceRequest& request) {
    const Money ante = setup.limits(lunar::Ante).max;
    const lunar::Ceilings most = ceilings_of(setup, ante);
    const auto plays = lunar::plays_within(game, request.progress);
    lunar::WithinMaxima found = lunar::within_maxima(game, plays, most);
    if (found.distribution.edge() == lunar::main_returns(game, plays.back().returns).edge())
        return fill(price, found.distribution);
    const std::string staked = fmt::format("an Ante of {} alone", to_string(ante));
    if (const auto whole = whole_maxima(game, most); whole && request.full && !found.is_exact()) {
        game.most = *whole;
        found.distribution = lunar::main_returns(game, lunar::outcomes_by_up(game, request.progress), most);
        found.least = found.distribution.edge();
    }
    fill(price, found.distribution);
    if (found.is_exact()) suppose(price, staked);
    else bound(price, found, staked);
}

Price main_price(const Setup& setup, Position position, const PriceRequest& request) {
    Price price = named_price(setup, position);
    price.unit = "ante";
    price.note = "up to four boxes, so that no discards come back (11.17)";
    price.supposes = "the best play";
    const lunar::MainGame game = game_of(setup);
    if (has_maximum(setup)) price_within(price, setup, game, request);
    else fill(price, lunar::main_returns(game, lunar::plays_within(game, request.progress).back().returns));
    return price;
}

// A pay table that is not kept takes minutes, and is counted on request.
bool is_counted(const Setup& setup, const PriceRequest& request) {
    return request.full || lunar::precomputed_for(game_of(setup)).has_value();
}

// Beside an Ante that wins, a maximum over the whole hand would leave it less.
Price super_price(const Setup& setup, Position position) {
    check_super(setup);
    Price price = named_price(setup, position);
    const auto distribution = [&](const std::optional<Ratio>& most) {
        return lunar::super_returns(setup.pays(lunar::Super), lunar::super_readings(setup), poker::kFullDeck, most);
    };
    const Money stake = setup.limits(lunar::Super).max;
    std::optional<Ratio> most = most_of(setup, lunar::Super, stake);
    if (const auto in_all = most_in_all(setup, stake); in_all && (!most || *in_all < *most)) most = in_all;
    const ReturnDistribution cut = distribution(most);
    if (most && cut.edge() != distribution({}).edge())
        suppose(price, fmt::format("a Super wager of {} alone", to_string(stake)));
    fill(price, cut);
    return price;
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    bool left_out = false;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        if (position.wager == lunar::Super) prices.push_back(super_price(setup, position));
        else if (is_counted(setup, request)) prices.push_back(main_price(setup, position, request));
        else left_out = true;
    }
    if (left_out && !prices.empty())
        prices.back().note = "the ante is left out: its best play by these odds takes minutes to find (--full)";
    return prices;
}

// ---- The play at a table --------------------------------------------------------------------------------------------

// All that the player of a box has seen, and nobody else's.
struct AtTable {
    AtTable(const Table& table, const Question& question) : box(table.box(question.box)) {
        const auto& cards = box.hand().cards;
        own = {cards.begin(), cards.size()};
        const auto& house = table.house().hand().cards;
        dealer = {house.begin(), house.size()};
        up = house[lunar::up_card(table)];
        const auto& faces = table.house().hand().faces;  // a simulated hand has none
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (faces[i] == Face::Up) showing.push_back(house[i]);
        if (showing.empty()) showing.push_back(up);
        const auto dealt = lunar::dealt_to(table, box);
        given = CardSet(std::span<const Card>(dealt.begin(), dealt.size())) - CardSet(own);
    }

    const Box& box;
    lunar::Cards own, dealer;  // the dealer's are looked at where all of them lie open
    Card up;
    FixedVector<Card, lunar::kHand> showing;  // of the dealer's: the up card, and what was shown in error (11.7)
    CardSet given;

    lunar::Cards shown() const { return {showing.begin(), showing.size()}; }
};

// The game within what a maximum (5.12) leaves a hand; nothing where that cannot be counted.
std::optional<lunar::MainGame> game_within(const Setup& setup, Money ante, Money won = {}) {
    lunar::MainGame game = game_of(setup);
    const auto most = whole_maxima(game, ceilings_of(setup, ante, won));
    if (most) game.most = *most;
    return most ? std::optional(game) : std::nullopt;
}

std::optional<lunar::MainGame> game_at(const Table& table, const Box& box) {
    const Stake* ante = lunar::open_stake(table, box, lunar::Ante);
    Money won{};
    for (const Line& line : table.lines())
        if (line.box == box.number) won += line.won;
    return ante ? game_within(table.setup(), ante->amount, won) : std::nullopt;
}

MaybeRefusal why_no_choice_values(const Setup& setup, Money ante) {
    if (game_within(setup, ante)) return std::nullopt;
    return Refusal{fmt::format("within this maximum choices are weighed where it is so many times the ante of {}, and "
                               "no second combination has one of its own; expected another maximum, or another ante",
                               to_string(ante)), "5.12"};
}

Picked unwanted(lunar::Cards own, CardSet kept) {
    Picked picked = 0;
    for (std::size_t i = 0; i < own.size(); ++i)
        if ((CardSet{own[i]} - kept).size() == 1) picked |= Picked{1} << i;
    return picked;
}

Answer first_answer(const AtTable& seen, lunar::First first, CardSet kept) {
    switch (first) {
        case lunar::Folds: return {lunar::Fold};
        case lunar::Bets: return {lunar::Play};
        case lunar::BuysSixth: return {lunar::BuySixth};
        default: return {lunar::ExchangeCards, {}, unwanted(seen.own, kept)};
    }
}

// Instant cash is declared, and a hand that wins the Super wager (5.11, 9.2): where his word is asked for, who does
// anything else is not paid for it.
std::optional<lunar::Choice> declaration(const Table& table, const Question& question, const AtTable& seen) {
    if (seen.own.size() != lunar::kHand || seen.given.size() > 0) return std::nullopt;
    const Setup& setup = table.setup();
    const bool wins = lunar::instant_cash(lunar::rank_of(seen.own), setup.pays(lunar::Ante)) ||
                      (lunar::open_stake(table, seen.box, lunar::Super) &&
                       lunar::super_rows(seen.own, lunar::super_readings(setup)) != 0);
    for (const lunar::Choice declares : {lunar::Wait, lunar::Declare})
        if (wins && question.offers(declares)) return declares;
    return std::nullopt;
}

class RulePlayer : public Strategy {
public:
    explicit RulePlayer(const Setup& setup) : second_(lunar::second_of(setup)), player_(game_of(setup)) {}

    Answer answer(const Table& table, const Question& question) override {
        const AtTable seen(table, question);
        if (question.offers(lunar::ForceHim)) {
            const bool forces = player_.forces(seen.own, seen.given, seen.dealer);
            return {static_cast<std::uint8_t>(forces ? lunar::ForceHim : lunar::LetHimBe)};
        }
        if (const auto declares = declaration(table, question, seen)) return {*declares};
        if (question.offers(lunar::ExchangeCards)) {
            const lunar::FirstPlay play = lunar::by_rules(second_, seen.own, seen.up);
            return first_answer(seen, play.first, play.kept);
        }
        const bool bets = player_.bets(seen.own, seen.given, seen.shown());
        return {static_cast<std::uint8_t>(bets ? lunar::Play : lunar::Fold)};
    }

private:
    lunar::Second second_;
    lunar::Player player_;
};

std::unique_ptr<Strategy> rule_player(const Setup& setup) { return std::make_unique<RulePlayer>(setup); }

// ---- Advice ---------------------------------------------------------------------------------------------------------

std::string names_of(CardSet cards) {
    std::string names;
    for (const Card card : poker::cards_of(cards))
        names += fmt::format("{}{}", names.empty() ? "" : " ", to_string(card));
    return names;
}

std::string words_for(const lunar::Option& option) {
    switch (option.first) {
        case lunar::Folds: return "fold";
        case lunar::Bets: return "bet";
        case lunar::BuysSixth: return "sixth-card";
        case lunar::Exchanges5: return "exchange all five";
        default: return fmt::format("exchange, and keep {}", names_of(option.kept));
    }
}

// Every draw is counted: the best one, and what it is worth beside the next.
std::string advise_at(const Table& table, const Question& question) {
    const AtTable seen(table, question);
    const lunar::MainGame game = game_at(table, seen.box).value_or(game_of(table.setup()));
    if (question.offers(lunar::ForceHim))
        return lunar::Player(game).forces(seen.own, seen.given, seen.dealer) ? "force" : "do-not-force";
    if (const auto declares = declaration(table, question, seen))
        return std::string(table.game().choices[*declares].id);
    if (!question.offers(lunar::ExchangeCards))
        return lunar::Player(game).bets(seen.own, seen.given, seen.shown()) ? "bet" : "fold";
    const auto options = lunar::options_of(game, CardSet(seen.own), seen.up);
    return fmt::format("{} ({:+.3f} antes; {} {:+.3f})", words_for(options[0]), options[0].worth, words_for(options[1]),
                       options[1].worth);
}

ChoiceValues::Choice choice_value(const AtTable& seen, const lunar::Option& option) {
    const Answer answer = first_answer(seen, option.first, option.kept);
    return {answer.choice, option.worth, answer.cards};
}

// Every draw and every exchange is counted. Not where a maximum is too fine for it (`why_no_choice_values`), nor where
// the hand as dealt wins a prize that may be declared: nobody would do anything else.
ChoiceValues choice_values(const Table& table, const Question& question) {
    const AtTable seen(table, question);
    const auto within = game_at(table, seen.box);
    if (!within) return {};
    const lunar::MainGame& game = *within;
    const lunar::Player player(game);
    ChoiceValues values{.unit = "ante", .choices = {}};
    if (question.offers(lunar::ForceHim))
        values.choices = {{lunar::LetHimBe, 0},
                          {lunar::ForceHim, player.worth_of_forcing(seen.own, seen.given, seen.dealer)}};
    else if (!question.offers(lunar::ExchangeCards))
        values.choices = {{lunar::Fold, 0}, {lunar::Play, player.worth_of_bet(seen.own, seen.given, seen.shown())}};
    else
        for (const lunar::Option& option : lunar::options_of(game, CardSet(seen.own), seen.up))
            values.choices.push_back(choice_value(seen, option));
    // Who declares a hand that wins nothing decides afterwards, and has lost nothing by it (9.2, ruling R75).
    if (question.offers(lunar::Declare) && !declaration(table, question, seen))
        values.choices.push_back(
            {lunar::Declare, std::ranges::max_element(values.choices, {}, &ChoiceValues::Choice::worth)->worth});
    return values;
}

// With their price where it was counted.
void tell_short_rules(Explanation& told, const lunar::MainGame& game) {
    std::vector<std::string> rules = lunar::rules_in_words();
    const auto cost = lunar::cost_of_rules(game);
    if (!cost) {
        told.remarks = std::move(rules);
        return;
    }
    told.words = InWords{std::move(rules), told.edge + nearest(*cost), nearest(*cost)};
    told.remarks.push_back(fmt::format("these words cost {} of the ante, if what follows the first play is played best",
                                       in_lowest_terms(*cost)));
}

Explanation explain(const Setup& setup, const Progress& progress) {
    const lunar::MainWorth worth = worth_of(setup, progress);
    Explanation told{.edge = nearest(Ratio(-worth.mean)), .unit = "ante"};
    constexpr std::string_view kNames[lunar::kFirsts] = {
        "fold", "bet", "sixth-card", "exchange 2", "exchange 3", "exchange 4", "exchange 5"};
    Taken first{.when = "with the cards as dealt", .share = {}};
    for (std::size_t i = 0; i < lunar::kFirsts; ++i)
        first.share.emplace_back(std::string(kNames[i]), nearest(worth.first[i]));
    told.taken.push_back(first);
    tell_short_rules(told, game_of(setup));
    told.note = "every card that the player has seen is counted, those that he gave away too";
    return told;
}

}  // namespace

constinit const Pricer lunar_poker::kPricer{
    .price = price_wagers, .strategy = rule_player, .explain = explain, .advise_at = advise_at,
    .choice_values = choice_values,
    .why_no_choice_values = why_no_choice_values, .maxima = true, .slow = "ante"};

}  // namespace baize
