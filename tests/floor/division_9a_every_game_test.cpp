// nz-electronic-tai-sai, Division 9A: its mechanisms at every example table, whatever the game, drawn and entered.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "chance/chance.hpp"
#include "definition/names.hpp"
#include "support/floor.hpp"
#include "support/paths.hpp"

namespace baize::division_9a_every_game_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

struct TableCase {
    std::string file;
    bool dealer;  // chance is entered and confirmed, else the server's
};

void PrintTo(const TableCase& each, std::ostream* out) { *out << each.file << (each.dealer ? ", entered" : ", drawn"); }

std::vector<TableCase> every_table() {
    std::vector<TableCase> cases;
    for (const auto& each : std::filesystem::directory_iterator(testing_support::source_dir() + "/examples/tables"))
        if (each.path().extension() == ".toml")
            for (const bool dealer : {false, true}) cases.push_back({each.path().filename().string(), dealer});
    std::sort(cases.begin(), cases.end(), [](const TableCase& a, const TableCase& b) {
        return std::tie(a.file, a.dealer) < std::tie(b.file, b.dealer);
    });
    return cases;
}

std::string name_of(const testing::TestParamInfo<TableCase>& info) {
    std::string name =
        info.param.file.substr(0, info.param.file.size() - 5) + (info.param.dealer ? "_entered" : "_drawn");
    std::replace_if(name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

// Two players with 3000.00 each at a table bound by 9A, whatever its file says of that.
class Division9AEveryGame : public ::testing::TestWithParam<TableCase> {
protected:
    void open(std::map<std::string, std::string> with = {}) {
        with["chance"] = GetParam().dealer ? "\"dealer\"" : "\"server\"";
        with["electronic"] = "true";
        with["profile"] = "\"nz\"";
        with["betting-seconds"] = "30";
        id = floor.open(example_table(GetParam().file, with));
        ASSERT_NE(floor.floor.state().table(id), nullptr);
        a = floor::terminal_name(id, 0);
        b = floor::terminal_name(id, 1);
        for (const std::string& terminal : {a, b})
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", terminal}, {"amount", kStart}})),
                      "ok");
        enter_until(Phase::Betting);
    }
    void TearDown() override { floor.check(); }

    const floor::LiveTable& table() const { return floor.table(id); }
    // What the dealer enters comes from a shuffled shoe of the test's own.
    void enter_until(Phase phase) {
        while (table().phase != phase && table().session && ChanceSource::answers(table().session->need())) {
            const Event event = shoe.answer(table().session->need(), table().session->table());
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter",
                                    {{"table", id}, {"event", wire::json_of(floor::event_of(event, table().game()))}})),
                      "ok");
        }
    }
    // To the end of the round: cards and dice, decisions by the clock, the dealer's confirmation.
    void play_out() {
        const std::uint64_t round = table().round;
        floor.wait(30);
        for (int step = 0; step < 60 && table().round == round; ++step) {
            enter_until(Phase::Confirming);
            if (table().phase == Phase::Confirming) {
                ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", round}})), "ok");
            } else if (table().decide_ms != 0)
                floor.wait(table().config().decision_seconds);
        }
        ASSERT_EQ(table().round, round + 1);
        enter_until(Phase::Betting);
    }
    // `laid`: what one bet lays, the wager itself first.
    struct Offered {
        std::string id;
        std::int64_t min, max, increment;
        bool lives;
        std::vector<std::string> laid;
        std::int64_t chips() const { return static_cast<std::int64_t>(laid.size()); }
    };
    std::vector<Offered> opening() const {
        std::vector<Offered> list;
        const Json offer = wire::json_of(floor::offer_view(table(), 1));
        for (const Json& wager : offer["wagers"]) {
            const std::string spot = wager["spots"].empty() ? "" : ":" + wager["spots"][0].get<std::string>();
            const Json& limits = wager["limits"];
            const std::string position = wager["id"].get<std::string>() + spot;
            if (wager["opening"].get<bool>())
                list.push_back({position, limits["min"], limits["max"], limits["increment"],
                                wager.value("lives", false), {position}});
        }
        for (const Json& wager : offer["wagers"])
            for (Offered& each : list)
                if (wager.value("laid-with", "") == each.id) each.laid.push_back(wager["id"]);
        return list;
    }
    // Its least stake is one that the aggregate minimum of the file lets play.
    Offered first_wager() const {
        const auto offered = opening();
        Offered first = *std::find_if(offered.begin(), offered.end(),
                                      [](const Offered& each) { return !each.lives; });  // decided in this round
        first.min = std::max(first.min, table().config().aggregate_min.cents);
        return first;
    }
    // gb-2011 4.63: a wager that comes only in an equal part with another.
    bool equal_part(const std::string& wager) const {
        const auto found = find_wager(table().game(), wager);
        return found && table().game().wagers[*found].part_of >= 0;
    }
    Result<floor::Reply> lay(const std::string& terminal, const std::string& wager, std::int64_t cents) {
        Json args = {{"wager", wager}, {"stake", cents}};
        if (table().game().layout.boxes > 0) args["box"] = terminal == a ? 1 : 2;
        return floor.at(terminal, "bet", args);
    }

    static constexpr std::int64_t kStart = 3'000'00;
    TestFloor floor;
    ShuffledShoe shoe{[random = Random{7, 7}]() mutable { return random(); }};
    std::string id, a, b;
};

TEST_P(Division9AEveryGame, C3_3_b_WhatATerminalShows) {
    open();
    const Offered first = first_wager();
    ASSERT_EQ(said(lay(a, first.id, first.min)), "ok");
    const Json state = floor.state(a);
    EXPECT_EQ(state["closes"], floor.now + 30'000);
    EXPECT_EQ(state["mine"]["credit"], kStart - first.min * first.chips());
    EXPECT_EQ(state["mine"]["staked"], first.min * first.chips());
    EXPECT_EQ(state["now"], floor.now);
    play_out();
    std::int64_t won = 0;
    for (const floor::Credited& each : table().past.back().credited)
        if (each.line.outcome == Outcome::Win) won += each.line.won.cents;
    EXPECT_EQ(floor.state(a)["mine"]["last-win"], won);
    for (const std::string& terminal : {a, b})
        EXPECT_EQ(floor.state(terminal)["last"]["result"], wire::json_of(table().past.back().result))
            << "5.4(b)(ii): the outcome on each terminal";
}

TEST_P(Division9AEveryGame, C3_3_c_i_NothingIsTakenAfterTheClose) {
    open();
    const Offered first = first_wager();
    ASSERT_EQ(said(lay(a, first.id, first.min)), "ok");
    const Json before = floor.state(a)["stakes"];
    floor.now = table().closes_ms;
    EXPECT_EQ(clause_of(lay(a, first.id, first.min + first.increment)), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(clause_of(lay(b, first.id, first.min)), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(clause_of(lay(a, first.id, 0)), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(clause_of(floor.at(a, "clear")), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(floor.state(a)["stakes"], before);
}

TEST_P(Division9AEveryGame, C3_3_c_ii_iii_WagersAreCut) {
    open();
    const auto shown = [&](const Offered& wager, std::int64_t wanted, std::int64_t stake, const std::string& clause) {
        const auto reply = lay(a, wager.id, wanted);
        ASSERT_TRUE(reply) << wager.id << ": " << reply.refusal().what;
        EXPECT_EQ(reply->body["stake"], stake) << wager.id << " " << wanted;
        EXPECT_EQ(reply->body.contains("cut") ? reply->body["cut"]["clause"].get<std::string>() : "", clause)
            << wager.id << " " << wanted;
    };
    // A game may hold one maximum over several wagers: what it leaves
    // beside the others, found by looking at every stake.
    const auto most = [&](const Offered& wager) {
        std::int64_t cents = wager.max;
        const auto box = static_cast<BoxNo>(table().game().layout.boxes > 0 ? 1 : 0);
        while (cents > wager.min &&
               table().session->check(PlaceBet{0, box, find_position(table().game(), wager.id).value(), {cents}}))
            cents -= wager.increment;
        return cents;
    };
    ASSERT_EQ(said(lay(a, opening().at(0).id, opening().at(0).min)), "ok");  // some wagers want another beside them
    for (const Offered& wager : opening()) {
        if (equal_part(wager.id)) continue;          // it is never more than the wager beside it
        if (!lay(a, wager.id, wager.min)) continue;  // not every round takes it: Roulette Rage waits for a colour
        shown(wager, wager.max + wager.increment, most(wager), "nz-electronic-tai-sai 3.3(c)(iii)(B)");
        if (wager.increment > 1 && wager.min < wager.max)
            shown(wager, wager.min + wager.increment - 1, wager.min, "nz-electronic-tai-sai 3.3(c)(iii)(A)");
        if (wager.id != opening().at(0).id) shown(wager, wager.min - 1, 0, "nz-electronic-tai-sai 3.3(c)(ii)");
    }
    ASSERT_EQ(said(floor.at(a, "clear")), "ok");
    shown(opening().at(0), opening().at(0).min - 1, 0, "nz-electronic-tai-sai 3.3(c)(ii)");
    EXPECT_EQ(floor.credit(a), Money{kStart});
}

TEST_P(Division9AEveryGame, C3_3_c_iv_BelowTheAggregateNothingIsRecognised) {
    open();
    const Offered first = opening().at(0);
    const std::int64_t aggregate = 2 * first.min * first.chips();
    const std::string file = example_table(
        GetParam().file, {{"aggregate-min", fmt::format("\"{}.{:02}\"", aggregate / 100, aggregate % 100)},
                          {"id", "\"with-aggregate\""},
                          {"electronic", "true"},
                          {"profile", "\"nz\""},
                          {"betting-seconds", "30"},
                          {"chance", "\"server\""}});
    id = floor.open(file);
    a = floor::terminal_name(id, 0), b = floor::terminal_name(id, 1);
    for (const std::string& terminal : {a, b})
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", terminal}, {"amount", kStart}})), "ok");
    ASSERT_EQ(said(lay(a, first.id, first.min)), "ok");
    ASSERT_EQ(said(lay(b, first.id, 2 * first.min)), "ok");
    floor.wait(30);
    EXPECT_EQ(floor.credit(a), Money{kStart}) << "what was not recognised is credit again";
    const auto& stakes = table().past.empty() ? table().session->table().stakes() : table().past.back().stakes;
    ASSERT_FALSE(stakes.empty());
    for (const Stake& stake : stakes) EXPECT_EQ(stake.player, 1) << "only who reached the aggregate plays";
}

TEST_P(Division9AEveryGame, C3_3_c_v_C4_7_TheLayoutAtTheCloseIsHashedAndSettled) {
    open();
    const Offered first = first_wager();
    ASSERT_EQ(said(lay(a, first.id, first.min)), "ok");
    ASSERT_EQ(said(lay(b, first.id, first.min)), "ok");
    ASSERT_EQ(said(lay(b, first.id, first.min + first.increment)), "ok");
    const bool has_boxes = table().game().layout.boxes > 0;
    const std::string box = has_boxes ? "1" : "0", other = has_boxes ? "2" : "0";
    std::string text = fmt::format("{} round 1\n", id);
    for (const std::string& each : first.laid) text += fmt::format("{} {} {} {}\n", a, box, each, first.min);
    for (const std::string& each : first.laid)
        text += fmt::format("{} {} {} {}\n", b, other, each, first.min + first.increment);
    play_out();
    const floor::PastRound& past = table().past.back();
    EXPECT_EQ(past.layout, store::to_hex(floor::layout_hash(text)));
    std::map<PlayerId, std::int64_t> net;
    for (const floor::Credited& each : past.credited) net[each.line.player] += each.line.net().cents;
    EXPECT_EQ(floor.credit(a).cents, kStart + net[0]);
    EXPECT_EQ(floor.credit(b).cents, kStart + net[1]);
    EXPECT_TRUE(floor.state(a)["stakes"].empty()) << "losing wagers are cleared";
    EXPECT_EQ(past.commit.empty(), GetParam().dealer || table().lasting_shoe());
    EXPECT_EQ(past.seed.empty(), past.commit.empty()) << "the seed is revealed with the settlement";
}

TEST_P(Division9AEveryGame, C7_2_NoSpin) {
    open();
    const Offered first = first_wager();
    ASSERT_EQ(said(lay(a, first.id, first.max)), "ok");
    for (const Offered& wager : opening())
        // without it there would be nothing to play
        if (equal_part(wager.id)) { ASSERT_EQ(said(lay(a, wager.id, first.max)), "ok"); }
    if (GetParam().dealer) floor.wait(30);  // after the close; at the other tables while bets are open
    ASSERT_EQ(said(floor.two("no-spin", {{"table", id}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(a), Money{kStart});
    EXPECT_EQ(table().past.at(0).credited.at(0).line.clause, "nz-electronic-tai-sai 7.2");
    EXPECT_EQ(table().round, 2u);
}

TEST_P(Division9AEveryGame, C7_4_C7_5_RefusedReportedLockedRefunded) {
    open();
    const Offered first = first_wager();
    ASSERT_EQ(said(lay(a, first.id, first.max)), "ok");
    ASSERT_EQ(said(lay(b, first.id, first.min)), "ok");
    play_out();
    const Money others = floor.credit(b);
    const auto reply = floor.two("refuse-pay", {{"terminal", a}, {"round", 1}, {"note", "display froze"}});
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(floor.credit(a), Money{kStart}) << "(c)";
    EXPECT_EQ(floor.credit(b), others);
    EXPECT_EQ(clause_of(lay(a, first.id, first.min)), "nz-electronic-tai-sai 7.5(b)");
    EXPECT_EQ(floor.floor.state().incidents.at(reply->body["report"].get<std::uint64_t>()).verb, "report");
}

TEST_P(Division9AEveryGame, C3_3_d_C6_3_AVoucherForAllCreditPaidOnce) {
    open();
    const Offered first = first_wager();
    ASSERT_EQ(said(lay(a, first.id, first.min)), "ok");
    play_out();
    const Money credit = floor.credit(a);
    const auto out = floor.at(a, "voucher-out");
    ASSERT_EQ(said(out), "ok");
    EXPECT_EQ(out->body["amount"], credit.cents);
    const Json redeem = {{"number", out->body["voucher"]}, {"amount", credit.cents}};
    EXPECT_EQ(said(floor.as(Role::Cashier, "carl", "redeem", redeem)), "ok");
    EXPECT_NE(said(floor.as(Role::Cashier, "cora", "redeem", redeem)), "ok");
}

INSTANTIATE_TEST_SUITE_P(Examples, Division9AEveryGame, ::testing::ValuesIn(every_table()), name_of);

}  // namespace
}  // namespace baize::division_9a_every_game_test
