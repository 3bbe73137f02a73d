#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace baize::cli {

ProgressBar::ProgressBar(std::string what) : what_(std::move(what)), on_terminal_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() { clear(); }

bool ProgressBar::operator()(double share) {
    constexpr int kWidth = 40;
    const int percent = static_cast<int>(std::clamp(share, 0.0, 1.0) * 100);
    if (!on_terminal_ || percent == last_) return true;
    last_ = percent;
    const int filled = percent * kWidth / 100;
    std::fputs(fmt::format("\r{} [{:#<{}}{:.<{}}] {:3}%{}\033[K", what_, "", filled, "", kWidth - filled, percent,
                           time_left(share)).c_str(),
               stderr);
    std::fflush(stderr);
    shown_ = true;
    if (percent == 100) clear();
    return true;
}

// As the work went on so far; nothing where it is soon done.
std::string ProgressBar::time_left(double share) const {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    const double left = share > 0 ? seconds * (1 - share) / share : 0;
    if (seconds < 2 || left < 10) return {};
    return left < 100 ? fmt::format("  about {:.0f} s left", left) : fmt::format("  about {:.0f} min left", left / 60);
}

void ProgressBar::clear() {
    if (shown_) std::fputs("\r\033[K", stderr);
    shown_ = false;
}

}  // namespace baize::cli
