// Hold'em against the house as the solver is told of it, with settlements written here from the book.
#pragma once

#include "showdown_games.hpp"

namespace baize::poker {

inline const Five kAnyPair(Kind::Pair, 0, 0);

// ---- gb-2011 11.48-11.76 --------------------------------------------------------------------------------------------

namespace ultimate {

enum Wager { Ante, Blind, Play };

inline Return settle_blind(Five player) {  // 11.69, 11.70
    switch (player.kind()) {
        case Kind::RoyalFlush: return pays(500, "11.70");
        case Kind::StraightFlush: return pays(50, "11.70");
        case Kind::FourOfAKind: return pays(10, "11.70");
        case Kind::FullHouse: return pays(3, "11.70");
        case Kind::Flush: return win({3, 2}, "11.70");
        case Kind::Straight: return pays(1, "11.70");
        default: return stand_off("11.69");
    }
}

inline Return settle(int wager, Five player, Five dealer, bool folded) {
    if (folded) return lose("11.62");
    if (wager == Ante && dealer < kAnyPair) return stand_off("11.75");
    if (player == dealer) return stand_off("11.66");
    if (player < dealer) return lose("11.67");
    return wager == Blind ? settle_blind(player) : pays(1, "11.68");
}

inline Showdown game(int board = 5) {
    const auto bet = [](int times) {
        return Action{.id = std::to_string(times) + "x", .lays = {{Play, times}}, .ends = true};
    };
    Showdown game{.own = 2, .dealer = 2, .board = board, .opening = {{Ante}, {Blind}},
                  .streets = {{.own = 2, .actions = {{"check"}, bet(3), bet(4)}},
                              {.board = 3, .actions = {{"check"}, bet(2)}},
                              {.board = 2, .actions = {{"fold", {}, true}, bet(1)}}},
                  .rank = rank_by<kFiveCards>, .dealer_from = {kAnyPair.value()},
                  .settle = settle_by<kFiveCards>(settle)};
    if (board == 3) game.streets = {game.streets[0], {.board = 3, .actions = game.streets[2].actions}};
    return game;
}

}  // namespace ultimate

// ---- gb-2011 11.77-11.91 --------------------------------------------------------------------------------------------

namespace casino_holdem {

enum Wager { Ante, Call };

inline const Five kPairOfFours(Kind::Pair, rank::rank_bit(4), 0);  // 11.87

inline Return settle_ante(Five player) {  // 11.88
    switch (player.kind()) {
        case Kind::RoyalFlush: return pays(100, "11.88");
        case Kind::StraightFlush: return pays(20, "11.88");
        case Kind::FourOfAKind: return pays(10, "11.88");
        case Kind::FullHouse: return pays(3, "11.88");
        case Kind::Flush: return pays(2, "11.88");
        default: return pays(1, "11.88");
    }
}

inline Return settle(int wager, Five player, Five dealer, bool folded) {
    if (folded) return lose("11.82");
    if (dealer < kPairOfFours) return wager == Ante ? settle_ante(player) : voided("11.88");
    if (player == dealer) return voided("11.91");
    if (player < dealer) return lose("11.90");
    return wager == Ante ? settle_ante(player) : pays(1, "11.91");
}

inline Showdown game() {
    return {.own = 2, .dealer = 2, .board = 5, .opening = {{Ante}},
            .streets = {{.own = 2, .board = 3, .actions = {{"fold", {}, true}, {"call", {{Call, 2}}}}}},
            .rank = rank_by<kFiveCards>, .dealer_from = {kPairOfFours.value()},
            .settle = settle_by<kFiveCards>(settle)};
}

}  // namespace casino_holdem

// ---- gb-2011 11.16-11.38 --------------------------------------------------------------------------------------------

namespace holdem_bonus {

enum Wager { Ante, Flop, Turn, River };

inline Return settle(int wager, Five player, Five dealer, bool folded) {
    if (folded) return lose("11.20");
    if (player == dealer) return stand_off("11.36");
    if (player < dealer) return lose("11.35");
    if (wager == Ante && player.kind() < Kind::Straight) return stand_off("11.38");
    return pays(1, "11.37");
}

inline Showdown game() {
    const auto check_or_bet = [](int wager) { return std::vector<Action>{{"check"}, {"bet", {{wager}}}}; };
    return {.own = 2, .dealer = 2, .board = 5, .opening = {{Ante}},
            .streets = {{.own = 2, .actions = {{"fold", {}, true}, {"play", {{Flop, 2}}}}},
                        {.board = 3, .actions = check_or_bet(Turn)},
                        {.board = 1, .actions = check_or_bet(River)}},
            .rank = rank_by<kFiveCards>, .settle = settle_by<kFiveCards>(settle)};
}

}  // namespace holdem_bonus

}  // namespace baize::poker
