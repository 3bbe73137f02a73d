// An account by its text, as a test writes it.
#pragma once

#include "ledger/account.hpp"

namespace baize {

// Throws std::bad_optional_access where there is no such account.
inline ledger::AccountId operator""_account(const char* text, std::size_t size) {
    return ledger::AccountId::parse({text, size}).value();
}
inline ledger::AccountId account_of(std::string_view text) { return ledger::AccountId::parse(text).value(); }

}  // namespace baize
