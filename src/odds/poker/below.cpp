#include "odds/poker/below.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace baize::poker {

namespace {

// The parts of a hand by its size, those of fewer cards first; `first` is where those of so many cards begin.
struct Parts {
    std::array<std::array<std::uint8_t, 128>, 8> of{};
    std::array<std::array<std::uint8_t, 10>, 8> first{};
    constexpr Parts() {
        for (unsigned size = 0; size < 8; ++size) {
            std::uint8_t at = 0;
            for (unsigned count = 0; count <= 8; ++count) {
                first[size][count] = at;
                for (unsigned some = 0; some < 1u << size; ++some)
                    if (std::popcount(some) == static_cast<int>(count))
                        of[size][at++] = static_cast<std::uint8_t>(some);
            }
        }
    }
};
constexpr Parts kParts;

std::size_t places_of(CardSet hand, std::array<std::uint8_t, 8>& places) {
    std::size_t size = 0;
    for (std::uint64_t rest = hand.bits(); rest; rest &= rest - 1)
        places[size++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    return size;
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
        sets_.push_back({&dealers.sets(cards), std::vector<Lanes>(dealers.sets(cards).size(), Lanes{})});
    for (const RankedHand& dealt : dealers.rising()) {
        Lanes by{};
        by[kBelow] = by[kUpTo] = dealt.rank < from;
        below_ += dealt.rank < from;
        bool any = by[kBelow];
        for (std::size_t i = 0; i < dealers.named().size(); ++i)
            any |= (by[kFirstNamed + i] = dealt.rank < dealers.named()[i]);
        if (!any) break;
        every_set_of(dealt.id, [&](Lanes& lanes, std::int32_t times) {
            for (std::size_t i = 0; i < kLanes; ++i) lanes[i] += times * by[i];
        });
    }
    up_to_ = below_;
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
            const std::uint32_t id = sets.orbits->id_of_number(number[part]);
            add(sets.counts[id], variants * sets.orbits->fixed_by(id));
        }
    }
}

void Sweep::stand_at(RankValue rank) {
    const auto& rising = dealers_.rising();
    for (; below_ < rising.size() && rising[below_].rank < rank; ++below_)
        every_set_of(rising[below_].id, [](Lanes& lanes, std::int32_t times) { lanes[kBelow] += times; });
    for (; up_to_ < rising.size() && rising[up_to_].rank <= rank; ++up_to_)
        every_set_of(rising[up_to_].id, [](Lanes& lanes, std::int32_t times) { lanes[kUpTo] += times; });
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
    for (std::size_t count = 0; count <= size_; ++count)
        for (std::size_t i = first[count]; i < first[count + 1]; ++i) {
            const unsigned some = kParts.of[size_][i];
            if (count < sweep_.sets_.size()) add_signed(sum, sweep_.sets_[count].at(number_[some]), count & 1);
            else if (static_cast<int>(count) == sweep_.dealers_.cards())
                add_signed(sum, sweep_.whole_hand(part(some)), count & 1);
        }
    return sum;
}

void Sweep::Hand::add_apart_with(int up, int from, int to, Lanes& sum) const {
    unsigned lower = 0;
    while (lower < size_ && places_[lower] < up) ++lower;
    const unsigned lower_part = (1u << lower) - 1;
    const auto& binomials = kBinomials.of[static_cast<std::size_t>(up)];
    const auto& first = kParts.first[size_];
    for (auto count = static_cast<std::size_t>(from); count <= static_cast<std::size_t>(to); ++count)
        for (std::size_t i = first[count]; i < first[count + 1]; ++i) {
            const unsigned some = kParts.of[size_][i], low = some & lower_part;
            if (count + 1 < sweep_.sets_.size()) {
                const auto at = static_cast<std::size_t>(std::popcount(low) + 1);
                const std::uint32_t number = number_[low] + binomials[at] + shifted_[some] - shifted_[low];
                add_signed(sum, sweep_.sets_[count + 1].at(number), count & 1);
            } else if (static_cast<int>(count) + 1 == sweep_.dealers_.cards()) {
                add_signed(sum, sweep_.whole_hand(part(some).with(up)), count & 1);
            }
        }
}

}  // namespace baize::poker
