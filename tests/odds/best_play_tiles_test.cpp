// The best setting of tiles, by the real round through every deal and every answer, on eight and nine tiles.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "odds/best_play.hpp"
#include "odds/pai_gow_tiles/returns.hpp"
#include "odds/wagers.hpp"

namespace baize::pai_gow_tiles::best_play_tiles_test {
namespace {

Setup short_set(std::initializer_list<std::string_view> names, const Choices& choices) {
    Setup setup = *Setup::make(kGbGame, choices);
    std::uint64_t without = (std::uint64_t{1} << kTiles.faces.size()) - 1;
    for (const std::string_view name : names) without &= ~(std::uint64_t{1} << kTiles.find(name)->index());
    setup.strip_decks(without);
    return setup;
}

// Neither the dice nor the order in which tiles came are worth anything: stacks are as likely in any order.
std::string told(const View& view) {
    std::string key = view.question ? std::to_string(view.question->choices) : "-";
    for (const std::string& each : view.standing) key += "/" + each;
    for (const SeenHand& hand : view.hands) {
        std::string tiles;
        for (const auto& card : hand.cards) tiles += card ? static_cast<char>('A' + card->index()) : '?';
        std::sort(tiles.begin(), tiles.end());
        key += "/" + hand.name + ":" + tiles;
    }
    return key;
}

// ... nor the order of the dealer's hidden tiles.
std::string same_tiles(const Table& table) {
    std::string tiles;
    for (const Hand& hand : table.house().hands)
        for (const Card card : hand.cards) tiles += static_cast<char>('A' + card.index());
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

BestPlay played(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request;
    for (const std::uint8_t wager : wagers) request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
    request.same_worth = told;
    request.same_course = same_tiles;
    return best_play(setup, request);
}

TEST(BestPlayTiles, TheSettingIsWorthWhatTheRoundSays) {
    const auto setup =
        short_set({"6-6", "5-6", "3-5", "4-5", "1-2", "2-4"}, {{{"house-way", "strengthen-low"}}, {}, {}});
    const Deals deals(setup.shoe(), terms_of(setup));
    EXPECT_EQ(played(setup, {Main}).value, deals.distributions(Play::BestMain).main.mean());
}

// The setting and the surrender are decided together.
TEST(BestPlayTiles, TheTieIsWorthWhatTheRoundSays) {
    const auto setup = short_set({"6-6", "5-6", "3-5", "4-5", "1-2", "1-3"}, {{{"house-way", "strengthen-high"}},
                                                                             {{"bonanza-tie", "1"}}, {}});
    const Deals deals(setup.shoe(), terms_of(setup));
    const auto distributions = deals.distributions(Play::BestMainAndTie);
    const BestPlay play = played(setup, {Main, Tie});
    EXPECT_EQ(play.value, distributions.main.mean() + distributions.tie.mean());
    EXPECT_FALSE(play.shuffled);
}

}  // namespace
}  // namespace baize::pai_gow_tiles::best_play_tiles_test
