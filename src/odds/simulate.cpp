#include "odds/simulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <stdexcept>

#include "core/asker.hpp"
#include "core/numbers.hpp"
#include "core/parallel.hpp"
#include "definition/names.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

__extension__ typedef __int128 Wide;

constexpr std::int64_t kPiece = 1 << 14;
constexpr std::int64_t kAskEveryRounds = 256;  // rounds: milliseconds, by a play that weighs each hand

// Whole numbers, so that the order in which pieces are added up does not matter.
struct Tally {
    std::int64_t rounds = 0;
    std::int64_t hits = 0;
    Wide net = 0;             // minor units
    std::int64_t staked = 0;
    Wide squares = 0;

    // Of one round, which is not counted here: every wager is made in as many.
    void add(const SimulatedSum& round) {
        hits += round.net > 0;
        net += round.net;
        staked += round.staked;
        squares += Wide{round.net} * round.net;
    }
    void add(const Tally& other) {
        rounds += other.rounds;
        hits += other.hits;
        net += other.net;
        staked += other.staked;
        squares += other.squares;
    }
};

class Worker {
public:
    Worker(const Setup& setup, const SimulationRequest& request, const std::vector<Position>& positions, Money unit)
        : setup_(setup),
          request_(request),
          positions_(positions),
          unit_(unit),
          table_(setup),
          sums_(sums_for(setup, positions)),
          tallies_(positions.size()) {
        if (request.strategy) strategy_ = request.strategy();
        for (std::size_t i = 0; i < positions.size(); ++i) (lives(positions[i]) ? living_ : ordinary_).push_back(i);
        for (const std::size_t i : ordinary_) staked_on_.push_back(positions[i]);
    }

    void play(std::int64_t piece, std::int64_t rounds) {
        SimulatedChance chance(setup_.shoe(), Random(request_.seed, piece));
        table_.simulate(&chance, strategy_.get(), &sums_);
        table_.carried() = {};
        table_.clear_round();
        stake_on_all(table_, staked_on_, unit_);
        opening_ = table_.stakes().size();
        sums_.clear();
        for (std::int64_t i = 0; !ordinary_.empty() && i < rounds; ++i) {
            if (i % kAskEveryRounds == 0) ask_now_and_then();
            play_one();
        }
        for (const std::size_t wager : living_)
            for (std::int64_t i = 0; i < rounds; ++i) {
                if (i % kAskEveryRounds == 0) ask_now_and_then();
                play_out(wager);
            }
        for (Tally& tally : tallies_) tally.rounds += rounds;
    }

    const std::vector<Tally>& tallies() const { return tallies_; }

private:
    bool lives(Position position) const { return setup_.game().wagers[position.wager].lives; }

    // Each by itself, as a price is: nothing is remembered of the one before, odds that have risen least of all
    // (gb-2011 16.26).
    void play_one() {
        table_.reopen(opening_);
        table_.carried().memory = {};
        play_round();
        for (const std::size_t i : ordinary_) {
            tallies_[i].add(sums_.sums[i]);
            sums_.sums[i] = {};
        }
    }

    // A wager that lives over rounds: laid as the game's scene allows it, and played until it is decided.
    void play_out(std::size_t wager) {
        const Position position = positions_[wager];
        table_.carried() = {};
        if (setup_.game().scene.lay) setup_.game().scene.lay(table_.carried(), setup_, position, unit_);
        for (Stake& stake : table_.carried().remaining) stake.sum = sums_.of(stake.position);
        table_.clear_round();
        stake_on_all(table_, {position}, unit_);
        sums_.clear();
        const auto undecided = [&](const Stake& stake) { return stake.position.wager == position.wager; };
        do {
            play_round();
            table_.keep_remaining();
            table_.clear_round();
        } while (std::any_of(table_.stakes().begin(), table_.stakes().end(), undecided));
        tallies_[wager].add(sums_.sums[wager]);
    }

    void play_round() {
        Round round = setup_.game().round(table_);
        if (!round.done()) throw std::logic_error("a simulated round stopped for an answer");
        if (round.failure()) std::rethrow_exception(round.failure());
    }

    const Setup& setup_;
    const SimulationRequest& request_;
    const std::vector<Position>& positions_;
    Money unit_;
    Table table_;
    SimulatedSums sums_;
    std::unique_ptr<Strategy> strategy_;
    std::vector<Tally> tallies_;
    std::vector<std::size_t> ordinary_, living_;  // positions by index
    std::vector<Position> staked_on_;             // the ordinary ones
    std::size_t opening_ = 0;                     // how many stakes that makes
};

// How many opening wagers are priced together: one, but two where a second hand must be staked too (gb-2011 4.63).
std::int64_t laid_with(const Game& game, const std::vector<Position>& positions, Position position) {
    return std::count_if(positions.begin(), positions.end(),
                         [&](Position each) { return priced_at(game, each) == position; });
}

SimulatedWager summary(Position position, const Tally& tally, Money unit) {
    const double n = tally.rounds, one = unit.cents;
    SimulatedWager wager;
    wager.position = position;
    wager.rounds = tally.rounds;
    wager.mean = tally.net / one / n;
    wager.sd = std::sqrt(std::max(0.0, tally.squares / one / one / n - wager.mean * wager.mean));
    wager.standard_error = wager.sd / std::sqrt(n);
    wager.hit = tally.hits / n;
    wager.staked = tally.staked / one / n;
    return wager;
}

}  // namespace

std::string simulated_as(const Setup& setup, Position position, const std::vector<Position>& positions) {
    std::string name = position_name(setup.game(), position);
    const auto wagers = setup.game().wagers;
    if (!positions.empty() &&
        laid_with(setup.game(), positions, position) < laid_with(setup.game(), opening_positions(setup), position))
        name += kAlone;
    for (std::size_t w = 0; w < wagers.size(); ++w)
        if (wagers[w].in_money && setup.offered(w) && wagers[w].part_of == position.wager)
            name += fmt::format("+{}", wagers[w].id);
    return name;
}

Money simulated_stake(const Setup& setup) {
    Money unit = setup.exact_unit();
    const auto wagers = setup.game().wagers;
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        if (!wagers[w].in_money || !setup.offered(w)) continue;
        const Money least = setup.limits(wagers[w].part_of).min;
        unit = unit * ((least.cents + unit.cents - 1) / unit.cents);
    }
    return unit;
}

Simulation simulate(const Setup& setup, const SimulationRequest& request) {
    const auto start = std::chrono::steady_clock::now();
    const auto positions = request.positions.empty() ? opening_positions(setup) : request.positions;
    const Money unit = simulated_stake(setup);
    const std::int64_t pieces = (request.rounds + kPiece - 1) / kPiece;
    const unsigned threads = thread_count(request.threads);

    std::vector<std::unique_ptr<Worker>> workers(threads);
    std::atomic<std::int64_t> done{0};
    std::mutex mutex;  // of the progress
    parallel_for(threads, pieces, 1, [&](unsigned thread, std::size_t first, std::size_t) {
        std::unique_ptr<Worker>& worker = workers[thread];
        if (!worker) worker = std::make_unique<Worker>(setup, request, positions, unit);
        const std::int64_t piece = first;
        worker->play(piece, std::min(kPiece, request.rounds - piece * kPiece));
        const std::int64_t finished = ++done;
        const std::unique_lock lock(mutex, std::try_to_lock);
        if (lock) ask_to_go_on(request.progress, quotient(finished, pieces));
    });
    std::vector<Tally> total(positions.size());
    for (const auto& worker : workers)
        for (std::size_t i = 0; worker && i < total.size(); ++i) total[i].add(worker->tallies()[i]);

    Simulation result;
    result.rounds = request.rounds;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (std::size_t i = 0; i < positions.size(); ++i)  // what is part of another wager's price was added up there
        if (priced_at(setup.game(), positions[i]) == positions[i])
            result.wagers.push_back(
                summary(positions[i], total[i], unit * laid_with(setup.game(), positions, positions[i])));
    return result;
}

}  // namespace baize
