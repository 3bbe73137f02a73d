// How a chart of blackjack is written: its sections and rows, and the letters of its squares.
#pragma once

#include <string>
#include <vector>

#include "odds/blackjack/chart.hpp"

namespace baize::blackjack {

inline constexpr std::string_view kRowsAre = "hand", kColumnsAre = "dealer";
inline constexpr int kUps[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 1};  // the order in which players read a chart
inline constexpr ByEnum<Action, std::string_view, kActionCount> kActions{{"stand", "draw", "double", "split"}};

std::string value_name(int value);
inline std::string_view action_name(Action action) { return kActions[action]; }

// One table of the chart: what it is called, and which squares are in it.
enum class PartKind { Hard, Soft, Pair };
struct ChartPart {
    std::string id;
    PartKind kind;
    int layer = 0;
};

struct ChartRow {
    int key;  // total, or the value of the pair
    std::string name;
};

std::vector<ChartPart> chart_parts(const Rules& rules);
std::vector<ChartRow> chart_rows(const ChartPart& part);

template <class Each>
const Each& square(const Squares<Each>& squares, bool soft, int total, int up) {
    return (soft ? squares.soft : squares.hard)[total][up];
}

// D doubles or else draws, Ds doubles or else stands; P splits, P1 splits but not a second time, and Pf and Pl only the
// first hand, or only later ones, a second time.
std::string letters_of(const Chart& chart, const ChartPart& part, const ChartRow& row, int up);

}  // namespace baize::blackjack
