// A game as one table offers it: options, pay tables, limits. Everything else of the library is asked of a set-up.
//
//     const auto setup = game.setup({.options = {{"decks", "8"}}, .paytables = {{"trips", "1"}},
//                                    .pays = {{"pair-plus.flush", "3:1"}}});
//
// A Setup never changes; copies share what they hold, and any number of threads may use one at once.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "baize/game.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// What is not named is as the game has it by itself. Unknown names and values are refused, with what there is.
struct SetupRequest {
    std::vector<std::pair<std::string, std::string>> options{};  // "decks" -> "8"; the last of a name counts
    std::map<std::string, std::string> paytables{};              // wager, or "new-ar:red-even", -> "1"; "": every wager
    std::vector<std::pair<std::string, std::string>> pays{};     // one's own rows: "pair-plus.flush" -> "3:1"

    // By wager; "": every one that is not named. A maximum pay-out is priced at the highest stake (ruling R67).
    std::map<std::string, Limits> limits{};
    Money highest{};                       // the highest stake of every wager; zero: as the limits say
    std::vector<std::string> withdrawn{};  // opening wagers that the table leaves out
    int boxes = 0;                         // in use; 0: all that the layout has
    Money meter{};                         // what a progressive meter holds
    // Cards that each deck lacks, "2c", by the names that the game's deck has. A short deck is no lawful table: on it
    // best_play is the truth that fast counts are checked against. Of some games whole decks alone are priced and
    // simulated; it is said then.
    std::vector<std::string> stripped{};
};

class Setup {
public:
    static Result<Setup> make(const Game& game, const SetupRequest& request);
    explicit Setup(const Game& game);  // all standard

    Game game() const;

    // What no table may do, though it can be priced: each with its clause. Empty for a lawful table.
    std::vector<Refusal> forbidden() const;

    // ---- Options; an id that the game has not gives an empty answer ----
    std::string option(std::string_view id) const;        // the value in use: its id, or an amount, "5.00"
    std::string option_words(std::string_view id) const;  // ... as people read it
    bool applies(std::string_view option) const;          // else it touches nothing at this table
    std::vector<std::pair<std::string, std::string>> options_in_use() const;
    // Does a condition of the catalogue hold, "variant=a|b six=yes"? An empty one does.
    bool holds(std::string_view condition) const;

    // ---- Wagers, "new-ar", or one spot of them, "new-ar:red-even"; likewise ----
    bool offered(std::string_view wager) const;
    std::vector<std::string> spots(std::string_view wager) const;  // those of the layout; none: one spot without a name
    std::string paytable(std::string_view wager) const;            // in use: "1", "own"
    std::vector<PayRow> pays(std::string_view wager) const;        // its rows
    // Those that these options leave open, the one first that a table has by itself.
    std::vector<std::string> paytables_open(std::string_view wager) const;
    Limits limits(std::string_view wager) const;
    // All that can be staked on before a round: "ante", "total:4".
    std::vector<std::string> positions() const;

    int boxes() const;  // in use; 0: one common layout
    Money meter() const;

    struct Inside;  // the library's own
    explicit Setup(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    const Inside& inside() const { return *inside_; }

private:
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v0
}  // namespace baize
