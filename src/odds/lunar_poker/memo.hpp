// Values of a function whose calls are expensive and often repeated. A pass that needs few of them, not known
// beforehand, asks here: each is computed when it is first asked for, and never changes. Nothing else is kept.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "odds/lunar_poker/rank_hands.hpp"

namespace baize::lunar_poker {

// Of the places 0 to N - 1.
template <class Value, std::size_t N>
class Memo {
public:
    template <class Compute>
    const Value& at(std::size_t place, const Compute& compute) {
        std::unique_ptr<const Value>& known = known_[place];
        if (!known) known = std::make_unique<const Value>(compute());
        return *known;
    }

private:
    std::array<std::unique_ptr<const Value>, N> known_;
};

// Of sets of ranks. A value stays where it is until the next one is computed.
template <class Value>
class MemoOfRanks {
public:
    template <class Compute>
    const Value& at(unsigned ranks, const Compute& compute) {
        if (places_.empty()) places_.assign(std::size_t{1} << kRanks, kNone);
        if (places_[ranks] == kNone) {
            const auto next = static_cast<std::int16_t>(values_.size());
            values_.push_back(compute());
            places_[ranks] = next;
        }
        return values_[places_[ranks]];
    }

private:
    static constexpr std::int16_t kNone = -1;

    std::vector<std::int16_t> places_;
    std::vector<Value> values_;
};

}  // namespace baize::lunar_poker
