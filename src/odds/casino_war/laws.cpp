#include "odds/casino_war/laws.hpp"

#include "games/casino_war/casino_war.hpp"

#include <numeric>
#include <stdexcept>

namespace baize::casino_war {

namespace {

int cards_in(const RankShoe& shoe) { return std::accumulate(shoe.begin(), shoe.end(), 0); }

// Goes on with every ordered pair of ranks that may come next, to the player and then to the dealer, and its ways.
template <class Then>
void draw_pair(RankShoe& shoe, Then then) {
    for (int player = 2; player <= kAce; ++player) {
        int& first = shoe[static_cast<std::size_t>(player)];
        if (first == 0) continue;
        const long ways = first--;
        for (int dealer = 2; dealer <= kAce; ++dealer) {
            int& second = shoe[static_cast<std::size_t>(dealer)];
            if (second == 0) continue;
            const long both = ways * second--;
            then(player, dealer, both);
            ++second;
        }
        ++first;
    }
}

// Both wagers of a player who goes to war, over the second cards that the shoe still holds.
Law war_law(RankShoe& left, Rows main, Rows war, Original original) {
    Law law;
    draw_pair(left, [&](int player, int dealer, long ways) {
        const Ratio first = net_of(settle_original(player, dealer, main, original));
        law.add(first + net_of(settle_war(player, dealer, war)), ways);
    });
    law.staked(2);
    return law;
}

bool goes_to_war(const TieValue& value, Plan plan) {
    return plan == Plan::Best ? value.go_to_war() : plan == Plan::AlwaysWar;
}

}  // namespace

RankShoe rank_shoe(const ShoePolicy& shoe) {
    RankShoe ranks{};
    for (int i = 0; i < kCardsInDeck; ++i)
        if (!(shoe.without >> i & 1u)) ranks[static_cast<std::size_t>(Card::from_index(i).rank())] += shoe.decks;
    return ranks;
}

MainSolution solve_main(const RankShoe& shoe, Rows main, Rows war, Original original, Plan plan) {
    RankShoe left = shoe;
    const long cards = cards_in(left);
    if (cards < 4) throw std::invalid_argument("a war needs four cards");
    const long rest = (cards - 2) * (cards - 3);  // every round counts the draws of four cards,
                                                  // so all have one denominator
    MainSolution solution;
    Integer at_war = 0;
    draw_pair(left, [&](int player, int dealer, long ways) {
        if (!tied(player, dealer)) return solution.law.add(net_of(settle_first(player, dealer, main)), ways * rest);
        const Law law = war_law(left, main, war, original);
        TieValue& value = solution.ties[static_cast<std::size_t>(player)];
        value = {law.mean(), net_of(settle_surrender())};
        if (!goes_to_war(value, plan)) return solution.law.add(value.surrender, ways * rest);
        for (const auto& [net, weight] : law.weights()) solution.law.add(net, ways * weight);
        at_war += ways * rest;
    });
    Ratio chance(at_war, solution.law.total());
    chance.canonicalize();
    solution.law.staked(1 + chance);
    return solution;
}

MainSolution solve_main(const Setup& setup, Plan plan) {
    const auto original = static_cast<Original>(setup.option(WonWar));
    return solve_main(rank_shoe(setup.shoe()), setup.pays(Main), setup.pays(War), original, plan);
}

Law tie_law(const RankShoe& shoe, Rows tie) {
    RankShoe left = shoe;
    if (cards_in(left) < 2) throw std::invalid_argument("a round needs two cards");
    Law law;
    draw_pair(left, [&](int player, int dealer, long ways) { law.add(net_of(settle_tie(player, dealer, tie)), ways); });
    return law;
}

}  // namespace baize::casino_war
