#include "odds/return_distribution.hpp"

#include <cmath>
#include <stdexcept>

namespace baize {

void ReturnDistribution::add(const Ratio& net, const Integer& weight) {
    if (weight < 0) throw std::logic_error("a weight is never negative");
    if (weight == 0) return;
    weights_[net] += weight;
    total_ += weight;
}

void ReturnDistribution::add(const ReturnDistribution& returns, const Integer& times) {
    for (const auto& [net, weight] : returns.weights()) add(net, times * weight);
}

Ratio ReturnDistribution::mean() const {
    Ratio sum = 0;
    for (const auto& [net, weight] : weights_) sum += net * weight;
    return sum / total_;
}

Ratio ReturnDistribution::variance() const {
    Ratio squares = 0;
    for (const auto& [net, weight] : weights_) squares += net * net * weight;
    const Ratio average = mean();
    return squares / total_ - average * average;
}

Ratio ReturnDistribution::hit() const {
    Integer wins = 0;
    for (const auto& [net, weight] : weights_)
        if (net > 0) wins += weight;
    return fraction(wins, total_);
}

void call_row(Price& price, std::string_view id, std::string_view words) {
    price.further = id;
    price.wager.append(id);
    price.title.append(", ").append(words);
}

void suppose(Price& price, const std::string& what) {
    price.supposes += (price.supposes.empty() ? "" : "; ") + what;
    price.note += (price.note.empty() ? "" : "; ") + what;
}

void fill(Price& price, const ReturnDistribution& returns) {
    price.edge = nearest(returns.edge());
    price.sd = std::sqrt(nearest(returns.variance()));
    price.hit = nearest(returns.hit());
    price.exact = returns.exact_edge();
    price.method = Method::Exact;
    price.standard_error.reset();
    const auto stood_off = returns.weights().find(0);
    const Integer undecided = stood_off == returns.weights().end() ? Integer(0) : stood_off->second;
    price.edge_resolved =
        undecided == returns.total() ? 0 : nearest(returns.edge() * returns.total() / (returns.total() - undecided));
    price.edge_of_total = nearest(returns.edge() / returns.staked());
    price.returns.clear();
    price.weights.clear();
    for (const auto& [net, weight] : returns.weights()) {
        price.returns.emplace_back(net.get_str(), nearest(fraction(weight, returns.total())));
        price.weights.push_back(weight.get_str());
    }
}

}  // namespace baize
