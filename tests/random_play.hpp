// Random sessions of lawful and unlawful events, with random options, driven by a tape of numbers that RapidCheck makes
// and shortens: what the properties are tried on.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/session.hpp"
#include "support/tape.hpp"

namespace baize::random_play {

constexpr int kPlayers = 4, kBoxes = 3;

using testing_support::Tape;

// At full size from the first case on: a tape of small numbers would tell the same story again and again.
std::vector<std::uint16_t> a_tape(std::size_t length);

// Those of the tests ask for cards, and have other decks.
std::vector<const Game*> games_and_fixtures();

// Runs the property so many times for each game, from one seed, so that a run can be repeated; RC_PARAMS="seed=N" or
// "max_success=N" looks further.
void for_every_game(int cases, const std::function<void(const Game&)>& property);

Setup a_setup(const Game& game, Tape& tape);
Card any_card(const Game& game, Tape& tape);
Ruled a_ruling(const Table& table, Tape& tape);
Event a_fitting_event(const Session& session, Tape& tape);  // one that the table waits for
Event any_event(const Session& session, Tape& tape);        // anything at all, mostly unlawful

std::string story(const Session& session);

}  // namespace baize::random_play
