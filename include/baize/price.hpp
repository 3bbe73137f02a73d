// What wagers cost: the house's edge, exactly, and the whole distribution of what a wager returns.
//
//     const auto prices = baize::price(setup, {.wager = "ante"});
//     if (prices) std::cout << 100 * prices->front().edge << " %, exactly " << prices->front().exact << '\n';
//
// Most prices take milliseconds; of games whose best play is solved card by card some take seconds, the worst minutes.
// What was solved once is kept by the process and used again. Any number of threads may ask at once.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "baize/exact.hpp"
#include "baize/progress.hpp"
#include "baize/setup.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// ---- Prices --------------------------------------------------------------------------------------------------------

// Bounded: the exact price of a play that need not be the best (ruling R59); `supposes` says which, and the bound.
enum class Method : unsigned char { Exact, Simulated, Bounded };
std::string_view word_of(Method method);  // "exact", "simulated", "bounded"

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
    std::vector<std::string> weights;                      // the same chances as whole numbers, row by row; none where
                                                           // only rounded ones were computed
    std::string note;
    std::string supposes;  // what a sign must say beside the figure: "an empty meter"
};

struct PriceRequest {
    std::string wager{};  // "pair-plus", "total:4"; empty: every wager
    bool full = false;    // also what takes long: full return distributions, fractions for blackjack
    bool spread = true;   // standard deviations too, where they take longer than the edge (blackjack)
    Progress progress{};
    // Of plays that are exactly as good the one that lays more, and not that which lays less (ruling R50): the edge is
    // the same, but not what it is of all that is wagered. Of poker that a table pays; others know no such plays.
    bool lay_more = false;
};

// One row for each wager that is asked for. Refused for a wager that the set-up has not, and for odds of one's own that
// are too fine to be counted exactly: nothing is rounded.
Result<std::vector<Price>> price(const Setup& setup, const PriceRequest& request = {});

// ---- Return distributions ------------------------------------------------------------------------------------------

struct ReturnDistribution {
    struct Row {
        Exact net;           // what is won or lost, in initial wagers
        std::string weight;  // its chance as a whole number out of `total`; empty where only `chance` was computed
        double chance = 0;
    };
    std::string wager, paytable;
    std::vector<Row> rows;   // by net return, the worst first
    std::string total;       // of the weights; empty with them
    Exact mean;              // of the net return; its fraction is empty where only the rounded value was computed
    double sd = 0;           // below zero where it was not computed
};

// Of one position, "ante" or "total:4". Refused too for a wager of which no joint distribution is counted.
Result<ReturnDistribution> return_distribution(const Setup& setup, std::string_view position,
                                               const Progress& progress = {});

// ---- Words ---------------------------------------------------------------------------------------------------------

// Spots of one wager that have one price become one row: "total:4,17", "combination (15 spots)".
std::vector<Price> gathered(const std::vector<Price>& prices);
// What a person is told of whose price it is: a further row of a wager ("ante+alone") with its words.
std::string called(const Price& price);

}  // namespace v0
}  // namespace baize
