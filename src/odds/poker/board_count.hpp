// With one board: every two cards that a side can hold, and how many of the other side's hands lie below them.
#pragma once

#include <algorithm>
#include <span>

#include "core/rank/fast.hpp"
#include "odds/poker/card_set.hpp"

namespace baize::poker {

// Dealers' hands that share no card with the own two: below their rank, up to it, below each rank that the game names.
inline constexpr std::size_t kBoardLanes = 4, kBoardNamed = 2;

struct BoardPair {
    std::uint8_t a, b;   // places of the own cards
    std::uint16_t rank;  // of the hand that they make with the board, from 0 to 7461
    std::array<std::int32_t, kBoardLanes> lanes;
};

// Hands of `kCards` cards, two of them own.
template <int kCards>
class BoardCount {
public:
    BoardCount(CardSet deck, std::span<const std::uint16_t> named)
        : deck_(deck), named_(named.begin(), named.end()), ranks_(rank::FastRanks<kCards>::get()) {}

    // In the order of their ranks.
    const std::vector<BoardPair>& count(CardSet board) {
        take_cards(board);
        rank_pairs(board);
        sort_by_rank();
        for (std::size_t i = 0; i < named_.size(); ++i) count_named(i);
        sweep();
        return pairs_;
    }

private:
    struct Key {
        std::uint16_t rank;
        std::uint8_t i, j;
    };
    using ByCard = std::array<std::int32_t, kCardsInDeck>;

    void take_cards(CardSet board) {
        cards_ = 0;
        for (std::uint64_t rest = (deck_ - board).bits(); rest; rest &= rest - 1) {
            const int place = std::countr_zero(rest);
            const auto index = static_cast<std::size_t>(card_at(place).index());
            places_[cards_] = static_cast<std::uint8_t>(place);
            words_[cards_] = rank::detail::kCardWords[index];
            masks_[cards_++] = rank::detail::kCardMasks[index];
        }
    }

    void rank_pairs(CardSet board) {
        rank::Held held;
        for (const Card card : cards_of(board)) held += card;
        keys_.resize(cards_ * (cards_ - 1) / 2);
        std::size_t at = 0;
        for (std::size_t i = 0; i < cards_; ++i)
            for (std::size_t j = i + 1; j < cards_; ++j) {
                const rank::Held both{held.word + words_[i] + words_[j], held.mask | masks_[i] | masks_[j]};
                keys_[at++] = {ranks_.of(both), static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(j)};
            }
    }

    // By digits of seven bits: a rank has thirteen.
    void sort_by_rank() {
        sorted_.resize(keys_.size());
        for (const int shift : {0, 7}) {
            std::array<std::uint32_t, 129> at{};
            for (const Key& key : keys_) ++at[static_cast<std::size_t>(key.rank >> shift & 127) + 1];
            for (std::size_t i = 1; i < at.size(); ++i) at[i] += at[i - 1];
            for (const Key& key : keys_) sorted_[at[static_cast<std::size_t>(key.rank >> shift & 127)]++] = key;
            keys_.swap(sorted_);
        }
    }

    void count_named(std::size_t named) {
        named_with_[named] = {};
        named_all_[named] = 0;
        for (const Key& key : keys_) {
            if (key.rank >= named_[named]) break;
            ++named_with_[named][key.i];
            ++named_with_[named][key.j];
            ++named_all_[named];
        }
    }

    void sweep() {
        pairs_.resize(keys_.size());
        ByCard below{}, up_to{};
        for (std::size_t first = 0, last = 0; first < keys_.size(); first = last) {
            for (; last < keys_.size() && keys_[last].rank == keys_[first].rank; ++last) {
                ++up_to[keys_[last].i];
                ++up_to[keys_[last].j];
            }
            for (std::size_t at = first; at < last; ++at) {
                const auto [rank, i, j] = keys_[at];
                BoardPair& pair = pairs_[at];
                pair.a = places_[i], pair.b = places_[j], pair.rank = rank;
                pair.lanes[0] = static_cast<std::int32_t>(first) - below[i] - below[j];
                pair.lanes[1] = static_cast<std::int32_t>(last) - up_to[i] - up_to[j] + 1;  // with both: itself
                for (std::size_t n = 0; n < named_.size(); ++n)
                    pair.lanes[2 + n] =
                        named_all_[n] - named_with_[n][i] - named_with_[n][j] + (rank < named_[n] ? 1 : 0);
            }
            for (std::size_t at = first; at < last; ++at) {
                ++below[keys_[at].i];
                ++below[keys_[at].j];
            }
        }
    }

    CardSet deck_;
    std::vector<std::uint16_t> named_;
    const rank::FastRanks<kCards>& ranks_;
    std::size_t cards_ = 0;
    std::array<std::uint8_t, kCardsInDeck> places_;
    std::array<std::uint64_t, kCardsInDeck> words_, masks_;
    std::vector<Key> keys_, sorted_;
    std::array<ByCard, kBoardNamed> named_with_;
    std::array<std::int32_t, kBoardNamed> named_all_;
    std::vector<BoardPair> pairs_;
};

}  // namespace baize::poker
