// nz.four-card-poker by counting hands, and the play that is best.
#include <fmt/format.h>

#include "games/four_card_poker/four_card_poker.hpp"
#include "odds/four_card_poker/returns.hpp"
#include "odds/poker/describe/house_poker.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::four_card_poker {

ReturnDistribution aces_up_returns(Rows aces_up, poker::CardSet deck, const std::optional<Ratio>& maximum) {
    return poker::paid_at_most(maximum, poker::own_hand_returns<rank::kFourCards>(5, deck, [&](auto own) {
        return settle_aces_up(own, aces_up);
    }));
}

namespace {

// With no other wager on the hand.
std::optional<Ratio> maximum_of(const Setup& setup, std::size_t wager) {
    return poker::maximum_of(setup, MaximumPayout, wager);
}

// Blind, to play once is better than to fold, and is done whatever the dealer has shown; what was laid stands; Aces Up
// alone is played where it wins.
Answer otherwise(const Table& table, const Question& question) {
    if (question.offers(PlayOnce)) return {PlayOnce};
    return silent_answer(table, question);
}

// The rule that players go by: three times from some pair up, once from a lower one, and fold below that.
poker::RuleOfThumb from_pairs(std::string name, FourCardRank once, FourCardRank thrice) {
    return {std::move(name), [once, thrice](const poker::Seen& seen) {
                const poker::RankValue own = poker::rank_by<rank::kFourCards>(seen.own);
                return own >= thrice.value() ? PlayThrice : own >= once.value() ? PlayOnce : Fold;
            }};
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    const auto pair = [](int rank, unsigned others) { return FourCardRank(Kind::Pair, rank::rank_bit(rank), others); };
    return {from_pairs("three times with a pair of tens or better, once with a pair of threes or better", pair(3, 0),
                       pair(10, 0)),
            from_pairs("three times with a pair of tens or better, once with any other pair", pair(2, 0), pair(10, 0))};
}

constexpr poker::Decided kDecided[] = {{.plan = &kAntePlan, .unit = "ante", .rules = rules}};

ReturnDistribution returns_of(const Setup& setup, Position position) {
    return aces_up_returns(setup.pays(position.wager), poker::kFullDeck,
                           poker::lower_of(maximum_of(setup, position.wager), poker::payout_max_of(setup, AcesUp)));
}

constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .returns_of = returns_of, .otherwise = otherwise};

bool has_maximum(const Setup& setup, bool of_ante_game) {
    const auto has = [&](Wager wager) { return setup.limits(wager).payout_max.cents > 0; };
    return of_ante_game ? has(Ante) || has(Play) || has(AnteBonus) : has(AcesUp);
}

// 5.10: a price with a maximum says its stake (ruling R67).
constexpr Pricer within_maximum() {
    Pricer pricer = poker::pricer<kHousePoker>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kHousePoker, setup, request);
        for (Price& price : prices) {
            const bool is_ante = price.wager == setup.game().wagers[Ante].id;
            const std::string stake = fmt::format("{} of {}", is_ante ? "an Ante" : "an Aces Up wager",
                                                  to_string(setup.limits(is_ante ? Ante : AcesUp).max));
            if (setup.option_amount(MaximumPayout))
                suppose(price, fmt::format("{}, and no {} on the hand", stake, is_ante ? "Aces Up" : "Ante"));
            else if (has_maximum(setup, is_ante)) suppose(price, stake);
        }
        return prices;
    };
    pricer.maxima = true;
    return pricer;
}

}  // namespace

constinit const Pricer kPricer = within_maximum();

}  // namespace baize::four_card_poker
