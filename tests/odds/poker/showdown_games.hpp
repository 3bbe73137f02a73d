// Games of the rule books as the solver is told of them, with settlements written here from the books: what proves the
// solver before its games exist.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

using rank::kFiveCards;
using rank::kFourCards;
using rank::Kind;
using Five = rank::Rank<kFiveCards>;
using Four = rank::Rank<kFourCards>;

inline Return pays(int odds, Clause clause) { return win({odds, 1}, clause); }

// ---- gb-2011 7.1-7.15: Casino Stud ----------------------------------------------------------------------------------

namespace casino_stud {

enum Wager { Ante, Raise };

inline const Five kAceKing(Kind::HighCard, 0, 0x1807);  // the lowest hand with both: A-K-4-3-2

inline int raise_odds(Kind kind) {  // 7.13(b); ruling R46: a royal flush as a straight flush
    switch (kind) {
        case Kind::RoyalFlush:
        case Kind::StraightFlush: return 50;
        case Kind::FourOfAKind: return 20;
        case Kind::FullHouse: return 8;
        case Kind::Flush: return 6;
        case Kind::Straight: return 4;
        case Kind::ThreeOfAKind: return 3;
        case Kind::TwoPair: return 2;
        default: return 1;
    }
}

inline Return settle(int wager, Five player, Five dealer, bool folded) {
    if (folded) return lose("7.12");
    if (dealer < kAceKing) return wager == Ante ? pays(1, "7.13(a)") : voided("7.13(a)");  // ruling R81
    if (player == dealer) return voided("7.15");
    if (player < dealer) return lose("7.14");
    return pays(wager == Ante ? 1 : raise_odds(player.kind()), "7.13(b)");
}

inline Showdown game() {
    return {.own = 5, .dealer = 5, .opening = {{Ante}},
            .streets = {{.own = 5, .up = 1, .actions = {{"fold", {}, true}, {"raise", {{Raise, 2}}}}}},
            .rank = rank_by<kFiveCards>, .dealer_from = {kAceKing.value()}, .settle = settle_by<kFiveCards>(settle)};
}

// 7.22-7.35: the Double is a decision of its own, on the same cards. The unit is the Insurance wager.
enum Insured { Insurance, Double };

inline Return settle_insurance(int, Five player, Five dealer, bool) {
    if (dealer >= kAceKing) return lose("7.32");
    switch (player.kind()) {  // 7.34
        case Kind::RoyalFlush: return pays(100, "7.33");
        case Kind::StraightFlush: return pays(50, "7.33");
        case Kind::FourOfAKind: return pays(20, "7.33");
        case Kind::FullHouse: return pays(8, "7.33");
        case Kind::Flush: return pays(6, "7.33");
        default: break;
    }
    const int high = rank::highest_rank(dealer.others());  // 7.35
    return pays(high == 7 ? 5 : high == 8 ? 4 : high <= 10 ? 2 : 1, "7.35");
}

inline RankValue high_card(int rank) { return Five(Kind::HighCard, 0, rank::rank_bit(rank)).value(); }

// 7.27: the wager may be doubled against a 2 to 5. What is seen is not what a rule of `may` is given, so that the
// question is put against every card, and the test looks only at those.
inline Showdown insurance() {
    return {.own = 5, .dealer = 5, .opening = {{Insurance}},
            .streets = {{.own = 5, .up = 1, .actions = {{"stay"}, {"double", {{Double}}}}}},
            .rank = rank_by<kFiveCards>,
            .dealer_from = {high_card(8), high_card(9), high_card(kJack), kAceKing.value()},
            .settle = settle_by<kFiveCards>(settle_insurance)};
}

}  // namespace casino_stud

// ---- gb-2011 7.36-7.49: Mississippi Stud ----------------------------------------------------------------------------

namespace mississippi {

enum Wager { Ante, Third, Fourth, Fifth };

inline Return settle(int, Five player, Five, bool folded) {
    if (folded) return lose("7.42");
    switch (player.kind()) {  // 7.49
        case Kind::RoyalFlush: return pays(500, "7.49");
        case Kind::StraightFlush: return pays(100, "7.49");
        case Kind::FourOfAKind: return pays(30, "7.49");
        case Kind::FullHouse: return pays(6, "7.49");
        case Kind::Flush: return pays(5, "7.49");
        case Kind::Straight: return pays(4, "7.49");
        case Kind::ThreeOfAKind: return pays(3, "7.49");
        case Kind::TwoPair: return pays(2, "7.49");
        case Kind::Pair:
            if (rank::highest_rank(player.makers()) >= kJack) return pays(1, "7.49");
            if (rank::highest_rank(player.makers()) >= 6) return stand_off("7.49");
            break;
        default: break;
    }
    return lose("7.49");
}

inline std::vector<Action> fold_or_raise(int wager) {
    return {{"fold", {}, true}, {"1x", {{wager, 1}}}, {"2x", {{wager, 2}}}, {"3x", {{wager, 3}}}};
}

inline Showdown game() {
    return {.own = 2, .board = 3, .opening = {{Ante}},
            .streets = {{.own = 2, .actions = fold_or_raise(Third)},
                        {.board = 1, .actions = fold_or_raise(Fourth)},
                        {.board = 1, .actions = fold_or_raise(Fifth)}},
            .rank = rank_by<kFiveCards>, .settle = settle_by<kFiveCards>(settle)};
}

}  // namespace mississippi

// ---- gb-2011 section 12: Let it Ride --------------------------------------------------------------------------------

namespace let_it_ride {

enum Wager { First, Second, Third };

inline Return settle(int, Five player, Five, bool) {
    switch (player.kind()) {  // 12.27, minimum odds
        case Kind::RoyalFlush: return pays(100, "12.27");
        case Kind::StraightFlush: return pays(50, "12.27");
        case Kind::FourOfAKind: return pays(25, "12.27");
        case Kind::FullHouse: return pays(11, "12.27");
        case Kind::Flush: return pays(8, "12.27");
        case Kind::Straight: return pays(5, "12.27");
        case Kind::ThreeOfAKind: return pays(3, "12.27");
        case Kind::TwoPair: return pays(2, "12.27");
        case Kind::Pair:
            if (rank::highest_rank(player.makers()) >= 10) return pays(1, "12.27");
            break;
        default: break;
    }
    return lose("12.27");
}

// 12.19, 12.23: the first and the second wager may be taken back. The unit is one of the three.
inline Showdown game() {
    return {.own = 3, .board = 2, .opening = {{First}, {Second}, {Third}},
            .streets = {{.own = 3, .actions = {{"withdraw", {{First, -1}}}, {"ride"}}},
                        {.board = 1, .actions = {{"withdraw", {{Second, -1}}}, {"ride"}}}},
            .rank = rank_by<kFiveCards>, .settle = settle_by<kFiveCards>(settle)};
}

}  // namespace let_it_ride

// ---- gb-2011 section 15: Crazy 4 Poker ------------------------------------------------------------------------------

namespace crazy_4 {

enum Wager { Ante, SuperBonus, Play };

inline const Four kKingHigh(Kind::HighCard, 0, rank::rank_bit(kKing));                 // 15.18
inline const Four kPairOfAces(Kind::Pair, rank::rank_bit(kAce), 0);                    // 15.15

inline Return settle_super_bonus(Four player, Four dealer) {
    switch (player.kind()) {  // 15.22
        case Kind::FourOfAKind: return pays(rank::highest_rank(player.makers()) == kAce ? 200 : 30, "15.22");
        case Kind::StraightFlush: return pays(15, "15.22");
        case Kind::ThreeOfAKind: return pays(2, "15.22");
        case Kind::Flush: return win({3, 2}, "15.22");
        case Kind::Straight: return pays(1, "15.22");
        default: return player >= dealer ? stand_off("15.24(a)") : lose("15.24(b)");
    }
}

inline Return settle(int wager, Four player, Four dealer, bool folded) {
    if (folded) return lose("15.16");
    if (wager == SuperBonus) return settle_super_bonus(player, dealer);
    if (dealer < kKingHigh) return wager == Play ? pays(1, "15.19") : stand_off("15.19");
    if (player == dealer) return stand_off("15.21");
    return player > dealer ? pays(1, "15.20") : lose("15.20");
}

inline Showdown game() {
    const auto with_aces = [](RankValue own) { return own >= kPairOfAces.value(); };
    return {.own = 5, .dealer = 5, .opening = {{Ante}, {SuperBonus}},
            .streets = {{.own = 5, .actions = {{"fold", {}, true}, {"play", {{Play, 1}}},
                                               {.id = "triple", .lays = {{Play, 3}}, .may = with_aces}}}},
            .rank = rank_by<kFourCards>, .dealer_from = {kKingHigh.value()}, .settle = settle_by<kFourCards>(settle)};
}

}  // namespace crazy_4

// ---- nz-big-raise-stud (seed 002) -----------------------------------------------------------------------------------

namespace big_raise {

enum Wager { Ante, Raise };

inline int raise_odds(Kind kind) {  // 5.7
    switch (kind) {
        case Kind::RoyalFlush: return 500;
        case Kind::StraightFlush: return 100;
        case Kind::FourOfAKind: return 40;
        case Kind::FullHouse: return 8;
        case Kind::Flush: return 6;
        case Kind::Straight: return 4;
        case Kind::ThreeOfAKind: return 3;
        case Kind::TwoPair: return 2;
        default: return 1;
    }
}

inline Return settle(int wager, Five player, Five, bool folded) {
    if (folded) return lose("9.2(a)");
    const int pair = player.kind() == Kind::Pair ? rank::highest_rank(player.makers()) : 0;
    if (player.kind() == Kind::HighCard || (pair && pair < 6)) return lose("10.2(c)");
    if (pair && pair < 10) return stand_off("10.2(b)");  // rulings R22, R68
    return pays(wager == Ante ? 1 : raise_odds(player.kind()), "5.7");
}

inline Showdown game() {
    return {.own = 3, .board = 2, .opening = {{Ante}},
            .streets = {{.own = 3, .actions = {{"fold", {}, true}, {"1x", {{Raise, 1}}}, {"2x", {{Raise, 2}}},
                                               {"3x", {{Raise, 3}}}, {"4x", {{Raise, 4}}}}}},
            .rank = rank_by<kFiveCards>, .settle = settle_by<kFiveCards>(settle)};
}

}  // namespace big_raise

// ---- nz-four-card-poker (seed 001, Appendix B) ----------------------------------------------------------------------

namespace four_card {

enum Wager { Ante, Play, AnteBonus };

inline Return settle(int wager, Four player, Four dealer, bool folded) {
    if (folded) return wager == AnteBonus ? stand_off("9.2") : lose("9.2");  // ruling R49
    if (wager != AnteBonus) return player >= dealer ? pays(1, "5.7") : lose("5.7");
    switch (player.kind()) {  // 5.7.1
        case Kind::FourOfAKind: return pays(25, "5.7.1");
        case Kind::StraightFlush: return pays(20, "5.7.1");
        case Kind::ThreeOfAKind: return pays(2, "5.7.1");
        default: return stand_off("5.7.1");
    }
}

inline Showdown game() {
    return {.own = 5, .dealer = 6, .opening = {{Ante}, {AnteBonus, 1, true}},
            .streets = {{.own = 5, .up = 1, .actions = {{"fold", {}, true}, {"1x", {{Play, 1}}}, {"2x", {{Play, 2}}},
                                                        {"3x", {{Play, 3}}}}}},
            .rank = rank_by<kFourCards>, .settle = settle_by<kFourCards>(settle)};
}

}  // namespace four_card

}  // namespace baize::poker
