#include "ledger/names.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace baize::ledger {
namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 11> kKinds{"house",      "float", "cash",     "terminal",  "player", "voucher",
                                                  "commission", "fee",   "rounding", "shortfall", "jackpot"};
constexpr std::array<std::string_view, 6> kRedeemables{"yes",     "not a voucher number", "not found", "paid already",
                                                       "expired", "amount differs"};
static_assert(kKinds[static_cast<std::size_t>(AccountKind::Jackpot)] == "jackpot");
static_assert(kRedeemables[static_cast<std::size_t>(Redeemable::AmountDiffers)] == "amount differs");

constexpr std::size_t kAccountMax = 100;  // bytes of its text

template <class Enum, std::size_t N>
std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return static_cast<Enum>(at - names.begin());
}

// There are many of these, so each has a name of its own behind the colon; of the others there is one.
constexpr bool has_own_name(AccountKind kind) {
    return kind == AccountKind::Float || kind == AccountKind::Cash || kind == AccountKind::Terminal ||
           kind == AccountKind::Player || kind == AccountKind::Jackpot;
}

bool printable(char c) { return c > ' ' && c <= '~'; }

bool is_account(AccountKind kind, std::string_view name) {
    return has_own_name(kind) != name.empty() && name_of(kind).size() + 1 + name.size() <= kAccountMax &&
           std::all_of(name.begin(), name.end(), printable);
}

}  // namespace

std::string_view name_of(AccountKind kind) { return kKinds.at(static_cast<std::size_t>(kind)); }
std::string_view name_of(Phase phase) { return word_of(phase); }
std::string_view name_of(Purpose purpose) { return word_of(purpose); }
std::string_view name_of(VoucherState state) { return word_of(state); }
std::string_view name_of(Redeemable redeemable) { return kRedeemables.at(static_cast<std::size_t>(redeemable)); }

AccountId::AccountId(AccountKind kind, std::string name) : kind_(kind), name_(std::move(name)) {
    if (!is_account(kind_, name_)) throw std::logic_error("there is no account " + text());
}

std::optional<AccountId> AccountId::parse(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto kind = named<AccountKind>(kKinds, text.substr(0, colon));
    const std::string_view name = colon == text.npos ? std::string_view() : text.substr(colon + 1);
    if (!kind || has_own_name(*kind) != (colon != text.npos) || !is_account(*kind, name)) return std::nullopt;
    return AccountId(*kind, std::string(name));
}

std::string AccountId::text() const {
    std::string text(name_of(kind_));
    if (!name_.empty()) (text += ':') += name_;
    return text;
}

}  // namespace baize::ledger
