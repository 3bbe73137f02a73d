// A round once more from its events, as they were or with one of them put right.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "engine/describe.hpp"
#include "engine/session.hpp"

namespace baize {

Result<std::unique_ptr<Session>> Session::replay(const Setup& setup, const CarriedState& at_start,
                                                 const std::vector<Event>& events) {
    auto session = std::make_unique<Session>(setup, at_start);
    for (std::size_t i = 0; i < events.size(); ++i)
        if (auto refusal = session->apply(events[i]))
            return Refusal{
                fmt::format("event {} ({}) does not fit: {}", i + 1, describe(events[i], setup.game()), refusal->what),
                refusal->clause};
    return session;
}

namespace {

// A card that was misread bears another name, and is the same card: who chose it chose what lay in that place.
Event by_its_places(const Event& event, const Session& was, const Session& now) {
    const auto* answered = std::get_if<Answered>(&event);
    if (!answered || answered->cards.empty() || was.need().kind != NeedKind::Decision ||
        now.need().kind != NeedKind::Decision)
        return event;
    const auto picked = was.table().places_of(was.need().question, answered->cards);
    const Question& question = now.need().question;
    if (!picked || std::cmp_greater(std::bit_width(*picked), now.table().hand_of(question).cards.size()))
        return event;
    return Answered{answered->player, answered->choice, answered->amount, now.table().cards_of(question, *picked)};
}

bool names_cards(const Event& event) {
    const auto* answered = std::get_if<Answered>(&event);
    return answered && !answered->cards.empty();
}

}  // namespace

std::vector<Event> Session::put_right(const Setup& setup, const CarriedState& at_start, std::vector<Event> events,
                                      std::size_t index, const Event& event) {
    const std::vector<Event> was = events;
    events.at(index) = event;
    if (std::none_of(events.begin(), events.end(), names_cards)) return events;
    Session before(setup, at_start), after(setup, at_start);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i != index) events[i] = by_its_places(events[i], before, after);
        if (before.apply(was[i]) || after.apply(events[i])) break;  // whoever replays them is told what does not fit
    }
    return events;
}

Result<std::unique_ptr<Session>> Session::corrected(std::size_t index, const Event& event) const {
    if (index >= events_.size())
        return Refusal{fmt::format("there is no event {}; the round has {}", index + 1, events_.size())};
    auto events = put_right(setup(), at_start_, events_, index, event);
    // What the meter read followed from the entries before it: whoever keeps
    // the fund answers anew, if it is asked for again.
    std::erase_if(events, [](const Event& each) { return std::holds_alternative<MeterRead>(each); });
    return replay(setup(), at_start_, events);
}

}  // namespace baize
