#include "odds/poker/maximum.hpp"

#include <algorithm>
#include <limits>

#include "odds/too_fine.hpp"

namespace baize::poker {

namespace {

Odds odds_of(const Ratio& value) {
    constexpr long kMost = std::numeric_limits<std::int32_t>::max();
    if (value.get_num() > kMost || value.get_den() > kMost)
        throw OddsTooFine("this maximum is no multiple of the stakes that can be counted exactly; expected a maximum "
                          "and a highest stake with a larger common factor");
    return {static_cast<std::int32_t>(value.get_num().get_si()), static_cast<std::int32_t>(value.get_den().get_si())};
}

}  // namespace

std::optional<Ratio> maximum_of(const Setup& setup, std::size_t option, std::size_t wager) {
    const auto most = setup.option_amount(option);
    return most ? std::optional(fraction(most->cents, setup.limits(wager).max.cents)) : std::nullopt;
}

std::optional<Ratio> payout_max_of(const Setup& setup, std::size_t wager, std::size_t staked_as) {
    const Money most = setup.limits(wager).payout_max;
    return most.cents > 0 ? std::optional(fraction(most.cents, setup.limits(staked_as).max.cents)) : std::nullopt;
}

std::optional<Ratio> lower_of(const std::optional<Ratio>& one, const std::optional<Ratio>& other) {
    if (!one || !other) return one ? one : other;
    return std::min(*one, *other);
}

Return within(const std::optional<Ratio>& maximum, const Return& verdict, int times, const Ratio& before) {
    if (!maximum || verdict.outcome != Outcome::Win) return verdict;
    const Ratio left = before < *maximum ? Ratio(*maximum - before) : Ratio(0);
    if (ratio(verdict.odds) * times <= left) return verdict;
    return win(odds_of(left / times), verdict.clause);
}

}  // namespace baize::poker
