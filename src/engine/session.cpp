// Rounds one after another, and what each event does.
#include "engine/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace baize {

Session::Session(const Setup& setup, const CarriedState& carried) : table_(setup) {
    table_.carried_ = carried;
    table_.clear_round();
    open_round();
}

void Session::open_round() {
    events_.clear();
    at_start_ = table_.carried_;
    bets_closed_ = false;
    table_.need_ = Need{};
    event_ = 0;
    for (const Stake& stake : at_start_.remaining) event_ = std::max(event_, stake.number.event());
    table_.begin_event(++event_);
    round_ = Round{};  // the last one, before the next begins
    round_ = setup().game().round(table_);
    if (round_.done()) close_round();
}

// What a correction puts in or takes out later must not rename the stakes that follow.
void Session::count(const Event& event) {
    if (std::holds_alternative<Moved>(event) || std::holds_alternative<MeterRead>(event)) return;
    if (event_ + 2 > UINT32_MAX / StakeNo::kAnEvent || table_.next_number_ > next_stake())
        throw std::logic_error("more events, or stakes of one event, than there are numbers for");
    table_.begin_event(++event_);
}

void Session::wake() {
    const auto waiting = std::exchange(table_.waiting_, {});
    waiting.resume();
    if (round_.done()) close_round();
}

void Session::close_round() {
    if (const auto failure = round_.failure()) {
        try {
            std::rethrow_exception(failure);
        } catch (const VoidRound& ruling) {
            call_off(ruling);
        }
    }
    table_.keep_remaining();
    table_.need_ = Need{};
    table_.stage_ = Stage::Settled;
}

MaybeRefusal Session::check_now(const Event& event) const {
    if (checked_ == event) return std::nullopt;
    return std::visit([&](const auto& each) { return check_event(each); }, event);
}

MaybeRefusal Session::check(const Event& event) const {
    auto refusal = check_now(event);
    if (!refusal) checked_ = event;
    return refusal;
}

MaybeRefusal Session::apply(const Event& event) {
    if (auto refusal = check_now(event)) return refusal;
    checked_.reset();
    events_.push_back(event);
    count(event);
    std::visit([&](const auto& each) { perform(each); }, event);
    return std::nullopt;
}

void Session::perform(const PlaceBet& bet) { table_.place(bet.player, bet.box, bet.position, bet.stake); }

void Session::perform(const Declared& declared) {
    const DeclarationDef& declaration = setup().game().declarations[declared.declaration];
    for (Stake& stake : table_.stakes_)
        if (declaration.of_wager && stake.player == declared.player && stake.position == declared.position)
            stake.declared = static_cast<std::uint8_t>(declared.declaration + 1);
    if (declaration.apply) declaration.apply(table_, declared);
}

void Session::perform(const CloseBets&) {
    table_.stage_ = Stage::Dealing;
    laid_ = table_.stakes_;
    remembered_ = table_.carried_.memory;
    bets_closed_ = true;
    wake();
}

void Session::perform(const Moved& moved) {
    for (Stake& stake : table_.stakes_)
        if (stake.player == moved.player && stake.box == moved.box && stake.position == moved.from && !stake.carried)
            stake.position = moved.to;
    laid_ = table_.stakes_;
}

void Session::perform(const DealtCard& dealt) {
    Need& need = table_.need_;
    if (need.to_burn) return burn(dealt);
    table_.take_from_shoe(dealt.card);
    Box& box = need.box == 0 ? table_.house_ : table_.box(need.box);
    table_.give(box.hands[need.hand], dealt.card, need.face);
    wake();
}

void Session::burn(const DealtCard& dealt) {
    Need& need = table_.need_;
    if (dealt.unseen) --table_.carried_.shoe.cards_left;
    else table_.take_from_shoe(dealt.card);
    if (!dealt.unseen) table_.give(table_.carried_.burned, dealt.card, need.burn_read ? Face::Up : Face::Down);
    if (std::exchange(need.burn_read, false))
        need.burn_left += (*setup().shoe().burn_as_many)[dealt.card.index()];
    if (--need.burn_left > 0) return;
    need.to_burn = false;
    if (need.card_follows) next_is_the_card();
    else wake();
}

void Session::perform(const CutCardOut&) {
    ShoeState& shoe = table_.carried_.shoe;
    shoe.cutting_card_out = true;
    shoe.cut_at = table_.need_.box;
    shoe.shuffle_due = true;
    if (!table_.no_card_yet()) return;  // the round is completed first
    table_.need_.kind = NeedKind::Shuffle;
    table_.need_.card_follows = true;
    table_.need_.clause = setup().shoe().cut_first;
}

void Session::perform(const Shuffled&) {
    const bool in_round = !table_.no_card_yet();
    table_.refill_shoe();
    Need& need = table_.need_;
    if (setup().shoe().burn && !in_round) {
        need.kind = NeedKind::Card;
        need.to_burn = true;
        need.burn_read = setup().shoe().burn_as_many != nullptr;
        need.burn_left = 1;
    } else if (need.card_follows) {
        next_is_the_card();
    } else {
        wake();
    }
}

// The card that waited behind a shuffle; its box may have been voided meanwhile.
void Session::next_is_the_card() {
    Need& need = table_.need_;
    need.kind = NeedKind::Card;
    need.card_follows = false;
    if (need.box != 0 && !table_.box(need.box).plays(need.hand)) wake();
}

void Session::perform(const Thrown& thrown) {
    table_.dice_ = thrown.faces;
    wake();
}

void Session::perform(const Spun& spun) {
    table_.spun_ = spun.compartments;
    wake();
}

void Session::perform(const MeterRead& read) {
    table_.meter_ = read.amount;
    wake();
}

void Session::perform(const Answered& answered) {
    const bool passive = setup().game().choices[answered.choice].passive;
    const std::size_t stakes = table_.stakes_.size();
    const auto picked = table_.places_of(table_.need_.question, answered.cards);
    table_.answer_ = Answer{answered.choice, answered.amount, picked.value_or(0)};
    wake();
    for (std::size_t i = stakes; passive && i < table_.stakes_.size(); ++i)  // ruling R57: silence costs nothing
        if (!table_.stakes_[i].won_before)
            throw std::logic_error(
                fmt::format("{}: '{}' laid a stake", setup().game().id, setup().game().choices[answered.choice].id));
}

void Session::perform(const Seated& seated) {
    auto& [shoe, burned, places, came_first, memory, remaining] = table_.carried_;
    if (places[seated.place - 1u] == came_first) came_first = kNobody;
    const bool nobody_sat = std::all_of(places.begin(), places.end(), [](PlayerId each) { return each == kNobody; });
    places[seated.place - 1u] = seated.player;
    if (nobody_sat) came_first = seated.player;
    if (need().kind == NeedKind::Bets) table_.seat_boxes();
}

void Session::perform(const NextRound&) {
    table_.clear_round();
    open_round();
}

}  // namespace baize
