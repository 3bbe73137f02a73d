// From counts to return distributions. A settle function is given what was drawn, card by card, and says the verdict,
// or what several verdicts together move. Equal verdicts are gathered before they become fractions: O(1) for a call,
// and one fraction for each verdict that differs.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "odds/count/draws.hpp"
#include "odds/count/net.hpp"
#include "odds/return_distribution.hpp"

namespace baize::count {

// Gathers ways until they become a return distribution. Verdicts are few, and as many ways lead to each as a machine
// word can hold: so they are added up before any fraction is made of them.
class Tally {
public:
    void add(const Return& verdict, std::int64_t ways);
    void add(const Ratio& net, std::int64_t ways) { returns_.add(net, integer(ways)); }
    ReturnDistribution returns() const;

private:
    std::vector<std::pair<Return, Wide>> verdicts_;
    ReturnDistribution returns_;
};

// Of a wager that the first N cards decide, in their order.
template <std::size_t N, std::size_t kKinds, class Kind, class Settle>
ReturnDistribution returns_of_draws(Shoe<kKinds, Kind> shoe, Settle settle) {
    Tally tally;
    each_draw<N>(shoe, [&](const auto& drawn, std::int64_t ways) { tally.add(std::apply(settle, drawn), ways); });
    return tally.returns();
}

// ... whatever their order.
template <std::size_t N, std::size_t kKinds, class Kind, class Settle>
ReturnDistribution returns_of_sets(Shoe<kKinds, Kind> shoe, Settle settle) {
    Tally tally;
    each_set<N>(shoe, [&](const auto& chosen, std::int64_t ways) { tally.add(std::apply(settle, chosen), ways); });
    return tally.returns();
}

// Of conclusions that were counted before: each has its `ways`.
template <class Conclusion, class Settle>
ReturnDistribution returns_over(const std::vector<Conclusion>& conclusions, Settle settle) {
    ReturnDistribution returns;
    for (const Conclusion& each : conclusions) returns.add(net<Ratio>(settle(each)), each.ways);
    return returns;
}

// Of net returns with their chances, which add up to one; else std::logic_error.
using Chances = std::map<Ratio, Ratio>;
ReturnDistribution returns_of_chances(const Chances& chances);

}  // namespace baize::count
