// Hands of Pai Gow Tiles, and what becomes of each wager (gb-2011 14.7-14.14, 14.29-14.50). The round pays by these
// functions and the analyser prices by them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <span>

#include "core/card.hpp"
#include "core/pay.hpp"
#include "core/rank/tiles.hpp"
#include "rulebooks/gb_2011/pai_gow_tiles.hpp"

namespace baize::pai_gow_tiles {

namespace book = gb_2011::pai_gow_tiles;

// The rows in use, in the places that the rule book's enumerations name.
using Rows = std::span<const PayRow>;
using rank::Tile;
using rank::TileHand;
using rank::TileRank;
using rank::WildTiles;

inline constexpr int kStack = 4;                                                               // 14.26
using Stack = std::array<Card, kStack>;

// The faces of the deck and the kinds of tile stand in one order (core/deck.hpp, core/rank/tiles.hpp).
constexpr Tile tile_of(Card card) { return rank::kTileKinds[card.index()].tile; }
constexpr int place_of(Card card) { return rank::kTileKinds[card.index()].place; }
constexpr bool pairs(Card a, Card b) { return rank::is_pair(tile_of(a), tile_of(b)); }
constexpr bool is_mixed(Card card) { return rank::kTileKinds[card.index()].copies == 1; }

// ---- The two hands ----------------------------------------------------------------------------------------------

struct Setting {
    TileRank high, low;
    constexpr bool operator==(const Setting&) const = default;
};

// Four tiles fall into two hands in three ways: the first goes with one of the others.
struct Split {
    std::uint8_t high[2], low[2];  // places in the stack
    Setting ranks;
};

constexpr TileRank rank_of(Card a, Card b, WildTiles wild) { return rank::rank_tiles(tile_of(a), tile_of(b), wild); }

// The higher of the two is the high hand (14.14); of exactly equal ones that with the first tile.
constexpr Split split(const Stack& stack, std::size_t with_first, WildTiles wild) {
    assert(with_first >= 1 && with_first < kStack);
    std::uint8_t rest[2]{}, found = 0;
    for (std::uint8_t i = 1; i < kStack; ++i)
        if (i != with_first) rest[found++] = i;
    const std::uint8_t with = static_cast<std::uint8_t>(with_first);
    const TileRank one = rank_of(stack[0], stack[with], wild), other = rank_of(stack[rest[0]], stack[rest[1]], wild);
    if (one >= other) return {{0, with}, {rest[0], rest[1]}, {one, other}};
    return {{rest[0], rest[1]}, {0, with}, {other, one}};
}
constexpr std::array<Split, 3> splits(const Stack& stack, WildTiles wild) {
    return {split(stack, 1, wild), split(stack, 2, wild), split(stack, 3, wild)};
}

// 14.14, 14.29: equal points with the higher tile in the low hand too; exactly equal hands are no foul (ruling R84).
constexpr bool is_foul(const Setting& setting) { return setting.low > setting.high; }

// ---- The Standard Wager -----------------------------------------------------------------------------------------

// 14.32, 14.35: a hand that is exactly matched is the dealer's.
constexpr int hands_won(const Setting& player, const Setting& dealer) {
    return int{player.high > dealer.high} + int{player.low > dealer.low};
}

constexpr Return settle_main(int hands_won, Rows main) {
    assert(main.size() == book::kMainRows);
    if (hands_won == 2) return win(main[book::BothHandsWin]);                                  // 14.36
    return hands_won == 1 ? stand_off("14.33") : lose("14.34");                                // rulings R24, R77
}

// ---- A player's bank --------------------------------------------------------------------------------------------

// 14.21, ruling R80: who holds the bank has the excess of losing over winning wagers, less the levy, or pays what is
// lacking, out of a stake that covers it all; of what he pays the winners the house keeps its 5 % (14.36). Odds are
// told in amounts of money, so a bank is at most as large as they can tell.
inline constexpr Money kBankMax{2'000'000'000};

constexpr Return settle_bank(Money losing, Money winning, Money bank) {
    assert(bank.cents > 0 && bank <= kBankMax);
    const auto odds = [&](std::int64_t num, std::int64_t den) {
        const std::int64_t common = std::gcd(num, den);
        return Odds{static_cast<std::int32_t>(num / common), static_cast<std::int32_t>(den / common)};
    };
    const std::int64_t excess = losing.cents - winning.cents;
    if (excess == 0) return stand_off("14.21");
    if (excess < 0) return lose_part(odds(std::max<std::int64_t>(0, bank.cents + excess), bank.cents), "14.21");
    const std::int64_t kept = excess * (100 - book::kLevyPercent);
    const bool told = 100 * bank.cents / std::gcd(kept, 100 * bank.cents) <= kBankMax.cents;
    return win(told ? odds(kept, 100 * bank.cents) : odds(kept / 100, bank.cents), "14.21");
}

// ---- Bonanza: the four tiles as they were dealt -----------------------------------------------------------------

// Ruling R79: whether 3-6 with 4-5 and its like make a pair here.
enum class MixedPairs : std::uint8_t { Count, NotAsOnePair, Never };

enum class FourTiles : std::uint8_t {
    Nothing, WongOrPair, HighPair, TwoPairs, LuckyDuck, SupremeAndEarth, SupremeAndHeaven
};

constexpr bool two_pairs(FourTiles four) {
    return four == FourTiles::TwoPairs || four >= FourTiles::SupremeAndEarth;
}

// Ruling R24: 3-3, 1-5, any seven, and a four: 1-3 or 2-2.
constexpr bool is_lucky_duck(const Stack& stack) {
    int high_six = 0, low_six = 0, sevens = 0, fours = 0;
    for (const Card card : stack) {
        const Tile tile = tile_of(card);
        high_six += tile == Tile{3, 3};
        low_six += tile == Tile{5, 1};
        sevens += tile.pips() == 7;
        fours += tile.pips() == 4;
    }
    return high_six == 1 && low_six == 1 && sevens == 1 && fours == 1;
}

struct Pairs {
    int supreme = 0, heaven = 0, earth = 0, other = 0, mixed = 0;

    constexpr int all() const { return supreme + heaven + earth + other + mixed; }
    constexpr void count(Card a, Card b) {
        const Tile tile = tile_of(a);
        if (rank::is_wild(tile)) ++supreme;
        else if (tile == rank::kHeaven) ++heaven;
        else if (tile == rank::kEarth) ++earth;
        else ++(is_mixed(a) && is_mixed(b) ? mixed : other);
    }
};

constexpr FourTiles four_tiles(const Stack& stack, MixedPairs mixed_pairs) {
    if (is_lucky_duck(stack)) return FourTiles::LuckyDuck;
    Pairs found;
    bool wong = false;
    for (std::size_t a = 0; a < kStack; ++a)
        for (std::size_t b = a + 1; b < kStack; ++b) {
            if (pairs(stack[a], stack[b])) found.count(stack[a], stack[b]);
            wong = wong || rank_of(stack[a], stack[b], WildTiles::InPointsToo).hand() == TileHand::Wong;  // 14.10
        }
    if (mixed_pairs == MixedPairs::Never) found.mixed = 0;
    if (found.all() == 2) {
        if (found.supreme && found.heaven) return FourTiles::SupremeAndHeaven;
        if (found.supreme && found.earth) return FourTiles::SupremeAndEarth;
        return FourTiles::TwoPairs;
    }
    if (found.supreme || found.heaven || found.earth) return FourTiles::HighPair;
    const bool pair = found.other || (found.mixed && mixed_pairs == MixedPairs::Count);
    return pair || wong ? FourTiles::WongOrPair : FourTiles::Nothing;
}

// 14.42-14.45.
constexpr Return settle_bonus(FourTiles player, FourTiles dealer, Rows bonus) {
    assert(bonus.size() == book::kBonusRows);
    if (two_pairs(player) && two_pairs(dealer)) return win(bonus[book::TwoPairsVersusTwoPairs]);
    switch (player) {
        case FourTiles::SupremeAndHeaven: return win(bonus[book::SupremeAndHeaven]);
        case FourTiles::SupremeAndEarth: return win(bonus[book::SupremeAndEarth]);
        case FourTiles::LuckyDuck: return win(bonus[book::LuckyDuck]);
        case FourTiles::TwoPairs: return win(bonus[book::TwoPairs]);
        case FourTiles::HighPair: return win(bonus[book::HighPair]);
        case FourTiles::WongOrPair: return win(bonus[book::WongOrPair]);
        default: return lose("14.43");
    }
}

// 14.46-14.50: automatic winners are paid whatever the hands do; a foul that loses is no stand-off (ruling R79).
constexpr Return settle_tie(FourTiles player, int hands_won, bool surrendered, Rows tie) {
    assert(tie.size() == book::kTieRows);
    if (surrendered) return lose_part(book::kSurrendered, "14.48");
    if (two_pairs(player)) return win(tie[book::TwoPairsAlways]);
    if (player == FourTiles::LuckyDuck) return win(tie[book::LuckyDuckAlways]);
    return hands_won == 1 ? win(tie[book::OneWinsOneLoses]) : lose("14.47");
}

}  // namespace baize::pai_gow_tiles
