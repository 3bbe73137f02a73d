#include "odds/poker/below.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace baize::poker {

namespace {

template <std::size_t kUsed>
void add(std::array<std::int32_t, kUsed>& sum, const std::array<std::int32_t, kUsed>& more) {
    for (std::size_t i = 0; i < kUsed; ++i) sum[i] += more[i];
}

template <std::size_t kUsed>
void add_signed(Lanes& sum, const std::array<std::int32_t, kUsed>& more, bool minus) {
    if (minus)
        for (std::size_t i = 0; i < kUsed; ++i) sum[i] -= more[i];
    else
        for (std::size_t i = 0; i < kUsed; ++i) sum[i] += more[i];
}

constexpr int kTimesBits = 10;  // an orbit has 24 hands at most, and so many exchanges keep one: 576

}  // namespace

// By digits of eleven bits: a rank has thirty.
std::vector<RankedHand> rising_hands(const Orbits& hands, const std::function<RankValue(CardSet)>& rank) {
    std::vector<RankedHand> all(hands.size()), sorted(hands.size());
    for (std::uint32_t id = 0; id < hands.size(); ++id) all[id] = {rank(hands.hand(id)), id};
    for (const int shift : {0, 11, 22}) {
        std::vector<std::uint32_t> at(2049);
        for (const RankedHand& each : all) ++at[(each.rank >> shift & 2047) + 1];
        for (std::size_t i = 1; i < at.size(); ++i) at[i] += at[i - 1];
        for (const RankedHand& each : all) sorted[at[each.rank >> shift & 2047]++] = each;
        all.swap(sorted);
    }
    return all;
}

DealersHands::DealersHands(const Showdown& game, const Symmetry& symmetry, int own, int up)
    : symmetry_(symmetry), hands_(symmetry, game.dealer), named_(game.dealer_from), rank_(game.rank),
      rising_(rising_hands(hands_, game.rank)) {
    if (named_.size() > kLanes - kFirstNamed) throw std::invalid_argument("too many ranks that the settlement names");
    for (int cards = 0; cards <= std::min(game.dealer - 1, own + up); ++cards) {
        sets_.emplace_back(symmetry, cards);
        sets_.back().number_all();
    }
}

RankValue DealersHands::first_from(RankValue rank) const {
    const auto found = std::lower_bound(rising_.begin(), rising_.end(), rank,
                                        [](const RankedHand& each, RankValue value) { return each.rank < value; });
    return found == rising_.end() ? std::numeric_limits<RankValue>::max() : found->rank;
}

std::int64_t slack_of(const DealersHands& dealers, int own, int most) {
    const int held = most + 2;  // cards that the first sets left out hold, the seen one included
    if (most >= own || held > dealers.cards()) return 0;
    const std::int64_t rest = choose(dealers.symmetry().deck().size() - held, dealers.cards() - held);
    return choose(own, most + 1) * rest * dealers.symmetry().order();
}

template <std::size_t kUsed>
Sweep<kUsed>::Sweep(const DealersHands& dealers, RankValue from) : dealers_(dealers), at_(from) {
    std::size_t sets = 0;
    for (int cards = 0; cards <= dealers.largest_set(); ++cards) {
        const Orbits& orbits = dealers.sets(cards);
        sets_.push_back({&orbits, orbits.ids(), static_cast<std::uint32_t>(sets)});
        sets += orbits.size();
    }
    counts_.assign(sets, Some{});
    for (const RankedHand& dealt : dealers.rising()) {
        Some by{};
        by[kBelow] = by[kUpTo] = dealt.rank < from;
        up_to_ += dealt.rank < from;
        bool any = by[kBelow];
        for (std::size_t i = 0; i < dealers.named().size(); ++i)
            any |= (by[kFirstNamed + i] = dealt.rank < dealers.named()[i]);
        if (!any) break;
        every_set_of(dealt.id, [&](std::uint32_t at, std::int32_t times) {
            for (std::size_t i = 0; i < kUsed; ++i) counts_[at][i] += times * by[i];
        });
    }
}

// Counts a hand in every set of its cards: as often as an exchange of suits brings it there.
template <std::size_t kUsed>
template <class Add>
void Sweep<kUsed>::every_set_of(std::uint32_t hand, const Add& add) {
    std::array<std::uint8_t, 8> places;
    const std::size_t size = places_of(dealers_.hands().hand(hand), places);
    const std::int32_t variants = dealers_.hands().variants(hand);
    std::array<std::uint32_t, 128> number;
    number[0] = 0;
    for (std::size_t count = 0; count < sets_.size(); ++count) {
        const Sets& sets = sets_[count];
        for (std::size_t i = kParts.first[size][count]; i < kParts.first[size][count + 1]; ++i) {
            const unsigned part = kParts.of[size][i];
            if (part) {
                const auto last = static_cast<std::size_t>(std::bit_width(part) - 1);
                number[part] = number[part ^ 1u << last] + kBinomials.of[places[last]][count];
            }
            const std::uint32_t id = sets.ids[number[part]];
            add(sets.first + id, variants * sets.orbits->fixed_by(id));
        }
    }
}

// What was added for the hands of one rank is noted, to be added to the lane below it when the rank is left.
template <std::size_t kUsed>
void Sweep<kUsed>::stand_at(RankValue rank) {
    const auto& rising = dealers_.rising();
    if (at_ < rank) {
        for (const std::uint32_t noted : std::span(at_rank_).first(noted_))
            counts_[noted >> kTimesBits][kBelow] += static_cast<std::int32_t>(noted & ((1u << kTimesBits) - 1));
        noted_ = 0;
    }
    for (; up_to_ < rising.size() && rising[up_to_].rank < rank; ++up_to_)
        every_set_of(rising[up_to_].id, [&](std::uint32_t at, std::int32_t times) {
            counts_[at][kUpTo] += times;
            counts_[at][kBelow] += times;
        });
    const auto end = std::ranges::upper_bound(rising.begin() + static_cast<std::ptrdiff_t>(up_to_), rising.end(), rank,
                                              {}, &RankedHand::rank);
    const auto hands = static_cast<std::size_t>(end - rising.begin()) - up_to_;
    at_rank_.resize(std::max(at_rank_.size(), noted_ + (hands << dealers_.cards())));
    std::uint32_t* note = at_rank_.data() + noted_;
    for (const std::size_t last = up_to_ + hands; up_to_ < last; ++up_to_)
        every_set_of(rising[up_to_].id, [&](std::uint32_t at, std::int32_t times) {
            counts_[at][kUpTo] += times;
            *note++ = at << kTimesBits | static_cast<std::uint32_t>(times);
        });
    noted_ = static_cast<std::size_t>(note - at_rank_.data());
    at_ = rank;
}

// A set as large as the dealer's hand is that hand.
template <std::size_t kUsed>
auto Sweep<kUsed>::whole_hand(CardSet hand) const -> Some {
    const RankValue rank = dealers_.rank(hand);
    const std::int32_t order = dealers_.symmetry().order();
    Some lanes{};
    lanes[kBelow] = rank < at_ ? order : 0;
    lanes[kUpTo] = rank <= at_ ? order : 0;
    for (std::size_t i = 0; i < dealers_.named().size(); ++i)
        lanes[kFirstNamed + i] = rank < dealers_.named()[i] ? order : 0;
    return lanes;
}

template <std::size_t kUsed>
Sweep<kUsed>::Hand::Hand(const Sweep& sweep, CardSet own) : sweep_(sweep), size_(places_of(own, places_)) {
    number_[0] = shifted_[0] = 0;
    for (unsigned part = 1; part < 1u << size_; ++part) {
        const auto last = static_cast<std::size_t>(std::bit_width(part) - 1);
        const auto count = static_cast<std::size_t>(std::popcount(part));
        number_[part] = number_[part ^ 1u << last] + kBinomials.of[places_[last]][count];
        shifted_[part] = shifted_[part ^ 1u << last] + kBinomials.of[places_[last]][count + 1];
    }
}

template <std::size_t kUsed>
CardSet Sweep<kUsed>::Hand::part(unsigned part) const {
    std::uint64_t hand = 0;
    for (std::size_t i = 0; i < size_; ++i)
        if (part >> i & 1) hand |= std::uint64_t{1} << places_[i];
    return CardSet(hand);
}

template <std::size_t kUsed>
Lanes Sweep<kUsed>::Hand::apart() const {
    Lanes sum{};
    const auto& first = kParts.first[size_];
    for (std::size_t count = 0; count <= size_; ++count) {
        Some some{};
        if (count < sweep_.sets_.size()) {
            const std::uint32_t* const ids = sweep_.sets_[count].ids;
            const Some* const counts = sweep_.counts_.data() + sweep_.sets_[count].first;
            for (std::size_t i = first[count]; i < first[count + 1]; ++i)
                add(some, counts[ids[number_[kParts.of[size_][i]]]]);
        } else if (static_cast<int>(count) == sweep_.dealers_.cards()) {
            for (std::size_t i = first[count]; i < first[count + 1]; ++i)
                add(some, sweep_.whole_hand(part(kParts.of[size_][i])));
        }
        add_signed(sum, some, count & 1);
    }
    return sum;
}

template <std::size_t kUsed>
void Sweep<kUsed>::Hand::add_apart_with(int up, int from, int to, Lanes& sum) const {
    unsigned lower = 0;
    while (lower < size_ && places_[lower] < up) ++lower;
    const unsigned lower_part = (1u << lower) - 1;
    const auto& binomials = kBinomials.of[static_cast<std::size_t>(up)];
    const auto last_count = static_cast<std::size_t>(to);
    for (auto count = static_cast<std::size_t>(from); count <= last_count; ++count) {
        const std::size_t first = kParts.first[size_][count], last = kParts.first[size_][count + 1];
        Some some{};
        if (count + 1 < sweep_.sets_.size()) {
            const std::uint32_t* const ids = sweep_.sets_[count + 1].ids;
            const Some* const counts = sweep_.counts_.data() + sweep_.sets_[count + 1].first;
            for (std::size_t i = first; i < last; ++i) {
                const unsigned held = kParts.of[size_][i], low = held & lower_part;
                const auto at = static_cast<std::size_t>(std::popcount(low) + 1);
                add(some, counts[ids[number_[low] + binomials[at] + shifted_[held] - shifted_[low]]]);
            }
        } else if (static_cast<int>(count) + 1 == sweep_.dealers_.cards()) {
            for (std::size_t i = first; i < last; ++i)
                add(some, sweep_.whole_hand(part(kParts.of[size_][i]).with(up)));
        }
        add_signed(sum, some, count & 1);
    }
}

template class Sweep<2>;
template class Sweep<4>;
template class Sweep<kLanes>;

}  // namespace baize::poker
