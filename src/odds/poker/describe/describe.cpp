#include "odds/poker/describe/describe.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "engine/table.hpp"
#include "odds/poker/describe/hand_names.hpp"
#include "odds/poker/describe/house_poker.hpp"

namespace baize::poker {

namespace {

// ---- The description ----------------------------------------------------------------------------------------------

std::string id_of(const Setup& setup, std::size_t choice) { return std::string(setup.game().choices[choice].id); }

std::string told_as(const Setup& setup, const Decision& decision, int times) {
    if (!decision.told.empty()) return std::string(decision.told);
    return id_of(setup, decision.raise + times - decision.from);
}

Action passive_action(const Setup& setup, const Decision& decision) {
    Action action{.id = id_of(setup, decision.fold), .folds = decision.passive == Passive::Fold};
    if (decision.passive == Passive::Withdraw) action.lays = {{decision.wager, -1}};
    return action;
}

// `ends`: what is laid is laid once, and no later street asks for it.
std::vector<Action> actions_of(const Setup& setup, const Decision& decision, bool ends) {
    std::vector<Action> actions{passive_action(setup, decision)};
    if (decision.passive == Passive::Withdraw) {
        actions.push_back({.id = id_of(setup, decision.raise)});
        return actions;
    }
    for (int times = decision.from; times <= decision.to; ++times)
        actions.push_back({.id = told_as(setup, decision, times), .lays = {{decision.wager, times}}, .ends = ends,
                           .against = decision.against});
    // An amount between is never better than both ends: what is won and lost by it is in proportion.
    if (const FurtherRaise& further = decision.further; further.may)
        actions.push_back({.id = id_of(setup, further.choice), .lays = {{decision.wager, further.to}}, .ends = ends,
                           .may = further.may});
    return actions;
}

std::vector<Street> streets_of(const Plan& plan, const Setup& setup) {
    std::vector<Street> streets;
    for (std::size_t i = 0; const Plan::Street* const street = street_of(plan, setup, i); ++i) {
        const Plan::Street* const next = street_of(plan, setup, i + 1);
        const bool once = next && next->decision.wager == street->decision.wager;
        streets.push_back({street->own, street->up, street->board, actions_of(setup, street->decision, once)});
    }
    return streets;
}

void rank_by_order(Showdown& game, const rank::Order& order) {
    const auto take = [&](auto rank, auto name) {
        game.rank = rank;
        if (game.dealer > 0) game.name = name;
    };
    switch (order.cards) {
        case 3: return take(rank_by<rank::kThreeCards>, name_by<rank::kThreeCards>);
        case 4: return take(rank_by<rank::kFourCards>, name_by<rank::kFourCards>);
        default: return take(rank_by<rank::kFiveCards>, name_by<rank::kFiveCards>);
    }
}

// An amount of money is so many of the highest opening wager: what it takes depends on the stake, and the price is that
// of the highest (ruling R67).
std::vector<PayoutCap> caps_of(const Plan& plan, const std::shared_ptr<const Setup>& setup) {
    std::vector<PayoutCap> caps;
    if (!plan.caps) return caps;
    for (const Cap& cap : plan.caps(*setup)) {
        const Ratio most = fraction(cap.most.cents, setup->limits(plan.wager()).max.cents);
        caps.push_back({{cap.wagers.begin(), cap.wagers.end()}, most});
        if (cap.beneath) caps.back().beneath = [setup, of = cap.beneath](const End& end) { return of(*setup, end); };
    }
    return caps;
}

}  // namespace

Showdown describe(const Plan& plan, const Setup& setup, CardSet deck) {
    const auto kept = std::make_shared<const Setup>(setup);  // the description may outlive the one that was given
    Showdown game{.own = plan.own, .dealer = plan.dealer, .board = plan.board, .streets = streets_of(plan, setup),
                  .caps = caps_of(plan, kept), .deck = deck};
    for (const std::uint8_t wager : plan.opening) game.opening.push_back({wager});
    for (const std::uint8_t wager : plan.bonuses) game.opening.push_back({wager, 1, true});
    game.apart.assign(plan.apart.begin(), plan.apart.end());
    for (const DealerFrom& from : plan.dealer_from)
        if (setup.holds(from.when)) game.dealer_from.push_back(from.rank);
    rank_by_order(game, *plan.order);
    game.settle = [kept, verdict = plan.verdict](int wager, const End& end) {
        return verdict(*kept, static_cast<std::uint8_t>(wager), end);
    };
    return game;
}

Showdown describe_blind(const Plan& plan, const Setup& setup, int times, CardSet deck) {
    Showdown game = describe(plan, setup, deck);
    if (game.streets.size() != 1) throw std::invalid_argument("one decision is all that is laid blind");
    const Decision& decision = decision_on(plan, setup, 0);
    game.opening.push_back({decision.wager, times});
    game.streets[0].actions = {{.id = id_of(setup, decision.fold), .lays = {{decision.wager, -times}}, .folds = true},
                               {.id = id_of(setup, decision.stand)}};
    return game;
}

// ---- At a table ---------------------------------------------------------------------------------------------------

namespace {

CardSet first_of(const Hand& hand, int cards) {
    return CardSet(std::span<const Card>(hand.cards.begin(), static_cast<std::size_t>(cards)));
}

// The wagers laid on a street tell which action was taken: each more time that a wager is laid is one action further.
std::uint8_t taken(const Table& table, const Box& box, const Decision& decision) {
    Money of{}, laid{};
    for (const Stake& stake : table.stakes()) {
        if (stake.box != box.number) continue;
        if (stake.position.wager == decision.of) of = stake.amount;
        if (stake.position.wager == decision.wager && stake.open) laid += stake.amount;
    }
    if (laid.cents == 0) return 0;
    std::uint8_t action = 1;
    if (decision.passive != Passive::Withdraw)
        for (Money times = of * decision.from; times < laid; times += of) ++action;
    return action;
}

// The dealer's cards that lie face up: the one that the plan shows, or another that was exposed in its place, and what
// he showed in error. A simulated card has no face.
CardSet up_cards(const Plan& plan, const Hand& dealer, int up) {
    const CardSet lie = face_up(dealer);
    return lie.size() > 0 || up == 0 ? lie : CardSet{dealer.cards[plan.up_card]};
}

}  // namespace

std::optional<Seen> seen_at(const Plan& plan, const Table& table, const Question& question) {
    const Box& box = table.box(question.box);
    if (question.decided != plan.wager() || box.blind) return std::nullopt;
    const Box& house = table.house();
    std::optional<Seen> found(std::in_place);  // filled where it lies: a copy right after its bytes waits for them
    Seen& seen = *found;
    seen.street = question.street;
    int own = 0, up = 0, board = 0;
    for (const Plan::Street& street : plan.streets) {
        if (!in_force(street, table.setup())) continue;
        own += street.own, up += street.up, board += street.board;
        if (seen.before.size() == seen.street) break;
        seen.before.push_back(taken(table, box, street.decision));
    }
    seen.own = first_of(box.hand(), own);
    if (plan.dealer > 0) seen.up = up_cards(plan, house.hands[0], up);
    if (plan.board > 0) {
        const Hand& community = house.hands[plan.dealer > 0 ? 1 : 0];
        seen.board = first_of(community, board) | face_up(community);
    }
    return found;
}

std::size_t action_for(const Decision& decision, std::uint8_t choice) {
    if (choice == decision.fold) return 0;
    const int more = decision.passive == Passive::Withdraw ? 0 : decision.to - decision.from;
    if (choice >= decision.raise && choice <= decision.raise + more) return 1u + choice - decision.raise;
    if (decision.further.may && choice == decision.further.choice) return 2u + static_cast<unsigned>(more);
    throw std::logic_error("a choice that the decision does not offer");
}

Answer answer_for(const Plan& plan, const Table& table, const Question& question, std::size_t action) {
    const Decision& decision = decision_on(plan, table.setup(), question.street);
    if (action == 0) return {question.offers(decision.keep) ? decision.keep : decision.fold};
    const int times = decision.from + static_cast<int>(action) - 1;
    if (decision.further.may && times > decision.to) return {decision.further.choice, question.amount_max};
    const std::uint8_t choice = decision.raise + action - 1;
    return {question.offers(choice) ? choice : decision.raise};
}

}  // namespace baize::poker
