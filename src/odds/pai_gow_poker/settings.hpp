// What settings of a Pai Gow Poker hand are worth against a dealer who sets by the house way, counted exactly over all
// hands that he can have.
//
// How it is counted. Where no five cards can share a suit a dealer's hand is its ranks alone, and how often it comes
// beside a player's hand depends on that hand's ranks alone: about 67,600 sets of ranks, each weighted by a product of
// binomials. Where a suit can make a flush, it has the ranks F and the others hold at most two cards more: about
// 225,000 such hands, of which only those count whose F touches none of the player's cards in that suit. Suits make a
// flush one at a time, so that
//
//     hands(P) = by ranks(P) + sum over the four suits s of by flushes(ranks of P in s, ranks of P in other suits)
//
// with, in the second term, what the flush makes of a hand less what its ranks alone would be. For one set of player's
// ranks both terms are tables, by setting and by the ranks in one suit; each of the 6,972,147 hands that differ by more
// than the names of suits is then a sum of five entries.
//
// Cost: for each of the player's 67,600 sets of ranks, and each setting that is considered of it, O(67,600 + 225,000)
// comparisons at most, sixteen at a time, and a sum over the subsets of at most seven ranks; then O(1) a hand and
// setting. The player's own setting is by the house way, or the best of his lawful ones hand by hand.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "games/pai_gow_poker/settle.hpp"
#include "odds/pricer.hpp"

namespace baize::pai_gow_poker {

// A pack that has all four suits of some ranks, and the joker. Short ones are for tests.
struct Pack {
    unsigned ranks = rank::kAllRanks;
    bool joker = true;

    int cards() const { return 4 * std::popcount(ranks) + joker; }
    constexpr bool operator==(const Pack&) const = default;
};

// Of all deals to a player and the dealer: both hands won, both lost; what is left stands off.
struct Outcomes {
    std::int64_t won = 0, lost = 0, deals = 0;

    Outcomes& operator+=(const Outcomes& other) {
        won += other.won, lost += other.lost, deals += other.deals;
        return *this;
    }
    constexpr bool operator==(const Outcomes&) const = default;
};

// A way to set one hand, and what happens to it against every hand of the dealer's.
struct Worth {
    Faces low = 0;
    Setting setting;
    Outcomes outcomes;
};

// How the player sets: as the dealer does, or as is best where a win pays these odds.
struct Play {
    bool house_way = true;
    Odds pays{19, 20};
};

namespace settings {
class DealersHands;
}

class Settings {
public:
    explicit Settings(Pack pack = {}, ThreeAces three_aces = ThreeAces::Split);
    ~Settings();

    // Over all hands of the player. `progress` is told the share that is done, and may be empty.
    Outcomes count(const Play& play, unsigned threads = 0, const Progress& progress = {}) const;
    // How many hands that count looks at.
    std::int64_t hands_looked_at() const;

    // Every lawful setting of one hand that no other betters in one of its hands and equals in the other, the best
    // first: by the odds of a win, and of equally good ones that with the higher hand behind.
    std::vector<Worth> settings_of(Faces seven, Odds pays) const;
    // Every lawful setting of one hand, whichever others are better.
    std::vector<Worth> lawful_settings_of(Faces seven) const;
    // One given setting of a hand, foul or not.
    Outcomes of(Faces seven, Faces low) const;

    const settings::DealersHands& dealer() const { return *dealer_; }

private:
    void count_outcomes(Faces seven, std::vector<Worth>& list) const;

    Pack pack_;
    std::unique_ptr<const settings::DealersHands> dealer_;
};

// The best setting of any hand: found for all hands of the same ranks when the first of them is asked for, so that a
// million rounds take hardly longer than one count. Any thread may ask.
class BestSettings {
public:
    BestSettings(std::shared_ptr<const Settings> settings, Odds pays);
    ~BestSettings();

    Faces low_of(Faces seven) const;

private:
    struct OfSameRanks;
    const OfSameRanks& found_for(unsigned ranks) const;
    void find(unsigned ranks, OfSameRanks& found) const;

    std::shared_ptr<const Settings> settings_;
    Odds pays_;
    mutable std::mutex mutex_;
    mutable std::map<unsigned, std::unique_ptr<OfSameRanks>> found_;
};

// One hand for all that are alike in their ranks and in a suit that can make a flush, and how many those are. A king
// and a queen beside a flush share a suit or not.
void each_seven(const Pack& pack, const std::function<void(Faces seven, std::int64_t hands)>& each);

// ---- Return distributions -------------------------------------------------------------------------------------------

// What Settings::count found for the whole pack: by the house way, and set as is best where a win pays 19 to 20. A test
// counts both again (PaiGowPokerOdds.TheKeptResultIsWhatIsCounted, with BAIZE_LONG).
struct Precomputed {
    Outcomes house_way, best;
};
inline constexpr Precomputed kPrecomputed[] = {  // by how the dealer sets three aces
    {{2'360'716'067'812'300, 2'467'607'762'482'388, 8'250'459'031'214'400},
     {2'397'715'065'129'912, 2'478'904'522'259'016, 8'250'459'031'214'400}},
    {{2'360'723'961'772'804, 2'467'480'314'035'240, 8'250'459'031'214'400},
     {2'397'484'958'868'384, 2'479'038'353'623'980, 8'250'459'031'214'400}},
};

// Kept, or else counted.
Outcomes main_outcomes(const Setup& setup, bool house_way, const Progress& progress = {});
ReturnDistribution main_returns(const Outcomes& outcomes, Rows main);

// Hands of seven by Fortune's rows, and last those that have none.
using FortuneHands = std::array<std::int64_t, book::kFortuneRows + 1>;
FortuneHands count_fortune_hands(const Pack& pack);
// Of the whole pack, as counted (PaiGowPokerOdds.FortuneHandsOfTheWholePack).
inline constexpr FortuneHands kFortuneHands = {
    32, 72, 196, 1'128, 26'020, 184'644, 307'472, 4'188'528, 6'172'088, 7'672'500, 11'034'204, 2'862'000, 121'694'196};
// Of those that a ceiling may touch, how many make a royal flush too (ruling R88).
using AlsoRoyal = std::array<std::int64_t, book::SevenStraightFlushJoker + 1>;
AlsoRoyal count_also_royal(const Pack& pack, const FortuneHands& hands);
// `ceiling`: in stakes of the wager (ruling R67).
ReturnDistribution fortune_returns(const FortuneHands& hands, Rows fortune, bool three_pairs,
                                   const std::optional<Ratio>& ceiling = {}, const Pack& pack = {});
// What each other player's hand is worth a round to whose wager qualifies, in pounds (13.44, 13.45).
Ratio envy_worth(const FortuneHands& hands, Rows envy);
ReturnDistribution jokolor_returns(const Pack& pack, Rows jokolor);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::pai_gow_poker
