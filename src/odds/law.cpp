#include "odds/law.hpp"

#include <cmath>
#include <stdexcept>

namespace baize {

void Law::add(const Ratio& net, const Integer& weight) {
    if (weight < 0) throw std::logic_error("a weight is never negative");
    if (weight == 0) return;
    weights_[net] += weight;
    total_ += weight;
}

void Law::add(const Law& law, const Integer& times) {
    for (const auto& [net, weight] : law.weights()) add(net, times * weight);
}

Ratio Law::mean() const {
    Ratio sum = 0;
    for (const auto& [net, weight] : weights_) sum += net * weight;
    return sum / total_;
}

Ratio Law::variance() const {
    Ratio squares = 0;
    for (const auto& [net, weight] : weights_) squares += net * net * weight;
    const Ratio average = mean();
    return squares / total_ - average * average;
}

Ratio Law::hit() const {
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

void fill(Price& price, const Law& law) {
    price.edge = nearest(law.edge());
    price.sd = std::sqrt(nearest(law.variance()));
    price.hit = nearest(law.hit());
    price.exact = law.exact_edge();
    price.method = Method::Exact;
    price.standard_error.reset();
    const auto stood_off = law.weights().find(0);
    const Integer undecided = stood_off == law.weights().end() ? Integer(0) : stood_off->second;
    price.edge_resolved = undecided == law.total() ? 0 : nearest(law.edge() * law.total() / (law.total() - undecided));
    price.edge_of_total = nearest(law.edge() / law.staked());
    price.returns.clear();
    for (const auto& [net, weight] : law.weights())
        price.returns.emplace_back(net.get_str(), nearest(fraction(weight, law.total())));
}

}  // namespace baize
