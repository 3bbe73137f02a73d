#include "odds/poker/explain/board_conditions.hpp"

#include <algorithm>
#include <atomic>
#include <vector>

#include "core/rank/fast.hpp"
#include "odds/poker/board/plane.hpp"

namespace baize::poker {

namespace {

using rank::Kind;

enum BeforeRiver : unsigned {
    TwoPairs, Three, OwnPair, OwnPairOfThrees, TopPair, FourToFlush, FourToFlushHigh, FourToStraightOpen,
    FourToStraight,
    Ace, King, Queen, Jack, Ten, Nine, BothAbove, OneAbove, ThreeToFlush, OneOfThreeToFlush, ThreeToStraight, BothTens,
    JackAndEight, BothAboveSecond, JackAbove, TenAbove, TenOfThreeToFlush,
    BoardPairAndKing, BoardPairAndQueen, BoardPairAndJack, kBeforeRiver
};
constexpr std::string_view kBeforeRiverWords[kBeforeRiver] = {
    "two pairs or better",
    "three of a kind or better",
    "a pair that the board has not",
    "a pair of threes or better that the board has not",
    "a pair of the board's highest card, or a higher one",
    "four to a flush",
    "four to a flush and a ten or higher of it in hand",
    "four to a straight that two ranks complete",
    "four to a straight",
    "an ace", "a king or higher", "a queen or higher", "a jack or higher", "a ten or higher", "a nine or higher",
    "two cards above the board",
    "a card above the board",
    "three to a flush with both cards",
    "three to a flush",
    "three to a straight with both cards",
    "two cards of ten or higher",
    "a jack or higher and another card of eight or higher",
    "two cards above all of the board but one",
    "a jack or higher that is above the board",
    "a ten or higher that is above the board",
    "a ten or higher and three to a flush",
    "a king or higher beside a pair on the board",
    "a queen or higher beside a pair on the board",
    "a jack or higher beside a pair on the board",
};

constexpr int kOuts[] = {12, 15, 17, 18, 19, 20, 21, 22, 23, 25, 28};
enum OnRiver : unsigned {
    RiverTwoPairs, RiverThree, RiverOwnPair, RiverOwnPairOfThrees, RiverTopPair, FirstOuts,
    HighestMissing = FirstOuts + std::size(kOuts), TwoHighestMissing, PlaysBoard, kOnRiver
};
constexpr std::string_view kOnRiverWords[kOnRiver] = {
    "two pairs or better that the board has not",
    "three of a kind or better that the board has not",
    "a pair that the board has not",
    "a pair of threes or better that the board has not",
    "a pair of the board's highest card, or a higher one",
    "fewer than 12 cards with which the dealer wins",
    "fewer than 15 cards with which the dealer wins",
    "fewer than 17 cards with which the dealer wins",
    "fewer than 18 cards with which the dealer wins",
    "fewer than 19 cards with which the dealer wins",
    "fewer than 20 cards with which the dealer wins",
    "fewer than 21 cards with which the dealer wins",
    "fewer than 22 cards with which the dealer wins",
    "fewer than 23 cards with which the dealer wins",
    "fewer than 25 cards with which the dealer wins",
    "fewer than 28 cards with which the dealer wins",
    "the highest card that the board lacks",
    "one of the two highest cards that the board lacks",
    "a straight or better on the board",
};
static_assert(kBeforeRiver <= 32 && kOnRiver <= 32);

constexpr int kThreePlace = 1, kEightPlace = 6, kNinePlace = 7, kTenPlace = 8, kJackPlace = 9, kQueenPlace = 10,
              kKingPlace = 11, kAcePlace = 12;

unsigned ranks_in(CardSet cards) { return cards.suit(0) | cards.suit(1) | cards.suit(2) | cards.suit(3); }
int highest_place(unsigned ranks) { return ranks ? static_cast<int>(std::bit_width(ranks)) - 1 : -1; }

// What lies on the board by itself, as far as equal ranks make it.
Kind kind_of_groups(const rank::RankSets& held) {
    if (held.four) return Kind::FourOfAKind;
    if (held.thrice) return std::popcount(held.twice) > 1 ? Kind::FullHouse : Kind::ThreeOfAKind;
    return std::popcount(held.twice) > 1 ? Kind::TwoPair : held.twice ? Kind::Pair : Kind::HighCard;
}

struct VisibleFeatures {
    CardSet own, board;
    unsigned own_ranks, board_ranks;
    int high, low, top;
    rank::Rank<rank::kFiveCards> best;
    Kind kind, board_kind;

    VisibleFeatures(CardSet own_cards, CardSet board_cards)
        : own(own_cards), board(board_cards), own_ranks(ranks_in(own)), board_ranks(ranks_in(board)),
          high(highest_place(own_ranks)), low(std::countr_zero(own_ranks)), top(highest_place(board_ranks)),
          best(rank::best<rank::kFiveCards>((own | board).sets(), 2 + board.size())), kind(best.kind()),
          board_kind(kind_of_groups(board.sets())) {}

    bool above_board(Kind from) const { return kind >= from && kind > board_kind; }
    // The highest rank that a hole card pairs; below zero: none.
    int own_pair() const { return high == low ? high : highest_place(own_ranks & board_ranks); }
    bool top_pair() const { return own_pair() >= top; }

    // The highest own card of a suit with so many cards in hand and on the board.
    int four_to_flush() const {
        for (std::size_t s = 0; s < 4; ++s)
            if (own.suit(s) && std::popcount((own | board).suit(s)) == 4) return highest_place(own.suit(s));
        return -1;
    }
    bool three_to_flush(int of_own) const {
        for (std::size_t s = 0; s < 4; ++s)
            if (std::popcount(own.suit(s)) >= of_own && std::popcount((own | board).suit(s)) == 3) return true;
        return false;
    }
    bool three_to_straight() const {
        if (high == low) return false;
        const unsigned with_low_ace = (own_ranks | board_ranks) << 1 | (own_ranks | board_ranks) >> kAcePlace;
        const unsigned own_too = own_ranks << 1 | own_ranks >> kAcePlace;
        for (int from = 0; from <= kTenPlace + 1; ++from) {
            const unsigned window = 31u << from;
            if (std::popcount(own_too & window) == 2 && std::popcount(with_low_ace & window) >= 3) return true;
        }
        return false;
    }
    // The board's second highest rank; its only one where there is one.
    int second() const {
        const unsigned rest = board_ranks & ~(1u << top);
        return rest ? highest_place(rest) : top;
    }
    // Ranks that complete a straight which the board and that rank do not make.
    int straight_ranks() const {
        const unsigned held = own_ranks | board_ranks;
        if (rank::tops_of_runs(held, 5)) return 0;
        int ranks = 0;
        for (unsigned rank = 1; rank <= rank::kAllRanks; rank <<= 1)
            ranks += !(held & rank) && rank::tops_of_runs(held | rank, 5) && !rank::tops_of_runs(board_ranks | rank, 5);
        return ranks;
    }
};

ConditionSet before_river(const VisibleFeatures& features) {
    ConditionSet set = 0;
    const auto put = [&](unsigned which, bool holds) { set |= ConditionSet{holds} << which; };
    put(TwoPairs, features.above_board(Kind::TwoPair));
    put(Three, features.above_board(Kind::ThreeOfAKind));
    put(OwnPair, features.own_pair() >= 0);
    put(OwnPairOfThrees, features.own_pair() >= kThreePlace);
    put(TopPair, features.own_pair() >= 0 && features.top_pair());
    const int flush = features.four_to_flush(), straights = features.straight_ranks();
    put(FourToFlush, flush >= 0);
    put(FourToFlushHigh, flush >= kTenPlace);
    put(FourToStraightOpen, straights >= 2);
    put(FourToStraight, straights >= 1);
    put(Ace, features.high >= kAcePlace);
    put(King, features.high >= kKingPlace);
    put(Queen, features.high >= kQueenPlace);
    put(Jack, features.high >= kJackPlace);
    put(Ten, features.high >= kTenPlace);
    put(Nine, features.high >= kNinePlace);
    put(BothAbove, features.low > features.top);
    put(OneAbove, features.high > features.top);
    put(ThreeToFlush, features.three_to_flush(2));
    put(OneOfThreeToFlush, features.three_to_flush(1));
    put(ThreeToStraight, features.three_to_straight());
    put(BothTens, features.low >= kTenPlace);
    put(JackAndEight, features.high >= kJackPlace && features.low >= kEightPlace);
    put(BothAboveSecond, features.low > features.second());
    put(JackAbove, features.high >= kJackPlace && features.high > features.top);
    put(TenAbove, features.high >= kTenPlace && features.high > features.top);
    put(TenOfThreeToFlush, features.high >= kTenPlace && features.three_to_flush(1));
    const bool board_pair = features.board_kind >= Kind::Pair;
    put(BoardPairAndKing, board_pair && features.high >= kKingPlace);
    put(BoardPairAndQueen, board_pair && features.high >= kQueenPlace);
    put(BoardPairAndJack, board_pair && features.high >= kJackPlace);
    return set;
}

constexpr ConditionSet kOfSuits = 1u << FourToFlush | 1u << FourToFlushHigh | 1u << ThreeToFlush |
                                  1u << OneOfThreeToFlush | 1u << TenOfThreeToFlush;

// A rule is asked for tens of millions of hands. All but a few conditions depend on ranks alone, of which there are far
// fewer: what was found for ranks is kept, and suits are looked at each time.
class BeforeRiverByRanks {
public:
    static ConditionSet of(CardSet own, CardSet board) {
        if (board.size() != 3 && board.size() != 4) return before_river(VisibleFeatures(own, board));
        for (std::size_t s = 0; s < 4; ++s)
            if (std::popcount((own | board).suit(s)) >= 5) return before_river(VisibleFeatures(own, board));
        std::atomic<ConditionSet>& known = place_of(own, board);
        ConditionSet by_ranks = known.load(std::memory_order_relaxed);
        if (!(by_ranks & kKnown)) {
            by_ranks = (before_river(VisibleFeatures(own, board)) & ~kOfSuits) | kKnown;
            known.store(by_ranks, std::memory_order_relaxed);
        }
        return (by_ranks & ~kKnown) | by_suits(own, board);
    }

private:
    static constexpr ConditionSet kKnown = 1u << 31;
    static constexpr std::size_t kBoards = 455 + 1'820;  // ranks of three cards and of four

    static ConditionSet by_suits(CardSet own, CardSet board) {
        ConditionSet set = 0;
        const int high = highest_place(ranks_in(own));
        for (std::size_t s = 0; s < 4; ++s) {
            const unsigned mine = own.suit(s);
            if (!mine) continue;
            const int together = std::popcount(mine | board.suit(s));
            if (together == 4) set |= 1u << FourToFlush;
            if (together == 4 && highest_place(mine) >= kTenPlace) set |= 1u << FourToFlushHigh;
            if (together == 3) set |= 1u << OneOfThreeToFlush;
            if (together == 3 && std::popcount(mine) == 2) set |= 1u << ThreeToFlush;
            if (together == 3 && high >= kTenPlace) set |= 1u << TenOfThreeToFlush;
        }
        return set;
    }

    static std::atomic<ConditionSet>& place_of(CardSet own, CardSet board) {
        static std::vector<std::atomic<ConditionSet>> all(kBoards * kOwnOff);
        std::array<std::uint8_t, 8> cards;
        const std::size_t size = places_of(board, cards);
        for (std::size_t i = 0; i < size; ++i) cards[i] %= kRanks;
        std::sort(cards.begin(), cards.begin() + size);
        std::size_t number = size == 3 ? 0 : 455;
        for (std::size_t i = 0; i < size; ++i) number += kBinomials.of[cards[i] + i][i + 1];
        places_of(own, cards);
        return all[number * kOwnOff + own_off(cards[0] % kRanks, cards[1] % kRanks)];
    }
};
static_assert(kBeforeRiver < 31);

// Cards with which, as one of his two, the dealer has the higher hand already.
int outs(const VisibleFeatures& features, CardSet deck) {
    const auto& ranks = rank::FastRanks<6>::get();
    const std::uint16_t mine = rank::FastRanks<6>::number_of(features.best);
    rank::Held board;
    for (std::uint64_t rest = features.board.bits(); rest; rest &= rest - 1) board += card_at(std::countr_zero(rest));
    int outs = 0;
    for (std::uint64_t rest = (deck - features.own - features.board).bits(); rest; rest &= rest - 1) {
        rank::Held held = board;
        held += card_at(std::countr_zero(rest));
        outs += ranks.of(held) > mine;
    }
    return outs;
}

ConditionSet on_river(const VisibleFeatures& features, CardSet deck) {
    ConditionSet set = 0;
    const auto put = [&](unsigned which, bool holds) { set |= ConditionSet{holds} << which; };
    const Kind board = rank::best<rank::kFiveCards>(features.board.sets(), 5).kind();
    const bool better = features.kind > board;
    put(RiverTwoPairs, better && features.kind >= Kind::TwoPair);
    put(RiverThree, better && features.kind >= Kind::ThreeOfAKind);
    put(RiverOwnPair, features.own_pair() >= 0);
    put(RiverOwnPairOfThrees, features.own_pair() >= kThreePlace);
    put(RiverTopPair, features.own_pair() >= 0 && features.top_pair());
    const int against = outs(features, deck);
    for (unsigned i = 0; i < std::size(kOuts); ++i) put(FirstOuts + i, against < kOuts[i]);
    const unsigned missing = rank::kAllRanks & ~features.board_ranks;
    put(HighestMissing, features.own_ranks & rank::highest(missing));
    put(TwoHighestMissing, features.own_ranks & rank::highest(missing, 2));
    put(PlaysBoard, board >= Kind::Straight);
    return set;
}

}  // namespace

std::span<const std::string_view> conditions_before_river() { return kBeforeRiverWords; }
std::span<const std::string_view> conditions_on_river() { return kOnRiverWords; }

ConditionSet conditions_before_river_of(CardSet own, CardSet board) {
    return before_river(VisibleFeatures(own, board));
}

ConditionSet conditions_of(CardSet own, CardSet board, CardSet deck, int full_board) {
    if (board.size() == full_board) return on_river(VisibleFeatures(own, board), deck);
    return BeforeRiverByRanks::of(own, board);
}

}  // namespace baize::poker
