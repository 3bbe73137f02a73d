// What one seat may see. A card that the seat may not see is not in its view at all: not hidden, absent.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/table.hpp"

namespace baize {

struct SeenHand {
    std::string name;                         // "dealer", "box 2"
    BoxNo box = 0;                            // 0: the house's
    std::uint8_t hand = 0;
    std::vector<std::optional<Card>> cards;   // nothing: a card lies there, face unknown to this seat
    bool community = false;                   // it lies in the middle of the table, for every box
    bool folded = false;                      // out of the round but for the wagers that are alive

    bool is_house() const { return box == 0 && !community; }
};

struct View {
    PlayerId player = kNobody;                // kNobody: a spectator, who sees what lies face up
    Stage stage = Stage::Betting;
    std::string waiting_for;
    std::optional<Question> question;         // only for the player it is put to
    std::vector<SeenHand> hands;
    std::vector<SeenHand> discards;           // by box; a seat sees what it gave away itself
    std::vector<std::uint8_t> dice;
    std::vector<std::string> spun;            // the compartments of the wheel by name
    std::vector<std::string> standing;        // what earlier rounds left, in words
    std::optional<Track> track;               // of a game that is a race
    std::optional<Card> exposed_next;
    std::vector<Stake> stakes;                // chips lie open on the layout
    std::vector<Lammer> lammers;              // and so do they
    std::vector<Line> lines;
    int cards_left = 0;
    bool cutting_card_out = false;
};

// Does a card that lies so in this box show its face to the player?
inline bool may_see(Face face, const Box& box, PlayerId player) {
    return face == Face::Up || face == Face::Copy || (face == Face::Own && player != kNobody && box.seated == player);
}

View view_of(const Table& table, PlayerId player);

// One line a fact, for transcripts and terminals without a picture.
std::string to_text(const View& view, const Game& game);

}  // namespace baize
