// nz.lunar-poker: the Super wager hand by hand, the main game by the best play.
#include <fmt/format.h>

#include <algorithm>

#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/lunar_poker/laws.hpp"
#include "odds/lunar_poker/play.hpp"
#include "odds/lunar_poker/short_rules.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace lunar = lunar_poker;
using poker::CardSet;

namespace {

lunar::MainGame game_of(const Setup& setup) {
    return {.ante = setup.pays(lunar::Ante), .bet = setup.pays(lunar::Bet), .second = lunar::second_of(setup)};
}

lunar::MainWorth worth_of(const Setup& setup, const Progress& progress) {
    const lunar::MainGame game = game_of(setup);
    const auto kept = lunar::kept_for(game);
    return lunar::main_worth(game, kept ? *kept : lunar::solve_all(game, progress));
}

// ---- Prices ---------------------------------------------------------------------------------------------------------

// 5.12: a maximum is an amount of money, and changes what the cards are worth to whoever may reach it.
bool has_maximum(const Setup& setup, std::initializer_list<lunar::Wager> wagers) {
    return setup.option_amount(lunar::book::MaximumPayout) || std::ranges::any_of(wagers, [&](lunar::Wager wager) {
               return setup.limits(wager).payout_max.cents > 0;
           });
}

// The spread of the returns is not counted, only their mean.
Price main_price(const Setup& setup, Position position, const Progress& progress) {
    const lunar::MainWorth worth = worth_of(setup, progress);
    Price price = named_price(setup, position);
    price.edge = price.edge_resolved = nearest(Ratio(-worth.mean));
    price.exact = in_lowest_terms(Ratio(-worth.mean));
    price.edge_of_total = nearest(Ratio(-worth.mean / worth.staked));
    price.sd = price.hit = -1;
    price.unit = "ante";
    price.note = "up to four boxes, so that no discards come back (11.17); as if no payment reached a maximum (5.12); "
                 "the spread of the returns is not counted";
    price.supposes = "the best play";
    if (has_maximum(setup, {lunar::Ante, lunar::Bet})) price.supposes += ", no maximum reached";
    return price;
}

// A pay table that is not kept takes minutes, and is counted on request.
bool is_counted(const Setup& setup, const PriceRequest& request) {
    return request.full || lunar::kept_for(game_of(setup)).has_value();
}

Price super_price(const Setup& setup, Position position) {
    Price price = named_price(setup, position);
    fill(price, lunar::super_law(setup.pays(lunar::Super), lunar::super_readings(setup)));
    if (has_maximum(setup, {lunar::Super})) price.supposes = "no maximum reached";
    return price;
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    bool left_out = false;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        if (position.wager == lunar::Super) prices.push_back(super_price(setup, position));
        else if (is_counted(setup, request)) prices.push_back(main_price(setup, position, request.progress));
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
        const auto dealt = lunar::dealt_to(table, box);
        given = CardSet(std::span<const Card>(dealt.begin(), dealt.size())) - CardSet(own);
    }

    const Box& box;
    lunar::Cards own, dealer;  // the dealer's are looked at where all of them lie open
    Card up;
    CardSet given;
};

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

class RulePlayer : public Strategy {
public:
    explicit RulePlayer(const Setup& setup) : second_(lunar::second_of(setup)), player_(game_of(setup)) {}

    Answer answer(const Table& table, const Question& question) override {
        const AtTable seen(table, question);
        if (question.offers(lunar::ForceHim)) {
            const bool forces = player_.forces(seen.own, seen.given, seen.dealer);
            return {static_cast<std::uint8_t>(forces ? lunar::ForceHim : lunar::LetHimBe)};
        }
        // Instant cash is declared; the same hand wins the Super wager too (5.11).
        for (const lunar::Choice declares : {lunar::Wait, lunar::Declare})
            if (question.offers(declares) && declares_now(table, seen)) return {declares};
        if (question.offers(lunar::ExchangeCards)) {
            const lunar::FirstPlay play = lunar::by_rules(second_, seen.own, seen.up);
            return first_answer(seen, play.first, play.kept);
        }
        return {static_cast<std::uint8_t>(player_.bets(seen.own, seen.given, seen.up) ? lunar::Play : lunar::Fold)};
    }

private:
    static bool declares_now(const Table& table, const AtTable& seen) {
        if (seen.own.size() != lunar::kHand || seen.given.size() > 0) return false;
        const Setup& setup = table.setup();
        return lunar::instant_cash(lunar::rank_of(seen.own), setup.pays(lunar::Ante)) ||
               (lunar::open_stake(table, seen.box, lunar::Super) &&
                lunar::super_rows(seen.own, lunar::super_readings(setup)) != 0);
    }

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
    const lunar::MainGame game = game_of(table.setup());
    if (question.offers(lunar::ForceHim))
        return lunar::Player(game).forces(seen.own, seen.given, seen.dealer) ? "force" : "do-not-force";
    if (!question.offers(lunar::ExchangeCards))
        return lunar::Player(game).bets(seen.own, seen.given, seen.up) ? "bet" : "fold";
    const auto options = lunar::options_of(game, CardSet(seen.own), seen.up);
    return fmt::format("{} ({:+.3f} antes; {} {:+.3f})", words_for(options[0]), options[0].worth, words_for(options[1]),
                       options[1].worth);
}

Weighing::Choice weighed(const AtTable& seen, const lunar::Option& option) {
    const Answer answer = first_answer(seen, option.first, option.kept);
    return {answer.choice, option.worth, answer.cards};
}

// Every draw and every exchange is counted. Not where a maximum may be reached (5.12), nor where the hand as dealt wins
// a prize that may be declared: nobody would do anything else.
Weighing weigh(const Table& table, const Question& question) {
    if (has_maximum(table.setup(), {lunar::Ante, lunar::Bet})) return {};
    const AtTable seen(table, question);
    const lunar::MainGame game = game_of(table.setup());
    const lunar::Player player(game);
    Weighing weighing{.unit = "ante", .choices = {}};
    if (question.offers(lunar::ForceHim))
        weighing.choices = {{lunar::LetHimBe, 0},
                            {lunar::ForceHim, player.worth_of_forcing(seen.own, seen.given, seen.dealer)}};
    else if (!question.offers(lunar::ExchangeCards))
        weighing.choices = {{lunar::Fold, 0}, {lunar::Play, player.worth_of_bet(seen.own, seen.given, seen.up)}};
    else
        for (const lunar::Option& option : lunar::options_of(game, CardSet(seen.own), seen.up))
            weighing.choices.push_back(weighed(seen, option));
    return weighing;
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
    told.remarks = lunar::rules_in_words();
    // Over a thousand deals, what the rules' first play is worth against the best one, each counted exactly.
    told.remarks.push_back("these rules cost 0.7 +- 0.1 % of the ante, if what follows the first play is played best");
    told.note = "every card that the player has seen is counted, those that he gave away too";
    return told;
}

}  // namespace

constinit const Pricer lunar_poker::kPricer{
    .price = price_wagers, .strategy = rule_player, .explain = explain, .advise_at = advise_at, .weigh = weigh,
    .slow = "ante"};

}  // namespace baize
