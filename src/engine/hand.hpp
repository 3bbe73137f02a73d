// Hands and boxes: what lies in one place on the table, and the room for it. The game's definition says how many cards
// a hand can come to and how many hands a box can have; a table reserves room for all of them once.
#pragma once

#include <memory>

#include "core/card.hpp"
#include "core/row.hpp"
#include "engine/need.hpp"

namespace baize {

// Assigning a hand copies its cards into the room of the other.
struct Hand {
    std::uint16_t count = 0;  // the cards' count values added up, as the game gives them
    bool doubled = false;
    bool voided = false;
    bool shown = false;  // it lay hidden, whole or in part, and was turned over: its showdown (ruling R86)
    Row<Card> cards;
    Row<Face> faces;

    void turn(Face face) {
        for (Face& each : faces) {
            if (each == Face::Copy) continue;
            shown = shown || (face == Face::Up && each != Face::Up);
            each = face;
        }
    }
    // One card of it, before the showdown: an up card, a street. A simulated hand has no faces.
    void turn(std::size_t card, Face face) { if (card < faces.size()) faces[card] = face; }
    void clear() { cards.clear(); faces.clear(); doubled = voided = shown = false; count = 0; }
    bool operator==(const Hand&) const = default;
};

// A hand with room of its own, for what lives between rounds: it is copied and compared like any data. The first card
// and as many more as it counts (nz-baccarat 7.7) are the most that are ever burned.
struct BurnedCards : Hand {
    BurnedCards() { cards.lie_in(card_room, kMost); faces.lie_in(face_room, kMost); }
    BurnedCards(const BurnedCards& other) : BurnedCards() { Hand::operator=(other); }
    BurnedCards& operator=(const BurnedCards& other) { Hand::operator=(other); return *this; }

private:
    static constexpr std::size_t kMost = 11;
    Card card_room[kMost];
    Face face_room[kMost];
};

struct Box {
    BoxNo number = 0;
    PlayerId seated = kNobody;  // who decides
    bool wagered = false;       // somebody has a wager on it
    bool voided = false;
    bool folded = false;
    bool absent = false;        // nobody is there to act
    bool forfeited = false;
    bool blind = false;         // nobody may look at the cards until they are settled
    Row<Hand> hands;

    bool live() const { return wagered && !voided; }
    Hand& hand() { return hands[0]; }
    const Hand& hand() const { return hands[0]; }
    bool plays(std::size_t h) const { return live() && h < hands.size() && !hands[h].voided; }
    bool decides(std::size_t h) const { return plays(h) && !folded && !absent; }  // has anybody a say in it?
    void clear() {  // for the next round; the number stays
        seated = kNobody;
        wagered = voided = folded = absent = forfeited = blind = false;
        while (hands.size() > 1) hands.pop_back();
        if (hands.empty()) hands.push_back({});
        hands[0].clear();
    }
};

// A card that a player gave away for another. It is out of the shoe, and nobody but him has seen it.
struct Discarded {
    Card card{};
    BoxNo box = 0;
    bool operator==(const Discarded&) const = default;
};

// The room for all hands of a table, taken once.
class HandRoom {
public:
    HandRoom(std::size_t hands, std::size_t cards_a_hand)
        : cards_(new Card[hands * cards_a_hand]), faces_(new Face[hands * cards_a_hand]), hands_(new Hand[hands]) {
        for (std::size_t i = 0; i < hands; ++i) {
            hands_[i].cards.lie_in(&cards_[i * cards_a_hand], cards_a_hand);
            hands_[i].faces.lie_in(&faces_[i * cards_a_hand], cards_a_hand);
        }
    }
    // The next hands, for one box.
    void give(Box& box, std::size_t hands) {
        box.hands.lie_in(&hands_[given_], hands);
        given_ += hands;
    }

private:
    std::unique_ptr<Card[]> cards_;
    std::unique_ptr<Face[]> faces_;
    std::unique_ptr<Hand[]> hands_;
    std::size_t given_ = 0;
};

}  // namespace baize
