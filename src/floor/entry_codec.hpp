// Entries of the journal as text, there and back: JSON with the book's names, so that an auditor can read it. A field
// that is missing, unknown, of another type or out of its bounds is refused.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/refusal.hpp"
#include "definition/game.hpp"
#include "floor/codec.hpp"
#include "floor/entry.hpp"

namespace baize::floor {

// By which game the events of a round are named: throws where there is no such table or round.
using GameOf = std::function<const Game&(const std::string& table, std::uint64_t round)>;

std::string encode(const Entry& entry, const GameOf& game_of);
// Without a game the events are left out: all else that an entry says can still be known.
Result<Entry> decode(const Json& json, const GameOf& game_of);

// Every kind that there is, by its word, and which concern the rounds of one table alone.
std::vector<std::string_view> entry_kinds();
bool is_of_round(const Json& entry);

// A journal that this program does not read: older than it, or newer. Nothing of it was believed.
struct WrongVersion : std::runtime_error {
    using std::runtime_error::runtime_error;
};
// Why a journal that begins, or goes on, with this entry is not read; nothing where it is. Before they said it, the
// version was 1.
MaybeRefusal check_version(const Json& first);

}  // namespace baize::floor
