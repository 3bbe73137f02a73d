#include "odds/count/returns.hpp"

#include <algorithm>
#include <stdexcept>

namespace baize::count {

void Tally::add(const Return& verdict, std::int64_t ways) {
    const auto alike = [&](const auto& known) {
        const Return& other = known.first;
        return other.outcome == verdict.outcome && other.odds == verdict.odds && other.parts == verdict.parts;
    };
    const auto found = std::ranges::find_if(verdicts_, alike);
    if (found != verdicts_.end()) found->second += ways;
    else verdicts_.emplace_back(verdict, ways);
}

ReturnDistribution Tally::returns() const {
    ReturnDistribution returns = returns_;
    for (const auto& [verdict, ways] : verdicts_) returns.add(net<Ratio>(verdict), integer(ways));
    return returns;
}

ReturnDistribution returns_of_chances(const Chances& chances) {
    Integer total = 1;
    for (const auto& [net, chance] : chances) total = lcm(total, chance.get_den());
    ReturnDistribution returns;
    for (const auto& [net, chance] : chances) returns.add(net, chance.get_num() * (total / chance.get_den()));
    if (returns.total() != total) throw std::logic_error("the chances of a wager do not add up to one");
    return returns;
}

}  // namespace baize::count
