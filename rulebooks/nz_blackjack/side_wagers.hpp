// NZ blackjack: what the side wagers pay (nz-blackjack 15-15H, 20A).
#pragma once

#include <array>

#include "core/pay.hpp"

namespace baize::nz_blackjack {

// ---- Super Sevens (15.4) ----------------------------------------------------------------------------------------
enum SuperSevensRow { OneSeven, TwoSevens, TwoSuitedSevens, ThreeSevens, ThreeSuitedSevens, kSuperSevensRows };
inline constexpr PayRow kSuperSevens[kSuperSevensRows] = {
    {"seven", {3, 1}, "15.4(a)"}, {"two-sevens", {50, 1}, "15.4(b)"}, {"two-suited-sevens", {100, 1}, "15.4(c)"},
    {"three-sevens", {500, 1}, "15.4(d)"}, {"three-suited-sevens", {5000, 1}, "15.4(e)"},
};
inline constexpr PayTable kSuperSevensPays[] = {{"fixed", Binding::Fixed, kSuperSevens}};

// ---- Madness 21 (15A.6): prizes for each dollar, and how many there are of each; the stake comes back too (R37)
inline constexpr std::size_t kMadnessRows = 23;
inline constexpr PayRow kMadness[kMadnessRows] = {
    {"prize-1000", {1000, 1}, "15A.6"}, {"prize-100", {100, 1}, "15A.6"},
    {"prize-50", {50, 1}, "15A.6"}, {"prize-40", {40, 1}, "15A.6"},
    {"prize-35", {35, 1}, "15A.6"}, {"prize-30", {30, 1}, "15A.6"},
    {"prize-25", {25, 1}, "15A.6"}, {"prize-24", {24, 1}, "15A.6"},
    {"prize-23", {23, 1}, "15A.6"}, {"prize-22", {22, 1}, "15A.6"},
    {"prize-21", {21, 1}, "15A.6"}, {"prize-20", {20, 1}, "15A.6"},
    {"prize-15", {15, 1}, "15A.6"}, {"prize-14", {14, 1}, "15A.6"},
    {"prize-13", {13, 1}, "15A.6"}, {"prize-12", {12, 1}, "15A.6"},
    {"prize-11", {11, 1}, "15A.6"}, {"prize-10", {10, 1}, "15A.6"},
    {"prize-9", {9, 1}, "15A.6"}, {"prize-8", {8, 1}, "15A.6"},
    {"prize-7", {7, 1}, "15A.6"}, {"prize-6", {6, 1}, "15A.6"}, {"prize-5", {5, 1}, "15A.6"},
};
inline constexpr int kMadnessPrizes[kMadnessRows] = {1, 10, 25, 50, 60, 70, 105, 108, 110, 112, 115, 134, 150, 175, 200,
                                                     250, 350, 400, 225, 260, 270, 280, 290};
inline constexpr int kMadnessPrizesInAll = 3750;
// The other reading: the prize for each dollar is all that comes back.
inline constexpr auto kMadnessStakeKept = [] {
    std::array<PayRow, kMadnessRows> rows{};
    for (std::size_t row = 0; row < kMadnessRows; ++row)
        rows[row] = {kMadness[row].id, kMadness[row].odds, kMadness[row].clause, Quoted::For};
    return rows;
}();
inline constexpr PayTable kMadnessPays[] = {{"fixed", Binding::Fixed, kMadness, "madness-stake=returned"},
                                            {"stake-kept", Binding::Fixed, kMadnessStakeKept, "madness-stake=kept"}};
inline constexpr std::int32_t kMadnessFailureDollars = 25;  // 16.12

// ---- Perfect Pair (15B.7), Any Pair (15C.8) ---------------------------------------------------------------------
inline constexpr std::size_t kPairRows = 3;  // mixed, coloured, perfect
inline constexpr PayRow kPerfectPair1[kPairRows] = {{"mixed-pair", {5, 1}, "15B.7"},
                                                    {"coloured-pair", {10, 1}, "15B.7"},
                                                    {"perfect-pair", {30, 1}, "15B.7"}};
inline constexpr PayRow kPerfectPair2[kPairRows] = {{"mixed-pair", {6, 1}, "15B.7"},
                                                    {"coloured-pair", {12, 1}, "15B.7"},
                                                    {"perfect-pair", {25, 1}, "15B.7"}};
inline constexpr PayRow kPerfectPair3[kPairRows] = {{"mixed-pair", {5, 1}, "15B.7"},
                                                    {"coloured-pair", {12, 1}, "15B.7"},
                                                    {"perfect-pair", {25, 1}, "15B.7"}};
inline constexpr PayTable kPerfectPairPays[] = {{"1", Binding::OneOf, kPerfectPair1},
                                                {"2", Binding::OneOf, kPerfectPair2},
                                                {"3", Binding::OneOf, kPerfectPair3}};

inline constexpr PayRow kAnyPair1[] = {{"any-pair", {11, 1}, "15C.8"}};
inline constexpr PayRow kAnyPair2[] = {{"any-pair", {10, 1}, "15C.8"}};
inline constexpr PayTable kAnyPairPays[] = {{"1", Binding::OneOf, kAnyPair1}, {"2", Binding::OneOf, kAnyPair2}};

// ---- House Money (15D.5), Let it Ride (15E.4) -----------------------------------------------------------------------
enum HouseMoneyRow { AceKingSuited, SuitedSequence, PairOfTwo, Sequence, kHouseMoneyRows };
inline constexpr PayRow kHouseMoney[kHouseMoneyRows] = {
    {"ace-king-suited", {9, 1}, "15D.5(a)"}, {"suited-sequence", {4, 1}, "15D.5(b)"},
    {"pair", {3, 1}, "15D.5(c)"}, {"sequence", {1, 1}, "15D.5(d)"}};
inline constexpr PayTable kHouseMoneyPays[] = {{"fixed", Binding::Fixed, kHouseMoney}};
enum LetItRideRow { RideSuitedSequence, RideSuitedOrSequence, kLetItRideRows };
inline constexpr PayRow kLetItRide[kLetItRideRows] = {{"suited-sequence", {2, 1}, "15E.4(a)"},
                                                      {"suited-or-sequence", {1, 1}, "15E.4(b)"}};
inline constexpr PayTable kLetItRidePays[] = {{"fixed", Binding::Fixed, kLetItRide}};

// ---- Lucky Match (15F.9) ------------------------------------------------------------------------------------------
enum LuckyMatchRow { MixedMatch, ColouredMatch, LuckyMatchOfTwo, LuckyTripleMatch, kLuckyMatchRows };
inline constexpr PayRow kLuckyMatch1[kLuckyMatchRows] = {
    {"mixed-match", {5, 1}, "15F.9"}, {"coloured-match", {10, 1}, "15F.9"},
    {"lucky-match", {25, 1}, "15F.9"}, {"lucky-triple-match", {100, 1}, "15F.9"}};
inline constexpr PayRow kLuckyMatch2[kLuckyMatchRows] = {
    {"mixed-match", {5, 1}, "15F.9"}, {"coloured-match", {10, 1}, "15F.9"},
    {"lucky-match", {20, 1}, "15F.9"}, {"lucky-triple-match", {500, 1}, "15F.9"}};
inline constexpr PayRow kLuckyMatch3[kLuckyMatchRows] = {
    {"mixed-match", {5, 1}, "15F.9"}, {"coloured-match", {10, 1}, "15F.9"},
    {"lucky-match", {25, 1}, "15F.9"}, {"lucky-triple-match", {200, 1}, "15F.9"}};
inline constexpr PayRow kLuckyMatch4[kLuckyMatchRows] = {
    {"mixed-match", {5, 1}, "15F.9"}, {"coloured-match", {10, 1}, "15F.9"},
    {"lucky-match", {25, 1}, "15F.9"}, {"lucky-triple-match", {300, 1}, "15F.9"}};
inline constexpr PayTable kLuckyMatchPays[] = {
    {"1", Binding::OneOf, kLuckyMatch1}, {"2", Binding::OneOf, kLuckyMatch2},
    {"3", Binding::OneOf, kLuckyMatch3}, {"4", Binding::OneOf, kLuckyMatch4}};

// ---- Lucky Lucky (15G.8), the highest combination first -----------------------------------------------------------
enum LuckyLuckyRow { Suited777, Suited678, Unsuited777, Unsuited678, Suited21, Unsuited21, Any20, Any19,
                    kLuckyLuckyRows };
inline constexpr PayRow kLuckyLucky1[kLuckyLuckyRows] = {
    {"suited-777", {200, 1}, "15G.8"}, {"suited-678", {100, 1}, "15G.8"},
    {"unsuited-777", {50, 1}, "15G.8"}, {"unsuited-678", {30, 1}, "15G.8"},
    {"suited-21", {10, 1}, "15G.8"},   {"unsuited-21", {3, 1}, "15G.8"},
    {"any-20", {2, 1}, "15G.8"},        {"any-19", {2, 1}, "15G.8"}};
inline constexpr PayRow kLuckyLucky2[kLuckyLuckyRows] = {
    {"suited-777", {200, 1}, "15G.8"}, {"suited-678", {100, 1}, "15G.8"},
    {"unsuited-777", {50, 1}, "15G.8"}, {"unsuited-678", {30, 1}, "15G.8"},
    {"suited-21", {15, 1}, "15G.8"},   {"unsuited-21", {3, 1}, "15G.8"},
    {"any-20", {2, 1}, "15G.8"},        {"any-19", {1, 1}, "15G.8"}};
inline constexpr PayRow kLuckyLucky3[kLuckyLuckyRows] = {
    {"suited-777", {200, 1}, "15G.8"}, {"suited-678", {100, 1}, "15G.8"},
    {"unsuited-777", {50, 1}, "15G.8"}, {"unsuited-678", {30, 1}, "15G.8"},
    {"suited-21", {10, 1}, "15G.8"},   {"unsuited-21", {3, 1}, "15G.8"},
    {"any-20", {2, 1}, "15G.8"},        {"any-19", {1, 1}, "15G.8"}};
inline constexpr PayTable kLuckyLuckyPays[] = {{"1", Binding::OneOf, kLuckyLucky1}, {"2", Binding::OneOf, kLuckyLucky2},
                                               {"3", Binding::OneOf, kLuckyLucky3}};

// ---- Buster Blackjack (15H.10a), by cards of the dealer's bust hand ------------------------------------------------
enum BusterRow { EightOrMore, SevenCards, SixCards, FiveCards, FourCards, ThreeCards, kBusterRows };
inline constexpr PayRow kBusterA[kBusterRows] = {
    {"8-or-more", {250, 1}, "15H.10a"}, {"7", {50, 1}, "15H.10a"}, {"6", {15, 1}, "15H.10a"},
    {"5", {4, 1}, "15H.10a"}, {"4", {2, 1}, "15H.10a"}, {"3", {2, 1}, "15H.10a"}};
inline constexpr PayRow kBusterB[kBusterRows] = {
    {"8-or-more", {200, 1}, "15H.10a"}, {"7", {50, 1}, "15H.10a"}, {"6", {15, 1}, "15H.10a"},
    {"5", {4, 1}, "15H.10a"}, {"4", {2, 1}, "15H.10a"}, {"3", {2, 1}, "15H.10a"}};
inline constexpr PayRow kBusterC[kBusterRows] = {
    {"8-or-more", {250, 1}, "15H.10a"}, {"7", {50, 1}, "15H.10a"}, {"6", {12, 1}, "15H.10a"},
    {"5", {4, 1}, "15H.10a"}, {"4", {2, 1}, "15H.10a"}, {"3", {2, 1}, "15H.10a"}};
inline constexpr PayRow kBusterD[kBusterRows] = {
    {"8-or-more", {200, 1}, "15H.10a"}, {"7", {50, 1}, "15H.10a"}, {"6", {12, 1}, "15H.10a"},
    {"5", {4, 1}, "15H.10a"}, {"4", {2, 1}, "15H.10a"}, {"3", {2, 1}, "15H.10a"}};
inline constexpr PayRow kBusterE[kBusterRows] = {
    {"8-or-more", {250, 1}, "15H.10a"}, {"7", {50, 1}, "15H.10a"}, {"6", {12, 1}, "15H.10a"},
    {"5", {3, 1}, "15H.10a"}, {"4", {2, 1}, "15H.10a"}, {"3", {2, 1}, "15H.10a"}};
inline constexpr PayRow kBusterF[kBusterRows] = {
    {"8-or-more", {250, 1}, "15H.10a"}, {"7", {50, 1}, "15H.10a"}, {"6", {20, 1}, "15H.10a"},
    {"5", {8, 1}, "15H.10a"}, {"4", {2, 1}, "15H.10a"}, {"3", {1, 1}, "15H.10a"}};
inline constexpr PayTable kBusterPays[] = {
    {"a", Binding::OneOf, kBusterA}, {"b", Binding::OneOf, kBusterB}, {"c", Binding::OneOf, kBusterC},
    {"d", Binding::OneOf, kBusterD}, {"e", Binding::OneOf, kBusterE}, {"f", Binding::OneOf, kBusterF}};

// 15H.10b: a fixed sum, whatever was staked.
enum FreeBonusRow { BonusEightOrMore, BonusSeven, kFreeBonusRows };
inline constexpr PayRow kFreeBonusB1[kFreeBonusRows] = {{"8-or-more", {8000, 1}, "15H.10b", Quoted::Sum},
                                                        {"7", {1000, 1}, "15H.10b", Quoted::Sum}};
inline constexpr PayRow kFreeBonusB3[kFreeBonusRows] = {{"8-or-more", {5000, 1}, "15H.10b", Quoted::Sum},
                                                        {"7", {1000, 1}, "15H.10b", Quoted::Sum}};
inline constexpr PayTable kFreeBonusPays[] = {{"b1", Binding::OneOf, kFreeBonusB1, "free-bonus=b1"},
                                              {"b3", Binding::OneOf, kFreeBonusB3, "free-bonus=b3"}};

// ---- Push 22 (20A.6) ------------------------------------------------------------------------------------------------
enum Push22Row { SameSuit22, SameColour22, Other22, kPush22Rows };
inline constexpr PayRow kPush22Scale1[kPush22Rows] = {{"same-suit-22", {50, 1}, "20A.6"},
                                                      {"same-colour-22", {20, 1}, "20A.6"},
                                                      {"other-22", {8, 1}, "20A.6"}};
inline constexpr PayRow kPush22Scale2[kPush22Rows] = {{"same-suit-22", {50, 1}, "20A.6"},
                                                      {"same-colour-22", {20, 1}, "20A.6"},
                                                      {"other-22", {7, 1}, "20A.6"}};
inline constexpr PayTable kPush22Pays[] = {{"1", Binding::OneOf, kPush22Scale1}, {"2", Binding::OneOf, kPush22Scale2}};

}  // namespace baize::nz_blackjack
