#include "odds/pai_gow_tiles/stacks.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <tuple>

#include "odds/count/draws.hpp"
#include "odds/count/shoe.hpp"

namespace baize::pai_gow_tiles {

namespace {

using PlaceShoe = count::Shoe<kPlaces + 1>;

// Any tile of a place stands for it.
Card face_at(int place) {
    for (std::size_t i = 0; i < rank::kTileKinds.size(); ++i)
        if (rank::kTileKinds[i].place == place) return Card::from_index(i);
    throw std::logic_error("there is no tile in that place");
}

void add_setting(Kind& kind, const Split& split) {
    for (int i = 0; i < kind.settings_count; ++i)
        if (kind.settings[i].ranks == split.ranks) return;
    kind.settings[kind.settings_count++] = split;
}

Kind kind_from(const Stack& stack, std::int64_t ways, const PlaceShoe& set, WildTiles wild, MixedPairs mixed) {
    Kind kind{.stack = stack, .ways = static_cast<int>(ways), .four = four_tiles(stack, mixed)};
    for (const Split& each : splits(stack, wild)) add_setting(kind, each);
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

std::array<int, kStack> places_of(const Stack& stack) {
    std::array<int, kStack> places{};
    for (std::size_t i = 0; i < kStack; ++i) places[i] = place_of(stack[i]);
    std::sort(places.rbegin(), places.rend());
    return places;
}

PlaceShoe set_of(const ShoePolicy& shoe) {
    return count::project<kPlaces + 1>(count::face_shoe(shoe), place_of);
}

// All that the counts depend on; of a chart its letters, which may be gone before they are asked for again.
struct Key {
    std::array<int, kPlaces + 1> set{};
    std::tuple<LocalRule, bool, bool, bool, bool, bool, WildTiles, MixedPairs> way{};
    std::string chart{};
    bool operator==(const Key&) const = default;
};

Key key_of(const ShoePolicy& shoe, const HouseWay& way, MixedPairs mixed) {
    Key key{.way = {way.local, way.second_heaven_earth, way.never_long, way.second_long_leg, way.never_big_head,
                    way.never_mixed_five, way.wild, mixed},
            .chart = std::string(way.chart)};
    const PlaceShoe set = set_of(shoe);
    for (int place = 0; place <= kPlaces; ++place) key.set[place] = set[place];
    return key;
}

}  // namespace

std::shared_ptr<const Stacks> Stacks::of(const ShoePolicy& shoe, const HouseWay& dealer, MixedPairs mixed) {
    static std::mutex mutex;
    static Key known;
    static std::shared_ptr<const Stacks> kept;
    Key wanted = key_of(shoe, dealer, mixed);
    const std::scoped_lock lock(mutex);
    if (kept && known == wanted) return kept;
    kept = std::make_shared<const Stacks>(shoe, dealer, mixed);
    known = std::move(wanted);
    return kept;
}

Stacks::Stacks(const ShoePolicy& shoe, const HouseWay& dealer, MixedPairs mixed) {
    const PlaceShoe set = set_of(shoe);
    if (set.size() < 2 * kStack) throw std::invalid_argument("a player and the dealer need eight tiles");
    PlaceShoe left = set;
    count::each_set<kStack>(left, [&](const auto& places, std::int64_t ways) {
        Stack stack{};
        for (std::size_t i = 0; i < kStack; ++i) stack[kStack - 1 - i] = face_at(places[i]);
        kinds_.push_back(kind_from(stack, ways, set, dealer.wild, mixed));
    });
    std::sort(kinds_.begin(), kinds_.end(),
              [](const Kind& a, const Kind& b) { return places_of(a.stack) < places_of(b.stack); });
    for (const Kind& kind : kinds_) {
        dealer_.push_back(dealer.set(kind.stack).ranks);
        any_.push_back(kind.any);
        once_.push_back(kind.once);
        twice_.push_back(kind.twice);
        ways_.push_back(kind.ways);
    }
}

const Kind& Stacks::kind_of(const Stack& stack) const {
    const auto places = places_of(stack);
    return *std::lower_bound(kinds_.begin(), kinds_.end(), places, [](const Kind& kind, const auto& wanted) {
        return places_of(kind.stack) < wanted;
    });
}

// Of two tiles alike one is left once the other is held: every choice of one out of two is halved by it.
std::vector<std::uint8_t> Stacks::ways_beside(const Kind& player) const {
    std::array<std::uint32_t, kStack> at{};  // of the places held once; of others the lowest bit, which none has
    std::uint32_t rest = player.once;
    for (std::uint32_t& place : at) {
        place = rest ? std::countr_zero(rest) : 0;
        rest &= rest - 1;
    }
    // By pointers that no store can change, so that many stacks are looked at at once.
    std::vector<std::uint8_t> ways(kinds_.size());
    std::uint8_t* const left = ways.data();
    const std::uint32_t *const any = any_.data(), *const once = once_.data(), *const twice = twice_.data(),
                        *const of_all = ways_.data();
    const std::uint32_t all = player.all, held_once = player.once, a = at[0], b = at[1], c = at[2], d = at[3];
    for (std::size_t i = 0, size = ways.size(); i < size; ++i) {
        const std::uint32_t halved = (once[i] >> a & 1) + (once[i] >> b & 1) + (once[i] >> c & 1) + (once[i] >> d & 1);
        const std::uint32_t taken = (any[i] & all) | (twice[i] & held_once);
        left[i] = taken ? 0 : of_all[i] >> halved;
    }
    return ways;
}

std::array<Won, 3> Stacks::won(const Kind& player) const {
    const auto ways = ways_beside(player);
    std::array<Won, 3> list{};
    for (int i = 0; i < player.settings_count; ++i)
        list[i] = count_won(ways, [&, own = player.settings[i].ranks](std::size_t at) {
            return hands_won(own, dealer_[at]);
        });
    return list;
}

const std::vector<std::array<Won, 3>>& Stacks::all_won() const {
    std::call_once(won_counted_, [&] {
        won_.reserve(kinds_.size());
        for (const Kind& kind : kinds_) won_.push_back(won(kind));
    });
    return won_;
}

const std::vector<Stacks::Beside>& Stacks::beside() const {
    std::call_once(beside_counted_, [&] {
        std::vector<std::uint8_t> pairs;
        for (const Kind& kind : kinds_) pairs.push_back(two_pairs(kind.four));
        for (const Kind& kind : kinds_) {
            const auto ways = ways_beside(kind);
            std::uint32_t all = 0, of_pairs = 0;
            for (std::size_t i = 0; i < ways.size(); ++i) {
                all += ways[i];
                of_pairs += ways[i] * std::uint32_t{pairs[i]};
            }
            beside_.push_back({all, of_pairs});
        }
    });
    return beside_;
}

}  // namespace baize::pai_gow_tiles
