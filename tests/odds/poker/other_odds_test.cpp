// A play that is held, under other odds of the same game: whatever is taken over from it, nothing may differ from a
// solution that knows of no other.
#include <gtest/gtest.h>

#include <random>

#include "described.hpp"
#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "holdem_games.hpp"
#include "odds/poker/board/lanes.hpp"
#include "odds/poker/board/shared.hpp"
#include "odds/poker/board/solver.hpp"
#include "support/long_count.hpp"

namespace baize::poker::other_odds_test {
namespace {

using OwnRows = std::vector<std::vector<PayRow>>;  // by wager that has a pay table

struct Played {
    const char* name;
    OwnRows book;
    Showdown (*game)(const OwnRows& rows, CardSet deck);
};

template <class... Tables>
OwnRows rows_of(const Tables&... tables) {
    return {std::vector<PayRow>(std::begin(tables), std::end(tables))...};
}

namespace ultimate = holdem::ultimate;
namespace casino = holdem::casino;
namespace bonus = holdem::bonus;
namespace two_way = holdem::two_way;

// A game with such rows for these wagers.
Showdown game_of(const Plan& plan, const Game& game, std::initializer_list<std::uint8_t> wagers, const OwnRows& rows,
                 CardSet deck) {
    Choices choices;
    auto row = rows.begin();
    for (const std::uint8_t wager : wagers) pay(choices, game.wagers[wager].id, *row++);
    return describe(plan, table_of(game, choices), deck);
}

const Played kUltimate{
    "ultimate", rows_of(ultimate::book::kAnte, ultimate::book::kBlind, ultimate::book::kPlay),
    [](const OwnRows& rows, CardSet deck) {
        using enum ultimate::Wager;
        return game_of(ultimate::kPlan, ultimate::kGbGame, {Ante, Blind, Play}, rows, deck);
    }};
const Played kCasino{
    "casino", rows_of(casino::book::kAnte, casino::book::kCall), [](const OwnRows& rows, CardSet deck) {
        return game_of(casino::kPlan, casino::kGame, {casino::Ante, casino::Call}, rows, deck);
    }};
const Played kBonus{
    "bonus", rows_of(bonus::book::kAnte, bonus::book::kBet), [](const OwnRows& rows, CardSet deck) {
        return game_of(bonus::kPlan, bonus::kGame, {bonus::Ante, bonus::Flop}, rows, deck);
    }};
const Played kTwoWay{
    "two way", rows_of(two_way::book::kAnte, two_way::book::kBet, two_way::book::kTwoWay),
    [](const OwnRows& rows, CardSet deck) {
        using enum two_way::Wager;
        return game_of(two_way::kPlan, two_way::kGame, {Ante, Blind, TwoWay}, rows, deck);
    }};

// ---- What is compared -----------------------------------------------------------------------------------------------

// Actions that lead to each street.
std::vector<Seen> every_node(const Showdown& game) {
    std::vector<Seen> nodes{{}};
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        const auto& actions = game.streets[nodes[at].street].actions;
        for (std::size_t action = 0; action < actions.size() && nodes[at].street + 1 < game.streets.size(); ++action) {
            if (actions[action].ends) continue;
            Seen next = nodes[at];
            ++next.street;
            next.before.push_back(static_cast<std::uint8_t>(action));
            nodes.push_back(next);
        }
    }
    return nodes;
}

std::vector<Seen> some_hands(const Showdown& game, int times, unsigned seed) {
    std::mt19937 dice(seed);
    std::vector<Seen> hands;
    std::vector<Card> cards = cards_of(game.deck);
    for (const Seen& node : every_node(game)) {
        int board = 0;
        for (std::size_t street = 0; street <= node.street; ++street) board += game.streets[street].board;
        for (int i = 0; i < times; ++i) {
            std::shuffle(cards.begin(), cards.end(), dice);
            Seen seen = node;
            seen.own = CardSet{cards[0], cards[1]};
            for (int b = 0; b < board; ++b) seen.board = seen.board | CardSet{cards[static_cast<std::size_t>(2 + b)]};
            hands.push_back(seen);
        }
    }
    return hands;
}

struct Told {
    std::map<Ratio, Integer> returns, rest;
    Ratio staked, staked_of_rest;
    std::vector<std::vector<Ratio>> frequency;
    std::vector<Actions> sequences;
    std::vector<std::size_t> play;
    std::vector<ActionValues> worths;
};

Told told_of(const Solution& solution, const std::vector<Seen>& hands) {
    Told told{.returns = solution.returns.weights(),
              .rest = {},
              .staked = solution.returns.staked(),
              .staked_of_rest = 0,
              .frequency = solution.frequency,
              .sequences = solution.sequences,
              .play = {},
              .worths = {}};
    if (solution.rest) told.rest = solution.rest->weights(), told.staked_of_rest = solution.rest->staked();
    for (const Seen& seen : hands) {
        told.play.push_back(solution.play(seen));
        // What is dealt again reads nothing that was kept; a few of them are enough.
        if (seen.street == 0 || told.worths.size() % 4 == 0) told.worths.push_back(solution.choice_values(seen));
        else told.worths.emplace_back();
    }
    return told;
}

void expect_same(const Told& found, const Told& truth) {
    EXPECT_EQ(found.returns, truth.returns);
    EXPECT_EQ(found.rest, truth.rest);
    EXPECT_EQ(found.staked, truth.staked);
    EXPECT_EQ(found.staked_of_rest, truth.staked_of_rest);
    EXPECT_EQ(found.frequency, truth.frequency);
    EXPECT_TRUE(found.sequences == truth.sequences);
    EXPECT_EQ(found.play, truth.play);
    EXPECT_EQ(found.worths, truth.worths);
}

// How a solution was come to, by what is told of its progress: both ways go through all boards.
enum How { Proven, FoundBack, Anew };
std::pair<Solution, How> solve_told(const Showdown& game, bool anew = false) {
    double most = -1;
    Solution solution =
        solve(game, {.from_scratch = anew, .progress = [&](double done) { most = std::max(most, done); return true; }});
    return {std::move(solution), most < 0 ? Proven : most < 0.61 ? FoundBack : Anew};
}

// The truth first, whatever another test may hold.
struct Seldom {
    int how[3] = {};
    int flipped = 0;
};
void expect_as_anew(const Showdown& before, const Showdown& after, Seldom& counts, int hands = 40) {
    const std::vector<Seen> some = some_hands(after, hands, 1);
    const Told truth = [&] {
        const auto [solution, how] = solve_told(after, true);
        EXPECT_EQ(how, Anew);
        return told_of(solution, some);
    }();
    const Solution held = solve(before);
    const Told was = told_of(held, some);
    const auto [solution, how] = solve_told(after);
    expect_same(told_of(solution, some), truth);
    if (was.returns == truth.returns) return;  // no stake moved
    ++counts.how[how];
    if (was.frequency != truth.frequency || was.play != truth.play) {
        ++counts.flipped;
        EXPECT_EQ(how, Anew);
    }
    expect_same(told_of(held, some), was);
}

// ---- Short decks ----------------------------------------------------------------------------------------------------

CardSet cards_from(int lowest, std::size_t suits) {
    std::array<unsigned, 4> ranks{};
    for (std::size_t s = 0; s < suits; ++s)
        for (int rank = lowest; rank <= kAce; ++rank) ranks[s] |= rank::rank_bit(rank);
    return CardSet::of_suits(ranks);
}

// One line or two, mostly by a little.
OwnRows with_other_odds(const OwnRows& rows, std::mt19937& dice) {
    OwnRows other = rows;
    std::vector<PayRow*> lines;
    for (auto& wager : other)
        for (PayRow& line : wager) lines.push_back(&line);
    for (unsigned times = 1 + dice() % 2; times > 0; --times) {
        Odds& odds = lines[dice() % lines.size()]->odds;
        switch (dice() % 4) {
            case 0: odds = {static_cast<int>(dice() % 12), 1}; break;
            case 1: odds = {odds.num * 50 + 1, odds.den * 50}; break;
            case 2: odds = {odds.num * 50 - 1, odds.den * 50}; break;
            default: odds = {odds.num * 4 + 1, odds.den * 4};
        }
    }
    return other;
}

// Some ranks in all suits, which are quick to count as no suit differs from another; sometimes a card is missing.
CardSet some_ranks(int size, std::mt19937& dice) {
    unsigned ranks = 0;
    while (std::popcount(ranks) < size) ranks |= 1u << dice() % 13;
    const CardSet deck = CardSet::of_suits({ranks, ranks, ranks, ranks});
    return dice() % 4 ? deck : deck - CardSet{}.with(std::countr_zero(deck.bits()));
}

Seldom try_odds(const Played& played, int times, unsigned seed) {
    std::mt19937 dice(seed);
    Seldom counts;
    for (int i = 0; i < times; ++i) {
        const CardSet deck = some_ranks(4 + i % 2, dice);
        const OwnRows before = i % 3 ? played.book : with_other_odds(played.book, dice);
        const OwnRows after = with_other_odds(before, dice);
        SCOPED_TRACE(std::string(played.name) + " " + std::to_string(i));
        expect_as_anew(played.game(before, deck), played.game(after, deck), counts);
        if (::testing::Test::HasFailure()) break;
    }
    std::printf("%s: %d proven, %d found on the way back, %d anew, of these %d other plays\n", played.name,
                counts.how[Proven], counts.how[FoundBack], counts.how[Anew], counts.flipped);
    return counts;
}

int times() { return testing_support::long_run() ? 400 : testing_support::sanitized() ? 2 : 12; }

// Both must come, plays that are taken over and plays that are not.
void expect_odds(const Played& played, int times, unsigned seed) {
    const Seldom counts = try_odds(played, times, seed);
    if (testing_support::sanitized()) return;  // too few to have them all
    EXPECT_GT(counts.how[Proven] + counts.how[FoundBack], 0);
    EXPECT_GT(counts.flipped, 0);
}

TEST(OtherOdds, UltimateAsSolvedAnew) { expect_odds(kUltimate, times(), 1); }
TEST(OtherOdds, CasinoAsSolvedAnew) { expect_odds(kCasino, times(), 2); }
TEST(OtherOdds, BonusAsSolvedAnew) { expect_odds(kBonus, times() / 2, 3); }
TEST(OtherOdds, TwoWayAsSolvedAnew) { expect_odds(kTwoWay, times(), 4); }

// ---- One reason at a time -------------------------------------------------------------------------------------------

// With these odds on a line of a wager.
OwnRows with_odds(OwnRows rows, std::size_t wager, std::size_t row, Odds odds) {
    rows[wager][row].odds = odds;
    return rows;
}

How expect_line(const Played& played, CardSet deck, std::size_t wager, std::size_t row, Odds odds, int hands = 40) {
    SCOPED_TRACE(std::string(played.name) + " " + std::string(played.book[wager][row].id));
    const OwnRows after = with_odds(played.book, wager, row, odds);
    Seldom counts;
    expect_as_anew(played.game(played.book, deck), played.game(after, deck), counts, hands);
    return counts.how[Proven] ? Proven : counts.how[FoundBack] ? FoundBack : Anew;
}

// Four of a kind on the board and no high card in hand: that is folded, so that a check does not gain what a bet does.
TEST(OtherOdds, FourOfAKindOnTheBoardIsFolded) {
    LONG_COUNT();
    const CardSet twos{{2, Suit::Clubs}, {2, Suit::Diamonds}, {2, Suit::Hearts}, {2, Suit::Spades}};
    const CardSet own{{3, Suit::Clubs}, {4, Suit::Clubs}};
    const CardSet deck = cards_from(9, 2) | twos | own;
    Seen seen{.street = 2, .own = own, .board = twos.with(std::countr_zero(cards_from(9, 2).bits()))};
    seen.before.push_back(0), seen.before.push_back(0);
    ASSERT_EQ(solve(kUltimate.game(kUltimate.book, deck)).play(seen), 0u);
    EXPECT_NE(expect_line(kUltimate, deck, 1, ultimate::book::BlindFourOfAKind, {11, 1}), Proven);
    EXPECT_EQ(expect_line(kUltimate, deck, 1, ultimate::book::BlindRoyalFlush, {499, 1}), Proven);
}

// With four twos on the board and no king beside them, one hand alone has no king and is folded. That it is but one
// does not make the play proven.
TEST(OtherOdds, ASingleHandOutOfStepIsLookedAt) {
    using enum Suit;
    const CardSet deck{{2, Clubs}, {2, Diamonds}, {2, Hearts}, {2, Spades}, {7, Spades},
                       {10, Hearts}, {kJack, Hearts}, {kKing, Clubs}, {kKing, Hearts}};
    EXPECT_EQ(expect_line(kUltimate, deck, 1, ultimate::book::BlindFourOfAKind, {11, 1}, 4), FoundBack);
}

// What all ends have in common is not counted by rank: other odds that tell them apart need more.
TEST(OtherOdds, EndsThatWereNotLookedAtAreCounted) {
    Showdown before = casino_holdem::game();
    std::mt19937 dice(5);
    before.deck = some_ranks(4, dice);
    Showdown after = before;
    before.settle = settle_by<kFiveCards>([](int, Five, Five, bool folded) {
        return folded ? lose("11.82") : stand_off("11.91");
    });
    after.settle = settle_by<kFiveCards>([](int, Five player, Five dealer, bool folded) {
        return folded ? lose("11.82") : player > dealer ? pays(1, "11.88") : stand_off("11.91");
    });
    Seldom counts;
    expect_as_anew(before, after, counts);
    EXPECT_EQ(counts.how[Anew], 1);
    EXPECT_EQ(counts.flipped, 0) << "these must be the same play";
}

// Ways that were settled alike are counted as one.
TEST(OtherOdds, WaysThatWereOneAreToldApart) {
    Showdown before = holdem_bonus::game();
    std::mt19937 dice(6);
    before.deck = some_ranks(4, dice);
    Showdown after = before;
    after.settle = settle_by<kFiveCards>([](int wager, Five player, Five dealer, bool folded) {
        const Return verdict = holdem_bonus::settle(wager, player, dealer, folded);
        return wager == holdem_bonus::River && verdict.outcome == Outcome::Win ? win({99'999, 100'000}, "11.37")
                                                                               : verdict;
    });
    Seldom counts;
    expect_as_anew(before, after, counts);
    EXPECT_EQ(counts.how[Anew], 1);
    EXPECT_EQ(counts.flipped, 0) << "these must be the same play";
}

// A line within a kind of hands: what was counted does not tell its hands apart.
TEST(OtherOdds, ALineWithinAKindIsCounted) {
    Showdown before = casino_holdem::game();
    std::mt19937 dice(7);
    before.deck = some_ranks(4, dice);
    Showdown after = before;
    after.settle = settle_by<kFiveCards>([](int wager, Five player, Five dealer, bool folded) {
        const Return verdict = casino_holdem::settle(wager, player, dealer, folded);
        const bool is_high = player.kind() == Kind::TwoPair && player > Five(Kind::TwoPair, rank::rank_bit(9), 0);
        return wager == casino_holdem::Ante && verdict.outcome == Outcome::Win && is_high
                   ? win({99'999, 100'000}, "11.88") : verdict;
    });
    Seldom counts;
    expect_as_anew(before, after, counts);
    EXPECT_EQ(counts.how[Anew], 1);
    EXPECT_EQ(counts.flipped, 0) << "these must be the same play";
}

// Only the last decision is another: that on the flop does not ask what is gained there.
TEST(OtherOdds, AnotherPlayOnTheFullBoardAlone) {
    std::mt19937 dice(8);
    const Showdown before = kTwoWay.game(kTwoWay.book, some_ranks(4, dice));
    Showdown after = before;
    const int river = after.streets[1].actions[1].lays[0].wager;
    after.settle = [settle = before.settle, river](int wager, const End& end) {
        const Return verdict = settle(wager, end);
        return wager == river && verdict.outcome == Outcome::Win ? pays(3, "11.113") : verdict;
    };
    Seldom counts;
    expect_as_anew(before, after, counts);
    EXPECT_EQ(counts.flipped, 1);
}

// Hands of the dealer's that were counted below one rank are not those below another. Of these ranks seven cards need
// hold no more than a pair, nor a straight.
TEST(OtherOdds, OtherNamedRanksAreCounted) {
    Showdown after = casino_holdem::game();
    const unsigned ranks = rank::rank_bit(2) | rank::rank_bit(3) | rank::rank_bit(4) | rank::rank_bit(7) |
                           rank::rank_bit(9) | rank::rank_bit(kJack) | rank::rank_bit(kKing);
    after.deck = CardSet::of_suits({ranks, ranks, 0, 0});
    Showdown before = after;
    before.dealer_from.push_back(Five(Kind::Pair, rank::rank_bit(3), 0).value());
    Seldom counts;
    expect_as_anew(before, after, counts);
}

// ---- The whole deck -------------------------------------------------------------------------------------------------

// By which way a price comes is not asked here: other tests hold plays of the whole deck, and any of them may serve.

TEST(OtherOdds, UltimateOfTheWholeDeck) {
    LONG_COUNT();
    expect_line(kUltimate, kFullDeck, 1, ultimate::book::BlindFlush, {2, 1}, 10);
    if (!testing_support::long_run()) return;
    expect_line(kUltimate, kFullDeck, 1, ultimate::book::BlindFlush, {5, 4}, 10);
    expect_line(kUltimate, kFullDeck, 1, ultimate::book::BlindRoyalFlush, {2, 1}, 10);
    expect_line(kUltimate, kFullDeck, 1, ultimate::book::BlindFourOfAKind, {11, 1}, 10);
    expect_line(kUltimate, kFullDeck, 1, ultimate::book::BlindFourOfAKind, {12, 1}, 10);
    expect_line(kUltimate, kFullDeck, 2, ultimate::book::PlayBeatsDealer, {3, 2}, 10);
    expect_line(kUltimate, kFullDeck, 0, ultimate::book::AnteBeatsDealer, {2, 1}, 10);
}

TEST(OtherOdds, OtherGamesOfTheWholeDeck) {
    LONG_COUNT();
    expect_line(kTwoWay, kFullDeck, 2, two_way::book::TwoWayFlush, {7, 2}, 10);
    if (!testing_support::long_run()) return;
    expect_line(kTwoWay, kFullDeck, 0, two_way::book::AnteBeatsDealer, {3, 2}, 10);
    expect_line(kTwoWay, kFullDeck, 1, two_way::book::BetBeatsDealer, {21, 20}, 10);
    expect_line(kCasino, kFullDeck, 0, casino::book::AnteFlush, {3, 1}, 10);
    expect_line(kCasino, kFullDeck, 0, casino::book::AnteRoyalFlush, {101, 1}, 10);
    expect_line(kBonus, kFullDeck, 0, bonus::book::AnteStraightOrBetter, {101, 100}, 10);
    expect_line(kBonus, kFullDeck, 0, bonus::book::AnteStraightOrBetter, {3, 1}, 10);
    expect_line(kBonus, kFullDeck, 0, bonus::book::AnteStraightOrBetter, {3, 2}, 10);
    expect_line(kBonus, kFullDeck, 0, bonus::book::AnteStraightOrBetter, {0, 1}, 10);
    expect_line(kBonus, kFullDeck, 1, bonus::book::BetBeatsDealer, {101, 100}, 10);
    expect_line(kBonus, kFullDeck, 1, bonus::book::BetBeatsDealer, {2, 1}, 10);
}

// Sums over all boards are kept, and serve whoever tells the same hands apart: these figures are of a solver that went
// through the boards each time.
TEST(OtherOdds, FiguresOfTheWholeDeckInTurn) {
    LONG_COUNT();
    const auto expect_edge = [](const Played& played, std::size_t wager, Odds odds, const char* edge) {
        const std::size_t row = played.book[wager].size() == 2 ? 1 : 0;  // the last of an ante's
        const Solution solution = solve(played.game(with_odds(played.book, wager, row, odds), kFullDeck));
        EXPECT_EQ(solution.returns.exact_edge(), edge) << played.name;
    };
    expect_edge(kBonus, 0, {3, 2}, "-1060656319/48287864625");
    expect_edge(kBonus, 0, {0, 1}, "241758604999/2317817502000");
    expect_edge(kBonus, 1, {3, 2}, "-513019753501/632132046000");
    expect_edge(kUltimate, 0, {3, 2}, "-665879438099/4635635004000");
    if (!testing_support::long_run()) return;
    expect_edge(kBonus, 0, {3, 1}, "-1403863465/9271270008");
    expect_edge(kBonus, 1, {101, 100}, "557288091881/115890875100000");
    expect_edge(kBonus, 1, {2, 1}, "-906890194619/534880962000");
    expect_edge(kUltimate, 2, {3, 2}, "-235717141661/331116786000");
    expect_edge(kUltimate, 2, {11, 10}, "-28198829367/257535278000");
    expect_edge(kCasino, 1, {3, 2}, "-1770184079563/6953452506000");
    expect_edge(kTwoWay, 0, {3, 2}, "-39544686691/302324022000");
    expect_edge(kTwoWay, 1, {3, 2}, "-5189528299909/13906905012000");
}

// ... and nobody else.
TEST(OtherOdds, KeptSumsServeWhoTellsTheSameHandsApart) {
    LONG_COUNT();
    const Showdown book = kBonus.game(kBonus.book, kFullDeck);
    Showdown from_flush = book;
    from_flush.settle = [settle = book.settle, ante = book.opening[0].wager](int wager, const End& end) {
        const bool is_less = wager == ante && end.player < Five(Kind::Flush, 0, 0).value();
        const Return verdict = settle(wager, end);
        return is_less && verdict.outcome == Outcome::Win ? stand_off("11.38") : verdict;
    };
    const OwnRows dear_rows = with_odds(kBonus.book, 1, 0, {3, 2});
    const Showdown dear = kBonus.game(dear_rows, kFullDeck);
    const BoardShared shared(book, 1, false), other(from_flush, 1, false), as_book(dear, 1, false);
    const auto lanes = LaneSums::of(shared, 1, {});
    ASSERT_TRUE(lanes);
    EXPECT_TRUE(lanes->serve(as_book));
    EXPECT_FALSE(lanes->serve(other));
}

// A wager that is paid alike whatever wins it is summed by how often it wins and loses; one that is not, is not.
TEST(OtherOdds, OneWagerIsSummedByWhatItWinsAndLoses) {
    LONG_COUNT();
    const Showdown book = kTwoWay.game(kTwoWay.book, kFullDeck);
    const OwnRows dear_rows = with_odds(kTwoWay.book, 1, 0, {3, 2});
    const Showdown dear = kTwoWay.game(dear_rows, kFullDeck);
    Showdown by_hand = book;
    by_hand.settle = [settle = book.settle, bet = book.streets[0].actions[1].lays[0].wager](int wager, const End& end) {
        const Return verdict = settle(wager, end);
        const bool is_flush = wager == bet && end.player >= Five(Kind::Flush, 0, 0).value();
        return is_flush && verdict.outcome == Outcome::Win ? pays(2, "11.113") : verdict;
    };
    const BoardShared shared(book, 1, false), as_book(dear, 1, false), other(by_hand, 1, false);
    const auto sums = LaneSums::of(shared, 1, {});
    ASSERT_TRUE(sums);
    EXPECT_TRUE(sums->have(3));
    EXPECT_FALSE(sums->count_ends(3));
    EXPECT_TRUE(sums->serve(as_book));
    EXPECT_FALSE(sums->serve(other));
    EXPECT_EQ(LaneSums::of(other, 1, {}), nullptr);
}

}  // namespace
}  // namespace baize::poker::other_odds_test
