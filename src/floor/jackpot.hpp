// Progressive meters (gb-2011 2.4): a fund for each jackpot, which linked tables share. Its account only ever receives
// contributions, the house's seed and what two people order, and only ever pays winners.
#pragma once

#include "floor/live_table.hpp"

namespace baize::floor {

// What the meter shows; behind it what came in above its ceiling, which starts the next one.
ledger::AccountId meter_account(const std::string& jackpot);
ledger::AccountId overflow_account(const std::string& jackpot);

// What the wagers that were laid in this round add to the meter: of each at
// least the part that the table file says, rounded up.
Money contribution_of(const Table& table, const JackpotConfig& jackpot);

// At the close of bets: contributions, as far as the ceiling into the meter.
std::vector<ledger::Transfer> contribute(const ledger::Ledger& books, const LiveTable& table);

// A round has won of the meter. All that it holds is kept for this round until it
// is settled, so that two tables cannot win the same money:
// whoever comes second, in the order of the journal, wins what the house seeds anew.
struct Reading {
    Money amount{};
    std::vector<ledger::Transfer> transfers;
};
Reading read_meter(const ledger::Ledger& books, const LiveTable& table);

// Nothing is kept for the round any longer.
std::vector<ledger::Transfer> free_meter(const LiveTable& table);
// What wagers that were voided take back at the settlement (ruling R82): of the meter, and of what lies above its
// ceiling.
struct VoidBack { Money meter{}, overflow{}; };
VoidBack void_back(const ledger::Ledger& books, const LiveTable& table, const std::vector<Line>& lines);
// At the settlement, before anybody is paid: what was kept is free again, and that comes back.
std::vector<ledger::Transfer> release_meter(const ledger::Ledger& books, const LiveTable& table,
                                            const std::vector<Line>& lines);
// ... and after: the house fills a meter up to its posted seed (ruling R90), first with what lies above its ceiling.
std::vector<ledger::Transfer> reseed(const JackpotConfig& jackpot, const std::string& id, Money left, Money overflow);

}  // namespace baize::floor
