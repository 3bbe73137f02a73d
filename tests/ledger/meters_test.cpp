// A terminal's meters: in + won = out + staked + free, whatever happens (credit identity).
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ledger/ledger.hpp"
#include "ledger/ledger_support.hpp"
#include "ledger/names.hpp"

namespace baize::ledger::meters_test {
namespace {

using namespace testing_support;

std::vector<std::int64_t> meters(const Ledger& ledger, std::string_view name) {
    const Account& a = *ledger.account(account_of(name));
    EXPECT_TRUE(a.credit_identity_holds()) << name;
    return {a.in.cents, a.out.cents, a.staked.cents, a.won.cents, a.free().cents};
}

using Meters = std::vector<std::int64_t>;  // in, out, staked, won, free

TEST(Meters, BuyingAndTakingOut) {
    Ledger ledger = with_credit("terminal:a", 100);
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 0, 0, 100}));
    take(ledger, single("out", "terminal:a", "voucher", 30, Purpose::Out));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 30, 0, 0, 70}));
    take(ledger, single("back", "voucher", "terminal:a", 30, Purpose::Redeem));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{130, 30, 0, 0, 100}));
}

TEST(Meters, BetweenAPlayerAndATerminalEachCountsItsOwnSide) {
    Ledger ledger = with_credit("player:9", 100);
    take(ledger, single("1", "player:9", "terminal:a", 60, Purpose::In));
    EXPECT_EQ(meters(ledger, "player:9"), (Meters{100, 60, 0, 0, 40}));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{60, 0, 0, 0, 60}));
    take(ledger, single("2", "terminal:a", "player:9", 10, Purpose::Out));
    EXPECT_EQ(meters(ledger, "player:9"), (Meters{110, 60, 0, 0, 50}));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{60, 10, 0, 0, 50}));
}

TEST(Meters, AStakeCountsWhenLaidAndNotWhenLost) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 20));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 20, 0, 80}));
    take(ledger, finish("p", Phase::Post, "s", Purpose::Stake));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 20, 0, 80}));
}

TEST(Meters, AStakeTakenBackWasNeverStaked) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 20));
    take(ledger, finish("v", Phase::Void, "s", Purpose::TakeBack));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 0, 0, 100}));
}

TEST(Meters, AStakeThatComesBackAtSettlementIsWonWithItsWinnings) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 20));
    take(ledger, finish("v", Phase::Void, "s", Purpose::Win));
    take(ledger, single("w", "house", "terminal:a", 35, Purpose::Win));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 20, 55, 135}));
}

TEST(Meters, ACorrectionMovesWhatWasWon) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 20));
    take(ledger, finish("v", Phase::Void, "s", Purpose::Win));
    take(ledger, single("w", "house", "terminal:a", 35, Purpose::Win));
    take(ledger, correcting(single("c", "terminal:a", "house", 55, Purpose::Other), "w"));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 20, 0, 80}));
    take(ledger, correcting(single("d", "house", "terminal:a", 7, Purpose::Other), "c"));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 20, 7, 87}));
    take(ledger, stake("t", "terminal:a", 20));
    take(ledger, correcting(finish("e", Phase::Void, "t", Purpose::Other), "t"));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 40, 27, 87}));
}

TEST(Meters, WhatACorrectionCannotTakeBackIsAShortfall) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, single("w", "house", "terminal:a", 50, Purpose::Win));
    take(ledger, single("out", "terminal:a", "house", 120, Purpose::Out));
    const Transfer all = correcting(single("c", "terminal:a", "house", 50, Purpose::Other), "w");
    refuse(ledger, all, "0.30 free");
    take(ledger, correcting(single("c1", "terminal:a", "house", 30, Purpose::Other), "w"));
    take(ledger, correcting(single("c2", "shortfall", "house", 20, Purpose::Other), "w"));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 120, 0, 20, 0}));
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

TEST(Meters, APendingWinCountsWhenItIsPosted) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, pending("w", "house", "terminal:a", 500, Purpose::Win));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 0, 0, 100}));
    take(ledger, finish("p", Phase::Post, "w", Purpose::Other));
    EXPECT_EQ(meters(ledger, "terminal:a"), (Meters{100, 0, 0, 500, 600}));
}

TEST(Meters, OtherAccountsHaveNone) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, single("f", "house", "jackpot:a", 100, Purpose::Win));
    take(ledger, single("o", "jackpot:a", "cash:cage", 100, Purpose::Out));
    for (const auto& [name, a] : ledger.accounts()) {
        if (name == "terminal:a"_account) continue;
        EXPECT_EQ((std::vector{a.in, a.out, a.staked, a.won}), (std::vector<Money>(4))) << name.text();
    }
}

// ---- Every combination ------------------------------------------------------------------------------

constexpr Purpose kAll[] = {Purpose::Other, Purpose::In,   Purpose::Out,    Purpose::Stake,  Purpose::TakeBack,
                            Purpose::Win,   Purpose::Fill, Purpose::Redeem, Purpose::Correct};

// The purposes that fit a transfer between two such accounts, by trying all of them.
std::set<Purpose> fitting(Phase phase, const std::string& debit, const std::string& credit) {
    std::set<Purpose> taken;
    for (const Purpose purpose : kAll) {
        Ledger ledger;
        take(ledger, single("a", "cash:cage", "terminal:a", 100, Purpose::In));
        take(ledger, single("b", "cash:cage", "player:b", 100, Purpose::In));
        Transfer transfer = single("x", debit, credit, 10, purpose);
        transfer.phase = phase;
        if (purpose == Purpose::Correct) transfer = correcting(transfer, "a");
        const auto result = ledger.apply(transfer);
        if (result) taken.insert(purpose);
        else EXPECT_NE(result.refusal().what.find("does not fit"), std::string::npos) << result.refusal().what;
        EXPECT_EQ(ledger.broken(), std::nullopt);
    }
    return taken;
}

TEST(Meters, EveryPurposeAgainstEveryPairOfAccounts) {
    using enum Purpose;
    using Set = std::set<Purpose>;
    EXPECT_EQ(fitting(Phase::Single, "house", "jackpot:a"), (Set{Other, In, Out, Win, Fill, Redeem, Correct}));
    EXPECT_EQ(fitting(Phase::Single, "house", "terminal:a"), (Set{In, Win, Redeem, Correct}));
    EXPECT_EQ(fitting(Phase::Single, "house", "player:b"), (Set{In, Win, Redeem, Correct}));
    EXPECT_EQ(fitting(Phase::Single, "terminal:a", "house"), (Set{Out, Correct}));
    EXPECT_EQ(fitting(Phase::Single, "player:b", "house"), (Set{Out, Correct}));
    EXPECT_EQ(fitting(Phase::Single, "terminal:a", "player:b"), (Set{In, Out, Correct}));
    EXPECT_EQ(fitting(Phase::Pending, "house", "jackpot:a"), (Set{Other, In, Out, Stake, Win, Fill, Redeem, Correct}));
    EXPECT_EQ(fitting(Phase::Pending, "house", "terminal:a"), (Set{In, Win, Redeem, Correct}));
    EXPECT_EQ(fitting(Phase::Pending, "terminal:a", "house"), (Set{Stake}));
    EXPECT_EQ(fitting(Phase::Pending, "player:b", "house"), (Set{Stake}));
    EXPECT_EQ(fitting(Phase::Pending, "terminal:a", "player:b"), Set{});
}

std::set<Purpose> finishing(Phase phase, const Transfer& first) {
    std::set<Purpose> taken;
    for (const Purpose purpose : kAll) {
        Ledger ledger = with_credit("terminal:a", 100);
        take(ledger, first);
        Transfer transfer = finish("x", phase, first.id, purpose);
        if (purpose == Purpose::Correct) transfer = correcting(transfer, first.id);
        if (ledger.apply(transfer)) taken.insert(purpose);
        EXPECT_EQ(ledger.broken(), std::nullopt);
        EXPECT_EQ(ledger.is_pending(first.id), !taken.contains(purpose));
    }
    return taken;
}

TEST(Meters, EveryPurposeThatFinishesAPendingTransfer) {
    using enum Purpose;
    using Set = std::set<Purpose>;
    EXPECT_EQ(finishing(Phase::Post, stake("s", "terminal:a", 10)), (Set{Stake, Other}));
    EXPECT_EQ(finishing(Phase::Void, stake("s", "terminal:a", 10)), (Set{TakeBack, Win, Correct}));
    EXPECT_EQ(finishing(Phase::Post, pending("s", "house", "terminal:a", 10, Win)), (Set{Win, Other}));
    EXPECT_EQ(finishing(Phase::Void, pending("s", "house", "terminal:a", 10, Win)), (Set{Win, Other, Correct}));
    EXPECT_EQ(finishing(Phase::Post, pending("s", "house", "jackpot:a", 10, Fill)), (Set{Fill, Other}));
    EXPECT_EQ(finishing(Phase::Void, pending("s", "house", "jackpot:a", 10, Fill)), (Set{Fill, Other, Correct}));
}

}  // namespace
}  // namespace baize::ledger::meters_test
