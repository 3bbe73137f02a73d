// What a supervisor may rule at an NZ Baccarat table. Section 12 of the division is not in the seeds, so a wrong deal
// is handled as in Punto Banco (gb-2011 1.5, ruling D4).
#include <algorithm>

#include "games/baccarat/nz_baccarat.hpp"
#include "games/burn_card.hpp"

namespace baize::baccarat {

namespace {

int cards_drawn(const Table& t) {
    std::size_t drawn = 0;
    for (const baize::Hand& hand : t.house().hands) drawn += hand.cards.size();
    return static_cast<int>(drawn);
}

// 5.14A: one or more of the first four cards drawn, and none exposed. Once
// for each card drawn: a second time adds nothing.
MaybeRefusal drawn_and_none_exposed(const Table& t, const Ruled& ruled) {
    const int drawn = cards_drawn(t);
    if (drawn == 0) return Refusal{"no card of the initial deal has been drawn", ruled_by(t, ruled)};
    for (const baize::Hand& hand : t.house().hands)
        if (std::find(hand.faces.begin(), hand.faces.end(), Face::Up) != hand.faces.end())
            return Refusal{"a card has been exposed: wagers may no longer be changed", ruled_by(t, ruled)};
    if (t.marks()[kReopenedAt] == drawn)
        return Refusal{"wagers could be changed since this card was drawn", ruled_by(t, ruled)};
    return std::nullopt;
}

void reopen(Table& t, const Ruled&) {
    t.marks()[kReopened] = 1;
    t.marks()[kReopenedAt] = cards_drawn(t);
    t.interrupt();
}

constexpr IrregularityDef kIrregularities[] = {
    {"change-of-wagers", "Cards were drawn, and none exposed: players may change their wagers", "5.14A",
     "Wagers may be moved, altered, placed or withdrawn until the bets are closed again; then the deal goes on",
     Effect::Own, Target::None,
     stage_bit(Stage::Dealing), drawn_and_none_exposed, reopen},
    {"void-coup", "The round was not dealt as it should be", "1.5", "Every wager is void and returned",
     Effect::VoidRound},
    {"face-up-card", "A card is found face up in the shoe", "1.5", "It goes to the discards; the next card is dealt",
     Effect::DiscardCards,
     Target::Cards, Stage::Betting | Stage::Dealing},
    {"new-shoe", "A new shoe is ordered", "1.5", "The cards are shuffled before the next round",
     Effect::ShuffleAfterRound},
    {"show-burn-card", "A player asks to see a discarded card", "7.7(ii)",
     "What was discarded face down is turned face up", Effect::Own, Target::None, 31,
     a_burn_card_lies_there, show_burn_card},
    {"show-unread-burn-card", "A player asks to see a discarded card, which nobody has read", "7.7(ii)",
     "It is turned face up and entered", Effect::Own,
     Target::Cards, 31, an_unread_burn_card_lies_there, read_burn_card},
};

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities; }

}  // namespace baize::baccarat
