// What may be answered to a question, and what may be said while bets are open.
#pragma once

#include <span>
#include <string_view>

#include "core/pay.hpp"
#include "core/refusal.hpp"
#include "definition/question.hpp"

namespace baize {

class Table;
struct Declared;

struct ClauseAt {
    Clause asked, taken;  // where the question is put by the one clause, the choice is made by the other
};

struct ChoiceDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    bool passive = false;  // stakes nothing: taken for a player who says nothing (ruling R57)
    // Of a choice that takes cards: may these be chosen? And which are, for a player who says nothing; null: none.
    MaybeRefusal (*check)(const Table&, const Question&, Picked) = nullptr;
    Picked (*silent)(const Table&, const Question&) = nullptr;
    bool confidential = false;  // whether it is open tells of cards that its player alone sees: others are not told
    std::span<const ClauseAt> later{};  // where a later street has a clause of its own

    // By which clause it is made where the question is put by this one.
    constexpr Clause clause_at(Clause asked) const {
        for (const ClauseAt& each : later)
            if (each.asked == asked) return each.taken;
        return clause;
    }
};

// What a player may say while bets are open. Of a wager: it stays written
// on his stake until he says something else of it.
struct DeclarationDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    bool of_wager = false;
    MaybeRefusal (*check)(const Table&, const Declared&) = nullptr;
    void (*apply)(Table&, const Declared&) = nullptr;
};

}  // namespace baize
