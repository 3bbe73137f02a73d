#include "report/trainer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "engine/captions.hpp"
#include "engine/names.hpp"
#include "engine/view.hpp"
#include "table/choice_cost.hpp"

namespace baize {

namespace {

constexpr double kAsGood = 1e-9;      // plays that differ by less are alike
constexpr Money kMeter{1'000'00};     // training has no fund that grows
constexpr Money kStake{10'00};

bool takes_cards(const Question& question, std::uint8_t choice) { return question.with_cards >> choice & 1u; }

// With the largest amount, as choices are weighed, or with the least where that is not taken.
Answered answered_with(const Session& session, const Question& question, const Answer& answer) {
    const std::uint8_t choice = answer.choice;
    Answer wanted{choice, {}, takes_cards(question, choice) ? answer.cards : Picked{}};
    if (question.with_amount >> choice & 1u) wanted.amount = question.amount_max;
    const Answered answered = session.table().answered(question, wanted);
    if (takes_cards(question, choice) || !session.check(answered)) return answered;
    return least_answer(session, question, choice).value_or(answered);
}

// Shared cards that lie before the player as his own hand too, until he has changed it, are shown once (gb-2011 16.13).
bool is_shown_twice(const View& view, const SeenHand& hand) {
    return hand.community && std::ranges::any_of(view.hands, [&](const SeenHand& other) {
               return other.box != 0 && other.cards == hand.cards;
           });
}

bool weighs_all(const Weighing& weighing, const Question& question) {
    std::uint32_t weighed = 0;
    for (const Weighing::Choice& each : weighing.choices) weighed |= 1u << each.choice;
    return weighed == question.choices;
}

// The hand that a question is about; the house's, where one who holds the bank sets it.
bool is_about(const Question& question, const SeenHand& hand) {
    return hand.box == question.box && hand.hand == question.hand && (hand.box != 0 || question.with_cards != 0);
}

}  // namespace

std::vector<TrainingBet> main_bets(const Setup& setup) {
    std::vector<TrainingBet> bets;
    const auto wagers = setup.game().wagers;
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        if (!setup.offered(w) || wagers[w].kind != WagerKind::Opening) continue;
        if (!bets.empty() && wagers[w].part_of != bets.front().position.wager) continue;
        const Limits& limits = setup.limits(w);
        const std::int64_t step = limits.increment.cents;
        const Money stake = bets.empty() ? std::max(limits.min, Money{kStake.cents / step * step}) : bets[0].stake;
        bets.push_back({{static_cast<std::uint8_t>(w), 0}, stake});
    }
    return bets;
}

MaybeRefusal Trainer::untrainable(const Setup& setup) {
    if (pricer_of(setup.game().id).weigh) return std::nullopt;
    return Refusal{fmt::format("{} asks the player nothing whose choices could be weighed", setup.game().id)};
}

Trainer::Trainer(const Setup& setup, ChanceSource& chance, std::vector<TrainingBet> bets)
    : setup_(setup), chance_(chance), bets_(std::move(bets)) {}

// A side bet may be named before the wager that it needs, so they are laid in whatever order the table takes them.
MaybeRefusal Trainer::begin() {
    session_ = std::make_unique<Session>(setup_);
    const BoxNo box = setup_.game().boxes ? 1 : 0;
    if (setup_.game().places) apply(Seated{kPlayer, 1});
    while (ChanceSource::answers(session_->need())) apply(chance_.answer(session_->need(), session_->table()));
    for (auto left = bets_; !left.empty();) {
        MaybeRefusal first;
        const std::size_t before = left.size();
        std::erase_if(left, [&](const TrainingBet& bet) {
            const auto refusal = session_->apply(PlaceBet{kPlayer, box, bet.position, bet.stake});
            if (refusal && !first) first = refusal;
            return !refusal;
        });
        if (left.size() == before) return first;
    }
    apply(CloseBets{});
    return std::nullopt;
}

bool Trainer::asks() {
    for (;;) {
        const Need& need = session_->need();
        if (ChanceSource::answers(need)) { apply(chance_.answer(need, session_->table())); continue; }
        if (need.kind == NeedKind::Meter) { apply(MeterRead{kMeter}); continue; }
        if (need.kind != NeedKind::Decision) break;
        weighing_ = weigh(session_->table(), need.question);
        if (weighs_all(weighing_, need.question)) return true;
        answer_unscored();
    }
    ++score_.rounds;
    return false;
}

void Trainer::answer_unscored() {
    if (!best_) best_ = best_strategy(setup_);
    const Table& table = session_->table();
    const Question& question = session_->need().question;
    apply(table.answered(question, best_ ? best_->answer(table, question) : silent_answer(table, question)));
}

Result<Scored> Trainer::answer(const Answer& answer) {
    const Answered answered = answered_with(*session_, question(), answer);
    if (auto refusal = session_->check(answered)) return *refusal;
    const auto chosen = std::ranges::find_if(weighing_.choices, [&](const Weighing::Choice& each) {
        return each.choice == answer.choice && (!takes_cards(question(), each.choice) || each.cards == answer.cards);
    });
    if (chosen == weighing_.choices.end())
        return Refusal{"these cards break the rules of the hand, as a foul does: choose others",
                       std::string(setup_.game().choices[answer.choice].clause)};
    const auto best = std::ranges::max_element(weighing_.choices, {}, &Weighing::Choice::worth);
    Scored scored{situation(), words_for(*chosen), words_for(*best), best->worth - chosen->worth};
    if (scored.cost < kAsGood) scored = {std::move(scored.situation), scored.chosen, scored.chosen, 0};
    ++score_.decisions;
    score_.right += scored.right();
    score_.cost += scored.cost;
    score_.unit = weighing_.unit;
    if (!scored.right()) {
        score_.dearest.push_back(scored);
        std::ranges::stable_sort(score_.dearest, std::greater<>(), &Scored::cost);
        if (score_.dearest.size() > kDearest) score_.dearest.pop_back();
    }
    apply(answered);
    return scored;
}

std::string Trainer::words_for(const Weighing::Choice& answer) const {
    std::string words{setup_.game().choices[answer.choice].id};
    if (!takes_cards(question(), answer.choice)) return words;
    for (const Card card : session_->table().cards_of(question(), answer.cards))
        words += fmt::format(" {}", setup_.game().deck->name(card));
    return answer.cards == 0 ? words + " nothing" : words;
}

// The hand that is decided on and what lies open of the house's.
std::string Trainer::situation() const {
    std::string text;
    const View view = view_of(session_->table(), kPlayer);
    for (const SeenHand& hand : view.hands) {
        if (is_shown_twice(view, hand)) continue;
        const bool own = hand.box != 0 && hand.box == question().box && hand.hand == question().hand;
        std::string cards;
        for (const auto& card : hand.cards)
            if (card) cards += fmt::format("{}{}", cards.empty() ? "" : " ", setup_.game().deck->name(*card));
        if (cards.empty() || (hand.box != 0 && !own)) continue;
        if (own) text = text.empty() ? cards : cards + "; " + text;
        else text += fmt::format("{}{} {}", text.empty() ? "" : "; ", hand.name, cards);
    }
    return text;
}

// What comes here was checked, or comes from chance or from the best play: a refusal is a fault of the program.
void Trainer::apply(const Event& event) {
    if (const auto refusal = session_->apply(event))
        throw std::logic_error(
            fmt::format("'{}' was refused: {}", describe(event, setup_.game()), to_string(*refusal)));
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
    for (const Card card : made_of(setup, view, *shown)) names.emplace_back(setup.game().deck->name(card));
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
            lesson.hands.back().cards.push_back(card ? std::optional(std::string(game.deck->name(*card)))
                                                     : std::nullopt);
        lesson.hands.back().asked = asks && is_about(trainer.question(), hand);
    }
    for (std::size_t i = 0; asks && i < game.choices.size(); ++i)
        if (const Question& question = trainer.question(); question.offers(static_cast<int>(i))) {
            lesson.choices.push_back({game.choices[i].id, game.choices[i].title, {}});
            if (takes_cards(question, static_cast<std::uint8_t>(i)))
                lesson.choices.back().cards = {question.cards_min, question.cards_max};
        }
    lesson.unit = trainer.weighing().unit;
    return lesson;
}

// The choice that an answer names, of those that are open.
Result<std::uint8_t> choice_of(const Trainer& trainer, std::string_view id) {
    const auto choices = trainer.session().table().game().choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].id == id && trainer.question().offers(static_cast<int>(i))) return static_cast<std::uint8_t>(i);
    return Refusal{fmt::format("'{}' is not offered; expected {}", id,
                               choice_list(trainer.session().table().game(), trainer.question().choices))};
}

// "raise"; "set Ks Kd", with cards of the hand that is asked about; "hold", or "hold nothing", with none.
Result<Answer> answer_of(const Trainer& trainer, std::string_view text) {
    const auto id = text.substr(0, text.find(' '));
    const auto choice = choice_of(trainer, id);
    if (!choice) return choice.refusal();
    ChosenCards cards;
    for (text.remove_prefix(id.size()); !text.empty();) {
        text.remove_prefix(1);
        const auto word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        if (word == "nothing" || word.empty()) continue;
        const auto card = trainer.session().table().game().deck->find(word);
        if (!card || cards.size() == cards.capacity()) return Refusal{fmt::format("'{}' is no card of the hand", word)};
        cards.push_back(*card);
    }
    if (!cards.empty() && !takes_cards(trainer.question(), *choice))
        return Refusal{fmt::format("'{}' takes no cards", id)};
    const auto picked = trainer.session().table().places_of(trainer.question(), cards);
    if (!picked) return Refusal{"these are not cards of the hand that is asked about"};
    return Answer{*choice, {}, *picked};
}

double net_of(const Table& table, Money unit) {
    Money net{};
    for (const Line& line : table.lines()) net += line.net();
    return static_cast<double>(net.cents) / static_cast<double>(unit.cents);
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
        const auto answer = answer_of(trainer, id);
        if (!answer) return answer.refusal();
        Worths worths;
        for (const Weighing::Choice& each : trainer.weighing().choices)
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
