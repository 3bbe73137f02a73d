// Computer players at a live table: they play the pricer's own strategy, in every game and with several boxes, and look
// at nothing that their seat may not see.
#include "chance/company.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "engine/session.hpp"
#include "engine/view.hpp"
#include "games/list.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

namespace baize::company_test {
namespace {

constexpr int kPlayers = 3, kRounds = 40;

// A table at which three of the company sit, each with the least that every wager takes.
class Table3 {
public:
    Table3(const Setup& setup, Strategy* strategy)
        : setup_(setup), strategy_(strategy), chance_(Random(7, 0)), bits_(Random(7, 1)), session_(setup) {
        for (int player = 0; player < kPlayers && player < setup.game().layout.places; ++player)
            apply(Seated{static_cast<PlayerId>(player), static_cast<std::uint8_t>(player + 1)});
    }

    // Calls `decided` before each answer. Throws where an answer is refused.
    template <class Decided>
    int play(const Decided& decided) {
        int decisions = 0;
        for (int round = 0; round < kRounds; ++round) {
            while (session_.need().kind != NeedKind::Finished) {
                const Need& need = session_.need();
                if (need.kind == NeedKind::Bets) bet();
                else if (need.kind == NeedKind::Meter) apply(MeterRead{Money{1000'00}});
                else if (need.kind == NeedKind::Decision) {
                    ++decisions;
                    decided(session_);
                    apply(company_answer(session_.table(), bits_, strategy_));
                } else apply(chance_.answer(need, session_.table()));
            }
            apply(NextRound{});
        }
        return decisions;
    }

private:
    void bet() {
        const Game& game = setup_.game();
        for (int player = 0; player < kPlayers && (game.layout.boxes == 0 || player < game.layout.boxes); ++player)
            for (std::size_t w = 0; w < game.wagers.size(); ++w) {
                const auto box = static_cast<BoxNo>(game.layout.boxes > 0 ? player + 1 : 0);
                const PlaceBet bet{static_cast<PlayerId>(player), box, {static_cast<std::uint8_t>(w), 0},
                                   setup_.limits(w).min};
                if (!session_.check(bet)) apply(bet);
            }
        apply(CloseBets{});
    }

    void apply(const Event& event) {
        if (const auto refusal = session_.apply(event))
            throw std::logic_error(fmt::format("{}: {}", setup_.game().id, to_string(*refusal)));
    }

    const Setup& setup_;
    Strategy* strategy_;
    ShuffledShoe chance_;
    Bits64 bits_;
    Session session_;
};

// Every table that differs from this one in one card, and looks the same to the player who is asked.
template <class Each>
void each_twin(const Session& session, const Each& each) {
    const Question& question = session.need().question;
    const std::string seen = to_text(view_of(session.table(), question.player), session.table().game());
    const auto faces = static_cast<int>(session.table().game().deck().faces.size());
    for (std::size_t i = 0; i < session.events().size(); ++i) {
        const auto* dealt = std::get_if<DealtCard>(&session.events()[i]);
        if (!dealt) continue;
        for (const int step : {1, 5, 9, 12}) {  // other ranks
            const Card other = Card::from_index((dealt->card.index() + 4 * step) % faces);
            const auto twin = session.corrected(i, DealtCard{other, dealt->unseen});
            if (!twin || (*twin)->need().kind != NeedKind::Decision) continue;
            const Table& table = (*twin)->table();
            if ((*twin)->need().question.player == question.player &&
                to_text(view_of(table, question.player), table.game()) == seen)
                each(**twin);
        }
    }
}

// How often the strategy answers differently though the seat sees the same; `compared` counts the twins, `decisions`
// what was asked.
int peeks(const Setup& setup, Strategy& strategy, int& compared, int& decisions) {
    int different = 0;
    decisions = Table3(setup, &strategy).play([&](const Session& session) {
        const Answer said = strategy.answer(session.table(), session.need().question);
        each_twin(session, [&](const Session& twin) {
            const Answer there = strategy.answer(twin.table(), twin.need().question);
            ++compared;
            different += there.choice != said.choice || there.amount != said.amount;
        });
    });
    return different;
}

TEST(Company, WithoutAStrategyAnyChoiceOnOfferIsTaken) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        ASSERT_NO_THROW(Table3(setup, nullptr).play([](const Session&) {})) << game->id;
    }
}

// One strategy of each game for both: to make it takes longer than to play by it.
TEST(Company, EveryAnswerOfAStrategyIsTakenAndNoneLooksAtWhatItsSeatMayNotSee) {
    LONG_COUNT();
    int compared = 0;
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        const auto strategy = best_strategy(setup);
        if (!strategy) continue;
        int decisions = 0, different = 0;
        ASSERT_NO_THROW(different = peeks(setup, *strategy, compared, decisions)) << game->id;
        EXPECT_EQ(different, 0) << game->id;
        EXPECT_GT(decisions, 0) << game->id;
    }
    EXPECT_GT(compared, 1000);
}

// Plays where the dealer's first card, which lies face down, is no picture.
class Peeper : public Strategy {
    Answer answer(const Table& table, const Question&) override {
        const bool low = table.house().hand().cards[0].rank() < 10;
        return {static_cast<std::uint8_t>(low ? three_card_poker::PlayOn : three_card_poker::Fold), {}};
    }
};

TEST(Company, AStrategyThatPeepsIsFoundOut) {
    const baize::Setup setup(three_card_poker::kGbGame);
    Peeper peeper;
    int compared = 0, decisions = 0;
    EXPECT_GT(peeks(setup, peeper, compared, decisions), 0);
}

// A strategy that answers with what is not on offer stakes nothing.
class Stubborn : public Strategy {
    Answer answer(const Table&, const Question&) override { return {31, {}}; }
};

TEST(Company, WhatIsNotOnOfferBecomesSilence) {
    const baize::Setup setup(three_card_poker::kGbGame);
    Stubborn stubborn;
    Bits64 bits = Random(1, 0);
    Table3(setup, &stubborn).play([&](const Session& session) {
        const Answered answered = company_answer(session.table(), bits, &stubborn);
        EXPECT_EQ(answered.choice, silent_choice(setup.game(), session.need().question));
        EXPECT_EQ(answered.amount, Money{});
    });
}

}  // namespace
}  // namespace baize::company_test
