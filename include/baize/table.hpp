// A table to play at, step by step, in the shape that users of OpenSpiel know: whose turn it is, what he may do, what
// he knows, what chance may bring and how likely, what everybody has won.
//
//     auto table = baize::Table::open(setup, {.seed = 7});         // the usual wager laid, cards from a seed
//     while (!table->is_terminal()) table->apply_action(table->legal_actions().front());
//     double won = table->returns()[0];
//
// A Table is moved by one thread at a time; `clone` gives another that goes on by itself. It shares its set-up and
// owns all the rest. What is refused changes nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "baize/exact.hpp"
#include "baize/setup.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// ---- Opening --------------------------------------------------------------------------------------------------------

struct Bet {
    std::string wager;  // "ante", "total:4"
    Money stake{};
    int player = 0;  // A
    int box = 0;     // 0: the box of the player's own number, or the common layout
};

struct TableRequest {
    // Laid at once, and the bets are closed. None: the first wager of the game, by one player, with what is laid with
    // it in an equal part.
    std::vector<Bet> bets{};
    bool open_bets = false;  // lay nothing: the caller places bets and closes them
    // Cards, dice and wheel come from a shoe, shuffled by this seed, which lasts over rounds where the game's does.
    // None: the caller says what chance brings, and there is no cutting card.
    std::optional<std::uint64_t> seed{};
};

// ---- Whose turn it is -----------------------------------------------------------------------------------------------

enum class Phase : std::uint8_t { Betting, Chance, Decision, Finished };

inline constexpr int kChancePlayer = -1;    // as OpenSpiel has them
inline constexpr int kBettingPlayers = -2;  // everybody may bet
inline constexpr int kTerminalPlayer = -4;

// A whole number for one thing that can be done. At a decision: the place of the choice in Game::choices(), and where
// it takes them 32 times the place of the amount among those offered, and 256 times the cards by their places in the
// hand, as bits. At a node of chance: the card by its place in the deck, or the throw or spin read as a number.
using Action = int;

struct ChanceOutcome {
    Action action = 0;
    Exact chance;
};

// ---- What is seen, and what came of it ------------------------------------------------------------------------------

struct SeenHand {
    std::string name;  // "dealer", "box 2"
    int box = 0;       // 0: the house's
    int hand = 0;
    std::vector<std::string> cards;  // "??": a card whose face this seat does not see
};

// One line of the settlement.
struct SettledLine {
    int player = 0, box = 0, hand = 0;
    std::string wager;    // "ante"
    std::string outcome;  // "wins", "loses", "stands off", "void", "remains"
    Money stake{};        // nothing: a bonus
    Money returned{};     // of the stake
    Money won{};
    std::string clause;

    Money net() const { return won + returned - stake; }
};

class Table {
public:
    static Result<Table> open(const Setup& setup, const TableRequest& request = {});
    Table clone() const;  // by replay; cards to come from a seed are the same

    const Setup& setup() const;
    Phase phase() const;
    std::string waiting_for() const;  // in words: "a card for box 2"

    // ---- Bets ----
    MaybeRefusal place(const Bet& bet);  // his stake there becomes this much; zero takes it back
    MaybeRefusal close_bets();
    MaybeRefusal next_round();  // after the end of one: bets are open again, what remains lies there

    // ---- As in OpenSpiel ----
    int num_players() const;  // who have bet, from A
    int current_player() const;
    bool is_terminal() const { return phase() == Phase::Finished; }
    bool is_chance_node() const { return phase() == Phase::Chance; }
    // Finite everywhere: every set of cards that may be chosen; every amount, or the least and the greatest where
    // there are more than eight. None while bets are open and at the end.
    std::vector<Action> legal_actions() const;
    std::vector<ChanceOutcome> chance_outcomes() const;  // together exactly 1
    MaybeRefusal apply_action(Action action);
    std::string action_to_string(Action action) const;  // "raise 20", "set Ks Kd", "Qs"
    // All that a seat has been shown in this round and what it is asked, with the answers it gave. Courses that it
    // cannot tell apart have one text; no card that it may not see is in it. A player who sits nowhere is a
    // spectator.
    std::string information_state_string(int player) const;
    std::string observation_string(int player) const;  // what it sees now
    std::vector<double> returns() const;               // net, by player, in whole units of the currency

    // ---- More than that ----
    // An answer by name, with any amount that is allowed: "raise", 12.50; "set", {"Ks", "Kd"}.
    MaybeRefusal answer(std::string_view choice, Money amount = {}, const std::vector<std::string>& cards = {});
    // A card, a throw or a spin by name: "Qs"; "3 5"; "17".
    MaybeRefusal bring(std::string_view outcome);
    std::string asked() const;                      // the clause by which the question is put; empty: none is
    std::vector<SeenHand> hands(int player) const;  // that lie on the table, as this seat sees them
    std::vector<int> dice() const;
    std::vector<std::string> spun() const;
    std::vector<SettledLine> lines() const;                             // so far, in the order of the book
    std::vector<std::pair<std::string, Money>> nets(int player) const;  // by wager
    // All rounds so far as a scenario (scenario.hpp): run, it gives the same and finds no fault.
    std::string scenario() const;

    struct Inside;  // the library's own
    explicit Table(std::unique_ptr<Inside> inside);
    Table(Table&&) noexcept;
    Table& operator=(Table&&) noexcept;
    ~Table();

private:
    std::unique_ptr<Inside> inside_;
};

std::string_view word_of(Phase phase);  // "betting", "chance", "decision", "finished"

}  // namespace v0
}  // namespace baize
