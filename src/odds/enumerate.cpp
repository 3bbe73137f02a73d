#include "odds/enumerate.hpp"

#include <numeric>
#include <stdexcept>

#include "odds/wagers.hpp"

namespace baize {

namespace {

class Enumeration {
public:
    Enumeration(const Setup& setup, const Between& start, Strategy* strategy, const std::function<void(const Session&, const Ratio&)>& leaf)
        : setup_(setup), start_(start), strategy_(strategy), leaf_(leaf) {}

    // A coroutine cannot be copied, so each branch is the replay of the events that lead to it.
    void follow(std::vector<Event>& events, const Ratio& chance) {
        auto replayed = Session::replay(setup_, start_, events);
        if (!replayed) throw std::logic_error(to_string(replayed.refusal()));
        Session& session = **replayed;
        const std::size_t before = events.size();
        for (;;) {
            const Need& need = session.need();
            if (need.kind == NeedKind::Finished) { leaf_(session, chance); break; }
            if (need.kind == NeedKind::Card) { each_card(session, events, chance); break; }
            if (need.kind == NeedKind::Throw) { each_throw(need.dice, events, chance); break; }
            events.push_back(certain(session));
            if (auto refusal = session.apply(events.back())) throw std::logic_error(to_string(*refusal));
        }
        events.resize(before);
    }

private:
    Event certain(const Session& session) const {
        const Need& need = session.need();
        if (need.kind == NeedKind::Shuffle) return Shuffled{};
        if (need.kind == NeedKind::Bets) return CloseBets{};
        if (!strategy_) throw std::logic_error("the round asks a question and there is no strategy");
        const Answer answer = strategy_->answer(session.table(), need.question);
        return Answered{need.question.player, answer.choice, answer.amount};
    }

    void each_card(const Session& session, std::vector<Event>& events, const Ratio& chance) {
        // All that was not seen is alike, a card that was burned unread among it.
        const auto unseen = session.table().between().shoe.left;
        const long total = std::accumulate(unseen.begin(), unseen.end(), 0L);
        for (int index = 0; index < kCardsInDeck; ++index) {
            const long left = unseen[static_cast<std::size_t>(index)];
            if (left == 0) continue;
            events.push_back(DealtCard{Card::from_index(index)});
            follow(events, chance * fraction(left, total));
            events.pop_back();
        }
    }

    void each_throw(int dice, std::vector<Event>& events, const Ratio& chance) {
        int courses = 1;
        for (int i = 0; i < dice; ++i) courses *= 6;
        for (int course = 0; course < courses; ++course) {
            Thrown thrown;
            for (int i = 0, rest = course; i < dice; ++i, rest /= 6) thrown.faces.push_back(static_cast<std::uint8_t>(rest % 6 + 1));
            events.push_back(thrown);
            follow(events, chance * fraction(1, courses));
            events.pop_back();
        }
    }

    const Setup& setup_;
    const Between& start_;
    Strategy* strategy_;
    const std::function<void(const Session&, const Ratio&)>& leaf_;
};

}  // namespace

void enumerate(const Setup& setup, const Between& start, const std::vector<PlaceBet>& bets, Strategy* strategy,
               const std::function<void(const Session&, const Ratio&)>& leaf) {
    Session opening(setup, start);
    std::vector<Event> events;
    const auto take = [&](const Event& event) {
        if (auto refusal = opening.apply(event)) throw std::logic_error(to_string(*refusal));
        events.push_back(event);
    };
    if (opening.need().kind == NeedKind::Shuffle) take(Shuffled{});
    if (opening.need().to_burn) take(DealtCard{{}, true});
    for (const PlaceBet& bet : bets) take(bet);
    Enumeration(setup, start, strategy, leaf).follow(events, 1);
}

std::vector<std::pair<Position, Law>> enumerate_laws(const Setup& setup) {
    const auto positions = opening_positions(setup);
    const Money unit = setup.limits(0).increment * setup.exact_unit().cents;
    std::vector<PlaceBet> bets;
    for (const Position position : positions) bets.push_back({0, static_cast<BoxNo>(setup.game().boxes > 0), position, unit});

    // Gather chances first: a law wants whole weights over one total.
    std::vector<std::map<Ratio, Ratio>> chances(positions.size());
    enumerate(setup, {}, bets, nullptr, [&](const Session& session, const Ratio& chance) {
        std::vector<Ratio> nets(positions.size(), 0);
        for (const Line& line : session.table().lines())
            for (std::size_t i = 0; i < positions.size(); ++i)
                if (priced_at(setup.game(), line.position) == positions[i]) nets[i] += fraction(line.net().cents, unit.cents);
        for (std::size_t i = 0; i < positions.size(); ++i) chances[i][nets[i]] += chance;
    });
    std::vector<std::pair<Position, Law>> laws;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Integer total = 1;
        for (const auto& [net, chance] : chances[i]) total = lcm(total, chance.get_den());
        if (setup.game().dice == 3) total = lcm(total, Integer(216));  // count throws, even where fewer classes would do
        Law law;
        for (const auto& [net, chance] : chances[i]) law.add(net, chance.get_num() * (total / chance.get_den()));
        laws.emplace_back(positions[i], std::move(law));
    }
    return laws;
}

}  // namespace baize
