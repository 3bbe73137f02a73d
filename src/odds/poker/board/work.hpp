// Work on many boards, shared out to threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <future>
#include <vector>

namespace baize::poker {

// Shares out `count` pieces of work, `at_once` a time: `work(thread, first, last)`.
template <class Work>
void share_work(unsigned threads, std::size_t count, std::size_t at_once, const Work& work) {
    std::atomic<std::size_t> next = 0;
    std::vector<std::future<void>> running;
    const auto run = [&](unsigned thread) {
        for (std::size_t first; (first = next.fetch_add(at_once)) < count;)
            work(thread, first, std::min(count, first + at_once));
    };
    for (unsigned t = 1; t < threads; ++t) running.push_back(std::async(std::launch::async, run, t));
    run(0);
    for (auto& each : running) each.get();
}

}  // namespace baize::poker
