#include "print/strategy_card.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace baize {

using Json = nlohmann::ordered_json;

namespace {

constexpr int kCell = 30, kLine = 22, kName = 74, kGap = 26, kHead = 44, kMargin = 24, kFirstLine = 64;

struct Paint {
    const char *back, *words;
};
// The letters say it too, for a printer without colours.
const std::map<std::string, Paint, std::less<>> kPlays = {
    {"S", {"#f4d3cf", "stand"}},           {"H", {"#d5ead7", "draw"}},
    {"D", {"#f8e6ae", "double, or draw"}}, {"Ds", {"#f3cf93", "double, or stand"}},
    {"P", {"#d3e1f8", "split"}},           {"P1", {"#e3d8f6", "split once only"}},
};

struct Grid {
    std::string title;
    std::vector<std::string> dealers, hands;
    std::map<std::pair<std::string, std::string>, std::pair<std::string, std::string>> cells;  // text and colour
    bool wide = false;
};

void add_once(std::vector<std::string>& list, const std::string& name) {
    if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
}

std::string title_of(std::string_view section) {
    const std::map<std::string_view, std::string_view> plain = {{"hard", "Hard totals"}, {"soft", "Soft totals"},
                                                                {"pair", "Pairs"}};
    const auto found = plain.find(section);
    std::string title(found == plain.end() ? section : found->second);
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::vector<Grid> tables_of(const Json& strategy) {
    std::vector<Grid> tables;
    for (const Json& cell : strategy["chart"]) {
        const std::string title = title_of(cell["section"].get<std::string>());
        if (tables.empty() || tables.back().title != title) tables.push_back({title, {}, {}, {}, false});
        const std::string hand = cell["hand"], dealer = cell["dealer"], play = cell["play"];
        add_once(tables.back().dealers, dealer);
        add_once(tables.back().hands, hand);
        tables.back().cells[{hand, dealer}] = {play, kPlays.at(play).back};
    }
    return tables;
}

// gb 4.62: what two cards are worth. Red costs, green gains.
Grid worths_of(const Json& strategy) {
    Grid table{"What two cards are worth, per wager on the hand", {}, {}, {}, true};
    for (const Json& cell : strategy["hands"]) {
        const double worth = cell["worth"];
        const std::string hand = cell["hand"], dealer = cell["dealer"];
        add_once(table.dealers, dealer);
        add_once(table.hands, hand);
        const int part = static_cast<int>(std::min(1.0, std::abs(worth)) * 60);
        table.cells[{hand, dealer}] = {fmt::format("{:+.2f}", worth),
                                       worth < 0 ? fmt::format("hsl(8 {}% {}%)", part + 20, 96 - part / 3)
                                                 : fmt::format("hsl(130 {}% {}%)", part + 20, 96 - part / 3)};
    }
    return table;
}

int width_of(const Grid& table) {
    return kName + static_cast<int>(table.dealers.size()) * (table.wide ? kCell + 12 : kCell);
}
int height_of(const Grid& table) { return kHead + static_cast<int>(table.hands.size()) * kLine; }

std::string draw(const Grid& table, int x, int y) {
    const int cell = table.wide ? kCell + 12 : kCell;
    std::string svg = fmt::format("<text x=\"{}\" y=\"{}\" class=\"title\">{}</text>\n", x, y + 14, table.title);
    for (std::size_t d = 0; d < table.dealers.size(); ++d)
        svg += fmt::format("<text x=\"{}\" y=\"{}\" class=\"head\">{}</text>\n",
                           x + kName + static_cast<int>(d) * cell + cell / 2, y + kHead - 8, table.dealers[d]);
    for (std::size_t h = 0; h < table.hands.size(); ++h) {
        const int top = y + kHead + static_cast<int>(h) * kLine;
        svg +=
            fmt::format("<text x=\"{}\" y=\"{}\" class=\"hand\">{}</text>\n", x + kName - 8, top + 15, table.hands[h]);
        for (std::size_t d = 0; d < table.dealers.size(); ++d) {
            const auto found = table.cells.find({table.hands[h], table.dealers[d]});
            if (found == table.cells.end()) continue;
            const int left = x + kName + static_cast<int>(d) * cell;
            svg += fmt::format(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{}\"/><text x=\"{}\" y=\"{}\" "
                "class=\"play\">{}</text>\n",
                left + 1, top + 1, cell - 2, kLine - 2, found->second.second, left + cell / 2, top + 15,
                found->second.first);
        }
    }
    return svg;
}

// The game and its options, in lines that the page has room for.
std::vector<std::string> set_up(const Json& strategy) {
    constexpr std::size_t kLetters = 150;
    std::vector<std::string> lines{strategy["game"].get<std::string>()};
    for (const auto& [option, value] : strategy["options"].items()) {
        const std::string next = fmt::format("{} {}", option, value.get<std::string>());
        lines.back() += ",";
        if (lines.back().size() + next.size() < kLetters) lines.back() += " " + next;
        else lines.push_back(next);
    }
    return lines;
}

std::string edges(const Json& strategy) {
    std::string text = fmt::format("House edge {:.4f} % of the {} by the best play of every hand",
                                   100 * strategy["edge"].get<double>(), strategy["unit"].get<std::string>());
    if (strategy.contains("edge_by_chart"))
        text += fmt::format("; {:.4f} % by this chart", 100 * strategy["edge_by_chart"].get<double>());
    return text + ".";
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

std::string legend(int y) {
    std::string svg;
    int x = kMargin;
    for (const auto& [letter, paint] : kPlays) {
        svg += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{}\"/><text x=\"{}\" y=\"{}\" "
            "class=\"play\">{}</text><text x=\"{}\" y=\"{}\">{}</text>\n",
            x, y, kCell, kLine - 2, paint.back, x + kCell / 2, y + 14, letter, x + kCell + 6, y + 14, paint.words);
        x += 150;
    }
    return svg;
}

}  // namespace

std::string strategy_svg(const Json& strategy) {
    std::vector<Grid> tables = tables_of(strategy);
    if (strategy.contains("hands")) tables.push_back(worths_of(strategy));
    int bottom = 0;
    std::vector<std::string> words = set_up(strategy);
    words.push_back(fmt::format("The dealer's first card across, your hand down. {}", edges(strategy)));
    const std::vector<Placed> list =
        placed(std::move(tables), kFirstLine + static_cast<int>(words.size()) * kLine, bottom);
    const int wide = 2 * kMargin + kPage, high = bottom + 60;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" role=\"img\" "
        "aria-label=\"Strategy of {2}\">\n",
        wide, high, strategy["game"].get<std::string>());
    svg +=
        "<style>text{font:13px system-ui,sans-serif;fill:#1c2023}.big{font:600 22px "
        "Georgia,serif}.title{font-weight:600;font-size:15px}"
        ".head,.play{text-anchor:middle;font-weight:700}.play{font-size:12px}.hand{text-anchor:end;font-weight:600}</"
        "style>\n";
    svg += fmt::format(
        "<rect width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n<text x=\"{}\" y=\"40\" class=\"big\">The best "
        "play</text>\n",
        wide, high, kMargin);
    for (std::size_t i = 0; i < words.size(); ++i)
        svg += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", kMargin, kFirstLine + static_cast<int>(i) * kLine,
                           words[i]);
    for (const Placed& each : list) svg += draw(each.table, each.x, each.y);
    return svg + legend(bottom + 24) + "</svg>\n";
}

std::string strategy_html(const Json& strategy) {
    std::string notes;
    for (const char* key : {"chart_note", "note"})
        if (strategy.contains(key)) notes += fmt::format("<p>{}</p>\n", strategy[key].get<std::string>());
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Strategy of {}</title>\n"
        "<style>@page{{size:A4 landscape;margin:10mm}}body{{margin:0 auto;max-width:1200px;font:14px "
        "system-ui,sans-serif}}svg{{width:100%;height:auto;max-height:96vh}}p{{margin:8px 24px}}"
        "</style></head><body>\n{}{}</body></html>\n",
        strategy["game"].get<std::string>(), strategy_svg(strategy), notes);
}

}  // namespace baize
