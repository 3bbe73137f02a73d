#include "odds/poker/board_stakes.hpp"

#include <limits>
#include <map>
#include <stdexcept>
#include <tuple>

#include "odds/count/net.hpp"

namespace baize::poker {

namespace {

using Ranks = rank::FastRanks<5>;

std::uint16_t first_from(RankValue rank) {
    std::uint16_t at = 0;
    while (at < rank::kClasses && Ranks::rank_of(at).value() < rank) ++at;
    return at;
}

// Verdicts are few: each is read once.
class Nets {
public:
    const Ratio& of(const Return& verdict) {
        const auto key = std::tuple(verdict.outcome, verdict.odds.num, verdict.odds.den, verdict.parts);
        const auto [found, is_new] = known_.try_emplace(key);
        if (is_new) found->second = count::net<Ratio>(verdict);
        return found->second;
    }
    Ratio of_way(const Showdown& game, const Way& way, RankValue player, RankValue dealer) {
        Ratio net = 0;
        for (const Laid& laid : way.laid)
            net += laid.units * of(game.settle(laid.wager, {player, dealer, way.folded}));
        return net;
    }
    Integer unit() const {
        Integer unit = 1;
        for (const auto& [key, net] : known_) unit = lcm(unit, net.get_den());
        return unit;
    }

private:
    std::map<std::tuple<Outcome, std::int64_t, std::int64_t, std::uint8_t>, Ratio> known_;
};

}  // namespace

BoardStakes::BoardStakes(const Showdown& game, const std::vector<Way>& ways, std::int64_t dealers_hands)
    : ways_(ways.size()), cuts_(rank::kClasses), nets_(rank::kClasses * ways.size() * (kBoardLanes + 1)),
      gains_(rank::kClasses * ways.size()) {
    if (game.dealer_from.size() > kBoardNamed)
        throw std::invalid_argument("too many ranks that the settlement names beside a board");
    for (const RankValue rank : game.dealer_from) named_.push_back(first_from(rank));
    ask(game, ways);
    make_gains(dealers_hands);
}

// Between two cuts the settlement cannot tell dealers' hands apart: one of them is asked for.
void BoardStakes::ask(const Showdown& game, const std::vector<Way>& ways) {
    Nets nets;
    std::vector<Ratio> asked(nets_.size());
    for (std::uint16_t own = 0; own < rank::kClasses; ++own) {
        FixedVector<std::pair<std::uint16_t, std::uint8_t>, kBoardLanes> bounds;
        bounds.push_back({own, 0});
        bounds.push_back({static_cast<std::uint16_t>(own + 1), 1});
        for (std::size_t i = 0; i < named_.size(); ++i) bounds.push_back({named_[i], static_cast<std::uint8_t>(2 + i)});
        std::sort(bounds.begin(), bounds.end());
        for (const auto& [rank, lane] : bounds) cuts_[own].lanes.push_back(lane);
        const RankValue player = Ranks::rank_of(own).value();
        for (std::size_t i = 0, from = 0; i <= bounds.size(); ++i) {
            const std::size_t to = i < bounds.size() ? bounds[i].first : rank::kClasses;
            const RankValue dealer = from < to ? Ranks::rank_of(static_cast<std::uint16_t>(from)).value() : 0;
            for (std::size_t way = 0; from < to && way < ways_; ++way)
                asked[(own * ways_ + way) * (kBoardLanes + 1) + i] = nets.of_way(game, ways[way], player, dealer);
            from = std::max(from, to);
        }
    }
    unit_ = nets.unit();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Integer whole(asked[i] * unit_);
        if (abs(whole) >= Integer(1) << 30)
            throw std::length_error("odds too fine for a board: 30 bits do not hold them");
        nets_[i] = whole.get_si();
        largest_ = std::max(largest_, std::abs(nets_[i]));
    }
}

void BoardStakes::make_gains(std::int64_t dealers_hands) {
    constant_.assign(ways_, std::nullopt);
    for (std::size_t way = 0; way < ways_; ++way) {
        bool same = true;
        const std::int64_t first = net(way, 0, cuts_[0].lanes.size());
        for (std::uint16_t own = 0; own < rank::kClasses; ++own) {
            Gain& gain = gains_[own * ways_ + way];
            const auto& lanes = cuts_[own].lanes;
            int from = 0;
            for (std::size_t i = 0; i < lanes.size(); ++i) {
                gain.by_lane[lanes[i]] = static_cast<std::int32_t>(net(way, own, i) - net(way, own, i + 1));
                const int to = lanes[i] < 2 ? own + lanes[i] : named_[lanes[i] - 2u];
                same &= from >= to || net(way, own, i) == first;
                from = std::max(from, to);
            }
            same &= from >= rank::kClasses || net(way, own, lanes.size()) == first;
            gain.of_all = net(way, own, lanes.size()) * dealers_hands;
        }
        if (same) constant_[way] = first;
    }
}

}  // namespace baize::poker
