// What becomes of each Casino War wager, in the book's order (gb-2011 17.4-17.9). The round pays by these functions and
// the analyser prices by them. Cards count by their rank alone, the ace highest (ruling R10).
#pragma once

#include <cassert>
#include <cstdint>
#include <span>

#include "core/card.hpp"
#include "core/pay.hpp"
#include "rulebooks/gb_2011/casino_war.hpp"

namespace baize::casino_war {

using Rows = std::span<const PayRow>;

constexpr bool tied(int player_rank, int dealer_rank) { return player_rank == dealer_rank; }

// 17.4, for first cards that differ.
constexpr Return settle_first(int player_rank, int dealer_rank, Rows main) {
    assert(main.size() == gb_2011::casino_war::kMainRows && !tied(player_rank, dealer_rank));
    return player_rank > dealer_rank ? win(main[gb_2011::casino_war::MainWins]) : lose("17.4");          // 17.6
}

// 17.5: half of the original wager is lost.
constexpr Return settle_surrender() { return lose_part({1, 2}, "17.5"); }

// What a won war does to the original wager: 17.5 pays "the war wager only", and says no more.
// Ruling R10: it is returned.
enum class Original : std::uint8_t { Returned, Paid, Lost };

// 17.5: the original wager of a player who went to war.
constexpr Return settle_original(int player_rank, int dealer_rank, Rows main, Original at_won_war) {
    if (player_rank < dealer_rank || at_won_war == Original::Lost) return lose("17.5");
    return at_won_war == Original::Paid ? win(main[gb_2011::casino_war::MainWins].odds, "17.5") : stand_off("17.5");
}

// The additional wager, on the second cards.
constexpr Return settle_war(int player_rank, int dealer_rank, Rows war) {
    using namespace gb_2011::casino_war;
    assert(war.size() == kWarRows);
    if (player_rank < dealer_rank) return lose("17.5");
    return win(war[tied(player_rank, dealer_rank) ? WarTies : WarWins]);                                 // 17.7, 17.8
}

// On the first cards, whatever the player decides after them.
constexpr Return settle_tie(int player_rank, int dealer_rank, Rows tie) {
    assert(tie.size() == gb_2011::casino_war::kTieRows);
    return tied(player_rank, dealer_rank) ? win(tie[gb_2011::casino_war::TieWins]) : lose("17.9");
}

}  // namespace baize::casino_war
