#include "cli/screen/play_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/list.hpp"

namespace baize::cli::play_words_test {
namespace {

baize::Setup standard(std::string_view game) { return baize::Setup(*find_game(game)); }

// The bets as the table names them, or why there are none.
std::string bets(std::string_view game, std::string_view line) {
    const auto setup = standard(game);
    const auto read = read_bets(setup, line);
    if (!read) return read.refusal().what;
    std::string text;
    for (const Bet& bet : read->bets)
        text += position_name(setup.game(), bet.position) + " " + to_string(bet.stake) + "; ";
    return text + (read->more ? "more" : "");
}

TEST(PlayWords, Bets) {
    EXPECT_EQ(bets("gb.three-card-poker", "ante 10 pair-plus 5"), "ante 10; pair-plus 5; ");
    EXPECT_EQ(bets("gb.three-card-poker", "  ANTE 10,pair 2.5 "), "ante 10; pair-plus 2.50; ");
    EXPECT_EQ(bets("gb.sic-bo", "small 5 total:4 10"), "small 5; total:4 10; ");
    EXPECT_EQ(bets("gb.sic-bo", "comb:1-2 5 +"), "combination:1-2 5; more");
    EXPECT_EQ(bets("gb.sic-bo", "big 5+"), "big 5; more");
    EXPECT_EQ(bets("nz.blackjack", "25"), "main 25; ");
}

TEST(PlayWords, CardsByNameOrByPlace) {
    const Card hand[] = {*parse_card("2d"), *parse_card("7h"), Card::from_index(52)};
    const auto read = [&](std::string_view line) {
        const auto words = words_of(line);
        const auto cards = read_cards(kCardsAndJoker, hand, words);
        if (!cards) return cards.refusal().what;
        std::string text;
        for (const Card card : *cards) text += std::string(kCardsAndJoker.name(card)) + " ";
        return text;
    };
    EXPECT_EQ(read("2D 7h"), "2d 7h ");
    EXPECT_EQ(read("1, 3"), "2d Jo ");
    EXPECT_EQ(read("joker 1"), "Jo 2d ");
    EXPECT_EQ(read(""), "");
    EXPECT_EQ(read("4"), "'4' is no card; expected such as '2d', or its place from 1 to 3");
    EXPECT_EQ(read("1 1 1 1 1 1 1 1 1"), "8 cards at most");
    Question question;
    question.cards_max = 1;
    EXPECT_EQ(cards_wanted(question), "up to 1 card");
    question.cards_max = 3;
    EXPECT_EQ(cards_wanted(question), "up to 3 cards");
    question.cards_min = 1;
    EXPECT_EQ(cards_wanted(question), "1 to 3 cards");
    question.cards_min = 3;
    EXPECT_EQ(cards_wanted(question), "3 cards");
}

TEST(PlayWords, BadBetsSayWhatWasExpected) {
    EXPECT_EQ(bets("gb.sic-bo", "smal"), "how much on smal? Expected 'smal 10'");
    EXPECT_EQ(bets("gb.sic-bo", "s 5"), "'s' may be small, single; type one letter more");
    EXPECT_EQ(bets("gb.sic-bo", "12"), "12 on which wager? Expected such as 'small 10'");
    EXPECT_EQ(bets("gb.sic-bo", "odd ten"), "'ten' is no amount; expected such as 'odd 10'");
    EXPECT_EQ(bets("gb.sic-bo", "total 5"),
              "total has the spots 4 to 17; expected such as 'total:4 10', and '? total' lists them");
    EXPECT_EQ(bets("gb.sic-bo", "small:1 5"), "small has no spots; expected 'small 10'");
    EXPECT_EQ(bets("nz.blackjack", "foo 5"), "there is no wager 'foo' here; expected main, or ? for help");
}

TEST(PlayWords, Money) {
    EXPECT_EQ(read_money("10"), Money{1000});
    EXPECT_EQ(read_money("12.5"), Money{1250});
    EXPECT_EQ(read_money("12.05"), Money{1205});
    for (const char* bad : {"", "-1", "1.", ".5", "1.234", "1e3", "10x", "99999999999"})
        EXPECT_FALSE(read_money(bad)) << bad;
}

TEST(PlayWords, EveryChoiceHasAKeyOfItsOwn) {
    for (const Game* game : games()) {
        const auto keys = choice_keys(*game);
        EXPECT_EQ(std::set<char>(keys.begin(), keys.end()).size(), game->choices.size()) << game->id;
        EXPECT_EQ(std::count(keys.begin(), keys.end(), 'q'), 0) << game->id;
    }
}

TEST(PlayWords, Choices) {
    const Game& game = *find_game("gb.three-card-poker");
    Question question;
    question.choices = 3;
    EXPECT_EQ(*read_choice(game, question, "p"), 1u);
    EXPECT_EQ(*read_choice(game, question, "fold"), 0u);
    EXPECT_EQ(*read_choice(game, question, "pl"), 1u);
    EXPECT_EQ(read_choice(game, question, "x").refusal().what,
              "'x' cannot be chosen here; expected f (fold), p (play)");
    question.choices = 1;
    EXPECT_FALSE(read_choice(game, question, "p"));
}

}  // namespace
}  // namespace baize::cli::play_words_test
