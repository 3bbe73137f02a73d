// The best hold of every hand of Live Draw Poker, exactly, and what follows of it (gb-2011 16.13-16.18).
//
// The cards that are drawn come from the deck without all five that were dealt, the discards too. So the final hands of
// a hold are those that contain what is held and nothing of what is not; inclusion and exclusion makes that of "those
// that contain a set", which is counted once for every set of up to four cards. Wild cards are all alike, and suits
// change places where the deck allows it: a whole deck has 134,459 hands.
//
// With A(S) for what all final hands that contain S bring together, to hold H of the hand h is worth the sum over all
// parts D of h - H of (-1)^|D| A(H + D), over the number of draws: for the 32 holds of a hand at once a Moebius
// transform of 80 subtractions. A is found from the sets of one card more, up to suits, each hand being met once for
// every card it has beyond the set. How often the best holds make each final hand needs no second look: the same signs
// are summed by set, and the sets' tallies come in once. Cost: O(2^5) steps a hand; whole numbers of 64 bits where they
// fit, else of 128.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/by_enum.hpp"
#include "games/live_draw/live_draw.hpp"
#include "odds/return_distribution.hpp"
#include "odds/poker/orbits.hpp"
#include "odds/pricer.hpp"

namespace baize::live_draw {

__extension__ using Wide = __int128;
template <class T>
using ByMade = ByEnum<Made, T, kMade>;

// What the holds depend on: the cards that stand for themselves, how many are wild, and what each final hand brings, in
// stakes and with the stake in it.
struct DrawGame {
    poker::CardSet natural = poker::kFullDeck;
    int wild = 0;
    bool five_above = false;
    ByMade<Ratio> brings{};

    int cards() const { return natural.size() + wild; }
    // What a final hand is to this table: a lower pair that wins nothing is nothing (ruling R100).
    Made made_of(const poker::CardSet& of, int wilds) const {
        const Made made = live_draw::made_of(of.sets(), wilds, five_above);
        return brings[made] == 0 && made == Made::Pair ? Made::Nothing : made;
    }
};

// Five cards up to suits: so many wild, and the others. In a mask of them the natural cards come first, by their places
// in the set, then the wild ones.
struct Dealt {
    poker::CardSet natural;
    int wild = 0;
};

using Tally = ByMade<std::int32_t>;  // hands, by what they are

class Holds {
public:
    explicit Holds(const DrawGame& game);
    ~Holds();

    // By the best holds: how many of all combinations make each hand, and of how many.
    const ByMade<Integer>& combinations() const { return combinations_; }
    const Integer& total() const { return total_; }
    Ratio mean() const;  // what the best play brings

    // What each hold of a hand is worth, by its mask: whole numbers over one denominator.
    using Values = std::array<Wide, 32>;
    Values worths(const Dealt& hand) const;
    const Integer& denominator() const { return denominator_; }
    // Of equal holds the one of most cards is taken, then the one that makes higher hands: whatever the names of suits.
    unsigned best(const Dealt& hand, const Values& worths) const { return best_of(hand, worths).mask; }
    // Do the equal holds of some hand make other hands? Then the spread depends on that choice, and no mean does.
    bool equal_holds_differ() const { return equal_holds_differ_; }
    // How many of all draws after a hold make each final hand.
    ByMade<std::int64_t> draws_after(const Dealt& hand, unsigned mask) const;

    // Every hand up to suits, with how many there are of it.
    void each_hand(const std::function<void(const Dealt&, std::int64_t, const Values&)>& look) const;
    std::int64_t hands() const { return hands_; }

    // ... of a hand as it was dealt, in its order: bits over the five cards.
    static Dealt dealt(std::span<const Card> five, rank::Faces wild, std::array<std::uint8_t, 5>& place);

private:
    struct Counted;
    struct Best {
        unsigned mask;
        bool others_differ = false;  // some that are worth the same make other hands
    };
    template <class Value>
    Best best_of(const Dealt& hand, const std::array<Value, 32>& worths) const;
    DrawGame game_;
    std::unique_ptr<Counted> counted_;
    ByMade<Integer> combinations_;
    Integer total_, denominator_;
    std::int64_t hands_ = 0;
    bool equal_holds_differ_ = false;
};

// ---- Charts --------------------------------------------------------------------------------------------------------

// The best holds as lines to go by: a player looks for the first line that his cards can fill. Lines in their order,
// and what going by them brings; exact.
struct HoldChart {
    std::vector<std::string> lines;
    Ratio mean = 0;
};

// The chart of every line that is somebody's best hold, put in a good order; then one that does not look at gaps and
// high cards, and that with fewer and fewer lines, each time without the one that is missed least. Where a line can be
// filled in two ways the higher cards are held.
std::vector<HoldChart> charts_of(const Holds& holds, const DrawGame& game);

// ---- A table -------------------------------------------------------------------------------------------------------

// The table's deck, wild cards and odds; the jackpot, where it is offered, as what one player gets of it.
DrawGame described(const Setup& setup, const Ratio& jackpot_in_stakes);
// ... by odds of one round.
DrawGame described(const Setup& setup, const Ratio& jackpot_in_stakes, Rows pays);
// 16.26: the same when nobody has won for so long that odds have risen as far as they go.
DrawGame risen_to_the_highest(const Setup& setup, const Ratio& jackpot_in_stakes);
// What the meter pays to one player alone, in wagers of the table's minimum.
Ratio meter_in_stakes(const Setup& setup);
ReturnDistribution returns_of(const DrawGame& game, const Holds& holds);
// How much one player must be paid of the jackpot, in stakes, for nobody to have the edge; exact. Nothing where he has
// it without the jackpot, or cannot win it.
std::optional<Ratio> break_even(const Setup& setup);
Ratio mean_of_silence(const Holds& holds);

extern const Pricer kPricer;

}  // namespace baize::live_draw
