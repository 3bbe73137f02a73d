#include "odds/poker/paytable/pay_table.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <unordered_map>

#include "odds/poker/paytable/pay_streets.hpp"

namespace baize::poker {

namespace {

// Kinds of final hands that no sequence tells apart, by an example of each.
using Kinds = std::vector<RankValue>;

// Calls `each` with the number of every part of a hand that has so many cards.
template <class Each>
void every_part(CardSet hand, int cards, const Each& each) {
    std::array<std::uint8_t, 8> places;
    const std::size_t size = places_of(hand, places);
    const std::size_t wanted = cards;
    if (wanted + 1 == size) {  // one card is left out: those above it move down by one
        std::uint32_t number = 0;
        for (std::size_t i = 1; i < size; ++i) number += kBinomials.of[places[i]][i];
        each(number);
        for (std::size_t left = 1; left < size; ++left) {
            number += kBinomials.of[places[left - 1]][left] - kBinomials.of[places[left]][left];
            each(number);
        }
        return;
    }
    for (std::size_t i = kParts.first[size][wanted]; i < kParts.first[size][wanted + 1]; ++i) {
        std::uint32_t number = 0;
        std::size_t count = 0;
        for (unsigned rest = kParts.of[size][i]; rest; rest &= rest - 1)
            number += kBinomials.of[places[std::countr_zero(rest)]][++count];
        each(number);
    }
}

// Final hands by kind over every set of a street: [set][kind].
using Finals = std::vector<std::int64_t>;

template <class Number>
class Solver {
public:
    Solver(std::shared_ptr<Streets> streets, const SolveOptions& options, const Kinds& kinds,
           std::vector<std::uint16_t> kind_of_hand, const std::vector<std::vector<Ratio>>& nets, const Integer& unit)
        : streets_(std::move(streets)), s_(*streets_), options_(options), kinds_(kinds.size()),
          kind_of_hand_(std::move(kind_of_hand)), nets_(nets), unit_(unit) {
        for (const auto& of_sequence : nets) {
            same_.push_back(std::ranges::find(nets, of_sequence) - nets.begin());
            constant_.push_back(
                std::ranges::all_of(of_sequence, [&](const Ratio& net) { return net == of_sequence[0]; }));
            worth_.emplace_back();
            for (const Ratio& net : of_sequence) {
                const Integer whole(net * unit);
                if constexpr (std::is_same_v<Number, Integer>) worth_.back().push_back(whole);
                else worth_.back().push_back(whole.get_si());
            }
        }
    }

    Solution solve() {
        finals_.resize(s_.nodes.size());
        of_end_.resize(nets_.size());
        for (std::size_t s = 0; s < s_.nodes.size(); ++s) orders_.push_back(in_order(s));
        after_.resize(s_.nodes.size());
        for (std::size_t s = s_.nodes.size(); s-- > 0;) decide(s);
        return forward();
    }

private:
    // From every set of so many cards to its parts of so many: `each(set, part, times)`, times the symmetry's order.
    template <class Each>
    void hand_down(int from, int to, const Each& each) const {
        const Orbits &larger = s_.sets(from), &sets = s_.sets(to);
        for (std::size_t set = 0; set < larger.size(); ++set) {
            const std::int64_t variants = larger.variants(set);
            every_part(larger.hand(set), to, [&](std::uint32_t number) {
                const std::uint32_t id = sets.id_of_number(number);
                each(set, id, variants * sets.fixed_by(id));
            });
        }
    }

    // Those of a later street with more cards were counted before: each of its sets hands them down to its parts, each
    // of which leads to a final hand.
    const Finals& finals(std::size_t street) {
        Finals& found = finals_[street];
        if (!found.empty()) return found;
        const int cards = s_.nodes[street].cards;
        std::size_t later = street + 1;
        while (later < finals_.size() && (finals_[later].empty() || s_.nodes[later].cards == cards)) ++later;
        const bool whole = later == finals_.size();
        const int of = whole ? s_.last : s_.nodes[later].cards;
        found.resize(s_.sets(cards).size() * kinds_);
        if (whole)
            hand_down(s_.last, cards, [&](std::size_t hand, std::size_t set, std::int64_t times) {
                found[set * kinds_ + kind_of_hand_[hand]] += times;
            });
        else
            hand_down(of, cards, [&](std::size_t larger, std::size_t set, std::int64_t times) {
                for (std::size_t k = 0; k < kinds_; ++k)
                    found[set * kinds_ + k] += times * finals_[later][larger * kinds_ + k];
            });
        const std::int64_t each = s_.symmetry.order() * choose(s_.last - cards, of - cards);
        for (std::int64_t& count : found) count /= each;
        return found;
    }

    // What a sequence that ends on this street is worth with a set, over all deals that follow. Sequences that lay as
    // much are mostly worth as much, and many are asked of one set after another.
    Number worth_of_end(std::size_t street, std::size_t set, std::size_t sequence) {
        const std::int64_t deals = s_.deals_after(street);
        if (constant_[sequence]) return worth_[sequence][0] * deals;
        EndWorth& known = of_end_[same_[sequence]];
        if (known.street == street && known.set == set) return known.worth;
        const std::int64_t* const counts = &finals(street)[set * kinds_];
        Number sum = 0;
        for (std::size_t k = 0; k < kinds_; ++k) sum += worth_[sequence][k] * counts[k];
        known = {street, set, sum * s_.deals_of_one(street)};
        return known.worth;
    }

    // Of each action: what it is worth; taken is the first of the best in the street's order.
    void decide(std::size_t street) {
        const PayNode& node = s_.nodes[street];
        const Orbits& sets = s_.sets(node.cards);
        std::vector<Number> values(sets.size() * node.prefixes.size());
        s_.decisions[street].resize(values.size());
        for (std::size_t set = 0; set < sets.size(); ++set)
            for (std::size_t p = 0; p < node.prefixes.size(); ++p) {
                const auto [action, value] = choose_action(street, set, p);
                values[set * node.prefixes.size() + p] = value;
                s_.decisions[street][set * node.prefixes.size() + p] = action;
            }
        if (street > 0) hand_back(street, values);
    }

    Number worth_of(std::size_t street, std::size_t set, std::size_t p, std::size_t action) {
        const Prefix& prefix = s_.nodes[street].prefixes[p];
        if (prefix.ends[action]) return worth_of_end(street, set, prefix.next[action]);
        return after_[street][set * s_.nodes[street + 1].prefixes.size() + prefix.next[action]];
    }

    std::pair<std::size_t, Number> choose_action(std::size_t street, std::size_t set, std::size_t p) {
        const PayNode& node = s_.nodes[street];
        const Prefix& prefix = node.prefixes[p];
        const auto worth = [&](std::size_t action) { return worth_of(street, set, p, action); };
        if (options_.rule) {
            const std::size_t action =
                (*options_.rule)({street, s_.sets(node.cards).hand(set), {}, {}, prefix.actions});
            return {action, worth(action)};
        }
        return best_action(street, worth);
    }

    template <class WorthOf>
    std::pair<std::size_t, Number> best_action(std::size_t street, const WorthOf& worth) {
        const std::vector<std::size_t>& order = orders_[street];
        std::size_t best = order[0];
        Number most = worth(best);
        for (const std::size_t action : std::span(order).subspan(1))
            if (Number value = worth(action); value > most) best = action, most = value;
        return {best, most};
    }

    // The actions of a street in the order in which of equal ones the first is taken: rising by what they lay.
    std::vector<std::size_t> in_order(std::size_t street) const {
        const auto& actions = s_.game.streets[street].actions;
        const auto lays = [&](std::size_t a) {
            int units = 0;
            for (const Laid& laid : actions[a].lays) units += laid.is_bonus ? 0 : laid.units;
            return units;
        };
        std::vector<std::size_t> order(actions.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return lays(a) < lays(b); });
        if (options_.lay_more) std::ranges::reverse(order);
        return order;
    }

    // Sums over the cards that are seen next: what the street before has after each of its actions.
    void hand_back(std::size_t street, const std::vector<Number>& values) {
        const PayNode &node = s_.nodes[street], &before = s_.nodes[street - 1];
        const std::size_t width = node.prefixes.size();
        if (before.cards == node.cards) {
            after_[street - 1] = values;
            return;
        }
        auto& sums = after_[street - 1];
        sums.assign(s_.sets(before.cards).size() * width, 0);
        hand_down(node.cards, before.cards, [&](std::size_t set, std::size_t part, long times) {
            for (std::size_t p = 0; p < width; ++p) sums[part * width + p] += values[set * width + p] * times;
        });
        for (Number& sum : sums) sum /= s_.symmetry.order();
    }

    // How often each sequence is followed, and what it brings.
    Solution forward() {
        Solution solution;
        std::vector<Integer> staked_by_sequence(s_.sequences.size());
        std::vector<std::int64_t> reached(s_.sets(s_.nodes[0].cards).size(), 1);
        total_ = choose(s_.game.deck.size(), s_.nodes[0].cards);
        total_ *= s_.deals_after(0);
        for (std::size_t s = 0; s < s_.nodes.size(); ++s) {
            std::vector<Integer> by_action(s_.game.streets[s].actions.size());
            reached = leave(s, reached, by_action, staked_by_sequence, solution.returns);
            solution.frequency.emplace_back();
            solution.street_part.push_back(fraction(Integer(1), unit_ * s_.deals_after(s)));
            for (const Integer& times : by_action) {
                solution.frequency.back().emplace_back(times, total_);
                solution.frequency.back().back().canonicalize();
            }
        }
        Ratio staked = 0;
        for (std::size_t sequence = 0; sequence < s_.sequences.size(); ++sequence) {
            staked += Ratio(staked_by_sequence[sequence]) * s_.sequences[sequence].staked;
            solution.sequences.push_back(s_.sequences[sequence].actions);
        }
        solution.returns.staked(staked / total_);
        solution.mistakes = std::move(mistakes_);
        return solution;
    }

    // What reaches the next street, by set and prefix; what ends here goes to the return distribution.
    std::vector<std::int64_t> leave(std::size_t street, const std::vector<std::int64_t>& reached,
                                    std::vector<Integer>& by_action, std::vector<Integer>& by_sequence,
                                    ReturnDistribution& returns) {
        const PayNode& node = s_.nodes[street];
        const Orbits& sets = s_.sets(node.cards);
        const std::size_t width = node.prefixes.size();
        const bool more = street + 1 < s_.nodes.size();
        const std::size_t next_width = more ? s_.nodes[street + 1].prefixes.size() : 0;
        const std::int64_t deals = s_.deals_after(street);
        std::vector<std::int64_t> on(sets.size() * next_width), ended(s_.sequences.size() * kinds_);
        // Hands, each before all deals to come.
        std::vector<std::int64_t> took(by_action.size()), visits(by_sequence.size());
        for (std::size_t set = 0; set < sets.size(); ++set)
            for (std::size_t p = 0; p < width; ++p) {
                const std::int64_t times = reached[set * width + p];
                if (times == 0) continue;
                const std::size_t action = s_.decisions[street][set * width + p], next = node.prefixes[p].next[action];
                took[action] += times * sets.variants(set);
                if (options_.street_worth) tell_worth(street, set, p, times);
                if (options_.mistakes) note_mistake(street, set, p, times);
                if (!node.prefixes[p].ends[action]) {
                    on[set * next_width + next] += times;
                    continue;
                }
                visits[next] += times * sets.variants(set);
                note_end(street, set, next, times * sets.variants(set), ended);
            }
        for (std::size_t action = 0; action < took.size(); ++action)
            by_action[action] += count::integer(took[action]) * deals;
        for (std::size_t sequence = 0; sequence < visits.size(); ++sequence)
            by_sequence[sequence] += count::integer(visits[sequence]) * deals;
        for (std::size_t sequence = 0; sequence < s_.sequences.size(); ++sequence)
            for (std::size_t k = 0; k < kinds_; ++k)
                returns.add(nets_[sequence][k], count::integer(ended[sequence * kinds_ + k]));
        return more ? seen_next(street, on, next_width) : on;
    }

    // ---- For explanations ----

    void tell_worth(std::size_t street, std::size_t set, std::size_t p, std::int64_t times) {
        const PayNode& node = s_.nodes[street];
        std::vector<Integer> worth;
        for (std::size_t action = 0; action < s_.game.streets[street].actions.size(); ++action)
            worth.push_back(worth_of(street, set, p, action));
        options_.street_worth({street, s_.sets(node.cards).hand(set), node.prefixes[p].actions, std::move(worth),
                               Integer(times * s_.sets(node.cards).variants(set))});
    }

    // What is better by the plays that follow, which are the rule's.
    void note_mistake(std::size_t street, std::size_t set, std::size_t p, std::int64_t times) {
        const PayNode& node = s_.nodes[street];
        const std::size_t taken = s_.decisions[street][set * node.prefixes.size() + p];
        const auto [best, most] =
            best_action(street, [&](std::size_t action) { return worth_of(street, set, p, action); });
        const Number gain = most - worth_of(street, set, p, taken);
        if (gain == 0) return;
        const Integer deals = s_.deals_after(street);
        const Orbits& sets = s_.sets(node.cards);
        mistakes_.push_back({{street, sets.hand(set), {}, {}, node.prefixes[p].actions}, taken, best,
                             nearest(fraction(Integer(gain), deals * unit_)),
                             nearest(fraction(Integer(times * sets.variants(set)) * deals, total_))});
    }

    void note_end(std::size_t street, std::size_t set, std::size_t sequence, std::int64_t times,
                  std::vector<std::int64_t>& ended) {
        const std::int64_t deals = s_.deals_after(street);
        if (constant_[sequence]) {
            ended[sequence * kinds_] += times * deals;
            return;
        }
        const Finals& counts = finals(street);
        const std::int64_t each = s_.deals_of_one(street) * times;
        for (std::size_t k = 0; k < kinds_; ++k)
            ended[sequence * kinds_ + k] += counts[set * kinds_ + k] * each;
    }

    std::vector<std::int64_t> seen_next(std::size_t street, const std::vector<std::int64_t>& on, std::size_t width) {
        const int cards = s_.nodes[street].cards, more = s_.nodes[street + 1].cards;
        if (cards == more) return on;
        const Orbits &smaller = s_.sets(cards), &sets = s_.sets(more);
        std::vector<std::int64_t> reached(sets.size() * width);
        for (std::size_t set = 0; set < sets.size(); ++set)
            every_part(sets.hand(set), cards, [&](std::uint32_t number) {
                const std::uint32_t id = smaller.id_of_number(number);
                for (std::size_t p = 0; p < width; ++p) reached[set * width + p] += on[id * width + p];
            });
        return reached;
    }

    std::shared_ptr<Streets> streets_;
    Streets& s_;
    const SolveOptions& options_;
    std::size_t kinds_;
    std::vector<std::uint16_t> kind_of_hand_;
    const std::vector<std::vector<Ratio>>& nets_;  // [sequence][kind]
    Integer unit_, total_;                         // parts of a unit in which worth is counted; deals
    std::vector<Mistake> mistakes_;
    std::vector<std::vector<Number>> worth_;       // the same in whole numbers
    std::vector<bool> constant_;                   // by sequence: nothing that is still to come matters
    std::vector<std::size_t> same_;                // by sequence: the first that always brings as much
    struct EndWorth {
        std::size_t street = std::numeric_limits<std::size_t>::max(), set = 0;
        Number worth = 0;
    };
    std::vector<EndWorth> of_end_;                 // by sequence: what was asked of it last
    std::vector<std::vector<std::size_t>> orders_;
    std::vector<Finals> finals_;
    std::vector<std::vector<Number>> after_;       // by street: [set][prefix of the next street]
};

// Hands that every sequence settles alike are of one kind. Each rank is asked once.
std::vector<std::uint16_t> kinds_of(const Streets& streets, Kinds& kinds) {
    const Orbits& hands = streets.sets(streets.last);
    const auto settled = settled_by(streets.sequences);
    std::unordered_map<RankValue, std::uint16_t> of_rank;
    of_rank.reserve(1 << 15);
    std::map<std::vector<std::int64_t>, std::uint16_t> seen;
    std::vector<std::uint16_t> of_hand(hands.size());
    for (std::size_t id = 0; id < hands.size(); ++id) {
        const RankValue rank = streets.game.rank(hands.hand(id));
        const auto [known, is_new] = of_rank.try_emplace(rank, 0);
        if (is_new) {
            std::vector<std::int64_t> said;
            for (const Settled& each : settled) {
                const Return verdict = streets.game.settle(each.wager, {rank, 0, each.folded});
                said.insert(said.end(), {static_cast<int>(verdict.outcome), verdict.odds.num, verdict.odds.den});
            }
            append_caps(streets.game, {rank, 0, false}, said);
            known->second = seen.emplace(std::move(said), static_cast<std::uint16_t>(kinds.size())).first->second;
            if (known->second == kinds.size()) kinds.push_back(rank);
        }
        of_hand[id] = known->second;
    }
    return of_hand;
}

std::size_t decision(const Streets& streets, const Seen& seen) {
    const PayNode& node = streets.nodes.at(seen.street);
    for (std::size_t p = 0; p < node.prefixes.size(); ++p) {
        if (!(node.prefixes[p].actions == seen.before)) continue;
        const std::size_t set = streets.sets(node.cards).id_of(seen.own | seen.board);
        return streets.decisions[seen.street][set * node.prefixes.size() + p];
    }
    throw std::invalid_argument("no such actions lead to this street");
}

}  // namespace

Solution solve_pay_table(const Showdown& game, const SolveOptions& options) {
    const auto streets = std::make_shared<Streets>(game);
    Kinds kinds;
    auto kind_of_hand = kinds_of(*streets, kinds);
    std::vector<std::vector<Ratio>> nets;
    Integer unit = 1, largest = 0;
    for (const ActionSequence& sequence : streets->sequences) {
        nets.emplace_back();
        for (const RankValue rank : kinds) nets.back().push_back(net_of_sequence(game, sequence, rank, 0));
        for (const Ratio& net : nets.back()) {
            unit = lcm(unit, net.get_den());
            largest = std::max<Integer>(largest, abs(net.get_num()));
        }
    }
    // The largest sum: a net over all deals, times the symmetry.
    const Integer bound = largest * unit * streets->deals_after(0) * streets->symmetry.order() * 2;
    Solution solution =
        bound < Integer(1) << 62
            ? Solver<std::int64_t>(streets, options, kinds, std::move(kind_of_hand), nets, unit).solve()
            : Solver<Integer>(streets, options, kinds, std::move(kind_of_hand), nets, unit).solve();
    streets->game.settle = nullptr;  // it may hold on to rows of a set-up that is gone before the solution
    solution.play = [streets](const Seen& seen) { return decision(*streets, seen); };
    return solution;
}

}  // namespace baize::poker
