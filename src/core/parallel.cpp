#include "core/parallel.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/asker.hpp"

namespace baize {

namespace {

// How many threads count at the moment, callers and helpers.
std::atomic<unsigned>& busy_threads() {
    static std::atomic<unsigned> busy{0};
    return busy;
}

// This thread is one of them.
thread_local bool counts_here = false;

// A caller counts while he has work done, but once however deep his work is nested.
class Caller {
public:
    Caller() : outermost_(!std::exchange(counts_here, true)) {
        if (outermost_) ++busy_threads();
    }
    ~Caller() {
        if (!outermost_) return;
        counts_here = false;
        --busy_threads();
    }
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

private:
    bool outermost_;
};

// Helpers for a caller, as many as there are processors for; each leaves the crew when there is nothing left to do.
class Crew {
public:
    // `beyond`: as many as are wanted, however many processors there are.
    Crew(unsigned wanted, bool beyond) : beyond_(beyond) {
        unsigned busy = busy_threads();
        do size_ = beyond ? wanted : std::min(wanted, processors() - std::min(busy, processors()));
        while (!busy_threads().compare_exchange_weak(busy, busy + size_));
    }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    unsigned size() const { return size_; }

    // A helper leaves where more threads count than there are processors: true where that was his to do.
    bool gives_way() const {
        if (beyond_) return false;
        unsigned busy = busy_threads();
        while (busy > processors())
            if (busy_threads().compare_exchange_weak(busy, busy - 1)) return true;
        return false;
    }
    static void leave() { --busy_threads(); }

private:
    bool beyond_;
    unsigned size_ = 0;
};

}  // namespace

unsigned processors() {
    static const unsigned kCount = [] {
        cpu_set_t allowed;
        CPU_ZERO(&allowed);
        if (sched_getaffinity(0, sizeof allowed, &allowed) == 0 && CPU_COUNT(&allowed) > 0)
            return static_cast<unsigned>(CPU_COUNT(&allowed));
        return std::max(1u, std::thread::hardware_concurrency());
    }();
    return kCount;
}

void parallel_for(unsigned threads, std::size_t count, std::size_t at_once, const PieceOfWork& work) {
    assert(threads > 0 && at_once > 0);
    const std::size_t calls = std::max<std::size_t>(1, (count + at_once - 1) / at_once);
    const Caller caller;
    const Crew crew(static_cast<unsigned>(std::min<std::size_t>(threads, calls) - 1), threads > processors());
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr thrown;  // the first
    // False where nothing is left to do.
    const auto do_piece = [&](unsigned worker) {
        const std::size_t first = next.fetch_add(at_once);
        if (first >= count) return false;
        try {
            ask_now_and_then();
            work(worker, first, std::min(count, first + at_once));
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
        return true;
    };
    const auto help = [&, asked = Asker::of_this_thread()](unsigned worker) {
        const Asker::Lent lent(asked);
        counts_here = true;
        while (do_piece(worker))
            if (crew.gives_way()) return;
        Crew::leave();
    };
    {
        std::vector<std::jthread> helpers;
        helpers.reserve(crew.size());
        try {
            for (unsigned worker = 1; worker <= crew.size(); ++worker) helpers.emplace_back(help, worker);
        } catch (const std::system_error&) {  // the system has no more threads: with those that there are
            for (std::size_t i = helpers.size(); i < crew.size(); ++i) Crew::leave();
        }
        while (do_piece(0)) {}
    }
    if (thrown) std::rethrow_exception(thrown);
}

void parallel_invoke(const std::function<void()>& one, const std::function<void()>& other) {
    parallel_for(std::min(2u, processors()), 2, 1,
                 [&](unsigned, std::size_t which, std::size_t) { which == 0 ? one() : other(); });
}

}  // namespace baize
