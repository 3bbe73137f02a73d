#include "odds/markov_chain.hpp"

#include <map>
#include <stdexcept>
#include <tuple>

#include "odds/count/returns.hpp"
#include "odds/enumerate.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

constexpr std::size_t kStatesMax = 2000;

// What can make two tables go on differently: what the game remembers, the
// wagers in play, and what this one has brought so far.
struct State {
    CarriedState carried;
    Ratio so_far = 0;

    auto key() const {
        std::vector<std::tuple<int, int, int, std::int64_t, int>> stakes;
        for (const Stake& stake : carried.remaining)
            stakes.emplace_back(stake.player, stake.position.wager, stake.position.spot, stake.amount.cents,
                                stake.declared);
        return std::tuple(carried.memory, std::move(stakes), so_far);
    }
};

class Chain {
public:
    Chain(const Setup& setup, Position position) : setup_(setup), position_(position), unit_(priced_stake(setup)) {}

    DistributionOverRounds solve() {
        State start;
        if (setup_.game().scene.lay) setup_.game().scene.lay(start.carried, setup_, position_, unit_);
        const PlaceBet bet{0, setup_.game().layout.boxes > 0, position_, unit_};
        Row first = play(start, {bet});
        for (std::size_t s = 0; s < states_.size(); ++s) {  // playing a state may find new ones
            if (s > kStatesMax) throw std::logic_error("a wager leads to too many states of the table");
            const State state = states_[s];
            rows_.push_back(play(state, {}));
        }
        eliminate();
        return returns_of(first);
    }

private:
    // Where one round leads: to states in which the wager is still open, or to an end with its net return.
    struct Row {
        std::map<std::size_t, Ratio> on;
        count::Chances ends;
        Ratio rounds = 1;

        void add(const Row& other, const Ratio& chance) {
            for (const auto& [state, each] : other.on) on[state] += chance * each;
            for (const auto& [net, each] : other.ends) ends[net] += chance * each;
            rounds += chance * other.rounds;
        }
    };

    bool ours(const Stake& stake) const {
        return stake.player == 0 && stake.position.wager == position_.wager && stake.open;
    }

    Row play(const State& state, const std::vector<PlaceBet>& bets) {
        Row row;
        enumerate(setup_, state.carried, bets, nullptr, [&](const Session& session, const Ratio& chance) {
            const Table& table = session.table();
            State next{table.carried(), state.so_far};
            for (const Line& line : table.lines())
                if (line.player == 0 && priced_at(setup_.game(), line.position).wager == position_.wager)
                    next.so_far += exact_net(line, unit_);
            bool open = false;
            for (const Stake& stake : next.carried.remaining) open = open || ours(stake);
            if (open) row.on[number_of(next)] += chance;
            else row.ends[next.so_far] += chance;
        });
        return row;
    }

    std::size_t number_of(const State& state) {
        const auto [found, is_new] = numbers_.try_emplace(state.key(), states_.size());
        if (is_new) states_.push_back(state);
        return found->second;
    }

    // From the last state to the first: each is written in terms of those before it, then in terms of ends alone.
    void eliminate() {
        for (std::size_t s = rows_.size(); s-- > 0;) {
            stay_no_longer(rows_[s], s);
            for (std::size_t before = 0; before < s; ++before) replace(rows_[before], s);
        }
        for (std::size_t s = 0; s < rows_.size(); ++s)
            for (std::size_t before = 0; before < s; ++before) replace(rows_[s], before);
    }

    void stay_no_longer(Row& row, std::size_t s) const {
        const auto self = row.on.find(s);
        if (self == row.on.end()) return;
        const Ratio leave = 1 - self->second;
        if (leave == 0) throw std::logic_error("a wager that is never decided");
        row.on.erase(self);
        for (auto& [state, chance] : row.on) chance /= leave;
        for (auto& [net, chance] : row.ends) chance /= leave;
        row.rounds /= leave;
    }

    void replace(Row& row, std::size_t s) const {
        const auto found = row.on.find(s);
        if (found == row.on.end()) return;
        const Ratio chance = found->second;
        row.on.erase(found);
        row.add(rows_[s], chance);
    }

    DistributionOverRounds returns_of(Row first) const {
        for (std::size_t s = 0; s < rows_.size(); ++s) replace(first, s);
        if (!first.on.empty()) throw std::logic_error("the chain of a wager was not solved");
        return {count::returns_of_chances(first.ends), first.rounds};
    }

    const Setup& setup_;
    Position position_;
    Money unit_;
    std::vector<State> states_;
    std::vector<Row> rows_;
    std::map<decltype(State{}.key()), std::size_t> numbers_;
};

}  // namespace

DistributionOverRounds returns_over_rounds(const Setup& setup, Position position) {
    return Chain(setup, position).solve();
}

}  // namespace baize
