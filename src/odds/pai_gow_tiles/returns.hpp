// Exact return distributions of the Pai Gow Tiles wagers, by counting every stack of the player against every stack
// that is left for the dealer; every verdict comes from games/pai_gow_tiles/settle.
//
// Tiles of one place are alike, so a stack is a multiset of places: K = 4,285 kinds stand for 35,960 stacks. The dealer
// sets by a rule and the player sees none of his tiles: each setting of a kind, three at most, is met with all kinds of
// the dealer's, each in as many ways as the set has it beside the player's, and the best setting is taken. Counts are
// whole numbers. Cost: O(K^2) comparisons for a rule of the dealer's, kept for all pay tables (stacks.hpp); then O(K)
// for a play.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "odds/return_distribution.hpp"
#include "odds/pai_gow_tiles/stacks.hpp"
#include "odds/pricer.hpp"

namespace baize::pai_gow_tiles {

struct Terms {
    HouseWay dealer{};
    MixedPairs mixed{};
    Rows main = book::kMainTables[0].rows, bonus = book::kBonusTables[0].rows, tie = book::kTieTables[0].rows;
};
Terms terms_of(const Setup& setup);

// What a player sets and keeps: by the house way, or for the best of the wagers that he has.
enum class Play : std::uint8_t { HouseWay, BestMain, BestMainAndTie };

struct Decision {
    int setting = 0;
    bool surrender = false;  // the Bonanza Tie wager
};

class Deals {
public:
    // A whole set, or a short one of eight tiles or more, else std::invalid_argument. The rows must outlive this.
    Deals(const ShoePolicy& shoe, const Terms& terms);

    const std::vector<Kind>& kinds() const { return stacks_->kinds(); }
    const Kind& kind_of(const Stack& stack) const { return stacks_->kind_of(stack); }
    const Terms& terms() const { return terms_; }

    // By setting, for one stack; and for all.
    std::array<Won, 3> won(const Kind& player) const { return stacks_->won(player); }
    const std::vector<std::array<Won, 3>>& all_won() const { return stacks_->all_won(); }
    // What a unit is worth on a setting: on the main wager, and on a Bonanza Tie that is kept.
    Ratio worth_of_main(const Won& won) const;
    Ratio worth_of_tie(const Kind& player, const Won& won) const;
    Decision decide(const Kind& player, const std::array<Won, 3>& won, Play play) const;
    int by_house_way(const Kind& kind) const;
    // In how many ways each kind is left for the dealer beside this one of the player's.
    std::vector<std::uint8_t> ways_beside(const Kind& player) const { return stacks_->ways_beside(player); }

    // What all stacks together come to by one play.
    struct Returns {
        ReturnDistribution main, tie;
    };
    Returns distributions(Play play) const;
    ReturnDistribution bonus_returns() const;

private:
    // Net returns in whole numbers, all multiplied by the same: by hands won, and of a surrendered wager.
    using Nets = std::array<std::int64_t, 3>;
    Nets tie_nets(FourTiles four) const;

    std::shared_ptr<const Stacks> stacks_;
    Terms terms_;
    Integer whole_ = 1;
    Nets main_nets_{};
    std::int64_t surrendered_ = 0;
};

// The same beside other tiles that he sees and the dealer does not have: those of his further positions (14.16).
std::array<Won, 3> won_beside(const Deals& deals, const Kind& player, std::span<const Card> seen);

// The local rule of least gain to the best player (ruling R52), as a chart: from the best balance of the two hands,
// each hand without a pair is set again while that lowers what the best player wins in all, until none does.
std::string balance(const ShoePolicy& shoe, const Terms& terms);
// That no change of one hand betters it does not show that no other rule does. This bounds how far one could: against
// the player who is best against the present rule, no rule at all, fixed or mixed, keeps more than this part of the
// wagers; and against the player who is best against itself it keeps no more than against him.
Ratio most_by_any_rule(const Deals& deals);

// ---- A player's bank (14.21, ruling R80) --------------------------------------------------------------------------

enum class BanksSetting : std::uint8_t { HouseWay, Best };

// For each unit that it covers. The levy is on the excess of all losing over all winning wagers, so against several
// players it is less than against each by himself: whoever they are and whatever they stake, the bank is worth at least
// `against_one` and no more than `at_most`.
struct BankWorth {
    ReturnDistribution against_one;
    Ratio at_most;
};
// `players`: how they set, who know no more of the bank's setting than that the dealer's would be the house way.
BankWorth bank_worth(const Deals& deals, Play players, BanksSetting sets);
// By setting of the bank's own tiles: what each is worth, so too.
struct BankSettings {
    std::array<Ratio, 3> against_one, at_most;
};
BankSettings bank_settings(const Deals& deals, const Kind& own, Play players);

// How the games are priced: their lines of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::pai_gow_tiles
