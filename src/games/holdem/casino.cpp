#include "games/holdem/casino.hpp"

#include "games/chosen.hpp"
#include "games/holdem/layouts.hpp"
#include "games/holdem/streets.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::holdem::casino {

namespace {

// 11.81, 11.82: a Call wager of twice the ante, or a fold. The Progressive waits for the five cards (11.100, ruling
// R65); the AA Bonus is settled before any of that, and then the folds are collected (11.83).
constexpr poker::FoldRow kFolds[] = {{Progressive, poker::OnFold::Kept, "11.100"}};
constexpr poker::Decision kDecision = {.clause = "11.81", .wager = Call, .of = Ante, .from = book::kCallTimes,
                                       .to = book::kCallTimes, .fold = Fold, .raise = CallIt, .surrendered = "11.82",
                                       .folds = kFolds};

// 11.88-11.91.
Return settle_hand(const Setup& setup, std::size_t wager, FiveCardRank player, FiveCardRank dealer, bool folded) {
    return wager == Ante ? settle_ante(player, dealer, folded, setup.pays(Ante), readings_of(setup))
                         : settle_call(player, dealer, setup.pays(Call), readings_of(setup));
}

constexpr poker::Plan::Street kStreets[] = {{.own = kHole, .board = kFlop, .decision = kDecision}};
constexpr std::uint8_t kOpening[] = {Ante};
constexpr poker::DealerFrom kDealerFrom[] = {{kQualifies.from.value()}};

}  // namespace

constinit const poker::Plan kPlan = {
    .opening = kOpening, .own = kHole, .dealer = kHole, .board = kBoard, .streets = kStreets,
    .verdict = poker::settled_by<rank::kFiveCards, settle_hand>, .dealer_from = kDealerFrom};

namespace {

// ---- Settlement ---------------------------------------------------------------------------------------------

// 11.83, 11.84, ruling R21: after the calls and before the turn, by the hole cards and the flop. Nobody has a decision
// left, so a hand that is looked at for it is shown; one whose AA Bonus fell with its fold is not.
void settle_aa_bonuses(Table& t) {
    for (Box& box : t.boxes_from_right()) {                                                    // 11.15
        if (!box.live() || !t.has(box, AaBonus)) continue;
        const bool falls = box.folded && aa_falls_with_fold(t.setup());
        if (!falls) box.hand().turn(Face::Up);
        settle_wagers(t, box, {AaBonus}, [&](const Stake&) {
            return settle_aa(best_five(t, box.hand(), kFlop), falls, t.setup().pays(AaBonus));
        });
    }
}

// 11.88-11.91; a folded hand is shown only for a Progressive wager (11.100).
void settle_box(Table& t, Box& box) {
    if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
    if (box.folded) return;
    const FiveCardRank player = best_five(t, box.hand()), dealer = best_five(t, t.house().hands[kDealer]);
    settle_wagers(t, box, {Call, Ante}, [&](const Stake& stake) {
        return settle_hand(t.setup(), stake.position.wager, player, dealer, false);
    });
}

constexpr ProgressiveDef kProgressiveOf = {.wager = Progressive, .prize = ProgressivePrize, .lost = "11.97",
                                           .board_royal = "11.98(a)", .board_straight_flush = "11.98(b)"};

// ---- The round ----------------------------------------------------------------------------------------------

constexpr poker::SideWager kSides[] = {{AaBonus, "11.79"}, {Progressive, "11.94"}};

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 11.3
    co_await t.bets();                                                                         // 11.78, 11.79, 11.93
    poker::void_sides_alone(t, kSides, {Ante});                                                // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                   // nobody plays
    co_await deal_hole_cards(t);                                                               // 11.10
    co_await open_board(t, kFlop, "11.80");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan);                          // 11.81, 11.82
    t.stage(Stage::DealerDraws);
    settle_aa_bonuses(t);                                                                      // 11.83, 11.84
    collect_folds(t, kDecision);                                                               // 11.82, ruling R21
    if (any_in_action(t, kDecision)) {
        co_await open_board(t, kBoard, "11.85");
        show_dealer(t);                                                                        // 11.86
    }
    for (Box& box : t.boxes_from_right())                                                      // 11.15
        if (box.live()) settle_box(t, box);                                                    // 11.87-11.91
    co_await settle_progressive(t, kProgressiveOf, progressive_readings(t.setup()));           // 11.97-11.100
}

// ---- Conditions ---------------------------------------------------------------------------------------------

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "11.9")) return refusal;
    return poker::sides_beside(t, bet, kSides, {Ante});
}

// 11.92: the Progressive comes beside the AA Bonus or takes its place.
MaybeRefusal permit(const Setup& setup) {
    if (auto refusal = poker::needs_ante(setup, Ante)) return refusal;
    if (!setup.offered(AaBonus) && !setup.offered(Progressive))
        return Refusal{"the AA Bonus may only give way to a Progressive wager", "11.92"};
    return std::nullopt;
}

// ---- The definition -----------------------------------------------------------------------------------------

constexpr std::string_view kWithAa = "aa-bonus=yes", kWithProgressive = "progressive=yes";

constexpr LaidRow kCallLaid[] = {poker::laid(kDecision, "11.81")};

constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "11.78", WagerKind::Opening, -1, book::kAnteTables},
    WagerDef{"call", "Call", "11.81", WagerKind::Later, Ante, book::kCallTables}.laid_by(kCallLaid),
    {.id = "aa-bonus", .title = "AA Bonus", .clause = "11.79", .paytables = book::kAaTables, .when = kWithAa,
     .no_more_bets = "11.79"},
    WagerDef{.id = "progressive", .title = "Progressive 5/7", .clause = "11.96", .paytables = book::kProgressiveTables,
             .when = kWithProgressive, .no_more_bets = "11.93", .progressive = "11.92"}.at_one_stake(),
    {.id = "progressive-prize", .title = "Progressive prize", .clause = "11.97", .kind = WagerKind::Bonus,
     .part_of = Progressive, .when = kWithProgressive},
};

constexpr ChoiceDef kChoices[] = {{"fold", "Fold", "11.82", true}, {"call", "Call twice the ante", "11.81"}};

constexpr OptionValue kUnqualified[] = {
    {"ante-paid", "11.88"}, OptionValue{"equal-stands-off", "11.91"}.doubtful(),
    OptionValue{"ante-compared", "11.90"}.against_text()};
enum class Equal { StandOff, Lose };
constexpr OptionValue kEqual[] = {{"stand-off", "11.91"}, OptionValue{"lose", "11.13"}.doubtful()};
enum class FoldedAa { Settled, Lost };
constexpr OptionValue kFoldedAa[] = {{"settled", "11.83"}, OptionValue{"lost", "11.82"}.doubtful()};
constexpr OptionValue kYesNo[] = {{"yes"}, {"no"}};

constexpr OptionDef kOptions[] = {
    OptionDef{"does-not-qualify", "The ante when the dealer does not qualify (rulings R48, R81)", "11.88",
              kUnqualified}.shown(),
    OptionDef{"equal-hands", "A hand that is equal to a qualifying dealer's (ruling R47)", "11.91", kEqual}.shown(),
    OptionDef{.id = "folded-aa-bonus", .title = "The AA Bonus of a folded hand that wins it (ruling R21)",
              .clause = "11.82", .values = kFoldedAa, .when = kWithAa}.shown(),
    {"aa-bonus", "The AA Bonus is offered", "11.92", kYesNo, 0, false},
    {"progressive", "The Progressive 5/7 wager is offered", "11.92", kYesNo, 0, false},
    ProgressiveOptions::stake("11.97"), ProgressiveOptions::cards("11.96"), ProgressiveOptions::board("11.98"),
};

}  // namespace

Readings readings_of(const Setup& setup) {
    return {.unqualified = chosen<Unqualified>(setup, DoesNotQualify),
            .equal_loses = chosen(setup, EqualHands, Equal::Lose)};
}

bool aa_falls_with_fold(const Setup& setup) { return chosen(setup, FoldedAaBonus, FoldedAa::Lost); }

ProgressiveReadings progressive_readings(const Setup& setup) {
    return ProgressiveOptions::readings(setup, ProgressiveStake, ProgressiveCards, BoardStraightFlush);
}

const Game kGame = {
    .id = "gb.casino-holdem", .title = "Casino Hold 'Em Poker", .book = "gb-2011", .division = "gb.texas-holdem",
    .sections = "11.77-11.100",
    .layout = {.boxes = kBoxes, .cards_a_hand = kBoard, .places = kBoxes, .house_hands = kHouseHands,
               .community = kCommunity, .community_joins = true, .drawing = drawing_of_casino},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "11.78", .position = "11.2", .limits = "11.5", .own_hands = "11.10"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand = hand_caption, .hand_made_of = poker::made_of<rank::kFiveCards>,
                 .house = dealer_caption<kQualifies>},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::holdem::casino
