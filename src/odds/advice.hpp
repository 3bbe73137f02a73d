// The best play with the cards that are left in a live shoe. For the lab and for training: no running table asks it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/need.hpp"
#include "odds/explanation.hpp"

namespace baize {

using v0::Advice;
using v0::AdviceRequest;

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
