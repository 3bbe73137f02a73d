#include "odds/holdem/returns.hpp"

#include "games/ceiling.hpp"
#include "games/holdem/bonus.hpp"
#include "odds/count/net.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::holdem {

// ---- Ultimate (11.48-11.76) -----------------------------------------------------------------------------------------

ReturnDistribution ultimate::trips_returns(Rows trips) {
    return poker::best_five_returns(kHole + kBoard, [&](auto own) { return settle_trips(own, false, trips); });
}

// ---- Casino Hold 'Em (11.77-11.100) ---------------------------------------------------------------------------------

ReturnDistribution casino::aa_returns(Rows aa) {
    return poker::best_five_returns(kHole + kFlop, [&](auto own) { return settle_aa(own, false, aa); });
}

ReturnDistribution casino::aa_returns(Rows aa, const poker::Rule& play) {
    count::Tally tally;
    const poker::Orbits flops{poker::Symmetry(kDeck), kFlop};
    for (std::size_t id = 0; id < flops.size(); ++id) {
        const poker::CardSet flop = flops.hand(id);
        for (int a = 0; a < kCardsInDeck; ++a)
            for (int b = a + 1; b < kCardsInDeck; ++b) {
                if (flop.has(a) || flop.has(b)) continue;
                const poker::CardSet own = poker::CardSet{}.with(a).with(b);
                const auto hand = rank::best<rank::kFiveCards>((own | flop).sets(), kHole + kFlop);
                const bool wins = settle_aa(hand, false, aa).outcome == Outcome::Win;
                const bool folds = wins && play({.own = own, .board = flop}) == 0;
                tally.add(settle_aa(hand, folds, aa), flops.variants(id));
            }
    }
    return tally.returns();
}

// ---- Hold 'Em Bonus (11.16-11.47) -----------------------------------------------------------------------------------

namespace {

// 11.34*: what a ceiling leaves of it, which is ace-ace too (ruling R88).
Ratio against_aces(const Return& verdict, const Return& alone, const std::optional<Ratio>& ceiling) {
    const auto won = count::net<Ratio>(verdict);
    return ceiling ? std::min(won, left_by_ceiling(*ceiling, ratio(alone.odds))) : won;
}

}  // namespace

ReturnDistribution bonus::jackpot_returns(const JackpotPays& pays, const poker::Rule& play, poker::CardSet deck) {
    const std::vector<Card> cards = poker::cards_of(deck);
    std::int64_t aces = 0;
    for (const Card card : cards) aces += card.rank() == kAce;
    const std::int64_t dealers = poker::choose(static_cast<int>(cards.size()) - 2, 2);
    count::Tally tally;
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            const Return alone = settle_jackpot(cards[i], cards[j], false, pays.jackpot);
            if (play && alone.outcome == Outcome::Win && play({.own = {cards[i], cards[j]}}) == 0) {
                tally.add(lose("11.20"), dealers);
                continue;
            }
            const bool mine = is_pair_of_aces(cards[i], cards[j]);
            const std::int64_t theirs = mine && pays.dealer_aces ? poker::choose(static_cast<int>(aces) - 2, 2) : 0;
            if (theirs > 0)
                tally.add(against_aces(settle_jackpot(cards[i], cards[j], true, pays.jackpot), alone, pays.ceiling),
                          theirs);
            tally.add(alone, dealers - theirs);
        }
    return tally.returns();
}

// ---- Progressive wagers ---------------------------------------------------------------------------------------------

ReturnDistribution progressive_returns(Rows progressive, const Ratio& meter, const ProgressiveReadings& readings) {
    std::map<const PayRow*, std::int64_t> deals;  // by row; of none, those that win nothing
    const std::size_t board = readings.hole_and_flop ? kFlop : kBoard;                             // ruling R61
    poker::every_best_five(static_cast<int>(kHole + board), [&](FiveCardRank best, std::int64_t ways) {
        deals[progressive_row(best, progressive)] += ways;
    });
    ReturnDistribution returns;
    for (const auto& [row, ways] : deals) {
        Ratio net = -1;
        if (row) net = ratio(row->odds) * (row->quoted == Quoted::OfMeter ? meter : Ratio(1)) -
                       (readings.stake_returned ? 0 : 1);                                          // ruling R19
        returns.add(net, count::integer(ways));
    }
    return returns;
}

}  // namespace baize::holdem
