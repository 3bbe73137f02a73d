#include "odds/poker/own_hand.hpp"

#include <algorithm>

namespace baize::poker {

void Verdicts::add(const Return& verdict, std::int64_t deals) {
    const auto same = [&](const auto& each) {
        return each.first.outcome == verdict.outcome && each.first.odds == verdict.odds;
    };
    const auto found = std::find_if(deals_.begin(), deals_.end(), same);
    if (found != deals_.end()) found->second += deals;
    else deals_.emplace_back(verdict, deals);
}

Law Verdicts::law() const {
    Law law;
    for (const auto& [verdict, deals] : deals_) law.add(net_of(verdict), static_cast<long>(deals));
    return law;
}

}  // namespace baize::poker
