#include "odds/three_card_poker/laws.hpp"

#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/poker/hand_names.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::three_card_poker {

using poker::CardSet;

namespace {

Return settle(const AntePays& pays, int wager, ThreeCardRank player, ThreeCardRank dealer, bool folded) {
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, pays.ante);
        case Play: return settle_play(player, dealer, pays.play.front());
        default: return settle_ante_bonus(player, folded, pays.bonus).value_or(stand_off("5.20"));
    }
}

// nz 5.10: play, bonus and ante come out of one maximum, in this order.
Return settle_within(const AntePays& pays, int wager, ThreeCardRank player, ThreeCardRank dealer, bool folded) {
    Ratio before = 0;
    for (const int earlier : {int{Play}, int{AnteBonus}, int{Ante}}) {
        const Return verdict = settle(pays, earlier, player, dealer, folded);
        if (earlier == wager) return poker::within(pays.maximum, verdict, 1, before);
        if (!folded && verdict.outcome == Outcome::Win) before += ratio(verdict.odds);
    }
    return stand_off("5.20");
}

// Three cards, `red` of them red, from a given rank up so that two hands share no card.
ThreeCardHand coloured(int red, int lowest_rank) {
    const auto suit = [&](int i) { return i < red ? Suit::Hearts : Suit::Spades; };
    return {Card(lowest_rank, suit(0)), Card(lowest_rank + 1, suit(1)), Card(lowest_rank + 2, suit(2))};
}

}  // namespace

// ---- The ante game --------------------------------------------------------------------------------------------------

poker::Showdown ante_game(const AntePays& pays, CardSet deck) {
    return {.own = 3, .dealer = 3, .opening = {{Ante}, {AnteBonus, 1, true}},
            .streets = {{.own = 3, .actions = {{"fold", {}, true}, {"play", {{Play}}}}}},
            .rank = poker::rank_by<rank::kThreeCards>, .dealer_from = {kQualifies.from.value()},
            .settle = poker::settle_by<rank::kThreeCards>([pays](int wager, auto player, auto dealer, bool folded) {
                return pays.maximum ? settle_within(pays, wager, player, dealer, folded)
                                    : settle(pays, wager, player, dealer, folded);
            }),
            .deck = deck, .name = poker::name_by<rank::kThreeCards>};
}

poker::Solution solve_ante(const AntePays& pays, CardSet deck) { return poker::solve(ante_game(pays, deck)); }

Law ante_law(const AntePays& pays, CardSet deck) { return solve_ante(pays, deck).law; }

// ---- Other wagers ---------------------------------------------------------------------------------------------------

Law pair_plus_law(Rows pair_plus, CardSet deck, const std::optional<Ratio>& maximum) {
    return poker::own_hand_law<rank::kThreeCards>(
        3, deck, [&](auto own) { return poker::within(maximum, settle_pair_plus(own, pair_plus), 1); });
}

Law prime_law(Rows prime, CardSet deck) {
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
    return tally.law();
}

Law six_card_bonus_law(Rows bonus, const std::optional<Ratio>& maximum) {
    return poker::best_five_law(
        6, [&](FiveCardRank best) { return poker::within(maximum, settle_six_card_bonus(best, bonus), 1); });
}

}  // namespace baize::three_card_poker
