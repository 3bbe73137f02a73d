// Deals rounds to one player, asks his decisions and scores each with what it costs against the best play. It knows no
// game: what choices are worth it asks of the game's pricer.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "coach/lone_table.hpp"
#include "coach/protocol/train.hpp"
#include "core/numbers.hpp"

namespace baize {

// A decision that was made.
struct Scored {
    std::string situation{};       // what the player saw: "Ah Kd 9s 5c 2d; dealer 7h"
    std::string chosen{}, best{};  // "raise"; "set Ks Kd" where cards go with it
    double cost = 0;               // in units of its choice values; 0: nothing was better
    bool right() const { return cost == 0; }
};

struct TrainingScore {
    int rounds = 0, decisions = 0, right = 0;
    double cost = 0;
    std::string unit{};
    std::vector<Scored> dearest{};  // mistakes, the dearest first, as many as anybody reads

    double share_right() const { return decisions ? quotient(right, decisions) : 1; }
    double cost_per_100() const { return rounds ? 100 * cost / rounds : 0; }
};

class Trainer {
public:
    static constexpr PlayerId kPlayer = LoneTable::kPlayer;
    static constexpr std::size_t kDearest = 10;

    // Why there is nothing to train, if so: the game asks nothing that its pricer could value.
    static MaybeRefusal untrainable(const Setup& setup) { return LoneTable::why_no_choice_values(setup); }

    // The set-up and the source of chance must outlive it.
    Trainer(const Setup& setup, ChanceSource& chance, std::vector<TrainingBet> bets);

    // A new round, each from a fresh shoe: what a choice is worth then depends on what is seen in the round alone.
    // Refused where the table does not take the bets.
    MaybeRefusal begin() { return table_.begin(); }
    // Deals on. True: a decision waits that can be scored; false: the round is over. A question that has no choice
    // values, or not in all its choices, is answered as the best play says.
    bool asks();
    // With the largest amount, whatever it says. Refused where the table does not take it, and where its cards are none
    // of those that are valued, as those of a foul: it is then asked again.
    Result<Scored> answer(const Answer& answer);
    // An answer as it is typed and told: "raise", "set Ks Kd", "hold nothing".
    Result<Answer> answer_of(std::string_view text) const { return table_.answer_of(text); }
    std::string words_for(const ChoiceValues::Choice& answer) const { return table_.words_for(answer); }

    const Session& session() const { return table_.session(); }
    const Question& question() const { return table_.question(); }
    const ChoiceValues& values() const { return values_; }
    const TrainingScore& score() const { return score_; }

private:
    LoneTable table_;
    ChoiceValues values_;
    TrainingScore score_;
};

// {"game", "rounds", "decisions", "right", "share_right", "cost", "cost_per_100", "unit", "mistakes": [...]}
nlohmann::ordered_json to_json(const Setup& setup, const TrainingScore& score);

// One round by its seed, with the answers so far (ids of choices, and cards where one takes them): the table as it then
// is, and what is asked next.
// Refused where there is nothing to train, or an answer is not among those offered.
Result<protocol::lab::Lesson> lesson_of(const Setup& setup, std::uint64_t seed,
                                        const std::vector<std::string>& answers);

}  // namespace baize
