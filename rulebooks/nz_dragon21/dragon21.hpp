// Dragon21 in the NZ rules (seed 000): what the wagers pay and what an
// operator may elect (nz-dragon21 3.4, 5.1, 5.1a, 5.7,
// 8.1, 9.5, 11A.1).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::nz_dragon21 {

// Rows are named by their place.
enum HandRow { HandTo21, HandBlackjack, HandOver21, kHandRows };
enum TieRow { TieUnder21, TieOver21, Tie21, TieBlackjack, kTieRows };
enum PairRow { MixedPair, ColouredPair, PerfectPair, kPairRows };

// 5.1a. A win with 17 is a push, and so is no row.
inline constexpr PayRow kHand[kHandRows] = {
    {"18-to-21",  {1, 1}, "5.1a"},
    {"blackjack", {3, 2}, "5.1a"},
    {"over-21",   {5, 1}, "5.1a"},
};

inline constexpr PayRow kTie[kTieRows] = {
    {"under-21",  {7, 1},  "5.1(c)"},
    {"over-21",   {7, 1},  "5.1(c)"},
    {"21",        {9, 1},  "5.1(c)"},
    {"blackjack", {12, 1}, "5.1(c)"},
};

// Pay scale one of nz-blackjack 15B.7: the section of the Baccarat rules that 11A.1 names is in no seed (ruling D4).
inline constexpr PayRow kPerfectPairs[kPairRows] = {
    {"mixed-pair",    {5, 1},  "11A.1"},
    {"coloured-pair", {10, 1}, "11A.1"},
    {"perfect-pair",  {30, 1}, "11A.1"},
};

inline constexpr PayTable kHandTables[] = {{"1", Binding::Fixed, kHand}};
inline constexpr PayTable kTieTables[] = {{"1", Binding::Fixed, kTie}};
inline constexpr PayTable kPerfectPairsTables[] = {{"1", Binding::Fixed, kPerfectPairs}};

inline constexpr std::string_view kHands[] = {"dragon", "tiger"};

// Four to eight decks (3.4(a)); fewer are priced on request.
inline constexpr OptionValue kDecks[] = {{"1", "3.4(a)", false}, {"2", "3.4(a)", false}, {"3", "3.4(a)", false}, {"4"},
                                         {"5"}, {"6"}, {"7"}, {"8"}};
enum class Shoes { CuttingCard, NonContinuous, Continuous };
inline constexpr OptionValue kShoes[] = {{"shoe", "3.4(a)(i)"}, {"non-continuous", "3.4(a)(ii)"},
                                         {"continuous", "3.4(a)(iii)"}};
enum class Styles { A, B, C };
inline constexpr OptionValue kStyles[] = {{"a", "9.3"}, {"b", "9.4"}, {"c", "9.3"}};
enum class AdditionalCards { FaceDown, FaceUp };
inline constexpr OptionValue kAdditional[] = {{"face-down", "9.4"}, {"face-up", "9.5"}};
enum class Burns { One, ByValue };
inline constexpr OptionValue kBurn[] = {{"one", "7.1"}, {"by-value", "7.1"}};  // nz-baccarat 7.7(ii), (i)
inline constexpr OptionValue kPlayersAnArea[] = {{"1", "5.7(a)"}, {"2", "5.7(a)"}, {"3", "5.7(a)"}};
enum class AreaLimits { None, TableMaximum };
inline constexpr OptionValue kAreaLimits[] = {{"none", "5.7"}, {"table-maximum", "5.7(b)"}};

enum Option : std::size_t { Decks, Shoe, Style, Additional, Burn, PlayersAnArea, AreaLimit };
inline constexpr OptionDef kOptions[] = {
    OptionDef{"decks", "Decks of cards", "3.4", kDecks, 7}.decks(),                         // ruling R15
    {"shoe", "Shoe or shuffler", "3.4", kShoes, 0, false},
    {"dealing-style", "Dealing style", "8.1", kStyles, 0, false},
    {"additional-cards", "Additional cards in dealing style B", "9.5", kAdditional, 0, false},
    {"burn", "Cards discarded after the shuffle", "7.1", kBurn, 0, false},
    {"players-an-area", "Players on one wagering area", "5.7", kPlayersAnArea, 2, false},
    {"area-limit", "All wagers on one wagering area together", "5.7", kAreaLimits, 0, false},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"ruling R16: as printed Dragon21 gives the player 10.7 %", "dragon", "", "decks=8", "-10.7"},
};

}  // namespace baize::nz_dragon21
