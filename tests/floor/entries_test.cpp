// Entries of the journal: who and what each belongs to, and that what it says is
// what a floor that reads it has, at the bounds of each field.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/floor.hpp"

namespace baize::entries_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

// ---- Whose act an entry belongs to -------------------------------------------------------------------------------

struct Owner { std::string by, source; std::uint64_t number; };
bool operator==(const Owner& a, const Owner& b) { return a.by == b.by && a.source == b.source && a.number == b.number; }
std::ostream& operator<<(std::ostream& out, const Owner& owner) {
    return out << owner.by << " " << owner.source << " " << owner.number;
}

// The owners of the entries since, which must be there.
void expect_owner(TestFloor& floor, std::size_t& from, const Owner& owner, const char* what) {
    floor.drain();
    EXPECT_GT(floor.journal.size(), from) << what << " left nothing in the journal";
    for (; from < floor.journal.size(); ++from) {
        const Json entry = Json::parse(floor.journal[from].payload);
        EXPECT_EQ((Owner{entry.value("by", ""), entry.value("src", ""), entry.value("n", std::uint64_t{0})}), owner)
            << what << ": " << entry;
    }
}

TEST(FloorEntries, EachBelongsToItsOwnActAndToNoneBefore) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    floor.open(example_table("nz.blackjack.toml"));
    std::size_t from = floor.journal.size();
    floor::Entropy entropy{
        [](std::span<std::uint8_t> bytes) { std::fill(bytes.begin(), bytes.end(), std::uint8_t{7}); }};
    const auto command = [&](std::uint64_t number) {
        notes(floor, "sic-bo-1/01", 1);
        expect_owner(floor, from, {"sic-bo-1/01", "sic-bo-1/01", number}, "a command");
    };
    command(1);
    ASSERT_EQ(said(floor.at("sic-bo-1/02", "insert-cash", {{"amount", 100'00}})), "ok");
    expect_owner(floor, from, {"sic-bo-1/02", "sic-bo-1/02", 1}, "another's command");
    command(2);
    ASSERT_TRUE(floor.floor.as_house("fill", {{"account", "cash:cage"}, {"amount", 1'00}}, floor.now, entropy));
    expect_owner(floor, from, {"house", "", 0}, "the house");
    command(3);
    floor.floor.note_staff("sign-in", "sue", floor.now);
    expect_owner(floor, from, {"sue", "", 0}, "staff");
    ASSERT_EQ(
        said(floor.as(Role::Supervisor, "sue", "nominate", {{"terminal", "sic-bo-1/02"}, {"nominee", "sic-bo-1/03"}})),
        "ok");
    expect_owner(floor, from, {"sue", "user:sue", 1}, "a person's command");
    floor.floor.new_player_at("sic-bo-1/03", floor.now);
    expect_owner(floor, from, {"house", "", 0}, "a new player");
    command(4);
    ASSERT_FALSE(floor.floor.take_table("sic-bo-1", floor.now, entropy));
    expect_owner(floor, from, {"local", "", 0}, "a server that takes a table");
    ASSERT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    expect_owner(floor, from, {"sic-bo-1/01", "sic-bo-1/01", 5}, "a wager");
    floor.wait(31);
    expect_owner(floor, from, {"clock", "", 0}, "a tick");
    command(6);
    floor.check();
}

// ---- What an entry says is what the floor has ---------------------------------------------------------------------

std::int64_t within(std::int64_t least, std::int64_t most) {
    return *rc::gen::weightedOneOf<std::int64_t>(
        {{2, rc::gen::just(least)}, {2, rc::gen::just(most)}, {1, rc::gen::inRange<std::int64_t>(least, most)}});
}

// A house whose table has as many terminals as a table may have, as the journal's text.
const std::vector<store::Entry>& a_house() {
    static const std::vector<store::Entry> kJournal = [] {
        TestFloor floor;
        floor.open(example_table("nz.blackjack.toml", {{"terminals", "30"}}));
        return floor.journal;
    }();
    return kJournal;
}

struct Reread {
    floor::Floor floor{floor::FloorSettings{}};
    explicit Reread(Json entry) {
        for (const store::Entry& each : a_house()) floor.read(Json::parse(each.payload));
        entry["t"] = floor.state().time_ms + 1;
        floor.read(Json::parse(entry.dump()));
    }
    const floor::LiveTable& table() const { return *floor.state().table("blackjack-1"); }
};

Json of_table(const char* kind) { return {{"k", kind}, {"table", "blackjack-1"}}; }

RC_GTEST_PROP(FloorEntries, ReadyLimitNomineeOfTheFirstAndTheLastPlayer, ()) {
    const auto player = static_cast<PlayerId>(within(0, kPlayersMax - 1)),
               other = static_cast<PlayerId>(within(0, kPlayersMax - 1));
    Json ready = of_table("ready");
    ready["p"] = player;
    RC_ASSERT(Reread(ready).table().ready == std::set<PlayerId>{player});
    const bool limited = *rc::gen::arbitrary<bool>();
    Json limit = of_table("limit");
    limit["p"] = player;
    limit["limited"] = limited;
    RC_ASSERT(Reread(limit).table().limited == (limited ? std::set<PlayerId>{player} : std::set<PlayerId>{}));
    Json nominee = of_table("nominee");
    nominee["nominee"] = other;
    nominee["p"] = player;
    RC_ASSERT((Reread(nominee).table().nominees == std::map<PlayerId, PlayerId>{{other, player}}));
}

RC_GTEST_PROP(FloorEntries, LocksOfTheFirstAndTheLastTerminal, ()) {
    const auto terminal = static_cast<int>(within(0, kPlayersMax));  // 0: the table
    Json lock = of_table("lock");
    lock["why"] = "dark";
    if (terminal > 0) lock["terminal"] = terminal;
    const Reread locked(lock);
    RC_ASSERT(locked.table().locked == (terminal == 0 ? "dark" : ""));
    RC_ASSERT((locked.table().locked_terminals ==
               (terminal == 0 ? std::map<int, std::string>{} : std::map<int, std::string>{{terminal, "dark"}})));
}

RC_GTEST_PROP(FloorEntries, TablesAreTakenOpenedAndClosed, ()) {
    const bool closing = *rc::gen::arbitrary<bool>();
    Json entry = of_table("closing");
    entry["closing"] = closing;
    RC_ASSERT(Reread(entry).table().closing == closing);
    Json take = of_table("take");
    take["server"] = std::string(static_cast<std::size_t>(within(0, 64)), 'x');
    RC_ASSERT(Reread(take).table().owner == take["server"].get<std::string>());
}

RC_GTEST_PROP(FloorEntries, IncidentsAndTheNumbersOfCommands, ()) {
    const auto number = static_cast<std::uint64_t>(within(1, INT64_MAX)),
               command = static_cast<std::uint64_t>(within(1, INT64_MAX));
    const char* state = *rc::gen::element("open", "done", "rejected");
    const Json entry = {{"k", "incident"}, {"incident", number}, {"verb", "call"}, {"args", {{"table", "blackjack-1"}}},
                        {"by", "dora"}, {"second", "sue"}, {"state", state},
                        {"note", "words"}, {"src", "user:dora"}, {"n", command}};
    const Reread reread(entry);
    const floor::Incident& incident = reread.floor.state().incidents.at(number);
    RC_ASSERT(incident.number == number && incident.verb == "call" && incident.by == "dora" &&
              incident.second == "sue" && incident.at_ms == reread.floor.state().time_ms);
    RC_ASSERT(incident.state == (state == std::string("open")   ? floor::IncidentState::Open
                                 : state == std::string("done") ? floor::IncidentState::Done
                                                                : floor::IncidentState::Rejected));
    RC_ASSERT((incident.state == floor::IncidentState::Open ? incident.note : incident.resolution) == "words");
    RC_ASSERT(reread.floor.state().last_number("user:dora") == command);
}

RC_GTEST_PROP(FloorEntries, MoneyAndVouchers, ()) {
    const Money amount{within(1, kMoneyMax.cents)};
    const std::int64_t lives = within(0, INT64_MAX / 2);  // 0: for ever
    const std::string number = ledger::voucher_number(
        static_cast<std::uint64_t>(within(0, static_cast<std::int64_t>(ledger::kVoucherNumbers - 1))));
    const std::int64_t now = Reread(Json{{"k", "none"}, {"verb", "ready"}}).floor.state().time_ms;
    const ledger::Voucher voucher{
        number, amount, now, lives == 0 ? 0 : now + lives, "terminal:blackjack-1/30"_account,
        ledger::VoucherState::Open, 0, ""};
    Json entry = {{"k", "voucher"},
                  {"voucher", {{"number", number}, {"amount", amount.cents}, {"issued", now},
                               {"expires", voucher.expires_ms}, {"from", voucher.issued_by->text()}}},
                  {"src", "blackjack-1/30"},
                  {"n", 1}};
    const auto moves = [&](const char* id, const char* from, const char* to, const char* purpose) {
        return Json{{"id", id}, {"from", from}, {"to", to}, {"amount", amount.cents}, {"purpose", purpose}};
    };
    entry["transfers"] = Json::array({moves("a", "cash:drop/blackjack-1", "terminal:blackjack-1/30", "in"),
                                      moves("b", "terminal:blackjack-1/30", "voucher", "out")});
    Reread reread(entry);
    const ledger::Voucher* read = reread.floor.state().books.voucher(number);
    RC_ASSERT(read && read->amount == amount && read->expires_ms == voucher.expires_ms &&
              read->issued_by == voucher.issued_by);
    RC_ASSERT(reread.floor.state().last_voucher("blackjack-1/30") == read);
    RC_ASSERT(!reread.floor.state().books.broken());
    if (lives == 1) return;  // it has expired by the next entry
    Json paid = {{"k", "redeem"}, {"number", number}, {"by", "carl"}, {"t", reread.floor.state().time_ms}};
    paid["transfers"] = Json::array({moves("c", "voucher", "cash:cage", "redeem")});
    const bool in_drawer = amount.cents <= 10'000'000'00;
    if (!in_drawer) return;
    reread.floor.read(Json::parse(paid.dump()));
    RC_ASSERT(read->state == ledger::VoucherState::Paid && read->paid_by == "carl");
}

// ---- Views ----------------------------------------------------------------------------------------------------------

TEST(FloorEntries, AViewHasEveryPlaceFromTheFirst) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml"));
    const int places = floor.table("blackjack-1").game().layout.places;
    ASSERT_EQ(said(floor.at("blackjack-1/03", "sit", {{"place", 1}})), "ok");
    ASSERT_EQ(said(floor.at("blackjack-1/05", "sit", {{"place", places}})), "ok");
    const Json seen = floor.state("blackjack-1/01")["places"];
    ASSERT_EQ(seen.size(), static_cast<std::size_t>(places));
    EXPECT_EQ(seen.front(), 2);
    EXPECT_EQ(seen.back(), 4);
    for (std::size_t i = 1; i + 1 < seen.size(); ++i) EXPECT_TRUE(seen[i].is_null()) << i;
    floor.check();
}

// ---- Corrections ----------------------------------------------------------------------------------------------------

// 9A 7.3: only what the actual outcome changes is paid back and paid anew.
TEST(FloorEntries, ACorrectionMovesNothingThatItDoesNotChange) {
    TestFloor floor;
    const std::string table = floor.open(example_table("gb.sic-bo.dealer.toml", {{"electronic", "false"}}));
    for (const char* seat : {"/01", "/02", "/03"}) notes(floor, table + seat, 1);
    const auto bet = [&](const char* seat, const char* wager) {
        return floor.at(table + seat, "bet", {{"wager", wager}, {"stake", 10'00}});
    };
    ASSERT_EQ(said(bet("/01", "small")), "ok");   // wins either way
    ASSERT_EQ(said(bet("/02", "big")), "ok");     // loses either way
    ASSERT_EQ(said(bet("/03", "total:9")), "ok");  // wins by the wrong entry alone
    const auto dealer = [&](const char* verb, Json args) {
        args["table"] = table;
        return floor.as(Role::Dealer, "dora", verb, std::move(args));
    };
    ASSERT_EQ(said(dealer("close-bets", Json::object())), "ok");
    ASSERT_EQ(said(dealer("enter", {{"event", {{"e", "throw"}, {"d", {1, 2, 6}}}}})), "ok");
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    const auto correct = [&](int last) {
        return floor.two(
            "correct",
            {{"table", table}, {"round", 1}, {"index", 4}, {"event", {{"e", "throw"}, {"d", {1, 2, last}}}}});
    };
    const Money before = floor.credit(table + "/03");
    const auto nothing = correct(6);
    ASSERT_EQ(said(nothing), "ok");
    EXPECT_EQ(nothing->body["transfers"], 0) << "the same result";
    const auto changed = correct(5);
    ASSERT_EQ(said(changed), "ok");
    EXPECT_EQ(changed->body["transfers"], 1);
    for (const store::Entry& each : floor.journal) {
        const Json entry = Json::parse(each.payload);
        for (const Json& transfer : entry["k"] == "revise" ? entry.value("transfers", Json::array()) : Json::array())
            EXPECT_EQ(transfer["from"], "terminal:" + table + "/03") << transfer;
    }
    EXPECT_LT(floor.credit(table + "/03"), before);
    EXPECT_EQ(floor.credit(table + "/01").cents, 110'00);
    EXPECT_EQ(floor.credit(table + "/02").cents, 90'00);
    floor.check();
}

}  // namespace
}  // namespace baize::entries_test
