// What hands of tiles are called (gb-2011 14.6-14.13), with the Chinese names in transcription.
#pragma once

#include <span>
#include <string>

#include "games/pai_gow_tiles/settle.hpp"

namespace baize::pai_gow_tiles {

// Of two tiles that were set, the hand they make: "Teen Wong, King of Heaven", "9 points, high Yun", as the table
// counts wild tiles (ruling R53). Of four that are not set yet, what lies in them: "two pairs, Gee Joon and Teen",
// "Lucky Duck". Else nothing.
std::string words_for(std::span<const Card> cards, bool set, WildTiles wild);

}  // namespace baize::pai_gow_tiles
