// gb.crazy-4-poker by counting hands, and the play that is best.
#include "games/crazy_4_poker/crazy_4_poker.hpp"
#include "odds/crazy_4_poker/returns.hpp"
#include "odds/poker/describe/house_poker.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::crazy_4_poker {

ReturnDistribution queens_up_returns(Rows queens_up, poker::CardSet deck) {
    return poker::own_hand_returns<rank::kFourCards>(5, deck,
                                                     [&](auto own) { return settle_queens_up(own, queens_up); });
}

namespace {

// The rules that players go by: three times whenever it is allowed, and once from some hand up.
poker::RuleOfThumb from_hand(std::string name, FourCardRank from) {
    return {std::move(name), [from](const poker::Seen& seen) {
                const poker::RankValue own = poker::rank_by<rank::kFourCards>(seen.own);
                if (may_triple_down(FourCardRank::from_value(own))) return TripleDown;
                return own >= from.value() ? PlayOn : Fold;
            }};
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    using rank::rank_bit;
    const unsigned king_queen = rank_bit(kKing) | rank_bit(kQueen);
    return {from_hand("three times with aces or better, once with K-Q-8-4 or better",
                      {Kind::HighCard, 0, king_queen | rank_bit(8) | rank_bit(4)}),
            from_hand("three times with aces or better, once with any king or better",
                      {Kind::HighCard, 0, rank_bit(kKing)}),
            from_hand("three times with aces or better, once with any other pair",
                      {Kind::Pair, 0, 0})};
}

constexpr poker::Decided kDecided[] = {{.plan = &kAntePlan, .unit = "ante", .rules = rules}};

ReturnDistribution returns_of(const Setup& setup, Position position) {
    return queens_up_returns(setup.pays(position.wager));
}

constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .returns_of = returns_of};

}  // namespace

constinit const Pricer kPricer = poker::pricer<kHousePoker>();

}  // namespace baize::crazy_4_poker
