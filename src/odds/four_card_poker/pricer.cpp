// nz.four-card-poker by counting hands, and the play that is best.
#include <fmt/format.h>

#include "games/four_card_poker/four_card_poker.hpp"
#include "odds/four_card_poker/laws.hpp"
#include "odds/poker/hand_names.hpp"
#include "odds/poker/house_poker.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::four_card_poker {

namespace {

enum WayToAct : std::size_t { FoldIt, Once, Twice, Thrice };

Return settle(const AntePays& pays, int wager, FourCardRank player, FourCardRank dealer, bool folded) {
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, pays.ante);
        case Play: return settle_play(player, dealer, pays.play);
        default: return settle_ante_bonus(player, folded, pays.bonus).value_or(stand_off("5.7.1"));
    }
}

}  // namespace

poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck) {
    return {.own = 5, .dealer = 6, .opening = {{Ante}, {AnteBonus, 1, true}},
            .streets = {{.own = 5, .up = 1, .actions = {{"fold", {}, true}, {"once", {{Play, 1}}},
                                                        {"twice", {{Play, 2}}}, {"thrice", {{Play, 3}}}}}},
            .rank = poker::rank_by<rank::kFourCards>,
            .settle = poker::settle_by<rank::kFourCards>([pays](int wager, auto player, auto dealer, bool folded) {
                return settle(pays, wager, player, dealer, folded);
            }),
            .deck = deck, .name = poker::name_by<rank::kFourCards>};
}

Law aces_up_law(Rows aces_up, poker::CardSet deck) {
    return poker::own_hand_law<rank::kFourCards>(5, deck, [&](auto own) { return settle_aces_up(own, aces_up); });
}

namespace {

poker::Showdown showdown(const Setup& setup) {
    return ante_game({setup.pays(Ante), setup.pays(Play), setup.pays(AnteBonus)});
}

// The card that is seen is the sixth, or one that was exposed before (11.8). A simulated hand has no faces.
Card up_card(const Hand& house) {
    for (std::size_t i = 0; i < house.faces.size(); ++i)
        if (house.faces[i] == Face::Up) return house.cards[i];
    return house.cards.back();
}

// Not of a hand that is played blind, nor where the play wager was laid before the deal.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    if (table.box(question.box).blind || !question.offers(PlayOnce)) return std::nullopt;
    const auto& cards = table.hand_of(question).cards;
    return poker::Seen{.own = poker::CardSet(std::span<const Card>(cards.begin(), cards.size())),
                       .up = poker::CardSet{up_card(table.house().hand())}};
}

// Who folds plays an Aces Up wager, which may win by itself and costs nothing more.
Answer answer(const Table&, const Question& question, std::size_t, std::size_t action) {
    if (action != FoldIt) return {static_cast<std::uint8_t>(PlayOnce + action - Once)};
    return {question.offers(KeepAcesUp) ? KeepAcesUp : Fold};
}

// Blind, to play once is better than to fold; what was laid stands; Aces Up alone is played where it wins.
Answer otherwise(const Table& table, const Question& question) {
    if (question.offers(PlayOnce)) return {PlayOnce};
    return silent_answer(table, question);
}

// The rule that players go by: three times from some pair up, once from a lower one, and fold below that.
poker::RuleOfThumb from_pairs(std::string name, FourCardRank once, FourCardRank thrice) {
    return {std::move(name), [once, thrice](const poker::Seen& seen) -> std::size_t {
                const poker::RankValue own = poker::rank_by<rank::kFourCards>(seen.own);
                return own >= thrice.value() ? Thrice : own >= once.value() ? Once : FoldIt;
            }};
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    const auto pair = [](int rank, unsigned others) { return FourCardRank(Kind::Pair, rank::rank_bit(rank), others); };
    return {from_pairs("three times with a pair of tens or better, once with a pair of threes or better", pair(3, 0),
                       pair(10, 0)),
            from_pairs("three times with a pair of tens or better, once with any other pair", pair(2, 0), pair(10, 0))};
}

constexpr poker::Decided kDecided[] = {
    {.wager = Ante, .unit = "ante", .showdown = showdown, .seen = seen, .answer = answer, .rules = rules}};

Law law_of(const Setup& setup, Position position) { return aces_up_law(setup.pays(position.wager)); }

constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .law_of = law_of, .otherwise = otherwise};

// 5.10: what an operator's maximum takes depends on all stakes of a hand, so that the price says for which it is.
constexpr Pricer within_maximum() {
    Pricer pricer = poker::pricer<kHousePoker>();
    pricer.price = [](const Setup& setup, const PriceRequest& request) {
        std::vector<Price> prices = poker::price_wagers(kHousePoker, setup, request);
        if (const auto most = setup.option_amount(MaximumPayout))
            for (Price& price : prices)
                price.note = price.supposes =
                    fmt::format("stakes that the maximum pay-out of {} does not touch", to_string(*most));
        return prices;
    };
    return pricer;
}

}  // namespace

constinit const Pricer kPricer = within_maximum();

}  // namespace baize::four_card_poker
