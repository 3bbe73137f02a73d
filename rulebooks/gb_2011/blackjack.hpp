// Blackjack in the GB rules of 2011, 4.1-4.59: what each wager pays at least (2.5), and what an operator may choose.
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::gb_2011::blackjack {

// ---- The main wager and insurance (4.21, 4.22) --------------------------------------------------------------------

enum MainRow { Blackjack, OtherWin, kMainRows };

inline constexpr PayRow kThreeToTwo[kMainRows] = {{"blackjack", {3, 2}, "4.21(a)"}, {"other", {1, 1}, "4.21(b)"}};
inline constexpr PayRow kSixToFive[kMainRows] = {{"blackjack", {6, 5}, "4.21(a)"}, {"other", {1, 1}, "4.21(b)"}};

// 6 to 5 is the floor only where one deck is used and the table has chosen so.
inline constexpr PayTable kMainTables[] = {
    {"6:5", Binding::Floor, kSixToFive, "single-deck-6-5=yes decks=1"},
    {"3:2", Binding::Floor, kThreeToTwo},
};

inline constexpr PayRow kInsurance[] = {{"insurance", {2, 1}, "4.22"}};
inline constexpr PayTable kInsuranceTables[] = {{"min", Binding::Floor, kInsurance}};

// ---- 21+3 (4.34-4.41) -----------------------------------------------------------------------------------------------

inline constexpr PayRow kTwentyOnePlus3[] = {{"any-of-the-hands", {9, 1}, "4.37"}};
inline constexpr PayTable kTwentyOnePlus3Tables[] = {{"min", Binding::Floor, kTwentyOnePlus3}};

// ---- Royal Match (4.42-4.50) ----------------------------------------------------------------------------------------

enum RoyalMatchRow { KingAndQueen, SuitedPair, Consecutive, TwoSuited, kRoyalMatchRows };

inline constexpr PayRow kRoyalMatchMin[kRoyalMatchRows] = {
    {"royal-match", {30, 1}, "4.45"}, {"suited-pair", {8, 1}, "4.45"},
    {"straight-flush", {4, 1}, "4.45"}, {"two-suited-cards", {3, 2}, "4.45"},
};
inline constexpr PayRow kRoyalMatch1[kRoyalMatchRows] = {
    {"royal-match", {30, 1}, "4.46"}, {"suited-pair", {9, 1}, "4.46"},
    {"straight-flush", {5, 1}, "4.46"}, {"two-suited-cards", {3, 2}, "4.46"},
};
inline constexpr PayRow kRoyalMatch2[kRoyalMatchRows] = {
    {"royal-match", {40, 1}, "4.46"}, {"suited-pair", {8, 1}, "4.46"},
    {"straight-flush", {4, 1}, "4.46"}, {"two-suited-cards", {3, 2}, "4.46"},
};
inline constexpr PayTable kRoyalMatchTables[] = {
    {"min", Binding::Floor, kRoyalMatchMin}, {"1", Binding::OneOf, kRoyalMatch1}, {"2", Binding::OneOf, kRoyalMatch2},
};

// ---- Perfect Pairs (4.51-4.59): rows as games/perfect_pairs.hpp wants them ------------------------------------------

inline constexpr PayRow kPerfectPairsMin[] = {{"mixed", {5, 1}, "4.54"}, {"coloured", {10, 1}, "4.54"},
                                              {"perfect", {25, 1}, "4.54"}};
inline constexpr PayRow kPerfectPairs1[] = {{"mixed", {5, 1}, "4.55"}, {"coloured", {12, 1}, "4.55"},
                                            {"perfect", {30, 1}, "4.55"}};
inline constexpr PayRow kPerfectPairs2[] = {{"mixed", {5, 1}, "4.55"}, {"coloured", {10, 1}, "4.55"},
                                            {"perfect", {30, 1}, "4.55"}};
inline constexpr PayRow kPerfectPairs3[] = {{"mixed", {5, 1}, "4.55"}, {"coloured", {12, 1}, "4.55"},
                                            {"perfect", {25, 1}, "4.55"}};
inline constexpr PayTable kPerfectPairsTables[] = {
    {"min", Binding::Floor, kPerfectPairsMin}, {"1", Binding::OneOf, kPerfectPairs1},
    {"2", Binding::OneOf, kPerfectPairs2}, {"3", Binding::OneOf, kPerfectPairs3},
};

// ---- What an operator may choose ------------------------------------------------------------------------------------

inline constexpr OptionValue kDecks[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}};
inline constexpr OptionValue kHoleCard[] = {{"none", "4.10(a)"}, {"unseen", "4.10(b)"}, {"peek", "4.17"}};
enum class Soft17s { Stands, Draws };
inline constexpr OptionValue kSoft17[] = {{"stands", "4.18(a)"}, {"draws", "4.18(b)"}};
inline constexpr OptionValue kDoubleRule[] = {{"any", "4.27(b)"}, {"9-11", "4.27(a)"}};
enum class SplitPairs { Any, Not4s5sTens };
inline constexpr OptionValue kSplitRule[] = {
    {"any", "4.28(b)"}, {.id = "not-4-5-10", .clause = "4.28(a)", .words = "all but 4s, 5s and tens"}};
inline constexpr OptionValue kHands[] = {{"unlimited", "4.31"},            {"2", "4.31", true, "4.31"},
                                         {"3", "4.31", true, "4.31"}, {"4", "4.31", true, "4.31"},
                                         {"5", "4.31", true, "4.31"}, {"6", "4.31", true, "4.31"},
                                         {"7", "4.31", true, "4.31"}};
inline constexpr OptionValue kSixToFiveOnOneDeck[] = {{"no", "4.21(a)"}, {"yes", "4.21(a)"}};
inline constexpr OptionValue kEvenMoney[] = {{"yes", "4.23"}, {"no", "4.23"}};
enum class SplitDeals { BothAtOnce, HandByHand };
inline constexpr OptionValue kSplitDeal[] = {{"both-at-once", "4.29"}, {"hand-by-hand", "4.29", true, "4.29"}};
inline constexpr OptionValue kPlayersABox[] = {{"any", "4.25"}, {"1", "4.25"}, {"2", "4.25"}, {"3", "4.25"},
                                               {"4", "4.25"}, {"5", "4.25"}, {"6", "4.25"}, {"7", "4.25"}};
inline constexpr OptionValue kParallelDeal[] = {{"no", "4.9"}, {"yes", "4.9", true, "4.9"}};

// Readings of what the book leaves open (rulings R40-R42); what is ruled comes first.
inline constexpr OptionValue kResplitAces[] = {{"no", "4.29"}, OptionValue{"yes", "4.31"}.doubtful()};
enum class Split21s { AsAny21, TwoCards };
inline constexpr OptionValue kSplit21[] = {{"as-any-21", "4.30"}, OptionValue{"two-cards", "4.19(c)"}.doubtful()};
enum class AgainstBlackjack { Loses, StandsOff };
inline constexpr OptionValue kTwentyOneAgainstBlackjack[] = {
    {"loses", "4.17"}, OptionValue{"stands-off", "4.20"}.doubtful()};
enum class BlackjackTakes { All, Original };
inline constexpr OptionValue kLostToBlackjack[] = {{"all", "4.17"}, OptionValue{"original", "4.17"}.doubtful()};
inline constexpr OptionValue kRoyalMatchAce[] = {
    {"two-and-king", "4.45"}, OptionValue{"two", "4.45"}.doubtful(), OptionValue{"king", "4.45"}.doubtful()};
inline constexpr OptionValue kEvenMoney65[] = {{"no", "4.23"}, OptionValue{"yes", "4.23"}.doubtful()};

// The games of this section share the first of them.
enum Option : std::size_t {
    Decks, HoleCards, Soft17, EvenMoneyOffered, PlayersABox, Doubling, Splitting, Hands, SplitDeal,
    ResplitAces, Split21, TwentyOneAgainstBlackjack, LostToBlackjack, RoyalMatchAce,
    SingleDeck65, ParallelDeal, EvenMoney65,
};

inline constexpr OptionDef kDecksOption = OptionDef{"decks", "Decks of cards", "4.5", kDecks, 5}.decks();  // R15: 6
inline constexpr OptionDef kHoleCardOption{
    "hole-card", "Dealer's second card: after the players, face down, or looked at", "4.10", kHoleCard, 0, true, true};
inline constexpr OptionDef kSoft17Option{"soft-17", "Dealer's soft 17", "4.18", kSoft17};
inline constexpr OptionDef kEvenMoneyOption{
    "even-money", "Even money for a blackjack against an ace, at 3:2", "4.23", kEvenMoney, 0, false};
inline constexpr OptionDef kPlayersABoxOption{
    "players-a-box", "Players that may wager on one box", "4.25", kPlayersABox, 0, false};
inline constexpr OptionDef kDoubleRuleOption{"double-rule", "Scores that may be doubled", "4.27", kDoubleRule, 0, true,
                                             true};
inline constexpr OptionDef kSplitRuleOption{"split-rule", "Pairs that may be split", "4.28", kSplitRule, 0, true, true};
inline constexpr OptionDef kHandsOption{"hands", "Hands that one hand may be split into", "4.31", kHands};
inline constexpr OptionDef kSplitDealOption{
    "split-deal", "Second cards of split hands: at once, or when the hand's turn comes", "4.29", kSplitDeal, 0, false};
// by 4.17 a blackjack that is looked for ends the round
inline constexpr std::string_view kNotLookedAt = "hole-card=none|unseen";
inline constexpr OptionDef kResplitAcesOption{
    "resplit-aces", "A pair of aces that comes of a split is split again (ruling R40)", "4.31", kResplitAces};
inline constexpr OptionDef kSplit21Option{
    "split-21",
    "A split 21 of two cards: as any 21, or as a hand of two cards, which beats 21 and equals a blackjack (ruling R40)",
    "4.30", kSplit21};
inline constexpr OptionDef kTwentyOneAgainstBlackjackOption{
    "21-against-blackjack",
    "A 21 that is no blackjack against a dealer's blackjack that was not looked for (ruling R40)", "4.20",
    kTwentyOneAgainstBlackjack,
    0, true, false, kNotLookedAt};
inline constexpr OptionDef kLostToBlackjackOption{
    "lost-to-blackjack",
    "A dealer's blackjack that was not looked for takes every wager, or leaves doubles and splits that are not bust "
    "(ruling R40)", "4.10(a)",
    kLostToBlackjack, 0, true, false, kNotLookedAt};
inline constexpr OptionDef kRoyalMatchAceOption{"royal-match-ace",
                                                "Royal Match: the cards that an ace is next to (ruling R42)",
                                                "4.45",
                                                kRoyalMatchAce,
                                                0,
                                                true,
                                                false,
                                                "decks=4|6"};

inline constexpr OptionDef kOptions[] = {
    kDecksOption, kHoleCardOption, kSoft17Option, kEvenMoneyOption, kPlayersABoxOption, kDoubleRuleOption,
    kSplitRuleOption, kHandsOption, kSplitDealOption,
    kResplitAcesOption, kSplit21Option, kTwentyOneAgainstBlackjackOption, kLostToBlackjackOption, kRoyalMatchAceOption,
    {"single-deck-6-5", "Blackjack pays 6:5, with one deck only", "4.21(a)", kSixToFiveOnOneDeck},
    {"parallel-deal", "Parallel Deal: two communal cards for every player", "4.9", kParallelDeal, 0, false},
    {"even-money-6-5", "Even money for a blackjack where it pays 6:5 too (ruling R41)", "4.23", kEvenMoney65, 0, true,
     false, "single-deck-6-5=yes decks=1 even-money=yes"},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:4.45", "royal-match", "min", "decks=4|6", "10.2-11.5"},
    {"004:4.54", "perfect-pairs", "min", "decks=8..6", "11.5-13.8", "", "11.81-13.83",
     "49/415 with eight decks, 43/311 with six; no number of decks gives 11.5, which is also the upper end that 4.45 "
     "prints for Royal Match"},
};

}  // namespace baize::gb_2011::blackjack
