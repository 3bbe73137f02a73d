// gb.three-card-poker and nz.three-card-poker by counting hands, and the play that is best.
#include <fmt/format.h>

#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/poker/describe/house_poker.hpp"
#include "odds/three_card_poker/returns.hpp"

namespace baize {

namespace tcp = three_card_poker;

namespace {

// nz 5.10: in stakes of the wager, at its highest (ruling R67).
std::optional<Ratio> maximum_of(const Setup& setup, std::size_t wager) {
    const auto most = tcp::maximum_payout(setup);
    return most ? std::optional(fraction(most->cents, setup.limits(wager).max.cents)) : std::nullopt;
}

ReturnDistribution returns_of(const Setup& setup, Position position) {
    const Pays& pays = setup.pays(position.wager);
    const auto maximum = maximum_of(setup, position.wager);
    if (position.wager == tcp::PairPlus) return tcp::pair_plus_returns(pays, tcp::kDeck, maximum);
    return setup.game().wagers[position.wager].id == "prime" ? tcp::prime_returns(pays)
                                                             : tcp::six_card_bonus_returns(pays, maximum);
}

// A hand played blind is not looked at: playing is then better than folding on average, and is what this does.
Answer play_blind(const Table&, const Question&) { return {tcp::PlayOn, {}}; }

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    const auto from_queen = [](const poker::Seen& seen) {
        return poker::rank_by<rank::kThreeCards>(seen.own) >= tcp::kQualifies.from.value() ? tcp::PlayOn : tcp::Fold;
    };
    return {{"play whatever the dealer would qualify with", from_queen},
            {"play every hand", [](const poker::Seen&) { return tcp::PlayOn; }}};
}

constexpr poker::Decided kDecided[] = {{.plan = &tcp::kAntePlan, .unit = "ante", .rules = rules}};
constexpr poker::HousePoker kGame{.decided = kDecided, .returns_of = returns_of, .otherwise = play_blind};

// A price with a maximum says its stake, and supposes that the hand wins nothing by another wager, which would leave it
// less: a Six Card Bonus, which lies beside another (10A.2), costs at least that.
constexpr Pricer within_maximum() {
    Pricer pricer = poker::pricer<kGame>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kGame, setup, request);
        if (!tcp::maximum_payout(setup)) return prices;
        for (const std::uint8_t wager : {tcp::Ante, tcp::PairPlus, tcp::SixCardBonus})
            for (Price& price : prices)
                if (price.wager == setup.game().wagers[wager].id)
                    suppose(price, fmt::format("a wager of {}, and no other on the hand",
                                               to_string(setup.limits(wager).max)));
        return prices;
    };
    return pricer;
}

}  // namespace

constinit const Pricer three_card_poker::kPricer = within_maximum();

}  // namespace baize
