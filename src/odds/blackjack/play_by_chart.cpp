#include "odds/blackjack/play_by_chart.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/blackjack/rules.hpp"
#include "odds/blackjack/main_wager.hpp"
#include "odds/wagers.hpp"

namespace baize::blackjack {

namespace {

template <class List, class Name>
std::string one_of(const List& list, Name name) {
    std::string text;
    for (const auto& each : list) text += fmt::format("{}{}", text.empty() ? "" : ", ", name(each));
    return text;
}

// A square by its numbers.
struct NamedSquare {
    ChartPart part;
    ChartRow row;
    int up = 0;
};

Result<NamedSquare> place_of(std::string_view section, const Square& square, const Rules& rules) {
    const auto wrong = [](std::string_view what, std::string_view is, const std::string& expected) {
        return Refusal{fmt::format("'{}' is '{}'; expected one of {}", what, is, expected)};
    };
    const auto parts = chart_parts(rules);
    const auto part = std::find_if(parts.begin(), parts.end(), [&](const ChartPart& p) { return p.id == section; });
    if (part == parts.end()) return wrong("section", section, one_of(parts, [](const ChartPart& p) { return p.id; }));
    const auto rows = chart_rows(*part);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const ChartRow& r) { return r.name == square.row; });
    if (row == rows.end()) return wrong(kRowsAre, square.row, one_of(rows, [](const ChartRow& r) { return r.name; }));
    const auto up = std::ranges::find(kUps, square.column, value_name);
    if (up == std::end(kUps)) return wrong(kColumnsAre, square.column, one_of(kUps, value_name));
    static const std::vector<std::string> kPlays = {"S", "H", "D", "Ds"},
                                          kPairPlays = {"S", "H", "D", "Ds", "P", "P1", "Pf", "Pl"};
    const auto& plays = part->kind == PartKind::Pair ? kPairPlays : kPlays;
    if (std::find(plays.begin(), plays.end(), square.play) == plays.end())
        return wrong("play", square.play, one_of(plays, [](const std::string& each) { return each; }));
    return NamedSquare{*part, *row, *up};
}

SplitPlan plan_of(std::string_view play, int value, const Rules& rules) {
    if (play[0] != 'P' || !may_split(value, value, 1, rules)) return SplitPlan::Never;
    if (play == "P1" || !may_split(value, value, 2, rules)) return SplitPlan::Once;
    return play == "Pf" ? SplitPlan::FirstAgain : play == "Pl" ? SplitPlan::LaterAgain : SplitPlan::Again;
}

}  // namespace

// A pair that is not split is played as its total, whatever stands in its
// own square; P splits as often as the rules allow.
MaybeRefusal ChartOfTotals::put(std::string_view section, const Square& square) {
    const auto& rules = setup_.compiled<Rules>();
    const auto place = place_of(section, square, rules);
    if (!place) return place.refusal();
    const std::string& play = square.play;
    const int value = place->row.key;
    const std::size_t up = place->up, key = value;
    if (place->part.kind == PartKind::Pair) {
        chart_.pairs[key][up] = plan_of(play, value, rules);
        return std::nullopt;
    }
    auto& squares = chart_.layer[place->part.layer];
    (place->part.kind == PartKind::Soft ? squares.soft : squares.hard)[key][up] =
        Cell{play[0] == 'D', play == "S" || play == "Ds" ? Action::Stand : Action::Draw};
    return std::nullopt;
}

std::unique_ptr<baize::Strategy> ChartOfTotals::strategy() const {
    return setup_.compiled<Rules>().two_hands ? switch_chart(setup_, chart_) : blackjack_chart(setup_, chart_);
}

double ChartOfTotals::edge() const { return blackjack_chart_edge(setup_, chart_); }

void ChartOfTotals::reprice(std::vector<Price>& prices) const {
    const double by_chart = edge();
    // Whether two sevens are split is the chart's to say (nz-blackjack 15.5), and the count is of the best play.
    std::erase_if(prices, [&](const Price& each) {
        return each.wager.starts_with("super-sevens") || each.wager.ends_with(kAlone);
    });
    for (Price& each : prices)
        if (each.wager == "main") each.edge = by_chart;
}

std::unique_ptr<PlayByChart> play_by_chart(const Setup& setup) {
    return std::make_unique<ChartOfTotals>(setup, blackjack_best_chart(setup));
}

}  // namespace baize::blackjack
