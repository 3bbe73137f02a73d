// The exact holds of Live Draw Poker: the book's own combinations, a slow count of short decks, the real round, the
// charts, and a jackpot in company.
#include "odds/live_draw/holds.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <numeric>
#include <tuple>

#include "coach/trainer.hpp"
#include "core/random.hpp"
#include "enumerated.hpp"
#include "odds/best_play.hpp"
#include "odds/prices.hpp"
#include "odds/verify.hpp"
#include "report/table_report.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::live_draw::live_draw_odds_test {
namespace {

using enumerated::Options;

Setup setup_of(const Options& options = {}, const char* table = "1") {
    auto setup = Setup::make(kGame, {options, {{"main", table}}, {}});
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

DrawGame game_of(const Options& options = {}, const char* table = "1") {
    return described(setup_of(options, table), 0);
}

// ---- What the book prints -------------------------------------------------------------------------------------------

TEST(LiveDrawOdds, R16_31_EveryCombinationOfTheThreeTables) {
    std::size_t combinations = 0;
    for (const Figure& figure : gb_2011::live_draw_poker::kFigures) {
        const Verification found = verify_figure(kGame.id, figure);
        EXPECT_EQ(found.verdict, Verdict::Agrees) << figure.paytable << " " << figure.options << ": " << found.ours;
        combinations += figure.options.starts_with("chance-of:");
    }
    EXPECT_EQ(combinations, 30u) << "ten of each table";
}

// A figure that is one combination off is found: two neighbours have different nearest doubles.
TEST(LiveDrawOdds, R16_31_OneCombinationMoreIsFound) {
    const Figure wrong{"004:16.31", "main", "1", "chance-of:-1", "10852063253773/19933230517200"};
    EXPECT_EQ(verify_figure(kGame.id, wrong).verdict, Verdict::Differs);
}

// Which of two tens goes to a straight, or whether the fifth card of four of a kind stays: holds that tie make every
// hand as often. So the combinations do not depend on which of them is taken.
TEST(LiveDrawOdds, R16_31_HoldsThatTieMakeTheSameHands) {
    for (const char* table : {"1", "2", "3"}) {
        const Holds holds(game_of({}, table));
        EXPECT_EQ(holds.hands(), 2'598'960);
        EXPECT_EQ(holds.total(), Integer("19933230517200"));
        int ties = 0, others = 0;
        holds.each_hand([&](const Dealt& hand, std::int64_t, const Holds::Values& worths) {
            const unsigned best = holds.best(hand, worths);
            for (unsigned mask = 0; mask < 32; ++mask) {
                if (mask == best || worths[mask] != worths[best]) continue;
                ++ties;
                const auto one = holds.draws_after(hand, best), other = holds.draws_after(hand, mask);
                const auto all = [](const auto& draws) { return std::accumulate(draws.begin(), draws.end(), 0L); };
                for (std::size_t i = 0; i < kMade; ++i) others += one[i] * all(other) != other[i] * all(one);
            }
        });
        EXPECT_GT(ties, 0) << table;
        EXPECT_EQ(others, 0) << table;
    }
}

// ---- The slow count -------------------------------------------------------------------------------------------------

struct Slow {
    Ratio mean = 0;
    std::array<Ratio, kMade> chances{};
};

// Every deal, every hold, every draw; nothing is known of suits that are alike or of sets.
Slow slow_count(const std::vector<Card>& deck, const Wilds& wilds, const std::array<Ratio, kMade>& brings) {
    const auto n = static_cast<unsigned>(deck.size());
    std::vector<Made> made(std::size_t{1} << n);
    std::vector<std::uint32_t> hands;
    for (std::uint32_t set = 0; set < 1u << n; ++set) {
        if (std::popcount(set) != 5) continue;
        std::vector<Card> hand;
        for (unsigned i = 0; i < n; ++i)
            if (set >> i & 1u) hand.push_back(deck[i]);
        made[set] = made_of(hand, wilds);
        if (made[set] == Made::Pair && brings[static_cast<std::size_t>(Made::Pair)] == 0) made[set] = Made::Nothing;
        hands.push_back(set);
    }
    Slow slow;
    for (const std::uint32_t dealt : hands) {
        Ratio best = -1;
        int best_cards = -1;
        std::array<Ratio, kMade> best_chances{};
        for (std::uint32_t held = dealt;; held = (held - 1) & dealt) {
            std::array<long, kMade> draws{};
            long all = 0;
            for (const std::uint32_t final_hand : hands)
                if ((final_hand & dealt) == held) ++draws[static_cast<std::size_t>(made[final_hand])], ++all;
            Ratio worth = 0;
            for (std::size_t i = 0; i < kMade; ++i) worth += brings[i] * fraction(draws[i], all);
            std::array<Ratio, kMade> chances{};
            for (std::size_t i = 0; i < kMade; ++i) chances[i] = fraction(draws[i], all);
            const int cards = std::popcount(held);
            if (std::tie(worth, cards, chances) > std::tie(best, best_cards, best_chances))
                best = worth, best_cards = cards, best_chances = chances;
            if (held == 0) break;
        }
        slow.mean += best;
        for (std::size_t i = 0; i < kMade; ++i) slow.chances[i] += best_chances[i];
    }
    slow.mean /= static_cast<long>(hands.size());
    for (Ratio& each : slow.chances) each /= static_cast<long>(hands.size());
    return slow;
}

// What the trainer scores by: every hold of two deals, draw by draw, as the table pays it (16.18, 16.23).
TEST(LiveDrawOdds, TheTrainersValuesAreTheSlowCounts) {
    const baize::Setup setup(kGame);
    ShuffledShoe chance(Random(3, 0));
    Trainer trainer(setup, chance, main_bets(setup));
    const DrawGame game = game_of();
    for (int round = 0; round < 2; ++round) {
        ASSERT_FALSE(trainer.begin());
        ASSERT_TRUE(trainer.asks());
        const auto& dealt = trainer.session().table().hand_of(trainer.question()).cards;
        std::vector<Card> deck;
        for (int place = 0; place < kCardsInDeck; ++place)
            if (std::find(dealt.begin(), dealt.end(), poker::card_at(place)) == dealt.end())
                deck.push_back(poker::card_at(place));
        ASSERT_EQ(trainer.values().choices.size(), 32u);
        for (const ChoiceValues::Choice& each : trainer.values().choices) {
            std::vector<Card> hand;
            for (std::size_t i = 0; i < kHand; ++i)
                if (each.cards >> i & 1u) hand.push_back(dealt[i]);
            Ratio brings = 0;
            std::array<long, kMade> times{};
            long draws = 0;
            const auto draw = [&](const auto& self, std::size_t from) -> void {
                if (hand.size() == kHand) return ++times[static_cast<std::size_t>(made_of(hand, {}))], void(++draws);
                for (std::size_t i = from; i < deck.size(); ++i) {
                    hand.push_back(deck[i]);
                    self(self, i + 1);
                    hand.pop_back();
                }
            };
            draw(draw, 0);
            for (std::size_t i = 0; i < kMade; ++i) brings += game.brings[i] * times[i];
            EXPECT_EQ(each.worth, nearest(brings / draws - 1)) << each.cards;
        }
        ASSERT_TRUE(trainer.answer({Hold, {}, 0}));
        EXPECT_FALSE(trainer.asks());
    }
}

// What makes no two hands of a kind worth the same; halves and thirds among it.
std::array<Ratio, kMade> odd_pays() {
    return {Ratio(997), Ratio(991), Ratio(211), Ratio(101), Ratio(53), Ratio(29),
            Ratio(17),  Ratio(11),  Ratio(7),   fraction(5, 2), fraction(4, 3), fraction(3, 7), Ratio(0)};
}

bool expect_equal(const std::vector<std::string_view>& names, const Wilds& wilds,
                  const std::array<Ratio, kMade>& brings = odd_pays()) {
    std::vector<Card> deck;
    DrawGame game{.natural = poker::CardSet(), .wild = 0, .five_above = wilds.five_above, .brings = brings};
    for (const std::string_view name : names) {
        deck.push_back(kCardsAndJoker.find(name).value());
        if (rank::face(deck.back()) & wilds.cards) ++game.wild;
        else game.natural = game.natural | poker::CardSet{deck.back()};
    }
    const Slow slow = slow_count(deck, wilds, game.brings);
    const Holds fast(game);
    EXPECT_EQ(fast.mean(), slow.mean);
    for (std::size_t i = 0; i < kMade; ++i)
        EXPECT_EQ(fraction(fast.combinations()[i], fast.total()), slow.chances[i]) << i;
    return fast.equal_holds_differ();
}

TEST(LiveDrawOdds, TheFastCountIsTheSlowOneOnShortDecks) {
    expect_equal({"Ts", "Js", "Qs", "Ks", "As", "Th", "Jh", "Qh", "Kh", "Ah", "9s", "9h"}, {});
    expect_equal({"2c", "3c", "4c", "5c", "6d", "Jd", "Js", "Jh", "Qs", "Qd", "Ac", "9h"}, {});
    expect_equal({"2c", "2d", "2h", "2s", "3c", "3d", "3h", "3s", "Kc", "Kd", "Kh", "Ks"}, {});
}

TEST(LiveDrawOdds, AndWithTheJoker) {
    expect_equal({"Ts", "Js", "Qs", "Ks", "As", "Th", "Jh", "Qh", "Kh", "Ah", "9s", "Jo"}, {rank::kJoker});
    expect_equal({"2c", "2d", "2h", "2s", "3c", "3d", "3h", "Jo", "Kc", "Kd", "Kh", "Ks"}, {rank::kJoker});
}

TEST(LiveDrawOdds, AndWithAnySetOfWildCards) {
    const auto faces = [](std::initializer_list<const char*> names) {
        rank::Faces set = 0;
        for (const char* name : names) set |= rank::face(kCardsAndJoker.find(name).value());
        return set;
    };
    const std::vector<std::string_view> deck = {"2c", "2d", "2h", "2s", "9c", "Tc", "Jh", "Js", "Qc", "Qd", "Ac", "Jo"};
    std::vector<std::string_view> without_joker = deck;
    without_joker.back() = "3h";
    for (const bool above : {false, true}) {
        expect_equal(without_joker, {faces({"2c", "2d", "2h", "2s"}), above});
        expect_equal(without_joker, {faces({"Jh", "Js"}), above});
        expect_equal(deck, {faces({"2c", "2d", "2h", "2s", "Jo", "Jh"}), above});
        expect_equal(deck, {faces({"2c", "2d", "2h", "2s", "9c", "Tc", "Jh", "Js", "Qc", "Qd", "Ac", "Jo"}), above});
    }
}

// Where many hands bring the same, many holds are worth the same: the one of most cards is kept, then the one that
// makes the higher hands. The price says so where it matters.
TEST(LiveDrawOdds, OfEqualHoldsTheOneOfMostCards) {
    std::array<Ratio, kMade> alike{};
    for (std::size_t i = 0; i < kMade; ++i) alike[i] = i < 6 ? 2 : i < 9 ? 1 : 0;
    const rank::Faces jack = rank::face(kCardsAndJoker.find("Jh").value());
    const std::vector<std::string_view> deck = {"2c", "2d", "9c", "9h", "Tc", "Jh", "Js", "Qc", "Qd", "Kd", "Ac"};
    EXPECT_TRUE(expect_equal(deck, {jack, false}, alike));
    const auto note = [](const Choices& choices) {
        return price(*baize::Setup::make(kGame, choices), {})->at(0).note;
    };
    EXPECT_EQ(note({}).find("worth the same"), std::string::npos);
    EXPECT_NE(note({{{"wild-cards", "yes"}}, {}, {}}).find("worth the same the one of most cards"), std::string::npos);
}

// Fractions beyond 64 bits are counted in 128: the same play, the same mean.
TEST(LiveDrawOdds, OddsInFractionsThatNeedMoreBits) {
    DrawGame game = game_of();
    const Ratio mean = Holds(game).mean();
    for (Ratio& each : game.brings) each *= fraction(1, 999'983) * fraction(1, 999'979);
    game.brings[static_cast<std::size_t>(Made::NaturalRoyal)] += fraction(1, 1'000'003) * fraction(1, 1'000'033);
    const Holds wide(game);
    EXPECT_GT(wide.mean() * 999'983 * 999'979, mean);
    EXPECT_LT(wide.mean() * 999'983 * 999'979, mean + fraction(1, 10'000));
    EXPECT_EQ(wide.combinations()[0], Integer(396'015'612));
}

// ---- The real round -------------------------------------------------------------------------------------------------

// Before the draw the order in which cards came is nothing; once a hold is said it is in no view, so nothing is merged.
std::string told(const View& view) {
    if (view.stage == Stage::DealerDraws || view.stage == Stage::Settled) return {};
    std::string key = std::to_string(static_cast<int>(view.stage));
    for (const SeenHand& hand : view.hands) {
        std::vector<int> cards;
        for (const auto& card : hand.cards) cards.push_back(card->index());
        std::ranges::sort(cards);
        key += "/" + hand.name;
        for (const int each : cards) key += ":" + std::to_string(each);
    }
    return key;
}

BestPlay played(const Options& options, const std::vector<std::string_view>& deck) {
    Setup setup = setup_of(options);
    std::uint64_t without = (std::uint64_t{1} << 53) - 1;
    for (const std::string_view name : deck) without &= ~rank::face(kCardsAndJoker.find(name).value());
    setup.strip_decks(without);
    BestPlayRequest request;
    request.bets = {{0, 1, {Main, 0}, priced_stake(setup)}};
    request.same_worth = told;
    BestPlay play = best_play(setup, request);
    EXPECT_EQ(play.value, Holds(described(setup, 0)).mean() - 1);
    return play;
}

TEST(LiveDrawOdds, TheRealRoundIsWorthTheSameByTheBestPlay) {
    LONG_COUNT();
    const BestPlay play = played({}, {"Js", "Qs", "Ks", "As", "Jh", "Qh", "Kh", "2c", "2d", "3c"});
    EXPECT_FALSE(play.shuffled);
    for (const InformationSet& set : play.decisions) EXPECT_EQ(set.answers.size(), 32u);
}

TEST(LiveDrawOdds, AndWithTheJokerAndWildCards) {
    LONG_COUNT();
    played({{"deck", "53"}, {"wild-cards", "yes"}, {"wild-2", "d"}},
           {"Js", "Qs", "Ks", "As", "Jh", "Qh", "4h", "2c", "2d", "Jo"});
}

// ---- Prices ---------------------------------------------------------------------------------------------------------

TEST(LiveDrawOdds, R54_WithAJokerThePrintedOddsReturnMoreThanIsWagered) {
    const double returns[] = {140.1350, 138.3188, 136.7353};
    for (int table = 1; table <= 3; ++table) {
        const auto prices = *price(setup_of({{"deck", "53"}}, std::to_string(table).c_str()), {});
        ASSERT_EQ(prices.size(), 1u);
        EXPECT_NEAR(100 * (1 - prices[0].edge), returns[table - 1], 0.0001) << table;
    }
}

TEST(LiveDrawOdds, EveryWildCardIsAsGoodAsAnother) {
    const Ratio twos = Holds(game_of({{"wild-cards", "yes"}})).mean();
    const Ratio joker = Holds(game_of({{"deck", "53"}})).mean();
    EXPECT_GT(twos, joker);
    EXPECT_GT(joker, Holds(game_of()).mean());
    const Ratio hearts = Holds(game_of({{"wild-cards", "yes"}, {"wild-2", "h"}})).mean();
    EXPECT_EQ(hearts, Holds(game_of({{"wild-cards", "yes"}, {"wild-2", "c"}})).mean());
    EXPECT_EQ(Holds(game_of({{"wild-cards", "yes"}, {"wild-2", "h"}})).combinations(),
              Holds(game_of({{"wild-cards", "yes"}, {"wild-2", "c"}})).combinations()) << "ties know no suits either";
    EXPECT_NE(hearts, Holds(game_of({{"wild-cards", "yes"}, {"wild-2", "none"}, {"wild-king", "c"}})).mean());
}

// 16.18: who holds two and draws three has the counts of a plain enumeration.
TEST(LiveDrawOdds, TheDrawsAfterOneHold) {
    const Holds holds(game_of());
    const std::vector<Card> five = {{kQueen, Suit::Spades}, {7, Suit::Hearts}, {kQueen, Suit::Diamonds},
                                    {4, Suit::Clubs},       {2, Suit::Diamonds}};
    std::array<std::uint8_t, 5> place{};
    const Dealt hand = Holds::dealt(five, 0, place);
    const auto draws = holds.draws_after(hand, 1u << place[0] | 1u << place[2]);
    std::array<std::int64_t, kMade> slow{};
    for (int a = 0; a < 52; ++a)
        for (int b = 0; b < a; ++b)
            for (int c = 0; c < b; ++c) {
                const Card three[] = {Card::from_index(a), Card::from_index(b), Card::from_index(c)};
                if (std::ranges::any_of(three, [&](Card card) { return std::ranges::count(five, card) > 0; })) continue;
                const Card all[] = {five[0], five[2], three[0], three[1], three[2]};
                const Made made = made_of(all, {});
                ++slow[static_cast<std::size_t>(made == Made::Pair ? Made::Nothing : made)];  // it wins nothing here
            }
    EXPECT_EQ(draws, slow);
}

// ---- Advice and charts ----------------------------------------------------------------------------------------------

AdviceRequest hand(const char* cards) {
    AdviceRequest request;
    request.hand = cards;
    return request;
}

TEST(LiveDrawOdds, AdviceOnOneDeal) {
    const auto advice = advise(setup_of(), hand("Qs,7h,Qd,4c,2d"));
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->best, "hold Qs Qd");
    EXPECT_EQ(advice->worth.size(), 32u);
    EXPECT_EQ(advice->cards_left, 47);
    EXPECT_EQ(advise(setup_of(), hand("9s,Ks,Qs,Js,Ts"))->best, "hold 9s Ks Qs Js Ts");
    EXPECT_EQ(advise(setup_of(), hand("As,Ks,Qs,Js,9s"))->best, "hold As Ks Qs Js");
    EXPECT_EQ(advise(setup_of(), hand("2s,3d,7h,8c,10s"))->best, "hold nothing");
    EXPECT_FALSE(advise(setup_of(), hand("Qs,7h,Qd,4c")));
    EXPECT_FALSE(advise(setup_of(), hand("Qs,7h,Qs,4c,2d")));
    EXPECT_FALSE(advise(setup_of(), hand("Qs,7h,Qd,4c,Jo"))) << "the joker stays outside of 52 cards";
    EXPECT_TRUE(advise(setup_of({{"deck", "53"}}), hand("Qs,7h,Qd,4c,Jo")));
    AdviceRequest seen = hand("Qs,7h,Qd,4c,2d");
    seen.seen = "2s";
    EXPECT_FALSE(advise(setup_of(), seen));
    EXPECT_NEAR(*advise(setup_of(), {})->edge_now, 0.0393649, 1e-6);
}

TEST(LiveDrawOdds, ChartsFromManyLinesToFew) {
    const DrawGame game = game_of();
    const Holds holds(game);
    const auto charts = charts_of(holds, game);
    ASSERT_GT(charts.size(), 10u);
    EXPECT_LT(nearest(holds.mean() - charts[0].mean), 0.00005);
    EXPECT_LT(nearest(holds.mean() - charts[1].mean), 0.004);
    for (std::size_t i = 0; i < charts.size(); ++i) {
        EXPECT_LT(charts[i].mean, holds.mean()) << i;
        EXPECT_EQ(charts[i].lines.back(), "nothing: five new cards");
        if (i < 2) continue;
        EXPECT_EQ(charts[i].lines.size() + 1, charts[i - 1].lines.size());
        EXPECT_LT(charts[i].mean, charts[i - 1].mean) << i;
    }
    EXPECT_LT(charts.back().mean, charts.front().mean);
    EXPECT_LT(mean_of_silence(holds), charts.back().mean);
}

// ---- The jackpot ----------------------------------------------------------------------------------------------------

// Nobody has the edge exactly there; a part more and the player has it.
TEST(LiveDrawOdds, R16_28_WhereNobodyHasTheEdge) {
    const auto setup = setup_of({{"progressive", "yes"}});
    const auto level = break_even(setup);
    ASSERT_TRUE(level);
    EXPECT_EQ(Holds(described(setup, *level)).mean(), 1);
    EXPECT_GT(Holds(described(setup, *level + 1)).mean(), 1);
    EXPECT_FALSE(break_even(setup_of({{"progressive", "yes"}, {"deck", "53"}}))) << "he has it without a jackpot";
}

// 16.15, 16.30: players who hold alike have their royal flushes together, so a jackpot is worth to each of three what a
// third of it is worth to one alone.
TEST(LiveDrawOdds, R16_30_InCompanyAJackpotIsWorthAPartOfIt) {
    auto setup = setup_of({{"progressive", "yes"}});
    setup.meter({600'000});
    setup.limits(Main, {{100}, {100'00}, {100}, {}});
    EXPECT_EQ(meter_in_stakes(setup), 6000);
    const Ratio alone = Holds(described(setup, 6000)).mean(), of_three = Holds(described(setup, 2000)).mean(),
                without = Holds(described(setup, 0)).mean();
    EXPECT_GT(alone, of_three);
    EXPECT_GT(of_three, without);
    const auto prices = *price(setup, {});
    EXPECT_EQ(Ratio(prices[0].exact), 1 - alone);
    EXPECT_NE(prices[0].note.find("come together"), std::string::npos) << prices[0].note;
    EXPECT_FALSE(prices[0].supposes.empty());
}

TEST(LiveDrawOdds, R16_28_OtherReadingsOfTheJackpot) {
    const Ratio plain = Holds(game_of()).mean();
    EXPECT_EQ(Holds(game_of({{"progressive", "yes"}})).mean(), plain) << "an empty fund is worth nothing";
    EXPECT_LT(Holds(game_of({{"progressive", "yes"}, {"jackpot-paid", "instead-of-the-odds"}})).mean(), plain);
    const Options joker = {{"progressive", "yes"}, {"deck", "53"}};
    Options natural = joker;
    natural.emplace_back("jackpot-royal", "natural");
    EXPECT_GT(Holds(described(setup_of(joker), 1000)).mean(), Holds(described(setup_of(natural), 1000)).mean());
}

TEST(LiveDrawOdds, R16_26_APriceIsBeforeAnyRise) {
    const auto prices = *price(setup_of({{"rising-odds", "royal-flush"}}), {});
    EXPECT_EQ(prices[0].exact, (*price(setup_of(), {}))[0].exact);
    EXPECT_EQ(prices[0].supposes, "before any rise");
}

// 16.25, ruling R100: a pair of tens or lower has the odds that the operator gives it, and by itself none. The pair is
// kept for them where it would have been given up.
TEST(LiveDrawOdds, R16_25_APairOfTensOrLower) {
    const auto with = [](const char* odds) {
        return *Setup::make(kGame, {{}, {}, {{"main.pair", odds}}});
    };
    EXPECT_EQ((*price(with("0:1"), {}))[0].exact, (*price(setup_of(), {}))[0].exact);
    const Holds plain(game_of()), paid(described(with("1:1"), 0));
    EXPECT_EQ(plain.combinations()[static_cast<std::size_t>(Made::Pair)], Integer(0)) << "nothing, as it wins nothing";
    EXPECT_GT(paid.combinations()[static_cast<std::size_t>(Made::Pair)], Integer(0));
    EXPECT_GT(paid.mean(), plain.mean());
    Integer all = 0;
    for (const Integer& each : paid.combinations()) all += each;
    EXPECT_EQ(all, paid.total());
}

// 16.29, ruling R100: where more of the wager goes to the jackpot than its edge brings, the house adds the rest.
TEST(LiveDrawOdds, R16_29_MoreThanTheEdgeWarns) {
    const auto warned = [](const char* percent) {
        const auto config = parse_table(fmt::format("id='a'\ngame='gb.live-draw-poker'\n[options]\nprogressive=true\n"
                                                    "[jackpot]\nid='d'\ncontribution-percent={}\n", percent));
        return check_jackpot_part(*config, prices_of(*config)).size();
    };
    EXPECT_EQ(warned("3"), 0u) << "the edge is 3.936 %";
    EXPECT_EQ(warned("4"), 1u);
    const auto config = parse_table("id='a'\ngame='gb.live-draw-poker'\n[options]\nprogressive=true\n[jackpot]\n"
                                    "id='d'\ncontribution-percent=4\n");
    EXPECT_EQ(check_jackpot_part(*config, prices_of(*config)).at(0).clause, "gb-2011 16.29");
    const auto checked = table_report(*config, 1, {});
    EXPECT_TRUE(std::ranges::any_of(checked.findings, [](const auto& row) { return row.clause == "gb-2011 16.29"; }));
}

// What the odds come to at their highest is the price of a table that pays them from the start.
TEST(LiveDrawOdds, R16_26_TheEdgeAtTheHighestOdds) {
    const Options rising = {{"rising-odds", "full-house"}, {"rising-to", "25"}};
    auto same = Setup::make(kGame, {{}, {{"main", "1"}}, {{"main.full-house", "25:1"}}});
    ASSERT_TRUE(same);
    EXPECT_EQ(Holds(risen_to_the_highest(setup_of(rising), 0)).mean(), Holds(described(*same, 0)).mean());
    const auto prices = *price(setup_of(rising), {});
    ASSERT_EQ(prices.size(), 2u);
    EXPECT_EQ(prices[1].wager, "main+risen");
    EXPECT_EQ(prices[1].exact, (*price(*same, {}))[0].exact);
    const auto warned = check_prices(prices, 1);
    ASSERT_EQ(warned.size(), 1u) << "who waits until the odds have risen has the edge";
    EXPECT_EQ(warned[0].what.find("main+risen"), 0u) << warned[0].what;
}

// ... and whoever plays or advises goes by the odds of the round: a pair is held for four of a kind at 1000 for 1, and
// given up for a flush where nothing has risen. What best play holds once those odds have risen by so much:
Picked held_of_pair(const Setup& setup, int risen, std::string& advice) {
    CarriedState carried;
    carried.memory = {0, risen};  // four of a kind is the third row; two lie in each number
    Session session(setup, carried);
    const auto take = [&](const Event& event) { EXPECT_FALSE(session.apply(event)); };
    take(Shuffled{}), take(PlaceBet{0, 1, {Main, 0}, Money{10'00}}), take(CloseBets{});
    for (const char* card : {"4s", "4h", "9h", "Jh", "Kh"}) take(DealtCard{kGame.deck().find(card).value()});
    advice = advise_at(session.table(), session.need().question);
    return best_strategy(setup)->answer(session.table(), session.need().question).cards;
}

TEST(LiveDrawOdds, R16_26_AdviceIsByTheOddsOfTheRound) {
    const auto setup = setup_of({{"rising-odds", "four-of-a-kind"}, {"rising-by", "25"}});
    for (const bool risen : {false, true}) {
        std::string advice;
        EXPECT_EQ(held_of_pair(setup, risen ? 975 : 0, advice), risen ? 0b00011u : 0b11110u);
        EXPECT_EQ(advice, risen ? "hold 4s 4h" : "hold 4h 9h Jh Kh");
    }
}

// At 122 for 1 the flush draw of that hand is worth 51/47 and the pair less, at 123 the pair more.
TEST(LiveDrawOdds, R16_26_AdviceAfterARiseByOne) {
    const auto setup = Setup::make(kGame, {{{"rising-odds", "four-of-a-kind"}, {"rising-by", "1"}}, {{"main", "1"}},
                                           {{"main.four-of-a-kind", "122:1"}}});
    ASSERT_TRUE(setup);
    std::string advice;
    EXPECT_EQ(held_of_pair(*setup, 0, advice), 0b11110u);
    EXPECT_EQ(held_of_pair(*setup, 1, advice), 0b00011u);
}

}  // namespace
}  // namespace baize::live_draw::live_draw_odds_test
