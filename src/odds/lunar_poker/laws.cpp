#include "odds/lunar_poker/laws.hpp"

#include <mutex>
#include <thread>

#include "odds/count/laws.hpp"
#include "odds/lunar_poker/kept.hpp"

namespace baize::lunar_poker {

Law super_law(Rows super, SuperReadings readings, poker::CardSet deck) {
    count::Tally tally;
    const std::vector<Card> cards = poker::cards_of(deck);
    std::array<Card, kHand> hand{};
    const auto deal = [&](const auto& self, std::size_t at, std::size_t from) -> void {
        if (at == kHand) return tally.add(settle_super(hand, super, readings), 1);
        for (std::size_t i = from; i < cards.size(); ++i) {
            hand[at] = cards[i];
            self(self, at + 1, i + 1);
        }
    };
    deal(deal, 0, 0);
    return tally.law();
}

// The ante's own table moves nothing but instant cash, which is added apart.
std::optional<std::array<AgainstUp, kRanks>> kept_for(const MainGame& game) {
    const bool by_the_book = std::ranges::equal(game.bet, nz_lunar_poker::kBet, {}, &PayRow::odds, &PayRow::odds) &&
                             game.ante[nz_lunar_poker::AnteUnopposed].odds == Odds{1, 1};
    if (!by_the_book || game.cards() != kCardsInDeck) return std::nullopt;
    for (const Kept& kept : kKept)
        if (kept.second == game.second) return kept.against;
    return std::nullopt;
}

// Two up cards at a time: each takes half a gigabyte.
std::array<AgainstUp, kRanks> solve_all(const MainGame& game, const Progress& progress, const FirstPlayOf& plays) {
    std::array<AgainstUp, kRanks> solved{};
    std::mutex mutex;
    int next = 0, done = 0;
    const auto work = [&] {
        for (;;) {
            int up;
            {
                const std::scoped_lock lock(mutex);
                if (next == kRanks) return;
                up = next++;
            }
            const AgainstUp against = solve_against(game, up, {}, plays);
            const std::scoped_lock lock(mutex);
            solved[static_cast<std::size_t>(up)] = against;
            if (progress) progress(static_cast<double>(++done) / kRanks);
        }
    };
    std::jthread other(work);
    work();
    other.join();
    return solved;
}

MainWorth main_worth(const MainGame& game, const std::array<AgainstUp, kRanks>& solved) {
    const Integer suits = game.suits, deals = suits * std::popcount(game.ranks) * ways(game.cards() - 1, 5);
    Ratio sum = 0, bets = 0;
    MainWorth worth;
    for (int up = 0; up < kRanks; ++up) {
        for (std::size_t first = 0; first < kFirsts && (game.ranks >> up & 1u); ++first) {
            const Summed& summed = solved[static_cast<std::size_t>(up)][first];
            const int lost = first == Folds || first == Bets ? 1 : 2;  // the ante, and the fee for a draw
            const auto action = static_cast<First>(first);
            const Integer hands = suits * count::integer(summed.hands);
            sum += fraction(suits * count::integer(summed.worth), parts(game, action)) - hands * lost;
            bets += fraction(suits * count::integer(summed.bets), draws(game, action));
            worth.first[first] += fraction(hands, deals);
        }
    }
    worth.instant_cash = 1;
    for (const Ratio& share : worth.first) worth.instant_cash -= share;
    const int runs = 9;  // straight flushes of a suit, the royal one apart
    const Ratio each = worth.instant_cash / (runs + 1);
    worth.mean = sum / deals +
                 each * runs * count::net<Ratio>(win(game.ante[nz_lunar_poker::AnteStraightFlush])) +
                 each * count::net<Ratio>(win(game.ante[nz_lunar_poker::AnteRoyalFlush]));
    worth.staked = 1 + nz_lunar_poker::kBetTimes * bets / deals;
    return worth;
}

}  // namespace baize::lunar_poker
