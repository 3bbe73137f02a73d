// The live driver: rounds one after another, moved by events alone. Refuses what may not happen, with the clause, and
// then nothing has changed. Replaying the events of a round gives the same round again.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/table.hpp"

namespace baize {

class Session {
public:
    // The set-up must outlive the session. The first round is opened at once.
    explicit Session(const Setup& setup, const CarriedState& carried = {});

    const Setup& setup() const { return table_.setup(); }
    const Table& table() const { return table_; }
    const Need& need() const { return table_.need(); }
    bool finished() const { return need().kind == NeedKind::Finished; }

    // Would this event be taken now? Nothing changes, but that the session remembers which it would take.
    MaybeRefusal check(const Event& event) const;
    // Takes the event, or refuses it and changes nothing. The one that was checked last is not checked once more.
    MaybeRefusal apply(const Event& event);

    // Ruling R86: does this one, which would be taken now, want a second person? What voids a round does, always; what
    // takes a hand out of the game, once it can be known what the hand comes to; and what takes away what was won.
    bool wants_two(const Ruled& ruled, bool was_known = false) const;
    // Can it be known what hands come to? Whoever puts an entry right remembers it: that cannot be undone.
    bool outcome_known() const { return finished() || table_.outcome_known(); }

    // The number of a stake that the next event would open; of the nth from now, where none of them is `Moved`.
    StakeNo next_stake(std::uint32_t nth = 1) const { return StakeNo::first_of(event_ + nth); }

    // Events of the round that is open, and what lay on the table before the first of them.
    const std::vector<Event>& events() const { return events_; }
    const CarriedState& at_start() const { return at_start_; }

    // The same round again from its events. A refusal names the first event that does not fit.
    static Result<std::unique_ptr<Session>> replay(const Setup& setup, const CarriedState& at_start,
                                                   const std::vector<Event>& events);
    // The events as they should have been, with event `index` put right: cards that were chosen go by their places.
    static std::vector<Event> put_right(const Setup& setup, const CarriedState& at_start, std::vector<Event> events,
                                        std::size_t index, const Event& event);
    // Reconstruction: the round as it would have been with event `index` put right.
    Result<std::unique_ptr<Session>> corrected(std::size_t index, const Event& event) const;

private:
    MaybeRefusal check_now(const Event& event) const;
    MaybeRefusal check_event(const PlaceBet& bet) const;
    MaybeRefusal check_event(const Declared& declared) const;
    MaybeRefusal check_event(const CloseBets&) const;
    MaybeRefusal check_event(const Moved& moved) const;
    MaybeRefusal check_event(const DealtCard& dealt) const;
    MaybeRefusal check_event(const CutCardOut&) const;
    MaybeRefusal check_event(const Shuffled&) const;
    MaybeRefusal check_event(const Thrown& thrown) const;
    MaybeRefusal check_event(const Spun& spun) const;
    MaybeRefusal check_event(const MeterRead& read) const;
    MaybeRefusal check_event(const Answered& answered) const;
    MaybeRefusal check_event(const Ruled& ruled) const;
    MaybeRefusal check_event(const Seated& seated) const;
    MaybeRefusal check_event(const CalledOff&) const;
    MaybeRefusal check_event(const NextRound&) const;

    void perform(const PlaceBet& bet);
    void perform(const Declared& declared);
    void perform(const CloseBets&);
    void perform(const Moved& moved);
    void perform(const DealtCard& dealt);
    void perform(const CutCardOut&);
    void perform(const Shuffled&);
    void perform(const Thrown& thrown);
    void perform(const Spun& spun);
    void perform(const MeterRead& read);
    void perform(const Answered& answered);
    void perform(const Ruled& ruled);
    void perform(const Seated& seated);
    void perform(const CalledOff& off);
    void perform(const NextRound&);

    MaybeRefusal check_reduced(const PlaceBet& bet) const;
    MaybeRefusal check_stake(const PlaceBet& bet) const;
    MaybeRefusal check_layout(const PlaceBet& bet) const;
    MaybeRefusal check_cards(const Answered& answered) const;
    void carry_out(const IrregularityDef& irregularity, const Ruled& ruled);
    void after_ruling(const VoidRound& ruling);
    void call_off(const VoidRound& ruling);
    void burn(const DealtCard& dealt);
    void next_is_the_card();
    void open_round();
    void count(const Event& event);
    void wake();
    void close_round();

    Table table_;
    Round round_;
    std::vector<Event> events_;
    std::uint32_t event_ = 0;  // by which stakes are named
    CarriedState at_start_;
    // As it was when the bets were closed: the chips, and what the game remembered.
    std::vector<Stake> laid_;
    Memory remembered_{};
    bool bets_closed_ = false;
    mutable std::optional<Event> checked_;  // would be taken now: nothing has happened since it was checked
};

}  // namespace baize
