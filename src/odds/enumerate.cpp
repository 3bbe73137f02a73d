#include "odds/enumerate.hpp"

#include <stdexcept>

#include "core/asker.hpp"
#include "odds/count/returns.hpp"
#include "odds/histories.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

class Enumeration {
public:
    Enumeration(Strategy* strategy, const std::function<void(const Session&, const Ratio&)>& leaf)
        : strategy_(strategy), leaf_(leaf) {}

    // The last of the branches goes on with the session itself; the others are replayed.
    void follow(Session& session, Ratio chance) const {
        while (!session.finished()) {
            ask_now_and_then();
            const auto next = branches(session);
            for (std::size_t i = 0; i + 1 < next.size(); ++i)
                follow(*replayed_with(session, next[i].first), chance * next[i].second);
            chance *= next.back().second;
            if (auto refusal = session.apply(next.back().first)) throw std::logic_error(to_string(*refusal));
        }
        leaf_(session, chance);
    }

private:
    std::vector<std::pair<Event, Ratio>> branches(const Session& session) const {
        if (session.need().kind != NeedKind::Decision) return next_by_chance(session);
        if (!strategy_) throw std::logic_error("the round asks a question and there is no strategy");
        const Question& question = session.need().question;
        const Answer answer = strategy_->answer(session.table(), question);
        return {{session.table().answered(question, answer), 1}};
    }

    Strategy* strategy_;
    const std::function<void(const Session&, const Ratio&)>& leaf_;
};

}  // namespace

void enumerate(const Setup& setup, const CarriedState& start, const std::vector<PlaceBet>& bets, Strategy* strategy,
               const std::function<void(const Session&, const Ratio&)>& leaf) {
    auto opened = Session::replay(setup, start, opening_events(setup, start, bets));
    if (!opened) throw std::logic_error(to_string(opened.refusal()));
    Enumeration(strategy, leaf).follow(**opened, 1);
}

std::vector<std::pair<Position, ReturnDistribution>> enumerate_distributions(const Setup& setup) {
    auto positions = opening_positions(setup);
    std::erase_if(positions, [&](Position position) { return setup.game().wagers[position.wager].lives; });
    return enumerate_distributions(setup, positions);
}

std::vector<std::pair<Position, ReturnDistribution>> enumerate_distributions(const Setup& setup,
                                                                             const std::vector<Position>& positions) {
    if (positions.empty()) return {};
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets;
    std::map<std::pair<int, int>, std::size_t> index;
    for (const Position position : positions) {
        index.emplace(std::pair{position.wager, position.spot}, bets.size());
        bets.push_back({0, setup.game().layout.boxes > 0, position, unit});
    }

    // Gather chances first: a return distribution wants whole weights over one total.
    std::vector<count::Chances> chances(positions.size());
    enumerate(setup, {}, bets, nullptr, [&](const Session& session, const Ratio& chance) {
        std::vector<Ratio> nets(positions.size(), 0);
        for (const Line& line : session.table().lines()) {
            const Position at = priced_at(setup.game(), line.position);
            if (const auto found = index.find({at.wager, at.spot}); found != index.end())
                nets[found->second] += exact_net(line, unit);
        }
        for (std::size_t i = 0; i < positions.size(); ++i) chances[i][nets[i]] += chance;
    });
    std::vector<std::pair<Position, ReturnDistribution>> distributions;
    for (std::size_t i = 0; i < positions.size(); ++i)
        distributions.emplace_back(positions[i], count::returns_of_chances(chances[i]));
    return distributions;
}

}  // namespace baize
