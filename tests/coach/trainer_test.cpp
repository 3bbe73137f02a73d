// What choices are worth, and the trainer that scores decisions by it.
#include "coach/trainer.hpp"

#include <gtest/gtest.h>

#include "games/big_raise_stud/big_raise_stud.hpp"
#include "games/casino_stud/casino_stud.hpp"
#include "games/let_it_ride/let_it_ride.hpp"
#include "games/list.hpp"
#include "games/mississippi_stud/mississippi_stud.hpp"
#include "odds/poker/describe/describe.hpp"
#include "odds/poker/choice_values.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("many hands are valued card by card");

namespace baize::trainer_test {
namespace {

// ---- What a hand is worth -------------------------------------------------------------------------------------------

template <class Each>
void each_set(poker::CardSet from, int count, const Each& each, poker::CardSet chosen = {}) {
    if (count == 0) return each(chosen);
    for (std::uint64_t rest = from.bits(); rest; rest &= rest - 1)
        each_set(poker::CardSet(rest & (rest - 1)), count - 1, each, chosen.with(std::countr_zero(rest)));
}

// The best choice of every first decision, over all of them, is the price.
double mean_of_best(const poker::Showdown& game) {
    const poker::Solution solution = poker::solve(game, {.threads = 1});
    double sum = 0, hands = 0;
    each_set(game.deck, game.streets[0].own, [&](poker::CardSet own) {
        each_set(game.deck - own, game.streets[0].up, [&](poker::CardSet up) {
            std::optional<double> best;
            for (const auto& worth : poker::choice_values(game, solution, {.own = own, .up = up}))
                if (worth && (!best || *worth > *best)) best = worth;
            sum += best.value();
            hands += 1;
        });
    });
    return sum / hands;
}

poker::CardSet deck_of(unsigned ranks, int suits) {
    std::array<unsigned, 4> held{};
    for (int suit = 0; suit < suits; ++suit) held[static_cast<std::size_t>(suit)] = ranks;
    return poker::CardSet::of_suits(held);
}

poker::Showdown described(const poker::Plan& plan, const Game& game, poker::CardSet deck = poker::kFullDeck) {
    return poker::describe(plan, Setup(game), deck);
}

TEST(ChoiceValues, TheMeanOfTheBestIsThePrice) {
    const poker::Showdown games[] = {
        described(casino_stud::kAntePlan, casino_stud::kGbGame, deck_of(0b1100000001111, 2)),
        described(let_it_ride::kPlan, let_it_ride::kGame, deck_of(0b1111100001000, 3)),
        described(mississippi_stud::kPlan, mississippi_stud::kGame, deck_of(0b1010100011, 4)),
        described(big_raise_stud::kPlan, big_raise_stud::kGame, deck_of(0b1110100011, 3))};
    for (const poker::Showdown& game : games) {
        const poker::Solution solution = poker::solve(game, {.threads = 1});
        EXPECT_NEAR(mean_of_best(game), nearest(solution.returns.mean()), 1e-12);
    }
}

// A-K-Q-J-9 against a seven: raised it is worth little less than nothing, folded it loses the ante.
TEST(ChoiceValues, OneHandOfCasinoStud) {
    const poker::Showdown game = described(casino_stud::kAntePlan, casino_stud::kGbGame);
    const poker::Seen seen{.own = poker::CardSet{*parse_card("As"), *parse_card("Kh"), *parse_card("Qd"),
                                                 *parse_card("Jc"), *parse_card("9s")},
                           .up = {*parse_card("Qc")}};
    const auto worths = poker::choice_values(game, poker::solve(game), seen);
    ASSERT_EQ(worths.size(), 2u);
    EXPECT_EQ(worths[0], -1);
    EXPECT_GT(worths[1].value(), -1);
}

// Without a solution every later decision is enumerated too, and the values are the same.
TEST(ChoiceValues, WithoutASolution) {
    const poker::Showdown games[] = {
        described(casino_stud::kAntePlan, casino_stud::kGbGame, deck_of(0b1100000001111, 2)),
        described(let_it_ride::kPlan, let_it_ride::kGame, deck_of(0b1111100001000, 3)),
        described(mississippi_stud::kPlan, mississippi_stud::kGame, deck_of(0b1010100011, 4))};
    for (const poker::Showdown& game : games) {
        const poker::Solution solution = poker::solve(game, {.threads = 1});
        each_set(game.deck, game.streets[0].own, [&](poker::CardSet own) {
            const poker::CardSet left = game.deck - own;
            const poker::Seen seen{.own = own,
                                   .up = poker::CardSet(game.streets[0].up ? left.bits() & -left.bits() : 0)};
            const auto solved = poker::choice_values(game, solution, seen);
            const auto unsolved = poker::choice_values_unsolved(game, seen);
            ASSERT_EQ(solved.size(), unsolved.size());
            for (std::size_t i = 0; i < solved.size(); ++i) {
                ASSERT_EQ(solved[i].has_value(), unsolved[i].has_value());
                if (solved[i]) { ASSERT_NEAR(*solved[i], *unsolved[i], 1e-12); }
            }
        });
    }
}

TEST(ChoiceValues, TooManyDealsAreLeftToAQuickerCount) {
    poker::Showdown game = described(big_raise_stud::kPlan, big_raise_stud::kGame);
    game.dealer = 6;
    poker::Solution solution;
    const poker::Seen seen{.own = poker::CardSet{*parse_card("As"), *parse_card("Kh"), *parse_card("Qd")}};
    EXPECT_TRUE(poker::choice_values(game, solution, seen).empty());
    solution.choice_values = [](const poker::Seen&) { return poker::ActionValues{1.0, std::nullopt}; };
    EXPECT_EQ(poker::choice_values(game, solution, seen).size(), 2u);
}

// ---- The trainer ----------------------------------------------------------------------------------------------------

TrainingScore trained(const Setup& setup, int rounds, const std::function<Answer(const Trainer&)>& answers) {
    ShuffledShoe chance(Random(7, 0));
    Trainer trainer(setup, chance, main_bets(setup));
    for (int round = 0; round < rounds; ++round) {
        EXPECT_FALSE(trainer.begin()) << setup.game().id;
        while (trainer.asks()) {
            const auto scored = trainer.answer(answers(trainer));
            if (!scored) throw std::logic_error(to_string(scored.refusal()));
        }
        EXPECT_TRUE(trainer.session().finished());
    }
    return trainer.score();
}

// The play that the price supposes costs nothing, whatever the game asks.
TEST(Trainer, TheBestPlayMakesNoMistake) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        if (Trainer::untrainable(setup)) continue;
        const auto best = best_strategy(setup);
        if (setup.game().id == "nz.lunar-poker") continue;  // its strategy goes by short rules
        const TrainingScore score = trained(setup, 6, [&](const Trainer& trainer) {
            return best->answer(trainer.session().table(), trainer.question());
        });
        EXPECT_GT(score.decisions, 0) << game->id;
        EXPECT_EQ(score.right, score.decisions) << game->id;
        EXPECT_EQ(score.cost, 0) << game->id << ": "
                                 << (score.dearest.empty() ? "" : score.dearest[0].situation);
        EXPECT_EQ(score.rounds, 6) << game->id;
    }
}

// What has a best play can be trained, and nothing else.
TEST(Trainer, WhichGames) {
    for (const Game* game : games())
        EXPECT_EQ(pricer_of(game->id).choice_values == nullptr, pricer_of(game->id).strategy == nullptr) << game->id;
    EXPECT_FALSE(Trainer::untrainable(baize::Setup(*find_game("gb.casino-war"))));
    EXPECT_TRUE(Trainer::untrainable(baize::Setup(*find_game("gb.punto-banco"))));
}

TEST(Trainer, AMistakeCostsTheDifference) {
    const baize::Setup setup(*find_game("gb.casino-stud"));
    double cost = 0;
    int wrong = 0;
    const TrainingScore score = trained(setup, 10, [&](const Trainer& trainer) -> Answer {
        const auto& worths = trainer.values().choices;  // fold, raise
        const auto worse = std::ranges::min_element(worths, {}, &ChoiceValues::Choice::worth);
        cost += std::abs(worths[0].worth - worths[1].worth);
        ++wrong;
        return Answer{worse->choice};
    });
    EXPECT_EQ(score.decisions, 10);
    EXPECT_EQ(score.right, 0);
    EXPECT_EQ(wrong, 10);
    EXPECT_NEAR(score.cost, cost, 1e-12);
    EXPECT_NEAR(score.cost_per_100(), 10 * cost, 1e-9);
    EXPECT_EQ(score.unit, "ante");
    ASSERT_EQ(score.dearest.size(), 10u);
    EXPECT_TRUE(std::ranges::is_sorted(score.dearest, std::greater<>(), &Scored::cost));
    const auto json = to_json(setup, score);
    EXPECT_EQ(json["share_right"], 0.0);
    EXPECT_EQ(json["mistakes"].size(), 10u);
    EXPECT_NE(json["mistakes"][0]["situation"].get<std::string>().find("; dealer "), std::string::npos);
}

// What the lab shows: the same round by its seed, as far as it has been answered.
TEST(Trainer, ALessonByItsSeed) {
    const baize::Setup setup(*find_game("gb.mississippi-stud"));
    const auto first = *lesson_of(setup, 5, {}), second = *lesson_of(setup, 5, {"1x"});
    ASSERT_EQ(first.hands.size(), 2u);
    const auto &own = first.hands[0].asked ? first.hands[0] : first.hands[1],
               &middle = first.hands[0].asked ? first.hands[1] : first.hands[0];
    EXPECT_EQ(own.cards.size(), 2u);
    EXPECT_TRUE(own.cards[0] && own.cards[1]);
    EXPECT_EQ(middle.cards, (std::vector<std::optional<std::string>>(3))) << "nobody sees them yet";
    EXPECT_EQ(first.choices.size(), 4u);
    EXPECT_TRUE(first.scored.empty());
    EXPECT_FALSE(first.net);
    ASSERT_EQ(second.scored.size(), 1u);
    EXPECT_EQ(second.scored[0].chosen, "1x");
    EXPECT_EQ(second.scored[0].worth.size(), 4u);
    const auto over = *lesson_of(setup, 5, {"1x", "fold"});
    EXPECT_TRUE(over.choices.empty());
    EXPECT_EQ(over.net, -2);
    EXPECT_EQ(lesson_of(setup, 5, {"1x", "fold", "fold"}).refusal().what,
              "the round is over, and nothing more is asked");
    EXPECT_EQ(lesson_of(setup, 5, {"raise"}).refusal().what, "'raise' is not offered; expected fold, 1x, 2x, 3x");
    EXPECT_TRUE(!lesson_of(baize::Setup(*find_game("gb.punto-banco")), 5, {}));
}

// Of seven cards those that make a hand, in the middle those of the player's; nothing of a hand that he does not see.
TEST(Trainer, ALessonLiftsWhatMakesAHand) {
    const baize::Setup setup(*find_game("gb.casino-holdem"));
    const auto made_of = [&](const std::vector<std::string>& answers, std::string_view name) {
        const auto lesson = *lesson_of(setup, 5, answers);
        return std::ranges::find(lesson.hands, name, &protocol::lab::LessonHand::name)->made_of;
    };
    for (const char* name : {"box 1", "dealer", "community"}) EXPECT_TRUE(made_of({}, name).empty()) << name;
    EXPECT_EQ(made_of({"call"}, "box 1").size(), 5u);
    EXPECT_EQ(made_of({"call"}, "community"), made_of({"call"}, "box 1"));
    EXPECT_EQ(made_of({"call"}, "dealer").size(), 5u);
    EXPECT_NE(made_of({"call"}, "dealer"), made_of({"call"}, "box 1"));
    for (const char* name : {"box 1", "dealer", "community"}) EXPECT_TRUE(made_of({"fold"}, name).empty()) << name;
}

// Live Draw's shared cards lie before the player as his hand: a lesson shows them once, and the draw beside them.
TEST(Trainer, SharedCardsAreShownOnce) {
    const baize::Setup setup(*find_game("gb.live-draw-poker"));
    const auto asked = *lesson_of(setup, 5, {});
    ASSERT_EQ(std::ranges::count_if(asked.hands, [](const auto& hand) { return hand.cards.size() == 5; }), 1);
    const auto over = *lesson_of(setup, 5, {"hold nothing"});
    EXPECT_EQ(std::ranges::count_if(over.hands, [](const auto& hand) { return hand.asked; }), 0);
    EXPECT_EQ(over.scored[0].situation.find(';'), std::string::npos) << over.scored[0].situation;
}

// ---- Cards in an answer ---------------------------------------------------------------------------------------------

// What the best first answer is worth in the mean of many deals.
double mean_of_best(const char* id, int rounds) {
    const baize::Setup setup(*find_game(id));
    ShuffledShoe chance(Random(11, 0));
    Trainer trainer(setup, chance, main_bets(setup));
    double mean = 0;
    for (int round = 0; round < rounds; ++round) {
        EXPECT_FALSE(trainer.begin());
        EXPECT_TRUE(trainer.asks()) << id;
        const auto& valued = trainer.values().choices;
        mean += std::ranges::max_element(valued, {}, &ChoiceValues::Choice::worth)->worth / rounds;
    }
    return mean;
}

double edge_of_main(const char* id) {
    const baize::Setup setup(*find_game(id));
    return price(setup, {.wager = std::string(setup.game().wagers[0].id)})->front().edge;
}

// The mean worth of the best setting or hold has a spread of about 0.5, or of 1 to 3 where a hand may be dealt that
// pays many times the wager. Tiles are held exactly to single tiles (pai_gow_tiles_bank_test.cpp).
TEST(WeighedCards, TheMeanOfTheBestIsNearThePrice) {
    const struct { const char* id; int rounds; double near; } games[] = {
        {"gb.pai-gow-poker", 200, 0.12}, {"gb.live-draw-poker", 2000, 0.12}, {"nz.lunar-poker", 12, 2}};
    for (const auto& game : games) {
        const double mean = mean_of_best(game.id, game.rounds);
        EXPECT_NEAR(mean, -edge_of_main(game.id), game.near) << game.id;
    }
}

// Cards that make a foul, cards of nobody's, and cards for what takes none are refused; then it is asked again.
TEST(Trainer, CardsOfAnAnswer) {
    const baize::Setup setup(*find_game("gb.pai-gow-poker"));
    ShuffledShoe chance(Random(7, 0));
    Trainer trainer(setup, chance, main_bets(setup));
    int fouls = 0;
    for (int round = 0; round < 5; ++round) {
        ASSERT_FALSE(trainer.begin());
        ASSERT_TRUE(trainer.asks());
        const std::uint8_t set = 1;
        EXPECT_FALSE(trainer.answer({set, {}, 0b111})) << "three cards";
        for (Picked two = 0; two < 128; ++two) {
            const auto is_it = [&](const ChoiceValues::Choice& each) {
                return each.choice == set && each.cards == two;
            };
            if (std::popcount(two) != 2 || std::ranges::any_of(trainer.values().choices, is_it)) continue;
            EXPECT_FALSE(trainer.answer({set, {}, two})) << "a foul";
            ++fouls;
        }
        const auto& valued = trainer.values().choices;
        const auto worst = *std::ranges::min_element(valued, {}, &ChoiceValues::Choice::worth);
        const auto best = *std::ranges::max_element(valued, {}, &ChoiceValues::Choice::worth);
        const std::string said = trainer.words_for(worst);
        const auto scored = trainer.answer({worst.choice, {}, worst.cards});
        ASSERT_TRUE(scored);
        EXPECT_EQ(scored->chosen, said);
        EXPECT_NEAR(scored->cost, best.worth - worst.worth, 1e-12);
        EXPECT_FALSE(trainer.asks());
    }
    EXPECT_GT(fouls, 0);
    EXPECT_EQ(trainer.score().decisions, 5);
}

TEST(Trainer, ALessonWithCards) {
    const baize::Setup setup(*find_game("gb.live-draw-poker"));
    const auto asked = *lesson_of(setup, 5, {});
    ASSERT_EQ(asked.choices.size(), 1u);
    ASSERT_TRUE(asked.choices[0].cards);
    EXPECT_EQ(asked.choices[0].cards->max, 5);
    std::string first;
    for (const auto& hand : asked.hands)
        if (hand.asked) first = hand.cards[0].value();
    const auto over = *lesson_of(setup, 5, {"hold " + first});
    ASSERT_EQ(over.scored.size(), 1u);
    EXPECT_EQ(over.scored[0].chosen, "hold " + first);
    EXPECT_EQ(over.scored[0].worth.size(), 32u);
    EXPECT_EQ(lesson_of(setup, 5, {"hold"})->scored[0].chosen, "hold nothing");
    EXPECT_EQ(lesson_of(setup, 5, {"hold Xx"}).refusal().what, "'Xx' is no card of the hand");
    EXPECT_FALSE(lesson_of(setup, 5, {"hold " + first + " " + first}));
}

TEST(Trainer, WhatTheTableDoesNotTakeIsRefused) {
    const baize::Setup setup(*find_game("gb.casino-stud"));
    ShuffledShoe chance(Random(7, 0));
    Trainer trainer(setup, chance, {{{4, 0}, {1000}}});  // insurance without an ante
    const auto refusal = trainer.begin();
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "7.24");
}

}  // namespace
}  // namespace baize::trainer_test
