// The return distribution of a wager: every net return, in initial wagers, with its exact weight.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// Bounded: the exact price of a play that need not be the best (ruling R59); `supposes` says which, and the bound.
enum class Method : unsigned char { Exact, Simulated, Bounded };

// One line of a price list. `edge` is the house's advantage as a fraction of the initial wager.
struct Price {
    std::string game;
    std::string wager;     // "total:4" where a wager has spots
    std::string further;   // "+alone": what the id of a further row of the wager has more; it stands in `wager` too
    std::string title;     // what a person reads: the wager's, without its spot, and what makes the row another
    std::string paytable;  // "min", "1", "own"
    std::vector<std::pair<std::string, std::string>> options;
    double edge = 0;
    double sd = 0;         // below zero where it was not computed
    double hit = 0;        // chance of a net win; below zero where it was not computed
    std::string exact;     // the edge as a fraction; empty where only its rounded value was computed
    Method method = Method::Exact;
    std::optional<double> standard_error;
    double edge_resolved = 0;                              // ... per wager that was won or lost,
                                                           // stand-offs left out (ruling R6)
    double rounds = 1;                                     // how many it takes on average until the wager is decided
    std::string unit = "initial wager";
    double edge_of_total = 0;                              // edge per amount wagered in all (ruling R50)
    std::vector<std::pair<std::string, double>> returns;   // net return as a fraction, and its chance
    std::string note;
    std::string supposes;  // what a sign must say beside the figure: "an empty meter"
};

// Makes of a wager's price a further row of it: what its id has more ("+jointly"), and in words in what it differs.
void call_row(Price& price, std::string_view id, std::string_view words);

// What a figure rests on, beside what it says already: on a sign, and in the note.
void suppose(Price& price, const std::string& what);

// Fills every figure of a price from an exact return distribution.
void fill(Price& price, const ReturnDistribution& returns);

}  // namespace baize
