#include "odds/pocket_pairs/laws.hpp"

#include "games/pocket_pairs/settle.hpp"
#include "odds/count/laws.hpp"

namespace baize::pocket_pairs {

Law pocket_pairs_law(const ShoePolicy& shoe, std::span<const PayRow> rows) {
    return count::law_of_sets<2>(count::face_shoe(shoe),
                                 [&](Card first, Card second) { return settle(first, second, rows); });
}

}  // namespace baize::pocket_pairs
