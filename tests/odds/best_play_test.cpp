// The best play of the real round, by brute force, against the solvers of decisions: as exact fractions, on short
// decks, decision by decision. Blackjack is in best_play_blackjack_test.cpp.
#include "odds/best_play.hpp"

#include <gtest/gtest.h>

#include "enumerated.hpp"
#include "games/casino_stud/casino_stud.hpp"
#include "games/casino_war/casino_war.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/casino_war/returns.hpp"
#include "odds/pocket_pairs/returns.hpp"
#include "odds/poker/described.hpp"
#include "odds/three_card_play.hpp"
#include "odds/three_card_poker/returns.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

namespace baize::best_play_test {
namespace {

using namespace enumerated;
using testing_support::sanitized;

BestPlayRequest one_box(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request;
    for (const std::uint8_t wager : wagers) request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
    return request;
}

std::vector<Card> seen_in_box(const InformationSet& set) {
    std::vector<Card> cards;
    for (const SeenHand& hand : set.seen.hands)
        for (const auto& each : hand.cards)
            if (hand.box == 1) cards.push_back(each.value());
    return cards;
}

// ---- A game of its own: what is seen, amounts, ties, limits ---------------------------------------------------------

// One card for the box and one for the house. Who raises wins with the higher rank, and his raise with it; who folds
// loses the half of his wager. Before that a card may be shown to him, and is taken away again.
namespace toy {

enum Choice : std::uint8_t { Fold, Raise, Same };
constexpr ChoiceDef kChoices[] = {
    {"fold", "Fold", "1", true}, {"raise", "Raise", "2"}, {"same", "As good as a fold", "1"}};
constexpr PayRow kRows[] = {{"win", {1, 1}, "1"}};
constexpr PayTable kTables[] = {{"min", Binding::Fixed, kRows}};
constexpr WagerDef kWagers[] = {{"main", "Main", "1", WagerKind::Opening, -1, kTables},
                                {"raise", "Raise", "2", WagerKind::Later, 0, kTables}};

Face own = Face::Own, house = Face::Down;
bool shown_before = false;  // the house's card lies face up for a while
int times_max = 3;
PlayerId asked = 0;

Round round(Table& t) {
    co_await t.shoe_ready();
    co_await t.bets();
    Box& box = t.box(1);
    co_await t.deal(t.house(), shown_before ? Face::Up : house, "1");
    co_await t.deal(box, own, "1");
    t.house().hand().turn(house);
    const Money stake = t.stakes()[0].amount;
    const Question question{asked, 1, 0, 7, 1u << Raise, stake, stake * times_max, stake, "1"};
    const Answer answer = co_await t.ask(question);
    if (answer.choice != Raise) {
        t.settle(t.stakes()[0], lose_part({1, 2}, "1"));
        co_return;
    }
    t.add_stake(0, 1, 0, {1, 0}, answer.amount);
    const bool won = box.hand().cards[0].rank() > t.house().hand().cards[0].rank();
    for (Stake& each : t.stakes()) t.settle(each, won ? win(kRows[0]) : lose("1"));
}

const Game kGame{.id = "test.higher",
                 .title = "Higher card",
                 .book = "gb-2011",
                 .division = "test",
                 .sections = "1",
                 .layout = {.boxes = 1, .cards_a_hand = 1},
                 .equipment = {.shoe = [](const Setup&) { return ShoePolicy{.decks = 1}; }},
                 .wagers = kWagers,
                 .choices = kChoices,
                 .round = round};

BestPlay play(const BestPlayRequest* given = nullptr) {
    const auto setup = short_deck(kGame, deck_of({"2c", "3c", "4c"}));
    BestPlayRequest request = given ? *given : BestPlayRequest{};
    request.bets = {{0, 1, {0, 0}, Money{100}}};
    return best_play(setup, request);
}

class BestPlayToy : public ::testing::Test {
protected:
    void SetUp() override {
        own = Face::Own;
        house = Face::Down;
        shown_before = false;
        times_max = 3;
        asked = 0;
    }
};

}  // namespace toy

using toy::BestPlayToy;

// 4 always wins, 2 always loses; with 3 the raise wins as often as it loses, which is better than half a wager lost.
TEST_F(BestPlayToy, MaximisesOverWhatIsSeenAndAveragesOverTheRest) {
    const BestPlay play = toy::play();
    EXPECT_EQ(play.value, Ratio(4 - 0 - fraction(1, 2)) / 3);
    ASSERT_EQ(play.decisions.size(), 3u);
    for (const InformationSet& set : play.decisions) {
        EXPECT_EQ(set.chance, fraction(1, 3));
        EXPECT_TRUE(set.reached);
        const int rank = seen_in_box(set)[0].rank();
        EXPECT_EQ(set.worth_of(toy::Fold), fraction(-1, 2));
        EXPECT_EQ(set.worth_of(toy::Raise), Ratio(rank == 4 ? 4 : rank == 3 ? 0 : -2));
        EXPECT_EQ(set.tied(), rank != 4);  // two ways to lose a half; any raise with even chances
    }
    EXPECT_EQ(play.net_of(toy::kGame, 0), play.value);
    EXPECT_EQ(play.staked_on(toy::kGame, 0), Ratio(4 + 2 + 1) / 3);  // raised the least with 3: as good as the most
    EXPECT_FALSE(play.shuffled);
}

// A player who sees nothing has one decision for all; one who sees both cards decides each course by itself.
TEST_F(BestPlayToy, SeesNoMoreAndNoLessThanItsView) {
    toy::own = Face::Down;
    EXPECT_EQ(toy::play().value, 0);
    EXPECT_EQ(toy::play().decisions.size(), 1u);
    toy::own = toy::house = Face::Up;
    EXPECT_EQ(toy::play().value, (Ratio(4) - fraction(1, 2)) / 2);
    EXPECT_EQ(toy::play().decisions.size(), 6u);
}

// What has been shown is known, though it lies face down when he is asked.
TEST_F(BestPlayToy, RemembersWhatItWasShown) {
    toy::shown_before = true;
    const BestPlay play = toy::play();
    EXPECT_EQ(play.value, (Ratio(4) - fraction(1, 2)) / 2);
    EXPECT_EQ(play.decisions.size(), 6u);
    for (const InformationSet& set : play.decisions)
        for (const SeenHand& hand : set.seen.hands) EXPECT_EQ(hand.cards[0].has_value(), hand.box == 1);
}

// Each of a few amounts, or the ends of many.
TEST_F(BestPlayToy, TriesAmounts) {
    EXPECT_EQ(toy::play().decisions[0].answers.size(), 5u);
    toy::times_max = 100;
    EXPECT_EQ(toy::play().decisions[0].answers.size(), 4u);
    EXPECT_EQ(toy::play().value, (Ratio(101) - 0 - fraction(1, 2)) / 3);
    BestPlayRequest all;
    all.amounts_max = 100;
    EXPECT_EQ(toy::play(&all).decisions[0].answers.size(), 102u);
    EXPECT_EQ(toy::play(&all).value, toy::play().value);
}

TEST_F(BestPlayToy, ConsidersAndCountsWhatItIsTold) {
    BestPlayRequest folds;
    folds.considers = [](const Question&) { return 1u << toy::Fold; };
    EXPECT_EQ(toy::play(&folds).value, fraction(-1, 2));
    BestPlayRequest raise_only;  // a wager that is not counted is played for nothing
    raise_only.counts = [](Position position) { return position.wager == 1; };
    EXPECT_EQ(toy::play(&raise_only).value, Ratio(3) / 3);
    EXPECT_EQ(toy::play(&raise_only).net_of(toy::kGame, 0), (Ratio(4) - fraction(1, 2) - fraction(1, 2)) / 3);
    BestPlayRequest nothing;
    nothing.considers = [](const Question&) { return 0u; };
    EXPECT_THROW(toy::play(&nothing), std::logic_error);
}

TEST_F(BestPlayToy, SaysWhatItCannotDo) {
    BestPlayRequest few;
    few.states_max = 10;
    EXPECT_THROW(toy::play(&few), std::length_error);
    toy::asked = 1;
    EXPECT_THROW(toy::play(), std::logic_error) << "another player is asked";
}

TEST_F(BestPlayToy, TellsHowFarItIs) {
    std::vector<double> told;
    BestPlayRequest request;
    request.progress = [&](double share) { told.push_back(share); return true; };
    toy::play(&request);
    ASSERT_GT(told.size(), 5u);
    EXPECT_TRUE(std::ranges::is_sorted(told));
    EXPECT_NEAR(told.back(), 1, 1e-9);
}

// Two sets that somebody vouches for are played once; here wrongly, so that it is seen to be done.
TEST_F(BestPlayToy, PlaysOnceWhatIsSaidToBeWorthTheSame) {
    BestPlayRequest request;
    request.same_worth = [](const View& view) { return std::string(view.question ? "all alike" : ""); };
    const BestPlay play = toy::play(&request);
    ASSERT_EQ(play.decisions.size(), 1u);
    EXPECT_EQ(play.decisions[0].chance, fraction(1, 3));
    EXPECT_EQ(play.value, play.decisions[0].worth[play.decisions[0].best]);
}

// ---- Three Card Poker -----------------------------------------------------------------------------------------------

std::vector<Cards> poker_decks() {
    std::vector<Cards> decks{
        deck_of({"2c", "5d", "7h", "9s", "Jc", "Kd", "Ah"}),
        deck_of({"9s", "Ts", "Js", "Qs", "Qh", "Td", "3d"}),
        deck_of({"Kc", "Kd", "Kh", "2s", "2h", "4c", "3d"}),
    };
    if (!sanitized()) decks.push_back(deck_of({"Ac", "2c", "3c", "4d", "Qh", "Qd", "8s", "Ks"}));
    return decks;
}

poker::Solution solved(const Setup& setup, const Cards& deck) {
    using namespace three_card_poker;
    return poker::solve(poker::describe(kAntePlan, setup, deck));
}

// Every hand of the deck: the dealer's cards are hidden, and the solver's answer is the best, or worth as much.
void expect_solved_play(const BestPlay& play, const poker::Solution& solution) {
    int played = 0, folded = 0;
    for (const InformationSet& set : play.decisions) {
        for (const SeenHand& hand : set.seen.hands)
            for (const auto& each : hand.cards) EXPECT_EQ(each.has_value(), hand.box == 1);
        const auto own = seen_in_box(set);
        ASSERT_EQ(own.size(), 3u);
        const bool plays = three_card_poker::plays(solution, {own[0], own[1], own[2]});
        ++(plays ? played : folded);
        EXPECT_EQ(set.worth_of(plays ? three_card_poker::PlayOn : three_card_poker::Fold), set.worth[set.best]);
        EXPECT_FALSE(plays && set.tied()) << "equal choices are folded (ruling R50)";
    }
    EXPECT_GT(played, 0);
    EXPECT_GT(folded, 0);
}

// If a seat's view showed more than its own three cards, the best play would beat the solver; if it showed less, the
// solver would beat it.
TEST(BestPlay, ThreeCardPoker) {
    LONG_COUNT();
    using namespace three_card_poker;
    for (const Game* game : {&kGbGame, &kNzGame})
        for (const Cards& deck : poker_decks()) {
            const auto setup = short_deck(*game, deck);
            const poker::Solution solution = solved(setup, deck);
            const BestPlay play = best_play(setup, one_box(setup, {Ante}));
            EXPECT_EQ(play.value, solution.returns.mean()) << game->id;
            EXPECT_EQ(play.net_of(*game, Ante) + play.net_of(*game, AnteBonus), solution.returns.mean()) << game->id;
            EXPECT_EQ(play.staked_on(*game, Ante), solution.returns.staked()) << game->id;
            // The three cards in their order, no more and no less.
            EXPECT_EQ(play.decisions.size(), deck.size() * (deck.size() - 1) * (deck.size() - 2));
            expect_solved_play(play, solution);
        }
}

// nz 5.10, rulings R82, R97: a maximum over all that is won on the hand, and the play that it leaves best.
TEST(BestPlay, ThreeCardPokerWithinAMaximum) {
    LONG_COUNT();
    using namespace three_card_poker;
    const Cards deck = poker_decks()[1];  // with straights, flushes and both together
    const Money stake = priced_stake(short_deck(kNzGame, deck));
    Ratio before = -10;
    for (const int antes : {1, 2, 3, 30}) {
        const auto setup = short_deck(kNzGame, deck, {{{"maximum-payout", to_string(stake * antes)}}, {}, {}});
        const poker::Solution solution = solved(poker::at_highest(setup, stake), deck);
        const BestPlay play = best_play(setup, one_box(setup, {Ante}));
        EXPECT_EQ(play.value, solution.returns.mean()) << antes;
        EXPECT_GT(play.value, before) << antes;
        before = play.value;
        expect_solved_play(play, solution);
        EXPECT_EQ(best_play(setup, one_box(setup, {PairPlus})).value,
                  pair_plus_returns(setup.pays(PairPlus), deck, Ratio(antes)).mean()) << antes;
    }
    EXPECT_EQ(before, solved(baize::Setup(kNzGame), deck).returns.mean()) << "30 antes touch nothing";
}

// Wagers beside the ante change no decision, and add what they are worth by themselves; own pay rows do change them.
TEST(BestPlay, ThreeCardPokerWithSideWagersAndOwnPays) {
    LONG_COUNT();
    using namespace three_card_poker;
    const Cards deck = deck_of({"2c", "3d", "4h", "9s", "Kc", "Kd", "Ah"});
    const Choices own{{}, {}, {{"ante-bonus.straight", "7:3"}, {"ante.beats-dealer", "3:2"}, {"play", "6:5"}}};
    std::set<Ratio> values;
    for (const Choices& choices : {Choices{}, own}) {
        const auto setup = short_deck(kGbGame, deck, choices);
        const BestPlay play = best_play(setup, one_box(setup, {Ante, PairPlus, Prime}));
        EXPECT_EQ(play.value, solved(setup, deck).returns.mean() +
                                  pair_plus_returns(setup.pays(PairPlus), deck).mean() +
                                  prime_returns(setup.pays(Prime), deck).mean());
        expect_solved_play(play, solved(setup, deck));
        values.insert(play.value);
    }
    EXPECT_EQ(values.size(), 2u);
    const auto setup = short_deck(kNzGame, deck);
    const BestPlay ante = best_play(setup, one_box(setup, {Ante})),
                   all = best_play(setup, one_box(setup, {Ante, PairPlus, SixCardBonus}));
    EXPECT_EQ(all.net_of(kNzGame, Ante), ante.net_of(kNzGame, Ante));
    EXPECT_EQ(all.net_of(kNzGame, PairPlus), pair_plus_returns(setup.pays(PairPlus), deck).mean());
    EXPECT_EQ(all.value, ante.value + all.net_of(kNzGame, PairPlus) + all.net_of(kNzGame, SixCardBonus));
}

// The order of the three cards tells nothing: with it left out everything is as it is with it.
TEST(BestPlay, TheOrderOfAHandIsWorthNothing) {
    LONG_COUNT();
    using namespace three_card_poker;
    for (const Cards& deck : {poker_decks()[0], poker_decks()[2]}) {
        const auto setup = short_deck(kGbGame, deck);
        BestPlayRequest request = one_box(setup, {Ante, PairPlus});
        const BestPlay all = best_play(setup, request);
        request.same_worth = [](const View& view) { return as_key(without_order(view)); };
        const BestPlay once = best_play(setup, request);
        request.same_course = [](const Table& table) {
            std::string dealer;
            for (const Card each : table.house().hand().cards) dealer += to_string(each);
            std::ranges::sort(dealer);
            return dealer;
        };
        const BestPlay fewest = best_play(setup, request);
        for (const BestPlay& play : {once, fewest}) {
            EXPECT_EQ(play.value, all.value);
            EXPECT_EQ(play.net_of(kGbGame, PairPlus), all.net_of(kGbGame, PairPlus));
            ASSERT_EQ(play.decisions.size() * 6, all.decisions.size());
            EXPECT_EQ(play.decisions[0].worth, all.decisions[0].worth);
        }
        EXPECT_LT(once.states * 3, all.states);
        EXPECT_LT(fewest.states, once.states);
    }
}

// ---- Casino Stud ----------------------------------------------------------------------------------------------------

// Ten of eleven cards are dealt. The order of a hand tells nothing, nor does that of the dealer's hidden cards.
BestPlay stud_play(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request = one_box(setup, wagers);
    request.same_worth = [](const View& view) { return as_key(without_order(view)); };
    request.same_course = [](const Table& table) {
        std::vector<std::string> cards;
        for (const Card each : table.house().hand().cards) cards.push_back(to_string(each));
        std::sort(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(cards.size(), 4)));
        std::string key;
        for (const std::string& each : cards) key += each;
        return key;
    };
    return best_play(setup, request);
}

// If a seat's view showed more than its own cards and the up card, the best play would beat the solver; if it showed
// less, the solver would beat it. The Insurance changes no decision on the ante, nor does the ante on the Double.
TEST(BestPlay, CasinoStud) {
    LONG_COUNT();
    using namespace casino_stud;
    for (const Cards& deck : {deck_of({"As", "Kh", "Qd", "Jc", "9s", "7h", "5d", "4c", "3s", "2h", "2d"}),
                              deck_of({"Ah", "Kd", "Ks", "8c", "7c", "6c", "5c", "5s", "3c", "3h", "2s"})}) {
        const auto gb = short_deck(kGbGame, deck), nz = short_deck(kNzGame, deck);
        const poker::Solution raise = poker::solve(poker::describe(kAntePlan, gb, deck)),
                              insured = poker::solve(poker::describe(kInsurancePlan, gb, deck));
        const BestPlay ante = stud_play(nz, {Ante}), both = stud_play(gb, {Ante, Insurance});
        EXPECT_EQ(ante.value, raise.returns.mean());
        EXPECT_EQ(ante.staked_on(kNzGame, Ante), raise.returns.staked());
        EXPECT_EQ(both.net_of(kGbGame, Ante), raise.returns.mean());
        EXPECT_EQ(both.net_of(kGbGame, Insurance), insured.returns.mean());
        EXPECT_EQ(both.value, raise.returns.mean() + insured.returns.mean());
        int raised = 0, folded = 0;
        for (const InformationSet& set : ante.decisions) {
            poker::Seen seen{.own = poker::CardSet(seen_in_box(set))};
            for (const SeenHand& hand : set.seen.hands)
                for (std::size_t i = 0; hand.box == 0 && i < hand.cards.size(); ++i) {
                    EXPECT_EQ(hand.cards[i].has_value(), i == kUpCard);
                    if (hand.cards[i]) seen.up = {*hand.cards[i]};
                }
            const bool raises = raise.play(seen) == 1;
            ++(raises ? raised : folded);
            EXPECT_EQ(set.worth_of(raises ? RaiseIt : Fold), set.worth[set.best]);
        }
        EXPECT_GT(raised, 0);
        EXPECT_GT(folded, 0);
    }
}

// ---- Casino War -----------------------------------------------------------------------------------------------------

TEST(BestPlay, CasinoWar) {
    using namespace casino_war;
    int wars = 0, surrenders = 0;
    for (const char* reading : {"original-returned", "original-paid", "original-lost"})
        for (const auto& ranks : {std::vector<std::pair<Card, int>>{{card("2c"), 3}, {card("7d"), 4}},
                                  {{card("5c"), 3}, {card("Kd"), 4}, {card("Ah"), 2}},
                                  {{card("2c"), 5}, {card("9d"), 3}, {card("As"), 4}}}) {
            const auto setup = setup_of(kGame, {{"won-war", reading}});
            BestPlayRequest request = one_box(setup, {Main, Tie});
            request.start = shoe_with(ranks);
            RankShoe shoe;
            for (const auto& [face, count] : ranks) shoe.add(face.rank(), count);
            const MainSolution solution = solve_main(shoe, terms_of(setup));
            const BestPlay play = best_play(setup, request);
            EXPECT_FALSE(play.shuffled);
            EXPECT_EQ(play.net_of(kGame, Main), solution.returns.mean()) << reading;
            EXPECT_EQ(play.staked_on(kGame, Main), solution.returns.staked()) << reading;
            EXPECT_EQ(play.net_of(kGame, Tie), tie_returns(shoe, setup.pays(Tie)).mean()) << reading;
            for (const InformationSet& set : play.decisions) {
                const TieValue& tie = solution.ties[static_cast<std::size_t>(seen_in_box(set)[0].rank())];
                const Ratio paid = ratio(setup.pays(Tie)[0].odds);  // the tie wager has been won by then
                EXPECT_EQ(set.worth_of(GoToWar), tie.war + paid);
                EXPECT_EQ(set.worth_of(Surrender), tie.surrender + paid);
                ++(tie.go_to_war() ? wars : surrenders);
            }
        }
    EXPECT_GT(wars, 0);
    EXPECT_GT(surrenders, 0);
}

// ---- Pocket Pairs ---------------------------------------------------------------------------------------------------

// A wager that is left in play is never worth less than one that is forfeited.
TEST(BestPlay, PocketPairs) {
    using namespace pocket_pairs;
    const auto setup = short_deck(kGame, deck_of({"2c", "2s", "2d", "9h", "9d", "Kc"}));
    const BestPlay play = best_play(setup, one_box(setup, {PocketPairs}));
    EXPECT_EQ(play.value, pocket_pairs_returns(setup.shoe(), setup.pays(PocketPairs)).mean());
    for (const InformationSet& set : play.decisions)
        EXPECT_EQ(set.worth_of(set.question().offers(Stay) ? Stay : Expose), set.worth[set.best]);
}

}  // namespace
}  // namespace baize::best_play_test
