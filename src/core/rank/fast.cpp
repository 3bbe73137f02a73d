#include "core/rank/fast.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace baize::rank {

namespace {

// Calls `each` with every choice of `left` ranks from `rank` up, none more than four times: their sets and their sum.
template <class Each>
void every_choice(int rank, int left, const RankSets& held, std::uint64_t sum, const Each& each) {
    if (left == 0) return each(held, sum);
    if (rank > kAce) return;
    RankSets more = held;
    for (int count = 0; count <= 4 && count <= left; ++count) {
        every_choice(rank + 1, left - count, more, sum, each);
        more.add_rank(rank_bit(rank));
        sum += detail::rank_words()[rank - 2];
    }
}

FiveCardRank of_suited(unsigned ranks) {
    RankSets held;
    held.once = ranks;
    held.in_suit[0] = ranks;
    return best_of<kFiveCards>(held);
}

// All ranks that a hand can have, from the lowest up: a rank's place is its number.
std::vector<FiveCardRank> make_classes() {
    std::vector<FiveCardRank> classes;
    every_choice(2, 5, {}, 0, [&](const RankSets& held, std::uint64_t) {
        classes.push_back(best_of<kFiveCards>(held));
        if (!held.twice) classes.push_back(of_suited(held.once));
    });
    std::sort(classes.begin(), classes.end());
    classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
    return classes;
}

const std::vector<FiveCardRank>& classes() {
    static const std::vector<FiveCardRank> all = make_classes();
    return all;
}

std::uint16_t number(FiveCardRank rank) {
    return static_cast<std::uint16_t>(std::lower_bound(classes().begin(), classes().end(), rank) - classes().begin());
}

struct Entry {
    std::uint64_t sum;
    std::uint16_t number;
};
using Row = std::vector<Entry>;

// Moves each row, the fullest first, to the first place at which all of its entries find an empty cell.
template <std::size_t kCells, std::size_t kRows>
void displace(const std::vector<Row>& rows, std::array<std::uint16_t, kRows>& moved,
              std::array<std::uint16_t, kCells>& cells) {
    std::vector<std::size_t> order(rows.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return rows[a].size() > rows[b].size();
    });
    std::vector<bool> taken(kCells);
    const auto cell = [](const Entry& entry, std::size_t by) { return ((entry.sum >> 16) + by) % kCells; };
    for (const std::size_t r : order) {
        std::size_t by = 0;
        while (by < kCells && std::any_of(rows[r].begin(), rows[r].end(),
                                          [&](const Entry& entry) { return taken[cell(entry, by)]; }))
            ++by;
        if (by == kCells) throw std::logic_error("the table of ranks has no room for a row");
        moved[r] = static_cast<std::uint16_t>(by);
        for (const Entry& entry : rows[r]) {
            if (taken[cell(entry, by)])
                throw std::logic_error("two choices of ranks in one cell of the table of ranks");
            taken[cell(entry, by)] = true;
            cells[cell(entry, by)] = entry.number;
        }
    }
}

}  // namespace

template <int kCards>
FastRanks<kCards>::FastRanks() {
    std::vector<Row> rows(rows_.size());
    every_choice(2, kCards, {}, 0, [&](const RankSets& held, std::uint64_t sum) {
        rows[sum >> (64 - kRowBits)].push_back({sum, number(best_of<kFiveCards>(held))});
    });
    displace(rows, rows_, numbers_);
    for (unsigned ranks = 0; ranks <= kAllRanks; ++ranks)
        if (std::popcount(ranks) >= 5) flushes_[ranks] = number(of_suited(ranks));
}

template <int kCards>
const FastRanks<kCards>& FastRanks<kCards>::get() {
    static const std::unique_ptr<const FastRanks> one(new FastRanks);
    return *one;
}

template <int kCards>
FiveCardRank FastRanks<kCards>::rank_of(std::uint16_t number) {
    return classes().at(number);
}
template <int kCards>
std::uint16_t FastRanks<kCards>::number_of(FiveCardRank rank) {
    return number(rank);
}

template class FastRanks<5>;
template class FastRanks<6>;
template class FastRanks<7>;

}  // namespace baize::rank
