// Which games deal cards that their player alone sees (Game::own_hands): `check` warns of a dealer who enters them.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/list.hpp"
#include "random_play.hpp"

namespace baize::own_hands_test {
namespace {

using namespace random_play;

bool some_card_is_a_players_own(const Table& table) {
    for (const Box& box : table.boxes())
        for (const Hand& hand : box.hands)
            for (const Face face : hand.faces)
                if (face == Face::Own) return true;
    return false;
}

TEST(Property, OwnHandsAreOfTheGamesThatSaySo) {
    std::map<std::string, bool> seen;
    for_every_game(60, [&](const Game& game) {
        Tape tape(a_tape(200));
        const auto setup = a_setup(game, tape);
        Session session(setup);
        while (!tape.empty()) {
            (void)session.apply(a_fitting_event(session, tape));
            seen[std::string(game.id)] |= some_card_is_a_players_own(session.table());
        }
    });
    for (const Game* game : games())
        EXPECT_EQ(seen[std::string(game->id)], !game->clauses.own_hands.empty()) << game->id;
}

}  // namespace
}  // namespace baize::own_hands_test
