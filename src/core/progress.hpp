// How long work tells how far it has come, and hears that it is to end. It asks often: whoever says stop waits no more
// than half a second.
#pragma once

#include "baize/progress.hpp"

namespace baize {

using v0::Progress;

// Thrown through work that is to end: nothing of what was begun is kept. The functions of the public headers make a
// refusal of it.
struct Cancelled {};

inline void ask_to_go_on(const Progress& progress, double share) {
    if (progress && !progress(share)) throw Cancelled{};
}

}  // namespace baize
