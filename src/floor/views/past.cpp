#include <algorithm>

#include "engine/describe.hpp"
#include "engine/view.hpp"
#include "floor/views/felt.hpp"
#include "floor/views.hpp"
#include "table_file/differential.hpp"

namespace baize::floor {

// dragon21 5.13: which of a player's wagers the dealer made smaller, from what to what.
std::vector<protocol::Reduced> reduced_of(std::span<const Event> events, const Game& game, PlayerId player) {
    std::vector<protocol::Reduced> list;
    if (pro_rata_clause(game).empty()) return list;  // this book has nobody's wagers reduced
    for (const Reduced& each : reduced_in(events))
        if (player == kNobody || each.bet.player == player)
            list.push_back({each.bet.player, each.bet.box, position_name(game, each.bet.position), each.was,
                            each.bet.stake, cite(game, pro_rata_clause(game))});
    return list;
}

std::vector<protocol::MovedWager> moved_of(std::span<const Event> events, const Game& game, PlayerId player) {
    std::vector<protocol::MovedWager> list;
    for (const Event& event : events)
        if (const auto* moved = std::get_if<Moved>(&event); moved && (player == kNobody || moved->player == player))
            list.push_back({moved->player, moved->box, position_name(game, moved->from), position_name(game, moved->to),
                            cite(game, game.clauses.misplaced)});
    return list;
}

// What a player chose of his hand is his until the round is over, wherever the cards come from.
Event without_cards(const Event& event, const LiveTable& table) {
    const auto* answered = std::get_if<Answered>(&event);
    if (!answered || answered->cards.empty() || table.session->finished()) return event;
    return Answered{answered->player, answered->choice, answered->amount, {}};
}

// At a table whose cards the server draws nobody knows them, the dealer included, before they are turned.
std::vector<protocol::Entry> entries_view(const LiveTable& table) {
    std::vector<protocol::Entry> list;
    if (!table.session) return list;
    const auto& events = table.session->events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event shown = without_cards(events[i], table);
        if (table.server_chance() && std::holds_alternative<DealtCard>(shown))
            list.push_back({i, {.kind = protocol::EventKind::Card}, "a card"});
        else list.push_back({i, event_of(shown, table.game()), describe(shown, table.game())});
    }
    return list;
}

protocol::OwnLines lines_view(const PastRound& past, PlayerId player) {
    const Game& game = past.offer->setup.game();
    protocol::OwnLines own;
    for (const Credited& each : past.credited) {
        if (player != kNobody && each.line.player != player) continue;
        own.staked += each.line.stake;
        own.paid += each.paid;
        own.lines.push_back(line_of(each.line, game));
    }
    own.reduced = reduced_of(past.events, game, player);
    own.moved = moved_of(past.events, game, player);
    return own;
}

protocol::RoundFacts facts_view(const LiveTable& table, const PastRound& past) {
    return {table.id,      past.number, past.settled_ms, past.result, past.corrections, past.disputed,
            past.commit, past.seed,   past.layout,     past.afterwards};
}

protocol::PastGame round_view(const LiveTable& table, const PastRound& past, PlayerId player) {
    return {lines_view(past, player), facts_view(table, past), {}};
}

std::vector<protocol::Entry> round_entries(const PastRound& past) {
    const Game& game = past.offer->setup.game();
    std::vector<protocol::Entry> list;
    for (std::size_t i = 0; i < past.events.size(); ++i)
        list.push_back({i, event_of(past.events[i], game), describe(past.events[i], game)});
    return list;
}

protocol::Replay replay_view(const PastRound& past) {
    const Setup& setup = past.offer->setup;
    const Game& game = setup.game();
    Session session(setup, past.at_start);
    protocol::Replay replay{past.number, {}};
    const auto felt = [&] { return felt_at(view_of(session.table(), kNobody), session.table().setup()); };
    replay.steps.push_back({-1, "", {}, felt()});
    for (std::size_t i = 0; i < past.events.size(); ++i) {
        if (auto refusal = session.apply(past.events[i]))
            throw std::logic_error("a settled round does not replay: " + refusal->what);
        replay.steps.push_back({static_cast<std::int64_t>(i), describe(past.events[i], game),
                                event_of(past.events[i], game), felt()});
    }
    return replay;
}

std::vector<protocol::PastResult> results_view(const LiveTable& table, std::size_t most) {
    std::vector<protocol::PastResult> list;
    for (std::size_t i = table.past.size() > most ? table.past.size() - most : 0; i < table.past.size(); ++i) {
        const PastRound& past = table.past[i];
        const bool shuffled = std::any_of(past.events.begin(), past.events.end(),
                                          [](const Event& event) { return std::holds_alternative<Shuffled>(event); });
        list.push_back({past.number, past.settled_ms, past.result, winning_of(past), shuffled});
    }
    return list;
}

std::vector<protocol::PastGame> recall_view(const LiveTable& table, PlayerId player, std::size_t most) {
    std::vector<protocol::PastGame> list;
    for (auto past = table.past.rbegin(); past != table.past.rend() && list.size() < most; ++past) {
        const bool played = std::any_of(past->stakes.begin(), past->stakes.end(),
                                        [&](const Stake& stake) { return stake.player == player; });
        if (player == kNobody || played) list.push_back(round_view(table, *past, player));
    }
    return list;
}

}  // namespace baize::floor
