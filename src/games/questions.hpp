// Questions in the form that most have: choices that take neither an amount nor cards.
#pragma once

#include "engine/table.hpp"

namespace baize {

constexpr Question question_to(PlayerId player, BoxNo box, std::uint32_t choices, Clause clause,
                               std::size_t hand = 0) {
    return {.player = player, .box = box, .hand = static_cast<std::uint8_t>(hand), .choices = choices,
            .clause = clause};
}
// To whoever decides for the box.
inline Question question_to(const Box& box, std::uint32_t choices, Clause clause, std::size_t hand = 0) {
    return question_to(box.seated, box.number, choices, clause, hand);
}

}  // namespace baize
