#include "odds/lunar_poker/forcing.hpp"

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include <algorithm>
#include <map>

namespace baize::lunar_poker {

namespace {

constexpr int kOfOneSuit = 9;  // cards of a suit beside four, at most

int lowest_of(unsigned ranks) { return std::countr_zero(ranks); }
int highest_of(unsigned ranks) { return std::bit_width(ranks) - 1; }

template <class Each>
void each_rank(unsigned ranks, const Each& each) {
    for (; ranks; ranks &= ranks - 1) each(lowest_of(ranks));
}

int product(const Counts& left, unsigned ranks) {
    int product = 1;
    each_rank(ranks, [&](int r) { product *= left[static_cast<std::size_t>(r)]; });
    return product;
}

// ---- Sixteen at a time ----------------------------------------------------------------------------------------------

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using SignedBytes = std::int8_t __attribute__((vector_size(16)));
using Shorts = std::int16_t __attribute__((vector_size(32)));

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
Shorts positive(Shorts values) { return values & (values > all_of(0)); }
Shorts lesser(Shorts a, Shorts b) { return (a & (a < b)) | (b & (a >= b)); }

std::int64_t dot(Shorts a, Shorts b) {
    std::int64_t sum = 0;
#ifdef __AVX2__
    std::array<std::int32_t, 8> pairs;
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(pairs.data()),
                        _mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
    for (const std::int32_t pair : pairs) sum += pair;
#else
    for (int i = 0; i < 16; ++i) sum += std::int64_t{a[i]} * b[i];
#endif
    return sum;
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
    void put(int place, const Kept& kept, unsigned deck);
};

std::vector<Forcing::Block> Forcing::Block::of(const std::vector<Kept>& list, unsigned deck) {
    std::vector<Block> blocks((list.size() + 15) / 16);
    for (std::size_t i = 0; i < list.size(); ++i) blocks[i / 16].put(static_cast<int>(i % 16), list[i], deck);
    return blocks;
}

void Forcing::Block::put(int place, const Kept& kept, unsigned deck) {
    std::size_t at = 0;
    each_rank(kept.hidden, [&](int r) { hidden[at++][place] = static_cast<std::uint8_t>(r); });
    ranks[place] = static_cast<std::int16_t>(kept.ranks);
    if (kept.highest) {
        const int least = highest_of(kept.ranks) + 1;
        from[place] = static_cast<std::uint8_t>(least);
        at = 0;
        each_rank(deck & ~kept.highest & ~0u << least,
                  [&](int r) { except.at(at++)[place] = static_cast<std::uint8_t>(r); });
    }
    for (std::size_t i = 0; i < kept.how_many_straights; ++i) {
        const unsigned run = kept.ranks | 1u << kept.straights[i];
        straights[i][place] = kept.straights[i];
        tops[i][place] = static_cast<std::uint8_t>(
            highest_of(FiveCardRank::from_value(value_of(run, false)).makers()));
    }
}

// By the rank: cards left, cards of the dealer's suit, others; and from a rank up. What a straight with that top pays.
struct Forcing::Lookup {
    Lookup(const Counts& counts, unsigned suit) {
        int all = 0, not_suited = 0;
        for (int r = kRanks - 1; r >= 0; --r) {
            const int bit = static_cast<int>(suit >> r & 1u), here = counts[static_cast<std::size_t>(r)];
            left[r] = static_cast<std::uint8_t>(here);
            suited[r] = static_cast<std::uint8_t>(bit);
            others[r] = static_cast<std::uint8_t>(here - bit);
            from[r] = static_cast<std::uint8_t>(all += here);
            others_from[r] = static_cast<std::uint8_t>(not_suited += here - bit);
        }
    }
    void straights(const Forcing& forcing, const Final& own) {
        for (int top = 3; top < kRanks; ++top) {
            const RankValue straight = FiveCardRank(Kind::Straight, 1u << top, 0).value();
            pays[top] = static_cast<std::uint8_t>(forcing.pays(own, straight));
        }
    }

    Bytes left{}, suited{}, others{}, from{}, others_from{}, pays{};
};

// ---- The dealer's hands that can be forced --------------------------------------------------------------------------

Forcing::Forcing(const DealersHand& dealer) : dealer_(dealer), worths_(dealer.worths()) {
    const unsigned up = 1u << dealer.up();
    std::map<unsigned, unsigned> going;  // what can go, by the hidden cards that stay
    for (const DealersHand::Unpaired& hand : dealer.unpaired()) {
        if (hand.mixed >= kQualifying) continue;
        const unsigned highest = 1u << highest_of(hand.hidden);
        if (highest < up) without_up_.push_back(kept_of(hand.hidden, hand.hidden, 0));
        else going[hand.hidden & ~highest] |= highest;
    }
    for (const auto& [hidden, highest] : going) with_up_.push_back(kept_of(hidden | up, hidden, highest));
    with_up_blocks_ = Block::of(with_up_, dealer.game().ranks);
    without_up_blocks_ = Block::of(without_up_, dealer.game().ranks);
}
Forcing::~Forcing() = default;

Forcing::Kept Forcing::kept_of(unsigned ranks, unsigned hidden, unsigned highest) const {
    Kept kept{ranks, hidden, highest};
    std::size_t at = 0;
    each_rank(ranks, [&](int r) {
        kept.pairs[at++] = FiveCardRank(Kind::Pair, 1u << r, ranks & ~(1u << r)).value();
    });
    each_rank(dealer_.game().ranks & ~ranks, [&](int r) {
        if (value_of(ranks | 1u << r, false) >= least(Kind::Straight))
            kept.straights[kept.how_many_straights++] = static_cast<std::uint8_t>(r);
    });
    return kept;
}

bool Forcing::may_pay(const Final& own, int to_draw) const {
    return own.value >= least(Kind::Straight) || 4 * (dealer_.game().suits - 1) * win(own) > costs(to_draw);
}

std::int64_t Forcing::most_by_suits(const Final& own) const {
    const auto hands = static_cast<std::int64_t>(std::ranges::count_if(
        dealer_.unpaired(), [](const auto& hand) { return hand.mixed < kQualifying; }));
    return hands * (dealer_.game().suits - 1) * kOfOneSuit * win(own);
}
std::int64_t Forcing::most_in_other_suits(const Final& own) const {
    return static_cast<std::int64_t>(without_up_.size()) * (dealer_.game().suits - 1) * kOfOneSuit * win(own);
}

// ---- One by one: the plain way --------------------------------------------------------------------------------------

// What the next card brings above what it costs to see it, over all that it can be.
int Forcing::gain_by_ranks(const Kept& kept, const Counts& left, const Final& own, int to_draw) const {
    int gain = -costs(to_draw);
    std::size_t at = 0;
    each_rank(kept.ranks, [&](int r) {
        const int hidden = static_cast<int>(kept.hidden >> r & 1u);
        gain += (left[static_cast<std::size_t>(r)] - hidden) * pays(own, kept.pairs[at++]);
    });
    for (std::size_t i = 0; i < kept.how_many_straights; ++i) {
        const unsigned run = kept.ranks | 1u << kept.straights[i];
        gain += left[kept.straights[i]] * pays(own, value_of(run, false));
    }
    return gain;
}

// The same where the four cards are of one suit, of which these ranks are left.
int Forcing::gain_in_suit(const Kept& kept, int by_ranks, unsigned suit, const Final& own) const {
    int gain = by_ranks;
    each_rank(suit & ~kept.hidden, [&](int r) {
        const unsigned five = kept.ranks | 1u << r;
        const bool straight = value_of(five, false) >= least(Kind::Straight);
        gain += pays(own, value_of(five, true)) - (straight ? pays(own, value_of(five, false)) : 0);
    });
    return gain;
}

Forcing::Bounds Forcing::one_by_one(const Counts& left, unsigned suited, const Final& own, int to_draw) const {
    std::int64_t sum = 0, less = 0, more = 0;
    for (const Kept& kept : with_up_) {
        const int gain = gain_by_ranks(kept, left, own, to_draw), of_one_suit = (kept.hidden & ~suited) == 0;
        int going = 0, going_not_suited = 0;
        each_rank(kept.highest, [&](int r) {
            going += left[static_cast<std::size_t>(r)];
            going_not_suited += left[static_cast<std::size_t>(r)] - static_cast<int>(suited >> r & 1u);
        });
        sum += std::int64_t{std::max(gain, 0)} * (product(left, kept.hidden) - of_one_suit) * going;
        if (of_one_suit) sum += std::int64_t{std::max(gain_in_suit(kept, gain, suited, own), 0)} * going_not_suited;
    }
    for (const Kept& kept : without_up_) {
        const int gain = gain_by_ranks(kept, left, own, to_draw), with_flush = gain + kOfOneSuit * win(own);
        const int hands = product(left, kept.hidden) - ((kept.hidden & ~suited) == 0);
        const int of_other_suit = std::min(hands, dealer_.game().suits - 1);
        sum += std::int64_t{std::max(gain, 0)} * hands;
        less += std::int64_t{std::max(gain, 0)} * of_other_suit;
        if (own.value >= least(Kind::Flush))
            more += std::int64_t{std::max(with_flush, 0) - std::max(gain, 0)} * of_other_suit;
    }
    return {sum, sum - less, sum + more};
}

std::int64_t Forcing::some(const Counts& left, unsigned suited, const Final& own, int to_draw) const {
    const bool plain = !side_by_side(own) || own.is(Kind::Flush);
    return (plain ? one_by_one(left, suited, own, to_draw) : side_by_side(left, suited, own, to_draw)).some;
}

Forcing::Bounds Forcing::bounds(const Counts& left, unsigned suited, const Final& own, int to_draw) const {
    return side_by_side(own) ? side_by_side(left, suited, own, to_draw) : one_by_one(left, suited, own, to_draw);
}

std::int64_t Forcing::in_other_suits(const Unseen& unseen, const Final& own, int to_draw) const {
    if (side_by_side(own) && !own.is(Kind::Flush)) return other_suits_side_by_side(unseen, own, to_draw);
    std::int64_t sum = 0;
    for (const Kept& kept : without_up_)
        for (int suit = 1; suit < dealer_.game().suits; ++suit) {
            const unsigned of_suit = unseen.suits[static_cast<std::size_t>(suit)];
            if (kept.hidden & ~of_suit) continue;
            const int gain = gain_by_ranks(kept, unseen.left, own, to_draw);
            sum += std::max(gain_in_suit(kept, gain, of_suit, own), 0) - std::max(gain, 0);
        }
    return sum;
}

// ---- Side by side ---------------------------------------------------------------------------------------------------

// Every pair of the dealer's loses, no straight flush is compared, and a gain fits its place.
bool Forcing::side_by_side(const Final& own) const {
    return own.value >= least(Kind::TwoPair) && own.value < least(Kind::StraightFlush) && win(own) <= 120;
}

Forcing::Bounds Forcing::side_by_side(const Counts& left, unsigned suited, const Final& own, int to_draw) const {
    Lookup at(left, suited);
    at.straights(*this, own);
    const bool flush = own.is(Kind::Flush);
    const int loses = pays(own, std::numeric_limits<RankValue>::max()), pair = win(own),
              of_suit = std::popcount(suited) - 3, out = own.value < least(Kind::Flush) ? loses : pair;
    // Any flush of the dealer's has his ranks and one more: it is higher than they are, and lower than with these two.
    const unsigned two_highest = rank::highest(suited, 2);
    const Shorts own_ranks = all_of(static_cast<int>(own.value & rank::kAllRanks));
    std::int64_t sum = 0, less = 0, more = 0;
    for (const Block& block : with_up_blocks_) {
        const std::array<Bytes, 3> hidden = {block.hidden[0], block.hidden[1], block.hidden[2]};
        const Shorts a = wide(pick(at.left, hidden[0])), b = wide(pick(at.left, hidden[1])),
                     c = wide(pick(at.left, hidden[2]));
        const std::array<Shorts, 2> straight = {wide_signed(pick(at.pays, block.tops[0])),
                                                wide_signed(pick(at.pays, block.tops[1]))};
        const Shorts gain = all_of(pair) * (a + b + c) +
                            all_of(pair * (left[static_cast<std::size_t>(dealer_.up())] - 3) - costs(to_draw)) +
                            wide(pick(at.left, block.straights[0])) * straight[0] +
                            wide(pick(at.left, block.straights[1])) * straight[1];
        const Shorts going = wide(pick(at.from, block.from)) - wide(pick(at.left, block.except[0])) -
                             wide(pick(at.left, block.except[1]));
        const Shorts of_one_suit = wide(pick(at.suited, hidden[0]) & pick(at.suited, hidden[1]) &
                                        pick(at.suited, hidden[2]));
        sum += dot(positive(gain), (a * b * c - of_one_suit) * going);

        const Shorts not_suited = (wide(pick(at.others_from, block.from)) - wide(pick(at.others, block.except[0])) -
                                   wide(pick(at.others, block.except[1]))) * of_one_suit;
        const Shorts first = wide(pick(at.suited, block.straights[0])), second = wide(pick(at.suited, block.straights[1]));
        const Shorts with_runs = gain + first * (all_of(loses) - straight[0]) + second * (all_of(loses) - straight[1]);
        const Shorts flushes = all_of(of_suit) - first - second;
        if (!flush) {
            sum += dot(positive(with_runs + flushes * all_of(out)), not_suited);
            continue;
        }
        const Shorts wins = own_ranks > (block.ranks | all_of(static_cast<int>(two_highest))),
                     is_beaten = own_ranks <= block.ranks;
        less -= dot(positive(with_runs + flushes * ((wins & all_of(pair)) | (~wins & all_of(loses)))), not_suited);
        more += dot(positive(with_runs + flushes * ((is_beaten & all_of(loses)) | (~is_beaten & all_of(pair)))),
                    not_suited);
    }
    const Shorts other_suits = all_of(dealer_.game().suits - 1);
    for (const Block& block : without_up_blocks_) {
        const Shorts a = wide(pick(at.left, block.hidden[0])), b = wide(pick(at.left, block.hidden[1])),
                     c = wide(pick(at.left, block.hidden[2])), d = wide(pick(at.left, block.hidden[3]));
        const Shorts gain = all_of(pair) * (a + b + c + d) + all_of(-4 * pair - costs(to_draw)) +
                            wide(pick(at.left, block.straights[0])) * wide_signed(pick(at.pays, block.tops[0])) +
                            wide(pick(at.left, block.straights[1])) * wide_signed(pick(at.pays, block.tops[1]));
        const Shorts hands = a * b * c * d - wide(pick(at.suited, block.hidden[0]) & pick(at.suited, block.hidden[1]) &
                                                  pick(at.suited, block.hidden[2]) & pick(at.suited, block.hidden[3]));
        const Shorts some = lesser(hands, other_suits), forced = positive(gain);
        sum += dot(forced, hands);
        less += dot(forced, some);
        if (own.value >= least(Kind::Flush)) more += dot(positive(gain + all_of(kOfOneSuit * pair)) - forced, some);
    }
    return {sum, sum - less, sum + more};
}

std::int64_t Forcing::other_suits_side_by_side(const Unseen& unseen, const Final& own, int to_draw) const {
    const int loses = pays(own, std::numeric_limits<RankValue>::max()), pair = win(own),
              out = own.value < least(Kind::Flush) ? loses : pair;
    std::int64_t sum = 0;
    for (int suit = 1; suit < dealer_.game().suits; ++suit) {
        const unsigned of_suit = unseen.suits[static_cast<std::size_t>(suit)];
        Lookup at(unseen.left, of_suit);
        at.straights(*this, own);
        for (const Block& block : without_up_blocks_) {
            const Shorts of_one_suit = wide(pick(at.suited, block.hidden[0]) & pick(at.suited, block.hidden[1]) &
                                            pick(at.suited, block.hidden[2]) & pick(at.suited, block.hidden[3]));
            const std::array<Shorts, 2> straight = {wide_signed(pick(at.pays, block.tops[0])),
                                                    wide_signed(pick(at.pays, block.tops[1]))};
            const Shorts outs = wide(pick(at.left, block.hidden[0])) + wide(pick(at.left, block.hidden[1])) +
                                wide(pick(at.left, block.hidden[2])) + wide(pick(at.left, block.hidden[3]));
            const Shorts gain = all_of(pair) * outs + all_of(-4 * pair - costs(to_draw)) +
                                wide(pick(at.left, block.straights[0])) * straight[0] +
                                wide(pick(at.left, block.straights[1])) * straight[1];
            const Shorts first = wide(pick(at.suited, block.straights[0])),
                         second = wide(pick(at.suited, block.straights[1]));
            const Shorts suited_gain = gain + first * (all_of(loses) - straight[0]) +
                                       second * (all_of(loses) - straight[1]) +
                                       (all_of(std::popcount(of_suit) - 4) - first - second) * all_of(out);
            sum += dot(positive(suited_gain) - positive(gain), of_one_suit);
        }
    }
    return sum;
}

}  // namespace baize::lunar_poker
