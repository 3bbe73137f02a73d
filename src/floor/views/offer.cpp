#include <fmt/format.h>

#include "definition/laid.hpp"
#include "definition/maxima.hpp"
#include "definition/names.hpp"
#include "floor/views.hpp"

namespace baize::floor {

namespace {

std::vector<protocol::Pay> pays_of(const LiveTable& table, std::span<const PayRow> pays) {
    std::vector<protocol::Pay> rows;
    for (const PayRow& row : pays)
        if (!pays_nothing(row))
            rows.push_back({row.id, to_string(row, table.config().currency), cite(table.game(), row.clause)});
    return rows;
}

// The names of the compartments by number, and in their order around the wheel.
protocol::Wheel wheel_of(const Setup& setup) {
    const Game& game = setup.game();
    protocol::Wheel wheel{game.equipment.compartments, {}};
    if (game.equipment.wheel_order)
        for (const std::uint8_t compartment : game.equipment.wheel_order(setup))
            wheel.order.push_back(compartment_name(game, compartment));
    return wheel;
}

std::vector<protocol::FaceOf> deck_of(const Game& game) {
    std::vector<protocol::FaceOf> faces;
    if (game.equipment.deck != &kPlayingCards)
        for (const CardFace& face : game.deck().faces)
            faces.push_back({face.name, face.title, face.copies, face.drawn});
    return faces;
}

protocol::Wager wager_of(const LiveTable& table, std::size_t index, int terminal) {
    const Setup& setup = table.offer->setup;
    const Game& game = setup.game();
    const WagerDef& def = game.wagers[index];
    protocol::Wager wager{.id = def.id, .title = def.title, .clause = cite(game, def.clause)};
    wager.opening = setup.laid_before(index);
    wager.paytable = setup.paytable(index);
    wager.pays = pays_of(table, paid_by(setup, index));
    if (def.paid_as >= 0) wager.paid_as = game.wagers[def.paid_as].id;
    for (const LaidWords& laid : laid_words(setup, index))
        wager.laid.push_back(fmt::format("{} ({})", laid.text, cite(game, laid.clause)));
    const Limits limits = limits_at(table.config(), game, def.id, terminal);
    wager.limits = {limits.min, limits.max, limits.increment, limits.payout_max};
    for (const auto spot : setup.spots(index)) wager.spots.push_back(spot);
    wager.travels_to = def.travels_to;
    wager.lives = def.lives;
    if (def.kind == WagerKind::Bundled) wager.laid_with = game.wagers[def.part_of].id;
    if (def.made_of >= 0) wager.made_of = game.wagers[def.made_of].id;
    for (const SpotPays& own : setup.pays_of_spots())
        if (own.position.wager == index)
            wager.pays_of_spots[std::string(def.spots[own.position.spot])] = {
                own.paytable, pays_of(table, {own.pays.begin(), own.pays.size()})};
    return wager;
}

protocol::Irregularity irregularity_of(const Game& game, const IrregularityDef& def) {
    protocol::Irregularity made{def.id, def.title, cite(game, def.clause), def.consequence, {}, def.target,
                                def.effect == Effect::VoidRound,
                                def.effect == Effect::VoidHand || def.effect == Effect::FoldBox};
    for (const auto& [stage, word] : kWords<Stage>.list)
        if (def.stages & stage_bit(stage)) made.stages.push_back(stage);
    return made;
}

}  // namespace

protocol::TableHead head_of(const LiveTable& table) {
    return {.id = table.id,
            .title = table.config().title,
            .game = table.game().id,
            .round = table.round,
            .phase = table.phase,
            .closing = table.closing,
            .play_money = table.config().play_money,
            .locked = table.locked.empty() ? table.broken : table.locked,
            .frozen = table.frozen};
}

protocol::Offer offer_view(const LiveTable& table, int terminal) {
    const Setup& setup = table.offer->setup;
    const Game& game = setup.game();
    const TableConfig& config = table.config();
    protocol::Offer offer{.head = head_of(table), .book = game.book, .profile = table.profile().id};
    offer.currency = config.currency;
    offer.boxes = config.boxes.value_or(game.layout.boxes);
    offer.places = game.layout.places;
    offer.terminals = config.terminals;
    offer.dice = game.equipment.dice;
    if (!game.equipment.compartments.empty()) offer.wheel = wheel_of(setup);
    offer.deck = deck_of(game);
    offer.chance = config.chance;
    offer.electronic = config.electronic;
    if (!game.clauses.misplaced.empty() && !config.electronic) offer.misplaced = cite(game, game.clauses.misplaced);
    offer.betting_seconds = config.betting_seconds;
    offer.decision_seconds = config.decision_seconds;
    offer.aggregate_min = config.aggregate_min;
    offer.house_hands = game.layout.house_hands;
    for (auto& [id, value] : setup.options_in_use()) offer.options[id] = value;
    offer.notices = config.notices;
    for (const std::string& notice : table.offer->notices) offer.notices.push_back(notice);
    offer.prominent = table.offer->prominent;
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        if (setup.offered(w)) offer.wagers.push_back(wager_of(table, w, terminal));
    offer.drawing = drawing_view(game, table.offer->drawing);
    for (const DeclarationDef& each : game.declarations)
        offer.declarations.push_back({each.id, each.title, cite(game, each.clause), each.of_wager});
    for (const IrregularityDef& each : game.irregularities)
        offer.irregularities.push_back(irregularity_of(game, each));
    return offer;
}

std::vector<protocol::TableRow> floor_view(const Floor& floor) {
    std::vector<protocol::TableRow> rows;
    for (const auto& [id, table] : floor.state().tables) {
        const Limits limits = limits_at(table.config(), table.game(), table.game().wagers[0].id, 0);
        rows.push_back({.head = head_of(table),
                        .game_title = table.game().title,
                        .book = table.game().book,
                        .house_hands = table.game().layout.house_hands,
                        .owner = table.owner,
                        .chance = table.config().chance,
                        .terminals = table.config().terminals,
                        .min = limits.min,
                        .max = limits.max,
                        .currency = table.config().currency,
                        .dealer_here = {}});
    }
    return rows;
}

}  // namespace baize::floor
