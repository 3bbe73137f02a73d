// Work on several threads at once. All counting of the program shares one crew: however many prices are asked for at
// the same time, and whoever asks from within a piece of such work, no more threads run than there are processors.
#pragma once

#include <cstddef>
#include <functional>

namespace baize {

// How many processors this process may use, which may be fewer than the machine has.
unsigned processors();

// A piece of the work, from `first` to before `last`, by the worker of this number, who does one at a time.
using PieceOfWork = std::function<void(unsigned worker, std::size_t first, std::size_t last)>;

// Does `count` pieces of work, `at_once` to a call, on at most `threads` threads: workers 0 (the caller's own thread)
// to `threads` - 1. There are fewer where others count at the same time; who asks for more than there are processors
// gets them. What a piece throws is thrown to the caller once all have ended, and no further piece is begun; before one
// is, the caller's Asker is asked whether to go on (core/asker.hpp).
void parallel_for(unsigned threads, std::size_t count, std::size_t at_once, const PieceOfWork& work);

// Both, at the same time where there is a processor for it.
void parallel_invoke(const std::function<void()>& one, const std::function<void()>& other);

}  // namespace baize
