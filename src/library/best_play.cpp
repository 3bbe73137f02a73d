#include "baize/best_play.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "coach/lone_table.hpp"
#include "library/call.hpp"
#include "library/inside.hpp"
#include "odds/best_play.hpp"

namespace baize {

namespace {

Result<std::vector<PlaceBet>> bets_of(const Setup& setup, const v0::BestPlayRequest& request) {
    const Game& game = setup.game();
    const BoxNo box = game.layout.boxes > 0 ? 1 : 0;
    std::vector<PlaceBet> bets;
    if (request.bets.empty())
        for (const TrainingBet& each : main_bets(setup)) bets.push_back({0, box, each.position, each.stake});
    for (const auto& [name, stake] : request.bets) {
        const auto position = find_position(game, name);
        if (!position) return Refusal{fmt::format("{} has no wager '{}' to lay before a round", game.id, name)};
        if (stake.cents < 1 || stake > kMoneyMax)
            return Refusal{fmt::format("{} on {}: expected an amount above zero", to_string(stake), name)};
        bets.push_back({0, box, *position, stake});
    }
    return bets;
}

Result<std::vector<Card>> cards_of(const Setup& setup, const std::vector<std::string>& names) {
    std::vector<Card> cards;
    for (const std::string& name : names) {
        const auto card = setup.game().deck().find(name);
        if (!card) return Refusal{fmt::format("'{}' is no card; expected {}", name, setup.game().deck().such_as)};
        cards.push_back(*card);
    }
    return cards;
}

// "raise 20", "set Ks Kd".
std::string words_of(const Answer& answer, const InformationSet& set, const Game& game) {
    std::string words{game.choices[answer.choice].id};
    if (answer.amount.cents != 0) words += " " + to_string(answer.amount);
    for (const SeenHand& hand : set.seen.hands) {
        if (hand.box != set.question().box || hand.hand != set.question().hand) continue;
        for (std::size_t i = 0; i < hand.cards.size(); ++i)
            if (hand.cards[i] && answer.cards >> i & 1u) words += fmt::format(" {}", game.deck().name(*hand.cards[i]));
    }
    return words;
}

v0::BestPlayDecision outer(const InformationSet& set, const Game& game) {
    v0::BestPlayDecision made{.seen = to_text(set.seen, game),
                              .chance = exact(set.chance),
                              .worth = {},
                              .best = set.best,
                              .reached = set.reached};
    for (std::size_t i = 0; i < set.answers.size(); ++i)
        made.worth.emplace_back(words_of(set.answers[i], set, game), exact(set.worth[i]));
    return made;
}

Result<v0::BestPlay> best_of(const Setup& setup, const v0::BestPlayRequest& asked, const Progress& progress) {
    const auto bets = bets_of(setup, asked);
    if (!bets) return bets.refusal();
    const auto cards = cards_of(setup, asked.first_cards);
    if (!cards) return cards.refusal();
    BestPlayRequest request;
    request.bets = *bets;
    request.first_cards = *cards;
    request.amounts_max = asked.amounts_max;
    request.states_max = asked.states_max;
    request.list_decisions = asked.list_decisions;
    request.progress = progress;
    const BestPlay play = best_play(setup, request);
    v0::BestPlay made{.value = exact(play.value), .positions = {}, .decisions = {}};
    for (const PositionWorth& each : play.positions)
        made.positions.push_back({position_name(setup.game(), each.position), exact(each.net), exact(each.staked)});
    for (const InformationSet& each : play.decisions) made.decisions.push_back(outer(each, setup.game()));
    made.states = play.states;
    made.shuffled = play.shuffled;
    return made;
}

}  // namespace

}  // namespace baize

namespace baize::v0 {

Result<BestPlay> best_play(const Setup& setup, const BestPlayRequest& request) {
    return ended_well(request.progress, [&](const Progress& progress) -> Result<BestPlay> {
        try {
            return best_of(inner(setup), request, progress);
        } catch (const std::logic_error& refused) {  // too many states, or a wager that the table does not take
            return Refusal{refused.what()};
        }
    });
}

}  // namespace baize::v0
