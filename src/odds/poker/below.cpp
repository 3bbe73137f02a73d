#include "odds/poker/below.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace baize::poker {

namespace {

void add(Lanes& sum, const Lanes& more) {
    for (std::size_t i = 0; i < kLanes; ++i) sum[i] += more[i];
}

void add_signed(Lanes& sum, const Lanes& more, bool minus) {
    if (minus)
        for (std::size_t i = 0; i < kLanes; ++i) sum[i] -= more[i];
    else
        for (std::size_t i = 0; i < kLanes; ++i) sum[i] += more[i];
}

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

Sweep::Sweep(const DealersHands& dealers, RankValue from) : dealers_(dealers), at_(from) {
    for (int cards = 0; cards <= dealers.largest_set(); ++cards)
        sets_.push_back({&dealers.sets(cards), dealers.sets(cards).ids(),
                         std::vector<Lanes>(dealers.sets(cards).size(), Lanes{})});
    for (const RankedHand& dealt : dealers.rising()) {
        Lanes by{};
        by[kBelow] = by[kUpTo] = dealt.rank < from;
        up_to_ += dealt.rank < from;
        bool any = by[kBelow];
        for (std::size_t i = 0; i < dealers.named().size(); ++i)
            any |= (by[kFirstNamed + i] = dealt.rank < dealers.named()[i]);
        if (!any) break;
        every_set_of(dealt.id, [&](Lanes& lanes, std::int32_t times) {
            for (std::size_t i = 0; i < kLanes; ++i) lanes[i] += times * by[i];
        });
    }
}

// Counts a hand in every set of its cards: as often as an exchange of suits brings it there.
template <class Add>
void Sweep::every_set_of(std::uint32_t hand, const Add& add) {
    std::array<std::uint8_t, 8> places;
    const std::size_t size = places_of(dealers_.hands().hand(hand), places);
    const std::int32_t variants = dealers_.hands().variants(hand);
    std::array<std::uint32_t, 128> number;
    number[0] = 0;
    for (std::size_t count = 0; count < sets_.size(); ++count) {
        Sets& sets = sets_[count];
        for (std::size_t i = kParts.first[size][count]; i < kParts.first[size][count + 1]; ++i) {
            const unsigned part = kParts.of[size][i];
            if (part) {
                const auto last = static_cast<std::size_t>(std::bit_width(part) - 1);
                number[part] = number[part ^ 1u << last] + kBinomials.of[places[last]][count];
            }
            const std::uint32_t id = sets.ids[number[part]];
            add(sets.counts[id], variants * sets.orbits->fixed_by(id));
        }
    }
}

// What was added for the hands of one rank is noted, to be added to the lane below it when the rank is left.
void Sweep::stand_at(RankValue rank) {
    const auto& rising = dealers_.rising();
    if (at_ < rank) {
        for (const auto& [lanes, times] : at_rank_) (*lanes)[kBelow] += times;
        at_rank_.clear();
    }
    for (; up_to_ < rising.size() && rising[up_to_].rank <= rank; ++up_to_) {
        const bool here = rising[up_to_].rank == rank;
        every_set_of(rising[up_to_].id, [&](Lanes& lanes, std::int32_t times) {
            lanes[kUpTo] += times;
            if (here) at_rank_.push_back({&lanes, times});
            else lanes[kBelow] += times;
        });
    }
    at_ = rank;
}

std::int64_t Sweep::slack(const DealersHands& dealers, int own, int most) {
    const int held = most + 2;  // cards that the first sets left out hold, the seen one included
    if (most >= own || held > dealers.cards()) return 0;
    const std::int64_t rest = choose(dealers.symmetry().deck().size() - held, dealers.cards() - held);
    return choose(own, most + 1) * rest * dealers.symmetry().order();
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

Sweep::Hand::Hand(const Sweep& sweep, CardSet own) : sweep_(sweep), size_(places_of(own, places_)) {
    number_[0] = shifted_[0] = 0;
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
    const auto& first = kParts.first[size_];
    for (std::size_t count = 0; count <= size_; ++count) {
        Lanes some{};
        if (count < sweep_.sets_.size()) {
            const std::uint32_t* const ids = sweep_.sets_[count].ids;
            const Lanes* const counts = sweep_.sets_[count].counts.data();
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

Lanes Sweep::Hand::apart_with(int up, std::size_t count) const {
    unsigned lower = 0;
    while (lower < size_ && places_[lower] < up) ++lower;
    const unsigned lower_part = (1u << lower) - 1;
    const std::size_t first = kParts.first[size_][count], last = kParts.first[size_][count + 1];
    Lanes sum{};
    if (count + 1 < sweep_.sets_.size()) {
        const std::uint32_t* const ids = sweep_.sets_[count + 1].ids;
        const Lanes* const counts = sweep_.sets_[count + 1].counts.data();
        const auto& binomials = kBinomials.of[static_cast<std::size_t>(up)];
        for (std::size_t i = first; i < last; ++i) {
            const unsigned some = kParts.of[size_][i], low = some & lower_part;
            const auto at = static_cast<std::size_t>(std::popcount(low) + 1);
            add(sum, counts[ids[number_[low] + binomials[at] + shifted_[some] - shifted_[low]]]);
        }
    } else if (static_cast<int>(count) + 1 == sweep_.dealers_.cards()) {
        for (std::size_t i = first; i < last; ++i)
            add(sum, sweep_.whole_hand(part(kParts.of[size_][i]).with(up)));
    }
    return sum;
}

void Sweep::Hand::add_apart_with(int up, int from, int to, Lanes& sum) const {
    for (int count = from; count <= to; ++count)
        add_signed(sum, apart_with(up, static_cast<std::size_t>(count)), count & 1);
}

}  // namespace baize::poker
