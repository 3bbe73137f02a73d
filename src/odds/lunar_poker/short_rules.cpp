#include "odds/lunar_poker/short_rules.hpp"

#include "odds/lunar_poker/return_distribution.hpp"
#include "odds/poker/explain/held.hpp"

namespace baize::lunar_poker {

namespace {

using poker::CardSet;

// How many straights one more card would complete, whichever it is.
int straights_to_come(unsigned ranks) {
    int found = 0;
    for (int rank = 2; rank <= kAce; ++rank)
        if (const unsigned one = rank::rank_bit(rank); !(ranks & one))
            found += std::popcount(rank::tops_of_runs(ranks | one, 5));
    return found;
}

bool four_of_a_suit(CardSet own) {
    for (std::size_t suit = 0; suit < 4; ++suit)
        if (std::popcount(own.suit(suit)) >= 4) return true;
    return false;
}

// Three of a suit that two others make a straight flush; none: nothing. The highest straight counts.
CardSet three_to_a_straight_flush(CardSet own) {
    for (int top = kAce; top >= 5; --top) {
        const unsigned run = top == 5 ? 15u | rank::rank_bit(kAce) : 31u << (top - 6);
        for (std::size_t suit = 0; suit < 4; ++suit) {
            std::array<unsigned, 4> of_suit{};
            of_suit[suit] = own.suit(suit) & run;
            if (std::popcount(of_suit[suit]) == 3) return CardSet::of_suits(of_suit);
        }
    }
    return {};
}

CardSet cards_of_ranks(CardSet own, unsigned ranks) {
    return CardSet::of_suits({own.suit(0) & ranks, own.suit(1) & ranks, own.suit(2) & ranks, own.suit(3) & ranks});
}

// The highest card that is kept alone for an exchange of four, at least, by the up card; more than an ace is never.
constexpr std::array<int, kRanks> kKeptAlone = {7,     7,     9,     10,   kJack, kQueen, kKing,
                                                kKing, kKing, kKing, kAce, kAce,  kAce + 1};

// Over all hands and up cards.
constexpr const char* kCostOfRules = "575977791583622453/87137884651583766000";

constexpr unsigned kAceKing = rank::rank_bit(kAce) | rank::rank_bit(kKing);

FirstPlay with_no_pair(CardSet own, unsigned ranks, Card up) {
    const CardSet three = three_to_a_straight_flush(own);
    const bool high = poker::cards_between(three, 9, kAce) == 3;
    if (high) return {Exchanges2, three};
    if ((ranks & kAceKing) == kAceKing) return {Exchanges3, cards_of_ranks(own, kAceKing)};
    const int highest = rank::highest_rank(ranks);
    if (highest < kKeptAlone[up.rank() - 2])
        return three.size() > 0 ? FirstPlay{Exchanges2, three} : FirstPlay{Folds};
    return {Exchanges4, cards_of_ranks(own, rank::rank_bit(highest))};
}

}  // namespace

FirstPlay by_rules(Second second, Cards cards, Card up) {
    const CardSet own(cards);
    const unsigned ranks = poker::ranks_held(own, 1), pairs = poker::ranks_held(own, 2);
    const bool ace_king = (ranks & kAceKing) == kAceKing;
    switch (rank_of(cards).kind()) {
        case Kind::FourOfAKind:
        case Kind::TwoPair: return {Bets};
        case Kind::ThreeOfAKind:
            if (ace_king && second != Second::None) return {BuysSixth};
            return {Exchanges2, cards_of_ranks(own, pairs)};
        case Kind::FullHouse:
        case Kind::Flush:
        case Kind::Straight: return {second == Second::Any ? BuysSixth : Bets};
        default: break;
    }
    const int straights = straights_to_come(ranks);
    if (straights > 1 || (straights == 1 && (pairs || ace_king)) || four_of_a_suit(own)) return {BuysSixth};
    if (!pairs) return with_no_pair(own, ranks, up);
    const bool both_paid = ace_king && pairs >= rank::rank_bit(5) && second != Second::None;
    if (pairs >= rank::rank_bit(up.rank()) || both_paid) return {Bets};
    return {Exchanges3, cards_of_ranks(own, pairs)};
}

std::optional<Ratio> cost_of_rules(const MainGame& game) {
    if (game.second != Second::Any || !precomputed_for(game)) return std::nullopt;
    return Ratio(kCostOfRules);
}

std::vector<std::string> rules_in_words() {
    return {"bet on two pairs and on four of a kind; exchange two with three of a kind, or buy a sixth card if ace and "
            "king are with it",
            "exchange two with three nines or higher to a straight flush and no pair, or with any three to one before "
            "folding",
            "buy a sixth card with a straight, a flush or a full house, with four of a suit, where two straights can "
            "come, and where one can if there is a pair or ace-king",
            "bet on a pair as high as the up card, and on fives or better with ace-king; exchange three with a lower "
            "pair, and with ace and king alone",
            "else keep the highest card and exchange four: any against a 2 or a 3, a 9 against a 4, a 10 against a 5, "
            "a jack against a 6, a queen against a 7, a king against an 8 to a jack, an ace against a queen or a king; "
            "fold the rest",
            "after a draw bet on a pair or ace and king, and force a dealer with a straight or better, or with three "
            "of a kind and ace-king"};
}

}  // namespace baize::lunar_poker
