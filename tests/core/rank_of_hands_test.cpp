// The order of poker hands: gb-2011 5.7, 5.8, nz-three-card-poker 10A.5, and counts that any handbook prints.
#include "core/rank/rank.hpp"
#include "support/long_count.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace baize::rank_of_hands_test {
namespace {

using rank::Kind;
using ThreeCards = rank::Rank<rank::kThreeCards>;
using FiveCards = rank::Rank<rank::kFiveCards>;

ThreeCards rank_three(const std::array<Card, 3>& hand) { return rank::best<rank::kThreeCards>(hand); }
FiveCards best_five(std::span<const Card> cards) { return rank::best<rank::kFiveCards>(cards); }

std::vector<Card> cards(const std::string& text) {
    std::vector<Card> result;
    std::istringstream words(text);
    for (std::string word; words >> word;) result.push_back(parse_card(word).value());
    return result;
}

ThreeCards three(const std::string& text) {
    const auto hand = cards(text);
    return rank_three({hand.at(0), hand.at(1), hand.at(2)});
}

FiveCards best(const std::string& text) { return best_five(cards(text)); }

// Every hand of the list beats the next.
template <class Rank>
void expect_falling(const std::vector<std::string>& hands, Rank rank) {
    for (std::size_t i = 1; i < hands.size(); ++i)
        EXPECT_GT(rank(hands[i - 1]), rank(hands[i])) << hands[i - 1] << " against " << hands[i];
}

// A ranking written without bits: category, then ranks by how often they occur and how high they are.
std::vector<int> slow_rank_five(const std::vector<Card>& hand) {
    std::map<int, int> times;
    for (const Card card : hand) ++times[card.rank()];
    std::vector<std::pair<int, int>> groups;
    for (const auto& [rank, count] : times) groups.emplace_back(count, rank);
    std::sort(groups.rbegin(), groups.rend());
    const bool flush = std::ranges::all_of(hand, [&](Card card) { return card.suit() == hand[0].suit(); });
    const bool wheel = times.size() == 5 && times.contains(kAce) && times.contains(2) && times.contains(5) &&
                       times.contains(3) && times.contains(4);
    const bool run = times.size() == 5 && times.rbegin()->first - times.begin()->first == 4;
    const int shape = groups[0].first * 10 + (groups.size() > 1 ? groups[1].first : 0);
    if (wheel || run) {
        const int top = wheel ? 5 : groups[0].second;
        return {!flush ? 4 : top == kAce ? 9 : 8, top};
    }
    const int pairs = shape == 22 ? 2 : shape == 21 ? 1 : 0;
    const int category = shape == 41 ? 7 : shape == 32 ? 6 : flush ? 5 : shape == 31 ? 3 : pairs;
    std::vector<int> result{category};
    for (const auto& [count, rank] : groups) result.push_back(rank);
    return result;
}

std::vector<Card> shuffled_top(std::size_t count, std::mt19937& random) {
    std::vector<int> deck(kCardsInDeck);
    for (int i = 0; i < kCardsInDeck; ++i) deck[static_cast<std::size_t>(i)] = i;
    std::vector<Card> result;
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(deck[i], deck[i + random() % (deck.size() - i)]);
        result.push_back(Card::from_index(deck[i]));
    }
    return result;
}

TEST(ThreeCardRank, R5_7_CardsFallFromTheAceToTheTwo) {
    expect_falling({"As 9h 7d", "Ks 9h 7d", "Qs 9h 7d", "Js 9h 7d", "Ts 9h 6d", "9s 7h 6d", "8s 7h 5d", "7s 6h 4d",
                    "6s 5h 3d", "5s 4h 2d"},
                   three);
}

TEST(ThreeCardRank, R5_7_TheAceIsLowOnlyInThreeTwoAce) {
    EXPECT_EQ(three("As 2h 3d").kind(), Kind::Straight);
    EXPECT_EQ(three("As 2s 3s").kind(), Kind::StraightFlush);
    EXPECT_EQ(three("Ks As 2h").kind(), Kind::HighCard);
    EXPECT_EQ(three("Ks As 2s").kind(), Kind::Flush);
    expect_falling({"As Kh Qd", "Ks Qh Jd", "4s 3h 2d", "3s 2h Ad"}, three);
    expect_falling({"As Ks Qs", "Ks Qs Js", "4s 3s 2s", "3s 2s As"}, three);
}

TEST(ThreeCardRank, R5_8_TheLowestOfEachRankingBeatsTheHighestOfTheNext) {
    expect_falling({"3s 2s As", "As Ah Ad", "2s 2h 2d", "As Kh Qd", "3s 2h Ad", "As Ks Js", "5s 3s 2s", "As Ah Kd",
                    "2s 2h 3d", "As Kh Jd"},
                   three);
}

TEST(ThreeCardRank, R5_8_ThePairDecidesBeforeTheThirdCard) {
    expect_falling({"9s 9h 2d", "8s 8h Ad", "8s 8h Kd"}, three);
    EXPECT_EQ(three("8s 8h Kd"), three("8c 8d Ks"));
}

TEST(ThreeCardRank, R5_8_CountsOfTheWholeDeck) {
    std::map<Kind, int> counts;
    std::set<ThreeCards> ranks;
    for (int a = 0; a < 52; ++a)
        for (int b = 0; b < a; ++b)
            for (int c = 0; c < b; ++c) {
                const auto rank = rank_three({Card::from_index(a), Card::from_index(b), Card::from_index(c)});
                ++counts[rank.kind()];
                ranks.insert(rank);
            }
    using enum Kind;
    const std::map<Kind, int> expected = {{HighCard, 16440}, {Pair, 3744},       {Flush, 1096},
                                                       {Straight, 720},   {ThreeOfAKind, 52}, {StraightFlush, 48}};
    EXPECT_EQ(counts, expected);
    EXPECT_EQ(ranks.size(), 741u);
}

TEST(ThreeCardRank, TheOrderOfTheCardsIsNoMatter) {
    const auto hand = cards("Qs 6h 4d");
    EXPECT_EQ(rank_three({hand[0], hand[1], hand[2]}), rank_three({hand[2], hand[0], hand[1]}));
}

TEST(FiveCardRank, R10A_5_TheLowestOfEachCategoryBeatsTheHighestOfTheNext) {
    expect_falling({"As Ks Qs Js Ts", "Ks Qs Js Ts 9s", "5s 4s 3s 2s As", "As Ah Ad Ac Ks", "2s 2h 2d 2c 3s",
                    "As Ah Ad Ks Kh", "2s 2h 2d 3s 3h", "As Ks Qs Js 9s", "7s 5s 4s 3s 2s", "As Kh Qs Js Ts",
                    "5s 4h 3s 2s As", "As Ah Ad Ks Qh", "2s 2h 2d 3s 4h", "As Ah Ks Kh Qd", "2s 2h 3s 3h 4d",
                    "As Ah Ks Qh Jd", "2s 2h 3s 4h 5d", "As Ks Qh Jd 9c", "7s 5h 4d 3c 2s"},
                   best);
}

TEST(FiveCardRank, R20_TheWheelIsTheLowestStraight) {
    expect_falling({"6s 5h 4s 3s 2s", "5s 4h 3s 2s As"}, best);
    EXPECT_EQ(best("3s 2h As Ks Qs").kind(), Kind::HighCard);
}

TEST(FiveCardRank, KickersDecide) {
    expect_falling({"Ks Kh 4d 4h 3s", "Ks Kh 4d 4h 2s", "Ks Kh 3d 3h As"}, best);
    expect_falling({"Ks Kh Kd 4h 4s", "Ks Kh Kd 3h 3s", "Qs Qh Qd Ah As"}, best);
    expect_falling({"Ks Kh Ad 4h 3s", "Ks Kh Ad 4h 2s", "Ks Kh Qd Jh Ts", "Qs Qh Ad Kh Js"}, best);
}

TEST(FiveCardRank, CountsOfTheWholeDeck) {
    LONG_COUNT();
    std::array<int, rank::kFiveCards.how_many> counts{};
    std::vector<FiveCards> ranks;
    std::array<Card, 5> hand;
    for (int a = 0; a < 52; ++a)
        for (int b = 0; b < a; ++b)
            for (int c = 0; c < b; ++c)
                for (int d = 0; d < c; ++d)
                    for (int e = 0; e < d; ++e) {
                        const int places[] = {a, b, c, d, e};
                        std::ranges::transform(places, hand.begin(), [](int place) { return Card::from_index(place); });
                        ranks.push_back(best_five(hand));
                        ++counts[rank::kFiveCards.place(ranks.back().kind())];
                    }
    const std::array<int, rank::kFiveCards.how_many> expected = {1302540, 1098240, 123552, 54912, 10200,
                                                           5108,    3744,    624,    36,    4};
    EXPECT_EQ(counts, expected);
    std::ranges::sort(ranks);
    EXPECT_EQ(std::unique(ranks.begin(), ranks.end()) - ranks.begin(), 7462);
}

TEST(FiveCardRank, AgreesWithASlowRankingWrittenDifferently) {
    std::mt19937 random(20110501);
    std::map<std::vector<int>, FiveCards> seen;
    for (int i = 0; i < 100'000; ++i) {
        const auto hand = shuffled_top(5, random);
        const auto [it, added] = seen.emplace(slow_rank_five(hand), best_five(hand));
        ASSERT_EQ(it->second, best_five(hand));
        ASSERT_EQ(it->first[0], static_cast<int>(rank::kFiveCards.place(it->second.kind())));
    }
    EXPECT_GT(seen.size(), 5000u);
    for (auto it = seen.begin(); std::next(it) != seen.end(); ++it) ASSERT_LT(it->second, std::next(it)->second);
}

TEST(FiveCardRank, TheBestFiveOfSixAndSevenIsTheHighestOfTheirFives) {
    std::mt19937 random(20110502);
    for (int i = 0; i < 60'000; ++i) {
        const auto dealt = shuffled_top(i % 2 ? 6 : 7, random);
        FiveCards highest{};
        for (unsigned kept = 0; kept < 1u << dealt.size(); ++kept) {
            if (std::popcount(kept) != 5) continue;
            std::vector<Card> hand;
            for (std::size_t c = 0; c < dealt.size(); ++c)
                if (kept >> c & 1) hand.push_back(dealt[c]);
            highest = std::max(highest, best_five(hand));
        }
        ASSERT_EQ(best_five(dealt), highest);
    }
}

TEST(FiveCardRank, TheBestFiveOfRareSixes) {
    EXPECT_EQ(best("As Ks Qs Js Ts 9s"), best("As Ks Qs Js Ts"));
    EXPECT_EQ(best("6s 5s 4s 3s 2s As"), best("6s 5s 4s 3s 2s"));
    EXPECT_EQ(best("As Kh 5s 4s 3s 2s"), best("As 5s 4s 3s 2s"));
    EXPECT_EQ(best("Ks Kh Kd 4h 4s 4d"), best("Ks Kh Kd 4h 4s"));
    EXPECT_EQ(best("Ks Kh 4d 4h 2s 2d"), best("Ks Kh 4d 4h 2s"));
    EXPECT_EQ(best("Ks Kh Kd Kc 2s 2d"), best("Ks Kh Kd Kc 2s"));
}

}  // namespace
}  // namespace baize::rank_of_hands_test
