// How every numbered rule of the books is met. Rules experts write it down in rulebooks/BOOK/*.rules, as docs/rules.md
// says; it is in the program as text, and read when somebody asks.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "report/rule_texts.hpp"

namespace baize {

enum class Met : std::uint8_t {
    Enforced,    // by: the test that shows it, a scenario's ("Scenario.GAME/16.4_...") or a gtest name
    Shown,       // by: on which sign or screen
    Physical,    // by: why software has no part in it
    Definition,  // by: where the words of the rule live in the code or the papers
    NotOffered,  // by: the optional wager or variant that is not in the program yet
    Superseded,  // by: the later clause on its subject, "nz-blackjack 15F.9" (ruling D1); note: what changed
};

struct RuleAnswer {
    std::string rule;
    Met met = Met::Enforced;
    std::string by;
    std::string note{};
    int line = 0;  // of its text
};

struct Division {
    std::string id;        // as in rules.tsv
    std::string book;      // "gb-2011", by the folder of its text
    std::string_view file;
    bool general = false;  // it is no game's: it binds every game of its book
    std::vector<RuleAnswer> answers{};
};

// The divisions of one text. A refusal names the file and the line: "rulebooks/gb_2011/sic_bo.rules:12: ...".
Result<std::vector<Division>> read_divisions(const RuleText& text);

// Every division that is answered. Texts that are no game's come first. Read at the first call, which throws a
// std::logic_error if there is a fault in one of the texts.
std::span<const Division> divisions();

// Does a rule lie within "8.20-8.48"? Games that share a division are told apart so.
bool within(std::string_view sections, std::string_view rule);

}  // namespace baize
