#include "work.hpp"

namespace baize_python {

namespace {

constexpr std::chrono::milliseconds kLook{50};

}  // namespace

void Work::start(const std::function<void()>& work) {
    std::thread thread([&] {
        work();
        const std::lock_guard lock(mutex_);
        done_ = true;
        ended_.notify_all();
    });
    wait();
    const py::gil_scoped_release release;
    thread.join();
}

void Work::wait() {
    for (;;) {
        {
            const py::gil_scoped_release release;
            std::unique_lock lock(mutex_);
            if (ended_.wait_for(lock, kLook, [&] { return done_; })) return;
        }
        if (!stop_ && !look_after_python()) stop_ = true;
    }
}

// False: the work is to stop. What was raised is kept, and raised once the work has ended.
bool Work::look_after_python() {
    try {
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
        const double share = share_;
        if (progress_.is_none() || share == told_) return true;
        told_ = share;
        return !progress_(share).is(py::bool_(false));
    } catch (py::error_already_set& raised) {
        raised_.emplace(raised);
        return false;
    }
}

}  // namespace baize_python
