// Vouchers: numbers that cannot be mistyped, valid once, each state its own answer.
#include <gtest/gtest.h>

#include <stdexcept>

#include "core/random.hpp"
#include "ledger/ledger.hpp"
#include "ledger/ledger_support.hpp"

namespace baize::ledger::vouchers_test {
namespace {

using namespace testing_support;

const std::string kNumber = voucher_number(12'345'678'901'234'567u);

Voucher a_voucher(std::string number, std::int64_t cents) {
    return {.number = std::move(number),
            .amount = {cents},
            .issued_ms = 1000,
            .expires_ms = 5000,
            .issued_by = "terminal:a"_account,
            .state = VoucherState::Open,
            .paid_ms = 0,
            .paid_by = {}};
}

// A terminal with 100 that has printed a voucher over 40.
Ledger with_voucher() {
    Ledger ledger = with_credit("terminal:a", 100);
    take(ledger, single("print", "terminal:a", "voucher", 40, Purpose::Out));
    EXPECT_FALSE(ledger.issue(a_voucher(kNumber, 40)).has_value());
    EXPECT_EQ(ledger.broken(), std::nullopt);
    return ledger;
}

TEST(VoucherNumber, HasEighteenDigitsAndTheCheckDigitOfDamm) {
    EXPECT_EQ(voucher_number(572), "000000000000005724");  // Damm's own example: 572 has check digit 4
    EXPECT_EQ(voucher_number(0), "000000000000000000");
    EXPECT_EQ(voucher_number(kVoucherNumbers - 1).substr(0, 17), std::string(17, '9'));
    EXPECT_TRUE(voucher_number_holds(voucher_number(kVoucherNumbers - 1)));
    EXPECT_THROW(voucher_number(kVoucherNumbers), std::invalid_argument);
    for (const char* bad : {"", "0", "00000000000000000", "0000000000000000000", "00000000000000572x",
                            "00000000000000-724", "000000000000005720"})
        EXPECT_FALSE(voucher_number_holds(bad)) << bad;
}

TEST(VoucherNumber, EverySingleWrongDigitAndEverySwapOfNeighboursIsFound) {
    Random random(9, 1);
    for (int i = 0; i < 300; ++i) {
        const std::string number = voucher_number(random() % kVoucherNumbers);
        ASSERT_TRUE(voucher_number_holds(number));
        for (std::size_t at = 0; at < number.size(); ++at) {
            std::string wrong = number;
            for (wrong[at] = '0'; wrong[at] <= '9'; ++wrong[at])
                ASSERT_EQ(voucher_number_holds(wrong), wrong == number) << number << " " << wrong;
            if (at == 0) continue;
            wrong = number;
            std::swap(wrong[at - 1], wrong[at]);
            ASSERT_EQ(voucher_number_holds(wrong), wrong == number) << number << " " << wrong;
        }
    }
}

TEST(Voucher, EachStateHasItsOwnAnswer) {
    Ledger ledger = with_voucher();
    std::string mistyped = kNumber;
    mistyped[3] = mistyped[3] == '9' ? '0' : static_cast<char>(mistyped[3] + 1);
    EXPECT_EQ(ledger.redeemable(mistyped, {40}, 2000), Redeemable::NotANumber);
    EXPECT_EQ(ledger.redeemable("", {40}, 2000), Redeemable::NotANumber);
    EXPECT_EQ(ledger.redeemable(voucher_number(7), {40}, 2000), Redeemable::NotFound);
    EXPECT_EQ(ledger.redeemable(kNumber, {41}, 2000), Redeemable::AmountDiffers);
    EXPECT_EQ(ledger.redeemable(kNumber, {40}, 4999), Redeemable::Yes);
    EXPECT_EQ(ledger.redeemable(kNumber, {40}, 5000), Redeemable::Expired);
    ASSERT_FALSE(ledger.pay(kNumber, 2000, "cashier 1").has_value());
    EXPECT_EQ(ledger.redeemable(kNumber, {40}, 2000), Redeemable::Paid);
    EXPECT_EQ(ledger.redeemable(kNumber, {40}, 9000), Redeemable::Paid);  // and not expired: it was paid
}

TEST(Voucher, IsPaidOnceAndKnowsByWhom) {
    Ledger ledger = with_voucher();
    take(ledger, single("redeem", "voucher", "cash:cage", 40, Purpose::Redeem));
    ASSERT_FALSE(ledger.pay(kNumber, 2000, "cashier 1").has_value());
    EXPECT_EQ(ledger.broken(), std::nullopt);
    const Seen before = seen(ledger);
    const auto second = ledger.pay(kNumber, 2001, "cashier 2");
    ASSERT_TRUE(second.has_value());
    EXPECT_NE(second->what.find("paid already"), std::string::npos);
    refuse(ledger, single("redeem again", "voucher", "cash:cage", 40, Purpose::Redeem), "0 free");
    EXPECT_EQ(seen(ledger), before);
    EXPECT_EQ(ledger.voucher(kNumber)->paid_by, "cashier 1");
    EXPECT_EQ(ledger.voucher(kNumber)->paid_ms, 2000);
    EXPECT_EQ(ledger.voucher("1"), nullptr);
}

TEST(Voucher, NobodyIsPaidForWhatIsNotRedeemable) {
    Ledger ledger = with_voucher();
    const Seen before = seen(ledger);
    EXPECT_NE(ledger.pay("12", 2000, "c")->what.find("not a voucher number"), std::string::npos);
    EXPECT_NE(ledger.pay(voucher_number(7), 2000, "c")->what.find("not found"), std::string::npos);
    EXPECT_NE(ledger.pay(kNumber, 5000, "c")->what.find("expired"), std::string::npos);
    EXPECT_TRUE(ledger.pay(kNumber, 2000, "").has_value());
    EXPECT_EQ(seen(ledger), before);
}

TEST(Voucher, IsIssuedOnceAndWhole) {
    Ledger ledger = with_voucher();
    const Seen before = seen(ledger);
    EXPECT_NE(ledger.issue(a_voucher(kNumber, 40))->what.find("exists already"), std::string::npos);
    const std::string other = voucher_number(8);
    EXPECT_TRUE(ledger.issue(a_voucher(other.substr(0, 17) + "x", 40)).has_value());
    EXPECT_TRUE(ledger.issue(a_voucher(other, 0)).has_value());
    EXPECT_TRUE(ledger.issue(a_voucher(other, kMoneyMax.cents + 1)).has_value());
    Voucher voucher = a_voucher(other, 40);
    voucher.expires_ms = voucher.issued_ms;
    EXPECT_TRUE(ledger.issue(voucher).has_value());
    voucher = a_voucher(other, 40);
    voucher.issued_by.reset();
    EXPECT_TRUE(ledger.issue(voucher).has_value());
    voucher = a_voucher(other, 40);
    voucher.state = VoucherState::Paid;
    EXPECT_TRUE(ledger.issue(voucher).has_value());
    voucher = a_voucher(other, 40);
    voucher.paid_ms = 1;
    EXPECT_TRUE(ledger.issue(voucher).has_value());
    voucher = a_voucher(other, 40);
    voucher.paid_by = "cash:cage";
    EXPECT_TRUE(ledger.issue(voucher).has_value());
    EXPECT_EQ(seen(ledger), before);
}

TEST(Voucher, TheBooksAreBrokenWhereVouchersAndTheirAccountDiffer) {
    Ledger ledger = with_voucher();
    ASSERT_FALSE(ledger.pay(kNumber, 2000, "cashier 1").has_value());  // without the transfer that carries the money
    ASSERT_TRUE(ledger.broken().has_value());
    EXPECT_NE(ledger.broken()->find("owes 0.40"), std::string::npos) << *ledger.broken();
    take(ledger, single("redeem", "voucher", "cash:cage", 40, Purpose::Redeem));
    EXPECT_EQ(ledger.broken(), std::nullopt);
}

}  // namespace
}  // namespace baize::ledger::vouchers_test
