#include "scenario/words.hpp"

#include <charconv>
#include <sstream>

namespace baize::scenario {

Words split_words(const std::string& line) {
    std::istringstream in(line);
    Words words;
    for (std::string word; in >> word;) {
        if (word[0] == '#') break;
        words.push_back(word);
        std::string& last = words.back();  // "nz-blackjack 15B.7": what is quoted is one word
        while (last[0] == '"' && (last.size() == 1 || last.back() != '"') && in >> word) last += " " + word;
    }
    return words;
}

std::vector<ScriptLine> lines_of(std::string_view text) {
    std::vector<ScriptLine> script;
    std::istringstream in{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(in, line);)
        if (Words words = split_words((++number, line)); !words.empty())
            script.push_back({number, std::move(words), line});
    return script;
}

std::string joined(const Words& words, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) text += (text.empty() ? "" : " ") + words[i];
    return text;
}

int parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) fail("'{}' is no number", text);
    return value;
}

// "10", "+1.5", "-0.25": never through a floating-point number.
Money parse_money(std::string_view text) {
    std::string_view rest = text;
    const bool negative = rest.starts_with('-');
    if (negative || rest.starts_with('+')) rest.remove_prefix(1);
    const auto dot = rest.find('.');
    std::string cents(dot == rest.npos ? "" : rest.substr(dot + 1));
    if (cents.size() > 2) fail("'{}' has more than two decimals", text);
    cents.resize(2, '0');
    const std::int64_t amount = std::int64_t{parse_number(rest.substr(0, dot))} * 100 + parse_number(cents);
    return {negative ? -amount : amount};
}

bool is_player(std::string_view word) { return word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z'; }

PlayerId parse_player(std::string_view word) {
    if (word == "-") return kNobody;
    if (!is_player(word)) fail("'{}' is no player; expected a letter", word);
    return static_cast<PlayerId>(word[0] - 'A');
}

}  // namespace baize::scenario
