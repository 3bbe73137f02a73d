#include "games/blackjack/nz_variants.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/blackjack/nz_sides.hpp"
#include "games/chosen.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"

namespace baize::blackjack::nz {

namespace book = nz_blackjack;

// ---- Ante Up Blackjack (18) -----------------------------------------------------------------------------------------

bool is_ante_up(const Setup& setup) { return chosen(setup, book::Variant, book::AnteUp); }

namespace {

// 18.4: waived where the initial wager reaches what the operator prescribes.
bool is_waived(const Setup& setup, Money wager) {
    const auto prescribed = setup.option_amount(book::AnteWaived);
    return prescribed && wager >= *prescribed;
}

// 18.7: nobody acts any more for whom nothing lies there.
void leave_box(Table& t, Box& box) {
    const auto left =
        std::ranges::find_if(t.stakes(), [&](const Stake& stake) { return is_open_on(stake, box, Main); });
    if (left == t.stakes().end()) {
        box.voided = true;
        settle_open(t, box, voided("18.7"));
    } else if (Stake* own = t.find(box.seated, box.number, Main, 0); !own || !own->open) {
        box.seated = left->player;
    }
}

}  // namespace

void collect_antes(Table& t) {
    for (Stake& main : t.stakes()) {
        if (main.position.wager != Main || !main.open) continue;
        const bool waived = is_waived(t.setup(), main.amount);
        if (Stake* ante = t.find(main.player, main.box, Ante, 0))
            t.settle(*ante, waived ? voided("18.4") : lose("18.6"));
        else if (!waived)
            each_open(t, t.box(main.box), [&](Stake& stake) {
                if (stake.player == main.player) t.settle(stake, voided("18.7"));
            });
    }
    for (Box& box : t.boxes())
        if (box.live()) leave_box(t, box);
}

MaybeRefusal accept_ante(const Table& t, const PlaceBet& bet) {
    const Money flat = t.setup().limits(Ante).min;
    if (bet.stake != flat) return Refusal{fmt::format("the ante is a flat rate of {}", to_string(flat)), "18.3"};
    return std::nullopt;
}

// 1.1, 18.3: a flat rate of at most 12.5 % of the table minimum. Before a
// table has limits there is nothing to compare it with.
MaybeRefusal permit_ante(const Setup& setup) {
    const Limits& ante = setup.limits(Ante);
    if (!is_ante_up(setup) || ante.max == Limits{}.max) return std::nullopt;
    if (ante.min != ante.max) return Refusal{"the ante is a flat rate: its minimum is its maximum", "18.3"};
    const Money minimum = setup.limits(Main).min;
    if (ante.min * book::kAnteOfMinimumMax.den > minimum * book::kAnteOfMinimumMax.num)
        return Refusal{fmt::format("an ante of {} is more than 12.5 % of the table minimum of {}", to_string(ante.min),
                                   to_string(minimum)),
                       "1.1"};
    return std::nullopt;
}

// 21.2: both minima are specified.
MaybeRefusal permit_select(const Setup& setup) {
    if (!chosen(setup, book::Variant, book::PlayerSelect)) return std::nullopt;
    const auto upper = setup.option_amount(book::UpperMinimum);
    if (!upper)
        return Refusal{"Player Select has an upper minimum; expected an amount, such as upper-minimum=50", "21.2"};
    if (*upper <= setup.limits(Main).min)
        return Refusal{fmt::format("an upper minimum of {} is not above the lower of {}", to_string(*upper),
                                   to_string(setup.limits(Main).min)),
                       "21.2"};
    return std::nullopt;
}

// ---- Blackjack + (19) -----------------------------------------------------------------------------------------------

void pay_at_once(Table& t, const Box& box, std::size_t h, const Rules& rules) {
    if (!won_at_once(result_of(box, h, rules), rules)) return;
    each_on_hand(t, box, h, [&](Stake& stake) {
        const bool waits = stake.position.wager == Double && !rules.doubled_21_wins;  // 11.4, ruling R32 the other way
        if (on_totals(stake, rules) && !waits) t.settle(stake, verdict_on(t, stake, {}, rules));
    });
}

Return verdict_on(const Table& t, const Stake& stake, const DealerResult& dealer, const Rules& tables) {
    const Rules& rules = is_upper(t, stake.player, stake.box) ? t.setup().compiled<TableRules>().upper
                                                              : tables;  // 21.5: 11.7 and 12.9 too
    const bool ride = rides(stake, rules);
    if (!ride && stake.position.wager != Main) return verdict(t, stake, dealer, rules);
    const HandResult hand = result_of(t.box(stake.box), stake.hand, rules);
    if (!ride) return settle_main(hand, dealer, blackjack_row(t, stake), rules);
    return settle_ride(hand, dealer, blackjack_row(t, stake), rules,
                       stake.position.wager == HouseMoneyRide ? "15D.11" : "15E.10");
}

// ---- Player Select Blackjack (21) -----------------------------------------------------------------------------------

namespace {

const TableRules& table_rules(const Table& t) { return t.setup().compiled<TableRules>(); }

constexpr std::uint32_t kElections = bit(DoubleDown) | bit(SplitPair);

}  // namespace

bool is_upper(const Table& t, PlayerId player, BoxNo box) {
    const TableRules& rules = table_rules(t);
    return rules.select && rules.upper_minimum.cents > 0 && t.staked(player, box, {Main, 0}) >= rules.upper_minimum;
}

const Rules& rules_for(const Table& t, PlayerId player, BoxNo box) {
    return is_upper(t, player, box) ? table_rules(t).upper : table_rules(t);
}

const PayRow& blackjack_row(const Table& t, const Stake& stake) {
    const bool upper = table_rules(t).select && is_upper(t, stake.player, stake.box);
    return t.setup().pays(upper ? +nz::Upper : +Main)[0];
}

FixedVector<PlayerId, 4> upper_players(const Table& t, const Box& box, std::size_t h) {
    FixedVector<PlayerId, 4> list;
    for (const std::size_t index : followers(t, box, h))
        if (const PlayerId player = t.stakes()[index].player; is_upper(t, player, box.number)) list.push_back(player);
    return list;
}

std::uint32_t with_agreement(const Table& t, const Box& box, std::size_t h, Points points, Question& question,
                             const PlayClauses& by) {
    if (is_upper(t, box.seated, box.number) || upper_players(t, box, h).empty()) return 0;
    const Question wider = hand_question(t, box, h, points, table_rules(t).upper, by);
    const std::uint32_t more = wider.choices & ~question.choices & kElections;
    if (more & bit(DoubleDown)) {
        question.amount_min = wider.amount_min;
        question.amount_max = wider.amount_max;
        question.amount_step = wider.amount_step;
    }
    return more;
}

Question agreement_question(const Box& box, std::size_t h, PlayerId player) {
    return aside(question_to(player, box.number, bit(Disagree) | bit(Agree), "21.7", h));
}

// ---- Free Bet Blackjack (20) ----------------------------------------------------------------------------------------

void offer_free_bets(Question& question, const Box& box, std::size_t h, const Rules& rules) {
    const baize::Hand& hand = box.hands[h];
    if (hand.cards.size() != 2) return;
    const int first = card_value(hand.cards[0]), second = card_value(hand.cards[1]),
              hands = static_cast<int>(box.hands.size());
    const auto free_instead = [&](int paid, int free) {
        question.choices = (question.choices & ~bit(paid)) | bit(free);
    };
    if (doubles_free(first, second, hands > 1, rules)) free_instead(DoubleDown, FreeDoubleDown);    // 20.3
    if (first == second && splits_free(first, hands, rules)) free_instead(SplitPair, FreeSplitPair);  // 20.4
    question.with_amount &= question.choices;
}

namespace {

// 20.8: of equal value to the player's original bet.
Money original_bet(const Table& t, PlayerId player, BoxNo box) { return t.staked(player, box, {Main, 0}); }

void put_lammer(Table& t, PlayerId player, BoxNo box, std::size_t h, OwnWager wager) {
    t.add_lammer(player, box, h, {wager, 0}, original_bet(t, player, box));
}

}  // namespace

void lead_free(Table& t, Box& box, std::size_t h, const Answer& answer) {
    if (answer.choice == FreeSplitPair) {
        split_hand(t, box, h);
        put_lammer(t, box.seated, box.number, h + 1, FreeSplit);   // 20.4
    } else {
        put_lammer(t, box.seated, box.number, h, FreeDouble);      // 20.3
        box.hands[h].doubled = true;
    }
}

void close_lammers(Table& t, const Box& box, std::size_t h) {
    for (Lammer& lammer : t.lammers())
        if (lammer.open && lammer.box == box.number && lammer.hand == h) t.settle(lammer, lose("13.2"));
}

void settle_lammers(Table& t, const DealerResult& dealer, const Rules& rules) {
    for (Lammer& lammer : t.lammers())
        if (lammer.open)
            t.settle(lammer, settle_lammer(result_of(t.box(lammer.box), lammer.hand, rules), dealer, rules));
}

// ---- Those behind the seated player (14.3) --------------------------------------------------------------------------

namespace {

// 21.5, 21.7: by his own rules, or with a wager of the upper minimum that avails itself of the same.
bool is_entitled(const Table& t, const Box& box, std::size_t h, PlayerId player, int led, PlayerId agreed) {
    if (!table_rules(t).select || agreed != kNobody || is_upper(t, box.seated, box.number)) return true;
    const baize::Hand& hand = box.hands[h];
    const int first = card_value(hand.cards[0]), second = card_value(hand.cards[1]);
    const Rules& own = rules_for(t, player, box.number);
    return led == SplitPair ? may_split(first, second, static_cast<int>(box.hands.size()), own)
                            : may_double(first, second, box.hands.size() > 1, own);
}

}  // namespace

FixedVector<Follower, 32> followers_on(const Table& t, const Box& box, std::size_t h, int led, PlayerId agreed) {
    FixedVector<Follower, 32> list;
    for (const std::size_t index : followers(t, box, h)) {
        const PlayerId player = t.stakes()[index].player;
        list.push_back({index, false, is_entitled(t, box, h, player, led, agreed), player == agreed});
    }
    for (std::size_t i = 0; i < t.lammers().size(); ++i) {
        const Lammer& lammer = t.lammers()[i];
        if (lammer.open && lammer.box == box.number && lammer.hand == h && lammer.player != box.seated)
            list.push_back({i, true});
    }
    return list;
}

namespace {

// A lammer as the stake for which it stands.
Stake standing_for(const Table& t, Follower follower) {
    if (!follower.by_lammer) return t.stakes()[follower.index];
    const Lammer& lammer = t.lammers()[follower.index];
    return {lammer.player, lammer.box, lammer.hand, lammer.position, lammer.worth};
}

}  // namespace

Question ask_follower(const Table& t, Follower follower, int led, Money step, const PlayClauses& by) {
    const Stake stake = standing_for(t, follower);
    Question question = follower_question(stake, is_split(led) ? SplitPair : DoubleDown, step, by);
    if (led == FreeSplitPair) question.choices = (question.choices & ~bit(SplitPair)) | bit(FreeSplitPair);
    if (led == FreeDoubleDown) question.choices = (question.choices & ~bit(DoubleDown)) | bit(FreeDoubleDown);
    // 21.5: a hand to name is left, or no double
    if (!follower.entitled) question.choices &= ~kElections;
    if (follower.agreed)
        question.choices = (question.choices & kElections) | bit(Disagree);  // 21.7; ruling R58: or it lapses
    question.with_amount &= question.choices;
    question.amount_max += riding_on(t, stake.player, stake.box, stake.hand);  // 15D.7, 15E.6
    return question;
}

Question agreed_question(const Table& t, const Box& box, std::size_t h, PlayerId agreed, int led, Money step,
                         const PlayClauses& by) {
    const auto list = followers_on(t, box, h, led, agreed);
    return ask_follower(t, *std::find_if(list.begin(), list.end(), [](const Follower& each) { return each.agreed; }),
                        led, step, by);
}

void take_follower(Table& t, Follower follower, const Answer& answer) {
    const Stake stake = standing_for(t, follower);
    if (answer.choice == FreeDoubleDown) return put_lammer(t, stake.player, stake.box, stake.hand, FreeDouble);
    if (answer.choice == FreeSplitPair) return put_lammer(t, stake.player, stake.box, stake.hand + 1u, FreeSplit);
    if (!follower.by_lammer) {
        const Money riding = riding_on(t, stake.player, stake.box, stake.hand);
        follow(t, follower.index, answer);
        if (answer.choice == SplitPair) t.stakes().back().amount += riding;   // 15D.8, 15E.7
        // it stays with the wager on which it rides
        for (Stake& other : t.stakes())
            if (answer.choice == SecondHand && other.player == stake.player && other.box == stake.box &&
                is_ride(other.position.wager))
                ++other.hand;
        return;
    }
    if (answer.choice == DoubleDown) t.add_stake(stake.player, stake.box, stake.hand, {Double, 0}, answer.amount);
    if (answer.choice == SplitPair)
        t.add_stake(stake.player, stake.box, stake.hand + 1u, {Split, 0},
                    stake.amount);  // 20.5, ruling R31 the other way
    if (answer.choice == SecondHand) ++t.lammers()[follower.index].hand;
}

}  // namespace baize::blackjack::nz
