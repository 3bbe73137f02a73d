// The return distribution of a wager: every net return, in initial wagers, with its exact weight.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "baize/price.hpp"
#include "core/ratio.hpp"

namespace baize {

// Weights are counts of equally likely deals, or products of such counts; they need not be reduced.
class ReturnDistribution {
public:
    void add(const Ratio& net, const Integer& weight);
    void add(const ReturnDistribution& returns,
             const Integer& times);  // what comes after so many ways, each weight as many times

    const std::map<Ratio, Integer>& weights() const { return weights_; }
    const Integer& total() const { return total_; }

    Ratio mean() const;                 // of the net return
    Ratio edge() const { return -mean(); }
    Ratio variance() const;
    Ratio hit() const;                  // chance that the net return is above zero
    Ratio staked() const { return staked_; }
    void staked(const Ratio& mean_total_stake) { staked_ = mean_total_stake; }

    std::string exact_edge() const { return in_lowest_terms(edge()); }

private:
    std::map<Ratio, Integer> weights_;
    Integer total_ = 0;
    Ratio staked_ = 1;  // mean of all that is wagered in the round, in initial wagers (ruling R50)
};

using v0::Method;
using v0::Price;

// Makes of a wager's price a further row of it: what its id has more ("+jointly"), and in words in what it differs.
void call_row(Price& price, std::string_view id, std::string_view words);

// What a figure rests on, beside what it says already: on a sign, and in the note.
void suppose(Price& price, const std::string& what);

// Fills every figure of a price from an exact return distribution.
void fill(Price& price, const ReturnDistribution& returns);

}  // namespace baize
