// A way of playing every hand, as the analyser found it and a simulator looks it up.
#pragma once

#include <array>
#include <vector>

#include "core/by_enum.hpp"
#include "odds/blackjack/hand_table.hpp"

namespace baize::blackjack {

enum class Action : std::uint8_t { Stand, Draw, Double, Split };
inline constexpr std::size_t kActionCount = 4;

// Which hand of a split box: the first, which has the original wager, or one after it. Where a box was split for free
// and then for money (20.4, ruling R31 the other way) hands after the first have different things to lose.
enum class Place : std::uint8_t { First, Later, PaidAfterFree };
inline constexpr std::size_t kPlaces = 3;

// How a pair is played against one first card of the dealer: whether it is split, and which hands of the box are split
// again where they pair. The hand with the original wager and those after it may have other things to lose.
enum class SplitPlan : std::uint8_t { Never, Once, FirstAgain, LaterAgain, Again };
inline constexpr std::size_t kSplitPlans = 5;

constexpr bool splits_first_again(SplitPlan plan) { return plan == SplitPlan::FirstAgain || plan == SplitPlan::Again; }
constexpr bool splits_later_again(SplitPlan plan) { return plan == SplitPlan::LaterAgain || plan == SplitPlan::Again; }
constexpr bool splits_again(SplitPlan plan) { return splits_first_again(plan) || splits_later_again(plan); }

// Where a hand stands at the moment of a decision.
struct Context {
    int split_of = 0;         // 0 in a box not split, else the value that was split
    bool may_split = true;    // as the rules allow at this moment; the strategy does not count hands
    bool may_double = true;
    Place place = Place::First;
};

// Decisions rest on the hand's own cards, the dealer's first card, and the value that was split if any.
class Strategy {
public:
    Strategy();

    static constexpr Node root() { return kRoot; }
    Node next(Node node, int value) const { return (*table_)[node].next[value]; }

    Action action(Node node, int up, const Context& context) const {
        const Hand& hand = (*table_)[node];
        if (hand.size == 2 && context.may_split && hand.pair[0] == hand.pair[1] &&
            splits(hand.pair[0], up, context))
            return Action::Split;
        const Choice choice = this->choice(node, up, context.split_of, context.place);
        return context.may_double ? choice.best : choice.undoubled;
    }

    // What is played when a split is out of the question: the best action, and the best one without a double.
    struct Choice {
        Action best = Action::Stand;
        Action undoubled = Action::Stand;
        bool operator==(const Choice&) const = default;
    };
    Choice choice(Node node, int up, int split_of, Place place = Place::First) const {
        return choices(up, split_of, place)[node];
    }
    void set(Node node, int up, int split_of, Choice choice, Place place = Place::First) {
        auto& list = at(place, split_of, up);
        if (list.empty()) list = at(Place::First, split_of, up);
        list[node] = choice;
    }
    // Has such a box hands that are played by a list of their own?
    bool plays_apart(int up, int split_of, Place place) const { return !at(place, split_of, up).empty(); }
    // gb 4.23, ruling R41: a blackjack against an ace is paid at once.
    bool takes_even_money() const { return takes_even_money_; }
    void set_even_money(bool taken) { takes_even_money_ = taken; }
    SplitPlan plan(int value, int up) const { return plans_[value][up]; }
    void set_plan(int value, int up, SplitPlan plan) { plans_[value][up] = plan; }

private:
    using List = std::vector<Choice>;
    List& at(Place place, int split_of, int up) { return choices_[place][split_of][up]; }
    const List& at(Place place, int split_of, int up) const { return choices_[place][split_of][up]; }
    const List& choices(int up, int split_of, Place place) const {
        const List& own = at(place, split_of, up);
        return own.empty() ? at(Place::First, split_of, up) : own;
    }
    bool splits(int value, int up, const Context& context) const {
        const SplitPlan chosen = plan(value, up);
        if (context.split_of == 0) return chosen != SplitPlan::Never;
        if (context.split_of != value) return false;
        return context.place == Place::First ? splits_first_again(chosen) : splits_later_again(chosen);
    }

    const HandTable* table_;
    // empty where later hands are played as the first
    ByEnum<Place, std::array<std::array<List, kValues + 1>, kValues + 1>, kPlaces> choices_;
    std::array<std::array<SplitPlan, kValues + 1>, kValues + 1> plans_{};
    bool takes_even_money_ = false;
};

}  // namespace baize::blackjack
