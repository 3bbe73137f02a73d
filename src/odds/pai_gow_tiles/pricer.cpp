// gb.pai-gow-tiles and nz.pai-gow by counting every two stacks, and the play that is best.
#include <fmt/format.h>

#include <algorithm>

#include "engine/table.hpp"
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "games/pai_gow_tiles/words.hpp"
#include "odds/pai_gow_tiles/returns.hpp"

namespace baize {

namespace tiles = pai_gow_tiles;

namespace {

using tiles::Play;

// ---- Prices -----------------------------------------------------------------------------------------------------

std::string supposed(const tiles::Terms& terms) {
    if (terms.dealer.local != tiles::LocalRule::None) return {};
    return "a dealer without a rule who makes the highest high hand he can";
}

std::string percent(const ReturnDistribution& returns) {
    return fmt::format("{:.4f} %", 100 * nearest(returns.edge()));
}

void add_main(std::vector<Price>& prices, const Setup& setup, const tiles::Deals& deals,
              const ReturnDistribution& returns) {
    Price price = named_price(setup, {tiles::Main, 0});
    fill(price, returns);
    price.note = fmt::format("by the best setting of each hand, of a player with one position; by the house way {}",
                             percent(deals.distributions(Play::HouseWay).main));
    price.supposes = supposed(deals.terms());
    prices.push_back(price);
}

// Ruling R79: beside a main wager that is played for itself, and with both played for their sum.
void add_tie(std::vector<Price>& prices, const Setup& setup, const tiles::Deals& deals,
             const ReturnDistribution& by_main) {
    Price price = named_price(setup, {tiles::Tie, 0});
    fill(price, by_main);
    price.note = "with the tiles set for the best of the Standard Wager";
    prices.push_back(price);
    const auto jointly = deals.distributions(Play::BestMainAndTie);
    fill(price, jointly.tie);
    call_row(price, "+jointly", "set jointly with the Standard Wager");
    price.note = fmt::format("with the tiles set for the best of it and a Standard Wager of the same amount together, "
                             "which then costs {}", percent(jointly.main));
    prices.push_back(price);
}

// Ruling R80: what a player has of holding the bank, in units of the wagers that he covers.
void add_bank(std::vector<Price>& prices, const Setup& setup, const tiles::Deals& deals) {
    using tiles::BanksSetting;
    const struct {
        std::string_view id, title, words;
        Play players;
        BanksSetting sets;
    } rows[] = {
        {"", "", "the bank set by the house way, against one player who sets as is best against that", Play::BestMain,
         BanksSetting::HouseWay},
        {"+best-setting", "with its best setting",
         "the bank set as is best against one player who expects the house way and sets best against that",
         Play::BestMain, BanksSetting::Best},
        {"+house-way-players", "with its best setting against players by the house way",
         "the bank set as is best against one player who sets by the house way", Play::HouseWay, BanksSetting::Best},
    };
    for (const auto& row : rows) {
        const auto worth = tiles::bank_worth(deals, row.players, row.sets);
        Price price = named_price(setup, {tiles::Bank, 0});
        fill(price, worth.against_one);
        if (!row.id.empty()) call_row(price, row.id, row.title);
        price.unit = "unit covered";
        price.note = fmt::format("{}, after the levy of {} %; against several such players the levy nets their wagers, "
                                 "and the figure is between {:.4f} % and this one", row.words,
                                 tiles::book::kLevyPercent, -100 * nearest(worth.at_most));
        price.supposes = "one opponent, whose winnings count too";
        prices.push_back(std::move(price));
    }
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    const auto asked = [&](std::uint8_t wager) {
        return wager < setup.game().wagers.size() && setup.offered(wager) && wanted(request, setup, {wager, 0});
    };
    const tiles::Deals deals(setup.shoe(), tiles::terms_of(setup));
    std::vector<Price> prices;
    tiles::Deals::Returns best;
    if (asked(tiles::Main) || asked(tiles::Tie)) best = deals.distributions(Play::BestMain);
    if (asked(tiles::Main)) add_main(prices, setup, deals, best.main);
    if (asked(tiles::Bank)) add_bank(prices, setup, deals);
    if (asked(tiles::Bonus)) {
        prices.push_back(named_price(setup, {tiles::Bonus, 0}));
        fill(prices.back(), deals.bonus_returns());
    }
    if (asked(tiles::Tie)) add_tie(prices, setup, deals, best.tie);
    return prices;
}

// ---- The play at a table ----------------------------------------------------------------------------------------

// The tiles of a setting in the stack as it lies before the player.
Picked low_tiles(const tiles::Stack& stack, const tiles::Setting& wanted, rank::WildTiles wild) {
    for (const tiles::Split& split : tiles::splits(stack, wild))
        if (split.ranks == wanted) return 1u << split.low[0] | 1u << split.low[1];
    throw std::logic_error("a stack has no such setting");
}

// By what a fresh set makes each setting worth, decided once for every kind of stack.
class TilesPlayer : public Strategy {
public:
    explicit TilesPlayer(const Setup& setup) : deals_(setup.shoe(), tiles::terms_of(setup)) {
        for (const tiles::Kind& kind : deals_.kinds())
            decisions_.push_back(deals_.decide(kind, deals_.won(kind), Play::BestMain));
    }

    Answer answer(const Table& table, const Question& question) override {
        if (question.box == 0) return {tiles::ByHouseWay};  // of who holds the bank
        const tiles::Stack stack = tiles::stack_of(table.box(question.box));
        const tiles::Kind& kind = deals_.kind_of(stack);
        const tiles::Decision& decision = decisions_[&kind - deals_.kinds().data()];
        if (!question.offers(tiles::Set))
            return {decision.surrender ? tiles::SurrenderTie : tiles::KeepTie};
        const auto& setting = kind.settings[decision.setting].ranks;
        return {tiles::Set, {}, low_tiles(stack, setting, deals_.terms().dealer.wild)};
    }

private:
    tiles::Deals deals_;
    std::vector<tiles::Decision> decisions_;
};

std::unique_ptr<Strategy> best_play(const Setup& setup) { return std::make_unique<TilesPlayer>(setup); }

// ---- In words ---------------------------------------------------------------------------------------------------

// The dealer's chart for hands without a pair: the highest tile is a section, the next two a row, the lowest a column.
std::string place_name(int place) {
    for (const rank::TileKind& kind : rank::kTileKinds)
        if (kind.place == place) return fmt::format("{}-{}", int{kind.tile.low}, int{kind.tile.high});
    return {};
}

Chart chart_of(const tiles::HouseWay& way) {
    Chart chart{.rows_are = "second and third tile", .columns_are = "lowest tile", .corner = "lowest",
                .how_to_read = "The highest of four tiles without a pair goes with the second (2), the third (3) or "
                               "the lowest (4); of the two hands that are made the higher is the high hand. A mixed "
                               "tile stands for both of its kind.",
                .legend = {{"2", "the highest with the second tile", "with the second", "#f8e6ae", 0xf8e6ae},
                           {"3", "the highest with the third tile", "with the third", "#cfe3f5", 0xcfe3f5},
                           {"4", "the highest with the lowest tile", "with the lowest", "#d5ecd0", 0xd5ecd0}}};
    for (int place = 1; place <= 14; ++place) chart.columns.push_back(place_name(place));
    for (int a = tiles::kPlaces; a >= 5; --a) {  // the two wild tiles are below all others, and no hand here has both
        Section section{.id = place_name(a), .title = fmt::format("Highest {}", place_name(a)), .headed = true};
        for (int b = a - 1; b >= 4; --b)
            for (int c = b - 1; c >= 3; --c)
                for (int d = 1; d <= 14; ++d) {
                    const char play = d < c ? way.chart[tiles::chart_square({a, b, c, d})] : '-';
                    section.squares.push_back({fmt::format("{} {}", place_name(b), place_name(c)), place_name(d),
                                               play == '-' ? std::string() : std::string(1, play), {}});
                }
        chart.sections.push_back(std::move(section));
    }
    return chart;
}

// gb-2011 14.31: the rules of the house for hands without a pair are displayed.
std::optional<Chart> house_chart(const Setup& setup) {
    const tiles::HouseWay way = tiles::terms_of(setup).dealer;
    return way.local == tiles::LocalRule::Balanced ? std::optional(chart_of(way)) : std::nullopt;
}

Explanation explain(const Setup& setup, const Progress&) {
    const tiles::Deals deals(setup.shoe(), tiles::terms_of(setup));
    const double best = nearest(deals.distributions(Play::BestMain).main.edge());
    const double by_house_way = nearest(deals.distributions(Play::HouseWay).main.edge());
    Explanation play{.edge = best};
    play.rules = {{"set every hand by the house way", by_house_way, by_house_way - best}};
    play.note = "The best setting of each hand is told hand by hand: ask the adviser at a table (baize play).";
    if (deals.terms().dealer.local == tiles::LocalRule::Balanced) {
        play.chart = chart_of(deals.terms().dealer);
        play.chart->edge = by_house_way, play.chart->costs = by_house_way - best;
        play.note += fmt::format(" The dealer's rule for hands without a pair was found by changing one hand at a "
                                 "time; against the best player it keeps {:.4f} %, and no rule whatever keeps more "
                                 "than {:.4f} %.", 100 * best, 100 * nearest(tiles::most_by_any_rule(deals)));
    }
    return play;
}

// ---- Advice -----------------------------------------------------------------------------------------------------

std::string hand_words(const tiles::Stack& stack, const std::uint8_t (&tiles_of)[2], rank::WildTiles wild) {
    const Card two[] = {stack[tiles_of[0]], stack[tiles_of[1]]};
    return fmt::format("{} {} ({})", kTiles.name(two[0]), kTiles.name(two[1]), tiles::words_for(two, true, wild));
}

std::string setting_words(const tiles::Stack& stack, const tiles::Setting& wanted, rank::WildTiles wild) {
    for (const tiles::Split& split : tiles::splits(stack, wild))
        if (split.ranks == wanted)
            return fmt::format("high {}, low {}", hand_words(stack, split.high, wild),
                               hand_words(stack, split.low, wild));
    return {};
}

// The tiles of a player's other positions (14.16).
std::vector<Card> seen_elsewhere(const Table& table, const Question& question) {
    std::vector<Card> seen;
    for (const Box& box : table.boxes())
        for (const Hand& hand : box.hands)
            if (box.seated == question.player && box.number != question.box)
                seen.insert(seen.end(), hand.cards.begin(), hand.cards.end());
    return seen;
}

// The best setting, and what each other costs against it.
std::string advise_setting(const tiles::Deals& deals, const tiles::Stack& stack, const std::vector<Card>& seen) {
    const tiles::Kind& kind = deals.kind_of(stack);
    const auto won = won_beside(deals, kind, seen);
    const auto wild = deals.terms().dealer.wild;
    const int best = deals.decide(kind, won, Play::BestMain).setting;
    const Ratio most = deals.worth_of_main(won[best]);
    std::string text = fmt::format("set {}: worth {:+.4f}", setting_words(stack, kind.settings[best].ranks, wild),
                                   nearest(most));
    for (int i = 0; i < kind.settings_count; ++i)
        if (i != best)
            text += fmt::format("; {} costs {:.4f}", setting_words(stack, kind.settings[i].ranks, wild),
                                nearest(most - deals.worth_of_main(won[i])));
    if (deals.by_house_way(kind) == best) text += "; the house way sets it so too";
    return text;
}

std::string advise_tie(const tiles::Deals& deals, const tiles::Stack& stack, const std::vector<Card>& seen) {
    const tiles::Kind& kind = deals.kind_of(stack);
    const auto won = won_beside(deals, kind, seen);
    const auto [setting, surrender] = deals.decide(kind, won, Play::BestMain);
    const Ratio kept = deals.worth_of_tie(kind, won[setting]);
    return fmt::format("{}: kept it is worth {:+.4f}, surrendered -0.5", surrender ? "surrender" : "keep",
                       nearest(kept));
}

// ---- Advice to who holds the bank (14.21, ruling R80) -----------------------------------------------------------

int first_best(const std::array<Ratio, 3>& worths, int count) {
    return std::max_element(worths.begin(), worths.begin() + count) - worths.begin();
}

int players_against_bank(const Table& table) {
    return std::ranges::count_if(table.stakes(), [&](const Stake& stake) {
        return stake.position.wager == tiles::Main && table.box(stake.box).live();
    });
}

// Of settings against one player it is exact; several are between that and what a levy on their mean would leave.
std::string against_several(const tiles::BankSettings& settings, int best, int count, int players) {
    bool proved = true;
    for (int i = 0; i < count; ++i)
        proved = proved && (i == best || settings.at_most[i] <= settings.against_one[best]);
    return fmt::format("; against {} such players, whose wagers the levy nets, worth {:+.4f} to {:+.4f}{}", players,
                       nearest(settings.against_one[best]), nearest(settings.at_most[best]),
                       proved ? ", and best too" : "");
}

// How he sets best, and what each other setting costs: against a player who expects the house way and sets best
// against that. Against one who sets by the house way himself another may be best.
std::string advise_bank(const Table& table, const tiles::Deals& deals) {
    const int players = players_against_bank(table);
    if (players == 0) return "nobody wagers against the bank: however you set, nothing is won or lost";
    const tiles::Stack stack = tiles::stack_of(table.house());
    const tiles::Kind& kind = deals.kind_of(stack);
    const auto words = [&](int i) {
        return setting_words(stack, kind.settings[i].ranks, deals.terms().dealer.wild);
    };
    const auto settings = tiles::bank_settings(deals, kind, Play::BestMain);
    const auto worth = [&](int i) -> const Ratio& { return settings.against_one[i]; };
    const int best = first_best(settings.against_one, kind.settings_count);
    std::string text = fmt::format("set {}: worth {:+.4f} of a wager that you cover, after the levy, against one "
                                   "player who sets as is best against the house way", words(best),
                                   nearest(worth(best)));
    for (int i = 0; i < kind.settings_count; ++i)
        if (i != best) text += fmt::format("; {} costs {:.4f}", words(i), nearest(worth(best) - worth(i)));
    if (deals.by_house_way(kind) == best) text += "; the house way sets it so too";
    if (players > 1) text += against_several(settings, best, kind.settings_count, players);
    const auto by_house_way = tiles::bank_settings(deals, kind, Play::HouseWay).against_one;
    const int other = first_best(by_house_way, kind.settings_count);
    if (by_house_way[other] == by_house_way[best])
        return text + "; against one by the house way it is best too";
    return text + fmt::format("; against one by the house way {} is best, by {:.4f}", words(other),
                              nearest(by_house_way[other] - by_house_way[best]));
}

std::string advise_at(const Table& table, const Question& question) {
    const tiles::Deals deals(table.setup().shoe(), tiles::terms_of(table.setup()));
    if (question.box == 0) return advise_bank(table, deals);
    const tiles::Stack stack = tiles::stack_of(table.box(question.box));
    const auto seen = seen_elsewhere(table, question);
    return question.offers(tiles::Set) ? advise_setting(deals, stack, seen) : advise_tie(deals, stack, seen);
}

// ---- What answers are worth -------------------------------------------------------------------------------------

// What a Bonanza Tie is of the Standard Wager beside it; nothing where there is none.
Ratio tie_of_main(const Table& table, const Box& box) {
    std::int64_t main = 0, tie = 0;
    for (const Stake& stake : table.stakes()) {
        if (stake.box != box.number) continue;
        if (stake.position.wager == tiles::Main) main += stake.amount.cents;
        if (stake.position.wager == tiles::Tie) tie += stake.amount.cents;
    }
    return main == 0 ? Ratio(0) : fraction(tie, main);
}

// By setting, in Standard Wagers: what it and the Bonanza Tie, surrendered or kept, come to.
std::array<Ratio, 3> worths_of_settings(const tiles::Deals& deals, const tiles::Kind& kind,
                                        const std::array<tiles::Won, 3>& won, const Ratio& tie, bool surrendered) {
    std::array<Ratio, 3> worths;
    for (int i = 0; i < kind.settings_count; ++i)
        worths[i] = deals.worth_of_main(won[i]) +
                    tie * (surrendered ? Ratio(-ratio(tiles::book::kSurrendered)) : deals.worth_of_tie(kind, won[i]));
    return worths;
}

// Two hands of equal rank may change places; else the two tiles of the higher one make a foul (14.29).
void add_settings(ChoiceValues& values, const tiles::Deals& deals, const tiles::Stack& stack,
                  const std::array<Ratio, 3>& worths) {
    const tiles::Kind& kind = deals.kind_of(stack);
    for (const tiles::Split& split : tiles::splits(stack, deals.terms().dealer.wild))
        for (int i = 0; i < kind.settings_count; ++i) {
            if (kind.settings[i].ranks != split.ranks) continue;
            const double worth = nearest(worths[i]);
            values.choices.push_back({tiles::Set, worth, 1u << split.low[0] | 1u << split.low[1]});
            if (split.ranks.low == split.ranks.high)
                values.choices.push_back({tiles::Set, worth, 1u << split.high[0] | 1u << split.high[1]});
        }
    values.choices.push_back({tiles::ByHouseWay, nearest(worths[deals.by_house_way(kind)])});
}

// Of who holds the bank: against one player who sets as is best against the house way.
ChoiceValues bank_values(const Table& table, const tiles::Deals& deals) {
    const tiles::Stack stack = tiles::stack_of(table.house());
    const auto settings = tiles::bank_settings(deals, deals.kind_of(stack), Play::BestMain);
    ChoiceValues values{.unit = "unit covered", .choices = {}};
    add_settings(values, deals, stack, settings.against_one);
    return values;
}

ChoiceValues choice_values(const Table& table, const Question& question) {
    const tiles::Deals deals(table.setup().shoe(), tiles::terms_of(table.setup()));
    if (question.box == 0) return bank_values(table, deals);
    const Box& box = table.box(question.box);
    const tiles::Stack stack = tiles::stack_of(box);
    const tiles::Kind& kind = deals.kind_of(stack);
    const auto won = won_beside(deals, kind, seen_elsewhere(table, question));
    const Ratio tie = tie_of_main(table, box);
    ChoiceValues values{.unit = "initial wager", .choices = {}};
    if (question.offers(tiles::Set)) {
        add_settings(values, deals, stack,
                     worths_of_settings(deals, kind, won, tie, tiles::surrenders_tie(table, box)));
        return values;
    }
    for (const tiles::Choice choice : {tiles::KeepTie, tiles::SurrenderTie}) {
        const auto worths = worths_of_settings(deals, kind, won, tie, choice == tiles::SurrenderTie);
        const auto end = worths.begin() + kind.settings_count;
        values.choices.push_back({choice, nearest(*std::max_element(worths.begin(), end))});
    }
    return values;
}

}  // namespace

constinit const Pricer pai_gow_tiles::kPricer{
    .price = price_wagers, .strategy = best_play, .explain = explain, .house_chart = house_chart,
    .advise_at = advise_at, .choice_values = choice_values, .short_decks = true};

}  // namespace baize
