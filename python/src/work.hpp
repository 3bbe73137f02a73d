// Long calls. The library works on a thread of its own without Python's lock; the thread that called waits, looks
// after signals, and tells the progress. So Ctrl-C, or what a callback throws, stops the work where it next asks
// whether to go on.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>

#include "values.hpp"

namespace baize_python {

class Work {
public:
    // `progress`: None, or a function of the share that is done, which may answer False.
    explicit Work(py::object progress) : progress_(std::move(progress)) {}

    // `call` is given the library's Progress, and what it returns is returned.
    template <class Call>
    auto run(Call call) -> std::invoke_result_t<Call, baize::Progress> {
        std::optional<std::invoke_result_t<Call, baize::Progress>> result;
        std::exception_ptr fault;
        start([&] {
            try {
                result.emplace(call([this](double share) { return goes_on(share); }));
            } catch (...) {
                fault = std::current_exception();
            }
        });
        if (raised_) throw py::error_already_set(*raised_);
        if (fault) std::rethrow_exception(fault);
        return std::move(*result);
    }

private:
    void start(const std::function<void()>& work);
    void wait();
    bool look_after_python();
    bool goes_on(double share) {
        share_ = share;
        return !stop_;
    }

    py::object progress_;
    std::atomic<double> share_{0};
    std::atomic<bool> stop_{false};
    double told_ = -1;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool done_ = false;
    std::optional<py::error_already_set> raised_;
};

// A call that returns a Result, and its value.
template <class Call>
auto worked(py::object progress, Call call) {
    return unwrapped(Work(std::move(progress)).run(std::move(call)));
}

}  // namespace baize_python
