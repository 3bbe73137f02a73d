// What becomes of each Lunar Poker wager (nz-lunar-poker 5.5-5.11, 10.1-10.10). The round pays by these functions and
// the analyser prices by them.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <optional>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/qualifies.hpp"
#include "rulebooks/nz_lunar_poker/lunar_poker.hpp"

namespace baize::lunar_poker {

// The rows in use, in the places that the rule book's enumerations name.
using Rows = std::span<const PayRow>;
using Cards = std::span<const Card>;

using nz_lunar_poker::BetRow;
using nz_lunar_poker::SuperRow;
using rank::Kind;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 4.1-4.4

constexpr std::size_t kHand = 5, kSixCards = 6;

// Of five cards, or the best five of six (8.6).
constexpr FiveCardRank rank_of(Cards cards) { return rank::best<rank::kFiveCards>(cards); }

// ---- The dealer's hand (10.1-10.4) ----------------------------------------------------------------------------------

inline constexpr poker::Qualifies<rank::kFiveCards> kQualifies = {poker::kAceKing, "10.1", "no ace-king"};

enum class Dealer : std::uint8_t {
    Qualifies,    // 10.5
    NoHand,       // 10.1, for who does not force him
    StillNoHand,  // 10.4, for who has forced him
};

constexpr Dealer dealer_of(FiveCardRank dealer, bool forced) {
    if (kQualifies(dealer)) return Dealer::Qualifies;
    return forced ? Dealer::StillNoHand : Dealer::NoHand;
}

// 10.4: the card of highest value is replaced. A hand that does not qualify has no pair, so there is one.
constexpr std::size_t highest_card(Cards dealer) {
    std::size_t highest = 0;
    for (std::size_t i = 1; i < dealer.size(); ++i)
        if (dealer[i].rank() > dealer[highest].rank()) highest = i;
    return highest;
}

// ---- The combinations of a hand (5.5, 10.9) -------------------------------------------------------------------------

// The line of 5.5 that a hand is paid by. One that beats a dealer who qualifies has ace and king at least.
constexpr BetRow row_of(Kind kind) {
    using namespace nz_lunar_poker;
    constexpr BetRow kRows[rank::kKinds] = {
        AceKing, OnePair, TwoPairs, ThreeOfAKind, Straight, Flush, FullHouse, FourOfAKind,
        FourOfAKind,  // five of a kind, which one deck does not make
        StraightFlush, RoyalFlush};
    return kRows[static_cast<std::size_t>(kind)];
}

// 10.9 asks that a card of the second combination is not in the first, and no more (ruling R25).
enum class Second : std::uint8_t { Any, OtherLine, None };

namespace detail {

// Ranks that make a combination of five cards in sequence, by its highest card (core/rank/rank.hpp).
constexpr unsigned ranks_of_run(unsigned top) {
    unsigned ranks = 0;
    for (int i = 0; i < 5; ++i) ranks |= top >> i;
    return top == rank::rank_bit(5) ? ranks | rank::rank_bit(kAce) : ranks;
}

// So many cards of these ranks, each rank `of_each` times at most, and of `suit` alone where one is given.
constexpr unsigned take(Cards cards, unsigned ranks, int of_each, int suit = -1) {
    unsigned taken = 0;
    std::array<int, kAce + 1> times{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int rank = cards[i].rank();
        if (!(ranks & rank::rank_bit(rank)) || (suit >= 0 && static_cast<int>(cards[i].suit()) != suit)) continue;
        if (times[rank]++ < of_each) taken |= 1u << i;
    }
    return taken;
}

constexpr int suit_of_five(Cards cards) {
    std::array<int, 4> held{};
    for (const Card card : cards)
        if (++held[static_cast<std::size_t>(card.suit())] == 5) return static_cast<int>(card.suit());
    return -1;
}

// The cards, as bits, that make the combination itself: a pair is two cards, and what lies beside it is not its own.
constexpr unsigned own_cards(Cards cards, FiveCardRank rank) {
    switch (rank.kind()) {
        case Kind::RoyalFlush:
        case Kind::StraightFlush: return take(cards, ranks_of_run(rank.makers()), 1, suit_of_five(cards));
        case Kind::FullHouse: return take(cards, rank.makers(), 3) | take(cards, rank.others(), 2);
        case Kind::Flush: return take(cards, rank.others(), 1, suit_of_five(cards));
        case Kind::Straight: return take(cards, ranks_of_run(rank.makers()), 1);
        case Kind::HighCard: return take(cards, rank::rank_bit(kAce) | rank::rank_bit(kKing), 1);
        default: return take(cards, rank.makers(), 4);
    }
}

constexpr bool takes_five_cards(Kind kind) {
    return kind == Kind::Straight || kind == Kind::Flush || kind >= Kind::StraightFlush || kind == Kind::FullHouse;
}

// Lines of 5.5, as bits, whose combinations take five cards and have card `with` among them.
constexpr unsigned lines_of_five(Cards cards, std::size_t with) {
    unsigned lines = 0;
    for (std::size_t without = 0; without < cards.size(); ++without) {
        if (without == with) continue;
        rank::RankSets held;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (i != without) held.add(cards[i]);
        const Kind kind = rank::best<rank::kFiveCards>(held, kHand).kind();
        if (takes_five_cards(kind)) lines |= 1u << row_of(kind);
    }
    return lines;
}

// ... and those that take fewer.
constexpr unsigned lines_of_fewer(const rank::RankSets& held, int rank) {
    using namespace nz_lunar_poker;
    const unsigned bit = rank::rank_bit(rank), ace_king = rank::rank_bit(kAce) | rank::rank_bit(kKing);
    unsigned lines = 0;
    if (held.four & bit) lines |= 1u << FourOfAKind;
    if (held.thrice & bit) lines |= 1u << ThreeOfAKind;
    if ((held.twice & bit) && held.twice != bit) lines |= 1u << TwoPairs;
    if (held.twice & bit) lines |= 1u << OnePair;
    if ((bit & ace_king) && (held.once & ace_king) == ace_king) lines |= 1u << AceKing;
    return lines;
}

}  // namespace detail

// The lines of 5.5, as bits, that a hand of five or six cards makes with a card outside of its best combination's own.
constexpr unsigned lines_beside(Cards cards, FiveCardRank best) {
    const unsigned own = detail::own_cards(cards, best);
    const rank::RankSets held(cards);
    unsigned lines = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (own >> i & 1u) continue;
        lines |= detail::lines_of_fewer(held, cards[i].rank());
        if (cards.size() == kSixCards) lines |= detail::lines_of_five(cards, i);
    }
    return lines;
}

// 10.9: the second combination that is paid, the highest of those; nothing where there is none.
constexpr std::optional<BetRow> second_row(Cards cards, FiveCardRank best, Second reading) {
    if (reading == Second::None) return std::nullopt;
    unsigned lines = lines_beside(cards, best);
    if (reading == Second::OtherLine) lines &= ~(1u << row_of(best.kind()));
    if (lines == 0) return std::nullopt;
    return static_cast<BetRow>(std::countr_zero(lines));
}

// ---- Ante and bet (5.5, 10.2-10.10) ---------------------------------------------------------------------------------

// Of who has played against the dealer. A fold loses the ante (9.4(a)).
constexpr Return settle_ante(FiveCardRank player, FiveCardRank dealer, bool forced, Rows ante) {
    assert(ante.size() == nz_lunar_poker::kAnteRows);
    switch (dealer_of(dealer, forced)) {
        case Dealer::NoHand: return win(ante[nz_lunar_poker::AnteUnopposed]);                  // 10.2(a)
        case Dealer::StillNoHand: return stand_off("10.4");
        default: break;
    }
    if (player == dealer) return stand_off("10.6(c)");
    return player > dealer ? stand_off("10.8(c)") : lose("10.7(a)");
}
constexpr Return settle_folded_ante() { return lose("9.4(a)"); }

// The bet, for the first combination. The second one is paid beside it (`settle_second`).
constexpr Return settle_bet(FiveCardRank player, FiveCardRank dealer, bool forced, Rows bet) {
    assert(bet.size() == nz_lunar_poker::kBetRows);
    switch (dealer_of(dealer, forced)) {
        case Dealer::NoHand: return stand_off("10.2(d)");
        case Dealer::StillNoHand: return stand_off("10.4");
        default: break;
    }
    if (player == dealer) return stand_off("10.6(c)");
    return player > dealer ? win(bet[row_of(player.kind())]) : lose("10.7(a)");                // 10.8(a)
}

// What a bet that wins is paid once more, of the same stake, which comes back once (10.9(b)).
constexpr Return settle_second(BetRow second, Rows bet) { return win(bet[second].odds, "10.9(b)"); }

// ---- Instant cash (5.6) ---------------------------------------------------------------------------------------------

// What the ante of a hand is paid as it was dealt, whatever the dealer has; nothing: the round goes on for it.
constexpr std::optional<Return> instant_cash(FiveCardRank dealt, Rows ante) {
    using namespace nz_lunar_poker;
    assert(ante.size() == kAnteRows);
    if (dealt.kind() == Kind::RoyalFlush) return win(ante[AnteRoyalFlush]);
    if (dealt.kind() == Kind::StraightFlush) return win(ante[AnteStraightFlush]);
    return std::nullopt;
}

// ---- The Super wager (5.9) ------------------------------------------------------------------------------------------

// Where 5.9 can be read in two ways; each is an option of the table (ruling R18).
struct SuperReadings {
    bool only_odd_cards = false;  // ace-king-queen does not count beside a pair
    bool each_is_paid = false;    // not the highest combination alone
};

constexpr bool one_colour(Cards cards) {
    for (const Card card : cards)
        if (card.red() != cards[0].red()) return false;
    return true;
}

constexpr bool has_ace_king_queen(Cards cards, SuperReadings readings) {
    constexpr unsigned kThem = rank::rank_bit(kAce) | rank::rank_bit(kKing) | rank::rank_bit(kQueen);
    const rank::RankSets held(cards);
    return (held.once & kThem) == kThem && !(readings.only_odd_cards && rank_of(cards).kind() != Kind::HighCard);
}

// The combinations of 5.9, as bits, that the five cards make as they were dealt. A straight flush is a straight of one
// colour (5.11), and a flush too.
constexpr unsigned super_rows(Cards dealt, SuperReadings readings = {}) {
    using namespace nz_lunar_poker;
    assert(dealt.size() == kHand);
    const Kind kind = rank_of(dealt).kind();
    const bool suited = kind >= Kind::StraightFlush, straight = suited || kind == Kind::Straight;
    const bool coloured = one_colour(dealt);
    unsigned rows = 0;
    if (kind == Kind::FourOfAKind) rows |= 1u << SuperFourOfAKind;
    if (straight && coloured) rows |= 1u << SuperColouredStraight;
    if (kind == Kind::FullHouse) rows |= 1u << SuperFullHouse;
    if (suited || kind == Kind::Flush) rows |= 1u << SuperFlush;
    if (straight) rows |= 1u << SuperStraight;
    if (kind == Kind::ThreeOfAKind) rows |= 1u << SuperThreeOfAKind;
    if (has_ace_king_queen(dealt, readings)) rows |= 1u << SuperAceKingQueen;
    if (coloured) rows |= 1u << SuperFiveColoured;
    return rows;
}

constexpr Return settle_super(Cards dealt, Rows super, SuperReadings readings = {}) {
    assert(super.size() == nz_lunar_poker::kSuperRows);
    unsigned rows = super_rows(dealt, readings);
    if (rows == 0) return lose("9.2");
    if (!readings.each_is_paid) return win(super[std::countr_zero(rows)]);
    std::int64_t num = 0, den = 1;
    for (; rows; rows &= rows - 1) {
        const Odds one = super[std::countr_zero(rows)].odds;
        const std::int64_t common = std::lcm(den, std::int64_t{one.den});
        num = num * (common / den) + one.num * (common / one.den);
        den = common;
    }
    return win(Odds{static_cast<std::int32_t>(num), static_cast<std::int32_t>(den)}, "5.9");
}

}  // namespace baize::lunar_poker
