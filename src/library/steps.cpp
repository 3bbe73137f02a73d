#include "library/steps.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "coach/lone_table.hpp"
#include "core/random.hpp"
#include "engine/describe.hpp"

namespace baize::library {

namespace {

std::unique_ptr<ShuffledShoe> dealer_from(std::optional<std::uint64_t> seed) {
    if (!seed) return nullptr;
    return std::make_unique<ShuffledShoe>([random = Random(*seed, 0)]() mutable { return random(); });
}

std::unique_ptr<Session> again(const Session& session) {
    auto replayed = Session::replay(session.setup(), session.at_start(), session.events());
    if (!replayed) throw std::logic_error(to_string(replayed.refusal()));
    return std::move(*replayed);
}

}  // namespace

Steps::Steps(const Setup& setup, std::optional<std::uint64_t> seed)
    : session_(std::make_unique<Session>(setup)), dealer_(dealer_from(seed)) {
    pass();
}

Steps::Steps(const Steps& other)
    : session_(again(*other.session_)),
      dealer_(other.dealer_ ? std::make_unique<ShuffledShoe>(*other.dealer_) : nullptr),
      past_(other.past_) {}

// On to the next step that is somebody's.
void Steps::pass() {
    const auto take = [&](const Event& event) {
        if (const auto refusal = session_->apply(event)) throw std::logic_error(to_string(*refusal));
    };
    while (by_chance()) {
        if (need().kind == NeedKind::Meter) take(MeterRead{setup().meter()});
        else if (dealer_) take(dealer_->answer(need(), table()));
        else if (need().kind == NeedKind::Shuffle) take(Shuffled{});
        else if (need().to_burn && !need().burn_read) take(DealtCard{{}, true});
        else return;
    }
}

MaybeRefusal Steps::take_place(PlayerId player) {
    const int places = setup().game().layout.places;
    if (player >= places || table().seat_of(player)) return std::nullopt;
    return session_->apply(Seated{player, static_cast<std::uint8_t>(player + 1)});
}

MaybeRefusal Steps::bet(const PlaceBet& bet) {
    if (!session_->check(bet)) return session_->apply(bet);
    if (betting())
        if (auto refusal = take_place(bet.player)) return refusal;
    return session_->apply(bet);
}

MaybeRefusal Steps::bet_all(std::vector<PlaceBet> bets) {
    for (const PlaceBet& each : bets)
        if (betting() && setup().game().layout.places)
            if (auto refusal = take_place(each.player)) return refusal;
    while (!bets.empty()) {
        MaybeRefusal first;
        const std::size_t before = bets.size();
        std::erase_if(bets, [&](const PlaceBet& each) {
            const auto refusal = bet(each);
            if (refusal && !first) first = refusal;
            return !refusal;
        });
        if (bets.size() == before) return first;
    }
    return std::nullopt;
}

MaybeRefusal Steps::close_bets() { return apply(CloseBets{}); }

MaybeRefusal Steps::apply(const Event& event) {
    if (auto refusal = session_->apply(event)) return refusal;
    pass();
    return std::nullopt;
}

MaybeRefusal Steps::apply(Action action) {
    if (deciding()) {
        const auto answer = answer_of(table(), action);
        if (answer) return apply(table().answered(need().question, *answer));
    } else if (by_chance()) {
        if (const auto event = chance_event(need(), action)) return apply(*event);
    }
    return Refusal{fmt::format("{} is no action here: the table waits for {}", action, describe(need(), table())),
                   std::string(need().clause)};
}

MaybeRefusal Steps::next_round() {
    std::vector<Event> events = session_->events();
    if (auto refusal = session_->apply(NextRound{})) return refusal;
    past_.push_back(std::move(events));
    pass();
    return std::nullopt;
}

std::vector<PlaceBet> standard_bets(const Setup& setup, PlayerId player) {
    const auto box = static_cast<BoxNo>(setup.game().layout.boxes ? player + 1 : 0);
    std::vector<PlaceBet> bets;
    for (const TrainingBet& each : main_bets(setup)) bets.push_back({player, box, each.position, each.stake});
    return bets;
}

}  // namespace baize::library
