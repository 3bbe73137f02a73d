// Work on several threads at once. All counting of the program shares the processors: see `parallel_for`.
#pragma once

#include <cstddef>
#include <functional>

namespace baize {

// How many processors this process may use, which may be fewer than the machine has.
unsigned processors();
// As many threads as somebody asked for; 0: one for each processor.
inline unsigned thread_count(unsigned asked) { return asked ? asked : processors(); }

// A piece of the work, from `first` to before `last`, by the worker of this number, who does one at a time.
using PieceOfWork = std::function<void(unsigned worker, std::size_t first, std::size_t last)>;

// Does `count` pieces of work, `at_once` to a call, on at most `threads` threads: workers 0 (the caller's own thread)
// to `threads` - 1. What a piece throws is thrown to the caller once all have ended, and no further piece is begun;
// before one is, the caller's Asker is asked whether to go on (core/asker.hpp).
//
// One bound holds for the whole process: callers and the threads that help them are together no more than there are
// processors. A caller is never held up. Where one comes while all processors are taken, a helper of another gives his
// up at the end of the piece that he does. A piece that shares out work itself counts once.
//
// Who asks by number for more threads than there are processors gets them all the same: a test of threads, or somebody
// who says --threads 64. They count like others, so that nobody else gets a helper meanwhile.
void parallel_for(unsigned threads, std::size_t count, std::size_t at_once, const PieceOfWork& work);

// Both, at the same time where there is a processor for it.
void parallel_invoke(const std::function<void()>& one, const std::function<void()>& other);

}  // namespace baize
