#include "odds/blackjack/chart_words.hpp"

#include <fmt/format.h>

#include "games/blackjack/rules.hpp"

namespace baize::blackjack {

std::string value_name(int value) { return value == 1 ? "A" : std::to_string(value); }

std::vector<ChartPart> chart_parts(const Rules& rules) {
    using enum PartKind;
    if (rules.five_and_under)  // 19.3(e): a fifth card wins
        return {{"hard, 2 cards", Hard, 0}, {"hard, 3 cards", Hard, 1}, {"hard, 4 cards", Hard, 2},
                {"soft, 2 cards", Soft, 0}, {"soft, 3 cards", Soft, 1}, {"soft, 4 cards", Soft, 2},
                {"pair", Pair, 0}};
    if (rules.free_bets)  // 20.4: a hand that only a lammer stands on
        return {{"hard", Hard, 0},
                {"soft", Soft, 0},
                {"pair", Pair, 0},
                {"hard, no stake of its own", Hard, 1},
                {"soft, no stake of its own", Soft, 1}};
    return {{"hard", Hard, 0}, {"soft", Soft, 0}, {"pair", Pair, 0}};
}

std::vector<ChartRow> chart_rows(const ChartPart& part) {
    std::vector<ChartRow> list;
    if (part.kind == PartKind::Hard)
        for (int total = 20; total >= 5; --total) list.push_back({total, fmt::format("hard {}", total)});
    if (part.kind == PartKind::Soft)
        for (int total = 20; total >= 13; --total)
            list.push_back(
                {total, part.id == "soft" ? fmt::format("A,{}", total - 11) : fmt::format("soft {}", total)});
    if (part.kind != PartKind::Pair) return list;
    list.push_back({1, "A,A"});
    for (int value = 10; value >= 2; --value) list.push_back({value, fmt::format("{0},{0}", value)});
    return list;
}

namespace {

std::string letters_of(const Cell& cell) {
    if (cell.twice) return cell.otherwise == Action::Stand ? "Ds" : "D";
    return cell.otherwise == Action::Stand ? "S" : "H";
}

}  // namespace

std::string letters_of(const Chart& chart, const ChartPart& part, const ChartRow& row, int up) {
    const auto& squares = chart.layer[part.layer];
    if (part.kind != PartKind::Pair) return letters_of(square(squares, part.kind == PartKind::Soft, row.key, up));
    const SplitPlan plan = chart.pairs[row.key][up];
    static constexpr ByEnum<SplitPlan, std::string_view, kSplitPlans> kSplits{{"", "P1", "Pf", "Pl", "P"}};
    if (plan != SplitPlan::Never) return row.key == 1 ? "P" : std::string(kSplits[plan]);
    return letters_of(square(squares, row.key == 1, row.key == 1 ? 12 : 2 * row.key, up));
}

}  // namespace baize::blackjack
