// Captions are shown by scenarios (`called`); here is what a round cannot show.
#include "engine/captions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <vector>

#include "core/random.hpp"
#include "games/list.hpp"
#include "support/paths.hpp"

namespace baize::captions_test {
namespace {

namespace fs = std::filesystem;

// Does a scenario of the game say what something is called: a throw, a spin, or a hand, which may lie anywhere?
bool called_in_scenarios(const Game& game, std::string_view what) {
    for (const auto& entry : fs::directory_iterator(fs::path(testing_support::tests_dir()) / "scenarios" / game.id)) {
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with("called")) continue;
            const auto at = line.find_first_not_of(' ', 6);
            const std::string place = line.substr(at, line.find(' ', at) - at);
            if (place == what || (what == "hand" && place != "throw" && place != "spin")) return true;
        }
    }
    return false;
}

TEST(Captions, EveryKindOfAGameIsShownByAScenario) {
    for (const Game* game : games()) {
        const bool hands_called = game->captions.hand || game->captions.hand_at;
        EXPECT_EQ(hands_called, called_in_scenarios(*game, "hand")) << game->id;
        EXPECT_EQ(game->captions.dice != nullptr, called_in_scenarios(*game, "throw")) << game->id;
        EXPECT_EQ(game->captions.spin != nullptr, called_in_scenarios(*game, "spin")) << game->id;
    }
}

TEST(Captions, NothingIsSaidOfNothing) {
    for (const Game* game : games()) {
        EXPECT_EQ(caption(baize::Setup(*game), std::span<const std::optional<Card>>(), false), "") << game->id;
        EXPECT_EQ(caption(*game, std::span<const std::uint8_t>()), "") << game->id;
        EXPECT_EQ(caption(*game, std::span<const std::string>()), "") << game->id;
    }
}

TEST(Captions, OneHiddenCardHidesTheName) {
    for (const Game* game : games()) {
        const std::optional<Card> cards[] = {parse_card("Qs"), std::nullopt, parse_card("Qd")};
        EXPECT_EQ(caption(baize::Setup(*game), cards, false), "") << game->id;
    }
}

// ---- Which cards make a hand ----------------------------------------------------------------------------------------

std::vector<std::optional<Card>> cards(std::string_view text) {
    std::vector<std::optional<Card>> list;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        list.push_back(text.starts_with("??") ? std::nullopt : parse_card(text.substr(0, 2)));
    return list;
}

// Of a hand and the cards in the middle, as somebody sees them.
std::string made(std::string_view game, std::string_view own, std::string_view middle, BoxNo box = 1) {
    View view;
    view.hands = {{"community", 0, 1, cards(middle), true, false}, {"a hand", box, 0, cards(own), false, false}};
    std::string text;
    for (const Card card : made_of(baize::Setup(*find_game(game)), view, view.hands[1]))
        text += (text.empty() ? "" : " ") + to_string(card);
    return text;
}

TEST(Captions, TheBestFiveOfSeven) {
    for (const char* game : {"gb.holdem-bonus", "gb.ultimate-holdem", "gb.casino-holdem", "gb.two-way-holdem",
                             "nz.ultimate-holdem"}) {
        EXPECT_EQ(made(game, "As Kd", "Ah 9c 7s 4d 2h"), "As Kd Ah 9c 7s") << game;
        EXPECT_EQ(made(game, "3s 4d", "Ah Kh Qh Jh Th"), "Ah Kh Qh Jh Th") << game << ": the board is played";
        EXPECT_EQ(made(game, "9s 9d", "9h Kc Kd 2s 2c"), "9s 9d 9h Kc Kd") << game;
        EXPECT_EQ(made(game, "6s 2d", "3h 4c 5d Kh"), "6s 2d 3h 4c 5d") << game << ": on the turn";
        EXPECT_EQ(made(game, "Tc Td", "As Kd Qh Jc 2s", 0), "Tc As Kd Qh Jc") << game << ": the dealer's";
    }
    for (const char* game : {"nz.four-card-poker", "gb.crazy-4-poker"})
        EXPECT_EQ(made(game, "As 2d 3h 4c Kc", ""), "As 2d 3h 4c") << game;
    EXPECT_EQ(made("nz.four-card-poker", "As Ad 9h 9c Kc Ks", "", 0), "As Ad Kc Ks") << "the dealer's six";
}

TEST(Captions, NothingIsLiftedOfCardsThatAllCount) {
    EXPECT_EQ(made("gb.holdem-bonus", "As Kd", "Ah 9c 7s"), "") << "five make it";
    EXPECT_EQ(made("gb.holdem-bonus", "As Kd", ""), "");
    EXPECT_EQ(made("gb.let-it-ride", "As Kd Qh", "Ah 9c"), "");
    EXPECT_EQ(made("nz.four-card-poker", "As Ad 9h 9c", ""), "") << "before the hand is dealt";
}

// A card that is not seen would be told of by those that are left out.
TEST(Captions, NothingIsLiftedOfAHandThatIsNotSeen) {
    EXPECT_EQ(made("gb.ultimate-holdem", "?? ??", "Ah Kh Qh Jh Th"), "");
    EXPECT_EQ(made("gb.ultimate-holdem", "As ??", "Ah Kh Qh Jh Th"), "");
    EXPECT_EQ(made("nz.four-card-poker", "?? ?? ?? ?? ?? As", "", 0), "");
    EXPECT_EQ(made("gb.ultimate-holdem", "As Kd", "Ah 9c 7s ?? ??"), "") << "turn and river are down";
}

// As many as a hand takes, and they are called as all of them are.
TEST(Captions, WhatIsLiftedIsCalledAsTheWholeHand) {
    Random random(11, 0);
    for (const Game* game : games()) {
        if (!game->captions.hand_made_of) continue;
        for (int deal = 0; deal < 200; ++deal) {
            std::vector<Card> deck;
            for (int i = 0; i < 52; ++i) deck.push_back(Card::from_index(i));
            for (std::uint32_t i = 0; i < 7; ++i) std::swap(deck[i], deck[i + below(random, 52 - i)]);
            const bool joins = game->layout.community_joins;
            const std::vector<Card> held(deck.begin(), deck.begin() + (joins ? 7 : 5));
            const Picked picked = game->captions.hand_made_of(held);
            EXPECT_EQ(std::popcount(picked), joins ? 5 : 4) << game->id;
            if (!joins) continue;
            std::vector<Card> lifted;
            for (std::size_t i = 0; i < held.size(); ++i)
                if (picked >> i & 1u) lifted.push_back(held[i]);
            EXPECT_EQ(game->captions.hand(lifted, false), game->captions.hand(held, false)) << game->id;
        }
    }
}

// A compartment has the colour that the call of its number says.
TEST(Captions, TheColoursOfAWheelAreThoseOfItsCalls) {
    int coloured = 0;
    for (const Game* game : games())
        for (const std::string_view name : game->equipment.compartments) {
            const std::string_view colour = compartment_colour(*game, name);
            if (colour.empty()) continue;
            const std::string spun[] = {std::string(name), std::string(name)};
            EXPECT_NE(caption(*game, spun).find(colour), std::string::npos) << game->id << " " << name;
            ++coloured;
        }
    EXPECT_GE(coloured, 38);
    EXPECT_EQ(compartment_colour(*find_game("gb.roulette"), "1"), "red");
    EXPECT_EQ(compartment_colour(*find_game("gb.big-six"), "A"), "");
}

}  // namespace
}  // namespace baize::captions_test
