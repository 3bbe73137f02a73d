// What a supervisor may rule at an NZ poker table. Six divisions print these rules with small differences, and the same
// number is not the same rule: a division is a row of clauses by subject, and says where it differs.
//
// | subject                         | differences                                                                  |
// |---------------------------------|------------------------------------------------------------------------------|
// | a card exposed to the dealer    | a misdeal, or it stays as the dealer's up card and the later one comes down  |
// | the dealer shows cards          | whoever has not decided may do all he might, or lay once the ante and fold   |
// | a hand dealt without its wager  | a side wager that may not lie there alone is void (`areas.hpp`, ruling R83)  |
// | an absent player                | forfeits all his wagers, or the ante alone: `Decision::forfeits`             |
// | cards laid down                 | as many as a hand has lie on top of the pile, or as many as are printed      |
// | hands looked at                 | five divisions have it; one knows no further hands                           |
#pragma once

#include <array>
#include <initializer_list>
#include <span>

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/marks.hpp"

namespace baize::poker {

enum class DealersCard : std::uint8_t { Misdeal, StaysUp };
enum class AfterShowing : std::uint8_t { AnyChoice, OnceOrFold };

// A division's clauses by subject; an empty one is a rule that it does not have.
struct Division {
    Clause mishandled{}, wrong_number{}, cards_to_empty{}, hand_to_empty{}, collected{}, wrong_deck{}, exposed{},
        dealer_exposed{}, several_exposed{}, player_shows{}, dealer_shows{}, misdeal{}, absent{}, laid_down{},
        viewed_one{}, viewed_several{}, shuffle{};
    // Words that name another clause or a number.
    std::string_view mishandled_title{}, wrong_number_title{}, hand_discarded{}, hand_is{}, second_exposed{},
        after_showing_may{}, absent_has_no_decision{}, absent_consequence{},
        dealer_exposed_title = "A card is exposed in error to the dealer's hand",
        dealer_shows_title = "The dealer exposes cards of his hand before all have decided",
        house_hand = "the dealer's hand";
    Clause blind_hands{};             // by which further hands are not looked at
    Clause taken_back{};              // by which a play wager that was laid before the deal comes back with a fold
    std::size_t hand = 0;             // cards of a complete hand
    std::uint8_t ante = 0, play = 0;  // the wager that asks for a decision, and the one by which it is made
    bool side_decides = false;        // a side wager alone asks for one too, on a hand that is looked at
    // The wagers for which an area gets its cards, where it does not get them for any.
    std::initializer_list<std::uint8_t> cards_for{};
    // Whether cards are dealt one by one, and no hand is whole before the last; null: a hand is dealt whole.
    bool (*one_by_one)(const Setup& setup) = nullptr;
    // Whether a player has said his last word, where it is said otherwise than once from the left; null: so.
    bool (*decided)(const Table& t, const Box& box) = nullptr;
    DealersCard dealers_card = DealersCard::Misdeal;
    AfterShowing after_showing = AfterShowing::AnyChoice;
};

// Marks of a round (`Table::marks`) that these rules use; all but the first are boxes, as bits.
enum Mark : std::size_t {
    kHappened,      // bits of `Happened`
    kLookedAt,      // whose hand was looked at: it became that of its player's seat, or is void
    kHandDiscarded, // without a wager, whose complete hand was discarded
    kKeptByWord,    // whose player folded and keeps what a word keeps (games/poker/decision.hpp)
    kAnswered,      // whose player has decided on the hand, on one street at least
    kLaidLater,     // whose play wager was laid by a decision, and not before the deal
    kOwnMarks,      // from here on a game's own
};
enum Happened : int {
    kExposed = 1,     // a card was exposed in error while the cards were dealt
    kUpCardLies = 2,  // ... and is the dealer's up card: the one that would be comes face down
    kOnceOrFold = 4,  // who has not decided may lay the ante once, or fold
};
inline bool happened(const Table& t, Happened what) { return (t.marks()[kHappened] & what) != 0; }
inline void mark(Table& t, Happened what) { t.marks()[kHappened] |= what; }

// ---- What each does -------------------------------------------------------------------------------------------------

MaybeRefusal cards_to_empty_area(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal cards_of_the_house(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal none_exposed_yet(const Table& t, const Division& division);
MaybeRefusal house_has_a_card(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal one_hand_was_viewed(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal hand_beside_blind_ones(const Table& t, const Ruled& ruled, Clause clause);
MaybeRefusal not_decided(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal not_settled(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal has_a_decision(const Table& t, const Ruled& ruled, const Division& division);
MaybeRefusal whole_hand_to_empty_area(const Table& t, const Ruled& ruled, const Division& division);
void leave_up_card(Table& t);
void lay_down(Table& t, const Ruled& ruled, const Division& division);
void show_house(Table& t, const Ruled& ruled, const Division& division);
void swap_seat(Table& t, const Ruled& ruled);

// ---- The rows -------------------------------------------------------------------------------------------------------

inline constexpr std::uint8_t kDealing = stage_bit(Stage::Dealing);
inline constexpr std::uint8_t kDeciding = stage_bit(Stage::Deciding);
inline constexpr std::uint8_t kInPlay = Stage::Dealing | Stage::Deciding | Stage::DealerDraws;
// Where a book sets no time: for as long as a round can be void (ruling R86).
inline constexpr std::uint8_t kAnyTime = kInPlay | Stage::Settled;

// A division's rows, to which it may add its own. Rules that it does not have are left out.
template <const Division& kDivision>
struct Irregularities {
    static constexpr std::size_t kMost = 22;
    std::array<IrregularityDef, kMost> rows{};
    std::size_t count = 0;

    constexpr void add(const IrregularityDef& row) {
        if (!row.clause.empty()) rows[count++] = row;
    }
    constexpr std::span<const IrregularityDef> all() const { return {rows.data(), count}; }

    constexpr Irregularities() {
        add_dealing();
        add_exposing();
        add_deciding();
    }

private:
    static constexpr const Division& d = kDivision;

    constexpr void add_dealing() {
        add({"cards-mishandled", d.mishandled_title, d.mishandled,
             "The hand may be declared void; its wagers are returned", Effect::VoidHand, Target::Box, kAnyTime});
        add({"wrong-number-of-cards", d.wrong_number_title, d.wrong_number, "Misdeal: every wager is void",
             Effect::VoidRound, Target::None, kAnyTime});
        add({"cards-to-empty-area", "Cards were dealt to an area without a wager, before all were dealt",
             d.cards_to_empty, "Misdeal: every wager is void", Effect::VoidRound, Target::Box, kDealing,
             [](const Table& t, const Ruled& ruled) { return cards_to_empty_area(t, ruled, kDivision); }});
        add({"hand-to-empty-area", "A complete hand was dealt to an area without a wager", d.hand_to_empty,
             d.hand_discarded, Effect::DiscardCards, Target::BoxAndCards, Stage::Dealing | Stage::Deciding,
             [](const Table& t, const Ruled& ruled) { return whole_hand_to_empty_area(t, ruled, kDivision); },
             [](Table& t, const Ruled& ruled) { mark_box(t, kHandDiscarded, ruled.box); }});
        add({"collected-and-reconstructed", "Cards collected before the player decided, and reconstructed",
             d.collected, "The game goes on", Effect::Record, Target::Box, kDeciding});
        add({"collected-early", "Cards collected before the player decided, and lost", d.collected,
             "The hand is void; its wagers are returned", Effect::VoidHand, Target::Box, kDeciding, undecided});
        add({"wrong-deck", "The deck does not have 52 cards", d.wrong_deck, "Misdeal: every wager is void",
             Effect::VoidRound, Target::None, kInPlay | Stage::Betting | Stage::Settled});
    }

    constexpr void add_exposing() {
        add({"exposed-card", "An exposed card is dealt to a player", d.exposed, d.second_exposed, Effect::Own,
             Target::None, kDealing, [](const Table& t, const Ruled&) { return none_exposed_yet(t, kDivision); },
             [](Table& t, const Ruled&) { mark(t, kExposed); }});
        if (d.dealers_card == DealersCard::Misdeal)
            add({"dealer-card-exposed", d.dealer_exposed_title, d.dealer_exposed, "Misdeal: every wager is void",
                 Effect::VoidRound, Target::None, kDealing});
        else
            add({"dealer-card-exposed", d.dealer_exposed_title, d.dealer_exposed,
                 "It stays as the dealer's up card; the later one comes face down", Effect::Own, Target::None,
                 kDealing, [](const Table& t, const Ruled& ruled) { return house_has_a_card(t, ruled, kDivision); },
                 [](Table& t, const Ruled&) { leave_up_card(t); }});
        add({"cards-exposed", "More than one card is exposed in the deal", d.several_exposed,
             "Misdeal: every wager is void", Effect::VoidRound, Target::None, kDealing});
        add({"player-shows-cards", "A player exposes cards of his hand", d.player_shows,
             "No misdeal; the game goes on", Effect::Record, Target::Box, kInPlay});
        add({"dealer-shows-cards", d.dealer_shows_title, d.dealer_shows, d.after_showing_may, Effect::Own,
             Target::Cards, kDeciding,
             [](const Table& t, const Ruled& ruled) { return cards_of_the_house(t, ruled, kDivision); },
             [](Table& t, const Ruled& ruled) { show_house(t, ruled, kDivision); }});
        add({"misdeal", "The round is declared a misdeal", d.misdeal,
             "Every wager is void; players may change their wagers before the new deal", Effect::VoidRound,
             Target::None, kAnyTime});
    }

    constexpr void add_deciding() {
        add({"absent-player", "The player is not present to decide", d.absent, d.absent_consequence,
             Effect::AbsentBox, Target::Box, kDeciding,
             [](const Table& t, const Ruled& ruled) { return has_a_decision(t, ruled, kDivision); }});
        add({"laid-down-and-reconstructed", "Cards laid down and discarded, but still on top of the pile",
             d.laid_down, "The hand is reconstructed; the game goes on", Effect::Record, Target::Box, kDeciding});
        add({"laid-down", "Cards laid down and lost in the discard pile", d.laid_down,
             "The hand is taken as folded, and a wager that was made on it is lost", Effect::FoldBox, Target::Box,
             kDeciding, [](const Table& t, const Ruled& ruled) { return not_settled(t, ruled, kDivision); },
             [](Table& t, const Ruled& ruled) { lay_down(t, ruled, kDivision); }});
        add({"viewed-blind-hand", "A player looked at one hand that is played blind", d.viewed_one,
             "That hand is now the one where the player sits", Effect::Own, Target::Box, kDeciding,
             [](const Table& t, const Ruled& ruled) { return one_hand_was_viewed(t, ruled, kDivision); },
             swap_seat});
        add({"viewed-several-hands", "A player looked at more than one hand", d.viewed_several,
             "Each hand looked at is void; rule it for each", Effect::VoidHand, Target::Box, kDeciding,
             [](const Table& t, const Ruled& ruled) {
                 return hand_beside_blind_ones(t, ruled, kDivision.blind_hands);
             },
             [](Table& t, const Ruled& ruled) { mark_box(t, kLookedAt, ruled.box); }});
        add({"ordered-shuffle", "A supervisor orders a shuffle", d.shuffle,
             "The cards are shuffled before the next round", Effect::ShuffleAfterRound, Target::None,
             kInPlay | Stage::Betting | Stage::Settled});
    }

    static MaybeRefusal undecided(const Table& t, const Ruled& ruled) { return not_decided(t, ruled, kDivision); }
};

}  // namespace baize::poker
