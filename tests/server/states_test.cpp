// The state that the hub pushes is put together from what all viewers share and what is one seat's own. Whatever the
// game and the moment, it must be the view of that seat, no more and no less.
#include <gtest/gtest.h>

#include "floor/views.hpp"
#include "support/floor.hpp"
#include "support/hub.hpp"

namespace baize::server::states_test {
namespace {

using floor::Json;
using testing_support::House;
using testing_support::TestHub;

class PushedStates : public ::testing::TestWithParam<std::pair<const char*, const char*>> {
protected:
    static constexpr int kTerminals = 3;

    void SetUp() override {
        table_ = GetParam().second;
        hub_.open(testing_support::example_table(
            GetParam().first,
            {{"electronic", "false"}, {"chance", "\"server\""}, {"betting-seconds", "1"}, {"decision-seconds", "1"}}));
        for (int i = 0; i < kTerminals; ++i)
            viewers_.emplace_back(
                hub_.signed_in(floor::Role::Terminal, floor::terminal_name(table_, static_cast<PlayerId>(i))),
                static_cast<PlayerId>(i));
        viewers_.emplace_back(hub_.connect(), kNobody);
        give(kTerminals, {{"watch", {{"table", table_}}}});
    }
    const floor::LiveTable& table() { return *hub_.hub().floor().state().table(table_); }
    Json seen(PlayerId player) {
        return wire::json_of(floor::table_view(hub_.hub().floor(), table(), player, hub_.house().now));
    }

    // One message, one turn, and a look at everything that was pushed.
    void give(int viewer, const Json& message) {
        hub_.hub().receive(viewers_[static_cast<std::size_t>(viewer)].first, message.dump());
        look();
    }
    void look() {
        hub_.turn();
        for (const auto& [connection, player] : viewers_)
            for (const Json& message : hub_.take_heard(connection)) {
                if (!message.contains("state")) continue;
                ++pushed_;
                ASSERT_EQ(message["state"], seen(player)) << "player " << int{player};
            }
    }
    void act(int terminal) {
        const Json state = seen(static_cast<PlayerId>(terminal));
        Json command = {{"n", ++numbers_[terminal]}, {"do", "ready"}, {"args", Json::object()}};
        if (state.contains("question"))
            command.update({{"do", "answer"}, {"args", {{"choice", state["question"]["choices"].back()["id"]}}}});
        else if (state["mine"]["credit"] < 50'00)
            command.update({{"do", "insert-cash"}, {"args", {{"amount", 100'00}}}});
        else if (state["mine"]["staked"] == 0) {
            const Json offer = wire::json_of(floor::offer_view(table(), terminal + 1))["wagers"][0];
            command.update(
                {{"do", "bet"}, {"args", {{"wager", offer["id"]}, {"stake", 2 * offer["limits"]["min"].get<int>()}}}});
            if (table().game().layout.boxes > 0) command["args"]["box"] = terminal + 1;
        }
        give(terminal, command);
    }

    TestHub hub_{std::make_shared<House>(), testing_support::demonstration(), TestHub::Passwords::None};
    std::string table_;
    std::vector<std::pair<ConnectionId, PlayerId>> viewers_;
    std::map<int, std::uint64_t> numbers_;
    int pushed_ = 0;
};

TEST_P(PushedStates, AreWhatTheSeatMaySee) {
    for (int step = 0; step < 150 && !HasFatalFailure(); ++step) {
        if (step == 110)
            hub_.hub().as_house("lock", {{"table", table_}, {"terminal", 2}, {"why", "the screen is dark"}});
        act(step % kTerminals);
        hub_.house().now += 130;
        look();
    }
    EXPECT_GT(pushed_, 60);
    EXPECT_GT(table().past.size(), 2u);
}

INSTANTIATE_TEST_SUITE_P(Games, PushedStates,
                         ::testing::Values(std::pair("gb.sic-bo.toml", "sic-bo-1"),
                                           std::pair("gb.three-card-poker.toml", "three-card-1"),
                                           std::pair("nz.blackjack.toml", "blackjack-1"),
                                           std::pair("gb.punto-banco.toml", "punto-banco-1")),
                         [](const auto& info) { return std::to_string(info.index); });

}  // namespace
}  // namespace baize::server::states_test
