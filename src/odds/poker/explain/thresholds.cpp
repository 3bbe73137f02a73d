#include "odds/poker/explain/thresholds.hpp"

#include <algorithm>
#include <stdexcept>

namespace baize::poker {

std::size_t ThresholdPlay::way_with(RankValue own) const {
    const auto after = std::ranges::upper_bound(steps, own, {}, &TakenFrom::from);
    return after == steps.begin() ? steps.front().way : std::prev(after)->way;
}

namespace {

// Of rows up to some: the most that ends with each way, and which way its row before had.
struct Ends {
    std::vector<std::optional<Integer>> most;
    std::vector<std::size_t> before;
};

Ends with_row(const std::vector<std::optional<Integer>>& most, const Worth& row) {
    Ends ends{std::vector<std::optional<Integer>>(most.size()), std::vector<std::size_t>(most.size())};
    std::optional<std::size_t> best;  // of the ways up to this one
    for (std::size_t way = 0; way < most.size(); ++way) {
        if (most[way] && (!best || *most[way] > *most[*best])) best = way;
        if (!best || !row.of_way[way]) continue;
        ends.most[way] = *most[*best] + *row.of_way[way];
        ends.before[way] = *best;
    }
    return ends;
}

}  // namespace

ThresholdPlay best_threshold(const Solution& solution, const std::vector<Worth>& rows) {
    if (rows.empty()) throw std::invalid_argument("a threshold needs what each way is worth");
    std::vector<std::optional<Integer>> most(solution.ways.size(), Integer(0));
    std::vector<std::vector<std::size_t>> before;
    for (const Worth& row : rows) {
        Ends ends = with_row(most, row);
        most = std::move(ends.most);
        before.push_back(std::move(ends.before));
    }
    std::optional<std::size_t> way;
    for (std::size_t each = 0; each < most.size(); ++each)
        if (most[each] && (!way || *most[each] > *most[*way])) way = each;
    if (!way) throw std::invalid_argument("no rising order of the ways fits these hands");
    ThresholdPlay play{{}, *most[*way] * solution.worth_part};
    for (std::size_t i = rows.size(), at = *way; i-- > 0; at = before[i][at])
        if (i == 0 || before[i][at] != at) play.steps.push_back({rows[i].own, at});
    std::ranges::reverse(play.steps);
    return play;
}

}  // namespace baize::poker
