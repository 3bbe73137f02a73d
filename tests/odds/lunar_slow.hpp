// Lunar Poker the plain way, for the tests: every card of a short deck, by the functions that pay.
#pragma once

#include <algorithm>
#include <vector>

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker::slow {

using Deck = std::vector<Card>;

inline double net(const Return& verdict) {
    if (verdict.outcome == Outcome::Lose) return -1;
    return verdict.outcome == Outcome::Win ? static_cast<double>(verdict.odds.num) / verdict.odds.den : 0;
}

inline double settled(const MainGame& game, const Deck& own, const Deck& dealer, bool forced) {
    const FiveCardRank player = rank_of(own), his = rank_of(dealer);
    const Return bet = settle_bet(player, his, forced, game.bet);
    const double ante = net(settle_ante(player, his, forced, game.ante)) - forced;
    if (bet.outcome != Outcome::Win) return ante + 2 * net(bet);
    const auto second = second_row(own, player, game.second);
    const double first = std::min<double>(game.most.each, 2 * net(bet)),
                 other = second ? std::min<double>(game.most.each, 2 * net(settle_second(*second, game.bet))) : 0;
    return ante + std::min<double>(game.most.in_all, first + other);
}

template <class Each>
void each_choice(const Deck& deck, std::size_t cards, Deck& chosen, const Each& each, std::size_t from = 0) {
    if (cards == 0) return each(chosen);
    for (std::size_t i = from; i + cards <= deck.size(); ++i) {
        chosen.push_back(deck[i]);
        each_choice(deck, cards - 1, chosen, each, i + 1);
        chosen.pop_back();
    }
}

inline Deck without(const Deck& deck, const Deck& gone) {
    Deck rest;
    for (const Card card : deck)
        if (std::ranges::find(gone, card) == gone.end()) rest.push_back(card);
    return rest;
}

inline double slow_bet(const MainGame& game, const Deck& own, const Deck& unseen, Card up) {
    double sum = 0;
    long hands = 0;
    Deck hidden;
    each_choice(unseen, 4, hidden, [&](const Deck& four) {
        Deck dealer = four;
        dealer.push_back(up);
        double worth = settled(game, own, dealer, false);
        if (!kQualifies(rank_of(dealer))) {
            double forced = 0;
            const Deck left = without(unseen, four);
            for (const Card card : left) {
                Deck again = dealer;
                again[highest_card(dealer)] = card;
                forced += settled(game, own, again, true);
            }
            worth = std::max(worth, forced / static_cast<double>(left.size()));
        }
        sum += worth;
        ++hands;
    });
    return sum / static_cast<double>(hands);
}

inline double slow_draw(const MainGame& game, const Deck& kept, std::size_t drawn, const Deck& unseen, Card up) {
    double sum = 0;
    long draws = 0;
    Deck drawing;
    each_choice(unseen, drawn, drawing, [&](const Deck& cards) {
        Deck own = kept;
        own.insert(own.end(), cards.begin(), cards.end());
        sum += std::max(-1.0, slow_bet(game, own, without(unseen, cards), up));
        ++draws;
    });
    return sum / static_cast<double>(draws) - 1;
}

inline double slow_option(const MainGame& game, const Option& option, const Deck& hand, const Deck& unseen, Card up) {
    switch (option.first) {
        case Folds: return -1;
        case Bets: return slow_bet(game, hand, unseen, up);
        case BuysSixth: return slow_draw(game, hand, 1, unseen, up);
        default: break;
    }
    const Deck kept = poker::cards_of(option.kept);
    return slow_draw(game, kept, hand.size() - kept.size(), unseen, up);
}

inline Deck deck_of(const MainGame& game) {
    Deck deck;
    for (int rank = 2; rank <= kAce; ++rank)
        for (int suit = 0; suit < game.suits; ++suit)
            if (game.ranks >> (rank - 2) & 1u) deck.push_back(Card(rank, static_cast<Suit>(suit)));
    return deck;
}

}  // namespace baize::lunar_poker::slow
