// What lies on a table in somebody's view of it. Hands are called as this table calls them: its options may say which
// cards are wild (engine/captions.hpp).
#pragma once

#include "engine/view.hpp"
#include "floor/protocol/state.hpp"

namespace baize::floor {

protocol::Felt felt_at(const View& view, const Setup& setup);
std::vector<protocol::HandOf> hands_at(const View& view, const Setup& setup);

}  // namespace baize::floor
