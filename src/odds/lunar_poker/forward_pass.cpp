#include "odds/lunar_poker/forward_pass.hpp"

namespace baize::lunar_poker {

namespace {

// ---- Bets that need no draw -----------------------------------------------------------------------------------------

// One hand against all that the dealer may have, with all suits known.
void add_bet(Returns& sum, const Problem& problem, const Final& own, const Ends& by_ranks, const Unseen& unseen,
             int to_draw) {
    const Forcing& forcing = problem.forcing;
    Forced forced;
    if (forcing.may_pay(own, to_draw))
        forced = forcing.forced_by_up_suit(unseen.left, unseen.suits[0], own, to_draw) +
                 forcing.forced_in_other_suits(unseen, own, to_draw);
    sum.add(own, by_ranks + problem.dealer.ends_by_flushes(own, unseen.suits[0]), forced, to_draw, 1);
}

Returns returns_of_bet(const BeforeSuits& before, const SuitedHand& suits) {
    const Problem& problem = before.problem;
    const RankTable& table = before.by_ranks.at_once;
    const Coloured& hand = before.hand;
    const Final own = suits.flush ? flush_of(problem.game(), hand.once) : problem.five(hand.number);
    const Ends ends = suits.flush ? problem.dealer.ends_of_flush(table.shares(hand.own), own)
                                  : table.ends(0, hand.number);
    Returns sum;
    add_bet(sum, problem, own, ends, suits.unseen, problem.at_once().to_draw);
    return sum;
}

Returns returns_of_sixth(const BeforeSuits& before, const SuitedHand& suits) {
    const Problem& problem = before.problem;
    Returns sum;
    for (int suit = 0; suit < problem.game().suits; ++suit) {
        const bool flush = may_flush_with_sixth(suits, suit);
        each_rank(suits.unseen.suits[suit], [&](int rank) {
            if (sixth_card_value(before, suits, rank, suit, flush) <= 0) return;
            const std::uint32_t six = before.bets.six[rank];
            const SixthCard& known = before.by_ranks.sixths[six];
            const Final own = flush ? final_with_sixth(before, suits, rank, suit) : problem.six(six);
            const Ends ends = flush ? problem.dealer.ends_of_flush(known.shares, own) : known.ends();
            Unseen unseen = suits.unseen;
            unseen.take(rank, suit);
            add_bet(sum, problem, own, ends, unseen, problem.with_sixth.to_draw);
        });
    }
    return sum;
}

// ---- Draws ----------------------------------------------------------------------------------------------------------

bool is_bet_on(const Problem& problem, const Final& own, const Ends& ends, const Forced& forced, int to_draw) {
    return problem.dealer.end_values().of(own, ends) * to_draw + problem.forcing.gain(forced, own, to_draw) > 0;
}

Returns draw_returns(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand, unsigned kept) {
    const RankExchange exchange(hand.ranks, kept);
    const RankTable& table = by_ranks.after(exchange.drawn);
    const auto& row = table.row(exchange.given);
    const int to_draw = table.street.to_draw;
    Returns sum;
    each_drawn(exchange, [&](std::span<const std::uint8_t> drawn, std::uint32_t with) {
        if (row[with].worth == RankTable::kNone) return;
        const Final& own = problem.five(with);
        const Ends ends_by_ranks = table.ends(exchange.given, with);
        const bool forces = problem.forcing.may_pay(own, to_draw);
        const Counts left = forces ? left_after(hand, drawn) : Counts{};
        each_drawing(hand, drawn, [&](std::int64_t drawings, unsigned suited) {
            const Ends ends = ends_by_ranks + problem.dealer.ends_by_flushes(own, suited);
            const Forced forced =
                forces ? problem.forcing.forced_by_up_suit(left, suited, own, to_draw) : Forced{};
            if (is_bet_on(problem, own, ends, forced, to_draw)) sum.add(own, ends, forced, to_draw, drawings);
        });
    });
    return sum;
}

FlushEnds flush_ends(const DrawnFlush& drawn, const Problem& problem, const RankTable& table) {
    const DealersHand& dealer = problem.dealer;
    const int to_draw = table.street.to_draw;
    const Final &flush = drawn.flush, &plain = problem.five(drawn.plain);
    FlushEnds found{.flush = flush, .plain = plain, .plain_bets = false, .ends = {}, .plain_ends = {}, .forced = {},
                    .plain_forced = {}};
    found.ends = dealer.ends_of_flush(table.shares(drawn.dead), flush) +
                 dealer.ends_by_flushes(flush, drawn.left_suited);
    found.forced = problem.forcing.forced_by_up_suit(drawn.left, drawn.left_suited, flush, to_draw);
    found.plain_ends = table.ends(drawn.given, drawn.plain) + dealer.ends_by_flushes(plain, drawn.left_suited);
    if (problem.forcing.may_pay(plain, to_draw))
        found.plain_forced = problem.forcing.forced_by_up_suit(drawn.left, drawn.left_suited, plain, to_draw);
    found.plain_bets = is_bet_on(problem, plain, found.plain_ends, found.plain_forced, to_draw);
    return found;
}

Returns returns_of_exchange(unsigned kept, const BeforeSuits& before, const SuitedHand& suits, DrawReturns& draws,
                            OtherSuitReturns& other_suits) {
    const Problem& problem = before.problem;
    const Forcing& forcing = problem.forcing;
    const int to_draw = problem.after_draw(kOwn - std::popcount(kept)).to_draw;
    Returns sum = draws.without_flush(kept);
    for (int suit = 0; suit < problem.game().suits; ++suit) {
        if (suit > 0 && forcing.may_lose_up_card()) sum.add(other_suits.of_draw(kept, suits, suit), 1);
        each_flush_drawn(before.hand, suits, kept, suit, [&](unsigned drawn) {
            const FlushEnds& ends = draws.of_flush(kept, drawn, suit == 0);
            Unseen unseen = suits.unseen;
            each_rank(drawn, [&](int rank) { unseen.take(rank, suit); });
            const auto in_other_suits = [&](const Final& own) {
                return forcing.may_pay(own, to_draw) ? forcing.forced_in_other_suits(unseen, own, to_draw) : Forced{};
            };
            sum.add(ends.flush, ends.ends, ends.forced + in_other_suits(ends.flush), to_draw, 1);
            if (ends.plain_bets) sum.add(ends.plain, ends.plain_ends, ends.plain_forced, to_draw, -1);
            sum.add(ends.plain, {}, in_other_suits(ends.plain), to_draw, -1);
        });
    }
    return sum;
}

}  // namespace

const Returns& DrawReturns::without_flush(unsigned kept) {
    return without_flush_.at(kept, [&] { return draw_returns(problem_, by_ranks_, hand_, kept); });
}

const FlushEnds& DrawReturns::of_flush(unsigned kept, unsigned drawn, bool in_up_suit) {
    return of_flush_[kept][in_up_suit].at(drawn, [&] {
        return flush_ends(DrawnFlush(problem_, hand_, kept, drawn, in_up_suit), problem_,
                          by_ranks_.after(std::popcount(drawn)));
    });
}

const Returns& OtherSuitReturns::of_draw(unsigned kept, const SuitedHand& suits, int suit) {
    return known_.at(kept * kParts + places_of_suit(hand_, suits, suit), [&] {
        Returns sum;
        each_in_suit(problem_, hand_, kept, suits.unseen.suits[suit],
                     [&](const Final& own, int to_draw, std::int64_t drawings, const Counts& left, unsigned of_suit) {
                         sum.add(own, {}, problem_.forcing.forced_in_suit(left, of_suit, own, to_draw), to_draw,
                                 drawings);
                     });
        return sum;
    });
}

Returns returns_of(const ChoiceValue& choice, const BeforeSuits& before, const SuitedHand& suits, DrawReturns& draws,
                   OtherSuitReturns& other_suits) {
    switch (choice.first) {
        case Folds: return {};
        case Bets: return returns_of_bet(before, suits);
        case BuysSixth: return returns_of_sixth(before, suits);
        default: return returns_of_exchange(choice.kept, before, suits, draws, other_suits);
    }
}

}  // namespace baize::lunar_poker
