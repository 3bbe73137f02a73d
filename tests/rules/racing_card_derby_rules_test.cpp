// Rules of Racing Card Derby about what a table may offer, and what the
// monitors of a live table show (seed 001, Appendix A).
#include "games/racing_card_derby/racing_card_derby.hpp"

#include <set>

#include "rules/rules_table.hpp"
#include "support/floor.hpp"

namespace baize::racing_card_derby_rules_test {
namespace {

using namespace rules_table;
using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

const Game& game() { return racing_card_derby::kGame; }

TEST(RacingCardDerbyRules, R3_3_TheFiveAreasAndAllTheirSpots) {
    const TableSetup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    std::set<std::string> positions;
    for (std::size_t w = 0; w < game().wagers.size(); ++w)
        for (std::size_t spot = 0; game().wagers[w].kind == WagerKind::Opening &&
                                   spot < std::max<std::size_t>(1, game().wagers[w].spots.size());
             ++spot) {
            const Position position{static_cast<std::uint8_t>(w), static_cast<std::uint8_t>(spot)};
            positions.insert(position_name(game(), position));
            EXPECT_FALSE(session.check(PlaceBet{0, 0, position, {1000}})) << position_name(game(), position);
        }
    EXPECT_EQ(positions.size(), 1u + 1 + 4 + 12 + 24);
    const auto refusal = session.check(PlaceBet{0, 0, {4, 24}, {1000}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "3.3");
}

TEST(RacingCardDerbyRules, R3_4_OneToEightDecks) {
    for (int decks = 1; decks <= 8; ++decks)
        EXPECT_EQ(cards_of_the_shoe(setup_of("nz.racing-card-derby", {{"decks", std::to_string(decks)}})), 52 * decks);
    EXPECT_EQ(refused_option("nz.racing-card-derby", "decks", "9"), "3.4(a)");
    EXPECT_EQ(refused_option("nz.racing-card-derby", "decks", "0"), "3.4(a)");
}

TEST(RacingCardDerbyRules, R5_5_NoLosingWagerIsTakenBack) {
    EXPECT_ROUND("game   nz.racing-card-derby\n"
                 "bet    A  black 10\n"
                 "deal   1st-place 3h 4h 5h 6h\n"
                 "refused bet A black 0 \"5.4\"\n"
                 "deal   2nd-place 3c\n"
                 "deal   3rd-place 3d\n"
                 "refused bet A black 0 \"5.4\"\n"
                 "----\n"
                 "A  black  -10  5.1(b)(ii)\n"
                 "bank  10\n");
}

TEST(RacingCardDerbyRules, R5_8_TheOddsAreFixed) {
    EXPECT_EQ(forbidden_by(setup_of("nz.racing-card-derby")), "");
    for (std::size_t w = 0; w < game().wagers.size() && game().wagers[w].kind == WagerKind::Opening; ++w)
        for (const PayRow& row : game().wagers[w].paytables[0].rows)
            for (const char* other : {"99:1", "1:9"})
                EXPECT_EQ(
                    forbidden_by(setup_of("nz.racing-card-derby", {},
                                          {{std::string(game().wagers[w].id) + "." + std::string(row.id), other}}))
                        .substr(0, 6),
                    row.clause.substr(0, 6));
}

// With eight decks a place may lie behind every card of two suits.
TEST(RacingCardDerbyRules, R8_1_c_TheLongestRaceFitsOnTheTable) {
    const TableSetup setup = setup_of("nz.racing-card-derby", {{"decks", "8"}});
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(CloseBets{}));
    const auto deal = [&](Suit suit, int cards) {
        for (int i = 0; i < cards; ++i) {
            int rank = 2;
            while (session.table().carried().shoe.left[static_cast<std::size_t>(Card(rank, suit).index())] == 0) ++rank;
            ASSERT_FALSE(session.apply(DealtCard{Card(rank, suit)}));
        }
    };
    deal(Suit::Hearts, 4);
    deal(Suit::Clubs, 1);
    deal(Suit::Hearts, 100);
    deal(Suit::Clubs, 103);
    EXPECT_EQ(session.table().house().hands[2].cards.size(), 203u);
    deal(Suit::Spades, 1);
    EXPECT_TRUE(session.finished());
}

// ---- Scanner and monitors -------------------------------------------------------------------------------------------

class RacingCardDerbyFloor : public ::testing::Test {
protected:
    static constexpr const char* kPlayer = "derby-2/01";

    void SetUp() override {
        floor.open(example_table("nz.racing-card-derby.scanner.toml"));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", kPlayer}, {"amount", 100'00}})), "ok");
        ASSERT_EQ(said(floor.at(kPlayer, "bet", {{"wager", "red"}, {"stake", 10'00}})), "ok");
        floor.wait(25);
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", "derby-2"}, {"event", event}}));
    }
    void scan(std::initializer_list<const char*> cards) {
        for (const char* card : cards) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    }
    Json monitor() const {
        return wire::json_of(floor::table_view(floor.floor, floor.table("derby-2"), kNobody, floor.now));
    }
    // "d1 h0 s0 c0", with a place after a slash.
    static std::string horses(const Json& track) {
        std::string text;
        for (const Json& runner : track["runners"]) {
            text +=
                (text.empty() ? "" : " ") + runner["suit"].get<std::string>() + std::to_string(runner["at"].get<int>());
            if (const int place = runner["place"]) text += "/" + std::to_string(place);
        }
        return text;
    }

    TestFloor floor;
};

TEST_F(RacingCardDerbyFloor, R8_1_EveryScannedCardMovesTheHorses) {
    EXPECT_EQ(horses(monitor()["track"]), "d0 h0 s0 c0");
    EXPECT_EQ(monitor()["track"]["length"], 4);
    const std::pair<const char*, const char*> race[] = {
        {"3d", "d1 h0 s0 c0"}, {"3h", "d1 h1 s0 c0"}, {"2s", "d1 h1 s1 c0"},
        {"4h", "d1 h2 s1 c0"}, {"5h", "d1 h3 s1 c0"},
        {"6h", "d1 h4/1 s1 c0"}, {"7h", "d1 h4/1 s1 c0"}, {"9c", "d1 h4/1 s1 c0/2"},
        {"8h", "d1 h4/1 s1 c0/2"}, {"Ks", "d1 h4/1 s1/3 c0/2"}};
    for (const auto& [card, stand] : race) {
        scan({card});
        EXPECT_EQ(horses(monitor()["track"]), stand) << card;
    }
    EXPECT_EQ(monitor()["track"]["remark"], "protested race");
}

TEST_F(RacingCardDerbyFloor, R9_1_ResultProtestAndConfirmation) {
    scan({"3h", "2s", "4h", "5h", "6h", "9c", "Kd"});
    EXPECT_EQ(floor.credit(kPlayer), Money{90'00}) << "not before the result is confirmed (9.2)";
    EXPECT_EQ(monitor()["track"]["words"],
              "race to 4: diamonds 0, hearts 4, spades 1, clubs 0; first hearts, second clubs, third diamonds; "
              "protested race");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", "derby-2"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(kPlayer), Money{105'00});
    const Json last = monitor()["last"];
    EXPECT_EQ(last["result"]["placed"], (Json{"h", "c", "d"}));
    EXPECT_EQ(horses(last["track"]), "d0/3 h4/1 s1 c0/2");
    const Json steps = wire::json_of(floor::replay_view(floor.table("derby-2").past.back()))["steps"];
    EXPECT_EQ(horses(steps.back()["state"]["track"]), "d0/3 h4/1 s1 c0/2");
    EXPECT_EQ(horses(steps[0]["state"]["track"]), "d0 h0 s0 c0");
    floor.check();
}

TEST_F(RacingCardDerbyFloor, R3_5_TheWinningCombinationsAreLit) {
    scan({"3h", "4h", "5h", "6h", "9c", "Kd"});
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", "derby-2"}, {"round", 1}})), "ok");
    const std::set<std::string> lit = monitor()["last"]["winning"];
    EXPECT_EQ(lit, (std::set<std::string>{"red", "suit:hearts", "exact-quinella:heart-club",
                                          "exact-trifecta:heart-club-diamond", "exact-trifecta:heart-club-spade",
                                          "exact-trifecta:heart-diamond-club", "exact-trifecta:heart-diamond-spade",
                                          "exact-trifecta:heart-spade-club", "exact-trifecta:heart-spade-diamond"}));
}

// 10.2: a card that was read wrongly is put right.
TEST_F(RacingCardDerbyFloor, R10_2_AMisreadCardMovesTheHorsesBack) {
    scan({"3h", "4h", "5h", "6c"});
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "fix",
                            {{"table", "derby-2"}, {"index", 6}, {"event", {{"e", "card"}, {"c", "6h"}}}})),
              "ok");
    EXPECT_EQ(horses(monitor()["track"]), "d0 h4/1 s0 c0");
    scan({"9c", "Kd"});
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", "derby-2"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(kPlayer), Money{110'00});
    floor.check();
}

}  // namespace
}  // namespace baize::racing_card_derby_rules_test
