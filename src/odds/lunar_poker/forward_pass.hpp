// The forward pass: how often the play that the backward passes chose ends in each way, the distribution of its
// returns.
//
// Follows the chosen action sequence from the deal: the first action, the draw, the bet where it is worth more than a
// fold, and the dealer forced where that is worth more. Each end is counted as often as draw, dealer's hand and the
// card that he is forced to take bring it (`parts` in solve.hpp), so that for every hand
//   worth = sum over ends of (count x what such an end brings)
// holds in whole numbers, and the return distribution follows without another look at the cards. The same identities
// are used as by the backward passes, with counts in the place of values, and what hands share is found once for them.
// Cost: that of the backward pass for the one choice that was taken, with five sums over the dealer's hands instead of
// one, and O(combinations that are paid), 110, for each addition.
#pragma once

#include "odds/lunar_poker/by_all_suits.hpp"

namespace baize::lunar_poker {

// How a drawn flush ends, and how the same ranks would without one, where they are bet on.
struct FlushEnds {
    Final flush, plain;
    bool plain_bets;
    Ends ends, plain_ends;
    Forced forced, plain_forced;
};

// The outcomes of draws, of all hands of one colouring.
class DrawReturns {
public:
    DrawReturns(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand)
        : problem_(problem), by_ranks_(by_ranks), hand_(hand) {}

    // Without flushes of one's own, and without what forcing in other suits changes.
    const Returns& without_flush(unsigned kept);
    const FlushEnds& of_flush(unsigned kept, unsigned drawn, bool in_up_suit);

private:
    const Problem& problem_;
    const ByRanks& by_ranks_;
    const Coloured& hand_;
    Memo<Returns, kParts> without_flush_;
    std::array<std::array<MemoOfRanks<FlushEnds>, 2>, kParts> of_flush_;
};

// What forcing in one suit changes in the returns of draws, of all hands of the same ranks.
class OtherSuitReturns {
public:
    OtherSuitReturns(const Problem& problem, const HandRanks& hand) : problem_(problem), hand_(hand) {}

    const Returns& of_draw(unsigned kept, const SuitedHand& suits, int suit);

private:
    const Problem& problem_;
    const HandRanks& hand_;
    Memo<Returns, kParts * kParts> known_;  // by the cards that are kept and those of the suit
};

// The outcomes of one choice.
Returns returns_of(const ChoiceValue& choice, const BeforeSuits& before, const SuitedHand& suits, DrawReturns& draws,
                   OtherSuitReturns& other_suits);

}  // namespace baize::lunar_poker
