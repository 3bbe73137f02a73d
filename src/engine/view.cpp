#include "engine/view.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/describe.hpp"

namespace baize {

namespace {

void look_at(View& view, const Table& table, const Box& box) {
    for (std::size_t h = 0; h < box.hands.size(); ++h) {
        const Hand& hand = box.hands[h];
        if (hand.cards.empty()) continue;
        const bool community = box.number == 0 && std::cmp_equal(h, table.game().layout.community);
        SeenHand seen{place_name(table, box.number, h), box.number, static_cast<std::uint8_t>(h), {},
                      community,                        box.folded};
        for (std::size_t i = 0; i < hand.cards.size(); ++i)
            seen.cards.push_back(may_see(hand.faces[i], box, view.player) ? std::optional(hand.cards[i])
                                                                          : std::nullopt);
        view.hands.push_back(std::move(seen));
    }
}

void look_at_discards(View& view, const Table& table) {
    for (const Discarded& each : table.discards()) {
        if (view.discards.empty() || view.discards.back().box != each.box)
            view.discards.push_back({fmt::format("discards of box {}", each.box), each.box, 0, {}, false, false});
        view.discards.back().cards.push_back(
            may_see(Face::Own, table.box(each.box), view.player) ? std::optional(each.card) : std::nullopt);
    }
}

}  // namespace

View view_of(const Table& table, PlayerId player) {
    View view;
    view.player = player;
    view.stage = table.stage();
    view.waiting_for = describe(table.need(), table);
    if (table.need().kind == NeedKind::Decision && table.need().question.player == player)
        view.question = table.need().question;
    look_at(view, table, table.house());
    for (const Box& box : table.boxes()) look_at(view, table, box);
    if (!table.burned().cards.empty()) {
        SeenHand burned{"burn card", 0, static_cast<std::uint8_t>(table.house().hands.size()), {}, false, false};
        for (std::size_t i = 0; i < table.burned().cards.size(); ++i)
            burned.cards.push_back(table.burned().faces[i] == Face::Up ? std::optional(table.burned().cards[i])
                                                                       : std::nullopt);
        view.hands.push_back(std::move(burned));
    }
    look_at_discards(view, table);
    view.dice.assign(table.dice().begin(), table.dice().end());
    for (const Compartment compartment : table.spun()) view.spun.push_back(compartment_name(table.game(), compartment));
    if (table.game().notices.standing) view.standing = table.game().notices.standing(table);
    if (table.game().captions.track) view.track = table.game().captions.track(table);
    view.exposed_next = table.exposed_next();
    view.stakes = table.stakes();
    view.lammers = table.lammers();
    view.lines = table.lines();
    view.cards_left = table.carried().shoe.cards_left;
    view.cutting_card_out = table.carried().shoe.cutting_card_out;
    return view;
}

std::string to_text(const View& view, const Game& game) {
    std::string text;
    for (const auto* hands : {&view.hands, &view.discards})
        for (const SeenHand& hand : *hands) {
            text += fmt::format("{}:", hand.name);
            for (const auto& card : hand.cards) text += fmt::format(" {}", card ? game.deck().name(*card) : "??");
            text += "\n";
        }
    if (!view.dice.empty()) {
        text += "dice:";
        for (const std::uint8_t face : view.dice) text += fmt::format(" {}", face);
        text += "\n";
    }
    if (!view.spun.empty()) text += fmt::format("spun: {}\n", fmt::join(view.spun, " "));
    for (const std::string& each : view.standing) text += each + "\n";
    if (view.track && !view.hands.empty()) text += describe(*view.track) + "\n";
    if (view.exposed_next) text += fmt::format("exposed, next card: {}\n", game.deck().name(*view.exposed_next));
    for (const Stake& stake : view.stakes) {
        if (!stake.open) continue;
        const std::string where = stake.box ? fmt::format(" on box {}{}", stake.box,
                                                          stake.hand ? fmt::format(" hand {}", stake.hand + 1) : "")
                                            : "";
        text += fmt::format("{} has {} on {}{}{}\n", player_name(stake.player), to_string(stake.amount),
                            position_name(game, stake.position), where, stake.carried ? ", from before" : "");
        if (stake.declared)
            text.insert(text.size() - 1, fmt::format(", called {}", game.declarations[stake.declared - 1u].id));
    }
    for (const Lammer& lammer : view.lammers)
        if (lammer.open)
            text +=
                fmt::format("{} has a lammer for {} on box {}{}\n", player_name(lammer.player), to_string(lammer.worth),
                            lammer.box, lammer.hand ? fmt::format(" hand {}", lammer.hand + 1) : "");
    for (const Line& line : view.lines) text += describe(line, game) + "\n";
    return text;
}

}  // namespace baize
