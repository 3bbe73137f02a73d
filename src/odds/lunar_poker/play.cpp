#include "odds/lunar_poker/play.hpp"

#include "core/numbers.hpp"

#include <algorithm>
#include <utility>

namespace baize::lunar_poker {

namespace {

using poker::CardSet;

// Which cards are left when these are dead, the suit of the up card named first.
Unseen unseen_by(const DealersHand& dealer, CardSet dead, Card up) {
    Unseen unseen;
    const std::size_t first = up.suit_index();
    for (std::size_t suit = 0; std::cmp_less(suit, dealer.game().suits); ++suit)
        unseen.suits[suit == first ? 0 : suit == 0 ? first : suit] = dealer.game().ranks & ~dead.suit(suit);
    for (const unsigned ranks : unseen.suits)
        for (int r = 0; r < kRanks; ++r) unseen.left[r] += bit_at(ranks, r);
    return unseen;
}

bool is_left(const MainGame& game, CardSet seen, int place) {
    return !seen.has(place) && (game.ranks >> place % kRanks & 1u) && place / kRanks < game.suits;
}

// The dealer's hand in every way in which it can go on from these cards.
struct DealtHand {
    const MainGame& game;
    CardSet seen;
    FixedVector<Card, kHand> cards;

    template <class Each>
    void each(const Each& visit, int from = 0) {
        if (cards.size() == kHand) return visit(Cards(cards.begin(), cards.size()));
        for (int place = from; place < kCardsInDeck; ++place) {
            if (!is_left(game, seen, place)) continue;
            cards.push_back(poker::card_at(place));
            each(visit, place + 1);
            cards.pop_back();
        }
    }
};

}  // namespace

const Player::Behind& Player::behind(Card up) const {
    auto& known = behind_[up.rank() - 2];
    if (!known) known = std::make_unique<const Behind>(game_, up.rank() - 2);
    return *known;
}

double Player::worth_of_bet(Cards own, CardSet given, Card up) const {
    const auto& [dealer, forcing] = behind(up);
    const CardSet dead = CardSet(own) | given | CardSet{up};
    const Unseen unseen = unseen_by(dealer, dead, up);
    const Final hand = final_of(own, game_);
    const DealersHand::Distribution& distribution = dealer.count(unseen.left, distributions_);
    const bool flush = hand.is(Kind::Flush) || hand.value >= least(Kind::StraightFlush);
    const std::int64_t by_ranks = flush ? dealer.worth_of_flush(distribution.shares, hand)
                                        : dealer.worth(distribution, hand, dealer.place_of(hand));
    const int to_draw = game_.cards() - dead.size() - 4;
    const std::int64_t gain = forcing.may_pay(hand, to_draw) ? forcing.total_gain(unseen, hand, to_draw) : 0;
    return (static_cast<double>(by_ranks + dealer.flush_change(hand, unseen.suits[0])) +
            quotient(gain, to_draw)) / distribution.shares.all;
}

// Hand by hand: with two cards shown there are few enough.
double Player::worth_of_bet(Cards own, CardSet given, Cards shown) const {
    if (shown.size() == 1) return worth_of_bet(own, given, shown[0]);
    const Final hand = final_of(own, game_);
    double sum = 0;
    int hands = 0;
    DealtHand dealer{game_, CardSet(own) | given | CardSet(shown), {}};
    for (const Card card : shown) dealer.cards.push_back(card);
    dealer.each([&](Cards five) {
        const FiveCardRank rank = rank_of(five);
        sum += end_values_.against(rank.value(), hand);
        if (!kQualifies(rank)) sum += std::max(0.0, worth_of_forcing(own, given, five));
        ++hands;
    });
    return sum / hands;
}

// Card by card, as the round would settle it.
double Player::worth_of_forcing(Cards own, CardSet given, Cards dealer) const {
    const Final hand = final_of(own, game_);
    const CardSet seen = CardSet(own) | given | CardSet(dealer);
    FixedVector<Card, kHand> forced;
    for (const Card card : dealer) forced.push_back(card);
    Card& replaced = forced[highest_card(dealer)];
    int sum = 0, cards = 0;
    for (int place = 0; place < kCardsInDeck; ++place) {
        if (!is_left(game_, seen, place)) continue;
        replaced = poker::card_at(place);
        const FiveCardRank rank = rank_of({forced.begin(), forced.size()});
        const int end = kQualifies(rank) ? end_values_.against(rank.value(), hand) : end_values_.forced_no_hand;
        sum += end - end_values_.forced;
        ++cards;
    }
    return quotient(sum - end_values_.no_hand * cards, cards);
}

}  // namespace baize::lunar_poker
