// baize strategy: the best play, as a chart.
#include <fmt/color.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/three_card_poker.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;
namespace bj = blackjack;
namespace tcp = three_card_poker;

constexpr int kUps[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 1};  // the order in which players read a chart

std::string up_name(int up) { return up == 1 ? "A" : std::to_string(up); }

// ---- Blackjack -------------------------------------------------------------------------------------------

enum class Section { Hard, Soft, Pair };

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

std::string coloured(const std::string& text, bool colour) {
    const std::string cell = fmt::format(" {:<3}", text);
    if (!colour) return cell;
    const auto back = text[0] == 'S' ? fmt::color::indian_red : text[0] == 'H' ? fmt::color::sea_green : text[0] == 'D' ? fmt::color::steel_blue : fmt::color::golden_rod;
    return fmt::format(fmt::fg(fmt::color::white) | fmt::bg(back), "{}", cell);
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

void print_blackjack(const bj::Analysis& analysis, const bj::ChartReport& report, std::size_t most) {
    const bool colour = isatty(STDOUT_FILENO) == 1 && !std::getenv("NO_COLOR");
    fmt::print("{:<9}", "dealer's");
    for (const int up : kUps) fmt::print(" {:<3}", up_name(up));
    fmt::print("\n");
    Section section = Section::Hard;
    for (const ChartRow& row : chart_rows()) {
        if (row.section != section) fmt::print("\n");
        section = row.section;
        fmt::print("{:<9}", row.name);
        for (const int up : kUps) fmt::print("{}", coloured(code(report.chart, row, up), colour));
        fmt::print("\n");
    }
    fmt::print("\nS stand, H draw, D double or else draw, Ds double or else stand, P split, P1 split once only\n");
    fmt::print("house edge by the best play of every composition: {:.6f}%\n", -100 * analysis.ev);
    fmt::print("house edge by this chart:                         {:.6f}%  (the chart costs {:.6f}% of the wager)\n", -100 * report.ev, 100 * report.cost);
    if (report.exceptions.empty()) return;
    auto list = report.exceptions;
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.gain * a.chance > b.gain * b.chance; });
    fmt::print("\n{} hands are better played by their cards; the dearest:\n", list.size());
    for (std::size_t i = 0; i < std::min(most, list.size()); ++i)
        fmt::print("  {:<12} against {:<2}  {} instead of {}{}: gains {:.5f} each time, {:.7f} a round\n", hand_name(list[i].node), up_name(list[i].up),
                   action_name(list[i].best), action_name(list[i].chart), list[i].after_split ? " (play after the split)" : "", list[i].gain, list[i].gain * list[i].chance);
}

Json blackjack_json(const Setup& setup, const bj::Analysis& analysis, const bj::ChartReport& report) {
    Json cells = Json::array(), exceptions = Json::array();
    for (const ChartRow& row : chart_rows())
        for (const int up : kUps) {
            Json values = Json::object();
            const bj::ActionValues& worth = values_of(report, row, up);
            for (std::size_t a = 0; a < 4; ++a)
                if (worth.value[a]) values[std::string(kActions[a])] = *worth.value[a];
            cells.push_back({{"hand", row.name}, {"dealer", up_name(up)}, {"play", code(report.chart, row, up)}, {"ev", values}});
        }
    for (const bj::Exception& each : report.exceptions)
        exceptions.push_back({{"cards", hand_name(each.node)}, {"dealer", up_name(each.up)}, {"chart", action_name(each.chart)}, {"best", action_name(each.best)},
                              {"after_split", each.after_split}, {"gain", each.gain}, {"chance", each.chance}});
    Json options = Json::object();
    for (const auto& [id, value] : setup.options_in_use()) options[id] = value;
    return {{"game", setup.game().id}, {"options", options}, {"edge", -analysis.ev}, {"edge_by_chart", -report.ev}, {"chart_costs", report.cost},
            {"unit", "initial wager"}, {"chart", cells}, {"exceptions", exceptions}};
}

void blackjack_strategy(const Setup& setup, bool json, std::size_t most) {
    const auto& rules = setup.compiled<bj::Rules>();
    bj::Analyser analyser(rules.decks);
    const bj::Analysis analysis = analyser.analyse(rules);
    const bj::ChartReport report = analyser.chart(rules, analysis.strategy);
    if (json) fmt::print("{}\n", blackjack_json(setup, analysis, report).dump(1));
    else print_blackjack(analysis, report, most);
}

// ---- Three Card Poker -----------------------------------------------------------------------------------------

void three_card_poker_strategy(const Setup& setup, bool json) {
    const auto solution = tcp::solve_ante({setup.pays(tcp::Ante), setup.pays(tcp::Play), setup.pays(tcp::AnteBonus)});
    const auto lowest = solution.strategy.threshold();
    std::string hand;
    ThreeCardHand falling = lowest.value_or(ThreeCardHand{});
    std::sort(falling.begin(), falling.end(), [](Card a, Card b) { return a.rank() > b.rank(); });
    if (lowest)
        for (const Card card : falling) hand += (hand.empty() ? "" : "-") + std::string(1, kRankLetters[static_cast<std::size_t>(card.rank() - 2)]);
    const double edge = nearest(solution.law.edge());
    if (json)
        fmt::print("{}\n", Json{{"game", setup.game().id}, {"play_from", lowest ? Json(hand) : Json()}, {"edge", edge}, {"unit", "ante"}}.dump(1));
    else if (lowest)
        fmt::print("Play {} or better; fold anything lower.\nhouse edge: {:.6f}% of the ante\n", hand, 100 * edge);
    else
        fmt::print("With these pay rows the hands to play are no simple threshold; baize simulate plays them one by one.\nhouse edge: {:.6f}% of the ante\n", 100 * edge);
}

}  // namespace

void add_strategy(CLI::App& app, Status& status) {
    struct Arguments { GameArguments game; bool json = false; std::size_t most = 12; };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand("strategy", "The best play as a chart, and what the simpler chart costs");
    arguments->game.add_to(*verb);
    verb->add_flag("--json", arguments->json, "As JSON, with the value of every action in every cell");
    verb->add_option("--exceptions", arguments->most, "How many exceptions to the chart to print")->capture_default_str();
    verb->footer("Example: baize strategy nz.blackjack --set decks=8");
    verb->callback([arguments, &status] {
        const auto setup = arguments->game.setup();
        if (!setup) return refuse(status, setup.refusal());
        if (&setup->game() == &bj::nz::kGame) return blackjack_strategy(*setup, arguments->json, arguments->most);
        if (&setup->game() == &tcp::kGbGame || &setup->game() == &tcp::kNzGame) return three_card_poker_strategy(*setup, arguments->json);
        refuse(status, {fmt::format("{} asks the player nothing, so there is no strategy to chart", setup->game().id)});
    });
}

}  // namespace baize::cli
