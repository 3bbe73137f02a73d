#include "odds/casino_war/returns.hpp"

#include <stdexcept>

#include "games/casino_war/casino_war.hpp"
#include "games/chosen.hpp"
#include "odds/count/returns.hpp"

namespace baize::casino_war {

namespace {

using count::net;

// 17.5: both wagers of a player who goes to war, over the second cards that the first leave.
ReturnDistribution war_returns(const RankShoe& left, const Terms& terms) {
    return count::returns_of_draws<2>(left, [&](int player, int dealer) -> Ratio {
        return net<Ratio>(settle_original(player, dealer, terms.main, terms.at_won_war)) +
               net<Ratio>(settle_war(player, dealer, terms.war));
    });
}

bool goes_to_war(const TieValue& value, Plan plan) {
    return plan == Plan::Best ? value.go_to_war() : plan == Plan::AlwaysWar;
}

}  // namespace

RankShoe rank_shoe(const ShoePolicy& shoe) { return count::project<kAce + 1>(count::face_shoe(shoe), &Card::rank); }

Terms terms_of(const Setup& setup) {
    return {setup.pays(Main), setup.pays(War), chosen<Original>(setup, WonWar)};
}

MainSolution solve_main(RankShoe shoe, const Terms& terms, Plan plan) {
    if (shoe.size() < 4) throw std::invalid_argument("a war needs four cards");
    // A round that ends with the first cards counts for every draw of two more: all have one denominator.
    const auto second_cards = count::falling<std::int64_t>(shoe.size() - 2, 2);
    MainSolution solution;
    Integer at_war = 0;
    count::each_draw<2>(shoe, [&](const auto& first, std::int64_t ways) {
        const auto [player, dealer] = first;
        if (!tied(player, dealer))                                                                       // 17.4
            return solution.returns.add(net<Ratio>(settle_first(player, dealer, terms.main)), ways * second_cards);
        const auto war = war_returns(shoe, terms);                                                            // 17.5
        TieValue& value = solution.ties[player];
        value = {war.mean(), net<Ratio>(settle_surrender())};
        if (!goes_to_war(value, plan)) return solution.returns.add(value.surrender, ways * second_cards);
        solution.returns.add(war, ways);
        at_war += ways * second_cards;
    });
    solution.returns.staked(1 + fraction(at_war, solution.returns.total()));
    return solution;
}

MainSolution solve_main(const Setup& setup, Plan plan) {
    return solve_main(rank_shoe(setup.shoe()), terms_of(setup), plan);
}

ReturnDistribution tie_returns(const RankShoe& shoe, Rows tie) {
    if (shoe.size() < 2) throw std::invalid_argument("a round needs two cards");
    return count::returns_of_draws<2>(shoe, [&](int player, int dealer) { return settle_tie(player, dealer, tie); });
}

}  // namespace baize::casino_war
