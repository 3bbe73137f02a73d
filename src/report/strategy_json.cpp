#include "report/strategy_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/blackjack/gb_switch.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/casino_war/casino_war.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/analysed_rules.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/casino_war.hpp"
#include "odds/pocket_pairs.hpp"
#include "odds/three_card_poker.hpp"

namespace baize {

namespace {

using Json = nlohmann::ordered_json;
namespace bj = blackjack;
namespace tcp = three_card_poker;

constexpr int kUps[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 1};  // the order in which players read a chart

std::string up_name(int up) { return up == 1 ? "A" : std::to_string(up); }

// ---- Blackjack -------------------------------------------------------------------------------------------

enum class Section { Hard, Soft, Pair };
constexpr std::string_view kSections[] = {"hard", "soft", "pair"};

struct ChartRow {
    Section section;
    int key;  // total, or the value of the pair
    std::string name;
};

std::vector<ChartRow> chart_rows() {
    std::vector<ChartRow> rows;
    for (int total = 20; total >= 5; --total) rows.push_back({Section::Hard, total, fmt::format("hard {}", total)});
    for (int total = 20; total >= 13; --total) rows.push_back({Section::Soft, total, fmt::format("A,{}", total - 11)});
    rows.push_back({Section::Pair, 1, "A,A"});
    for (int value = 10; value >= 2; --value) rows.push_back({Section::Pair, value, fmt::format("{0},{0}", value)});
    return rows;
}

// D doubles or else draws, Ds doubles or else stands; P splits, and P1 splits but not a second time.
std::string code(const bj::Chart& chart, const ChartRow& row, int up) {
    const auto at = [](auto& table, int key, int card) { return table[static_cast<std::size_t>(key)][static_cast<std::size_t>(card)]; };
    if (row.section == Section::Pair) {
        const bj::SplitPlan plan = at(chart.pairs, row.key, up);
        if (plan != bj::SplitPlan::Never) return plan == bj::SplitPlan::Again || row.key == 1 ? "P" : "P1";
        const bj::Cell cell = row.key == 1 ? at(chart.soft, 12, up) : at(chart.hard, 2 * row.key, up);
        return cell.twice ? (cell.otherwise == bj::Action::Stand ? "Ds" : "D") : cell.otherwise == bj::Action::Stand ? "S" : "H";
    }
    const bj::Cell cell = row.section == Section::Hard ? at(chart.hard, row.key, up) : at(chart.soft, row.key, up);
    if (cell.twice) return cell.otherwise == bj::Action::Stand ? "Ds" : "D";
    return cell.otherwise == bj::Action::Stand ? "S" : "H";
}

std::string hand_name(bj::Node node) {
    std::string name;
    const bj::Hand& hand = bj::hand_table()[node];
    for (int value = 1; value <= 10; ++value)
        for (int i = 0; i < hand.cards.count(value); ++i) name += fmt::format("{}{}", name.empty() ? "" : ",", up_name(value));
    return name;
}

constexpr std::string_view kActions[] = {"stand", "draw", "double", "split"};
std::string_view action_name(bj::Action action) { return kActions[static_cast<std::size_t>(action)]; }

const bj::ActionValues& values_of(const bj::ChartReport& report, const ChartRow& row, int up) {
    const auto& table = row.section == Section::Hard ? report.hard[static_cast<std::size_t>(row.key)]
                      : row.section == Section::Soft ? report.soft[static_cast<std::size_t>(row.key)]
                                                     : report.pairs[static_cast<std::size_t>(row.key)];
    return table[static_cast<std::size_t>(up)];
}

Json blackjack_json(const Setup& setup, const bj::Analysis& analysis, const bj::ChartReport& report) {
    Json cells = Json::array(), exceptions = Json::array();
    for (const ChartRow& row : chart_rows())
        for (const int up : kUps) {
            Json values = Json::object();
            const bj::ActionValues& worth = values_of(report, row, up);
            for (std::size_t a = 0; a < 4; ++a)
                if (worth.value[a]) values[std::string(kActions[a])] = *worth.value[a];
            cells.push_back({{"section", kSections[static_cast<std::size_t>(row.section)]}, {"hand", row.name}, {"dealer", up_name(up)}, {"play", code(report.chart, row, up)}, {"ev", values}});
        }
    for (const bj::Exception& each : report.exceptions)
        exceptions.push_back({{"cards", hand_name(each.node)}, {"dealer", up_name(each.up)}, {"chart", action_name(each.chart)}, {"best", action_name(each.best)},
                              {"after_split", each.after_split}, {"gain", each.gain}, {"chance", each.chance}});
    Json options = Json::object();
    for (const auto& [id, value] : setup.options_in_use()) options[id] = value;
    return {{"game", setup.game().id}, {"options", options}, {"edge", -analysis.ev}, {"edge_by_chart", -report.ev}, {"chart_costs", report.cost},
            {"unit", "initial wager"}, {"chart", cells}, {"exceptions", exceptions}};
}

Json blackjack_strategy(const Setup& setup) {
    const bj::Rules rules = analysed_rules(setup);
    bj::Analyser analyser(rules.decks);
    const bj::Analysis analysis = analyser.analyse(rules);
    return blackjack_json(setup, analysis, analyser.chart(rules, analysis.strategy));
}

// ---- Three Card Poker -----------------------------------------------------------------------------------------

// From which hand on to play; null where the pay rows make the hands to play no simple threshold.
Json three_card_poker_strategy(const Setup& setup) {
    const auto solution = tcp::solve_ante({setup.pays(tcp::Ante), setup.pays(tcp::Play), setup.pays(tcp::AnteBonus)});
    const auto lowest = solution.strategy.threshold();
    std::string hand;
    ThreeCardHand falling = lowest.value_or(ThreeCardHand{});
    std::sort(falling.begin(), falling.end(), [](Card a, Card b) { return a.rank() > b.rank(); });
    if (lowest)
        for (const Card card : falling) hand += (hand.empty() ? "" : "-") + std::string(1, kRankLetters[static_cast<std::size_t>(card.rank() - 2)]);
    return {{"game", setup.game().id}, {"play_from", lowest ? Json(hand) : Json()}, {"edge", nearest(solution.law.edge())}, {"unit", "ante"}};
}

// ---- Casino War -------------------------------------------------------------------------------------------------

// What each choice at a tie is worth, rank by rank, and the edge of who always takes one of them.
Json casino_war_strategy(const Setup& setup) {
    namespace war = casino_war;
    const war::RankShoe shoe = war::rank_shoe(setup.shoe());
    const auto solve = [&](war::Plan plan) { return war::solve_main(shoe, setup.pays(war::Main), setup.pays(war::War), plan); };
    const auto edge = [&](war::Plan plan) { return nearest(solve(plan).law.edge()); };
    const war::MainSolution best = solve(war::Plan::Best);
    Json rows = Json::array();
    for (int rank = 2; rank <= kAce; ++rank) {
        if (shoe[static_cast<std::size_t>(rank)] < 2) continue;
        const war::TieValue& value = best.ties[static_cast<std::size_t>(rank)];
        rows.push_back({{"situation", fmt::format("tie of {}", kRankLetters[static_cast<std::size_t>(rank - 2)])}, {"play", value.go_to_war() ? "war" : "surrender"},
                        {"ev", {{"war", nearest(value.war)}, {"surrender", nearest(value.surrender)}}}});
    }
    Json options = Json::object();
    for (const auto& [id, value] : setup.options_in_use()) options[id] = value;
    return {{"game", setup.game().id}, {"options", options}, {"edge", nearest(best.law.edge())}, {"unit", "original wager"}, {"decisions", rows},
            {"edge_of", {{"war", edge(war::Plan::AlwaysWar)}, {"surrender", edge(war::Plan::AlwaysSurrender)}}}};
}

// ---- Pocket Pairs -----------------------------------------------------------------------------------------------

// What a wager that is left in play wins, against what forfeiting it loses.
Json pocket_pairs_strategy(const Setup& setup) {
    const Pays& pays = setup.pays(pocket_pairs::PocketPairs);
    Json rows = Json::array();
    for (const PayRow& row : pays)
        rows.push_back({{"situation", row.id}, {"play", "stay"}, {"ev", {{"stay", nearest(ratio(row.odds))}, {"fold", nearest(ratio(row.odds))}, {"forfeit", -1}}}});
    rows.push_back({{"situation", "no pair"}, {"play", "stay"}, {"ev", {{"stay", -1}, {"fold", -1}, {"forfeit", -1}}}});
    const double edge = nearest(pocket_pairs::pocket_pairs_law(setup.shoe(), pays).edge());
    return {{"game", setup.game().id}, {"options", Json::object()}, {"edge", edge}, {"unit", "initial wager"}, {"decisions", rows},
            {"edge_of", {{"stay", edge}, {"fold", edge}, {"forfeit", 1}}}};
}

}  // namespace

Result<Json> strategy_json(const Setup& setup) {
    if (&setup.game() == &bj::nz::kGame || &setup.game() == &bj::gb::kGame) return blackjack_strategy(setup);
    if (&setup.game() == &bj::gb::switching::kGame) return Refusal{"the best play of two hands is not computed yet"};
    if (&setup.game() == &tcp::kGbGame || &setup.game() == &tcp::kNzGame) return three_card_poker_strategy(setup);
    if (&setup.game() == &casino_war::kGame) return casino_war_strategy(setup);
    if (&setup.game() == &pocket_pairs::kGame) return pocket_pairs_strategy(setup);
    return Refusal{fmt::format("{} asks the player nothing, so there is no strategy to chart", setup.game().id)};
}

}  // namespace baize
