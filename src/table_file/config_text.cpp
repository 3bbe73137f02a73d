#include "table_file/config_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace baize::table_file {

namespace {

// How many letters must be put in, left out, changed, or exchanged with their neighbour; both names being short.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> two_up, up(b.size() + 1), row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        two_up = std::exchange(up, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({up[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), up[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], two_up[j - 2] + 1);
        }
    }
    return row.back();
}

// Walks over a file as a parser would, as far as it must to tell what is in quotes or in a comment.
class Screen {
public:
    Screen(std::string_view toml, std::string_view file) : text_(toml), file_(file) {}

    MaybeRefusal walk() {
        constexpr int kDotsMax = 4096;  // every level of a tree costs a dot, or a bracket,
                                        // and brackets toml++ counts itself
        for (at_ = text_.starts_with("\xef\xbb\xbf") ? 3 : 0; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '\n') { ++line_; line_start_ = at_ + 1; quote_ = 0; comment_ = false; continue; }
            if (comment_) continue;
            if (quote_ != 0) {
                if (c == '\\' && quote_ == '"') ++at_;
                else if (c == quote_) quote_ = 0;
                continue;
            }
            if (c == '#') comment_ = true;
            if (static_cast<unsigned char>(c) >= 0x80)
                return refuse(
                    "a letter or sign outside of quotes that no key and no value has; expected text in quotes");
            if (c == '.' && ++dots_ > kDotsMax)
                return refuse(fmt::format("more than {} dots; no table needs as many", kDotsMax));
            if (c != '"' && c != '\'') continue;
            if (text_.substr(at_, 3) == std::string(3, c))
                return refuse("text over several lines, in three quotes; expected text in one line");
            quote_ = c;
        }
        return std::nullopt;
    }

private:
    Refusal refuse(std::string_view what) const {
        return {fmt::format("{}:{}:{}: {}", file_, line_, at_ - line_start_ + 1, what)};
    }

    std::string_view text_, file_;
    std::size_t at_ = 0, line_start_ = 0;
    int line_ = 1, dots_ = 0;
    char quote_ = 0;
    bool comment_ = false;
};

}  // namespace

MaybeRefusal unfit_for_parser(std::string_view toml, std::string_view file) {
    if (toml.size() > kFileBytesMax)
        return Refusal{fmt::format("{}: the file has {} bytes; expected at most {}", file, toml.size(), kFileBytesMax)};
    return Screen(toml, file).walk();
}

std::string shown(std::string_view name) {
    constexpr std::size_t kLong = 40;
    std::string text(name.substr(0, kLong));
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f) c = '?';
    return name.size() > kLong ? text + "..." : text;
}

std::string_view nearest(std::string_view name, const std::vector<std::string_view>& candidates) {
    if (name.size() > 64) return {};
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, name.size() / 3) + 1;
    for (const std::string_view candidate : candidates) {
        const std::size_t far = distance(name, candidate);
        if (far < least) { least = far; best = candidate; }
    }
    return best;
}

std::string suggestion(std::string_view name, const std::vector<std::string_view>& candidates) {
    const std::string_view near = nearest(name, candidates);
    if (!near.empty()) return fmt::format("; did you mean '{}'?", near);
    return fmt::format("; expected one of {}", fmt::join(candidates, ", "));
}

std::vector<std::string_view> wager_names(const Game& game) {
    std::vector<std::string_view> names;
    for (const WagerDef& wager : game.wagers) names.push_back(wager.id);
    return names;
}

}  // namespace baize::table_file
