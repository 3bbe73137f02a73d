#include "coach/lone_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "engine/choice_cost.hpp"
#include "engine/describe.hpp"

namespace baize {

namespace {

constexpr Money kMeter{1'000'00};     // neither trainer nor adviser has a fund that grows
constexpr Money kStake{10'00};
constexpr std::int64_t kHundredths = 100;  // "2.5" units, as amounts are read

// The next word of a text, which loses it.
std::string_view cut_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
}

}  // namespace

std::vector<TrainingBet> main_bets(const Setup& setup) {
    std::vector<TrainingBet> bets;
    const auto wagers = setup.game().wagers;
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        if (!setup.offered(w) || wagers[w].kind != WagerKind::Opening) continue;
        if (!bets.empty() && wagers[w].part_of != bets.front().position.wager) continue;
        const Limits& limits = setup.limits(w);
        const std::int64_t step = limits.increment.cents;
        const Money stake = bets.empty() ? std::max(limits.min, Money{kStake.cents / step * step}) : bets[0].stake;
        bets.push_back({position_at(w), stake});
    }
    return bets;
}

bool is_shown_twice(const View& view, const SeenHand& hand) {
    return hand.community && std::ranges::any_of(view.hands, [&](const SeenHand& other) {
               return other.box != 0 && other.cards == hand.cards;
           });
}

std::uint32_t left_without_value(const ChoiceValues& values, const Question& question) {
    std::uint32_t left = question.choices;
    for (const ChoiceValues::Choice& each : values.choices) left &= ~(1u << each.choice);
    return left;
}

MaybeRefusal LoneTable::why_no_choice_values(const Setup& setup) {
    if (pricer_of(setup.game().id).choice_values) return std::nullopt;
    return Refusal{fmt::format("{} asks the player nothing whose choices could be weighed", setup.game().id)};
}

LoneTable::LoneTable(const Setup& setup, ChanceSource& chance, std::vector<TrainingBet> bets)
    : setup_(setup), chance_(chance), bets_(std::move(bets)) {}

// A side bet may be named before the wager that it needs, so they are laid in whatever order the table takes them.
MaybeRefusal LoneTable::begin() {
    session_ = std::make_unique<Session>(setup_);
    if (setup_.game().layout.places) apply(Seated{kPlayer, 1});
    while (ChanceSource::answers(session_->need())) apply(chance_.answer(session_->need(), session_->table()));
    for (auto left = bets_; !left.empty();) {
        MaybeRefusal first;
        const std::size_t before = left.size();
        std::erase_if(left, [&](const TrainingBet& bet) {
            const auto refusal = session_->apply(PlaceBet{kPlayer, box(), bet.position, bet.stake});
            if (refusal && !first) first = refusal;
            return !refusal;
        });
        if (left.size() == before) return first;
    }
    apply(CloseBets{});
    const auto first = std::ranges::find(bets_, 0, [](const TrainingBet& bet) { return bet.position.wager; });
    const auto why_none_at = pricer_of(setup_.game().id).why_no_choice_values;
    return why_none_at && first != bets_.end() ? why_none_at(setup_, first->stake) : std::nullopt;
}

bool LoneTable::asks() {
    for (;;) {
        const Need& need = session_->need();
        if (ChanceSource::answers(need)) apply(chance_.answer(need, session_->table()));
        else if (need.kind == NeedKind::Meter) apply(MeterRead{kMeter});
        else return need.kind == NeedKind::Decision;
    }
}

// The choice that an answer names, of those that are open.
Result<std::uint8_t> LoneTable::choice_of(std::string_view id) const {
    const auto choices = setup_.game().choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].id == id && question().offers(i)) return static_cast<std::uint8_t>(i);
    return Refusal{
        fmt::format("'{}' is not offered; expected {}", id, choice_list(setup_.game(), question().choices))};
}

Result<Answer> LoneTable::answer_of(std::string_view text) const {
    const std::string_view id = cut_word(text);
    const auto choice = choice_of(id);
    if (!choice) return choice.refusal();
    Answer answer{*choice};
    ChosenCards cards;
    bool takes_amount = question().with_amount >> *choice & 1u;
    while (!text.empty()) {
        const std::string_view word = cut_word(text);
        if (word == "nothing" || word.empty()) continue;
        const auto units = takes_amount ? to_money(word) : std::nullopt;
        if (units) {
            answer.amount = {bets_.front().stake.cents * std::min(units->cents, kMoneyMax.cents / kStake.cents) /
                             kHundredths};
            takes_amount = false;
            continue;
        }
        const auto card = setup_.game().deck().find(word);
        if (!card || cards.size() == cards.capacity()) return Refusal{fmt::format("'{}' is no card of the hand", word)};
        cards.push_back(*card);
    }
    if (!cards.empty() && !takes_cards(question(), *choice)) return Refusal{fmt::format("'{}' takes no cards", id)};
    const auto picked = session_->table().places_of(question(), cards);
    if (!picked) return Refusal{"these are not cards of the hand that is asked about"};
    answer.cards = *picked;
    return answer;
}

std::string LoneTable::words_for(const ChoiceValues::Choice& answer) const {
    std::string words{setup_.game().choices[answer.choice].id};
    if (!takes_cards(question(), answer.choice)) return words;
    for (const Card card : session_->table().cards_of(question(), answer.cards))
        words += fmt::format(" {}", setup_.game().deck().name(card));
    return answer.cards == 0 ? words + " nothing" : words;
}

Answered LoneTable::answered_with(const Answer& answer) const {
    const std::uint8_t choice = answer.choice;
    const bool with_amount = question().with_amount >> choice & 1u, said = answer.amount.cents != 0;
    Answer wanted{choice, {}, takes_cards(question(), choice) ? answer.cards : Picked{}};
    if (with_amount) wanted.amount = said ? answer.amount : question().amount_max;
    const Answered answered = session_->table().answered(question(), wanted);
    if (said || takes_cards(question(), choice) || !session_->check(answered)) return answered;
    return least_answer(*session_, question(), choice).value_or(answered);
}

Answered LoneTable::best_answer() {
    if (!best_) best_ = best_strategy(setup_);
    const Table& table = session_->table();
    return table.answered(question(), best_ ? best_->answer(table, question()) : silent_answer(table, question()));
}

std::string LoneTable::situation() const {
    std::string text;
    const View view = view_of(session_->table(), kPlayer);
    for (const SeenHand& hand : view.hands) {
        if (is_shown_twice(view, hand)) continue;
        const bool own = hand.box != 0 && hand.box == question().box && hand.hand == question().hand;
        std::string cards;
        for (const auto& card : hand.cards)
            if (card) cards += fmt::format("{}{}", cards.empty() ? "" : " ", setup_.game().deck().name(*card));
        if (cards.empty() || (hand.box != 0 && !own)) continue;
        if (own) text = text.empty() ? cards : cards + "; " + text;
        else text += fmt::format("{}{} {}", text.empty() ? "" : "; ", hand.name, cards);
    }
    return text;
}

void LoneTable::apply(const Event& event) {
    if (const auto refusal = session_->apply(event))
        throw std::logic_error(
            fmt::format("'{}' was refused: {}", describe(event, setup_.game()), to_string(*refusal)));
}

}  // namespace baize
