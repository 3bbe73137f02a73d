// Transfers and vouchers in the journal's words: out and back, and nothing else taken.
#include "ledger/json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "ledger/ledger_support.hpp"

namespace baize::ledger {
namespace {

using namespace testing_support;
using nlohmann::json;

TEST(LedgerJson, ATransferHasShortKeysAndNoDefaults) {
    EXPECT_EQ(to_json(single("1", "cash:cage", "terminal:a", 500, Purpose::In)).dump(),
              R"({"amount":500,"from":"cash:cage","id":"1","purpose":"in","to":"terminal:a"})");
    EXPECT_EQ(to_json(finish("2", Phase::Void, "s", Purpose::TakeBack)).dump(),
              R"({"id":"2","pending":"s","phase":"void","purpose":"take-back"})");
    const Transfer correction = correcting(single("c", "house", "player:1", 3, Purpose::Other), "w");
    EXPECT_EQ(
        to_json(correction).dump(),
        R"({"amount":3,"by":"supervisor","clause":"nz 9A 7.3","corrects":"w","from":"house",)"
        R"("id":"c","purpose":"correct","to":"player:1"})");
}

TEST(LedgerJson, EveryTransferComesBackAsItWas) {
    for (int phase = 0; phase < 4; ++phase)
        for (int purpose = 0; purpose < 9; ++purpose) {
            Transfer transfer = single("x \"1\" é", "house", "fee", 9'000'000'000, static_cast<Purpose>(purpose));
            transfer.phase = static_cast<Phase>(phase);
            transfer.pending = "p";
            transfer.corrects = "c", transfer.ordered_by = "Zoë", transfer.clause = "9A 7.3";
            const auto back = transfer_from_json(json::parse(to_json(transfer).dump()));
            ASSERT_TRUE(back) << to_string(back.refusal());
            EXPECT_EQ(*back, transfer);
        }
    const Transfer bare = single("only an id", "", "", 0, Purpose::Other);
    EXPECT_EQ(*transfer_from_json(to_json(bare)), bare);
}

TEST(LedgerJson, WhatIsNoTransferIsRefused) {
    for (const char* text : {R"([])", R"("x")", R"(null)", R"({})", R"({"id":7})", R"({"id":"1","amount":"5"})",
                             R"({"id":"1","amount":5.0})", R"({"id":"1","amount":true})",
                             R"({"id":"1","amount":9223372036854775808})", R"({"id":"1","phase":"done"})",
                             R"({"id":"1","phase":2})", R"({"id":"1","purpose":""})", R"({"id":"1","from":null})",
                             R"({"id":"1","extra":1})", R"({"id":"1","debit":"house"})", R"({"id":"1","by":{}})"})
        EXPECT_FALSE(transfer_from_json(json::parse(text))) << text;
    EXPECT_EQ(transfer_from_json(json::parse(R"({"id":"1","amount":5.5})")).refusal().what,
              "a transfer: the field 'amount' must be a whole number");
}

TEST(LedgerJson, AVoucherComesBackAsItWas) {
    const Voucher paid{voucher_number(5), {40}, 1000, 5000, "terminal:a", VoucherState::Paid, 2000, "cashier 1"};
    const json written = to_json(paid);
    EXPECT_EQ(written.dump(),
              R"({"amount":40,"by":"cashier 1","expires":5000,"from":"terminal:a","issued":1000,"number":")" +
                  paid.number + R"(","paid":2000,"state":"paid"})");
    const auto back = voucher_from_json(written);
    ASSERT_TRUE(back) << to_string(back.refusal());
    EXPECT_EQ(to_json(*back), written);
    EXPECT_EQ(back->state, VoucherState::Paid);
    EXPECT_EQ(back->issued_by, "terminal:a");
    for (const char* text : {R"({})", R"({"number":1})", R"({"number":"1","state":"lost"})",
                             R"({"number":"1","amount":1.5})", R"({"number":"1","id":"1"})"})
        EXPECT_FALSE(voucher_from_json(json::parse(text))) << text;
}

}  // namespace
}  // namespace baize::ledger
