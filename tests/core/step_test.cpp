// Steps and questions of a round: nested, ruled upon, thrown through, destroyed in mid-await.
#include <gtest/gtest.h>

#include <cstring>

#include "engine/session.hpp"

namespace baize::step_test {
namespace {

enum : std::uint8_t { Pass, Raise };
constexpr ChoiceDef kChoices[] = {{"pass", "Pass", "1", true}, {"raise", "Raise", "2"}};
constexpr PayRow kRows[] = {{"win", {1, 1}, "1"}};
constexpr PayTable kTables[] = {{"min", Binding::Fixed, kRows}};
constexpr WagerDef kWagers[] = {{"main", "Main", "1", WagerKind::Opening, -1, kTables},
                                {"raise", "Raise", "2", WagerKind::Later, 0, kTables}};

enum : std::size_t { kNoRaise, kAnswers, kFaults };  // of Table::marks
enum : std::uint8_t { VoidAll, VoidBox, FoldIt, Absent, Noted, NoRaises };
constexpr IrregularityDef kIrregularities[] = {
    {"void-all", "", "9.1", "", Effect::VoidRound},
    {"void-box", "", "9.2", "", Effect::VoidHand, Target::Box},
    {"fold", "", "9.3", "", Effect::FoldBox, Target::Box},
    {"absent", "", "9.4", "", Effect::AbsentBox, Target::Box},
    {"noted", "", "9.5", "", Effect::Record},
    {"no-raises", "", "9.6", "", Effect::Own, Target::None, 31, nullptr,
     [](Table& t, const Ruled&) { t.marks()[kNoRaise] = 1; }},
};

// Counts what lives in frames: a frame that is forgotten, or destroyed twice, shows here.
struct Alive {
    static inline int count = 0;
    Alive() { ++count; }
    Alive(const Alive&) = delete;
    ~Alive() { --count; }
};

int made = 0;  // how often a question was made

StepOf<int> decide(Table& t, Box& box) {
    const Alive alive;
    const auto answer = co_await t.ask(box, [&] {
        ++made;
        const std::uint32_t choices = t.marks()[kNoRaise] ? 1u << Pass : 1u << Pass | 1u << Raise;
        return Question{box.seated, box.number, 0, choices, 0, {}, {}, {1}, "2"};
    });
    if (!answer) co_return -1;
    if (answer->choice == Raise) t.add_stake(box.seated, box.number, 0, {1, 0}, Money{100});
    co_return answer->choice;
}

// A step in a step: what a player answers decides whether a card follows.
Step take_turn(Table& t, Box& box) {
    const Alive alive;
    const int said = co_await decide(t, box);
    t.marks()[kAnswers] = t.marks()[kAnswers] * 10 + said + 2;
    if (said == Raise) co_await t.deal(box, Face::Up, "3");
}

Step street(Table& t) {
    const Alive alive;
    for (Box& box : t.boxes()) co_await take_turn(t, box);
}

Round round(Table& t) {
    const Alive alive;
    co_await t.shoe_ready();
    co_await t.bets();
    t.stage(Stage::Deciding);
    co_await street(t);
    for (Stake& stake : t.stakes())
        if (stake.open) t.settle(stake, lose("1"));
}

const Game kGame{.id = "test.steps",
                 .title = "Steps",
                 .book = "gb-2011",
                 .division = "test",
                 .sections = "1",
                 .layout = {.boxes = 3, .cards_a_hand = 1},
                 .equipment = {.shoe = [](const Setup&) { return ShoePolicy{.decks = 1}; }},
                 .wagers = kWagers,
                 .choices = kChoices,
                 .irregularities = kIrregularities,
                 .round = round};

const Setup& setup() {
    static const Setup made_once(kGame);
    return made_once;
}

void take(Session& session, const Event& event) {
    const auto refusal = session.apply(event);
    ASSERT_FALSE(refusal) << refusal->what;
}

// A session whose first question is open, with a wager on boxes 1 and 2.
std::unique_ptr<Session> asked() {
    auto session = std::make_unique<Session>(setup());
    take(*session, Shuffled{});
    for (const BoxNo box : {BoxNo{1}, BoxNo{2}})
        take(*session, PlaceBet{static_cast<PlayerId>(box - 1), box, {0, 0}, Money{100}});
    take(*session, CloseBets{});
    return session;
}

Ruled ruling(std::uint8_t which, BoxNo box = 0) {
    Ruled ruled;
    ruled.irregularity = which;
    ruled.box = box;
    return ruled;
}

int answers(const Session& session) { return session.table().marks()[kAnswers]; }

TEST(Steps, TheInnermostWakesAndGivesItsResultToWhoAwaitsIt) {
    const auto session = asked();
    EXPECT_EQ(Alive::count, 4) << "round, street, turn, decision";
    take(*session, Answered{0, Raise, {}});
    EXPECT_EQ(session->need().kind, NeedKind::Card);
    EXPECT_EQ(Alive::count, 3) << "the decision has ended, its turn waits for a card";
    take(*session, DealtCard{*parse_card("As")});
    EXPECT_EQ(session->need().question.box, 2);
    take(*session, Answered{1, Pass, {}});
    EXPECT_TRUE(session->finished());
    EXPECT_EQ(answers(*session), 32) << "raise, pass";
    EXPECT_EQ(session->table().lines().size(), 3u);
    EXPECT_EQ(Alive::count, 0);
}

TEST(Steps, ARulingThrownIntoTheInnermostUnwindsThemAll) {
    const auto session = asked();
    take(*session, Answered{0, Raise, {}});
    take(*session, ruling(VoidAll));
    EXPECT_TRUE(session->finished());
    EXPECT_EQ(Alive::count, 0);
    ASSERT_EQ(session->table().lines().size(), 3u);
    for (const Line& line : session->table().lines()) EXPECT_EQ(line.outcome, Outcome::Void);
    take(*session, NextRound{});
    EXPECT_EQ(session->need().kind, NeedKind::Shuffle) << "the next round begins as ever";
}

TEST(Steps, ASessionMayEndInMidAwait) {
    for (const bool with_card : {false, true}) {
        auto session = asked();
        if (with_card) take(*session, Answered{0, Raise, {}});
        EXPECT_GT(Alive::count, 2);
        session.reset();
        EXPECT_EQ(Alive::count, 0);
    }
}

TEST(Steps, ReplayAndCorrectionGoThroughThem) {
    const auto session = asked();
    take(*session, Answered{0, Raise, {}});
    take(*session, DealtCard{*parse_card("As")});
    const auto again = Session::replay(setup(), session->at_start(), session->events());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->table().box(1).hand(), session->table().box(1).hand());
    EXPECT_EQ((*again)->need().question.box, 2);
    const auto corrected = session->corrected(session->events().size() - 1, DealtCard{*parse_card("Kd")});
    ASSERT_TRUE(corrected);
    EXPECT_EQ((*corrected)->table().box(1).hand().cards[0], *parse_card("Kd"));
    EXPECT_EQ(session->table().box(1).hand().cards[0], *parse_card("As"));
}

// ---- Questions ----------------------------------------------------------------------------------------------

TEST(Questions, AfterARulingTheQuestionIsMadeAnew) {
    const auto session = asked();
    made = 0;
    take(*session, ruling(Noted));
    EXPECT_EQ(made, 1);
    EXPECT_TRUE(session->need().question.offers(Raise));
    take(*session, ruling(NoRaises));
    EXPECT_EQ(session->need().question.box, 1) << "the same hand is asked";
    EXPECT_FALSE(session->need().question.offers(Raise));
    EXPECT_TRUE(session->apply(Answered{0, Raise, {}})) << "what is no longer offered is refused";
    take(*session, Answered{0, Pass, {}});
    EXPECT_EQ(session->need().question.box, 2);
}

TEST(Questions, AHandOutOfPlayGivesNoAnswer) {
    for (const std::uint8_t how : {VoidBox, FoldIt, Absent}) {
        const auto session = asked();
        take(*session, ruling(how, 1));
        EXPECT_EQ(session->need().question.box, 2) << "the round goes on to the next box";
        take(*session, Answered{1, Pass, {}});
        EXPECT_TRUE(session->finished());
        EXPECT_EQ(answers(*session), 12) << "nothing, pass";
    }
}

TEST(Questions, AHandThatIsOutBeforeItsTurnIsNotAsked) {
    const auto session = asked();
    take(*session, ruling(FoldIt, 2));
    EXPECT_EQ(session->need().question.box, 1);
    take(*session, Answered{0, Pass, {}});
    EXPECT_TRUE(session->finished());
    EXPECT_EQ(answers(*session), 21) << "pass, nothing";
}

// A question that stands is not touched by a ruling.
Round standing(Table& t) {
    co_await t.bets();
    const Answer answer = co_await t.ask(Question{0, 0, 0, 1u << Pass | 1u << Raise, 0, {}, {}, {1}, "2"});
    t.marks()[kAnswers] = answer.choice + 1;
}

TEST(Questions, OneThatStandsWaitsForItsAnswer) {
    Game game = kGame;
    game.round = standing;
    const baize::Setup with(game);
    Session session(with);
    take(session, CloseBets{});
    take(session, ruling(Noted));
    EXPECT_EQ(session.need().kind, NeedKind::Decision);
    take(session, Answered{0, Raise, {}});
    EXPECT_EQ(answers(session), 1 + Raise);
}

// ---- Faults -------------------------------------------------------------------------------------------------

Step inner_fault(Table&) {
    const Alive alive;
    throw std::logic_error("a fault of the program");
    co_return;
}
Step outer_fault(Table& t) {
    const Alive alive;
    co_await inner_fault(t);
    ++t.marks()[kFaults];
}
Round faulty(Table& t) {
    co_await t.bets();
    co_await outer_fault(t);
    ++t.marks()[kFaults];
}

TEST(Steps, AFaultGoesThroughToWhoeverAppliedTheEvent) {
    Game game = kGame;
    game.round = faulty;
    const baize::Setup with(game);
    Session session(with);
    EXPECT_THROW(session.apply(CloseBets{}), std::logic_error);
    EXPECT_EQ(Alive::count, 0);
    EXPECT_EQ(session.table().marks()[kFaults], 0);
}

// ---- Frames -------------------------------------------------------------------------------------------------

TEST(FrameSlots, ASlotIsUsedAgainAndTheDeepestFramesComeFromTheHeap) {
    FrameSlots slots;
    void* const first = slots.take(100);
    void* const second = slots.take(200);
    FrameSlots::give(first);  // in any order
    EXPECT_EQ(slots.take(100), first);
    FrameSlots::give(second);
    EXPECT_EQ(slots.take(150), second) << "a smaller frame fits";
    FrameSlots::give(second);
    void* const grown = slots.take(1000);
    FrameSlots::give(grown);
    EXPECT_EQ(slots.take(1000), grown) << "a slot that has grown knows its place";
    std::vector<void*> deep;
    for (std::size_t i = 2; i < FrameSlots::kSlots + 3; ++i) deep.push_back(slots.take(64));
    for (void* const frame : deep) std::memset(frame, 1, 64);
    for (void* const frame : deep) FrameSlots::give(frame);
    FrameSlots::give(first);
    FrameSlots::give(grown);
}

// ---- Hands --------------------------------------------------------------------------------------------------

TEST(Hands, RoomComesFromTheDefinition) {
    EXPECT_LE(sizeof(Box), 64u);
    Table table(setup());
    Hand& hand = table.box(1).hand();
    EXPECT_EQ(hand.cards.capacity(), 1u);
    table.give(hand, *parse_card("As"), Face::Up);
    EXPECT_THROW(table.give(hand, *parse_card("Ks"), Face::Up), std::length_error);
    EXPECT_TRUE(table.box(2).hand().cards.empty()) << "the next hand's room is its own";
}

TEST(Hands, WhatWasBurnedIsCopiedAndComparedAsData) {
    CarriedState one;
    one.burned.cards.push_back(*parse_card("As"));
    one.burned.faces.push_back(Face::Down);
    CarriedState two = one;
    EXPECT_EQ(one, two);
    two.burned.cards[0] = *parse_card("Ks");
    EXPECT_NE(one, two) << "the copy has room of its own";
    two = one;
    EXPECT_EQ(two.burned.cards[0], *parse_card("As"));
}

}  // namespace
}  // namespace baize::step_test
