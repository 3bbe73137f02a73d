// Books that are closed, so that a ledger does not grow for ever.
#include <gtest/gtest.h>

#include "ledger/ledger.hpp"
#include "ledger/ledger_support.hpp"

namespace baize::ledger::books_test {
namespace {

using namespace testing_support;

// One round of a table: a stake that loses.
void play(Ledger& ledger, const std::string& book) {
    take(ledger, stake(book + "/s1", "terminal:a", 10));
    take(ledger, finish(book + "/l0p", Phase::Post, book + "/s1", Purpose::Stake));
}

TEST(LedgerBooks, AClosedBookIsForgottenAndTakesNoMore) {
    Ledger ledger;
    take(ledger, single("cage/1/in", "cash:cage", "terminal:a", 500, Purpose::In));
    play(ledger, "t/r1");
    play(ledger, "t/r10");
    ledger.close_book("t/r1");
    refuse(ledger, stake("t/r1/s9", "terminal:a", 10), "the book t/r1 is closed");
    play(ledger, "t/r11");
    EXPECT_EQ(ledger.find("t/r1/s1"), nullptr);
    EXPECT_EQ(ledger.find("t/r1/l0p"), nullptr);
    EXPECT_NE(ledger.find("t/r10/s1"), nullptr) << "another book, whose name begins alike";
    EXPECT_NE(ledger.find("cage/1/in"), nullptr);
    EXPECT_EQ(ledger.remembered(), 5u);
    EXPECT_EQ(ledger.transfers(), 7u) << "what was ever taken";
    refuse(ledger, stake("t/r1/s1", "terminal:a", 10), "the book t/r1 is closed");
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{470});
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

TEST(LedgerBooks, ABookStaysOpenWhileSomethingInItIsPending) {
    Ledger ledger;
    take(ledger, single("cage/1/in", "cash:cage", "terminal:a", 500, Purpose::In));
    play(ledger, "t/r1");
    take(ledger, stake("t/r1/s2", "terminal:a", 30));
    take(ledger, stake("t/r1/s3", "terminal:a", 40));
    ledger.close_book("t/r1");
    play(ledger, "t/r90");
    EXPECT_NE(ledger.find("t/r1/s2"), nullptr);
    take(ledger, finish("t/r90/l1p", Phase::Post, "t/r1/s2", Purpose::Stake));  // settled in a later round
    take(ledger, finish("t/r1/s3b", Phase::Void, "t/r1/s3", Purpose::TakeBack));  // taken back by an id of its own book
    EXPECT_NE(ledger.find("t/r1/s3"), nullptr) << "until the next is taken";
    refuse(ledger, finish("t/r1/s3c", Phase::Void, "t/r1/s3", Purpose::TakeBack), "the book t/r1 is closed");
    play(ledger, "t/r91");
    EXPECT_EQ(ledger.find("t/r1/s3"), nullptr);
    EXPECT_EQ(ledger.remembered(), 6u);
    EXPECT_EQ(ledger.free("terminal:a"_account), Money{500 - 10 - 30 - 10 - 10});
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

TEST(LedgerBooks, ABookMayBeEmptyAndClosedTwice) {
    Ledger ledger;
    take(ledger, single("cage/1/in", "cash:cage", "terminal:a", 500, Purpose::In));
    for (int i = 0; i < 2; ++i) ledger.close_book("t/r1");
    play(ledger, "t/r2");
    ledger.close_book("t/r1");
    play(ledger, "t/r3");
    refuse(ledger, stake("t/r1/s1", "terminal:a", 10), "the book t/r1 is closed");
    EXPECT_EQ(ledger.remembered(), 5u);
}

}  // namespace
}  // namespace baize::ledger::books_test
