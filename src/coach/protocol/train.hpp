// A lesson of the trainer, as it travels.
#pragma once

#include "wire/wire.hpp"
#include "odds/explanation.hpp"

namespace baize::protocol::lab {

struct LessonHand {
    std::string name{};
    std::vector<std::optional<std::string>> cards{};
    std::string caption{};
    bool asked = false;
    std::vector<std::string> made_of{};
    static constexpr auto kPart = wire::part("LessonHand", "a hand as its player sees it",
        wire::always("name",    &LessonHand::name,    "whose"),
        wire::always("cards",   &LessonHand::cards,   "null where the player may not see one"),
        wire::filled("caption", &LessonHand::caption, "what it is called"),
        wire::filled("asked",   &LessonHand::asked,   "the decision is about this one"),
        wire::filled("made-of", &LessonHand::made_of,
                     "the cards that make the hand, where others are left out; in the middle, the player's hand"));
};
struct LessonCards {
    std::uint8_t min = 0, max = 0;
    static constexpr auto kPart = wire::part("LessonCards", "how many cards of the hand a choice takes",
        wire::always("min", &LessonCards::min, "the fewest"),
        wire::always("max", &LessonCards::max, "the most"));
};
struct LessonChoice {
    std::string_view id{}, title{};
    std::optional<LessonCards> cards{};
    static constexpr auto kPart = wire::part("LessonChoice", "a choice that is open",
        wire::always("id",    &LessonChoice::id,    "its id"),
        wire::always("title", &LessonChoice::title, "in words"),
        wire::filled("cards", &LessonChoice::cards, "where it takes cards of the hand that is asked about"));
};
struct LessonScore {
    std::string situation{}, chosen{}, best{};
    double cost = 0;
    Worths worth{};
    static constexpr auto kPart = wire::part("LessonScore", "a decision that was made",
        wire::always("situation", &LessonScore::situation, "the cards in view"),
        wire::always("chosen",    &LessonScore::chosen,    "what was chosen, with its cards"),
        wire::always("best",      &LessonScore::best,      "what is best, with its cards"),
        wire::always("cost",      &LessonScore::cost,      "what it costs against that; 0: nothing is better"),
        wire::always("ev",        &LessonScore::worth,     "what every answer was worth"));
};
struct Lesson {
    std::vector<LessonHand> hands{};
    std::vector<LessonChoice> choices{};
    std::vector<LessonScore> scored{};
    std::string unit{};
    std::optional<double> net{};
    static constexpr auto kPart = wire::part("Lesson", "a round whose decisions are asked and scored",
        wire::always("hands",   &Lesson::hands,   "what lies on the table"),
        wire::always("choices", &Lesson::choices, "what is asked; none: the round is over"),
        wire::always("scored",  &Lesson::scored,  "the decisions before"),
        wire::always("unit",    &Lesson::unit,    "what the costs are of"),
        wire::filled("net",     &Lesson::net,     "what a round that is over has won, in opening wagers"));
};

}  // namespace baize::protocol::lab
