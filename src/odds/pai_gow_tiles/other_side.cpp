// The dealer's side against players who set in a known way: what it is worth to hold the bank (gb-2011 14.21, ruling
// R80), and the most that any rule for hands without a pair could keep (ruling R52).
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "odds/count/net.hpp"
#include "odds/pai_gow_tiles/returns.hpp"

namespace baize::pai_gow_tiles {

namespace {

class OtherSide {
public:
    OtherSide(const Deals& deals, Play players) : deals_(deals) {
        for (std::size_t k = 0; k < deals.kinds().size(); ++k) {
            const Kind& kind = deals.kinds()[k];
            const int setting = deals.decide(kind, deals.all_won()[k], players).setting;
            players_.push_back(kind.settings[setting].ranks);
        }
    }

    // By setting of this stack: in how many ways a player wins none, one or both of his hands.
    std::array<Won, 3> won_by_player(const Kind& own) const {
        const auto ways = deals_.ways_beside(own);
        std::array<Won, 3> won{};
        for (int s = 0; s < own.settings_count; ++s)
            won[s] = count_won(ways, [&, bank = own.settings[s].ranks](std::size_t at) {
                return hands_won(players_[at], bank);
            });
        return won;
    }

private:
    const Deals& deals_;
    Hands players_;  // by kind
};

// Of settings from one to another, not included, that by which `worth` is most.
template <class Worth>
const Won& best_of(const std::array<Won, 3>& won, int from, int to, const Worth& worth) {
    const auto begin = won.begin() + from, end = won.begin() + to;
    return *std::max_element(begin, end, [&](const Won& a, const Won& b) { return worth(a) < worth(b); });
}

// ---- The bank ---------------------------------------------------------------------------------------------------

constexpr Money kCovered{100'00};  // one wager, and a bank that is just as large

// By how many of his hands the one player wins: what the bank settles then.
Return settle_against_one(int hands_won) {
    const Return player = settle_main(hands_won, book::kMain);
    const auto if_it = [&](Outcome outcome) { return player.outcome == outcome ? kCovered : Money{}; };
    return settle_bank(if_it(Outcome::Lose), if_it(Outcome::Win), kCovered);
}

// The excess of losing over winning wagers, less the levy on it. This bends down: the mean of what it makes of excesses
// is no more than what it makes of their mean.
Ratio less_levy(const Ratio& excess) {
    return excess > 0 ? Ratio(excess * fraction(100 - book::kLevyPercent, 100)) : excess;
}

// Of a setting, times the ways that it was counted in: against one player, and the most against several.
class BankNets {
public:
    Ratio of_one(const Won& won) const {
        return nets_[0] * won[0] + nets_[2] * won[2];
    }
    static Ratio at_most(const Won& won) { return less_levy(Ratio(won[0] - won[2])); }
    const Ratio& net(std::size_t hands) const { return nets_[hands]; }

private:
    static Ratio net_of(int hands) { return count::net<Ratio>(settle_against_one(hands)); }
    std::array<Ratio, 3> nets_{net_of(0), net_of(1), net_of(2)};
};

}  // namespace

BankSettings bank_settings(const Deals& deals, const Kind& own, Play players) {
    const BankNets nets;
    BankSettings settings;
    const auto won = OtherSide(deals, players).won_by_player(own);
    for (int s = 0; s < own.settings_count; ++s) {
        const long ways = won[s][0] + won[s][1] + won[s][2];
        settings.against_one[s] = nets.of_one(won[s]) / ways;
        settings.at_most[s] = BankNets::at_most(won[s]) / ways;
    }
    return settings;
}

BankWorth bank_worth(const Deals& deals, Play players, BanksSetting sets) {
    const OtherSide side(deals, players);
    const BankNets nets;
    const auto of_one = [&](const Won& won) { return nets.of_one(won); };
    Won all{};
    Ratio most = 0;
    for (const Kind& kind : deals.kinds()) {
        const auto won = side.won_by_player(kind);
        const bool fixed = sets == BanksSetting::HouseWay;
        const int from = fixed ? deals.by_house_way(kind) : 0, to = fixed ? from + 1 : kind.settings_count;
        const Won& best = best_of(won, from, to, of_one);
        for (std::size_t hands = 0; hands < 3; ++hands) all[hands] += best[hands] * kind.ways;
        most += BankNets::at_most(best_of(won, from, to, BankNets::at_most)) * kind.ways;
    }
    BankWorth worth;
    for (std::size_t hands = 0; hands < 3; ++hands)
        worth.against_one.add(nets.net(hands), Integer(all[hands]));
    worth.at_most = most / worth.against_one.total();
    return worth;
}

// ---- Any rule ---------------------------------------------------------------------------------------------------

Ratio most_by_any_rule(const Deals& deals) {
    const OtherSide side(deals, Play::BestMain);
    const auto kept = [&](const Won& won) { return Ratio(-deals.worth_of_main(won)); };
    Won all{};
    for (const Kind& kind : deals.kinds()) {
        const auto won = side.won_by_player(kind);
        const int printed = has_pair(kind.stack) ? deals.by_house_way(kind) : -1;
        const Won& best = printed >= 0 ? won[printed] : best_of(won, 0, kind.settings_count, kept);
        for (std::size_t hands = 0; hands < 3; ++hands) all[hands] += best[hands] * kind.ways;
    }
    return kept(all);
}

}  // namespace baize::pai_gow_tiles
