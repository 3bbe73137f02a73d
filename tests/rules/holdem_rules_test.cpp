// Rules of the four Hold 'Em games that no single round shows (gb-2011 section 11; nz-ultimate-holdem).
#include <map>

#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config.hpp"

namespace baize::holdem_rules_test {
namespace {

using namespace rules_table;
using holdem::FiveCardRank;

const Game* const kGames[] = {&holdem::bonus::kGame, &holdem::ultimate::kGbGame, &holdem::casino::kGame,
                              &holdem::two_way::kGame, &holdem::ultimate::kNzGame};

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> hand;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        hand.push_back(parse_card(text.substr(0, 2)).value());
    return hand;
}
FiveCardRank rank_of(std::string_view text) { return rank::best<rank::kFiveCards>(cards(text)); }

// ---- The common rules (11.1-11.15) ------------------------------------------------------------------------------

TEST(HoldemRules, R11_2_NoWagersButTheBooks) {
    const auto ids_of = [](const Game& game) {
        std::string ids;
        for (const WagerDef& wager : game.wagers) ids += fmt::format("{}{}", ids.empty() ? "" : " ", wager.id);
        return ids;
    };
    EXPECT_EQ(ids_of(holdem::bonus::kGame), "ante flop turn river bonus-jackpot progressive progressive-prize");
    EXPECT_EQ(ids_of(holdem::ultimate::kGbGame), "ante blind play trips");
    EXPECT_EQ(ids_of(holdem::ultimate::kNzGame), "ante blind play trips");
    EXPECT_EQ(ids_of(holdem::casino::kGame), "ante call aa-bonus progressive progressive-prize");
    EXPECT_EQ(ids_of(holdem::two_way::kGame), "ante blind two-way flop river");
    for (const Game* game : kGames) {
        const TableSetup setup(*game);
        Session session(setup);
        ASSERT_FALSE(session.apply(Shuffled{}));
        const auto none = static_cast<std::uint8_t>(game->wagers.size());
        const auto refusal = session.check(PlaceBet{0, 1, {none, 0}, {1000}});
        ASSERT_TRUE(refusal) << game->id;
        EXPECT_EQ(refusal->clause, game->clauses.position) << game->id;
    }
}

// 11.7(a)-(j), from the lowest up: the highest hand of each ranking, and the lowest of the next.
TEST(HoldemRules, R11_7_TheLowestOfEachRankingBeatsTheHighestOfTheNext) {
    const char* rising[] = {"7s 5h 4s 3s 2s", "As Kh Qs Js 9s",  // high card
                            "2s 2h 5s 4s 3s", "As Ah Ks Qs Js",  // one pair
                            "3s 3h 2s 2h 4s", "As Ah Ks Kh Qs",  // two pairs
                            "2s 2h 2d 4s 3s", "As Ah Ad Ks Qs",  // three of a kind
                            "As 2h 3s 4s 5s", "As Kh Qs Js Ts",  // straight
                            "7s 5s 4s 3s 2s", "As Ks Qs Js 9s",  // flush
                            "2s 2h 2d 3s 3h", "As Ah Ad Ks Kh",  // full house
                            "2s 2h 2d 2c 3s", "As Ah Ad Ac Ks",  // four of a kind
                            "As 2s 3s 4s 5s", "Ks Qs Js Ts 9s",  // straight flush
                            "As Ks Qs Js Ts"};
    for (std::size_t i = 0; i + 1 < std::size(rising); ++i)
        EXPECT_LT(rank_of(rising[i]), rank_of(rising[i + 1])) << rising[i] << " and " << rising[i + 1];
}

// 11.12: of seven cards the best of all sets of five, found by trying every one of them.
TEST(HoldemRules, R11_12_TheBestFiveOfSeven) {
    for (const char* seven :
         {"As Kd Qh Jc 9s 4d 2h", "As Ad Qh Qc 9s 9d 2h", "9s 8s 7s 6s 5s 5d 5h", "As 2d 3h 4c 5s Kd Kh",
          "As Ks Qs Js Ts 9s 8s", "2s 2d 2h 3s 3d 3h Kc", "2s 2d 2h 2c 3d 3h 3c", "As 3s 5s 7s 9s Js Ks"}) {
        const std::vector<Card> held = cards(seven);
        FiveCardRank best{};
        for (std::size_t a = 0; a < 7; ++a)
            for (std::size_t b = a + 1; b < 7; ++b) {
                std::vector<Card> five;
                for (std::size_t i = 0; i < 7; ++i)
                    if (i != a && i != b) five.push_back(held[i]);
                best = std::max(best, rank::best<rank::kFiveCards>(five));
            }
        EXPECT_EQ(rank_of(seven), best) << seven;
    }
}

TEST(HoldemRules, R11_9_OnePositionAPlayerInEveryGame) {
    for (const Game* game : kGames) {
        if (game == &holdem::ultimate::kNzGame) continue;  // nz 5.7
        const TableSetup setup(*game);
        Session session(setup);
        ASSERT_FALSE(session.apply(Shuffled{}));
        ASSERT_FALSE(session.apply(bet(*game, 0, 1, "ante", 10)));
        for (const PlaceBet& other : {bet(*game, 0, 2, "ante", 10), bet(*game, 1, 1, "ante", 10)}) {
            const auto refusal = session.check(other);
            ASSERT_TRUE(refusal) << game->id;
            EXPECT_EQ(refusal->clause, "11.9") << game->id;
        }
    }
}

// ---- Bonus Jackpot (11.33) --------------------------------------------------------------------------------------

// Every two cards by the book's lines, as a second reader puts them.
TEST(HoldemBonusSettle, R11_33_EveryPairOfHoleCards) {
    const auto odds = [](Card a, Card b) {
        const int high = std::max(a.rank(), b.rank()), low = std::min(a.rank(), b.rank());
        const bool suited = a.suit() == b.suit();
        if (high == low) return high == kAce ? 30 : high > 10 ? 10 : 3;
        if (high == kAce && low == kKing) return suited ? 25 : 15;
        if (high == kAce && (low == kQueen || low == kJack)) return suited ? 20 : 5;
        return -1;
    };
    const auto& rows = gb_2011::holdem_bonus::kJackpot;
    int winners = 0;
    for (int a = 0; a < 52; ++a)
        for (int b = 0; b < 52; ++b) {
            const Card first = Card::from_index(a), second = Card::from_index(b);
            if (a == b) continue;
            const Return verdict = holdem::bonus::settle_jackpot(first, second, false, rows);
            const int due = odds(first, second);
            EXPECT_EQ(verdict.outcome, due < 0 ? Outcome::Lose : Outcome::Win);
            if (due > 0) { ++winners; EXPECT_EQ(verdict.odds, (Odds{due, 1})); }
            const bool aces = first.rank() == kAce && second.rank() == kAce;
            const Return against = holdem::bonus::settle_jackpot(first, second, true, rows);
            EXPECT_EQ(against.odds, aces ? (Odds{1000, 1}) : verdict.odds);
        }
    EXPECT_EQ(winners, 2 * (13 * 6 + 3 * 16)) << "pairs, and ace with king, queen or jack";
}

// ---- Ceilings (11.34*, 11.70*) ----------------------------------------------------------------------------------

std::vector<std::string> notices(const std::string& toml) {
    const auto config = parse_table(toml + "[limits]\nmin=2\nmax=100\nincrement=2\n");
    return config ? required_notices(*config) : std::vector<std::string>{config.refusal().what};
}
bool has(const std::vector<std::string>& lines, std::string_view text) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(text) != line.npos; });
}

// b) very clear signage.
TEST(HoldemRules, R11_34_TheCeilingIsOnTheSign) {
    const std::string table = "id='a'\ngame='gb.holdem-bonus'\n";
    EXPECT_TRUE(has(notices(table + "[options]\njackpot-ceiling='25000'\n"),
                    "ace-ace pays no player more than 25000 "));
    EXPECT_FALSE(has(notices(table), "11.34"));
}
TEST(HoldemRules, R11_70_TheCeilingIsOnTheSign) {
    const std::string table = "id='a'\ngame='gb.ultimate-holdem'\n";
    EXPECT_TRUE(has(notices(table + "[options]\nroyal-ceiling='50000'\n"),
                    "royal flush on the Blind pays no player more than 50000 "));
    EXPECT_FALSE(has(notices(table), "11.70"));
}

// ... on every screen that shows the notices too: a page is told which of them are to be larger than the others.
TEST(HoldemRules, R11_34_R11_70_TheCeilingStandsOut) {
    for (const auto& [game, option] : {std::pair{"gb.holdem-bonus", "jackpot-ceiling"},
                                       std::pair{"gb.ultimate-holdem", "royal-ceiling"}}) {
        const std::string table = fmt::format("id='a'\ngame='{}'\n", game),
                          limits = "[limits]\nmin=2\nmax=100\nincrement=2\n";
        const auto capped = parse_table(fmt::format("{}[options]\n{}='50000'\n{}", table, option, limits)),
                   free = parse_table(table + limits);
        ASSERT_TRUE(capped && free);
        const auto list = prominent_notices(*capped, *setup_of(*capped));
        ASSERT_EQ(list.size(), 1u) << game;
        EXPECT_TRUE(has(required_notices(*capped), list[0])) << list[0];
        EXPECT_TRUE(prominent_notices(*free, *setup_of(*free)).empty()) << game;
    }
}

// What a player is told while bets are open, after a wager of so many units.
std::string told(const Game& game, const Pairs& options, const Pairs& wagers) {
    const TableSetup setup = setup_of(game.id, options);
    Session session(setup);
    EXPECT_FALSE(session.apply(Shuffled{}));
    for (const auto& [wager, units] : wagers)
        EXPECT_FALSE(session.apply(bet(game, 0, 1, wager, std::stoll(units))));
    EXPECT_EQ(game.notices.told_before_close(session.table(), 1), "") << "another player has no such wager";
    return game.notices.told_before_close(session.table(), 0);
}

// c) whoever it would touch is told, and no other.
TEST(HoldemRules, R11_34_WhoIsTouchedIsToldBeforeTheClose) {
    const Game& game = holdem::bonus::kGame;
    const Pairs capped = {{"jackpot-ceiling", "5000"}};
    EXPECT_EQ(told(game, capped, {{"ante", "10"}, {"bonus-jackpot", "6"}}),
              "ace-ace against the dealer's ace-ace would win 6000 on your Bonus Jackpot, and is paid 5000 at most "
              "(gb-2011 11.34)");
    EXPECT_EQ(told(game, capped, {{"ante", "10"}, {"bonus-jackpot", "5"}}), "");
    EXPECT_EQ(told(game, capped, {{"ante", "1000"}}), "");
    EXPECT_EQ(told(game, {}, {{"ante", "10"}, {"bonus-jackpot", "6"}}), "");
    const Pairs without_line = {{"jackpot-ceiling", "5000"}, {"dealer-aces", "no"}};
    EXPECT_EQ(told(game, without_line, {{"ante", "10"}, {"bonus-jackpot", "6"}}), "") << "a line that is not offered";
    const Pairs low = {{"jackpot-ceiling", "100"}};  // ruling R88: ace-ace is paid 150 anyhow
    const std::string words = told(game, low, {{"ante", "10"}, {"bonus-jackpot", "5"}});
    EXPECT_NE(words.find("would win 5000 on your Bonus Jackpot, and is paid 150 at most"), std::string::npos) << words;
}
TEST(HoldemRules, R11_70_WhoIsTouchedIsToldBeforeTheClose) {
    const Game& game = holdem::ultimate::kGbGame;
    const Pairs capped = {{"royal-ceiling", "5000"}};
    EXPECT_EQ(told(game, capped, {{"ante", "11"}}),
              "a royal flush would win 5500 on your Blind, and is paid 5000 at most (gb-2011 11.70)");
    EXPECT_EQ(told(game, capped, {{"ante", "10"}, {"trips", "1000"}}), "") << "Trips has no ceiling";
    EXPECT_EQ(told(game, {}, {{"ante", "1000"}}), "");
}

// Of several hands (nz 5.7) one alone can beat the dealer with a royal flush: it is not their sum that is told of.
TEST(HoldemRules, R11_70_OneOfSeveralHandsIsToldOf) {
    const Game& game = holdem::ultimate::kNzGame;
    const TableSetup setup = setup_of(game.id, {{"royal-ceiling", "5000"}});
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (const BoxNo box : {BoxNo{1}, BoxNo{2}}) ASSERT_FALSE(session.apply(bet(game, 0, box, "ante", 10)));
    EXPECT_EQ(game.notices.told_before_close(session.table(), 0), "");
    ASSERT_FALSE(session.apply(bet(game, 0, 2, "ante", 11)));
    EXPECT_EQ(game.notices.told_before_close(session.table(), 0),
              "a royal flush would win 5500 on your Blind, and is paid 5000 at most (gb-2011 11.70, borrowed)");
}

// a) no odds below are capped: neither is a lawful table's.
TEST(HoldemRules, R11_70_ACeilingIsForItsOddsOnly) {
    const Pairs capped = {{"royal-ceiling", "50000"}};
    const auto with = [&](const char* royal) {
        return forbidden_by(setup_of("gb.ultimate-holdem", capped, {{"blind.royal-flush", royal}}));
    };
    EXPECT_EQ(forbidden_by(setup_of("gb.ultimate-holdem", capped)), "");
    EXPECT_EQ(with("600:1"), "");
    EXPECT_EQ(with("400:1"), "11.70, 11.70") << "below the minimum, and capped";
    EXPECT_EQ(forbidden_by(setup_of("gb.holdem-bonus", {{"jackpot-ceiling", "50000"}},
                                    {{"bonus-jackpot.aces-and-dealer-aces", "900:1"}})),
              "11.33, 11.34");
}

// ---- Pay tables (11.70-11.73) -----------------------------------------------------------------------------------

TEST(HoldemRules, R11_73_ACompleteTableOrTheMinimum) {
    const Game& game = holdem::ultimate::kGbGame;
    for (const char* table : {"min", "1", "2", "3", "4"})
        EXPECT_TRUE(TableSetup::make(game, {{}, {{"trips", table}}, {}})) << table;
    EXPECT_FALSE(TableSetup::make(game, {{}, {{"trips", "5"}}, {}}));
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"trips.flush", "9:1"}})), "") << "2.5: better odds are open";
    for (const PayRow& row : gb_2011::ultimate_holdem::kTripsTables[0].rows)
        EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"trips." + std::string(row.id), "1:2"}})), "11.72") << row.id;
}

// 11.37: Turn and River are paid by the Flop wager's row, and have none that a table could set.
TEST(HoldemRules, R11_37_TurnAndRiverHaveNoRowOfTheirOwn) {
    for (const char* wager : {"turn", "river"}) {
        const auto made = TableSetup::make(holdem::bonus::kGame, {{}, {}, {{wager, "2:1"}}});
        ASSERT_FALSE(made);
        EXPECT_EQ(made.refusal().what, fmt::format("{} has no pay rows of its own; expected a wager that has", wager));
    }
}

// 11.70, ruling D5: where a 3 to 2 line would cut a minor unit, check says so.
TEST(HoldemRules, R11_70_AFlushNeedsEvenUnits) {
    const auto whole = [](const char* step) {
        const auto config = parse_table(std::string("id='a'\ngame='gb.ultimate-holdem'\n[limits]\nmin='") + step +
                                        "'\nmax=100\nincrement='" + step + "'\n");
        const auto findings = check_table(*config);
        return std::none_of(findings.begin(), findings.end(),
                            [](const Finding& finding) { return finding.what.find("blind") != std::string::npos; });
    };
    EXPECT_TRUE(whole("2"));
    EXPECT_TRUE(whole("0.02"));
    EXPECT_FALSE(whole("0.01"));
}

// 11.39, 11.92: nor is a table lawful that leaves both out by name; 11.17, 11.49, 11.78: nor one without an Ante,
// beside which all else is laid.
TEST(HoldemRules, R11_39_WhatATableMayLeaveOut) {
    const auto forbidden = [](const char* game, const char* left_out, const char* options = "") {
        const auto config = parse_table(fmt::format("id='a'\ngame='{}'\nnot-offered={}\n[options]\n{}\n"
                                                    "[limits]\nmin=2\nmax=100\nincrement=2\n",
                                                    game, left_out, options));
        EXPECT_TRUE(config) << config.refusal().what;
        std::string clauses;
        for (const Finding& finding : check_table(*config))
            if (finding.weight == Weight::Forbidden) clauses += finding.clause + ";";
        return clauses;
    };
    EXPECT_EQ(forbidden("gb.holdem-bonus", "['bonus-jackpot', 'progressive']"), "gb-2011 11.39;");
    EXPECT_EQ(forbidden("gb.holdem-bonus", "['bonus-jackpot']", "progressive=false"), "gb-2011 11.39;");
    EXPECT_EQ(forbidden("gb.holdem-bonus", "['progressive']"), "");
    EXPECT_EQ(forbidden("gb.casino-holdem", "['aa-bonus', 'progressive']"), "gb-2011 11.92;");
    EXPECT_EQ(forbidden("gb.casino-holdem", "['progressive']"), "");
    EXPECT_EQ(forbidden("gb.holdem-bonus", "['progressive', 'ante']"), "gb-2011 11.17;");
    EXPECT_EQ(forbidden("gb.casino-holdem", "['progressive', 'ante']"), "gb-2011 11.78;");
    EXPECT_EQ(forbidden("gb.ultimate-holdem", "['ante']"), "gb-2011 11.49;");
    EXPECT_EQ(forbidden("gb.ultimate-holdem", "['trips']"), "");
}

// What a table file says and nobody is bound by: a ceiling on a line that is not offered (11.34), and a maximum where
// the stake is one amount (ruling R64).
TEST(HoldemRules, R11_34_WhatBindsNobodyIsWarnedOf) {
    const auto warned = [](const char* game, const char* options, const char* limits) {
        const auto config = parse_table(fmt::format(
            "id='a'\ngame='{}'\n[options]\n{}\n[limits]\nmin=2\nmax=100\nincrement=2\n{}[jackpot]\nid='b'\n"
            "contribution-percent=75\nseed='100'\n", game, options, limits));
        EXPECT_TRUE(config) << config.refusal().what;
        std::string all;
        for (const Finding& finding : check_table(*config))
            if (finding.weight != Weight::Note) all += finding.what + " (" + finding.clause + ");";
        return all;
    };
    EXPECT_EQ(warned("gb.holdem-bonus", "jackpot-ceiling='5000'", ""), "");
    EXPECT_EQ(warned("gb.holdem-bonus", "jackpot-ceiling='5000'\ndealer-aces=false", ""),
              "jackpot-ceiling=5000 does nothing here: it is only for bonus-jackpot=yes dealer-aces=yes "
              "(gb-2011 11.34);");
    EXPECT_EQ(warned("gb.casino-holdem", "", "[limits.progressive]\nmin=1\n"), "");
    EXPECT_EQ(warned("gb.casino-holdem", "", "[limits.progressive]\nmin=1\nmax=1\n"), "");
    EXPECT_EQ(warned("gb.casino-holdem", "", "[limits.progressive]\nmin=1\nmax=5\n"),
              "progressive is one amount at a table, its minimum of 1: a maximum of 5 binds nobody (ruling R64);");
}

// ---- The NZ division --------------------------------------------------------------------------------------------

// What is not printed is Division 17's, and the line says that it is borrowed (rulings D4, R71).
TEST(NzUltimateRules, R71_BorrowedRulesSaySo) {
    const Game& game = holdem::ultimate::kNzGame;
    int own = 0, borrowed = 0;
    for (const IrregularityDef& each : game.irregularities) {
        if (each.clause.starts_with("nz-three-card-poker")) ++borrowed;
        else if (each.clause.starts_with("nz-ultimate-holdem") || each.clause == "7.1(f)") ++own;
        else ADD_FAILURE() << each.id << ": " << each.clause;
    }
    EXPECT_EQ(own, 11);
    EXPECT_EQ(borrowed, 8);
}

// When each may be ruled, which the rules leave to their words: what is of dealing while cards are dealt, what is of a
// decision while somebody has one to make, what is of the deck or of a shuffle at any time.
TEST(NzUltimateRules, EachRulingHasItsStages) {
    const Game& game = holdem::ultimate::kNzGame;
    const TableSetup setup = setup_of(game.id);
    Session session(setup);
    std::map<std::string_view, std::string> open;
    const auto look = [&](char letter) {
        for (std::size_t i = 0; i < game.irregularities.size(); ++i) {
            Ruled ruled;
            ruled.irregularity = static_cast<std::uint8_t>(i);
            const auto refusal = session.check(ruled);
            if (!refusal || refusal->what.find("at this stage") == std::string::npos)
                open[game.irregularities[i].id] += letter;
        }
    };
    const auto take = [&](const Event& event) { ASSERT_FALSE(session.apply(event)); };
    take(Shuffled{});
    take(bet(game, 0, 1, "ante", 10));
    look('b');
    take(CloseBets{});
    look('d');
    for (const char* card : {"Ah", "Ad", "Kc", "7d", "2s", "3h", "9c", "Jd", "4s"})
        take(DealtCard{parse_card(card).value(), false});
    look('?');
    take(Answered{0, holdem::ultimate::Bet4x, {}});
    look('.');
    using Stages = std::map<std::string_view, std::string>;
    EXPECT_EQ(open, (Stages{
        {"cards-mishandled", "d?."}, {"wrong-number-of-cards", "d?."}, {"cards-to-empty-area", "d"},
        {"hand-to-empty-area", "d?"}, {"collected-and-reconstructed", "?"}, {"collected-early", "?"},
        {"wrong-deck", "bd?."}, {"exposed-card", "d"}, {"dealer-card-exposed", "d"}, {"cards-exposed", "d"},
        {"player-shows-cards", "d?"}, {"dealer-shows-cards", "?"}, {"misdeal", "d?."}, {"absent-player", "?"},
        {"laid-down-and-reconstructed", "?"}, {"laid-down", "?"}, {"viewed-blind-hand", "?"},
        {"viewed-several-hands", "?"}, {"ordered-shuffle", "bd?."}}));
}

}  // namespace
}  // namespace baize::holdem_rules_test
