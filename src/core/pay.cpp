#include "core/pay.hpp"

#include "core/numbers.hpp"

#include <fmt/format.h>

#include <numeric>

namespace baize {

namespace {

constexpr std::string_view kInMoney = "in money";

// Behind the number: "GBP", or nothing.
std::string_view unit_of(std::string_view sum) {
    const std::size_t space = sum.find(' ');
    return space == sum.npos ? "" : sum.substr(space + 1);
}

}  // namespace

std::string to_string(const PayRow& row, std::string_view currency) {
    if (row.quoted == Quoted::Sum)
        return fmt::format("{} {}", to_string(sum_of(row)), currency.empty() ? kInMoney : currency);
    if (row.quoted == Quoted::To) return row.odds.num == 0 ? std::string(kStandOff) : to_string(row.odds);
    if (row.quoted == Quoted::OfMeter) return fmt::format("{:g} % of the meter", 100.0 * row.odds.num / row.odds.den);
    if (row.quoted == Quoted::Times)
        return fmt::format("{:g} times the wager", quotient(row.odds.num, row.odds.den));
    for (const int scale : {1, 10, 100}) {
        const std::int64_t scaled = std::int64_t{row.odds.num} * scale;
        if (scaled % row.odds.den == 0)
            return fmt::format("{:g} for 1", quotient(scaled / row.odds.den, scale));
    }
    return fmt::format("{} for {}", row.odds.num, row.odds.den);
}

std::optional<Odds> parse_sum(std::string_view text) {
    const std::string_view unit = unit_of(text);
    const bool currency = unit.size() == 3 && unit.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == unit.npos;
    const auto sum = to_money(text.substr(0, text.find(' ')));
    if (text.find(' ') != text.npos && !currency && unit != kInMoney) return std::nullopt;
    if (!sum || *sum > kMajorUnit * kOddsMax) return std::nullopt;
    const std::int64_t common = std::gcd(sum->cents, kMajorUnit.cents);
    return Odds{static_cast<std::int32_t>(sum->cents / common), static_cast<std::int32_t>(kMajorUnit.cents / common)};
}

bool is_in_other_currency(std::string_view sum, std::string_view currency) {
    const std::string_view unit = unit_of(sum);
    return parse_sum(sum) && !unit.empty() && unit != kInMoney && unit != currency;
}

}  // namespace baize
