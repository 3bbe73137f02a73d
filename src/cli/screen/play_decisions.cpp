// Decisions of who plays at the terminal: what is open is shown with its cost, and the answer is read.
#include <fmt/format.h>

#include <algorithm>

#include "cli/screen/play_table.hpp"
#include "engine/choice_cost.hpp"
#include "engine/describe.hpp"
#include "odds/prices.hpp"

namespace baize::cli {

// What a choice costs is found by making it on a copy of the round: the page knows no rules.
std::vector<OpenChoice> PlayTable::open_choices(const Question& question) const {
    const auto keys = choice_keys(setup_.game());
    std::vector<OpenChoice> list;
    for (std::size_t i = 0; i < setup_.game().choices.size(); ++i) {
        if (!question.offers(static_cast<int>(i))) continue;
        OpenChoice open{i, keys[i], {}, (question.with_amount >> i & 1u) != 0, {}, true};
        const auto answer = least_answer(session_, question, static_cast<std::uint8_t>(i));
        const auto trial = copy();
        if (!answer || trial->apply(*answer)) continue;
        open.cost = staked(*trial) - staked(session_);
        open.covered = open.cost <= available();
        const std::int64_t step = question.amount_step.cents;
        if (open.takes_amount) open.amount_max = {std::min(question.amount_max, available()).cents / step * step};
        list.push_back(open);
    }
    return list;
}

bool PlayTable::decide() {
    const Question question = session_.need().question;
    const auto choices = open_choices(question);
    std::string text = scene(question.box ? place_name(session_.table(), question.box, question.hand) : "");
    // Wagers may be settled already while the round goes on.
    if (!session_.table().lines().empty())
        text += settlement_text(terminal_.style(), setup_.game(), view_of(session_.table(), kMe));
    text += question_text(terminal_.style(), session_.table(), question, choices);
    terminal_.draw(text);
    news_.clear();
    for (bool stays = true; stays;) {
        const auto line = terminal_.ask(fmt::format("credit {}, your choice> ", to_string(available())));
        if (!line) return false;
        if (const auto answered = read_answer(*line, choices, stays)) { apply(*answered); return true; }
    }
    return false;
}

bool PlayTable::leave_in_round() {
    terminal_.say(
        fmt::format("  A round is under way: leaving now loses your {} on the table. q again leaves, Enter goes on.",
                    to_string(staked(session_))));
    const auto line = terminal_.ask("leave?> ");
    const auto words = line ? words_of(*line) : std::vector<std::string>{"q"};
    return words.empty() || !(is_leave(words[0]) || words[0] == "y" || words[0] == "yes");
}

std::optional<Answered> PlayTable::read_answer(const std::string& line, const std::vector<OpenChoice>& choices,
                                               bool& stays) {
    const Question& question = session_.need().question;
    const auto words = words_of(line);
    if (!words.empty() && is_leave(words[0])) { stays = leave_in_round(); return std::nullopt; }
    if (!words.empty() && is_help(words[0])) {
        terminal_.say(question_text(terminal_.style(), session_.table(), question, choices));
        return std::nullopt;
    }
    if (!words.empty() && is_advise(words[0])) {
        const std::string advice = advise_at(session_.table(), question);
        terminal_.say("  " + (advice.empty() ? "The adviser has nothing to say here." : advice));
        return std::nullopt;
    }
    const auto choice = read_choice(setup_.game(), question, words.empty() ? "" : words[0]);
    if (!choice) { refuse(choice.refusal()); return std::nullopt; }
    const auto open =
        std::find_if(choices.begin(), choices.end(), [&](const OpenChoice& each) { return each.choice == *choice; });
    if (open == choices.end()) return std::nullopt;
    if (!open->covered) {
        refuse(
            {fmt::format("that needs {} more, but your credit is {}", to_string(open->cost), to_string(available()))});
        return std::nullopt;
    }
    const bool takes_cards = question.with_cards >> *choice & 1u;
    const std::size_t said = open->takes_amount ? 2 : 1;
    if (!takes_cards && words.size() > said) {
        refuse({fmt::format("one choice at a time{}; expected such as '{}'",
                            open->takes_amount ? ", with one amount" : "", open->key)});
        return std::nullopt;
    }
    Answered answered{kMe, static_cast<std::uint8_t>(*choice), {}, {}};
    if (open->takes_amount) {
        const auto amount = read_amount(question, *open, words.size() > 1 ? words[1] : "", stays);
        if (!amount) return std::nullopt;
        answered.amount = *amount;
    }
    if (takes_cards) {
        const auto cards = pick_cards(question, std::span(words).subspan(std::min(said, words.size())), stays);
        if (!cards) return std::nullopt;
        answered.cards = *cards;
    }
    if (const auto refusal = session_.check(answered)) { refuse(*refusal); return std::nullopt; }
    return answered;
}

std::optional<ChosenCards> PlayTable::pick_cards(const Question& question, std::span<const std::string> typed,
                                                 bool& stays) {
    std::vector<std::string> words(typed.begin(), typed.end());
    if (words.empty()) {
        const auto line = terminal_.ask(fmt::format("which? {}, by name or place{}> ", cards_wanted(question),
                                                    question.cards_min == 0 ? ", Enter for none" : ""));
        if (!line) { stays = false; return std::nullopt; }
        words = words_of(*line);
        if (!words.empty() && is_leave(words[0])) { stays = leave_in_round(); return std::nullopt; }
    }
    const Hand& hand = session_.table().hand_of(question);
    auto cards = read_cards(setup_.game().deck(), std::span(hand.cards.begin(), hand.cards.size()), words);
    if (!cards) { refuse(cards.refusal()); return std::nullopt; }
    return *cards;
}

std::optional<Money> PlayTable::read_amount(const Question& question, const OpenChoice& open, const std::string& typed,
                                            bool& stays) {
    std::string text = typed;
    const std::string range = fmt::format("{} to {}", to_string(question.amount_min), to_string(open.amount_max));
    if (text.empty() && question.amount_min == open.amount_max) return open.amount_max;
    if (text.empty()) {
        const auto line = terminal_.ask(fmt::format("how much? {}, Enter for {}> ", range, to_string(open.amount_max)));
        if (!line) { stays = false; return std::nullopt; }
        const auto words = words_of(*line);
        if (words.empty()) return open.amount_max;
        text = words[0];
        if (is_leave(text)) { stays = leave_in_round(); return std::nullopt; }
    }
    const auto amount = read_money(text);
    if (!amount) {
        refuse({fmt::format("'{}' is no amount; expected {}", text, range)});
        return std::nullopt;
    }
    if (*amount > available() && *amount <= question.amount_max) {
        refuse({fmt::format("{} is more than your credit of {}", to_string(*amount), to_string(available()))});
        return std::nullopt;
    }
    return amount;
}

}  // namespace baize::cli
