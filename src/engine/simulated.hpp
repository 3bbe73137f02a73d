// What a simulated round has instead of a dealer and of lines.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "definition/setup.hpp"
#include "engine/stake.hpp"

namespace baize {

// A deck drawn without replacement, shuffled as it is drawn: any order of the cards is as likely as any other.
class SimulatedChance {
public:
    SimulatedChance(const ShoePolicy& shoe, Random random);
    void fresh() { next_ = 0; }
    // What is drawn changes places with the next card, and is not read back from there: that would wait for the store.
    [[gnu::always_inline]] Card draw() {
        Card* const next = &cards_[next_];
        Card* const picked = next + below(random_, static_cast<std::uint32_t>(cards_.size()) - next_);
        const Card drawn = *picked;
        *picked = *next;
        *next = drawn;
        ++next_;
        return drawn;
    }
    Compartment one_of(int faces) {
        return static_cast<Compartment>(below(random_, static_cast<std::uint32_t>(faces)) + 1);
    }

private:
    std::vector<Card> cards_;
    std::uint32_t next_ = 0;
    Random random_;
};

// What a simulated round comes to, wager by wager, instead of lines: nobody reads the lines of a million rounds.
struct SimulatedSum {
    std::int64_t net = 0;  // minor units
    std::int64_t staked = 0;
    bool operator==(const SimulatedSum&) const = default;
};

struct SimulatedSums {
    std::vector<std::uint16_t> first;   // by wager: where its spots begin in `sum`
    std::vector<std::uint16_t> sum;     // by wager and spot: which sum it counts in
    std::vector<SimulatedSum> sums;

    void clear() { for (SimulatedSum& each : sums) each = {}; }
    std::uint16_t of(Position position) const {
        return sum[first[position.wager] + position.spot];
    }
};

}  // namespace baize
