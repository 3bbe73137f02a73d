#include "rulebooks/answers.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include "games/list.hpp"
#include "rulebooks/gb_2011/general.rules.hpp"

namespace baize {

namespace {

// "8.20" as a number that can be compared: 8020.
int place_of(std::string_view rule) {
    const auto dot = rule.find('.');
    const auto number = [](std::string_view digits) {
        int value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    };
    return 1000 * number(rule.substr(0, dot)) + (dot == rule.npos ? 0 : number(rule.substr(dot + 1)));
}

// What books say in general comes first. Games that share a division point to the same answers.
std::vector<Division> answered() {
    std::vector<Division> list{gb_2011::general_rules::kText};
    for (const Game* game : games()) {
        const auto is_its_own = [&](const Division& each) { return each.id == game->division; };
        if (std::any_of(list.begin(), list.end(), is_its_own)) continue;
        list.push_back({game->division, game->book, game->answers});
        list.insert(list.end(), game->other_texts.begin(), game->other_texts.end());
    }
    return list;
}

}  // namespace

bool within(std::string_view sections, std::string_view rule) {
    const auto dash = sections.find('-');
    const int first = place_of(sections.substr(0, dash)),
              last = dash == sections.npos ? first : place_of(sections.substr(dash + 1));
    return place_of(rule) >= first && place_of(rule) <= last;
}

std::span<const Division> divisions() {
    static const std::vector<Division> list = answered();
    return list;
}

}  // namespace baize
