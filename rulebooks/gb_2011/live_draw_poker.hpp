// Live Draw Poker in the GB rules of 2011, section 16: the three pay tables that 16.31 shows as examples, what the
// operator may configure (16.25-16.30), and how the places are read that the section leaves open.
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::gb_2011::live_draw_poker {

// ---- Pay tables -----------------------------------------------------------------------------------------------------

// Rows are named by their place, the highest hand first; an operator's own rows keep these places. Five of a kind
// comes last, and only where a card is wild: it can be made of no others.
enum HandRow {
    RoyalFlush, StraightFlush, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind, TwoPairs, JacksOrBetter, Pair,
    kHandRows, FiveOfAKind = kHandRows, kWildRows,
};

// 16.31: what changes from table to table. Odds are "x for 1", with the wager in them (16.24, ruling D6).
struct HandOdds {
    int royal_flush, full_house;
};

// Five of a kind is paid as four of a kind unless the table says otherwise (ruling R54). The pair of 16.11 is one of
// tens or lower, which no printed table pays (ruling R100).
template <HandOdds kOdds>
inline constexpr PayRow kHands[kWildRows] = {
    {"royal-flush",     {kOdds.royal_flush, 1}, "16.31", Quoted::For},
    {"straight-flush",  {50, 1},                "16.31", Quoted::For},
    {"four-of-a-kind",  {25, 1},                "16.31", Quoted::For},
    {"full-house",      {kOdds.full_house, 1},  "16.31", Quoted::For},
    {"flush",           {5, 1},                 "16.31", Quoted::For},
    {"straight",        {4, 1},                 "16.31", Quoted::For},
    {"three-of-a-kind", {3, 1},                 "16.31", Quoted::For},
    {"two-pairs",       {2, 1},                 "16.31", Quoted::For},
    {"jacks-or-better", {1, 1},                 "16.31", Quoted::For},
    {"pair",            {0, 1},                 "16.25", Quoted::For},
    {"five-of-a-kind",  {25, 1},                "16.11", Quoted::For},
};

inline constexpr HandOdds kOdds1 = {250, 8}, kOdds2 = {100, 8}, kOdds3 = {100, 7};

constexpr std::string_view kNoneWild = "deck=52 wild-cards=no", kJokerIn = "deck=53",
                           kCardsWild = "deck=52 wild-cards=yes";

template <HandOdds kOdds>
constexpr PayTable without_wild(std::string_view id) {
    return {id, Binding::Discretion, std::span(kHands<kOdds>).template first<kHandRows>(), kNoneWild};
}
template <HandOdds kOdds>
constexpr PayTable with_wild(std::string_view id, std::string_view when) {
    return {id, Binding::Discretion, kHands<kOdds>, when};
}

// 16.25: the odds are the operator's to configure (ruling R76).
inline constexpr PayTable kHandTables[] = {
    without_wild<kOdds1>("1"),          without_wild<kOdds2>("2"),          without_wild<kOdds3>("3"),
    with_wild<kOdds1>("1", kJokerIn),   with_wild<kOdds2>("2", kJokerIn),   with_wild<kOdds3>("3", kJokerIn),
    with_wild<kOdds1>("1", kCardsWild), with_wild<kOdds2>("2", kCardsWild), with_wild<kOdds3>("3", kCardsWild),
};

// 16.28: all of the fund, to a royal flush.
inline constexpr PayRow kProgressive[] = {{"royal-flush", {100, 100}, "16.28", Quoted::OfMeter}};
inline constexpr PayTable kProgressiveTables[] = {{"1", Binding::Discretion, kProgressive}};

// ---- Options --------------------------------------------------------------------------------------------------------

enum Option : std::size_t {
    DeckSize, WildCards, FiveOfAKindRanks, ProgressiveOffered, JackpotRoyal, JackpotPaid, RisingOdds, RisingBy,
    RisingTo, kWildRanks,              // ... and from here on the suits that are wild of each rank, from the 2 up,
    kRisingRows = kWildRanks + 13,     // ... then, by rows, the hands that are named to rise together
};

enum class CardsInDeck { Of52, Of53 };
inline constexpr OptionValue kDecks[] = {{"52", "16.1"}, {"53", "16.13"}};
inline constexpr OptionValue kNoYes[] = {{"no"}, {"yes"}};
enum class FiveRanks { BelowStraightFlush, AboveStraightFlush };
inline constexpr OptionValue kFiveRanks[] = {
    {"below-straight-flush", "16.11"}, OptionValue{"above-straight-flush", "16.11"}.doubtful()};
enum class JackpotRoyals { Any, Natural };
inline constexpr OptionValue kJackpotRoyals[] = {{"any", "16.28"}, OptionValue{"natural", "16.28"}.doubtful()};
enum class HowPaid { BesideTheOdds, InsteadOfTheOdds };
inline constexpr OptionValue kJackpotPaid[] = {
    {"beside-the-odds", "16.28"}, OptionValue{"instead-of-the-odds", "16.28"}.doubtful()};
// But for these a value is the hand whose odds rise, by the name of its row.
enum class Rises { None, RoyalAndStraightFlush = 4, Named = 11 };
inline constexpr OptionValue kRising[] = {
    {"no"}, {"royal-flush"}, {"straight-flush"}, {"four-of-a-kind"}, {"royal-and-straight-flush"},
    {"full-house"}, {"flush"}, {"straight"}, {"three-of-a-kind"}, {"two-pairs"}, {"jacks-or-better"},
    {.id = "named", .words = "those of the hands that are named here"}};
inline constexpr OptionValue kRisingBy[] = {{"1"}, {"2"}, {"5"}, {"10"}, {"25"}};
inline constexpr OptionValue kRisingTo[] = {{"500"}, {"1000"}, {"2500"}, {"4000"},
                                            {"5"},   {"10"},   {"25"},   {"50"},   {"100"}, {"250"}};

// Which suits of a rank are wild: the place in this list has a bit for each, clubs first.
inline constexpr OptionValue kWildSuits[] = {
    {"none"},
    {.id = "c", .words = "clubs"},
    {.id = "d", .words = "diamonds"},
    {.id = "cd", .words = "clubs and diamonds"},
    {.id = "h", .words = "hearts"},
    {.id = "ch", .words = "clubs and hearts"},
    {.id = "dh", .words = "diamonds and hearts"},
    {.id = "cdh", .words = "clubs, diamonds and hearts"},
    {.id = "s", .words = "spades"},
    {.id = "cs", .words = "clubs and spades"},
    {.id = "ds", .words = "diamonds and spades"},
    {.id = "cds", .words = "clubs, diamonds and spades"},
    {.id = "hs", .words = "hearts and spades"},
    {.id = "chs", .words = "clubs, hearts and spades"},
    {.id = "dhs", .words = "diamonds, hearts and spades"},
    {"all"}};
inline constexpr std::string_view kWhenWild = "wild-cards=yes", kWhenProgressive = "progressive=yes",
                                  kWhenRising = "rising-odds=royal-flush|straight-flush|four-of-a-kind|"
                                                "royal-and-straight-flush|full-house|flush|straight|three-of-a-kind|"
                                                "two-pairs|jacks-or-better|named",
                                  kWhenNamed = "rising-odds=named";
// Where cards are wild and the table does not say which, the twos are.
inline constexpr StandardWhen kTwosWild[] = {{kWhenWild, 15}};

constexpr OptionDef wild_rank(std::string_view id, std::string_view title) {
    return {.id = id, .title = title, .clause = "16.12", .values = kWildSuits, .when = kWhenWild,
            .standards = id == "wild-2" ? std::span<const StandardWhen>(kTwosWild) : std::span<const StandardWhen>()};
}

// 16.26: any set of hands.
constexpr OptionDef rising_hand(std::string_view id, std::string_view title) {
    return {.id = id, .title = title, .clause = "16.26", .values = kNoYes, .moves_price = false, .when = kWhenNamed};
}

inline constexpr OptionDef kOptions[] = {
    OptionDef{"deck", "Cards in the deck; the 53rd is a joker, which is wild", "16.1", kDecks}.shown(),
    OptionDef{"wild-cards", "Cards of the 52 are wild", "16.12", kNoYes},
    OptionDef{.id = "five-of-a-kind", .title = "Where five of a kind ranks (ruling R76)", .clause = "16.11",
              .values = kFiveRanks, .when = kWhenWild}.shown(),
    OptionDef{.id = "progressive", .title = "A progressive jackpot out of the wagers", .clause = "16.28",
              .values = kNoYes},
    OptionDef{.id = "jackpot-royal", .title = "Which royal flush wins the jackpot (ruling R76)", .clause = "16.28",
              .values = kJackpotRoyals, .when = kWhenProgressive}.shown(),
    OptionDef{.id = "jackpot-paid", .title = "The jackpot is paid beside the odds, or instead (ruling R76)",
              .clause = "16.28", .values = kJackpotPaid, .when = kWhenProgressive}.shown(),
    OptionDef{.id = "rising-odds", .title = "Odds that rise from round to round until they are won",
              .clause = "16.26", .values = kRising, .moves_price = false},
    OptionDef{.id = "rising-by", .title = "... by so much for 1 after each round", .clause = "16.26",
              .values = kRisingBy, .moves_price = false, .when = kWhenRising}.shown(),
    OptionDef{.id = "rising-to", .title = "... and no further than so much for 1", .clause = "16.26",
              .values = kRisingTo, .standard = 1, .moves_price = false, .when = kWhenRising}.shown(),
    wild_rank("wild-2", "Wild twos"),         wild_rank("wild-3", "Wild threes"),
    wild_rank("wild-4", "Wild fours"),        wild_rank("wild-5", "Wild fives"),
    wild_rank("wild-6", "Wild sixes"),        wild_rank("wild-7", "Wild sevens"),
    wild_rank("wild-8", "Wild eights"),       wild_rank("wild-9", "Wild nines"),
    wild_rank("wild-10", "Wild tens"),        wild_rank("wild-jack", "Wild jacks"),
    wild_rank("wild-queen", "Wild queens"),   wild_rank("wild-king", "Wild kings"),
    wild_rank("wild-ace", "Wild aces"),
    rising_hand("rising-royal-flush", "The odds of a royal flush rise"),
    rising_hand("rising-straight-flush", "The odds of a straight flush rise"),
    rising_hand("rising-four-of-a-kind", "The odds of four of a kind rise"),
    rising_hand("rising-full-house", "The odds of a full house rise"),
    rising_hand("rising-flush", "The odds of a flush rise"),
    rising_hand("rising-straight", "The odds of a straight rise"),
    rising_hand("rising-three-of-a-kind", "The odds of three of a kind rise"),
    rising_hand("rising-two-pairs", "The odds of two pairs rise"),
    rising_hand("rising-jacks-or-better", "The odds of a pair of jacks or better rise"),
    rising_hand("rising-pair", "The odds of a pair of tens or lower rise"),
    rising_hand("rising-five-of-a-kind", "The odds of five of a kind rise"),
};
static_assert(std::size(kOptions) == std::size_t{kRisingRows} + kWildRows);

// 16.2, 16.4, 16.27: what must stand at the table.
inline constexpr DisplayRule kChoicesShown[] = {{"16.1", "16.2"}, {"16.13", "16.2"}, {"16.12", "16.2"}};
inline constexpr Displayed kDisplayed = {
    .choices = kChoicesShown, .paytable = "16.4", .better_odds = "16.4", .edge_of_own_odds = "16.3",
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

// 16.31 prints of each hand how many of all combinations make it by the best play: deals of five times draws, brought
// to one total.
#define OF_ALL(ways) ways "/19933230517200"
inline constexpr Figure kFigures[] = {
    {"004:16.31", "main", "1", "return", "96.064"},
    {"004:16.31", "main", "2", "return", "95.781"},
    {"004:16.31", "main", "3", "return", "94.63"},
    {"004:16.31", "main", "1", "chance-of:249", OF_ALL("396015612")},
    {"004:16.31", "main", "1", "chance-of:49",  OF_ALL("2086500204")},
    {"004:16.31", "main", "1", "chance-of:24",  OF_ALL("47152135212")},
    {"004:16.31", "main", "1", "chance-of:7",   OF_ALL("229634948268")},
    {"004:16.31", "main", "1", "chance-of:4",   OF_ALL("226047920664")},
    {"004:16.31", "main", "1", "chance-of:3",   OF_ALL("226137685320")},
    {"004:16.31", "main", "1", "chance-of:2",   OF_ALL("1484761801884")},
    {"004:16.31", "main", "1", "chance-of:1",   OF_ALL("2575330507260")},
    {"004:16.31", "main", "1", "chance-of:0",   OF_ALL("4289619749004")},
    {"004:16.31", "main", "1", "chance-of:-1",  OF_ALL("10852063253772")},
    {"004:16.31", "main", "2", "chance-of:99",  OF_ALL("348521940")},
    {"004:16.31", "main", "2", "chance-of:49",  OF_ALL("2069584176")},
    {"004:16.31", "main", "2", "chance-of:24",  OF_ALL("47178839244")},
    {"004:16.31", "main", "2", "chance-of:7",   OF_ALL("229730113116")},
    {"004:16.31", "main", "2", "chance-of:4",   OF_ALL("226398400764")},
    {"004:16.31", "main", "2", "chance-of:3",   OF_ALL("227026031436")},
    {"004:16.31", "main", "2", "chance-of:2",   OF_ALL("1485715778040")},
    {"004:16.31", "main", "2", "chance-of:1",   OF_ALL("2576429969616")},
    {"004:16.31", "main", "2", "chance-of:0",   OF_ALL("4286468469924")},
    {"004:16.31", "main", "2", "chance-of:-1",  OF_ALL("10851864808944")},
    {"004:16.31", "main", "3", "chance-of:99",  OF_ALL("348606048")},
    {"004:16.31", "main", "3", "chance-of:49",  OF_ALL("2070602760")},
    {"004:16.31", "main", "3", "chance-of:24",  OF_ALL("47162626008")},
    {"004:16.31", "main", "3", "chance-of:6",   OF_ALL("229670200872")},
    {"004:16.31", "main", "3", "chance-of:4",   OF_ALL("226431439212")},
    {"004:16.31", "main", "3", "chance-of:3",   OF_ALL("228005927304")},
    {"004:16.31", "main", "3", "chance-of:2",   OF_ALL("1485045903228")},
    {"004:16.31", "main", "3", "chance-of:1",   OF_ALL("2575490418756")},
    {"004:16.31", "main", "3", "chance-of:0",   OF_ALL("4287068895780")},
    {"004:16.31", "main", "3", "chance-of:-1",  OF_ALL("10851935897232")},
};
#undef OF_ALL

}  // namespace baize::gb_2011::live_draw_poker
