// Every kind of entry is written as the journal keeps it and read back, with each field at its bounds. Whoever adds a
// kind of entry, or a field to one, finds that this file does not compile until it is here too.
#include "floor/entry_codec.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <sstream>

#include "games/list.hpp"
#include "support/floor.hpp"

namespace baize::floor::entry_codec_test {
namespace {

const Game& any_game() { return *find_game("nz.roulette"); }
const GameOf kGames = [](const std::string&, std::uint64_t) -> const Game& { return any_game(); };

// ---- Entries, each field at its least, at its most or between ------------------------------------------------------

class Maker {
public:
    template <class What>
    Entry make() {
        Entry entry;
        auto& [at_ms, by, source, number, what, transfers] = entry;
        set(at_ms), set(by), set(source);
        if (!source.empty()) set(number);
        What made{};
        fill(made);
        what = made;
        for (int left = below(3); left > 0; --left) fill(transfers.emplace_back());
        return entry;
    }

private:
    static int below(int end) { return *rc::gen::inRange(0, end); }
    template <class T>
        requires std::is_integral_v<T>
    void set(T& into) {
        using Limits = std::numeric_limits<T>;
        into = *rc::gen::element(Limits::min(), Limits::max(), T{1});
    }
    void set(bool& into) { into = below(2) == 1; }
    void set(Money& into) { set(into.cents); }
    void set(std::string& into) {
        into = *rc::gen::element(std::string(), std::string("a"), std::string(500, 'x'),
                                 std::string("Zo\u00eb \"1\"\n\\ /"));
    }
    void named(std::string& into) {  // what is always there may be empty; what names something else is not
        do set(into);
        while (into.empty());
    }
    template <class T>
    void set(std::optional<T>& into) {
        if (below(2)) set(into.emplace());
    }
    template <class T, std::size_t N>
    void set(std::array<T, N>& into) { for (T& each : into) set(each); }
    template <HasWords T>
    void set(T& into) { into = kWords<T>.list[static_cast<std::size_t>(below(int(kWords<T>.list.size())))].value; }
    void set(std::optional<ledger::AccountId>& into) {
        if (below(2)) into = *rc::gen::element("house"_account, "terminal:t/02"_account, "player:\"\\~"_account);
    }
    void set(Event& into) {  // each kind is held against its own bounds in codec_test.cpp
        into = *rc::gen::element<Event>(Moved{29, 0, {0, 1}, {0, 2}}, PlaceBet{1, 0, {0, 3}, {10'00}, true},
                                        CloseBets{}, Shuffled{}, CalledOff{CallOff::Ordered}, NextRound{});
    }

    // The names in brackets are all fields of the entry: one more does not compile.
    void fill(entry::Journal& e) { auto& [version] = e; set(version); }
    void fill(entry::TableFile& e) { auto& [table, toml] = e; set(table), set(toml); }
    void fill(entry::Taken& e) { auto& [table, server] = e; set(table), set(server); }
    void fill(entry::Closing& e) { auto& [table, closing] = e; set(table), set(closing); }
    void fill(entry::Agreed& e) { auto& [table, player, yes] = e; set(table), set(player), set(yes); }
    void fill(entry::Nominee& e) { auto& [table, nominee, player] = e; set(table), set(nominee), set(player); }
    void fill(entry::Limited& e) { auto& [table, player, limited] = e; set(table), set(player), set(limited); }
    void fill(entry::Locked& e) { auto& [table, terminal, why] = e; set(table), set(terminal), set(why); }
    void fill(entry::Opened& e) {
        auto& [table, round, keep, commit, next_shoe] = e;
        set(table), set(round), set(keep), set(commit), set(next_shoe);
    }
    void fill(entry::Shoe& e) {
        auto& [table, commit, next_shoe, ended, seed] = e;
        set(table), set(commit), set(next_shoe), set(ended), set(seed);
    }
    void fill(entry::Events& e) {
        auto& [table, round, events, layout, chips, dropped, reduced, late] = e;
        set(table), set(round), set(layout), set(chips), set(dropped), set(reduced), set(late);
        for (int left = below(4); left > 0; --left) set(events.emplace_back());
    }
    void fill(entry::Ready& e) { auto& [table, player] = e; set(table), set(player); }
    void fill(entry::PutRight& e) { auto& [table, round, event] = e; set(table), set(round), set(event); }
    void fill(entry::Fixed& e) {
        auto& [table, round, index, event] = e;
        set(table), set(round), set(index), set(event);
    }
    void fill(entry::SettledLine& e) {
        auto& [number, line] = e;
        auto& [player, box, hand, wager, outcome, stake, returned, won, clause, meter, cut] = line;
        set(number.value), set(player), set(box), set(hand), set(wager), set(outcome), set(stake), set(returned);
        set(won), set(clause), set(meter), set(cut);
    }
    void fill(entry::Settled& e) {
        auto& [table, round, lines, result, commit, seed] = e;
        auto& [dice, spun, hands, placed] = result;
        set(table), set(round), set(commit);
        if (!commit.empty()) set(seed);
        for (int left = below(4); left > 0; --left) fill(lines.emplace_back());
        for (int left = below(3); left > 0; --left) set(dice.emplace_back()), set(spun.emplace_back());
        if (below(2)) hands["player"] = {"As", "??"};
        if (below(2)) placed = {Suit::Clubs, Suit::Spades};
    }
    void fill(entry::Revised& e) {
        auto& [table, round, index, event, refused, clause] = e;
        set(table), set(round), set(index), set(event), set(refused), set(clause);
    }
    void fill(entry::CalledOffByFault& e) {
        auto& [table, round, what, memory, places, commit, seed] = e;
        set(table), set(round), set(what), set(memory), set(places), set(commit);
        if (!commit.empty()) set(seed);
    }
    void fill(entry::VoucherIssued& e) {
        auto& [voucher] = e;
        auto& [number, amount, issued_ms, expires_ms, issued_by, state, paid_ms, paid_by] = voucher;
        set(number), set(amount), set(issued_ms), set(expires_ms), set(issued_by), set(state), set(paid_ms);
        set(paid_by);
    }
    void fill(entry::VoucherPaid& e) { auto& [number] = e; set(number); }
    void fill(entry::MoneyMoved& e) { auto& [what] = e; set(what); }
    void fill(entry::IncidentNote& e) {
        auto& [incident, verb, args, state, second, note, took, dispute] = e;
        set(incident), set(verb), set(state), set(second), set(note);
        if (!verb.empty()) args = {{"table", "a"}, {"round", 7}, {"list", {1, "two", nullptr}}};
        for (std::uint64_t i = below(3); i > 0; --i) {
            auto& [terminal, amount] = took.emplace_back();
            set(terminal), set(amount);
        }
        if (below(2) == 0) return;
        auto& [table, round, disputed] = dispute.emplace();
        set(table), set(round), set(disputed);
    }
    void fill(entry::StaffNote& e) { auto& [what] = e; set(what); }
    void fill(entry::Nothing& e) { auto& [verb] = e; set(verb); }
    void fill(ledger::Transfer& t) {
        auto& [id, debit, credit, amount, phase, pending, purpose, corrects, ordered_by, clause, stake] = t;
        set(id), set(debit), set(credit), set(amount), set(phase), set(pending), set(purpose), set(corrects);
        set(ordered_by), set(clause), set(stake);
    }
};

template <class What>
void round_trips() {
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    if (!std::getenv("RC_PARAMS")) params.seed = 2011, params.maxSuccess = 100;
    rc::detail::TestMetadata metadata;
    metadata.id = std::string(What::kKind);
    const auto result = rc::detail::checkTestable(
        [] {
            const Entry entry = Maker().make<What>();
            const std::string text = encode(entry, kGames);
            RC_LOG() << text << "\n";
            const auto back = decode(Json::parse(text), kGames);
            RC_ASSERT(static_cast<bool>(back));
            RC_ASSERT(*back == entry);
            RC_ASSERT(encode(*back, kGames) == text);
        },
        metadata, params);
    if (result.template is<rc::detail::SuccessResult>()) return;
    std::ostringstream words;
    rc::detail::printResultMessage(result, words);
    ADD_FAILURE() << What::kKind << ": " << words.str();
}

template <std::size_t... Kinds>
void every_kind(std::index_sequence<Kinds...>) {
    (round_trips<std::variant_alternative_t<Kinds, entry::What>>(), ...);
}

TEST(EntryCodec, EveryKindIsReadBackAsItWas) {
    every_kind(std::make_index_sequence<std::variant_size_v<entry::What>>());
    const auto kinds = entry_kinds();
    EXPECT_EQ(std::set(kinds.begin(), kinds.end()).size(), kinds.size()) << "two kinds of one word";
}

// ---- As text --------------------------------------------------------------------------------------------------------

TEST(EntryCodec, AnEntryIsJsonWithTheBooksNames) {
    Entry entry{5, "ann", "t/01", 7, entry::Events{.table = "t", .round = 3, .events = {PlaceBet{1, 0, {}, {10'00}}}}};
    entry.transfers.push_back({.id = "t/r3/s200",
                               .debit = "terminal:t/02"_account,
                               .credit = "house"_account,
                               .amount = {10'00},
                               .phase = ledger::Phase::Pending,
                               .purpose = ledger::Purpose::Stake,
                               .stake = 200});
    EXPECT_EQ(encode(entry, kGames),
              R"({"k":"ev","t":5,"src":"t/01","n":7,"by":"ann","transfers":[{"id":"t/r3/s200","from":"terminal:t/02",)"
              R"("to":"house","amount":1000,"phase":"pending","purpose":"stake","stake":200}],"table":"t","round":3,)"
              R"("events":[{"e":"bet","p":1,"b":0,"w":"straight-up:0","s":1000}]})");
}

TEST(EntryCodec, WhatIsNoEntryIsRefused) {
    const char* texts[] = {
        R"([])", R"("x")", R"(null)", R"({})", R"({"k":"none"})", R"({"k":"none","t":1})",
        R"({"k":"never","t":1})", R"({"k":7,"t":1})", R"({"k":"none","t":"1","verb":"x"})",
        R"({"k":"none","t":1.0,"verb":"x"})", R"({"k":"none","t":1,"verb":"x","extra":1})",
        R"({"k":"none","t":1,"verb":"x","n":1})", R"({"k":"none","t":1,"verb":"x","src":"a"})",
        R"({"k":"ready","t":1,"table":"a","p":256})", R"({"k":"ready","t":1,"table":"a","p":-1})",
        R"({"k":"closing","t":1,"table":"a","closing":1})", R"({"k":"ev","t":1,"table":"a","round":1})",
        R"({"k":"ev","t":1,"table":"a","round":1,"events":[{"e":"bet"}]})",
        R"({"k":"settle","t":1,"table":"a","round":1,"lines":[{"n":1}],"result":{}})",
        R"({"k":"fault","t":1,"table":"a","round":1,"what":"","memory":[1],"places":[]})",
        R"({"k":"money","t":1,"what":"x","transfers":{}})", R"({"k":"money","t":1,"what":"x","transfers":[{}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":7}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","amount":5.5}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","amount":9223372036854775808}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","phase":"done"}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","stake":-1}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","stake":4294967296}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","debit":"house"}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","from":"bank"}]})",
        R"({"k":"money","t":1,"what":"x","transfers":[{"id":"1","to":""}]})",
        R"({"k":"voucher","t":1,"voucher":{"number":"1","state":"lost"}})"};
    for (const char* text : texts) EXPECT_FALSE(decode(Json::parse(text), kGames)) << text;
    EXPECT_EQ(decode(Json::parse(R"({"k":"ready","t":1,"table":"a","p":256})"), kGames).refusal().what,
              "ready: 'p' must be from 0 to 255, not 256");
}

// What is told of a table at which the program failed can still be known where its events cannot.
TEST(EntryCodec, WithoutAGameTheEventsAreLeftOut) {
    const auto entry = decode(
        Json::parse(R"({"k":"ev","t":1,"table":"a","round":9,"events":[{"e":"gone"}],"transfers":[{"id":"1"}]})"), {});
    ASSERT_TRUE(entry) << entry.refusal().what;
    EXPECT_EQ(entry::round_of(entry->what), 9u);
    EXPECT_EQ(entry->transfers.size(), 1u);
}

// ---- Versions -------------------------------------------------------------------------------------------------------

// A journal whose first entry is this one, as a floor that starts finds it, and as an auditor does.
std::pair<std::string, std::string> refusals_of(const Json& first) {
    Floor floor{FloorSettings{}};
    std::string refused = "read";
    try {
        floor.restore(first);
    } catch (const WrongVersion& error) {
        refused = error.what();
    }
    Auditor auditor;
    store::Entry entry{1, first.dump(), {}};
    entry.hash = store::chain({}, 1, entry.payload);
    auditor.take(entry);
    return {refused, auditor.fault() ? auditor.fault()->what : "read"};
}

TEST(JournalVersion, ThisOneIsReadAndAnyOtherIsRefusedByName) {
    const auto of_version = [](int version) { return refusals_of({{"k", "journal"}, {"t", 1}, {"version", version}}); };
    EXPECT_EQ(of_version(4), std::pair(std::string("read"), std::string("read")));
    for (const int version : {2, 3}) EXPECT_EQ(of_version(version).first.find("journal of version"), 0u) << version;
    const auto newer = of_version(5);
    EXPECT_TRUE(newer.first.starts_with("journal of version 5, this program reads 4: ")) << newer.first;
    EXPECT_TRUE(newer.second.starts_with("journal of version 5, this program reads 4: ")) << newer.second;
    // the first entry of the journals that said no version
    const auto older = refusals_of(Json::parse(R"({"by":"house","k":"money","t":1,"what":"fill"})"));
    EXPECT_TRUE(older.first.starts_with("journal of version 1, this program reads 4: ")) << older.first;
    EXPECT_NE(older.first.find("another database"), std::string::npos) << "what to do";
    EXPECT_TRUE(older.second.starts_with("journal of version 1, this program reads 4: ")) << older.second;
}

// A newer program may go on with an older journal. None goes back, and none reads on where a newer one wrote.
TEST(JournalVersion, ItOnlyRises) {
    testing_support::TestFloor floor;
    const std::size_t before = floor.journal.size();
    const auto then = [&](int version) -> std::pair<std::string, std::string> {
        const testing_support::TestFloor same(floor, floor.journal);
        Floor again{FloorSettings{}};
        Auditor auditor;
        for (const store::Entry& entry : same.journal) {
            again.read(Json::parse(entry.payload));
            auditor.take(entry);
        }
        store::Entry next{before + 1, Json{{"k", "journal"}, {"t", floor.now}, {"version", version}}.dump(), {}};
        next.hash = store::chain(same.journal.back().hash, next.seq, next.payload);
        auditor.take(next);
        std::string refused = "read";
        try {
            again.read(Json::parse(next.payload));
        } catch (const std::runtime_error& error) {
            refused = error.what();
        }
        return {refused, auditor.fault() ? auditor.fault()->what : "read"};
    };
    EXPECT_EQ(then(4), std::pair(std::string("the journal does not fit: a version that was there before"),
                                 std::string("version 4 in the middle of a journal of version 4")));
    EXPECT_TRUE(then(5).first.starts_with("journal of version 5, this program reads 4: "));
    EXPECT_TRUE(then(5).second.starts_with("journal of version 5, this program reads 4: "));
}

TEST(JournalVersion, AFloorSaysItFirstAndOnce) {
    testing_support::TestFloor floor;
    floor.open(testing_support::example_table("gb.sic-bo.toml"));
    EXPECT_EQ(Json::parse(floor.journal.at(0).payload)["k"], "journal");
    for (std::size_t i = 1; i < floor.journal.size(); ++i)
        EXPECT_NE(Json::parse(floor.journal[i].payload)["k"], "journal");
    floor.check();
}

}  // namespace
}  // namespace baize::floor::entry_codec_test
