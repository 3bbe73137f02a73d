#include "ledger/names.hpp"

#include <algorithm>
#include <array>

namespace baize::ledger {
namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 11> kKinds{"house",      "float", "cash",     "terminal",  "player", "voucher",
                                                  "commission", "fee",   "rounding", "shortfall", "jackpot"};
constexpr std::array<std::string_view, 6> kRedeemables{"yes",     "not a voucher number", "not found", "paid already",
                                                       "expired", "amount differs"};
static_assert(kKinds[static_cast<std::size_t>(AccountKind::Jackpot)] == "jackpot");
static_assert(kRedeemables[static_cast<std::size_t>(Redeemable::AmountDiffers)] == "amount differs");

constexpr std::size_t kAccountNameMax = 100;

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

}  // namespace

std::string_view name_of(AccountKind kind) { return kKinds.at(static_cast<std::size_t>(kind)); }
std::string_view name_of(Phase phase) { return word_of(phase); }
std::string_view name_of(Purpose purpose) { return word_of(purpose); }
std::string_view name_of(VoucherState state) { return word_of(state); }
std::string_view name_of(Redeemable redeemable) { return kRedeemables.at(static_cast<std::size_t>(redeemable)); }

std::optional<AccountKind> kind_of(std::string_view account) {
    if (account.size() > kAccountNameMax || !std::all_of(account.begin(), account.end(), printable))
        return std::nullopt;
    const std::size_t colon = account.find(':');
    const auto kind = named<AccountKind>(kKinds, account.substr(0, colon));
    if (!kind) return std::nullopt;
    const bool own_name = colon != std::string_view::npos && colon + 1 < account.size();
    if (has_own_name(*kind) ? !own_name : colon != std::string_view::npos) return std::nullopt;
    return kind;
}

}  // namespace baize::ledger
