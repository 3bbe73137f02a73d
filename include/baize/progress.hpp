// Long calls take a Progress: a function that is told now and then which share of the work is done, and answers whether
// to go on. An empty one is never asked. On `false` it is not asked again: the work ends within half a second, and the
// call returns the refusal that `cancelled()` gives; nothing is left half done, and the same call can be made again.
//
// It is called from one thread at a time, but not always the same one nor the caller's, and must not call the library.
// The share runs from 0 to 1 and never falls by much: where two counts follow each other, it starts again with the
// second. What it throws ends the work too and comes out of the call.
#pragma once

#include <functional>

#include "baize/result.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

using Progress = std::function<bool(double share)>;

inline Refusal cancelled() { return {"cancelled"}; }
inline bool is_cancelled(const Refusal& refusal) { return refusal.what == "cancelled"; }

}  // namespace v0
}  // namespace baize
