// One player in one box at a real table, brought from question to question: what the trainer and the adviser share. It
// knows no game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "chance/chance.hpp"
#include "engine/session.hpp"
#include "engine/view.hpp"
#include "odds/prices.hpp"

namespace baize {

struct TrainingBet {
    Position position{};
    Money stake{};
};
// The first wager of a table and what comes with it in an equal part, of 10 where the limits let it.
std::vector<TrainingBet> main_bets(const Setup& setup);

inline bool takes_cards(const Question& question, std::uint8_t choice) { return question.with_cards >> choice & 1u; }
// The choices of a question, as bits, that have no value here.
std::uint32_t left_without_value(const ChoiceValues& values, const Question& question);

// Cards in the middle that lie before a player as his own hand too, until he has changed it (gb-2011 16.13): whoever
// draws the table draws them once.
bool is_shown_twice(const View& view, const SeenHand& hand);

class LoneTable {
public:
    static constexpr PlayerId kPlayer = 0;

    // Why nothing can be asked there, if so: the game asks nothing that its pricer could value.
    static MaybeRefusal why_no_choice_values(const Setup& setup);

    // The set-up and the source of chance must outlive it.
    LoneTable(const Setup& setup, ChanceSource& chance, std::vector<TrainingBet> bets);

    // A new round, each from a fresh shoe: what a choice is worth then depends on what is seen in the round alone.
    // Refused where the table does not take the bets, or nothing is valued with them.
    MaybeRefusal begin();
    // Deals on. True: a question stands; false: the round is over.
    bool asks();

    // An answer as it is typed: "raise"; "set Ks Kd", with cards of the hand that is asked about; "hold", or "hold
    // nothing", with none; "insure 0.5", with an amount in units of the first bet. Refused where it is not offered.
    Result<Answer> answer_of(std::string_view text) const;
    // ... and as it is told.
    std::string words_for(const ChoiceValues::Choice& answer) const;
    // The event of an answer: an amount that it does not say is the largest, as choices are valued, or the least where
    // that is not taken.
    Answered answered_with(const Answer& answer) const;
    // As the best play says, of a question that has no choice values.
    Answered best_answer();
    // The hand that is decided on and what lies open of the house's: "Ah Kd 9s 5c 2d; dealer 7h".
    std::string situation() const;

    // A refusal is a fault of the program: what comes here was checked, or comes from chance or from the best play.
    void apply(const Event& event);

    const Setup& setup() const { return setup_; }
    const Session& session() const { return *session_; }
    const Question& question() const { return session_->need().question; }
    BoxNo box() const { return setup_.game().layout.boxes ? 1 : 0; }

private:
    Result<std::uint8_t> choice_of(std::string_view id) const;

    const Setup& setup_;
    ChanceSource& chance_;
    std::vector<TrainingBet> bets_;
    std::unique_ptr<Strategy> best_;
    std::unique_ptr<Session> session_;
};

}  // namespace baize
