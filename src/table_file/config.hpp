// An operator's table: a TOML file, read, checked against the rules, and turned into the set-up that the engine plays.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "baize/table_file.hpp"
#include "core/words.hpp"
#include "definition/setup.hpp"

namespace baize {

enum class ChanceFrom : std::uint8_t {
    Server,   // the server's CSPRNG
    Dealer,   // entered by hand, and confirmed
    Scanner,  // a reading shoe or a dice reader, through the dealer's console; confirmed by the dealer
};

template <>
inline constexpr auto kWords<ChanceFrom> = words<ChanceFrom>(
    "Chance",
    {{ChanceFrom::Server, "server"}, {ChanceFrom::Dealer, "dealer"}, {ChanceFrom::Scanner, "scanner"}});

// Limits that a file gives for a wager; what it leaves out comes from the next wider circle.
struct LimitsGiven {
    std::optional<Money> min, max, increment, payout_max;
};
using LimitsByWager = std::map<std::string, LimitsGiven, std::less<>>;  // by wager id; "*" for every wager

// gb-2011 2.4: a progressive meter that this table shares with every table that names it.
struct JackpotConfig {
    std::string id;     // empty: none
    int percent = 0;    // of each progressive wager that is added to the meter
    Money seed{};       // what the house fills it up to after any payment
    Money ceiling{};    // above it contributions start the next one; zero: none
    bool operator==(const JackpotConfig&) const = default;
};

struct TableConfig {
    std::string id;          // letters, digits, '-', at most 32
    std::string title;
    std::string game;        // by its id
    std::string profile;     // the book that the table is under, "gb" or "nz"; empty: the game's own
    std::string currency = "NZD";
    bool play_money = false;

    Choices choices;         // options, pay tables, the operator's own pays
    std::vector<std::string> not_offered;        // wagers that the table leaves out
    LimitsByWager limits;
    std::map<int, LimitsByWager> terminal_limits;  // by terminal number, 1..
    Money aggregate_min{};    // all wagers of a terminal together; zero: none
    Money box_max{};          // all wagers on one box together; zero: none
    Money person_box_max{};   // one person's wagers on one box together; zero: none
    Money differential_max{}; // between the wagers of all players on opposite sides; zero: none
    std::vector<std::vector<std::string>> opposed;  // which wagers stand against each other, for the differential

    std::string wheel_order;  // what the compartments of the house's wheel bear, one after another; empty: not given

    JackpotConfig jackpot;

    int terminals = 7;
    std::optional<int> boxes;  // fewer than the layout has; nothing: all of them
    ChanceFrom chance = ChanceFrom::Server;
    bool dealer_confirms = false;  // a result waits for the dealer's confirmation; always for Dealer and Scanner
    int cut_percent = 25;
    int betting_seconds = 30;
    int decision_seconds = 20;
    bool electronic = true;   // a table of terminals; in an NZ casino Division 9A binds it
    double edge_warning = 0.20;
    std::vector<std::string> notices;
};

// A refusal says the line and column, what was wrong and what was expected. Unknown keys are refused.
Result<TableConfig> parse_table(std::string_view toml, std::string_view file = "table");
Result<TableConfig> read_table(const std::string& path);

// The book that the table is under: its file's, or else its game's.
const Profile& profile_of(const TableConfig& config);

// The set-up that the engine plays. Its limits are the widest that any terminal has.
Result<Setup> setup_of(const TableConfig& config);
// The limits of one wager at one terminal (1..); terminal 0: at the table itself. What is given
// for the wager comes before what is given for the wager it is part of, and that before "*"; in
// each of these circles the terminal before the table.
Limits limits_at(const TableConfig& config, const Game& game, std::string_view wager, int terminal);

// By which clause the box has its maximum, and one person on it; and by which the sides differ no more than so.
std::string box_max_clause(const Game& game);
std::string differential_clause(const Game& game);

using v0::Finding;
using v0::Weight;

// What must be displayed at the table while this configuration is in use, a line each with its clause. Whoever shows
// the table shows these beside the operator's own `notices`.
std::vector<std::string> required_notices(const TableConfig& config);
std::vector<std::string> required_notices(const TableConfig& config, const Setup& setup);
// Those of them that must be displayed very clearly: ceilings of what is paid (gb-2011 11.34(b)).
std::vector<std::string> prominent_notices(const TableConfig& config, const Setup& setup);

// Of several tables of one house, this one among them: where it and another offer a wager by different pay scales, and
// the book wants one in the whole house (nz-three-card-poker 10A.8); and where two are of one name.
std::vector<Finding> check_house(const TableConfig& config, std::span<const TableConfig> house);

// What the rules forbid, and what an operator would want to know. Prices are not looked at here.
std::vector<Finding> check_table(const TableConfig& config);
std::vector<Finding> check_table(const TableConfig& config, const Setup& setup);

}  // namespace baize
