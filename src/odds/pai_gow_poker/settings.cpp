#include "odds/pai_gow_poker/settings.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <thread>

namespace baize::pai_gow_poker {

namespace settings {  // not anonymous: what the header names is made of it

constexpr std::size_t kRanks = 13;
constexpr std::size_t kLowRanks = 7;  // of the first half, by which sets of ranks are put together
constexpr int kChoose[5][5] = {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};

using HowMany = std::array<std::uint8_t, kRanks>;  // cards of each rank, the 2 first

constexpr int choose(int n, int k) { return n < 0 ? 0 : kChoose[n][k]; }

std::int64_t worth_of(const Outcomes& outcomes, Odds pays) {
    return pays.num * outcomes.won - pays.den * outcomes.lost;
}

std::int64_t binomial(int n, int k) {
    std::int64_t ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return ways;
}

int cards_of(const HowMany& ranks) {
    int cards = 0;
    for (const int each : ranks) cards += each;
    return cards;
}

unsigned ranks_in(const HowMany& ranks) {
    unsigned set = 0;
    for (std::size_t r = 0; r < kRanks; ++r) set |= unsigned{ranks[r] > 0} << r;
    return set;
}

Faces face_at(std::size_t rank, std::size_t suit) { return Faces{1} << (rank * 4 + suit); }

// Cards of these ranks. The ranks of `suited` come in one suit; the others are spread so that no flush can be.
Faces dealt(const HowMany& ranks, unsigned suited, bool joker) {
    Faces cards = joker ? rank::kJoker : 0;
    std::array<int, 4> load{suited ? 100 : 0, 0, 0, 0};
    for (std::size_t r = 0; r < kRanks; ++r) {
        int left = ranks[r];
        std::array<bool, 4> taken{};
        if (suited >> r & 1u) cards |= face_at(r, 0), taken[0] = true, --left;
        for (; left > 0; --left) {
            std::size_t least = 4;
            for (std::size_t s = 0; s < 4; ++s)
                if (!taken[s] && (least == 4 || load[s] < load[least])) least = s;
            taken[least] = true;
            ++load[least];
            cards |= face_at(r, least);
        }
    }
    return cards;
}

// Of a king and a queen beside a flush, which `dealt` gives two suits: both in one.
Faces with_king_beside_queen(Faces seven) {
    constexpr std::size_t king = kKing - 2, queen = kQueen - 2;
    Faces off = 0;
    for (std::size_t s = 1; s < 4; ++s) off |= face_at(king, s) | face_at(queen, s);
    return (seven & ~off) | face_at(king, 1) | face_at(queen, 1);
}

// ---- Sets of ranks --------------------------------------------------------------------------------------------------

// Every set of at most seven cards of half of the ranks, the smallest first.
class Half {
public:
    Half(unsigned allowed, std::size_t from, std::size_t to) : from_(from), to_(to), at_(power(to - from), -1) {
        for (int cards = 0; cards <= kSeven; ++cards) {
            begin_[static_cast<std::size_t>(cards)] = sets_.size();
            HowMany ranks{};
            add(allowed, from, cards, ranks);
        }
        begin_[kSeven + 1] = sets_.size();
    }

    std::size_t begin(int cards) const { return begin_[static_cast<std::size_t>(cards)]; }
    std::size_t end(int cards) const { return begin_[static_cast<std::size_t>(cards) + 1]; }
    const HowMany& operator[](std::size_t i) const { return sets_[i]; }
    std::size_t find(const HowMany& ranks) const { return static_cast<std::size_t>(at_[code(ranks)]); }

    // In how many ways each can be had beside these cards of the player's.
    void weigh(const HowMany& player, std::vector<std::int32_t>& weights) const {
        weights.resize(sets_.size());
        for (std::size_t i = 0; i < sets_.size(); ++i) {
            std::int32_t ways = 1;
            for (std::size_t r = from_; r < to_; ++r) ways *= kChoose[4 - player[r]][sets_[i][r]];
            weights[i] = ways;
        }
    }

private:
    static std::size_t power(std::size_t ranks) { return ranks == 0 ? 1 : 5 * power(ranks - 1); }
    std::size_t code(const HowMany& ranks) const {
        std::size_t value = 0;
        for (std::size_t r = from_; r < to_; ++r) value = value * 5 + ranks[r];
        return value;
    }
    void add(unsigned allowed, std::size_t rank, int left, HowMany& ranks) {
        if (rank == to_) {
            if (left > 0) return;
            at_[code(ranks)] = static_cast<int>(sets_.size());
            sets_.push_back(ranks);
            return;
        }
        for (int cards = 0; cards <= (allowed >> rank & 1u ? 4 : 0) && cards <= left; ++cards) {
            ranks[rank] = static_cast<std::uint8_t>(cards);
            add(allowed, rank + 1, left - cards, ranks);
        }
        ranks[rank] = 0;
    }

    std::size_t from_, to_;
    std::vector<int> at_;
    std::vector<HowMany> sets_;
    std::array<std::size_t, kSeven + 2> begin_{};
};

// What becomes of a dealer's hand, as places in the order of his high hands and of his low hands.
struct Place {
    std::int16_t high = 0, low = 0;
    bool operator==(const Place&) const = default;
};

// ---- The dealer's hands ---------------------------------------------------------------------------------------------

// What a flush changes: how a hand is set, and how it would be by its ranks alone.
struct Changed {
    Place flush, ranks;
};

// Up to two cards beside those of the flush's suit, by rank.
struct Others {
    std::uint8_t cards = 0, a = 0, b = 0;
};

constexpr std::size_t kJokers = 2;  // hands without the joker, and hands with it

}  // namespace settings

using namespace settings;

class DealersHands {
public:
    explicit DealersHands(Pack pack)
        : pack_(pack), low_(pack.ranks, 0, kLowRanks), high_(pack.ranks, kLowRanks, kRanks) {
        list_others();
        std::vector<Setting> by_ranks[kJokers], by_flush[kJokers];
        for (std::size_t joker = 0; joker < (pack.joker ? kJokers : 1); ++joker) {
            set_by_ranks(joker, by_ranks[joker]);
            set_by_flush(joker, by_flush[joker]);
        }
        put_in_order(by_ranks, by_flush);
    }

    const Pack& pack() const { return pack_; }
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
        return &by_flush_[joker][static_cast<std::size_t>(flush_at_[joker][flush])];
    }
    std::span<const Others> others(int cards) const { return others_[static_cast<std::size_t>(cards)]; }

    // A setting of the player's among them: what lies below it is beaten.
    Place place_of(const Setting& setting) const {
        return {place_in(highs_, setting.high), place_in(lows_, setting.low)};
    }

private:
    template <class Rank>
    static std::int16_t place_in(const std::vector<Rank>& order, Rank rank) {
        return static_cast<std::int16_t>(std::lower_bound(order.begin(), order.end(), rank) - order.begin());
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

    static Setting set_by_house_way(Faces seven) { return set(seven, house_way(seven)); }

    void set_by_ranks(std::size_t joker, std::vector<Setting>& settings) {
        ByRanks& list = by_ranks_[joker];
        const int natural = kSeven - static_cast<int>(joker);
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
        const int natural = kSeven - static_cast<int>(joker);
        flush_at_[joker].assign(rank::kAllRanks + 1, -1);
        for (unsigned flush = 0; flush <= rank::kAllRanks; ++flush) {
            const int left = natural - std::popcount(flush);
            if ((flush & ~pack_.ranks) || left < 0 || left > 2) continue;
            flush_at_[joker][flush] = static_cast<int>(settings.size());
            for (const Others& each : others(left)) {
                const HowMany ranks = with(flush, each);
                settings.push_back(set_by_house_way(dealt(ranks, flush, joker)));
                index_by_ranks_[joker].push_back(static_cast<int>(index_by_ranks(joker, ranks)));
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
                const auto at = static_cast<std::size_t>(index_by_ranks_[joker][i]);
                by_flush_[joker].push_back({place_of(by_flush[joker][i]), place_of(by_ranks[joker][at])});
            }
        }
    }

    Pack pack_;
    Half low_, high_;
    std::vector<Others> others_[3];
    std::vector<HighRank> highs_;
    std::vector<LowRank> lows_;
    ByRanks by_ranks_[kJokers];
    std::vector<int> flush_at_[kJokers], index_by_ranks_[kJokers];
    std::vector<Changed> by_flush_[kJokers];
};

namespace {

// ---- ... around the ranks of a player -------------------------------------------------------------------------------

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

// Where each rank stands among the player's; -1: he has none of it.
using Places = std::array<int, kRanks>;

Places places_among(unsigned ranks) {
    Places places{};
    int count = 0;
    for (std::size_t r = 0; r < kRanks; ++r) places[r] = ranks >> r & 1u ? count++ : -1;
    return places;
}

unsigned as_places(unsigned ranks, const Places& places) {
    unsigned bits = 0;
    for (std::size_t r = 0; r < kRanks; ++r)
        if (ranks >> r & 1u) bits |= 1u << places[r];
    return bits;
}

class Around {
public:
    Around(const DealersHands& dealer, unsigned ranks) : dealer_(dealer), ranks_(ranks), place_(places_among(ranks)) {
        count_ = static_cast<std::size_t>(std::popcount(ranks));
        for (std::size_t joker = 0; joker < (dealer.pack().joker ? kJokers : 1); ++joker) gather(joker);
    }

    // The player's cards by rank; a set that is in `ranks`.
    void player(const HowMany& held, bool joker) {
        held_ = held;
        jokers_ = dealer_.pack().joker && !joker ? kJokers : 1;
        dealer_.low_ranks().weigh(held, low_weights_);
        dealer_.high_ranks().weigh(held, high_weights_);
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
        if (others.cards == 1) return {beside_one(at(a)), 1};
        if (a < 0 && b < 0) return {0, others.a == others.b ? 3 : 9};
        if (a < 0 || b < 0) return {beside_one(at(std::max(a, b))), 3};
        return {beside_two(at(a), at(b)), 1};
    }
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

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
        const int natural = kSeven - static_cast<int>(joker);
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
            if (place_[r] >= 0) left[at(place_[r])] = 3 - (held_[r] - static_cast<int>(own >> place_[r] & 1u));
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
                both = static_cast<std::int16_t>(both + (rh & rl) - (fh & fl));
                any = static_cast<std::int16_t>(any + (rh | rl) - (fh | fl));
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

// ---- A player's hands of the same ranks -----------------------------------------------------------------------------

// The ranks of a hand in each suit, as places; and how many hands are like it but for the names of the suits.
struct Suits {
    std::array<std::uint8_t, 4> ranks{};
    std::int64_t hands = 1;
};

// Every way to give suits to the ranks, up to their names: suits that have had the same ranks so far are alike.
template <class Each>
void each_suits(const std::vector<int>& counts, std::size_t rank, Suits& suits, const Each& each) {
    if (rank == counts.size()) return each(suits);
    std::array<int, 4> like{};  // how many suits are like this one; 0: it is like one before
    for (std::size_t s = 0; s < 4; ++s) {
        std::size_t first = 0;
        while (suits.ranks[first] != suits.ranks[s]) ++first;
        ++like[first];
    }
    const auto take = [&](const auto& self, std::size_t s, int left, Suits& taken) -> void {
        if (s == 4) {
            if (left == 0) each_suits(counts, rank + 1, taken, each);
            return;
        }
        if (like[s] == 0) return self(self, s + 1, left, taken);
        const std::uint8_t before = suits.ranks[s];
        for (int some = 0; some <= like[s] && some <= left; ++some) {
            Suits next = taken;
            int given = 0;
            for (std::size_t t = s; t < 4 && given < some; ++t)
                if (suits.ranks[t] == before) next.ranks[t] = static_cast<std::uint8_t>(before | 1u << rank), ++given;
            next.hands *= kChoose[like[s]][some];
            self(self, s + 1, left - some, next);
        }
    };
    take(take, 0, counts[rank], suits);
}

// A setting that the ranks allow, or that a suit allows which has all of `needs`.
struct Candidate {
    Place place;
    std::uint8_t needs = 0;
    bool operator==(const Candidate&) const = default;
};

class OfRanks {
public:
    OfRanks(const DealersHands& dealer, Around& around, const HowMany& ranks, bool joker)
        : dealer_(dealer), around_(around), ranks_(ranks), joker_(joker) {
        around.player(ranks, joker);
        for (const int count : ranks)
            if (count > 0) counts_.push_back(count);
        deals_ = binomial(dealer.pack().cards() - kSeven, kSeven);
    }

    // `each(suits, place, outcomes)` for every hand of these ranks, set so.
    template <class Each>
    void each_hand(const Play& play, const Each& each) {
        play.house_way ? find_house_ways() : find_candidates();
        for (const Candidate& one : candidates_) beaten_.push_back(around_.beaten_by(one.place));
        Suits none;
        each_suits(counts_, 0, none, [&](const Suits& suits) {
            const std::size_t chosen = play.house_way ? house_way_of(suits) : best_of(suits, play.pays);
            each(suits, candidates_[chosen].place, outcomes(beaten_[chosen], suits));
        });
    }

    Outcomes count(const Play& play) {
        Outcomes sum;
        each_hand(play, [&](const Suits& suits, Place, const Outcomes& one) {
            sum += {one.won * suits.hands, one.lost * suits.hands, one.deals * suits.hands};
        });
        return sum;
    }

    Outcomes of(Place place, const Suits& suits) const { return outcomes(around_.beaten_by(place), suits); }

private:
    std::size_t candidate(const Candidate& wanted) {
        const auto found = std::find(candidates_.begin(), candidates_.end(), wanted);
        if (found != candidates_.end()) return static_cast<std::size_t>(found - candidates_.begin());
        candidates_.push_back(wanted);
        return candidates_.size() - 1;
    }

    Place place(Faces seven, Faces low) const { return dealer_.place_of(set(seven, low)); }
    bool makes_flush(unsigned suited) const { return std::popcount(suited) >= 5 - joker_; }

    // One for hands without a flush, and one for each set of ranks that share a suit.
    void find_house_ways() {
        const unsigned ranks = ranks_in(ranks_);
        house_ways_.assign(kSubsets, 0);
        const Faces plain = dealt(ranks_, 0, joker_);
        house_ways_[0] = candidate({place(plain, house_way(plain))});
        for (unsigned suited = ranks; suited; suited = (suited - 1) & ranks) {
            if (!makes_flush(suited)) continue;
            const Faces seven = dealt(ranks_, suited, joker_);
            house_ways_[around_.places_of(suited)] = candidate({place(seven, house_way(seven))});
        }
    }

    std::size_t house_way_of(const Suits& suits) const {
        for (const unsigned suited : suits.ranks)
            if (makes_flush(suited)) return house_ways_[suited];
        return house_ways_[0];
    }

    static bool betters(const Candidate& one, const Candidate& other) {
        return one.needs == 0 && one.place.high >= other.place.high && one.place.low >= other.place.low;
    }
    void consider(Faces seven, std::uint8_t needs) {
        each_two(seven, [&](Faces low) {
            const Setting setting = set(seven, low);
            if (is_foul(setting)) return;
            const Candidate wanted{dealer_.place_of(setting), needs};
            for (const Candidate& each : candidates_)
                if (betters(each, wanted)) return;
            std::erase_if(candidates_, [&](const Candidate& each) { return betters(wanted, each); });
            candidate(wanted);
        });
    }
    // By ranks alone; then with each set of just so many ranks in one suit as a flush takes, with the joker in it or in
    // front of it.
    void find_candidates() {
        const unsigned ranks = ranks_in(ranks_);
        consider(dealt(ranks_, 0, joker_), 0);
        for (unsigned suited = ranks; suited; suited = (suited - 1) & ranks)
            if (makes_flush(suited) && std::popcount(suited) <= 5)
                consider(dealt(ranks_, suited, joker_), static_cast<std::uint8_t>(around_.places_of(suited)));
    }

    static bool allowed(std::uint8_t needs, const Suits& suits) {
        if (needs == 0) return true;
        for (const unsigned suited : suits.ranks)
            if ((suited & needs) == needs) return true;
        return false;
    }

    std::size_t best_of(const Suits& suits, Odds pays) const {
        std::size_t best = candidates_.size();
        std::int64_t most = 0;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            if (!allowed(candidates_[i].needs, suits)) continue;
            const std::int64_t worth = worth_of(outcomes(beaten_[i], suits), pays);
            if (best == candidates_.size() || worth > most) most = worth, best = i;
        }
        return best;
    }

    Outcomes outcomes(const Beaten& beaten, const Suits& suits) const {
        std::int64_t both = beaten.both, any = beaten.any;
        for (const std::uint8_t suited : suits.ranks) both += beaten.both_in[suited], any += beaten.any_in[suited];
        return {both, deals_ - any, deals_};
    }

    const DealersHands& dealer_;
    Around& around_;
    HowMany ranks_;
    int joker_;
    std::vector<int> counts_;
    std::int64_t deals_ = 0;
    std::vector<Candidate> candidates_;
    std::vector<Beaten> beaten_;
    std::vector<std::size_t> house_ways_;
};

// Every set of ranks of a player's hand, with its joker, that has just these ranks: `each(ranks, joker)`.
template <class Each>
void each_hand_of(unsigned ranks, bool joker, const Each& each) {
    std::vector<std::size_t> which;
    for (std::size_t r = 0; r < kRanks; ++r)
        if (ranks >> r & 1u) which.push_back(r);
    HowMany held{};
    const auto give = [&](const auto& self, std::size_t i, int left, bool with_joker) -> void {
        if (i == which.size()) {
            if (left == 0) each(held, with_joker);
            return;
        }
        for (int cards = 1; cards <= 4 && cards <= left; ++cards) {
            held[which[i]] = static_cast<std::uint8_t>(cards);
            self(self, i + 1, left - cards, with_joker);
        }
        held[which[i]] = 0;
    };
    give(give, 0, kSeven, false);
    if (joker) give(give, 0, kSeven - 1, true);
}

// The sets of ranks that a hand may have.
std::vector<unsigned> sets_of_ranks(const Pack& pack) {
    std::vector<unsigned> sets;
    for (unsigned ranks = 1; ranks <= rank::kAllRanks; ++ranks)
        if ((ranks & ~pack.ranks) == 0 && std::popcount(ranks) <= kSeven && std::popcount(ranks) * 4 >= kSeven - 1)
            sets.push_back(ranks);
    return sets;
}

HowMany ranks_of(Faces seven) {
    HowMany ranks{};
    for (Faces rest = seven & ~rank::kJoker; rest; rest &= rest - 1)
        ++ranks[static_cast<std::size_t>(std::countr_zero(rest) / 4)];
    return ranks;
}

Suits suits_of(Faces seven, const Places& places) {
    Suits suits;
    for (std::size_t s = 0; s < 4; ++s) {
        unsigned ranks = 0;
        for (std::size_t r = 0; r < kRanks; ++r)
            if (seven & face_at(r, s)) ranks |= 1u << r;
        suits.ranks[s] = static_cast<std::uint8_t>(as_places(ranks, places));
    }
    return suits;
}

}  // namespace

Settings::Settings(Pack pack) : pack_(pack), dealer_(std::make_unique<DealersHands>(pack)) {}
Settings::~Settings() = default;

Outcomes Settings::count(const Play& play, unsigned threads, const std::function<void(double)>& progress) const {
    const std::vector<unsigned> sets = sets_of_ranks(pack_);
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    Outcomes total;
    const auto work = [&](bool tells) {
        Outcomes sum;
        for (std::size_t i = next++; i < sets.size(); i = next++) {
            Around around(*dealer_, sets[i]);
            each_hand_of(sets[i], pack_.joker, [&](const HowMany& ranks, bool joker) {
                sum += OfRanks(*dealer_, around, ranks, joker).count(play);
            });
            if (tells && progress) progress(static_cast<double>(i + 1) / static_cast<double>(sets.size()));
        }
        const std::lock_guard lock(mutex);
        total += sum;
    };
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::jthread> crew;
    for (unsigned i = 1; i < threads; ++i) crew.emplace_back(work, false);
    work(true);
    crew.clear();
    return total;
}

std::int64_t Settings::hands_looked_at() const {
    std::int64_t hands = 0;
    for (const unsigned ranks : sets_of_ranks(pack_))
        each_hand_of(ranks, pack_.joker, [&](const HowMany& held, bool) {
            std::vector<int> counts;
            std::copy_if(held.begin(), held.end(), std::back_inserter(counts), [](int cards) { return cards > 0; });
            Suits none;
            each_suits(counts, 0, none, [&](const Suits&) { ++hands; });
        });
    return hands;
}

Outcomes Settings::of(Faces seven, Faces low) const {
    const HowMany ranks = ranks_of(seven);
    Around around(*dealer_, ranks_in(ranks));
    const OfRanks hand(*dealer_, around, ranks, has_joker(seven));
    return hand.of(dealer_->place_of(set(seven, low)), suits_of(seven, places_among(ranks_in(ranks))));
}

// ---- Hands by what decides them -------------------------------------------------------------------------------------

void each_seven(const Pack& pack, const std::function<void(Faces seven, std::int64_t hands)>& each) {
    constexpr unsigned kMatch = rank::rank_bit(kKing) | rank::rank_bit(kQueen);
    const auto with_suits = [&](const HowMany& held, bool joker) {
        const unsigned all = ranks_in(held);
        std::int64_t plain = 1;
        for (const int cards : held) plain *= kChoose[4][cards];
        for (unsigned suited = all; suited; suited = (suited - 1) & all) {
            if (std::popcount(suited) < 5 - joker) continue;
            HowMany others = held;
            std::int64_t hands = 4;
            for (std::size_t r = 0; r < kRanks; ++r) {
                others[r] = static_cast<std::uint8_t>(held[r] - (suited >> r & 1u));
                hands *= kChoose[3][others[r]];
            }
            plain -= hands;
            const Faces seven = dealt(held, suited, joker);
            const bool match = cards_of(others) == 2 && ranks_in(others) == kMatch;
            each(seven, match ? hands / 3 * 2 : hands);
            if (match) each(with_king_beside_queen(seven), hands / 3);
        }
        each(dealt(held, 0, joker), plain);
    };
    for (const unsigned ranks : sets_of_ranks(pack)) each_hand_of(ranks, pack.joker, with_suits);
}

// ---- The best setting of any hand -----------------------------------------------------------------------------------

namespace {

// The suits of a hand, whatever their names.
std::uint64_t suits_key(Suits suits) {
    std::sort(suits.ranks.begin(), suits.ranks.end());
    std::uint64_t key = 0;
    for (const std::uint8_t ranks : suits.ranks) key = key << kSeven | ranks;
    return key;
}

constexpr int kPlaceBits = 24;

std::uint64_t with_place(std::uint64_t key, Place place) {
    return key << kPlaceBits | static_cast<std::uint64_t>(place.high) << 8 | static_cast<std::uint64_t>(place.low);
}

}  // namespace

struct BestSettings::OfSameRanks {
    std::once_flag once;
    std::vector<std::pair<HowMany, bool>> hands;  // by ranks, and with the joker or not
    std::vector<std::uint64_t> best;              // a hand's number, its suits, its best place; in order
};

BestSettings::BestSettings(std::shared_ptr<const Settings> settings, Odds pays)
    : settings_(std::move(settings)), pays_(pays) {}
BestSettings::~BestSettings() = default;

const BestSettings::OfSameRanks& BestSettings::found_for(unsigned ranks) const {
    OfSameRanks* found = nullptr;
    {
        const std::lock_guard lock(mutex_);
        auto& at = found_[ranks];
        if (!at) at = std::make_unique<OfSameRanks>();
        found = at.get();
    }
    std::call_once(found->once, [&] { find(ranks, *found); });
    return *found;
}

void BestSettings::find(unsigned ranks, OfSameRanks& found) const {
    const DealersHands& dealer = settings_->dealer();
    Around around(dealer, ranks);
    each_hand_of(ranks, dealer.pack().joker, [&](const HowMany& held, bool joker) {
        const std::uint64_t hand = found.hands.size() << 4 * kSeven;
        found.hands.emplace_back(held, joker);
        OfRanks(dealer, around, held, joker)
            .each_hand({.house_way = false, .pays = pays_}, [&](const Suits& suits, Place place, const Outcomes&) {
                found.best.push_back(with_place(hand | suits_key(suits), place));
            });
    });
    std::sort(found.best.begin(), found.best.end());
}

Faces BestSettings::low_of(Faces seven) const {
    const HowMany ranks = ranks_of(seven);
    const OfSameRanks& found = found_for(ranks_in(ranks));
    const auto hand = std::find(found.hands.begin(), found.hands.end(), std::pair(ranks, has_joker(seven)));
    const auto number = static_cast<std::uint64_t>(hand - found.hands.begin()) << 4 * kSeven;
    const std::uint64_t key = number | suits_key(suits_of(seven, places_among(ranks_in(ranks))));
    const std::uint64_t best = *std::lower_bound(found.best.begin(), found.best.end(), key << kPlaceBits);
    Faces low = 0;
    each_two(seven, [&](Faces two) {
        const Setting setting = set(seven, two);
        if (!is_foul(setting) && with_place(key, settings_->dealer().place_of(setting)) == best) low = two;
    });
    return low;
}

// ---- One hand -------------------------------------------------------------------------------------------------------

std::vector<Worth> Settings::settings_of(Faces seven, Odds pays) const {
    std::vector<Worth> list;
    each_two(seven, [&](Faces low) {
        const Setting setting = set(seven, low);
        const auto betters = [](const Setting& one, const Setting& other) {
            return one.high >= other.high && one.low >= other.low;
        };
        if (is_foul(setting)) return;
        for (const Worth& each : list)
            if (betters(each.setting, setting)) return;
        std::erase_if(list, [&](const Worth& each) { return betters(setting, each.setting); });
        list.push_back({low, setting, {}});
    });
    const HowMany ranks = ranks_of(seven);
    Around around(*dealer_, ranks_in(ranks));
    const OfRanks hand(*dealer_, around, ranks, has_joker(seven));
    const Suits suits = suits_of(seven, places_among(ranks_in(ranks)));
    for (Worth& each : list) each.outcomes = hand.of(dealer_->place_of(each.setting), suits);
    std::sort(list.begin(), list.end(), [&](const Worth& one, const Worth& other) {
        const std::int64_t a = worth_of(one.outcomes, pays), b = worth_of(other.outcomes, pays);
        return a != b ? a > b : one.setting.high > other.setting.high;
    });
    return list;
}

}  // namespace baize::pai_gow_poker
