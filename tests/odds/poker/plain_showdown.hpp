// The slow truth of showdowns: every deal of a short deck by plain recursion, no suits exchanged, nothing grouped. It
// takes every description, those with a dealer's hand and a board too.
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "odds/count/net.hpp"
#include "odds/poker/sequences.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

class PlainShowdown {
public:
    explicit PlainShowdown(const Showdown& game) : game_(game) {}

    struct Found {
        ReturnDistribution returns;
        Ratio staked = 0;  // times the weight of the return distribution
    };

    // Over all deals, by the best play.
    Found solve() const { return deal(0, {}, {}, {}, {}); }

private:
    template <class Each>
    static void choices(CardSet from, int count, CardSet chosen, int first, const Each& each) {
        if (count == 0) return each(chosen);
        for (int place = first; place < kCardsInDeck; ++place)
            if (from.has(place)) choices(from, count - 1, chosen.with(place), place + 1, each);
    }

    static void add(Found& sum, const Found& more) {
        for (const auto& [net, weight] : more.returns.weights()) sum.returns.add(net, weight);
        sum.staked += more.staked;
    }

    // The cards of a street come, in every way.
    Found deal(std::size_t street, CardSet own, CardSet up, CardSet board, const Actions& before) const {
        const Street& next = game_.streets[street];
        Found sum;
        const CardSet left = game_.deck - (own | up | board);
        choices(left, next.own, {}, 0, [&](CardSet mine) {
            choices(left - mine, next.up, {}, 0, [&](CardSet shown) {
                choices(left - mine - shown, next.board, {}, 0, [&](CardSet common) {
                    add(sum, decide(street, own | mine, up | shown, board | common, before));
                });
            });
        });
        return sum;
    }

    Found decide(std::size_t street, CardSet own, CardSet up, CardSet board, const Actions& before) const {
        Found best;
        bool any = false;
        for (std::size_t i = 0; i < game_.streets[street].actions.size(); ++i) {
            const Action& action = game_.streets[street].actions[i];
            if (action.may && !action.may(game_.rank(own | board))) continue;
            if (action.against && !action.against(cards_of(up).front())) continue;
            Actions now = before;
            now.push_back(static_cast<std::uint8_t>(i));
            const bool more = !action.ends && street + 1 < game_.streets.size();
            Found found = more ? deal(street + 1, own, up, board, now) : finish(own, up, board, now);
            // Paths have different numbers of deals, all equally likely within one.
            const bool better = !any || found.returns.mean() > best.returns.mean() ||
                                (found.returns.mean() == best.returns.mean() &&
                                 found.staked / found.returns.total() < best.staked / best.returns.total());
            if (better) best = std::move(found);
            any = true;
        }
        return scaled(best, street);
    }

    // A fold leaves streets out: bring every end of one decision to the same number of deals.
    Found scaled(const Found& found, std::size_t street) const {
        Integer deals = 1;
        int seen = 0, board = 0, up = 0;
        for (std::size_t s = 0; s <= street; ++s) {
            seen += game_.streets[s].own + game_.streets[s].up + game_.streets[s].board;
            board += game_.streets[s].board;
            up += game_.streets[s].up;
        }
        int left = game_.deck.size() - seen;
        for (std::size_t s = street + 1; s < game_.streets.size(); ++s) {
            for (const int cards : {game_.streets[s].own, game_.streets[s].up, game_.streets[s].board}) {
                deals *= choose(left, cards);
                left -= cards;
            }
            board += game_.streets[s].board;
            up += game_.streets[s].up;
        }
        deals *= choose(left, game_.board - board);
        left -= game_.board - board;
        if (game_.dealer) deals *= choose(left, game_.dealer - up);
        const Integer times = deals / found.returns.total();
        Found result;
        for (const auto& [net, weight] : found.returns.weights()) result.returns.add(net, weight * times);
        result.staked = found.staked * times;
        return result;
    }

    Found finish(CardSet own, CardSet up, CardSet board, const Actions& actions) const {
        Found found;
        const CardSet left = game_.deck - (own | up | board);
        choices(left, game_.board - board.size(), {}, 0, [&](CardSet common) {
            const CardSet whole = board | common;
            choices(left - common, game_.dealer - up.size(), {}, 0, [&](CardSet hidden) {
                const RankValue dealer = game_.dealer ? game_.rank(up | hidden | whole) : 0;
                add_end(found, {game_.rank(own | whole), dealer, false}, actions);
            });
        });
        return found;
    }

    void add_end(Found& found, End end, const Actions& actions) const {
        std::vector<Laid> laid = game_.opening;
        for (std::size_t s = 0; s < actions.size(); ++s) {
            const Action& action = game_.streets[s].actions[actions[s]];
            laid.insert(laid.end(), action.lays.begin(), action.lays.end());
            end.folded |= action.folds;
        }
        std::map<int, Ratio> nets;  // by wager
        std::map<int, int> units;
        for (const Laid& each : laid) {
            nets[each.wager] += each.units * count::net<Ratio>(game_.settle(each.wager, end));
            units[each.wager] += each.units;
            if (!each.is_bonus) found.staked += each.units;
        }
        for (const PayoutCap& cap : game_.caps) cut(nets, units, cap, end);
        Ratio net = 0;
        for (const auto& [wager, won] : nets) net += won;
        found.returns.add(net, 1);
    }

    // What is won on the wagers of a cap, one after the other, comes out of it.
    static void cut(std::map<int, Ratio>& nets, const std::map<int, int>& units, const PayoutCap& cap, const End& end) {
        const std::optional<Odds> line = beneath(cap, end);
        if (!line) return;
        Ratio beneath_all = 0;
        for (const int wager : cap.wagers)
            if (nets.contains(wager) && nets[wager] > 0) beneath_all += ratio(*line) * units.at(wager);
        Ratio left = beneath_all > cap.most ? beneath_all : cap.most;
        for (const int wager : cap.wagers) {
            if (!nets.contains(wager) || nets[wager] <= 0) continue;
            if (nets[wager] > left) nets[wager] = left;
            left -= nets[wager];
        }
    }

    const Showdown& game_;
};

}  // namespace baize::poker
