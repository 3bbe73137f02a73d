#include "games/holdem/two_way.hpp"

#include "games/chosen.hpp"
#include "games/holdem/layouts.hpp"
#include "games/holdem/streets.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::holdem::two_way {

namespace {

// 11.104, 11.106: a further wager or none; nobody folds.
constexpr poker::Decision bet_or_check(Wager wager, Choice bet, int times, Clause clause) {
    return {.clause = clause, .wager = wager, .of = Ante, .from = times, .to = times,
            .passive = poker::Passive::Check, .fold = Check, .raise = bet, .told = "bet"};
}
constexpr poker::Decision kFlopBet = bet_or_check(Flop, BetFlop, 1, "11.104"),
                          kRiverOnce = bet_or_check(River, BetRiver, 1, "11.106"),
                          kRiverTwice = bet_or_check(River, BetRiver, 2, "11.106");

// 11.109-11.117.
Return settle_hand(const Setup& setup, std::size_t wager, FiveCardRank player, FiveCardRank dealer, bool) {
    switch (wager) {
        case Ante: return settle_ante(player, dealer, setup.pays(Ante), readings_of(setup));
        case TwoWay: return settle_two_way(player, dealer, setup.pays(TwoWay), readings_of(setup));
        default: return settle_bet(player, dealer, setup.pays(Blind), readings_of(setup));
    }
}

constexpr poker::Plan::Street kStreets[] = {
    {.own = kHole, .board = kFlop, .decision = kFlopBet},
    {.board = kBoard - kFlop, .decision = kRiverOnce, .when = "river-wager=1x"},
    {.board = kBoard - kFlop, .decision = kRiverTwice, .when = "river-wager=2x"}};
// No decision changes what the Two Way wager wins, so that it stands apart.
constexpr std::uint8_t kOpening[] = {Ante, Blind, TwoWay}, kApart[] = {TwoWay};                // 11.102

// The Two Way wager is paid by the dealer's hand too, where it is the higher (11.116).
constexpr poker::RankValue lowest(Kind kind) { return FiveCardRank(kind, 0, 0).value(); }
constexpr poker::DealerFrom kDealerFrom[] = {
    {kQualifies.from.value()}, {lowest(Kind::Straight)}, {lowest(Kind::Flush)}, {lowest(Kind::FullHouse)},
    {lowest(Kind::FourOfAKind)}, {lowest(Kind::StraightFlush)}, {lowest(Kind::RoyalFlush), "two-way-royal=no-line"}};

}  // namespace

constinit const poker::Plan kPlan = {
    .opening = kOpening, .apart = kApart, .own = kHole, .dealer = kHole, .board = kBoard, .streets = kStreets,
    .verdict = poker::settled_by<rank::kFiveCards, settle_hand>, .dealer_from = kDealerFrom};

namespace {

// 11.109-11.114, then 11.115-11.117.
void settle_box(Table& t, Box& box) {
    box.hand().turn(Face::Up);
    const FiveCardRank player = best_five(t, box.hand()), dealer = best_five(t, t.house().hands[kDealer]);
    settle_wagers(t, box, {Ante, Blind, Flop, River, TwoWay}, [&](const Stake& stake) {
        return settle_hand(t.setup(), stake.position.wager, player, dealer, false);
    });
}

// ---- The round ----------------------------------------------------------------------------------------------

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 11.3
    co_await t.bets();                                                                         // 11.102
    if (t.stakes().empty()) co_return;                                                         // nobody plays
    co_await deal_hole_cards(t);                                                               // 11.10, 11.103
    co_await open_board(t, kFlop, "11.103");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan, 0);                       // 11.104
    co_await open_board(t, kBoard, "11.105");
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan, 1);                       // 11.106
    t.stage(Stage::DealerDraws);
    show_dealer(t);                                                                            // 11.107
    for (Box& box : t.boxes_from_right())                                                      // 11.15
        if (box.live()) settle_box(t, box);                                                    // 11.108-11.117
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) { return poker::one_position(t, bet, "11.9"); }

// ---- The definition -----------------------------------------------------------------------------------------

constexpr LaidRow kFlopLaid[] = {poker::laid(kFlopBet, "11.104")},
                  kRiverLaid[] = {poker::laid(kRiverOnce, "11.106", {}, "river-wager=1x"),
                                  poker::laid(kRiverTwice, "11.106", {}, "river-wager=2x")};

// 11.102: three equal wagers, laid together. Flop and River are paid as the Blind is, and by its rows (11.113).
constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "11.102", WagerKind::Opening, -1, book::kAnteTables},
    {"blind", "Blind", "11.102", WagerKind::Bundled, Ante, book::kBetTables},
    {"two-way", "Two Way", "11.102", WagerKind::Bundled, Ante, book::kTwoWayTables},
    {.id = "flop", .title = "Flop", .clause = "11.104", .kind = WagerKind::Later, .part_of = Ante, .paid_as = Blind,
     .laid = kFlopLaid},
    {.id = "river", .title = "River", .clause = "11.106", .kind = WagerKind::Later, .part_of = Ante, .paid_as = Blind,
     .laid = kRiverLaid},
};

constexpr ClauseAt kNoRiver[] = {{"11.106", "11.106"}};
constexpr ChoiceDef kChoices[] = {
    {.id = "check", .title = "No further wager", .clause = "11.104", .passive = true, .later = kNoRiver},
    {"flop", "Flop wager of once the ante", "11.104"},
    {"river", "River wager", "11.106"},
};

constexpr OptionValue kRiver[] = {
    {.id = "1x", .clause = "11.106", .words = "one"},
    OptionValue{.id = "2x", .clause = "11.106", .words = "two"}.doubtful()};
enum class Equal { StandOff, Lose };
constexpr OptionValue kEqual[] = {{"stand-off", "11.113"}, OptionValue{"lose", "11.13"}.doubtful()};
enum class Royal { AsStraightFlush, NoLine };
constexpr OptionValue kRoyal[] = {{"as-straight-flush", "11.117"}, OptionValue{"no-line", "11.117"}.against_text()};

constexpr OptionDef kOptions[] = {
    OptionDef{"river-wager", "The River wager, in antes (ruling R47)", "11.106", kRiver}.shown(),
    OptionDef{"equal-hands", "A hand that is equal to the dealer's (ruling R47)", "11.113", kEqual}.shown(),
    OptionDef{"two-way-royal", "A royal flush on the Two Way wager, which has no line of its own (ruling R60)",
              "11.117", kRoyal}.shown(),
};

}  // namespace

Readings readings_of(const Setup& setup) {
    return {.equal_loses = chosen(setup, EqualHands, Equal::Lose),
            .royal_has_no_line = chosen(setup, TwoWayRoyal, Royal::NoLine)};
}

const Game kGame = {
    .id = "gb.two-way-holdem", .title = "Two Way Texas Hold 'Em Casino Poker", .book = "gb-2011",
    .division = "gb.texas-holdem", .sections = "11.101-11.117",
    .layout = {.boxes = kBoxes, .cards_a_hand = kBoard, .places = kBoxes, .house_hands = kHouseHands,
               .community = kCommunity, .community_joins = true, .drawing = drawing_of_two_way},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "11.102", .position = "11.2", .limits = "11.5", .own_hands = "11.10"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption, .hand_made_of = poker::made_of<rank::kFiveCards>,
                 .house = dealer_caption<kQualifies>},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::holdem::two_way
