#include "definition/grids.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "definition/setup.hpp"

namespace baize {

std::string place_of(std::string_view wager, std::string_view spot) {
    return spot.empty() ? std::string(wager) : fmt::format("{}:{}", wager, spot);
}

Names words_of(std::string_view row) {
    Names words;
    while (!row.empty()) {
        const std::size_t blank = std::min(row.find(' '), row.size());
        if (blank) words.emplace_back(row.substr(0, blank));
        row.remove_prefix(std::min(blank + 1, row.size()));
    }
    return words;
}

Names numbers(int from, int to) {
    Names list;
    for (int number = from; number <= to; ++number) list.push_back(std::to_string(number));
    return list;
}

std::vector<Names> chunks(std::span<const std::string> names, std::size_t size) {
    std::vector<Names> parts;
    for (std::size_t i = 0; i < names.size(); i += size) {
        const auto part = names.subspan(i, std::min(size, names.size() - i));
        parts.emplace_back(part.begin(), part.end());
    }
    return parts;
}

std::string beside(std::span<const std::string> names) { return fmt::format("{}", fmt::join(names, " ")); }

std::string spots(std::string_view wager, std::span<const std::string> list) {
    Names names;
    for (const std::string& spot : list) names.push_back(place_of(wager, spot));
    return beside(names);
}

GridRows spot_rows(std::string_view wager, std::span<const std::string> list, std::size_t size) {
    GridRows rows;
    for (const Names& part : chunks(list, size)) rows.push_back(spots(wager, part));
    return rows;
}

std::string across(std::string_view name, int columns) {
    return beside(Names(columns, std::string(name)));
}

void add_high(GridRows& grid, const std::string& row, int lines) {
    grid.insert(grid.end(), lines, row);
}

GridRows ring(const Names& names) {
    if (names.size() < 9) return {beside(names)};
    const bool odd = names.size() % 2;
    const std::ptrdiff_t top = (names.size() - 3) / 2;
    const auto second = names.begin() + 1, right = second + top, after = right + 2;
    const Names above(second, right), below(std::make_reverse_iterator(after + top), std::make_reverse_iterator(after));
    const std::string hole = across(".", static_cast<int>(top)), &left = names[0];
    const std::string& lower = odd ? names[0] : names.back();
    return {fmt::format("{} {} {}", left, beside(above), right[0]), fmt::format("{} {} {}", left, hole, right[0]),
            fmt::format("{} {} {}", lower, hole, right[1]), fmt::format("{} {} {}", lower, beside(below), right[1])};
}

bool offers(const Setup& setup, std::string_view wager) {
    const auto found = find_wager(setup.game(), wager);
    return found && setup.offered(*found);
}

Names spots_of(const Setup& setup, std::string_view wager) {
    if (!offers(setup, wager)) return {};
    const std::vector<std::string_view> spots = setup.spots(*find_wager(setup.game(), wager));
    return {spots.begin(), spots.end()};
}

Names wheel_of(const Setup& setup) {
    Names names;
    if (setup.game().equipment.wheel_order)
        for (const std::uint8_t compartment : setup.game().equipment.wheel_order(setup))
            names.emplace_back(compartment_name(setup.game(), compartment));
    return names;
}

void say_pays(Drawing& drawing, const Setup& setup, std::string_view wager, std::string_view row,
              std::string_view words) {
    if (!offers(setup, wager)) return;
    for (const PayRow& each : setup.pays(*find_wager(setup.game(), wager)))
        if (each.id == row) drawing.sayings.push_back(fmt::format("{} pays {}", words, to_string(each)));
}

}  // namespace baize
