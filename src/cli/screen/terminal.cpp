#include "cli/screen/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <utility>

namespace baize::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;
struct sigaction before_interrupt {}, before_end {};

void on_interrupt(int) { interrupted = 1; }

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

// A locale that was chosen, and is not UTF-8, gets no suit symbols; where none was chosen they are a good guess.
bool shows_symbols() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view value = variable(name);
        if (value.empty()) continue;
        return value.find("UTF-8") != value.npos || value.find("utf8") != value.npos ||
               value.find("UTF8") != value.npos || value.find("utf-8") != value.npos;
    }
    return true;
}

}  // namespace

Terminal::Terminal(bool plain, std::FILE* shown_on) : out_(shown_on) {
    const bool out = isatty(fileno(out_)), in = isatty(STDIN_FILENO), dumb = variable("TERM") == "dumb";
    style_.pictures = out && !plain && shows_symbols();
    style_.colour = out && !plain && !dumb && variable("NO_COLOR").empty();
    moves_ = out && in && !plain && !dumb;
    echo_ = !in;
    measure();
    // Without SA_RESTART, so that a read in progress comes back.
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    sigemptyset(&action.sa_mask);
    interrupted = 0;
    sigaction(SIGINT, &action, &before_interrupt);
    sigaction(SIGTERM, &action, &before_end);
}

Terminal::~Terminal() {
    deaf(false);
    sigaction(SIGINT, &before_interrupt, nullptr);
    sigaction(SIGTERM, &before_end, nullptr);
    std::fflush(out_);
}

// A window may change its size between two drawings.
void Terminal::measure() {
    winsize size{};
    if (ioctl(fileno(out_), TIOCGWINSZ, &size) != 0 || size.ws_col < 20 || size.ws_row < 5) return;
    style_.width = size.ws_col;
    height_ = size.ws_row;
}

int Terminal::rows_of(std::string_view text) const {
    int rows = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::size_t wide = columns(text.substr(0, end));
        rows += 1 + static_cast<int>(wide > 0 ? (wide - 1) / static_cast<std::size_t>(style_.width) : 0);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
    return rows;
}

void Terminal::put(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), out_);
    std::fflush(out_);
}

void Terminal::say(std::string_view text) {
    std::string lines(text);
    if (lines.empty() || lines.back() != '\n') lines += '\n';
    if (in_block_) block_rows_ += rows_of(lines);
    put(lines);
}

void Terminal::draw(std::string_view block) {
    // What has scrolled out of the window cannot be drawn over: then the block begins anew below.
    if (moves_ && in_block_ && block_rows_ > 0 && block_rows_ < height_)
        put("\033[" + std::to_string(block_rows_) + "A\r\033[J");
    measure();
    in_block_ = true;
    block_rows_ = 0;
    say(block);
}

std::optional<std::string> Terminal::read_line() {
    for (;;) {
        if (const auto end = input_.find('\n'); end != std::string::npos) {
            std::string line = input_.substr(0, end);
            input_.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return line;
        }
        char buffer[512];
        const ssize_t got = interrupted ? 0 : ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (got > 0) { input_.append(buffer, static_cast<std::size_t>(got)); continue; }
        if (got < 0 && errno == EINTR && !interrupted) continue;  // a window was resized
        if (input_.empty() || interrupted) return std::nullopt;
        return std::exchange(input_, {});  // a last line without its end
    }
}

std::optional<std::string> Terminal::ask(std::string_view prompt) {
    deaf(false);
    put(ink(style_, Ink::Bold, prompt));
    auto line = read_line();
    if (!line || echo_) put(line.value_or("") + "\n");  // the echo makes a transcript of a script complete
    if (in_block_) block_rows_ += rows_of(std::string(prompt) + line.value_or("") + "\n");
    return line;
}

void Terminal::deaf(bool on) {
    if (on == as_found_.has_value()) return;
    if (!on) {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &*as_found_);  // and forgets what was typed
        as_found_.reset();
        return;
    }
    termios modes{};
    if (tcgetattr(STDIN_FILENO, &modes) != 0) return;
    as_found_ = modes;
    modes.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

void Terminal::pause(int milliseconds) {
    if (!moves_ || interrupted) return;
    deaf(true);
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

}  // namespace baize::cli
