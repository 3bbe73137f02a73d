#include "floor/memory.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::floor {

std::optional<Memory> left_by(const PastRound& past, const std::vector<Event>& events, const Memory& began) {
    CarriedState start = past.at_start;
    start.memory = began;
    const auto session = Session::replay(past.offer->setup, start, events);
    if (!session || !(*session)->finished()) return std::nullopt;
    return (*session)->table().carried().memory;
}

std::string leave(PastRound& past, const Memory& should_have_begun, const Memory& as_played) {
    past.began = should_have_begun;
    past.left = as_played;
    if (past.began == past.at_start.memory) return "";
    const auto left = left_by(past, past.events, past.began);
    if (!left) return "a round before this one was put right, and this one does not fit it: what it left stands";
    past.left = *left;
    return "";
}

namespace {

constexpr std::string_view kStands = "what it left to the rounds after it stands";

std::string stand_as_offered(const PastRound& first, const PastRound& last) {
    if (first.number == last.number) return fmt::format("round {} stands as it was offered and paid; ", first.number);
    return fmt::format("rounds {} to {} stand as they were offered and paid; ", first.number, last.number);
}

// Nothing is staked on the open round: nobody has taken what it offered.
bool begun_again(LiveTable& table) {
    const Session& open = *table.session;
    if (!table.layout.empty() || !open.table().stakes().empty()) return false;
    CarriedState start = open.at_start();
    start.memory = table.carried.memory;
    auto again = Session::replay(table.offer->setup, start, open.events());
    if (!again) return false;
    table.session = std::move(*again);
    return true;
}

std::string begin_next(LiveTable& table) {
    if (!table.session) return "the next round begins with what this one leaves now";
    if (begun_again(table))
        return fmt::format("round {}, on which nothing is staked, has begun again with what this one leaves now",
                           table.round);
    return fmt::format("round {} stands as it was opened, and the one after it begins with what this one leaves now",
                       table.round);
}

bool same_game(const PastRound& past, const OfferPtr& next) { return past.offer->config.game == next->config.game; }

}  // namespace

std::string hand_down(LiveTable& table, PastRound& past) {
    auto now = left_by(past, past.events, past.began);
    if (!now) return fmt::format("{}: it does not fit what it should have begun with", kStands);
    if (*now == past.left) return "";
    const auto first = std::find_if(table.past.begin(), table.past.end(),
                                    [&](const PastRound& each) { return each.number > past.number; });
    if (table.past.end() - first >= std::ptrdiff_t{kPastRounds})
        return fmt::format("{}: {} rounds were played since", kStands, kPastRounds);
    PastRound* from = &past;
    for (auto later = first; later != table.past.end(); ++later) {
        if (later->began != from->left || !same_game(*from, later->offer))
            return fmt::format("{}: the table has begun anew since", kStands);
        const auto leaves = left_by(*later, later->events, *now);
        if (!leaves) return fmt::format("{}: round {} does not fit another", kStands, later->number);
        from->left = later->began = *now;
        if (*leaves == later->left)
            return fmt::format("{}what the last of them left is as it was", stand_as_offered(*first, *later));
        now = leaves;
        from = &*later;
    }
    if (table.carried.memory != from->left || !same_game(*from, table.offer))
        return fmt::format("{}: the table has begun anew since", kStands);
    from->left = table.carried.memory = *now;
    return (from == &past ? std::string() : stand_as_offered(*first, *from)) + begin_next(table);
}

}  // namespace baize::floor
