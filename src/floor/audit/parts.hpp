// What the parts of the auditor share with each other, and with nobody else.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "engine/describe.hpp"
#include "floor/audit.hpp"

namespace baize::floor {

namespace auditing {

struct Bad : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... Args>
[[noreturn]] void bad(fmt::format_string<Args...> format, Args&&... args) {
    throw Bad(fmt::format(format, std::forward<Args>(args)...));
}

std::vector<Event> events_of(const Json& list, const Game& game);

}  // namespace auditing

struct Auditor::Played {
    std::uint64_t number = 0;
    OfferPtr offer;
    CarriedState at_start;
    Memory owed{}, left{};  // what the game should have remembered at its start, and what was taken from it
    std::vector<Event> events;
    std::string commit, layout;
    std::int64_t opened_ms = 0, closed_ms = 0;
    std::set<PlayerId> refused;
    bool was_known = false;                   // what hands come to, before an entry was put right (ruling R86)
    bool announced_void = false;              // 9A 7.2
    std::map<PlayerId, std::int64_t> paid;    // by the books so far
    std::map<PlayerId, std::int64_t> staked;
    std::map<StakeNo, std::int64_t> paid_for;  // of the stakes that the transfers name
};

struct Auditor::TableBook {
    std::string id;
    OfferPtr offer, next;
    std::set<PlayerId> agreed;  // to a change of the cards
    bool closing = false;
    bool was_closed = false;    // it opens again: the shoe ended with it (ruling R95)
    CarriedState carried;
    std::uint64_t last_round = 0;
    std::optional<Played> open;
    std::map<std::uint64_t, Played> past;
    // The shoe that is in use: its commitment, and the rounds it served, each from which of its events on.
    std::string shoe_commit, next_shoe, shoe_layout;
    std::uint64_t shoe_round = 0;
    std::vector<std::pair<Played, std::size_t>> shoe_rounds;
    std::size_t shoe_from = 0;
    std::int64_t settled_ms = 0;
    bool locked = false;
};

}  // namespace baize::floor
