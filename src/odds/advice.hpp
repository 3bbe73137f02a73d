// The best play with the cards that are left in a live shoe. For the lab and for training: no running table asks it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/need.hpp"
#include "odds/explanation.hpp"

namespace baize {

// Cards as somebody types them.
struct AdviceRequest {
    std::string hand, dealer, seen, split_of;  // "10,6", "9", "5,5,K", "8"
    int hands = 1;                             // of a split box
    bool later = false;                        // and this is not the first of them
};

struct Advice {
    int cards_left = 0;
    std::string unit = "initial wager";
    std::string best{};                // empty where no hand was given
    Worths worth{};                    // of every choice
    Worths beside{};                   // of wagers beside the hand, in their own stakes
    std::optional<double> edge_now{};  // of the next round
};

// What answers are worth to who is asked, from here on and with the best play after them. The difference of two of them
// is what the worse one costs; what all of them have in common may be left out. A choice that takes cards is there once
// for each set of cards that the table takes and that is not against the rules.
struct ChoiceValues {
    struct Choice {
        std::uint8_t choice;  // with the largest amount, where it takes one
        double worth;
        Picked cards = 0;     // of the hand that is asked about
    };
    std::string unit{};
    std::vector<Choice> choices{};
};

}  // namespace baize
