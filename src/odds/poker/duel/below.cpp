#include "odds/poker/duel/below.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

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

DealersHands::DealersHands(const Showdown& game, const Symmetry& symmetry)
    : symmetry_(symmetry), hands_(std::make_shared<Orbits>(symmetry, game.dealer)), named_(game.dealer_from),
      rank_(game.rank), rising_(rising_hands(*hands_, game.rank)) {
    if (named_.size() > kLanes - kFirstNamed) throw std::invalid_argument("too many ranks that the settlement names");
    for (int cards = 1; cards < std::ssize(first_number_); ++cards)
        first_number_[cards] =
            first_number_[cards - 1] + static_cast<std::uint32_t>(choose(kCardsInDeck, cards - 1));
    const std::size_t numbers = first_number_[cards()];
    small_.resize(std::min<std::size_t>(numbers, first_number_[kLarge]));
    large_.resize(numbers - small_.size());
    for (int cards = 0; cards <= largest_set(); ++cards) {
        const Orbits sets(symmetry, cards);
        const std::uint32_t first = first_number_[cards];
        sets.every_number([&](std::uint32_t number, std::uint32_t id) {
            const std::size_t at = first + number, place = sets_ + id;
            if (at < small_.size()) small_[at] = place;
            else large_[at - small_.size()] = place;
        });
        for (std::size_t id = 0; id < sets.size(); ++id)
            fixed_by_.push_back(sets.fixed_by(id));
        sets_ += sets.size();
    }
}

// Sizes are known to the compiler, so that nothing is left of the loops but the sums.
template <std::size_t kCards>
void DealersHands::note_sets_of(CardSet hand, std::uint32_t variants, std::uint32_t* notes) const {
    std::array<std::uint8_t, 8> places;
    places_of(hand, places);
    std::array<std::uint32_t, std::size_t{1} << kCards> number;
    number[0] = 0;
    const auto note = [&]<std::size_t kAt>() {
        constexpr unsigned kPart = kParts.of[kCards][kAt];
        constexpr std::size_t kCount = std::popcount(kPart);
        if constexpr (kPart != 0) {
            constexpr std::size_t kLast = std::bit_width(kPart) - 1;
            number[kPart] = number[kPart ^ 1u << kLast] + kBinomials.of[places[kLast]][kCount];
        }
        const std::uint32_t at = place(kCount, number[kPart]);
        notes[kAt] = at << kTimesBits | variants * fixed_by_[at];
    };
    [&]<std::size_t... kAt>(std::index_sequence<kAt...>) {
        (..., note.template operator()<kAt>());
    }(std::make_index_sequence<kParts.first[kCards][kCards]>());
}

void DealersHands::note_sets(std::uint32_t hand, std::uint32_t* notes) const {
    const CardSet cards = hands_->hand(hand);
    const std::uint32_t variants = hands_->variants(hand);
    const auto note = [&]<std::size_t... kCards>(std::index_sequence<kCards...>) {
        (..., (cards.size() == kCards + 1 ? note_sets_of<kCards + 1>(cards, variants, notes) : void()));
    };
    note(std::make_index_sequence<7>());
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
Sweep<kUsed>::Sweep(const DealersHands& dealers, RankValue from)
    : dealers_(dealers), counts_(dealers.sets(), Some{}), at_(from) {
    count_before(from);
}

// Hands below the first rank, in all lanes; and those below the ranks that the game names, in theirs.
template <std::size_t kUsed>
void Sweep<kUsed>::count_before(RankValue from) {
    const auto& rising = dealers_.rising();
    const auto below = [&](RankValue rank) -> std::size_t {
        return std::ranges::lower_bound(rising, rank, {}, &RankedHand::rank) - rising.begin();
    };
    up_to_ = before_ = below(from);
    std::array<std::size_t, kUsed> last{};
    last[kBelow] = last[kUpTo] = up_to_;
    for (std::size_t i = 0; i < dealers_.named().size(); ++i) last[kFirstNamed + i] = below(dealers_.named()[i]);
    const std::size_t end = *std::ranges::max_element(last), size = dealers_.notes_of_one();
    noted_before_.resize((end - before_) * size);
    std::vector<std::uint32_t> room(size);
    for (std::size_t at = 0; at < end; ++at) {
        std::uint32_t* const notes = at < before_ ? room.data() : &noted_before_[(at - before_) * size];
        dealers_.note_sets(rising[at].id, notes);
        Some by{};
        for (std::size_t i = 0; i < kUsed; ++i) by[i] = at < last[i];
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t lane = 0; lane < kUsed; ++lane)
                counts_[place_noted(notes[i])][lane] += times_noted(notes[i]) * by[lane];
    }
}

// Those of the hand at this place of the rising ones, if they are not known yet.
template <std::size_t kUsed>
std::span<const std::uint32_t> Sweep<kUsed>::notes_of(std::size_t at, std::uint32_t* room) const {
    constexpr std::size_t kAhead = 8;
    const std::size_t size = dealers_.notes_of_one(), known = (at - before_) * size;
    if (at + kAhead < dealers_.rising().size()) dealers_.hands()->fetch(dealers_.rising()[at + kAhead].id);
    if (known < noted_before_.size()) std::copy_n(&noted_before_[known], size, room);
    else dealers_.note_sets(dealers_.rising()[at].id, room);
    return {room, size};
}

// What was added for the hands of one rank is noted, to be added to the lane below it when the rank is left.
template <std::size_t kUsed>
void Sweep<kUsed>::stand_at(RankValue rank) {
    const auto& rising = dealers_.rising();
    if (at_ < rank) {
        for (const std::uint32_t noted : std::span(at_rank_).first(noted_))
            counts_[place_noted(noted)][kBelow] += times_noted(noted);
        noted_ = 0;
    }
    const std::size_t size = dealers_.notes_of_one();
    at_rank_.resize(std::max(at_rank_.size(), noted_ + size));
    for (; up_to_ < rising.size() && rising[up_to_].rank < rank; ++up_to_)
        for (const std::uint32_t noted : notes_of(up_to_, at_rank_.data() + noted_))
            for (const std::size_t lane : {kUpTo, kBelow}) counts_[place_noted(noted)][lane] += times_noted(noted);
    for (; up_to_ < rising.size() && rising[up_to_].rank == rank; ++up_to_) {
        at_rank_.resize(std::max(at_rank_.size(), noted_ + size));
        for (const std::uint32_t noted : notes_of(up_to_, at_rank_.data() + noted_))
            counts_[place_noted(noted)][kUpTo] += times_noted(noted);
        noted_ += size;
    }
    at_ = rank;
}

// Of its own cards the whole hand is one set, which that hand alone holds.
template <std::size_t kUsed>
Lanes Sweep<kUsed>::apart_of_noted(std::size_t hand) const {
    Lanes sum{};
    const std::uint32_t* const notes = at_rank_.data() + hand * dealers_.notes_of_one();
    const auto& first = kParts.first[dealers_.cards()];
    const std::size_t sets = dealers_.largest_set() + 1;
    for (std::size_t count = 0; count < sets; ++count) {
        Some some{};
        for (std::size_t i = first[count]; i < first[count + 1]; ++i) add(some, counts_[place_noted(notes[i])]);
        add_signed(sum, some, count & 1);
    }
    const std::int32_t order = dealers_.symmetry().order(), whole = dealers_.cards() & 1 ? -order : order;
    sum[kUpTo] += whole;
    for (std::size_t i = 0; i < dealers_.named().size(); ++i)
        if (at_ < dealers_.named()[i]) sum[kFirstNamed + i] += whole;
    return sum;
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
        const std::size_t last = std::bit_width(part) - 1;
        const std::size_t count = std::popcount(part);
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
        if (std::cmp_less_equal(count, sweep_.dealers_.largest_set())) {
            for (std::size_t i = first[count]; i < first[count + 1]; ++i)
                add(some, sweep_.counts_[sweep_.dealers_.place(count, number_[kParts.of[size_][i]])]);
        } else if (std::cmp_equal(count, sweep_.dealers_.cards())) {
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
    const auto& binomials = kBinomials.of[up];
    const std::size_t last_count = to;
    for (std::size_t count = from; count <= last_count; ++count) {
        const std::size_t first = kParts.first[size_][count], last = kParts.first[size_][count + 1];
        Some some{};
        if (std::cmp_less(count, sweep_.dealers_.largest_set())) {
            const Some* const counts = sweep_.counts_.data();
            for (std::size_t i = first; i < last; ++i) {
                const unsigned held = kParts.of[size_][i], low = held & lower_part;
                const std::size_t at = std::popcount(low) + 1;
                const std::uint32_t number = number_[low] + binomials[at] + shifted_[held] - shifted_[low];
                add(some, counts[sweep_.dealers_.place(count + 1, number)]);
            }
        } else if (std::cmp_equal(count + 1, sweep_.dealers_.cards())) {
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
