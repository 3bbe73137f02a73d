#include "core/parallel.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "core/asker.hpp"

namespace baize {

namespace {

// Processors for which nobody counts: the first caller's thread has one already.
std::atomic<unsigned>& idle_processors() {
    static std::atomic<unsigned> idle{processors() - 1};
    return idle;
}

// Further threads for a caller, given back when the work is done.
class Crew {
public:
    explicit Crew(unsigned wanted) {
        if (wanted >= processors()) {  // asked for by number: this is no share of the machine
            size_ = wanted;
            return;
        }
        unsigned idle = idle_processors();
        do taken_ = std::min(idle, wanted);
        while (!idle_processors().compare_exchange_weak(idle, idle - taken_));
        size_ = taken_;
    }
    ~Crew() { idle_processors() += taken_; }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    unsigned size() const { return size_; }

private:
    unsigned size_ = 0, taken_ = 0;
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
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr thrown;  // the first
    const auto run = [&, asked = Asker::of_this_thread()](unsigned worker) {
        const Asker::Lent lent(asked);
        try {
            for (std::size_t first; (first = next.fetch_add(at_once)) < count;) {
                ask_now_and_then();
                work(worker, first, std::min(count, first + at_once));
            }
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
    };
    assert(threads > 0 && at_once > 0);
    const std::size_t calls = std::max<std::size_t>(1, (count + at_once - 1) / at_once);
    const Crew crew(static_cast<unsigned>(std::min<std::size_t>(threads, calls) - 1));
    {
        std::vector<std::jthread> others;
        others.reserve(crew.size());
        for (unsigned worker = 1; worker <= crew.size(); ++worker) others.emplace_back(run, worker);
        run(0);
    }
    if (thrown) std::rethrow_exception(thrown);
}

void parallel_invoke(const std::function<void()>& one, const std::function<void()>& other) {
    parallel_for(std::min(2u, processors()), 2, 1,
                 [&](unsigned, std::size_t which, std::size_t) { which == 0 ? one() : other(); });
}

}  // namespace baize
