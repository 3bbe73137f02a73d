#include "report/blackjack_strategy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>

#include "games/blackjack/rules.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/switch_chart.hpp"

namespace baize {

namespace {

using Json = nlohmann::ordered_json;
namespace bj = blackjack;

constexpr int kUps[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 1};  // the order in which players read a chart

std::string value_name(int value) { return value == 1 ? "A" : std::to_string(value); }

// One table of the chart: what it is called, and which squares are in it.
enum class Kind { Hard, Soft, Pair };
struct Section {
    std::string id;
    Kind kind;
    int layer = 0;
};

struct Row {
    int key;  // total, or the value of the pair
    std::string name;
};

std::vector<Section> sections(const bj::Rules& rules) {
    if (rules.five_and_under)  // 19.3(e): a fifth card wins
        return {{"hard, 2 cards", Kind::Hard, 0}, {"hard, 3 cards", Kind::Hard, 1}, {"hard, 4 cards", Kind::Hard, 2},
                {"soft, 2 cards", Kind::Soft, 0}, {"soft, 3 cards", Kind::Soft, 1},
                {"soft, 4 cards", Kind::Soft, 2}, {"pair", Kind::Pair, 0}};
    if (rules.free_bets)  // 20.4: a hand that only a lammer stands on
        return {{"hard", Kind::Hard, 0},
                {"soft", Kind::Soft, 0},
                {"pair", Kind::Pair, 0},
                {"hard, no stake of its own", Kind::Hard, 1},
                {"soft, no stake of its own", Kind::Soft, 1}};
    return {{"hard", Kind::Hard, 0}, {"soft", Kind::Soft, 0}, {"pair", Kind::Pair, 0}};
}

std::vector<Row> rows(const Section& section) {
    std::vector<Row> list;
    if (section.kind == Kind::Hard)
        for (int total = 20; total >= 5; --total) list.push_back({total, fmt::format("hard {}", total)});
    if (section.kind == Kind::Soft)
        for (int total = 20; total >= 13; --total)
            list.push_back(
                {total, section.id == "soft" ? fmt::format("A,{}", total - 11) : fmt::format("soft {}", total)});
    if (section.kind != Kind::Pair) return list;
    list.push_back({1, "A,A"});
    for (int value = 10; value >= 2; --value) list.push_back({value, fmt::format("{0},{0}", value)});
    return list;
}

template <class Square>
const Square& square(const bj::Squares<Square>& squares, bool soft, int total, int up) {
    return (soft ? squares.soft : squares.hard)[static_cast<std::size_t>(total)][static_cast<std::size_t>(up)];
}

// D doubles or else draws, Ds doubles or else stands; P splits, and P1 splits but not a second time.
std::string code(const bj::Cell& cell) {
    if (cell.twice) return cell.otherwise == bj::Action::Stand ? "Ds" : "D";
    return cell.otherwise == bj::Action::Stand ? "S" : "H";
}

std::string code(const bj::Chart& chart, const Section& section, const Row& row, int up) {
    const auto& squares = chart.layer[static_cast<std::size_t>(section.layer)];
    if (section.kind != Kind::Pair) return code(square(squares, section.kind == Kind::Soft, row.key, up));
    const bj::SplitPlan plan = chart.pairs[static_cast<std::size_t>(row.key)][static_cast<std::size_t>(up)];
    if (plan != bj::SplitPlan::Never) return plan == bj::SplitPlan::Again || row.key == 1 ? "P" : "P1";
    return code(square(squares, row.key == 1, row.key == 1 ? 12 : 2 * row.key, up));
}

std::string hand_name(bj::Node node) {
    std::string name;
    const bj::Hand& hand = bj::hand_table()[node];
    for (int value = 1; value <= 10; ++value)
        for (int i = 0; i < hand.cards.count(value); ++i)
            name += fmt::format("{}{}", name.empty() ? "" : ",", value_name(value));
    return name;
}

constexpr std::string_view kActions[] = {"stand", "draw", "double", "split"};
std::string_view action_name(bj::Action action) { return kActions[static_cast<std::size_t>(action)]; }

const bj::ActionValues& values_of(const bj::ChartReport& report, const bj::Rules& rules, const Section& section,
                                  const Row& row, int up) {
    if (section.kind == Kind::Pair)
        return report.pairs[static_cast<std::size_t>(row.key)][static_cast<std::size_t>(up)];
    const bool two_cards = section.layer == 0 && (layers(rules) == 1 || rules.five_and_under || rules.free_bets);
    return square(two_cards ? report.two_cards : report.layer[static_cast<std::size_t>(section.layer)],
                  section.kind == Kind::Soft, row.key, up);
}

Json cells_json(const bj::ChartReport& report, const bj::Rules& rules) {
    Json cells = Json::array();
    for (const Section& section : sections(rules))
        for (const Row& row : rows(section)) {
            const bool met = std::any_of(std::begin(kUps), std::end(kUps),
                                         [&](int up) { return values_of(report, rules, section, row, up).chance > 0; });
            if (section.layer > 0 && !met) continue;  // no hand comes to it
            for (const int up : kUps) {
                Json values = Json::object();
                const bj::ActionValues& worth = values_of(report, rules, section, row, up);
                for (std::size_t a = 0; a < 4; ++a)
                    if (worth.value[a]) values[std::string(kActions[a])] = *worth.value[a];
                cells.push_back({{"section", section.id},
                                 {"hand", row.name},
                                 {"dealer", value_name(up)},
                                 {"play", code(report.chart, section, row, up)},
                                 {"ev", values}});
            }
        }
    return cells;
}

Json exceptions_json(const bj::ChartReport& report) {
    Json exceptions = Json::array();
    for (const bj::Exception& each : report.exceptions)
        exceptions.push_back({{"cards", hand_name(each.node)},
                              {"dealer", value_name(each.up)},
                              {"chart", action_name(each.chart)},
                              {"best", action_name(each.best)},
                              {"after_split", each.after_split},
                              {"gain", each.gain},
                              {"chance", each.chance}});
    return exceptions;
}

// ---- Reading a chart ------------------------------------------------------------------------------------------------

template <class List, class Name>
std::string one_of(const List& list, Name name) {
    std::string text;
    for (const auto& each : list) text += fmt::format("{}{}", text.empty() ? "" : ", ", name(each));
    return text;
}

struct ReadCell {
    Section section;
    Row row;
    int up = 0;
    std::string play;
};

Result<ReadCell> read_cell(const Json& json, const bj::Rules& rules, std::size_t number) {
    const auto text = [&](const char* key) {
        return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                               : std::string();
    };
    const auto wrong = [&](const char* key, const std::string& expected) {
        return Refusal{
            fmt::format("square {} of the chart: '{}' is '{}'; expected one of {}", number, key, text(key), expected)};
    };
    const auto known = sections(rules);
    const auto section =
        std::find_if(known.begin(), known.end(), [&](const Section& each) { return each.id == text("section"); });
    if (section == known.end()) return wrong("section", one_of(known, [](const Section& each) { return each.id; }));
    const auto list = rows(*section);
    const auto row = std::find_if(list.begin(), list.end(), [&](const Row& each) { return each.name == text("hand"); });
    if (row == list.end()) return wrong("hand", one_of(list, [](const Row& each) { return each.name; }));
    const auto up =
        std::find_if(std::begin(kUps), std::end(kUps), [&](int each) { return value_name(each) == text("dealer"); });
    if (up == std::end(kUps)) return wrong("dealer", one_of(kUps, value_name));
    static const std::vector<std::string> kPlays = {"S", "H", "D", "Ds"}, kPairPlays = {"S", "H", "D", "Ds", "P", "P1"};
    const auto& plays = section->kind == Kind::Pair ? kPairPlays : kPlays;
    if (std::find(plays.begin(), plays.end(), text("play")) == plays.end())
        return wrong("play", one_of(plays, [](const std::string& each) { return each; }));
    return ReadCell{*section, *row, *up, text("play")};
}

// A pair that is not split is played as its total, whatever stands in its
// own square; P splits as often as the rules allow.
void put(bj::Chart& chart, const ReadCell& cell, const bj::Rules& rules) {
    const auto up = static_cast<std::size_t>(cell.up), key = static_cast<std::size_t>(cell.row.key);
    if (cell.section.kind == Kind::Pair) {
        const bool once = cell.play[0] == 'P' && bj::may_split(cell.row.key, cell.row.key, 1, rules);
        const bool again = once && cell.play == "P" && bj::may_split(cell.row.key, cell.row.key, 2, rules);
        chart.pairs[key][up] = again ? bj::SplitPlan::Again : once ? bj::SplitPlan::Once : bj::SplitPlan::Never;
        return;
    }
    auto& squares = chart.layer[static_cast<std::size_t>(cell.section.layer)];
    (cell.section.kind == Kind::Soft ? squares.soft : squares.hard)[key][up] =
        bj::Cell{cell.play[0] == 'D', cell.play == "S" || cell.play == "Ds" ? bj::Action::Stand : bj::Action::Draw};
}

// gb 4.62: what each two cards are worth to a player who may switch; he switches where the sum of the two hands grows.
Json hands_json(const bj::LearnedWorths& learned) {
    Json hands = Json::array();
    for (int a = 1; a <= 10; ++a)
        for (int b = a; b <= 10; ++b)
            for (const int up : kUps) {
                const int hand = bj::two_cards(a, b);
                Json row = {{"hand", fmt::format("{},{}", value_name(a), value_name(b))},
                            {"dealer", value_name(up)},
                            {"worth", learned.worth(up, hand, false)}};
                if (a == 1 && b == 10) row["worth_switched"] = learned.worth(up, hand, true);
                hands.push_back(row);
            }
    return hands;
}

void add_switch(Json& json, const bj::SwitchSolver& solver, const bj::SwitchSolver& by_chart) {
    const bj::LearnedWorths learned = solver.learned();
    const auto by_worths = [&](auto... cards) { return learned.switches(cards...); };
    json["edge"] = -solver.ev();
    json["edge_by_chart"] = -by_chart.ev(by_worths);
    json["chart_costs"] = solver.ev() - by_chart.ev(by_worths);
    json["unit"] = "total stake on both hands";
    json["switched"] = solver.switched();
    json["learned_worths_cost"] = solver.ev() - solver.ev(by_worths);
    // The worths are those of hands that are played as well as can be. Who plays by the chart would do better by the
    // worths of his own play, and best by the worth of every four cards, which no table of two cards can tell.
    const bj::LearnedWorths own = by_chart.learned();
    json["chart_worths_gain"] =
        by_chart.ev([&](auto... cards) { return own.switches(cards...); }) - by_chart.ev(by_worths);
    json["any_worths_gain_at_most"] = by_chart.ev() - by_chart.ev(by_worths);
    json["note"] =
        "each hand is played for itself with the four cards known; the second takes no notice of what the first drew. "
        "Switch where the worths of the two hands, added up, grow.";
    json["hands"] = hands_json(learned);
}

}  // namespace

Result<bj::Chart> read_blackjack_chart(const Setup& setup, const Json& json, bj::Chart chart) {
    const auto& rules = setup.compiled<bj::Rules>();
    if (!json.is_object() || !json.contains("chart") || !json["chart"].is_array())
        return Refusal{"no chart in it; expected what `baize strategy --json` writes: an object with a list 'chart'"};
    std::size_t number = 0;
    for (const Json& each : json["chart"]) {
        const auto cell = read_cell(each, rules, ++number);
        if (!cell) return cell.refusal();
        put(chart, *cell, rules);
    }
    return chart;
}

namespace {

// Ruling R56: a box without the Switch wager, by its own rules.
Json alone_json(bj::Analyser& analyser, const bj::Rules& rules) {
    const bj::Analysis analysis = analyser.analyse(rules);
    const bj::ChartReport report = analyser.chart(rules, analysis.strategy);
    return {{"note", "a box without the Switch wager plays the normal game (gb-2011 4.60, 4.64; ruling R56)"},
            {"edge", -analysis.ev},
            {"edge_by_chart", -report.ev},
            {"chart_costs", report.cost},
            {"unit", "initial wager"},
            {"chart", cells_json(report, rules)},
            {"exceptions", exceptions_json(report)}};
}

}  // namespace

Json blackjack_strategy_json(const Setup& setup, const std::function<void(double)>& progress) {
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Composition shoe = bj::Composition::of_decks(rules.decks);
    std::future<bj::SwitchSolver> best_switch;  // some seconds, beside those that the chart takes
    if (rules.two_hands) best_switch = std::async(std::launch::async, [&] { return bj::SwitchSolver(shoe, rules); });
    bj::Analyser analyser(rules.decks);
    const bj::Analysis analysis = analyser.analyse(rules);
    bj::ChartReport report = analyser.chart(rules, analysis.strategy);
    std::optional<bj::SwitchChart> of_switch;
    if (rules.two_hands) {
        of_switch = bj::best_switch_chart(shoe, rules, report.chart, progress);
        report = analyser.chart(rules, analysis.strategy, of_switch->chart);
    }
    Json options = Json::object();
    for (const auto& [id, value] : setup.options_in_use()) options[id] = value;
    Json json = {{"game", setup.game().id},
                 {"options", options},
                 {"edge", -analysis.ev},
                 {"edge_by_chart", -report.ev},
                 {"chart_costs", report.cost},
                 {"unit", "initial wager"},
                 {"chart", cells_json(report, rules)},
                 {"exceptions", exceptions_json(report)}};
    if (const std::string_view missing = bj::left_out(rules); !missing.empty()) json["note"] = missing.substr(2);
    if (!of_switch) return json;
    json["chart_note"] =
        "how a hand is played once it is decided whether to switch, by totals: the best chart for the hands that come "
        "of switching, switched by the table of worths; "
        "the worth of an action in a square, and the exceptions, are those of a hand by itself";
    add_switch(json, best_switch.get(), of_switch->by_chart);
    json["alone"] = alone_json(analyser, setup.compiled<bj::gb::switching::TableRules>().alone);
    return json;
}

}  // namespace baize
