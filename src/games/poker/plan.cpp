#include "games/poker/plan.hpp"

#include <algorithm>
#include <stdexcept>

#include "games/poker/blind_stake.hpp"
#include "games/questions.hpp"

namespace baize::poker {

std::vector<Cap> caps_of_wagers(const Setup& setup, std::span<const std::uint8_t> wagers) {
    std::vector<Cap> caps;
    for (const std::uint8_t wager : wagers)
        if (const Money most = setup.limits(wager).payout_max; most.cents > 0) caps.push_back({{wager}, most});
    return caps;
}

const Plan::Street* street_of(const Plan& plan, const Setup& setup, std::size_t street) {
    for (const Plan::Street& each : plan.streets)
        if (in_force(each, setup) && street-- == 0) return &each;
    return nullptr;
}

const Decision& decision_on(const Plan& plan, const Setup& setup, std::size_t street) {
    if (const Plan::Street* const found = street_of(plan, setup, street)) return found->decision;
    throw std::logic_error("a street that the plan does not have");
}

namespace {

// ---- What is offered ----------------------------------------------------------------------------------------------

bool word_keeps_something(const Table& t, const Box& box, const Decision& decision) {
    return std::ranges::any_of(decision.folds, [&](const FoldRow& row) {
        return row.what == OnFold::KeptByWord && t.has(box, row.wager);
    });
}

RankValue rank_of(const rank::Order& order, const Hand& hand) {
    const std::span<const Card> cards{hand.cards.begin(), hand.cards.end()};
    switch (order.cards) {
        case 3: return rank::best<rank::kThreeCards>(cards).value();
        case 4: return rank::best<rank::kFourCards>(cards).value();
        default: return rank::best<rank::kFiveCards>(cards).value();
    }
}

// Bits over the game's choices. Where cards were shown in error a raise may be once alone.
std::uint32_t offered(const Table& t, const Box& box, const Decision& decision) {
    std::uint32_t choices = 1u << decision.fold;
    const int most = happened(t, kOnceOrFold) ? decision.from : decision.to;
    if (laid_blind(t, box, decision)) choices |= 1u << decision.stand;
    else for (int laid = decision.from; laid <= most; ++laid) choices |= 1u << (decision.raise + laid - decision.from);
    if (decision.keep != kNoChoice && word_keeps_something(t, box, decision)) choices |= 1u << decision.keep;
    return choices;
}

// Any amount above that of the other raise, as the chips allow.
void offer_further(Question& question, const Table& t, const Box& box, const Decision& decision) {
    const FurtherRaise& further = decision.further;
    const Money each = t.staked(box.seated, box.number, {decision.of, 0}),
                step = t.setup().limits(decision.of).increment;
    question = question_with_amount(question, {.of = 1u << further.choice, .min = each * decision.to + step,
                                               .max = each * further.to, .step = step, .clause = further.clause});
    question.choices |= question.with_amount;
}

// On another street. Rows of which only one is in force lay it on one street: what lies there was laid before the deal.
bool lies_already(const Table& t, const Box& box, const Plan& plan, const Decision& decision) {
    if (!plan.is_laid_by_several(decision.wager) || !t.has(box, decision.wager)) return false;
    return std::ranges::count_if(plan.streets, [&](const Plan::Street& street) {
        return street.decision.wager == decision.wager && in_force(street, t.setup());
    }) > 1;
}

bool is_asked(const Table& t, const Box& box, const Plan& plan, const Decision& decision) {
    if (!t.has(box, decision.of)) return false;
    if (decision.against && !decision.against(t.house().hand().cards[plan.up_card])) return false;
    return !lies_already(t, box, plan, decision);
}

// ---- What is answered ---------------------------------------------------------------------------------------------

void lay(Table& t, const Box& box, const Decision& decision, Money amount) {
    if (!decision.side) mark_box(t, kLaidLater, box);
    t.add_stake(box.seated, box.number, 0, {decision.wager, 0}, amount);
}

void act(Table& t, Box& box, const Decision& decision, const Answer& answer) {
    if (answer.choice == decision.stand) return;
    if (decision.passive == Passive::Withdraw) {
        if (answer.choice == decision.fold) t.take_back(*t.find(box.seated, box.number, decision.wager, 0));
        return;
    }
    if (answer.choice == decision.further.choice) return lay(t, box, decision, answer.amount);
    if (const int laid = times(decision, answer.choice))
        return lay(t, box, decision, t.find(box.seated, box.number, decision.of, 0)->amount * laid);
    if (decision.passive == Passive::Fold) fold(t, box, answer.choice == decision.keep);
}

Question question_of(const Table& t, const Box& box, const Plan& plan, const Decision& decision, std::size_t street) {
    const bool blind = laid_blind(t, box, decision);
    const Clause clause = blind                      ? decision.taken_back
                          : happened(t, kOnceOrFold) ? decision.once_or_fold
                                                     : decision.clause;
    Question question = question_to(box, offered(t, box, decision), clause);
    question.side = decision.side;
    if (decision.further.may && decision.further.may(rank_of(*plan.order, box.hand())))
        offer_further(question, t, box, decision);
    if (!blind) question.decided = plan.wager(), question.street = static_cast<std::uint8_t>(street);
    return question;
}

}  // namespace

Step decide(Table& t, Box& box, const Plan& plan, std::size_t street) {
    const Decision& decision = decision_on(plan, t.setup(), street);
    if (!is_asked(t, box, plan, decision)) co_return;
    const auto answer = co_await t.ask(box, [&] { return question_of(t, box, plan, decision, street); });
    if (answer && !decision.side) note_answer(t, box);
    if (answer) act(t, box, decision, *answer);
    else fold_if_absent(box);
    withdraw_blind(t, box, decision);
}

}  // namespace baize::poker
