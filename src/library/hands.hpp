// Hands of one player, many at a time: each is begun, brought to its next decision, and told.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "baize/batch.hpp"
#include "chance/unseen_cards.hpp"
#include "engine/session.hpp"
#include "library/actions.hpp"

namespace baize::library {

// Where the cards of a view lie in a row of numbers: the house's hands, then the player's own.
class SlotMap {
public:
    explicit SlotMap(const Setup& setup);

    std::vector<v0::Slot> slots() const;
    std::size_t size() const { return static_cast<std::size_t>((house_ + own_) * cards_); }
    // What player A sees now, behind what is in the list already.
    void add_seen(const Table& table, std::vector<std::int8_t>& list) const;

private:
    void put(const Box& box, std::size_t first, int hands, std::int8_t* row) const;

    const Game& game_;
    int cards_, house_, own_;
};

// One hand on its way, its chance from a stream of its own: a round, and as many more as wagers that live over rounds
// take to be decided.
class Hand {
public:
    Hand(const Setup& setup, std::uint64_t seed, std::int64_t number);

    std::int64_t number() const { return number_; }
    const Session& session() const { return session_; }
    // To the first decision, or to the end.
    MaybeRefusal begin(const std::vector<PlaceBet>& bets);
    bool asks() const { return session_.need().kind == NeedKind::Decision; }
    MaybeRefusal answer(const Event& answered);
    std::uint8_t answers() const { return answers_; }
    Random& dice_of_policy() { return policy_; }
    // Every line of the settlement so far.
    const std::vector<Line>& lines() const { return lines_; }

private:
    void advance();
    bool goes_on();
    void apply(const Event& event);

    std::int64_t number_;
    Session session_;
    UnseenCards chance_;
    Random policy_;
    std::uint8_t answers_ = 0;
    bool later_round_ = false;
    std::vector<Line> lines_;
};

// Adds a row for the open question of a hand; the action is not said yet.
void add_row(v0::Decisions& rows, const Hand& hand, const SlotMap& slots);
// What a finished hand came to.
void add_hand(v0::Hands& hands, const Hand& hand, const SlotMap& slots);
void append(v0::Decisions& to, const v0::Decisions& from);
void append(v0::Hands& to, const v0::Hands& from);

}  // namespace baize::library
