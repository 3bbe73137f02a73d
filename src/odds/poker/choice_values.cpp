#include "odds/poker/choice_values.hpp"

#include <map>

#include "odds/poker/board/solver.hpp"
#include "odds/poker/payout_caps.hpp"

namespace baize::poker {

namespace {

class ChoiceEnumerator {
public:
    // Without a solution every later decision is enumerated too.
    ChoiceEnumerator(const Showdown& game, const Solution* solution) : game_(game), solution_(solution) {}

    ActionValues worths(const Seen& seen) {
        const auto& actions = game_.streets[seen.street].actions;
        ActionValues worths(actions.size());
        for (std::size_t action = 0; action < actions.size(); ++action)
            if (open(actions[action], seen)) worths[action] = after(seen, action);
        return worths;
    }

    std::int64_t deals(const Seen& seen) const {
        const int left = unseen(seen).size(), board = game_.board - seen.board.size();
        return choose(left, board) * choose(left - board, game_.dealer - seen.up.size());
    }

private:
    using Dealers = std::map<RankValue, double>;  // how many hands of the dealer's are of each rank

    bool open(const Action& action, const Seen& seen) const {
        if (action.may && !action.may(game_.rank(seen.own | seen.board))) return false;
        return !action.against || action.against(card_at(std::countr_zero(seen.up.bits())));
    }

    CardSet unseen(const Seen& seen) const { return game_.deck - seen.own - seen.up - seen.board; }

    // The mean over all deals to come after this action.
    double after(Seen seen, std::size_t action) {
        const bool ends = game_.streets[seen.street].actions[action].ends;
        seen.before.push_back(action);
        ++seen.street;
        const int comes = ends || seen.street == game_.streets.size() ? game_.board - seen.board.size()
                                                                      : game_.streets[seen.street].board;
        double sum = 0;
        each_set(unseen(seen), comes, [&](CardSet cards) {
            Seen then = seen;
            then.board = seen.board | cards;
            sum += ends || then.street == game_.streets.size() ? at_end(then)
                   : solution_                                 ? after(then, solution_->play(then))
                                                               : best(then);
        });
        return sum / choose(unseen(seen).size(), comes);
    }

    double best(const Seen& seen) {
        std::optional<double> best;
        for (const auto& worth : worths(seen))
            if (worth && (!best || *worth > *best)) best = worth;
        return best.value();
    }

    double at_end(const Seen& seen) {
        const RankValue own = game_.rank(seen.own | seen.board);
        if (game_.dealer == 0) return net(seen, {own, 0, folded(seen)});
        double sum = 0, hands = 0;
        for (const auto& [dealer, count] : dealers(seen)) {
            sum += count * net(seen, {own, dealer, folded(seen)});
            hands += count;
        }
        return sum / hands;
    }

    // With the same cards in view the dealer's hands are the same, whatever was done.
    const Dealers& dealers(const Seen& seen) {
        const auto [found, is_new] = dealers_.try_emplace({seen.up.bits(), seen.board.bits()});
        if (is_new)
            each_set(unseen(seen), game_.dealer - seen.up.size(), [&](CardSet cards) {
                found->second[game_.rank(cards | seen.up | seen.board)] += 1;
            });
        return found->second;
    }

    bool folded(const Seen& seen) const {
        for (std::size_t street = 0; street < seen.before.size(); ++street)
            if (game_.streets[street].actions[seen.before[street]].folds) return true;
        return false;
    }

    double net(const Seen& seen, const End& end) const {
        FixedVector<Laid, 16> laid;
        for (const Laid& each : game_.opening) laid.push_back(each);
        for (std::size_t street = 0; street < seen.before.size(); ++street)
            for (const Laid& each : game_.streets[street].actions[seen.before[street]].lays) laid.push_back(each);
        return net_of_laid<double>(game_, {laid.begin(), laid.end()}, end);
    }

    // Every set of so many of these cards.
    template <class Each>
    static void each_set(CardSet from, int count, const Each& each, CardSet chosen = {}) {
        if (count == 0) return each(chosen);
        for (std::uint64_t rest = from.bits(); rest; rest &= rest - 1) {
            const int place = std::countr_zero(rest);
            each_set(CardSet(rest & (rest - 1)), count - 1, each, chosen.with(place));
        }
    }

    const Showdown& game_;
    const Solution* solution_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Dealers> dealers_;
};

}  // namespace

namespace {

ActionValues enumerated(const Showdown& game, const Solution* solution, const Seen& seen) {
    ChoiceEnumerator enumerator(game, solution);
    if (enumerator.deals(seen) > kDealsMost) return {};
    return enumerator.worths(seen);
}

}  // namespace

ActionValues choice_values(const Showdown& game, const Solution& solution, const Seen& seen) {
    if (!solution.choice_values) return enumerated(game, &solution, seen);
    return seen.up == CardSet{} ? solution.choice_values(seen) : shared_board_choice_values(game, seen);
}

ActionValues choice_values_unsolved(const Showdown& game, const Seen& seen) {
    if (game.board > 0 && game.dealer > 0) return shared_board_choice_values(game, seen);
    return enumerated(game, nullptr, seen);
}

}  // namespace baize::poker
