#include "games/blackjack/captions.hpp"

#include <fmt/format.h>

#include "games/blackjack/rules.hpp"

namespace baize::blackjack {

std::string points_caption(std::span<const Card> cards, bool split) {
    Points points;
    for (const Card card : cards) points.add(card_value(card));
    const int total = points.total();
    if (points.bust()) return fmt::format("bust, {}", total);
    if (total == 21 && cards.size() == 2 && !split) return "blackjack";
    const bool soft = points.soft() && cards.size() > 1 && total < 21;
    return fmt::format("{}{}", soft ? "soft " : "", total);
}

}  // namespace baize::blackjack
