#include "odds/histories.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace baize {

namespace {

using Events = std::vector<std::pair<Event, Ratio>>;

Events each_card(const Session& session) {
    const auto& unseen = session.table().carried().shoe.left;
    const long total = std::accumulate(unseen.begin(), unseen.end(), 0L);
    Events list;
    for (std::size_t face = 0; face < unseen.size(); ++face)
        if (const long left = unseen[face]; left > 0)
            list.emplace_back(DealtCard{Card::from_index(face)}, fraction(left, total));
    return list;
}

// Dice are alike: each set of faces once, with as many chances as it has orders.
Events each_throw(int dice) {
    int courses = 1, orders = 1;
    for (int i = 0; i < dice; ++i) { courses *= 6; orders *= i + 1; }
    Events list;
    for (int course = 0; course < courses; ++course) {
        Thrown thrown;
        int same = 1, ways = orders;
        for (int i = 0, rest = course; i < dice; ++i, rest /= 6) {
            const std::uint8_t face = rest % 6 + 1;
            same = !thrown.faces.empty() && thrown.faces.back() == face ? same + 1 : 1;
            ways /= same;
            thrown.faces.push_back(face);
        }
        if (std::is_sorted(thrown.faces.begin(), thrown.faces.end()))
            list.emplace_back(thrown, fraction(ways, courses));
    }
    return list;
}

// Every face of every die, or every compartment of every ring.
template <class Kind, class Faces>
std::vector<Event> every_order(Faces Kind::*faces, int many, int sides) {
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

Events equally_likely(const std::vector<Event>& list) {
    if (list.empty()) throw std::logic_error("a throw that never gives a result");
    Events events;
    for (const Event& event : list) events.emplace_back(event, fraction(1, std::ssize(list)));
    return events;
}

// A throw that is thrown again leaves the others as likely as they were among themselves.
Events each_throw_that_counts(const Session& session) {
    auto list = every_order<Thrown>(&Thrown::faces, session.need().dice, 6);
    std::erase_if(list, [&](const Event& event) { return replayed_with(session, event)->need().may_come_again; });
    return equally_likely(list);
}

}  // namespace

std::vector<Event> opening_events(const Setup& setup, const CarriedState& start, const std::vector<PlaceBet>& bets) {
    Session opening(setup, start);
    const auto take = [&](const Event& event) {
        if (auto refusal = opening.apply(event)) throw std::logic_error(to_string(*refusal));
    };
    if (opening.need().kind == NeedKind::Shuffle) take(Shuffled{});
    if (opening.need().to_burn) take(DealtCard{{}, true});
    for (const PlaceBet& bet : bets) take(bet);
    return opening.events();
}

std::vector<std::pair<Event, Ratio>> next_by_chance(const Session& session) {
    const Need& need = session.need();
    switch (need.kind) {
        case NeedKind::Bets: return {{CloseBets{}, 1}};
        case NeedKind::Shuffle: return {{Shuffled{}, 1}};
        case NeedKind::Meter: return {{MeterRead{session.setup().meter()}, 1}};
        case NeedKind::Card:
            if (need.to_burn && !need.burn_read) return {{DealtCard{{}, true}, 1}};
            return each_card(session);
        case NeedKind::Throw: return need.may_come_again ? each_throw_that_counts(session) : each_throw(need.dice);
        case NeedKind::Spin:
            return equally_likely(every_order<Spun>(&Spun::compartments, need.rings, need.compartments));
        case NeedKind::Decision:
        case NeedKind::Finished: break;
    }
    throw std::logic_error("nothing comes by chance here");
}

std::unique_ptr<Session> replayed_with(const Session& session, const Event& event) {
    auto replayed = Session::replay(session.setup(), session.at_start(), session.events());
    if (!replayed) throw std::logic_error(to_string(replayed.refusal()));
    if (auto refusal = (*replayed)->apply(event)) throw std::logic_error(to_string(*refusal));
    return std::move(*replayed);
}

}  // namespace baize
