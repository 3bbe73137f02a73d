// The decisions of a poker game against the house, written once: the round asks them street by street (`decide`), and
// the solver prices them (odds/poker/describe). A plan is of one opening wager, with all that is laid, bundled or
// paid as a bonus with it; side wagers that no decision touches have functions of their own. It says nothing of the
// order of boxes, of dealing, blind hands or absence: the round does, in the book's order.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/rank/rank.hpp"
#include "games/poker/decision.hpp"

namespace baize::poker {

// ---- What a hand comes to -----------------------------------------------------------------------------------------

struct End {
    RankValue player, dealer;  // the dealer's is 0 where he has no hand
    bool folded;
};
using Verdict = Return (*)(const Setup&, std::uint8_t wager, const End&);

// A settlement that asks for ranks of an order: `kSettle(setup, wager, player, dealer, folded)`.
template <rank::Order kOrder, auto kSettle>
Return settled_by(const Setup& setup, std::uint8_t wager, const End& end) {
    using Rank = rank::Rank<kOrder>;
    return kSettle(setup, wager, Rank::from_value(end.player), Rank::from_value(end.dealer), end.folded);
}

// The most that is paid on these wagers together, which come out of it in their order (rulings R67, R82, R88). `most`
// is for a hand whose first wager is the highest that the table takes.
struct Cap {
    std::vector<std::uint8_t> wagers;
    Money most;
    // Where it touches the ends of some hands alone: what the line beneath pays, which it may not touch.
    std::optional<Odds> (*beneath)(const Setup&, const End&) = nullptr;
};
// Of wagers that have a maximum pay-out of their own (ruling R97).
std::vector<Cap> caps_of_wagers(const Setup& setup, std::span<const std::uint8_t> wagers);

// ---- The plan -----------------------------------------------------------------------------------------------------

// A rank of the dealer's by which the settlement tells his hands apart, beside the player's own.
struct DealerFrom {
    RankValue rank;
    std::string_view when{};
};

struct Plan {
    // A decision, and the cards that are seen from it on beside those seen before. On a street on which nothing new is
    // seen an independent decision on the same hand is made.
    struct Street {
        int own = 0, up = 0, board = 0;
        Decision decision;
        std::string_view when{};  // options by which it is in force: "river-wager=2x"
    };

    std::span<const std::uint8_t> opening;      // what lies there before the deal; all is laid in units of the first
    std::span<const std::uint8_t> bonuses{};    // paid beside these, without a stake of their own
    std::span<const std::uint8_t> apart{};      // of the opening: no decision touches what they win
    const rank::Order* order = &rank::kFiveCards;
    int own = 0, dealer = 0, board = 0;         // cards in all; a hand is ranked with the board
    std::size_t up_card = 0;                    // of the dealer's, by its place: which one lies face up
    std::span<const Street> streets;
    Verdict verdict = nullptr;
    std::span<const DealerFrom> dealer_from{};
    std::vector<Cap> (*caps)(const Setup&) = nullptr;
    // Wagers, as bits, that more than one street lays; found once, since every round asks.
    std::uint64_t laid_by_several = laid_by_several_of(streets);

    constexpr std::uint8_t wager() const { return opening.front(); }
    constexpr bool is_laid_by_several(std::uint8_t wager) const { return laid_by_several >> wager & 1u; }

private:
    static constexpr std::uint64_t laid_by_several_of(std::span<const Street> streets) {
        std::uint64_t once = 0, again = 0;
        for (const Street& street : streets) {
            const std::uint64_t bit = std::uint64_t{1} << street.decision.wager;
            again |= once & bit;
            once |= bit;
        }
        return again;
    }
};

// Is this street in force at a table with these options?
inline bool in_force(const Plan::Street& street, const Setup& setup) {
    return street.when.empty() || setup.holds(street.when);
}
// A street, of those that are in force; the first is 0. Nothing behind the last.
const Plan::Street* street_of(const Plan& plan, const Setup& setup, std::size_t street);
const Decision& decision_on(const Plan& plan, const Setup& setup, std::size_t street);

// ---- In a round ---------------------------------------------------------------------------------------------------

// Asks the box and does what it answers: lays the wager, lets it stand, checks, withdraws or folds. Nothing where the
// box has nothing to decide, or has laid the wager before.
Step decide(Table& t, Box& box, const Plan& plan, std::size_t street = 0);

}  // namespace baize::poker
