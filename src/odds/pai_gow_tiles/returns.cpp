#include "odds/pai_gow_tiles/returns.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "definition/setup.hpp"
#include "games/chosen.hpp"
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "odds/count/net.hpp"

namespace baize::pai_gow_tiles {

namespace {

using count::net;

std::int64_t in_whole(const Return& verdict, const Integer& whole) {
    const Ratio scaled = net<Ratio>(verdict) * whole;
    return scaled.get_num().get_si();
}

}  // namespace

Terms terms_of(const Setup& setup) {
    Terms terms{.dealer = house_way_of(setup), .main = setup.pays(Main)};
    if (setup.game().wagers.size() <= Bonus) return terms;  // the NZ game has no Bonanza wagers
    terms.mixed = chosen<MixedPairs>(setup, book::MixedPairs);
    terms.bonus = setup.pays(Bonus);
    terms.tie = setup.pays(Tie);
    return terms;
}

Deals::Deals(const ShoePolicy& shoe, const Terms& terms)
    : stacks_(Stacks::of(shoe, terms.dealer, terms.mixed)), terms_(terms) {
    const Return surrendered = lose_part(book::kSurrendered, {});
    for (const Rows rows : {terms_.main, terms_.tie})
        for (const PayRow& row : rows) whole_ = lcm(whole_, net<Ratio>(win(row)).get_den());
    whole_ = lcm(whole_, net<Ratio>(surrendered).get_den());
    for (int hands = 0; hands < 3; ++hands)
        main_nets_[hands] = in_whole(settle_main(hands, terms_.main), whole_);
    surrendered_ = in_whole(surrendered, whole_);
}

Deals::Nets Deals::tie_nets(FourTiles four) const {
    Nets nets{};
    for (int hands = 0; hands < 3; ++hands)
        nets[hands] = in_whole(settle_tie(four, hands, false, terms_.tie), whole_);
    return nets;
}

// ---- What is best -----------------------------------------------------------------------------------------------

namespace {

std::int64_t sum(const Won& won) { return won[0] + won[1] + won[2]; }

template <class Settle>
Ratio mean(const Won& won, const Settle& settle) {
    Ratio worth = 0;
    for (int hands = 0; hands <= 2; ++hands)
        worth += net<Ratio>(settle(hands)) * won[hands];
    return worth / sum(won);
}

}  // namespace

Ratio Deals::worth_of_main(const Won& won) const {
    return mean(won, [&](int hands) { return settle_main(hands, terms_.main); });
}

Ratio Deals::worth_of_tie(const Kind& player, const Won& won) const {
    return mean(won, [&](int hands) { return settle_tie(player.four, hands, false, terms_.tie); });
}

int Deals::by_house_way(const Kind& kind) const {
    const Setting wanted = terms_.dealer.set(kind.stack).ranks;
    for (int i = 0; i < kind.settings_count; ++i)
        if (kind.settings[i].ranks == wanted) return i;
    throw std::logic_error("the house way sets a hand that these tiles do not make");
}

namespace {

std::int64_t worth(const Won& won, const std::array<std::int64_t, 3>& nets) {
    return won[0] * nets[0] + won[1] * nets[1] + won[2] * nets[2];
}

}  // namespace

// Of equal plays the first, and the wager that is surrendered (ruling R50).
Decision Deals::decide(const Kind& player, const std::array<Won, 3>& won, Play play) const {
    const Nets nets = tie_nets(player.four);
    const std::int64_t surrendered = surrendered_ * sum(won[0]);
    const auto tie_at = [&](int i) { return worth(won[i], nets); };
    const auto choice = [&](int i) { return Decision{i, tie_at(i) <= surrendered}; };
    if (play == Play::HouseWay) return choice(by_house_way(player));
    int best = 0;
    std::int64_t most = 0;
    for (int i = 0; i < player.settings_count; ++i) {
        std::int64_t here = worth(won[i], main_nets_);
        if (play == Play::BestMainAndTie) here += std::max(surrendered, tie_at(i));
        if (i == 0 || here > most) { most = here; best = i; }
    }
    return choice(best);
}

// ---- Return distributions -------------------------------------------------------------------------------------------

Deals::Returns Deals::distributions(Play play) const {
    Won main{};
    std::map<std::tuple<FourTiles, int, bool>, std::int64_t> tie;
    for (std::size_t k = 0; k < kinds().size(); ++k) {
        const Kind& kind = kinds()[k];
        const std::array<Won, 3>& won = all_won()[k];
        const auto [setting, surrender] = decide(kind, won, play);
        for (int hands = 0; hands < 3; ++hands) {
            const std::int64_t ways = won[setting][hands] * kind.ways;
            main[hands] += ways;
            tie[{kind.four, hands, surrender}] += ways;
        }
    }
    Returns distributions;
    for (int hands = 0; hands < 3; ++hands)
        distributions.main.add(net<Ratio>(settle_main(hands, terms_.main)), Integer(main[hands]));
    for (const auto& [fact, ways] : tie) {
        const auto& [four, hands, surrender] = fact;
        distributions.tie.add(net<Ratio>(settle_tie(four, hands, surrender, terms_.tie)), Integer(ways));
    }
    return distributions;
}

ReturnDistribution Deals::bonus_returns() const {
    std::map<std::pair<FourTiles, FourTiles>, std::int64_t> ways;
    for (std::size_t k = 0; k < kinds().size(); ++k) {
        const Kind& kind = kinds()[k];
        const auto [all, pairs] = stacks_->beside()[k];
        ways[{kind.four, FourTiles::TwoPairs}] += pairs * kind.ways;
        ways[{kind.four, FourTiles::Nothing}] += (all - pairs) * kind.ways;
    }
    ReturnDistribution returns;
    for (const auto& [fours, count] : ways)
        returns.add(net<Ratio>(settle_bonus(fours.first, fours.second, terms_.bonus)), Integer(count));
    return returns;
}

}  // namespace baize::pai_gow_tiles
