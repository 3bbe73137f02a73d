// Every hand of the dealer's as he sets it, by its ranks and by what a flush changes: see settings.hpp. About 67,600
// hands by ranks and 225,000 with a flush are set by the house way once, and each of their two hands is replaced by its
// place in the order of all that occur, so that hands are compared by numbers of 16 bits. Cost: O(n) settings and O(n
// log n) comparisons for n hands.
#pragma once

#include <algorithm>
#include <span>

#include "odds/pai_gow_poker/ranks.hpp"

namespace baize::pai_gow_poker::settings {

// What happens to a dealer's hand, as places in the order of his high hands and of his low hands.
struct Place {
    std::int16_t high = 0, low = 0;
    bool operator==(const Place&) const = default;
};

// What a flush changes: how a hand is set, and how it would be by its ranks alone.
struct Changed {
    Place flush, ranks;
};

// Up to two cards beside those of the flush's suit, by rank.
struct Others {
    std::uint8_t cards = 0, a = 0, b = 0;
};

constexpr std::size_t kJokers = 2;  // hands without the joker, and hands with it

class DealersHands {
public:
    DealersHands(Pack pack, ThreeAces three_aces)
        : pack_(pack), three_aces_(three_aces), low_(pack.ranks, 0, kLowRanks), high_(pack.ranks, kLowRanks, kRanks) {
        list_others();
        std::vector<Setting> by_ranks[kJokers], by_flush[kJokers];
        for (std::size_t joker = 0; joker < (pack.joker ? kJokers : 1); ++joker) {
            set_by_ranks(joker, by_ranks[joker]);
            set_by_flush(joker, by_flush[joker]);
        }
        put_in_order(by_ranks, by_flush);
    }

    const Pack& pack() const { return pack_; }
    Setting set_by_house_way(Faces seven) const { return set(seven, house_way(seven, three_aces_)); }
    const Half& low_ranks() const { return low_; }
    const Half& high_ranks() const { return high_; }

    // A run of hands by their ranks that share the ranks of the first half.
    struct Run {
        std::size_t low, high, at, count;  // in the first half, from where in the second, from where in the list
    };
    struct ByRanks {
        std::vector<Run> runs;
        std::vector<std::size_t> start;       // by the place in the first half
        std::vector<std::int32_t> high, low;  // places
    };
    const ByRanks& by_ranks(std::size_t joker) const { return by_ranks_[joker]; }

    // The hands in which one suit has just the ranks `flush`; for each of `others` with as many cards as are left.
    const Changed* by_flush(std::size_t joker, unsigned flush) const {
        return &by_flush_[joker][flush_at_[joker][flush]];
    }
    std::span<const Others> others(int cards) const { return others_[cards]; }

    // A setting of the player's among them: what lies below it is beaten.
    Place place_of(const Setting& setting) const {
        return {place_in(highs_, setting.high), place_in(lows_, setting.low)};
    }

private:
    template <class Rank>
    static std::int16_t place_in(const std::vector<Rank>& order, Rank rank) {
        return std::lower_bound(order.begin(), order.end(), rank) - order.begin();
    }

    void list_others() {
        others_[0] = {{}};
        for (std::uint8_t a = 0; a < kRanks; ++a) {
            if (!(pack_.ranks >> a & 1u)) continue;
            others_[1].push_back({1, a, a});
            for (std::uint8_t b = 0; b <= a; ++b)
                if (pack_.ranks >> b & 1u) others_[2].push_back({2, a, b});
        }
    }

    void set_by_ranks(std::size_t joker, std::vector<Setting>& settings) {
        ByRanks& list = by_ranks_[joker];
        const int natural = kSeven - joker;
        list.start.assign(low_.end(kSeven), 0);
        for (std::size_t i = 0; i < low_.end(natural); ++i) {
            const int rest = natural - cards_of(low_[i]);
            const std::size_t from = high_.begin(rest), count = high_.end(rest) - from;
            list.start[i] = settings.size();
            list.runs.push_back({i, from, settings.size(), count});
            for (std::size_t j = from; j < from + count; ++j) {
                HowMany ranks = low_[i];
                for (std::size_t r = kLowRanks; r < kRanks; ++r) ranks[r] = high_[j][r];
                settings.push_back(set_by_house_way(dealt(ranks, 0, joker)));
            }
        }
    }

    std::size_t index_by_ranks(std::size_t joker, const HowMany& ranks) const {
        const std::size_t i = low_.find(ranks), j = high_.find(ranks);
        return by_ranks_[joker].start[i] + j - high_.begin(cards_of(high_[j]));
    }

    static HowMany with(unsigned flush, const Others& others) {
        HowMany ranks{};
        for (std::size_t r = 0; r < kRanks; ++r) ranks[r] = flush >> r & 1u;
        if (others.cards > 0) ++ranks[others.a];
        if (others.cards > 1) ++ranks[others.b];
        return ranks;
    }

    void set_by_flush(std::size_t joker, std::vector<Setting>& settings) {
        const int natural = kSeven - joker;
        flush_at_[joker].assign(rank::kAllRanks + 1, -1);
        for (unsigned flush = 0; flush <= rank::kAllRanks; ++flush) {
            const int left = natural - std::popcount(flush);
            if ((flush & ~pack_.ranks) || left < 0 || left > 2) continue;
            flush_at_[joker][flush] = settings.size();
            for (const Others& each : others(left)) {
                const HowMany ranks = with(flush, each);
                settings.push_back(set_by_house_way(dealt(ranks, flush, joker)));
                index_by_ranks_[joker].push_back(index_by_ranks(joker, ranks));
            }
        }
    }

    void put_in_order(const std::vector<Setting> (&by_ranks)[kJokers],
                      const std::vector<Setting> (&by_flush)[kJokers]) {
        for (const auto& lists : {std::span(by_ranks), std::span(by_flush)})
            for (const auto& list : lists)
                for (const Setting& each : list) highs_.push_back(each.high), lows_.push_back(each.low);
        const auto in_order = [](auto& ranks) {
            std::sort(ranks.begin(), ranks.end());
            ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
        };
        in_order(highs_);
        in_order(lows_);
        for (std::size_t joker = 0; joker < kJokers; ++joker) {
            for (const Setting& each : by_ranks[joker]) {
                const Place place = place_of(each);
                by_ranks_[joker].high.push_back(place.high);
                by_ranks_[joker].low.push_back(place.low);
            }
            for (std::size_t i = 0; i < by_flush[joker].size(); ++i) {
                const std::size_t at = index_by_ranks_[joker][i];
                by_flush_[joker].push_back({place_of(by_flush[joker][i]), place_of(by_ranks[joker][at])});
            }
        }
    }

    Pack pack_;
    ThreeAces three_aces_;
    Half low_, high_;
    std::vector<Others> others_[3];
    std::vector<HighRank> highs_;
    std::vector<LowRank> lows_;
    ByRanks by_ranks_[kJokers];
    std::vector<int> flush_at_[kJokers], index_by_ranks_[kJokers];
    std::vector<Changed> by_flush_[kJokers];
};

}  // namespace baize::pai_gow_poker::settings
