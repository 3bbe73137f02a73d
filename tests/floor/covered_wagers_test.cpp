// gb-2011 6.14, 8.7, 8.24, 8.54, 9.6, 10.7; nz-dragon21 5.4; nz-racing-card-derby 5.3: a wager, however it was said,
// counts only with the chips that cover it. On the floor that is credit.
#include <gtest/gtest.h>

#include "definition/names.hpp"
#include "games/list.hpp"
#include "support/floor.hpp"

namespace baize::covered_wagers_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_files;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// The first opening wager that needs no other beside it.
Json cheapest_bet(const floor::LiveTable& table) {
    const Json offer = wire::json_of(floor::offer_view(table, 1));
    for (const Json& wager : offer["wagers"]) {
        if (!wager["opening"].get<bool>()) continue;
        const std::string spot = wager["spots"].empty() ? "" : ":" + wager["spots"][0].get<std::string>();
        Json args = {{"wager", wager["id"].get<std::string>() + spot}, {"stake", wager["limits"]["min"]}};
        if (table.game().layout.boxes > 0) args["box"] = 1;
        return args;
    }
    return {};
}

TEST(CoveredWagers, WhatCreditDoesNotCoverIsNotTaken) {
    for (const std::string& file : example_files()) {
        TestFloor floor;
        const std::string id = floor.open(example_table(file, {{"chance", "\"server\""}}));
        const std::string terminal = floor::terminal_name(id, 0);
        const Json bet = cheapest_bet(floor.table(id));
        ASSERT_TRUE(bet.contains("stake")) << file;
        const auto credit = [&](std::int64_t cents) {
            return said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", terminal}, {"amount", cents}}));
        };
        const auto wager = find_position(floor.table(id).game(), bet["wager"].get<std::string>())->wager;
        const std::size_t chips = laid_together(floor.table(id).offer->setup, wager).size();
        const std::int64_t stake = bet["stake"].get<std::int64_t>() * static_cast<std::int64_t>(chips);
        if (stake > 1) { ASSERT_EQ(credit(stake - 1), "ok") << file; }
        EXPECT_NE(said(floor.at(terminal, "bet", bet)).find("does not cover"), std::string::npos) << file;
        EXPECT_TRUE(floor.state(terminal)["stakes"].empty()) << file;
        ASSERT_EQ(credit(1), "ok") << file;
        EXPECT_EQ(said(floor.at(terminal, "bet", bet)), "ok") << file << ": covered to the cent";
        EXPECT_EQ(floor.credit(terminal), Money{}) << file;
        floor.check();
    }
}

}  // namespace
}  // namespace baize::covered_wagers_test
