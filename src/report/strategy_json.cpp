#include "report/strategy_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/casino_war/casino_war.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/casino_war.hpp"
#include "odds/pocket_pairs.hpp"
#include "odds/prices.hpp"
#include "odds/three_card_poker.hpp"
#include "report/blackjack_strategy.hpp"

namespace baize {

namespace {

using Json = nlohmann::ordered_json;
namespace tcp = three_card_poker;

// ---- Three Card Poker -----------------------------------------------------------------------------------------

// From which hand on to play; null where the pay rows make the hands to play no simple threshold.
Json three_card_poker_strategy_json(const Setup& setup) {
    const auto solution = tcp::solve_ante({setup.pays(tcp::Ante), setup.pays(tcp::Play), setup.pays(tcp::AnteBonus)});
    const auto lowest = solution.strategy.threshold();
    std::string hand;
    ThreeCardHand falling = lowest.value_or(ThreeCardHand{});
    std::sort(falling.begin(), falling.end(), [](Card a, Card b) { return a.rank() > b.rank(); });
    if (lowest)
        for (const Card card : falling)
            hand += (hand.empty() ? "" : "-") + std::string(1, kRankLetters[static_cast<std::size_t>(card.rank() - 2)]);
    return {{"game", setup.game().id},
            {"play_from", lowest ? Json(hand) : Json()},
            {"edge", nearest(solution.law.edge())},
            {"unit", "ante"}};
}

// ---- Casino War -------------------------------------------------------------------------------------------------

// What each choice at a tie is worth, rank by rank, and the edge of who always takes one of them.
Json casino_war_strategy_json(const Setup& setup) {
    namespace war = casino_war;
    const war::RankShoe shoe = war::rank_shoe(setup.shoe());
    const auto solve = [&](war::Plan plan) { return war::solve_main(setup, plan); };
    const auto edge = [&](war::Plan plan) { return nearest(solve(plan).law.edge()); };
    const war::MainSolution best = solve(war::Plan::Best);
    Json rows = Json::array();
    for (int rank = 2; rank <= kAce; ++rank) {
        if (shoe[static_cast<std::size_t>(rank)] < 2) continue;
        const war::TieValue& value = best.ties[static_cast<std::size_t>(rank)];
        rows.push_back({{"situation", fmt::format("tie of {}", kRankLetters[static_cast<std::size_t>(rank - 2)])},
                        {"play", value.go_to_war() ? "war" : "surrender"},
                        {"ev", {{"war", nearest(value.war)}, {"surrender", nearest(value.surrender)}}}});
    }
    Json options = Json::object();
    for (const auto& [id, value] : setup.options_in_use()) options[id] = value;
    return {{"game", setup.game().id},
            {"options", options},
            {"edge", nearest(best.law.edge())},
            {"unit", "original wager"},
            {"decisions", rows},
            {"edge_of", {{"war", edge(war::Plan::AlwaysWar)}, {"surrender", edge(war::Plan::AlwaysSurrender)}}}};
}

// ---- Pocket Pairs -----------------------------------------------------------------------------------------------

// What a wager that is left in play wins, against what forfeiting it loses.
Json pocket_pairs_strategy_json(const Setup& setup) {
    const Pays& pays = setup.pays(pocket_pairs::PocketPairs);
    Json rows = Json::array();
    for (const PayRow& row : pays)
        rows.push_back(
            {{"situation", row.id},
             {"play", "stay"},
             {"ev", {{"stay", nearest(ratio(row.odds))}, {"fold", nearest(ratio(row.odds))}, {"forfeit", -1}}}});
    rows.push_back({{"situation", "no pair"}, {"play", "stay"}, {"ev", {{"stay", -1}, {"fold", -1}, {"forfeit", -1}}}});
    const double edge = nearest(pocket_pairs::pocket_pairs_law(setup.shoe(), pays).edge());
    return {{"game", setup.game().id},
            {"options", Json::object()},
            {"edge", edge},
            {"unit", "initial wager"},
            {"decisions", rows},
            {"edge_of", {{"stay", edge}, {"fold", edge}, {"forfeit", 1}}}};
}

}  // namespace

Result<Json> strategy_json(const Setup& setup, const std::function<void(double)>& progress) {
    if (has_chart(setup)) return blackjack_strategy_json(setup, progress);
    if (&setup.game() == &tcp::kGbGame || &setup.game() == &tcp::kNzGame) return three_card_poker_strategy_json(setup);
    if (&setup.game() == &casino_war::kGame) return casino_war_strategy_json(setup);
    if (&setup.game() == &pocket_pairs::kGame) return pocket_pairs_strategy_json(setup);
    return Refusal{fmt::format("{} asks the player nothing, so there is no strategy to chart", setup.game().id)};
}

}  // namespace baize
