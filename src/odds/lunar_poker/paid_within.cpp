#include "odds/lunar_poker/paid_within.hpp"

#include <limits>

#include "odds/too_fine.hpp"

namespace baize::lunar_poker {

namespace {

Odds odds_of(const Ratio& value) {
    constexpr long kMost = std::numeric_limits<std::int32_t>::max();
    if (value.get_num() > kMost || value.get_den() > kMost)
        throw OddsTooFine("this maximum is no multiple of the stakes that can be counted exactly; expected a maximum "
                          "and a highest stake with a larger common factor");
    return {static_cast<std::int32_t>(value.get_num().get_si()), static_cast<std::int32_t>(value.get_den().get_si())};
}

}  // namespace

Return paid_within(const std::optional<Ratio>& maximum, const Return& verdict, int times, const Ratio& before) {
    if (!maximum || verdict.outcome != Outcome::Win) return verdict;
    const Ratio left = before < *maximum ? Ratio(*maximum - before) : Ratio(0);
    if (ratio(verdict.odds) * times <= left) return verdict;
    return win(odds_of(left / times), verdict.clause);
}

}  // namespace baize::lunar_poker
