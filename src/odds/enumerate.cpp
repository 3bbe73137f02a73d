#include "odds/enumerate.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "odds/wagers.hpp"

namespace baize {

namespace {

class Enumeration {
public:
    Enumeration(const Setup& setup, const Between& start, Strategy* strategy,
                const std::function<void(const Session&, const Ratio&)>& leaf)
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
            if (need.kind == NeedKind::Throw && need.may_come_again) {
                each_course(courses<Thrown>(&Thrown::faces, need.dice, 6), true, events, chance);
                break;
            }
            if (need.kind == NeedKind::Throw) { each_throw(need.dice, events, chance); break; }
            if (need.kind == NeedKind::Spin) {
                each_course(courses<Spun>(&Spun::compartments, need.rings, need.compartments), false, events, chance);
                break;
            }
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
        if (need.kind == NeedKind::Meter) return MeterRead{setup_.meter()};
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

    // Dice are alike: each set of faces once, with as many chances as it has orders.
    void each_throw(int dice, std::vector<Event>& events, const Ratio& chance) {
        int courses = 1, orders = 1;
        for (int i = 0; i < dice; ++i) { courses *= 6; orders *= i + 1; }
        for (int course = 0; course < courses; ++course) {
            Thrown thrown;
            int same = 1, ways = orders;
            for (int i = 0, rest = course; i < dice; ++i, rest /= 6) {
                const auto face = static_cast<std::uint8_t>(rest % 6 + 1);
                same = !thrown.faces.empty() && thrown.faces.back() == face ? same + 1 : 1;
                ways /= same;
                thrown.faces.push_back(face);
            }
            if (!std::is_sorted(thrown.faces.begin(), thrown.faces.end())) continue;
            events.push_back(thrown);
            follow(events, chance * fraction(ways, courses));
            events.pop_back();
        }
    }

    // Every face of every die, or every compartment of every ring.
    template <class Kind, class Faces>
    static std::vector<Event> courses(Faces Kind::*faces, int many, int sides) {
        int all = 1;
        for (int i = 0; i < many; ++i) all *= sides;
        std::vector<Event> list;
        for (int course = 0; course < all; ++course) {
            Kind thrown;
            for (int i = 0, rest = course; i < many; ++i, rest /= sides)
                (thrown.*faces)
                    .push_back(static_cast<std::remove_cvref_t<decltype((thrown.*faces)[0])>>(rest % sides + 1));
            list.push_back(thrown);
        }
        return list;
    }

    // A throw that is thrown again leaves the others as likely as they were among themselves.
    void each_course(std::vector<Event> list, bool may_come_again, std::vector<Event>& events, const Ratio& chance) {
        if (may_come_again) std::erase_if(list, [&](const Event& event) { return comes_again(event, events); });
        if (list.empty()) throw std::logic_error("a throw that never gives a result");
        for (const Event& event : list) {
            events.push_back(event);
            follow(events, chance * fraction(1, static_cast<long>(list.size())));
            events.pop_back();
        }
    }

    bool comes_again(const Event& event, std::vector<Event>& events) const {
        events.push_back(event);
        const auto replayed = Session::replay(setup_, start_, events);
        events.pop_back();
        if (!replayed) throw std::logic_error(to_string(replayed.refusal()));
        return (*replayed)->need().may_come_again;
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
    auto positions = opening_positions(setup);
    std::erase_if(positions, [&](Position position) { return setup.game().wagers[position.wager].lives; });
    return enumerate_laws(setup, positions);
}

std::vector<std::pair<Position, Law>> enumerate_laws(const Setup& setup, const std::vector<Position>& positions) {
    if (positions.empty()) return {};
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets;
    std::map<std::pair<int, int>, std::size_t> index;
    for (const Position position : positions) {
        index.emplace(std::pair{position.wager, position.spot}, bets.size());
        bets.push_back({0, static_cast<BoxNo>(setup.game().boxes > 0), position, unit});
    }

    // Gather chances first: a law wants whole weights over one total.
    std::vector<std::map<Ratio, Ratio>> chances(positions.size());
    enumerate(setup, {}, bets, nullptr, [&](const Session& session, const Ratio& chance) {
        std::vector<Ratio> nets(positions.size(), 0);
        for (const Line& line : session.table().lines()) {
            const Position at = priced_at(setup.game(), line.position);
            if (const auto found = index.find({at.wager, at.spot}); found != index.end())
                nets[found->second] += exact_net(line, unit);
        }
        for (std::size_t i = 0; i < positions.size(); ++i) chances[i][nets[i]] += chance;
    });
    std::vector<std::pair<Position, Law>> laws;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Integer total = 1;
        for (const auto& [net, chance] : chances[i]) total = lcm(total, chance.get_den());
        Law law;
        for (const auto& [net, chance] : chances[i]) law.add(net, chance.get_num() * (total / chance.get_den()));
        laws.emplace_back(positions[i], std::move(law));
    }
    return laws;
}

}  // namespace baize
