#include "odds/poker/maximum.hpp"

#include <algorithm>

namespace baize::poker {

std::optional<Ratio> maximum_of(const Setup& setup, std::size_t option, std::size_t wager) {
    const auto most = setup.option_amount(option);
    return most ? std::optional(fraction(most->cents, setup.limits(wager).max.cents)) : std::nullopt;
}

std::optional<Ratio> payout_max_of(const Setup& setup, std::size_t wager) {
    const Limits& limits = setup.limits(wager);
    return limits.payout_max.cents > 0 ? std::optional(fraction(limits.payout_max.cents, limits.max.cents))
                                       : std::nullopt;
}

std::optional<Ratio> lower_of(const std::optional<Ratio>& one, const std::optional<Ratio>& other) {
    if (!one || !other) return one ? one : other;
    return std::min(*one, *other);
}

ReturnDistribution paid_at_most(const std::optional<Ratio>& maximum, const ReturnDistribution& returns) {
    if (!maximum) return returns;
    ReturnDistribution paid;
    for (const auto& [net, deals] : returns.weights()) paid.add(std::min(net, *maximum), deals);
    paid.staked(returns.staked());
    return paid;
}

}  // namespace baize::poker
