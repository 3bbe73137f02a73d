// What `check` finds of several tables of one house, and of limits that leave those of the main wager.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "table_file/config.hpp"

namespace baize::house_test {
namespace {

std::string text_of(const std::vector<Finding>& findings) {
    std::string text;
    for (const Finding& finding : findings)
        text += fmt::format("{} {} ({})\n", static_cast<int>(finding.weight), finding.what, finding.clause);
    return text;
}

const std::string kLimits = "[limits]\nmin=10\nmax=100\nincrement=5\n";

// The files of one call are the tables of one house, whose tables all use one scale; the floor asks the same function.
TEST(House, NzThreeCardPoker10A_8_OneScaleInAHouse) {
    const auto three = [](const std::string& id, const std::string& rest) {
        return *parse_table("id='" + id + "'\ngame='nz.three-card-poker'\n" + rest + kLimits);
    };
    const TableConfig one = three("one", "paytables={six-card-bonus=1}\n"), same = three("same", ""),
                      two = three("two", "paytables={six-card-bonus=2}\n"),
                      none = three("none", "not-offered=['six-card-bonus']\npaytables={six-card-bonus=2}\n");
    const std::vector<TableConfig> house = {one, same, two, none, *parse_table("id='a'\ngame='gb.sic-bo'\n" + kLimits)};
    const auto found_of = [&](const TableConfig& config) { return text_of(check_house(config, house)); };
    const TableConfig& first = house[0];
    EXPECT_EQ(found_of(first), "0 six-card-bonus by pay scale 1, and by 2 at table two: every table of a house uses "
                               "the same (nz-three-card-poker 10A.8)\n");
    EXPECT_NE(found_of(house[2]).find("by pay scale 2, and by 1 at table one"), std::string::npos);
    EXPECT_NE(found_of(house[2]).find("by pay scale 2, and by 1 at table same"), std::string::npos);
    EXPECT_EQ(found_of(house[3]), "") << "it offers none";
    const std::vector<TableConfig> alike = {one, same};
    EXPECT_EQ(text_of(check_house(alike[0], alike)), "");
}

// Two files of one id are two tables: they are compared, and may not have one name.
TEST(House, TwoTablesOfOneNameAreTwo) {
    const auto scale = [](int number) {
        return *parse_table(fmt::format("id='one'\ngame='nz.three-card-poker'\npaytables={{six-card-bonus={}}}\n{}",
                                        number, kLimits));
    };
    const std::vector<TableConfig> house = {scale(1), scale(2)};
    const std::string found = text_of(check_house(house[0], house));
    EXPECT_NE(found.find("0 another file of this call has the id one too"), std::string::npos) << found;
    EXPECT_NE(found.find("by pay scale 1, and by 2 at table one"), std::string::npos) << found;
    EXPECT_EQ(text_of(check_house(house[0], {})), "");
}

// gb-2011 2.4: linked tables have one meter, so they agree on what feeds it.
TEST(House, R2_4_OneMeterIsFedAlike) {
    const auto linked = [](const std::string& id, const std::string& jackpot) {
        return *parse_table("id='" + id + "'\ngame='gb.casino-stud'\n" + kLimits + "[jackpot]\n" + jackpot);
    };
    const std::vector<TableConfig> house = {linked("one", "id='m'\ncontribution-percent=71\nseed=1000\n"),
                                            linked("two", "id='m'\ncontribution-percent=72\nseed=1000\n"),
                                            linked("three", "id='n'\ncontribution-percent=72\nseed=1000\n"),
                                            linked("four", "id='m'\ncontribution-percent=71\nseed=1000\n")};
    EXPECT_EQ(text_of(check_house(house[0], house)),
              "0 table two shares the meter m with another contribution, seed or ceiling (gb-2011 2.4)\n");
    EXPECT_EQ(text_of(check_house(house[2], house)), "");
}

// Ruling R87: every clause with the words "within the table limits", and no other, has the note.
TEST(House, R87_LimitsThatLeaveThoseOfTheMainWager) {
    struct Case { const char *game, *options, *wager, *clause; };
    constexpr Case kCases[] = {
        {"gb.casino-stud", "", "bonus-insurance", "gb-2011 7.25"},
        {"gb.ultimate-holdem", "", "trips", "gb-2011 11.50"},
        {"gb.let-it-ride", "", "three-card-bonus", "gb-2011 12.14"},
        {"gb.crazy-4-poker", "", "queens-up", "gb-2011 15.11"},
        {"gb.punto-banco", "", "dragon-bonus", "gb-2011 6.34"},
        {"gb.punto-banco", "", "ur-way-egalite", "gb-2011 6.48"},
        {"gb.punto-banco", "", "super-pay-egalite", "gb-2011 6.67"},
        {"gb.punto-banco", "", "baccarat-pairs", "gb-2011 6.75"},
        {"gb.pai-gow-poker", "", "fortune", "gb-2011 13.31"},
        {"gb.pai-gow-poker", "side-wager='jokolor'\n", "jokolor", "gb-2011 13.49"},
        {"gb.holdem-bonus", "", "bonus-jackpot", ""}, {"gb.three-card-poker", "", "pair-plus", ""}};
    for (const auto& [game, options, wager, clause] : kCases) {
        const auto config = parse_table(fmt::format("id='a'\ngame='{}'\n{}[limits.{}]\nmax=200\n[options]\n{}", game,
                                                    kLimits, wager, options));
        ASSERT_TRUE(config) << config.refusal().what;
        std::string clauses;
        for (const Finding& finding : check_table(*config))
            if (finding.what.find("leave those of") != std::string::npos) clauses += finding.clause;
        EXPECT_EQ(clauses, clause) << game << " " << wager;
    }
}

}  // namespace
}  // namespace baize::house_test
