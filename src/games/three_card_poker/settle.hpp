// What becomes of each Three Card Poker wager, in the book's order (gb-2011 5.14-5.30; nz-three-card-poker 10A). The
// round pays by these functions and the analyser prices by them.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/qualifies.hpp"
#include "rulebooks/gb_2011/three_card_poker.hpp"
#include "rulebooks/nz_three_card_poker/three_card_poker.hpp"

namespace baize::three_card_poker {

// The rows in use, in the places that the rule book's enumerations name: `Pays`, a pay table's rows, or an array.
using Rows = std::span<const PayRow>;

using rank::Kind;
using ThreeCardHand = std::array<Card, 3>;
using ThreeCardRank = rank::Rank<rank::kThreeCards>;                                           // 5.7, 5.8
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // nz 10A.5

constexpr ThreeCardRank rank_three(const ThreeCardHand& hand) { return rank::best<rank::kThreeCards>(hand); }

// Queen high or better. No high card below it holds a queen.
inline constexpr poker::Qualifies<rank::kThreeCards> kQualifies = {
    {Kind::HighCard, 0, rank::rank_bit(kQueen)}, "5.16", "no queen"};

constexpr Return settle_ante(ThreeCardRank player, ThreeCardRank dealer, bool folded, Rows ante) {
    using namespace gb_2011::three_card_poker;
    assert(ante.size() == kAnteRows);
    if (folded) return lose("5.14");
    if (!kQualifies(dealer)) return win(ante[AnteUnopposed]);                            // 5.16(a)(iii)
    if (player == dealer) return stand_off("5.17");                                            // 5.21 calls it void
    return player > dealer ? win(ante[AnteBeatsDealer]) : lose("5.19");                        // 5.16(b)(iii), 5.18
}

// The wager that a player who goes on makes beside the ante (5.13).
constexpr Return settle_play(ThreeCardRank player, ThreeCardRank dealer, const PayRow& play) {
    if (!kQualifies(dealer)) return voided("5.16(a)(i)");
    if (player == dealer) return stand_off("5.17");                                            // 5.21 calls it void
    return player > dealer ? win(play) : lose("5.19");                                         // 5.16(b)(i), 5.18
}

// A payment in respect of the ante with no stake of its own, whatever the dealer holds (5.16(a)(ii), (b)(ii), 5.17). It
// needs the play wager, so folding forgoes it (5.20, ruling R49).
constexpr std::optional<Return> settle_ante_bonus(ThreeCardRank player, bool folded, Rows bonus) {
    using namespace gb_2011::three_card_poker;
    assert(bonus.size() == kAnteBonusRows);
    if (folded) return std::nullopt;
    switch (player.kind()) {
        case Kind::Straight: return win(bonus[AnteBonusStraight]);                             // 5.20(a)
        case Kind::ThreeOfAKind: return win(bonus[AnteBonusThreeOfAKind]);                     // 5.20(b)
        case Kind::StraightFlush: return win(bonus[AnteBonusStraightFlush]);                   // 5.20(c)
        default: return std::nullopt;
    }
}

// By the player's hand alone (5.11(i)), whether or not the dealer qualifies (5.16(a)(iv), (b)(iv)).
constexpr Return settle_pair_plus(ThreeCardRank player, Rows pair_plus) {
    using namespace gb_2011::three_card_poker;
    assert(pair_plus.size() == kPairPlusRows);
    switch (player.kind()) {
        case Kind::Pair: return win(pair_plus[PairPlusPair]);                                  // 5.22(a)
        case Kind::Flush: return win(pair_plus[PairPlusFlush]);                                // 5.22(b)
        case Kind::Straight: return win(pair_plus[PairPlusStraight]);                          // 5.22(c)
        case Kind::ThreeOfAKind: return win(pair_plus[PairPlusThreeOfAKind]);                  // 5.22(d)
        case Kind::StraightFlush: return win(pair_plus[PairPlusStraightFlush]);                // 5.22(e)
        default: return lose("5.23");
    }
}

constexpr bool one_colour(const ThreeCardHand& hand) {
    return hand[0].red() == hand[1].red() && hand[1].red() == hand[2].red();
}

// 5.26: all of one colour, and perhaps the dealer's three of the same.
constexpr Return settle_prime(const ThreeCardHand& player, const ThreeCardHand& dealer, Rows prime) {
    using namespace gb_2011::three_card_poker;
    assert(prime.size() == kPrimeRows);
    if (!one_colour(player)) return lose(one_colour(dealer) ? "5.30" : "5.29");
    const bool dealer_too = one_colour(dealer) && dealer[0].red() == player[0].red();
    return win(prime[dealer_too ? PrimeWithDealer : PrimePlayer]);                             // 5.28, 5.27
}

// 10A.5: the best five of the player's and the dealer's cards; it is no matter how the ante ends (10A.7).
constexpr Return settle_six_card_bonus(FiveCardRank best, Rows bonus) {
    using namespace nz_three_card_poker;
    assert(bonus.size() == kSixCardBonusRows);
    switch (best.kind()) {
        case Kind::RoyalFlush: return win(bonus[SixCardRoyalFlush]);                           // 10A.5(a)
        case Kind::StraightFlush: return win(bonus[SixCardStraightFlush]);                     // 10A.5(b)
        case Kind::FourOfAKind: return win(bonus[SixCardFourOfAKind]);                         // 10A.5(c)
        case Kind::FullHouse: return win(bonus[SixCardFullHouse]);                             // 10A.5(d)
        case Kind::Flush: return win(bonus[SixCardFlush]);                                     // 10A.5(e)
        case Kind::Straight: return win(bonus[SixCardStraight]);                               // 10A.5(f)
        case Kind::ThreeOfAKind: return win(bonus[SixCardThreeOfAKind]);                       // 10A.5(g)
        default: return lose("10A.5");
    }
}

// The six cards that 10A.5 speaks of.
constexpr FiveCardRank six_card_rank(const ThreeCardHand& player, const ThreeCardHand& dealer) {
    const Card six[] = {player[0], player[1], player[2], dealer[0], dealer[1], dealer[2]};
    return rank::best<rank::kFiveCards>(six);
}

}  // namespace baize::three_card_poker
