// nz.four-card-poker by counting hands, and the play that is best.
#include <fmt/format.h>

#include "games/four_card_poker/four_card_poker.hpp"
#include "odds/four_card_poker/laws.hpp"
#include "odds/poker/hand_names.hpp"
#include "odds/poker/house_poker.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::four_card_poker {

namespace {

enum WayToAct : std::size_t { FoldIt, Once, Twice, Thrice };

// The play wager as each action lays it: what a maximum leaves of its winnings hangs on how often it lies there.
constexpr int kPlayTimes = 16;
poker::Action play(std::string id, int times) { return {std::move(id), {{kPlayTimes + times, times}}}; }

Ratio won(const Return& verdict) { return verdict.outcome == Outcome::Win ? ratio(verdict.odds) : Ratio(0); }

// 5.10: bonus, ante and play come out of one maximum, in this order; none of them is more than its own.
Return settle(const AntePays& pays, int wager, FourCardRank player, FourCardRank dealer, bool folded) {
    const auto paid = settle_ante_bonus(player, folded, pays.bonus);
    const Return bonus = poker::within(pays.of_bonus, paid.value_or(stand_off("5.7.1")), 1);
    if (wager == AnteBonus) return poker::within(pays.maximum, bonus, 1);
    const Return ante = poker::within(pays.of_ante, settle_ante(player, dealer, folded, pays.ante), 1);
    if (wager == Ante) return poker::within(pays.maximum, ante, 1, won(bonus));
    const int times = wager - kPlayTimes;
    const Return play = poker::within(pays.of_play, settle_play(player, dealer, pays.play), times);
    return poker::within(pays.maximum, play, times, won(bonus) + won(ante));
}

}  // namespace

poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck) {
    return {.own = 5, .dealer = 6, .opening = {{Ante}, {AnteBonus, 1, true}},
            .streets = {{.own = 5, .up = 1,
                         .actions = {{"fold", {}, true}, play("once", 1), play("twice", 2), play("thrice", 3)}}},
            .rank = poker::rank_by<rank::kFourCards>,
            .settle = poker::settle_by<rank::kFourCards>([pays](int wager, auto player, auto dealer, bool folded) {
                return settle(pays, wager, player, dealer, folded);
            }),
            .deck = deck, .name = poker::name_by<rank::kFourCards>};
}

Law aces_up_law(Rows aces_up, poker::CardSet deck, const std::optional<Ratio>& maximum) {
    return poker::own_hand_law<rank::kFourCards>(
        5, deck, [&](auto own) { return poker::within(maximum, settle_aces_up(own, aces_up), 1); });
}

namespace {

// With no other wager on the hand.
std::optional<Ratio> maximum_of(const Setup& setup, std::size_t wager) {
    return poker::maximum_of(setup, MaximumPayout, wager);
}

poker::Showdown showdown(const Setup& setup) {
    return ante_game({setup.pays(Ante), setup.pays(Play), setup.pays(AnteBonus), maximum_of(setup, Ante),
                      poker::payout_max_of(setup, Ante, Ante), poker::payout_max_of(setup, Play, Ante),
                      poker::payout_max_of(setup, AnteBonus, Ante)});
}

// The card that is seen is the sixth, or one that was exposed before (11.8); and what the dealer showed in error
// (11.11). A simulated hand has no faces.
poker::CardSet up_cards(const Hand& house) {
    const poker::CardSet up = poker::face_up(house);
    return up.size() > 0 ? up : poker::CardSet{house.cards.back()};
}

// Not of a hand that is played blind, nor where the play wager was laid before the deal.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    if (table.box(question.box).blind || !question.offers(PlayOnce)) return std::nullopt;
    const auto& cards = table.hand_of(question).cards;
    return poker::Seen{.own = poker::CardSet(std::span<const Card>(cards.begin(), cards.size())),
                       .up = up_cards(table.house().hand())};
}

// Who folds plays an Aces Up wager, which may win by itself and costs nothing more.
Answer answer(const Table&, const Question& question, std::size_t, std::size_t action) {
    if (action != FoldIt) return {static_cast<std::uint8_t>(PlayOnce + action - Once)};
    return {question.offers(KeepAcesUp) ? KeepAcesUp : Fold};
}

// Blind, to play once is better than to fold, and is done whatever the dealer has shown; what was laid stands; Aces Up
// alone is played where it wins.
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

Law law_of(const Setup& setup, Position position) {
    return aces_up_law(setup.pays(position.wager), poker::kFullDeck,
                       poker::lower_of(maximum_of(setup, position.wager), poker::payout_max_of(setup, AcesUp, AcesUp)));
}

constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .law_of = law_of, .otherwise = otherwise};

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
