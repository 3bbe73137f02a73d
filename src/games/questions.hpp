// Questions in the forms that most have: choices that take nothing, an amount, or cards.
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
// About a wager beside the hand.
constexpr Question aside(Question question) {
    question.side = true;
    return question;
}

struct AmountAsked {
    std::uint32_t of;  // the choices that take it
    Money min, max, step;
    Clause clause;
};
constexpr Question question_with_amount(Question question, const AmountAsked& amount) {
    question.with_amount = amount.of;
    question.amount_min = amount.min;
    question.amount_max = amount.max;
    question.amount_step = amount.step;
    question.amount_clause = amount.clause;
    return question;
}

struct CardsAsked {
    std::uint32_t of;  // the choices that take them
    std::uint8_t min, max;
};
constexpr Question question_with_cards(Question question, const CardsAsked& cards) {
    question.with_cards = cards.of;
    question.cards_min = cards.min;
    question.cards_max = cards.max;
    return question;
}

}  // namespace baize
