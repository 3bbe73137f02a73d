// The ledger's second opinion of itself: each fault of an account is found and named. No call of the ledger makes such
// a fault, so the tests write into its accounts as a stray pointer would.
#include <functional>

#include "ledger/ledger_support.hpp"

namespace baize::ledger::broken_test {
namespace {

using namespace testing_support;

std::string fault_after(const std::function<void(Ledger&)>& spoil) {
    Ledger ledger;
    take(ledger, single("1", "cash:cage", "terminal:a", 500, Purpose::In));
    take(ledger, stake("2", "terminal:a", 200));
    EXPECT_EQ(ledger.broken(), std::nullopt);
    spoil(ledger);
    return ledger.broken().value_or("nothing");
}

Account& account(Ledger& ledger, const char* name) { return const_cast<Account&>(*ledger.account(account_of(name))); }

TEST(LedgerBroken, NamesTheAccountAndWhatIsWrongWithIt) {
    EXPECT_EQ(fault_after([](Ledger&) {}), "nothing");
    EXPECT_EQ(fault_after([](Ledger& l) { account(l, "terminal:a").kind = AccountKind::House; }),
              "terminal:a is kept as another kind of account than its name says");
    EXPECT_EQ(fault_after([](Ledger& l) { account(l, "terminal:a").balance = {199}; }),
              "terminal:a is overdrawn: balance 1.99, reserved 2");
    EXPECT_EQ(fault_after([](Ledger& l) { account(l, "terminal:a").reserved = {201}; }),
              "terminal:a has 2.01 reserved, but its pending transfers sum to 2");
    EXPECT_EQ(fault_after([](Ledger& l) { account(l, "terminal:a").won += {1}; }).substr(0, 27),
              "terminal:a: in 5 + won 0.01");
    EXPECT_EQ(fault_after([](Ledger& l) { account(l, "cash:cage").balance += {1}; }),
              "the balances do not sum to zero but to 0.01");
}

}  // namespace
}  // namespace baize::ledger::broken_test
