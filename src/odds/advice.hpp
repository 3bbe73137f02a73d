// The best play with the cards that are left in a live shoe. For the lab and for training: no running table asks it.
#pragma once

#include <optional>
#include <string>

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

}  // namespace baize
