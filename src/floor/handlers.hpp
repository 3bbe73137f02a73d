// The commands of the floor, one function each. A function checks everything before it records anything.
#pragma once

#include "floor/floor.hpp"

namespace baize::floor {

struct Handlers {
    using Function = Result<Reply> (*)(Floor&, const Command&, Entropy&);
    using Check = MaybeRefusal (*)(Floor&, const Command&);

    // At a terminal (commands_terminal.cpp).
    static Result<Reply> bet(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> declare(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> clear(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> ready(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> answer(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> agree(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> sit(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> insert_cash(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> voucher_out(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> dispute(Floor& floor, const Command& command, Entropy& entropy);
    // At the dealer's console (commands_dealer.cpp).
    static Result<Reply> close_bets(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> enter(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> confirm(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> fix(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> credit(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> cancel_credit(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> call(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> no_spin(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> rule(Floor& floor, const Command& command, Entropy& entropy);
    // On the layout (commands_layout.cpp).
    static Result<Reply> move_wager(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> ball_dropped(Floor& floor, const Command& command, Entropy& entropy);
    // In the pit (commands_pit.cpp).
    static Result<Reply> void_round(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> correct(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> refuse_pay(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> lock(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> unlock(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> nominate(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> limit(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> table(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> open_table(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> close_table(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> approve(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> reject(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> resolve(Floor& floor, const Command& command, Entropy& entropy);
    // At the cashier's (commands_cashier.cpp).
    static Result<Reply> fill(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> redeem(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> deposit(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> withdraw(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> to_terminal(Floor& floor, const Command& command, Entropy& entropy);
    static Result<Reply> from_terminal(Floor& floor, const Command& command, Entropy& entropy);

    // Helpers.
    struct AtTerminal {
        LiveTable* table;
        PlayerId player;
        std::string account;
    };
    // The terminal that is named, with its table here and, unless that is what it is about, neither locked.
    static Result<AtTerminal> terminal(Floor& floor, const std::string& name, bool even_locked = false);
    // The terminal whose chips a command moves: the actor's own, or in `for` the one of the player who nominated him.
    static Result<AtTerminal> acting(Floor& floor, const Command& command, Fields& fields);
    static Result<LiveTable*> my_table(Floor& floor, const std::string& id);
    static std::string nominee_clause(const LiveTable& table, std::string_view part);
    // ... whose round may go on: not where the table is locked, nor after "no spin".
    static Result<LiveTable*> table_in_play(Floor& floor, const std::string& id);
    static MaybeRefusal locked(const LiveTable& table);
    static MaybeRefusal frozen(const LiveTable& table);
    static MaybeRefusal check_no_spin(Floor& floor, const Command& command);
    static MaybeRefusal check_move(Floor& floor, const Command& command);
    static MaybeRefusal check_fill(Floor& floor, const Command& command);
    static std::string fresh_id(Floor& floor, std::string_view what);  // of a transfer that is no stake
    static void money(Floor& floor, std::string_view what, std::vector<ledger::Transfer> transfers);
    static Result<Reply> revise(Floor& floor, LiveTable& table, PastRound& past, entry::Revised entry,
                                const std::vector<Event>& events, const std::set<PlayerId>& refused,
                                const std::string& clause);
    static MaybeRefusal other_meter(const Floor& floor, const Offer& offer);
    static void start_meter(Floor& floor, const Offer& offer);
    // Nobody is shown a later "no more bets" than the one that comes: the book's least time from the last result.
    static std::int64_t earliest_close(const LiveTable& table) {
        return table.opened_ms + table.profile().betting_seconds_min * 1000;
    }
    static void call_off(Floor& floor, LiveTable& table, CallOff why, Entropy& entropy);
    static bool everybody_ready(const Floor& floor, const LiveTable& table);
    // The wagers on an additional area that go back to their player, for a
    // newcomer to have it; none where nothing yields.
    static std::set<StakeNo> yielding(const LiveTable& table, const PlaceBet& bet);
    static MaybeRefusal after_yielding(const LiveTable& table, const std::set<StakeNo>& area, const PlaceBet& bet);
    static Handlers::Function find(std::string_view verb);
    static Handlers::Check check_of(std::string_view verb);
};

}  // namespace baize::floor
