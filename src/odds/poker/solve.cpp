#include <stdexcept>

#include "odds/poker/duel.hpp"
#include "odds/poker/pay_table.hpp"

namespace baize::poker {

Solution solve(const Showdown& game, const SolveOptions& options) {
    int up = 0, own = 0;
    for (const Street& street : game.streets) up += street.up, own += street.own;
    if (game.streets.empty() || own != game.own)
        throw std::invalid_argument("all own cards are seen before the last decision");
    if (game.deck.size() < game.own + game.dealer + game.board)
        throw std::invalid_argument("the deck has not as many cards as are dealt");
    if (game.dealer == 0 && up == 0) return solve_pay_table(game, options);
    if (game.board > 0 || up > 1 || game.streets.front().own != own || game.streets.front().up != up)
        throw std::invalid_argument("no showdown of a known shape: a dealer's hand and a board, or cards seen late");
    return solve_duel(game, options);
}

ThresholdPlay best_threshold(const Solution& solution, std::size_t below, std::size_t from_there) {
    const auto& worth = solution.worth;
    if (worth.empty()) throw std::invalid_argument("a threshold needs what each way is worth");
    Ratio sum = 0;
    for (const Worth& each : worth) sum += each.of_way.at(from_there);
    ThresholdPlay best{worth.front().own, -sum, 0};
    for (std::size_t i = 0; i < worth.size(); ++i) {
        sum += worth[i].of_way.at(below) - worth[i].of_way[from_there];
        const RankValue next = i + 1 < worth.size() ? worth[i + 1].own : worth[i].own + 1;
        if (-sum <= best.edge) best = {next, -sum, 0};  // of equal ones that which lays less
    }
    best.costs = best.edge - solution.law.edge();
    return best;
}

}  // namespace baize::poker
