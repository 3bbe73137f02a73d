// The reader's end of a conversation: a terminal, or a pipe with a script at the other end.
#pragma once

#include <termios.h>

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "cli/screen/draw_cards.hpp"

namespace baize::cli {

// Prints lines and reads lines. On a terminal it also keeps one block of lines that is drawn again in
// its place, so that cards seem to be dealt; what is typed meanwhile is neither shown nor taken, for it
// would spoil the picture and might be meant for the round before. Ctrl-C is taken as the end of the
// input, and the terminal is left as it was found.
class Terminal {
public:
    // `out`: where it is shown; another stream where stdout is kept for something else.
    explicit Terminal(bool plain, std::FILE* out = stdout);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    const Style& style() const { return style_; }
    bool moves() const { return moves_; }  // can a block be drawn again in its place?

    void say(std::string_view text);  // one line or several; the last gets its end
    // A line of input, without its end; nothing at the end of the input or after Ctrl-C.
    std::optional<std::string> ask(std::string_view prompt);

    // The block: drawn in the place of the one before, with all that was said and asked since. `leave_it` ends it.
    void draw(std::string_view block);
    bool fits(std::string_view block) const { return rows_of(block) + kRowsBelow < height_; }
    void leave_it() { block_rows_ = 0; in_block_ = false; }
    // A short wait, on a terminal only.
    void pause(int milliseconds);

private:
    static constexpr int kRowsBelow = 6;  // room for a question, its answer and a word about it

    void measure();
    void put(std::string_view text);
    std::optional<std::string> read_line();
    int rows_of(std::string_view text) const;
    void deaf(bool on);

    std::FILE* out_;
    Style style_;
    bool moves_ = false;
    bool echo_ = false;      // the input is no terminal, which would show what is typed
    int height_ = 24;
    bool in_block_ = false;
    int block_rows_ = 0;
    std::optional<termios> as_found_;  // the terminal's modes, while it is deaf
    std::string input_;      // read, but not yet asked for
};

}  // namespace baize::cli
