#include "odds/poker/board/solver.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <unordered_map>

#include "core/numbers.hpp"
#include "core/parallel.hpp"
#include "odds/poker/board/backward.hpp"
#include "odds/poker/board/enumerate_choices.hpp"
#include "odds/poker/board/forward.hpp"
#include "odds/poker/board/lanes.hpp"
#include "odds/poker/board/reprice.hpp"

namespace baize::poker {

namespace {

// What is won on all wagers, or on those that do not stand apart.
ReturnDistribution returns_of(const BoardShared& shared, bool rest) {
    const auto& [tally, visits, as] = shared.counts;
    std::unordered_map<std::int64_t, Integer> nets;
    const std::size_t rows = shared.stakes.rows();
    for (std::size_t sequence = 0; sequence < visits.size(); ++sequence) {
        // One that is worth the same with any cards was not followed to its end.
        if (const auto constant = shared.stakes.constant(sequence)) {
            nets[*constant] += visits[sequence];
            continue;
        }
        for (std::size_t row = 0; row < rows; ++row)
            shared.stakes.every_net(sequence, row, tally[sequence * rows + row], rest,
                                    [&](std::int64_t net, std::int64_t deals) { nets[net] += count::integer(deals); });
    }
    ReturnDistribution returns;
    for (const auto& [net, deals] : nets)
        if (deals != 0) returns.add(fraction(count::integer(net), shared.stakes.unit()), deals);
    return returns;
}

int laid_apart(const Showdown& game) {
    int units = 0;
    for (const Laid& laid : game.opening)
        if (std::ranges::find(game.apart, laid.wager) != game.apart.end() && !laid.is_bonus) units += laid.units;
    return units;
}

BoardShared::Outcome outcome_of(const BoardShared& shared) {
    BoardShared::Outcome solution;
    const std::vector<Integer>& visits = shared.counts.visits;
    solution.returns = returns_of(shared, false);
    for (const Street& street : shared.game.streets) solution.frequency.emplace_back(street.actions.size(), Ratio(0));
    Ratio staked = 0;
    for (std::size_t sequence = 0; sequence < visits.size(); ++sequence) {
        const Ratio share = fraction(visits[sequence], solution.returns.total());
        const Actions& actions = shared.tree.sequences[sequence].actions;
        staked += share * shared.tree.sequences[sequence].staked;
        for (std::size_t s = 0; s < actions.size(); ++s) solution.frequency[s][actions[s]] += share;
        solution.sequences.push_back(actions);
    }
    solution.returns.staked(staked);
    if (shared.game.apart.empty()) return solution;
    solution.rest = returns_of(shared, true);
    solution.rest->staked(staked - laid_apart(shared.game));
    return solution;
}

// Best plays that somebody still holds. Another pay table of a side wager, or an option that moves nothing here, comes
// to the same stakes: then nothing has to be solved. Other odds of the game itself may leave the play as it is.
class KnownPlays {
public:
    static KnownPlays& all() {
        static KnownPlays known;
        return known;
    }
    std::shared_ptr<const BoardShared> find(const BoardShared& wanted) {
        const std::scoped_lock lock(mutex_);
        std::erase_if(known_, [](const auto& each) { return each.expired(); });
        for (const auto& each : known_)
            if (auto found = each.lock(); found && is_same(*found, wanted)) return found;
        return nullptr;
    }
    // The one that was solved last and whose counts other stakes can be read from.
    std::shared_ptr<const BoardShared> find_readable(const BoardShared& wanted) {
        const std::scoped_lock lock(mutex_);
        for (auto each = known_.rbegin(); each != known_.rend(); ++each)
            if (auto found = each->lock(); found && is_like(*found, wanted) && BoardReprice::reads(*found, wanted))
                return found;
        return nullptr;
    }
    void add(const std::shared_ptr<const BoardShared>& solved) {
        const std::scoped_lock lock(mutex_);
        known_.push_back(solved);
    }

private:
    static bool is_like(const BoardShared& a, const BoardShared& b) {
        return a.game.deck == b.game.deck && a.game.board == b.game.board &&
               a.game.apart.empty() == b.game.apart.empty() && laid_apart(a.game) == laid_apart(b.game) &&
               a.tree.leads_as(b.tree);
    }
    static bool is_same(const BoardShared& a, const BoardShared& b) { return is_like(a, b) && a.stakes == b.stakes; }
    std::mutex mutex_;
    std::vector<std::weak_ptr<const BoardShared>> known_;
};

// ---- The play -------------------------------------------------------------------------------------------------------

// Which node asks, and where the own cards stand once the board is brought to its representative.
std::size_t node_of(const BoardGame& shared, const Seen& seen) {
    const BoardTree& tree = shared.tree;
    const CardSet all = seen.own | seen.board;
    if (seen.own.size() != 2 || seen.street >= tree.cards.size() || seen.board.size() != tree.cards[seen.street] ||
        all.size() != 2 + seen.board.size() || all - shared.game.deck != CardSet{})
        throw std::invalid_argument("not a hand and a board of this deck");
    return tree.node_after(seen.street, seen.before);
}

struct SetPlace {
    std::size_t set, place;
};
SetPlace place_of(const BoardShared& shared, const Seen& seen) {
    std::array<std::uint8_t, 8> own;
    places_of(seen.own, own);
    const auto [id, back] = shared.deck->sets(seen.board.size()).canonical(seen.board);
    const Symmetry::Exchange& from = shared.deck->symmetry.exchanges()[back];
    const auto place = [&](int card) {
        const auto suit = std::find(from.begin(), from.end(), card / 13) - from.begin();
        return static_cast<int>(suit) * 13 + card % 13;
    };
    return {id, own_place(place(own[0]), place(own[1]))};
}

// With the full board the dealer's hands are enumerated again; before that the decision was kept.
template <int kCards>
std::size_t decision(const BoardShared& shared, const Seen& seen) {
    const std::size_t at = node_of(shared, seen);
    if (shared.is_whole(seen.street)) {
        const RankAndCounts pair = count_dealers<kCards>(shared, seen.own, seen.board);
        std::array<std::int64_t, kSequencesMost> worths;
        shared.stakes.worths(shared.stakes.row_of(pair.rank), pair.lanes, worths.data());
        return best_action(shared.tree, shared.tree.nodes[at], worths.data());
    }
    const PackedDecisions& decisions = shared.on_street(seen.street);
    const auto [set, place] = place_of(shared, seen);
    return decisions.at(at, set, place);
}

// From the flop on all deals to come are enumerated, a million of hands; of what comes before it nothing is known here.
template <int kCards>
ActionValues enumerate_choices(const BoardGame& game, const Seen& seen) {
    ActionValues worths;
    if (game.game.board - seen.board.size() > 2) return worths;
    const double unit = nearest(Ratio(game.stakes.unit()));
    BoardChoiceEnumerator<kCards> enumerator(game, seen.own, seen.up);
    for (const double each : enumerator.worths(node_of(game, seen), seen.board))
        worths.emplace_back(each / unit);
    return worths;
}

// Before the flop the sums of the solution were kept.
template <int kCards>
ActionValues choice_values(const BoardShared& shared, const Seen& seen) {
    if (seen.board != CardSet{} || shared.first_worths.empty()) return enumerate_choices<kCards>(shared, seen);
    const double deals = shared.tree.deals_after(0) * nearest(Ratio(shared.stakes.unit()));
    ActionValues worths;
    for (const auto& each : shared.first_worths)
        worths.emplace_back(quotient(each.of[place_of(shared, seen).place], deals));
    return worths;
}

template <int kCards>
Solution solution_of(const std::shared_ptr<const BoardShared>& shared) {
    Solution solution;
    const BoardShared::Outcome& outcome = *shared->outcome;
    solution.returns = outcome.returns, solution.rest = outcome.rest;
    solution.frequency = outcome.frequency, solution.sequences = outcome.sequences;
    solution.play = [shared](const Seen& seen) { return decision<kCards>(*shared, seen); };
    solution.choice_values = [shared](const Seen& seen) { return choice_values<kCards>(*shared, seen); };
    return solution;
}

// By which sequence each is counted, where its ends are looked at.
std::vector<std::optional<std::size_t>> counted_as(const BoardShared& shared) {
    std::vector<std::optional<std::size_t>> as(shared.tree.sequences.size());
    for (std::size_t sequence = 0; sequence < as.size(); ++sequence)
        if (!shared.stakes.constant(sequence))
            as[sequence] =
                shared.of_sequence[sequence] == kNoSource ? sequence : shared.sources[shared.of_sequence[sequence]].of;
    return as;
}

// Backward induction, then the forward pass, unless all decisions turn out to be those of a play that is held.
void solve_from_scratch(BoardShared& shared, BoardReprice* reprice, const SolveOptions& options, unsigned threads,
                        const EachBoardDecision& each) {
    shared.lanes = LaneSums::of(shared, threads, options.progress);
    shared.make_room();
    BackwardPass backward(shared, options, threads, each != nullptr);
    backward.solve();
    if (reprice && reprice->take_found()) return;
    ForwardPass forward(shared, options, threads, each);
    forward.solve();
    for (std::size_t street = 0; each && street < shared.tree.cards.size(); ++street)
        if (!shared.is_whole(street))
            backward.tell(
                street, [&](std::size_t at, CardSet board, auto& reach) { forward.reach_counts(at, board, reach); },
                each);
    shared.counts = {std::move(forward.tally), std::move(forward.visits), counted_as(shared)};
}

template <int kCards>
Solution solve_with(const Showdown& game, const SolveOptions& options, const EachBoardDecision& each) {
    const bool is_small = options.threads == 0 && game.deck.size() < 30;
    const unsigned threads = each || is_small ? 1 : thread_count(options.threads);
    const auto shared = std::make_shared<BoardShared>(game, threads, options.rule != nullptr, each != nullptr);
    const bool is_plain = !options.rule && !each && !options.from_scratch;
    std::optional<BoardReprice> reprice;
    if (is_plain) {
        if (const auto known = KnownPlays::all().find(*shared)) return solution_of<kCards>(known);
        if (auto held = KnownPlays::all().find_readable(*shared)) reprice.emplace(std::move(held), *shared, threads);
    }
    if (!reprice || !reprice->take_proven())
        solve_from_scratch(*shared, reprice ? &*reprice : nullptr, options, threads, each);
    shared->outcome = outcome_of(*shared);
    shared->game.settle = nullptr;  // it may hold on to rows of a set-up that is gone before the solution
    if (is_plain) KnownPlays::all().add(shared);
    return solution_of<kCards>(shared);
}

void check(const Showdown& game, const SolveOptions& options) {
    if (options.worth || options.mistakes || options.street_worth)
        throw std::invalid_argument("worth by rank and mistakes are not told of games with a board that both share");
    const auto* const rank = game.rank.target<RankValue (*)(CardSet)>();
    if (!rank || *rank != &rank_by<rank::kFiveCards>)
        throw std::invalid_argument("a board that both share is ranked by five cards in their usual order");
    for (const Street& street : game.streets)
        for (const Action& action : street.actions)
            for (const int wager : game.apart)
                if (action.folds || std::ranges::find(action.lays, wager, &Laid::wager) != action.lays.end())
                    throw std::invalid_argument("a wager that stands apart is touched by an action");
    if (game.own != 2 || game.dealer != 2 || game.streets.front().own != 2 || game.board < 3 || game.board > 5)
        throw std::invalid_argument("no known shape but two own cards, two of the dealer's, three to five of a board");
}

}  // namespace

Solution solve_shared_board(const Showdown& game, const SolveOptions& options, const EachBoardDecision& each) {
    check(game, options);
    switch (game.own + game.board) {
        case 5: return solve_with<5>(game, options, each);
        case 6: return solve_with<6>(game, options, each);
        default: return solve_with<7>(game, options, each);
    }
}

ActionValues shared_board_choice_values(const Showdown& game, const Seen& seen) {
    check(game, {});
    const BoardGame described(game, seen.up.size());
    switch (game.own + game.board) {
        case 5: return enumerate_choices<5>(described, seen);
        case 6: return enumerate_choices<6>(described, seen);
        default: return enumerate_choices<7>(described, seen);
    }
}

}  // namespace baize::poker
