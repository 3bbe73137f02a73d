// The slow count through the real coroutine round against every clever count, as exact fractions. Where both agree on
// short shoes and decks, the price comes from the code that pays.
#include "odds/enumerate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/view.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/prices.hpp"
#include "odds/punto_banco/laws.hpp"
#include "odds/three_card_poker/laws.hpp"
#include "odds/wagers.hpp"

namespace baize {
namespace {

using Options = std::vector<std::pair<std::string, std::string>>;
using Chances = std::map<Ratio, Ratio>;  // net return in initial wagers, and its chance

bool sanitized() { return std::getenv("BAIZE_SANITIZED") != nullptr; }

Card card(std::string_view text) { return parse_card(text).value(); }

Setup setup_of(const Game& game, const Options& options = {}) {
    auto setup = Setup::make(game, {options, {}, {}});
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

Chances chances_of(const Law& law) {
    Chances chances;
    for (const auto& [net, weight] : law.weights()) chances[net] = Ratio(weight) / law.total();
    return chances;
}

Ratio mean_of(const Chances& chances) {
    Ratio sum = 0;
    for (const auto& [net, chance] : chances) sum += net * chance;
    return sum;
}

// A shoe in the middle of its life, with exactly these cards in it.
Between shoe_with(const std::vector<std::pair<Card, int>>& cards) {
    Between between;
    between.shoe.shuffle_due = false;
    for (const auto& [face, count] : cards) {
        between.shoe.left[static_cast<std::size_t>(face.index())] = static_cast<std::uint8_t>(count);
        between.shoe.cards_left += count;
    }
    return between;
}

// One unit on each of these wagers by player A, every course of the round, and the law of each wager.
struct Counted {
    std::map<std::uint8_t, Chances> laws;     // by wager
    std::map<std::uint8_t, Ratio> staked;     // mean of all that was wagered, in units
    Ratio total = 0;                          // of all chances: must be one
    long leaves = 0;
    bool ran_out = false;                     // a shoe ended in a round, where a count of one shoe means nothing
};

Counted count_round(const Setup& setup, const Between& start, const std::vector<std::uint8_t>& wagers,
                    Strategy* strategy) {
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets;
    for (const std::uint8_t wager : wagers)
        bets.push_back({0, static_cast<BoxNo>(setup.game().boxes > 0), {wager, 0}, unit});
    const bool shuffled_first = start.shoe.shuffle_due || !setup.shoe().lasts;
    Counted counted;
    enumerate(setup, start, bets, strategy, [&](const Session& session, const Ratio& weight) {
        Ratio chance = weight;
        chance.canonicalize();  // GMP compares reduced fractions only
        std::map<std::uint8_t, Ratio> nets, stakes;
        for (const Line& line : session.table().lines()) {
            const std::uint8_t wager = priced_at(setup.game(), line.position).wager;
            nets[wager] += exact_net(line, unit);
            stakes[wager] += Ratio(line.stake.cents) / Ratio(unit.cents);
        }
        for (const auto& [wager, net] : nets) counted.laws[wager][net] += chance;
        for (const auto& [wager, stake] : stakes) counted.staked[wager] += stake * chance;
        counted.total += chance;
        ++counted.leaves;
        const auto shuffles = std::ranges::count_if(
            session.events(), [](const Event& event) { return std::holds_alternative<Shuffled>(event); });
        counted.ran_out = counted.ran_out || shuffles != (shuffled_first ? 1 : 0);
    });
    return counted;
}

// ---- Sic Bo ---------------------------------------------------------------------------------------------------

// One position of gb-2011 9.12 as its sentence says it, with the odds
// that the sentence ends with: what one unit brings.
int sic_bo_by_the_book(const std::string& wager, const std::string& spot, std::array<int, 3> dice) {
    std::ranges::sort(dice);
    const int total = dice[0] + dice[1] + dice[2];
    const bool triple = dice[0] == dice[2];
    std::vector<int> faces;  // what the spot names
    for (const char c : spot)
        if (c != '-') faces.push_back(c - '0');
    const auto shows = [&](int face) { return static_cast<int>(std::ranges::count(dice, face)); };
    const auto pays = [](bool won, int odds) { return won ? odds : -1; };
    if (wager == "small") return pays(total >= 4 && total <= 10 && !triple, 1);                     // (a)
    if (wager == "big") return pays(total >= 11 && total <= 17 && !triple, 1);                      // (b)
    if (wager == "odd") return pays(total >= 5 && total <= 17 && total % 2 == 1 && !triple, 1);     // (c)
    if (wager == "even") return pays(total >= 4 && total <= 16 && total % 2 == 0 && !triple, 1);    // (d)
    if (wager == "triple") return pays(shows(faces[0]) == 3, 180);                                  // (e)
    if (wager == "double") return pays(shows(faces[0]) >= 2, 10);                                   // (f), ruling R7
    if (wager == "any-triple") return pays(triple, 30);                                             // (g)
    if (wager == "total") {                                                                         // (h)
        const std::map<int, int> odds{{4, 60}, {5, 30}, {6, 18}, {7, 12}, {8, 8}, {9, 7}, {10, 6},
                                      {17, 60}, {16, 30}, {15, 18}, {14, 12}, {13, 8}, {12, 7}, {11, 6}};
        return pays(total == std::stoi(spot), odds.at(std::stoi(spot)));
    }
    if (wager == "combination") return pays(shows(faces[0]) > 0 && shows(faces[1]) > 0, 6);         // (i)
    if (wager == "single") return shows(faces[0]) == 0 ? -1 : shows(faces[0]);                      // (j)
    const bool all_differ = dice[0] != dice[1] && dice[1] != dice[2];
    if (wager == "four-numbers")                                                                    // (k)
        return pays(all_differ && shows(faces[0]) + shows(faces[1]) + shows(faces[2]) + shows(faces[3]) == 3, 7);
    std::ranges::sort(faces);
    const bool exactly = faces == std::vector<int>(dice.begin(), dice.end());
    if (wager == "three-singles") return pays(exactly, 30);                                         // (l)
    if (wager == "double-and-single") return pays(exactly, 50);                                     // (m)
    throw std::logic_error("9.12 has no " + wager);
}

std::string wager_part(const std::string& name) { return name.substr(0, name.find(':')); }
std::string spot_part(const std::string& name) {
    return name.find(':') == std::string::npos ? "" : name.substr(name.find(':') + 1);
}

// Losses and wins of a position over the 216 throws.
Law sic_bo_slow(const std::string& name) {
    Law law;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c) law.add(sic_bo_by_the_book(wager_part(name), spot_part(name), {a, b, c}), 1);
    return law;
}

TEST(EnumerateSicBo, R9_12_EveryPositionIsPricedAsTheBookWordsIt) {
    const auto prices = price(setup_of(sic_bo::kGame), {});
    ASSERT_TRUE(prices);
    std::set<std::string> names;
    for (const Price& row : *prices) {
        const Law slow = sic_bo_slow(row.wager);
        EXPECT_EQ(row.exact, slow.exact_edge()) << row.wager;
        EXPECT_EQ(row.edge, nearest(slow.edge())) << row.wager;
        EXPECT_EQ(row.hit, nearest(slow.hit())) << row.wager;
        EXPECT_EQ(row.sd, std::sqrt(nearest(slow.variance()))) << row.wager;
        names.insert(row.wager);
    }
    EXPECT_EQ(prices->size(), 106u);  // 9.1
    EXPECT_EQ(names.size(), 106u);
}

TEST(EnumerateSicBo, R9_12_LawsCountThrows) {
    const auto setup = setup_of(sic_bo::kGame);
    for (const auto& [position, law] : enumerate_laws(setup)) {
        const std::string name = position_name(setup.game(), position);
        std::map<Ratio, Integer> throws;  // of 216
        for (const auto& [net, weight] : law.weights()) throws[net] = weight * 216 / law.total();
        EXPECT_EQ(216 % law.total(), 0) << name;
        EXPECT_EQ(throws, sic_bo_slow(name).weights()) << name;
    }
}

TEST(EnumerateSicBo, R9_1_TheSmallLayoutHasFiftyOfThemAtTheSamePrices) {
    const auto all = price(setup_of(sic_bo::kGame), {}), fifty = price(setup_of(sic_bo::kGame, {{"layout", "50"}}), {});
    ASSERT_TRUE(all && fifty);
    std::map<std::string, std::string> exact;
    for (const Price& row : *all) exact[row.wager] = row.exact;
    std::map<std::string, int> count;
    for (const Price& row : *fifty) {
        EXPECT_EQ(row.exact, exact.at(row.wager)) << row.wager;
        ++count[wager_part(row.wager)];
    }
    const std::map<std::string, int> expected{{"small", 1},      {"big", 1},    {"triple", 6},       {"double", 6},
                                              {"any-triple", 1}, {"total", 14}, {"combination", 15}, {"single", 6}};
    EXPECT_EQ(count, expected);
    EXPECT_EQ(fifty->size(), 50u);
}

// ---- Punto Banco ------------------------------------------------------------------------------------------------

struct PuntoShoe {
    std::vector<std::pair<Card, int>> cards;

    punto_banco::CountShoe counts() const {
        punto_banco::CountShoe shoe{};
        for (const auto& [face, count] : cards)
            shoe[static_cast<std::size_t>(face.rank() == kAce ? 1 : face.rank() >= 10 ? 0 : face.rank())] += count;
        return shoe;
    }
};

// Between them: naturals, every draw of the tableau's four rows, egalites, and banco winning with six.
std::vector<PuntoShoe> punto_shoes() {
    std::vector<PuntoShoe> shoes{
        {{{card("Ks"), 2}, {card("3h"), 2}, {card("6d"), 2}, {card("8c"), 2}}},
        {{{card("Tc"), 3}, {card("2s"), 1}, {card("4s"), 2}, {card("5h"), 2}}},
        {{{card("Ah"), 3}, {card("5d"), 2}, {card("7c"), 2}, {card("9s"), 2}}},
    };
    if (!sanitized())
        shoes.push_back({{{card("Qd"), 1},
                          {card("Jd"), 1},
                          {card("As"), 1},
                          {card("3c"), 2},
                          {card("4h"), 1},
                          {card("6s"), 2},
                          {card("7h"), 1}}});
    return shoes;
}

void expect_punto_banco(bool punto_2000) {
    using namespace punto_banco;
    const auto setup = setup_of(kGame, {{"variant", punto_2000 ? "punto-2000" : "standard"}});
    Ratio won_half = 0;
    for (const PuntoShoe& shoe : punto_shoes()) {
        Counted counted = count_round(setup, shoe_with(shoe.cards), {Punto, Banco, Egalite}, nullptr);
        EXPECT_EQ(counted.total, 1);
        EXPECT_FALSE(counted.ran_out);
        EXPECT_EQ(counted.laws[Punto], chances_of(punto_law(shoe.counts(), setup.pays(Punto)[0])));
        EXPECT_EQ(counted.laws[Banco], chances_of(banco_law(shoe.counts(), setup.pays(Banco), punto_2000)));
        EXPECT_EQ(counted.laws[Egalite], chances_of(egalite_law(shoe.counts(), setup.pays(Egalite)[0])));
        won_half += counted.laws[Banco][Ratio(1, 2)];
    }
    EXPECT_EQ(won_half > 0, punto_2000);  // so that a win with six was among the courses
}

TEST(EnumeratePuntoBanco, R6_21_RealCoupsEqualTheCountOfDraws) { expect_punto_banco(false); }
TEST(EnumeratePuntoBanco, R6_28_RealCoupsOfPunto2000EqualTheCountOfDraws) { expect_punto_banco(true); }

// ---- Three Card Poker ---------------------------------------------------------------------------------------------

using Deck = std::vector<Card>;

Deck deck_of(const std::vector<std::string_view>& names) {
    Deck deck;
    for (const std::string_view name : names) deck.push_back(card(name));
    return deck;
}

Setup short_deck(const Game& game, const Deck& deck, const Choices& choices = {}) {
    auto setup = Setup::make(game, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const Card each : deck) without &= ~(std::uint64_t{1} << each.index());
    setup->strip_decks(without);
    return *setup;
}

three_card_poker::AntePays ante_pays(const Setup& setup) {
    using namespace three_card_poker;
    return {setup.pays(Ante), setup.pays(Play), setup.pays(AnteBonus)};
}

// The solved strategy at a real table. Counts its answers, so that a test can insist on both of them.
class Solved : public Strategy {
public:
    explicit Solved(three_card_poker::AnteStrategy strategy) : strategy_(std::move(strategy)) {}

    Answer answer(const Table& table, const Question& question) override {
        const auto& cards = table.box(question.box).hand().cards;
        const bool plays = strategy_.should_play({cards[0], cards[1], cards[2]});
        ++(plays ? played : folded);
        return {static_cast<std::uint8_t>(plays ? three_card_poker::PlayOn : three_card_poker::Fold), {}};
    }

    int played = 0, folded = 0;

private:
    three_card_poker::AnteStrategy strategy_;
};

// Low cards that fold against a dealer who mostly qualifies; straights and flushes; pairs and threes of a kind.
std::vector<Deck> short_decks() {
    std::vector<Deck> decks{
        deck_of({"2c", "5d", "7h", "9s", "Jc", "Kd", "Ah"}),
        deck_of({"9s", "Ts", "Js", "Qs", "Qh", "Td", "3d"}),
        deck_of({"Kc", "Kd", "Kh", "2s", "2h", "4c", "3d"}),
    };
    if (!sanitized()) decks.push_back(deck_of({"Ac", "2c", "3c", "4d", "Qh", "Qd", "8s", "Ks"}));
    return decks;
}

TEST(EnumerateThreeCardPoker, R5_12_GbRoundsEqualTheCountOfHands) {
    using namespace three_card_poker;
    for (const Deck& deck : short_decks()) {
        const auto setup = short_deck(kGbGame, deck);
        const AnteSolution solution = solve_ante(ante_pays(setup), deck);
        Solved player(solution.strategy);
        Counted counted = count_round(setup, {}, {Ante, PairPlus, Prime}, &player);
        EXPECT_EQ(counted.total, 1);
        EXPECT_EQ(counted.laws[Ante], chances_of(solution.law));
        EXPECT_EQ(counted.staked[Ante], solution.law.staked());
        EXPECT_EQ(counted.laws[PairPlus], chances_of(pair_plus_law(setup.pays(PairPlus), deck)));
        EXPECT_EQ(counted.laws[Prime], chances_of(prime_law(setup.pays(Prime), deck)));
        EXPECT_GT(player.played, 0);
        EXPECT_GT(player.folded, 0);
    }
}

// The best five of six by trying each five, and each five by counting equal ranks: nothing of core/poker_rank.
int slow_category(const std::vector<Card>& five) {
    std::map<int, int> times;
    for (const Card each : five) ++times[each.rank()];
    std::vector<int> shape;
    for (const auto& [rank, count] : times) shape.push_back(count);
    std::sort(shape.rbegin(), shape.rend());
    const bool flush = std::ranges::all_of(five, [&](Card each) { return each.suit() == five[0].suit(); });
    const bool wheel = times.size() == 5 && times.contains(kAce) && std::next(times.rbegin())->first == 5;
    const bool run = times.size() == 5 && (wheel || times.rbegin()->first - times.begin()->first == 4);
    if (run && flush) return !wheel && times.contains(kAce) ? 9 : 8;
    if (shape[0] == 4) return 7;
    if (shape[0] == 3 && shape[1] == 2) return 6;
    if (flush) return 5;
    if (run) return 4;
    return shape[0] == 3 ? 3 : 0;
}

// nz-three-card-poker 10A.5 with the odds of 10A.7, pay scale one, over every choice of six cards of a deck: the bonus
// asks only which six they are.
Law slow_six_card_bonus(const Deck& deck) {
    const std::map<int, int> odds{{9, 1000}, {8, 200}, {7, 50}, {6, 25}, {5, 20}, {4, 10}, {3, 5}};
    Law law;
    for (unsigned chosen = 0; chosen < 1u << deck.size(); ++chosen) {
        if (std::popcount(chosen) != 6) continue;
        std::vector<Card> six;
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (chosen >> i & 1u) six.push_back(deck[i]);
        int best = 0;
        for (std::size_t out = 0; out < 6; ++out) {
            std::vector<Card> five = six;
            five.erase(five.begin() + static_cast<std::ptrdiff_t>(out));
            best = std::max(best, slow_category(five));
        }
        law.add(odds.contains(best) ? odds.at(best) : -1, 1);
    }
    return law;
}

TEST(EnumerateThreeCardPoker, R10A_5_NzRoundsEqualTheCountOfHands) {
    using namespace three_card_poker;
    std::vector<Deck> decks{
        deck_of({"Ts", "Js", "Qs", "Ks", "As", "9s", "2d"}), deck_of({"5c", "5d", "5h", "5s", "8c", "8d", "8h"}),
        deck_of({"Ah", "2h", "3h", "4h", "5h", "9c", "Kd"}), deck_of({"7c", "7d", "7h", "8h", "9h", "Th", "2h"}),
        deck_of({"6c", "7d", "8h", "9h", "Ts", "2h", "7c"})};
    if (sanitized()) decks.resize(1);
    std::set<Ratio> nets;
    for (const Deck& deck : decks) {
        const auto setup = short_deck(kNzGame, deck);
        const AnteSolution solution = solve_ante(ante_pays(setup), deck);
        Solved player(solution.strategy);
        Counted counted = count_round(setup, {}, {Ante, PairPlus, SixCardBonus}, &player);
        EXPECT_EQ(counted.total, 1);
        EXPECT_EQ(counted.laws[Ante], chances_of(solution.law));
        EXPECT_EQ(counted.laws[PairPlus], chances_of(pair_plus_law(setup.pays(PairPlus), deck)));
        EXPECT_EQ(counted.laws[SixCardBonus], chances_of(slow_six_card_bonus(deck)));
        for (const auto& [net, chance] : counted.laws[SixCardBonus]) nets.insert(net);
    }
    if (!sanitized()) {  // every line of the pay scale was paid, and a loss taken
        EXPECT_EQ(nets, (std::set<Ratio>{-1, 5, 10, 20, 25, 50, 200, 1000}));
    }
}

// Gives one answer always, and notes what the seat saw when it was asked.
class Obstinate : public Strategy {
public:
    explicit Obstinate(std::uint8_t choice) : choice_(choice) {}

    Answer answer(const Table& table, const Question& question) override {
        seen = to_text(view_of(table, question.player), table.game());
        return {choice_, {}};
    }

    std::string seen;

private:
    std::uint8_t choice_;
};

// The mean return of ante, play and bonus with one answer, for each thing that the seat can see, times its chance.
std::map<std::string, Ratio> worth_by_view(const Setup& setup, std::uint8_t choice) {
    Obstinate player(choice);
    const Money unit = priced_stake(setup);
    std::map<std::string, Ratio> worth;
    enumerate(setup, {}, {{0, 1, {three_card_poker::Ante, 0}, unit}}, &player,
              [&](const Session& session, const Ratio& weight) {
                  Ratio chance = weight;
                  chance.canonicalize();
                  Money net{};
                  for (const Line& line : session.table().lines()) net += line.net();
                  worth[player.seen] += chance * Ratio(net.cents) / Ratio(unit.cents);
              });
    return worth;
}

// If a seat's view showed more than its own three cards, the best choice for each view would beat the solver; if it
// showed less, the solver would beat it.
TEST(EnumerateThreeCardPoker, TheSolvedPlayIsTheBestOverAllThatASeatCanSee) {
    using namespace three_card_poker;
    for (const Game* game : {&kGbGame, &kNzGame}) {
        for (const Deck& deck : short_decks()) {
            const auto setup = short_deck(*game, deck);
            const auto fold = worth_by_view(setup, Fold), play = worth_by_view(setup, PlayOn);
            ASSERT_EQ(fold.size(), play.size());
            Ratio best = 0;
            int folded = 0;
            for (const auto& [view, value] : play) {
                best += std::max(value, fold.at(view));
                folded += fold.at(view) > value;
            }
            EXPECT_EQ(best, solve_ante(ante_pays(setup), deck).law.mean()) << game->id;
            EXPECT_GT(folded, 0);
            // the three cards in their order, no more
            EXPECT_EQ(play.size(), deck.size() * (deck.size() - 1) * (deck.size() - 2));
        }
    }
}

// An operator's own bonus moves which hands are worth playing: both sides must see it.
TEST(EnumerateThreeCardPoker, OwnPayRowsReachTheRoundAndTheSolverAlike) {
    using namespace three_card_poker;
    const Deck deck = deck_of({"2c", "3d", "4h", "9s", "Kc", "Kd", "Ah"});
    const auto setup = short_deck(
        kGbGame, deck, {{}, {}, {{"ante-bonus.straight", "7:3"}, {"ante.beats-dealer", "3:2"}, {"play", "6:5"}}});
    const AnteSolution solution = solve_ante(ante_pays(setup), deck);
    Solved player(solution.strategy);
    Counted counted = count_round(setup, {}, {Ante}, &player);
    EXPECT_EQ(counted.laws[Ante], chances_of(solution.law));
    EXPECT_NE(mean_of(counted.laws[Ante]), solve_ante({}, deck).law.mean());
}

// ---- Blackjack ------------------------------------------------------------------------------------------------------

namespace bj = blackjack;

bj::Composition composition_of(const std::vector<std::pair<Card, int>>& cards) {
    bj::Composition shoe;
    for (const auto& [face, count] : cards) shoe.add(bj::card_value(face), count);
    return shoe;
}

using Cards = std::vector<std::pair<Card, int>>;

// Each can end no round before the round is over: the test looks for a shuffle in every course.
std::vector<Cards> blackjack_shoes() {
    std::vector<Cards> shoes{
        {{card("As"), 3}, {card("8h"), 5}, {card("Kd"), 7}},
        {{card("Ac"), 3}, {card("9d"), 5}, {card("Th"), 6}},
        {{card("Ah"), 2}, {card("6c"), 4}, {card("5s"), 2}, {card("Qs"), 8}},
    };
    if (sanitized()) shoes.resize(1);
    return shoes;
}

// Every choice of section 10-13 and 17 that a single box can meet.
std::vector<Options> blackjack_options() {
    std::vector<Options> list{
        {},
        {{"variant", "style-a"}},
        {{"blackjack-pays", "6:5"}},
        {{"blackjack-pays", "1:1"}, {"variant", "style-a"}},
        {{"double-rule", "9-11"}},
        {{"double-rule", "10-11"}, {"double-lost-to-blackjack", "both"}},
        {{"double-rule", "none"}},
        {{"double-after-split", "no"}},
        {{"double-lost-to-blackjack", "both"}},
        {{"split-rule", "no-pairs"}},
        {{"split-rule", "no-aces"}},
        {{"split-rule", "none"}},
        {{"resplit", "no"}},
        {{"split-lost-to-blackjack", "first"}},
        {{"split-lost-to-blackjack", "bb+1"}},
        {{"split-lost-to-blackjack", "all"}},
        {{"split-lost-to-blackjack", "bb+1"}, {"resplit", "no"}, {"blackjack-pays", "6:5"}},
        {{"split-lost-to-blackjack", "all"}, {"double-lost-to-blackjack", "both"}, {"variant", "style-a"}},
    };
    if (sanitized()) list.resize(3);
    return list;
}

std::string words(const Options& options) {
    std::string text;
    for (const auto& [id, value] : options) text += id + "=" + value + " ";
    return text;
}

// The whole law of the main wager, its double and splits, through the real round and through the analyser.
Ratio expect_round_equals_analysis(const Cards& cards, const Options& options, const bj::Strategy& strategy,
                                   long& leaves) {
    const auto setup = setup_of(bj::nz::kGame, options);
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Composition shoe = composition_of(cards);
    bj::BoxPlayer player(strategy);
    Counted counted = count_round(setup, shoe_with(cards), {bj::nz::Main}, &player);
    leaves += counted.leaves;
    EXPECT_EQ(counted.total, 1);
    EXPECT_FALSE(counted.ran_out) << words(options);
    bj::Solver<Ratio> solver(shoe);
    if (!bj::pays_after_a_free_split(rules)) {  // whose joint law is not counted
        EXPECT_EQ(counted.laws[bj::nz::Main], bj::SpreadBuilder<Ratio>(solver, rules, strategy).build({}))
            << words(options);
    }
    EXPECT_EQ(counted.staked[bj::nz::Main], solver.staked(rules, strategy)) << words(options);
    const Ratio mean = mean_of(counted.laws[bj::nz::Main]);
    EXPECT_EQ(mean, solver.evaluate(rules, strategy)) << words(options);
    EXPECT_EQ(mean, bj::Analyser(shoe).exact_ev(rules, strategy)) << words(options);
    return mean;
}

TEST(EnumerateBlackjack, TheBestPlayBringsWhatTheAnalyserSays) {
    long leaves = 0;
    for (const Cards& cards : blackjack_shoes()) {
        bj::Analyser analyser(composition_of(cards));
        std::set<Ratio> values;
        for (const Options& options : blackjack_options()) {
            const auto setup = setup_of(bj::nz::kGame, options);
            const bj::Analysis analysis = analyser.analyse(setup.compiled<bj::Rules>());
            const Ratio mean = expect_round_equals_analysis(cards, options, analysis.strategy, leaves);
            EXPECT_NEAR(analysis.ev, nearest(mean), 1e-13) << words(options);
            values.insert(mean);
        }
        EXPECT_GT(values.size(), blackjack_options().size() / 3);  // the options were not idle in this shoe
    }
    RecordProperty("leaves", std::to_string(leaves));
}

// Blackjack + and Free Bet with what an operator may elect and with the other reading of each ruling (R31, R32, R55).
std::vector<Options> versions() {
    const std::pair<std::string, std::string> plus{"variant", "blackjack-plus"}, free{"variant", "free-bet"};
    return {
        {plus},
        {plus, {"split-lost-to-blackjack", "obo"}},
        {plus, {"split-lost-to-blackjack", "bb+1"}},
        {plus, {"doubled-21", "by-the-dealer"}},
        {plus, {"doubled-21", "by-the-dealer"},
         {"double-lost-to-blackjack", "both"}, {"split-lost-to-blackjack", "obo"}},
        {plus, {"five-after-split", "no"}},
        {plus, {"five-and-under-from", "12"}},
        {free},
        {free, {"double-rule", "none"}, {"double-after-split", "no"}, {"split-rule", "none"}, {"resplit", "no"}},
        {free, {"free-resplit", "no"}},
        {free, {"free-resplit", "no"}, {"resplit", "no"}},
        {free, {"free-resplit", "no"}, {"split-lost-to-blackjack", "bb+1"}},
        {free, {"free-double-after-split", "no"}},
        {free, {"free-double-after-split", "no"}, {"double-after-split", "no"}, {"split-lost-to-blackjack", "first"}},
    };
}

TEST(EnumerateBlackjack, R31_R32_R55_TheVersionsBringWhatTheAnalyserSays) {
    long leaves = 0;
    std::vector<Cards> shoes = blackjack_shoes();
    shoes.push_back({{card("2h"), 3}, {card("3d"), 2}, {card("Ts"), 8}});
    shoes.push_back({{card("4h"), 4}, {card("5d"), 3}, {card("Ts"), 7}});
    if (sanitized()) shoes.resize(1);
    std::map<std::string, std::set<Ratio>> values;
    for (const Cards& cards : shoes)
        for (const Options& options : versions()) {
            const auto setup = setup_of(bj::nz::kGame, options);
            const bj::Analysis analysis = bj::Analyser(composition_of(cards)).analyse(setup.compiled<bj::Rules>());
            const Ratio mean = expect_round_equals_analysis(cards, options, analysis.strategy, leaves);
            EXPECT_NEAR(analysis.ev, nearest(mean), 1e-13) << words(options);
            values[options[0].second].insert(mean);
        }
    if (sanitized()) return;
    EXPECT_GT(values["blackjack-plus"].size(), shoes.size() + 3);  // the readings were not idle
    EXPECT_GT(values["free-bet"].size(), shoes.size() + 3);
    RecordProperty("leaves", std::to_string(leaves));
}

// Splits and draws that nobody would choose, so that split boxes bust and meet a dealer's blackjack in every way that
// 11.5, 12.6 and 12.9 tell apart (ruling R26).
TEST(EnumerateBlackjack, R12_6_SplitBoxesLoseToABlackjackWhatTheAnalyserSays) {
    const Cards cards{{card("As"), 3}, {card("6h"), 5}, {card("Kd"), 7}};
    const bj::Composition shoe = composition_of(cards);
    long leaves = 0;
    std::set<Ratio> values;
    for (const std::string loss : {"obo", "first", "bb+1", "all"}) {
        if (sanitized() && loss != "bb+1") continue;
        for (const std::string again : {"yes", "no"}) {
            const Options options{{"split-lost-to-blackjack", loss}, {"resplit", again}};
            bj::Strategy strategy =
                bj::Analyser(shoe).analyse(setup_of(bj::nz::kGame, options).compiled<bj::Rules>()).strategy;
            for (const int up : {1, 10}) {
                strategy.set_plan(6, up, again == "yes" ? bj::SplitPlan::Again : bj::SplitPlan::Once);
                for (std::size_t i = 0; i < bj::hand_table().size(); ++i) {
                    const auto node = static_cast<bj::Node>(i);
                    const bj::Hand& hand = bj::hand_table()[node];
                    if (hand.size < 2 || hand.points.total() > 16 || !shoe.holds(hand.cards)) continue;
                    const bool twice = hand.size == 2 && hand.pair[0] == 6 && hand.pair[1] == 6;
                    strategy.set(node, up, 6, {twice ? bj::Action::Double : bj::Action::Draw, bj::Action::Draw});
                }
            }
            values.insert(expect_round_equals_analysis(cards, options, strategy, leaves));
        }
    }
    if (!sanitized()) {
        EXPECT_EQ(values.size(), 8u);  // each rule cost something of its own
    }
    RecordProperty("leaves", std::to_string(leaves));
}

// Plays on by a strategy, but insures for the most that 9.3 allows, or takes even money (10.3).
class Careful : public bj::BoxPlayer {
public:
    Careful(bj::Strategy strategy, bool insures) : BoxPlayer(std::move(strategy)), insures_(insures) {}

    Answer answer(const Table& table, const Question& question) override {
        if (insures_ && question.offers(bj::nz::Insure)) return {bj::nz::Insure, question.amount_max};
        if (!insures_ && question.offers(bj::nz::EvenMoney)) return {bj::nz::EvenMoney, {}};
        return BoxPlayer::answer(table, question);
    }

private:
    bool insures_;
};

TEST(EnumerateBlackjack, R9_4_InsuranceBringsWhatItsLawSays) {
    for (const Cards& cards : blackjack_shoes()) {
        const bj::Composition shoe = composition_of(cards);
        const auto setup = setup_of(bj::nz::kGame);
        Careful player(bj::Analyser(shoe).analyse(setup.compiled<bj::Rules>()).strategy, true);
        Counted counted = count_round(setup, shoe_with(cards), {bj::nz::Main}, &player);
        // Half a unit was insured, against an ace only (9.1, 9.3).
        const Ratio against_ace = Ratio(shoe.of(1)) / Ratio(shoe.size);
        Chances expected;
        for (const auto& [net, chance] : chances_of(bj::insurance_law(shoe))) expected[net / 2] = chance * against_ace;
        EXPECT_EQ(counted.laws[bj::nz::Insurance], expected);
        EXPECT_EQ(counted.staked[bj::nz::Insurance], against_ace / 2);
        // It is a wager of its own: the main wager's price does not know of it.
        EXPECT_EQ(mean_of(counted.laws[bj::nz::Main]),
                  bj::Analyser(shoe).exact_ev(setup.compiled<bj::Rules>(),
                                              bj::Analyser(shoe).analyse(setup.compiled<bj::Rules>()).strategy));
    }
}

TEST(EnumerateBlackjack, R10_3_EvenMoneyCostsWhatTheAnalyserSays) {
    for (const Cards& cards : blackjack_shoes()) {
        const bj::Composition shoe = composition_of(cards);
        const auto setup = setup_of(bj::nz::kGame);
        const auto& rules = setup.compiled<bj::Rules>();
        const bj::Strategy strategy = bj::Analyser(shoe).analyse(rules).strategy;
        Careful taker(strategy, false);
        bj::BoxPlayer waiter(strategy);
        const Ratio taken = mean_of(count_round(setup, shoe_with(cards), {bj::nz::Main}, &taker).laws[bj::nz::Main]);
        const Ratio waited = mean_of(count_round(setup, shoe_with(cards), {bj::nz::Main}, &waiter).laws[bj::nz::Main]);
        EXPECT_NE(taken, waited);
        EXPECT_EQ(waited - taken, bj::even_money(shoe, rules).cost_per_round());
    }
}

// ---- The enumeration itself -----------------------------------------------------------------------------------------

TEST(Enumerate, AQuestionWithoutAStrategyIsAFaultOfTheCaller) {
    const auto setup = short_deck(three_card_poker::kGbGame, short_decks()[0]);
    const auto nothing = [](const Session&, const Ratio&) {};
    EXPECT_THROW(enumerate(setup, {}, {{0, 1, {three_card_poker::Ante, 0}, {1000}}}, nullptr, nothing),
                 std::logic_error);
}

TEST(Enumerate, AWagerThatIsRefusedIsAFaultOfTheCaller) {
    const auto setup = setup_of(sic_bo::kGame);
    const auto nothing = [](const Session&, const Ratio&) {};
    EXPECT_THROW(enumerate(setup, {}, {{0, 1, {sic_bo::Small, 0}, {1000}}}, nullptr, nothing),
                 std::logic_error);  // there are no boxes
}

}  // namespace
}  // namespace baize
