// The decision that poker games share (games/poker/plan.hpp), and prizes of a meter, on a game that no book has: one
// card each, a raise of one to three times the ante, three side wagers that a fold treats differently.
#include "games/poker/plan.hpp"

#include <gtest/gtest.h>

#include "engine/meter.hpp"
#include "engine/session.hpp"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"  // g++ -O0 on coroutines whose frames come from the table
#endif

namespace baize::poker::poker_decision_test {
namespace {

enum Wager : std::uint8_t { Ante, Raise, Kept, Lost, ByWord, Prize };
enum Choice : std::uint8_t { Fold, FoldAndKeep, Once, Twice, Thrice };

constexpr FoldRow kFolds[] = {{Kept, OnFold::Kept, "2"}, {Lost, OnFold::Lost, "3"}, {ByWord, OnFold::KeptByWord, "4"}};
constexpr Decision kAll = {.clause = "1", .wager = Raise, .of = Ante, .from = 1, .to = 3, .fold = Fold, .raise = Once,
                           .keep = FoldAndKeep, .folds = kFolds, .absent = "5"};
constexpr Decision decision_of(Forfeits forfeits) {
    Decision made = kAll;
    made.forfeits = forfeits;
    return made;
}
constexpr Decision kAnteAlone = decision_of(Forfeits::AnteAlone);

constexpr std::uint8_t kOpening[] = {Ante};
template <const Decision& kDecision>
constexpr Plan::Street kStreets[] = {{.own = 1, .decision = kDecision}};
template <const Decision& kDecision>
constexpr Plan kPlan = {.opening = kOpening, .own = 1, .streets = kStreets<kDecision>};

template <const Decision& kDecision>
Round round(Table& t) {
    co_await t.shoe_ready();
    co_await t.bets();
    for (Box& box : t.boxes())
        if (box.live()) co_await t.deal(box, Face::Own, "1");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await decide(t, box, kPlan<kDecision>);
    for (Box& box : t.boxes())
        if (in_action(t, box, kDecision)) box.hand().turn(Face::Up);
    for (Stake& stake : t.stakes())
        if (stake.open)
            t.settle(stake, lost_unseen(t, t.box(stake.box), stake.position.wager, kDecision)
                                .value_or(t.box(stake.box).folded && stake.position.wager == Ante ? lose("1")
                                                                                                   : win({1, 1}, "9")));
}

constexpr WagerDef kWagers[] = {{"ante", "Ante", "1"}, {"raise", "Raise", "1", WagerKind::Later, Ante},
                                {"kept", "Kept", "2"}, {"lost", "Lost", "3"}, {"by-word", "By a word", "4"},
                                {"prize", "Prize", "6", WagerKind::Bonus, Ante}};
constexpr ChoiceDef kChoices[] = {{"fold", "Fold", "1", true}, {"fold-keep", "Fold and keep", "4"},
                                  {"once", "Once", "1"}, {"twice", "Twice", "1"}, {"thrice", "Thrice", "1"}};
enum Ruling : std::uint8_t { kAbsent, kShown };
constexpr IrregularityDef kRulings[] = {
    {"absent", "", "5", "", Effect::AbsentBox, Target::Box},
    {"shown", "", "7", "", Effect::Own, Target::None, 31, nullptr,
     [](Table& t, const Ruled&) { mark(t, kOnceOrFold); }}};

template <const Decision& kDecision>
const Game kGame = {.id = "test.decision", .title = "Decision", .book = "test", .division = "test", .sections = "1",
                    .layout = {.boxes = 3, .cards_a_hand = 1},
                    .equipment = {.shoe = [](const Setup&) { return ShoePolicy{.decks = 1}; }},
                    .wagers = kWagers, .choices = kChoices, .irregularities = kRulings, .round = round<kDecision>};

// Four streets, the two in the middle for one wager.
constexpr Decision bet_on(Wager wager) {
    return {.clause = "1", .wager = wager, .of = Ante, .passive = Passive::Check, .fold = Fold, .raise = Once};
}
constexpr Plan::Street kFourStreets[] = {{.own = 1, .decision = bet_on(Kept)}, {.decision = bet_on(Raise)},
                                         {.decision = bet_on(Raise)}, {.decision = bet_on(Lost)}};
constexpr Plan kOfFourStreets = {.opening = kOpening, .own = 1, .streets = kFourStreets};

Round round_of_four_streets(Table& t) {
    co_await t.shoe_ready();
    co_await t.bets();
    co_await t.deal(t.box(1), Face::Own, "1");
    t.stage(Stage::Deciding);
    for (std::size_t street = 0; street < std::size(kFourStreets); ++street)
        co_await decide(t, t.box(1), kOfFourStreets, street);
    for (Stake& stake : t.stakes()) t.settle(stake, stand_off("9"));
}

Game game_of_four_streets() {
    Game game = kGame<kAll>;
    game.round = round_of_four_streets;
    return game;
}
const Game kGameOfFourStreets = game_of_four_streets();

// One box with an ante of 10 and each side wager at 1, up to the question.
class At {
public:
    explicit At(const Game& game, bool side = true) : setup_(game), session_(setup_) {
        apply(Shuffled{});
        apply(PlaceBet{0, 1, {Ante, 0}, {1000}});
        for (const Wager wager : {Kept, Lost, ByWord})
            if (side) apply(PlaceBet{0, 1, {wager, 0}, {100}});
        apply(CloseBets{});
        apply(DealtCard{Card(14, Suit::Spades)});
    }
    void apply(const Event& event) {
        const auto refusal = session_.apply(event);
        EXPECT_FALSE(refusal) << refusal->what;
    }
    void rule(Ruling ruling) {
        Ruled ruled{ruling, 0, kEveryHand, kNobody, {}};
        if (ruling == kAbsent) ruled.box = 1;
        apply(ruled);
    }
    void answer(Choice choice) { apply(Answered{0, choice, {}, {}}); }
    int street() const { return session_.need().kind == NeedKind::Decision ? session_.need().question.street : -1; }
    std::uint32_t choices() const { return session_.need().question.choices; }
    std::int64_t net(Wager wager) const {
        for (const Line& line : session_.table().lines())
            if (line.position.wager == wager) return line.net().cents;
        return 0;
    }
    bool shown() const { return session_.table().box(1).hand().faces[0] == Face::Up; }

private:
    Setup setup_;
    Session session_;
};

TEST(PokerDecision, TheChoicesLaySoManyTimesTheAnte) {
    At once(kGame<kAll>), thrice(kGame<kAll>);
    EXPECT_EQ(once.choices(), 0b11111u);
    once.answer(Once);
    EXPECT_EQ(once.net(Raise), 1000);
    thrice.answer(Thrice);
    EXPECT_EQ(thrice.net(Raise), 3000);
}

TEST(PokerDecision, AfterCardsWereShownOnceOrFold) {
    At at(kGame<kAll>, false);
    EXPECT_EQ(at.choices(), 0b11101u);  // and nothing that a word could keep
    at.rule(kShown);
    EXPECT_EQ(at.choices(), 0b00101u);
}

TEST(PokerDecision, AWagerThatSeveralStreetsLayIsLaidOnce) {
    At laid(kGameOfFourStreets, false), checked(kGameOfFourStreets, false);
    for (At* at : {&laid, &checked}) {
        EXPECT_EQ(at->street(), 0);
        at->answer(Once);
        EXPECT_EQ(at->street(), 1);
    }
    laid.answer(Once);
    EXPECT_EQ(laid.street(), 3);
    checked.answer(Fold);
    EXPECT_EQ(checked.street(), 2);
    checked.answer(Once);
    EXPECT_EQ(checked.street(), 3);
    laid.answer(Fold);
    EXPECT_EQ(laid.street(), -1);
}

TEST(PokerDecision, WhatAFoldDoesToTheWagersBesideTheHand) {
    At plain(kGame<kAll>), by_word(kGame<kAll>), alone(kGame<kAll>, false);
    plain.answer(Fold);
    EXPECT_EQ(plain.net(Ante), -1000);
    EXPECT_EQ(plain.net(Kept), 100);
    EXPECT_EQ(plain.net(Lost), -100);
    EXPECT_EQ(plain.net(ByWord), -100);
    EXPECT_TRUE(plain.shown());
    by_word.answer(FoldAndKeep);
    EXPECT_EQ(by_word.net(Ante), -1000);
    EXPECT_EQ(by_word.net(Lost), -100);
    EXPECT_EQ(by_word.net(ByWord), 100);
    alone.answer(Fold);
    EXPECT_FALSE(alone.shown());
}

TEST(PokerDecision, AnAbsentPlayerForfeitsAllOrTheAnteAlone) {
    At all(kGame<kAll>), ante(kGame<kAnteAlone>);
    all.rule(kAbsent);
    EXPECT_EQ(all.net(Ante), -1000);
    EXPECT_EQ(all.net(Kept), -100);
    EXPECT_FALSE(all.shown());
    ante.rule(kAbsent);
    EXPECT_EQ(ante.net(Ante), -1000);
    EXPECT_EQ(ante.net(Kept), 100);
    EXPECT_EQ(ante.net(Lost), -100);  // as after a fold
}

// ---- Prizes out of a meter (rulings R19, R63, R90) ------------------------------------------------------------

constexpr PayRow kAllOfIt{"all", {1, 1}, "6(a)", Quoted::OfMeter}, kTenth{"tenth", {1, 10}, "6(b)", Quoted::OfMeter},
    kFifty{"fifty", {50, 1}, "6(c)", Quoted::Times};

struct Paid {
    std::int64_t won, from_meter;
    bool operator==(const Paid&) const = default;
};

// What each of these rows is paid, one after another, with a stake of 1.
std::vector<Paid> paid(Money held, Money seed, std::initializer_list<PayRow> rows) {
    Setup setup(kGame<kAll>);
    setup.meter_seed(seed);
    Table table(setup);
    Stake stake;
    stake.amount = {100};
    MeterPrizes prizes(table, held);
    for (const PayRow& row : rows) prizes.pay(stake, Prize, row);
    std::vector<Paid> list;
    for (const Line& line : table.lines()) list.push_back({line.won.cents, line.from_meter.cents});
    return list;
}

TEST(MeterPrizes, AreSharesOfWhatRemains) {
    EXPECT_EQ(paid({100'000}, {}, {kTenth, kTenth}), (std::vector<Paid>{{10'000, 10'000}, {9'000, 9'000}}));
    EXPECT_EQ(paid({100'000}, {}, {kFifty, kTenth}), (std::vector<Paid>{{5'000, 5'000}, {9'500, 9'500}}));
    EXPECT_EQ(paid({1'009}, {}, {kTenth}), (std::vector<Paid>{{100, 100}}));  // rounded down (D5)
}

// Ruling R90: after any payment, so that the next share is of the posted seed at least.
TEST(MeterPrizes, R90_TheHouseFillsTheMeterUpToItsSeed) {
    EXPECT_EQ(paid({100'000}, {20'000}, {kAllOfIt, kTenth, kAllOfIt}),
              (std::vector<Paid>{{100'000, 100'000}, {2'000, 0}, {20'000, 0}}));
    EXPECT_EQ(paid({100'000}, {100'000}, {kTenth, kTenth, kAllOfIt}),
              (std::vector<Paid>{{10'000, 10'000}, {10'000, 10'000}, {100'000, 80'000}}));
    EXPECT_EQ(paid({100'000}, {95'000}, {kTenth, kTenth}), (std::vector<Paid>{{10'000, 10'000}, {9'500, 9'500}}));
}

TEST(MeterPrizes, WhatTheMeterCannotPayTheHouseAdds) {
    EXPECT_EQ(paid({3'000}, {20'000}, {kFifty, kTenth}), (std::vector<Paid>{{5'000, 3'000}, {2'000, 0}}));
    EXPECT_EQ(paid({}, {}, {kFifty, kTenth}), (std::vector<Paid>{{5'000, 0}}));
}

TEST(MeterPrizes, AreToldInTheBooksWords) {
    EXPECT_EQ(to_string(kTenth), "10 % of the meter");
    EXPECT_EQ(to_string(kFifty), "50 times the wager");
}

}  // namespace
}  // namespace baize::poker::poker_decision_test
