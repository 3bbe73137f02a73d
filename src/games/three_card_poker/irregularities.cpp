// What a supervisor may rule at an NZ Three Card Poker table (nz-three-card-poker section 11).
#include <algorithm>

#include "games/three_card_poker/three_card_poker.hpp"

namespace baize::three_card_poker {

namespace {

constexpr std::uint8_t kDealing = stage_bit(Stage::Dealing);
constexpr std::uint8_t kDeciding = stage_bit(Stage::Deciding);
constexpr std::uint8_t kInPlay = Stage::Dealing | Stage::Deciding | Stage::DealerDraws;

// 11.7: one exposed card is turned over; 11.9: a second one makes a misdeal.
void expose_card(Table& t, const Ruled&) {
    if (++t.marks()[kExposed] > 1) t.void_round({"11.9"});
}

// 11.4: a complete hand, to an area without a wager.
MaybeRefusal three_to_an_empty_area(const Table& t, const Ruled& ruled) {
    if (t.box(ruled.box).wagered) return Refusal{"there is a wager on that betting area", "11.4"};
    if (ruled.cards.size() != 3)
        return Refusal{"a complete hand has three cards; with fewer it is a misdeal by 11.3", "11.4"};
    return std::nullopt;
}

MaybeRefusal area_is_empty(const Table& t, const Ruled& ruled) {
    if (t.box(ruled.box).wagered) return Refusal{"there is a wager on that betting area", "11.3"};
    return std::nullopt;
}

MaybeRefusal cards_of_the_dealer(const Table& t, const Ruled& ruled) {
    const auto& hand = t.house().hand().cards;
    for (const Card card : ruled.cards)
        if (std::find(hand.begin(), hand.end(), card) == hand.end())
            return Refusal{"that card is not in the dealer's hand", "11.11"};
    return std::nullopt;
}

// 11.11: the players who have still to decide do so with what they have seen.
void expose_dealer(Table& t, const Ruled& ruled) {
    Hand& hand = t.house().hand();
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (std::find(ruled.cards.begin(), ruled.cards.end(), hand.cards[i]) != ruled.cards.end())
            hand.faces[i] = Face::Up;
}

MaybeRefusal hand_is_blind(const Table& t, const Ruled& ruled) {
    if (!t.box(ruled.box).live() || !t.box(ruled.box).blind)
        return Refusal{"that hand is not one that is played blind", "5.5.2"};
    return std::nullopt;
}

// 11.5, 11.13, 11.14 speak of a player who has not decided.
MaybeRefusal not_decided(const Table& t, const Ruled& ruled) {
    const Box& box = t.box(ruled.box);
    if (box.folded || t.has(box, Play))
        return Refusal{"that player has decided already",
                       std::string(t.game().irregularities[ruled.irregularity].clause)};
    return std::nullopt;
}

// 11.13: not present to make a decision. An area with Pair Plus alone has
// none to make, and stays in by itself (ruling R70).
MaybeRefusal has_a_decision(const Table& t, const Ruled& ruled) {
    if (!t.has(t.box(ruled.box), Ante))
        return Refusal{"without an Ante the area has no decision to be absent from: its wagers stay in by themselves",
                       "11.13"};
    return not_decided(t, ruled);
}

// 11.15.1: the hand that was looked at becomes the hand of the place
// where the player sits, and that one is played blind.
void swap_seat(Table& t, const Ruled& ruled) {
    Box& viewed = t.box(ruled.box);
    for (Box& box : t.boxes())
        if (box.live() && box.seated == viewed.seated && !box.blind) { box.blind = true; box.hand().turn(Face::Down); }
    viewed.blind = false;
    viewed.hand().turn(Face::Own);
}

constexpr IrregularityDef kIrregularities[] = {
    {"cards-mishandled", "A player does not comply with rule 9.6", "11.1",
     "The hand may be declared void; its wagers are returned",
     Effect::VoidHand, Target::Box, kInPlay},
    {"wrong-number-of-cards", "A player or the dealer has a wrong number of cards", "11.2",
     "Misdeal: every wager is void", Effect::VoidRound,
     Target::None, kInPlay},
    {"cards-to-empty-area", "Cards were dealt to an area without a wager, before all were dealt", "11.3",
     "Misdeal: every wager is void",
     Effect::VoidRound, Target::Box, kDealing, area_is_empty},
    {"hand-to-empty-area", "A complete hand was dealt to an area without a wager", "11.4",
     "The three cards are discarded; the game goes on",
     Effect::DiscardCards, Target::BoxAndCards, Stage::Dealing | Stage::Deciding, three_to_an_empty_area},
    {"collected-and-reconstructed", "Cards collected before the player decided, and reconstructed", "11.5",
     "The game goes on", Effect::Record,
     Target::Box, kDeciding},
    {"collected-early", "Cards collected before the player decided, and lost", "11.5",
     "The hand is void; its wagers are returned",
     Effect::VoidHand, Target::Box, kDeciding, not_decided},
    {"wrong-deck", "The deck does not have 52 cards", "11.6", "Misdeal: every wager is void", Effect::VoidRound,
     Target::None,
     kInPlay | Stage::Betting | Stage::Settled},
    {"exposed-card", "An exposed card is dealt to a player", "11.7",
     "It is turned over and the deal goes on; a second one is a misdeal (11.9)",
     Effect::Own, Target::None, kDealing, nullptr, expose_card},
    {"dealer-card-exposed", "A card is exposed in error to the dealer's hand", "11.8", "Misdeal: every wager is void",
     Effect::VoidRound,
     Target::None, kDealing},
    {"cards-exposed", "More than one card is exposed in the deal", "11.9", "Misdeal: every wager is void",
     Effect::VoidRound, Target::None,
     kDealing},
    {"player-shows-cards", "A player exposes cards of his hand", "11.10", "No misdeal; the game goes on",
     Effect::Record, Target::Box, kInPlay},
    {"dealer-shows-cards", "The dealer exposes cards of his hand before all have decided", "11.11",
     "The players still to decide may play or fold",
     Effect::Own, Target::Cards, kDeciding, cards_of_the_dealer, expose_dealer},
    {"misdeal", "The round is declared a misdeal", "11.12",
     "Every wager is void; players may change their wagers before the new deal",
     Effect::VoidRound, Target::None, kInPlay},
    {"absent-player", "The player is not present to decide", "11.13", "The hand is folded and its wagers are forfeited",
     Effect::AbsentBox,
     Target::Box, kDeciding, has_a_decision},
    {"laid-down-and-reconstructed", "Cards laid down and discarded, but still on top of the pile", "11.14",
     "The hand is reconstructed; the game goes on",
     Effect::Record, Target::Box, kDeciding},
    {"laid-down", "Cards laid down and lost in the discard pile", "11.14", "The hand is taken as folded",
     Effect::FoldBox, Target::Box, kDeciding, not_decided},
    {"viewed-blind-hand", "A player looked at one hand that is played blind", "11.15.1",
     "That hand is now the one where the player sits",
     Effect::Own, Target::Box, kDeciding, hand_is_blind, swap_seat},
    {"viewed-several-hands", "A player looked at more than one hand", "11.15.2",
     "Each hand looked at is void; rule it for each", Effect::VoidHand,
     Target::Box, kDeciding},
    {"ordered-shuffle", "A supervisor orders a shuffle", "7.1(f)", "The cards are shuffled before the next round",
     Effect::ShuffleAfterRound,
     Target::None, kInPlay | Stage::Betting | Stage::Settled},
};

}  // namespace

std::span<const IrregularityDef> nz_irregularities() { return kIrregularities; }

}  // namespace baize::three_card_poker
