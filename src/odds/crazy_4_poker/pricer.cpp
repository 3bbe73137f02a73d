// gb.crazy-4-poker by counting hands, and the play that is best.
#include "games/crazy_4_poker/crazy_4_poker.hpp"
#include "odds/crazy_4_poker/laws.hpp"
#include "odds/poker/hand_names.hpp"
#include "odds/poker/house_poker.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::crazy_4_poker {

namespace {

Return settle(const AntePays& pays, int wager, FourCardRank player, FourCardRank dealer, bool folded) {
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, pays.ante);
        case SuperBonus: return settle_super_bonus(player, dealer, folded, pays.super_bonus);
        default: return settle_play(player, dealer, pays.reading, pays.play);
    }
}

bool with_aces(poker::RankValue own) { return may_triple_down(FourCardRank::from_value(own)); }

}  // namespace

poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck) {
    return {.own = 5, .dealer = 5, .opening = {{Ante}, {SuperBonus}},
            .streets = {{.own = 5, .actions = {{"fold", {}, true}, {"play", {{Play, 1}}},
                                               {.id = "triple-down", .lays = {{Play, 3}}, .may = with_aces}}}},
            .rank = poker::rank_by<rank::kFourCards>, .dealer_from = {kDealerQualifies.from.value()},
            .settle = poker::settle_by<rank::kFourCards>([pays](int wager, auto player, auto dealer, bool folded) {
                return settle(pays, wager, player, dealer, folded);
            }),
            .deck = deck, .name = poker::name_by<rank::kFourCards>};
}

Law queens_up_law(Rows queens_up, poker::CardSet deck) {
    return poker::own_hand_law<rank::kFourCards>(5, deck, [&](auto own) { return settle_queens_up(own, queens_up); });
}

namespace {

poker::Showdown showdown(const Setup& setup) {
    return ante_game({setup.pays(Ante), setup.pays(Play), setup.pays(SuperBonus), unqualified(setup)});
}

std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    const auto& cards = table.hand_of(question).cards;
    return poker::Seen{.own = poker::CardSet(std::span<const Card>(cards.begin(), cards.size()))};
}

// Who folds keeps a Queens Up wager, which may win by itself and costs nothing more.
Answer answer(const Table&, const Question& question, std::size_t, std::size_t action) {
    if (action == PlayThrice) return {TripleDown, question.amount_max};
    if (action == PlayOnce) return {PlayOn};
    return {question.offers(KeepQueensUp) ? KeepQueensUp : Fold};
}

// The rules that players go by: three times whenever it is allowed, and once from some hand up.
poker::RuleOfThumb from_hand(std::string name, FourCardRank from) {
    return {std::move(name), [from](const poker::Seen& seen) -> std::size_t {
                const poker::RankValue own = poker::rank_by<rank::kFourCards>(seen.own);
                return with_aces(own) ? PlayThrice : own >= from.value() ? PlayOnce : FoldIt;
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

constexpr poker::Decided kDecided[] = {
    {.wager = Ante, .unit = "ante", .showdown = showdown, .seen = seen, .answer = answer, .rules = rules}};

Law law_of(const Setup& setup, Position position) { return queens_up_law(setup.pays(position.wager)); }

constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .law_of = law_of};

}  // namespace

constinit const Pricer kPricer = poker::pricer<kHousePoker>();

}  // namespace baize::crazy_4_poker
