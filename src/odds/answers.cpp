#include "odds/answers.hpp"

#include <bit>

namespace baize {

std::vector<Money> amounts_to_try(const Question& question, int amounts_max) {
    const std::int64_t step = question.amount_step.cents;
    const std::int64_t least = (question.amount_min.cents + step - 1) / step * step,
                       most = question.amount_max.cents / step * step;
    if (most < least) return {};
    if ((most - least) / step >= amounts_max) return {{least}, {most}};
    std::vector<Money> list;
    for (std::int64_t amount = least; amount <= most; amount += step) list.push_back({amount});
    return list;
}

std::vector<Picked> picks_to_try(const Table& table, const Question& question) {
    std::vector<Picked> list;
    for (Picked picked = 0; picked < Picked{1} << table.hand_of(question).cards.size(); ++picked)
        if (const int cards = std::popcount(picked); cards >= question.cards_min && cards <= question.cards_max)
            list.push_back(picked);
    return list;
}

std::vector<Answer> answers_to_try(const Table& table, std::uint32_t choices, int amounts_max) {
    const Question& question = table.need().question;
    std::vector<Answer> answers;
    for (std::uint8_t choice = 0; choice < table.game().choices.size(); ++choice) {
        if (!question.offers(choice) || !(choices >> choice & 1u)) continue;
        if (question.with_amount >> choice & 1u)
            for (const Money amount : amounts_to_try(question, amounts_max)) answers.push_back({choice, amount});
        else if (question.with_cards >> choice & 1u)
            for (const Picked cards : picks_to_try(table, question)) answers.push_back({choice, {}, cards});
        else answers.push_back({choice, {}});
    }
    return answers;
}

}  // namespace baize
