// What is chosen of the options, by id and as people read it.
#include "definition/setup.hpp"

namespace baize {

std::vector<std::pair<std::string, std::string>> Setup::options_in_use() const {
    std::vector<std::pair<std::string, std::string>> list;
    for (std::size_t i = 0; i < options_.size(); ++i) list.emplace_back(game_->options[i].id, option_id(i));
    return list;
}

// An id says it where its dashes are spaces; those between numbers are none.
std::string Setup::option_words(std::size_t index) const {
    const OptionValue* const value = option_value(index);
    if (value && !value->words.empty()) return std::string(value->words);
    std::string words(option_id(index));
    const auto digit = [&](std::size_t at) { return at < words.size() && words[at] >= '0' && words[at] <= '9'; };
    for (std::size_t at = 1; at < words.size(); ++at)
        if (words[at] == '-' && !(digit(at - 1) && digit(at + 1))) words[at] = ' ';
    return words;
}

}  // namespace baize
