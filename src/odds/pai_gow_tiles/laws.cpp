#include "odds/pai_gow_tiles/laws.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <stdexcept>

#include "engine/setup.hpp"
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "odds/count/draws.hpp"
#include "odds/count/net.hpp"
#include "odds/count/shoe.hpp"

namespace baize::pai_gow_tiles {

namespace {

using count::net;

using PlaceShoe = count::Shoe<kPlaces + 1>;

// Any tile of a place stands for it.
Card face_at(int place) {
    for (std::size_t i = 0; i < rank::kTileKinds.size(); ++i)
        if (rank::kTileKinds[i].place == place) return Card::from_index(static_cast<int>(i));
    throw std::logic_error("there is no tile in that place");
}

void add_setting(Kind& kind, const Split& split) {
    for (int i = 0; i < kind.settings_count; ++i)
        if (kind.settings[static_cast<std::size_t>(i)].ranks == split.ranks) return;
    kind.settings[static_cast<std::size_t>(kind.settings_count++)] = split;
}

Kind kind_from(const Stack& stack, std::int64_t ways, const PlaceShoe& set, const Terms& terms) {
    Kind kind{.stack = stack, .ways = static_cast<int>(ways), .four = four_tiles(stack, terms.mixed)};
    for (const Split& each : splits(stack, terms.dealer.wild)) add_setting(kind, each);
    for (int place = 1; place <= kPlaces; ++place) {
        const auto held = std::count_if(stack.begin(), stack.end(), [&](Card card) { return place_of(card) == place; });
        const std::uint32_t bit = held > 0 ? 1u << place : 0;
        kind.any |= bit;
        if (held == 1 && set[place] == 2) kind.once |= bit;
        if (held == 2) kind.twice |= bit;
        if (held == set[place]) kind.all |= bit;
    }
    return kind;
}

std::int64_t in_whole(const Return& verdict, const Integer& whole) {
    const Ratio scaled = net<Ratio>(verdict) * whole;
    return scaled.get_num().get_si();
}

std::array<int, kStack> places_of(const Stack& stack) {
    std::array<int, kStack> places{};
    for (std::size_t i = 0; i < kStack; ++i) places[i] = place_of(stack[i]);
    std::sort(places.rbegin(), places.rend());
    return places;
}

}  // namespace

Terms terms_of(const Setup& setup) {
    Terms terms{.dealer = house_way_of(setup), .main = setup.pays(Main)};
    if (setup.game().wagers.size() <= Bonus) return terms;  // the NZ game has no Bonanza wagers
    terms.mixed = static_cast<MixedPairs>(setup.option(book::MixedPairs));
    terms.bonus = setup.pays(Bonus);
    terms.tie = setup.pays(Tie);
    return terms;
}

// ---- Every stack against every other ----------------------------------------------------------------------------

Deals::Deals(const ShoePolicy& shoe, const Terms& terms) : terms_(terms) {
    const PlaceShoe set = count::project<kPlaces + 1>(count::face_shoe(shoe), place_of);
    if (set.size() < 2 * kStack) throw std::invalid_argument("a player and the dealer need eight tiles");
    PlaceShoe left = set;
    count::each_set<kStack>(left, [&](const auto& places, std::int64_t ways) {
        Stack stack{};
        for (std::size_t i = 0; i < kStack; ++i) stack[kStack - 1 - i] = face_at(places[i]);
        kinds_.push_back(kind_from(stack, ways, set, terms));
    });
    std::sort(kinds_.begin(), kinds_.end(),
              [](const Kind& a, const Kind& b) { return places_of(a.stack) < places_of(b.stack); });
    for (const Kind& kind : kinds_) {
        const Setting dealer = terms_.dealer.set(kind.stack).ranks;
        dealer_high_.push_back(dealer.high);
        dealer_low_.push_back(dealer.low);
    }
    const Return surrendered = lose_part(book::kSurrendered, {});
    for (const Rows rows : {terms_.main, terms_.tie})
        for (const PayRow& row : rows) whole_ = lcm(whole_, net<Ratio>(win(row)).get_den());
    whole_ = lcm(whole_, net<Ratio>(surrendered).get_den());
    for (int hands = 0; hands < 3; ++hands)
        main_nets_[static_cast<std::size_t>(hands)] = in_whole(settle_main(hands, terms_.main), whole_);
    surrendered_ = in_whole(surrendered, whole_);
}

Deals::Nets Deals::tie_nets(FourTiles four) const {
    Nets nets{};
    for (int hands = 0; hands < 3; ++hands)
        nets[static_cast<std::size_t>(hands)] = in_whole(settle_tie(four, hands, false, terms_.tie), whole_);
    return nets;
}

const Kind& Deals::kind_of(const Stack& stack) const {
    const auto places = places_of(stack);
    return *std::lower_bound(kinds_.begin(), kinds_.end(), places, [](const Kind& kind, const auto& wanted) {
        return places_of(kind.stack) < wanted;
    });
}

// Of two tiles alike one is left once the other is held: every choice of one out of two is halved by it.
std::vector<std::uint8_t> Deals::ways_beside(const Kind& player) const {
    std::vector<std::uint8_t> ways(kinds_.size());
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const Kind& dealer = kinds_[i];
        const bool taken = (dealer.any & player.all) || (dealer.twice & player.once);
        ways[i] = static_cast<std::uint8_t>(taken ? 0 : dealer.ways >> std::popcount(dealer.once & player.once));
    }
    return ways;
}

namespace {

Won count_won(const Setting& player, const std::vector<std::uint8_t>& ways, const std::vector<TileRank>& high,
              const std::vector<TileRank>& low) {
    std::uint32_t all = 0, hands = 0, both = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const int won = hands_won(player, {high[i], low[i]});
        all += ways[i];
        hands += ways[i] * static_cast<std::uint32_t>(won);
        both += won == 2 ? ways[i] : 0u;
    }
    const std::uint32_t one = hands - 2 * both;
    return {all - one - both, one, both};
}

}  // namespace

std::array<Won, 3> Deals::won(const Kind& player) const {
    const auto ways = ways_beside(player);
    std::array<Won, 3> list{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(player.settings_count); ++i)
        list[i] = count_won(player.settings[i].ranks, ways, dealer_high_, dealer_low_);
    return list;
}

// ---- What is best -----------------------------------------------------------------------------------------------

namespace {

std::int64_t sum(const Won& won) { return won[0] + won[1] + won[2]; }

template <class Settle>
Ratio mean(const Won& won, const Settle& settle) {
    Ratio worth = 0;
    for (int hands = 0; hands <= 2; ++hands)
        worth += net<Ratio>(settle(hands)) * static_cast<long>(won[static_cast<std::size_t>(hands)]);
    return worth / static_cast<long>(sum(won));
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
        if (kind.settings[static_cast<std::size_t>(i)].ranks == wanted) return i;
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
    const auto tie_at = [&](int i) { return worth(won[static_cast<std::size_t>(i)], nets); };
    const auto choice = [&](int i) { return Decision{i, tie_at(i) <= surrendered}; };
    if (play == Play::HouseWay) return choice(by_house_way(player));
    int best = 0;
    std::int64_t most = 0;
    for (int i = 0; i < player.settings_count; ++i) {
        std::int64_t here = worth(won[static_cast<std::size_t>(i)], main_nets_);
        if (play == Play::BestMainAndTie) here += std::max(surrendered, tie_at(i));
        if (i == 0 || here > most) { most = here; best = i; }
    }
    return choice(best);
}

// ---- Laws -------------------------------------------------------------------------------------------------------

Deals::Laws Deals::laws(Play play) const {
    Won main{};
    std::map<std::tuple<FourTiles, int, bool>, std::int64_t> tie;
    for (const Kind& kind : kinds_) {
        const auto won = this->won(kind);
        const auto [setting, surrender] = decide(kind, won, play);
        for (int hands = 0; hands < 3; ++hands) {
            const std::int64_t ways =
                won[static_cast<std::size_t>(setting)][static_cast<std::size_t>(hands)] * kind.ways;
            main[static_cast<std::size_t>(hands)] += ways;
            tie[{kind.four, hands, surrender}] += ways;
        }
    }
    Laws laws;
    for (int hands = 0; hands < 3; ++hands)
        laws.main.add(net<Ratio>(settle_main(hands, terms_.main)),
                      Integer(static_cast<long>(main[static_cast<std::size_t>(hands)])));
    for (const auto& [fact, ways] : tie) {
        const auto& [four, hands, surrender] = fact;
        laws.tie.add(net<Ratio>(settle_tie(four, hands, surrender, terms_.tie)), Integer(static_cast<long>(ways)));
    }
    return laws;
}

Law Deals::bonus_law() const {
    std::map<std::pair<FourTiles, FourTiles>, std::int64_t> ways;
    for (const Kind& kind : kinds_) {
        const auto beside = ways_beside(kind);
        std::int64_t all = 0, pairs = 0;
        for (std::size_t i = 0; i < beside.size(); ++i) {
            all += beside[i];
            if (two_pairs(kinds_[i].four)) pairs += beside[i];
        }
        ways[{kind.four, FourTiles::TwoPairs}] += pairs * kind.ways;
        ways[{kind.four, FourTiles::Nothing}] += (all - pairs) * kind.ways;
    }
    Law law;
    for (const auto& [fours, count] : ways)
        law.add(net<Ratio>(settle_bonus(fours.first, fours.second, terms_.bonus)), Integer(static_cast<long>(count)));
    return law;
}

}  // namespace baize::pai_gow_tiles
