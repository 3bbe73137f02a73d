#include "games/blackjack/hands.hpp"

#include "games/marks.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"

#include <algorithm>

namespace baize::blackjack::table {

bool any_open(const Table& t) {
    return std::any_of(t.stakes().begin(), t.stakes().end(), [](const Stake& stake) { return stake.open; }) ||
           std::any_of(t.lammers().begin(), t.lammers().end(), [](const Lammer& lammer) { return lammer.open; });
}

// ---- Two initial hands ---------------------------------------------------------------------------------------

bool has_two_hands(const Table& t, const Box& box) {
    return t.setup().compiled<Rules>().two_hands && is_marked(t, kTwoHands, box);
}

bool is_initial(const Table& t, const Stake& stake) {
    return stake.position.wager == Main ||
           (stake.position.wager == kSecondHand && t.setup().compiled<Rules>().two_hands);
}

bool on_totals(const Table& t, const Stake& stake) {
    return on_totals(stake, t.setup().compiled<Rules>()) || is_initial(t, stake);
}

namespace {

// Where the second initial hand lies now: splits of the first have moved it on.
std::size_t second_initial_hand(const Table& t, const Box& box) {
    const Stake* const second = t.lying(box.seated, box.number, {kSecondHand, 0});
    return second ? second->hand : 1;
}

}  // namespace

std::size_t hands_of_its_pair(const Table& t, const Box& box, std::size_t h) {
    if (!has_two_hands(t, box)) return box.hands.size();
    const std::size_t second = second_initial_hand(t, box);
    return h < second ? second : box.hands.size() - second;
}

std::size_t first_of_its_pair(const Table& t, const Box& box, std::size_t h) {
    if (!has_two_hands(t, box)) return 0;
    const std::size_t second = second_initial_hand(t, box);
    return h < second ? 0 : second;
}

bool is_blackjack(const Table& t, const Box& box, std::size_t h) {
    const baize::Hand& hand = box.hands[h];
    const bool switched = has_two_hands(t, box) && is_marked(t, kSwitched, box);
    return hand.cards.size() == 2 && points_of(hand).total() == 21 && hands_of_its_pair(t, box, h) == 1 && !switched;
}

// ---- Insurance and even money ------------------------------------------------------------------------------

Question insurance_question(const Table& t, const Box& box, const Stake& main, const Rules& rules,
                            const PlayClauses& by) {
    const Money step = t.setup().limits(Insurance).increment, most{main.amount.cents / 2 / step.cents * step.cents};
    Question question =
        question_with_amount(aside(question_to(main.player, box.number, bit(NoInsurance), by.insure, main.hand)),
                             {.of = bit(Insure), .min = step, .max = most, .step = step, .clause = by.insure_amount});
    const bool insured = t.find(main.player, main.box, Insurance, main.hand) != nullptr;
    if (most >= step && !insured) question.choices |= bit(Insure);
    if (is_blackjack(t, box, main.hand) && offers_even_money(rules)) question.choices |= bit(EvenMoney);
    return question;
}

void take_insurance(Table& t, const Question& question, const Answer& answer, const PlayClauses& by) {
    if (answer.choice == Insure)
        t.add_stake(question.player, question.box, question.hand, {Insurance, 0}, answer.amount);
    if (answer.choice != EvenMoney) return;
    each_on_hand(t, t.box(question.box), question.hand, [&](Stake& stake) {
        if (stake.player == question.player && is_initial(t, stake)) t.settle(stake, win(kEvenMoney, by.even_money));
    });
    if (Stake* insurance = t.find(question.player, question.box, Insurance, question.hand))
        t.settle(*insurance, voided(by.insurance_back));
}

void settle_insurances(Table& t, bool ten, Clause lost) {
    each_open(t, Insurance, [&](Stake& stake) {
        t.settle(stake, settle_insurance(ten, t.setup().pays(Insurance)[0], lost));
    });
}

// ---- Decisions ------------------------------------------------------------------------------------------------

Money seated_stake(const Table& t, const Box& box, std::size_t h) {
    const auto carries = [&](const Stake& stake) {
        return stake.player == box.seated && (is_initial(t, stake) || stake.position.wager == Split);
    };
    if (const Stake* const own = find_on_hand(t, box, h, carries)) return own->amount;
    for (const Lammer& lammer : t.lammers())  // of a hand that a free split made (20.4, 20.5)
        if (lammer.open && lammer.box == box.number && lammer.hand == h && lammer.player == box.seated)
            return lammer.worth;
    return {};
}

namespace {

// 12.4(b), 13.1(c), gb 4.29: an ace of a pair that was split has its one card.
bool has_its_card(const baize::Hand& hand, std::size_t hands) {
    return hands > 1 && hand.cards.size() == 2 && hand.cards[0].rank() == kAce;
}

}  // namespace

bool is_paid_after_free(const Table& t, const Box& box, std::size_t h) {
    if (h == 0 || !splits_free(card_value(box.hands[h].cards[0]), 1, t.setup().compiled<Rules>())) return false;
    return find_on_hand(t, box, h, [&](const Stake& stake) {
        return stake.player == box.seated && stake.position.wager == Split;
    });
}

Question hand_question(const Table& t, const Box& box, std::size_t h, Points points, const Rules& rules,
                       const PlayClauses& by) {
    const baize::Hand& hand = box.hands[h];
    const std::size_t hands = hands_of_its_pair(t, box, h);
    Question question = question_to(box, bit(Draw), by.decide, h);
    question.with_amount = rules.double_for_less ? bit(DoubleDown) : 0;          // 11.2(b), gb 4.27
    question.amount_clause = by.double_amount;
    if (has_its_card(hand, hands)) {                                             // gb 4.31: a pair of aces again
        question.choices = bit(Stand) | bit(SplitPair);
        return question;
    }
    if (may_stand(points, rules)) question.choices |= bit(Stand);                // 13.1(d), gb 4.12
    if (t.exposed_next()) question.choices |= bit(Refuse);                       // 16.4
    if (hand.cards.size() != 2) return question;
    const int first = card_value(hand.cards[0]), second = card_value(hand.cards[1]);
    if (may_split(first, second, static_cast<int>(hands), rules) && box.hands.size() < box.hands.capacity())
        question.choices |= bit(SplitPair);  // 12.1, 12.4, gb 4.28
    if (!may_double(first, second, hands > 1, rules)) return question;
    question.choices |= bit(DoubleDown);                                         // 11.1, 11.6, gb 4.27
    if (!rules.double_for_less) return question;
    question.amount_step = t.setup().limits(Main).increment;                     // 11.2(b)
    question.amount_min = question.amount_step;
    question.amount_max = seated_stake(t, box, h);                               // 11.2(a)
    return question;
}

void split_hand(Table& t, Box& box, std::size_t h) {
    t.insert_hand(box, h + 1);
    t.move_cards(box.hands[h], Picked{1} << (box.hands[h].cards.size() - 1), box.hands[h + 1]);
}

namespace {

bool draws_on(const Box& box, std::size_t h, Points points, std::size_t hands, const Rules& rules) {
    const baize::Hand& hand = box.hands[h];
    if (!box.plays(h)) return false;                                                               // 16.5(a)
    if (!may_draw(points, hand.cards.size(), rules) || hand.doubled) return false;  // 13.1(a), (b), 19.8, gb 4.13, 4.27
    if (!has_its_card(hand, hands)) return true;
    return box.hands.size() < box.hands.capacity() &&
           may_split(card_value(hand.cards[0]), card_value(hand.cards[1]), static_cast<int>(hands), rules);  // gb 4.31
}

}  // namespace

bool may_draw_more(const Box& box, std::size_t h, Points points, const Rules& rules) {
    return draws_on(box, h, points, box.hands.size(), rules);
}

bool may_draw_more(const Table& t, const Box& box, std::size_t h, Points points, const Rules& rules) {
    return draws_on(box, h, points, hands_of_its_pair(t, box, h), rules);
}

void lead(Table& t, Box& box, std::size_t h, const Answer& answer) {
    const Money original = seated_stake(t, box, h);
    if (answer.choice == SplitPair) {
        split_hand(t, box, h);
        t.add_stake(box.seated, box.number, h + 1, {Split, 0}, original);                    // 12.2, gb 4.28
    } else if (answer.choice == DoubleDown) {
        const bool for_less = t.setup().compiled<Rules>().double_for_less;
        t.add_stake(box.seated, box.number, h, {Double, 0}, for_less ? answer.amount : original);  // 11.2, gb 4.27
        box.hands[h].doubled = true;                                                         // 11.3
    }
}

FixedVector<std::size_t, 32> followers(const Table& t, const Box& box, std::size_t h) {
    FixedVector<std::size_t, 32> list;
    for (std::size_t i = 0; i < t.stakes().size(); ++i) {
        const Stake& stake = t.stakes()[i];
        if (on_hand(stake, box, h) && stake.player != box.seated &&
            (is_initial(t, stake) || stake.position.wager == Split))
            list.push_back(i);
    }
    return list;
}

Question follower_question(const Stake& stake, Choice led, Money step, const PlayClauses& by) {
    const Clause clause = led == DoubleDown ? by.follow_double : by.follow_split;
    Question question = question_to(stake.player, stake.box, 0, clause, stake.hand);
    question.amount_step = std::max(step, Money{1});
    question.amount_clause = by.double_amount;
    if (led == SplitPair) {
        question.choices = bit(SplitPair) | bit(FirstHand) | bit(SecondHand);
        return question;
    }
    question.choices = bit(Decline) | bit(DoubleDown);
    if (step.cents == 0) return question;
    question.with_amount = bit(DoubleDown);
    question.amount_min = step;
    question.amount_max = stake.amount;
    return question;
}

void follow(Table& t, std::size_t index, const Answer& answer) {
    const Stake stake = t.stakes()[index];
    const auto next = static_cast<std::uint8_t>(stake.hand + 1);
    const bool for_less = t.setup().compiled<Rules>().double_for_less;
    if (answer.choice == DoubleDown)
        t.add_stake(stake.player, stake.box, stake.hand, {Double, 0}, for_less ? answer.amount : stake.amount);
    if (answer.choice == SplitPair) t.add_stake(stake.player, stake.box, next, {Split, 0}, stake.amount);
    if (answer.choice != SecondHand) return;
    t.stakes()[index].hand = next;
    // 9.6: but one that a peek has settled (gb 4.17) stays where its line is, or a ruling on that hand would lose it.
    Stake* insurance = t.find(stake.player, stake.box, Insurance, stake.hand);
    if (insurance && insurance->open) insurance->hand = next;
}

// ---- Settlement -----------------------------------------------------------------------------------------------

HandResult result_of(const Box& box, std::size_t h, const Rules& rules) {
    const baize::Hand& hand = box.hands[h];
    const Points points = points_of(hand);
    return {points.total(), is_blackjack(box, hand),
            is_five_and_under(points, hand.cards.size(), box.hands.size() > 1, rules)};
}

HandResult result_of(const Table& t, const Box& box, std::size_t h, const Rules& rules) {
    HandResult result = result_of(box, h, rules);
    result.blackjack = is_blackjack(t, box, h);
    const bool split = rules.split_21_has_two_cards && hands_of_its_pair(t, box, h) > 1;     // gb 4.30
    result.two_cards = split && box.hands[h].cards.size() == 2 && result.total == 21;
    return result;
}

namespace {

// Under "bust and one", is this the player's first hand that still stands?
bool carries_one(const Table& t, const Stake& stake, const Rules& rules) {
    const Box& box = t.box(stake.box);
    return std::none_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& other) {
        return other.player == stake.player && other.box == stake.box && other.hand < stake.hand && on_totals(other) &&
               box.plays(other.hand) && stands(result_of(t, box, other.hand, rules), rules);
    });
}

}  // namespace

Return verdict(const Table& t, const Stake& stake, const DealerResult& dealer, const Rules& rules) {
    const Box& box = t.box(stake.box);
    const HandResult hand = result_of(t, box, stake.hand, rules);
    switch (stake.position.wager) {
        case Double: return settle_double(hand, dealer, hands_of_its_pair(t, box, stake.hand) > 1, rules);
        case Split:
            return settle_split(hand, dealer, rules.split_loss == SplitLoss::BustAndOne && carries_one(t, stake, rules),
                                rules);
        default: return settle_main(hand, dealer, t.setup().pays(Main)[rules.blackjack_row], rules);
    }
}

bool dealer_matters(const Table& t, const Rules& rules) {
    const auto waits = [&](BoxNo box, std::size_t h) {
        const HandResult hand = result_of(t, t.box(box), h, rules);
        return !hand.bust() && !hand.blackjack;
    };
    return std::any_of(
               t.stakes().begin(), t.stakes().end(),
               [&](const Stake& stake) { return stake.open && on_totals(t, stake) && waits(stake.box, stake.hand); }) ||
           std::any_of(t.lammers().begin(), t.lammers().end(),
                       [&](const Lammer& lammer) { return lammer.open && waits(lammer.box, lammer.hand); });
}

}  // namespace baize::blackjack::table
