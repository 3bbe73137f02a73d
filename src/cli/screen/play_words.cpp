#include "cli/screen/play_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "definition/names.hpp"

namespace baize::cli {

namespace {

bool takes_bets(const Setup& setup, std::size_t wager) {
    return setup.offered(wager) && setup.laid_before(wager);
}

std::vector<std::size_t> opening_wagers(const Setup& setup) {
    std::vector<std::size_t> list;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
        if (takes_bets(setup, w)) list.push_back(w);
    return list;
}

std::string ids_of(const Setup& setup, const std::vector<std::size_t>& wagers) {
    std::vector<std::string_view> ids;
    for (const std::size_t w : wagers) ids.push_back(setup.game().wagers[w].id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

Result<std::size_t> read_wager(const Setup& setup, std::string_view name) {
    // A name in full is left to the table, which knows why a wager is not open now.
    if (const auto exact = find_wager(setup.game(), name)) return *exact;
    std::vector<std::size_t> meant;
    for (const std::size_t w : opening_wagers(setup))
        if (setup.game().wagers[w].id.starts_with(name)) meant.push_back(w);
    if (meant.size() == 1) return meant[0];
    if (meant.size() > 1)
        return Refusal{fmt::format("'{}' may be {}; type one letter more", name, ids_of(setup, meant))};
    return Refusal{fmt::format("there is no wager '{}' here; expected {}, or ? for help", name,
                               ids_of(setup, opening_wagers(setup)))};
}

Result<Position> read_position(const Setup& setup, std::string_view name) {
    const auto colon = name.find(':');
    const auto wager = read_wager(setup, name.substr(0, colon));
    if (!wager) return wager.refusal();
    const WagerDef& def = setup.game().wagers[*wager];
    const bool has_spot = colon != name.npos;
    for (std::size_t i = 0; i < def.travels_to.size(); ++i)
        if (has_spot && def.travels_to[i] == name.substr(colon + 1))
            return Position{static_cast<std::uint8_t>(*wager), static_cast<std::uint8_t>(def.open_spots() + i)};
    if (def.spots.empty() && has_spot) return Refusal{fmt::format("{} has no spots; expected '{} 10'", def.id, def.id)};
    if (def.spots.empty()) return position_at(*wager);
    for (std::size_t i = 0; i < def.spots.size(); ++i)
        if (has_spot ? def.spots[i] == name.substr(colon + 1) && !def.spots[i].empty() : def.spots[i].empty())
            return position_at(*wager, i);
    const std::string clause = has_spot ? cite(setup.game(), setup.game().clauses.position) : "";
    return Refusal{fmt::format("{} has the spots {} to {}; expected such as '{}:{} 10', and '? {}' lists them", def.id,
                               def.spots.front(), def.spots.back(), def.id, def.spots[0], def.id),
                   clause};
}

}  // namespace

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words(1);
    for (const char c : line) {
        if (c == ' ' || c == '\t' || c == ',') words.emplace_back();
        else words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    std::erase(words, "");
    return words;
}

std::optional<Money> read_money(std::string_view word) {
    const auto dot = word.find('.');
    const std::string_view whole = word.substr(0, dot);
    std::string_view cents = dot == word.npos ? "" : word.substr(dot + 1);
    const auto digits = [](std::string_view text) {
        return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    if (whole.empty() || whole.size() > 10 || cents.size() > 2 || !digits(whole) || !digits(cents)) return std::nullopt;
    if (dot != word.npos && cents.empty()) return std::nullopt;
    std::int64_t amount = 0, rest = 0;
    std::from_chars(whole.data(), whole.data() + whole.size(), amount);
    std::from_chars(cents.data(), cents.data() + cents.size(), rest);
    return Money{100 * amount + (cents.size() == 1 ? 10 * rest : rest)};
}

Result<BetLine> read_bets(const Setup& setup, std::string_view line) {
    BetLine result;
    auto words = words_of(line);
    if (!words.empty() && words.back().ends_with('+')) {
        result.more = true;
        words.back().pop_back();
        std::erase(words, "");
    }
    const auto open = opening_wagers(setup);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool bare_amount = open.size() == 1 && read_money(words[i]);
        const auto position =
            read_position(setup, bare_amount ? setup.game().wagers[open[0]].id : std::string_view(words[i]));
        if (!position && read_money(words[i]))
            return Refusal{fmt::format("{} on which wager? Expected such as '{}'", words[i], bet_example(setup))};
        if (!position) return position.refusal();
        if (!bare_amount && ++i == words.size())
            return Refusal{fmt::format("how much on {}? Expected '{} 10'", words[i - 1], words[i - 1])};
        const auto stake = read_money(words[i]);
        if (!stake) return Refusal{fmt::format("'{}' is no amount; expected such as '{} 10'", words[i], words[i - 1])};
        result.bets.push_back({*position, *stake});
    }
    return result;
}

std::string bet_example(const Setup& setup, Money credit) {
    const auto open = opening_wagers(setup);
    if (open.empty()) return "";
    const Limits& limits = setup.limits(open[0]);
    const Money stake = std::max(limits.min, Money{std::min<std::int64_t>(1000, credit.cents) / limits.increment.cents *
                                                   limits.increment.cents});
    std::string example =
        fmt::format("{} {}", position_name(setup.game(), position_at(open[0])), to_string(stake));
    for (const std::size_t w : open)  // a wager that comes with it, in an equal part
        if (setup.game().wagers[w].part_of == static_cast<int>(open[0]) &&
            setup.game().wagers[w].kind == WagerKind::Opening)
            example += fmt::format(" {} {}", setup.game().wagers[w].id, to_string(stake));
    return example;
}

std::vector<char> choice_keys(const Game& game) {
    std::vector<char> keys;
    for (const ChoiceDef& choice : game.choices) {
        char key = '0';
        for (const char letter : choice.id) {
            const bool taken =
                letter == 'q' || letter == '-' || std::find(keys.begin(), keys.end(), letter) != keys.end();
            if (!taken) { key = letter; break; }
        }
        while (std::find(keys.begin(), keys.end(), key) != keys.end()) ++key;
        keys.push_back(key);
    }
    return keys;
}

Result<std::size_t> read_choice(const Game& game, const Question& question, std::string_view word) {
    const auto keys = choice_keys(game);
    std::vector<std::size_t> meant;
    std::string expected;
    for (std::size_t i = 0; i < game.choices.size(); ++i) {
        if (!question.offers(static_cast<int>(i))) continue;
        expected += fmt::format("{}{} ({})", expected.empty() ? "" : ", ", keys[i], game.choices[i].id);
        if (word == std::string_view(&keys[i], 1) || word == game.choices[i].id) return i;
        if (!word.empty() && game.choices[i].id.starts_with(word)) meant.push_back(i);
    }
    if (meant.size() == 1) return meant[0];
    if (word.empty()) return Refusal{fmt::format("it is your turn: type {}", expected)};
    if (meant.size() > 1) return Refusal{fmt::format("'{}' may mean two things here; expected {}", word, expected)};
    return Refusal{fmt::format("'{}' cannot be chosen here; expected {}", word, expected)};
}

std::string cards_wanted(const Question& question) {
    const int least = question.cards_min, most = question.cards_max;
    const std::string_view cards = most == 1 ? "card" : "cards";
    if (least == most) return fmt::format("{} {}", most, cards);
    return least == 0 ? fmt::format("up to {} {}", most, cards) : fmt::format("{} to {} {}", least, most, cards);
}

Result<ChosenCards> read_cards(const Deck& deck, std::span<const Card> hand, std::span<const std::string> words) {
    ChosenCards cards;
    for (const std::string& word : words) {
        if (cards.size() == cards.capacity()) return Refusal{fmt::format("{} cards at most", cards.capacity())};
        const bool place = word.size() == 1 && word[0] >= '1' && static_cast<std::size_t>(word[0] - '0') <= hand.size();
        const auto card = place ? std::optional(hand[word[0] - '1']) : deck.find(word);
        if (!card)
            return Refusal{fmt::format("'{}' is no card; expected such as '{}', or its place from 1 to {}", word,
                                       deck.name(hand[0]), hand.size())};
        cards.push_back(*card);
    }
    return cards;
}

}  // namespace baize::cli
