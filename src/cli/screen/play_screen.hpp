// What `baize play` shows, as text: the table from one seat, the wagers, the choices, the settlement. Nothing here
// knows a rule; all of it is read from the game's definition and from the view of the player's own seat.
#pragma once

#include <string>
#include <vector>

#include "cli/screen/draw_cards.hpp"
#include "engine/view.hpp"

namespace baize::cli {

// A choice that a question offers, with what it costs and whether the player's credit covers it.
struct OpenChoice {
    std::size_t choice = 0;
    char key = '?';
    Money cost{};          // chips that it adds; for a choice that takes an amount, the least
    bool takes_amount = false;
    Money amount_max{};    // as far as the credit goes
    bool covered = true;
};

std::string signed_money(Money amount);  // "+10", "-5", "0"
std::string rounds_text(int rounds);     // "1 round", "2 rounds"

std::string header_text(const Style& style, const Setup& setup);
std::string wagers_text(const Style& style, const Setup& setup);
// Every spot and pay row of one wager.
std::string wager_text(const Style& style, const Setup& setup, std::size_t wager);
std::string help_text(const Setup& setup);

// The table as the player of the view sees it. `active` is the hand that a decision is about, or empty.
std::string scene_text(const Style& style, const Table& table, const View& view, const std::string& active);
std::string question_text(const Style& style, const Table& table, const Question& question,
                          const std::vector<OpenChoice>& choices);
std::string settlement_text(const Style& style, const Game& game, const View& view);

}  // namespace baize::cli
