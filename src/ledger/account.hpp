// Which account: a value that is compared, hashed and ordered. As text, which is read and written here alone, "house",
// "float:sic-bo-1", "cash:cage", "terminal:sic-bo-1/07", "player:4711", "voucher", "jackpot:rocket".
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace baize::ledger {

enum class AccountKind : std::uint8_t {
    House,       // the house bank: any sign
    Float,       // chips at a table; held, so never positive
    Cash,        // drop box, note acceptors, cashier's drawer; held, so never positive
    Terminal,    // credit on a terminal; owed, so never negative
    Player,      // a player's account; owed
    Voucher,     // vouchers outstanding; owed
    Commission,  // commission taken; owed to the house itself, never negative
    Fee,         // fees and antes that are not stakes; never negative
    Rounding,    // what rounding of pay-outs to coins leaves; any sign
    Shortfall,   // what a correction could not take back because it was paid out already; held
    Jackpot,     // a progressive fund; owed to its future winners, never negative
};

class AccountId {
public:
    // Of a kind that has many accounts, `name` says which. Throws std::logic_error where there is no such account.
    AccountId(AccountKind kind, std::string name = {});
    // What somebody wrote; nothing where that is no account.
    static std::optional<AccountId> parse(std::string_view text);
    static constexpr std::string_view kExpected = "an account: house, terminal:... or another kind";
    std::string text() const;

    AccountKind kind() const { return kind_; }
    const std::string& name() const { return name_; }  // "sic-bo-1/07"
    std::string_view owner() const { return std::string_view(name_).substr(0, name_.find('/')); }  // "sic-bo-1"

    auto operator<=>(const AccountId&) const = default;

private:
    AccountKind kind_;
    std::string name_;
};

}  // namespace baize::ledger

// Not noexcept, as TextHash is not: the standard library then keeps each hash beside its key.
template <>
struct std::hash<baize::ledger::AccountId> {
    std::size_t operator()(const baize::ledger::AccountId& id) const {
        return std::hash<std::string_view>{}(id.name()) ^ static_cast<std::size_t>(id.kind()) << 56;
    }
};
