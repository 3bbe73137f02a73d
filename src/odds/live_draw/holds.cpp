#include "odds/live_draw/holds.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace baize::live_draw {

namespace {

using poker::CardSet;
constexpr int kFive = 5;

// The number of each part of a hand among all sets of its size (poker::number_of), by its mask.
using Numbers = std::array<std::uint32_t, 32>;
int number_parts(CardSet hand, Numbers& numbers) {
    std::array<std::uint8_t, 8> places{};
    const int size = poker::places_of(hand, places);
    numbers[0] = 0;
    for (int top = 0; top < size; ++top)
        for (unsigned below = 0; below < 1u << top; ++below)
            numbers[below | 1u << top] =
                numbers[below] + poker::kBinomials.of[places[top]][std::popcount(below) + 1];
    return size;
}

}  // namespace

// ---- Counts of the hands that contain a set -------------------------------------------------------------------------

// A set is so many wild cards and some natural ones: [wild][natural]. Of fewer than five cards each has a tally of all
// hands that contain it, by its class up to suits, and what those hands bring together, by its number.
struct Holds::Counted {
    explicit Counted(const DrawGame& game);

    int most_wild() const { return std::min(game.wild, kFive); }
    const poker::Orbits& of_size(std::size_t cards) const { return classes[cards]; }
    void number_hands();
    void count_sets();
    void count_sets(int wild, int natural);
    void value_sets();
    template <class Value>
    void fill(std::size_t wild, std::size_t natural, std::vector<Value>& sums) const;

    // A[mask], all of the hands that contain this part, becomes all that contain of the hand this part alone.
    template <class Value>
    void worths_of(const Numbers& numbers, int wild, Made made, std::array<Value, 32>& worth) const;
    template <class Value>
    const std::vector<Value>& sums(std::size_t wild, std::size_t natural) const {
        if constexpr (sizeof(Value) == sizeof(Wide)) return wide[wild][natural];
        else return narrow[wild][natural];
    }
    Made made(const Dealt& hand) const { return game.made_of(hand.natural, hand.wild); }

    const DrawGame& game;
    std::vector<poker::Orbits> classes;                       // of 0 to 5 natural cards
    std::array<std::vector<Made>, kFive + 1> hands;           // by wild cards: what each hand is
    std::array<std::array<std::vector<Tally>, kFive>, kFive> tallies;
    ByMade<Wide> brings{};                                    // in whole parts of a stake
    Integer part = 1;                                         // ... so many to one
    std::array<std::int64_t, kFive + 1> scale{};              // by cards held: so that all holds have one denominator
    std::int64_t least_common = 1;
    bool fits = false;                                        // sums need no more than 64 bits
    std::array<std::array<std::vector<std::int64_t>, kFive>, kFive> narrow;
    std::array<std::array<std::vector<Wide>, kFive>, kFive> wide;
};

Holds::Counted::Counted(const DrawGame& of) : game(of) {
    if (game.cards() < 2 * kFive) throw std::logic_error("a deal and a draw take ten cards");
    const poker::Symmetry suits(game.natural);
    for (int cards = 0; cards <= kFive; ++cards) {
        classes.emplace_back(suits, cards);
        if (cards < kFive) classes.back().number_all();
    }
    number_hands();
    count_sets();
    value_sets();
}

void Holds::Counted::number_hands() {
    for (int wild = 0; wild <= most_wild(); ++wild) {
        const poker::Orbits& sets = of_size(kFive - wild);
        hands[wild].resize(sets.size());
        for (std::size_t id = 0; id < sets.size(); ++id) hands[wild][id] = made({sets.hand(id), wild});
    }
}

void Holds::Counted::count_sets() {
    for (int wild = std::min(most_wild(), kFive - 1); wild >= 0; --wild)
        for (int natural = kFive - wild - 1; natural >= 0; --natural) count_sets(wild, natural);
}

// From the sets of one card more: by a natural card, which of all sets of a class come together, and by a wild one.
// Each hand is then found once for every card that it has beyond the set.
void Holds::Counted::count_sets(int wild, int natural) {
    const poker::Orbits &larger = of_size(natural + 1), &sets = of_size(natural);
    const int beyond = kFive - wild - natural;
    const auto of_wild = [&](std::size_t id, const auto& add) {
        if (beyond == 1) add(hands[wild + 1][id]);
        else add(tallies[wild + 1][natural][id]);
    };
    std::vector<ByMade<std::int64_t>> found(sets.size());
    Numbers numbers{};
    for (std::size_t id = 0; id < larger.size(); ++id) {
        const int size = number_parts(larger.hand(id), numbers), alike = larger.variants(id);
        const unsigned all = (1u << size) - 1;
        for (int left_out = 0; left_out < size; ++left_out) {
            auto& tally = found[sets.id_of_number(numbers[all ^ 1u << left_out])];
            if (beyond == 1) tally[hands[wild][id]] += alike;
            else for (std::size_t made = 0; made < kMade; ++made)
                tally[made] += std::int64_t{alike} * tallies[wild][natural + 1][id][made];
        }
    }
    std::vector<Tally>& counted = tallies[wild][natural];
    counted.resize(sets.size());
    const int wild_left = game.wild - wild;
    for (std::size_t id = 0; id < sets.size(); ++id) {
        for (std::int64_t& hands_found : found[id]) hands_found /= sets.variants(id);
        if (wild_left > 0)
            of_wild(id, [&](const auto& more) {
                if constexpr (std::is_same_v<decltype(more), const Made&>) found[id][more] += wild_left;
                else for (std::size_t made = 0; made < kMade; ++made)
                    found[id][made] += std::int64_t{wild_left} * more[made];
            });
        for (std::size_t made = 0; made < kMade; ++made) counted[id][made] = found[id][made] / beyond;
    }
}

// ---- What they bring ------------------------------------------------------------------------------------------------

// What hands bring in whole parts of a stake; and what the sets' hands bring together.
void Holds::Counted::value_sets() {
    for (const Ratio& each : game.brings) part = lcm(part, each.get_den());
    Integer most = 1;
    for (const Ratio& each : game.brings) most = std::max<Integer>(most, Integer(abs(each) * part));
    for (int cards = 0; cards <= kFive; ++cards)
        least_common = std::lcm(least_common, count::choose<std::int64_t>(game.cards() - kFive, cards));
    for (int held = 0; held <= kFive; ++held)
        scale[held] = least_common / count::choose<std::int64_t>(game.cards() - kFive, kFive - held);
    // The largest sum on the way is over all hands, the largest worth one that is certain.
    const Integer bound = most * std::max(Integer(least_common),
                                          count::choose<Integer>(game.cards(), kFive)) * 4;
    fits = bound < Integer(std::numeric_limits<std::int64_t>::max());
    if (bound >= Integer(1) << 120) throw std::length_error("odds in so many different fractions are not counted");
    for (std::size_t made = 0; made < kMade; ++made) {
        const Integer parts(game.brings[made] * part);
        const Integer size = abs(parts), high = size >> 62, low = size - (high << 62);
        const Wide value = (static_cast<Wide>(high.get_si()) << 62) + low.get_si();
        brings[made] = parts < 0 ? -value : value;
    }
    for (std::size_t wild = 0; wild < tallies.size(); ++wild)
        for (std::size_t natural = 0; natural < kFive; ++natural) {
            if (tallies[wild][natural].empty()) continue;
            if (fits) fill(wild, natural, narrow[wild][natural]);
            else fill(wild, natural, wide[wild][natural]);
        }
}

template <class Value>
void Holds::Counted::fill(std::size_t wild, std::size_t natural, std::vector<Value>& sums) const {
    const std::vector<Tally>& counted = tallies[wild][natural];
    std::vector<Value> of_class(counted.size());
    for (std::size_t id = 0; id < counted.size(); ++id)
        for (std::size_t made = 0; made < kMade; ++made)
            of_class[id] += static_cast<Value>(brings[made]) * counted[id][made];
    sums.resize(poker::choose(kCardsInDeck, natural));
    const std::uint32_t* const ids = of_size(natural).ids();
    for (std::size_t number = 0; number < sums.size(); ++number) sums[number] = of_class[ids[number]];
}

template <class Value>
void Holds::Counted::worths_of(const Numbers& numbers, int wild, Made made, std::array<Value, 32>& worth) const {
    const unsigned naturals = kFive - wild, natural_bits = (1u << naturals) - 1;
    for (unsigned mask = 0; mask < 31; ++mask) {
        const unsigned part_held = mask & natural_bits;
        const std::size_t wilds = std::popcount(mask >> naturals);
        worth[mask] = sums<Value>(wilds, std::popcount(part_held))[numbers[part_held]];
    }
    worth[31] = brings[made];
    for (unsigned bit = 1; bit < 32; bit <<= 1)
        for (unsigned mask = 0; mask < 32; ++mask)
            if (!(mask & bit)) worth[mask] -= worth[mask | bit];
    for (unsigned mask = 0; mask < 32; ++mask) worth[mask] *= scale[std::popcount(mask)];
}

// ---- The best holds -------------------------------------------------------------------------------------------------

namespace {

// Masks in the order in which equal holds are taken: those of most cards first.
constexpr std::array<std::uint8_t, 32> kMostFirst = [] {
    std::array<std::uint8_t, 32> masks{};
    std::size_t at = 0;
    for (int cards = kFive; cards >= 0; --cards)
        for (unsigned mask = 0; mask < 32; ++mask)
            if (std::popcount(mask) == cards) masks[at++] = mask;
    return masks;
}();

// Of each set, how often it was added or taken away: the tallies come in once, at the end.
struct Weights {
    std::array<std::array<std::vector<std::int64_t>, kFive>, kFive> of;
    ByMade<std::int64_t> whole{};  // sets of five cards are hands

    void add(const Numbers& numbers, int wild, Made made, unsigned hold, std::int64_t times) {
        const unsigned naturals = kFive - wild, natural_bits = (1u << naturals) - 1;
        const unsigned discards = 31 ^ hold;
        for (unsigned some = discards;; some = (some - 1) & discards) {
            const unsigned mask = hold | some, part = mask & natural_bits;
            const std::int64_t signed_times = std::popcount(some) % 2 ? -times : times;
            if (mask == 31) whole[made] += signed_times;
            else of[std::popcount(mask >> naturals)][std::popcount(part)][numbers[part]] += signed_times;
            if (some == 0) break;
        }
    }
};

// What the sets come to, once their tallies are in.
template <class Counted>
ByMade<Wide> summed(const Weights& weights, const Counted& counted) {
    ByMade<Wide> sums{};
    for (std::size_t made = 0; made < kMade; ++made) sums[made] = weights.whole[made];
    for (std::size_t wild = 0; wild < kFive; ++wild)
        for (std::size_t natural = 0; natural < kFive; ++natural) {
            const auto& numbered = weights.of[wild][natural];
            const std::uint32_t* const ids = counted.of_size(natural).ids();
            std::vector<std::int64_t> of_class(numbered.empty() ? 0 : counted.tallies[wild][natural].size());
            for (std::size_t number = 0; number < numbered.size(); ++number) of_class[ids[number]] += numbered[number];
            for (std::size_t id = 0; id < of_class.size(); ++id)
                for (std::size_t made = 0; made < kMade; ++made)
                    sums[made] += Wide{of_class[id]} * counted.tallies[wild][natural][id][made];
        }
    return sums;
}

}  // namespace

template <class Value>
Holds::Best Holds::best_of(const Dealt& hand, const std::array<Value, 32>& worths) const {
    unsigned best = kMostFirst[0];
    bool tied = false;
    for (const unsigned mask : kMostFirst) {
        if (worths[mask] > worths[best]) best = mask, tied = false;
        else if (mask != best && worths[mask] == worths[best]) tied = true;
    }
    if (!tied) [[likely]] return {best};
    const auto scaled = [&](unsigned mask) {
        auto draws = draws_after(hand, mask);
        for (std::int64_t& each : draws) each *= counted_->scale[std::popcount(mask)];
        return draws;
    };
    Best found{best};
    auto most = scaled(best);
    for (const unsigned mask : kMostFirst) {
        if (worths[mask] != worths[best] || mask == best) continue;
        const auto draws = scaled(mask);
        found.others_differ |= draws != most;
        if (std::popcount(mask) == std::popcount(best) && draws > most) found.mask = mask, most = draws;
    }
    return found;
}

Holds::Holds(const DrawGame& game) : game_(game), counted_(std::make_unique<Counted>(game_)) {
    const Counted& counted = *counted_;
    Weights weights;
    for (std::size_t wild = 0; wild < kFive; ++wild)
        for (std::size_t natural = 0; natural < kFive; ++natural)
            if (!counted.tallies[wild][natural].empty())
                weights.of[wild][natural].resize(poker::choose(kCardsInDeck, natural));
    const auto choose_all = [&]<class Value>(Value) {
        Numbers numbers{};
        std::array<Value, 32> worths;
        for (int wild = 0; wild <= counted.most_wild(); ++wild) {
            const poker::Orbits& sets = counted.of_size(kFive - wild);
            const auto with_wild = count::choose<std::int64_t>(game.wild, wild);
            for (std::size_t id = 0; id < sets.size(); ++id) {
                const Made made = counted.hands[wild][id];
                number_parts(sets.hand(id), numbers);
                counted.worths_of(numbers, wild, made, worths);
                const auto [best, others_differ] = best_of({sets.hand(id), wild}, worths);
                equal_holds_differ_ |= others_differ;
                const std::int64_t times = sets.variants(id) * with_wild;
                weights.add(numbers, wild, made, best, times * counted.scale[std::popcount(best)]);
                hands_ += times;
            }
        }
    };
    if (counted.fits) choose_all(std::int64_t{});
    else choose_all(Wide{});
    const ByMade<Wide> sums = summed(weights, counted);
    for (std::size_t made = 0; made < kMade; ++made) combinations_[made] = count::integer(sums[made]);
    total_ = count::choose<Integer>(game.cards(), kFive) * Integer(counted.least_common);
    denominator_ = counted.part * Integer(counted.least_common);
}

Holds::~Holds() = default;

Ratio Holds::mean() const {
    Ratio sum = 0;
    for (std::size_t made = 0; made < kMade; ++made) sum += game_.brings[made] * combinations_[made];
    return sum / total_;
}

template Holds::Best Holds::best_of(const Dealt&, const std::array<Wide, 32>&) const;

Holds::Values Holds::worths(const Dealt& hand) const {
    Numbers numbers{};
    number_parts(hand.natural, numbers);
    Values worths{};
    if (!counted_->fits) {
        counted_->worths_of(numbers, hand.wild, counted_->made(hand), worths);
        return worths;
    }
    std::array<std::int64_t, 32> narrow;
    counted_->worths_of(numbers, hand.wild, counted_->made(hand), narrow);
    std::copy(narrow.begin(), narrow.end(), worths.begin());
    return worths;
}

ByMade<std::int64_t> Holds::draws_after(const Dealt& hand, unsigned mask) const {
    Numbers numbers{};
    number_parts(hand.natural, numbers);
    const unsigned naturals = kFive - hand.wild, natural_bits = (1u << naturals) - 1;
    ByMade<std::int64_t> draws{};
    const unsigned discards = 31 ^ mask;
    for (unsigned some = discards;; some = (some - 1) & discards) {
        const unsigned set = mask | some, part = set & natural_bits;
        const int sign = std::popcount(some) % 2 ? -1 : 1;
        const std::size_t wilds = std::popcount(set >> naturals);
        const std::size_t held = std::popcount(part);
        if (set == 31) draws[counted_->made(hand)] += sign;
        else for (std::size_t made = 0; made < kMade; ++made)
            draws[made] +=
                sign *
                counted_->tallies[wilds][held][counted_->of_size(held).id_of_number(numbers[part])][made];
        if (some == 0) return draws;
    }
}

void Holds::each_hand(const std::function<void(const Dealt&, std::int64_t, const Values&)>& look) const {
    for (int wild = 0; wild <= counted_->most_wild(); ++wild) {
        const poker::Orbits& sets = counted_->of_size(kFive - wild);
        const auto with_wild = count::choose<std::int64_t>(game_.wild, wild);
        for (std::size_t id = 0; id < sets.size(); ++id) {
            const Dealt hand{sets.hand(id), wild};
            look(hand, sets.variants(id) * with_wild, worths(hand));
        }
    }
}

Dealt Holds::dealt(std::span<const Card> five, rank::Faces wild, std::array<std::uint8_t, 5>& place) {
    Dealt hand;
    for (const Card card : five)
        if (rank::face(card) & wild) ++hand.wild;
        else hand.natural = hand.natural | CardSet{card};
    std::uint8_t next_wild = kFive - hand.wild;
    for (std::size_t i = 0; i < five.size(); ++i) {
        const bool is_wild = rank::face(five[i]) & wild;
        const std::uint64_t below = is_wild ? 0 : CardSet{five[i]}.bits() - 1;
        place[i] = is_wild ? next_wild++ : std::popcount(hand.natural.bits() & below);
    }
    return hand;
}

}  // namespace baize::live_draw
