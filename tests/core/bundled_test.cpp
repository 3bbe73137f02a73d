// Wagers that are laid together, taken back in mid-round, settled from the right and under one ceiling; and pay rows
// that pay nothing beside the stake.
#include <gtest/gtest.h>

#include <vector>

#include "core/pay.hpp"
#include "engine/session.hpp"
#include "odds/wagers.hpp"

// Without optimisation g++ 12 takes the table's own memory for frames (engine/round.hpp) for a mismatch.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

namespace baize::bundled_test {
namespace {

enum : std::uint8_t { Main, Other, Side };
enum : std::uint8_t { Withdraw, Ride };
constexpr ChoiceDef kChoices[] = {{"withdraw", "Withdraw", "3", true}, {"ride", "Let it ride", "4"}};
constexpr PayRow kRows[] = {{"win", {10, 1}, "5"}};
constexpr PayTable kTables[] = {{"min", Binding::Fixed, kRows}};
constexpr WagerDef kWagers[] = {{"main", "Main", "1", WagerKind::Opening, -1, kTables},
                                {"other", "Other", "2", WagerKind::Bundled, Main},
                                {"side", "Side", "1", WagerKind::Opening, -1, kTables}};

Money ceiling{};

Step decide(Table& t, Box& box) {
    const auto answer = co_await t.ask(box, [&] {
        return Question{box.seated, box.number, 0, 1u << Withdraw | 1u << Ride, 0, {}, {}, {1}, "3"};
    });
    if (answer && answer->choice == Withdraw) t.take_back(*t.find(box.seated, box.number, Other, 0));
}

Round round(Table& t) {
    co_await t.bets();
    for (Box& box : t.boxes_from_right())
        if (box.live()) co_await decide(t, box);
    for (const Box& box : t.boxes_from_right()) {
        Money left = ceiling;
        for (Stake& stake : t.stakes())
            if (stake.open && stake.box == box.number) t.settle(stake, win(kRows[0]), &left);
    }
}

const Game kGame{.id = "test.bundled",
                 .title = "Bundled",
                 .book = "gb-2011",
                 .division = "test",
                 .sections = "1",
                 .layout = {.boxes = 2},
                 .equipment = {.shoe = [](const Setup&) { return ShoePolicy{}; }},
                 .clauses = {.no_more_bets = "1", .position = "1", .limits = "1"},
                 .wagers = kWagers,
                 .choices = kChoices,
                 .round = round};

Result<baize::Setup> bundled_setup() { return Setup::make(kGame, {}); }  // in a test the name is a member of its base

class Bundled : public ::testing::Test {
protected:
    void SetUp() override { ceiling = Money{1'000'000}; }

    std::string bet(PlayerId player, std::uint8_t wager, std::int64_t cents) {
        const auto refusal =
            session.apply(PlaceBet{player, static_cast<BoxNo>(player + 1), {wager, 0}, Money{cents}});
        return refusal ? refusal->clause : "taken";
    }
    std::vector<std::int64_t> laid() const {
        std::vector<std::int64_t> list;
        for (const Stake& stake : session.table().stakes()) list.push_back(stake.amount.cents);
        return list;
    }
    void answer(PlayerId player, std::uint8_t choice) { ASSERT_FALSE(session.apply(Answered{player, choice, {}, {}})); }

    const decltype(bundled_setup()) setup = bundled_setup();
    Session session{*setup};
};

using Amounts = std::vector<std::int64_t>;

TEST_F(Bundled, AreLaidChangedAndTakenBackTogether) {
    EXPECT_EQ(bet(0, Other, 1000), "2") << "never by itself";
    EXPECT_EQ(bet(0, Main, 1000), "taken");
    EXPECT_EQ(laid(), (Amounts{1000, 1000}));
    EXPECT_EQ(bet(0, Main, 2000), "taken");
    EXPECT_EQ(laid(), (Amounts{2000, 2000}));
    EXPECT_EQ(bet(0, Other, 0), "2");
    EXPECT_EQ(bet(0, Side, 500), "taken");
    EXPECT_EQ(laid(), (Amounts{2000, 2000, 500}));
    EXPECT_EQ(bet(0, Main, 1), "1") << "below the minimum: both are refused";
    EXPECT_EQ(laid(), (Amounts{2000, 2000, 500}));
    EXPECT_EQ(bet(0, Main, 0), "taken");
    EXPECT_EQ(laid(), (Amounts{500}));
    EXPECT_EQ(opening_positions(*setup).size(), 2u) << "the bundle has one price";
}

TEST_F(Bundled, OneIsTakenBackInMidRoundAsThoughItHadNotBeenLaid) {
    for (const PlayerId player : {0, 1}) ASSERT_EQ(bet(player, Main, 1000), "taken");
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_EQ(session.need().question.player, 1) << "from the dealer's right";
    answer(1, Withdraw);
    EXPECT_EQ(laid(), (Amounts{1000, 1000, 1000}));
    answer(0, Ride);
    ASSERT_TRUE(session.finished());
    ASSERT_EQ(session.table().lines().size(), 3u);
    EXPECT_EQ(session.table().lines()[0].player, 1);
    EXPECT_EQ(session.table().lines()[0].position.wager, Main);
    for (const Line& line : session.table().lines()) EXPECT_EQ(line.won, Money{10'000});
}

TEST_F(Bundled, ACeilingIsOverAllThatIsPaidUnderIt) {
    ceiling = Money{15'000};
    ASSERT_EQ(bet(0, Main, 1000), "taken");
    ASSERT_FALSE(session.apply(CloseBets{}));
    answer(0, Ride);
    ASSERT_EQ(session.table().lines().size(), 2u);
    EXPECT_EQ(session.table().lines()[0].won, Money{10'000});
    EXPECT_EQ(session.table().lines()[1].won, Money{5'000});
    EXPECT_EQ(session.table().lines()[1].returned, Money{1000}) << "stakes come back on top";
}

class Withdraws : public Strategy {
public:
    Answer answer(const Table&, const Question&) override { return {Withdraw, {}}; }
};

// A simulated round begins with every stake again, and what was taken back was not wagered.
TEST_F(Bundled, ASimulationLaysThemAnew) {
    const auto positions = opening_positions(*setup);
    SimulatedSums sums = sums_for(*setup, positions);
    Table table(*setup);
    SimulatedChance chance(setup->shoe(), Random(1, 1));
    Withdraws strategy;
    table.simulate(&chance, &strategy, &sums);
    stake_on_all(table, positions, Money{1000});
    const std::size_t opening = table.stakes().size();
    for (int i = 0; i < 2; ++i) {
        table.reopen(opening);
        sums.clear();
        Round played = round(table);
        ASSERT_TRUE(played.done());
        EXPECT_EQ(sums.sums, (std::vector<SimulatedSum>{{10'000, 1000}, {10'000, 1000}, {}}));
    }
}

TEST(PayRows, NothingBesideTheStakeIsAStandOff) {
    constexpr PayRow push{"pair", {0, 1}, "7.49"}, better{"pair", {1, 2}, "7.49"};
    EXPECT_EQ(win(push).outcome, Outcome::StandOff);
    EXPECT_EQ(win(push).clause, "7.49");
    EXPECT_EQ(win(better).outcome, Outcome::Win);
    EXPECT_EQ(to_string(push), "stand-off");
    EXPECT_EQ(parse_odds(to_string(push)), (Odds{0, 1}));
    constexpr PayRow for_one{"pair", {0, 1}, "1", Quoted::For};
    EXPECT_EQ(win(for_one).outcome, Outcome::Lose);
}

}  // namespace
}  // namespace baize::bundled_test
