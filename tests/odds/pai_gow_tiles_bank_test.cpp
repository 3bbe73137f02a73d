// What a setting of tiles is worth, hand by hand, to a player and to who holds the bank (gb-2011 14.21, ruling R80):
// the adviser and the trainer against a slow count that has nothing of theirs but how the dealer sets, and what
// outranks what.
#include <gtest/gtest.h>

#include "coach/trainer.hpp"
#include "core/deck.hpp"
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "odds/pai_gow_tiles/returns.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole sets are counted");

namespace baize::pai_gow_tiles::pai_gow_tiles_bank_test {
namespace {

using TableSetup = Setup;  // inside a TEST the name Setup is a member of testing::Test

// ---- Single tiles -----------------------------------------------------------------------------------------------

using Tiles = std::vector<Card>;

Tiles tiles_without(std::uint64_t without) {
    Tiles tiles;
    for (std::size_t face = 0; face < kTiles.faces.size(); ++face)
        for (int copy = 0; copy < kTiles.faces[face].copies && !(without >> face & 1u); ++copy)
            tiles.push_back(Card::from_index(face));
    return tiles;
}
Tiles less(Tiles tiles, const Stack& stack) {
    for (const Card card : stack) tiles.erase(std::find(tiles.begin(), tiles.end(), card));
    return tiles;
}
Stack stack_named(const std::string& names) {
    Stack stack{};
    for (std::size_t i = 0; i < kStack; ++i) stack[i] = *kTiles.find(names.substr(4 * i, 3));
    return stack;
}

template <class Each>
void each_four(const Tiles& tiles, const Each& each) {
    for (std::size_t a = 0; a < tiles.size(); ++a)
        for (std::size_t b = a + 1; b < tiles.size(); ++b)
            for (std::size_t c = b + 1; c < tiles.size(); ++c)
                for (std::size_t d = c + 1; d < tiles.size(); ++d)
                    each(Stack{tiles[a], tiles[b], tiles[c], tiles[d]});
}

// The two hands if these two tiles are the low one; nothing where that is a foul (14.29).
std::optional<Setting> with_low(const Stack& stack, std::uint32_t low) {
    Tiles high_tiles, low_tiles;
    for (std::size_t i = 0; i < kStack; ++i) (low >> i & 1u ? low_tiles : high_tiles).push_back(stack[i]);
    const Setting setting{rank_of(high_tiles[0], high_tiles[1], WildTiles::InPointsToo),
                          rank_of(low_tiles[0], low_tiles[1], WildTiles::InPointsToo)};
    if (setting.low > setting.high) return std::nullopt;
    return setting;
}
constexpr std::uint32_t kTwos[] = {0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100};

// ---- The bank, from 14.21 and R80 as they read ------------------------------------------------------------------

// What it has of some excess of losing over winning wagers, in units.
Ratio after_levy(long excess) { return excess > 0 ? Ratio(fraction(95 * excess, 100)) : Ratio(excess); }

// +1: the player loses, -1: he wins both his hands.
int for_bank(const Setting& player, const Setting& bank) {
    const int won = (player.high > bank.high) + (player.low > bank.low);
    return 1 - won;
}

// How players set: by the house way; or as is best against it, and of equal settings the first of the stack as it lies
// from the highest tile down.
class SetsBy {
public:
    Setting& operator[](const Stack& stack) { return settings_[key(stack)]; }
    const Setting& at(const Stack& stack) const { return settings_.at(key(stack)); }

private:
    static std::string key(const Stack& stack) {
        std::string text;
        for (const Card card : stack) text += static_cast<char>('A' + card.index());
        return text;
    }
    std::map<std::string, Setting> settings_;
};

SetsBy by_house_way(const Tiles& tiles) {
    SetsBy sets;
    each_four(tiles, [&](const Stack& stack) { sets[stack] = HouseWay{}.set(stack).ranks; });
    return sets;
}
SetsBy best_against_house_way(const Tiles& tiles) {
    const SetsBy dealer = by_house_way(tiles);
    SetsBy sets;
    each_four(tiles, [&](const Stack& stack) {
        Stack from_highest = stack;
        std::stable_sort(from_highest.begin(), from_highest.end(),
                         [](Card a, Card b) { return place_of(a) > place_of(b); });
        std::optional<Ratio> most;
        for (std::size_t with = 1; with <= 3; ++with) {
            const Setting own = split(from_highest, with, WildTiles::InPointsToo).ranks;
            Ratio worth = 0;
            each_four(less(tiles, stack), [&](const Stack& dealers) {
                const int lost = for_bank(own, dealer.at(dealers));
                worth += lost < 0 ? fraction(95, 100) : Ratio(-lost);
            });
            if (!most || worth > *most) { most = worth; sets[stack] = own; }
        }
    });
    return sets;
}

Tiles twelve() {
    std::uint64_t without = (std::uint64_t{1} << kTiles.faces.size()) - 1;
    for (const char* name : {"6-6", "1-1", "3-6", "4-5", "2-6", "1-2", "2-4", "1-3", "1-4"})
        without &= ~(std::uint64_t{1} << kTiles.find(name)->index());
    return tiles_without(without);
}
ShoePolicy shoe_of(const Tiles& tiles) {
    ShoePolicy shoe{.decks = 1, .deck = &kTiles, .without = (std::uint64_t{1} << kTiles.faces.size()) - 1};
    for (const Card card : tiles) shoe.without &= ~(std::uint64_t{1} << card.index());
    return shoe;
}

// Every stack that the bank may have of twelve tiles, and every setting of it, against one player.
TEST(PaiGowTilesBank, R80_EverySettingIsWorthWhatSingleTilesShow) {
    const Tiles tiles = twelve();
    const Deals deals(shoe_of(tiles), Terms{});
    for (const Play play : {Play::HouseWay, Play::BestMain}) {
        const SetsBy players = play == Play::HouseWay ? by_house_way(tiles) : best_against_house_way(tiles);
        each_four(tiles, [&](const Stack& bank) {
            const Kind& kind = deals.kind_of(bank);
            const BankSettings found = bank_settings(deals, kind, play);
            for (std::size_t s = 0; s < static_cast<std::size_t>(kind.settings_count); ++s) {
                Ratio worth = 0, before_levy = 0;
                long ways = 0;
                each_four(less(tiles, bank), [&](const Stack& stack) {
                    const int excess = for_bank(players.at(stack), kind.settings[s].ranks);
                    worth += after_levy(excess);
                    before_levy += excess;
                    ++ways;
                });
                ASSERT_EQ(found.against_one[s], worth / ways);
                const Ratio mean = before_levy / ways;
                ASSERT_EQ(found.at_most[s], mean > 0 ? Ratio(mean * fraction(95, 100)) : mean);
            }
        });
    }
}

// Two players with wagers of one unit and of three, whose excess bears one levy: between the two figures, for every
// stack and setting of the bank. What they are paid is not the bank's matter: of it the casino keeps 5 %.
TEST(PaiGowTilesBank, R80_TwoPlayersWithUnequalWagersAreInTheRange) {
    const Tiles tiles = twelve();
    const Deals deals(shoe_of(tiles), Terms{});
    const SetsBy players = best_against_house_way(tiles);
    bool differs = false;
    for (const Stack& bank : {stack_named("6-6 1-1 2-6 1-4"), stack_named("3-6 4-5 1-2 2-4"),
                              stack_named("6-6 1-3 1-3 4-5"), stack_named("1-1 1-1 2-6 1-2")}) {
        const Kind& kind = deals.kind_of(bank);
        const BankSettings found = bank_settings(deals, kind, Play::BestMain);
        for (std::size_t s = 0; s < static_cast<std::size_t>(kind.settings_count); ++s) {
            Ratio worth = 0;
            long ways = 0;
            const Tiles rest = less(tiles, bank);
            each_four(rest, [&](const Stack& one) {
                each_four(less(rest, one), [&](const Stack& other) {
                    worth += after_levy(for_bank(players.at(one), kind.settings[s].ranks) +
                                        3 * for_bank(players.at(other), kind.settings[s].ranks)) / 4;
                    ++ways;
                });
            });
            EXPECT_GE(worth / ways, found.against_one[s]);
            EXPECT_LE(worth / ways, found.at_most[s]);
            differs = differs || worth / ways > found.against_one[s];
        }
    }
    EXPECT_TRUE(differs);
}

// ---- The adviser and the trainer --------------------------------------------------------------------------------

// A round of the whole set in which A has these tiles, or B's bank has, that waits for the setting of them.
struct AtQuestion {
    TableSetup setup;
    Session session;

    AtQuestion(const Choices& choices, const std::vector<PlaceBet>& bets, const std::vector<std::string>& stacks,
               const std::vector<Answered>& answers = {})
        : setup(*TableSetup::make(kGbGame, choices)), session(setup) {
        apply(Shuffled{});
        for (const PlaceBet& bet : bets) apply(bet);
        apply(CloseBets{});
        Thrown nine;  // the dealer has the first stack
        for (int die = 0; die < 3; ++die) nine.faces.push_back(3);
        apply(nine);
        for (const std::string& stack : stacks)
            for (const Card card : stack_named(stack)) apply(DealtCard{card});
        for (const Answered& answer : answers) apply(answer);
    }
    void apply(const Event& event) {
        if (const auto refusal = session.apply(event)) throw std::logic_error(refusal->what);
    }
    const Question& question() const { return session.need().question; }
    ChoiceValues values() const { return choice_values(session.table(), question()); }
    std::string advice() const { return advise_at(session.table(), question()); }
};

constexpr const char* kStacks[] = {"6-6 2-6 1-3 4-5", "1-2 2-4 4-4 1-5", "3-3 1-5 3-4 2-2", "5-5 5-5 3-3 2-5",
                                   "1-1 3-5 5-6 2-3"};

PlaceBet on(PlayerId player, BoxNo box, Wager wager, int pounds) {
    return {player, box, {static_cast<std::uint8_t>(wager), 0}, Money{pounds * 100}};
}

// By the dealer's every stack of these tiles: one pound on the Standard Wager, and `tie` on a Bonanza Tie that is kept
// or not.
Ratio slow_worth(const Tiles& left, const Stack& own, std::uint32_t low, const Ratio& tie, bool surrendered) {
    const Setting setting = *with_low(own, low);
    const FourTiles four = four_tiles(own, MixedPairs::Count);
    const bool always = four == FourTiles::LuckyDuck || two_pairs(four);
    Ratio sum = 0;
    long ways = 0;
    each_four(left, [&](const Stack& dealers) {
        const int lost = for_bank(setting, HouseWay{}.set(dealers).ranks);
        sum += lost < 0 ? fraction(95, 100) : Ratio(-lost);
        sum += tie * (surrendered ? fraction(-1, 2) : Ratio(always || lost == 0 ? 1 : -1));
        ++ways;
    });
    return sum / ways;
}

// Exactly, for every setting that is no foul and no other; the house way is one of them.
void expect_values(const ChoiceValues& values, const Stack& own, const std::function<Ratio(std::uint32_t)>& worth) {
    std::map<std::uint32_t, double> found;
    double house_way = 2;
    for (const ChoiceValues::Choice& each : values.choices)
        if (each.choice == Set) found[each.cards] = each.worth;
        else house_way = each.worth;
    const Split by_it = HouseWay{}.set(own);
    for (const std::uint32_t low : kTwos) {
        ASSERT_EQ(found.contains(low), with_low(own, low).has_value());
        if (!found.contains(low)) continue;
        EXPECT_EQ(found[low], nearest(worth(low))) << low;
    }
    EXPECT_EQ(house_way, nearest(worth(1u << by_it.low[0] | 1u << by_it.low[1])));
}

TEST(PaiGowTilesWeighed, EverySettingExactly) {
    for (const char* stack : kStacks) {
        const Stack own = stack_named(stack);
        const AtQuestion at({}, {on(0, 1, Main, 10)}, {"4-6 4-6 1-6 1-6", stack});
        EXPECT_EQ(at.values().unit, "initial wager");
        const Tiles left = less(tiles_without(0), own);
        expect_values(at.values(), own, [&](std::uint32_t low) { return slow_worth(left, own, low, 0, false); });
    }
}

// 14.16: whoever plays two positions has seen both stacks before he sets the first of them.
TEST(PaiGowTilesWeighed, BesideTheTilesOfAnotherPosition) {
    for (const char* stack : kStacks) {
        const Stack own = stack_named(stack);
        const char* const other = "6-6 1-1 1-6 4-6";
        const AtQuestion at({}, {on(0, 1, Main, 10), on(0, 2, Main, 10)}, {"5-6 4-6 1-6 1-4", stack, other});
        const Tiles left = less(less(tiles_without(0), own), stack_named(other));
        expect_values(at.values(), own, [&](std::uint32_t low) { return slow_worth(left, own, low, 0, false); });
    }
}

// With a Bonanza Tie of two fifths: what each setting is worth once it is kept or surrendered, and before that the
// best of the settings either way.
TEST(PaiGowTilesWeighed, WithABonanzaTieExactly) {
    const Ratio tie = fraction(2, 5);
    for (const char* stack : kStacks) {
        const Stack own = stack_named(stack);
        const std::vector<PlaceBet> bets{on(0, 1, Main, 10), on(0, 1, Tie, 4)};
        const AtQuestion before({}, bets, {"4-6 4-6 1-6 1-6", stack});
        std::map<int, double> asked;
        for (const ChoiceValues::Choice& each : before.values().choices) asked[each.choice] = each.worth;
        for (const Choice choice : {KeepTie, SurrenderTie}) {
            const bool gone = choice == SurrenderTie;
            const AtQuestion after({}, bets, {"4-6 4-6 1-6 1-6", stack}, {{0, choice, {}, {}}});
            const Tiles left = less(tiles_without(0), own);
            const auto worth = [&](std::uint32_t low) { return slow_worth(left, own, low, tie, gone); };
            expect_values(after.values(), own, worth);
            Ratio best = -2;
            for (const std::uint32_t low : kTwos)
                if (with_low(own, low)) best = std::max(best, worth(low));
            EXPECT_EQ(asked[choice], nearest(best)) << stack;
        }
    }
}

const Choices kBanked{{{"player-bank", "yes"}}, {}, {}};

// Of who holds the bank: against one player by the house way it is counted here on the whole set; against the player
// who is best against that, on twelve tiles above.
TEST(PaiGowTilesWeighed, WhoHoldsTheBank) {
    const Deals deals(TableSetup(kGbGame).shoe(), Terms{});
    for (const char* stack : kStacks) {
        const Stack own = stack_named(stack);
        const AtQuestion at(kBanked, {on(0, 1, Main, 10), on(1, 2, Bank, 50)}, {stack, "4-6 4-6 1-6 1-6"},
                            {{0, ByHouseWay, {}, {}}});
        ASSERT_EQ(at.question().box, 0);
        EXPECT_EQ(at.values().unit, "unit covered");
        const auto at_best = bank_settings(deals, deals.kind_of(own), Play::BestMain);
        const auto by_house_way = bank_settings(deals, deals.kind_of(own), Play::HouseWay);
        const auto place_of_setting = [&](std::uint32_t low) {
            const Kind& kind = deals.kind_of(own);
            std::size_t i = 0;
            while (kind.settings[i].ranks != *with_low(own, low)) ++i;
            return i;
        };
        expect_values(at.values(), own,
                       [&](std::uint32_t low) { return at_best.against_one[place_of_setting(low)]; });
        for (const std::uint32_t low : kTwos) {
            if (!with_low(own, low)) continue;
            Ratio worth = 0;
            long ways = 0;
            each_four(less(tiles_without(0), own), [&](const Stack& player) {
                worth += after_levy(for_bank(HouseWay{}.set(player).ranks, *with_low(own, low)));
                ++ways;
            });
            EXPECT_EQ(by_house_way.against_one[place_of_setting(low)], worth / ways) << stack;
        }
    }
}

TEST(PaiGowTilesAdvice, R14_21_WhoHoldsTheBankIsToldHowToSet) {
    const std::vector<std::string> stacks{kStacks[0], "4-6 4-6 1-6 1-6"};
    const Answered set{0, ByHouseWay, {}, {}};
    const AtQuestion one(kBanked, {on(0, 1, Main, 10), on(1, 2, Bank, 50)}, stacks, {set});
    const std::string told = one.advice();
    EXPECT_TRUE(told.starts_with("set high 6-6 2-6 (")) << told;
    EXPECT_NE(told.find("against one player who sets as is best against the house way"), std::string::npos) << told;
    EXPECT_NE(told.find(" costs 0."), std::string::npos) << told;
    EXPECT_NE(told.find("against one by the house way"), std::string::npos) << told;
    const AtQuestion two(kBanked, {on(0, 1, Main, 10), on(1, 2, Bank, 50), on(2, 3, Main, 10)},
                         {kStacks[0], "4-6 4-6 1-6 1-6", "5-5 5-5 3-3 2-5"}, {set, {2, ByHouseWay, {}, {}}});
    EXPECT_NE(two.advice().find("against 2 such players, whose wagers the levy nets, worth "), std::string::npos)
        << two.advice();
    const AtQuestion none(kBanked, {on(1, 2, Bank, 50)}, {kStacks[0]});
    EXPECT_TRUE(none.advice().starts_with("nobody wagers against the bank")) << none.advice();
}

// The trainer asks who holds the bank, and says what his setting costs.
TEST(PaiGowTilesAdvice, R14_21_TheTrainerMeetsTheBank) {
    const auto setup = *TableSetup::make(kGbGame, kBanked);
    ShuffledShoe chance(Random(7, 0));
    Trainer trainer(setup, chance, {{{Bank, 0}, Money{50'00}}});
    ASSERT_FALSE(trainer.begin());
    ASSERT_TRUE(trainer.asks());
    const auto scored = trainer.answer({ByHouseWay});
    ASSERT_TRUE(scored);
    EXPECT_GE(scored->cost, 0);
    EXPECT_TRUE(scored->situation.starts_with("dealer ")) << scored->situation;
    EXPECT_EQ(trainer.score().unit, "unit covered");
}

}  // namespace
}  // namespace baize::pai_gow_tiles::pai_gow_tiles_bank_test
