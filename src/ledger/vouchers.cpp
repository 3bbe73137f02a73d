#include <fmt/format.h>

#include <stdexcept>

#include "ledger/ledger.hpp"
#include "ledger/names.hpp"

namespace baize::ledger {
namespace {

constexpr std::size_t kDigits = 18;  // the check digit among them

// A totally anti-symmetric quasigroup of order ten with zeros on its diagonal (Damm, 2004): no single wrong digit and
// no swap of neighbours leads to the same end.
constexpr unsigned kDamm[10][10] = {
    {0, 3, 1, 7, 5, 9, 8, 6, 4, 2},
    {7, 0, 9, 2, 1, 5, 4, 8, 6, 3},
    {4, 2, 0, 6, 8, 7, 1, 3, 5, 9},
    {1, 7, 5, 0, 9, 8, 3, 4, 2, 6},
    {6, 1, 2, 3, 0, 4, 5, 9, 7, 8},
    {3, 6, 7, 4, 2, 0, 9, 5, 8, 1},
    {5, 8, 6, 9, 7, 2, 0, 1, 3, 4},
    {8, 9, 4, 5, 3, 6, 2, 0, 1, 7},
    {9, 4, 3, 8, 6, 1, 7, 2, 0, 5},
    {2, 5, 8, 1, 4, 3, 6, 7, 9, 0},
};

unsigned damm(std::string_view digits) {
    unsigned state = 0;
    for (const char digit : digits) state = kDamm[state][static_cast<unsigned>(digit - '0')];
    return state;
}

Refusal refused(std::string_view number, std::string_view why) { return {fmt::format("voucher {}: {}", number, why)}; }

}  // namespace

std::string voucher_number(std::uint64_t random) {
    if (random >= kVoucherNumbers) throw std::invalid_argument("a voucher number is made from a number below 10^17");
    std::string number = fmt::format("{:017}", random);
    number.push_back(static_cast<char>('0' + damm(number)));
    return number;
}

bool voucher_number_holds(std::string_view number) {
    if (number.size() != kDigits || number.find_first_not_of("0123456789") != std::string_view::npos) return false;
    return damm(number) == 0;
}

MaybeRefusal Ledger::issue(const Voucher& voucher) {
    const auto& number = voucher.number;
    if (!voucher_number_holds(number)) return refused(number, "not a number of 18 digits with a check digit that fits");
    if (vouchers_.contains(number)) return refused(number, "this number exists already");
    if (voucher.amount <= Money{} || voucher.amount > kMoneyMax)
        return refused(number, fmt::format("the amount {} is not above 0 and at most {}", to_string(voucher.amount),
                                           to_string(kMoneyMax)));
    if (voucher.expired(voucher.issued_ms)) return refused(number, "it would expire before it is issued");
    if (!voucher.issued_by) return refused(number, "no account has issued it");
    if (voucher.state != VoucherState::Open || voucher.paid_ms != 0 || !voucher.paid_by.empty())
        return refused(number, "a new voucher is open, this one is paid");
    vouchers_.emplace(number, voucher);
    return std::nullopt;
}

Redeemable Ledger::redeemable(std::string_view number, Money amount, std::int64_t now_ms) const {
    if (!voucher_number_holds(number)) return Redeemable::NotANumber;
    const Voucher* found = voucher(number);
    if (!found) return Redeemable::NotFound;
    if (found->state == VoucherState::Paid) return Redeemable::Paid;
    if (found->expired(now_ms)) return Redeemable::Expired;
    return found->amount == amount ? Redeemable::Yes : Redeemable::AmountDiffers;
}

MaybeRefusal Ledger::pay(std::string_view number, std::int64_t now_ms, std::string_view by) {
    const auto at = vouchers_.find(number);
    const Redeemable answer = redeemable(number, at == vouchers_.end() ? Money{} : at->second.amount, now_ms);
    if (answer != Redeemable::Yes) return refused(number, word_of(answer));
    if (by.empty()) return refused(number, "nobody is named who pays it");
    at->second.state = VoucherState::Paid;
    at->second.paid_ms = now_ms;
    at->second.paid_by = by;
    return std::nullopt;
}

const Voucher* Ledger::voucher(std::string_view number) const {
    const auto at = vouchers_.find(number);
    return at == vouchers_.end() ? nullptr : &at->second;
}

}  // namespace baize::ledger
