// The one definition of a game: play, pricing, simulation, signs, checks and screens all read this.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/deck.hpp"
#include "core/figure.hpp"
#include "core/fixed_vector.hpp"
#include "core/pay.hpp"
#include "engine/event.hpp"
#include "engine/need.hpp"
#include "engine/refusal.hpp"
#include "engine/round.hpp"

namespace baize {

class Setup;
class Table;
struct Between;
struct Drawing;

// ---- Wagers -----------------------------------------------------------------------------------

enum class WagerKind : std::uint8_t {
    Opening,  // made before the round
    Later,    // made during the round, when a decision offers it
    Bonus,    // paid in respect of another wager, with no stake of its own
    Bundled,  // made before the round together with the wager that it is part of, always in the same amount
};

// How much a decision lays in a wager, so many times another; a row for each decision that lays another amount.
struct LaidRow {
    Clause clause;
    int of = 0;               // which wager
    int from = 1, to = 1;     // so many times, in whole numbers
    bool up_to = false;       // ... or any amount up to `to` times
    int part = 1;             // ... of this part of it: 2 for a half
    std::string_view at{};    // when, where there are several: "before the flop"
    std::string_view when{};  // only with these options; see Setup::holds
};

struct WagerDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    WagerKind kind = WagerKind::Opening;
    int part_of = -1;  // the opening wager in whose price this one is counted; -1: its own
    std::span<const PayTable> paytables{};
    std::span<const std::string_view> spots{};  // empty: one spot without a name
    std::string_view when{};                    // "layout=106": offered only with that option; see Setup::holds
    Clause no_more_bets{};                      // where it has a rule of its own on that
    Clause one_paytable{};                      // every table of the house that offers it uses the same pay table
    Clause progressive{};                       // a part of each stake goes to a progressive meter (gb-2011 2.4)
    bool lives = false;                         // may stay on the layout over rounds until it is decided
    std::span<const std::string_view> travels_to{};  // places that it moves to by itself and that take no
                                                     // new chips; counted behind the spots
    bool in_money = false;                      // it pays amounts, whatever the stake
    Clause limits{};                            // minimum and maximum, where it has a rule of its own on them
    bool pays_by_spot = false;                  // each of its spots may have a pay table of its own
    int made_of = -1;                           // it is nothing but `parts` equal wagers of this
                                                // kind: rows and limits are theirs
    int parts = 1;
    Clause payout_max{};                        // the operator may set a highest pay-out,
                                                // where it has a rule of its own
    std::string_view blind{};                   // "blind-play=yes": with that a later wager may be laid before the
                                                // round too; the game says how much (`accept`), without limits
    bool one_stake = false;                     // it is one amount at a table, its minimum (ruling R64)
    int paid_as = -1;                           // it is paid by this one's rows (`paid_by`), a bonus on its stake too,
                                                // once more: by any but the first, which no hand makes twice
    std::span<const LaidRow> laid{};            // how much lies in it; none: its player says how much (engine/laid.hpp)
    Clause within_limits{};                     // by which it is any amount within the table's limits (ruling R87)

    constexpr std::size_t open_spots() const { return spots.empty() ? 1 : spots.size(); }
    // By which clause a wager that is laid with another is as high as that.
    constexpr Clause amount_clause() const { return limits.empty() ? clause : limits; }
    constexpr std::size_t all_spots() const { return open_spots() + travels_to.size(); }
    constexpr WagerDef limited_by(Clause clause) const {
        WagerDef own = *this;
        own.limits = clause;
        return own;
    }
    constexpr WagerDef paid_at_most(Clause clause) const {
        WagerDef own = *this;
        own.payout_max = clause;
        return own;
    }
    constexpr WagerDef laid_by(std::span<const LaidRow> rows) const {
        WagerDef own = *this;
        own.laid = rows;
        return own;
    }
    constexpr WagerDef within_table_limits(Clause clause) const {
        WagerDef own = *this;
        own.within_limits = clause;
        return own;
    }
    constexpr WagerDef at_one_stake() const {
        WagerDef own = *this;
        own.one_stake = true;
        return own;
    }
};

// What is laid, changed and taken back with one word: a wager, and those that are bundled with it.
FixedVector<std::uint8_t, 4> laid_together(const Setup& setup, std::size_t wager);

// ---- Options ----------------------------------------------------------------------------------

// How a value of an option reads a place where the book is unclear (ruling R99).
enum class Reading : std::uint8_t {
    AsRuled,      // as the rulings do, or there is nothing to read: the operator chooses
    Doubtful,     // the text bears it: where it is not the standard, `check` warns with what it costs the player
    AgainstText,  // priced on request, but no table may be run so
};

struct OptionValue {
    std::string_view id;
    Clause clause{};
    bool permitted = true;  // false: priced on request, but no table may be run so
    Clause electronic_only{};  // a table of terminals may be run so, and no other
    Clause against{};  // another clause rules it out, and its own prevails: lawful, and `check` warns with both
    std::string_view words{};  // as it is displayed, where its id does not say it (Setup::option_words)
    Clause by_hand{};  // by this clause a shuffler gives the cards in another order: of cards that are dealt by hand
    Reading reading = Reading::AsRuled;

    constexpr OptionValue doubtful() const {
        OptionValue own = *this;
        own.reading = Reading::Doubtful;
        return own;
    }
    constexpr OptionValue against_text() const {
        OptionValue own = *this;
        own.reading = Reading::AgainstText;
        own.permitted = false;
        return own;
    }
};

// Where a condition such as "variant=a" holds, a table that says nothing of the option has another value.
struct StandardWhen {
    std::string_view when;
    int value = 0;
};

struct OptionDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    std::span<const OptionValue> values;
    int standard = 0;            // which value a table has that says nothing
    bool moves_price = true;     // false for what only changes procedure
    bool always_shown = false;   // whichever value is chosen, a notice must say so
    std::string_view when{};     // "variant=a": without that it touches nothing, and is neither priced nor shown
    bool takes_amount = false;   // beside its values, any amount of money that the operator prescribes
    std::span<const StandardWhen> standards{};
    bool of_decks = false;       // it is the number of decks, which is named with every table and price (ruling R15)
    std::string_view ceiling{};  // an amount, "{}", is a ceiling of what is paid: what a sign says of it, and makes
                                 // stand out (11.34(b)); "{blind.straight-flush}" is a row that it spares (ruling R88)
    bool doubtful_amount = false;  // an amount caps several payments together, where the ruling reads the clause of
                                   // each of them, as a wager's own maximum pay-out (ruling R99)

    constexpr OptionDef shown() const {
        OptionDef own = *this;
        own.always_shown = true;
        return own;
    }
    constexpr OptionDef decks() const {
        OptionDef own = *this;
        own.of_decks = true;
        return own;
    }
};

// ---- Notices ----------------------------------------------------------------------------------

// By which clause a choice must be displayed: where it is by `by`, or by a clause under it.
struct DisplayRule {
    Clause by;
    Clause displayed;
};

// What a book wants displayed at a table beside its limits.
struct Displayed {
    std::span<const DisplayRule> choices{};
    Clause paytable{};          // the pay table in use, where there is a choice of them
    Clause better_odds{};       // odds above the book's own
    Clause edge_of_own_odds{};  // the house edge with the table's own odds
};

// ---- Decisions and irregularities ---------------------------------------------------------------

struct ClauseAt {
    Clause asked, taken;  // where the question is put by the one clause, the choice is made by the other
};

struct ChoiceDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    bool passive = false;  // stakes nothing: taken for a player who says nothing (ruling R57)
    // Of a choice that takes cards: may these be chosen? And which are, for a player who says nothing; null: none.
    MaybeRefusal (*check)(const Table&, const Question&, Picked) = nullptr;
    Picked (*silent)(const Table&, const Question&) = nullptr;
    bool confidential = false;  // whether it is open tells of cards that its player alone sees: others are not told
    std::span<const ClauseAt> later{};  // where a later street has a clause of its own

    // By which clause it is made where the question is put by this one.
    constexpr Clause clause_at(Clause asked) const {
        for (const ClauseAt& each : later)
            if (each.asked == asked) return each.taken;
        return clause;
    }
};

// What a player may say while bets are open. Of a wager: it stays written
// on his stake until he says something else of it.
struct DeclarationDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    bool of_wager = false;
    MaybeRefusal (*check)(const Table&, const Declared&) = nullptr;
    void (*apply)(Table&, const Declared&) = nullptr;
};

// What a ruling does. The engine knows these; a consequence of another kind is the game's own function.
enum class Effect : std::uint8_t {
    Record,           // nothing changes; the incident is on record
    VoidRound,        // every wager is void
    VoidHand,         // the wagers on a hand are void, or on every hand of a box; its cards leave the table
    FoldBox,          // the box is taken as folded
    AbsentBox,        // nobody acts for the box
    DiscardCards,     // cards leave the shoe for the discard rack
    ExposeNextCard,   // a card was drawn too early and seen: everybody knows the next card
    SkipShuffle,      // a shuffle that was due did not take place
    ShuffleAfterRound,
    Own,              // the game's function `apply`, after which the round goes on
};

enum class Target : std::uint8_t { None, Box, Player, Cards, BoxAndCards };

struct IrregularityDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    std::string_view consequence;  // shown to whoever rules, before it is confirmed
    Effect effect;
    Target target = Target::None;
    std::uint8_t stages = 31;  // bits of Stage in which it can be ruled
    MaybeRefusal (*check)(const Table&, const Ruled&) = nullptr;
    void (*apply)(Table&, const Ruled&) = nullptr;
};

constexpr std::uint8_t operator|(Stage a, Stage b) {
    return static_cast<std::uint8_t>(static_cast<int>(a) | static_cast<int>(b));
}
constexpr std::uint8_t operator|(std::uint8_t a, Stage b) { return static_cast<std::uint8_t>(a | static_cast<int>(b)); }
constexpr std::uint8_t stage_bit(Stage stage) { return static_cast<std::uint8_t>(stage); }

// ---- Equipment ----------------------------------------------------------------------------------

// What each card counts in a hand, where a book gives cards a count; hands keep the sum.
using CountValues = std::array<std::uint16_t, kFacesMax>;

// How cards come to the table. One deck that is shuffled every round, a shoe that lasts over rounds with a cutting
// card, or a continuous shuffler that takes every card back.
struct ShoePolicy {
    int decks = 0;  // 0: no cards
    const Deck* deck = &kPlayingCards;  // the game's, as Setup puts it here
    bool lasts = false;
    bool continuous = false;
    bool burn = false;          // the first card after a shuffle is discarded unread
    const CountValues* burn_as_many = nullptr;  // or it is read, and as many more follow it unread as it counts
    int style = 0;              // a manner of dealing that a shoe keeps to its end
    std::uint64_t without = 0;  // cards, as bits, that each deck lacks
    Clause shuffle{};           // why a shuffle is due before a round
    Clause cut_first{};         // the cutting card comes as the first card of a round
    Clause not_enough{};        // the shoe is empty in a round
    Clause equipment{};         // which cards there are
    Clause decks_agreed{};      // the number of decks changes at the end of a shoe only,
                                // and with the agreement of every player
    Clause style_kept{};        // the style changes at the end of a shoe only
    Clause cut_half_way{};      // the cutting card goes in no more than half way from the
                                // back; empty: the house says how far

    int cards() const { return decks * deck->size(); }  // of whole decks
    int copies(std::size_t face) const {
        return face >= deck->faces.size() || (without >> face & 1u) ? 0 : decks * deck->faces[face].copies;
    }
};

// Where the runners of a race stand. Monitors and screens draw this and know no rules.
struct Runner {
    std::string_view name;
    Suit suit{};
    int at = 0;     // how far it has come, of Track::length
    int place = 0;  // 1: first; 0: none yet
};
struct Track {
    int length = 0;
    FixedVector<Runner, 8> runners;
    std::string_view remark{};  // "protested race"
};

// How the table must stand for a wager to be taken, for whoever prices or simulates
// it: a point that is established, a wager that it backs.
// All of it is player A's, on the common layout or in box 1.
using Scene = void (*)(Between& between, const Setup& setup, Position position, Money unit);

struct Game {
    std::string_view id;
    std::string_view title;
    std::string_view book;       // "gb-2011"
    std::string_view division;   // the division of rules.tsv, mostly by the same id
    std::string_view sections;   // where in the book: "9.1-9.13"
    // Where a division has gaps, another fills them (ruling D4): which, in
    // what book, and which clauses are this one's own.
    std::string_view rests_on{};
    std::string_view rests_on_book{};
    std::span<const std::string_view> own_clauses{};
    int boxes = 0;               // playing positions; 0: one common layout
    int cards_a_hand = 0;        // how many cards come to lie in one place at most; a table reserves the room once
    int hands_a_box = 1;         // ... and how many hands a box comes to have
    int places = 0;              // numbered places for players, where the book gives them a part in the game
    int dice = 0;
    // What the compartments of its wheel are called, by number; a smaller wheel has the first of them.
    std::span<const std::string_view> compartments{};
    // ... and their order around the wheel, where it matters
    std::span<const std::uint8_t> (*wheel_order)(const Setup&) = nullptr;
    Clause no_more_bets{};
    Clause position_clause{};    // which wagers exist
    Clause limits_clause{};      // minimum and maximum wagers
    Clause maximum_clause{};     // ... the maximum, where another clause has it
    Clause person_clause{};      // the operator may limit one person to one box and the minimum
    Clause box_clause{};         // a maximum for all wagers on one box, or for one person's on it
    Clause nominee_clause{};     // somebody else may act for a player
    Clause own_hands{};          // players' cards are seen by their player alone until the showdown
    // What each compartment of its wheel bears, where only the house's own wheel
    // has their order; and which clause wants that order.
    std::string_view segments{};
    Clause segments_clause{};
    // The dealer may put a wager right that was misplaced or moved by
    // accident, until the result is known; or after it too.
    Clause misplaced{};
    bool misplaced_after_result = false;
    Clause areas_yield{};        // a player has several boxes only while nobody else is without one
    Drawing (*drawing)(const Setup&) = nullptr;  // its layout on a screen; null: drawn from the wagers alone
    const Deck* deck = &kPlayingCards;
    std::span<const std::string_view> house_hands{};
    int community = -1;          // which of them lies in the middle of the table, for every box
    bool community_joins = false;  // its cards make one hand with the cards of each box, and are called so
    std::span<const WagerDef> wagers{};
    std::span<const OptionDef> options{};
    std::span<const ChoiceDef> choices{};
    std::span<const DeclarationDef> declarations{};
    std::span<const IrregularityDef> irregularities{};
    const CountValues* counts = nullptr;
    Round (*round)(Table&) = nullptr;
    ShoePolicy (*shoe)(const Setup&) = nullptr;
    Track (*track)(const Table&) = nullptr;                            // the race that the cards on the table
                                                                       // make, if they make one
    MaybeRefusal (*accept)(const Table&, const PlaceBet&) = nullptr;   // the game's own conditions on a wager
    MaybeRefusal (*permit)(const Setup&) = nullptr;                    // ... and on a set-up
    bool (*has_spot)(const Setup&, Position) = nullptr;                // which spots its layout has; all of
                                                                       // them where this is null
    std::vector<std::string> (*standing)(const Table&) = nullptr;      // what lives between rounds in words: "point 8"
    // What a player must be told of his wagers before the bets are closed, with its clause (gb-2011 12.27(c)): "a royal
    // flush is paid 50000.00 at most". Empty: nothing.
    std::string (*told_before_close)(const Table&, PlayerId) = nullptr;
    Scene scene = nullptr;                                             // needed by wagers that not every round takes
    std::string (*scene_words)(const Setup&, Position) = nullptr;      // ... what it takes for granted and a figure
                                                                       // rests on: "a point of 6"
    std::shared_ptr<const void> (*compile)(const Setup&) = nullptr;    // options turned once into what the round reads
    // What whoever looks at the table is told of cards, dice and wheel (engine/captions.hpp); null: nothing.
    std::string (*hand_caption)(std::span<const Card>, bool split) = nullptr;      // "soft 18"
    // ... where the table's options have a say in it, which cards are wild; such a game has no `hand_caption`, and the
    // house's own hand is called nothing unless it has one of the two for that.
    std::string (*hand_caption_at)(const Setup&, std::span<const Card>, bool split) = nullptr;
    // ... and of a hand's own cards for a wager on them alone, said behind it where their player has that wager.
    struct OwnCards {
        std::size_t wager = 0;
        std::string (*caption)(std::span<const Card>) = nullptr;
    } own_cards{};
    // Which of these cards make the hand that is so called, where there are more than it takes: the best five of seven.
    // 0: there is nothing to choose.
    Picked (*hand_made_of)(std::span<const Card>) = nullptr;
    std::string (*house_caption)(std::span<const Card>) = nullptr;                 // of the house's own hand, where
                                                                                   // it says more
    std::string (*house_caption_at)(const Setup&, std::span<const Card>) = nullptr;  // ... by the table's options
    std::string (*dice_caption)(std::span<const std::uint8_t>) = nullptr;          // "total 11"
    std::string (*spin_caption)(std::span<const std::string>) = nullptr;           // "17, black, odd"
    std::string_view (*compartment_colour)(std::string_view name) = nullptr;       // "black"
    const Displayed* displayed = nullptr;
    Clause payout_max_clause{};    // the operator may set a highest pay-out
    bool payout_max_approved = true;  // ... that the Secretary has approved
    Clause differential_clause{};  // ... and a table differential, where not by the clause of the limits
    Clause pro_rata_clause{};      // beyond it wagers are reduced at the close; empty: they are refused or dropped
    std::span<const Figure> figures{};        // printed of it somewhere, for `baize verify` to recompute
};

// Ruling R57: what is answered for a player who says nothing, or has no credit
// for anything else. Every question has such an answer:
// `Table::ask` sees to it.
std::uint8_t silent_choice(const Game& game, const Question& question);
// ... with the cards that it names.
Answer silent_answer(const Table& table, const Question& question);

}  // namespace baize
