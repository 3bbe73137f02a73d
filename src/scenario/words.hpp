// What the words of a scenario say, whatever the game.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/money.hpp"
#include "engine/event.hpp"

namespace baize::scenario {

using Words = std::vector<std::string>;

struct Fault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... Args>
[[noreturn]] void fail(fmt::format_string<Args...> text, Args&&... args) {
    throw Fault(fmt::format(text, std::forward<Args>(args)...));
}

struct ScriptLine {
    int number = 0;
    Words words;
    std::string text;
};

Words split_words(const std::string& line);
std::vector<ScriptLine> lines_of(std::string_view text);  // those that say something
std::string joined(const Words& words, std::size_t from);
int parse_number(std::string_view text);
Money parse_money(std::string_view text);
bool is_player(std::string_view word);
PlayerId parse_player(std::string_view word);

}  // namespace baize::scenario
