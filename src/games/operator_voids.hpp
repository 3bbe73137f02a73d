// The GB book has no section on irregularities; 1.5 leaves them to the operator, who may only give wagers back.
#pragma once

#include "definition/game.hpp"

namespace baize::operator_voids {

inline constexpr IrregularityDef kMisdeal = {"misdeal", "The cards were not dealt as they should be", "1.5",
                                             "Every wager is void and returned", Effect::VoidRound};

// `consequence`: which wagers of it are void, in the game's own words.
constexpr IrregularityDef hand(std::string_view consequence) {
    return {"void-hand", "One hand cannot be played on", "1.5", consequence, Effect::VoidHand, Target::Box,
            Stage::Dealing | Stage::Deciding | Stage::DealerDraws | Stage::Settled};
}

inline constexpr IrregularityDef kFaceUpCard = {
    "face-up-card", "A card is found face up in the shoe", "1.5", "It goes to the discards; the next card is dealt",
    Effect::DiscardCards, Target::Cards, Stage::Betting | Stage::Dealing | Stage::Deciding | Stage::DealerDraws};
inline constexpr IrregularityDef kNewShoe = {"new-shoe", "A new shoe is ordered", "1.5",
                                             "The cards are shuffled before the next round",
                                             Effect::ShuffleAfterRound};

// A poker game's: one deck, shuffled for each round.
inline constexpr IrregularityDef kOfOneDeck[] = {kMisdeal, hand("The wagers on the position are void and returned")};

}  // namespace baize::operator_voids
