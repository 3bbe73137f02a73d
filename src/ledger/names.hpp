// The words for the kinds of the ledger, as they stand in account names, in JSON and in refusals.
#pragma once

#include <optional>
#include <string_view>

#include "core/words.hpp"
#include "ledger/ledger.hpp"

namespace baize::ledger {

std::string_view name_of(AccountKind kind);     // "house", "float" ...
std::string_view name_of(Phase phase);          // "single", "pending", "post", "void"
std::string_view name_of(Purpose purpose);      // "other", "in", "out", "stake", "take-back" ...
std::string_view name_of(VoucherState state);   // "open", "paid"
std::string_view name_of(Redeemable redeemable);  // "yes", "not a voucher number" ...

std::optional<Phase> phase_named(std::string_view name);
std::optional<Purpose> purpose_named(std::string_view name);
std::optional<VoucherState> voucher_state_named(std::string_view name);

}  // namespace baize::ledger

namespace baize {

template <>
inline constexpr auto kWords<ledger::VoucherState> = words<ledger::VoucherState>(
    "VoucherState", {{ledger::VoucherState::Open, "open"}, {ledger::VoucherState::Paid, "paid"}});

}  // namespace baize
