// Racing Card Derby (seed 001, Appendix A): the wagering areas of 3.3 and 5.1, and what they pay by 5.8.
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::nz_racing_card_derby {

// Rows are named by their place. A wager on a colour or on one suit pays less in a protested race (4.2).
enum ColourRow { ColourWins, ColourProtested, kColourRows };
enum SuitRow { SuitWins, SuitProtested, kSuitRows };
enum TrifectaRow { TrifectaFirst, TrifectaFirstTwo, TrifectaAllThree, kTrifectaRows };

inline constexpr PayRow kRed[kColourRows] = {
    {"red",              {1, 1}, "5.8(a)"},
    {"red-protested",    {1, 2}, "5.8(a)"},
};
inline constexpr PayRow kBlack[kColourRows] = {
    {"black",            {1, 1}, "5.8(a)"},
    {"black-protested",  {1, 2}, "5.8(a)"},
};
inline constexpr PayRow kSuit[kSuitRows] = {
    {"suit",             {3, 1}, "5.8(b)"},
    {"suit-protested",   {2, 1}, "5.8(b)"},
};
inline constexpr PayRow kQuinella[] = {
    {"exact-quinella",   {10, 1}, "5.8(c)"},
};
inline constexpr PayRow kTrifecta[kTrifectaRows] = {
    {"first",            {1, 1},  "5.8(d)(i)"},
    {"first-and-second", {2, 1},  "5.8(d)(ii)"},
    {"all-three",        {10, 1}, "5.8(d)(iii)"},
};

inline constexpr PayTable kRedPays[] = {{"fixed", Binding::Fixed, kRed}};
inline constexpr PayTable kBlackPays[] = {{"fixed", Binding::Fixed, kBlack}};
inline constexpr PayTable kSuitPays[] = {{"fixed", Binding::Fixed, kSuit}};
inline constexpr PayTable kQuinellaPays[] = {{"fixed", Binding::Fixed, kQuinella}};
inline constexpr PayTable kTrifectaPays[] = {{"fixed", Binding::Fixed, kTrifecta}};

// ---- The spots, in the order of 5.1(c), (d), (e) --------------------------------------------------------------

inline constexpr std::string_view kSuitSpots[] = {"diamonds", "hearts", "spades", "clubs"};

inline constexpr std::string_view kQuinellaSpots[] = {
    "diamond-heart", "diamond-spade", "diamond-club",
    "heart-club",    "heart-diamond", "heart-spade",
    "club-heart",    "club-diamond",  "club-spade",
    "spade-heart",   "spade-club",    "spade-diamond",
};

inline constexpr std::string_view kTrifectaSpots[] = {
    "diamond-heart-club", "diamond-heart-spade", "diamond-club-heart",   "diamond-club-spade", "diamond-spade-heart",
    "diamond-spade-club",
    "heart-club-diamond", "heart-club-spade",    "heart-diamond-club",   "heart-diamond-spade", "heart-spade-club",
    "heart-spade-diamond",
    "club-heart-diamond", "club-heart-spade",    "club-diamond-heart",   "club-diamond-spade", "club-spade-heart",
    "club-spade-diamond",
    "spade-heart-club",   "spade-heart-diamond", "spade-club-heart",     "spade-club-diamond", "spade-diamond-heart",
    "spade-diamond-club",
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"001:1", "all", "", "", "6.35", "", "",
     "an unweighted mean, of one deck: colours, suits, quinellas and trifectas weigh the same, whatever is staked on "
     "them; no wager has this edge"},
    {"001:1", "optimum", "", "", "4.73", "", "3.26",
     "not reproducible: the best wagers are red and the suits but spades, 3.26 with one deck and 2.93 with eight; no "
     "mean of wager types that we tried gives 4.73 with one deck"},
    {"count of all races", "red", "", "decks=1", "3.2619"},
    {"count of all races", "black", "", "decks=1", "5.4771"},
    {"count of all races", "suit:spades", "", "decks=1", "7.6923"},
    {"count of all races", "red", "", "decks=8", "2.9297"},
    {"count of all races", "black", "", "decks=8", "4.9341"},
    {"count of all races", "suit:spades", "", "decks=8", "6.9385"},
    {"equal suits", "exact-quinella:diamond-heart", "", "", "1/12"},
    {"equal suits", "exact-trifecta:diamond-heart-club", "", "", "1/12"},
};

}  // namespace baize::nz_racing_card_derby
