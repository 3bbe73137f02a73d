// Where a live table's chance comes from. A round says what it needs; a source of chance answers with the event.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/table.hpp"

namespace baize {

// Any generator of 64 random bits: the operating system's CSPRNG at a live table, a seeded one to repeat a game.
using Bits64 = std::function<std::uint64_t()>;

class ChanceSource {
public:
    virtual ~ChanceSource() = default;

    // Does chance answer this need? The others are for players and for whoever runs the table.
    static bool answers(const Need& need);
    // The event that answers a Shuffle, a Card, a Throw or a Spin. The table is the one whose need it is.
    virtual Event answer(const Need& need, const Table& table) = 0;
};

// How far from the back of the shoe the cutting card goes in, in per cent. Some
// books want no more than half way (ShoePolicy::cut_half_way).
inline constexpr int kCutPercent = 25, kCutPercentMin = 1, kCutPercentMax = 90, kCutHalfWay = 50;

// Real cards in a real order, dice, and a wheel. The table's own account of the shoe always decides what can come out:
// where a ruling took cards away, or a session was restored from its log, the order follows that account.
class ShuffledShoe : public ChanceSource {
public:
    // How far from the back the cutting card goes, in per cent of the whole shoe; throws std::invalid_argument beyond
    // 1 to 90. It has no meaning for one deck a round and for a continuous shuffler, which have no cutting card.
    explicit ShuffledShoe(Bits64 bits, int cut_percent = kCutPercent);

    Event answer(const Need& need, const Table& table) override;

private:
    Event next_card(const Need& need, const Table& table);
    Event throw_dice(int dice);
    Event spin(int rings, int compartments);
    Card any_of(const ShoeState& shoe);
    void agree_with(const ShoeState& shoe, const ShoePolicy& policy);
    void stack(const ShoeState& shoe, const ShoePolicy& policy);
    void take_out(std::size_t face);

    Bits64 bits_;
    int cut_percent_;
    std::vector<Card> order_;  // the next card is the last
    std::array<std::uint8_t, kFacesMax> held_{};  // the cards of `order_` by face
    std::size_t behind_cut_ = 0;
    bool to_stack_ = true;
};

}  // namespace baize
