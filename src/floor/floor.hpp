// The floor: every table, every account, every incident of a house, as one state machine over a journal.
//
// `perform` carries out a command: it checks, and then records entries. An entry is applied to the state at once, and
// its text waits in the outbox until whoever drives the floor has stored it; only then may anybody be
// told. `restore` reads an entry that was stored before, after a restart or by another server, and applies it as well.
// State is the replay of the entries, and nothing else.
//
// No clock, entropy, file or socket here: the driver brings the time and the random numbers with each call.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/text_hash.hpp"
#include "floor/entry.hpp"
#include "floor/entry_codec.hpp"
#include "floor/incident.hpp"
#include "floor/live_table.hpp"
#include "ledger/ledger.hpp"

namespace baize::floor {

// ---- Who acts -------------------------------------------------------------------------------------------

enum class Role : std::uint8_t { Terminal = 1, Dealer = 2, Supervisor = 4, Cashier = 8, Auditor = 16, Engineer = 32 };
inline constexpr Role kRoles[] = {Role::Terminal, Role::Dealer, Role::Supervisor, Role::Cashier, Role::Auditor,
                                  Role::Engineer};

}  // namespace baize::floor

namespace baize {

template <>
inline constexpr auto kWords<floor::Role> = words<floor::Role>("Role", {{floor::Role::Terminal, "terminal"},
                                                                        {floor::Role::Dealer, "dealer"},
                                                                        {floor::Role::Supervisor, "supervisor"},
                                                                        {floor::Role::Cashier, "cashier"},
                                                                        {floor::Role::Auditor, "auditor"},
                                                                        {floor::Role::Engineer, "engineer"}});

}  // namespace baize

namespace baize::floor {

struct Actor {
    Role role = Role::Terminal;
    std::string name;     // "sic-bo-1/07" of a terminal, else the person
    std::string source;   // who numbers his commands: a terminal, or one signed-in session
};

struct Command {
    Actor actor;
    std::uint64_t number = 0;  // counted by the source, each once; 0: not counted (the clock's own)
    std::string verb;
    Json args = Json::object();
};

// What became of a command. A repeat of one that was carried out changes nothing and says so.
struct Reply {
    Json body = Json::object();
    bool repeat = false;
};

// ---- Statements -----------------------------------------------------------------------------------------

// One transfer that moved an account's balance.
// What moved a balance, kept for its statement: the ledger forgets old transfers.
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

struct FloorSettings {
    std::string server = "local";   // whose tables this driver runs
    std::string currency = "NZD";
    std::int64_t voucher_days = 90;  // 0: they never expire (9A 6.3 sets no time)
    std::int64_t coin_cents = 1;    // pay-outs at the cashier are whole multiples of this
};

// A fault of the program in the turn of one table, after which the books in memory are in doubt:
// whoever drives the floor forgets what is not stored, replays the journal, and calls `table_fault`.
// Any other fault of one table the floor deals with itself.
struct TableFault : std::runtime_error {
    TableFault(std::string of_table, const std::string& what) : std::runtime_error(what), table(std::move(of_table)) {}
    std::string table;
};

struct CommandDef;

// ---- The floor --------------------------------------------------------------------------------------------

class Floor {
public:
    explicit Floor(FloorSettings settings);

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

    Outbox take_outbox() { return std::exchange(outbox_, {}); }
    std::set<std::string> take_touched() { return std::exchange(outbox_.touched, {}); }
    bool unstored() const { return !outbox_.empty(); }  // something waits in the outbox
    // An entry changes the floor; there is no other way. Throws std::runtime_error where it does not fit: the journal
    // or the program is wrong.
    void apply(const Entry& entry);
    // An entry as the journal keeps it. Throws WrongVersion where the journal is another program's.
    void read(const Json& stored);
    // The same for whoever must go on: where it does not fit one table, that
    // table is `broken`, and the others are as they should be.
    // The first tick of its own server calls its round off.
    void restore(const Json& stored);
    // The program failed at this table. Its round is called off, every stake goes
    // back, and it is locked until two people unlock it.
    void table_fault(const std::string& table, const std::string& what, std::int64_t now_ms);
    // Not even that could be done: nobody touches the table until a restart.
    void abandon(const std::string& table, const std::string& what);
    // Before the first entry is applied: the secrets that the store holds.
    void remember_secret(const std::string& key, const std::string& value);

    const ledger::Ledger& books() const { return books_; }
    const std::map<std::string, LiveTable>& tables() const { return tables_; }
    // Who takes part in the game: has credit, a wager in play, or a seat.
    std::vector<PlayerId> participants(const LiveTable& table) const;
    // Who of them has not agreed to the change of cards that is announced; empty where none needs agreement.
    std::vector<PlayerId> not_agreed(const LiveTable& table) const;
    const LiveTable* table(std::string_view id) const;
    const std::map<std::uint64_t, Incident>& incidents() const { return incidents_; }
    const FloorSettings& settings() const { return settings_; }
    std::uint64_t last_number(const std::string& source) const;
    const ByText<std::uint64_t>& last_numbers() const { return numbers_; }  // by source
    std::int64_t time_ms() const { return time_ms_; }  // of the last entry
    bool is_mine(const LiveTable& table) const { return table.owner == settings_.server; }
    Money last_win(const std::string& terminal) const;
    const std::map<std::string, Jackpot>& jackpots() const { return jackpots_; }
    const std::deque<Movement>& movements(const ledger::AccountId& account) const;  // the newest last
    // The voucher that the terminal's last command printed, for a player whose connection broke before its number came.
    // Gone with the next command: whoever plays there next must not see it.
    const ledger::Voucher* last_voucher(const std::string& terminal) const;

private:
    friend struct Handlers;  // the commands, in commands_*.cpp

    std::string table_of(const Command& command) const;
    void record_fault(LiveTable& table, const std::string& what);
    template <class Work>
    bool run_isolated(const std::string& table, Work work);
    // `asked`: of somebody, who may have to find a second person; null: carried out in any case.
    Result<Reply> guarded(const Command& command, Entropy& entropy, const CommandDef* asked);
    Result<Reply> carry_out_or_propose(const Command& command, const CommandDef& def, Entropy& entropy);
    Result<Reply> propose(const Command& command);
    Result<Reply> carry_out(const Command& command, Entropy& entropy);

    // Recording: applies the entry and puts its text into the outbox.
    void record(entry::What what, std::vector<ledger::Transfer> transfers = {});
    std::string fresh_seed(Entropy& entropy, std::string_view table);  // its commitment; the seed becomes a secret
    std::string reveal(const std::string& commit);

    // The course of a round (course.cpp).
    enum class ShoeBefore : std::uint8_t { GoesOn, EndedWithTheTable };
    void open_round(LiveTable& table, Entropy& entropy, ShoeBefore shoe = ShoeBefore::GoesOn);
    void advance(LiveTable& table, Entropy& entropy);
    void close_bets(LiveTable& table, Entropy& entropy);
    void reduce_stakes(LiveTable& table);
    void drop_stakes(LiveTable& table, const std::set<StakeNo>& which, std::string_view clause);
    void settle(LiveTable& table, Entropy& entropy);
    std::vector<ledger::Transfer> reseed_after(const LiveTable& table, const std::vector<Line>& lines) const;
    std::optional<Event> ruled_absent(const LiveTable& table, const Question& question) const;
    void time_is_up(LiveTable& table, Entropy& entropy);
    void clock_strikes(LiveTable& table, Entropy& entropy);
    void record_events(LiveTable& table, std::vector<Event> events, std::vector<ledger::Transfer> transfers,
                       entry::Events more = {});
    void start_chance(LiveTable& table, const std::string& commit);
    Result<std::vector<ledger::Transfer>> stakes_of_answer(const LiveTable& table, const Event& event) const;

    void begin_act(std::int64_t now_ms, std::string by, std::string source = {}, std::uint64_t number = 0);

    // Entries (entries*.cpp): what each kind changes.
    const Game& game_of(const std::string& table, std::uint64_t round) const;
    Entry decoded(const Json& stored, bool with_events) const;
    void pass_over(LiveTable& table, const Entry& entry);
    void apply_transfers(const Entry& entry);
    void note_movement(const ledger::Transfer& transfer, const std::string& by);
    void note_jackpot(const ledger::Transfer& transfer);
    void change(const entry::Journal& e, const Entry&);
    void change(const entry::TableFile& e, const Entry&);
    void change(const entry::Taken& e, const Entry&);
    void change(const entry::Closing& e, const Entry&);
    void change(const entry::Agreed& e, const Entry&);
    void change(const entry::Nominee& e, const Entry&);
    void change(const entry::Limited& e, const Entry&);
    void change(const entry::Locked& e, const Entry&);
    void change(const entry::Opened& e, const Entry&);
    void change(const entry::Shoe& e, const Entry&);
    void change(const entry::Events& e, const Entry& entry);
    void change(const entry::Ready& e, const Entry&);
    void change(const entry::PutRight& e, const Entry&);
    void change(const entry::Fixed& e, const Entry& entry);
    void change(const entry::Settled& e, const Entry& entry);
    void change(const entry::Revised& e, const Entry& entry);
    void change(const entry::CalledOffByFault& e, const Entry&);
    void change(const entry::VoucherIssued& e, const Entry& entry);
    void change(const entry::VoucherPaid& e, const Entry& entry);
    void change(const entry::MoneyMoved&, const Entry&) {}
    void change(const entry::IncidentNote& e, const Entry& entry);
    void change(const entry::StaffNote&, const Entry&) {}
    void change(const entry::Nothing&, const Entry&) {}
    void freeze(const Incident& incident);
    static void take_offer(LiveTable& table);
    // Must the announced file wait, though a round is over?
    bool change_waits(const LiveTable& table) const;
    void player_leaves(const LiveTable& table, PlayerId player);
    void end_nominations(const LiveTable& table, PlayerId player);
    void start_betting_clock(LiveTable& table);
    void start_decision_clock(LiveTable& table, const std::vector<Event>& events);
    static Phase phase_of(const LiveTable& table);
    void note_dropped(LiveTable& table, const Event& event, const std::string& clause);
    void take_event(LiveTable& table, const Event& event);
    static void note_answer(LiveTable& table, const Question& question, bool late);
    void give_to_later_rounds(LiveTable& table, PastRound& past);
    void forget_oldest(LiveTable& table);
    void count_wins(const LiveTable& table, const PastRound& past);
    void note_prizes(const LiveTable& table, const PastRound& past, const std::vector<Credited>& before,
                     const std::vector<ledger::Transfer>& transfers);
    LiveTable& at(const std::string& table);
    std::uint64_t next_incident() const { return incidents_.empty() ? 1 : incidents_.rbegin()->first + 1; }

    FloorSettings settings_;
    ledger::Ledger books_;
    std::map<std::string, LiveTable> tables_;
    std::map<std::uint64_t, Incident> incidents_;
    ByText<std::uint64_t> numbers_;                  // by source: the last command that was carried out
    std::map<std::string, Seed> seeds_;              // by commitment (hex)
    std::map<std::string, Money> last_wins_;
    std::map<std::string, Jackpot> jackpots_;
    std::unordered_map<ledger::AccountId, std::deque<Movement>> movements_;
    std::map<ledger::AccountId, std::pair<std::uint64_t, std::string>> last_vouchers_;  // the command, the voucher
    std::int64_t time_ms_ = 0;
    std::uint32_t version_ = 0;  // of the journal; 0: it has no entry yet
    Outbox outbox_;
    bool live_ = false;   // an entry is being recorded, not replayed: chance has spoken already
    bool books_in_doubt_ = false;  // an entry's transfers were taken in part
    // The command that is being carried out: every entry carries it, so that a repeat is known after a crash.
    std::string source_;
    std::uint64_t number_ = 0;
    std::string by_;
    std::int64_t now_ms_ = 0;
    std::vector<protocol::TakenBack> took_;  // of what was settled, for the incident by which two people decided it
};

// ---- Who may do what ----------------------------------------------------------------------------------------

struct CommandDef {
    std::string_view verb;
    std::uint8_t roles;     // bits of Role
    bool two_people;        // the first only proposes it
    std::string_view does;  // in words, for the documentation and the refusals
    wire::TypesIn types;    // of its arguments and its reply
    bool at_times_two = false;  // what is asked for says whether the first only proposes it
    bool proposes() const { return two_people || at_times_two; }
};
std::span<const CommandDef> commands();
const CommandDef* find_command(std::string_view verb);
constexpr bool may(const CommandDef& command, Role role) {
    return (command.roles & static_cast<std::uint8_t>(role)) != 0;
}

}  // namespace baize::floor
