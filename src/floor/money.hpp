// Stakes and settlements as transfers.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "floor/live_table.hpp"

namespace baize::floor {

// Where the transfers of a round are written: their ids begin with it.
std::string book_of(std::string_view table, std::uint64_t round);

// A stake that is laid, or changed, by the event that would open a stake of the number `by`; one that is taken back.
ledger::Transfer lay_stake(const LiveTable& table, PlayerId player, Money amount, StakeNo stake, StakeNo by);
ledger::Transfer take_back(const LiveTable& table, StakeNo stake);

// What a round has no longer after an answer: its player has it back in mid-round.
std::vector<ledger::Transfer> taken_back_by(const LiveTable& table, const Table& after);

// What a wager does to the stake that lies there: the old reservation goes, the new one comes. `nth`: which of the
// events that are recorded together it is.
std::vector<ledger::Transfer> change_stake(const LiveTable& table, const PlaceBet& bet, std::uint32_t nth = 1);

// What a finished round pays: each stake posted where it is lost, voided where it comes back, and the winnings.
std::vector<ledger::Transfer> settle_lines(const LiveTable& table, const std::vector<Line>& lines);

// What the open round has settled for a player so far, and will credit when it is over: by so much his credit rises
// then if nothing else is settled, or ruled, until then. Stakes that come back are in it; what rides is not, because it
// is staked again out of what was won.
Money due_to(const Table& table, PlayerId player);

// A settled round that is corrected: what was paid wrongly goes back, what is due is paid. Where a terminal has not
// enough left, the house bears the rest on its shortfall account (nothing is ever overdrawn).
struct Revision {
    std::vector<ledger::Transfer> transfers;
    Money shortfall{};
};
Result<Revision> revise_lines(const ledger::Ledger& books, const LiveTable& table, const PastRound& past,
                              const std::vector<Line>& lines, const std::string& by, const std::string& clause);

// What one settlement took back of another before it, terminal by terminal; what was not settled before counts as
// neither won nor lost.
std::vector<protocol::TakenBack> taken_back(std::string_view table, const std::vector<Line>& before,
                                            const std::vector<Line>& after);
std::vector<Line> lines_in(const std::vector<Credited>& credited);

// The wagers of this round that `which` names, taken back one after another as the game allows it.
std::vector<PlaceBet> taken_back(const LiveTable& table, const std::function<bool(const Stake&)>& which);

// Every stake that the books hold for this table goes back, whatever is known of
// its round, and what the round gave to a progressive meter.
std::vector<ledger::Transfer> refunds(const ledger::Ledger& books, const LiveTable& table);

}  // namespace baize::floor
