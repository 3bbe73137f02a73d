// The balanced rule for hands without a pair (ruling R52). The best player answers a rule by the best setting of each
// of his stacks; so a change of one of the dealer's hands is worth what it changes in the sum of those best values.
#include <algorithm>

#include "odds/count/net.hpp"
#include "odds/pai_gow_tiles/returns.hpp"

namespace baize::pai_gow_tiles {

namespace {

class Balance {
public:
    Balance(const ShoePolicy& shoe, const Terms& terms) : deals_(shoe, terms) {
        for (const Kind& kind : deals_.kinds()) beside_.push_back(deals_.ways_beside(kind));
        for (int hands = 0; hands < 3; ++hands) {
            const Ratio net = count::net<Ratio>(settle_main(hands, terms.main)) * kWhole;
            nets_[hands] = net.get_num().get_si();
        }
        for (const Kind& kind : deals_.kinds()) set_.push_back(first_setting(kind));
        for (const Kind& kind : deals_.kinds()) values_.push_back(values_of(kind));
    }

    std::string found() {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t d = 0; d < set_.size(); ++d)
                if (!has_pair(deals_.kinds()[d].stack)) changed = improve(d) || changed;
        }
        return chart();
    }

private:
    static constexpr int kWhole = 20;  // a commission of 5 % in whole numbers
    using Values = std::array<std::int32_t, 3>;  // of the player's settings

    // From where the search sets out: the two hands' places in the order together as high as may be.
    int first_setting(const Kind& kind) const {
        if (has_pair(kind.stack)) return deals_.by_house_way(kind);
        int best = 0;
        for (int i = 1; i < kind.settings_count; ++i)
            if (height(kind, i) > height(kind, best)) best = i;
        return best;
    }
    int height(const Kind& kind, int setting) const {
        const Setting& ranks = kind.settings[setting].ranks;
        return place_in_order(ranks.high) + place_in_order(ranks.low);
    }
    int place_in_order(TileRank rank) const {
        if (order_.empty()) {
            for (const Kind& kind : deals_.kinds())
                for (int i = 0; i < kind.settings_count; ++i) {
                    order_.push_back(kind.settings[i].ranks.high);
                    order_.push_back(kind.settings[i].ranks.low);
                }
            std::sort(order_.begin(), order_.end());
            order_.erase(std::unique(order_.begin(), order_.end()), order_.end());
        }
        return std::lower_bound(order_.begin(), order_.end(), rank) - order_.begin();
    }

    const Setting& ranks(std::size_t kind, int setting) const {
        return deals_.kinds()[kind].settings[setting].ranks;
    }
    int net(const Setting& player, const Setting& dealer) const {
        return nets_[hands_won(player, dealer)];
    }
    Values values_of(const Kind& player) const {
        Values values{};
        const auto& ways = beside_[&player - deals_.kinds().data()];
        for (int s = 0; s < player.settings_count; ++s)
            for (std::size_t d = 0; d < ways.size(); ++d)
                values[s] += ways[d] * net(player.settings[s].ranks, ranks(d, set_[d]));
        return values;
    }

    // What the best player's stack `p` is worth to him more if the dealer sets `d` otherwise.
    std::int64_t gain(std::size_t p, std::size_t d, int otherwise) const {
        const Kind& player = deals_.kinds()[p];
        std::int32_t before = INT32_MIN, after = INT32_MIN;
        for (int s = 0; s < player.settings_count; ++s) {
            const Setting& own = player.settings[s].ranks;
            const std::int32_t worth = values_[p][s];
            before = std::max(before, worth);
            const int more = net(own, ranks(d, otherwise)) - net(own, ranks(d, set_[d]));
            after = std::max(after, worth + beside_[p][d] * more);
        }
        return std::int64_t{after - before} * player.ways;
    }
    bool improve(std::size_t d) {
        int best = set_[d];
        std::int64_t least = 0;
        for (int t = 0; t < deals_.kinds()[d].settings_count; ++t) {
            if (t == set_[d]) continue;
            std::int64_t sum = 0;
            for (std::size_t p = 0; p < set_.size(); ++p)
                if (beside_[p][d]) sum += gain(p, d, t);
            if (sum < least) { least = sum; best = t; }
        }
        if (best == set_[d]) return false;
        put(d, best);
        return true;
    }
    void put(std::size_t d, int setting) {
        for (std::size_t p = 0; p < set_.size(); ++p)
            for (int s = 0; s < deals_.kinds()[p].settings_count; ++s)
                values_[p][s] +=
                    beside_[p][d] * (net(ranks(p, s), ranks(d, setting)) - net(ranks(p, s), ranks(d, set_[d])));
        set_[d] = setting;
    }

    // '-': a hand with a pair, for which the printed rows say what to do. Stacks lie from the highest tile down.
    std::string chart() const {
        std::string chart(kChartSquares, '-');
        for (std::size_t d = 0; d < set_.size(); ++d) {
            const Kind& kind = deals_.kinds()[d];
            if (has_pair(kind.stack)) continue;
            const Split& split = kind.settings[set_[d]];
            const std::uint8_t* with_highest = split.high[0] == 0 ? split.high : split.low;
            std::array<int, kStack> places{};
            for (std::size_t i = 0; i < kStack; ++i) places[i] = place_of(kind.stack[i]);
            chart[chart_square(places)] = '1' + with_highest[1];
        }
        return chart;
    }

    Deals deals_;
    std::vector<std::vector<std::uint8_t>> beside_;  // by the player's kind and the dealer's
    std::array<int, 3> nets_{};
    std::vector<int> set_;  // how the dealer sets each kind
    std::vector<Values> values_;
    mutable std::vector<TileRank> order_;
};

}  // namespace

std::string balance(const ShoePolicy& shoe, const Terms& terms) { return Balance(shoe, terms).found(); }

}  // namespace baize::pai_gow_tiles
