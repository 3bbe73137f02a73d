#include "core/asker.hpp"

#include <atomic>
#include <chrono>
#include <mutex>

namespace baize {

namespace {

constexpr std::chrono::milliseconds kOften{50};
using Clock = std::chrono::steady_clock;

}  // namespace

struct Asker::Asked {
    Progress progress;
    std::mutex mutex;
    double share = 0;
    std::atomic<bool> goes_on = true;
    std::atomic<Clock::duration::rep> last = 0;  // long ago: work that is soon done is asked once, too

    // With a share of its own, or at the one that was told last.
    bool ask(const double* told) {
        const std::scoped_lock lock(mutex);
        if (told) share = *told;
        last = Clock::now().time_since_epoch().count();
        if (goes_on && !progress(share)) goes_on = false;
        return goes_on;
    }

    bool is_due() const {
        return Clock::now().time_since_epoch() - Clock::duration(last.load(std::memory_order_relaxed)) >= kOften;
    }
};

namespace {

thread_local Asker::Asked* asked_here = nullptr;

}  // namespace

Asker::Asker(const Progress& progress) : before_(asked_here) {
    if (progress) {
        asked_ = std::make_shared<Asked>();
        asked_->progress = progress;
        progress_ = [asked = asked_](double share) { return asked->ask(&share); };
    }
    asked_here = asked_.get();
}

Asker::~Asker() { asked_here = before_; }

Asker::Lent::Lent(Asked* asked) : before_(asked_here) { asked_here = asked; }
Asker::Lent::~Lent() { asked_here = before_; }

Asker::Asked* Asker::of_this_thread() { return asked_here; }

void ask_now_and_then() {
    if (!asked_here) return;
    if (!asked_here->goes_on || (asked_here->is_due() && !asked_here->ask(nullptr))) throw Cancelled{};
}

}  // namespace baize
