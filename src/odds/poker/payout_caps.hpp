// What has been laid brings at one end: the sum over its wagers, and of what they win together no more than pay-out
// caps leave (rulings R67, R82, R88). Caps apply to the wagers of a hand in their order, each to what the wagers before
// it left: O(wagers x caps) for an end, of which there are a handful.
#pragma once

#include <algorithm>

#include "core/fixed_vector.hpp"
#include "odds/count/net.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

// What is won on the wagers of one hand, each once; a stake that was taken back has won nothing.
template <class Number>
class Winnings {
public:
    void add(const Laid& laid, const Number& net) {
        auto here = std::ranges::find(won_, laid.wager, &Won::wager);
        if (here == won_.end()) {
            won_.push_back({laid.wager});
            here = won_.end() - 1;
        }
        here->units += laid.units;
        here->amount += laid.units * net;
    }
    // No more than `most` on these wagers together, in their order, nor less than the line beneath pays.
    void cap(const PayoutCap& cap, const Odds& beneath) {
        int units = 0;
        for (const Won& won : won_)
            if (std::ranges::find(cap.wagers, won.wager) != cap.wagers.end()) units += won.units;
        const Number line = Number(beneath.num) * units / Number(beneath.den);
        Number left = std::max<Number>(most_of(cap), line);
        for (const int wager : cap.wagers)
            for (Won& won : won_) {
                if (won.wager != wager) continue;
                won.amount = std::min<Number>(won.amount, left);
                left -= won.amount;
            }
    }
    Number sum() const {
        Number sum = 0;
        for (const Won& won : won_) sum += won.amount;
        return sum;
    }

private:
    struct Won {
        int wager = 0, units = 0;
        Number amount{};
    };
    static Number most_of(const PayoutCap& cap) {
        if constexpr (std::is_same_v<Number, double>) return nearest(cap.most);
        else return cap.most;
    }

    FixedVector<Won, 8> won_;
};

// `net_of(wager)`: of one unit, by the settlement; `beneath_of(cap)`: what the line beneath pays, or nothing where that
// cap does not touch this end.
template <class Number, class NetOf, class BeneathOf>
Number net_of_laid(std::span<const Laid> laid, const std::vector<PayoutCap>& caps, const NetOf& net_of,
                   const BeneathOf& beneath_of) {
    Number net = 0;
    if (caps.empty()) {
        for (const Laid& each : laid) net += each.units * net_of(each.wager);
        return net;
    }
    Winnings<Number> won;
    for (const Laid& each : laid) {
        const Number one = net_of(each.wager);
        if (one > 0) won.add(each, one);
        else net += each.units * one;
    }
    for (std::size_t i = 0; i < caps.size(); ++i)
        if (const std::optional<Odds> beneath = beneath_of(i)) won.cap(caps[i], *beneath);
    return net + won.sum();
}

// What tells apart the ends of a hand that is played: which caps touch it, and down to what.
inline void append_caps(const Showdown& game, const End& end, std::vector<std::int64_t>& key) {
    for (const PayoutCap& cap : game.caps) {
        const std::optional<Odds> line = beneath(cap, end);
        key.insert(key.end(), {line.has_value(), line ? line->num : 0, line ? line->den : 0});
    }
}

// ... as a game settles it.
template <class Number>
Number net_of_laid(const Showdown& game, std::span<const Laid> laid, const End& end) {
    return net_of_laid<Number>(
        laid, game.caps, [&](int wager) { return count::net<Number>(game.settle(wager, end)); },
        [&](std::size_t cap) { return beneath(game.caps[cap], end); });
}

}  // namespace baize::poker
