#include "odds/pocket_pairs/returns.hpp"

#include "games/pocket_pairs/settle.hpp"
#include "odds/count/returns.hpp"

namespace baize::pocket_pairs {

ReturnDistribution pocket_pairs_returns(const ShoePolicy& shoe, std::span<const PayRow> rows) {
    return count::returns_of_sets<2>(count::face_shoe(shoe),
                                     [&](Card first, Card second) { return settle(first, second, rows); });
}

}  // namespace baize::pocket_pairs
