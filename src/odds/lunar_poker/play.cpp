#include "odds/lunar_poker/play.hpp"

#include <algorithm>

#include "odds/poker/held.hpp"

namespace baize::lunar_poker {

namespace {

using poker::CardSet;

// Which cards are left when these are dead, the suit of the up card named first.
Unseen unseen_by(const DealersHand& dealer, CardSet dead, Card up) {
    Unseen unseen;
    const auto first = static_cast<std::size_t>(up.suit());
    for (std::size_t suit = 0; suit < 4; ++suit)
        unseen.suits[suit == first ? 0 : suit == 0 ? first : suit] = dealer.game().ranks & ~dead.suit(suit);
    for (const unsigned ranks : unseen.suits)
        for (int r = 0; r < kRanks; ++r) unseen.left[static_cast<std::size_t>(r)] += static_cast<int>(ranks >> r & 1u);
    return unseen;
}

}  // namespace

Player::Player(const MainGame& game) : game_(game), worths_(game) {
    for (int up = 0; up < kRanks; ++up) behind_.push_back(std::make_unique<const Behind>(game, up));
}

double Player::worth_of_bet(Cards own, CardSet given, Card up) const {
    const auto& [dealer, forcing] = *behind_[static_cast<std::size_t>(up.rank() - 2)];
    const CardSet dead = CardSet(own) | given | CardSet{up};
    const Unseen unseen = unseen_by(dealer, dead, up);
    const Final hand = final_of(own, game_);
    DealersHand::Law& law = law_;
    dealer.count(unseen.left, law);
    const bool flush = hand.is(Kind::Flush) || hand.value >= least(Kind::StraightFlush);
    const std::int64_t by_ranks = flush ? dealer.worth_of_flush(law.no_hand, law.from_full_house, law.all, hand)
                                        : dealer.worth(law, hand, dealer.place_of(hand));
    const int to_draw = game_.cards() - dead.size() - 4;
    const std::int64_t gain = forcing.may_pay(hand, to_draw) ? forcing.all(unseen, hand, to_draw) : 0;
    return (static_cast<double>(by_ranks + dealer.flush_change(hand, unseen.suits[0])) +
            static_cast<double>(gain) / to_draw) / law.all;
}

// Card by card, as the round would settle it.
bool Player::forces(Cards own, CardSet given, Cards dealer) const {
    const Final hand = final_of(own, game_);
    const CardSet seen = CardSet(own) | given | CardSet(dealer);
    FixedVector<Card, kHand> forced;
    for (const Card card : dealer) forced.push_back(card);
    Card& replaced = forced[highest_card(dealer)];
    int sum = 0, cards = 0;
    for (int place = 0; place < kCardsInDeck; ++place) {
        if (seen.has(place) || !(game_.ranks >> place % kRanks & 1u)) continue;
        replaced = poker::card_at(place);
        const FiveCardRank rank = rank_of({forced.begin(), forced.size()});
        sum += (kQualifies(rank) ? worths_.against(rank.value(), hand) : worths_.forced_no_hand) - worths_.forced;
        ++cards;
    }
    return sum > worths_.no_hand * cards;
}

// ---- The first decision, by rules -----------------------------------------------------------------------------------

namespace {

// Four in a row that a card at either end completes.
bool open_at_both_ends(unsigned ranks) {
    for (int low = 2; low + 4 <= kAce; ++low) {
        const unsigned four = 15u * rank::rank_bit(low);
        if ((ranks & four) == four && low + 3 < kAce) return true;
    }
    return false;
}

bool four_of_a_suit(CardSet own) {
    for (std::size_t suit = 0; suit < 4; ++suit)
        if (std::popcount(own.suit(suit)) >= 4) return true;
    return false;
}

CardSet cards_of_ranks(CardSet own, unsigned ranks) {
    return CardSet::of_suits({own.suit(0) & ranks, own.suit(1) & ranks, own.suit(2) & ranks, own.suit(3) & ranks});
}

// The highest card that is kept alone for an exchange of four, at least, by the up card; more than an ace is never.
constexpr std::array<int, kRanks> kKeptAlone = {7, 9, 10, kJack, kQueen, kQueen, kKing, kKing, kKing, kAce, kAce, kAce,
                                                kAce + 1};

FirstPlay with_no_pair(CardSet own, unsigned ranks, Card up) {
    constexpr unsigned kAceKing = rank::rank_bit(kAce) | rank::rank_bit(kKing);
    if ((ranks & kAceKing) == kAceKing) return {Exchanges3, cards_of_ranks(own, kAceKing)};
    const int highest = rank::highest_rank(ranks);
    if (highest < kKeptAlone[static_cast<std::size_t>(up.rank() - 2)]) return {Folds};
    return {Exchanges4, cards_of_ranks(own, rank::rank_bit(highest))};
}

}  // namespace

FirstPlay Player::by_rules(Cards cards, Card up) const {
    const CardSet own(cards);
    const unsigned ranks = poker::ranks_held(own, 1), pairs = poker::ranks_held(own, 2);
    constexpr unsigned kAceKing = rank::rank_bit(kAce) | rank::rank_bit(kKing);
    switch (rank_of(cards).kind()) {
        case Kind::FourOfAKind:
        case Kind::TwoPair: return {Bets};
        case Kind::ThreeOfAKind:
            if ((ranks & kAceKing) == kAceKing && game_.second != Second::None) return {BuysSixth};
            return {Exchanges2, cards_of_ranks(own, pairs)};
        case Kind::FullHouse:
        case Kind::Flush:
        case Kind::Straight: return {game_.second == Second::Any ? BuysSixth : Bets};
        default: break;
    }
    if (open_at_both_ends(ranks) || four_of_a_suit(own)) return {BuysSixth};
    if (!pairs) return with_no_pair(own, ranks, up);
    if (pairs >= rank::rank_bit(up.rank())) return {Bets};
    return {Exchanges3, cards_of_ranks(own, pairs)};
}

std::vector<std::string> rules_in_words() {
    return {"bet on two pairs and on four of a kind; exchange two with three of a kind, or buy a sixth card if ace and "
            "king are with it",
            "buy a sixth card with a straight, a flush or a full house, with four of a suit, and with four in a row "
            "that both ends complete",
            "bet on a pair as high as the up card; exchange three with a lower one, and with ace and king",
            "else keep the highest card and exchange four: any against a 2, a 9 against a 3, a 10 against a 4, a jack "
            "against a 5, a queen against a 6 or 7, a king against an 8 to a 10, an ace against a picture; else fold",
            "after a draw bet on a pair or ace and king, and force a dealer with a straight or better, or with three of "
            "a kind and ace-king"};
}

}  // namespace baize::lunar_poker
