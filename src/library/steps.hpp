// A table that is moved one step at a time, as learners and searchers want it: bets, chance, decisions, the
// settlement. What leaves nothing to say happens by itself: a shuffle, a card burned unread, the reading of the
// meter.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "engine/session.hpp"
#include "engine/view.hpp"
#include "library/actions.hpp"

namespace baize::library {

class Steps {
public:
    // The set-up must outlive it. Without a seed chance is the caller's, and there is no cutting card; with one a
    // shoe is shuffled and dealt, from round to round where the game's shoe lasts.
    Steps(const Setup& setup, std::optional<std::uint64_t> seed);
    // A coroutine cannot be copied: the round is played again from its events.
    Steps(const Steps& other);
    Steps& operator=(const Steps&) = delete;

    const Setup& setup() const { return session_->setup(); }
    const Session& session() const { return *session_; }
    const Table& table() const { return session_->table(); }

    bool betting() const { return need().kind == NeedKind::Bets; }
    bool deciding() const { return need().kind == NeedKind::Decision; }
    bool finished() const { return session_->finished(); }
    bool by_chance() const { return !betting() && !deciding() && !finished(); }

    // A stake becomes this much. A player takes the place of his number first, where the game has numbered places.
    MaybeRefusal bet(const PlaceBet& bet);
    // Wagers of which one may need another, in whatever order the table takes them; the first refusal if it takes
    // none.
    MaybeRefusal bet_all(std::vector<PlaceBet> bets);
    MaybeRefusal close_bets();
    // An answer or an event of chance, as an action or as itself.
    MaybeRefusal apply(Action action);
    MaybeRefusal apply(const Event& event);
    MaybeRefusal next_round();

    // The rounds so far from the first, each with its events.
    const std::vector<std::vector<Event>>& past() const { return past_; }
    // The box of a player by himself: that of his number, or the common layout.
    BoxNo home(PlayerId player) const { return static_cast<BoxNo>(setup().game().layout.boxes ? player + 1 : 0); }

private:
    const Need& need() const { return session_->need(); }
    void pass();
    MaybeRefusal take_place(PlayerId player);

    std::unique_ptr<Session> session_;
    std::unique_ptr<ShuffledShoe> dealer_;
    std::vector<std::vector<Event>> past_;
};

// The first wager of the game and what is laid with it in an equal part, as a trainer lays them, for one player.
std::vector<PlaceBet> standard_bets(const Setup& setup, PlayerId player);

}  // namespace baize::library
