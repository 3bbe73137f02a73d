#include "games/holdem/streets.hpp"

#include <algorithm>

#include "games/poker/captions.hpp"

namespace baize::holdem {

Step deal_hole_cards(Table& t) {
    for (Box& box : t.boxes())
        for (std::size_t card = 0; card < kHole && box.live(); ++card)
            co_await t.deal(box, box.blind ? Face::Down : Face::Own, "11.10");
    for (std::size_t card = 0; card < kHole; ++card) co_await t.deal(t.house(), kDealer, Face::Down, "11.10");
}

Step deal_community(Table& t, std::size_t cards, Face face, Clause clause) {
    while (t.house().hands[kCommunity].cards.size() < cards) co_await t.deal(t.house(), kCommunity, face, clause);
}

Step open_board(Table& t, std::size_t cards, Clause clause) {
    Hand& community = t.house().hands[kCommunity];
    for (std::size_t i = 0; i < std::min(cards, community.cards.size()); ++i) community.turn(i, Face::Up);
    while (community.cards.size() < cards) co_await t.deal(t.house(), kCommunity, Face::Up, clause);
}

FiveCardRank best_five(const Table& t, const Hand& hole, std::size_t board) {
    const auto& community = t.house().hands[kCommunity].cards;
    Card all[kHole + kBoard];
    std::copy_n(hole.cards.begin(), kHole, all);
    std::copy_n(community.begin(), board, all + kHole);
    return rank::best<rank::kFiveCards>({all, kHole + board});
}

bool any_in_action(const Table& t, const poker::Decision& decision) {
    return std::ranges::any_of(t.boxes(), [&](const Box& box) { return poker::in_action(t, box, decision); });
}

void collect_folds(Table& t, const poker::Decision& decision) {
    for (const Box& box : t.boxes_from_right()) poker::collect_folded(t, box, decision);
}

void show_dealer(Table& t) { t.house().hands[kDealer].turn(Face::Up); }

ShoePolicy one_deck(const Setup& setup) {
    const bool nz = setup.game().book.starts_with("nz-");
    return {.decks = 1, .shuffle = nz ? "7.1" : "1.5", .not_enough = "1.5", .equipment = "11.3"};
}

std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() >= kHole + kFlop) return poker::words_in_full(rank::best<rank::kFiveCards>(cards));
    return poker::words_for_part(cards);
}

}  // namespace baize::holdem
