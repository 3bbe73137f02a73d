#include "library/information_state.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "definition/names.hpp"
#include "engine/describe.hpp"

namespace baize::library {

namespace {

std::string asked(const View& view, const Game& game) {
    if (!view.question) return {};
    const Question& question = *view.question;
    std::string text = fmt::format("asked by {} of box {}{}: {}", question.clause, int{question.box},
                                   question.hand ? fmt::format(" hand {}", question.hand + 1) : "",
                                   choice_list(game, question.choices));
    if (question.with_amount)
        text += fmt::format("; {} to {} in steps of {}", to_string(question.amount_min), to_string(question.amount_max),
                            to_string(question.amount_step));
    if (question.with_cards) text += fmt::format("; {} to {} cards", int{question.cards_min}, int{question.cards_max});
    return text + "\n";
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// What changes from one look to the next: lines that are new, and of those that are gone the stakes, for a hand that
// is seen otherwise has a new line.
void add_changes(std::string& text, const std::vector<std::string>& now, std::vector<std::string> before) {
    for (const std::string& line : now) {
        const auto known = std::ranges::find(before, line);
        if (known != before.end()) before.erase(known);
        else text += line + "\n";
    }
    for (const std::string& line : before)
        if (line.find(':') == line.npos) text += "no more: " + line + "\n";
}

// What a seat itself answers it knows, cards and all.
std::string own_answer(const Event& event, PlayerId player, const Game& game) {
    const auto* answered = std::get_if<Answered>(&event);
    return answered && answered->player == player ? describe(event, game) + "\n" : std::string();
}

}  // namespace

std::string observation(const Session& session, PlayerId player) {
    const Game& game = session.setup().game();
    const View view = view_of(session.table(), player);
    return to_text(view, game) + asked(view, game);
}

std::string information_state(const Session& session, PlayerId player) {
    Session again(session.setup(), session.at_start());
    std::string text;
    std::vector<std::string> before;
    const auto look = [&] {
        auto now = lines_of(observation(again, player));
        add_changes(text, now, std::move(before));
        before = std::move(now);
    };
    look();
    for (const Event& event : session.events()) {
        text += own_answer(event, player, again.setup().game());
        if (const auto refusal = again.apply(event)) throw std::logic_error(to_string(*refusal));
        look();
    }
    return text;
}

}  // namespace baize::library
