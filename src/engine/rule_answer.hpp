// How a numbered rule is met: enforced by code that a test shows, shown on a sign or screen, or physical.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace baize {

enum class Met : std::uint8_t {
    Enforced,    // by: the test that shows it, a scenario's ("Scenario.GAME/16.4-...") or a gtest name
    Shown,       // by: on which sign or screen
    Physical,    // by: why software has no part in it
    Definition,  // by: where the words of the rule live in the code or the papers
    NotOffered,  // by: the optional wager or variant that is not in the program yet
    Superseded,  // by: the later clause on its subject, "nz-blackjack 15F.9" (ruling D1); note: what changed
};

struct RuleAnswer {
    std::string_view rule;
    Met met;
    std::string_view by;
    std::string_view note = {};
};

struct Division {
    std::string_view id;    // as in rules.tsv
    std::string_view book;  // "gb-2011"
    std::span<const RuleAnswer> answers;
    bool general = false;   // it is no game's: it binds every game of its book
};

}  // namespace baize
