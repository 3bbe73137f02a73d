// The house way (gb-2011 13.21), row by row as it is printed: the table stands twice, once cut short, and the heading
// of the rows on four of a kind is lost. Rulings R51, R77 and R84 fill what it leaves open. And what seven cards are
// worth to a Fortune wager (13.36).
#include <array>

#include "games/pai_gow_poker/settle.hpp"

namespace baize::pai_gow_poker {

namespace {

using rank::highest;
using rank::highest_rank;
using rank::rank_bit;

constexpr unsigned kAceBit = rank_bit(kAce), kKingBit = rank_bit(kKing);

// The seven cards by rank, the joker among the aces (13.9).
struct ByRank {
    std::array<int, kAce + 1> count{};
    unsigned single = 0, pair = 0, three = 0, four = 0;  // ranks that occur just so often

    explicit ByRank(Faces seven) {
        for (Faces rest = seven; rest; rest &= rest - 1) ++count[at(rest)];
        for (int rank = 2; rank <= kAce; ++rank) {
            const int cards = count[rank];
            unsigned* const sets[] = {nullptr, &single, &pair, &three, &four, nullptr};
            if (sets[cards]) *sets[cards] |= rank_bit(rank);
        }
    }
    bool five_aces() const { return count[kAce] == 5; }

private:
    static int at(Faces rest) { return rank_of(std::countr_zero(rest)); }
};

// Two ranks to go in front.
struct Front {
    int a = 0, b = 0;
};
Front pair_of(unsigned rank) { return {highest_rank(rank), highest_rank(rank)}; }
Front two_highest(unsigned ranks) { return {highest_rank(ranks), highest_rank(ranks ^ highest(ranks))}; }

enum class Group { Low, Medium, High, Aces };                        // 2s-6s, 7s-10s, Js-Ks
Group group_of(unsigned rank) {
    const int r = highest_rank(rank);
    return r <= 6 ? Group::Low : r <= 10 ? Group::Medium : r <= kKing ? Group::High : Group::Aces;
}

// "Five Aces": three behind and two in front, but a pair of kings goes in front of all five.
Front five_aces(const ByRank& held) { return pair_of(held.pair & kKingBit ? kKingBit : kAceBit); }

// "Four of a Kind" (the heading is lost), with a pair or a three: a pair of that in front (ruling R51).
Front four_of_a_kind(const ByRank& held) {
    if (held.pair || held.three) return pair_of(highest(held.pair | held.three));
    const bool ace = held.single & kAceBit, king = held.single & kKingBit;
    const Group group = group_of(held.four);
    const bool together = group == Group::Low || (group == Group::Medium && (ace || king)) ||
                          (group == Group::High && ace);
    return together ? two_highest(held.single) : pair_of(held.four);
}

// "Full House": always split, but for a pair of twos where an ace and a king can be played in front. Of two pairs, or
// of two threes, the highest pair goes in front (rulings R51, R77).
Front full_house(const ByRank& held) {
    if (std::popcount(held.three) == 2) return pair_of(highest(held.three));
    if (held.pair == rank_bit(2) && held.single == (kAceBit | kKingBit)) return {kAce, kKing};
    return pair_of(highest(held.pair));
}

// "Two Pairs": the lower goes in front unless a high card allows to keep both behind.
Front two_pairs(const ByRank& held) {
    const unsigned higher = highest(held.pair), lower = held.pair ^ higher;
    const Group high = group_of(higher), low = group_of(lower);
    const bool ace = held.single & kAceBit, king = held.single & kKingBit;
    const bool low_with_medium_at_most = low == Group::Low && high <= Group::Medium;
    const bool low_high_or_medium = (low == Group::Low && high == Group::High) ||
                                    (low == Group::Medium && high == Group::Medium);
    const bool together = (low_with_medium_at_most && (ace || king)) || (low_high_or_medium && ace);
    return together ? two_highest(held.single) : pair_of(lower);
}

// "Three of a Kind": next two highest in front; of aces, one with the highest other card (ruling R84).
Front three_of_a_kind(const ByRank& held) {
    return held.three == kAceBit ? Front{kAce, highest_rank(held.single)} : two_highest(held.single);
}

// "High Card": the highest card behind, the next two in front.
Front high_card(const ByRank& held) { return two_highest(held.single ^ highest(held.single)); }

bool is_straight_or_better(HighRank high) {
    return high.kind() == Kind::Straight || high.kind() == Kind::Flush || high.kind() == Kind::StraightFlush ||
           high.kind() == Kind::RoyalFlush;
}

// "Straights, Flushes, Straight Flushes and Royal Flushes": the one that leaves the best two cards for the front, a
// pair if there is one (ruling R51 where it cannot go there). Nothing where the cards make none.
Faces straight_or_flush(Faces seven) {
    Faces best = 0;
    Setting chosen;
    each_two(seven, [&](Faces low) {
        const Setting setting = set(seven, low);
        if (!is_straight_or_better(setting.high)) return;
        if (best && (setting.low < chosen.low || (setting.low == chosen.low && setting.high <= chosen.high))) return;
        best = low;
        chosen = setting;
    });
    return best;
}

// The cards of these ranks that leave the best hand behind: it matters where the joker is one of several aces.
Faces cards_of(Faces seven, Front front) {
    const LowRank wanted(front.a, front.b);
    Faces best = 0;
    each_two(seven, [&](Faces low) {
        if (low_rank(low) == wanted && (!best || high_rank(seven & ~low) > high_rank(seven & ~best))) best = low;
    });
    return best;
}

std::optional<Front> by_equal_ranks(const ByRank& held) {
    if (held.five_aces()) return five_aces(held);
    if (held.four) return four_of_a_kind(held);
    if (std::popcount(held.three) == 2 || (held.three && held.pair)) return full_house(held);
    if (std::popcount(held.pair) == 3) return pair_of(highest(held.pair));                     // "Three Pairs"
    if (std::popcount(held.pair) == 2) return two_pairs(held);
    return std::nullopt;
}

}  // namespace

Faces house_way(Faces seven, ThreeAces three_aces) {
    assert(std::popcount(seven) == kSeven);
    const ByRank held(seven);
    if (const auto front = by_equal_ranks(held)) return cards_of(seven, *front);
    const Faces low = straight_or_flush(seven);
    // "With Three of a Kind: play pair in front" cannot be where the joker is one of three aces.
    if (low && (!held.three || low_rank(low).pair() || three_aces == ThreeAces::StraightBehind)) return low;
    if (held.three) return cards_of(seven, three_of_a_kind(held));
    return cards_of(seven, held.pair ? two_highest(held.single) : high_card(held));            // "One Pair", "No Pair"
}

std::vector<std::string_view> house_way_in_words(ThreeAces three_aces) {
    return {
        "no pair: the highest card behind, the next two in front",
        "one pair: the pair behind, the next two highest in front",
        "two pairs, of 2s to 6s or with one of 7s to 10s: split, but both behind with a king or an ace to play",
        "two pairs, of 2s to 6s and Js to Ks or both of 7s to 10s: split, but both behind with an ace to play",
        "two pairs of higher groups, or one of aces: split",
        "three pairs: the highest in front",
        "three of a kind: behind; of three aces one goes in front with the highest other card",
        three_aces == ThreeAces::Split
            ? "three aces with the joker: so too where a straight or flush would need the joker"
            : "three aces with the joker, which a straight or flush needs: that goes behind, the other two in front",
        "three of a kind twice: a pair of the higher in front",
        "straight, flush or better: the one that leaves the best two cards for the front, a pair if it can; with two "
        "or three pairs those are set as pairs",
        "full house: split, but kept behind where its pair is of 2s and an ace and a king can be played in front; of "
        "two pairs the higher in front",
        "four of a kind: 2s to 6s stay together; 7s to 10s are split unless a king or an ace can be played in front, "
        "Js to Ks unless an ace can; aces are split; a pair or three beside them gives a pair in front",
        "five aces: two in front, but a pair of kings goes there first",
    };
}

Faces best_high(Faces seven) {
    Faces best = 0;
    Setting chosen;
    each_two(seven, [&](Faces low) {
        const Setting setting = set(seven, low);
        if (best && (setting.high < chosen.high || (setting.high == chosen.high && setting.low <= chosen.low))) return;
        best = low;
        chosen = setting;
    });
    return best;
}

// ---- Fortune --------------------------------------------------------------------------------------------------------

namespace {

constexpr unsigned kRoyalRanks = kAceBit | kKingBit | rank_bit(kQueen) | rank_bit(kJack) | rank_bit(10);

rank::RankSets natural_cards(Faces seven) {
    rank::RankSets held;
    for (Faces rest = seven & ~rank::kJoker; rest; rest &= rest - 1)
        held.add(Card::from_index(std::countr_zero(rest)));
    return held;
}

// Seven in a row of one suit, the ace high or low; the joker may stand for one of them.
bool seven_straight_flush(const rank::RankSets& held, bool joker) {
    for (const unsigned suited : held.in_suit) {
        if (std::popcount(suited) != kSeven - joker) continue;
        if (!joker) return rank::tops_of_runs(suited, kSeven) != 0;
        for (int rank = 2; rank <= kAce; ++rank)
            if (!(suited & rank_bit(rank)) && rank::tops_of_runs(suited | rank_bit(rank), kSeven)) return true;
    }
    return false;
}

// A royal flush, perhaps with the joker in it (ruling R23), and a king and a queen that share another suit.
bool royal_and_match(const rank::RankSets& held, bool joker) {
    constexpr unsigned kMatch = kKingBit | rank_bit(kQueen);
    bool royal = false, match = false;
    for (const unsigned suited : held.in_suit) {
        royal = royal || ((suited & ~kRoyalRanks) == 0 && std::popcount(suited) == 5 - joker);
        match = match || suited == kMatch;
    }
    return royal && match;
}

}  // namespace

Beneath beneath_ceiling(Faces seven) {
    const bool royal = high_rank(seven & ~best_high(seven)).kind() == Kind::RoyalFlush;
    return royal ? Beneath::RoyalFlush : Beneath::StraightFlush;
}

std::optional<book::FortuneRow> fortune_row(Faces seven) {
    using namespace gb_2011::pai_gow_poker;
    const rank::RankSets held = natural_cards(seven);
    const bool joker = has_joker(seven);
    const ByRank ranks(seven);
    if (seven_straight_flush(held, joker)) return joker ? SevenStraightFlushJoker : SevenStraightFlush;
    if (royal_and_match(held, joker)) return RoyalAndMatch;
    switch (high_rank(seven & ~best_high(seven)).kind()) {
        case Kind::FiveOfAKind: return FiveAces;
        case Kind::RoyalFlush: return RoyalFlush;
        case Kind::StraightFlush: return StraightFlush;
        case Kind::FourOfAKind: return FourOfAKind;
        case Kind::FullHouse: return FullHouse;
        case Kind::Flush: return Flush;
        case Kind::Straight: return ranks.three ? ThreeOfAKind : Straight;                     // ruling R23
        case Kind::ThreeOfAKind: return ThreeOfAKind;
        case Kind::TwoPair: return std::popcount(ranks.pair) == 3 ? std::optional(ThreePairs) : std::nullopt;
        default: return std::nullopt;
    }
}

}  // namespace baize::pai_gow_poker
