// A progress bar on stderr, for a person at a terminal only: a pipe sees nothing of it.
#pragma once

#include <chrono>
#include <string>

#include "baize/progress.hpp"

namespace baize::cli {

// A function to call with the share of the work done; the bar is taken away when it reaches 1 or the object dies. Of
// work that takes long it says how much longer. It always answers to go on.
class ProgressBar {
public:
    explicit ProgressBar(std::string what);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    bool operator()(double share);
    v0::Progress callback() { return [this](double share) { return (*this)(share); }; }

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
