// What a supervisor may rule at a Dragon21 table. 12.1 names a section of the Baccarat rules that
// is in no seed; the GB text of the same game has none either (ruling D4), so these are what
// gb-2011 1.5 leaves to the operator: wagers are given back.
#include "engine/table.hpp"
#include "games/burn_card.hpp"
#include "games/dragon21/dragon21.hpp"

namespace baize::dragon21 {

namespace {

constexpr std::uint8_t kInPlay = Stage::Dealing | Stage::DealerDraws;
constexpr std::uint8_t kAlways = kInPlay | Stage::Betting | Stage::Settled;

MaybeRefusal not_with_a_continuous_shuffler(const Table& t, const Ruled&) {
    if (t.setup().shoe().continuous) return Refusal{"a continuous shuffler has no cutting card", "12.1"};
    return std::nullopt;
}

MaybeRefusal only_with_a_continuous_shuffler(const Table& t, const Ruled&) {
    if (!t.setup().shoe().continuous) return Refusal{"this table has no continuous shuffler", "12.1"};
    return std::nullopt;
}

constexpr IrregularityDef kIrregularities[] = {
    {"void-round", "The round was not dealt as it should be", "12.1", "Every wager is void and returned",
     Effect::VoidRound, Target::None, kAlways},
    {"face-up-card", "A card is found face up in the shoe", "12.1",
     "It goes to the discard rack; the next card is dealt", Effect::DiscardCards,
     Target::Cards, kInPlay | Stage::Betting},
    {"extra-card", "A card too many was drawn, for hands that are complete", "12.1", "It goes to the discard rack",
     Effect::DiscardCards, Target::Cards,
     stage_bit(Stage::Settled)},
    {"missed-shuffle", "The cutting card was out and the cards were not shuffled", "12.1",
     "The shuffle follows at the end of this round",
     Effect::SkipShuffle, Target::None, Stage::Betting | Stage::Dealing, not_with_a_continuous_shuffler},
    {"no-cutting-card", "The cutting card was not put into the cards", "12.1",
     "The cards are shuffled at the end of the round",
     Effect::ShuffleAfterRound, Target::None, kAlways, not_with_a_continuous_shuffler},
    {"shuffler-fails", "The continuous shuffler fails", "12.1", "Every wager is void and returned", Effect::VoidRound,
     Target::None, kInPlay,
     only_with_a_continuous_shuffler},
    {"ordered-shuffle", "A supervisor orders a shuffle", "7.1", "The cards are shuffled before the next round",
     Effect::ShuffleAfterRound,
     Target::None, kAlways},
    {"show-burn-card", "A player asks to see a discarded card", "7.1", "What was discarded face down is turned face up",
     Effect::Own, Target::None, 31, a_burn_card_lies_there, show_burn_card},
    {"show-unread-burn-card", "A player asks to see a discarded card, which nobody has read", "7.1",
     "It is turned face up and entered", Effect::Own, Target::Cards, 31, an_unread_burn_card_lies_there,
     read_burn_card},
};

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities; }

}  // namespace baize::dragon21
