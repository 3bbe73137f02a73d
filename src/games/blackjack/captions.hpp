// What the hands of blackjack are called: "blackjack", "soft 18", "bust, 24".
#pragma once

#include <span>
#include <string>

#include "core/card.hpp"

namespace baize::blackjack {

// `split`: one of several hands of its box, where ace and ten are 21 and no blackjack.
std::string points_caption(std::span<const Card> cards, bool split);

}  // namespace baize::blackjack
