// Transfers and vouchers as they stand in the journal. Short keys, amounts in whole minor units, defaults left out;
// what is read must be exactly that: a field that is unknown or of the wrong type is refused.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "ledger/ledger.hpp"

namespace baize::ledger {

// id, from, to, amount, phase, pending, purpose, corrects, by, clause
nlohmann::json to_json(const Transfer& transfer);
Result<Transfer> transfer_from_json(const nlohmann::json& json);

// number, amount, issued, expires, from, state, paid, by
nlohmann::json to_json(const Voucher& voucher);
Result<Voucher> voucher_from_json(const nlohmann::json& json);

}  // namespace baize::ledger
