// Side wagers that the first cards decide.
#include "odds/blackjack/sides.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "odds/count/returns.hpp"

namespace baize::blackjack {

using count::each_card;
using count::each_draw;
using count::returns_of_draws;

ReturnDistribution perfect_pair_returns(const FaceShoe& shoe, Rows rows) {
    return returns_of_draws<2>(shoe, [&](Card first, Card second) { return settle_perfect_pair(first, second, rows); });
}

ReturnDistribution any_pair_returns(const FaceShoe& shoe, Rows rows) {
    return returns_of_draws<2>(shoe, [&](Card first, Card second) { return settle_any_pair(first, second, rows); });
}

ReturnDistribution house_money_returns(const FaceShoe& shoe, Rows rows) {
    return returns_of_draws<2>(shoe, [&](Card first, Card second) { return settle_house_money(first, second, rows); });
}

ReturnDistribution let_it_ride_returns(const FaceShoe& shoe, Rows rows) {
    return returns_of_draws<2>(shoe, [&](Card first, Card second) { return settle_let_it_ride(first, second, rows); });
}

ReturnDistribution madness_returns(const FaceShoe& shoe, Rows rows) {
    using namespace nz_blackjack;
    count::Tally tally;
    ValueShoe values = value_shoe(shoe);
    each_draw<2>(values, [&](const auto& two, std::int64_t ways) {
        const auto [low, high] = std::minmax(two[0], two[1]);
        if (low != 1 || high != 10) return tally.add(settle_madness(false, 0, rows), ways * kMadnessPrizesInAll);
        for (int prize = 1; prize <= kMadnessPrizesInAll; ++prize) tally.add(settle_madness(true, prize, rows), ways);
    });
    return tally.returns();
}

std::vector<FirstTwo> first_two_by_win(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows)) {
    std::map<std::tuple<int, int, std::string_view>, FirstTwo> by_kind;
    FaceShoe left = shoe;
    each_draw<2>(left, [&](const auto& two, std::int64_t ways) {
        const int first = card_value(two[0]), second = card_value(two[1]);
        const Return verdict = settle(two[0], two[1], rows);
        FirstTwo& kind =
            by_kind.try_emplace({first, second, verdict.clause}, FirstTwo{first, second, verdict, 0}).first->second;
        kind.ways += ways;
    });
    std::vector<FirstTwo> list;
    for (const auto& [key, kind] : by_kind) list.push_back(kind);
    return list;
}

// Two cards for the player and one for the dealer.
ReturnDistribution lucky_match_returns(const FaceShoe& shoe, Rows rows) {
    return returns_of_draws<3>(
        shoe, [&](Card first, Card second, Card dealers) { return settle_lucky_match(first, second, dealers, rows); });
}

ReturnDistribution lucky_lucky_returns(const FaceShoe& shoe, Rows rows) {
    return returns_of_draws<3>(
        shoe, [&](Card first, Card second, Card dealers) { return settle_lucky_lucky(first, second, dealers, rows); });
}

// Over ordered draws of two cards, the dealer's first, and one more that may stay where it is.
ReturnDistribution super_sevens_returns(const FaceShoe& shoe, Rows rows, const std::function<bool(int up)>& draws) {
    count::Tally tally;
    FaceShoe left = shoe;
    each_draw<2>(left, [&](const auto& two, std::int64_t ways) {
        const Return verdict = settle_super_sevens(two, rows);
        if (!waits_for_a_third(two)) return tally.add(verdict, ways * count::falling<std::int64_t>(left.size(), 2));
        each_card(left, [&](Card up, std::int64_t ups) {
            if (!draws(card_value(up))) return tally.add(verdict, ways * ups * left.size());
            each_card(left, [&](Card third, std::int64_t thirds) {
                const Card three[] = {two[0], two[1], third};
                tally.add(settle_super_sevens(three, rows), ways * ups * thirds);
            });
        });
    });
    return tally.returns();
}

}  // namespace baize::blackjack
