#include "odds/poker/board/sums.hpp"

#include <numeric>
#include <vector>

namespace baize::poker {

namespace {

// In how many ways each board and own kind can be dealt together.
template <class Number, class Each>
void every_share(const Plane& plane, RowsOf<Number>& rows, const Each& each) {
    if (rows.of.empty()) return;  // no street to sum for
    const std::uint32_t boards = plane.boards(rows.cards);
    for (std::uint32_t id = 0; id < boards; ++id) {
        const PlaneBoard board = plane.board(rows.cards, id);
        const std::int64_t ways = plane.ways(board);
        if (ways == 0) continue;
        const auto left = plane.left(board);
        Number* const row = rows.row(id);
        for (std::size_t own = 0; own < plane.owns(); ++own)
            if (const int owns = Plane::ways(kOwn.of[own], left)) each(row[own], ways * owns);
    }
}

// Numbers of ways are small and few, so that divisors are kept.
class Divisions {
public:
    const ExactDivision& by(std::int64_t ways) {
        const std::size_t at = ways;
        if (known_.empty()) known_.emplace_back(1);
        while (known_.size() <= at) known_.emplace_back(std::ssize(known_));
        return known_[at];
    }

private:
    std::vector<ExactDivision> known_;
};

}  // namespace

template <class Number>
void share_out(const Plane& plane, RowsOf<Number>& rows) {
    Divisions divisions;
    every_share(plane, rows, [&](Number& number, std::int64_t ways) {
        number = static_cast<Number>(divisions.by(ways)(number));
    });
}
template void share_out(const Plane& plane, NarrowRows& rows);
template void share_out(const Plane& plane, PlaneRows& rows);

std::int64_t share_in_parts(const Plane& plane, PlaneRows& rows) {
    std::vector<std::int64_t> shares;  // by number of ways: whether it occurs, and then its share
    every_share(plane, rows, [&](std::int64_t&, std::int64_t ways) {
        const std::size_t at = ways;
        if (shares.size() <= at) shares.resize(at + 1);
        shares[at] = 1;
    });
    std::int64_t parts = 1;
    for (std::int64_t ways = 1; ways < std::ssize(shares); ++ways)
        if (shares[ways]) parts = std::lcm(parts, ways);
    for (std::int64_t ways = 1; ways < std::ssize(shares); ++ways) shares[ways] = parts / ways;
    every_share(plane, rows, [&](std::int64_t& number, std::int64_t ways) {
        number *= shares[ways];
    });
    return parts;
}

}  // namespace baize::poker
