#include "odds/casino_stud/laws.hpp"

#include <array>

#include "games/casino_stud/casino_stud.hpp"
#include "odds/poker/hand_names.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::casino_stud {

namespace {

poker::RankValue high_card(int rank) { return FiveCardRank(Kind::HighCard, 0, rank::rank_bit(rank)).value(); }

}  // namespace

poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck) {
    return {.own = 5, .dealer = 5, .opening = {{Ante}},
            .streets = {{.own = 5, .up = 1,
                         .actions = {{"fold", {}, true}, {"raise", {{Raise, gb_2011::casino_stud::kRaiseTimes}}}}}},
            .rank = poker::rank_by<rank::kFiveCards>, .dealer_from = {kQualifies.from.value()},
            .settle = poker::settle_by<rank::kFiveCards>([pays](int wager, auto player, auto dealer, bool folded) {
                return wager == Ante ? settle_ante(player, dealer, folded, pays.ante, pays.readings)
                                     : settle_raise(player, dealer, pays.raise, pays.readings);
            }),
            .deck = deck, .name = poker::name_by<rank::kFiveCards>};
}

poker::Showdown insurance_game(Rows insurance, poker::CardSet deck) {
    return {.own = 5, .dealer = 5, .opening = {{Insurance}},
            .streets = {{.own = 5, .up = 1,
                         .actions = {{"stay"}, {.id = "double", .lays = {{Double}}, .against = may_double}}}},
            .rank = poker::rank_by<rank::kFiveCards>,
            .dealer_from = {high_card(8), high_card(9), high_card(kJack), kQualifies.from.value()},  // 7.35
            .settle = poker::settle_by<rank::kFiveCards>([insurance](int, auto player, auto dealer, bool) {
                return settle_insurance(player, dealer, insurance);
            }),
            .deck = deck, .name = poker::name_by<rank::kFiveCards>};
}

Law progressive_law(Rows progressive, const Ratio& meter, bool stake_returned, poker::CardSet deck) {
    std::array<std::int64_t, gb_2011::casino_stud::kProgressiveRows> deals{};
    std::int64_t nothing = 0;
    poker::every_own_hand<rank::kFiveCards>(5, deck, [&](FiveCardRank best, std::int64_t ways) {
        const PayRow* const row = progressive_row(best, progressive);
        (row ? deals[static_cast<std::size_t>(row - progressive.data())] : nothing) += ways;
    });
    Law law;
    if (nothing > 0) law.add(-1, Integer(nothing));
    for (std::size_t row = 0; row < deals.size(); ++row) {
        const PayRow& pays = progressive[row];
        const Ratio of = pays.quoted == Quoted::OfMeter ? meter : Ratio(1), prize = ratio(pays.odds) * of;
        if (deals[row] > 0) law.add(prize - (stake_returned ? 0 : 1), Integer(deals[row]));
    }
    return law;
}

}  // namespace baize::casino_stud
