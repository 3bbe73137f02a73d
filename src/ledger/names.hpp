// The words for the kinds of the ledger, as they stand in the text of an account, in JSON and in refusals.
#pragma once

#include <string_view>

#include "core/words.hpp"
#include "ledger/ledger.hpp"

namespace baize::ledger {

std::string_view name_of(AccountKind kind);     // "house", "float" ...
std::string_view name_of(Phase phase);          // "single", "pending", "post", "void"
std::string_view name_of(Purpose purpose);      // "other", "in", "out", "stake", "take-back" ...
std::string_view name_of(VoucherState state);   // "open", "paid"
std::string_view name_of(Redeemable redeemable);  // "yes", "not a voucher number" ...

}  // namespace baize::ledger

namespace baize {

template <>
inline constexpr auto kWords<ledger::VoucherState> = words<ledger::VoucherState>(
    "VoucherState", {{ledger::VoucherState::Open, "open"}, {ledger::VoucherState::Paid, "paid"}});

template <>
inline constexpr auto kWords<ledger::Phase> = words<ledger::Phase>("Phase", {{ledger::Phase::Single, "single"},
                                                                            {ledger::Phase::Pending, "pending"},
                                                                            {ledger::Phase::Post, "post"},
                                                                            {ledger::Phase::Void, "void"}});

template <>
inline constexpr auto kWords<ledger::Purpose> =
    words<ledger::Purpose>("Purpose", {{ledger::Purpose::Other, "other"},
                                       {ledger::Purpose::In, "in"},
                                       {ledger::Purpose::Out, "out"},
                                       {ledger::Purpose::Stake, "stake"},
                                       {ledger::Purpose::TakeBack, "take-back"},
                                       {ledger::Purpose::Win, "win"},
                                       {ledger::Purpose::Fill, "fill"},
                                       {ledger::Purpose::Redeem, "redeem"},
                                       {ledger::Purpose::Correct, "correct"},
                                       {ledger::Purpose::Contribute, "contribute"},
                                       {ledger::Purpose::Seed, "seed"}});

}  // namespace baize
