// Work shared out to threads.
#include "core/parallel.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

namespace baize::parallel_test {
namespace {

TEST(ParallelFor, EveryPieceIsDoneOnceWhateverTheThreads) {
    for (const unsigned threads : {1u, 2u, 5u})
        for (const std::size_t count : {0u, 1u, 7u, 64u, 100u})
            for (const std::size_t at_once : {1u, 3u, 64u}) {
                std::vector<std::atomic<int>> done(count);
                parallel_for(threads, count, at_once, [&](unsigned worker, std::size_t first, std::size_t last) {
                    ASSERT_LT(worker, threads);
                    ASSERT_LE(last - first, at_once);
                    for (std::size_t i = first; i < last; ++i) ++done[i];
                });
                for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(done[i], 1) << i << " of " << count;
            }
}

TEST(ParallelFor, AWorkerDoesOnePieceAtATime) {
    std::vector<std::atomic<bool>> busy(4);
    parallel_for(4, 200, 1, [&](unsigned worker, std::size_t, std::size_t) {
        EXPECT_FALSE(busy[worker].exchange(true));
        std::this_thread::yield();
        busy[worker] = false;
    });
}

TEST(ParallelFor, WhatAPieceThrowsIsThrownToTheCallerAndNoneIsBegunAfterIt) {
    for (const unsigned threads : {1u, 3u}) {
        std::atomic<int> begun = 0;
        EXPECT_THROW(parallel_for(threads, 100, 1,
                                  [&](unsigned, std::size_t first, std::size_t) {
                                      ++begun;
                                      if (first == 0) throw std::runtime_error("of the first piece");
                                  }),
                     std::runtime_error);
        if (threads == 1) {
            EXPECT_EQ(begun, 1);
        }
    }
}

// Each piece shares out work itself: that takes no more threads than there are processors.
TEST(ParallelFor, NestedWorkTakesNoMoreThreadsThanThereAreProcessors) {
    std::mutex mutex;
    std::size_t running = 0, most = 0;
    const auto leaf = [&](unsigned, std::size_t, std::size_t) {
        {
            const std::lock_guard lock(mutex);
            most = std::max(most, ++running);
        }
        std::this_thread::yield();
        const std::lock_guard lock(mutex);
        --running;
    };
    parallel_for(processors(), 16, 1,
                 [&](unsigned, std::size_t, std::size_t) { parallel_for(processors(), 16, 1, leaf); });
    EXPECT_LE(most, processors());
    parallel_for(processors(), 16, 1, leaf);  // and all are there again
}

// Two callers at once, as two prices that the lab is asked for: a helper of the one gives way to the other. What begins
// once both are there has no more threads than there are processors.
TEST(ParallelFor, TwoCallersShareTheProcessors) {
    std::atomic<unsigned> first_pieces = 0;
    std::atomic<bool> other_is_there = false, done = false;
    std::jthread other;
    std::mutex mutex;
    std::set<unsigned> mine;
    const auto other_work = [&](unsigned worker, std::size_t, std::size_t) {
        EXPECT_EQ(worker, 0u);  // nobody is left to help
        other_is_there = true;
        while (!done) std::this_thread::yield();
    };
    parallel_for(processors(), 20 * processors(), 1, [&](unsigned worker, std::size_t piece, std::size_t) {
        if (piece < processors()) {  // each thread has one of these, and they end when the other caller is there
            if (++first_pieces == processors())
                other = std::jthread([&] { parallel_for(processors(), processors(), 1, other_work); });
            while (!other_is_there) std::this_thread::yield();
        } else {
            const std::lock_guard lock(mutex);
            mine.insert(worker);
        }
    });
    done = true;
    other.join();
    EXPECT_LE(mine.size(), std::max(1u, processors() - 1));
    std::atomic<unsigned> there = 0;  // and all are to be had again
    parallel_for(processors(), processors(), 1, [&](unsigned, std::size_t, std::size_t) {
        ++there;
        while (there < processors()) std::this_thread::yield();
    });
    EXPECT_EQ(there, processors());
}

// A test of threads wants them even on a small machine: two that wait for one another can only end together.
TEST(ParallelFor, WhoAsksForMoreThanThereAreProcessorsGetsThem) {
    const unsigned threads = processors() + 1;
    std::atomic<unsigned> there = 0;
    parallel_for(threads, threads, 1, [&](unsigned, std::size_t, std::size_t) {
        ++there;
        while (there < threads) std::this_thread::yield();
    });
    EXPECT_EQ(there, threads);
}

TEST(ParallelInvoke, DoesBoth) {
    int one = 0, other = 0;
    parallel_invoke([&] { one = 1; }, [&] { other = 2; });
    EXPECT_EQ(one + other, 3);
}

}  // namespace
}  // namespace baize::parallel_test
