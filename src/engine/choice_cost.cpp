#include "engine/choice_cost.hpp"

#include <bit>

namespace baize {

namespace {

// What is laid from winnings of the round is no new money.
Money laid(const Session& session, PlayerId player) {
    Money sum{};
    for (const Stake& stake : session.table().stakes())
        if (stake.player == player && !stake.won_before) sum += stake.amount;
    return sum;
}

}  // namespace

std::optional<Answered> least_answer(const Session& session, const Question& question, std::uint8_t choice) {
    const Money amount = question.with_amount >> choice & 1u ? question.amount_min : Money{};
    const bool takes_cards = question.with_cards >> choice & 1u;
    const std::size_t held = takes_cards ? session.table().hand_of(question).cards.size() : 0;
    for (Picked picked = 0; picked < Picked{1} << held; ++picked) {
        if (std::popcount(picked) > question.cards_max) continue;
        const Answered answered = session.table().answered(question, {choice, amount, picked});
        if (!session.check(answered)) return answered;
    }
    return std::nullopt;
}

std::optional<Money> cost_of(const Session& session, const Question& question, std::uint8_t choice) {
    const auto answer = least_answer(session, question, choice);
    if (!answer) return std::nullopt;
    std::vector<Event> events = session.events();
    events.push_back(*answer);
    const auto trial = Session::replay(session.setup(), session.at_start(), events);
    if (!trial) return std::nullopt;
    return laid(**trial, question.player) - laid(session, question.player);
}

}  // namespace baize
