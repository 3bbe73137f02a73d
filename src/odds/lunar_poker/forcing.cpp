#include "odds/lunar_poker/forcing.hpp"

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include <algorithm>
#include <map>

#include "core/numbers.hpp"

// Vectors go from one function of this file to another and nowhere else: how they are handed over is nobody's concern.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace baize::lunar_poker {

namespace {

constexpr int kOfOneSuit = 9;  // cards of a suit beside four, at most

int highest_of(unsigned ranks) { return std::bit_width(ranks) - 1; }

int product(const Counts& left, unsigned ranks) {
    int product = 1;
    each_rank(ranks, [&](int r) { product *= left[r]; });
    return product;
}

// ---- Sixteen at a time ----------------------------------------------------------------------------------------------

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using SignedBytes = std::int8_t __attribute__((vector_size(16)));
using Shorts = std::int16_t __attribute__((vector_size(32)));
using Ints = std::int32_t __attribute__((vector_size(32)));

// table[place] for each place; 15 finds nothing.
Bytes pick(Bytes table, Bytes places) {
#ifdef __AVX2__
    return reinterpret_cast<Bytes>(
        _mm_shuffle_epi8(reinterpret_cast<__m128i>(table), reinterpret_cast<__m128i>(places)));
#else
    Bytes picked{};
    for (int i = 0; i < 16; ++i) picked[i] = table[places[i]];
    return picked;
#endif
}
Shorts wide(Bytes bytes) { return __builtin_convertvector(bytes, Shorts); }
Shorts wide_signed(Bytes bytes) { return __builtin_convertvector(reinterpret_cast<SignedBytes>(bytes), Shorts); }
Shorts all_of(int value) {
    const auto v = static_cast<std::int16_t>(value);
    return Shorts{v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v};
}

// Products of neighbours, added two by two.
Ints dot(Shorts a, Shorts b) {
#ifdef __AVX2__
    return reinterpret_cast<Ints>(_mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
#else
    Ints sums{};
    for (int i = 0; i < 16; ++i) sums[i / 2] += std::int32_t{a[i]} * b[i];
    return sums;
#endif
}
std::int64_t total(Ints sums) {
    std::int64_t total = 0;
    for (int i = 0; i < 8; ++i) total += sums[i];
    return total;
}

constexpr Bytes kNowhere = {15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15};

}  // namespace

// Ranks of the hidden cards that stay (three, or four without the up card); of what may go, the least rank, and two in
// its place that may not; the ranks that complete a straight, and how high it is.
struct Forcing::Block {
    std::array<Bytes, 4> hidden{kNowhere, kNowhere, kNowhere, kNowhere};
    Bytes from = kNowhere;
    std::array<Bytes, 2> except{kNowhere, kNowhere}, straights{kNowhere, kNowhere}, tops{kNowhere, kNowhere};
    Shorts ranks{};

    static std::vector<Block> of(const std::vector<Kept>& list, unsigned deck);
    void put(std::size_t place, const Kept& kept, unsigned deck);
};

std::vector<Forcing::Block> Forcing::Block::of(const std::vector<Kept>& list, unsigned deck) {
    std::vector<Block> blocks((list.size() + 15) / 16);
    for (std::size_t i = 0; i < list.size(); ++i) blocks[i / 16].put(i % 16, list[i], deck);
    return blocks;
}

void Forcing::Block::put(std::size_t place, const Kept& kept, unsigned deck) {
    std::size_t at = 0;
    each_rank(kept.hidden, [&](std::uint8_t r) { hidden[at++][place] = r; });
    ranks[place] = static_cast<std::int16_t>(kept.ranks);
    if (kept.highest) {
        const int least = highest_of(kept.ranks) + 1;
        from[place] = static_cast<std::uint8_t>(least);
        at = 0;
        each_rank(deck & ~kept.highest & ~0u << least,
                  [&](std::uint8_t r) { except.at(at++)[place] = r; });
    }
    for (std::size_t i = 0; i < kept.how_many_straights; ++i) {
        const unsigned run = kept.ranks | 1u << kept.straights[i];
        straights[i][place] = kept.straights[i];
        tops[i][place] = static_cast<std::uint8_t>(
            highest_of(FiveCardRank::from_value(value_of(run, false)).makers()));
    }
}

// By the rank: cards left, cards of the dealer's suit, others; and from a rank up.
struct Forcing::Lookup {
    Lookup(const Counts& counts, unsigned suit) {
        int all = 0, not_suited = 0;
        for (int r = kRanks - 1; r >= 0; --r) {
            const int bit = bit_at(suit, r), here = counts[r];
            left[r] = static_cast<std::uint8_t>(here);
            suited[r] = static_cast<std::uint8_t>(bit);
            others[r] = static_cast<std::uint8_t>(here - bit);
            from[r] = static_cast<std::uint8_t>(all += here);
            others_from[r] = static_cast<std::uint8_t>(not_suited += here - bit);
        }
    }
    Shorts of_one_suit(const Block& block) const {
        return wide(pick(suited, block.hidden[0]) & pick(suited, block.hidden[1]) & pick(suited, block.hidden[2]) &
                    pick(suited, block.hidden[3]));
    }

    Bytes left{}, suited{}, others{}, from{}, others_from{};
};

// ---- The dealer's hands that can be forced --------------------------------------------------------------------------

Forcing::Forcing(const DealersHand& dealer) : dealer_(dealer), end_values_(dealer.end_values()) {
    const unsigned up = 1u << dealer.up();
    std::map<unsigned, unsigned> going;  // what can go, by the hidden cards that stay
    for (const DealersHand::Unpaired& hand : dealer.unpaired()) {
        if (hand.mixed >= kQualifying) continue;
        ++hands_;
        const unsigned highest = 1u << highest_of(hand.hidden);
        if (highest < up) without_up_.push_back(kept_of(hand.hidden, hand.hidden, 0));
        else going[hand.hidden & ~highest] |= highest;
    }
    for (const auto& [hidden, highest] : going) with_up_.push_back(kept_of(hidden | up, hidden, highest));
    with_up_blocks_ = Block::of(with_up_, dealer.game().ranks);
    without_up_blocks_ = Block::of(without_up_, dealer.game().ranks);
    block_suits();
}
Forcing::~Forcing() = default;

// For every set of ranks that can be left of a suit only the hands that can be of it, side by side.
void Forcing::block_suits() {
    suit_blocks_.resize(without_up_.empty() ? 1 : std::size_t{1} << dealer_.up());
    const unsigned below_up = without_up_.empty() ? 0 : dealer_.game().ranks & ((1u << dealer_.up()) - 1);
    for (unsigned suit = below_up; suit > 0; suit = (suit - 1) & below_up) {
        std::vector<Kept> of_suit;
        for (const Kept& kept : without_up_)
            if ((kept.hidden & ~suit) == 0) of_suit.push_back(kept);
        suit_blocks_[suit] = Block::of(of_suit, dealer_.game().ranks);
    }
}

Forcing::Kept Forcing::kept_of(unsigned ranks, unsigned hidden, unsigned highest) const {
    Kept kept{ranks, hidden, highest};
    std::size_t at = 0;
    each_rank(ranks, [&](int r) {
        kept.pairs[at++] = FiveCardRank(Kind::Pair, 1u << r, ranks & ~(1u << r)).value();
    });
    each_rank(dealer_.game().ranks & ~ranks, [&](std::uint8_t r) {
        if (value_of(ranks | 1u << r, false) >= least(Kind::Straight))
            kept.straights[kept.how_many_straights++] = r;
    });
    return kept;
}

bool Forcing::may_pay(const Final& own, int to_draw) const {
    return own.value >= least(Kind::Straight) || 4 * (dealer_.game().suits - 1) * win(own) > costs(to_draw);
}

std::int64_t Forcing::most_by_suits(const Final& own) const {
    return hands_ * (dealer_.game().suits - 1) * kOfOneSuit * win(own);
}
std::int64_t Forcing::most_in_other_suits(const Final& own) const {
    return static_cast<std::int64_t>(without_up_.size()) * (dealer_.game().suits - 1) * kOfOneSuit * win(own);
}

// ---- One by one: the plain way --------------------------------------------------------------------------------------

// What the next card brings above what it costs to see it, over all that it can be.
int Forcing::gain_by_ranks(const Kept& kept, const Counts& left, const Final& own, const Weights& weights) const {
    int gain = -weights.costs;
    std::size_t at = 0;
    each_rank(kept.ranks, [&](int r) {
        const int hidden = bit_at(kept.hidden, r);
        gain += (left[r] - hidden) * pays(weights, own, kept.pairs[at++]);
    });
    for (std::size_t i = 0; i < kept.how_many_straights; ++i) {
        const unsigned run = kept.ranks | 1u << kept.straights[i];
        gain += left[kept.straights[i]] * pays(weights, own, value_of(run, false));
    }
    return gain;
}

// The same where the four cards are of one suit, of which these ranks are left.
int Forcing::gain_in_suit(const Kept& kept, int by_ranks, unsigned suit, const Final& own,
                          const Weights& weights) const {
    int gain = by_ranks;
    unsigned outs = suit & ~kept.hidden;
    for (std::size_t i = 0; i < kept.how_many_straights; ++i) {
        const unsigned out = 1u << kept.straights[i], five = kept.ranks | out;
        if (outs & out) gain += pays(weights, own, value_of(five, true)) - pays(weights, own, value_of(five, false));
        outs &= ~out;
    }
    each_rank(outs, [&](int r) {
        gain += pays(weights, own, FiveCardRank(Kind::Flush, 0, kept.ranks | 1u << r).value());
    });
    return gain;
}

template <std::size_t N>
Forcing::Sums<N> Forcing::one_by_one(const Counts& left, unsigned suited, const Final& own,
                                     const WeightsOf<N>& weights) const {
    Sums<N> sums{};
    std::array<int, N> gains{}, in_suit{};
    const auto find = [&](const Kept& kept) {
        for (std::size_t n = 0; n < N; ++n) gains[n] = gain_by_ranks(kept, left, own, weights[n]);
    };
    const auto add = [&](const std::array<int, N>& gained, std::int64_t hands) {
        for (std::size_t n = 0; n < N && gained[0] > 0; ++n) sums[n] += gained[n] * hands;
    };
    for (const Kept& kept : with_up_) {
        const int of_one_suit = (kept.hidden & ~suited) == 0;
        int going = 0, going_not_suited = 0;
        each_rank(kept.highest, [&](int r) {
            going += left[r];
            going_not_suited += left[r] - bit_at(suited, r);
        });
        find(kept);
        add(gains, std::int64_t{product(left, kept.hidden) - of_one_suit} * going);
        if (!of_one_suit) continue;
        for (std::size_t n = 0; n < N; ++n) in_suit[n] = gain_in_suit(kept, gains[n], suited, own, weights[n]);
        add(in_suit, going_not_suited);
    }
    for (const Kept& kept : without_up_) {  // four of the up card's suit are a flush with it, and qualify
        find(kept);
        add(gains, product(left, kept.hidden) - ((kept.hidden & ~suited) == 0));
    }
    return sums;
}

template <std::size_t N>
Forcing::Sums<N> Forcing::in_suit_one_by_one(const Counts& left, unsigned suit, const Final& own,
                                             const WeightsOf<N>& weights) const {
    Sums<N> sums{};
    for (const Kept& kept : without_up_) {
        if (kept.hidden & ~suit) continue;
        std::array<int, N> gains{}, in_suit{};
        for (std::size_t n = 0; n < N; ++n) {
            gains[n] = gain_by_ranks(kept, left, own, weights[n]);
            in_suit[n] = gain_in_suit(kept, gains[n], suit, own, weights[n]);
            sums[n] += (in_suit[0] > 0 ? in_suit[n] : 0) - (gains[0] > 0 ? gains[n] : 0);
        }
    }
    return sums;
}

template <std::size_t N>
Forcing::Sums<N> Forcing::by_up_suit(const Counts& left, unsigned suited, const Final& own,
                                     const WeightsOf<N>& weights) const {
    return side_by_side(own) ? side_by_side(left, suited, own, weights) : one_by_one(left, suited, own, weights);
}
template <std::size_t N>
Forcing::Sums<N> Forcing::in_suit(const Counts& left, unsigned suit, const Final& own,
                                  const WeightsOf<N>& weights) const {
    return side_by_side(own) ? in_suit_side_by_side(left, suit, own, weights)
                             : in_suit_one_by_one(left, suit, own, weights);
}

// ---- Side by side ---------------------------------------------------------------------------------------------------

// Every pair of the dealer's loses, no straight flush is compared, and a gain fits its place.
bool Forcing::side_by_side(const Final& own) const {
    return own.value >= least(Kind::TwoPair) && own.value < least(Kind::StraightFlush) && win(own) <= 120;
}

// What hands bring by one of the weights, side by side.
struct Forcing::Gains {
    Gains(const Weights& weights, const Final& own, unsigned suit, int hidden)
        : own(own), suit(suit), cards(std::popcount(suit) - hidden), weights(weights), pair(all_of(weights.win)) {
        for (int r = 0; r < kRanks; ++r) in_suit[r] = bit_at(suit, r);
        // Straights by their highest card, from the 5: below one's own, that one, and above.
        const int own_top = own.value < least(Kind::Straight) ? 0
                            : own.value < least(Kind::Flush)
                                ? highest_of(FiveCardRank::from_value(own.value).makers())
                                : kRanks;
        for (int top = 3; top < kRanks; ++top)
            straights[top] = static_cast<std::uint8_t>(top < own_top    ? weights.win
                                                       : top == own_top ? weights.tie
                                                                        : weights.lose);
    }

    std::array<Shorts, 2> straight(const Block& block) const {
        return {wide_signed(pick(straights, block.tops[0])), wide_signed(pick(straights, block.tops[1]))};
    }
    // By ranks: so many cards pair the hidden ones, of those ranks that the dealer holds too; `besides` is the rest.
    Shorts by_ranks(const Lookup& at, const Block& block, Shorts paired, int besides) const {
        const std::array<Shorts, 2> pay = straight(block);
        return pair * paired + all_of(weights.win * besides - weights.costs) +
               wide(pick(at.left, block.straights[0])) * pay[0] + wide(pick(at.left, block.straights[1])) * pay[1];
    }
    // What four cards of one suit bring, with so many of them hidden.
    Shorts in_one_suit(const Block& block, Shorts by_ranks) const {
        const std::array<Shorts, 2> pay = straight(block);
        const Shorts first = wide(pick(in_suit, block.straights[0])), second = wide(pick(in_suit, block.straights[1]));
        const Shorts with_runs = by_ranks + first * (all_of(weights.lose) - pay[0]) +
                                 second * (all_of(weights.lose) - pay[1]);
        if (own.is(Kind::Flush)) return compared(block, with_runs);
        return with_runs +
               (all_of(cards) - first - second) * all_of(own.value < least(Kind::Flush) ? weights.lose : weights.win);
    }

    // An own flush is compared with each that can come: of two sets of ranks the greater number is the higher flush.
    Shorts compared(const Block& block, Shorts gain) const {
        const Shorts ranks = all_of(static_cast<int>(own.value & rank::kAllRanks));
        each_rank(suit, [&](int r) {
            const Shorts out = all_of(1 << r), five = block.ranks | out, at = all_of(r);
            const Shorts comes = (five != block.ranks) & (wide(block.straights[0]) != at) &
                                 (wide(block.straights[1]) != at);
            const Shorts brings = ((ranks > five) & all_of(weights.win)) | ((ranks == five) & all_of(weights.tie)) |
                                  ((ranks < five) & all_of(weights.lose));
            gain += comes & brings;
        });
        return gain;
    }

    const Final& own;
    unsigned suit;
    int cards;
    Weights weights;
    Shorts pair;
    Bytes in_suit{}, straights{};
};

namespace {

template <std::size_t N, class Make>
auto for_each_weight(const Make& make) {
    return [&]<std::size_t... n>(std::index_sequence<n...>) {
        return std::array{make(n)...};
    }(std::make_index_sequence<N>());
}

}  // namespace

template <std::size_t N>
Forcing::Sums<N> Forcing::side_by_side(const Counts& left, unsigned suited, const Final& own,
                                       const WeightsOf<N>& weights) const {
    const Lookup at(left, suited);
    const auto gains = for_each_weight<N>([&](std::size_t n) { return Gains(weights[n], own, suited, 3); });
    const int besides = left[dealer_.up()] - 3;
    std::array<Ints, N> sums{};
    for (const Block& block : with_up_blocks_) {
        const Shorts a = wide(pick(at.left, block.hidden[0])), b = wide(pick(at.left, block.hidden[1])),
                     c = wide(pick(at.left, block.hidden[2]));
        const Shorts going = wide(pick(at.from, block.from)) - wide(pick(at.left, block.except[0])) -
                             wide(pick(at.left, block.except[1]));
        const Shorts one_suit = wide(pick(at.suited, block.hidden[0]) & pick(at.suited, block.hidden[1]) &
                                     pick(at.suited, block.hidden[2]));
        const Shorts not_suited = wide(pick(at.others_from, block.from)) - wide(pick(at.others, block.except[0])) -
                                  wide(pick(at.others, block.except[1]));
        Shorts forced{}, forced_in_suit{};
        for (std::size_t n = 0; n < N; ++n) {
            const Shorts gain = gains[n].by_ranks(at, block, a + b + c, besides);
            if (n == 0) forced = gain > all_of(0);
            sums[n] += dot(gain & forced, (a * b * c - one_suit) * going);
            if (suited == 0) continue;
            const Shorts of_suit = gains[n].in_one_suit(block, gain);
            if (n == 0) forced_in_suit = of_suit > all_of(0);
            sums[n] += dot(of_suit & forced_in_suit, not_suited * one_suit);
        }
    }
    for (const Block& block : without_up_blocks_) {
        const Shorts a = wide(pick(at.left, block.hidden[0])), b = wide(pick(at.left, block.hidden[1])),
                     c = wide(pick(at.left, block.hidden[2])), d = wide(pick(at.left, block.hidden[3]));
        Shorts forced{};
        for (std::size_t n = 0; n < N; ++n) {
            const Shorts gain = gains[n].by_ranks(at, block, a + b + c + d, -4);
            if (n == 0) forced = gain > all_of(0);
            sums[n] += dot(gain & forced, a * b * c * d - at.of_one_suit(block));
        }
    }
    return for_each_weight<N>([&](std::size_t n) { return total(sums[n]); });
}

const std::vector<Forcing::Block>& Forcing::blocks_of_suit(unsigned suit) const {
    return suit_blocks_[without_up_.empty() ? 0 : suit & ((1u << dealer_.up()) - 1)];
}

template <std::size_t N>
Forcing::Sums<N> Forcing::in_suit_side_by_side(const Counts& left, unsigned suit, const Final& own,
                                               const WeightsOf<N>& weights) const {
    const std::vector<Block>& blocks = blocks_of_suit(suit);
    if (blocks.empty()) return {};
    const Lookup at(left, suit);
    const auto gains = for_each_weight<N>([&](std::size_t n) { return Gains(weights[n], own, suit, 4); });
    std::array<Ints, N> sums{};
    for (const Block& block : blocks) {
        const Shorts outs = wide(pick(at.left, block.hidden[0])) + wide(pick(at.left, block.hidden[1])) +
                            wide(pick(at.left, block.hidden[2])) + wide(pick(at.left, block.hidden[3]));
        Shorts forced{}, forced_in_suit{};
        for (std::size_t n = 0; n < N; ++n) {
            const Shorts gain = gains[n].by_ranks(at, block, outs, -4), of_suit = gains[n].in_one_suit(block, gain);
            if (n == 0) forced = gain > all_of(0), forced_in_suit = of_suit > all_of(0);
            sums[n] += dot((of_suit & forced_in_suit) - (gain & forced), at.of_one_suit(block));
        }
    }
    return for_each_weight<N>([&](std::size_t n) { return total(sums[n]); });
}

template Forcing::Sums<1> Forcing::by_up_suit(const Counts&, unsigned, const Final&, const WeightsOf<1>&) const;
template Forcing::Sums<5> Forcing::by_up_suit(const Counts&, unsigned, const Final&, const WeightsOf<5>&) const;
template Forcing::Sums<1> Forcing::in_suit(const Counts&, unsigned, const Final&, const WeightsOf<1>&) const;
template Forcing::Sums<5> Forcing::in_suit(const Counts&, unsigned, const Final&, const WeightsOf<5>&) const;

}  // namespace baize::lunar_poker
