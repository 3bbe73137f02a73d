#include "library/actions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/describe.hpp"
#include "odds/answers.hpp"
#include "odds/histories.hpp"

namespace baize::library {

namespace {

constexpr int kAmountBit = 5, kCardsBit = 8;
static_assert(kAmountsMax <= 1 << (kCardsBit - kAmountBit));

constexpr Action encoded(std::uint8_t choice, std::size_t amount, Picked cards) {
    return static_cast<Action>(choice | amount << kAmountBit | std::size_t{cards} << kCardsBit);
}

// A throw or a spin as a number whose digits are what came, the first the highest.
template <class Faces>
Action number_of(const Faces& faces, int sides) {
    Action number = 0;
    for (const auto face : faces) number = number * sides + (face - 1);
    return number;
}

template <class Faces>
bool read_number(Action number, int count, int sides, Faces& faces) {
    std::vector<int> digits;
    for (int i = 0; i < count; ++i, number /= sides) digits.push_back(number % sides + 1);
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit)
        faces.push_back(static_cast<std::remove_cvref_t<decltype(faces[0])>>(*digit));
    return number == 0;
}

}  // namespace

std::vector<Action> legal_actions(const Session& session) {
    std::vector<Action> actions;
    if (session.need().kind != NeedKind::Decision) return actions;
    const Table& table = session.table();
    const Question& question = session.need().question;
    for (const Answer& answer : answers_to_try(table)) {
        const Answered event = table.answered(question, answer);
        if (session.check(event)) continue;
        // Of cards that are alike one stands for the others, as the table itself takes them.
        if (answer.cards && table.places_of(question, event.cards) != answer.cards) continue;
        if (const auto action = action_of(table, answer)) actions.push_back(*action);
    }
    std::ranges::sort(actions);
    return actions;
}

std::optional<Answer> answer_of(const Table& table, Action action) {
    const Question& question = table.need().question;
    if (table.need().kind != NeedKind::Decision || action < 0) return std::nullopt;
    const auto choice = static_cast<std::uint8_t>(action & ((1 << kAmountBit) - 1));
    const auto amount = static_cast<std::size_t>(action >> kAmountBit & ((1 << (kCardsBit - kAmountBit)) - 1));
    const auto cards = static_cast<Picked>(action >> kCardsBit);
    if (!question.offers(choice) || cards >> table.hand_of(question).cards.size()) return std::nullopt;
    if (cards && !(question.with_cards >> choice & 1u)) return std::nullopt;
    if (!(question.with_amount >> choice & 1u))
        return amount == 0 ? std::optional(Answer{choice, {}, cards}) : std::nullopt;
    const auto amounts = amounts_to_try(question);
    return amount < amounts.size() ? std::optional(Answer{choice, amounts[amount], cards}) : std::nullopt;
}

std::optional<Action> action_of(const Table& table, const Answer& answer) {
    const Question& question = table.need().question;
    if (!(question.with_amount >> answer.choice & 1u)) return encoded(answer.choice, 0, answer.cards);
    const auto amounts = amounts_to_try(question);
    const auto found = std::ranges::find(amounts, answer.amount);
    if (found == amounts.end()) return std::nullopt;
    return encoded(answer.choice, static_cast<std::size_t>(found - amounts.begin()), answer.cards);
}

std::string words_of(const Table& table, Action action) {
    const auto answer = answer_of(table, action);
    if (!answer) return fmt::format("action {}", action);
    std::string words(table.game().choices[answer->choice].id);
    if (answer->amount.cents) words += " " + to_string(answer->amount);
    for (const Card card : table.cards_of(table.need().question, answer->cards))
        words += fmt::format(" {}", table.game().deck().name(card));
    return words;
}

std::vector<std::pair<Action, Ratio>> chance_outcomes(const Session& session) {
    std::vector<std::pair<Action, Ratio>> outcomes;
    for (const auto& [event, chance] : next_by_chance(session))
        outcomes.emplace_back(action_of(session.need(), event), chance);
    return outcomes;
}

std::optional<Event> chance_event(const Need& need, Action action) {
    if (action < 0) return std::nullopt;
    Thrown thrown;
    Spun spun;
    switch (need.kind) {
        case NeedKind::Card:
            if (need.to_burn && !need.burn_read)
                return action == 0 ? std::optional(Event(DealtCard{{}, true})) : std::nullopt;
            return action < kFacesMax ? std::optional(Event(DealtCard{Card::from_index(action)})) : std::nullopt;
        case NeedKind::Throw:
            return read_number(action, need.dice, 6, thrown.faces) ? std::optional(Event(thrown)) : std::nullopt;
        case NeedKind::Spin:
            return read_number(action, need.rings, need.compartments, spun.compartments) ? std::optional(Event(spun))
                                                                                         : std::nullopt;
        default:
            return std::nullopt;
    }
}

Action action_of(const Need& need, const Event& event) {
    if (const auto* dealt = std::get_if<DealtCard>(&event)) return dealt->unseen ? 0 : dealt->card.index();
    if (const auto* thrown = std::get_if<Thrown>(&event)) return number_of(thrown->faces, 6);
    if (const auto* spun = std::get_if<Spun>(&event)) return number_of(spun->compartments, need.compartments);
    return 0;
}

std::string chance_words(const Session& session, Action action) {
    const auto event = chance_event(session.need(), action);
    if (!event) return fmt::format("action {}", action);
    const Game& game = session.setup().game();
    std::string words;
    const auto add = [&](std::string_view word) { words += (words.empty() ? "" : " ") + std::string(word); };
    if (const auto* dealt = std::get_if<DealtCard>(&*event)) {
        const bool known = !dealt->unseen && dealt->card.index() < std::ssize(game.deck().faces);
        add(known ? game.deck().name(dealt->card) : "??");
    } else if (const auto* thrown = std::get_if<Thrown>(&*event)) {
        for (const std::uint8_t face : thrown->faces) add(std::to_string(face));
    } else if (const auto* spun = std::get_if<Spun>(&*event)) {
        for (const Compartment compartment : spun->compartments) add(compartment_name(game, compartment));
    }
    return words;
}

}  // namespace baize::library
