// What whoever looks at the table is told of cards, dice and wheel (engine/captions.hpp). A function that is null tells
// nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/card.hpp"
#include "definition/equipment.hpp"
#include "definition/question.hpp"

namespace baize {

class Setup;
class Table;

// What a hand's own cards are for a wager on them alone: said behind it where their player has that wager.
struct OwnCardsCaption {
    std::size_t wager = 0;
    std::string (*caption)(std::span<const Card>) = nullptr;
};

struct CaptionFunctions {
    std::string (*hand)(std::span<const Card>, bool split) = nullptr;  // "soft 18"
    // ... where the table's options have a say in it, which cards are wild; such a game has no `hand`, and the house's
    // own hand is called nothing unless it has one of the two for that.
    std::string (*hand_at)(const Setup&, std::span<const Card>, bool split) = nullptr;
    OwnCardsCaption own_cards{};
    // Which of these cards make the hand that is so called, where there are more than it takes: the best five of seven.
    // 0: there is nothing to choose.
    Picked (*hand_made_of)(std::span<const Card>) = nullptr;
    std::string (*house)(std::span<const Card>) = nullptr;  // of the house's own hand, where it says more
    std::string (*house_at)(const Setup&, std::span<const Card>) = nullptr;  // ... by the table's options
    std::string (*dice)(std::span<const std::uint8_t>) = nullptr;            // "total 11"
    std::string (*spin)(std::span<const std::string>) = nullptr;             // "17, black, odd"
    std::string_view (*compartment_colour)(std::string_view name) = nullptr; // "black"
    Track (*track)(const Table&) = nullptr;  // the race that the cards on the table make, if they make one
};

}  // namespace baize
