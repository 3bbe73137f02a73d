#include "odds/blackjack/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/parallel.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/blackjack/rules.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/chart_words.hpp"
#include "odds/blackjack/switch_chart.hpp"

namespace baize::blackjack {

namespace {

// ---- The chart ----------------------------------------------------------------------------------------------------

// The last two only where some square has them: what later hands carry is mostly carried by the first as well.
std::vector<Legend> legend_of(const std::vector<Section>& sections) {
    constexpr std::uint32_t kRed = 0xCD5C5C, kGreen = 0x2E8B57, kBlue = 0x4682B4, kGold = 0xDAA520;
    static const std::vector<Legend> kLegend = {
        {"S",  "stand",                "stand",            "#f4d3cf", kRed},
        {"H",  "draw",                 "draw",             "#d5ead7", kGreen},
        {"D",  "double or else draw",  "double, or draw",  "#f8e6ae", kBlue},
        {"Ds", "double or else stand", "double, or stand", "#f3cf93", kBlue},
        {"P",  "split",                "split",            "#d3e1f8", kGold},
        {"P1", "split once only",      "split once only",  "#e3d8f6", kGold},
        {"Pf", "split, and again the first hand only", "split; again only the first hand", "#dfe0f4", kGold},
        {"Pl", "split, and again later hands only",    "split; again only later hands",    "#dbdcf2", kGold},
    };
    constexpr std::size_t kAlways = 6;
    std::vector<Legend> legend(kLegend.begin(), kLegend.begin() + kAlways);
    for (std::size_t i = kAlways; i < kLegend.size(); ++i)
        if (std::ranges::any_of(sections, [&](const Section& each) {
                return std::ranges::count(each.squares, kLegend[i].letters, &Square::play) > 0;
            }))
            legend.push_back(kLegend[i]);
    return legend;
}

// "Hard totals"; "Hard, 2 cards".
std::string title_of(const ChartPart& part) {
    if (part.id == "hard") return "Hard totals";
    if (part.id == "soft") return "Soft totals";
    if (part.id == "pair") return "Pairs";
    std::string title = part.id;
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::string hand_name(Node node) {
    std::string name;
    const Hand& hand = hand_table()[node];
    for (int value = 1; value <= 10; ++value)
        for (int i = 0; i < hand.cards.count(value); ++i)
            name += fmt::format("{}{}", name.empty() ? "" : ",", value_name(value));
    return name;
}

const ActionValues& values_of(const ChartReport& report, const Rules& rules, const ChartPart& part, const ChartRow& row,
                              int up) {
    if (part.kind == PartKind::Pair)
        return report.pairs[row.key][up];
    const bool two_cards = part.layer == 0 && (layers(rules) == 1 || rules.five_and_under || rules.free_bets);
    return square(two_cards ? report.two_cards : report.layer[part.layer], part.kind == PartKind::Soft, row.key, up);
}

Section section_of(const ChartReport& report, const Rules& rules, const ChartPart& part) {
    Section section{part.id, title_of(part), part.id.find(',') != part.id.npos, {}};
    for (const ChartRow& row : chart_rows(part)) {
        const bool met = std::any_of(std::begin(kUps), std::end(kUps),
                                     [&](int up) { return values_of(report, rules, part, row, up).chance > 0; });
        if (part.layer > 0 && !met) continue;  // no hand reaches it
        for (const int up : kUps) {
            Square each{row.name, value_name(up), letters_of(report.chart, part, row, up), {}};
            const ActionValues& worth = values_of(report, rules, part, row, up);
            for (std::size_t a = 0; a < 4; ++a)
                if (worth.value[a]) each.worth.emplace_back(kActions[a], *worth.value[a]);
            section.squares.push_back(std::move(each));
        }
    }
    return section;
}

baize::Chart chart_of(const ChartReport& report, const Rules& rules) {
    baize::Chart chart;
    chart.rows_are = kRowsAre;
    chart.columns_are = kColumnsAre;
    chart.corner = "dealer's";
    chart.how_to_read = "The dealer's first card across, your hand down.";
    for (const int up : kUps) chart.columns.push_back(value_name(up));
    for (const ChartPart& part : chart_parts(rules)) chart.sections.push_back(section_of(report, rules, part));
    chart.legend = legend_of(chart.sections);
    for (const Exception& each : report.exceptions)
        chart.exceptions.push_back({hand_name(each.node), value_name(each.up), std::string(action_name(each.chart)),
                                    std::string(action_name(each.best)),
                                    each.after_split ? "play after the split" : "", each.gain, each.chance});
    chart.edge = -report.ev;
    chart.costs = report.cost;
    return chart;
}

// ---- Switch -------------------------------------------------------------------------------------------------------

// gb 4.62: what each two cards are worth to a player who may switch; he switches where the sum of the two hands grows.
WorthTable worths_of(const CachedValues& learned) {
    WorthTable table{"hands", "What two cards are worth, per wager on the hand",
                     "switch where the sum of the two hands grows", {}};
    for (int a = 1; a <= 10; ++a)
        for (int b = a; b <= 10; ++b)
            for (const int up : kUps) {
                const int hand = two_cards(a, b);
                table.rows.push_back({fmt::format("{},{}", value_name(a), value_name(b)), value_name(up),
                                      learned.worth(up, hand, false)});
                if (a == 1 && b == 10) table.rows.back().also = {{"worth_switched", learned.worth(up, hand, true)}};
            }
    return table;
}

void add_switch(Explanation& play, const SwitchSolver& solver, const SwitchSolver& by_chart) {
    const CachedValues learned = solver.learned();
    const auto by_worths = [&](auto... cards) { return learned.switches(cards...); };
    play.edge = -solver.ev();
    play.chart->edge = -by_chart.ev(by_worths);
    play.chart->costs = solver.ev() - by_chart.ev(by_worths);
    play.unit = "total stake on both hands";
    // The worths are those of hands that are played as well as can be. Who plays by the chart would do better by the
    // worths of his own play, and best by the worth of every four cards, which no table of two cards can tell.
    const CachedValues own = by_chart.learned();
    const double switched = solver.switched(), cost = solver.ev() - solver.ev(by_worths),
                 own_gain = by_chart.ev([&](auto... cards) { return own.switches(cards...); }) - by_chart.ev(by_worths),
                 any_gain = by_chart.ev() - by_chart.ev(by_worths);
    play.figures = {{"switched", switched},
                    {"learned_worths_cost", cost},
                    {"chart_worths_gain", own_gain},
                    {"any_worths_gain_at_most", any_gain}};
    play.remarks = {
        fmt::format("{:.2f}% of deals are switched; going by these worths costs {:.6f}% of the stake", 100 * switched,
                    100 * cost),
        fmt::format("they are those of the best play: worths of the chart's own play would gain {:.6f}%, and no table "
                    "of worths more than {:.6f}%",
                    100 * own_gain, 100 * any_gain)};
    play.note =
        "each hand is played for itself with the four cards known; the second takes no notice of what the first drew. "
        "Switch where the worths of the two hands, added up, grow.";
    play.worths = worths_of(learned);
}

// Ruling R56: a box without the Switch wager, by its own rules.
Explanation alone(Analyser& analyser, const Rules& rules) {
    const Analysis analysis = analyser.analyse(rules);
    return {.id = "alone",
            .whose = "of such a box",
            .edge = -analysis.ev,
            .chart = chart_of(analyser.chart(rules, analysis.strategy), rules),
            .note = "a box without the Switch wager plays the normal game (gb-2011 4.60, 4.64; ruling R56)"};
}

}  // namespace

Explanation explain(const Setup& setup, const Progress& progress) {
    const auto& rules = setup.compiled<Rules>();
    const Composition shoe = Composition::of_decks(rules.decks);
    Analyser analyser(rules.decks);
    Analysis analysis;
    ChartReport report;
    std::optional<SwitchSolver> best_switch;
    std::optional<SwitchChart> of_switch;
    const auto make_chart = [&] {
        analysis = analyser.analyse(rules);
        report = analyser.chart(rules, analysis.strategy);
        if (!rules.two_hands) return;
        of_switch = best_switch_chart(shoe, rules, report.chart, progress);
        report = analyser.chart(rules, analysis.strategy, of_switch->chart);
    };
    if (rules.two_hands) parallel_invoke(make_chart, [&] { best_switch.emplace(shoe, rules); });  // some seconds each
    else make_chart();
    Explanation play{.edge = -analysis.ev, .chart = chart_of(report, rules)};
    if (const std::string_view missing = left_out(rules); !missing.empty())
        play.note = fmt::format("{}; against a ten or an ace a split is valued only where the chart splits",
                                missing.substr(2));
    if (!of_switch) return play;
    play.chart->note =
        "how a hand is played once it is decided whether to switch, by totals: the best chart for the hands that come "
        "of switching, switched by the table of worths; "
        "the worth of an action in a square, and the exceptions, are those of a hand by itself";
    add_switch(play, *best_switch, of_switch->by_chart);
    play.beside.push_back(alone(analyser, setup.compiled<gb::switching::TableRules>().alone));
    return play;
}

}  // namespace baize::blackjack
