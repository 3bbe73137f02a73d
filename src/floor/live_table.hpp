// One table of the floor: what it offers, the round that is open, the money that lies on it, and the last rounds.
// Plain state: it changes only when the floor applies an entry of the journal.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "seed/seeded_bits.hpp"
#include "definition/drawing.hpp"
#include "engine/session.hpp"
#include "floor/codec.hpp"
#include "floor/phase.hpp"
#include "ledger/ledger.hpp"
#include "table_file/config.hpp"

namespace baize::floor {

// A table file as it was read: shared, because a round that is over may have been played under an older one.
struct Offer {
    Offer(std::string text, TableConfig file, Setup made);

    std::string toml;
    TableConfig config;
    Setup setup;
    // What follows from these, made once: everybody who opens a terminal is sent it.
    std::vector<Finding> findings;
    std::vector<std::string> notices, prominent;
    Drawing drawing;
};
using OfferPtr = std::shared_ptr<const Offer>;
Result<OfferPtr> make_offer(const std::string& toml);
// From one round to the next: where the cards or the game are others, nothing of the old shoe is left.
void change_offer(OfferPtr& offer, CarriedState& carried, OfferPtr next);
// The announced file, if there is one, takes effect: not while wagers lie
// on the layout that were made under the old one.
void take_next_offer(OfferPtr& offer, CarriedState& carried, OfferPtr& next);
// The cards are shuffled before the next round, and nobody may ask for the burned ones any more.
void end_shoe(CarriedState& carried);

// A change of the cards that must wait for the end of the shoe, and by which
// clause; `agreed`: and for every player at the table.
struct ShoeRule {
    Clause clause{};
    bool agreed = false;
    std::string what;  // "6 decks become 8"
    explicit operator bool() const { return !clause.empty(); }
};
ShoeRule shoe_rule(const Offer& now, const Offer& next);

using Bytes32 = std::array<std::uint8_t, 32>;

// Where a player's chips lie, or would: how a wager is named before it is a stake.
struct StakeKey {
    PlayerId player;
    BoxNo box;
    Position position;
    auto operator<=>(const StakeKey& other) const {
        return std::tuple(player, box, position.wager, position.spot) <=>
               std::tuple(other.player, other.box, other.position.wager, other.position.spot);
    }
    bool operator==(const StakeKey&) const = default;
};

// The questions of a hand's turn that ran out one after the other, since its player last answered anything.
struct Silence {
    BoxNo box = 0;
    std::uint8_t hand = 0;
    int questions = 0;
};
// A turn of one question is one slow answer, and no rule on absence follows from it (ruling R57).
inline constexpr int kTurnMissed = 2;

// What one line of a settlement brought to a terminal.
struct Credited {
    Line line;
    Money paid{};  // stake returned and winnings
};

// A round that is settled: all that a correction, a dispute or a recall needs.
struct PastRound {
    std::uint64_t number = 0;
    OfferPtr offer;
    CarriedState at_start;   // as it was opened and paid
    Memory began{};          // what the game should have remembered then: another, where a
                             // round before it was put right meanwhile
    Memory left{};           // ... and after it: what the next one began with, or should have
    std::string afterwards;  // what its correction meant for the rounds after it, in words
    std::vector<Event> events;
    std::vector<Stake> stakes;
    std::vector<Credited> credited;
    std::map<StakeNo, std::string> transfers;  // the last one that concerns each stake: what a correction corrects
    std::set<PlayerId> refused;  // 9A 7.4: whose payment was refused
    std::int64_t settled_ms = 0;
    int corrections = 0;
    bool disputed = false;
    std::string commit, seed, layout;  // hex; empty where chance was entered
    protocol::Result result;           // what lay on the table: dice, the house's hands
    mutable std::optional<std::vector<std::string>> winning{};  // kept by winning_of
};

// A wager that did not take part when the bets closed, or made room for a newcomer, as its player is told afterwards.
struct Dropped {
    std::uint64_t round = 0;
    PlayerId player = 0;
    BoxNo box = 0;
    std::string position;
    Money stake{};
    std::string clause;
};

struct LiveTable {
    std::string id;
    std::string owner;      // the server that runs it
    OfferPtr offer;         // of the open round
    OfferPtr next_offer;    // announced; takes effect at the next round, or at the end of the shoe where a rule says so
    std::set<PlayerId> agreed;  // who agrees to the announced change of cards
    std::unique_ptr<Session> session;
    CarriedState carried;        // what the last round left; after a correction another
                            // memory than that the open round has
    std::uint64_t round = 0;
    Phase phase = Phase::Closed;
    bool closing = false;   // no further round is opened
    std::string locked;     // why nobody may bet; empty: not locked
    std::string frozen;     // "no spin" was announced, by whom: the round is void, and
                            // waits for a second person; empty: it was not
    std::string fault;      // the fault of the program that locked it; empty: none did
    std::string broken;     // why what is known here of it cannot be trusted, until its
                            // server calls its round off; not in the journal
    bool abandoned = false; // ... which failed too: nobody touches it before the next restart
    std::map<int, std::string> locked_terminals;  // by number, why
    std::map<PlayerId, PlayerId> nominees;        // who acts, for whom
    std::set<PlayerId> limited;                   // who is limited to one box and the minimum (nz-blackjack 5.8)

    std::int64_t opened_ms = 0;
    std::int64_t closes_ms = 0;    // 0: the clock starts with the first wager
    std::int64_t decide_ms = 0;    // until when a decision is waited for; 0: none is
    std::set<PlayerId> ready;
    std::map<PlayerId, Silence> silent;  // who lets his time run out in this round
    std::vector<Dropped> dropped;  // of this round and the one before

    // The pending transfers that reserve the stakes' money. Between rounds, those of the wagers that are in play.
    std::map<StakeNo, std::string> reserved;
    bool was_known = false;                   // what hands come to, before an entry was put right (ruling R86)
    std::string meter_hold;                   // the pending transfer that keeps the progressive meter for this round

    std::string commit;        // hex: of this round's seed
    std::string shoe_commit;   // hex: of the shoe's seed
    std::string next_shoe;     // hex: of the seed of the shoe after it, committed to before anybody knows when it comes
    std::string layout;        // hex: hash of the layout at close
    std::unique_ptr<ShuffledShoe> chance;  // there while its seed is known here

    std::deque<PastRound> past;  // the newest last
    std::unique_ptr<Session> last_session;  // of the newest: what it left on the table is
                                            // shown until chips lie there anew

    const Game& game() const { return offer->setup.game(); }
    const TableConfig& config() const { return offer->config; }
    bool halted() const { return !locked.empty() || !frozen.empty(); }  // nothing of the round goes on
    bool over() const { return closing && carried.remaining.empty(); }  // no further round: wagers in play
                                                                        // are played out first
    ShoeRule waits_for() const { return offer && next_offer ? shoe_rule(*offer, *next_offer) : ShoeRule{}; }
    const Profile& profile() const { return offer->setup.profile(); }
    bool lasting_shoe() const { return offer->setup.shoe().lasts && !offer->setup.shoe().continuous; }
    bool server_chance() const { return config().chance == ChanceFrom::Server; }
    bool confirms() const { return !server_chance() || config().dealer_confirms; }
    PastRound* find_past(std::uint64_t number);
    const PastRound* find_past(std::uint64_t number) const;
};

// By which rule a table is locked: its book's, or the house's own.
std::string lock_clause(const LiveTable& table);

inline constexpr std::size_t kPastRounds = 80;  // as many as a shoe of eight decks has

// The ledger's account of a terminal.
ledger::AccountId terminal_account(std::string_view table, PlayerId player);
std::string terminal_name(std::string_view table, PlayerId player);  // "sic-bo-1/07"
struct TerminalAt { std::string table; PlayerId player; };
std::optional<TerminalAt> parse_terminal(std::string_view name);
std::optional<TerminalAt> terminal_of(const ledger::AccountId& account);  // nothing of another kind

// 9A 4.7: the layout as it stood at the close, one line a stake, and its hash.
std::string layout_text(const Table& table, std::string_view id, std::uint64_t round);
Bytes32 layout_hash(std::string_view text);

// By which clauses a terminal shows less than a player wanted: of the book
// that the table is under, or else of the wager's limits.
struct LimitClauses {
    std::string below, odd, above;
};
LimitClauses limit_clauses(const Setup& setup, std::size_t wager);

// What a terminal shows of the stake that a player wanted (9A 3.3(c)(ii), (iii), and so on every table).
struct CutStake {
    Money stake{};        // zero: no chips are shown
    std::string because;  // empty where nothing was cut
    std::string clause;
};
CutStake cut_stake(const Limits& limits, Money wanted, const LimitClauses& clauses = {});

// The open round as it is with a wager put right: moved as soon as the bets were closed.
Result<std::unique_ptr<Session>> with_moved(const LiveTable& table, const Moved& moved);

// The settled lines of a finished round, with the payments that were refused taken as void (9A 7.5(c)).
std::vector<Line> lines_of(const Table& table, const std::set<PlayerId>& refused);
protocol::Result result_of(const Table& table);
// 9A 3.2(c)(ii): the positions of a common layout that the result made win, staked or not.
// Found by the round itself, played again with a stake on every position. Empty where players
// have boxes of their own: there is no one layout to light.
const std::vector<std::string>& winning_of(const PastRound& past);

}  // namespace baize::floor
