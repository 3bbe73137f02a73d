#include "odds/lunar_poker/maxima.hpp"

#include <algorithm>

#include "odds/lunar_poker/precomputed_maxima.hpp"

namespace baize::lunar_poker {

namespace {

// What one payment of a bet can come to, in antes.
std::vector<int> payments(const MainGame& game) {
    std::vector<int> all;
    for (const PayRow& row : game.bet) all.push_back(nz_lunar_poker::kBetTimes * row.odds.num / row.odds.den);
    return all;
}

// What a play costs where bets have no other maximum than its own. What instant cash is paid is nobody's choice, and
// an ante that is paid less than 1 to 1 is another game: it counts here as if it were paid.
Ratio cost_of(const MainGame& game, const PlayWithin& play, const Ceilings& most) {
    Ceilings own;
    for (const auto& ante : {most.ante, most.in_all})
        if (ante && (!own.ante || *ante < *own.ante)) own.ante = std::max(*ante, Ratio(1));
    if (play.each != Maxima::kNone) own.bet = play.each;
    return main_returns(game, play.returns, own).edge();
}

std::optional<Ratio> most_of_a_payment(const Ceilings& most) {
    if (most.bet && most.in_all) return std::min(*most.bet, *most.in_all);
    return most.bet ? most.bet : most.in_all;
}

// To raise a maximum helps every play, so the best costs no less than with the next higher one that is kept. Where no
// payment lies between two of them, what a play brings is linear in the maximum there; what the best one brings is then
// convex, and lies on or below the line between both. A second combination's own maximum is left out: it only costs.
Ratio least_cost(const MainGame& game, const std::vector<PlayWithin>& plays, const Ceilings& most) {
    const std::optional<Ratio> reach = most_of_a_payment(most);
    if (!reach) return cost_of(game, plays.back(), most);
    const auto above = std::ranges::find_if(plays, [&](const PlayWithin& play) {
        return play.each == Maxima::kNone || *reach <= play.each;
    });
    const std::vector<int> paid = payments(game);
    const int high = std::min(above->each, std::ranges::max(paid));
    const Ratio cost = cost_of(game, *above, most);
    if (above == plays.begin() || *reach >= high) return cost;
    const PlayWithin& below = *(above - 1);
    if (std::ranges::any_of(paid, [&](int one) { return one > below.each && one < high; })) return cost;
    const Ratio down = (high - *reach) / (high - below.each);
    return cost + down * (cost_of(game, below, most) - cost);
}

}  // namespace

std::vector<PlayWithin> plays_within(const MainGame& game, const Progress& progress) {
    std::vector<PlayWithin> plays;
    const auto free = precomputed_returns(game);
    if (free.empty()) return {{Maxima::kNone, outcomes_by_up(game, progress)}};
    for (const PrecomputedMaximum& kept : kPrecomputedMaxima)
        if (kept.second == game.second) plays.push_back({kept.each, {outcomes_of(kept.hands, kept.ends, kept.wins)}});
    plays.push_back({Maxima::kNone, free});
    return plays;
}

namespace {

// Decided by the next whole antes, where the maxima are none.
Maxima next_whole(const Ceilings& most) {
    const auto next = [](const std::optional<Ratio>& one) {
        if (!one || *one >= Maxima::kNone) return Maxima::kNone;
        Integer whole;
        mpz_cdiv_q(whole.get_mpz_t(), one->get_num_mpz_t(), one->get_den_mpz_t());
        return static_cast<int>(whole.get_si());
    };
    return {.each = next(most.bet), .in_all = next(most.in_all)};
}

}  // namespace

WithinMaxima within_maxima(const MainGame& game, const std::vector<PlayWithin>& plays, const Ceilings& most) {
    WithinMaxima found{main_returns(game, plays.back().returns, most), plays.back().each,
                       least_cost(game, plays, most)};
    for (const PlayWithin& play : plays)
        if (ReturnDistribution distribution = main_returns(game, play.returns, most);
            distribution.edge() < found.distribution.edge())
            found.distribution = std::move(distribution), found.best_for = play.each;
    if (const auto reach = most_of_a_payment(most); reach && *reach < plays.front().each && !found.is_exact()) {
        MainGame low = game;
        low.most = next_whole(most);
        if (ReturnDistribution distribution = main_returns(game, outcomes_of_betting_by_up(low), most);
            distribution.edge() < found.distribution.edge())
            found.distribution = std::move(distribution), found.draws = false;
    }
    return found;
}

}  // namespace baize::lunar_poker
