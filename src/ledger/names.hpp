// The words for the kinds of the ledger, as they stand in JSON and in refusals; those of accounts are in account.hpp.
#pragma once

#include "core/words.hpp"
#include "ledger/ledger.hpp"

namespace baize {

template <>
inline constexpr auto kWords<ledger::VoucherState> = words<ledger::VoucherState>(
    "VoucherState", {{ledger::VoucherState::Open, "open"}, {ledger::VoucherState::Paid, "paid"}});

template <>
inline constexpr auto kWords<ledger::Redeemable> =
    words<ledger::Redeemable>("Redeemable", {{ledger::Redeemable::Yes, "yes"},
                                             {ledger::Redeemable::NotANumber, "not a voucher number"},
                                             {ledger::Redeemable::NotFound, "not found"},
                                             {ledger::Redeemable::Paid, "paid already"},
                                             {ledger::Redeemable::Expired, "expired"},
                                             {ledger::Redeemable::AmountDiffers, "amount differs"}});

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
