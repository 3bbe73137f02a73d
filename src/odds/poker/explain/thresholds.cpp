#include "odds/poker/explain/thresholds.hpp"

#include <algorithm>
#include <stdexcept>

namespace baize::poker {

std::size_t ThresholdPlay::sequence_with(RankValue own) const {
    const auto after = std::ranges::upper_bound(steps, own, {}, &TakenFrom::from);
    return after == steps.begin() ? steps.front().sequence : std::prev(after)->sequence;
}

namespace {

// Of rows up to some: the most that ends with each sequence, and which sequence its row before had.
struct Ends {
    std::vector<std::optional<Integer>> most;
    std::vector<std::size_t> before;
};

Ends with_row(const std::vector<std::optional<Integer>>& most, const Worth& row) {
    Ends ends{std::vector<std::optional<Integer>>(most.size()), std::vector<std::size_t>(most.size())};
    std::optional<std::size_t> best;  // of the sequences up to this one
    for (std::size_t sequence = 0; sequence < most.size(); ++sequence) {
        if (most[sequence] && (!best || *most[sequence] > *most[*best])) best = sequence;
        if (!best || !row.of_sequence[sequence]) continue;
        ends.most[sequence] = *most[*best] + *row.of_sequence[sequence];
        ends.before[sequence] = *best;
    }
    return ends;
}

}  // namespace

ThresholdPlay best_threshold(const Solution& solution, const std::vector<Worth>& rows) {
    if (rows.empty()) throw std::invalid_argument("a threshold needs what each action sequence is worth");
    std::vector<std::optional<Integer>> most(solution.sequences.size(), Integer(0));
    std::vector<std::vector<std::size_t>> before;
    for (const Worth& row : rows) {
        Ends ends = with_row(most, row);
        most = std::move(ends.most);
        before.push_back(std::move(ends.before));
    }
    std::optional<std::size_t> sequence;
    for (std::size_t each = 0; each < most.size(); ++each)
        if (most[each] && (!sequence || *most[each] > *most[*sequence])) sequence = each;
    if (!sequence) throw std::invalid_argument("no rising order of the action sequences fits these hands");
    ThresholdPlay play{{}, *most[*sequence] * solution.worth_part};
    for (std::size_t i = rows.size(), at = *sequence; i-- > 0; at = before[i][at])
        if (i == 0 || before[i][at] != at) play.steps.push_back({rows[i].own, at});
    std::ranges::reverse(play.steps);
    return play;
}

}  // namespace baize::poker
