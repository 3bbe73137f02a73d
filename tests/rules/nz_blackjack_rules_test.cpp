// Rules of NZ blackjack about equipment, what an operator may elect, and how cards count (nz-blackjack).
#include "games/blackjack/nz_blackjack.hpp"

#include "engine/view.hpp"
#include "games/blackjack/settle.hpp"
#include "rules/rules_table.hpp"

namespace baize::nz_blackjack_rules_test {
namespace {

using namespace rules_table;
using namespace blackjack;
using blackjack::Points;

const std::string kId = "nz.blackjack";

const Game& game() { return nz::kGame; }

TableSetup with(const Pairs& options) { return setup_of(kId, options); }

std::string refusal_of(const Session& session, const Event& event) {
    const auto refusal = session.check(event);
    return refusal ? refusal->clause : "taken";
}

Points points(std::initializer_list<const char*> cards) {
    Points sum;
    for (const char* card : cards) sum.add(card_value(parse_card(card).value()));
    return sum;
}

// ---- The cut (7.3, 7.4) ---------------------------------------------------------------------------------------------

// A round of one box, with the cutting card before the card of that number;
// it ends early where the cards are shuffled before.
class CutOrder {
public:
    CutOrder() : setup_(with({{"burn", "no"}})), session_(setup_) {}
    void sit(PlayerId player, BoxNo place) { take(Seated{player, place}); }
    void shuffle() { take(Shuffled{}); }
    void play(BoxNo box, int cut_before) {
        take(PlaceBet{0, box, {blackjack::table::Main, 0}, Money{10'00}});
        take(CloseBets{});
        deal(cut_before);
    }
    void deal(int cut_before) {
        int cards = 0;
        for (const char* card : {"Th", "9c", "8d"}) {
            if (cards++ == cut_before) take(CutCardOut{});
            if (session_.need().kind == NeedKind::Shuffle) return;
            take(DealtCard{parse_card(card).value()});
        }
        take(Answered{session_.need().question.player, blackjack::table::Stand, {}});
        take(DealtCard{parse_card("Ts").value()});
    }
    void rule(std::string_view id) {
        const auto all = game().irregularities;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const IrregularityDef& each) { return each.id == id; });
        take(Ruled{static_cast<std::uint8_t>(found - all.begin()), 0, kEveryHand, kNobody, {}});
    }
    void next() { take(NextRound{}); }
    std::string words() const {
        EXPECT_EQ(session_.need().kind, NeedKind::Shuffle);
        const auto lines = view_of(session_.table(), kNobody).standing;
        return lines.empty() ? "" : lines.back();
    }

private:
    void take(const Event& event) {
        const auto refusal = session_.apply(event);
        EXPECT_FALSE(refusal) << (refusal ? refusal->what : "");
    }
    TableSetup setup_;
    Session session_;
};

TEST(NzBlackjackRules, R7_3_WhoCutsTheCards) {
    CutOrder table;
    EXPECT_EQ(table.words(), "the cut is offered to standing players, else the house cuts");
    table.sit(0, 4);
    table.sit(1, 2);
    EXPECT_EQ(table.words(), "the cut is offered at place 4, then 2") << "(a): the first player to the table";
    table.sit(2, 7);
    table.shuffle();
    table.play(4, 2);
    table.next();
    EXPECT_EQ(table.words(), "the cut is offered at place 4, then 7, then 2")
        << "(b): the card came in the hand of box 4";
    table.shuffle();
    table.play(4, 1);
    table.next();
    EXPECT_EQ(table.words(), "the cut is offered at place 7, then 2, then 4") << "(c): in the dealer's hand";
    table.shuffle();
    table.rule("replaced-cards");
    table.play(4, -1);
    EXPECT_EQ(table.words(), "the cut is offered at place 2, then 4, then 7") << "(d): the cards were replaced";
}

// 7.7: new cards come in, and who would have cut the old ones does not matter.
TEST(NzBlackjackRules, R7_3_d_NewCardsAreCutFromTheFarthestLeftThoughTheCuttingCardWasOut) {
    for (const int cut_before : {2, 1}) {  // in the hand of box 4, in the dealer's
        CutOrder table;
        for (const auto& [player, place] : {std::pair<PlayerId, BoxNo>{0, 4}, {1, 2}, {2, 7}}) table.sit(player, place);
        table.shuffle();
        table.play(4, cut_before);
        table.rule("replaced-cards");
        table.next();
        EXPECT_EQ(table.words(), "the cut is offered at place 2, then 4, then 7");
        table.shuffle();
        table.play(4, 2);
        table.next();
        EXPECT_EQ(table.words(), "the cut is offered at place 4, then 7, then 2")
            << "the new cards are the table's own by now";
    }
}

TEST(NzBlackjackRules, R7_3_d_CardsReplacedWhileBetsAreOpenAreTheTablesOwnFromTheDealOn) {
    CutOrder table;
    for (const auto& [player, place] : {std::pair<PlayerId, BoxNo>{0, 4}, {1, 2}, {2, 7}}) table.sit(player, place);
    table.shuffle();
    table.rule("replaced-cards");
    table.play(4, -1);
    EXPECT_EQ(table.words(), "the cut is offered at place 2, then 4, then 7");
    table.shuffle();
    table.deal(1);
    table.next();
    EXPECT_EQ(table.words(), "the cut is offered at place 7, then 2, then 4")
        << "(c): the cutting card came in the dealer's hand";
}

TEST(NzBlackjackRules, R7_4_TheCutIsOfferedClockwise) {
    CutOrder table;
    table.sit(1, 2);
    table.sit(2, 7);
    table.shuffle();
    table.play(5, 0);  // nobody sits at box 5
    EXPECT_EQ(table.words(), "the cut is offered at place 7, then 2");
}

// ---- Equipment (sections 3, 4) ------------------------------------------------------------------------------------

TEST(NzBlackjackRules, R3_3_a_FourToEightDecks) {
    for (int decks = 1; decks <= 8; ++decks) {
        const TableSetup setup = with({{"decks", std::to_string(decks)}});
        EXPECT_EQ(forbidden_by(setup), decks < 4 ? "3.3(a)" : "");
        EXPECT_EQ(cards_of_the_shoe(setup), 52 * decks);
    }
    for (const char* decks : {"0", "9"}) EXPECT_EQ(refused_option(kId, "decks", decks), "3.3(a)");
}

TEST(NzBlackjackRules, R3_4_AContinuousShufflerTakesEveryCardBack) {
    const TableSetup setup = with({{"shoe", "continuous"}, {"decks", "4"}});
    EXPECT_EQ(forbidden_by(setup), "");
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(game(), 0, 1, "main", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_NE(refusal_of(session, CutCardOut{}), "taken");
    for (const char* card : {"Th", "9d", "Td"}) ASSERT_FALSE(session.apply(DealtCard{parse_card(card).value()}));
    ASSERT_FALSE(session.apply(Answered{0, nz::Stand, {}}));
    ASSERT_FALSE(session.apply(DealtCard{parse_card("9c").value()}));
    ASSERT_TRUE(session.finished());
    ASSERT_FALSE(session.apply(NextRound{}));
    EXPECT_EQ(session.need().kind, NeedKind::Bets);
    EXPECT_EQ(session.table().carried().shoe.cards_left, 4 * 52);
}

TEST(NzBlackjackRules, R4_1_PointValues) {
    for (int rank = 2; rank <= 10; ++rank) EXPECT_EQ(card_value(Card(rank, Suit::Hearts)), rank);
    for (const int rank : {kJack, kQueen, kKing}) EXPECT_EQ(card_value(Card(rank, Suit::Clubs)), 10);
    EXPECT_EQ(points({"As", "Kd"}).total(), 21);
    EXPECT_EQ(points({"As", "Ad"}).total(), 12);
    EXPECT_EQ(points({"As", "9d", "Ah"}).total(), 21);
    EXPECT_EQ(points({"As", "Kd", "Qh"}).total(), 21);
    EXPECT_EQ(points({"As", "Kd", "Qh", "Ah"}).total(), 22);
    EXPECT_EQ(points({"6s", "5d", "As"}).total(), 12);
}

// ---- Wagers (section 5) ---------------------------------------------------------------------------------------------

TEST(NzBlackjackRules, R5_1_EachWayToWinLoseOrStandOff) {
    const PayRow row{"blackjack", {3, 2}, "10.1A"};
    const auto clause = [&](HandResult hand, DealerResult dealer) {
        return settle_main(hand, dealer, row, Rules{}).clause;
    };
    EXPECT_EQ(clause({12, false}, {22, false}), "5.1(a)");
    EXPECT_EQ(clause({20, false}, {19, false}), "5.1(b)");
    EXPECT_EQ(clause({21, true}, {21, false}), "10.1A");  // (c): paid as a blackjack
    EXPECT_EQ(clause({21, false}, {21, true}), "5.1(d)");
    EXPECT_EQ(clause({21, true}, {21, true}), "5.1(e)");
    EXPECT_EQ(clause({18, false}, {18, false}), "5.1(e)");
    EXPECT_EQ(clause({22, false}, {22, false}), "5.1(f)");
    EXPECT_EQ(clause({18, false}, {19, false}), "5.1(g)");
}

// ---- What an operator may elect (sections 9-12, 17) -----------------------------------------------------------------

TEST(NzBlackjackRules, R10_1A_OneOfThreePayScales) {
    for (const auto& [scale, odds] :
         std::vector<std::pair<std::string, Odds>>{{"3:2", {3, 2}}, {"6:5", {6, 5}}, {"1:1", {1, 1}}}) {
        const TableSetup setup = with({{"blackjack-pays", scale}});
        EXPECT_EQ(setup.pays(nz::Main)[0].odds, odds);
        EXPECT_EQ(forbidden_by(setup), "");
    }
    EXPECT_EQ(refused_option(kId, "blackjack-pays", "2:1"), "10.1A");
    EXPECT_EQ(forbidden_by(setup_of(kId, {}, {{"main", "2:1"}})), "10.1A");
    EXPECT_EQ(forbidden_by(setup_of(kId, {}, {{"main", "7:5"}})), "10.1A");
}

TEST(NzBlackjackRules, R10_3_EvenMoneyIsThePlayersRightAtThreeToTwo) {
    EXPECT_EQ(forbidden_by(with({{"even-money", "no"}})), "10.3");
}

TEST(NzBlackjackRules, R11_1_R11_6_WhichTwoCardsMayBeDoubled) {
    const auto doubled = [](const TableSetup& setup, int first, int second, bool split) {
        return may_double(first, second, split, nz::rules_of(setup));
    };
    const TableSetup any(game()), nine = with({{"double-rule", "9-11"}}), ten = with({{"double-rule", "10-11"}}),
                                  none = with({{"double-rule", "none"}});
    for (int first = 2; first <= 10; ++first)
        for (int second = 2; second <= 10; ++second) {
            const int total = first + second;
            EXPECT_TRUE(doubled(any, first, second, false));
            EXPECT_EQ(doubled(nine, first, second, false), total >= 9 && total <= 11);
            EXPECT_EQ(doubled(ten, first, second, false), total == 10 || total == 11);
            EXPECT_FALSE(doubled(none, first, second, false));
            EXPECT_TRUE(doubled(any, first, second, true));
            EXPECT_FALSE(doubled(with({{"double-after-split", "no"}}), first, second, true));
        }
    for (int other = 1; other <= 10; ++other) EXPECT_FALSE(doubled(any, 1, other, false));
    for (const TableSetup* setup : {&nine, &ten, &none}) EXPECT_EQ(forbidden_by(*setup), "");
    EXPECT_EQ(refused_option(kId, "double-rule", "11"), "11.1, 11.6");
}

TEST(NzBlackjackRules, R12_7_R12_8_WhichPairsMayBeSplit) {
    const auto split = [](const TableSetup& setup, int value, int hands) {
        return may_split(value, value, hands, nz::rules_of(setup));
    };
    const TableSetup any(game()), no_pairs = with({{"split-rule", "no-pairs"}}),
                                  no_aces = with({{"split-rule", "no-aces"}}), none = with({{"split-rule", "none"}}),
                                  once = with({{"resplit", "no"}});
    for (int value = 1; value <= 10; ++value) {
        EXPECT_TRUE(split(any, value, 1));
        EXPECT_EQ(split(any, value, 2), value != 1);  // 12.4(a), (b)
        EXPECT_FALSE(split(any, value, 3));
        EXPECT_EQ(split(no_pairs, value, 1), value == 1);
        EXPECT_EQ(split(no_aces, value, 1), value != 1);
        EXPECT_FALSE(split(none, value, 1));
        EXPECT_TRUE(split(once, value, 1));
        EXPECT_FALSE(split(once, value, 2));
    }
    EXPECT_FALSE(may_split(9, 10, 1, nz::rules_of(any)));
    for (const TableSetup* setup : {&no_pairs, &no_aces, &none, &once}) EXPECT_EQ(forbidden_by(*setup), "");
}

TEST(NzBlackjackRules, R13_3_R17_2_WhenTheDealerDraws) {
    const Rules standard = nz::rules_of(TableSetup(game())), style_a = nz::rules_of(with({{"variant", "style-a"}}));
    for (const Rules* rules : {&standard, &style_a}) {
        EXPECT_TRUE(dealer_draws(points({"Th", "6d"}), *rules));
        EXPECT_TRUE(dealer_draws(points({"Ah", "5d"}), *rules));
        EXPECT_FALSE(dealer_draws(points({"Th", "7d"}), *rules));
        EXPECT_FALSE(dealer_draws(points({"Ah", "7d"}), *rules));
        EXPECT_FALSE(dealer_draws(points({"Ah", "6d", "Th"}), *rules));
    }
    EXPECT_FALSE(dealer_draws(points({"Ah", "6d"}), standard));
    EXPECT_TRUE(dealer_draws(points({"Ah", "6d"}), style_a));
    EXPECT_TRUE(dealer_draws(points({"Ah", "2d", "4c"}), style_a));
    EXPECT_EQ(forbidden_by(with({{"variant", "style-a"}})), "");
}

// ---- During the round (section 5) -----------------------------------------------------------------------------------

// 5.6: insurance that is made stays as it is until the dealer's second card decides it.
TEST(NzBlackjackRules, R5_6_AnInsuranceWagerIsNotChangedOrWithdrawn) {
    const TableSetup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(game(), 0, 1, "main", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    for (const char* card : {"Th", "Ac", "8d"}) ASSERT_FALSE(session.apply(DealtCard{parse_card(card).value()}));
    ASSERT_FALSE(session.apply(Answered{0, nz::Insure, {500}}));
    EXPECT_EQ(session.table().staked(0, 1, {nz::Insurance, 0}), Money{500});
    EXPECT_EQ(refusal_of(session, bet(game(), 0, 1, "insurance", 0)), "5.5");
    EXPECT_EQ(refusal_of(session, bet(game(), 0, 1, "insurance", 3)), "5.5");
    EXPECT_NE(refusal_of(session, Answered{0, nz::NoInsurance, {}}), "taken");
    EXPECT_NE(refusal_of(session, Answered{0, nz::Insure, {300}}), "taken");
}

// ---- Questions and stages -------------------------------------------------------------------------------------------

// A table that is led by events, and tells to whom and of which hand the question is that it waits for.
class Asked {
public:
    explicit Asked(const Pairs& options) : setup_(with(options)), session_(setup_) {
        setup_.limits(blackjack::table::Main, {Money{10'00}, Money{500'00}, Money{5'00}});
        take(Shuffled{});
    }
    void take(const Event& event) {
        const auto refusal = session_.apply(event);
        EXPECT_FALSE(refusal) << (refusal ? refusal->what : "");
    }
    void deal(std::initializer_list<const char*> cards) {
        for (const char* card : cards) take(DealtCard{parse_card(card).value()});
    }
    void answer(std::uint8_t choice, Money amount = {}) {
        take(Answered{session_.need().question.player, choice, amount});
    }
    std::string question() const {
        const Need& need = session_.need();
        if (need.kind != NeedKind::Decision) return "none";
        return fmt::format("{} of {}.{} by {}", static_cast<char>('A' + need.question.player), int{need.question.box},
                           int{need.question.hand}, need.question.clause);
    }
    std::string ruling(std::string_view id, BoxNo box, std::vector<Card> cards = {}) const {
        const auto all = game().irregularities;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const IrregularityDef& each) { return each.id == id; });
        Ruled ruled{static_cast<std::uint8_t>(found - all.begin()), box, kEveryHand, kNobody, {}};
        for (const Card card : cards) ruled.cards.push_back(card);
        const auto refusal = session_.check(ruled);
        return refusal ? "refused" : "taken";
    }

private:
    TableSetup setup_;
    Session session_;
};

TEST(NzBlackjackRules, EveryQuestionIsOfItsHandAndByItsClause) {
    using namespace blackjack::table;
    Asked table({{"perfect-pair", "yes"}, {"extra-pairs", "yes"}});
    table.take(bet(game(), 0, 1, "main", 10));
    table.take(bet(game(), 1, 1, "main", 10));
    table.take(CloseBets{});
    table.deal({"8h", "Ac", "8d"});
    for (const char* asked : {"A of 1.0 by 9.2", "B of 1.0 by 9.2"}) {
        EXPECT_EQ(table.question(), asked);
        table.answer(NoInsurance);
    }
    EXPECT_EQ(table.question(), "A of 1.0 by 8.3");
    table.answer(SplitPair);
    EXPECT_EQ(table.question(), "B of 1.0 by 14.3(d)");
    table.answer(SplitPair);
    for (const char* asked : {"A of 1.0 by 15B.10", "B of 1.0 by 15B.10"}) {
        EXPECT_EQ(table.question(), asked);
        table.answer(blackjack::nz::NoPairWager);
    }
    table.deal({"2s"});
    EXPECT_EQ(table.question(), "A of 1.0 by 8.3");
    table.answer(DoubleDown, Money{10'00});
    EXPECT_EQ(table.question(), "B of 1.0 by 14.3(c)");
    table.answer(Decline);
    table.deal({"9s"});
    for (const char* asked : {"A of 1.1 by 15B.10", "B of 1.1 by 15B.10"}) {
        EXPECT_EQ(table.question(), asked);
        table.answer(blackjack::nz::NoPairWager);
    }
    table.deal({"3s"});
    EXPECT_EQ(table.question(), "A of 1.1 by 8.3");
    table.answer(DoubleDown, Money{10'00});
    EXPECT_EQ(table.question(), "B of 1.1 by 14.3(c)");
}

TEST(NzBlackjackRules, R21_7_TheAgreementIsOfTheHandThatIsPlayed) {
    using namespace blackjack::table;
    Asked table({{"variant", "player-select"}, {"upper-minimum", "50"}, {"double-rule", "none"}});
    table.take(bet(game(), 0, 1, "main", 10));
    table.take(bet(game(), 1, 1, "main", 50));
    table.take(CloseBets{});
    table.deal({"8h", "6c", "8d"});
    table.answer(SplitPair);
    table.answer(SplitPair);
    table.deal({"Ts"});
    table.answer(Stand);
    table.deal({"3s"});
    table.answer(DoubleDown, Money{10'00});
    EXPECT_EQ(table.question(), "B of 1.1 by 21.7");
}

// 16.4, 16.6: what is ruled of decisions is ruled while decisions are made, and not before or after.
TEST(NzBlackjackRules, R16_4_R16_6_OnlyWhileDecisionsAreMade) {
    using namespace blackjack::table;
    Asked table({});
    const std::vector<Card> seen{parse_card("2c").value()};
    const auto rulings = [&] { return table.ruling("exposed-card", 0, seen) + " " + table.ruling("absent-player", 1); };
    table.take(bet(game(), 0, 1, "main", 10));
    EXPECT_EQ(rulings(), "refused refused");
    table.take(CloseBets{});
    table.deal({"Th", "6c"});
    EXPECT_EQ(rulings(), "refused refused") << "the initial deal is not complete";
    table.deal({"8d"});
    EXPECT_EQ(rulings(), "taken taken");
    table.answer(Stand);
    EXPECT_EQ(rulings(), "refused refused") << "the dealer's hand is drawn";
}

}  // namespace
}  // namespace baize::nz_blackjack_rules_test
