// Which account: its kind and the parts that such an account has. A value that is compared, hashed and ordered. As
// text, which is read and written here alone, "house", "float:sic-bo-1", "cash:cage", "terminal:sic-bo-1/07",
// "player:4711", "voucher", "jackpot:rocket".
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"

namespace baize::ledger {

enum class AccountKind : std::uint8_t {
    House,       // the house bank: any sign
    Float,       // chips at a table; held, so never positive
    Cash,        // drop box, note acceptors, cashier's drawer; held, so never positive
    Terminal,    // credit on a terminal; owed, so never negative
    Player,      // a player's account; owed
    Voucher,     // vouchers outstanding; owed
    Rounding,    // what rounding of pay-outs to coins leaves; any sign
    Shortfall,   // what a correction could not take back because it was paid out already; held
    Jackpot,     // a progressive fund; owed to its future winners, never negative
};

class AccountId {
public:
    // Of a kind that has one account alone. Throws std::logic_error for another, as those below do where a name has
    // what no account's name has.
    AccountId(AccountKind kind);
    static AccountId of_float(std::string table);
    static AccountId drawer(const std::string& name);     // of a cashier
    static AccountId drop_box(std::string table);
    static AccountId acceptor(std::string table);         // of notes, on a table's terminals
    static AccountId terminal(std::string table, int number);  // from 1
    static AccountId player(std::string name);
    static AccountId jackpot(const std::string& name);    // what its meter shows
    static AccountId above_ceiling(std::string jackpot);  // what came in above the meter's ceiling

    // What somebody wrote; nothing where that is no account.
    static std::optional<AccountId> parse(std::string_view text);
    // By the name of a terminal, "sic-bo-1/07"; nothing where that is none.
    static std::optional<AccountId> parse_terminal(std::string_view name);
    static constexpr std::string_view kExpected = "an account: house, terminal:... or another kind";
    std::string text() const;

    AccountKind kind() const { return kind_; }
    // Whose it is: a table's, a player's, a jackpot's or a drawer's; empty of a kind that has one account.
    const std::string& owner() const { return owner_; }
    int number() const { return number_; }  // of a table's terminal, from 1; else 0

    auto operator<=>(const AccountId&) const = default;

private:
    enum class Place : std::uint8_t { Itself, DropBox, Acceptor, AboveCeiling };
    AccountId(AccountKind kind, std::string owner, Place place, int number);
    static constexpr AccountKind kind_of(Place place);
    static constexpr std::string_view before(Place place);
    static constexpr std::string_view after(Place place);
    // By the name that stands behind the colon.
    static AccountId named(AccountKind kind, std::string_view name);
    std::string name() const;

    AccountKind kind_;
    std::string owner_;
    Place place_ = Place::Itself;
    std::uint8_t number_ = 0;

    friend struct std::hash<AccountId>;
};

}  // namespace baize::ledger

namespace baize {

template <>
inline constexpr auto kWords<ledger::AccountKind> =
    words<ledger::AccountKind>("AccountKind", {{ledger::AccountKind::House, "house"},
                                               {ledger::AccountKind::Float, "float"},
                                               {ledger::AccountKind::Cash, "cash"},
                                               {ledger::AccountKind::Terminal, "terminal"},
                                               {ledger::AccountKind::Player, "player"},
                                               {ledger::AccountKind::Voucher, "voucher"},
                                               {ledger::AccountKind::Rounding, "rounding"},
                                               {ledger::AccountKind::Shortfall, "shortfall"},
                                               {ledger::AccountKind::Jackpot, "jackpot"}});

}  // namespace baize

// Not noexcept, as TextHash is not: the standard library then keeps each hash beside its key.
template <>
struct std::hash<baize::ledger::AccountId> {
    std::size_t operator()(const baize::ledger::AccountId& id) const {
        const auto parts = std::size_t{static_cast<std::uint8_t>(id.kind_)} << 56 |
                           std::size_t{static_cast<std::uint8_t>(id.place_)} << 48 | std::size_t{id.number_} << 40;
        return std::hash<std::string_view>{}(id.owner_) ^ parts;
    }
};
