// Hands by every order, held against a ranker that shares nothing with core/rank, and the fast table against the plain
// code. BAIZE_LONG=1 compares all 133,784,560 hands of seven cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <vector>

#include "core/rank/fast.hpp"
#include "core/rank/wild.hpp"
#include "support/long_count.hpp"

namespace baize::rank::rank_test {
namespace {

// ---- A slow ranker, by counting equal ranks -------------------------------------------------------------------------

struct Slow {
    Kind kind;
    std::vector<int> ranks;  // in the order in which they are compared
};

using Ranks = std::vector<std::pair<int, int>>;  // how often, which rank

std::vector<int> falling(const std::vector<Card>& cards) {
    std::map<int, int> counts;
    for (const Card card : cards) ++counts[card.rank()];
    Ranks by_count;
    for (const auto& [rank, count] : counts) by_count.emplace_back(count, rank);
    std::sort(by_count.rbegin(), by_count.rend());
    std::vector<int> ranks;
    for (const auto& [count, rank] : by_count) ranks.push_back(rank);
    return ranks;
}

std::vector<int> counts_of(const std::vector<Card>& cards) {
    std::map<int, int> counts;
    for (const Card card : cards) ++counts[card.rank()];
    std::vector<int> list;
    for (const auto& [rank, count] : counts) list.push_back(count);
    std::sort(list.rbegin(), list.rend());
    return list;
}

// The highest card of a straight, or 0.
int top_of_straight(const std::vector<Card>& cards) {
    std::vector<int> ranks;
    for (const Card card : cards) ranks.push_back(card.rank());
    std::sort(ranks.begin(), ranks.end());
    const int n = static_cast<int>(ranks.size());
    bool run = true, low = ranks.back() == kAce;
    for (int i = 1; i < n; ++i) run &= ranks[static_cast<std::size_t>(i)] == ranks[static_cast<std::size_t>(i - 1)] + 1;
    for (int i = 0; i < n - 1; ++i) low &= ranks[static_cast<std::size_t>(i)] == i + 2;
    return run ? ranks.back() : low ? n : 0;
}

Kind kind_of(const Order& order, const std::vector<Card>& cards) {
    const auto counts = counts_of(cards);
    const bool flush = std::all_of(cards.begin(), cards.end(), [&](Card c) { return c.suit() == cards[0].suit(); });
    const int top = top_of_straight(cards);
    if (flush && top == kAce && order.has(Kind::RoyalFlush)) return Kind::RoyalFlush;
    if (flush && top) return Kind::StraightFlush;
    if (counts[0] == 4) return Kind::FourOfAKind;
    if (counts[0] == 3 && counts.size() > 1 && counts[1] == 2) return Kind::FullHouse;
    if (flush) return Kind::Flush;
    if (top) return Kind::Straight;
    if (counts[0] == 3) return Kind::ThreeOfAKind;
    if (counts[0] == 2) return counts.size() > 1 && counts[1] == 2 ? Kind::TwoPair : Kind::Pair;
    return Kind::HighCard;
}

Slow slow_rank(const Order& order, const std::vector<Card>& cards) {
    const Kind kind = kind_of(order, cards);
    const int top = top_of_straight(cards);
    if (kind != Kind::Straight && kind != Kind::StraightFlush && kind != Kind::RoyalFlush)
        return {kind, falling(cards)};
    // Twice a rank, so that the wheel finds a place between king and ace.
    const bool second = order.wheel == Wheel::SecondHighest && top == order.cards;
    return {kind, {second ? 2 * kKing + 1 : 2 * top}};
}

bool below(const Order& order, const Slow& a, const Slow& b) {
    if (a.kind != b.kind) return order.place(a.kind) < order.place(b.kind);
    return a.ranks < b.ranks;
}

Slow slow_best(const Order& order, const std::vector<Card>& cards) {
    Slow best{Kind::HighCard, {}};
    std::vector<bool> chosen(cards.size());
    std::fill(chosen.begin(), chosen.begin() + order.cards, true);
    do {
        std::vector<Card> hand;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (chosen[i]) hand.push_back(cards[i]);
        const Slow rank = slow_rank(order, hand);
        if (below(order, best, rank)) best = rank;
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return best;
}

std::vector<Card> some_cards(std::mt19937& dice, int how_many, int faces = 52) {
    std::vector<Card> cards;
    while (static_cast<int>(cards.size()) < how_many) {
        const Card card = Card::from_index(static_cast<int>(dice() % static_cast<unsigned>(faces)));
        if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
    }
    return cards;
}

Faces faces_of(const std::vector<Card>& cards) {
    Faces faces = 0;
    for (const Card card : cards) faces |= face(card);
    return faces;
}

// Pairs of hands: each has the kind that the slow ranker gives it, and both rankers put them in the same order.
template <Order kOrder>
void expect_same_order(int held, int hands) {
    std::mt19937 dice(static_cast<unsigned>(kOrder.cards * 10 + held));
    Slow last{Kind::HighCard, {}};
    Rank<kOrder> last_rank{};
    for (int i = 0; i < hands; ++i) {
        const auto cards = some_cards(dice, held, i % 2 ? 52 : 28);  // few ranks: many pairs, straights and flushes
        const Slow slow = slow_best(kOrder, cards);
        const Rank<kOrder> rank = best<kOrder>(cards);
        ASSERT_EQ(rank.kind(), slow.kind);
        ASSERT_EQ(last_rank < rank, below(kOrder, last, slow));
        ASSERT_EQ(rank < last_rank, below(kOrder, slow, last));
        last = slow, last_rank = rank;
    }
}

// Under the sanitizers a few of them show what memory is touched.
constexpr int kHandsCompared = testing_support::sanitized() ? 400 : 4000;

TEST(Rank, ThreeCardsOfThreeToSeven) {
    for (int held = 3; held <= 7; ++held) expect_same_order<kThreeCards>(held, kHandsCompared);
}
TEST(Rank, FourCardsOfFourToSeven) {
    for (int held = 4; held <= 7; ++held) expect_same_order<kFourCards>(held, kHandsCompared);
}
TEST(Rank, FiveCardsOfFiveToSeven) {
    for (int held = 5; held <= 7; ++held) expect_same_order<kFiveCards>(held, kHandsCompared);
}

// How many of each kind a deck holds, as anybody can count.
template <Order kOrder>
std::map<Kind, long> kinds_of_all_hands() {
    std::map<Kind, long> counts;
    for (Faces hand = (Faces{1} << kOrder.cards) - 1; hand < Faces{1} << 52;) {
        RankSets held;
        for (Faces rest = hand; rest; rest &= rest - 1) held.add(Card::from_index(std::countr_zero(rest)));
        ++counts[best_of<kOrder>(held).kind()];
        const Faces low = hand & -hand, next = hand + low;
        hand = next | ((hand ^ next) >> 2) / low;
    }
    return counts;
}

TEST(Rank, EveryHandOfThreeAndOfFourCards) {
    EXPECT_EQ(kinds_of_all_hands<kThreeCards>(),
              (std::map<Kind, long>{{Kind::HighCard, 16440}, {Kind::Pair, 3744}, {Kind::Flush, 1096},
                                    {Kind::Straight, 720}, {Kind::ThreeOfAKind, 52}, {Kind::StraightFlush, 48}}));
    EXPECT_EQ(kinds_of_all_hands<kFourCards>(), (std::map<Kind, long>{{Kind::HighCard, 177'408},
                                                                      {Kind::Pair, 82'368},
                                                                      {Kind::TwoPair, 2808},
                                                                      {Kind::Straight, 2772},
                                                                      {Kind::Flush, 2816},
                                                                      {Kind::ThreeOfAKind, 2496},
                                                                      {Kind::StraightFlush, 44},
                                                                      {Kind::FourOfAKind, 13}}));
}

// ---- Wheels and jokers ----------------------------------------------------------------------------------------------

std::vector<Card> hand(std::string_view text) {
    std::vector<Card> cards;
    for (std::size_t at = 0; at < text.size(); at += 3) cards.push_back(*parse_card(text.substr(at, 2)));
    return cards;
}

Rank<kPaiGow> pai_gow(std::string_view naturals, bool joker) {
    return best_wild<kPaiGow>(faces_of(hand(naturals)) | (joker ? kJoker : 0), kJoker);
}

TEST(Rank, R20_TheWheelIsTheLowestStraightOfFive) {
    EXPECT_LT(best<kFiveCards>(hand("As 2d 3c 4h 5s")), best<kFiveCards>(hand("2d 3c 4h 5s 6s")));
    EXPECT_GT(best<kFiveCards>(hand("As 2d 3c 4h 5s")), best<kFiveCards>(hand("As Ad Ac Kh Qs")));
}

TEST(Rank, R13_7_TheWheelIsTheSecondHighestStraightOfPaiGow) {
    EXPECT_GT(pai_gow("As 2d 3c 4h 5s", false), pai_gow("9d Tc Jh Qs Ks", false));
    EXPECT_LT(pai_gow("As 2d 3c 4h 5s", false), pai_gow("Td Jc Qh Ks As", false));
    EXPECT_GT(pai_gow("As 2s 3s 4s 5s", false), pai_gow("9d Td Jd Qd Kd", false));
    EXPECT_EQ(pai_gow("As 2s 3s 4s 5s 6s", false), pai_gow("Ad 2d 3d 4d 5d", false)) << "not six high";
}

TEST(Rank, R13_9_TheJokerIsAnAceOrCompletes) {
    EXPECT_EQ(pai_gow("As Ad Ac Ah", true).kind(), Kind::FiveOfAKind);
    EXPECT_GT(pai_gow("As Ad Ac Ah", true), pai_gow("Ts Js Qs Ks As", false));
    EXPECT_EQ(pai_gow("Ks Kd Kc Kh", true).kind(), Kind::FourOfAKind) << "an ace beside four kings";
    EXPECT_EQ(pai_gow("Ks Kd 4c 7h", true), pai_gow("Ks Kd 4c 7h Ac", false));
    EXPECT_EQ(pai_gow("Ks Kd 4c 4h", true).kind(), Kind::TwoPair) << "no full house but of aces";
    EXPECT_EQ(pai_gow("5s 6d 8c 9h", true).kind(), Kind::Straight);
    EXPECT_EQ(pai_gow("2s 3d 4c 5h", true), pai_gow("2s 3d 4c 5h Ad", false)) << "ruling R77: A-5, not six high";
    EXPECT_EQ(pai_gow("As Js 7s 3s", true), pai_gow("Ad Kd Jd 7d 3d", false)) << "ruling R77: the highest missing";
    EXPECT_EQ(pai_gow("9s Js Qs Ks", true).kind(), Kind::StraightFlush);
    EXPECT_EQ(pai_gow("Ts Js Qs Ks", true).kind(), Kind::RoyalFlush);
}

// The best that any assignment of the wild cards makes; five of one rank are named by their rank alone.
template <Order kOrder>
Rank<kOrder> by_assignment(const std::vector<Card>& naturals, int wild) {
    if (wild > 0) {
        Rank<kOrder> best{};
        for (int i = 0; i < 52; ++i) {
            auto more = naturals;
            more.push_back(Card::from_index(i));
            best = std::max(best, by_assignment<kOrder>(more, wild - 1));
        }
        return best;
    }
    if (counts_of(naturals)[0] == 5) return {Kind::FiveOfAKind, rank_bit(naturals[0].rank()), 0};
    RankSets held(naturals);
    for (unsigned& ranks : held.in_suit)
        if (std::popcount(ranks) != 5) ranks = 0;  // a card twice in one suit makes no flush here
    return best_of<kOrder>(held);
}

template <Order kOrder>
void expect_best_assignment(int wild, int hands) {
    std::mt19937 dice(static_cast<unsigned>(wild));
    for (int i = 0; i < hands; ++i) {
        const auto cards = some_cards(dice, 5, i % 2 ? 52 : 32);
        const std::vector<Card> naturals(cards.begin() + wild, cards.end());
        const Faces wilds = faces_of({cards.begin(), cards.begin() + wild});
        ASSERT_EQ(five_wild<kOrder>(faces_of(cards), wilds), by_assignment<kOrder>(naturals, wild)) << i;
    }
}

TEST(Rank, R16_12_AnyCardsAreWild) {
    expect_best_assignment<kWildBelow>(1, 1500);
    expect_best_assignment<kWildAbove>(1, 1500);
    expect_best_assignment<kWildBelow>(2, 40);
}

TEST(Rank, R16_11_FiveOfAKindBelowAStraightFlushOrAbove) {
    const Faces fives = faces_of(hand("5s 5h 5d 5c")) | kJoker, sequence = faces_of(hand("5s 6s 7s 8s 9s"));
    EXPECT_LT(five_wild<kWildBelow>(fives, kJoker), five_wild<kWildBelow>(sequence, kJoker));
    EXPECT_GT(five_wild<kWildAbove>(fives, kJoker), five_wild<kWildAbove>(sequence, kJoker));
    const Faces all_wild = kJoker | faces_of(hand("2s 2h 2d 2c"));
    EXPECT_EQ(five_wild<kWildBelow>(all_wild, all_wild).kind(), Kind::RoyalFlush) << "nothing but wild cards";
}

TEST(Rank, R13_8_TwoCards) {
    EXPECT_GT(TwoCardRank(2, 2), TwoCardRank(kAce, kKing));
    EXPECT_GT(TwoCardRank(kAce, kAce), TwoCardRank(kKing, kKing));
    EXPECT_GT(TwoCardRank(kAce, 2), TwoCardRank(kKing, kQueen));
    EXPECT_LT(TwoCardRank(3, 2), TwoCardRank(4, 2));
    EXPECT_EQ(TwoCardRank(9, 4), TwoCardRank(4, 9));
}

// ---- The table ------------------------------------------------------------------------------------------------------

template <int kCards>
void expect_fast_is_plain(int hands) {
    const auto& fast = FastRanks<kCards>::get();
    std::mt19937 dice(kCards);
    for (int i = 0; i < hands; ++i) {
        const auto cards = some_cards(dice, kCards, i % 4 ? 52 : 28);
        Held held;
        for (const Card card : cards) held += card;
        const std::uint16_t number = fast.of(held);
        ASSERT_EQ(FastRanks<kCards>::rank_of(number), best<kFiveCards>(cards));
        ASSERT_EQ(FastRanks<kCards>::number_of(best<kFiveCards>(cards)), number);
    }
}

TEST(FastRank, AMillionHandsEqualThePlainCode) {
    expect_fast_is_plain<5>(200'000);
    expect_fast_is_plain<6>(200'000);
    expect_fast_is_plain<7>(baize::testing_support::sanitized() ? 100'000 : 600'000);
}

TEST(FastRank, TakingACardAwayIsAsIfItHadNotBeenThere) {
    Held held;
    for (const Card card : hand("As Ks Qs Js 9s 2d 2c")) held += card;
    const auto flush = FastRanks<7>::get().of(held);
    held -= *parse_card("Ks");
    held += *parse_card("Kd");
    EXPECT_LT(FastRanks<7>::get().of(held), flush);
    EXPECT_EQ(FastRanks<7>::rank_of(FastRanks<7>::get().of(held)), best<kFiveCards>(hand("As Kd Qs Js 9s 2d 2c")));
}

TEST(FastRank, ClassesAre7462InTheirOrder) {
    for (int i = 1; i < kClasses; ++i)
        ASSERT_LT(FastRanks<5>::rank_of(static_cast<std::uint16_t>(i - 1)),
                  FastRanks<5>::rank_of(static_cast<std::uint16_t>(i)));
    EXPECT_EQ(FastRanks<5>::rank_of(0).kind(), Kind::HighCard);
    EXPECT_EQ(FastRanks<5>::rank_of(kClasses - 1).kind(), Kind::RoyalFlush);
    EXPECT_THROW(FastRanks<5>::rank_of(kClasses), std::out_of_range);
}

// Every hand of seven cards, and how many there are of each kind.
TEST(FastRank, AllHandsOfSevenCards) {
    if (!std::getenv("BAIZE_LONG")) GTEST_SKIP() << "BAIZE_LONG=1";
    const auto& fast = FastRanks<7>::get();
    std::map<Kind, long> counts;
    for (Faces hand = 0x7f; hand < Faces{1} << 52;) {
        Held held;
        RankSets sets;
        for (Faces rest = hand; rest; rest &= rest - 1) {
            held += Card::from_index(std::countr_zero(rest));
            sets.add(Card::from_index(std::countr_zero(rest)));
        }
        const FiveCardRank plain = best_of<kFiveCards>(sets);
        ASSERT_EQ(FastRanks<7>::rank_of(fast.of(held)), plain);
        ++counts[plain.kind()];
        const Faces low = hand & -hand, next = hand + low;
        hand = next | ((hand ^ next) >> 2) / low;
    }
    EXPECT_EQ(counts, (std::map<Kind, long>{{Kind::HighCard, 23'294'460}, {Kind::Pair, 58'627'800},
                                            {Kind::TwoPair, 31'433'400}, {Kind::ThreeOfAKind, 6'461'620},
                                            {Kind::Straight, 6'180'020}, {Kind::Flush, 4'047'644},
                                            {Kind::FullHouse, 3'473'184}, {Kind::FourOfAKind, 224'848},
                                            {Kind::StraightFlush, 37'260}, {Kind::RoyalFlush, 4'324}}));
}

}  // namespace
}  // namespace baize::rank::rank_test
