#include "coach/trainer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/numbers.hpp"
#include "engine/captions.hpp"

namespace baize {

namespace {

constexpr double kAsGood = 1e-9;  // plays that differ by less are alike

// The hand that a question is about; the house's, where one who holds the bank sets it.
bool is_about(const Question& question, const SeenHand& hand) {
    return hand.box == question.box && hand.hand == question.hand && (hand.box != 0 || question.with_cards != 0);
}

}  // namespace

Trainer::Trainer(const Setup& setup, ChanceSource& chance, std::vector<TrainingBet> bets)
    : table_(setup, chance, std::move(bets)) {}

bool Trainer::asks() {
    while (table_.asks()) {
        values_ = choice_values(session().table(), question());
        if (left_without_value(values_, question()) == 0) return true;
        table_.apply(table_.best_answer());
    }
    ++score_.rounds;
    return false;
}

Result<Scored> Trainer::answer(const Answer& answer) {
    const Answered answered = table_.answered_with({answer.choice, {}, answer.cards});
    if (auto refusal = session().check(answered)) return *refusal;
    const auto chosen = std::ranges::find_if(values_.choices, [&](const ChoiceValues::Choice& each) {
        return each.choice == answer.choice && (!takes_cards(question(), each.choice) || each.cards == answer.cards);
    });
    if (chosen == values_.choices.end())
        return Refusal{"these cards break the rules of the hand, as a foul does: choose others",
                       std::string(session().setup().game().choices[answer.choice].clause_at(question().clause))};
    const auto best = std::ranges::max_element(values_.choices, {}, &ChoiceValues::Choice::worth);
    Scored scored{table_.situation(), words_for(*chosen), words_for(*best), best->worth - chosen->worth};
    if (scored.cost < kAsGood) scored = {std::move(scored.situation), scored.chosen, scored.chosen, 0};
    ++score_.decisions;
    score_.right += scored.right();
    score_.cost += scored.cost;
    score_.unit = values_.unit;
    if (!scored.right()) {
        score_.dearest.push_back(scored);
        std::ranges::stable_sort(score_.dearest, std::greater<>(), &Scored::cost);
        if (score_.dearest.size() > kDearest) score_.dearest.pop_back();
    }
    table_.apply(answered);
    return scored;
}

nlohmann::ordered_json to_json(const Setup& setup, const TrainingScore& score) {
    nlohmann::ordered_json json{{"game", setup.game().id},
                                {"rounds", score.rounds},
                                {"decisions", score.decisions},
                                {"right", score.right},
                                {"share_right", score.share_right()},
                                {"cost", score.cost},
                                {"cost_per_100", score.cost_per_100()},
                                {"unit", score.unit},
                                {"mistakes", nlohmann::ordered_json::array()}};
    for (const Scored& each : score.dearest)
        json["mistakes"].push_back({{"situation", each.situation},
                                    {"chosen", each.chosen},
                                    {"best", each.best},
                                    {"cost", each.cost}});
    return json;
}

// ---- By seed ----------------------------------------------------------------------------------------------------

namespace {

using protocol::lab::Lesson;

// What makes a hand; of the cards in the middle, what makes the player's, or the dealer's where that one is folded.
std::vector<std::string> made_of_names(const Setup& setup, const View& view, const SeenHand& hand) {
    const auto is_players = [](const SeenHand& each) { return each.box != 0 && !each.folded; };
    auto shown = std::ranges::find_if(view.hands, [&](const SeenHand& each) {
        return hand.community ? is_players(each) : &each == &hand && !each.folded;
    });
    if (shown == view.hands.end() && hand.community) shown = std::ranges::find_if(view.hands, &SeenHand::is_house);
    std::vector<std::string> names;
    if (shown == view.hands.end()) return names;
    for (const Card card : made_of(setup, view, *shown)) names.emplace_back(setup.game().deck().name(card));
    return names;
}

Lesson table_of(const Trainer& trainer, bool asks) {
    const Table& table = trainer.session().table();
    const Game& game = table.game();
    const View view = view_of(table, Trainer::kPlayer);
    Lesson lesson;
    for (const SeenHand& hand : view.hands) {
        if (is_shown_twice(view, hand)) continue;
        const bool split = hand.box != 0 && table.box(hand.box).hands.size() > 1;
        lesson.hands.push_back({hand.name, {}, caption(table.setup(), view, hand, split), false,
                                made_of_names(table.setup(), view, hand)});
        for (const auto& card : hand.cards)
            lesson.hands.back().cards.push_back(card ? std::optional(std::string(game.deck().name(*card)))
                                                     : std::nullopt);
        lesson.hands.back().asked = asks && is_about(trainer.question(), hand);
    }
    for (std::size_t i = 0; asks && i < game.choices.size(); ++i)
        if (const Question& question = trainer.question(); question.offers(i)) {
            lesson.choices.push_back({game.choices[i].id, game.choices[i].title, {}});
            if (takes_cards(question, static_cast<std::uint8_t>(i)))
                lesson.choices.back().cards = {question.cards_min, question.cards_max};
        }
    lesson.unit = trainer.values().unit;
    return lesson;
}

double net_of(const Table& table, Money unit) {
    Money net{};
    for (const Line& line : table.lines()) net += line.net();
    return quotient(net.cents, unit.cents);
}

}  // namespace

Result<Lesson> lesson_of(const Setup& setup, std::uint64_t seed, const std::vector<std::string>& answers) {
    if (auto refusal = Trainer::untrainable(setup)) return *refusal;
    const auto bets = main_bets(setup);
    ShuffledShoe chance(Random(seed, 0));
    Trainer trainer(setup, chance, bets);
    if (auto refusal = trainer.begin()) return *refusal;
    std::vector<protocol::lab::LessonScore> scores;
    bool asks = trainer.asks();
    for (const std::string& id : answers) {
        if (!asks) return Refusal{"the round is over, and nothing more is asked"};
        const auto answer = trainer.answer_of(id);
        if (!answer) return answer.refusal();
        Worths worths;
        for (const ChoiceValues::Choice& each : trainer.values().choices)
            worths.emplace_back(trainer.words_for(each), each.worth);
        const auto scored = trainer.answer(*answer);
        if (!scored) return scored.refusal();
        scores.push_back({scored->situation, scored->chosen, scored->best, scored->cost, std::move(worths)});
        asks = trainer.asks();
    }
    Lesson lesson = table_of(trainer, asks);
    lesson.scored = std::move(scores);
    if (!asks) lesson.net = net_of(trainer.session().table(), bets.front().stake);
    return lesson;
}

}  // namespace baize
