// NeverBust Blackjack in the GB rules of 2011, 4.74-4.81: what its wagers
// pay at least (2.5), and what an operator may choose.
#pragma once

#include "core/figure.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"

namespace baize::gb_2011::neverbust {

inline constexpr PayRow kMain[blackjack::kMainRows] = {{"blackjack", {3, 2}, "4.79"}, {"higher", {1, 1}, "4.77"}};
inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};

// Readings of what the section leaves open (ruling R44); what is ruled comes first.
enum class Equal { StandOff, Lose };
inline constexpr OptionValue kEqualTotals[] = {{"stand-off", "4.20"}, OptionValue{"lose", "4.77"}.doubtful()};
enum class AgainstBlackjack { Loses, Equal };
inline constexpr OptionValue kTwentyOneAgainstBlackjack[] = {
    {"loses", "4.78"}, OptionValue{"equal", "4.20"}.doubtful()};
enum class PlayersSoft17s { AsTheDealer, Stand };
inline constexpr OptionValue kPlayersSoft17[] = {{"as-the-dealer", "4.75"}, OptionValue{"stand", "4.75"}.doubtful()};

// In the places of blackjack::Option, but for what comes after the players of a box.
enum Option : std::size_t { EqualTotals = blackjack::PlayersABox + 1, TwentyOneAgainstBlackjack, PlayersSoft17 };
inline constexpr OptionDef kOptions[] = {
    blackjack::kDecksOption,
    {"hole-card", "Dealer's second card: after the players, face down, or looked at", "4.10", blackjack::kHoleCard, 0,
     false, true},  // nothing is decided
    {"soft-17", "Soft 17, of the dealer and of the players (ruling R44)", "4.18", blackjack::kSoft17},
    blackjack::kEvenMoneyOption, blackjack::kPlayersABoxOption,
    {"equal-totals", "A total that equals the dealer's (ruling R44)", "4.77", kEqualTotals},
    {"21-against-blackjack",
     "A 21 that is no blackjack against the dealer's blackjack: it loses, or is a total that equals it (ruling R44)",
     "4.78", kTwentyOneAgainstBlackjack},
    {"players-soft-17", "Soft 17 of the players: as the dealer's, or they stand (ruling R44)", "4.75", kPlayersSoft17,
     0, true, false, "soft-17=draws"},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"independent analysis", "main", "min", "decks=6", "1.85999"},
};

}  // namespace baize::gb_2011::neverbust
