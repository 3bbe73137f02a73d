#include "table/captions.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "games/list.hpp"

namespace baize {
namespace {

// "Qs ?? 4d": a card that is not seen is "??".
std::string name_of(std::string_view game, const std::string& text, bool split = false) {
    std::vector<std::optional<Card>> cards;
    std::istringstream words(text);
    for (std::string word; words >> word;) cards.push_back(parse_card(word));
    return caption(*find_game(game), cards, split);
}

TEST(Captions, Blackjack) {
    EXPECT_EQ(name_of("nz.blackjack", "Ks 7d"), "17");
    EXPECT_EQ(name_of("nz.blackjack", "As 7d"), "soft 18");
    EXPECT_EQ(name_of("nz.blackjack", "As 7d Kc"), "18");
    EXPECT_EQ(name_of("nz.blackjack", "As"), "11");
    EXPECT_EQ(name_of("nz.blackjack", "As Kd"), "blackjack");
    EXPECT_EQ(name_of("nz.blackjack", "As Kd", true), "21");  // 12.4(c): not of a split pair
    EXPECT_EQ(name_of("gb.blackjack", "As Kd"), "blackjack");
    EXPECT_EQ(name_of("gb.blackjack-switch", "As Kd", true),
              "21 in two cards");                                     // a blackjack unless they were switched
    EXPECT_EQ(name_of("gb.blackjack-switch", "As Kd"), "blackjack");  // the dealer's
    EXPECT_EQ(name_of("gb.blackjack-switch", "As Kd 2c", true), "13");
    EXPECT_EQ(name_of("gb.neverbust", "Ts 6d"), "16");
    EXPECT_EQ(name_of("nz.blackjack", "5s 6d Ac 9h"), "21");
    EXPECT_EQ(name_of("nz.blackjack", "Ks 6d Qc"), "bust, 26");
}

TEST(Captions, PuntoBanco) {
    EXPECT_EQ(name_of("gb.punto-banco", "Ks 9d"), "9");
    EXPECT_EQ(name_of("gb.punto-banco", "7s 8d 9c"), "4");
    EXPECT_EQ(name_of("nz.baccarat", "7s 8d 9c"), "4");
}

TEST(Captions, CasinoWar) {
    EXPECT_EQ(name_of("gb.casino-war", "Qs"), "queen");
    EXPECT_EQ(name_of("gb.casino-war", "Qs 8d"), "eight");  // the second card decides
}

TEST(Captions, PocketPairs) {
    EXPECT_EQ(name_of("gb.pocket-pairs", "Qs Qc"), "same colour pair of queens");
    EXPECT_EQ(name_of("gb.pocket-pairs", "6s 6h"), "mixed colour pair of sixes");
    EXPECT_EQ(name_of("gb.pocket-pairs", "Qs 8d"), "");
}

TEST(Captions, Dragon21) {
    EXPECT_EQ(name_of("nz.dragon21", "Ks Ad"), "blackjack");
    EXPECT_EQ(name_of("nz.dragon21", "6s Ad"), "soft 17");
    EXPECT_EQ(name_of("nz.dragon21", "Ks 6d 8c"), "24");
}

TEST(Captions, ThreeCardPoker) {
    const auto name = [](const std::string& cards) { return name_of("gb.three-card-poker", cards); };
    EXPECT_EQ(name("Qs Qd 4c"), "pair of queens");
    EXPECT_EQ(name("6s 6d 4c"), "pair of sixes");
    EXPECT_EQ(name("Qs 6d 4c"), "queen high, 6-4");
    EXPECT_EQ(name("Qs Ts 4s"), "flush, queen high");
    EXPECT_EQ(name("As 2d 3c"), "straight, three high");
    EXPECT_EQ(name("7s 7d 7c"), "three sevens");
    EXPECT_EQ(name("Ks Qs As"), "straight flush, ace high");
    EXPECT_EQ(name_of("nz.three-card-poker", "Qs Qd 4c"), "pair of queens");
}

TEST(Captions, NothingIsSaidOfAHandWithAHiddenCard) {
    EXPECT_EQ(name_of("gb.three-card-poker", "Qs ?? 4c"), "");
    EXPECT_EQ(name_of("gb.three-card-poker", "Qs Qd"), "");
    EXPECT_EQ(name_of("nz.blackjack", ""), "");
}

TEST(Captions, Dice) {
    const std::uint8_t triple[] = {4, 4, 4}, other[] = {1, 4, 6};
    EXPECT_EQ(caption(*find_game("gb.sic-bo"), triple), "total 12, a triple");
    EXPECT_EQ(caption(*find_game("gb.sic-bo"), other), "total 11");
    EXPECT_EQ(caption(*find_game("nz.blackjack"), other), "");
}

TEST(Captions, TwoDice) {
    const std::uint8_t dice[] = {6, 1};
    for (const char* game : {"gb.craps", "gb.rocket-7", "gb.dice-magic"})
        EXPECT_EQ(caption(*find_game(game), dice), "7, with 1 and 6") << game;
}

TEST(Captions, Wheels) {
    const auto name = [](std::string_view game, const std::vector<std::string>& spun) {
        return caption(*find_game(game), std::span<const std::string>(spun));
    };
    EXPECT_EQ(name("gb.roulette", {"17"}), "17, black, odd");
    EXPECT_EQ(name("gb.roulette", {"36"}), "36, red, even");
    EXPECT_EQ(name("nz.roulette", {"36"}), "36, red, even");
    EXPECT_EQ(name("nz.electronic-roulette", {"0"}), "0, green");
    EXPECT_EQ(name("gb.roulette", {"0"}), "0, green");
    EXPECT_EQ(name("gb.roulette", {"00"}), "00, green");
    EXPECT_EQ(name("gb.roulette", {}), "");
    EXPECT_EQ(name("gb.double-action-roulette", {"17", "0"}), "inner 17, black, odd; outer 0, green");
    EXPECT_EQ(name("gb.big-six", {"G24"}), "symbol G");
    EXPECT_EQ(compartment_colour(*find_game("gb.roulette"), "1"), "red");
    EXPECT_EQ(compartment_colour(*find_game("gb.big-six"), "A"), "");
}

}  // namespace
}  // namespace baize
