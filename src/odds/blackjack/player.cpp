#include "odds/blackjack/player.hpp"

#include "games/blackjack/nz_blackjack.hpp"

namespace baize::blackjack {

namespace {

// Questions that are not how a hand is played have one of these among their choices.
constexpr std::uint32_t kBesideTheHand = [] {
    using namespace nz;
    return bit(NoInsurance) | bit(Decline) | bit(FirstHand) | bit(NoPairWager) | bit(Disagree) | bit(Cash) |
           bit(PressButton);
}();

Answer beside_the_hand(const Question& question, bool takes_even_money) {
    using namespace nz;
    if (question.offers(EvenMoney) && takes_even_money) return {EvenMoney, {}};
    if (question.offers(NoInsurance)) return {NoInsurance, {}};
    if (question.offers(Decline)) return {Decline, {}};
    if (question.offers(FirstHand)) return {SplitPair, {}};
    if (question.offers(NoPairWager)) return {NoPairWager, {}};  // 15B.10, 15C.11
    if (question.offers(Disagree)) return {Disagree, {}};        // 21.7
    if (question.offers(Cash)) return {Cash, {}};                // 15D.6(a), 15E.5(a)
    return {PressButton, {}};                                    // 15A.9
}

}  // namespace

Answer BoxPlayer::answer(const Table& table, const Question& question) {
    using namespace nz;
    if (question.choices & kBesideTheHand) return beside_the_hand(question, strategy_.takes_even_money());
    const Box& box = table.box(question.box);
    const baize::Hand& hand = box.hands[question.hand];
    Node node = blackjack::Strategy::root();
    for (const Card card : hand.cards) node = strategy_.next(node, card_value(card));
    const bool free_split = question.offers(FreeSplitPair),
               free_double = question.offers(FreeDoubleDown);  // 20.3, 20.4
    const bool split = hands_of_its_pair(table, box, question.hand) > 1;
    const Place place = question.hand == first_of_its_pair(table, box, question.hand) ? Place::First
                        : is_paid_after_free(table, box, question.hand)               ? Place::PaidAfterFree
                                                                                      : Place::Later;
    const Context context{split ? card_value(hand.cards[0]) : 0, free_split || question.offers(SplitPair),
                          free_double || question.offers(DoubleDown), place};
    switch (strategy_.action(node, card_value(table.house().hand().cards[0]), context)) {
        case Action::Stand: return {question.offers(Stand) ? Stand : Draw, {}};
        case Action::Draw: return {Draw, {}};
        case Action::Double: return free_double ? Answer{FreeDoubleDown, {}} : Answer{DoubleDown, question.amount_max};
        case Action::Split: return free_split ? Answer{FreeSplitPair, {}} : Answer{SplitPair, {}};
    }
    return {Draw, {}};
}

}  // namespace baize::blackjack
