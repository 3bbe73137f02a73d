// A mutator for texts made of lines. Random bytes seldom make a message that is understood; here lines are put in from
// a list, repeated, moved and dropped, and their numbers and words become others, so that the fuzzer plays rounds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace baize::fuzz {

struct Language {
    std::span<const std::string_view> lines;    // whole lines that make sense
    std::span<const std::string_view> words;
    std::span<const std::string_view> numbers;
    std::string_view between;                   // characters that end a word
};

class LineMutator {
public:
    LineMutator(const Language& language, unsigned seed) : language_(language), random_(seed) {}

    std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size) {
        if (below(8) == 0) return LLVMFuzzerMutate(data, size, max_size);
        split(std::string_view(reinterpret_cast<const char*>(data), size));
        for (std::size_t i = below(3) + 1; i > 0; --i) change();
        std::string text;
        for (const std::string& line : lines_) text += line + "\n";
        text.resize(std::min(text.size(), max_size));
        std::memcpy(data, text.data(), text.size());
        return text.size();
    }

private:
    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }
    std::string_view any(std::span<const std::string_view> list) { return list[below(list.size())]; }

    void split(std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            lines_.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    void change() {
        const std::size_t kind = lines_.empty() ? 0 : below(7);
        const std::size_t at = below(lines_.size());
        if (kind == 0)
            lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(below(lines_.size() + 1)),
                          std::string(any(language_.lines)));
        else if (kind == 1) lines_.push_back(std::string(any(language_.lines)));
        else if (kind == 2)
            lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(below(lines_.size() + 1)),
                          std::string(lines_[at]));
        else if (kind == 3) lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at));
        else if (kind == 4) std::swap(lines_[at], lines_[below(lines_.size())]);
        else replace_word(lines_[at], kind == 5);
    }

    // One word of the line becomes another: a number where the choice is for numbers and it is one.
    void replace_word(std::string& line, bool number) {
        std::vector<std::pair<std::size_t, std::size_t>> found;
        for (std::size_t from = 0; from < line.size();) {
            const std::size_t end = std::min(line.find_first_of(language_.between, from), line.size());
            const bool digits = end > from && line.find_first_not_of("0123456789.-+", from) >= end;
            if (end > from && digits == number) found.emplace_back(from, end - from);
            from = end + 1;
        }
        if (found.empty()) return;
        const auto [from, size] = found[below(found.size())];
        line.replace(from, size, any(number ? language_.numbers : language_.words));
    }

    const Language& language_;
    std::minstd_rand random_;
    std::vector<std::string> lines_;
};

}  // namespace baize::fuzz
