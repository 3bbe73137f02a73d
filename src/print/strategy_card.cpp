#include "print/strategy_card.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace baize {

namespace {

constexpr int kCell = 30, kLine = 22, kName = 74, kGap = 26, kHead = 44, kMargin = 24, kFirstLine = 64;

struct Grid {
    std::string title;
    std::vector<std::string> columns, rows;
    std::map<std::pair<std::string, std::string>, std::pair<std::string, std::string>> cells;  // text and colour
    bool wide = false;
};

void add_once(std::vector<std::string>& list, const std::string& name) {
    if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
}

std::string paper_of(const Chart& chart, const std::string& play) {
    const auto meant = std::ranges::find(chart.legend, play, &Legend::letters);
    return meant == chart.legend.end() ? "#fff" : meant->paper;
}

std::vector<Grid> tables_of(const Chart& chart) {
    std::vector<Grid> tables;
    for (const Section& section : chart.sections) {
        tables.push_back({section.title, {}, {}, {}, false});
        for (const Square& square : section.squares) {
            add_once(tables.back().columns, square.column);
            add_once(tables.back().rows, square.row);
            tables.back().cells[{square.row, square.column}] = {square.play, paper_of(chart, square.play)};
        }
    }
    return tables;
}

// Red costs, green gains.
Grid worths_of(const WorthTable& worths) {
    Grid table{worths.title, {}, {}, {}, true};
    for (const WorthTable::Row& each : worths.rows) {
        add_once(table.columns, each.column);
        add_once(table.rows, each.row);
        const int part = static_cast<int>(std::min(1.0, std::abs(each.worth)) * 60);
        table.cells[{each.row, each.column}] = {fmt::format("{:+.2f}", each.worth),
                                                each.worth < 0
                                                    ? fmt::format("hsl(8 {}% {}%)", part + 20, 96 - part / 3)
                                                    : fmt::format("hsl(130 {}% {}%)", part + 20, 96 - part / 3)};
    }
    return table;
}

// A picture has no more of anything than an int counts.
int places(const std::vector<std::string>& list) { return static_cast<int>(list.size()); }

int width_of(const Grid& table) {
    return kName + places(table.columns) * (table.wide ? kCell + 12 : kCell);
}
int height_of(const Grid& table) { return kHead + places(table.rows) * kLine; }

std::string draw(const Grid& table, int x, int y) {
    const int cell = table.wide ? kCell + 12 : kCell;
    std::string svg = fmt::format("<text x=\"{}\" y=\"{}\" class=\"title\">{}</text>\n", x, y + 14, table.title);
    for (int d = 0; d < places(table.columns); ++d)
        svg += fmt::format("<text x=\"{}\" y=\"{}\" class=\"head\">{}</text>\n",
                           x + kName + d * cell + cell / 2, y + kHead - 8, table.columns[d]);
    for (int h = 0; h < places(table.rows); ++h) {
        const int top = y + kHead + h * kLine;
        svg +=
            fmt::format("<text x=\"{}\" y=\"{}\" class=\"hand\">{}</text>\n", x + kName - 8, top + 15, table.rows[h]);
        for (int d = 0; d < places(table.columns); ++d) {
            const auto found = table.cells.find({table.rows[h], table.columns[d]});
            if (found == table.cells.end()) continue;
            const int left = x + kName + d * cell;
            svg += fmt::format(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{}\"/><text x=\"{}\" y=\"{}\" "
                "class=\"play\">{}</text>\n",
                left + 1, top + 1, cell - 2, kLine - 2, found->second.second, left + cell / 2, top + 15,
                found->second.first);
        }
    }
    return svg;
}

// In lines that the page has room for.
std::vector<std::string> lines_of(std::string_view text) {
    constexpr std::size_t kLetters = 150;
    std::vector<std::string> lines;
    while (text.size() > kLetters) {
        const std::size_t end = std::min(text.rfind(' ', kLetters), kLetters);
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    lines.emplace_back(text);
    return lines;
}

// The game and its options.
std::string set_up(const Setup& setup) {
    std::string text(setup.game().id);
    for (const auto& [option, value] : setup.options_in_use()) text += fmt::format(", {} {}", option, value);
    return text;
}

std::string edges(const Explanation& play) {
    return fmt::format("House edge {:.4f} % of the {} by the best play of every hand; {:.4f} % by this chart.",
                       100 * play.edge, play.unit, 100 * play.chart->edge);
}

// Tables side by side while they fit, then below.
constexpr int kPage = 3 * (kName + 10 * kCell) + 2 * kGap;

struct Placed {
    Grid table;
    int x, y;
};
std::vector<Placed> placed(std::vector<Grid> tables, int from, int& bottom) {
    std::vector<Placed> list;
    int x = kMargin, y = from, row = 0;
    for (Grid& table : tables) {
        if (x > kMargin && x + width_of(table) > kMargin + kPage) {
            x = kMargin;
            y += row + kGap;
            row = 0;
        }
        const int wide = width_of(table);
        row = std::max(row, height_of(table));
        list.push_back({std::move(table), x, y});
        x += wide + kGap;
    }
    bottom = y + row;
    return list;
}

// In the order of the letters. They say it too, for a printer without colours.
std::string legend(std::vector<Legend> list, int y) {
    std::ranges::sort(list, {}, &Legend::letters);
    std::string svg;
    int x = kMargin;
    for (const Legend& each : list) {
        svg += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{}\"/><text x=\"{}\" y=\"{}\" "
            "class=\"play\">{}</text><text x=\"{}\" y=\"{}\">{}</text>\n",
            x, y, kCell, kLine - 2, each.paper, x + kCell / 2, y + 14, each.letters, x + kCell + 6, y + 14,
            each.briefly);
        x += 150;
    }
    return svg;
}

struct Title {
    std::string_view shown;
    std::string label;  // for who hears the page
};

std::string page_of(const Title& title, const std::vector<std::string>& paragraphs, std::vector<Grid> tables,
                    const std::vector<Legend>& letters) {
    std::vector<std::string> words;
    for (const std::string& paragraph : paragraphs)
        for (std::string& line : lines_of(paragraph)) words.push_back(std::move(line));
    int bottom = 0;
    const std::vector<Placed> list =
        placed(std::move(tables), kFirstLine + places(words) * kLine, bottom);
    const int wide = 2 * kMargin + kPage, high = bottom + 60;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
        "role=\"img\" aria-label=\"{2}\">\n",
        wide, high, title.label);
    svg +=
        "<style>text{font:13px system-ui,sans-serif;fill:#1c2023}.big{font:600 22px "
        "Georgia,serif}.title{font-weight:600;font-size:15px}"
        ".head,.play{text-anchor:middle;font-weight:700}.play{font-size:12px}.hand{text-anchor:end;font-weight:600}</"
        "style>\n";
    svg += fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n", wide, high);
    svg += fmt::format("<text x=\"{}\" y=\"40\" class=\"big\">{}</text>\n", kMargin, title.shown);
    for (int i = 0; i < places(words); ++i)
        svg += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", kMargin, kFirstLine + i * kLine,
                           words[i]);
    for (const Placed& each : list) svg += draw(each.table, each.x, each.y);
    return svg + legend(letters, bottom + 24) + "</svg>\n";
}

}  // namespace

std::string strategy_svg(const Setup& setup, const Explanation& play) {
    std::vector<Grid> tables = tables_of(*play.chart);
    if (play.worths) tables.push_back(worths_of(*play.worths));
    return page_of({"The best play", fmt::format("Strategy of {}", setup.game().id)},
                   {set_up(setup), fmt::format("{} {}", play.chart->how_to_read, edges(play))}, std::move(tables),
                   play.chart->legend);
}

std::string house_chart_svg(const Setup& setup, const Chart& chart) {
    return page_of({"How the dealer plays", fmt::format("The dealer's rule of {}", setup.game().id)},
                   {set_up(setup), chart.how_to_read}, tables_of(chart), chart.legend);
}

std::string strategy_html(const Setup& setup, const Explanation& play) {
    std::string notes;
    for (const std::string& note : {play.chart->note, play.note})
        if (!note.empty()) notes += fmt::format("<p>{}</p>\n", note);
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Strategy of {}</title>\n"
        "<style>@page{{size:A4 landscape;margin:10mm}}body{{margin:0 auto;max-width:1200px;font:14px "
        "system-ui,sans-serif}}svg{{width:100%;height:auto;max-height:96vh}}p{{margin:8px 24px}}"
        "</style></head><body>\n{}{}</body></html>\n",
        setup.game().id, strategy_svg(setup, play), notes);
}

}  // namespace baize
