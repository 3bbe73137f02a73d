// What the books want shown at a table, on the screen that shows it today: `baize play`.
#include <fmt/format.h>

#include <algorithm>

#include "cli/screen/play_screen.hpp"
#include "definition/laid.hpp"
#include "definition/names.hpp"
#include "engine/choice_cost.hpp"
#include "print/sign.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config_text.hpp"

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
            const WagerKind kind = game->wagers[w].kind;
            if (kind != WagerKind::Opening && kind != WagerKind::Bundled) continue;  // as much as its rule says
            setup.limits(w, {{500}, {75'000}, {250}, {}});
            const std::string text = cli::wager_text(kPlain, setup, w);
            const bool one = game->wagers[w].one_stake;  // one amount is least and most (ruling R64)
            for (const char* amount : {"5", one ? "5 to 5" : "750", one ? "5" : "2.5"})
                EXPECT_TRUE(holds(text, amount)) << game->id << ":\n" << text;
        }
    }
}

// gb 5.5, 6.13, 7.5, 9.5, 11.5, 12.5, 13.4, 15.5, 16.9: the same on the notice that hangs at the table, for each
// wager by itself.
TEST(ShownRules, TheSignOfATableHasItsLimits) {
    for (const char* id : {"gb.three-card-poker", "gb.punto-banco", "gb.casino-stud", "gb.mississippi-stud",
                           "gb.sic-bo", "gb.holdem-bonus", "gb.ultimate-holdem", "gb.casino-holdem",
                           "gb.two-way-holdem", "gb.let-it-ride", "gb.pai-gow-poker", "gb.pai-gow-tiles",
                           "gb.crazy-4-poker", "gb.live-draw-poker", "nz.three-card-poker"}) {
        const Game* game = find_game(id);
        const std::string toml = fmt::format(
            "id = 'one'\ngame = '{}'\n[limits]\nmin = 5\nmax = 735\nincrement = 5\n[limits.{}]\nmin = 10\nmax = "
            "845\nincrement = 5\n",
            game->id, game->wagers[0].id);
        const auto config = parse_table(toml);
        ASSERT_TRUE(config) << game->id << config.refusal().what;
        const auto sign = sign_text(*config);
        ASSERT_TRUE(sign) << game->id << sign.refusal().what;
        const std::string page = sign_html(*sign);
        std::size_t shown = 0;
        for (const auto& wager : sign->wagers) {
            const std::size_t w = find_wager(*game, wager.id).value();
            const WagerDef& def = game->wagers[w];
            if (def.kind == WagerKind::Later || def.kind == WagerKind::Bonus) continue;
            ASSERT_TRUE(wager.limits) << game->id << wager.id;
            const bool first = w == 0 || def.part_of == 0;  // a part has the limits of its wager
            const std::string min = first ? "10" : "5", max = def.one_stake ? min : first ? "845" : "735";
            EXPECT_EQ(wager.limits->min, min) << game->id << wager.id;
            EXPECT_EQ(wager.limits->max, max) << game->id << wager.id;
            EXPECT_TRUE(holds(page, fmt::format("{} to {}", min, max))) << game->id << wager.id;
            ++shown;
        }
        EXPECT_GE(shown, 1u) << game->id;
    }
}

// gb 7.42-7.46, 12.19-12.24: a prompt says what a choice lays and what it gives back, with the clause of its street.
TEST(ShownRules, Gb12_19_APromptSaysWhatComesBack) {
    const auto prompt = [](const char* game, const char* opening, std::initializer_list<const char*> cards,
                           int passed) {
        const TableSetup setup(*find_game(game));
        Session session(setup);
        for (const Event& event : {Event(Shuffled{}), Event(bet(setup.game(), 0, 1, opening, 10)), Event(CloseBets{})})
            EXPECT_FALSE(session.apply(event));
        for (const char* card : cards) EXPECT_FALSE(session.apply(DealtCard{*parse_card(card), false}));
        if (session.need().kind == NeedKind::Card) { EXPECT_FALSE(session.apply(DealtCard{{}, true})); }  // burned
        for (; passed > 0; --passed) EXPECT_FALSE(session.apply(Answered{0, 1, {}, {}}));
        const Question question = session.need().question;
        std::vector<cli::OpenChoice> choices;
        for (std::uint8_t i = 0; i < 2; ++i) choices.push_back({i, 'x', cost_of(session, question, i).value()});
        return cli::question_text(kPlain, session.table(), question, choices);
    };
    const std::string first = prompt("gb.let-it-ride", "main", {"2h", "5d", "7c", "8s", "9h"}, 0),
                      second = prompt("gb.let-it-ride", "main", {"2h", "5d", "7c", "8s", "9h"}, 1);
    EXPECT_TRUE(holds(first, "Withdraw the wager, 10 back (12.19)")) << first;
    EXPECT_TRUE(holds(first, "Let it ride (12.20)")) << first;
    EXPECT_TRUE(holds(second, "Withdraw the wager, 10 back (12.23)")) << second;
    EXPECT_TRUE(holds(second, "Let it ride (12.24)")) << second;
    for (const auto& [passed, clause] : {std::pair{0, "7.42"}, std::pair{1, "7.44"}, std::pair{2, "7.46"}}) {
        const std::string text = prompt("gb.mississippi-stud", "ante", {"Js", "Jd", "Qc", "9d", "4s"}, passed);
        EXPECT_TRUE(holds(text, fmt::format("Raise once the ante, 10 more ({})", clause))) << text;
        EXPECT_TRUE(holds(text, fmt::format("Fold ({})", clause))) << text;
    }
}

// gb 7.13: a notice says what each hand pays; so on every sign, the operator's own odds too.
TEST(ShownRules, Gb7_13_TheSignOfATableHasItsOdds) {
    const auto odds_on = [](const std::string& toml) {
        const auto config = parse_table("id = 'one'\n" + toml);
        const auto sign = sign_text(*config);
        const std::string page = sign_html(*sign);
        std::string odds;
        for (const auto& wager : sign->wagers)
            for (const auto& pay : wager.pays) {
                if (wager.id == "raise") odds += fmt::format("{} {}; ", pay.row, pay.odds);
                EXPECT_TRUE(holds(page, pay.odds)) << pay.row;
            }
        return odds;
    };
    EXPECT_EQ(odds_on("game = 'gb.casino-stud'\n"),
              "straight flush 50 to 1; four of a kind 20 to 1; full house 8 to 1; flush 6 to 1; straight 4 to 1; "
              "three of a kind 3 to 1; two pairs 2 to 1; pair or less 1 to 1; ");
    EXPECT_EQ(odds_on("game = 'gb.casino-stud'\n[pays]\n'raise.flush' = '7:1'\n'raise.full-house' = '9:1'\n"),
              "straight flush 50 to 1; four of a kind 20 to 1; full house 9 to 1; flush 7 to 1; straight 4 to 1; "
              "three of a kind 3 to 1; two pairs 2 to 1; pair or less 1 to 1; ");
}

// gb 2.5, 7.13(b), 7.35, 7.49, 12.27, 15.19: no maximum pay-out cuts what the highest of a wager wins that is a
// multiple of another, or is laid with it and paid by its rows; to the cent.
TEST(ShownRules, Gb2_5_NoMaximumCutsWhatAMultipleWins) {
    struct Case {
        const char *game, *wager;
        std::int64_t wins;  // by the wager's highest row, with an ante of 100
    };
    constexpr Case kCases[] = {
        {"gb.casino-stud", "raise", 50 * 200},    {"gb.casino-stud", "double", 100 * 100},
        {"nz.caribbean-stud", "raise", 50 * 200}, {"gb.mississippi-stud", "fifth-street", 500 * 300},
        {"gb.let-it-ride", "first", 100 * 100},   {"gb.crazy-4-poker", "play", 300},
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

// nz-big-raise-stud 5.8, nz-four-card-poker 5.10, ruling R97: of the raise, and of any wager of Four Card Poker, the
// operator may set a maximum pay-out of its own, which the Secretary approves; of Big Raise's other wagers he may not.
TEST(ShownRules, R97_AMaximumOfASingleWager) {
    struct Case {
        const char *game, *wager;
        std::int64_t wins;  // with an ante or Aces Up of 100
        const char* clause;  // that permits it
    };
    constexpr Case kCases[] = {{"nz.big-raise-stud", "raise", 500 * 400, "nz-big-raise-stud 5.8"},
                               {"nz.four-card-poker", "play", 300, "nz-four-card-poker 5.10"},
                               {"nz.four-card-poker", "aces-up", 50 * 100, "nz-four-card-poker 5.10"},
                               {"nz.big-raise-stud", "three-card-bonus", 40 * 100, nullptr}};
    for (const auto& [game, wager, wins, clause] : kCases) {
        const auto config = parse_table(fmt::format("id = 'one'\ngame = '{}'\n[limits]\nmin = 5\nmax = 100\n"
                                                    "increment = 5\n[limits.{}]\npayout-max = '{}'\n",
                                                    game, wager, to_string(Money{wins * 100 - 1})));
        ASSERT_TRUE(config) << config.refusal().what;
        bool forbidden = false, approved = false;
        for (const Finding& finding : check_table(*config)) {
            if (!holds(finding.what, "but no more than")) continue;
            forbidden = forbidden || finding.weight == Weight::Forbidden;
            approved = approved ||
                       (holds(finding.what, "the Secretary must have approved") && clause == finding.clause);
        }
        EXPECT_EQ(forbidden, clause == nullptr) << game << " " << wager;
        EXPECT_EQ(approved, clause != nullptr) << game << " " << wager;
    }
}

// gb-2011 11.34(b) and its like: a ceiling is displayed very clearly, and says what it does.
TEST(ShownRules, Gb11_34_ACeilingStandsOut) {
    struct Case { const char *game, *rest, *words; };
    constexpr Case kCases[] = {
        {"gb.holdem-bonus", "not-offered = ['progressive']\n[options]\njackpot-ceiling = 5000\n",
         "Ace-ace against the dealer's ace-ace pays no player more than 5000 NZD on the Bonus Jackpot, or 30 to 1 if "
         "that is more, whatever he has wagered"},
        {"gb.holdem-bonus", "not-offered = ['progressive']\n[pays]\n'bonus-jackpot.aces' = '200:1'\n"
         "[options]\njackpot-ceiling = 5000\n", "on the Bonus Jackpot, or 200 to 1 if that is more, whatever"},
        {"gb.pai-gow-poker", "[options]\nfortune-ceiling = 9000\n[paytables]\nfortune = 'min'\n",
         "A seven card straight flush, or a royal flush with a king and queen of a suit, pays no player more than "
         "9000 NZD on Fortune where its odds are 1000 to 1 or above, or what a royal flush (100 to 1) or "
         "straight flush (50 to 1) among the cards pays if that is more, whatever he has wagered"},
        {"gb.ultimate-holdem", "[options]\nroyal-ceiling = 5000\n",
         "A royal flush on the Blind pays no player more than 5000 NZD, or 50 to 1 if that is more, whatever "
         "he has wagered"},
        {"gb.let-it-ride", "[options]\nroyal-ceiling = 5000\n[paytables]\nmain = 4\n",
         "A royal flush at 1000 to 1 pays no player more than 5000 NZD on all his standard wagers together, or "
         "200 to 1 if that is more, however high they are and however many of the three still ride"},
        {"nz.big-raise-stud", "[options]\nmaximum-payout = 5000\n", "One Raise Wager is paid no more than 5000 NZD"},
        {"nz.three-card-poker", "[options]\nmaximum-payout = 5000\n", "One hand is paid no more than 5000 NZD over "
         "all its wagers, whatever it would win at the odds shown"},
        {"nz.four-card-poker", "[options]\nmaximum-payout = 5000\n", "One hand is paid no more than 5000 NZD over all"},
    };
    for (const auto& [game, rest, words] : kCases) {
        const auto config = parse_table(fmt::format(
            "id = 'one'\ngame = '{}'\n{}[limits]\nmin = 5\nmax = 100\nincrement = 5\n", game, rest));
        ASSERT_TRUE(config) << config.refusal().what;
        const auto sign = sign_text(*config);
        ASSERT_TRUE(sign) << sign.refusal().what;
        int standing_out = 0;
        for (const auto& notice : sign->notices) {
            const bool ceiling = holds(notice.text, words);
            EXPECT_EQ(notice.stands_out, ceiling) << notice.text;
            standing_out += ceiling;
        }
        EXPECT_EQ(standing_out, 1) << game << sign_json(*sign).dump(1);
        EXPECT_TRUE(holds(sign_html(*sign), "<li class=big>")) << game;
    }
}

// ... and names rows of its own game only, of which its words tell the odds.
TEST(ShownRules, R88_ACeilingNamesRowsOfItsGame) {
    int named = 0;
    for (const Game* game : games())
        for (const OptionDef& option : game->options) {
            const auto rows = table_file::rows_beneath(TableSetup(*game), option.ceiling);
            const auto braces = std::ranges::count(option.ceiling, '{') - (option.ceiling.empty() ? 0 : 1);
            EXPECT_EQ(std::ssize(rows), braces) << game->id << " " << option.id;
            named += static_cast<int>(rows.size());
        }
    EXPECT_EQ(named, 6) << "Bonus, two Ultimate games, Let it Ride, and two of Fortune";
}

// Ruling D7: a sign says whose clauses it borrows. nz-big-raise-stud 5.5.2: and which hands are played blind.
TEST(ShownRules, RulingD7_TheSignSaysWhatIsBorrowed) {
    const auto page = [](const char* game) {
        const auto config = parse_table(fmt::format(
            "id = 'one'\ngame = '{}'\n[limits]\nmin = 5\nmax = 100\nincrement = 5\n", game));
        const auto sign = config ? sign_text(*config) : Result<protocol::lab::SignText>(config.refusal());
        EXPECT_TRUE(sign);
        return sign ? sign_html(*sign) : std::string();
    };
    const std::string ultimate = page("nz.ultimate-holdem"), raise = page("nz.big-raise-stud");
    EXPECT_TRUE(holds(ultimate, "by the rules nz-ultimate-holdem, with clauses borrowed from gb-2011")) << ultimate;
    EXPECT_FALSE(holds(raise, "borrowed")) << raise;
    EXPECT_TRUE(holds(raise, "Additional hands are played blind: yes")) << raise;
    EXPECT_TRUE(holds(raise, "Betting areas one player may use: several")) << raise;
    EXPECT_TRUE(holds(raise, "nz-big-raise-stud 5.5.2")) << raise;
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
    const auto sign = *sign_text(*config);
    EXPECT_EQ(sign_json(sign)["wagers"][1]["laid"].dump(), R"([{"text":"twice the Ante","clause":"gb-2011 11.81"}])");
    EXPECT_TRUE(holds(sign_html(sign), "<td class=n><span class=laid>twice the Ante</span></td>"));
}

// Ruling R47: a further row of a price is told by what makes it another.
TEST(ShownRules, TheSignHasEveryRowOfAPrice) {
    const auto sign_of = [](const char* game) {
        const auto config = parse_table(fmt::format(
            "id = 'one'\ngame = '{}'\n[limits]\nmin = 10\nmax = 100\nincrement = 10\n", game));
        return *sign_text(*config);
    };
    const auto edges_of = [](const protocol::lab::SignText& sign, std::string_view id) {
        for (const auto& wager : sign.wagers)
            if (wager.id == id) return wager.edges;
        return std::vector<protocol::lab::SignEdge>{};
    };
    const auto two_way = sign_of("gb.two-way-holdem");
    const auto edges = edges_of(two_way, "ante");
    ASSERT_EQ(edges.size(), 2u);
    EXPECT_EQ(edges[1].spots, "without the Two Way wager");
    EXPECT_TRUE(holds(sign_html(two_way), "without the Two Way wager"));
    const auto tie = edges_of(sign_of("gb.pai-gow-tiles"), "bonanza-tie");
    EXPECT_TRUE(std::ranges::any_of(tie, [](const auto& edge) {
        return edge.spots == "set jointly with the Standard Wager";
    }));
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
        const auto sign = sign_text(*config);
        ASSERT_TRUE(sign) << sign.refusal().what;
        for (const auto& wager : sign->wagers) {
            const std::size_t w = find_wager(*find_game(game), wager.id).value();
            const WagerKind kind = find_game(game)->wagers[w].kind;
            const bool is_laid_first = kind == WagerKind::Opening || kind == WagerKind::Bundled;
            EXPECT_EQ(wager.limits && !wager.limits->max.empty(), is_laid_first) << wager.id;
            if (wager.id == "bet") { EXPECT_EQ(wager.limits.value().payout_max, "500"); }
            const bool fee = wager.paytable == "fee";
            EXPECT_EQ(wager.pays.empty(), fee) << wager.id;
            if (wager.id == "turn") { EXPECT_EQ(wager.pays.at(0).odds, "1 to 1"); }
            if (wager.id == "fifth-street") { EXPECT_EQ(wager.pays.at(0).row, "as Ante"); }
        }
    }
}

// nz-lunar-poker 5.6 has the odds of instant cash displayed, and says nothing of the Super wager's (5.9).
TEST(ShownRules, NzLunar5_6_5_9_EachPayTableByItsOwnClause) {
    const auto config = parse_table("id = 'one'\ngame = 'nz.lunar-poker'\n[paytables]\nante = 6\nsuper = 2\n");
    ASSERT_TRUE(config) << config.refusal().what;
    const std::string sign = sign_json(*sign_text(*config)).dump();
    EXPECT_TRUE(holds(sign, R"("Ante: pay table 6","clause":"nz-lunar-poker 5.5, 5.6")")) << sign;
    EXPECT_TRUE(holds(sign, R"("Super: pay table 2","clause":"nz-lunar-poker 5.9")")) << sign;
}

// Ruling R59: a figure that is a bound says so on the sign (nz-lunar-poker 5.12).
TEST(ShownRules, R59_TheSignSaysWhatIsABound) {
    const auto sign_of = [](int most) {
        const auto config = parse_table(fmt::format("id = 'one'\ngame = 'nz.lunar-poker'\n[limits]\nmin = 1\n"
                                                    "max = 100\nincrement = 1\n[limits.bet]\npayout-max = {}\n",
                                                    most));
        return config ? sign_json(*sign_text(*config)).dump() : config.refusal().what;
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
