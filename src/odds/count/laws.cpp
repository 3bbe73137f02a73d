#include "odds/count/laws.hpp"

#include <algorithm>
#include <stdexcept>

namespace baize::count {

void Tally::add(const Return& verdict, std::int64_t ways) {
    const auto alike = [&](const auto& known) {
        const Return& other = known.first;
        return other.outcome == verdict.outcome && other.odds == verdict.odds && other.parts == verdict.parts;
    };
    const auto found = std::ranges::find_if(verdicts_, alike);
    if (found != verdicts_.end()) found->second += static_cast<Wide>(ways);
    else verdicts_.emplace_back(verdict, static_cast<Wide>(ways));
}

Law Tally::law() const {
    Law law = law_;
    for (const auto& [verdict, ways] : verdicts_) law.add(net<Ratio>(verdict), integer(ways));
    return law;
}

Law law_of_chances(const Chances& chances) {
    Integer total = 1;
    for (const auto& [net, chance] : chances) total = lcm(total, chance.get_den());
    Law law;
    for (const auto& [net, chance] : chances) law.add(net, chance.get_num() * (total / chance.get_den()));
    if (law.total() != total) throw std::logic_error("the chances of a wager do not add up to one");
    return law;
}

}  // namespace baize::count
