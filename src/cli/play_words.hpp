// What a player types: wagers, amounts, choices. Bad input is answered with what was expected.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/deck.hpp"
#include "definition/setup.hpp"
#include "engine/event.hpp"
#include "engine/need.hpp"

namespace baize::cli {

struct Bet {
    Position position{};
    Money stake{};
};

struct BetLine {
    std::vector<Bet> bets;
    bool more = false;  // the line ended in "+": more bets are to come before the deal
};

std::vector<std::string> words_of(std::string_view line);  // in lower case, cut at spaces and commas
std::optional<Money> read_money(std::string_view word);    // "10", "12.50"
inline bool is_leave(std::string_view word) { return word == "q" || word == "quit" || word == "exit"; }
inline bool is_advise(std::string_view word) { return word == "!" || word == "advise"; }
inline bool is_help(std::string_view word) { return word == "?" || word == "help"; }

// "ante 10 pair-plus 5", "small 5 total:4 10 +"; a wager may be cut short ("pair 5") while it is clear which is meant,
// and left out where there is only one.
Result<BetLine> read_bets(const Setup& setup, std::string_view line);
std::string bet_example(const Setup& setup, Money credit = {1000});  // "ante 10", or less where the credit is less

// One key for each choice of a game, the same all through the game.
std::vector<char> choice_keys(const Game& game);
// The choice that a key, its name or the beginning of its name means, among those offered.
Result<std::size_t> read_choice(const Game& game, const Question& question, std::string_view word);

std::string cards_wanted(const Question& question);  // "2 cards", "up to 5 cards", "1 to 3 cards"
// Cards of a hand by name or by their places in it: "2d 7h", "1 3".
Result<ChosenCards> read_cards(const Deck& deck, std::span<const Card> hand, std::span<const std::string> words);

}  // namespace baize::cli
