#include "library/hands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "engine/view.hpp"

namespace baize::library {

// ---- Slots ----------------------------------------------------------------------------------------------------------

SlotMap::SlotMap(const Setup& setup)
    : game_(setup.game()),
      cards_(game_.layout.cards_a_hand),
      house_(cards_ ? static_cast<int>(std::max<std::size_t>(1, game_.layout.house_hands.size())) : 0),
      own_(cards_ && game_.layout.boxes ? game_.layout.hands_a_box : 0) {}

std::vector<v0::Slot> SlotMap::slots() const {
    std::vector<v0::Slot> slots;
    const auto add = [&](const std::string& name) {
        for (int card = 0; card < cards_; ++card) slots.push_back({name, card});
    };
    const auto names = game_.layout.house_hands;
    for (std::size_t i = 0; i < static_cast<std::size_t>(house_); ++i)
        add(i < names.size() ? std::string(names[i]) : "dealer");
    for (int i = 0; i < own_; ++i) add(i ? fmt::format("own {}", i + 1) : "own");
    return slots;
}

void SlotMap::put(const Box& box, std::size_t first, int hands, std::int8_t* row) const {
    for (std::size_t h = 0; h < box.hands.size() && h < static_cast<std::size_t>(hands); ++h) {
        const baize::Hand& hand = box.hands[h];
        std::int8_t* at = row + (first + h) * static_cast<std::size_t>(cards_);
        for (std::size_t i = 0; i < hand.cards.size() && i < static_cast<std::size_t>(cards_); ++i)
            at[i] = may_see(hand.faces[i], box, 0) ? static_cast<std::int8_t>(hand.cards[i].index()) : v0::kHiddenCard;
    }
}

void SlotMap::add_seen(const Table& table, std::vector<std::int8_t>& list) const {
    const std::size_t from = list.size();
    list.resize(from + size(), v0::kNoCard);
    std::int8_t* row = list.data() + from;
    put(table.house(), 0, house_, row);
    if (own_) put(table.box(1), static_cast<std::size_t>(house_), own_, row);
}

// ---- A hand ---------------------------------------------------------------------------------------------------------

// Two streams of random numbers to a hand: one deals, by the other it is played at random.
Hand::Hand(const Setup& setup, std::uint64_t seed, std::int64_t number)
    : number_(number),
      session_(setup),
      chance_(Random(seed, static_cast<std::uint64_t>(number) * 2)),
      policy_(seed, static_cast<std::uint64_t>(number) * 2 + 1) {}

void Hand::apply(const Event& event) {
    if (const auto refusal = session_.apply(event)) throw std::logic_error(to_string(*refusal));
}

void Hand::advance() {
    for (;;) {
        const Need& need = session_.need();
        if (ChanceSource::answers(need)) apply(chance_.answer(need, session_.table()));
        else if (need.kind == NeedKind::Meter) apply(MeterRead{session_.setup().meter()});
        else if (need.kind == NeedKind::Bets && later_round_) apply(CloseBets{});
        else if (!session_.finished() || !goes_on()) return;
    }
}

// At the end of a round: is another begun, because a wager is not decided yet?
bool Hand::goes_on() {
    const std::vector<Line>& lines = session_.table().lines();
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    if (session_.table().carried().remaining.empty()) return false;
    later_round_ = true;
    apply(NextRound{});
    return true;
}

MaybeRefusal Hand::begin(const std::vector<PlaceBet>& bets) {
    advance();
    if (session_.setup().game().layout.places)
        if (auto refusal = session_.apply(Seated{0, 1})) return refusal;
    for (const PlaceBet& bet : bets)
        if (auto refusal = session_.apply(bet)) return refusal;
    if (auto refusal = session_.apply(CloseBets{})) return refusal;
    advance();
    return std::nullopt;
}

MaybeRefusal Hand::answer(const Event& answered) {
    if (auto refusal = session_.apply(answered)) return refusal;
    ++answers_;
    advance();
    return std::nullopt;
}

// ---- Arrays ---------------------------------------------------------------------------------------------------------

namespace {

template <class T>
void append(std::vector<T>& to, const std::vector<T>& from) {
    to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

void add_row(v0::Decisions& rows, const Hand& hand, const SlotMap& slots) {
    const Table& table = hand.session().table();
    if (rows.legal_from.empty()) rows.legal_from.push_back(0);
    rows.hand.push_back(hand.number());
    rows.own_hand.push_back(hand.session().need().question.hand);
    rows.stage.push_back(hand.answers());
    slots.add_seen(table, rows.seen);
    const std::size_t from = rows.staked.size();
    rows.staked.resize(from + table.game().wagers.size());
    for (const Stake& stake : table.stakes())
        if (stake.open) rows.staked[from + stake.position.wager] += stake.amount.cents;
    append(rows.legal, legal_actions(hand.session()));
    rows.legal_from.push_back(static_cast<std::int64_t>(rows.legal.size()));
}

void add_hand(v0::Hands& hands, const Hand& hand, const SlotMap& slots) {
    const Table& table = hand.session().table();
    ++hands.hands;
    const std::size_t wagers = table.game().wagers.size(), from = hands.net.size();
    hands.net.resize(from + wagers);
    hands.staked.resize(from + wagers);
    for (const Line& line : hand.lines()) {
        hands.net[from + line.position.wager] += line.net().cents;
        hands.staked[from + line.position.wager] += line.stake.cents;
    }
    slots.add_seen(table, hands.cards);
    for (int i = 0; i < hands.layout.dice; ++i)
        hands.rolled.push_back(
            static_cast<std::size_t>(i) < table.dice().size() ? table.dice()[static_cast<std::size_t>(i)] : 0);
    for (int i = 0; i < hands.layout.rings; ++i)
        hands.rolled.push_back(static_cast<std::size_t>(i) < table.spun().size()
                                   ? static_cast<std::int16_t>(table.spun()[static_cast<std::size_t>(i)])
                                   : std::int16_t{0});
}

void append(v0::Decisions& to, const v0::Decisions& from) {
    const std::int64_t shift = static_cast<std::int64_t>(to.legal.size());
    append(to.hand, from.hand);
    append(to.own_hand, from.own_hand);
    append(to.stage, from.stage);
    append(to.seen, from.seen);
    append(to.staked, from.staked);
    append(to.legal, from.legal);
    append(to.action, from.action);
    if (to.legal_from.empty()) to.legal_from.push_back(0);
    for (std::size_t i = 1; i < from.legal_from.size(); ++i) to.legal_from.push_back(shift + from.legal_from[i]);
}

void append(v0::Hands& to, const v0::Hands& from) {
    to.hands += from.hands;
    append(to.net, from.net);
    append(to.staked, from.staked);
    append(to.cards, from.cards);
    append(to.rolled, from.rolled);
    append(to.decisions, from.decisions);
}

}  // namespace baize::library
