// Which fields an event of each kind has, said once: floor/codec.cpp writes, reads and tells events by it. `io` goes
// through the fields of one event, in this order; each is given by the member of TableEvent in which it travels, and by
// what of the event it says:
//
//     must(f, value, reach)       always there
//     may(f, value)               always written; left out it is what it was
//     unless(f, value, unsaid)    left out where it is `unsaid`
//     flag(f, value)              left out where it is false
//     position, one_of, why       in the words of the game, and of `call_off_name`
//     card, cards, faces, rings   what came of chance, or was chosen
//
// An event that is written is const; one that is read into is not.
#pragma once

#include <type_traits>

#include "definition/game.hpp"
#include "engine/event.hpp"
#include "floor/protocol/event.hpp"

namespace baize::floor::event_fields {

using Sent = protocol::TableEvent;

template <class T, class Kind>
concept Of = std::is_same_v<std::remove_const_t<T>, Kind>;

template <auto kMember>
struct Named {};
template <auto kMember>
inline constexpr Named<kMember> f{};

inline constexpr wire::Reach kPlayers{0, kPlayersMax - 1}, kPlaces{1, kPlacesMax};

void each(auto& io, Of<PlaceBet> auto& bet) {
    io.must(f<&Sent::player>, bet.player, kPlayers);
    io.must(f<&Sent::box>, bet.box);
    io.position(f<&Sent::wager>, bet.position);
    io.must(f<&Sent::amount>, bet.stake);
    io.flag(f<&Sent::reduced>, bet.reduced);
}

void each(auto& io, Of<Declared> auto& declared) {
    io.must(f<&Sent::player>, declared.player, kPlayers);
    io.one_of(f<&Sent::what>, declared.declaration, &Game::declarations);
    io.position_where(f<&Sent::wager>, declared.position,
                      [&](const Game& game) { return game.declarations[declared.declaration].of_wager; });
}

void each(auto& io, Of<Moved> auto& moved) {
    io.must(f<&Sent::player>, moved.player, kPlayers);
    io.must(f<&Sent::box>, moved.box);
    io.position(f<&Sent::from>, moved.from);
    io.position(f<&Sent::to>, moved.to);
}

void each(auto& io, Of<DealtCard> auto& dealt) {
    io.flag(f<&Sent::unseen>, dealt.unseen);
    io.card(f<&Sent::cards>, dealt.card, !dealt.unseen);
}

void each(auto& io, Of<Thrown> auto& thrown) { io.faces(f<&Sent::dice>, thrown.faces); }

void each(auto& io, Of<Spun> auto& spun) { io.rings(f<&Sent::at>, spun.compartments); }

void each(auto& io, Of<MeterRead> auto& read) { io.must(f<&Sent::amount>, read.amount); }

void each(auto& io, Of<Answered> auto& answered) {
    io.must(f<&Sent::player>, answered.player, kPlayers);
    io.one_of(f<&Sent::choice>, answered.choice, &Game::choices);
    io.may(f<&Sent::amount>, answered.amount);
    io.cards(f<&Sent::cards>, answered.cards);
}

void each(auto& io, Of<Ruled> auto& ruled) {
    io.one_of(f<&Sent::irregularity>, ruled.irregularity, &Game::irregularities);
    io.unless(f<&Sent::box>, ruled.box, BoxNo{0});
    io.unless(f<&Sent::hand>, ruled.hand, kEveryHand);
    io.unless(f<&Sent::player>, ruled.player, kNobody);
    io.cards(f<&Sent::cards>, ruled.cards);
}

void each(auto& io, Of<Seated> auto& seated) {
    io.must(f<&Sent::player>, seated.player);
    io.must(f<&Sent::place>, seated.place, kPlaces);
}

void each(auto& io, Of<CalledOff> auto& off) { io.why(f<&Sent::why>, off.why); }

template <class Plain>
    requires std::is_empty_v<Plain>
void each(auto&, Plain&) {}

}  // namespace baize::floor::event_fields
