#include "chance/chance.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace baize {

bool ChanceSource::answers(const Need& need) {
    return need.kind == NeedKind::Shuffle || need.kind == NeedKind::Card || need.kind == NeedKind::Throw ||
           need.kind == NeedKind::Spin;
}

ShuffledShoe::ShuffledShoe(Bits64 bits, int cut_percent) : bits_(std::move(bits)), cut_percent_(cut_percent) {
    if (cut_percent < kCutPercentMin || cut_percent > kCutPercentMax)
        throw std::invalid_argument("the cutting card goes in 1 to 90 per cent from the back");
}

Event ShuffledShoe::answer(const Need& need, const Table& table) {
    switch (need.kind) {
        case NeedKind::Shuffle:
            // Which cards take part is known once the table has taken this
            // event, so they are stacked with the next card.
            to_stack_ = true;
            return Shuffled{};
        case NeedKind::Card: return next_card(need, table);
        case NeedKind::Throw: return throw_dice(need.dice);
        case NeedKind::Spin: return spin(need.rings, need.compartments);
        default: throw std::logic_error("chance was asked for what a player decides");
    }
}

Event ShuffledShoe::throw_dice(int dice) {
    Thrown thrown;
    for (int i = 0; i < dice; ++i) thrown.faces.push_back(static_cast<std::uint8_t>(below(bits_, 6) + 1));
    return thrown;
}

Event ShuffledShoe::spin(int rings, int compartments) {
    Spun spun;
    for (int i = 0; i < rings; ++i)
        spun.compartments.push_back(static_cast<Compartment>(below(bits_, compartments) + 1));
    return spun;
}

Event ShuffledShoe::next_card(const Need& need, const Table& table) {
    const ShoePolicy& policy = table.setup().shoe();
    const ShoeState& shoe = table.carried().shoe;
    if (shoe.cards_left <= 0) throw std::logic_error("a card is wanted, and every card of the shoe lies on the table");
    if (policy.continuous) return DealtCard{any_of(shoe)};
    agree_with(shoe, policy);
    // The cutting card never stops a burn card, and the table remembers that it is out.
    const bool has_cut = policy.lasts && !shoe.cutting_card_out && !need.to_burn;
    if (has_cut && order_.size() <= behind_cut_) return CutCardOut{};
    const Card card = order_.back();
    order_.pop_back();
    --held_[card.index()];
    return DealtCard{card};
}

// A continuous shuffler: every card that is not on the table is as likely as any other.
Card ShuffledShoe::any_of(const ShoeState& shoe) {
    std::uint32_t cards = 0;
    for (const std::uint8_t left : shoe.left) cards += left;
    std::uint32_t pick = below(bits_, cards);
    int face = 0;
    while (pick >= shoe.left[face]) pick -= shoe.left[face++];
    return Card::from_index(face);
}

void ShuffledShoe::agree_with(const ShoeState& shoe, const ShoePolicy& policy) {
    if (to_stack_) return stack(shoe, policy);
    for (std::size_t face = 0; face < held_.size(); ++face)
        while (held_[face] > shoe.left[face]) take_out(face);
    // Cards that went unread were the next. Where cards have come back, any order of what is left is as good.
    while (std::ssize(order_) > shoe.cards_left) {
        --held_[order_.back().index()];
        order_.pop_back();
    }
    if (std::ssize(order_) != shoe.cards_left) stack(shoe, policy);
}

// A ruling took this card from the shoe: it was the nearest of its face.
void ShuffledShoe::take_out(std::size_t face) {
    const auto found = std::find(order_.rbegin(), order_.rend(), Card::from_index(face));
    order_.erase(std::next(found).base());
    --held_[face];
}

// All cards that are left, in an order as likely as any other (Fisher-Yates).
void ShuffledShoe::stack(const ShoeState& shoe, const ShoePolicy& policy) {
    order_.clear();
    for (std::size_t face = 0; face < shoe.left.size(); ++face)
        order_.insert(order_.end(), shoe.left[face], Card::from_index(face));
    for (std::size_t i = order_.size(); i > 1; --i)
        std::swap(order_[i - 1], order_[below(bits_, i)]);
    // some may lie unread in the discard rack
    while (std::ssize(order_) > shoe.cards_left) order_.pop_back();
    held_.fill(0);
    for (const Card card : order_) ++held_[card.index()];
    // After a shuffle in mid-round fewer cards than a whole shoe are stacked, and
    // half of them is the bound, or as deep as the house cuts.
    const std::ptrdiff_t wanted = policy.cards() * cut_percent_ / 100,
                         stacked = std::ssize(order_) * std::max(cut_percent_, kCutHalfWay) / 100;
    behind_cut_ = std::max<std::ptrdiff_t>(1, std::min(wanted, stacked));
    to_stack_ = false;
}

}  // namespace baize
