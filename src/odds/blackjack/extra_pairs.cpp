// Pair wagers that are added to the hands of a split.
#include "odds/blackjack/sides.hpp"
#include "odds/count/returns.hpp"

namespace baize::blackjack {

namespace {

using count::falling;
using Ways = std::int64_t;

class ExtraPairs {
public:
    ExtraPairs(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows))
        : left_(shoe), rows_(rows), settle_(settle) {}

    template <class Plan>
    ReturnDistribution count(const Plan& plan) {
        each_card(left_, [&](Card first, Ways firsts) {
            const int value = card_value(first);
            each_of(value, [&](Card second, Ways seconds) {
                each_card(left_, [&](Card up, Ways ups) {
                    const SplitPlan split = plan(value, card_value(up));
                    if (split != SplitPlan::Never) deal_split(first, second, split, firsts * seconds * ups);
                });
            });
        });
        return tally_.returns();
    }

private:
    // The box lies as two hands of one card each. So many cards are looked at in every course: three dealt, three
    // second cards.
    void deal_split(Card first, Card second, SplitPlan plan, Ways ways) {
        const int cards = left_.size();
        deal(first, ways * falling<Ways>(cards - 1, 2));
        if (!splits_first_again(plan)) {  // the first hand keeps any second card
            deal(second, ways * falling<Ways>(cards - 1, 2));
            if (!splits_later_again(plan)) return;
            each_of(card_value(first), [&](Card pairing, Ways pairings) {
                for (const Card card : {second, pairing}) deal(card, ways * pairings * (left_.size() - 1));
            });
            return;
        }
        Ways unpaired = cards;
        each_of(card_value(first), [&](Card pairing, Ways pairings) {  // the first hand is split again, and three
                                                                       // hands have any second cards
            unpaired -= pairings;
            for (const Card card : {first, pairing, second}) deal(card, ways * pairings * (left_.size() - 1));
        });
        deal(second, ways * unpaired * (cards - 2), 1);  // the first hand's second card did not pair, and is removed
        if (!splits_later_again(plan)) return;
        each_of(card_value(first), [&](Card pairing, Ways pairings) {
            for (const Card card : {second, pairing}) deal(card, ways * unpaired * pairings, 1);
        });
    }

    template <class Then>
    void each_of(int value, Then then) {
        each_card(left_, [&](Card card, Ways cards) {
            if (card_value(card) == value) then(card, cards);
        });
    }

    // A second card to the card of a hand: whatever is not of its rank loses alike. `removed`: cards, of another value,
    // that are no longer there.
    void deal(Card on, Ways ways, int removed = 0) {
        Ways others = left_.size() - removed;
        for (const Suit suit : count::kEverySuit) {
            const Card card(on.rank(), suit);
            tally_.add(settle_(on, card, rows_), ways * left_[card]);
            others -= left_[card];
        }
        tally_.add(settle_(on, Card(on.rank() == 2 ? 3 : 2, on.suit()), rows_), ways * others);
    }

    FaceShoe left_;
    Rows rows_;
    Return (*settle_)(Card, Card, Rows);
    count::Tally tally_;
};

}  // namespace

ReturnDistribution extra_pairs_returns(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows),
                                       const std::function<SplitPlan(int value, int up)>& plan) {
    return ExtraPairs(shoe, rows, settle).count(plan);
}

}  // namespace baize::blackjack
