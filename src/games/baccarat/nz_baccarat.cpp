#include "games/baccarat/nz_baccarat.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/baccarat/settle.hpp"
#include "games/chosen.hpp"
#include "games/collect_then_pay.hpp"
#include "games/stakes.hpp"

namespace baize::baccarat {

namespace {

namespace book = nz_baccarat;
using punto_banco::points_of;

constexpr std::uint8_t kMainWagers = 3;  // Banker, Player, Tie: those of rule 5.1

bool is_main(Position position) { return position.wager < kMainWagers; }

// ---- The ante (section 14) ------------------------------------------------------------------------------------------

// What a player has on the hands and the tie, once a bet is taken that is being looked at.
Money main_stakes(const Table& t, PlayerId player, const PlaceBet* bet = nullptr) {
    Money sum{};
    for (const Stake& stake : t.stakes())
        if (stake.player == player && is_main(stake.position) && !(bet && stake.position == bet->position))
            sum += stake.amount;
    return bet && is_main(bet->position) ? sum + bet->stake : sum;
}

Money table_minimum(const Setup& setup) { return std::min(setup.limits(Banker).min, setup.limits(Player).min); }

// 14.4: waived where the initial wager reaches what the operator prescribes.
bool is_waived(const Table& t, PlayerId player) {
    const auto prescribed = t.setup().option_amount(book::AnteWaived);
    return prescribed && main_stakes(t, player) >= *prescribed;
}

bool lacks_its_ante(const Table& t, PlayerId player) {
    return is_ante_up(t.setup()) && !is_waived(t, player) && t.staked(player, 0, {Ante, 0}).cents == 0;
}

Return settle_ante(const Table& t, const Stake& ante) {
    if (main_stakes(t, ante.player).cents == 0) return voided("14.5");  // it accompanies nothing
    return is_waived(t, ante.player) ? voided("14.4") : lose("14.6");
}

// ---- Settlement -----------------------------------------------------------------------------------------------------

Hand concluded(const baize::Hand& hand) { return {points_of(hand.count), static_cast<int>(hand.cards.size())}; }

Return settle_main(const Table& t, const Stake& stake) {
    const Pays& pays = t.setup().pays(stake.position.wager);
    const Hand player = concluded(t.house().hands[0]), banker = concluded(t.house().hands[1]);
    const bool two_to_one = is_two_to_one(t.setup());
    if (lacks_its_ante(t, stake.player)) return voided("14.7");
    switch (stake.position.wager) {
        case Banker:
            return two_to_one ? settle_hand_two_to_one(banker, player, pays, "13.2(a)(ii)")
                              : settle_hand(banker, player, pays[0]);
        case Player:
            return two_to_one ? settle_hand_two_to_one(player, banker, pays, "13.2(b)(ii)")
                              : settle_hand(player, banker, pays[0]);
        default: return settle_tie(player, banker, pays[0], two_to_one ? "13.2(c)(ii)" : "6.26");
    }
}

Return verdict(const Table& t, const Stake& stake) {
    if (is_main(stake.position)) return settle_main(t, stake);
    const Pays& pays = t.setup().pays(stake.position.wager);
    const auto& cards = t.house().hands[stake.position.spot].cards;
    switch (stake.position.wager) {
        case AnyPair: return settle_any_pair(cards[0], cards[1], pays[0]);                             // 11C.6-11C.8
        case LuckyMatch: return settle_lucky_match({cards.begin(), cards.size()}, pays);               // 11D.6-11D.9
        case PerfectPairs: return settle_perfect_pairs(cards[0], cards[1], pays);  // nz-blackjack 15B.5-15B.7
        default: return settle_ante(t, stake);                                                         // 14.4-14.6
    }
}

// ---- The round ------------------------------------------------------------------------------------------------------

Round round(Table& t) {
    Box& house = t.house();
    baize::Hand& player = house.hands[0];
    baize::Hand& banker = house.hands[1];
    const bool face_up = chosen(t.setup(), book::Style, book::Styles::A);                              // 8.5
    co_await t.shoe_ready();                                                                           // 7.7, 7.8
    co_await t.bets();                                                                                 // 5.14
    for (std::size_t card = 0; card < 4; ++card) {
        while (house.hands[card % 2].cards.size() <= card / 2) {
            if (std::exchange(t.marks()[kReopened], 0) != 0) {                                         // 5.14A
                t.stage(Stage::Betting);
                co_await t.bets();
            }
            co_await t.deal(house, card % 2, face_up ? Face::Up : Face::Down, "6.21");
        }
    }
    player.turn(Face::Up);
    banker.turn(Face::Up);
    const bool to_player = chosen(t.setup(), book::Style, book::Styles::B);
    const Face third_face = to_player ? Face::Down : Face::Up;
    const int player_points = points_of(player.count), banker_points = points_of(banker.count);
    std::optional<int> third;
    if (punto_banco::punto_draws(player_points, banker_points)) {
        co_await t.deal(house, 0, third_face, "6.22");
        third = punto_banco::count_value(player.cards[2]);
        player.turn(Face::Up);
    }
    if (punto_banco::banco_draws(player_points, banker_points, third)) {
        co_await t.deal(house, 1, third_face, "6.24");
        banker.turn(Face::Up);
    }
    each_open(t, Ante, [&](Stake& stake) { t.settle(stake, verdict(t, stake)); });                     // 14.6
    collect_then_pay(t, [&](const Stake& stake) { return verdict(t, stake); });  // 5.10, 11C.7, 11D.7, 13.3
}

// ---- Conditions on wagers and on a table ----------------------------------------------------------------------------

// 11C.3, 11D.3, and Perfect Pairs by nz-blackjack 15B.2 (ruling D4): these are placed
// with an initial wager on a hand or the tie, and so may not outlast it.
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (bet.position.wager == Ante && bet.stake.cents > 0 && bet.stake != t.setup().limits(Ante).min)
        return Refusal{fmt::format("the ante is a flat rate of {}", to_string(t.setup().limits(Ante).min)), "14.3"};
    if (main_stakes(t, bet.player, &bet).cents > 0) return std::nullopt;
    for (const auto& [side, clause] : {std::pair{AnyPair, "11C.3"}, std::pair{LuckyMatch, "11D.3"},
                                       std::pair{PerfectPairs, "nz-blackjack 15B.2"}}) {
        bool staked = bet.position.wager == side && bet.stake.cents > 0;
        for (const Stake& stake : t.stakes())
            staked = staked ||
                     (stake.player == bet.player && stake.position.wager == side && !(stake.position == bet.position));
        if (staked) return Refusal{"this wager is placed with an initial wager on a hand or the tie", clause};
    }
    return std::nullopt;
}

// Section 1, 14.3: a flat rate of at most 12.5 % of the table minimum. Before a
// table has limits there is nothing to compare it with.
MaybeRefusal permit(const Setup& setup) {
    const Limits& ante = setup.limits(Ante);
    if (!is_ante_up(setup) || ante.max == Limits{}.max) return std::nullopt;
    if (ante.min != ante.max) return Refusal{"the ante is a flat rate: its minimum is its maximum", "14.3"};
    const Money minimum = table_minimum(setup);
    if (ante.min * book::kAnteOfMinimumMax.den > minimum * book::kAnteOfMinimumMax.num)
        return Refusal{fmt::format("an ante of {} is more than 12.5 % of the table minimum of {}", to_string(ante.min),
                                   to_string(minimum)),
                       "14.3"};
    return std::nullopt;
}

ShoePolicy shoe(const Setup& setup) {
    const bool by_value = chosen(setup, book::Burn, book::Burns::ByValue);
    return {.decks = decks_of(setup, book::Decks),
            .lasts = true,
            .continuous = chosen(setup, book::Shoe, book::Shoes::Continuous),
            .burn = true,
            // 4.1A, 7.9: tens and pictures 10
            .burn_as_many = by_value ? &punto_banco::kCountValues : nullptr,
            .style = setup.option_id(book::Style),
            .shuffle = "7.7",
            .cut_first = "1.5",
            .not_enough = "1.5",
            .equipment = "6.11",
            .style_kept = "8.5"};
}

// ---- The definition -------------------------------------------------------------------------------------------------

constexpr auto kOpening = WagerKind::Opening;

constexpr WagerDef kWagers[] = {
    {"banker", "Banker", "5.10(b)", kOpening, -1, book::kBankerTables},
    {"player", "Player", "5.10(a)", kOpening, -1, book::kPlayerTables},
    {"tie", "Tie", "5.10(c)", kOpening, -1, book::kTieTables},
    WagerDef{"any-pair", "Any Pair", "11C.1", kOpening, -1, book::kAnyPairTables, book::kHands,
             "side-wagers=all|any-pair", "11C.4"}.limited_by("11C.5"),
    WagerDef{"lucky-match", "Lucky Match", "11D.1", kOpening, -1, book::kLuckyMatchTables, book::kHands,
             "side-wagers=all|lucky-match", "11D.4"}.limited_by("11D.5"),
    {"perfect-pairs", "Perfect Pairs", "11A.2", kOpening, -1, book::kPerfectPairsTables, book::kHands,
     "side-wagers=all|perfect-pairs"},
    WagerDef{"ante", "Ante", "14.3", kOpening, -1, book::kAnteTables, {}, "variant=ante-up|ante-up-two-to-one",
             "14.5"}.limited_by("14.3"),
};

constexpr std::string_view kHouseHands[] = {"player", "banker"};

// What seeds 000 and 001 number themselves; every other clause is the GB book's (ruling D4).
constexpr std::string_view kNzClauses[] = {"4.1", "5.10", "5.14", "7.", "8.5", "11", "13.", "14."};

}  // namespace

const Game kNzGame = {
    .id = "nz.baccarat", .title = "Baccarat", .book = "nz-baccarat", .division = "nz.baccarat",
    .sections = "4-8, 11A-11D, 13, 14",
    .rests_on = {.division = "gb.punto-banco", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.cards_a_hand = 3, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.counts = &punto_banco::kCountValues, .shoe = shoe},
    .clauses = {.no_more_bets = "5.14", .position = "5.10", .limits = "gb-2011 6.13"},
    .wagers = kWagers, .options = book::kOptions, .irregularities = irregularities(),
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand = punto_banco::hand_caption},
    .notices = {.displayed = &book::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::baccarat
