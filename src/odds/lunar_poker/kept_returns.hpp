// What comes of the best play by `follow_against`, for a whole deck and the pay table of 5.5, summed over the up cards:
// by the first action, how bets end (the dealer has no hand, stand-offs, losses, and the same after he was forced), and
// how often they win by which combinations, before and after he was forced. A test makes it anew (BAIZE_LONG).
#pragma once

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

struct KeptEnds {
    First first;
    std::int64_t no_hand, tie, lose, forced_no_hand, forced_tie, forced_lose;
};
struct KeptWins {
    First first;
    Combinations paid;
    std::int64_t win, forced_win;
};
struct KeptReturns {
    Second second;
    std::span<const KeptEnds> ends;
    std::span<const KeptWins> wins;
};

namespace kept {

using namespace nz_lunar_poker;

inline constexpr KeptEnds kEndsOfAny[] = {
    {Bets, 24685640524818, 1132635672, 8428484950998, 25052486634, 0, 1689282},
    {BuysSixth, 210289728793983, 31847665653, 116660020695384, 55208744043093, 14342339262, 174717554760},
    {Exchanges2, 1807687026301440, 89915086440, 344429308916400, 171092053233654, 2191138620, 208706880669},
    {Exchanges3, 216683979723493074, 14746991346594, 141441593885033247, 3135341991330294, 11485554363, 4863448877262},
    {Exchanges4, 1045018190794601496, 84824562284412, 485713765747582500, 10387806324877473, 26550695292,
     20351521244427},
    {Exchanges5, 1451619515083995, 53762806932, 756856105138809, 7640805210885, 115325418, 2432905080},
};
inline constexpr KeptWins kWinsOfAny[] = {
    {Bets, {FourOfAKind, AceKing}, 343611660, 91685340},
    {Bets, {FourOfAKind, kBetRows}, 29396964240, 5935752720},
    {Bets, {FullHouse, kBetRows}, 9229013136, 2504720232},
    {Bets, {ThreeOfAKind, AceKing}, 5215149576, 1126984320},
    {Bets, {ThreeOfAKind, kBetRows}, 38319979320, 0},
    {Bets, {TwoPairs, AceKing}, 129681185760, 0},
    {Bets, {TwoPairs, kBetRows}, 4994446277520, 0},
    {Bets, {OnePair, AceKing}, 2121588029484, 0},
    {Bets, {OnePair, kBetRows}, 14306626999098, 0},
    {Bets, {AceKing, kBetRows}, 5788253520, 0},
    {BuysSixth, {RoyalFlush, StraightFlush}, 614357940, 146925840},
    {BuysSixth, {RoyalFlush, Flush}, 5374478850, 1277007525},
    {BuysSixth, {RoyalFlush, Straight}, 13818379650, 3375514950},
    {BuysSixth, {RoyalFlush, kBetRows}, 16114534425, 3829932825},
    {BuysSixth, {StraightFlush, StraightFlush}, 5115228060, 1012304940},
    {BuysSixth, {StraightFlush, Flush}, 43709864250, 8855427150},
    {BuysSixth, {StraightFlush, Straight}, 149462481375, 29602185375},
    {BuysSixth, {StraightFlush, AceKing}, 2302845975, 526272975},
    {BuysSixth, {StraightFlush, kBetRows}, 128760040800, 26023493325},
    {BuysSixth, {FourOfAKind, FullHouse}, 150998543136, 30039770376},
    {BuysSixth, {FourOfAKind, AceKing}, 78298131648, 19478019936},
    {BuysSixth, {FullHouse, FullHouse}, 299476944684, 59636239740},
    {BuysSixth, {FullHouse, AceKing}, 464191170096, 114558459456},
    {BuysSixth, {FullHouse, kBetRows}, 6321631835940, 1278048603480},
    {BuysSixth, {Flush, Flush}, 1543665927270, 327946496130},
    {BuysSixth, {Flush, Straight}, 980704218690, 202189297050},
    {BuysSixth, {Flush, OnePair}, 18123633123480, 3814506618750},
    {BuysSixth, {Flush, AceKing}, 1764371171610, 409786334280},
    {BuysSixth, {Flush, kBetRows}, 26003089638090, 5438473951050},
    {BuysSixth, {Straight, Straight}, 26427052289442, 5240395263753},
    {BuysSixth, {Straight, AceKing}, 327643241370, 68955638046},
    {BuysSixth, {Straight, kBetRows}, 31442360223561, 2849137310805},
    {BuysSixth, {ThreeOfAKind, AceKing}, 3500910409488, 706479111702},
    {BuysSixth, {ThreeOfAKind, kBetRows}, 6938380149576, 0},
    {BuysSixth, {TwoPairs, AceKing}, 1974286693836, 0},
    {BuysSixth, {TwoPairs, kBetRows}, 28948107427716, 0},
    {BuysSixth, {OnePair, AceKing}, 13479210146034, 0},
    {BuysSixth, {OnePair, kBetRows}, 87535077909840, 0},
    {BuysSixth, {AceKing, kBetRows}, 1231823773644, 0},
    {Exchanges2, {RoyalFlush, kBetRows}, 435614419680, 103203974070},
    {Exchanges2, {StraightFlush, kBetRows}, 1692359999640, 340379126106},
    {Exchanges2, {FourOfAKind, AceKing}, 915478579200, 244298036160},
    {Exchanges2, {FourOfAKind, kBetRows}, 87100691385600, 17446591419840},
    {Exchanges2, {FullHouse, kBetRows}, 121211667601920, 24537680376636},
    {Exchanges2, {Flush, kBetRows}, 56396151824640, 11601747085146},
    {Exchanges2, {Straight, kBetRows}, 34747886749680, 3425065750275},
    {Exchanges2, {ThreeOfAKind, AceKing}, 60624452874960, 10756527494904},
    {Exchanges2, {ThreeOfAKind, kBetRows}, 1661410301146320, 0},
    {Exchanges2, {TwoPairs, AceKing}, 3235740364200, 0},
    {Exchanges2, {TwoPairs, kBetRows}, 32517279632640, 0},
    {Exchanges2, {OnePair, AceKing}, 68744684501760, 0},
    {Exchanges2, {OnePair, kBetRows}, 289194238036320, 0},
    {Exchanges2, {AceKing, kBetRows}, 10728064309200, 0},
    {Exchanges3, {RoyalFlush, kBetRows}, 4206548087703, 1008589496178},
    {Exchanges3, {StraightFlush, kBetRows}, 4906809072945, 1080360761226},
    {Exchanges3, {FourOfAKind, AceKing}, 8920875529449, 2388562954692},
    {Exchanges3, {FourOfAKind, kBetRows}, 690422239225251, 124795985554518},
    {Exchanges3, {FullHouse, kBetRows}, 2538542139344640, 475086941316804},
    {Exchanges3, {Flush, kBetRows}, 680398317840384, 152087027734107},
    {Exchanges3, {Straight, kBetRows}, 782800546986900, 146358484526625},
    {Exchanges3, {ThreeOfAKind, AceKing}, 1669838648604165, 330481022685177},
    {Exchanges3, {ThreeOfAKind, kBetRows}, 26361369328844394, 0},
    {Exchanges3, {TwoPairs, AceKing}, 2046764047461237, 0},
    {Exchanges3, {TwoPairs, kBetRows}, 36116575314406587, 0},
    {Exchanges3, {OnePair, AceKing}, 26055540602396487, 0},
    {Exchanges3, {OnePair, kBetRows}, 60429001964603337, 0},
    {Exchanges3, {AceKing, kBetRows}, 1062194424381090, 0},
    {Exchanges4, {RoyalFlush, kBetRows}, 11359386130632, 2743499767113},
    {Exchanges4, {StraightFlush, kBetRows}, 14215467838998, 3082259400588},
    {Exchanges4, {FourOfAKind, AceKing}, 46894035840576, 12610633914465},
    {Exchanges4, {FourOfAKind, kBetRows}, 599151348488790, 144932429504079},
    {Exchanges4, {FullHouse, kBetRows}, 3523004817658374, 831825257081019},
    {Exchanges4, {Flush, kBetRows}, 4391731699813638, 962279300598027},
    {Exchanges4, {Straight, kBetRows}, 5485110211186710, 799505382172086},
    {Exchanges4, {ThreeOfAKind, AceKing}, 7141326422125608, 1331441188989537},
    {Exchanges4, {ThreeOfAKind, kBetRows}, 41317485987351786, 0},
    {Exchanges4, {TwoPairs, AceKing}, 8722405593063396, 0},
    {Exchanges4, {TwoPairs, kBetRows}, 90078109651340028, 0},
    {Exchanges4, {OnePair, AceKing}, 140804456089876020, 0},
    {Exchanges4, {OnePair, kBetRows}, 431583257639919492, 0},
    {Exchanges4, {AceKing, kBetRows}, 7449147669639978, 0},
    {Exchanges5, {RoyalFlush, kBetRows}, 6484677498, 1620007026},
    {Exchanges5, {StraightFlush, kBetRows}, 33021505107, 7029860925},
    {Exchanges5, {FourOfAKind, AceKing}, 12637004124, 3522622845},
    {Exchanges5, {FourOfAKind, kBetRows}, 568728046212, 126132062463},
    {Exchanges5, {FullHouse, kBetRows}, 3412811667216, 756206226486},
    {Exchanges5, {Flush, kBetRows}, 4607543551071, 926209248126},
    {Exchanges5, {Straight, kBetRows}, 9612129790458, 575182399992},
    {Exchanges5, {ThreeOfAKind, AceKing}, 2632134431688, 353716543410},
    {Exchanges5, {ThreeOfAKind, kBetRows}, 45924166236516, 0},
    {Exchanges5, {TwoPairs, AceKing}, 3615299345736, 0},
    {Exchanges5, {TwoPairs, kBetRows}, 98709342280236, 0},
    {Exchanges5, {OnePair, AceKing}, 68393440542888, 0},
    {Exchanges5, {OnePair, kBetRows}, 528152123575620, 0},
    {Exchanges5, {AceKing, kBetRows}, 8829682508748, 0},
};

}  // namespace kept

inline constexpr std::array<KeptReturns, 1> kKeptReturns = {{{Second::Any, kept::kEndsOfAny, kept::kWinsOfAny}}};

}  // namespace baize::lunar_poker
