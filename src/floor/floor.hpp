// The floor: every table, every account, every incident of a house, as one state machine over a journal.
//
// `perform` carries out a command: it checks, and then records entries. An entry is applied to the state at once, and
// its text waits in the outbox until whoever drives the floor has stored it; only then may anybody be
// told. `restore` reads an entry that was stored before, after a restart or by another server, and applies it as well.
// State is the replay of the entries, and nothing else.
//
// What the floor knows is in floor/state.hpp, what an entry changes of it in floor/entries, what somebody may do in
// floor/commands, what follows by itself in floor/course.hpp, and how all of them record in floor/act.hpp. Here is what
// holds them together.
//
// No clock, entropy, file or socket here: the driver brings the time and the random numbers with each call.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>

#include "floor/act.hpp"
#include "floor/command.hpp"
#include "floor/entries/apply.hpp"
#include "floor/state.hpp"

namespace baize::floor {

// A fault of the program in the turn of one table, after which the books in memory are in doubt:
// whoever drives the floor forgets what is not stored, replays the journal, and calls `table_fault`.
// Any other fault of one table the floor deals with itself.
struct TableFault : std::runtime_error {
    TableFault(std::string of_table, const std::string& what) : std::runtime_error(what), table(std::move(of_table)) {}
    std::string table;
};

class Floor {
public:
    explicit Floor(FloorSettings settings) : state_(std::move(settings)) {}

    // ---- What is done here ------------------------------------------------------------------------------

    // A command of somebody, or a refusal that changed nothing.
    Result<Reply> perform(const Command& command, std::int64_t now_ms, Entropy& entropy);
    // The same as the house itself, before anybody has signed in: no second person is asked.
    Result<Reply> as_house(const std::string& verb, const Json& args, std::int64_t now_ms, Entropy& entropy);
    // Something that the journal should know and that changes nothing here: a sign-in, a new user.
    void note_staff(const std::string& what, const std::string& who, std::int64_t now_ms);
    // Somebody new may sit at this terminal: nobody acts for him, nor he for anybody.
    void new_player_at(const std::string& terminal, std::int64_t now_ms);
    // The clock: closes bets, ends decisions, opens rounds. What it did lies in the outbox.
    void tick(std::int64_t now_ms, Entropy& entropy);
    // When the clock next has something to do; nothing where it has not.
    std::optional<std::int64_t> next_deadline() const;
    // This server runs the table from now on.
    MaybeRefusal take_table(const std::string& table, std::int64_t now_ms, Entropy& entropy);
    // The program failed at this table. Its round is called off, every stake goes
    // back, and it is locked until two people unlock it.
    void table_fault(const std::string& table, const std::string& what, std::int64_t now_ms);
    // Not even that could be done: nobody touches the table until a restart.
    void abandon(const std::string& table, const std::string& what);

    // ---- What is stored, here or elsewhere ----------------------------------------------------------------

    Outbox take_outbox();
    std::set<std::string> take_touched() { return std::exchange(state_.touched, {}); }
    bool unstored() const { return !outbox_.empty(); }  // something waits in the outbox
    // An entry as the journal keeps it. Throws WrongVersion where the journal is another program's, std::runtime_error
    // where it does not fit: the journal or the program is wrong.
    void read(const Json& stored) { floor::read(state_, stored); }
    // The same for whoever must go on: where it does not fit one table, that table is `broken`, and the others are as
    // they should be. The first tick of its own server calls its round off.
    void restore(const Json& stored) { floor::restore(state_, stored); }
    // Before the first entry is applied: the secrets that the store holds.
    void remember_secret(const std::string& key, const std::string& value);

    const State& state() const { return state_; }

private:
    // Work at one table that must not take the floor down with it. False where the program failed in it: then the table
    // was called off and locked.
    template <class Work>
    bool run_isolated(const std::string& table, std::int64_t now_ms, Work work);
    // A command with these arguments, and what is replied where the program fails at the table that it concerns.
    template <class Work>
    Result<Reply> guarded(const Act& act, const Json& args, Work work);

    State state_;
    Outbox outbox_;
};

}  // namespace baize::floor
