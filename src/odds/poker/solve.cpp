#include <stdexcept>

#include "odds/poker/board/solver.hpp"
#include "odds/poker/duel/duel.hpp"
#include "odds/poker/paytable/pay_table.hpp"

namespace baize::poker {

Solution solve(const Showdown& game, const SolveOptions& options) {
    int up = 0, own = 0;
    for (const Street& street : game.streets) up += street.up, own += street.own;
    if (game.streets.empty() || own != game.own)
        throw std::invalid_argument("all own cards are seen before the last decision");
    if (game.deck.size() < game.own + game.dealer + game.board)
        throw std::invalid_argument("the deck has not as many cards as are dealt");
    if (!game.apart.empty() && (game.board == 0 || game.dealer == 0))
        throw std::invalid_argument("wagers stand apart only beside a board that both share");
    if (game.dealer == 0 && up == 0) return solve_pay_table(game, options);
    if (options.lay_more) throw std::invalid_argument("of equal plays against a dealer's hand that which lays less");
    if (up > 1 || game.streets.front().own != own || game.streets.front().up != up || (game.board > 0 && up > 0))
        throw std::invalid_argument("no showdown of a known shape: cards that are seen late, or beside a board");
    if (game.board > 0) return solve_shared_board(game, options);
    return solve_duel(game, options);
}

}  // namespace baize::poker
