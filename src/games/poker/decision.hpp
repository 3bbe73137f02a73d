// A decision of a poker hand against the house: to lay a wager that is so many times another, or to fold, to check, or
// to withdraw what lies there. A row says which, and what a fold does to the wagers beside it. The decisions of a game
// in their order are its plan (plan.hpp).
#pragma once

#include <optional>
#include <span>

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/poker/irregularities.hpp"

namespace baize::poker {

using RankValue = std::uint32_t;  // of a rank::Rank: the higher hand has the higher value

// ---- What a fold does to a wager beside the hand ----------------------------------------------------------------

enum class OnFold : std::uint8_t {
    Kept,        // the cards decide it all the same
    Lost,
    KeptByWord,  // lost, unless the player says that he keeps it (ruling R49)
};
struct FoldRow {
    std::uint8_t wager;
    OnFold what = OnFold::Kept;
    Clause clause{};  // by which it is kept or lost
};

// Wagers without a row are settled with the hand, by a settlement that is told of the fold.
using FoldRows = std::span<const FoldRow>;

// ---- The decision -----------------------------------------------------------------------------------------------

inline constexpr std::uint8_t kNoChoice = 0xff;

enum class Forfeits : std::uint8_t { All, AnteAlone };

// What who lays nothing does: a fold is the end of his hand; a check leaves it in play; who withdraws takes back the
// wager, and the other answer lets it ride.
enum class Passive : std::uint8_t { Fold, Check, Withdraw };

// One raise more, which not every hand may make: any amount above the others', up to so many times.
struct FurtherRaise {
    std::uint8_t choice = kNoChoice;
    int to = 0;
    bool (*may)(RankValue own) = nullptr;
    Clause clause{};
    std::string_view at{};  // "with a pair of aces or better"
};

struct Decision {
    Clause clause;           // by which it is asked
    std::uint8_t wager, of;  // what is laid, and of which wager it is a multiple: who has none of that is not asked
    int from = 1, to = 1;    // so many times, in whole numbers
    Passive passive = Passive::Fold;
    std::uint8_t fold = 0;   // choices: the passive one;
    std::uint8_t raise = 1;  // ... to lay `from` times; each that follows lays once more, up to `to`;
    std::uint8_t keep = kNoChoice;   // ... to fold, and keep what is kept by a word;
    std::uint8_t stand = kNoChoice;  // ... to let stand what was laid before the deal (blind_stake.hpp)
    FurtherRaise further{};
    std::string_view told{};             // what a raise is called where the play is told, if not as its choice
    bool (*against)(Card up) = nullptr;  // asked against such a card of the dealer's alone
    bool side = false;                   // of a wager beside the hand, whose turn it leaves as it was
    Clause taken_back{};             // by which a fold takes that back, and nothing else moves it
    Clause once_or_fold{};           // by which cards that were shown in error leave no other choice
    Clause surrendered{};    // by which a fold loses `of`, before any card is turned; empty: the settlement says it
    FoldRows folds{};
    // An absent player's: by which clause, and whether all his wagers fall or the ante alone (the others then are as
    // after a fold, ruling R83).
    Clause absent{};
    Forfeits forfeits = Forfeits::All;
};

// What it lays, for the wager's definition: by which clause, and at which of several decisions.
constexpr LaidRow laid(const Decision& decision, Clause clause, std::string_view at = {}, std::string_view when = {}) {
    return {.clause = clause, .of = decision.of, .from = decision.from, .to = decision.to, .at = at, .when = when};
}
constexpr LaidRow laid_further(const Decision& decision) {
    const FurtherRaise& further = decision.further;
    return {.clause = further.clause, .of = decision.of, .from = decision.from, .to = further.to, .up_to = true,
            .at = further.at};
}

// How many times a choice lays; 0 for one that is no raise.
int times(const Decision& decision, std::uint8_t choice);

// That the player of this box has decided on its hand, for rulings on it.
void note_answer(Table& t, const Box& box);
void fold(Table& t, Box& box, bool keeps_by_word = false);
// Of a box that gave no answer: where nobody is there to give one it is folded, and forfeits.
void fold_if_absent(Box& box);

// What is lost without a look at the cards, by absence or by a fold; nothing: the settlement decides.
std::optional<Return> lost_unseen(const Table& t, const Box& box, std::size_t wager, const Decision& decision);
// All that is lost so is collected before cards are turned: of one box, or from the first box on.
void collect_folded(Table& t, const Box& box, const Decision& decision);
void collect_folded(Table& t, const Decision& decision);
// Do the cards of this hand still decide anything? Else a folded hand stays unseen.
bool in_action(const Table& t, const Box& box, const Decision& decision);

}  // namespace baize::poker
