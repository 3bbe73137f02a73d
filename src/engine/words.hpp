// The engine's enumerations in words, as they travel.
#pragma once

#include "core/words.hpp"
#include "definition/words.hpp"
#include "engine/need.hpp"

namespace baize {

template <>
inline constexpr auto kWords<NeedKind> = words<NeedKind>("Need", {{NeedKind::Bets, "bets"},
                                                                  {NeedKind::Shuffle, "shuffle"},
                                                                  {NeedKind::Card, "card"},
                                                                  {NeedKind::Throw, "throw"},
                                                                  {NeedKind::Spin, "spin"},
                                                                  {NeedKind::Meter, "meter"},
                                                                  {NeedKind::Decision, "decision"},
                                                                  {NeedKind::Finished, "finished"}});

}  // namespace baize
