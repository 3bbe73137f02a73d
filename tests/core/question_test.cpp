// Rulings R57, R58: a question that only a stake or a word can answer is a fault of the game, found where it is asked;
// and so is an answer for silence that costs something.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "engine/session.hpp"

namespace baize::question_test {
namespace {

enum : std::uint8_t { Pass, Raise, Pay };
constexpr ChoiceDef kChoices[] = {{"pass", "Pass", "1", true}, {"raise", "Raise", "2"}, {"pay", "Pay", "3", true}};
constexpr PayRow kRows[] = {{"win", {1, 1}, "1"}};
constexpr PayTable kTables[] = {{"min", Binding::Fixed, kRows}};
constexpr WagerDef kWagers[] = {{"main", "Main", "1", WagerKind::Opening, -1, kTables},
                                {"raise", "Raise", "2", WagerKind::Later, 0, kTables}};

std::uint32_t asked = 0, with_amount = 0;

// It asks what the test wants to be asked; who raises or pays lays a stake.
Round round(Table& t) {
    co_await t.bets();
    Question question{0, 1, 0, asked, with_amount, Money{1}, Money{1}, {1}, "9"};
    const Answer answer = co_await t.ask(question);
    if (answer.choice == Raise || answer.choice == Pay) t.add_stake(0, 1, 0, {1, 0}, Money{1});
    for (Stake& stake : t.stakes()) t.settle(stake, lose("1"));
}

const Game kGame{.id = "test.questions",
                 .title = "Questions",
                 .book = "gb-2011",
                 .division = "test",
                 .sections = "1",
                 .layout = {.boxes = 1},
                 .equipment = {.shoe = [](const Setup&) { return ShoePolicy{}; }},
                 .wagers = kWagers,
                 .choices = kChoices,
                 .round = round};

// What becomes of a round that asks this, and is answered so; nothing where all is well.
std::string becomes_of(std::uint32_t choices, std::uint32_t amounts, std::uint8_t answer, Money amount = {}) {
    asked = choices;
    with_amount = amounts;
    const auto setup = Setup::make(kGame, {});
    Session session(*setup);
    try {
        if (session.apply(PlaceBet{0, 1, {0, 0}, Money{100}}) || session.apply(CloseBets{})) return "refused";
        if (const auto refusal = session.apply(Answered{0, answer, amount})) return refusal->what;
    } catch (const std::logic_error& error) {
        return error.what();
    }
    return session.finished() ? "" : "it goes on";
}

TEST(Questions, R57_EveryQuestionHasAnAnswerThatCostsNothing) {
    EXPECT_EQ(becomes_of(1u << Pass | 1u << Raise, 0, Pass), "");
    EXPECT_EQ(becomes_of(1u << Pass | 1u << Raise, 0, Raise), "");
    EXPECT_EQ(becomes_of(1u << Raise, 0, Raise),
              "test.questions asks a question by 9 that only a stake or a word can answer: raise");
    EXPECT_EQ(becomes_of(0, 0, Pass), "test.questions asks a question by 9 that only a stake or a word can answer: ");
    EXPECT_NE(becomes_of(1u << Pass, 1u << Pass, Pass, Money{1}), "")
        << "an answer with an amount is no answer for silence";
}

TEST(Questions, R57_AnAnswerForSilenceLaysNoStake) {
    EXPECT_EQ(becomes_of(1u << Pay, 0, Pay), "test.questions: 'pay' laid a stake");
    EXPECT_EQ(becomes_of(1u << Pass | 1u << Pay, 0, Pass), "");
}

TEST(Questions, R57_SilenceIsTheFirstOfThem) {
    Question question;
    question.choices = 1u << Raise | 1u << Pay | 1u << Pass;
    EXPECT_EQ(silent_choice(kGame, question), Pass);
    question.with_amount = 1u << Pass;
    EXPECT_EQ(silent_choice(kGame, question), Pay);
    question.choices = 1u << Raise;
    EXPECT_THROW(silent_choice(kGame, question), std::logic_error);
}

// ---- Questions for cards ---------------------------------------------------------------------------------------

Picked named = 0;

// It asks for so many of three cards; what silence names is the test's.
Round cards_round(Table& t) {
    co_await t.shoe_ready();
    co_await t.bets();
    for (int card = 0; card < 3; ++card) co_await t.deal(t.box(1), card == 2 ? Face::Down : Face::Own, "8");
    Question question{0, 1, 0, 1, 0, {}, {}, {1}, "9"};
    question.with_cards = 1;
    question.cards_min = 1;
    question.cards_max = 2;
    const Answer answer = co_await t.ask(question);
    t.discard(t.box(1), 0, answer.cards);
    for (Stake& stake : t.stakes()) t.settle(stake, lose("1"));
}

constexpr ChoiceDef kCardChoices[] = {{"give", "Give", "1", true,
                                       [](const Table&, const Question&, Picked picked) -> MaybeRefusal {
                                           if (picked & 2u) return Refusal{"not the second", "7"};
                                           return std::nullopt;
                                       },
                                       [](const Table&, const Question&) { return named; }}};

const Game kCardGame{.id = "test.card-questions",
                     .title = "Questions",
                     .book = "gb-2011",
                     .division = "test",
                     .sections = "1",
                     .layout = {.boxes = 1, .cards_a_hand = 3},
                     .equipment = {.shoe = [](const Setup&) { return ShoePolicy{.decks = 1}; }},
                     .wagers = kWagers,
                     .choices = kCardChoices,
                     .round = cards_round};

// A session that waits for the answer.
std::unique_ptr<Session> asked_for_cards(const Setup& setup, Picked silence) {
    named = silence;
    auto session = std::make_unique<Session>(setup);
    for (const Event& event : std::vector<Event>{Shuffled{}, PlaceBet{0, 1, {0, 0}, Money{100}}, CloseBets{},
                                                 DealtCard{*parse_card("2d")}, DealtCard{*parse_card("7h")},
                                                 DealtCard{*parse_card("9c")}})
        if (const auto refusal = session->apply(event)) throw std::runtime_error(refusal->what);
    return session;
}

TEST(Questions, R57_SilenceMustBeAbleToNameItsCards) {
    const baize::Setup setup(kCardGame);
    EXPECT_EQ(silent_answer(asked_for_cards(setup, 1)->table(), Question{0, 1, 0, 1}).cards, 0u)
        << "a question that takes no cards";
    EXPECT_NO_THROW(asked_for_cards(setup, 1));
    EXPECT_THROW(asked_for_cards(setup, 0), std::logic_error) << "one card at least is asked for";
    EXPECT_THROW(asked_for_cards(setup, 2), std::logic_error) << "the game refuses this card";
    EXPECT_THROW(asked_for_cards(setup, 7), std::logic_error) << "two at most";
}

TEST(Questions, CardsAreCheckedAndAHiddenOneIsNotToBeHadByGuessing) {
    const baize::Setup setup(kCardGame);
    const auto session = asked_for_cards(setup, 1);
    const auto told = [&](std::initializer_list<const char*> cards) {
        Answered answered{0, 0, {}, {}};
        for (const char* card : cards) answered.cards.push_back(*parse_card(card));
        const auto refusal = session->check(answered);
        return refusal ? refusal->what : "taken";
    };
    EXPECT_EQ(told({"2d"}), "taken");
    EXPECT_EQ(told({"7h"}), "not the second");
    EXPECT_EQ(told({}), "choose 1 to 2 of the cards, not 0");
    EXPECT_EQ(told({"2d", "7h", "9c"}), "choose 1 to 2 of the cards, not 3");
    EXPECT_EQ(told({"2d", "2d"}), "those cards are not in the hand");
    EXPECT_EQ(told({"9c"}), told({"9d"})) << "it lies face down for its own player too";
}

}  // namespace
}  // namespace baize::question_test
