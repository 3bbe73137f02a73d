// The books, one rule at a time.
#include "ledger/ledger.hpp"

#include <gtest/gtest.h>

#include "ledger/ledger_support.hpp"
#include "ledger/rules.hpp"

namespace baize::ledger::ledger_test {
namespace {

using namespace testing_support;

TEST(LedgerNames, TheWordBeforeTheColonIsTheKind) {
    EXPECT_EQ(kind_of("house"), AccountKind::House);
    EXPECT_EQ(kind_of("float:sic-bo-1"), AccountKind::Float);
    EXPECT_EQ(kind_of("cash:cage"), AccountKind::Cash);
    EXPECT_EQ(kind_of("cash:terminal:sic-bo-1/07"), AccountKind::Cash);
    EXPECT_EQ(kind_of("terminal:sic-bo-1/07"), AccountKind::Terminal);
    EXPECT_EQ(kind_of("player:4711"), AccountKind::Player);
    EXPECT_EQ(kind_of("voucher"), AccountKind::Voucher);
    EXPECT_EQ(kind_of("jackpot:rocket"), AccountKind::Jackpot);
    EXPECT_EQ(kind_of("rounding"), AccountKind::Rounding);
    EXPECT_EQ(kind_of("shortfall"), AccountKind::Shortfall);
}

TEST(LedgerNames, WhatHasNoSuchFormIsNoAccount) {
    for (const char* name : {"", ":", "House", "bank", "house:", "house:2", "voucher:1", "terminal",
                             "terminal:", "player", "float", "cash", "player:a b", "player:\n", ":terminal",
                             "player:\x7f"})
        EXPECT_EQ(kind_of(name), std::nullopt) << name;
    EXPECT_EQ(kind_of("player:!~"), AccountKind::Player) << "the first and the last that can be printed";
    EXPECT_EQ(kind_of("player:" + std::string(93, '7')), AccountKind::Player) << "100 bytes";
    EXPECT_EQ(kind_of("player:" + std::string(94, '7')), std::nullopt);
}

TEST(LedgerNames, AnAccountIsAValueAndItsTextIsReadBackAsItWas) {
    for (const char* text : {"house", "float:sic-bo-1", "cash:drop/a", "terminal:sic-bo-1/07", "jackpot:rocket/next",
                             "player:a/", "player:/", "cash:terminal:sic-bo-1/07"})
        EXPECT_EQ(account_of(text).text(), text);
    const AccountId terminal = AccountId::terminal("sic-bo-1", 7);
    EXPECT_EQ(terminal, "terminal:sic-bo-1/07"_account);
    EXPECT_EQ(std::hash<AccountId>{}(terminal), std::hash<AccountId>{}("terminal:sic-bo-1/07"_account));
    EXPECT_NE(terminal, "cash:sic-bo-1/07"_account);
    EXPECT_LT(terminal, "terminal:sic-bo-1/08"_account);
    EXPECT_THROW((AccountId{AccountKind::Terminal}), std::logic_error) << "which";
    EXPECT_THROW(AccountId::player("a b"), std::logic_error);
    EXPECT_THROW(AccountId::player(""), std::logic_error);
    EXPECT_THROW(AccountId::terminal("sic-bo-1", 0), std::logic_error);
    EXPECT_THROW(AccountId::terminal("sic-bo-1", 100), std::logic_error);
}

TEST(LedgerNames, AnAccountIsMadeOfItsPartsAndTellsThem) {
    const std::pair<AccountId, std::string> made[] = {{AccountKind::House, "house"},
                                                      {AccountKind::Voucher, "voucher"},
                                                      {AccountId::of_float("tai-1"), "float:tai-1"},
                                                      {AccountId::drawer("cage"), "cash:cage"},
                                                      {AccountId::drop_box("tai-1"), "cash:drop/tai-1"},
                                                      {AccountId::acceptor("tai-1"), "cash:acceptor/tai-1"},
                                                      {AccountId::terminal("tai-1", 7), "terminal:tai-1/07"},
                                                      {AccountId::terminal("tai-1", 30), "terminal:tai-1/30"},
                                                      {AccountId::player("4711"), "player:4711"},
                                                      {AccountId::jackpot("rocket"), "jackpot:rocket"},
                                                      {AccountId::above_ceiling("rocket"), "jackpot:rocket/next"}};
    for (const auto& [account, text] : made) {
        EXPECT_EQ(account.text(), text);
        EXPECT_EQ(account_of(text), account) << text;
        for (const auto& [other, of_other] : made) EXPECT_EQ(account == other, text == of_other) << text;
    }
    EXPECT_EQ("terminal:tai-1/30"_account.owner(), "tai-1");
    EXPECT_EQ("terminal:tai-1/30"_account.number(), 30);
    EXPECT_EQ("cash:drop/tai-1"_account.owner(), "tai-1");
    EXPECT_EQ("jackpot:rocket/next"_account.owner(), "rocket");
    EXPECT_EQ("house"_account.owner(), "");
    EXPECT_EQ(AccountId::jackpot("rocket/next"), AccountId::above_ceiling("rocket")) << "one text, one account";
    EXPECT_EQ(AccountId::drawer("drop/tai-1"), AccountId::drop_box("tai-1"));
    EXPECT_EQ(AccountId::parse_terminal("tai-1/07"), AccountId::terminal("tai-1", 7));
    // Of these none has parts, and each is read back as it was.
    for (const char* text : {"terminal:a", "terminal:/07", "terminal:a/7", "terminal:a/00", "terminal:a/0x",
                             "cash:drop/", "cash:acceptor/", "cash:drop", "jackpot:/next"}) {
        EXPECT_EQ(account_of(text).number(), 0) << text;
        EXPECT_EQ(account_of(text).text(), text);
        EXPECT_EQ(std::string(text).substr(std::string(text).find(':') + 1), account_of(text).owner());
    }
    for (const char* none : {"", "a", "/07", "a/7", "a/00", "a/007", "a b/07"})
        EXPECT_EQ(AccountId::parse_terminal(none), std::nullopt) << none;
}

TEST(Ledger, MoneyMovesFromTheDebitToTheCredit) {
    Ledger ledger;
    take(ledger, single("1", "cash:cage", "terminal:a", 500, Purpose::In));
    EXPECT_EQ(ledger.account("cash:cage"_account)->balance, Money{-500});
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{500});
    EXPECT_EQ(ledger.free("terminal:never"_account), Money{});
    EXPECT_EQ(ledger.account("terminal:never"_account), nullptr);
    EXPECT_EQ(ledger.transfers(), 1u);
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

TEST(Ledger, ARepeatChangesNothingAndOtherContentIsRefused) {
    Ledger ledger;
    const Transfer first = single("1", "cash:cage", "terminal:a", 500, Purpose::In);
    take(ledger, first);
    const auto again = ledger.apply(first);
    ASSERT_TRUE(again);
    EXPECT_FALSE(*again);
    EXPECT_EQ(ledger.check(first), std::nullopt);
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{500});
    Transfer other = first;
    other.amount = {501};
    refuse(ledger, other, "other content");
    // A repeat is one whatever the balance is by now.
    take(ledger, single("2", "terminal:a", "cash:cage", 500, Purpose::Out));
    ASSERT_TRUE(ledger.apply(single("2", "terminal:a", "cash:cage", 500, Purpose::Out)));
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{});
}

TEST(Ledger, NoOwedAccountIsOverdrawn) {
    Ledger ledger = with_credit("terminal:a", 100);
    refuse(ledger, single("x", "terminal:a", "cash:cage", 101, Purpose::Out), "terminal:a has 1 free");
    refuse(ledger, single("x", "player:9", "cash:cage", 1, Purpose::Out), "has 0 free");
    for (const char* owed : {"voucher", "jackpot:b", "jackpot:a"})
        refuse(ledger, single("x", owed, "house", 1, Purpose::Other), "has 0 free");
    take(ledger, single("x", "terminal:a", "cash:cage", 100, Purpose::Out));
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{});
}

TEST(Ledger, NoHeldAccountGivesMoreThanItHolds) {
    Ledger ledger;
    for (const char* held : {"cash:cage", "float:one", "shortfall"}) {
        const std::string name(held);
        take(ledger, single("fill " + name, held, "house", 100, Purpose::Fill));
        refuse(ledger, single("x" + name, "house", held, 101, Purpose::Fill), name + " holds 1;");
        take(ledger, single("y" + name, "house", held, 100, Purpose::Fill));
    }
    for (const char* any : {"house", "rounding"}) {  // of any sign
        take(ledger, single(std::string("up") + any, "cash:b", any, 70, Purpose::Other));
        take(ledger, single(std::string("down") + any, any, "jackpot:b", 1000, Purpose::Other));
    }
    EXPECT_EQ(ledger.free("rounding"_account), Money{70 - 1000});
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

TEST(Ledger, APendingDebitOfAHeldAccountMakesNoRoomForACredit) {
    Ledger ledger;
    take(ledger, single("1", "cash:cage", "house", 100, Purpose::Fill));
    take(ledger, pending("2", "cash:cage", "house", 50, Purpose::Fill));
    refuse(ledger, single("3", "house", "cash:cage", 101, Purpose::Fill), "holds 1;");
    take(ledger, single("3", "house", "cash:cage", 100, Purpose::Fill));
    take(ledger, finish("4", Phase::Void, "2", Purpose::Fill));
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

TEST(Ledger, ThePostOfAPendingCreditMayStillBeTooMuchForAHeldAccount) {
    Ledger ledger;
    take(ledger, single("1", "cash:cage", "house", 100, Purpose::Fill));
    take(ledger, pending("2", "house", "cash:cage", 80, Purpose::Fill));
    take(ledger, single("3", "house", "cash:cage", 60, Purpose::Fill));
    refuse(ledger, finish("4", Phase::Post, "2", Purpose::Fill), "holds 0.40");
    EXPECT_TRUE(ledger.is_pending("2"));
}

TEST(Ledger, AReservedAmountCannotBeSpentTwice) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 60));
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{40});
    EXPECT_EQ(ledger.account("terminal:a"_account)->balance, Money{100});
    EXPECT_EQ(ledger.account("house"_account)->balance, Money{});  // the credit account has not got it
    refuse(ledger, stake("t", "terminal:a", 41), "0.40 free");
    refuse(ledger, single("t", "terminal:a", "cash:cage", 41, Purpose::Out), "0.40 free");
    EXPECT_TRUE(ledger.is_pending("s"));
}

TEST(Ledger, AStakeIsPostedOrVoidedOnce) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 60));
    take(ledger, finish("p", Phase::Post, "s", Purpose::Stake));
    EXPECT_FALSE(ledger.is_pending("s"));
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{40});
    EXPECT_EQ(ledger.account("house"_account)->balance, Money{60});
    refuse(ledger, finish("q", Phase::Post, "s", Purpose::Stake), "already");
    refuse(ledger, finish("q", Phase::Void, "s", Purpose::Win), "already");
    refuse(ledger, finish("q", Phase::Void, "nobody", Purpose::Win), "no transfer 'nobody'");
    refuse(ledger, finish("q", Phase::Post, "in", Purpose::In), "not pending");
    refuse(ledger, finish("q", Phase::Post, "p", Purpose::Stake), "not pending");
    refuse(ledger, finish("q", Phase::Void, "", Purpose::Win), "no transfer ''");
}

TEST(Ledger, APostSaysNoOtherAccountsOrAmount) {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, stake("s", "terminal:a", 60));
    Transfer part = finish("p", Phase::Post, "s", Purpose::Stake);
    part.amount = {59};
    refuse(ledger, part, "in full");
    part.amount = {60};
    part.credit = "jackpot:a"_account;
    refuse(ledger, part, "in full");
    part.credit = "house"_account;
    part.debit = "terminal:b"_account;
    refuse(ledger, part, "in full");
    part.debit = "terminal:a"_account;
    take(ledger, part);
}

TEST(Ledger, WhatIsNoTransferIsRefused) {
    Ledger ledger = with_credit("terminal:a", 100);
    refuse(ledger, single("", "house", "jackpot:a", 1, Purpose::Other), "id");
    refuse(ledger, single(std::string(201, 'x'), "house", "jackpot:a", 1, Purpose::Other), "200");
    refuse(ledger, single("x", "house", "jackpot:a", 0, Purpose::Other), "amount");
    refuse(ledger, single("x", "house", "jackpot:a", -5, Purpose::Other), "amount");
    refuse(ledger, single("x", "house", "jackpot:a", kMoneyMax.cents + 1, Purpose::Other), "amount");
    refuse(ledger, single("x", "bank", "jackpot:a", 1, Purpose::Other), "names a debit and a credit account");
    refuse(ledger, single("x", "house", "", 1, Purpose::Other), "names a debit and a credit account");
    refuse(ledger, single("x", "house", "house", 1, Purpose::Other), "differ");
    Transfer named = single("x", "house", "jackpot:a", 1, Purpose::Other);
    named.pending = "in";
    refuse(ledger, named, "names no pending one");
    named.pending.clear();
    named.ordered_by = std::string(501, 'x');
    refuse(ledger, named, "500");
    take(ledger, single("x", "house", "jackpot:a", kMoneyMax.cents, Purpose::Other));
}

TEST(Ledger, ACorrectionNamesWhatWhoAndWhy) {
    Ledger ledger = with_credit("terminal:a", 100);
    Transfer correction = single("c", "house", "terminal:a", 30, Purpose::Correct);
    refuse(ledger, correction, "names the transfer");
    correction.corrects = "in", correction.ordered_by = "supervisor 3";
    refuse(ledger, correction, "clause");
    correction.clause = "nz 9A 7.3";
    correction.corrects = "unknown";
    refuse(ledger, correction, "no transfer 'unknown'");
    correction.corrects = "in";
    correction.purpose = Purpose::Win;
    refuse(ledger, correction, "purpose must be correct");
    correction.purpose = Purpose::Correct;
    take(ledger, correction);
    EXPECT_EQ(ledger.account("terminal:a"_account)->won, Money{30});
    EXPECT_EQ(ledger.find("c")->ordered_by, "supervisor 3");
}

TEST(Ledger, TheBooksHaveAnUpperEdge) {
    const Account before{.kind = AccountKind::House, .balance = kBooksMax};
    EXPECT_EQ(forbidden_standing("house"_account, before, before), std::nullopt);
    for (Money Account::* sum :
         {&Account::balance, &Account::reserved, &Account::in, &Account::out, &Account::staked, &Account::won})
        for (const Money beyond : {kBooksMax + Money{1}, -kBooksMax - Money{1}}) {
            Account after = before;
            after.*sum = beyond;
            EXPECT_TRUE(forbidden_standing("house"_account, before, after).has_value());
        }
}

}  // namespace
}  // namespace baize::ledger::ledger_test
