// A hash table from tallies to numbers 0, 1, 2, ... in order of first sight.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "odds/blackjack/tally.hpp"

namespace baize::blackjack {

class TallyMap {
public:
    TallyMap() : slots_(64) {}

    // The tally's number, and whether it is new.
    std::pair<std::size_t, bool> number(Tally tally) {
        std::size_t at = TallyHash{}(tally) & (slots_.size() - 1);
        while (slots_[at].number != 0) {
            if (slots_[at].bits == tally.bits) return {slots_[at].number - 1, false};
            at = (at + 1) & (slots_.size() - 1);
        }
        slots_[at] = {tally.bits, ++used_};
        if (used_ * 2 > slots_.size()) grow();
        return {used_ - 1, true};
    }
    std::size_t size() const { return used_; }
    void clear() {
        std::fill(slots_.begin(), slots_.end(), Slot{});
        used_ = 0;
    }
    // Asks the processor to fetch the tally's place ahead of its use: large tables are all cache misses.
    void prefetch(Tally tally) const { __builtin_prefetch(&slots_[TallyHash{}(tally) & (slots_.size() - 1)]); }

private:
    struct Slot {
        std::uint64_t bits = 0;
        std::size_t number = 0;  // 0 is empty
    };

    void grow() {
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.number == 0) continue;
            std::size_t at = TallyHash{}(Tally{slot.bits}) & (slots_.size() - 1);
            while (slots_[at].number != 0) at = (at + 1) & (slots_.size() - 1);
            slots_[at] = slot;
        }
    }

    std::vector<Slot> slots_;
    std::size_t used_ = 0;
};

}  // namespace baize::blackjack
