#include "library/information_state.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "definition/names.hpp"

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

// Those of `now` that are not among `before`, each as often as it is more often there.
void add_new(std::string& text, const std::vector<std::string>& now, std::vector<std::string> before) {
    for (const std::string& line : now) {
        const auto known = std::ranges::find(before, line);
        if (known != before.end()) before.erase(known);
        else text += line + "\n";
    }
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
        add_new(text, now, std::move(before));
        before = std::move(now);
    };
    look();
    for (const Event& event : session.events()) {
        if (const auto refusal = again.apply(event)) throw std::logic_error(to_string(*refusal));
        look();
    }
    return text;
}

}  // namespace baize::library
