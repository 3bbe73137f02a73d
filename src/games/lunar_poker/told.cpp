// 5.12: whom a maximum pay-out may touch.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <vector>

#include "definition/names.hpp"
#include "games/lunar_poker/lunar_poker.hpp"

namespace baize::lunar_poker {

namespace {

constexpr std::string_view kAllPayments = "your wagers on one hand";

// What wagers of one box can win in one payment: instant cash, the bet on a royal flush, the highest Super combination.
struct Highest {
    Money ante, bet, second, super;
};

Highest highest_of(const Table& t, const Box& box) {
    constexpr std::array kRoyal = {Card(kAce, Suit::Hearts), Card(kKing, Suit::Hearts), Card(kQueen, Suit::Hearts),
                                   Card(kJack, Suit::Hearts), Card(10, Suit::Hearts)};
    const Setup& setup = t.setup();
    const auto staked = [&](Wager wager) { return t.staked(box.seated, box.number, {wager, 0}); };
    const Money ante = staked(Ante), bet = ante * book::kBetTimes, super = staked(Super);
    const Return all_of_royal = settle_super(kRoyal, setup.pays(Super), super_readings(setup));
    return {winnings(ante, setup.pays(Ante)[book::AnteRoyalFlush].odds).paid,
            winnings(bet, setup.pays(Bet)[book::RoyalFlush].odds).paid,
            second_of(setup) == Second::None ? Money{} : winnings(bet, setup.pays(Bet)[book::StraightFlush].odds).paid,
            std::max(winnings(super, all_of_royal.odds).paid,
                     winnings(super, setup.pays(Super)[book::SuperFourOfAKind].odds).paid)};
}

}  // namespace

std::string told_before_close(const Table& t, PlayerId player) {
    const Setup& setup = t.setup();
    std::vector<std::string> words;
    const auto tell = [&](std::string_view what, Money won, Money most) {
        if (most.cents > 0 && won > most)
            words.push_back(fmt::format("{} could win {}, and {} paid {} at most ({})", what, to_string(won),
                                        what == kAllPayments ? "are" : "is", to_string(most),
                                        cite(t.game(), "5.12")));
    };
    for (const Box& box : t.boxes()) {
        if (!box.wagered || box.seated != player) continue;
        const Highest highest = highest_of(t, box);
        tell("your ante", highest.ante, setup.limits(Ante).payout_max);
        tell("your bet", highest.bet, setup.limits(Bet).payout_max);
        tell("your Super wager", highest.super, setup.limits(Super).payout_max);
        tell(kAllPayments, std::max(highest.ante, highest.bet + highest.second) + highest.super,
             setup.option_amount(book::MaximumPayout).value_or(Money{}));
    }
    return fmt::format("{}", fmt::join(words, "; "));
}

}  // namespace baize::lunar_poker
