// A poker game's plan against its real round: over every way to answer, the round asks what the plan has, lays what an
// action lays, shows the cards that it says, and pays what the solver takes that action sequence to bring.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "engine/session.hpp"
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
#include "odds/poker/described.hpp"
#include "odds/poker/sequences.hpp"
#include "odds/wagers.hpp"

namespace baize::plan_walk_test {
namespace {

using poker::CardSet;

struct Played {
    const char* name;
    const Game* game;
    const poker::Plan* plan;
    Choices choices{};
    std::vector<std::uint8_t> beside{};  // what must lie there too
};

// One round over all its answers. Each is played again from the first event.
class Walk {
public:
    Walk(const Played& played, unsigned seed)
        : played_(played), setup_(poker::at_highest(poker::table_of(*played.game, played.choices), stake_of(played))),
          described_(poker::describe(*played.plan, setup_)), stake_(stake_of(played)),
          cards_(poker::cards_of(poker::kFullDeck)) {
        std::shuffle(cards_.begin(), cards_.end(), std::mt19937(seed));
        events_ = {Shuffled{}};
        for (const std::uint8_t wager : played.beside) events_.push_back(PlaceBet{0, 1, {wager, 0}, stake_});
        events_.push_back(PlaceBet{0, 1, {played.plan->wager(), 0}, stake_});
        events_.push_back(CloseBets{});
    }

    int go() {
        follow({});
        return ends_;
    }

private:
    static Money stake_of(const Played& played) { return priced_stake(poker::table_of(*played.game, played.choices)); }

    void follow(const poker::Actions& actions) {
        const std::size_t length = events_.size();
        auto session = Session::replay(setup_, {}, events_);
        ASSERT_TRUE(session) << played_.name << ": " << session.refusal().what;
        while ((*session)->need().kind == NeedKind::Card) {
            const auto dealt = std::count_if(events_.begin(), events_.end(), [](const Event& event) {
                return std::holds_alternative<DealtCard>(event);
            });
            take(**session, DealtCard{cards_[static_cast<std::size_t>(dealt)]});
        }
        if ((*session)->finished()) end_of(**session, actions);
        else asked(**session, actions);
        events_.resize(length);
    }

    void take(Session& session, const Event& event) {
        const auto refusal = session.apply(event);
        ASSERT_FALSE(refusal) << played_.name << ": " << refusal->what;
        events_.push_back(event);
    }

    void asked(Session& session, const poker::Actions& actions) {
        const Question question = session.need().question;
        ASSERT_EQ(session.need().kind, NeedKind::Decision) << played_.name;
        if (question.decided != played_.plan->wager()) return answer(session, {first_of(question)}, actions);
        ASSERT_EQ(question.street, actions.size()) << played_.name;
        const auto seen = poker::seen_at(*played_.plan, session.table(), question);
        ASSERT_TRUE(seen) << played_.name;
        expect_seen(*seen, actions, session.table());
        std::uint32_t offered = 0;
        const auto& open = described_.streets[question.street].actions;
        for (std::size_t action = 0; action < open.size(); ++action) {
            if (open[action].may && !open[action].may(described_.rank(seen->own))) continue;
            const Answer given = poker::answer_for(*played_.plan, session.table(), question, action);
            offered |= 1u << given.choice;
            poker::Actions longer = actions;
            longer.push_back(static_cast<std::uint8_t>(action));
            answer(session, given, longer);
        }
        EXPECT_EQ(question.choices, offered) << played_.name << " street " << int{question.street};
    }

    static std::uint8_t first_of(const Question& question) {
        return static_cast<std::uint8_t>(std::countr_zero(question.choices));
    }

    void answer(const Session& session, const Answer& given, const poker::Actions& actions) {
        events_.push_back(Answered{session.need().question.player, given.choice, given.amount, {}});
        follow(actions);
        events_.pop_back();
    }

    // The cards that have been dealt to the hand, and those of the house that lie face up, so many as the plan says.
    void expect_seen(const poker::Seen& seen, const poker::Actions& actions, const Table& table) {
        int own = 0, up = 0, board = 0;
        for (std::size_t street = 0; street <= actions.size(); ++street) {
            own += described_.streets[street].own;
            up += described_.streets[street].up;
            board += described_.streets[street].board;
        }
        EXPECT_TRUE(std::ranges::equal(seen.before, actions)) << played_.name;
        EXPECT_EQ(seen.own, CardSet(std::span<const Card>(table.box(1).hand().cards.begin(),
                                                          table.box(1).hand().cards.end()))) << played_.name;
        EXPECT_EQ(seen.own.size(), own) << played_.name;
        EXPECT_EQ(seen.up.size(), up) << played_.name;
        EXPECT_EQ(seen.board.size(), board) << played_.name;
        CardSet face_up;
        for (const Hand& hand : table.house().hands)
            for (std::size_t i = 0; i < hand.cards.size(); ++i)
                if (hand.faces[i] == Face::Up) face_up = face_up | CardSet{hand.cards[i]};
        EXPECT_EQ(seen.up | seen.board, face_up) << played_.name;
    }

    // Nothing is asked where no raise is open against the dealer's card: that is the passive answer.
    poker::Actions completed(poker::Actions actions, const Table& table) const {
        if (actions.size() == described_.streets.size()) return actions;
        const auto& open = described_.streets[actions.size()].actions;
        const auto closed = [&](const poker::Action& action) {
            return action.against && !action.against(table.house().hands[0].cards[played_.plan->up_card]);
        };
        if (std::all_of(open.begin() + 1, open.end(), closed)) actions.push_back(0);
        return actions;
    }

    void end_of(const Session& session, const poker::Actions& taken) {
        const poker::Actions actions = completed(taken, session.table());
        const auto ways = poker::sequences_of(described_);
        const auto way = std::ranges::find_if(ways, [&](const poker::ActionSequence& each) {
            return std::ranges::equal(each.actions, actions);
        });
        ASSERT_NE(way, ways.end()) << played_.name << ": the round has asked for less than the plan";
        std::set<int> wagers;
        for (const poker::Laid& laid : way->laid) wagers.insert(laid.wager);
        Ratio net = 0;
        Money staked{};
        for (const Line& line : session.table().lines())
            if (wagers.contains(line.position.wager)) net += exact_net(line, stake_);
        for (const Stake& stake : session.table().stakes())
            if (wagers.contains(stake.position.wager)) staked += stake.amount;
        const auto [player, dealer] = ranks(session.table());
        EXPECT_EQ(net, poker::net_of_sequence(described_, *way, player, dealer)) << played_.name;
        EXPECT_EQ(fraction(staked.cents, stake_.cents), way->staked) << played_.name;
        ++ends_;
    }

    // By cards that may not have been dealt, where all have folded before: then no rank matters.
    std::pair<poker::RankValue, poker::RankValue> ranks(const Table& table) const {
        const auto set = [](const Hand& hand) {
            return CardSet(std::span<const Card>(hand.cards.begin(), hand.cards.end()));
        };
        const bool duel = described_.dealer > 0;
        const CardSet board = described_.board > 0 ? set(table.house().hands[duel ? 1 : 0]) : CardSet{},
                      own = set(table.box(1).hand()), dealer = duel ? set(table.house().hands[0]) : CardSet{};
        if (board.size() < described_.board) return {0, 0};
        return {described_.rank(own | board), duel ? described_.rank(dealer | board) : 0};
    }

    const Played& played_;
    Setup setup_;
    poker::Showdown described_;
    Money stake_;
    std::vector<Card> cards_;
    std::vector<Event> events_;
    int ends_ = 0;
};

std::vector<Played> games() {
    using poker::with;
    const auto cap = [](const char* option, const char* amount) { return with({{option, amount}}); };
    return {
        {"casino stud", &casino_stud::kGbGame, &casino_stud::kAntePlan},
        {"insurance", &casino_stud::kGbGame, &casino_stud::kInsurancePlan, {}, {casino_stud::Ante}},
        {"caribbean stud", &casino_stud::kNzGame, &casino_stud::kAntePlan, with({{"equal-hands", "void"}})},
        {"three card", &three_card_poker::kGbGame, &three_card_poker::kAntePlan},
        {"three card within a maximum", &three_card_poker::kNzGame, &three_card_poker::kAntePlan,
         cap("maximum-payout", "90")},
        {"four card", &four_card_poker::kGame, &four_card_poker::kAntePlan},
        {"four card within a maximum", &four_card_poker::kGame, &four_card_poker::kAntePlan,
         cap("maximum-payout", "150")},
        {"crazy 4", &crazy_4_poker::kGame, &crazy_4_poker::kAntePlan},
        {"mississippi", &mississippi_stud::kGame, &mississippi_stud::kPlan},
        {"big raise", &big_raise_stud::kGame, &big_raise_stud::kPlan},
        {"big raise within a maximum", &big_raise_stud::kGame, &big_raise_stud::kPlan, cap("maximum-payout", "100")},
        {"let it ride", &let_it_ride::kGame, &let_it_ride::kPlan},
        {"ultimate", &holdem::ultimate::kGbGame, &holdem::ultimate::kPlan},
        {"ultimate in new zealand", &holdem::ultimate::kNzGame, &holdem::ultimate::kPlan},
        {"casino hold 'em", &holdem::casino::kGame, &holdem::casino::kPlan},
        {"hold 'em bonus", &holdem::bonus::kGame, &holdem::bonus::kPlan},
        {"hold 'em bonus whose jackpot falls", &holdem::bonus::kGame, &holdem::bonus::kPlan,
         with({{"folded-jackpot", "lost"}})},
        {"two way", &holdem::two_way::kGame, &holdem::two_way::kPlan},
        {"two way, twice on the river", &holdem::two_way::kGame, &holdem::two_way::kPlan,
         with({{"river-wager", "2x"}})},
    };
}

TEST(PlanWalk, EveryAnswerOfEveryRoundIsThePlans) {
    for (const Played& played : games())
        for (unsigned seed = 1; seed <= 40; ++seed) EXPECT_GT(Walk(played, seed).go(), 0) << played.name << " " << seed;
}

}  // namespace
}  // namespace baize::plan_walk_test
