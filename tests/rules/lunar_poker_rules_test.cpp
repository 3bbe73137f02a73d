// Rules of Lunar Poker that no single round shows (nz-lunar-poker).
#include "games/lunar_poker/lunar_poker.hpp"

#include <algorithm>
#include <random>

#include "definition/drawing.hpp"
#include "engine/view.hpp"
#include "rules/rules_table.hpp"

namespace baize::lunar_poker_rules_test {
namespace {

using namespace rules_table;
using namespace lunar_poker;

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> hand;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        hand.push_back(parse_card(text.substr(0, 2)).value());
    return hand;
}
FiveCardRank five(const char* text) { return rank_of(cards(text)); }

TEST(LunarPokerRules, R3_1_UpToFiveBoxes) {
    EXPECT_EQ(kGame.layout.boxes, 5);
    const TableSetup setup(kGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_FALSE(session.check(bet(kGame, 0, 5, "ante", 10)));
    EXPECT_TRUE(session.check(bet(kGame, 0, 6, "ante", 10)));
}

TEST(LunarPokerRules, R3_2_TheLayoutSaysWithWhatTheDealerPlays) {
    EXPECT_EQ(drawing(TableSetup(kGame)).sayings,
              std::vector<std::string>{"dealer only plays with ace and king or higher"});
}

TEST(LunarPokerRules, R3_3_WagersAndFeesHaveAreasOfTheirOwn) {
    std::string drawn;
    for (const Band& band : drawing(TableSetup(kGame)).bands)
        for (const std::string& row : band.wide) drawn += row + " ";
    for (const char* area : {"ante ", "bet ", "super ", "exchange-fee ", "sixth-card-fee ", "force-fee "})
        EXPECT_NE(drawn.find(area), std::string::npos) << area;
    const std::pair<const char*, const char*> words[] = {
        {"ante", "Ante"}, {"bet", "Bet"}, {"super", "Super"}, {"exchange-fee", "exchange 2-5 cards"},
        {"sixth-card-fee", "buy a 6th card"}, {"force-fee", "force the dealer"}};
    for (const auto& [id, said] : words)
        EXPECT_NE(kGame.wagers[find_wager(kGame, id).value()].title.find(said), std::string_view::npos) << id;
}

TEST(LunarPokerRules, R3_4_OneDeckIsDealtFrom) {
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id)), 52);
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id, {{"dealing", "shuffler"}})), 52);
}

TEST(LunarPokerRules, R4_1_SuitsHaveTheSameRank) {
    EXPECT_EQ(five("Ah Kh Qh Jh 9h"), five("As Ks Qs Js 9s"));
    EXPECT_EQ(five("Ah Kd Qh Jh 9h"), five("As Kc Qs Js 9s"));
}

TEST(LunarPokerRules, R4_2_CardsRankFromTheTwoToTheAce) {
    constexpr const char* kHands[] = {"2h 2d 9c 8s 4h", "3h 3d 9c 8s 4h", "4h 4d 9c 8s 2h", "5h 5d 9c 8s 2h",
                                      "6h 6d 9c 8s 2h", "7h 7d 9c 8s 2h", "8h 8d 9c 7s 2h", "9h 9d 8c 7s 2h",
                                      "Th Td 9c 8s 2h", "Jh Jd 9c 8s 2h", "Qh Qd 9c 8s 2h", "Kh Kd 9c 8s 2h",
                                      "Ah Ad 9c 8s 2h"};
    for (std::size_t i = 1; i < std::size(kHands); ++i) EXPECT_LT(five(kHands[i - 1]), five(kHands[i])) << kHands[i];
}

// Each kind's highest below the next one's lowest.
TEST(LunarPokerRules, R4_3_HandsInTheirOrder) {
    constexpr const char* kHands[] = {
        "7h 5d 4c 3s 2h", "Ah Kd Qc Js 9h", "2h 2d 5c 4s 3h", "Ah Ad Kc Qs Jh", "3h 3d 2c 2s 4h", "Ah Ad Kc Ks Qh",
        "2h 2d 2c 4s 3h", "Ah Ad Ac Ks Qh", "5h 4d 3c 2s Ah", "Ah Kd Qc Js Th", "7h 5h 4h 3h 2h", "Ah Kh Qh Jh 9h",
        "2h 2d 2c 3s 3h", "Ah Ad Ac Ks Kh", "2h 2d 2c 2s 3h", "Ah Ad Ac As Kh", "5h 4h 3h 2h Ah", "Kh Qh Jh Th 9h",
        "Ah Kh Qh Jh Th"};
    for (std::size_t i = 1; i < std::size(kHands); ++i) EXPECT_LT(five(kHands[i - 1]), five(kHands[i])) << kHands[i];
}

TEST(LunarPokerRules, R4_4_HandsOfOneValueByTheirCards) {
    EXPECT_LT(five("Ah Kd 9c 8s 2h"), five("Ah Kd 9c 8s 3h"));   // (a)
    EXPECT_LT(five("9h 9d Ac Ks 2h"), five("9s 9c Ad Kh 3h"));   // (b)
    EXPECT_LT(five("Kh Kd 2c 2s Ah"), five("Ks Kc 3d 3h 4h"));   // (c)
    EXPECT_LT(five("Kh Kd 2c 2s Jh"), five("Ks Kc 2d 2h Qh"));   // (c)
    EXPECT_LT(five("5h 4d 3c 2s Ah"), five("6h 5d 4c 3s 2h"));   // (d)
    EXPECT_LT(five("Kh Qh Jh Th 9h"), five("Ah Kh Qh Jh Th"));   // (d)
}

// 5.5, against a dealer with the lowest hand that qualifies, and one with the highest that does not.
TEST(LunarPokerRules, R5_5_EveryHandByItsRow) {
    const FiveCardRank plays = five("Ac Kd 4c 3s 2d"), lies_down = five("Ac Qd Jc Ts 9d");
    const std::pair<const char*, int> wins[] = {
        {"Ah Kh Qh Jh Th", 100}, {"Kh Qh Jh Th 9h", 50}, {"5h 4h 3h 2h Ah", 50}, {"2h 2d 2c 2s 3h", 20},
        {"2h 2d 2c 3s 3h", 7},   {"2h 3h 4h 5h 7h", 5},  {"5h 4d 3c 2s Ah", 4},  {"2h 2d 2c 3s 4h", 3},
        {"2h 2d 3c 3s 4h", 2},   {"2h 2d 5c 3s 4h", 1},  {"Ah Kc 5c 3h 2h", 1}};
    for (const auto& [hand, odds] : wins) {
        EXPECT_EQ(settle_bet(five(hand), plays, false, book::kBet).odds, (Odds{odds, 1})) << hand;
        EXPECT_EQ(settle_bet(five(hand), plays, true, book::kBet).odds, (Odds{odds, 1})) << hand;
        EXPECT_EQ(settle_ante(five(hand), plays, false, book::kAntes[0]).clause, "10.8(c)") << hand;
        EXPECT_EQ(settle_ante(five(hand), lies_down, false, book::kAntes[0]).odds, (Odds{1, 1})) << hand;
        EXPECT_EQ(settle_bet(five(hand), lies_down, false, book::kBet).clause, "10.2(d)") << hand;
        EXPECT_EQ(settle_ante(five(hand), lies_down, true, book::kAntes[0]).clause, "10.4") << hand;
        EXPECT_EQ(settle_bet(five(hand), lies_down, true, book::kBet).clause, "10.4") << hand;
    }
    EXPECT_EQ(settle_bet(five("Ah Qd Jc Ts 8d"), plays, false, book::kBet).outcome, Outcome::Lose);
    EXPECT_EQ(settle_ante(five("Ah Qd Jc Ts 8d"), lies_down, false, book::kAntes[0]).outcome, Outcome::Win);
    EXPECT_FALSE(kQualifies(lies_down));
    EXPECT_FALSE(kQualifies(five("Kc Qd Jc Ts 8d")));
    EXPECT_TRUE(kQualifies(five("2h 2d 5c 3s 4h")));
}

TEST(LunarPokerRules, R5_6_ThirteenPairsOfOdds) {
    constexpr std::pair<int, int> kPairs[] = {{200, 600}, {300, 600}, {200, 800}, {300, 800}, {200, 1000}, {300, 1000},
                                              {200, 1200}, {300, 1200}, {400, 1200}, {200, 1500}, {300, 1500},
                                              {400, 1500}, {500, 1500}};
    ASSERT_EQ(std::size(book::kAnteTables), std::size(kPairs));
    for (std::size_t i = 0; i < std::size(kPairs); ++i) {
        const Rows rows = book::kAnteTables[i].rows;
        EXPECT_EQ(rows[book::AnteStraightFlush].odds, (Odds{kPairs[i].first, 1})) << i;
        EXPECT_EQ(rows[book::AnteRoyalFlush].odds, (Odds{kPairs[i].second, 1})) << i;
    }
    for (const PayTable& table : book::kAnteTables) {
        const Rows rows = table.rows;
        EXPECT_EQ(instant_cash(five("Ah Kh Qh Jh Th"), rows)->odds, rows[book::AnteRoyalFlush].odds);
        EXPECT_EQ(instant_cash(five("5h 4h 3h 2h Ah"), rows)->odds, rows[book::AnteStraightFlush].odds);
        EXPECT_FALSE(instant_cash(five("Ah Ad Ac As Kh"), rows));
    }
    const auto own = setup_of(kGame.id, {}, {{"ante.royal-flush-dealt", "700 to 1"}});
    EXPECT_EQ(forbidden_by(own), "5.6") << "600 or 800, and nothing between";
    const auto unlike = setup_of(kGame.id, {}, {{"ante.straight-flush-dealt", "500 to 1"}});
    EXPECT_EQ(forbidden_by(unlike), "5.6") << "500 goes with 1500 alone";
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"ante.dealer-does-not-qualify", "2 to 1"}})), "5.5");
}

// Ruling R18 is the standard; the other readings can be set.
TEST(LunarPokerRules, R5_9_EverySuperCombination) {
    const auto pays = [](const char* hand, SuperReadings readings = {}) {
        const Return verdict = settle_super(cards(hand), book::kSupers[0], readings);
        return verdict.outcome == Outcome::Win ? verdict.odds.num : -1;
    };
    const std::pair<const char*, int> all[] = {
        {"7h 7d 7c 7s 3h", 200}, {"Ah Kh Qh Jh Th", 150}, {"5h 4d 3h 2d Ah", 150}, {"7h 7d 7c 3s 3h", 100},
        {"2h 3h 4h 5h 7h", 50},  {"5h 4d 3c 2s Ah", 25},  {"Ah Kd Qc Js Th", 25},  {"7h 7d 7c 3s 4h", 8},
        {"Ah Kd Qc 3s 4h", 6},   {"Ah Kd Qh 3d 4h", 6},   {"Ah Ad Kc Qs 4h", 6},   {"Ah Ad Kc Ks Qh", 6},
        {"2h 4d 6h 8d Th", 2},   {"2c 4s 6c 8s Tc", 2},   {"7h 7d 3h 3d 4h", 2},   {"7h 7d 3c 3d 4h", -1},
        {"Ah Kd Jc 3s 4h", -1}};
    for (const auto& [hand, odds] : all) EXPECT_EQ(pays(hand), odds) << hand;
    EXPECT_EQ(pays("Ah Ad Kc Qs 4h", {.only_odd_cards = true}), -1);
    EXPECT_EQ(pays("Ah Kd Qc 3s 4h", {.only_odd_cards = true}), 6);
    EXPECT_EQ(pays("Ah Kh Qh Jh Th", {.each_is_paid = true}), 150 + 50 + 25 + 6 + 2);
    EXPECT_EQ(settle_super(cards("7h 7d 7c 3s 4h"), book::kSupers[1]).odds, (Odds{7, 1}));
    EXPECT_EQ(settle_super(cards("Ah Kd Qc 3s 4h"), book::kSupers[1]).odds, (Odds{6, 1}));
    EXPECT_EQ(settle_super(cards("Ah Kd Qc 3s 4h"), book::kSupers[2]).odds, (Odds{5, 1}));
    EXPECT_EQ(settle_super(cards("7h 7d 7c 3s 4h"), book::kSupers[3]).odds, (Odds{7, 1}));
}

// ---- Second combinations --------------------------------------------------------------------------------------------

int second_pays(const char* hand, Second reading) {
    const auto row = second_row(cards(hand), five(hand), reading);
    return row ? settle_second(*row, book::kBet).odds.num : 0;
}

// Ruling R25: any combination with a card outside of the first one's own, or one of another line.
TEST(LunarPokerRules, R10_9_SecondCombinations) {
    const struct {
        const char* hand;
        int any, other_line;
    } all[] = {
        {"7h 7d Ac Ks 4h", 1, 1},       // a pair and ace-king
        {"Ah Ad Kc 7s 4h", 1, 1},       // of which the pair takes the ace
        {"Ah Ad Kc Ks 4h", 0, 0},       // two pairs take both
        {"Ah Ad Qc Qs Kh", 1, 1},       {"Ah Ad Ac Ks 4h", 1, 1},    {"Kh Kd Kc Ks Ah", 1, 1},
        {"Ah Kd 9c 5s 4h", 0, 0},       {"7h 7d 7c 3s 3h", 0, 0},    {"Ah Kh 9h 5h 4h", 0, 0},
        {"4h 5d 6c 7s 8h 9c", 4, 0},    // two straights
        {"4h 5d 6c 7s 8h 8c", 4, 1},    // two straights, or a pair beside one
        {"Ah Kh 9h 5h 4h 2h", 5, 0},    // two flushes
        {"Kh Kd Jc Js 3h 3d", 2, 1},    // three pairs
        {"Kh Kd Kc Qs Qh Qd", 7, 3},    // two full houses
        {"7h 7d 7c 7s 3h 3d", 7, 7},    // four of a kind and a full house
        {"5h 6h 7h 9h Jh 8c", 4, 4},    // a flush and a straight
        {"5h 6h 7h 9h Jh 7c", 1, 1},    // a flush and a pair
        {"5h 6h 7h 8h 9h Th", 50, 5},   // two straight flushes
        {"Th Jh Qh Kh Ah 9h", 50, 50},  // a royal flush and a straight flush
        {"5h 6h 7h 8h 9h Tc", 4, 4},    {"5h 6h 7h 8h 9h Kh", 5, 5}, {"Kh Kd Kc 2s 2h Ad", 1, 1},
        {"7h 7d 7c 2s 2h Ad", 0, 0},    {"7h 7d 3c 3s Ah Kd", 1, 1}, {"5h 4d 3c 2s Ah Ad", 4, 1},
    };
    for (const auto& each : all) {
        EXPECT_EQ(second_pays(each.hand, Second::Any), each.any) << each.hand;
        EXPECT_EQ(second_pays(each.hand, Second::OtherLine), each.other_line) << each.hand;
        EXPECT_EQ(second_pays(each.hand, Second::None), 0) << each.hand;
    }
}

// 5.12, ruling R67: an ante of 10 may win 6,000 as dealt, its bet 2,000 and another 1,000; a Super of 5 wins 1,000.
TEST(LunarPokerRules, R5_12_WhomAMaximumTouchesIsTold) {
    const auto told = [](const char* wager, std::int64_t most, const char* in_all, PlayerId player = 0) {
        TableSetup setup = setup_of(kGame.id, {{"maximum-payout", in_all}});
        if (const auto w = find_wager(kGame, wager)) {
            Limits limits = setup.limits(*w);
            limits.payout_max = Money{most};
            setup.limits(*w, limits);
        }
        Session session(setup);
        EXPECT_FALSE(session.apply(Shuffled{}));
        EXPECT_FALSE(session.apply(bet(kGame, 0, 1, "ante", 10)));
        EXPECT_FALSE(session.apply(bet(kGame, 0, 1, "super", 5)));
        return kGame.notices.told_before_close(session.table(), player);
    };
    EXPECT_EQ(told("", 0, "none"), "");
    EXPECT_EQ(told("ante", 6000'00, "none"), "");
    EXPECT_EQ(told("ante", 5999'99, "none"),
              "your ante could win 6000, and is paid 5999.99 at most (nz-lunar-poker 5.12)");
    EXPECT_EQ(told("ante", 5999'99, "none", 1), "") << "another player";
    EXPECT_EQ(told("bet", 2000'00, "none"), "");
    EXPECT_NE(told("bet", 1999'99, "none").find("your bet could win 2000,"), std::string::npos);
    EXPECT_EQ(told("super", 1000'00, "none"), "");
    EXPECT_NE(told("super", 999'99, "none").find("your Super wager could win 1000,"), std::string::npos);
    EXPECT_EQ(told("", 0, "7000"), "");
    EXPECT_EQ(told("", 0, "6999.99"),
              "your wagers on one hand could win 7000, and are paid 6999.99 at most (nz-lunar-poker 5.12)");
}

// The plain meaning of 10.9: every set of cards that is a combination of 5.5 by itself, with nothing to spare.
std::optional<BetRow> line_of_set(const std::vector<Card>& set) {
    using namespace nz_lunar_poker;
    const rank::RankSets held{std::span<const Card>(set)};
    switch (set.size()) {
        case 2:
            if (held.twice) return OnePair;
            return held.once == (rank::rank_bit(kAce) | rank::rank_bit(kKing)) ? std::optional(AceKing) : std::nullopt;
        case 3: return held.thrice ? std::optional(ThreeOfAKind) : std::nullopt;
        case 4:
            if (held.four) return FourOfAKind;
            return std::popcount(held.twice) == 2 && !held.thrice ? std::optional(TwoPairs) : std::nullopt;
        case 5: {
            const BetRow row = row_of(rank_of(set).kind());
            return row == RoyalFlush || row == StraightFlush || row == FullHouse || row == Flush || row == Straight
                       ? std::optional(row) : std::nullopt;
        }
        default: return std::nullopt;
    }
}

std::vector<Card> chosen(const std::vector<Card>& hand, unsigned set) {
    std::vector<Card> cards;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (set >> i & 1u) cards.push_back(hand[i]);
    return cards;
}

// Among the sets that make the hand's own value, whichever leaves most is the first.
int best_second(const std::vector<Card>& hand, bool other_line) {
    const FiveCardRank rank = rank_of(hand);
    const BetRow first_row = row_of(rank.kind());
    int best = 0;
    for (unsigned first = 1; first < 1u << hand.size(); ++first) {
        const auto line = line_of_set(chosen(hand, first));
        if (line != first_row) continue;
        // It is the winning combination: with the best of the other cards it ranks as the hand does.
        const auto cards = chosen(hand, first);
        std::vector<Card> five = cards;
        for (int high = kAce; high >= 2 && five.size() < kHand; --high)
            for (std::size_t i = 0; i < hand.size(); ++i)
                if (!(first >> i & 1u) && hand[i].rank() == high && five.size() < kHand) five.push_back(hand[i]);
        if (rank_of(five) != rank) continue;
        for (unsigned second = 1; second < 1u << hand.size(); ++second) {
            const auto row = line_of_set(chosen(hand, second));
            if (row && (second & ~first) && !(other_line && *row == first_row))
                best = std::max(best, book::kBet[*row].odds.num);
        }
    }
    return best;
}

TEST(LunarPokerRules, R10_9_TheSecondIsTheBestOfAllSetsOfCards) {
    std::uint64_t state = 1;
    int paid = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<Card> hand;
        const int ranks = round % 3 == 0 ? 13 : 6;  // few ranks make many combinations
        while (hand.size() < (round % 4 ? kSixCards : kHand)) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            const Card card(kAce - static_cast<int>((state >> 33) % static_cast<unsigned>(ranks)),
                            static_cast<Suit>((state >> 50) % (round % 5 ? 4 : 2)));
            if (std::find(hand.begin(), hand.end(), card) == hand.end()) hand.push_back(card);
        }
        const FiveCardRank rank = rank_of(hand);
        if (!kQualifies(rank)) continue;
        for (const bool other_line : {false, true}) {
            const auto row = second_row(hand, rank, other_line ? Second::OtherLine : Second::Any);
            EXPECT_EQ(row ? book::kBet[*row].odds.num : 0, best_second(hand, other_line))
                << to_string(hand[0]) << to_string(hand[1]) << to_string(hand[2]) << to_string(hand[3])
                << to_string(hand[4]) << (hand.size() > 5 ? to_string(hand[5]) : "") << other_line;
            paid += row.has_value();
        }
    }
    EXPECT_GT(paid, 1000);
}

// 10.4, ruling R74: four cards without a pair, without ace and king; one more card makes ace and king of no such hand.
TEST(LunarPokerRules, R10_4_OnlyAPairOrBetterQualifiesAfterAForce) {
    const auto dealer = cards("Ah Qd Jc 4s 2h");
    ASSERT_EQ(highest_card(dealer), 0u);
    EXPECT_EQ(highest_card(cards("2h 9d Kc 4s Qh")), 2u);
    for (int index = 0; index < kCardsInDeck; ++index) {
        std::vector<Card> forced(dealer.begin() + 1, dealer.end());
        forced.push_back(Card::from_index(index));
        const FiveCardRank rank = rank_of(forced);
        EXPECT_EQ(kQualifies(rank), rank.kind() != Kind::HighCard);
    }
    EXPECT_EQ(dealer_of(five("Kc Qd Jc Ts 8d"), true), Dealer::StillNoHand);
    EXPECT_EQ(dealer_of(five("Kc Qd Jc Ts 8d"), false), Dealer::NoHand);
    EXPECT_EQ(dealer_of(five("Kc Kd Jc Ts 8d"), true), Dealer::Qualifies);
}

// ---- Rounds at random (9.8) -----------------------------------------------------------------------------------------

// Five boxes with a Super wager each, at a table where the dealer serves at once. Cards, decisions and late words of
// the players are drawn.
class ServedAtOnce {
public:
    ServedAtOnce(unsigned seed, const char* declaring)
        : setup_(setup_of(kGame.id, {{"serving", "at-once"}, {"declaring", declaring}})),
          session_(setup_),
          random_(seed) {
        take(Shuffled{});
        for (PlayerId player = 0; player < kBoxes; ++player)
            for (const char* wager : {"ante", "super"})
                take(bet(kGame, player, static_cast<BoxNo>(player + 1), wager, 10));
        take(CloseBets{});
    }

    const Session& session() const { return session_; }
    bool finished() const { return session_.finished(); }
    void step() {
        const Need& need = session_.need();
        if (need.kind == NeedKind::Card) return take(DealtCard{any_card(), false});
        if (need.kind != NeedKind::Decision) return take(Shuffled{});
        for (const char* late : {"late-instant-cash", "late-super"})
            if (below(4) == 0 && rule(late, need.question.box)) return;
        std::uint8_t choice = static_cast<std::uint8_t>(below(kGame.choices.size()));
        while (!need.question.offers(choice)) choice = static_cast<std::uint8_t>(below(kGame.choices.size()));
        const Picked cards = choice == ExchangeCards ? 0b11u << below(4) : 0u;
        take(session_.table().answered(need.question, {choice, {}, cards}));
    }

private:
    std::size_t below(std::size_t limit) { return random_() % limit; }
    void take(const Event& event) {
        const auto refusal = session_.apply(event);
        ASSERT_FALSE(refusal) << refusal->what;
    }
    bool rule(std::string_view id, BoxNo box) {
        Ruled ruled{0, box, kEveryHand, kNobody, {}};
        while (kGame.irregularities[ruled.irregularity].id != id) ++ruled.irregularity;
        return !session_.apply(ruled);
    }
    // Of few ranks, so that there is something to verify.
    Card any_card() {
        const auto& left = session_.table().carried().shoe.left;
        std::size_t card = below(kCardsInDeck);
        if (below(3) != 0) card = kCardsInDeck - 1 - below(20);
        while (left[card] == 0) card = (card + 1) % kCardsInDeck;
        return Card::from_index(card);
    }

    TableSetup setup_;
    Session session_;
    std::mt19937 random_;
};

bool still_decides(const Table& t, const Box& box) {
    return t.stage() == Stage::Deciding && box.decides(0) && open_stake(t, box, Ante) && !has_decided(t, box);
}

std::size_t cards_of_others(const View& view, const Box& box) {
    std::size_t seen = 0;
    for (const auto* hands : {&view.hands, &view.discards})
        for (const SeenHand& hand : *hands)
            for (const auto& card : hand.cards) seen += card && hand.box != 0 && hand.box != box.number;
    return seen;
}

// 9.3, 5.10, ruling R98: nor is he told of a Super wager that won, unless he has declared one himself.
TEST(LunarPokerRules, R9_8_WhoHasStillToDecideSeesNoOtherHand) {
    int looked = 0, waited = 0, paid = 0;
    for (unsigned seed = 0; seed < 600; ++seed) {
        const bool by_word = seed % 3 == 0;
        for (ServedAtOnce round(seed, by_word ? "player" : "terminal"); !round.finished(); round.step()) {
            const Table& t = round.session().table();
            const auto won = [](const Line& line) { return line.position.wager == Super && line.won.cents > 0; };
            const bool told = std::ranges::any_of(t.lines(), won);
            for (const Box& box : t.boxes()) {
                if (!still_decides(t, box)) continue;
                ++looked;
                EXPECT_EQ(cards_of_others(view_of(t, box.seated), box), 0u) << seed << ": box " << int{box.number};
                const Stake* super = open_stake(t, box, Super);
                const bool wins = super && super_rows({box.hand().cards.begin(), kHand}) != 0;
                waited += told && (wins || !super);
                EXPECT_FALSE(told && !by_word && super && !wins) << seed << ": box " << int{box.number};
            }
            paid += told;
        }
    }
    EXPECT_GT(looked, 5000);
    EXPECT_GT(waited, 100) << "rounds with several winners";
    EXPECT_GT(paid, 500);
}

}  // namespace
}  // namespace baize::lunar_poker_rules_test
