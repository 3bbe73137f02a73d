// What a player's setting beats of the dealer's hands, for all hands of one set of ranks: see settings.hpp.
//
// Two tables for a setting. By ranks: each of the dealer's hands by its ranks counts as often as the player leaves it,
// and runs that share the first half's ranks share a product of binomials. By flushes: hands whose suit has the ranks F
// are gathered by what F and the cards beside it have in common with the player's ranks, and a sum over the subsets of
// what a suit leaves free (the zeta transform) gives the total for every set that the player may hold in a suit.
//
// Cost for a setting: O(67,600 + 225,000) comparisons, sixteen at a time, and O(36 x 7 x 2^7) additions; a hand is then
// a sum of five entries.
#pragma once

#include "odds/pai_gow_poker/dealers_hands.hpp"

namespace baize::pai_gow_poker::settings {

constexpr std::size_t kSubsets = 1u << kSeven;       // of the player's ranks, of which there are at most seven
constexpr std::size_t kBeside = 1 + kSeven + kSeven * (kSeven + 1) / 2;  // up to two of them, with repetition

constexpr std::size_t beside_one(std::size_t a) { return 1 + a; }
constexpr std::size_t beside_two(std::size_t a, std::size_t b) {
    return 1 + kSeven + (a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a);
}

// A dealer's flushes that hold the same ranks of the player's, in their suit and beside it.
struct Segment {
    std::uint8_t in_suit, beside;
    std::int32_t weight;  // ways to have the other cards, as far as the player's do not matter
    std::size_t begin, end;
};

// What a player's setting beats, both hands and at least one: by ranks, and by the ranks of his that share a suit.
struct Beaten {
    std::int64_t both = 0, any = 0;
    std::array<std::int32_t, kSubsets> both_in{}, any_in{};
};

class SettingComparison {
public:
    SettingComparison(const DealersHands& dealer, unsigned ranks)
        : dealer_(dealer), ranks_(ranks), place_(places_among(ranks)) {
        count_ = std::popcount(ranks);
        for (std::size_t joker = 0; joker < (dealer.pack().joker ? kJokers : 1); ++joker) gather(joker);
    }

    // The player's cards by rank; a set that is in `ranks`.
    void player(const HowMany& held, bool joker) {
        held_ = held;
        jokers_ = dealer_.pack().joker && !joker ? kJokers : 1;
        dealer_.low_ranks().count_ways(held, low_weights_);
        dealer_.high_ranks().count_ways(held, high_weights_);
    }

    Beaten beaten_by(Place player) const {
        Beaten beaten;
        for (std::size_t joker = 0; joker < jokers_; ++joker) add_by_ranks(joker, player, beaten);
        add_by_flushes(player, beaten);
        return beaten;
    }

    unsigned places_of(unsigned ranks) const { return as_places(ranks, place_); }

private:
    struct Group {
        std::size_t beside;
        std::int32_t weight;
        std::vector<std::size_t> others;
    };

    // Which of the player's ranks are among two other cards, and in how many ways they come.
    std::pair<std::size_t, std::int32_t> kind_of(const Others& others) const {
        const int a = place_[others.a], b = place_[others.b];
        if (others.cards == 0) return {0, 1};
        if (others.cards == 1 && a < 0) return {0, 3};
        if (others.cards == 1) return {beside_one(a), 1};
        if (a < 0 && b < 0) return {0, others.a == others.b ? 3 : 9};
        if (a < 0 || b < 0) return {beside_one(std::max(a, b)), 3};
        return {beside_two(a, b), 1};
    }

    std::vector<Group> groups(int cards) const {
        std::vector<Group> list;
        const auto others = dealer_.others(cards);
        for (std::size_t i = 0; i < others.size(); ++i) {
            const auto [beside, weight] = kind_of(others[i]);
            auto found = std::find_if(list.begin(), list.end(), [&, b = beside, w = weight](const Group& each) {
                return each.beside == b && each.weight == w;
            });
            if (found == list.end()) found = list.insert(list.end(), Group{beside, weight, {}});
            found->others.push_back(i);
        }
        return list;
    }

    void gather(std::size_t joker) {
        const int natural = kSeven - joker;
        const unsigned outside = dealer_.pack().ranks & ~ranks_;
        for (int others = 0; others <= 2; ++others) {
            const std::vector<Group> by_kind = groups(others);
            for (unsigned inside = ranks_;; inside = (inside - 1) & ranks_) {
                gather_around(joker, inside, outside, natural - others, by_kind);
                if (inside == 0) break;
            }
        }
    }

    void gather_around(std::size_t joker, unsigned inside, unsigned outside, int suited,
                       const std::vector<Group>& kinds) {
        const int more = suited - std::popcount(inside);
        if (more < 0 || more > std::popcount(outside)) return;
        flushes_.clear();
        for (unsigned rest = outside;; rest = (rest - 1) & outside) {
            if (std::popcount(rest) == more) flushes_.push_back(dealer_.by_flush(joker, inside | rest));
            if (rest == 0) break;
        }
        Lists& lists = lists_[joker];
        for (const Group& kind : kinds) {
            const std::size_t begin = lists.count;
            lists.make_room(flushes_.size() * kind.others.size());
            for (const Changed* hands : flushes_)
                for (const std::size_t i : kind.others) lists.add(hands[i]);
            lists.fill_up();
            if (lists.count > begin)
                lists.segments.push_back({static_cast<std::uint8_t>(places_of(inside)),
                                          static_cast<std::uint8_t>(kind.beside), kind.weight, begin, lists.count});
        }
    }

    void add_by_ranks(std::size_t joker, Place player, Beaten& beaten) const {
        const DealersHands::ByRanks& list = dealer_.by_ranks(joker);
        const std::int32_t high = player.high, low = player.low;
        for (const DealersHands::Run& run : list.runs) {
            const std::int32_t ways = low_weights_[run.low];
            if (ways == 0) continue;
            const std::int32_t *highs = &list.high[run.at], *lows = &list.low[run.at], *rest = &high_weights_[run.high];
            std::int32_t both = 0, any = 0;
            for (std::size_t i = 0; i < run.count; ++i) {
                const std::int32_t above = -(highs[i] < high), before = -(lows[i] < low);
                both += rest[i] & above & before;
                any += rest[i] & (above | before);
            }
            beaten.both += std::int64_t{ways} * both;
            beaten.any += std::int64_t{ways} * any;
        }
    }

    using Sums = std::array<std::array<std::int32_t, kSubsets>, kBeside>;

    void add_by_flushes(Place player, Beaten& beaten) const {
        static thread_local Sums both, any;
        const std::size_t subsets = std::size_t{1} << count_;
        for (std::size_t b = 0; b < kBeside; ++b)
            for (std::size_t s = 0; s < subsets; ++s) both[b][s] = any[b][s] = 0;
        for (std::size_t joker = 0; joker < jokers_; ++joker)
            for (const Segment& segment : lists_[joker].segments) {
                const auto [of_both, of_any] = lists_[joker].beaten(segment, player);
                both[segment.beside][segment.in_suit] += segment.weight * of_both;
                any[segment.beside][segment.in_suit] += segment.weight * of_any;
            }
        sum_over_subsets(both, subsets);
        sum_over_subsets(any, subsets);
        for (std::size_t own = 0; own < subsets; ++own) {
            const std::size_t free = subsets - 1 - own;
            for_each_beside(own, [&](std::size_t beside, std::int32_t ways) {
                beaten.both_in[own] += ways * both[beside][free];
                beaten.any_in[own] += ways * any[beside][free];
            });
        }
    }

    void sum_over_subsets(Sums& sums, std::size_t subsets) const {
        for (std::size_t b = 0; b < kBeside; ++b)
            for (std::size_t bit = 1; bit < subsets; bit <<= 1)
                for (std::size_t s = 0; s < subsets; ++s)
                    if (s & bit) sums[b][s] += sums[b][s ^ bit];
    }

    // The other cards that are ranks of the player's: as many ways as he has left in the other three suits.
    template <class Each>
    void for_each_beside(std::size_t own, const Each& each) const {
        std::array<int, kSeven> left{};
        for (std::size_t r = 0; r < kRanks; ++r)
            if (place_[r] >= 0) left[place_[r]] = 3 - (held_[r] - static_cast<int>(own >> place_[r] & 1u));
        each(0, 1);
        for (std::size_t a = 0; a < count_; ++a) {
            each(beside_one(a), left[a]);
            each(beside_two(a, a), choose(left[a], 2));
            for (std::size_t b = 0; b < a; ++b) each(beside_two(a, b), left[a] * left[b]);
        }
    }

    // Places side by side, as a machine compares them sixteen at a time: a segment is filled up to that.
    struct Lists {
        static constexpr std::size_t kAtOnce = 16;
        std::vector<std::int16_t> flush_high, flush_low, ranks_high, ranks_low;
        std::vector<Segment> segments;
        std::size_t count = 0;

        void make_room(std::size_t more) {
            const std::size_t wanted = count + more + kAtOnce;
            if (wanted <= flush_high.size()) return;
            for (auto* list : {&flush_high, &flush_low, &ranks_high, &ranks_low}) list->resize(2 * wanted);
        }
        // Only what a flush changes counts: anything else is written over.
        void add(const Changed& hand) {
            flush_high[count] = hand.flush.high;
            flush_low[count] = hand.flush.low;
            ranks_high[count] = hand.ranks.high;
            ranks_low[count] = hand.ranks.low;
            count += !(hand.flush == hand.ranks);
        }
        void fill_up() {
            for (; count % kAtOnce != 0; ++count)
                flush_high[count] = flush_low[count] = ranks_high[count] = ranks_low[count] = 0;
        }
        // With the flush, less by ranks alone.
        std::pair<std::int32_t, std::int32_t> beaten(const Segment& segment, Place player) const {
            std::int32_t both = 0, any = 0;
            for (std::size_t from = segment.begin; from < segment.end; from += kPiece) {
                const auto [some, more] = piece(from, std::min(segment.end, from + kPiece), player);
                both += some;
                any += more;
            }
            return {both, any};
        }

    private:
        static constexpr std::size_t kPiece = 1 << 14;  // counted in 16 bits

        std::pair<std::int16_t, std::int16_t> piece(std::size_t from, std::size_t to, Place player) const {
            const std::int16_t *a = flush_high.data(), *b = flush_low.data(), *c = ranks_high.data(),
                               *d = ranks_low.data();
            const std::int16_t high = player.high, low = player.low;
            std::int16_t both = 0, any = 0;
            if ((to - from) % kAtOnce != 0) __builtin_unreachable();
            for (std::size_t i = from; i < to; ++i) {
                const std::int16_t fh = -(a[i] < high), fl = -(b[i] < low), rh = -(c[i] < high), rl = -(d[i] < low);
                both += (rh & rl) - (fh & fl);
                any += (rh | rl) - (fh | fl);
            }
            return {both, any};
        }
    };

    const DealersHands& dealer_;
    unsigned ranks_;
    Places place_;
    std::size_t count_ = 0;
    Lists lists_[kJokers];
    std::vector<const Changed*> flushes_;
    HowMany held_{};
    std::size_t jokers_ = 1;
    std::vector<std::int32_t> low_weights_, high_weights_;
};

}  // namespace baize::pai_gow_poker::settings
