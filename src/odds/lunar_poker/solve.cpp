// The passes put together (problem.hpp): over all hands against one up card, or for one hand.
//
// First come the values by ranks, which all hands share. Then each hand of five ranks is coloured and suited in every
// way, its choice values are found, and its best choice is added to the sums of that first action, as often as hands
// are alike; where it is asked for, the forward pass adds the returns of that choice. Nothing but the sums goes from
// one hand to the next, and those are of whole numbers, so that hands could be taken in any order.
// Cost: by a whole deck 15 s of one processor for an up card and 0.45 GB, with returns 42 s and 1.1 GB; for one hand
// 10 ms.
#include "odds/lunar_poker/solve.hpp"

#include <algorithm>
#include <functional>

#include "odds/lunar_poker/forward_pass.hpp"
#include "odds/too_fine.hpp"

namespace baize::lunar_poker {

Integer draws(const MainGame& game, First first) {
    const int unseen = game.cards() - 1 - kOwn;
    if (first == BuysSixth) return unseen;
    return first < Exchanges2 ? 1 : ways(unseen, exchanged(first));
}

Integer parts(const MainGame& game, First first) {
    const int unseen = game.cards() - 1 - kOwn - (first == BuysSixth ? 1 : exchanged(first));
    return draws(game, first) * Integer(ways(unseen, 4)) * (unseen - 4);
}

namespace {

// With odds of one's own so many may exchange, and win so much, that 64 bits do not hold it.
void add(AgainstUp& sums, const Problem& problem, const ChoiceValue& choice, std::int64_t alike) {
    Summed& sum = sums[choice.first];
    sum.hands += alike;
    sum.bets += alike * choice.worth.bets;
    std::int64_t worth, ends;
    if (__builtin_mul_overflow(alike, choice.worth.sum, &worth) ||
        __builtin_add_overflow(sum.worth, worth, &sum.worth) ||
        __builtin_mul_overflow(sum.hands, problem.parts[choice.first], &ends))
        throw OddsTooFine("by these odds more is won at Lunar Poker than can be summed exactly; expected lower ones");
}

// ---- All hands ------------------------------------------------------------------------------------------------------

using Choose = std::function<ChoiceValue(const Choices&)>;

struct AllHands {
    const Problem& problem;
    const ByRanks& by_ranks;
    Choose choose;
    bool follows;  // the outcomes of the choices are counted too
};

// 5.8: instant cash ends the round.
bool is_instant_cash(const HandRanks& hand, const SuitedHand& suits) {
    return suits.flush && value_of(hand.once, true) >= least(Kind::StraightFlush);
}

// What all hands of the same ranks share.
struct SameRanks {
    SameRanks(const AllHands& all, const HandRanks& ranks)
        : bounds(all.by_ranks.after_draw.empty() ? DrawBounds{} : bounds_of_draws(all.problem, all.by_ranks, ranks)),
          other_suits(all.problem, ranks), returns(all.problem, ranks) {}

    const DrawBounds bounds;
    OtherSuitValues other_suits;
    OtherSuitReturns returns;
};

// Of the same colouring, by the other suits.
void add_coloured(PlayOutcomes& sum, const AllHands& all, const Coloured& hand, SameRanks& same) {
    const Problem& problem = all.problem;
    const BetValues bets = bet_values(problem, all.by_ranks, hand);
    const BeforeSuits before{problem, all.by_ranks, same.bounds, hand, bets};
    DrawValues draws(problem, all.by_ranks, hand);
    DrawReturns returns(problem, all.by_ranks, hand);
    each_suiting(problem.game(), hand, [&](const std::array<unsigned, 4>& own, std::int64_t alike) {
        const SuitedHand suits(problem, hand, own);
        if (is_instant_cash(hand, suits)) return;
        const ChoiceValue choice = all.choose(Choices(before, suits, draws, same.other_suits));
        add(sum.sums, problem, choice, alike);
        if (all.follows && choice.first != Folds)
            sum.returns[choice.first].add(returns_of(choice, before, suits, returns, same.returns), alike);
    });
}

void add_hands(PlayOutcomes& sum, const AllHands& all, const HandRanks& ranks) {
    SameRanks same(all, ranks);
    const unsigned most = ranks.once & ~(1u << all.problem.dealer.up());
    for (unsigned suited = most;; suited = (suited - 1) & most) {
        if (const auto hand = coloured(all.problem, ranks, suited)) add_coloured(sum, all, *hand, same);
        if (suited == 0) break;
    }
}

PlayOutcomes solved(const AllHands& all, const Progress& progress) {
    PlayOutcomes sum;
    const auto hands = static_cast<std::uint32_t>(RankHands::of(kOwn).size());
    for (std::uint32_t hand = 0; hand < hands; ++hand) {
        if (hand % 64 == 0) ask_to_go_on(progress, 0.3 + 0.7 * hand / hands);
        if (const auto ranks = hand_ranks(all.problem, hand)) add_hands(sum, all, *ranks);
    }
    return sum;
}

ChoiceValue best_of(const Choices& choices) { return choices.best(); }

}  // namespace

AgainstUp solve_against(const MainGame& game, int up, const Progress& progress, FirstPlayOf plays) {
    const Problem problem(game, up);
    const ByRanks by_ranks = values_by_ranks(problem, false, progress);
    const Choose choose = plays ? Choose([&](const Choices& choices) { return choices.given(plays); }) : best_of;
    return solved({problem, by_ranks, choose, false}, progress).sums;
}

PlayOutcomes outcomes_against(const MainGame& game, int up, const Progress& progress) {
    const Problem problem(game, up);
    const ByRanks by_ranks = values_by_ranks(problem, true, progress);
    return solved({problem, by_ranks, best_of, true}, progress);
}

PlayOutcomes outcomes_of_betting(const MainGame& game, int up) {
    const Problem problem(game, up);
    const ByRanks by_ranks = values_of_bets_by_ranks(problem, true);
    const Choose choose = [](const Choices& choices) { return choices.best_without_draws(); };
    return solved({problem, by_ranks, choose, true}, {});
}

// ---- One hand -------------------------------------------------------------------------------------------------------

namespace {

// Suits are named again, so that the up card's is the first.
std::array<unsigned, 4> renamed(poker::CardSet set, Card up) {
    std::array<unsigned, 4> ranks = {set.suit(0), set.suit(1), set.suit(2), set.suit(3)};
    std::swap(ranks[0], ranks[up.suit_index()]);
    return ranks;
}

std::uint32_t number_of(const std::array<unsigned, 4>& own) {
    Counts counts{};
    for (const unsigned ranks : own) each_rank(ranks, [&](int r) { ++counts[r]; });
    return RankHands::number(counts);
}

// What its choice is made from, all that belongs to one hand.
struct OneHand {
    OneHand(const MainGame& game, poker::CardSet hand, Card up, bool ends)
        : own(renamed(hand, up)), problem(game, up.rank() - 2),
          by_ranks(values_by_ranks_for(problem, ends, number_of(own))),
          ranks(hand_ranks(problem, number_of(own)).value()), bounds(bounds_of_draws(problem, by_ranks, ranks)),
          coloured(lunar_poker::coloured(problem, ranks, own[0]).value()),
          bets(bet_values(problem, by_ranks, coloured)), suits(problem, coloured, own) {}

    const std::array<unsigned, 4> own;  // by suits, the up card's first
    const Problem problem;
    const ByRanks by_ranks;
    const HandRanks ranks;
    const DrawBounds bounds;
    const Coloured coloured;
    const BetValues bets;
    const SuitedHand suits;
    const BeforeSuits before{problem, by_ranks, bounds, coloured, bets};
};

poker::CardSet kept_cards(const OneHand& hand, unsigned kept, Card up) {
    std::array<unsigned, 4> ranks{};
    for (std::size_t i = 0; i < kOwn; ++i)
        if (kept >> i & 1u) ranks[hand.suits.suits[i]] |= 1u << hand.ranks.ranks[i];
    return poker::CardSet::of_suits(renamed(poker::CardSet::of_suits(ranks), up));
}

}  // namespace

std::vector<Option> options_of(const MainGame& game, poker::CardSet hand, Card up) {
    const OneHand one(game, hand, up, false);
    DrawValues draws(one.problem, one.by_ranks, one.coloured);
    OtherSuitValues other_suits(one.problem, one.ranks);
    std::vector<Option> options;
    for (const ChoiceValue& choice : Choices(one.before, one.suits, draws, other_suits).all())
        options.push_back({choice.first, kept_cards(one, choice.kept, up), choice.antes});
    std::ranges::stable_sort(options, std::greater(), &Option::worth);
    return options;
}

PlayOutcomes outcomes_of_hand(const MainGame& game, poker::CardSet hand, Card up) {
    const OneHand one(game, hand, up, true);
    DrawValues draws(one.problem, one.by_ranks, one.coloured);
    OtherSuitValues other_suits(one.problem, one.ranks);
    const ChoiceValue choice = Choices(one.before, one.suits, draws, other_suits).best();
    DrawReturns draw_returns(one.problem, one.by_ranks, one.coloured);
    OtherSuitReturns returns_in_other_suits(one.problem, one.ranks);
    PlayOutcomes outcomes;
    add(outcomes.sums, one.problem, choice, 1);
    outcomes.returns[choice.first] = returns_of(choice, one.before, one.suits, draw_returns, returns_in_other_suits);
    return outcomes;
}

}  // namespace baize::lunar_poker
