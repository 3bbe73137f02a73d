// One act on a floor: a command of somebody, or a turn of the clock. Whoever acts reads the state and records entries;
// what he records is applied at once, and bears his name, the number of his command and the time.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "floor/command.hpp"
#include "floor/entry.hpp"
#include "floor/state.hpp"

namespace baize::floor {

// ---- What the driver brings and takes ---------------------------------------------------------------------

struct Entropy {
    std::function<void(std::span<std::uint8_t>)> fill;
};

// Secrets that must survive a crash, but stay out of the journal while they are secret.
struct Secret {
    std::string key;
    std::optional<std::string> value;  // nothing: erase it
};

struct SettledRound {
    std::string table;
    std::uint64_t round;
};

// An entry as the journal will keep it. It is made into text at once, while it
// is at hand: whoever stores it need not look into it.
struct Recorded {
    std::string text;
    std::optional<SettledRound> settled{};  // what it settles
};

struct Outbox {
    std::vector<Recorded> entries;
    std::vector<Secret> secrets;
    std::set<std::string> touched;  // tables whose viewers should look again
    bool empty() const { return entries.empty() && secrets.empty(); }
};

// ---- The act ------------------------------------------------------------------------------------------------

class Act {
public:
    // The time never runs back. `number`: of a command, as its source counts it; 0: nobody repeats this.
    Act(State& state, Outbox& outbox, Actor actor, std::int64_t now_ms, std::uint64_t number = 0,
        Entropy* entropy = nullptr);

    const State& state() const { return state_; }
    const ledger::Ledger& books() const { return state_.books; }
    const Actor& actor() const { return actor_; }
    const std::string& by() const { return by_; }  // in whose name entries are recorded
    std::int64_t now_ms() const { return now_ms_; }
    std::uint64_t number() const { return number_; }

    // Applies the entry, and lays its text into the outbox.
    Recorded& record(entry::What what, std::vector<ledger::Transfer> transfers = {});
    // ... of the table's open round; `more`: what it says beside its events.
    void record_events(const LiveTable& table, std::vector<Event> events, std::vector<ledger::Transfer> transfers,
                       entry::Events more = {});
    // What is recorded from here on two people did, the actor as the second.
    void seconds(const std::string& first);

    // A new seed is drawn and kept as a secret of the table; its commitment is all that is told of it.
    std::string fresh_seed(std::string_view table);
    // The seed, for an entry that reveals it. Empty where it is lost.
    std::string seed_of(const std::string& commit) const;
    // ... and once that entry is recorded, never before: the store need not keep the seed any longer.
    void forget_seed(std::string_view table, const std::string& commit);
    void draw(std::span<std::uint8_t> bytes);
    std::string fresh_id(std::string_view what) const;  // of a transfer that is no stake

    // What a settlement took back, for the incident by which two people decided it.
    const std::vector<protocol::TakenBack>& clawback() const { return clawback_; }
    void set_clawback(std::vector<protocol::TakenBack> clawback) { clawback_ = std::move(clawback); }

private:
    State& state_;
    Outbox& outbox_;
    const Actor actor_;
    std::string by_;
    const std::int64_t now_ms_;
    const std::uint64_t number_;
    Entropy* const entropy_;
    std::vector<protocol::TakenBack> clawback_;
};

}  // namespace baize::floor
