// Every numbered rule of the books, and how the program meets it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "baize/kinds.hpp"
#include "baize/result.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

struct RuleAnswer {
    std::string rule;
    Met met = Met::Enforced;
    std::string by;      // what `met` says it is
    std::string note{};
    int line = 0;        // of its text
};

struct Division {
    std::string id;         // as in rules.tsv
    std::string book;       // "gb-2011", by the folder of its text
    std::string_view file;  // "rulebooks/gb_2011/sic_bo.rules"
    bool general = false;   // it is no game's: it binds every game of its book
    std::vector<RuleAnswer> answers{};
};

// Of a game: its own division, the text that fills its gaps, and the general rules of its book; where several games
// share a division, the rules of this one's sections. Of the name of a division without a game: that one.
Result<std::vector<Division>> rules_of(std::string_view game_or_division);

std::string_view word_of(Met met);  // "enforced", "shown", "physical", "definition", "not offered", "superseded by"

}  // namespace v0
}  // namespace baize
