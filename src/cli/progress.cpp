#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace baize::cli {

ProgressBar::ProgressBar(std::string what) : what_(std::move(what)), on_terminal_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::operator()(double share) {
    constexpr int kWidth = 40;
    const int percent = static_cast<int>(std::clamp(share, 0.0, 1.0) * 100);
    if (!on_terminal_ || percent == last_) return;
    last_ = percent;
    const int filled = percent * kWidth / 100;
    std::fputs(fmt::format("\r{} [{:#<{}}{:.<{}}] {:3}%", what_, "", filled, "", kWidth - filled, percent).c_str(),
               stderr);
    std::fflush(stderr);
    shown_ = true;
    if (percent == 100) clear();
}

void ProgressBar::clear() {
    if (shown_) std::fputs("\r\033[K", stderr);
    shown_ = false;
}

}  // namespace baize::cli
