// The one definition of a game: play, pricing, simulation, signs, checks and screens all read this.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/figure.hpp"
#include "definition/caption_functions.hpp"
#include "definition/clauses.hpp"
#include "definition/decision.hpp"
#include "definition/equipment.hpp"
#include "definition/irregularity.hpp"
#include "definition/notices.hpp"
#include "definition/option.hpp"
#include "definition/wager.hpp"

namespace baize {

class Round;
struct CarriedState;
struct Drawing;
struct PlaceBet;

// Where a division has gaps, another fills them (ruling D4): which, in what book, and which clauses are this one's own.
struct RestsOn {
    std::string_view division{};
    std::string_view book{};
    std::span<const std::string_view> own_clauses{};
};

// What lies where: places for hands, and for those who play.
struct Layout {
    int boxes = 0;         // playing positions; 0: one common layout
    int cards_a_hand = 0;  // how many cards come to lie in one place at most; a table reserves the room once
    int hands_a_box = 1;   // ... and how many hands a box comes to have
    int places = 0;        // numbered places for players, where the book gives them a part in the game
    std::span<const std::string_view> house_hands{};
    int community = -1;           // which of them lies in the middle of the table, for every box
    bool community_joins = false;  // its cards make one hand with the cards of each box, and are called so
    Drawing (*drawing)(const Setup&) = nullptr;  // on a screen; null: drawn from the wagers alone
    bool (*has_spot)(const Setup&, Position) = nullptr;  // which spots there are; all of them where this is null
};

// How the table must stand for a wager to be taken, for whoever prices or simulates
// it: a point that is established, a wager that it backs.
// All of it is player A's, on the common layout or in box 1.
struct Scene {
    void (*lay)(CarriedState& carried, const Setup& setup, Position position, Money unit) = nullptr;
    std::string (*words)(const Setup&, Position) = nullptr;  // what a figure takes for granted: "a point of 6"
};

struct Game {
    std::string_view id;
    std::string_view title;
    std::string_view book;      // "gb-2011"
    std::string_view division;  // the division of rules.tsv, mostly by the same id
    std::string_view sections;  // where in the book: "9.1-9.13"
    RestsOn rests_on{};
    Layout layout{};
    Equipment equipment{};
    GameClauses clauses{};
    std::span<const WagerDef> wagers{};
    std::span<const OptionDef> options{};
    std::span<const ChoiceDef> choices{};
    std::span<const DeclarationDef> declarations{};
    std::span<const IrregularityDef> irregularities{};
    Round (*round)(Table&) = nullptr;
    MaybeRefusal (*accept)(const Table&, const PlaceBet&) = nullptr;  // the game's own conditions on a wager
    MaybeRefusal (*permit)(const Setup&) = nullptr;                   // ... and on a set-up
    std::shared_ptr<const void> (*compile)(const Setup&) = nullptr;   // options turned once into what the round reads
    CaptionFunctions captions{};
    Notices notices{};
    Scene scene{};  // needed by wagers that not every round takes
    std::span<const Figure> figures{};  // printed of it somewhere, for `baize verify` to recompute

    constexpr const Deck& deck() const { return *equipment.deck; }
};

}  // namespace baize
