#include "odds/poker/below.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace baize::poker {

DealersHands::DealersHands(const Showdown& game, const Symmetry& symmetry, int own, int up)
    : cards_(game.dealer), symmetry_(symmetry), named_(game.dealer_from), rank_(game.rank) {
    if (named_.size() > kLanes - kFirstNamed) throw std::invalid_argument("too many ranks that the settlement names");
    for (int cards = 0; cards <= std::min(game.dealer - 1, own + up); ++cards) {
        sets_.emplace_back(symmetry, cards);
        sets_.back().number_all();
    }
    const Orbits hands(symmetry, cards_);
    rising_.reserve(hands.size());
    for (std::size_t id = 0; id < hands.size(); ++id)
        rising_.push_back({rank_(hands.hand(id)), static_cast<std::uint32_t>(hands.variants(id)), hands.hand(id)});
    std::sort(rising_.begin(), rising_.end(), [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
}

RankValue DealersHands::first_from(RankValue rank) const {
    const auto found = std::lower_bound(rising_.begin(), rising_.end(), rank,
                                        [](const Ranked& each, RankValue value) { return each.rank < value; });
    return found == rising_.end() ? std::numeric_limits<RankValue>::max() : found->rank;
}

Sweep::Sweep(const DealersHands& dealers, RankValue from) : dealers_(dealers), at_(from) {
    for (int cards = 0; cards <= dealers.largest_set(); ++cards)
        counts_.emplace_back(dealers.sets(cards).size(), Lanes{});
    for (const auto& dealt : dealers.rising()) {
        Lanes by{};
        by[kBelow] = by[kUpTo] = dealt.rank < from;
        below_ += dealt.rank < from;
        bool any = by[kBelow];
        for (std::size_t i = 0; i < dealers.named().size(); ++i)
            any |= (by[kFirstNamed + i] = dealt.rank < dealers.named()[i]);
        if (!any) break;
        add(dealt, by);
    }
    up_to_ = below_;
}

// Counts a hand in every set of its cards.
void Sweep::add(const DealersHands::Ranked& dealt, const Lanes& by) {
    std::array<std::uint8_t, 8> places{};
    std::size_t size = 0;
    for (std::uint64_t rest = dealt.hand.bits(); rest; rest &= rest - 1)
        places[size++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    std::array<std::uint32_t, 128> number{};
    for (unsigned part = 0; part < 1u << size; ++part) {
        const auto count = static_cast<std::size_t>(std::popcount(part));
        if (part) {
            const auto last = static_cast<std::size_t>(std::bit_width(part) - 1);
            number[part] = number[part ^ 1u << last] + kBinomials.of[places[last]][count];
        }
        if (count >= counts_.size()) continue;
        const Orbits& sets = dealers_.sets(static_cast<int>(count));
        const std::uint32_t id = sets.id_of_number(number[part]);
        const auto times = static_cast<std::int32_t>(dealt.variants) * sets.fixed_by(id);
        for (std::size_t i = 0; i < kLanes; ++i) counts_[count][id][i] += times * by[i];
    }
}

void Sweep::stand_at(RankValue rank) {
    const auto& rising = dealers_.rising();
    for (; below_ < rising.size() && rising[below_].rank < rank; ++below_) add(rising[below_], {1});
    for (; up_to_ < rising.size() && rising[up_to_].rank <= rank; ++up_to_) add(rising[up_to_], {0, 1});
    at_ = rank;
}

std::int64_t Sweep::slack(const DealersHands& dealers, int own, int most) {
    if (most >= own) return 0;
    const int held = most + 2;  // cards that the first sets left out hold, the seen one included
    const std::int64_t rest = choose(dealers.symmetry().deck().size() - held, dealers.cards() - held);
    return held > dealers.cards() ? 0 : choose(own, most + 1) * rest * dealers.symmetry().order();
}

// A set as large as the dealer's hand is that hand.
Lanes Sweep::whole_hand(CardSet hand) const {
    const RankValue rank = dealers_.rank(hand);
    const std::int32_t order = dealers_.symmetry().order();
    Lanes lanes{};
    lanes[kBelow] = rank < at_ ? order : 0;
    lanes[kUpTo] = rank <= at_ ? order : 0;
    for (std::size_t i = 0; i < dealers_.named().size(); ++i)
        lanes[kFirstNamed + i] = rank < dealers_.named()[i] ? order : 0;
    return lanes;
}

namespace {

void add_signed(Lanes& sum, const Lanes& more, bool minus) {
    if (minus)
        for (std::size_t i = 0; i < kLanes; ++i) sum[i] -= more[i];
    else
        for (std::size_t i = 0; i < kLanes; ++i) sum[i] += more[i];
}

}  // namespace

Sweep::Hand::Hand(const Sweep& sweep, CardSet own) : sweep_(sweep) {
    for (std::uint64_t rest = own.bits(); rest; rest &= rest - 1)
        places_[size_++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    for (unsigned part = 1; part < 1u << size_; ++part) {
        const auto last = static_cast<std::size_t>(std::bit_width(part) - 1);
        const auto count = static_cast<std::size_t>(std::popcount(part));
        number_[part] = number_[part ^ 1u << last] + kBinomials.of[places_[last]][count];
        shifted_[part] = shifted_[part ^ 1u << last] + kBinomials.of[places_[last]][count + 1];
    }
}

CardSet Sweep::Hand::part(unsigned part) const {
    std::uint64_t hand = 0;
    for (std::size_t i = 0; i < size_; ++i)
        if (part >> i & 1) hand |= std::uint64_t{1} << places_[i];
    return CardSet(hand);
}

Lanes Sweep::Hand::apart() const {
    Lanes sum{};
    for (unsigned some = 0; some < 1u << size_; ++some) {
        const int count = std::popcount(some);
        if (count <= sweep_.dealers_.largest_set()) add_signed(sum, sweep_.holding(count, number_[some]), count & 1);
        else if (count == sweep_.dealers_.cards()) add_signed(sum, sweep_.whole_hand(part(some)), count & 1);
    }
    return sum;
}

namespace {

// The parts of a hand by its size, those of fewer cards first.
struct Parts {
    std::array<std::array<std::uint8_t, 128>, 8> of{};
    constexpr Parts() {
        for (unsigned size = 0; size < 8; ++size) {
            std::size_t at = 0;
            for (int count = 0; count <= 7; ++count)
                for (unsigned mask = 0; mask < 1u << size; ++mask)
                    if (std::popcount(mask) == count) of[size][at++] = static_cast<std::uint8_t>(mask);
        }
    }
};
constexpr Parts kParts;

}  // namespace

Lanes Sweep::Hand::apart_with(int up, int most) const {
    const int largest = sweep_.dealers_.largest_set();
    unsigned lower = 0;
    while (lower < size_ && places_[lower] < up) ++lower;
    const unsigned lower_part = (1u << lower) - 1;
    Lanes sum{};
    for (std::size_t i = 0; i < 1u << size_; ++i) {
        const unsigned some = kParts.of[size_][i], low = some & lower_part;
        const int count = std::popcount(some) + 1;
        if (count > most + 1) break;
        if (count <= largest) {
            const auto at = static_cast<std::size_t>(std::popcount(low) + 1);
            const std::uint32_t number = number_[low] + kBinomials.of[static_cast<std::size_t>(up)][at] +
                                         shifted_[some] - shifted_[low];
            add_signed(sum, sweep_.holding(count, number), (count - 1) & 1);
        } else if (count == sweep_.dealers_.cards()) {
            add_signed(sum, sweep_.whole_hand(part(some).with(up)), (count - 1) & 1);
        }
    }
    return sum;
}

}  // namespace baize::poker
