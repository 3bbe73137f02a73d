#include "odds/poker/held_class.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/caption_words.hpp"

namespace baize::poker {

namespace {

constexpr unsigned kTenUp = rank::rank_bit(10) | rank::rank_bit(kJack) | rank::rank_bit(kQueen) |
                            rank::rank_bit(kKing) | rank::rank_bit(kAce);

// Some cards with a pair of this rank and nothing better: three others that make no straight and share no suit.
CardSet with_pair(std::size_t rank) {
    CardSet cards = CardSet{}.with(static_cast<int>(rank)).with(static_cast<int>(13 + rank));
    const std::size_t others[] = {0, 2, 4, 9};
    for (std::size_t i = 0, suit = 1; cards.size() < 5; ++i)
        if (others[i] != rank) cards = cards.with(static_cast<int>(13 * ++suit % 52 + others[i]));
    return cards;
}

int runs_with(unsigned ranks) {
    int runs = 0;
    for (int top = 5; top <= kAce; ++top) {
        unsigned run = 0;
        for (int rank = top; rank > top - 5; --rank) run |= rank::rank_bit(rank == 1 ? kAce : rank);
        runs += (ranks & ~run) == 0;
    }
    return runs;
}

}  // namespace

// A fold and a wager of the streets say nothing of a pair: the opening wager of a hand that was played does.
PairsOf pairs_of(const Showdown& game) {
    PairsOf pairs{};
    for (std::size_t rank = 0; rank < 13; ++rank) {
        const Return verdict = game.settle(game.opening.front().wager, {game.rank(with_pair(rank)), 0, false});
        pairs[rank] = verdict.outcome == Outcome::Win    ? PairOf::Pays
                      : verdict.outcome == Outcome::Lose ? PairOf::Loses
                                                         : PairOf::ComesBack;
    }
    return pairs;
}

HeldClass class_of(CardSet held, const PairsOf& pairs) {
    HeldClass found;
    unsigned ranks = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
        ranks |= held.suit(suit);
        found.suited |= std::popcount(held.suit(suit)) == held.size();
    }
    for (std::size_t rank = 0; rank < 13; ++rank) {
        int times = 0;
        for (std::size_t suit = 0; suit < 4; ++suit) times += held.suit(suit) >> rank & 1;
        if (times > 1) {
            found.groups = found.groups ? 22 : times;
            found.of = static_cast<int>(rank);
        }
        found.high += times == 1 && pairs[rank] == PairOf::Pays;
        found.middle += times == 1 && pairs[rank] == PairOf::ComesBack;
    }
    if (found.groups) return {found.groups, found.of};
    found.straights = runs_with(ranks);
    found.royal = found.suited && (ranks & ~kTenUp) == 0;
    return found;
}

namespace {

// "2 high and 1 middle"; where all ranks are alike there is nothing to say.
std::string values_of(const HeldClass& held, int cards, const PairsOf& pairs) {
    const bool middles = std::ranges::find(pairs, PairOf::ComesBack) != pairs.end();
    const int low = cards - held.high - held.middle;
    std::string text = fmt::format("{} high", held.high);
    if (middles) text += fmt::format(", {} middle", held.middle);
    return text + fmt::format(", {} low", low);
}

}  // namespace

namespace {

std::string promise_of(const HeldClass& held) {
    std::string text = held.royal ? "royal" : held.suited ? "suited" : "";
    if (held.straights)
        text += fmt::format("{}{} straight{}", text.empty() ? "" : ", ", held.straights, held.straights > 1 ? "s" : "");
    return text;
}

}  // namespace

std::string words_of_classes(const HeldClass& first, const HeldClass& last) {
    if (first.groups == 0) return promise_of(first).empty() ? "no promise" : promise_of(first);
    const std::string ranks = fmt::format("{} to {}", rank_words(first.of + 2), rank_words(last.of + 2));
    if (first.groups == 2) return fmt::format("pair of {}", ranks);
    if (first.groups == 22) return fmt::format("two pairs, {} high", ranks);
    return fmt::format("{} {}", first.groups == 3 ? "three" : "four", ranks);
}

std::string words_of_class(const HeldClass& held, int cards, const PairsOf& pairs) {
    const auto of = [&] { return rank_words(held.of + 2); };
    if (held.groups == 2) return fmt::format("pair of {}", of());
    if (held.groups == 22) return fmt::format("two pairs, {} high", of());
    if (held.groups) return fmt::format("{} {}", held.groups == 3 ? "three" : "four", of());
    const std::string text = promise_of(held);
    return fmt::format("{}{}{}", text, text.empty() ? "" : ", ", values_of(held, cards, pairs));
}

}  // namespace baize::poker
