// The catalogue: every game with its wagers, pay tables, options and choices, each with its clause.
//
//     for (const baize::Game game : baize::games()) std::cout << game.id() << ' ' << game.title() << '\n';
//
// Everything here is part of the program: references and views stay good until it ends, and any thread may read them.
// A clause stands without its book where the book is the game's own: "5.7"; else with it: "gb-2011 11.49, borrowed".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "baize/kinds.hpp"
#include "baize/money.hpp"
#include "baize/result.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

class Setup;
struct SetupRequest;

// ---- Wagers and what they pay --------------------------------------------------------------------------------------

struct PayRow {
    std::string id;      // what wins: "straight-flush"
    std::string pays;    // as the book prints it: "3 to 2", "12.5 for 1", "stand-off", "10 % of the meter"
    std::string clause;
    Odds odds{};         // the same as numbers, read by `quoted`
    Quoted quoted = Quoted::To;

    // Odds of nothing "for 1": such a hand has no line in the book, and none is shown (gb-2011 16.25, ruling R100).
    bool pays_nothing() const { return quoted == Quoted::For && odds.num == 0; }
};

struct PayTable {
    std::string id;      // "min", "1", "2"; of a table's own rows: "own"
    Binding binding = Binding::Fixed;
    std::vector<PayRow> rows;
    std::string when{};  // "variant=punto-2000": only with that option
};

struct Wager {
    std::string id, title, clause;
    WagerKind kind = WagerKind::Opening;
    std::vector<std::string> spots;   // its places on the layout, "" for one named by its wager alone; none: one spot
    std::vector<PayTable> paytables;  // that it may be paid by (Setup::paytables_open)
    std::string when{};               // the option with which it is offered, "layout=106"
    std::string part_of{};            // the wager in whose price it is counted
    std::string made_of{};            // it is nothing but `parts` equal wagers of this kind
    int parts = 1;
    bool lives = false;               // it may stay on the layout over rounds
};

// ---- What an operator may choose -----------------------------------------------------------------------------------

struct OptionValue {
    std::string id, clause;
    bool permitted = true;  // false: priced on request, but no table may be run so
    bool doubtful = false;  // another reading than the ruled one, which the text of the book bears too (ruling R99)
    std::string against{};  // another clause rules it out, and its own prevails
};

struct Option {
    // Where a condition such as "variant=a" holds, a table that says nothing has another value.
    struct StandardWhen { std::string when, value; };

    std::string id, title, clause;
    std::string standard;          // which value a table has that says nothing
    std::vector<OptionValue> values;
    bool moves_price = true;       // false for what only changes procedure
    bool of_decks = false;         // it is the number of decks
    bool takes_amount = false;     // beside its values any amount of money
    bool doubtful_amount = false;  // ... which is another reading than the ruled one
    std::string when{};            // without that it touches nothing
    std::vector<StandardWhen> standards{};
};

// ---- What players may say, and what can go wrong -------------------------------------------------------------------

struct Choice {
    std::string id, title, clause;
    bool passive = false;   // stakes nothing: taken for a player who says nothing (ruling R57)
};

struct Declaration {
    std::string id, title, clause;
    bool of_wager = false;  // it is said of a wager
};

struct Irregularity {
    std::string id, title, clause, consequence;
};

// ---- Games ---------------------------------------------------------------------------------------------------------

// A cheap handle that is copied at will.
class Game {
public:
    std::string_view id() const;        // "gb.three-card-poker"
    std::string_view title() const;
    std::string_view book() const;      // "gb-2011"
    std::string_view division() const;  // of the book's rules (rules.hpp)
    std::string_view sections() const;  // where in the book: "9.1-9.13"
    int boxes() const;                  // playing positions; 0: one common layout

    const std::vector<Wager>& wagers() const;
    const std::vector<Option>& options() const;
    const std::vector<Choice>& choices() const;
    const std::vector<Declaration>& declarations() const;
    const std::vector<Irregularity>& irregularities() const;
    const Wager* wager(std::string_view id) const;    // null: there is none
    const Option* option(std::string_view id) const;

    // The game as a table offers it; the standard one without a request (setup.hpp).
    Setup setup() const;
    Result<Setup> setup(const SetupRequest& request) const;

    bool operator==(const Game&) const = default;

    struct Inside;  // the library's own
    explicit Game(const Inside& inside) : inside_(&inside) {}
    const Inside& inside() const { return *inside_; }

private:
    const Inside* inside_;
};

std::vector<Game> games();                     // in the order of the catalogue
Result<Game> find_game(std::string_view id);   // refused with the list of those that there are

std::string_view word_of(Binding binding);     // "fixed", "minimum", "one of", "operator's choice"
std::string_view word_of(WagerKind kind);      // "opening", "later", "bonus", "bundled"

}  // namespace v0
}  // namespace baize
