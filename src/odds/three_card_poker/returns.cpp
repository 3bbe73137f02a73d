#include "odds/three_card_poker/returns.hpp"

#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::three_card_poker {

using poker::CardSet;

namespace {

// Three cards, `red` of them red, from a given rank up so that two hands share no card.
ThreeCardHand coloured(int red, int lowest_rank) {
    const auto suit = [&](int i) { return i < red ? Suit::Hearts : Suit::Spades; };
    return {Card(lowest_rank, suit(0)), Card(lowest_rank + 1, suit(1)), Card(lowest_rank + 2, suit(2))};
}

}  // namespace

ReturnDistribution pair_plus_returns(Rows pair_plus, CardSet deck, const std::optional<Ratio>& maximum) {
    return poker::paid_at_most(maximum, poker::own_hand_returns<rank::kThreeCards>(3, deck, [&](auto own) {
        return settle_pair_plus(own, pair_plus);
    }));
}

ReturnDistribution prime_returns(Rows prime, CardSet deck) {
    using poker::choose;
    const int reds = std::popcount(deck.suit(1)) + std::popcount(deck.suit(2)), blacks = deck.size() - reds;
    count::Tally tally;
    for (int player = 0; player <= 3; ++player) {  // red cards in the player's hand, then in the dealer's
        const std::int64_t hands = choose(reds, player) * choose(blacks, 3 - player);
        for (int dealer = 0; dealer <= 3 && hands > 0; ++dealer) {
            const std::int64_t left = choose(reds - player, dealer) * choose(blacks - 3 + player, 3 - dealer);
            tally.add(settle_prime(coloured(player, 2), coloured(dealer, 5), prime), hands * left);
        }
    }
    return tally.returns();
}

ReturnDistribution six_card_bonus_returns(Rows bonus, const std::optional<Ratio>& maximum) {
    return poker::paid_at_most(
        maximum, poker::best_five_returns(6, [&](FiveCardRank best) { return settle_six_card_bonus(best, bonus); }));
}

}  // namespace baize::three_card_poker
