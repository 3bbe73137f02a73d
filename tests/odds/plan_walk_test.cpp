// Every poker game's plan is walked over random deals and over those that random ones never bring: royal flushes,
// dealers on the edge of qualifying, equal hands. At a table as it stands by the book, with each option otherwise,
// under maxima and ceilings, with a raise laid before the deal, and of a hand that its player may not look at.
#include "odds/plan_walk.hpp"

#include <random>
#include <sstream>

#include "games/big_raise_stud/big_raise_stud.hpp"
#include "games/casino_stud/casino_stud.hpp"
#include "games/crazy_4_poker/crazy_4_poker.hpp"
#include "games/four_card_poker/four_card_poker.hpp"
#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "games/let_it_ride/let_it_ride.hpp"
#include "games/mississippi_stud/mississippi_stud.hpp"
#include "games/three_card_poker/three_card_poker.hpp"

namespace baize::plan_walk {
namespace {

using poker::with;

// ---- Deals --------------------------------------------------------------------------------------------------------

std::vector<Card> cards_in(const std::string& text) {
    std::vector<Card> cards;
    std::istringstream words(text);
    for (std::string word; words >> word;) cards.push_back(parse_card(word).value());
    return cards;
}

// As many cards to each as the plan has; the rest lie by for what is burnt, and for other boxes.
Deal dealt_by(const poker::Plan& plan, const std::vector<Card>& cards) {
    const auto own = cards.begin() + plan.own, dealer = own + plan.dealer, board = dealer + plan.board;
    return {{cards.begin(), own}, {own, dealer}, {dealer, board}, {board, cards.end()}};
}

Deal random_deal(const poker::Plan& plan, unsigned seed) {
    std::vector<Card> cards = poker::cards_of(poker::kFullDeck);
    std::shuffle(cards.begin(), cards.end(), std::mt19937(seed));
    return dealt_by(plan, cards);
}

// The cards of the player, the dealer and the board one after the other.
Deal stacked(const poker::Plan& plan, const std::string& text) {
    std::vector<Card> cards = cards_in(text);
    for (const Card card : poker::cards_of(poker::kFullDeck))
        if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
    return dealt_by(plan, cards);
}

// Five cards against five. The dealer qualifies with A-K; Insurance asks how high he is below that.
const std::vector<std::string> kFiveAgainstFive = {
    "Ah Kh Qh Jh Th  As Kd 4c 3d 2c", "9h 8h 7h 6h 5h  As Qd Jc 9d 8c", "9h 9s 9d 9c 2h  As Ks Qs Js Ts",
    "Ah Kh Qh Jh Th  As Ks Qs Js Ts", "Ah Ks 9d 5c 3h  Ad Kc 9s 5h 3c", "Ah Qs 9d 5c 3h  Ad Qc 9s 5h 3c",
    "Kh Kd 9d 5c 3h  7s 5d 4c 3d 2c", "Kh Kd 9d 5c 3h  8s 5d 4c 3d 2c", "Kh Kd 9d 5h 3h  9s 5d 4c 3d 2c",
    "Kh Kd 9d 5h 3h  Js 5d 4c 3d 2c"};
// Three against three; a queen qualifies.
const std::vector<std::string> kThreeAgainstThree = {
    "Ah Kh Qh  Qs 3d 2c", "9h 8h 7h  Js Td 8c", "9h 9s 9d  Qs 3d 2c", "Qh 9s 5d  Qd 9c 5s", "Jh 9s 5d  Jd 9c 5s",
    "Ah Kh Qh  As Ks Qs", "Ah Kh Qh  Js 3d 2c"};
// The best four of five against those of six, and of five, of which a king qualifies.
const std::vector<std::string> kFiveAgainstSix = {
    "As Ah Ad Ac 2h  Ks 9d 7c 5h 3c 2d", "Ah Kh Qh Jh 2c  Ks 9d 7c 5h 3c 2d", "9h 9s 9d 9c 2h  As Ks Qs Js 3c 2d",
    "Ah Kd 9s 5c 2h  As Kc 9d 5h 3c 2d", "Ah As Ad 5c 2h  Ks 9d 7c 5h 3c 2d"};
const std::vector<std::string> kFourOfFive = {
    "As Ah Ad Ac 2h  Ks 7d 4h 3c 2s", "Ah Kh Qh Jh 2c  Qs Jd Th 8c 2s", "9h 9s 9d 9c 2h  As Ks Qs Js 3c",
    "Ah Kd 9s 5c 2h  As Kc 9d 5h 3c", "Qh 9s 8d 4c 2h  Qs 9c 8h 4d 2s", "Ah As 7d 4c 2h  Qs Jd Th 8c 2s",
    "Ah As 7d 4c 2h  Kd Ks Th 8c 2s"};
// Two, and two, and five on the board. Any pair qualifies, or a pair of fours; the Two Way wager is paid by the
// dealer's hand too.
const std::vector<std::string> kWithABoard = {
    "Ah Kh  2c 7d  Qh Jh Th 3s 4d", "9h 8h  Kc Qd  7h 6h 5h Ks 2d", "9h 9s  2c 7d  9d 9c Ks 4h 3d",
    "2c 3d  4s 5c  Ah Kh Qh Jh Th", "Ah Kd  As Kc  9s 7d 5h 3c 2s", "Kh Kd  Qs Jc  9s 7d 5h 3c 2s",
    "Kh Kd  2h Jc  9s 7d 5h 3c 2s", "Kh Kd  4h Jc  9s 7d 4d 8c 2s", "Kh Kd  3h Jc  9s 7d 3d 8c 2s",
    "2c 3d  Ah Kh  Qh Jh Th 9s 4d", "2c 3d  9h 8h  7h 6h 5h Ks Kd", "2c 3d  9h 9s  9d 9c Ks 4h 7d",
    "2c 3d  9h 9s  9d Kc Ks 4h 7d", "2c 3d  Ah 2h  9h 7h 5h Ks Jd", "2c 2d  Ah Kd  Qs Jc Th 4h 6d",
    "Qc Qd  Ah Ad  9s 7d 5h 3c 2s", "Ac As  Ah Ad  9s 7d 5h 3c 2s", "Ah Kd  Js Tc  9s 7d 5h 3c 2s"};
// No dealer's hand: five cards of the own and the board.
const std::vector<std::string> kFiveAlone = {
    "Ah Kh Qh Jh Th", "9h 8h 7h 6h 5h", "9h 9s 9d 9c 2h", "9h 9s 9d 2c 2h", "Jh Js 9d 5c 2h", "6h 6s 9d Jc 2h",
    "5h 5s 9d Jc 2h", "7h 7s 9d Jc 2h", "Th Ts 9d Jc 2h", "Ah Ks 9d 5c 2h"};

const std::vector<std::string>& texts_for(const poker::Plan& plan) {
    if (plan.dealer == 0) return kFiveAlone;
    if (plan.board > 0) return kWithABoard;
    if (plan.order->cards == 3) return kThreeAgainstThree;
    if (plan.order->cards == 5) return kFiveAgainstFive;
    return plan.dealer == 6 ? kFiveAgainstSix : kFourOfFive;
}

std::vector<Deal> deals_for(const poker::Plan& plan, unsigned at_random) {
    std::vector<Deal> deals;
    for (const std::string& text : texts_for(plan)) deals.push_back(stacked(plan, text));
    for (unsigned seed = 1; seed <= at_random; ++seed) deals.push_back(random_deal(plan, seed));
    return deals;
}

Ends walk(const Played& played, unsigned at_random, Area area = Area::Seat) {
    Ends all;
    for (const Deal& deal : deals_for(*played.plan, at_random)) {
        const Ends ends = Walk(played, deal, area).go();
        EXPECT_GT(ends.count, 0) << played.name;
        all.count += ends.count;
        all.absent += ends.absent;
        all.capped |= ends.capped;
        all.ranks.insert(ends.ranks.begin(), ends.ranks.end());
    }
    return all;
}

// ---- Tables -------------------------------------------------------------------------------------------------------

std::vector<Played> by_the_book() {
    return {
        {"casino stud", &casino_stud::kGbGame, &casino_stud::kAntePlan},
        {"insurance", &casino_stud::kGbGame, &casino_stud::kInsurancePlan, {}, {casino_stud::Ante}},
        {"caribbean stud", &casino_stud::kNzGame, &casino_stud::kAntePlan},
        {"three card", &three_card_poker::kGbGame, &three_card_poker::kAntePlan},
        {"three card in new zealand", &three_card_poker::kNzGame, &three_card_poker::kAntePlan},
        {"four card", &four_card_poker::kGame, &four_card_poker::kAntePlan},
        {"crazy 4", &crazy_4_poker::kGame, &crazy_4_poker::kAntePlan},
        {"mississippi", &mississippi_stud::kGame, &mississippi_stud::kPlan},
        {"big raise", &big_raise_stud::kGame, &big_raise_stud::kPlan},
        {"let it ride", &let_it_ride::kGame, &let_it_ride::kPlan},
        {"ultimate", &holdem::ultimate::kGbGame, &holdem::ultimate::kPlan},
        {"ultimate in new zealand", &holdem::ultimate::kNzGame, &holdem::ultimate::kPlan},
        {"casino hold 'em", &holdem::casino::kGame, &holdem::casino::kPlan},
        {"hold 'em bonus", &holdem::bonus::kGame, &holdem::bonus::kPlan},
        {"two way", &holdem::two_way::kGame, &holdem::two_way::kPlan},
    };
}

// ... with one option that is not the standard; an amount is no such value.
std::vector<Played> with_each_option() {
    std::vector<Played> tables;
    for (const Played& standard : by_the_book())
        for (const OptionDef& option : standard.game->options)
            for (std::size_t value = 0; value < option.values.size(); ++value) {
                if (static_cast<int>(value) == option.standard) continue;
                Played other = standard;
                const std::string id(option.id), chosen(option.values[value].id);
                other.name += " " + id + "=" + chosen;
                other.choices = with({{id, chosen}});
                const auto setup = Setup::make(*other.game, other.choices);
                if (setup && setup->offered(other.plan->wager())) tables.push_back(std::move(other));
            }
    return tables;
}

// A royal flush wins more than the ceiling; by a low one less would be left than the line beneath pays.
std::vector<Played> under_maxima() {
    const auto at_most = [](const char* option, const char* amount) { return with({{option, amount}}); };
    const auto riding_at_most = [](const char* amount) {  // of odds of 1000 to 1, which one pay table has
        return Choices{{{"royal-ceiling", amount}}, {{"main", "4"}}, {}};
    };
    return {
        {"three card", &three_card_poker::kNzGame, &three_card_poker::kAntePlan, at_most("maximum-payout", "90")},
        {"four card", &four_card_poker::kGame, &four_card_poker::kAntePlan, at_most("maximum-payout", "150")},
        {"big raise", &big_raise_stud::kGame, &big_raise_stud::kPlan, at_most("maximum-payout", "100")},
        {"let it ride", &let_it_ride::kGame, &let_it_ride::kPlan, riding_at_most("100000")},
        {"let it ride, low", &let_it_ride::kGame, &let_it_ride::kPlan, riding_at_most("500")},
        {"ultimate", &holdem::ultimate::kGbGame, &holdem::ultimate::kPlan, at_most("royal-ceiling", "10000")},
        {"ultimate, low", &holdem::ultimate::kGbGame, &holdem::ultimate::kPlan, at_most("royal-ceiling", "500")},
        {"ultimate in nz", &holdem::ultimate::kNzGame, &holdem::ultimate::kPlan, at_most("royal-ceiling", "10000")},
    };
}

// Of a single wager (ruling R97).
std::vector<Played> under_maxima_of_wagers() {
    return {
        {"three card's bonus", &three_card_poker::kNzGame, &three_card_poker::kAntePlan, {}, {},
         {{three_card_poker::AnteBonus, {100'00}}}},
        {"four card's bonus", &four_card_poker::kGame, &four_card_poker::kAntePlan, {}, {},
         {{four_card_poker::AnteBonus, {300'00}}}},
        {"four card's play", &four_card_poker::kGame, &four_card_poker::kAntePlan, {}, {},
         {{four_card_poker::Play, {100'00}}}},
        {"four card's play, and all", &four_card_poker::kGame, &four_card_poker::kAntePlan,
         with({{"maximum-payout", "150"}}), {}, {{four_card_poker::Play, {100'00}}}},
        {"big raise's raise", &big_raise_stud::kGame, &big_raise_stud::kPlan, {}, {},
         {{big_raise_stud::Raise, {500'00}}}},
        {"big raise's raise, and a lower one", &big_raise_stud::kGame, &big_raise_stud::kPlan,
         with({{"maximum-payout", "100"}}), {}, {{big_raise_stud::Raise, {500'00}}}},
    };
}

std::vector<Played> laid_blind() {
    std::vector<Played> tables;
    for (const char* most : {"none", "150"})
        for (int times = 1; times <= 4; ++times) {
            const Choices choices = with({{"blind-betting", "yes"}, {"maximum-payout", most}});
            tables.push_back({"big raise, laid blind", &big_raise_stud::kGame, &big_raise_stud::kPlan, choices});
            tables.back().laid_blind = times;
            if (times > 3) continue;
            tables.push_back({"four card, laid blind", &four_card_poker::kGame, &four_card_poker::kAntePlan, choices});
            tables.back().laid_blind = times;
        }
    return tables;
}

// ---- What the deals must hold -------------------------------------------------------------------------------------

std::set<rank::Kind> kinds_of(const poker::Plan& plan, const Ends& ends) {
    std::set<rank::Kind> kinds;
    for (const auto& [player, dealer] : ends.ranks)
        kinds.insert(plan.order->cards == 3   ? rank::Rank<rank::kThreeCards>::from_value(player).kind()
                     : plan.order->cards == 4 ? rank::Rank<rank::kFourCards>::from_value(player).kind()
                                              : rank::Rank<rank::kFiveCards>::from_value(player).kind());
    return kinds;
}

void expect_high_hands(const Played& played, const Ends& ends) {
    const auto kinds = kinds_of(*played.plan, ends);
    EXPECT_TRUE(kinds.contains(rank::Kind::StraightFlush)) << played.name;
    EXPECT_EQ(kinds.contains(rank::Kind::RoyalFlush), played.plan->order->cards == 5) << played.name;
    EXPECT_TRUE(kinds.contains(played.plan->order->cards == 3 ? rank::Kind::ThreeOfAKind : rank::Kind::FourOfAKind))
        << played.name;
}

// Equal hands, and dealers' hands on both sides of each by which the settlement tells them apart.
void expect_edges(const Played& played, const Ends& ends) {
    if (played.plan->dealer == 0) return;
    const auto any = [&](auto holds) { return std::ranges::any_of(ends.ranks, holds); };
    EXPECT_TRUE(any([](const auto& end) { return end.first == end.second; })) << played.name;
    for (const poker::DealerFrom& from : played.plan->dealer_from) {
        EXPECT_TRUE(any([&](const auto& end) { return end.second >= from.rank; })) << played.name;
        EXPECT_TRUE(any([&](const auto& end) { return end.second < from.rank; })) << played.name;
    }
}

// ---- The walks ----------------------------------------------------------------------------------------------------

TEST(PlanWalk, EveryAnswerOfEveryRoundIsThePlans) {
    for (const Played& played : by_the_book()) {
        const Ends ends = walk(played, 40);
        expect_high_hands(played, ends);
        expect_edges(played, ends);
    }
}

TEST(PlanWalk, WithEveryOptionOtherwise) {
    const std::vector<Played> tables = with_each_option();
    EXPECT_GT(tables.size(), 40u);
    for (const Played& played : tables) walk(played, 4);
}

TEST(PlanWalk, UnderMaximaAndCeilings) {
    for (const Played& played : under_maxima()) EXPECT_TRUE(walk(played, 10).capped) << played.name;
    for (const Played& played : under_maxima_of_wagers()) walk(played, 10);
}

TEST(PlanWalk, WithTheRaiseLaidBeforeTheDeal) {
    for (const Played& played : laid_blind()) walk(played, 10);
}

TEST(PlanWalk, OfAHandThatIsPlayedBlind) {
    for (const Played& played : by_the_book()) {
        const auto option = std::ranges::find(played.game->options, "areas", &OptionDef::id);
        if (option != played.game->options.end()) walk(played, 10, Area::Blind);
    }
}

TEST(PlanWalk, AnAbsentPlayerHasFolded) {
    int games = 0;
    for (const Played& played : by_the_book()) {
        const bool ruled = std::ranges::find(played.game->irregularities, Effect::AbsentBox,
                                             &IrregularityDef::effect) != played.game->irregularities.end();
        games += ruled;
        EXPECT_EQ(walk(played, 1).absent > 0, ruled) << played.name;
    }
    EXPECT_EQ(games, 5);
}

// ---- What raises are called ---------------------------------------------------------------------------------------

// How many times the other wager a title says that it lays; 0 where it does not say.
int times_in(std::string_view title) {
    static constexpr std::string_view kWords[] = {"once", "twice", "three times", "four times"};
    for (int times = 4; times > 0; --times)
        if (title.find(kWords[times - 1]) != title.npos) return times;
    return 0;
}

// The titles are the book's words, and the decision beside them has the number.
TEST(PlanWords, ARaiseIsCalledByItsMultiple) {
    std::set<std::pair<std::string_view, std::string_view>> told;
    std::vector<Played> tables = with_each_option();
    std::ranges::move(by_the_book(), std::back_inserter(tables));
    for (const Played& played : tables) {
        const auto setup = setup_of(played);
        for (std::size_t i = 0; const poker::Plan::Street* const street = poker::street_of(*played.plan, setup, i); ++i)
            for (std::uint8_t choice = 0; choice < played.game->choices.size(); ++choice) {
                const poker::Decision& decision = street->decision;
                const bool further = decision.further.may && choice == decision.further.choice;
                const int laid = further ? decision.further.to : poker::times(decision, choice);
                const std::string_view title = played.game->choices[choice].title;
                if (laid == 0 || (times_in(title) == 0 && decision.from == decision.to && !further)) continue;
                EXPECT_EQ(times_in(title), laid) << played.name << ": " << title;
                const bool of_ante = title.find("the ante") != title.npos;
                EXPECT_TRUE(!of_ante || played.game->wagers[decision.of].id == "ante") << played.name << ": " << title;
                told.emplace(played.game->id, title);
            }
    }
    EXPECT_EQ(told.size(), 24u);
}

}  // namespace
}  // namespace baize::plan_walk
