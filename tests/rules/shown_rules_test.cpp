// What the books want shown at a table, on the screen that shows it today: `baize play`.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play_screen.hpp"
#include "engine/laid.hpp"
#include "engine/names.hpp"
#include "print/sign.hpp"
#include "rules/rules_table.hpp"

namespace baize::shown_rules_test {
namespace {

using namespace rules_table;

const cli::Style kPlain{false, false, 100};

bool holds(const std::string& text, const std::string& words) { return text.find(words) != text.npos; }

// gb 5.5, 6.13, 9.5, 15.5; nz-three-card-poker 10A.4: least and most wager, of every wager that is made with chips.
TEST(ShownRules, Gb5_5_Gb6_13_Gb9_5_Nz10A_4_TheLimitsOfAWager) {
    for (const Game* game : games()) {
        TableSetup setup(*game);
        for (std::size_t w = 0; w < game->wagers.size(); ++w) {
            if (game->wagers[w].kind == WagerKind::Later) continue;  // as much as its rule says
            setup.limits(w, {{500}, {75'000}, {250}, {}});
            const std::string text = cli::wager_text(kPlain, setup, w);
            const bool one = game->wagers[w].one_stake;  // one amount is least and most (ruling R64)
            for (const char* amount : {"5", one ? "5 to 5" : "750", one ? "5" : "2.5"})
                EXPECT_TRUE(holds(text, amount)) << game->id << ":\n" << text;
        }
    }
}

// gb 5.5, 6.13, 9.5: the same on the notice that hangs at the table, for each wager by itself.
TEST(ShownRules, TheSignOfATableHasItsLimits) {
    for (const char* game : {"gb.sic-bo", "gb.punto-banco", "gb.three-card-poker", "nz.three-card-poker",
                             "gb.crazy-4-poker"}) {
        const std::string toml = fmt::format(
            "id = 'one'\ngame = '{}'\n[limits]\nmin = 5\nmax = 735\nincrement = 5\n[limits.{}]\nmin = 10\nmax = "
            "845\nincrement = 5\n",
            game, find_game(game)->wagers[0].id);
        const auto config = parse_table(toml);
        ASSERT_TRUE(config) << config.refusal().what;
        const auto sign = sign_json(*config);
        ASSERT_TRUE(sign) << sign.refusal().what;
        std::size_t shown = 0;
        for (const auto& wager : (*sign)["wagers"]) {
            if (!wager.contains("limits")) continue;
            const std::size_t w = find_wager(*find_game(game), wager["id"].get<std::string>()).value();
            const bool first = w == 0 || find_game(game)->wagers[w].part_of == 0;  // a part has the limits of its wager
            EXPECT_EQ(wager["limits"]["min"], first ? "10" : "5") << wager;
            EXPECT_EQ(wager["limits"]["max"], first ? "845" : "735") << wager;
            ++shown;
        }
        EXPECT_GE(shown, 3u) << game;
        const std::string page = sign_html(*sign);
        EXPECT_TRUE(holds(page, "10 to 845") && holds(page, "5 to 735")) << game;
    }
}

// gb 2.5, 7.13(b), 7.35, 7.49, 12.27, 15.19; nz-four-card-poker 5.7, nz-big-raise-stud 5.7: no maximum pay-out cuts
// what the highest of a wager wins that is a multiple of another, or is laid with it and paid by its rows; to the cent.
TEST(ShownRules, Gb2_5_NoMaximumCutsWhatAMultipleWins) {
    struct Case {
        const char *game, *wager;
        std::int64_t wins;  // by the wager's highest row, with an ante of 100
    };
    constexpr Case kCases[] = {
        {"gb.casino-stud", "raise", 50 * 200},    {"gb.casino-stud", "double", 100 * 100},
        {"nz.caribbean-stud", "raise", 50 * 200}, {"gb.mississippi-stud", "fifth-street", 500 * 300},
        {"gb.let-it-ride", "first", 100 * 100},   {"nz.four-card-poker", "play", 300},
        {"gb.crazy-4-poker", "play", 300},        {"nz.big-raise-stud", "raise", 500 * 400},
        {"gb.ultimate-holdem", "play", 400},      {"gb.casino-holdem", "call", 200},
        {"gb.holdem-bonus", "flop", 200}};
    for (const auto& [game, wager, wins] : kCases)
        for (const bool less : {true, false}) {
            const auto config = parse_table(fmt::format(
                "id = 'one'\ngame = '{}'\n[limits]\nmin = 5\nmax = 100\nincrement = 5\n[limits.{}]\n"
                "payout-max = '{}'\n",
                game, wager, to_string(Money{wins * 100 - (less ? 1 : 0)})));
            ASSERT_TRUE(config) << config.refusal().what;
            bool refused = false;
            for (const Finding& finding : check_table(*config))
                refused = refused || (finding.weight == Weight::Forbidden && holds(finding.what, "but no more than"));
            EXPECT_EQ(refused, less) << game << " " << wager;
        }
}

// gb 2.5, 11.104, 11.106, 11.113: Flop and River are paid by the Blind's rows, and the River may be twice the ante.
TEST(ShownRules, Gb11_113_NoMaximumCutsAFurtherWagerOfTwoWay) {
    struct Case {
        const char *wager, *own;
        std::int64_t wins;  // with an ante of 100
    };
    constexpr Case kCases[] = {
        {"river", "[options]\nriver-wager = '2x'\n", 200},
        {"flop", "[pays]\n'blind.beats-dealer' = '2:1'\n", 200},
        {"river", "[options]\nriver-wager = '2x'\n[pays]\n'blind.beats-dealer' = '2:1'\n", 400}};
    for (const auto& [wager, own, wins] : kCases)
        for (const bool less : {true, false}) {
            const auto config = parse_table(fmt::format(
                "id = 'one'\ngame = 'gb.two-way-holdem'\n{}[limits]\nmin = 5\nmax = 100\nincrement = 5\n[limits.{}]\n"
                "payout-max = '{}'\n",
                own, wager, to_string(Money{wins * 100 - (less ? 1 : 0)})));
            ASSERT_TRUE(config) << config.refusal().what;
            bool refused = false;
            for (const Finding& finding : check_table(*config))
                refused = refused || (finding.weight == Weight::Forbidden && holds(finding.what, "but no more than"));
            EXPECT_EQ(refused, less) << wager << " " << own;
        }
}

// What a decision lays stands on the sign, with its clause: of a table's options too.
TEST(ShownRules, TheSignSaysHowMuchADecisionLays) {
    struct Case {
        const char *game, *options, *wager;
        std::vector<std::pair<std::string, std::string>> laid;
    };
    const Case kCases[] = {
        {"gb.ultimate-holdem", "", "play", {{"3 or 4 times the Ante before the flop", "gb-2011 11.52"},
                                            {"twice the Ante after the flop", "gb-2011 11.57"},
                                            {"equal to the Ante after the river", "gb-2011 11.61"}}},
        {"gb.ultimate-holdem", "", "blind", {{"equal to the Ante", "gb-2011 11.49"}}},
        {"gb.two-way-holdem", "river-wager = '2x'", "river", {{"twice the Ante", "gb-2011 11.106"}}},
        {"gb.two-way-holdem", "", "river", {{"equal to the Ante", "gb-2011 11.106"}}},
        {"gb.mississippi-stud", "", "third-street", {{"1 to 3 times the Ante", "gb-2011 7.42"}}},
        {"gb.crazy-4-poker", "", "play",
         {{"equal to the Ante", "gb-2011 15.14"},
          {"up to 3 times the Ante with a pair of aces or better", "gb-2011 15.15"}}},
        {"nz.big-raise-stud", "", "raise", {{"1 to 4 times the Ante", "nz-big-raise-stud 5.2(b)"}}},
        {"nz.blackjack", "", "insurance", {{"up to half the Blackjack wager", "nz-blackjack 9.3(a)"}}},
        {"nz.blackjack", "", "double", {{"up to the Blackjack wager", "nz-blackjack 11.2"}}},
        {"gb.ultimate-holdem", "", "trips", {}},
    };
    for (const auto& [game, options, id, laid] : kCases) {
        const auto config = parse_table(fmt::format(
            "id = 'one'\ngame = '{}'\n[options]\n{}\n[limits]\nmin = 10\nmax = 100\nincrement = 10\n", game, options));
        ASSERT_TRUE(config) << config.refusal().what;
        const auto setup = setup_of(*config);
        const Game& of = setup->game();
        std::vector<std::pair<std::string, std::string>> said;
        for (std::size_t w = 0; w < of.wagers.size(); ++w)
            for (const LaidWords& row : of.wagers[w].id == id ? laid_words(*setup, w) : std::vector<LaidWords>{})
                said.emplace_back(row.text, cite(of, row.clause));
        EXPECT_EQ(said, laid) << game << " " << id;
    }
    const auto config = parse_table(
        "id = 'one'\ngame = 'gb.casino-holdem'\n[limits]\nmin = 10\nmax = 100\nincrement = 10\n");
    const auto sign = *sign_json(*config);
    EXPECT_EQ(sign["wagers"][1]["laid"].dump(), R"([{"text":"twice the Ante","clause":"gb-2011 11.81"}])");
    EXPECT_TRUE(holds(sign_html(sign), "<td class=n><span class=laid>twice the Ante</span></td>"));
}

// Ruling R47: a further row of a price is told by what makes it another.
TEST(ShownRules, TheSignHasEveryRowOfAPrice) {
    const auto sign_of = [](const char* game) {
        const auto config = parse_table(fmt::format(
            "id = 'one'\ngame = '{}'\n[limits]\nmin = 10\nmax = 100\nincrement = 10\n", game));
        return *sign_json(*config);
    };
    const auto wager_of = [](const nlohmann::ordered_json& sign, const std::string& id) {
        for (const auto& wager : sign["wagers"])
            if (wager["id"] == id) return wager;
        return nlohmann::ordered_json{};
    };
    const auto two_way = sign_of("gb.two-way-holdem");
    const auto edges = wager_of(two_way, "ante")["edges"];
    ASSERT_EQ(edges.size(), 2u) << edges;
    EXPECT_EQ(edges[1]["spots"], "without the Two Way wager");
    EXPECT_TRUE(holds(sign_html(two_way), "without the Two Way wager"));
    const auto tie = wager_of(sign_of("gb.pai-gow-tiles"), "bonanza-tie")["edges"];
    EXPECT_TRUE(std::ranges::any_of(tie, [](const auto& edge) {
        return edge["spots"] == "set jointly with the Standard Wager";
    })) << tie;
}

// gb 11.5, 11.52, 11.81: what a decision lays is so many times the ante, up to four times its maximum; the table's
// limits are none of it. A maximum pay-out is (nz-lunar-poker 5.12). What each pays stands there, by the rows of
// another wager too (gb 2.5, 7.49, 11.37, 11.113); a fee wins nothing.
TEST(ShownRules, TheSignSaysWhatADecisionPaysAndHasNoLimitsOfIt) {
    for (const std::string game : {"gb.ultimate-holdem", "gb.casino-holdem", "gb.holdem-bonus", "gb.two-way-holdem",
                                   "gb.mississippi-stud", "nz.lunar-poker"}) {
        const char* most = game.starts_with("nz") ? "[limits.bet]\npayout-max = 500\n" : "";
        const auto config = parse_table(
            fmt::format("id = 'one'\ngame = '{}'\n[limits]\nmin = 10\nmax = 200\nincrement = 10\n{}", game, most));
        ASSERT_TRUE(config) << config.refusal().what;
        const auto sign = sign_json(*config);
        ASSERT_TRUE(sign) << sign.refusal().what;
        for (const auto& wager : (*sign)["wagers"]) {
            const std::size_t w = find_wager(*find_game(game), wager["id"].get<std::string>()).value();
            const WagerKind kind = find_game(game)->wagers[w].kind;
            const bool is_laid_first = kind == WagerKind::Opening || kind == WagerKind::Bundled;
            EXPECT_EQ(wager.contains("limits") && wager["limits"].contains("max"), is_laid_first) << wager;
            if (wager["id"] == "bet") { EXPECT_EQ(wager["limits"]["payout-max"], "500") << wager; }
            const bool fee = wager["paytable"] == "fee";
            EXPECT_EQ(wager["pays"].empty(), fee) << wager;
            if (wager["id"] == "turn") { EXPECT_EQ(wager["pays"][0]["odds"], "1 to 1") << wager; }
            if (wager["id"] == "fifth-street") { EXPECT_EQ(wager["pays"][0]["row"], "as Ante") << wager; }
        }
    }
}

// nz-lunar-poker 5.6 has the odds of instant cash displayed, and says nothing of the Super wager's (5.9).
TEST(ShownRules, NzLunar5_6_5_9_EachPayTableByItsOwnClause) {
    const auto config = parse_table("id = 'one'\ngame = 'nz.lunar-poker'\n[paytables]\nante = 6\nsuper = 2\n");
    ASSERT_TRUE(config) << config.refusal().what;
    const std::string sign = sign_json(*config)->dump();
    EXPECT_TRUE(holds(sign, R"("Ante: pay table 6","clause":"nz-lunar-poker 5.5, 5.6")")) << sign;
    EXPECT_TRUE(holds(sign, R"("Super: pay table 2","clause":"nz-lunar-poker 5.9")")) << sign;
}

// Ruling R59: a figure that is a bound says so on the sign (nz-lunar-poker 5.12).
TEST(ShownRules, R59_TheSignSaysWhatIsABound) {
    const auto sign_of = [](int most) {
        const auto config = parse_table(fmt::format("id = 'one'\ngame = 'nz.lunar-poker'\n[limits]\nmin = 1\n"
                                                    "max = 100\nincrement = 1\n[limits.bet]\npayout-max = {}\n",
                                                    most));
        return config ? sign_json(*config)->dump() : config.refusal().what;
    };
    EXPECT_TRUE(holds(sign_of(6000), "at most, by the best play of a table ")) << sign_of(6000);
    EXPECT_FALSE(holds(sign_of(10000), "at most, by ")) << sign_of(10000);
}

// gb 2.5, 5.6; nz-three-card-poker 10A.8; nz-blackjack 3.2(b): the odds in use, whatever pay table they come from.
TEST(ShownRules, Gb2_5_Gb5_6_Nz3_2_Nz10A_8_WhatEveryWagerPays) {
    const auto expect_all = [](const TableSetup& setup) {
        const std::string text = cli::header_text(kPlain, setup);
        for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
            for (const PayRow& row : setup.pays(w))
                if (setup.offered(w) && !holds(text, fmt::format("{}:{}", row.odds.num, row.odds.den)) &&
                    !holds(text, to_string(row)))
                    ADD_FAILURE() << setup.game().id << " " << row.id << " is not in\n" << text;
    };
    for (const Game* game : games()) expect_all(TableSetup(*game));
    expect_all(setup_of("gb.three-card-poker", {}, {{"pair-plus.flush", "77:13"}}));
    expect_all(setup_of("nz.blackjack", {{"blackjack-pays", "6:5"}}));
    for (const char* scale : {"1", "2", "3", "4"})
        expect_all(*TableSetup::make(*find_game("nz.three-card-poker"), {{}, {{"six-card-bonus", scale}}, {}}));
}

// gb 5.25: which wagers the table offers.
TEST(ShownRules, Gb5_25_TheWagersOfTheTable) {
    EXPECT_TRUE(holds(cli::header_text(kPlain, setup_of("gb.three-card-poker")), "prime"));
    EXPECT_TRUE(holds(cli::header_text(kPlain, setup_of("gb.sic-bo")), "four-numbers"));
    EXPECT_FALSE(holds(cli::header_text(kPlain, setup_of("gb.sic-bo", {{"layout", "50"}})), "four-numbers"));
}

// nz-blackjack 11.8, 12.10, 14.2, 17.3: every option that departs from the standard rules.
TEST(ShownRules, Nz11_8_Nz12_10_Nz14_2_Nz17_3_TheModificationsInEffect) {
    const TableSetup standard = setup_of("nz.blackjack");
    for (const OptionDef& option : standard.game().options)
        for (std::size_t v = 0; v < option.values.size(); ++v) {
            const std::string words = fmt::format("{}={}", option.id, option.values[v].id);
            const TableSetup setup =
                setup_of("nz.blackjack", {{std::string(option.id), std::string(option.values[v].id)}});
            const std::string said = cli::header_text(kPlain, setup);
            EXPECT_EQ(holds(said, words), static_cast<int>(v) != option.standard && setup.holds(option.when)) << words;
        }
}

// gb 2.5, 2.6(a): a table that no casino may run says so.
TEST(ShownRules, Gb2_5_OddsBelowTheMinimumAreCalledForbidden) {
    EXPECT_TRUE(
        holds(cli::header_text(kPlain, setup_of("gb.three-card-poker", {}, {{"pair-plus.flush", "3:1"}})), "5.22(b)"));
}

}  // namespace
}  // namespace baize::shown_rules_test
