// What a simulated round has instead of a dealer and of lines.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "engine/setup.hpp"
#include "engine/stake.hpp"

namespace baize {

// A deck drawn without replacement, shuffled as it is drawn: any order of the cards is as likely as any other.
class SimulatedChance {
public:
    SimulatedChance(const ShoePolicy& shoe, Random random);
    void fresh() { next_ = 0; }
    [[gnu::always_inline]] Card draw() {
        const std::uint32_t pick = next_ + below(random_, static_cast<std::uint32_t>(cards_.size()) - next_);
        std::swap(cards_[next_], cards_[pick]);
        return cards_[next_++];
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
struct SimulatedSums {
    std::vector<std::uint16_t> first;   // by wager: where its spots begin in `sum`
    std::vector<std::uint16_t> sum;     // by wager and spot: which sum it counts in
    std::vector<std::int64_t> net;      // minor units
    std::vector<std::int64_t> staked;

    void clear() {
        for (std::int64_t& each : net) each = 0;
        for (std::int64_t& each : staked) each = 0;
    }
    std::uint16_t of(Position position) const {
        return sum[static_cast<std::size_t>(first[position.wager] + position.spot)];
    }
};

}  // namespace baize
