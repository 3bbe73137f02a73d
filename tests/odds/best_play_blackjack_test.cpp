// Blackjack's solvers against the best play of the real round on short shoes. Without splits they are equal, as exact
// fractions and decision by decision; with splits, and between the two hands of Switch, the best play knows more than
// the solver's (decision 7), and the gap is bounded here.
#include <gtest/gtest.h>

#include "enumerated.hpp"
#include "games/blackjack/gb_neverbust.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "odds/best_play.hpp"
#include "odds/blackjack/adviser.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/insurance.hpp"
#include "odds/blackjack/neverbust.hpp"
#include "odds/blackjack/sides.hpp"
#include "odds/blackjack/switch_solver.hpp"
#include "odds/count/net.hpp"
#include "odds/even_money.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

namespace baize::best_play_blackjack_test {
namespace {

using namespace enumerated;
using enumerated::Counted;
namespace bj = blackjack;
namespace bt = blackjack::table;
using Cards = std::vector<std::pair<Card, int>>;

bj::Composition composition_of(const Cards& cards) {
    bj::Composition shoe;
    for (const auto& [face, count] : cards) shoe.add(bj::card_value(face), count);
    return shoe;
}

// Aces, fives and sixes that double; fours and sevens; eights and nines against tens.
std::vector<Cards> shoes() {
    return {{{card("Ah"), 2}, {card("5s"), 3}, {card("6c"), 3}, {card("Qs"), 6}},
            {{card("Ad"), 3}, {card("4s"), 3}, {card("7c"), 3}, {card("Ts"), 5}},
            {{card("As"), 3}, {card("8h"), 4}, {card("9d"), 2}, {card("Kd"), 5}}};
}

std::string words(const Options& options) {
    std::string text;
    for (const auto& [id, value] : options) text += id + "=" + value + " ";
    return text;
}

// One box with the main wager and never a choice of `without`.
BestPlayRequest box_request(const Setup& setup, const Cards& cards, std::uint32_t without) {
    BestPlayRequest request;
    request.start = shoe_with(cards);
    request.bets = {{0, 1, {bt::Main, 0}, priced_stake(setup)}};
    request.considers = [without](const Question& question) { return question.choices & ~without; };
    return request;
}

constexpr std::uint32_t kUninsured = bt::bit(bt::Insure) | bt::bit(bt::EvenMoney);
constexpr std::uint32_t kNoSplits = bt::bit(bt::SplitPair);

bj::Rules unsplit(bj::Rules rules) {
    rules.split_pairs = rules.split_aces = false;
    return rules;
}

// The order in which a hand's cards came is worth nothing once its box is played.
std::string order_apart(const View& view) {
    return view.question && view.question->offers(bt::Draw) ? as_key(without_order(view)) : std::string();
}

std::vector<int> values_of(const View& view, BoxNo box, std::uint8_t number) {
    std::vector<int> values;
    for (const SeenHand& hand : view.hands)
        if (hand.box == box && hand.hand == number)
            for (const auto& each : hand.cards)
                if (each) values.push_back(bj::card_value(*each));
    return values;
}

// Every question about the hand: the strategy's action is the best answer, or worth as much. Returns how many there
// were.
int expect_same_decisions(const BestPlay& play, const bj::Strategy& strategy) {
    int decisions = 0;
    for (const InformationSet& set : play.decisions) {
        if (!set.question().offers(bt::Draw)) continue;
        bj::Node node = bj::Strategy::root();
        for (const int value : values_of(set.seen, 1, 0)) node = strategy.next(node, value);
        const bj::Context context{0, false, set.worth_of(bt::DoubleDown) || set.worth_of(bj::nz::FreeDoubleDown)};
        const bj::Action action = strategy.action(node, values_of(set.seen, 0, 0)[0], context);
        const bool free = action == bj::Action::Double && set.worth_of(bj::nz::FreeDoubleDown);  // nz 20.3
        EXPECT_EQ(set.worth_of(free ? int{bj::nz::FreeDoubleDown} : static_cast<int>(action)), set.worth[set.best])
            << to_text(set.seen, bj::nz::kGame) << static_cast<int>(action);
        ++decisions;
    }
    return decisions;
}

// ---- Without splits -------------------------------------------------------------------------------------------------

void expect_solved(const Game& game, const Cards& cards, const Options& options, bool in_every_order = false) {
    const auto setup = setup_of(game, options);
    const bj::Rules rules = unsplit(setup.compiled<bj::Rules>());
    bj::Solver<Ratio> solver(composition_of(cards));
    const bj::Strategy strategy = solver.optimise(rules);
    BestPlayRequest request = box_request(setup, cards, kUninsured | kNoSplits);
    if (!in_every_order) request.same_worth = order_apart;
    const BestPlay play = best_play(setup, request);
    EXPECT_FALSE(play.shuffled) << words(options);
    EXPECT_EQ(play.value, solver.evaluate(rules, strategy)) << game.id << " " << words(options);
    EXPECT_EQ(play.net_of(game, bt::Main), play.value);
    EXPECT_GT(expect_same_decisions(play, strategy), 20);
}

TEST(BestPlayBlackjack, NzWithoutSplits) {
    LONG_COUNT();
    const std::vector<Options> all{{},
                                   {{"variant", "style-a"}},
                                   {{"double-lost-to-blackjack", "both"}},
                                   {{"double-rule", "10-11"}},
                                   {{"double-rule", "none"}},
                                   {{"variant", "blackjack-plus"}}};
    for (const Cards& cards : shoes())
        for (const Options& options : all) expect_solved(bj::nz::kGame, cards, options, options.empty());
}

// The dealer's second card lies face down while he is asked, or was looked at; or does not lie there yet.
TEST(BestPlayBlackjack, GbWithoutSplits) {
    LONG_COUNT();
    for (const Cards& cards : shoes())
        for (const std::string hole : {"none", "unseen", "peek"})
            for (const Options& more :
                 {Options{}, Options{{"soft-17", "draws"}, {"double-rule", "9-11"}},
                  Options{{"21-against-blackjack", "stands-off"}, {"lost-to-blackjack", "original"}},
                  Options{{"parallel-deal", "yes"}}}) {
                Options options = more;
                options.emplace_back("hole-card", hole);
                expect_solved(bj::gb::kGame, cards, options);
            }
}

// Free Bet splits every pair but tens for nothing, and no option forbids it: so there is no such pair in this shoe.
TEST(BestPlayBlackjack, NzFreeBetWithoutPairs) {
    LONG_COUNT();
    const Cards cards{{card("Ah"), 1}, {card("3d"), 1}, {card("5s"), 1}, {card("6c"), 1}, {card("Qs"), 7}};
    for (const Options& more : {Options{}, Options{{"double-rule", "none"}}}) {
        Options options = more;
        options.emplace_back("variant", "free-bet");
        expect_solved(bj::nz::kGame, cards, options);
    }
}

// Ruling R41: even money at 6 to 5 is taken where tens are many and left where they are few.
TEST(BestPlayBlackjack, R41_GbEvenMoneyAt6To5) {
    LONG_COUNT();
    const auto setup = setup_of(bj::gb::kGame, {{"decks", "1"}, {"single-deck-6-5", "yes"}, {"even-money-6-5", "yes"}});
    const bj::Rules rules = unsplit(setup.compiled<bj::Rules>());
    std::set<bool> taken;
    for (const Cards& cards : {Cards{{card("Ah"), 3}, {card("5s"), 3}, {card("6c"), 3}, {card("Qs"), 6}},
                               Cards{{card("Ah"), 3}, {card("4s"), 4}, {card("6c"), 5}, {card("Qs"), 2}}}) {
        bj::Solver<Ratio> solver(composition_of(cards));
        const bj::Strategy strategy = solver.optimise(rules);
        const BestPlay play = best_play(setup, box_request(setup, cards, bt::bit(bt::Insure) | kNoSplits));
        EXPECT_FALSE(play.shuffled);
        EXPECT_EQ(play.value, solver.evaluate(rules, strategy));
        EXPECT_GT(expect_same_decisions(play, strategy), 20);
        for (const InformationSet& set : play.decisions)
            if (set.question().offers(bt::EvenMoney)) {
                const int choice = strategy.takes_even_money() ? bt::EvenMoney : bt::NoInsurance;
                EXPECT_EQ(set.worth_of(choice), set.worth[set.best]);
                taken.insert(strategy.takes_even_money());
            }
    }
    EXPECT_EQ(taken.size(), 2u);
}

// 9.4, 10.3: what even money and insurance are worth to a player who sees his two cards and the dealer's ace.
TEST(BestPlayBlackjack, InsuranceAndEvenMoneyAreWorthWhatTheirSolversSay) {
    LONG_COUNT();
    int insured = 0, blackjacks = 0;
    for (const Cards& cards : shoes()) {
        const auto setup = setup_of(bj::nz::kGame);
        const bj::Rules& rules = setup.compiled<bj::Rules>();
        const bj::Composition shoe = composition_of(cards);
        const BestPlay play = best_play(setup, box_request(setup, cards, kNoSplits));
        Ratio chance = 0;
        for (const InformationSet& set : play.decisions) {
            const Question& question = set.question();
            if (!question.offers(bt::Insure)) continue;
            const auto hand = values_of(set.seen, 1, 0);
            const bj::Composition left = shoe.less(bj::Tally::of(hand[0]) + bj::Tally::of(hand[1]) + bj::Tally::of(1));
            const Ratio worth = fraction(3 * left.of(bj::kTen), left.size) - 1;
            if (question.offers(bt::EvenMoney)) {
                const bj::EvenMoneyWorth even = bj::even_money(shoe, rules);
                EXPECT_EQ(set.worth_of(bt::EvenMoney), even.taken);
                EXPECT_EQ(set.worth_of(bt::NoInsurance), even.waiting);
                chance += set.chance;
                ++blackjacks;
                continue;
            }
            for (std::size_t i = 0; i < set.answers.size(); ++i)
                EXPECT_EQ(set.worth[i] - *set.worth_of(bt::NoInsurance),
                          worth * fraction(set.answers[i].amount.cents, priced_stake(setup).cents));
            bj::Situation at{left, hand, 1, 0, 1, false, false, false};
            EXPECT_NEAR(bj::advise(at, rules).insurance, nearest(worth), 1e-12);
            insured += set.answers[set.best].choice == bt::Insure;
        }
        EXPECT_EQ(chance, bj::even_money(shoe, rules).chance);
    }
    EXPECT_GT(insured, 0);
    EXPECT_GT(blackjacks, 0);
}

// A double may be for less; the adviser's never is. The greatest amount comes last.
std::optional<Ratio> worth_in_full(const InformationSet& set, int choice) {
    std::optional<Ratio> worth;
    for (std::size_t i = 0; i < set.answers.size(); ++i)
        if (set.answers[i].choice == choice) worth = set.worth[i];
    return worth;
}

// The adviser of a live shoe gives every action its worth, from the cards that are left.
TEST(BestPlayBlackjack, TheAdviserSaysWhatEveryActionIsWorth) {
    LONG_COUNT();
    for (const char* variant : {"standard", "style-a"}) {
        const Options options{{"split-rule", "none"}, {"variant", variant}};
        const auto setup = setup_of(bj::nz::kGame, options);
        const Cards cards = shoes()[0];
        BestPlayRequest request = box_request(setup, cards, kUninsured);
        request.same_worth = order_apart;
        const BestPlay play = best_play(setup, request);
        for (const InformationSet& set : play.decisions) {
            if (!set.question().offers(bt::Draw)) continue;
            bj::Situation at;
            at.hand = values_of(set.seen, 1, 0);
            at.up = values_of(set.seen, 0, 0)[0];
            bj::Tally gone = bj::Tally::of(at.up);
            for (const int value : at.hand) gone = gone + bj::Tally::of(value);
            at.left = composition_of(cards).less(gone);
            const bj::Advice advice = bj::advise(at, setup.compiled<bj::Rules>());
            for (std::size_t action = 0; action < advice.value.size(); ++action) {
                const auto worth = worth_in_full(set, static_cast<int>(action));
                ASSERT_EQ(advice.value[action].has_value(), worth.has_value()) << to_text(set.seen, setup.game());
                EXPECT_NEAR(advice.value[action].value_or(0), nearest(worth.value_or(0)), 1e-12)
                    << to_text(set.seen, setup.game());
            }
        }
    }
}

// ---- What rides (nz 15D, 15E) ---------------------------------------------------------------------------------------

// What the price '+ride' rests on: the best play of each deal with the main wager alone, or with so much riding on it.
Ratio riding_value(const Cards& cards, const bj::Rules& rules, const std::vector<bj::FirstTwo>& deals) {
    const bj::Composition shoe = composition_of(cards);
    bj::Solver<Ratio> solver(shoe);
    const auto alone = solver.best_values(rules);
    Ratio sum = 0;
    for (const bj::FirstTwo& deal : deals) {
        const Ratio net = count::net<Ratio>(deal.verdict);
        const auto riding = net > 0 ? solver.best_values(rules, net + 1) : alone;
        const bj::Composition rest = shoe.less(bj::Tally::of(deal.first) + bj::Tally::of(deal.second));
        const auto two = static_cast<std::size_t>(bj::two_cards(deal.first, deal.second));
        for (std::size_t up = 1; up <= bj::kValues; ++up)
            if (const int left = rest.of(static_cast<int>(up)); left > 0)
                sum += (net + std::max(alone[up][two], riding[up][two])) * fraction(left, rest.size) *
                       fraction(deal.ways, static_cast<long>(shoe.size) * (shoe.size - 1));
    }
    return sum;
}

TEST(BestPlayBlackjack, R15D_10_R15E_9_WhatRidesIsPlayedForTheBest) {
    LONG_COUNT();
    const Cards cards{{card("Ah"), 2}, {card("5h"), 3}, {card("6h"), 2}, {card("Kh"), 3}, {card("Qs"), 3}};
    bj::FaceShoe faces;
    for (const auto& [face, count] : cards) faces.add(face, count);
    const auto expect_ride = [&](const char* option, std::uint8_t wager, Return (*settle)(Card, Card, bj::Rows)) {
        const auto setup = setup_of(bj::nz::kGame, {{option, "yes"}, {"split-rule", "none"}});
        BestPlayRequest request = box_request(setup, cards, kUninsured);
        request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
        request.same_worth = order_apart;
        const BestPlay play = best_play(setup, request);
        EXPECT_FALSE(play.shuffled);
        EXPECT_EQ(play.value, riding_value(cards, setup.compiled<bj::Rules>(),
                                           bj::first_two_by_win(faces, setup.pays(wager), settle)))
            << option;
        std::set<int> answers;
        for (const InformationSet& set : play.decisions)
            if (set.question().offers(bj::nz::Ride)) answers.insert(set.answers[set.best].choice);
        EXPECT_EQ(answers, (std::set<int>{bj::nz::Cash, bj::nz::Ride}));
    };
    expect_ride("house-money", bj::nz::HouseMoney, bj::settle_house_money);
    expect_ride("let-it-ride", bj::nz::LetItRide, bj::settle_let_it_ride);
}

// ---- NeverBust ------------------------------------------------------------------------------------------------------

// Insurance is all that is decided; without it the price is the mean of one distribution.
TEST(BestPlayBlackjack, Neverbust) {
    LONG_COUNT();
    using namespace bj::gb::neverbust;
    for (const Cards& cards : shoes())
        for (const std::string hole : {"none", "unseen", "peek"}) {
            const auto setup = setup_of(kGame, {{"hole-card", hole}});
            BestPlayRequest request = box_request(setup, cards, ~1u);
            bj::ValueShoe values;
            const bj::Composition shoe = composition_of(cards);
            for (int value = 1; value <= bj::kValues; ++value) values.add(value, shoe.of(value));
            const BestPlay play = best_play(setup, request);
            EXPECT_FALSE(play.shuffled);
            EXPECT_EQ(play.value, main_returns(values, setup.compiled<TableRules>(), setup.pays(bt::Main)).mean())
                << hole;
        }
}

// ---- With splits, and with two hands: the gap -----------------------------------------------------------------------

// What the best play has above the solver's, in initial wagers.
Ratio gap_of(const Game& game, const Cards& cards, const Options& options) {
    const auto setup = setup_of(game, options);
    const auto& rules = setup.compiled<bj::Rules>();
    bj::Solver<Ratio> solver(composition_of(cards));
    BestPlayRequest request = box_request(setup, cards, kUninsured);
    request.same_worth = order_apart;
    request.list_decisions = false;
    const BestPlay play = best_play(setup, request);
    EXPECT_FALSE(play.shuffled) << words(options);
    const Ratio gap = play.value - solver.evaluate(rules, solver.optimise(rules));
    std::printf("%s %s: best %.9f, gap %.3g, %ld states\n", std::string(game.id).c_str(), words(options).c_str(),
                nearest(play.value), nearest(gap), play.states);
    return gap;
}

const Cards kEights{{card("As"), 3}, {card("8h"), 5}, {card("Kd"), 7}};
const Cards kNines{{card("Ac"), 3}, {card("9d"), 5}, {card("Th"), 6}};
const Cards kSixes{{card("Ah"), 2}, {card("6c"), 4}, {card("5s"), 2}, {card("Qs"), 8}};

// Nothing is decided on split aces (12.4(b), gb 4.29), so that nothing can be decided better.
TEST(BestPlayBlackjack, SplitAcesLeaveNoGap) {
    LONG_COUNT();
    for (const Cards& cards : {kEights, kNines, kSixes})
        for (const char* loss : {"obo", "bb+1", "all"})
            EXPECT_EQ(gap_of(bj::nz::kGame, cards, {{"split-rule", "no-pairs"}, {"split-lost-to-blackjack", loss}}), 0);
}

// Decision 7: a hand of a split box is played without regard to the other hands' cards. What that costs in these
// shoes, which are far shorter than any that is played from; the figures stand in the decision.
TEST(BestPlayBlackjack, R59_TheGapOfSplits) {
    LONG_COUNT();
    std::vector<Cards> all{kEights, kNines};
    if (testing_support::long_run()) all.push_back(kSixes);
    for (const Cards& cards : all) {
        std::vector<Ratio> gaps{gap_of(bj::nz::kGame, cards, {{"resplit", "no"}})};
        for (const char* hole : {"none", "peek"})
            gaps.push_back(gap_of(bj::gb::kGame, cards, {{"hands", "2"}, {"hole-card", hole}}));
        if (testing_support::long_run()) gaps.push_back(gap_of(bj::nz::kGame, cards, {}));
        for (const Ratio& gap : gaps) {
            EXPECT_GE(gap, 0);
            EXPECT_LT(gap, fraction(1, 300));
        }
    }
}

// 4.62-4.66: here each hand is played without regard to what the other drew, split or not.
TEST(BestPlayBlackjack, R59_TheGapOfSwitch) {
    LONG_COUNT();
    const Cards cards{{card("As"), 2}, {card("5h"), 1}, {card("9d"), 2}, {card("Kd"), 6}};
    for (const char* hole : {"none", "peek"}) {
        const auto setup = setup_of(bj::gb::switching::kGame, {{"hole-card", hole}});
        BestPlayRequest request = box_request(setup, cards, kUninsured | kNoSplits);
        request.bets.push_back({0, 1, {bj::gb::switching::SwitchWager, 0}, priced_stake(setup)});
        request.list_decisions = false;
        const BestPlay play = best_play(setup, request);
        EXPECT_FALSE(play.shuffled);
        const bj::SwitchSolver solver(composition_of(cards), unsplit(setup.compiled<bj::Rules>()));
        const double gap = nearest(play.value / 2) - solver.ev();
        std::printf("switch %s: best %.9f, gap %.3g, %ld states\n", hole, nearest(play.value / 2), gap, play.states);
        EXPECT_GE(gap, -1e-12);
        EXPECT_LT(gap, 0.001);
    }
}

// ---- The best play itself -------------------------------------------------------------------------------------------

// Plays what was found, going by the view alone.
class ByView : public Strategy {
public:
    explicit ByView(const BestPlay& play) {
        for (const InformationSet& set : play.decisions) answers_.emplace(as_key(set.seen), set.answers[set.best]);
    }
    Answer answer(const Table& table, const Question& question) override {
        return answers_.at(as_key(view_of(table, question.player)));
    }

private:
    std::map<std::string, Answer> answers_;
};

// What was found can be played by somebody who sees his view and no more, and brings what it is said to be worth; and
// to leave out the order of a hand's cards changes nothing, with splits too.
TEST(BestPlayBlackjack, WhatWasFoundIsPlayedByTheViewAlone) {
    LONG_COUNT();
    for (const char* hole : {"none", "peek"}) {
        const auto setup = setup_of(bj::gb::kGame, {{"hands", "2"}, {"hole-card", hole}});
        BestPlayRequest request = box_request(setup, kNines, kUninsured);
        const BestPlay play = best_play(setup, request);
        ByView player(play);
        const Counted counted = count_round(setup, request.start, {bt::Main}, &player);
        EXPECT_EQ(mean_of(counted.distributions.at(bt::Main)), play.value);
        EXPECT_EQ(counted.staked.at(bt::Main), play.staked_on(setup.game(), bt::Main));
        request.same_worth = order_apart;
        const BestPlay once = best_play(setup, request);
        EXPECT_EQ(once.value, play.value);
        EXPECT_LT(once.states, play.states);
    }
}

}  // namespace
}  // namespace baize::best_play_blackjack_test
