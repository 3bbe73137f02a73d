#include "odds/casino_stud/returns.hpp"

#include <array>

#include "odds/poker/own_hand.hpp"

namespace baize::casino_stud {

ReturnDistribution progressive_returns(Rows progressive, const Ratio& meter, bool stake_returned, poker::CardSet deck) {
    std::array<std::int64_t, gb_2011::casino_stud::kProgressiveRows> deals{};
    std::int64_t nothing = 0;
    poker::every_own_hand<rank::kFiveCards>(5, deck, [&](FiveCardRank best, std::int64_t ways) {
        const PayRow* const row = progressive_row(best, progressive);
        (row ? deals[row - progressive.data()] : nothing) += ways;
    });
    ReturnDistribution returns;
    if (nothing > 0) returns.add(-1, Integer(nothing));
    for (std::size_t row = 0; row < deals.size(); ++row) {
        const PayRow& pays = progressive[row];
        const Ratio of = pays.quoted == Quoted::OfMeter ? meter : Ratio(1), prize = ratio(pays.odds) * of;
        if (deals[row] > 0) returns.add(prize - (stake_returned ? 0 : 1), Integer(deals[row]));
    }
    return returns;
}

}  // namespace baize::casino_stud
