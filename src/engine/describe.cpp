#include "engine/describe.hpp"

#include <fmt/format.h>

#include "engine/words.hpp"

namespace baize {

std::string place_name(const Table& table, BoxNo box, std::size_t hand) {
    const auto names = table.game().layout.house_hands;
    if (box == 0) return hand < names.size() ? std::string(names[hand]) : "the house";
    const bool several = table.box(box).hands.size() > 1;
    return several ? fmt::format("box {} hand {}", box, hand + 1) : fmt::format("box {}", box);
}

namespace {

// Everybody reads what the table waits for.
std::uint32_t confidential(const Game& game) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < game.choices.size(); ++i) bits |= std::uint32_t{game.choices[i].confidential} << i;
    return bits;
}

}  // namespace

std::string describe(const Need& need, const Table& table) {
    switch (need.kind) {
        case NeedKind::Bets: return "wagers, until the bets are closed";
        case NeedKind::Shuffle: return "a shuffle";
        case NeedKind::Card:
            return need.to_burn ? "the burn card"
                                : fmt::format("a card for {}", place_name(table, need.box, need.hand));
        case NeedKind::Throw: return fmt::format("a throw of {} dice", need.dice);
        case NeedKind::Spin: return "a spin of the wheel";
        case NeedKind::Meter: return "the progressive meter";
        case NeedKind::Decision:
            return fmt::format("{} on {}: {}", player_name(need.question.player),
                               place_name(table, need.question.box, need.question.hand),
                               choice_list(table.game(), need.question.choices & ~confidential(table.game())));
        case NeedKind::Finished: return "the next round";
    }
    return {};
}

namespace {

struct EventWords {
    const Game& game;

    std::string operator()(const PlaceBet& bet) const {
        const std::string where = bet.box ? fmt::format(" on box {}", bet.box) : "";
        if (bet.reduced)
            return fmt::format("the stake of {} on {}{} is reduced to {}", player_name(bet.player),
                               position_name(game, bet.position), where, to_string(bet.stake));
        return fmt::format("{} stakes {} on {}{}", player_name(bet.player), to_string(bet.stake),
                           position_name(game, bet.position), where);
    }
    std::string operator()(const Declared& declared) const {
        const bool known = declared.declaration < game.declarations.size();
        const bool of_wager = known && game.declarations[declared.declaration].of_wager;
        return fmt::format("{} declares {}{}", player_name(declared.player),
                           known ? game.declarations[declared.declaration].id : "?",
                           of_wager ? " " + position_name(game, declared.position) : "");
    }
    std::string operator()(const CloseBets&) const { return "no more bets"; }
    std::string operator()(const Moved& moved) const {
        return fmt::format("the wager of {} on {} is put where it was meant, on {}", player_name(moved.player),
                           position_name(game, moved.from), position_name(game, moved.to));
    }
    std::string operator()(const DealtCard& dealt) const {
        return dealt.unseen ? "a card, unread" : fmt::format("card {}", game.deck().name(dealt.card));
    }
    std::string operator()(const CutCardOut&) const { return "the cutting card"; }
    std::string operator()(const Shuffled&) const { return "shuffle"; }
    std::string operator()(const Thrown& thrown) const {
        std::string faces;
        for (const std::uint8_t face : thrown.faces) faces += fmt::format("{}{}", faces.empty() ? "" : "-", face);
        return "throw " + faces;
    }
    std::string operator()(const Spun& spun) const {
        std::string text = "spin";
        for (const Compartment compartment : spun.compartments) text += " " + compartment_name(game, compartment);
        return text;
    }
    std::string operator()(const MeterRead& read) const { return "the meter reads " + to_string(read.amount); }
    std::string operator()(const Answered& answered) const {
        const std::string amount = answered.amount.cents ? fmt::format(" {}", to_string(answered.amount)) : "";
        const std::string_view choice = answered.choice < game.choices.size() ? game.choices[answered.choice].id : "?";
        std::string cards;
        for (const Card card : answered.cards) cards += fmt::format(" {}", game.deck().name(card));
        return fmt::format("{}: {}{}{}", player_name(answered.player), choice, amount, cards);
    }
    std::string operator()(const Ruled& ruled) const {
        std::string text = fmt::format("ruling {}", ruled.irregularity < game.irregularities.size()
                                                        ? game.irregularities[ruled.irregularity].id
                                                        : "?");
        if (ruled.box) text += fmt::format(" on box {}", ruled.box);
        if (ruled.hand != kEveryHand) text += fmt::format(" hand {}", ruled.hand + 1);
        if (ruled.player != kNobody) text += " for " + player_name(ruled.player);
        for (const Card card : ruled.cards) text += fmt::format(" {}", game.deck().name(card));
        return text;
    }
    std::string operator()(const Seated& seated) const {
        return seated.player == kNobody
                   ? fmt::format("place {} is free", seated.place)
                   : fmt::format("{} sits at place {}", player_name(seated.player), seated.place);
    }
    std::string operator()(const CalledOff& off) const { return fmt::format("called off: {}", call_off_name(off.why)); }
    std::string operator()(const NextRound&) const { return "next round"; }
};

}  // namespace

std::string describe(const Event& event, const Game& game) { return std::visit(EventWords{game}, event); }

std::string_view outcome_name(Outcome outcome) { return word_of(outcome); }

std::string describe(const Line& line, const Game& game) {
    const std::string hand = line.hand ? fmt::format(" hand {}", line.hand + 1) : "";
    const std::string where = line.box ? fmt::format(" on box {}{}", line.box, hand) : "";
    const Money net = line.net();
    return fmt::format("{} {}{} {}: {}{} ({})", player_name(line.player), position_name(game, line.position), where,
                       outcome_name(line.outcome), net.cents > 0 ? "+" : "", to_string(net), cite(game, line.clause));
}

std::string_view call_off_name(CallOff why) {
    static constexpr std::string_view kNames[] = {"no-spin", "malfunction", "ordered"};
    return kNames[static_cast<std::size_t>(why)];
}

// A void that no rule of the game itself provides for: by the book that the table is under.
Clause call_off_clause(const Profile& profile, CallOff why) {
    return profile.called_off[static_cast<std::size_t>(why)];
}

}  // namespace baize
