// The state of a floor: what its journal makes of it, and nothing else. It is plain data, which changes where an entry
// is applied (floor/entries/apply.hpp); everybody else only asks.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/text_hash.hpp"
#include "floor/incident.hpp"
#include "floor/live_table.hpp"
#include "ledger/ledger.hpp"

namespace baize::floor {

struct FloorSettings {
    std::string server = "local";   // whose tables this driver runs
    std::string currency = "NZD";
    std::int64_t voucher_days = 90;  // 0: they never expire (9A 6.3 sets no time)
    std::int64_t coin_cents = 1;    // pay-outs at the cashier are whole multiples of this
};

// ---- Statements -----------------------------------------------------------------------------------------

// One transfer that moved an account's balance, kept for its statement: the ledger forgets old transfers.
struct Movement {
    std::int64_t at_ms = 0;
    std::string id;
    ledger::Purpose what{};
    Money amount{};      // less than zero: out of the account
    ledger::AccountId with;  // the other account
    std::string by, clause, corrects;
};
inline constexpr std::size_t kMovements = 200;  // of an account; older ones are in the journal

// ---- Progressive meters -------------------------------------------------------------------------------

struct JackpotWin {
    std::int64_t at_ms = 0;
    std::string table;
    std::uint64_t round = 0;
    std::string terminal;
    Money amount{}, from_meter{};  // the whole prize, and of it what the meter paid; below zero where a correction took
                                   // it back
    Money by_house() const { return amount - from_meter; }
};
// The fund always equals contributed + seeded + ordered - paid.
struct Jackpot {
    Money contributed{}, seeded{}, ordered{}, paid{};
    std::deque<JackpotWin> wins;  // the newest last
};
inline constexpr std::size_t kJackpotWins = 50;  // older ones are in the journal

// ---- The state ----------------------------------------------------------------------------------------------

struct State {
    explicit State(FloorSettings of) : settings(std::move(of)), books(settings.currency) {}

    const LiveTable* table(std::string_view id) const;
    bool is_mine(const LiveTable& table) const { return table.owner == settings.server; }
    // Who takes part in the game: has credit, a wager in play, or a seat.
    std::vector<PlayerId> participants(const LiveTable& table) const;
    // Who of them has not agreed to the change of cards that is announced; empty where none needs agreement.
    std::vector<PlayerId> not_agreed(const LiveTable& table) const;
    std::uint64_t last_number(std::string_view source) const;
    std::uint64_t next_incident() const { return incidents.empty() ? 1 : incidents.rbegin()->first + 1; }
    Money last_win(const std::string& terminal) const;
    const std::deque<Movement>& movements_of(const ledger::AccountId& account) const;  // the newest last
    // The voucher that the terminal's last command printed, for a player whose connection broke before its number came.
    // Gone with the next command: whoever plays there next must not see it.
    const ledger::Voucher* last_voucher(const std::string& terminal) const;

    FloorSettings settings;
    ledger::Ledger books;
    bool books_in_doubt = false;  // an entry's transfers were taken in part
    std::map<std::string, LiveTable> tables;
    std::map<std::uint64_t, Incident> incidents;
    ByText<std::uint64_t> numbers;      // by source: the last command that was carried out
    std::map<std::string, Seed> seeds;  // by commitment (hex): secrets, of which the journal has the commitment alone
    std::map<std::string, Money> last_wins;
    std::map<std::string, Jackpot> jackpots;
    std::unordered_map<ledger::AccountId, std::deque<Movement>> movements;
    std::map<ledger::AccountId, std::pair<std::uint64_t, std::string>> last_vouchers;  // the command, the voucher
    std::int64_t time_ms = 0;    // of the last entry
    std::uint32_t version = 0;   // of the journal; 0: it has no entry yet
    std::set<std::string> touched;  // tables whose viewers should look again
};

}  // namespace baize::floor
