// A later wager that is laid blind, before the round; and a choice that is open by cards which others do not see.
#include <gtest/gtest.h>

#include "engine/session.hpp"
#include "engine/view.hpp"

#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

namespace baize::laid_blind_test {
namespace {

enum : std::uint8_t { Ante, Play };
enum : std::uint8_t { Fold, PlayOn, Treble };
constexpr PayRow kRows[] = {{"win", {3, 1}, "1"}};
constexpr PayTable kTables[] = {{"min", Binding::Fixed, kRows}};
constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "1", WagerKind::Opening, -1, kTables},
    {.id = "play", .title = "Play", .clause = "3", .kind = WagerKind::Later, .part_of = Ante, .paytables = kTables,
     .blind = "blind=yes"},
};
constexpr ChoiceDef kChoices[] = {{"fold", "Fold", "4", true}, {"play", "Play", "4"},
                                  {.id = "treble", .title = "Treble", .clause = "4", .confidential = true}};
constexpr OptionValue kBlind[] = {{"no"}, {"yes"}};
constexpr OptionDef kOptions[] = {{"blind", "Blind", "3", kBlind, 0, false}};

Round round(Table& t) {
    co_await t.bets();
    const Question question{0, 1, 0, 1u << Fold | 1u << PlayOn | 1u << Treble, 0, {}, {}, {1}, "4"};
    const Answer answer = co_await t.ask(question);
    for (Stake& stake : t.stakes()) t.settle(stake, answer.choice == Fold ? lose("4") : win(kRows[0]));
}

const Game kGame{.id = "test.blind", .title = "Blind", .book = "gb-2011", .division = "test", .sections = "1",
                 .layout = {.boxes = 2},
                 .equipment = {.shoe = [](const Setup&) { return ShoePolicy{}; }},
                 .clauses = {.no_more_bets = "1", .position = "1", .limits = "1"},
                 .wagers = kWagers, .options = kOptions, .choices = kChoices, .round = round};

Setup with_blind(const char* value) {
    return *Setup::make(kGame, {.options = {{"blind", value}}, .paytables = {}, .own_pays = {}});
}

TEST(LaidBlind, OnlyWhereTheTableTakesItSo) {
    const auto seen = with_blind("no"), blind = with_blind("yes");
    Session refusing(seen), taking(blind);
    EXPECT_EQ(refusing.apply(PlaceBet{0, 1, {Play, 0}, Money{1000}})->what, "play is not made before the round");
    EXPECT_FALSE(taking.apply(PlaceBet{0, 1, {Play, 0}, Money{1000}}));
    EXPECT_EQ(taking.table().staked(0, 1, {Play, 0}), Money{1000});
    EXPECT_TRUE(blind.laid_before(Play));
    EXPECT_FALSE(seen.laid_before(Play));
    ASSERT_FALSE(taking.apply(CloseBets{}));
    EXPECT_EQ(taking.apply(PlaceBet{0, 1, {Play, 0}, {}})->clause, "1") << "locked";
}

TEST(LaidBlind, HasNoLimitsOfItsOwn) {
    auto setup = with_blind("yes");
    for (const std::size_t wager : {0u, 1u}) setup.limits(wager, {Money{1000}, Money{5000}, Money{1000}, {}});
    Session session(setup);
    EXPECT_FALSE(session.apply(PlaceBet{0, 1, {Play, 0}, Money{150'01}}));
    EXPECT_TRUE(session.apply(PlaceBet{0, 1, {Ante, 0}, Money{150'01}}));
    EXPECT_TRUE(session.apply(PlaceBet{0, 1, {Play, 0}, Money{-100}}));
}

TEST(ConfidentialChoice, IsToldToWhoIsAskedAndToNobodyElse) {
    const auto setup = with_blind("no");
    Session session(setup);
    ASSERT_FALSE(session.apply(PlaceBet{0, 1, {Ante, 0}, Money{1000}}));
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_TRUE(view_of(session.table(), 0).question->offers(Treble));
    for (const PlayerId other : {PlayerId{1}, kNobody}) {
        EXPECT_FALSE(view_of(session.table(), other).question);
        EXPECT_EQ(view_of(session.table(), other).waiting_for, "A on box 1: fold, play");
    }
    EXPECT_EQ(session.check(CloseBets{})->what.find("treble"), std::string::npos);
    EXPECT_EQ(session.check(Answered{1, Treble, {}, {}})->what.find("treble"), std::string::npos);
}

}  // namespace
}  // namespace baize::laid_blind_test
