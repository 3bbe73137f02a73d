// A progress bar on stderr, for a person at a terminal only: a pipe sees nothing of it.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace baize::cli {

// A function to call with the share of the work done; the bar is taken away when it reaches 1 or the object dies. Of
// work that takes long it says how much longer.
class ProgressBar {
public:
    explicit ProgressBar(std::string what);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void operator()(double share);
    std::function<void(double)> callback() { return [this](double share) { (*this)(share); }; }

private:
    void clear();
    std::string time_left(double share) const;

    std::string what_;
    bool shown_ = false;
    bool on_terminal_;
    int last_ = -1;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace baize::cli
