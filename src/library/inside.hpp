// What the handles of the public headers hold, for the other sources of the library.
#pragma once

#include <mutex>
#include <string_view>

#include "baize/exact.hpp"
#include "baize/setup.hpp"
#include "core/ratio.hpp"
#include "definition/setup.hpp"

namespace baize {

struct v0::Game::Inside {
    const baize::Game* game;
    std::vector<v0::Wager> wagers;
    std::vector<v0::Option> options;
    std::vector<v0::Choice> choices;
    std::vector<v0::Declaration> declarations;
    std::vector<v0::Irregularity> irregularities;
};

struct v0::Setup::Inside {
    baize::Setup setup;
    baize::Choices choices{};  // that it was made of, for whoever writes what is played at it
};

inline const Setup& inner(const v0::Setup& setup) { return setup.inside().setup; }
inline v0::Setup outer(Setup setup, Choices choices = {}) {
    using Inside = v0::Setup::Inside;
    return v0::Setup(std::make_shared<const Inside>(Inside{std::move(setup), std::move(choices)}));
}
v0::Game outer(const Game& game);

v0::Exact exact(Ratio number);

// Of a game whose fast count takes whole decks alone, what is to be said of a short one.
MaybeRefusal refused_short_deck(const Setup& setup);

// A refusal as users are given it: its clause with the book where it is not the game's own.
Refusal cited(const Game& game, Refusal refusal);

// A row as the book prints it, with its clause.
v0::PayRow outer(const PayRow& row, const Game& game);

}  // namespace baize
