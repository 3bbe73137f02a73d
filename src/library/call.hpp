// How a public function asks whether to go on, and how it ends where the work within it was told to stop.
#pragma once

#include "core/asker.hpp"
#include "core/refusal.hpp"
#include "odds/too_fine.hpp"

namespace baize {

// What `work` returns, which is given the caller's function to ask; where that said stop, or odds are too fine to be
// counted exactly, the refusal that says so.
template <class Work>
auto ended_well(const Progress& progress, const Work& work) -> decltype(work(progress)) {
    const Asker asker(progress);
    try {
        return work(asker.progress());
    } catch (const Cancelled&) {
        return v0::cancelled();
    } catch (const OddsTooFine& odds) {
        return Refusal{odds.what()};
    }
}

}  // namespace baize
