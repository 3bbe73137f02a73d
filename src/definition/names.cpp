#include "definition/names.hpp"

#include <charconv>
#include <fmt/format.h>

namespace baize {

namespace {

// A clause that names the book of another game. What binds by the table's profile is no game's (ruling D7).
bool of_another_book(const Game& game, Clause clause) {
    const std::string_view book = clause.substr(0, clause.find(' '));
    const bool of_a_game = (book.starts_with("gb-") || book.starts_with("nz-")) && !binds_by_profile(book);
    return of_a_game && book != game.book;
}

// "7.1(f)" lies under "7.1" and "7.", and "7.13" under "7." alone.
bool lies_under(Clause clause, std::string_view start) {
    if (!clause.starts_with(start)) return false;
    if (start.ends_with('.') || clause.size() == start.size()) return true;
    const char next = clause[start.size()];
    return next < '0' || next > '9';
}

}  // namespace

namespace {

// Its own, and not that of a text which fills its gaps (ruling D4).
bool is_own(const Game& game, Clause clause) {
    bool own = game.rests_on.division.empty();
    for (const std::string_view start : game.rests_on.own_clauses) own = own || lies_under(clause, start);
    return own;
}

}  // namespace

std::string cite(const Game& game, Clause clause) {
    if (clause.empty()) return std::string(game.book);
    if (clause[0] >= 'a' && clause[0] <= 'z')
        return fmt::format("{}{}", clause, of_another_book(game, clause) ? kBorrowed : "");
    const bool own = is_own(game, clause);
    return fmt::format("{} {}{}", own ? game.book : game.rests_on.book, clause, own ? "" : kBorrowed);
}

std::string cite_briefly(const Game& game, Clause clause) {
    return clause.empty() || is_own(game, clause) ? std::string(clause) : cite(game, clause);
}

std::string player_name(PlayerId player) {
    if (player == kNobody) return "nobody";
    return player < 26 ? std::string(1, static_cast<char>('A' + player))
                       : fmt::format("A{}", static_cast<char>('A' + player - 26));
}

std::string compartment_name(const Game& game, Compartment compartment) {
    const bool named = compartment >= 1 && compartment <= game.equipment.compartments.size();
    return named ? std::string(game.equipment.compartments[compartment - 1u]) : fmt::format("{}", int{compartment});
}

std::optional<Compartment> find_compartment(const Game& game, std::string_view name) {
    for (std::size_t i = 0; i < game.equipment.compartments.size(); ++i)
        if (game.equipment.compartments[i] == name) return static_cast<Compartment>(i + 1);
    int number = 0;  // plain numbers where they have no names: one of so many prizes
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool is_number = error == std::errc() && end == name.data() + name.size();
    if (game.equipment.compartments.empty() && is_number && number >= 1 && number <= UINT16_MAX)
        return static_cast<Compartment>(number);
    return std::nullopt;
}

std::string choice_list(const Game& game, std::uint32_t choices) {
    std::string list;
    for (std::size_t i = 0; i < game.choices.size(); ++i)
        if (choices >> i & 1u) list += fmt::format("{}{}", list.empty() ? "" : ", ", game.choices[i].id);
    return list;
}

std::string describe(const Track& track) {
    static constexpr std::string_view kPlaces[] = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh",
                                                   "eighth"};
    std::string text = fmt::format("race to {}:", track.length), placed;
    for (const Runner& runner : track.runners)
        text += fmt::format("{} {} {}", text.back() == ':' ? "" : ",", runner.name, runner.at);
    for (std::size_t place = 0; place < std::size(kPlaces); ++place)
        for (const Runner& runner : track.runners)
            if (runner.place == static_cast<int>(place) + 1)
                placed += fmt::format("{} {} {}", placed.empty() ? ";" : ",", kPlaces[place], runner.name);
    return fmt::format("{}{}{}{}", text, placed, track.remark.empty() ? "" : "; ", track.remark);
}

}  // namespace baize
