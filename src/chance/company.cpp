#include "chance/company.hpp"

#include <bit>
#include <stdexcept>

#include "engine/table.hpp"

namespace baize {

namespace {

std::uint8_t any_choice(const Question& question, Bits64& bits) {
    int pick = below(bits, std::popcount(question.choices));
    std::uint32_t rest = question.choices;
    for (; pick > 0; --pick) rest &= rest - 1;
    return static_cast<std::uint8_t>(std::countr_zero(rest));
}

// A strategy knows the questions of the rounds that are priced. Where a live table asks another, nothing is staked.
Answer advised(const Table& table, const Question& question, Strategy& strategy) {
    const Answer answer = strategy.answer(table, question);
    return question.offers(answer.choice) ? answer : silent_answer(table, question);
}

// As many cards as may be, whichever; where the game refuses them, what silence would name.
Answer with_any_cards(const Table& table, const Question& question, std::uint8_t choice, Bits64& bits) {
    const std::size_t held = table.hand_of(question).cards.size();
    const int wanted = question.cards_min + below(bits, question.cards_max - question.cards_min + 1);
    Picked picked = 0;
    while (std::popcount(picked) < wanted) picked |= Picked{1} << below(bits, held);
    const auto check = table.game().choices[choice].check;
    return check && check(table, question, picked) ? silent_answer(table, question) : Answer{choice, {}, picked};
}

Answer any_answer(const Table& table, const Question& question, Bits64& bits) {
    const std::uint8_t choice = any_choice(question, bits);
    return question.with_cards >> choice & 1u ? with_any_cards(table, question, choice, bits) : Answer{choice};
}

}  // namespace

Answered company_answer(const Table& table, Bits64& bits, Strategy* strategy) {
    if (table.need().kind != NeedKind::Decision)
        throw std::logic_error("company was asked when there is nothing to decide");
    const Question& question = table.need().question;
    Answer answer = strategy ? advised(table, question, *strategy) : any_answer(table, question, bits);
    const bool takes_amount = question.with_amount >> answer.choice & 1u;
    if (!takes_amount) answer.amount = {};
    else if (answer.amount.cents == 0) answer.amount = question.amount_max;
    return table.answered(question, answer);
}

}  // namespace baize
