#include "odds/view_key.hpp"

#include <algorithm>

#include "engine/describe.hpp"

namespace baize {

namespace {

// Numbers and texts one behind the other, each so that what follows cannot be taken for a part of it.
class Key {
public:
    void add(std::int64_t number) { text_.append(reinterpret_cast<const char*>(&number), sizeof number); }
    void add(std::string_view text) {
        add(text.size());
        text_.append(text);
    }
    template <class Each>
    void add_all(const Each& list) {
        add(list.size());
        for (const auto& each : list) add_to(*this, each);
    }
    template <class... Numbers>
    void add_numbers(Numbers... numbers) { (add(static_cast<std::int64_t>(numbers)), ...); }

    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

void add_to(Key& key, std::uint8_t number) { key.add(std::int64_t{number}); }
void add_to(Key& key, const std::string& text) { key.add(std::string_view(text)); }
void add_to(Key& key, const std::optional<Card>& card) { key.add(std::int64_t{card ? card->index() : -1}); }

void add_to(Key& key, const Question& question) {
    const auto& [player, box, hand, choices, with_amount, least, most, step, clause, amount_clause, side, cards_min,
                 cards_max, with_cards, decided, street] = question;
    key.add_numbers(player, box, hand, choices, with_amount, least.cents, most.cents, step.cents, side, cards_min,
                    cards_max, with_cards, decided, street);
    key.add(clause);
    key.add(amount_clause);
}

void add_to(Key& key, const SeenHand& hand) {
    const auto& [name, box, number, cards, community, folded] = hand;
    key.add(std::string_view(name));
    key.add_numbers(box, number, community, folded);
    key.add_all(cards);
}

// Chips and what became of them: all of it lies open.
void add_to(Key& key, const Stake& stake) {
    key.add_numbers(stake.player, stake.box, stake.hand, stake.position.wager, stake.position.spot, stake.amount.cents,
                    stake.open, stake.declared);
}

void add_to(Key& key, const Lammer& lammer) {
    key.add_numbers(lammer.player, lammer.box, lammer.hand, lammer.position.wager, lammer.worth.cents, lammer.open);
}

void add_to(Key& key, const Line& line) {
    key.add_numbers(line.player, line.box, line.hand, line.position.wager, line.position.spot, line.outcome,
                    line.stake.cents, line.returned.cents, line.won.cents);
    key.add(line.clause);
}

}  // namespace

std::string as_key(const View& view) {
    const auto& [player, stage, waiting_for, question, hands, discards, dice, spun, standing, track, exposed_next,
                 stakes, lammers, lines, cards_left, cutting_card_out] = view;
    Key key;
    key.add_numbers(player, stage, question.has_value(), track.has_value(), cards_left, cutting_card_out);
    key.add(std::string_view(waiting_for));
    if (question) add_to(key, *question);
    if (track) key.add(std::string_view(describe(*track)));
    add_to(key, exposed_next);
    key.add_all(hands);
    key.add_all(discards);
    key.add_all(dice);
    key.add_all(spun);
    key.add_all(standing);
    key.add_all(stakes);
    key.add_all(lammers);
    key.add_all(lines);
    return key.take();
}

View without_order(View view) {
    const auto face = [](const std::optional<Card>& card) { return card ? card->index() : -1; };
    for (SeenHand& hand : view.hands) std::ranges::sort(hand.cards, {}, face);
    return view;
}

}  // namespace baize
