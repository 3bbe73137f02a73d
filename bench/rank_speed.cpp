// How many hands of seven cards are ranked in a second: random cards, hands that were put together before, and all
// hands in order. Goals of the table: 300, 500 and 600 million on one core; the plain code beside it.
#include <benchmark/benchmark.h>

#include <array>
#include <random>
#include <vector>

#include "core/rank/fast.hpp"

namespace baize::rank {
namespace {

constexpr std::size_t kHands = 1u << 16;
using SevenCards = std::array<std::uint8_t, 7>;

const std::vector<SevenCards>& random_hands() {
    static const std::vector<SevenCards> hands = [] {
        std::mt19937_64 dice(1);
        std::array<std::uint8_t, 52> deck{};
        for (std::uint8_t i = 0; i < 52; ++i) deck[i] = i;
        std::vector<SevenCards> dealt(kHands);
        for (SevenCards& hand : dealt)
            for (std::size_t i = 0; i < 7; ++i) {
                std::swap(deck[i], deck[i + dice() % (52 - i)]);
                hand[i] = deck[i];
            }
        return dealt;
    }();
    return hands;
}

void count(benchmark::State& state, double hands) {
    state.counters["hands"] = benchmark::Counter(hands * static_cast<double>(state.iterations()),
                                                 benchmark::Counter::kIsRate);
}

void random_cards(benchmark::State& state) {
    const auto& hands = random_hands();
    const auto& fast = FastRanks<7>::get();
    for (auto _ : state) {
        unsigned sum = 0;
        for (const SevenCards& hand : hands) {
            Held held;
            for (const std::uint8_t card : hand) held += Card::from_index(card);
            sum += fast.of(held);
        }
        benchmark::DoNotOptimize(sum);
    }
    count(state, kHands);
}

void prebuilt(benchmark::State& state) {
    std::vector<Held> hands(kHands);
    for (std::size_t i = 0; i < kHands; ++i)
        for (const std::uint8_t card : random_hands()[i]) hands[i] += Card::from_index(card);
    const auto& fast = FastRanks<7>::get();
    for (auto _ : state) {
        unsigned sum = 0;
        for (const Held& hand : hands) sum += fast.of(hand);
        benchmark::DoNotOptimize(sum);
    }
    count(state, kHands);
}

// All hands that hold what is held already and `left` cards from `first` on.
template <int kLeft>
unsigned sum_in_order(const FastRanks<7>& fast, const Held& held, int first) {
    if constexpr (kLeft == 0) return fast.of(held);
    unsigned sum = 0;
    if constexpr (kLeft > 0)
        for (int i = first; i <= 52 - kLeft; ++i) {
            Held more = held;
            more += Card::from_index(i);
            sum += sum_in_order<kLeft - 1>(fast, more, i + 1);
        }
    return sum;
}

void in_order(benchmark::State& state) {
    const auto& fast = FastRanks<7>::get();
    for (auto _ : state) benchmark::DoNotOptimize(sum_in_order<7>(fast, {}, 0));
    count(state, 133'784'560);
}

void plain(benchmark::State& state) {
    for (auto _ : state) {
        unsigned sum = 0;
        for (const SevenCards& hand : random_hands()) {
            RankSets held;
            for (const std::uint8_t card : hand) held.add(Card::from_index(card));
            sum += best_of<kFiveCards>(held).value();
        }
        benchmark::DoNotOptimize(sum);
    }
    count(state, kHands);
}

BENCHMARK(random_cards)->Unit(benchmark::kMillisecond);
BENCHMARK(prebuilt)->Unit(benchmark::kMillisecond);
BENCHMARK(in_order)->Unit(benchmark::kMillisecond);
BENCHMARK(plain)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::rank
