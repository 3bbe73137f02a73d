#include "odds/holdem/before_flop.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "games/holdem/bonus.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/holdem/precomputed_values.hpp"
#include "odds/poker/card_set.hpp"

namespace baize::holdem {

namespace {

// Nothing lies open, of the dealer's neither, and the deck is whole.
bool is_kept(const Setup& setup, const poker::Seen& seen, std::initializer_list<std::size_t> by_the_book) {
    if (seen.street != 0 || seen.board != poker::CardSet{} || seen.up != poker::CardSet{}) return false;
    if (setup.shoe().without != 0) return false;
    return std::ranges::all_of(by_the_book, [&](std::size_t wager) { return setup.paytable(wager) == "min"; });
}

template <std::size_t kActions>
poker::ActionValues values_of(const std::array<std::int64_t, kActions>& kept, std::int64_t an_ante) {
    poker::ActionValues values;
    for (const std::int64_t sum : kept) values.emplace_back(quotient(sum, an_ante));
    return values;
}

}  // namespace

std::size_t hole_kind(poker::CardSet own) {
    const std::vector<Card> cards = poker::cards_of(own);
    const auto from_the_ace = [&](std::size_t card) { return static_cast<std::size_t>(kAce - cards[card].rank()); };
    const auto [high, low] = std::minmax({from_the_ace(0), from_the_ace(1)});
    return cards[0].suit() == cards[1].suit() ? high * 13 + low : low * 13 + high;
}

poker::ActionValues ultimate::precomputed_values(const Setup& setup, const poker::Seen& seen) {
    const bool ruled = unqualified(setup) == Unqualified::AnteReturned && !royal_ceiling(setup);
    if (!ruled || !is_kept(setup, seen, {Ante, Blind, Play})) return {};
    return values_of(kUltimateValues[hole_kind(seen.own)], kUltimateAnte);
}

poker::ActionValues bonus::precomputed_values(const Setup& setup, const poker::Seen& seen) {
    if (!is_kept(setup, seen, {Ante, Flop})) return {};
    return values_of(kBonusValues[hole_kind(seen.own)], kBonusAnte);
}

}  // namespace baize::holdem
