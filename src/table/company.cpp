#include "table/company.hpp"

#include <bit>
#include <stdexcept>

#include "engine/table.hpp"

namespace baize {

namespace {

std::uint8_t any_choice(const Question& question, Bits64& bits) {
    std::uint32_t pick = below(bits, static_cast<std::uint32_t>(std::popcount(question.choices)));
    std::uint32_t rest = question.choices;
    for (; pick > 0; --pick) rest &= rest - 1;
    return static_cast<std::uint8_t>(std::countr_zero(rest));
}

// A strategy knows the questions of the rounds that are priced. Where a live table asks another, nothing is staked.
Answer advised(const Table& table, const Question& question, Strategy& strategy) {
    const Answer answer = strategy.answer(table, question);
    return question.offers(answer.choice) ? answer : Answer{silent_choice(table.game(), question), {}};
}

}  // namespace

Answered company_answer(const Table& table, Bits64& bits, Strategy* strategy) {
    if (table.need().kind != NeedKind::Decision)
        throw std::logic_error("company was asked when there is nothing to decide");
    const Question& question = table.need().question;
    const Answer answer = strategy ? advised(table, question, *strategy) : Answer{any_choice(question, bits), {}};
    const bool takes_amount = question.with_amount >> answer.choice & 1u;
    if (!takes_amount) return {question.player, answer.choice, Money{}};
    return {question.player, answer.choice, answer.amount.cents > 0 ? answer.amount : question.amount_max};
}

}  // namespace baize
