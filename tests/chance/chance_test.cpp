// A live table driven by a shuffled shoe and random players: the session never refuses what chance answers.
#include "chance/chance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <optional>

#include "engine/describe.hpp"
#include "engine/session.hpp"
#include "games/list.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(Fairness, "hundreds of thousands of draws");

namespace baize::chance_test {
namespace {

using Options = std::vector<std::pair<std::string, std::string>>;
using Faces = std::array<int, kFacesMax>;

Setup setup_of(std::string_view game, const Options& options = {}) {
    auto setup = Setup::make(*find_game(game), {options, {}, {}});
    if (!setup) throw std::logic_error(setup.refusal().what);
    return *setup;
}

// A table with random players. It notes what came out of the shoe since the last shuffle.
class RandomTable {
public:
    RandomTable(Setup setup, std::uint64_t seed, int players, int cut_percent = kCutPercent)
        : setup_(std::move(setup)), random_(seed, 1), players_(players),
          shoe_(std::make_unique<ShuffledShoe>(Random(seed, 0), cut_percent)), session_(setup_) {
        for (int i = 0; i < std::min(players_, setup_.game().layout.places); ++i)
            take(Seated{static_cast<PlayerId>(i), static_cast<std::uint8_t>(i + 1)});
    }

    void step() {
        const Need& need = session_.need();
        if (need.kind == NeedKind::Bets) return bet();
        if (need.kind == NeedKind::Decision) return decide();
        if (need.kind == NeedKind::Finished) { ++rounds; return take(NextRound{}); }
        if (need.kind == NeedKind::Meter) return take(MeterRead{{100'000'00}});
        ASSERT_TRUE(ChanceSource::answers(need));
        const int left = session_.table().carried().shoe.cards_left;
        const Event event = shoe_->answer(need, session_.table());
        if (on_chance) on_chance(event, left);
        note(event);
        take(event);
    }
    void play(int how_many) {
        for (const int until = rounds + how_many; rounds < until && !::testing::Test::HasFailure();) step();
    }
    // A new source of chance at the same table, as after a restart.
    void new_shoe(std::uint64_t seed) { shoe_ = std::make_unique<ShuffledShoe>(Random(seed, 0)); }

    void take(const Event& event) {
        const auto refusal = session_.apply(event);
        ASSERT_FALSE(refusal) << describe(event, setup_.game()) << ": " << to_string(*refusal);
    }
    Session& session() { return session_; }
    Random& random() { return random_; }

    Faces dealt{};           // since the last shuffle
    int cuts = 0;            // since the last shuffle
    int shuffles = 0, rounds = 0;
    std::function<void(const Event&, int cards_left)> on_chance;

private:
    void note(const Event& event) {
        if (std::holds_alternative<Shuffled>(event)) { dealt.fill(0); cuts = 0; ++shuffles; }
        if (std::holds_alternative<CutCardOut>(event)) { ASSERT_EQ(++cuts, 1) << "the cutting card came out twice"; }
        if (const auto* card = std::get_if<DealtCard>(&event)) {
            const int times = ++dealt[static_cast<std::size_t>(card->card.index())];
            const int copies = setup_.shoe().copies(static_cast<std::size_t>(card->card.index()));
            ASSERT_LE(times, setup_.shoe().continuous ? 1000000 : copies) << setup_.game().deck().name(card->card);
        }
    }
    void bet() {
        const Game& game = setup_.game();
        for (int i = 0; i < players_; ++i) {
            const int box = game.layout.boxes ? i % game.layout.boxes + 1 : 0;
            PlaceBet bet{static_cast<PlayerId>(i), static_cast<BoxNo>(box), {}, {}};
            for (std::size_t w = 0; w < game.wagers.size(); ++w) {
                bet.position = {static_cast<std::uint8_t>(w), 0};
                if (const auto spots = game.wagers[w].spots.size())
                    bet.position.spot = static_cast<std::uint16_t>(below(random_, static_cast<std::uint32_t>(spots)));
                bet.stake = {100 * static_cast<std::int64_t>(1 + below(random_, 20))};
                if (below(random_, 2) == 0 && !session_.check(bet)) take(bet);
            }
        }
        take(CloseBets{});
    }
    void decide() {
        const Question question = session_.need().question;
        int choice = 0;
        do choice = static_cast<int>(below(random_, 32)); while (!question.offers(choice));
        const bool amount = question.with_amount >> choice & 1u;
        Answer answer{static_cast<std::uint8_t>(choice), amount ? question.amount_max : Money{},
                      pick(question, choice)};
        const Table& table = session_.table();
        // Cards that may not be chosen together are not: he says nothing then.
        if (session_.check(table.answered(question, answer))) answer = silent_answer(table, question);
        take(table.answered(question, answer));
    }
    // As many cards as may be chosen, or fewer, wherever they lie.
    Picked pick(const Question& question, int choice) {
        if (!(question.with_cards >> choice & 1u)) return 0;
        const auto size = static_cast<std::uint32_t>(session_.table().hand_of(question).cards.size());
        const int wanted = question.cards_min + static_cast<int>(below(
            random_, static_cast<std::uint32_t>(question.cards_max - question.cards_min + 1)));
        Picked picked = 0;
        while (std::popcount(picked) < wanted) picked |= Picked{1} << below(random_, size);
        return picked;
    }

    Setup setup_;
    Random random_;
    int players_;
    std::unique_ptr<ShuffledShoe> shoe_;
    Session session_;
};

double chi_square(const std::vector<int>& counts) {
    double sum = 0, square = 0;
    for (const int count : counts) sum += count;
    const double expected = sum / static_cast<double>(counts.size());
    for (const int count : counts) square += (count - expected) * (count - expected) / expected;
    return square;
}

// ---- Never refused ----------------------------------------------------------------------------------------

// Nothing where the options do not go together, or where no table may be run so.
std::optional<Setup> lawful(const Game& game, const Options& options) {
    auto setup = Setup::make(game, {options, {}, {}});
    if (!setup || !setup->forbidden().empty()) return std::nullopt;
    return *setup;
}

// What a table must say at least: nothing, or the one option without which its set-up breaks a rule.
Options least_of(const Game& game) {
    if (lawful(game, {})) return {};
    for (const OptionDef& option : game.options)
        for (const OptionValue& value : option.values)
            if (Options one{{std::string(option.id), std::string(value.id)}}; lawful(game, one)) return one;
    throw std::logic_error("no one option makes " + std::string(game.id) + " lawful");
}

// Every value of every option by itself, and some of them together as they come; the last of two values holds.
std::vector<Options> choices_of(const Game& game) {
    const Options least = least_of(game);
    std::vector<Options> list{least};
    const auto add = [&](Options more) { more.insert(more.begin(), least.begin(), least.end()); list.push_back(more); };
    for (const OptionDef& option : game.options)
        for (const OptionValue& value : option.values) add({{std::string(option.id), std::string(value.id)}});
    Random random(3, 0);
    for (int i = 0; i < 12; ++i) {
        Options together;
        for (const OptionDef& option : game.options) {
            const auto value = below(random, static_cast<std::uint32_t>(option.values.size()));
            if (below(random, 3) == 0) together.emplace_back(option.id, option.values[value].id);
        }
        add(together);
    }
    return list;
}

class EveryGame : public ::testing::TestWithParam<const Game*> {};

TEST_P(EveryGame, IsDealtWithoutARefusal) {
    const Game& game = *GetParam();
    int played = 0;
    for (const Options& options : choices_of(game)) {
        const auto setup = lawful(game, options);
        if (!setup) continue;
        const int rounds = played == 0 ? 2000 : 60, seats = game.layout.boxes > 0 ? game.layout.boxes : 5;
        RandomTable table(*setup, 7, seats - played++ % 3);
        table.play(rounds);
        ASSERT_EQ(table.rounds, rounds) << testing::PrintToString(options);
    }
    EXPECT_GE(played, 1);
}

std::string name_of_case(const testing::TestParamInfo<const Game*>& each) {
    std::string name(each.param->id);
    std::replace_if(name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Chance, EveryGame, ::testing::ValuesIn(games().begin(), games().end()), name_of_case);

// ---- The cutting card ---------------------------------------------------------------------------------------

TEST(CuttingCard, Nz7_6_ComesOutWhereItWasPut) {
    for (const int percent : {1, 25, 50}) {
        RandomTable table(setup_of("nz.blackjack"), 11, 5, percent);
        int cuts = 0;
        table.on_chance = [&](const Event& event, int left) {
            if (!std::holds_alternative<CutCardOut>(event)) return;
            ++cuts;
            EXPECT_EQ(left, std::max(1, 312 * percent / 100));
        };
        table.play(1000);
        EXPECT_GT(cuts, 20);
        // Every shuffle but the one the shoe began with, and those of a shoe
        // that ran dry in a round, had its cutting card.
        EXPECT_NEAR(table.shuffles, cuts, percent == 1 ? cuts : 1);
    }
}

// How far a book lets it go in is for `check` (TableCheck.NzBlackjack7_6_TheCuttingCard); these are the bounds of the
// shoe itself.
TEST(CuttingCard, GoesInOneToNinetyPerCentFromTheBack) {
    EXPECT_NO_THROW(ShuffledShoe(Random(1, 0), 1));
    EXPECT_NO_THROW(ShuffledShoe(Random(1, 0), 90));
    EXPECT_THROW(ShuffledShoe(Random(1, 0), 0), std::invalid_argument);
    EXPECT_THROW(ShuffledShoe(Random(1, 0), 91), std::invalid_argument);
}

// 7.6: half way at most of the cards that lie in the shoe. One that was burned unread is none of them, though nobody
// knows which it is.
TEST(CuttingCard, AnUnreadCardIsNotCountedForANewSource) {
    RandomTable table(setup_of("nz.blackjack", {{"decks", "2"}, {"burn", "yes"}}), 11, 3, 50);
    table.take(Shuffled{});
    table.take(DealtCard{Card(kAce, Suit::Spades), true});
    int cuts = 0;
    table.on_chance = [&](const Event& event, int left) {
        if (std::holds_alternative<CutCardOut>(event) && ++cuts == 1) {
            EXPECT_EQ(left, 51) << "of 103";
        }
    };
    while (cuts == 0 && !HasFailure()) table.step();
}

TEST(CuttingCard, IsInNoSingleDeckAndNoContinuousShuffler) {
    for (const auto& setup : {setup_of("gb.three-card-poker"), setup_of("nz.blackjack", {{"shoe", "continuous"}})}) {
        RandomTable table(setup, 3, 3);
        table.on_chance = [](const Event& event, int) { EXPECT_FALSE(std::holds_alternative<CutCardOut>(event)); };
        table.play(500);
        EXPECT_EQ(table.shuffles, setup.shoe().continuous ? 1 : 500);
    }
}

// ---- The cards ------------------------------------------------------------------------------------------------

// 16.9: with the shuffle missed again and again, a shoe is dealt to its last card; 16.7: the rest of the round comes
// from all cards but those on the table.
TEST(Cards, Nz16_9_AWholeShoeHoldsEveryCard) {
    const auto setup = setup_of("nz.blackjack", {{"decks", "4"}});
    std::size_t missed = 0;
    while (setup.game().irregularities[missed].id != "missed-shuffle") ++missed;
    for (std::uint64_t seed = 0; seed < 20 && !HasFailure(); ++seed) {
        RandomTable table(setup, seed, 4);
        const ShoeState& shoe = table.session().table().carried().shoe;
        for (;;) {
            const Need& need = table.session().need();
            const bool may_be_missed = !need.card_follows;  // 8.8: never where the cutting card is the first of a round
            if (need.kind != NeedKind::Shuffle || table.shuffles == 0 || (shoe.cards_left > 0 && !may_be_missed)) {
                table.step();
            } else if (shoe.cards_left > 0) {
                Ruled ruled;
                ruled.irregularity = static_cast<std::uint8_t>(missed);
                table.take(ruled);
            } else {
                break;
            }
            ASSERT_FALSE(HasFailure());
        }
        for (std::size_t face = 0; face < kCardsInDeck; ++face) EXPECT_EQ(table.dealt[face], 4);
        table.step();
        int on_table = 0;
        for (const Box& box : table.session().table().boxes())
            for (const Hand& hand : box.hands) on_table += static_cast<int>(hand.cards.size());
        on_table += static_cast<int>(table.session().table().house().hand().cards.size());
        EXPECT_EQ(shoe.cards_left, 4 * kCardsInDeck - on_table);
        table.play(20);
    }
}

TEST(Cards, WhatWasDealtAndWhatIsLeftMakeTheWholeShoe) {
    RandomTable table(setup_of("gb.punto-banco"), 9, 2);
    for (int i = 0; i < 20000 && !HasFailure(); ++i) {
        table.step();
        const ShoeState& shoe = table.session().table().carried().shoe;
        if (table.shuffles == 0 || shoe.cards_left == 0) continue;
        for (std::size_t face = 0; face < kCardsInDeck; ++face)
            ASSERT_EQ(table.dealt[face] + shoe.left[face], 8);
    }
}

TEST(Cards, FollowTheTableAfterARulingThatTakesCardsAway) {
    RandomTable table(setup_of("gb.punto-banco", {{"decks", "2"}}), 13, 2);
    while (table.rounds < 2000 && !HasFailure()) {
        const ShoeState& shoe = table.session().table().carried().shoe;
        if (table.session().need().kind == NeedKind::Card && below(table.random(), 5) == 0 && shoe.cards_left > 10) {
            Ruled ruled;
            ruled.irregularity = 1;  // face-up-card
            const Card card = Card::from_index(static_cast<int>(below(table.random(), kCardsInDeck)));
            ruled.cards.push_back(card);
            if (!table.session().check(ruled)) table.take(ruled);
        }
        table.step();
    }
}

TEST(Cards, FollowTheTableWhenTheSourceIsNew) {
    RandomTable table(setup_of("nz.blackjack", {{"decks", "2"}, {"burn", "yes"}}), 17, 3);
    for (int i = 0; i < 300; ++i) {
        table.play(1);
        table.new_shoe(static_cast<std::uint64_t>(i));
        for (int steps = static_cast<int>(below(table.random(), 12)); steps > 0; --steps) table.step();
        table.new_shoe(static_cast<std::uint64_t>(1000 + i));
    }
}

// As many cards as before, and still another order: a shuffle is one though no card has come back.
TEST(Cards, AShuffleInMidRoundChangesTheOrder) {
    const auto setup = setup_of("nz.blackjack");
    const auto dealt = [&](bool shuffled) {
        Session session(setup);
        ShuffledShoe shoe(Random(7, 0));
        const auto answer = [&] { return session.apply(shoe.answer(session.need(), session.table())); };
        while (session.need().kind != NeedKind::Bets) EXPECT_FALSE(answer());
        for (PlayerId player = 0; player < 7; ++player)
            EXPECT_FALSE(session.apply(PlaceBet{player, static_cast<BoxNo>(player + 1), {}, setup.limits(0).min}));
        EXPECT_FALSE(session.apply(CloseBets{}));
        for (int card = 0; card < 3; ++card) EXPECT_FALSE(answer());
        Need shuffle;
        shuffle.kind = NeedKind::Shuffle;
        if (shuffled) (void)shoe.answer(shuffle, session.table());
        std::string cards;
        for (int card = 0; card < 12; ++card) {
            const Event event = shoe.answer(session.need(), session.table());
            cards += describe(event, setup.game()) + " ";
            EXPECT_FALSE(session.apply(event));
        }
        return cards;
    };
    EXPECT_EQ(dealt(false), dealt(false));
    EXPECT_NE(dealt(false), dealt(true));
}

TEST(Cards, TheSameSeedDealsTheSameCards) {
    const auto first_cards = [](std::uint64_t seed) {
        RandomTable table(setup_of("gb.three-card-poker"), seed, 2);
        std::vector<int> cards;
        table.on_chance = [&](const Event& event, int) {
            if (const auto* dealt = std::get_if<DealtCard>(&event)) cards.push_back(dealt->card.index());
        };
        table.play(20);
        return cards;
    };
    EXPECT_EQ(first_cards(1), first_cards(1));
    EXPECT_NE(first_cards(1), first_cards(2));
}

// ---- Every face as likely as any other ----------------------------------------------------------------------------

// 51 degrees of freedom: a fair shoe exceeds 104 once in 50 000 times, and the seeds are fixed.
TEST(Fairness, FirstCardOfADeckAndOfAContinuousShuffler) {
    for (const auto& setup : {setup_of("gb.three-card-poker"), setup_of("nz.blackjack", {{"shoe", "continuous"}})}) {
        RandomTable table(setup, 19, 2);
        std::vector<int> counts(kCardsInDeck);
        int round = -1;
        table.on_chance = [&](const Event& event, int) {
            const auto* dealt = std::get_if<DealtCard>(&event);
            if (dealt && std::exchange(round, table.rounds) != table.rounds)
                ++counts[static_cast<std::size_t>(dealt->card.index())];
        };
        table.play(20000);
        EXPECT_LT(chi_square(counts), 104);
        EXPECT_GT(chi_square(counts), 18);
    }
}

TEST(Fairness, ThePlaceInTheShoeTellsNothing) {
    RandomTable table(setup_of("gb.punto-banco", {{"decks", "1"}}), 23, 1);
    std::map<int, std::vector<int>> by_place;  // cards left before it came -> counts by face
    table.on_chance = [&](const Event& event, int left) {
        if (const auto* dealt = std::get_if<DealtCard>(&event)) {
            auto& counts = by_place[left];
            counts.resize(kCardsInDeck);
            ++counts[static_cast<std::size_t>(dealt->card.index())];
        }
    };
    table.play(60000);
    for (const int place : {52, 51, 40, 30, 20}) EXPECT_LT(chi_square(by_place[place]), 104) << place;
}

TEST(Fairness, DiceAndPairsOfDice) {
    RandomTable table(setup_of("gb.sic-bo"), 29, 1);
    std::vector<int> faces(6), throws(216);
    table.on_chance = [&](const Event& event, int) {
        const auto& dice = std::get<Thrown>(event).faces;
        for (const std::uint8_t die : dice) ++faces[die - 1u];
        ++throws[36u * (dice[0] - 1u) + 6u * (dice[1] - 1u) + (dice[2] - 1u)];
    };
    table.play(40000);
    EXPECT_LT(chi_square(faces), 28);    // 5 degrees of freedom
    EXPECT_LT(chi_square(throws), 310);  // 215
}

// A wheel of 37, and four dice that stand for it (gb-2011 3.11): 36 degrees of freedom, exceeded once in 50 000 times.
TEST(Fairness, TheWheelAndTheDiceThatStandForIt) {
    for (const char* equipment : {"wheel", "dice"}) {
        RandomTable table(setup_of("gb.roulette", {{"symbols-or-dice", equipment}}), 31, 1);
        std::vector<int> numbers(37);
        for (int round = 0; round < 20000; ++round) {
            while (table.session().need().kind != NeedKind::Finished) table.step();
            ++numbers[table.session().table().spun()[0] - 1u];
            table.step();
        }
        EXPECT_LT(chi_square(numbers), 83) << equipment;
        EXPECT_GT(chi_square(numbers), 10) << equipment;
    }
}

// nz-blackjack 3.5(a): the draw of the prize button is uniform over its range,
// and what it gave says nothing of what it gives next.
TEST(PrizeButton, Nz3_5_EveryPrizeIsAsLikelyAsAnyOther) {
    constexpr int kPrizes = 3750, kDraws = 40 * kPrizes;
    const Session session(setup_of("nz.blackjack", {{"madness-21", "yes"}}));
    ShuffledShoe source(Random(2013, 0), kCutPercent);
    Need need;
    need.kind = NeedKind::Spin;
    need.rings = 1;
    need.compartments = kPrizes;
    std::vector<int> prizes(kPrizes), steps(kPrizes);
    int before = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
        const int prize = std::get<Spun>(source.answer(need, session.table())).compartments[0] - 1;
        ASSERT_TRUE(prize >= 0 && prize < kPrizes);
        ++prizes[static_cast<std::size_t>(prize)];
        ++steps[static_cast<std::size_t>((prize - before + kPrizes) % kPrizes)];
        before = prize;
    }
    // 3,749 degrees of freedom: 87 are one standard deviation
    for (const double square : {chi_square(prizes), chi_square(steps)}) {
        EXPECT_LT(square, 3749 + 5 * 87);
        EXPECT_GT(square, 3749 - 5 * 87);
    }
}

}  // namespace
}  // namespace baize::chance_test
