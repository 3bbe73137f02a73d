#include "games/blackjack/gb_switch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "games/blackjack/captions.hpp"
#include "games/blackjack/drawing.hpp"
#include "games/blackjack/gb_sides.hpp"
#include "games/chosen.hpp"
#include "games/marks.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/blackjack_switch.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::blackjack::gb::switching {

namespace {

namespace book = gb_2011::blackjack_switch;
namespace normal = gb_2011::blackjack;

constexpr std::uint16_t kSecondSpot = 1;  // of a side wager of the normal game

bool is_normal_side(const Stake& stake) { return stake.position.wager >= kNormalSides; }

// 4.63: has the player wagered on both hands of the box, and as much on the second as on the first?
bool staked_on_both(const Table& t, PlayerId player, BoxNo box) {
    const Money second = t.staked(player, box, {SwitchWager, 0});
    return second.cents > 0 && second == t.staked(player, box, {Main, 0});
}

bool on_second(const Stake& stake) {
    return stake.position.wager == SwitchWager || (is_normal_side(stake) && stake.position.spot == kSecondSpot);
}

// What lies on a second hand, or needs one, and cannot be played: by which clause it is given back.
Clause given_back(const Table& t, const Stake& stake) {
    const bool needs_second = on_second(stake) || stake.position.wager == SuperMatch;
    if (!needs_second || (has_two_hands(t, t.box(stake.box)) && staked_on_both(t, stake.player, stake.box))) return {};
    if (stake.position.wager == SuperMatch) return "4.72";
    if (is_normal_side(stake)) return kBesideMain[stake.position.wager - kNormalSides].second;
    const bool behind = staked_on_both(t, stake.player, stake.box);  // a controlling player who has no second hand
    return behind ? "4.25" : "4.63";
}

}  // namespace

// ---- Parts of the round ---------------------------------------------------------------------------------------------

void open_hands(Table& t) {
    unmark_boxes(t, kTwoHands);
    unmark_boxes(t, kSwitched);
    for (Box& box : t.boxes()) {
        if (!box.live() || !staked_on_both(t, box.seated, box.number)) continue;
        mark_box(t, kTwoHands, box);
        box.hands.push_back({});
    }
    for (Stake& stake : t.stakes()) {
        if (const Clause clause = given_back(t, stake); !clause.empty()) t.settle(stake, voided(clause));
        else if (on_second(stake)) stake.hand = 1;
    }
}

void settle_super_match(Table& t) {
    const bool suits_too = chosen(t.setup(), book::SuperMatchSuits, NoYes::Yes);
    each_open(t, SuperMatch, [&](Stake& stake) {
        const auto& hands = t.box(stake.box).hands;
        if (!t.box(stake.box).plays(1)) return t.settle(stake, voided("1.5"));  // one of the two hands was ruled void
        const std::array<Card, 4> cards{hands[0].cards[0], hands[0].cards[1], hands[1].cards[0], hands[1].cards[1]};
        t.settle(stake, gb::settle_super_match(cards, suits_too, t.setup().pays(SuperMatch)));
    });
}

// Not with a hand that is void, nor for one that was paid already (4.23): nothing is open on either.
bool may_switch(const Table& t, const Box& box) {
    const auto open_on = [&](std::size_t h) {
        return find_on_hand(t, box, h, [&](const Stake& stake) { return is_initial(t, stake); });
    };
    return open_on(0) && open_on(1);
}

void switch_cards(Table& t, Box& box) {
    const Card first = t.take_last(box.hands[0]), second = t.take_last(box.hands[1]);
    t.give(box.hands[0], second, Face::Up);
    t.give(box.hands[1], first, Face::Up);
    mark_box(t, kSwitched, box);                                                              // 4.65
}

namespace {

// ---- Conditions on wagers -------------------------------------------------------------------------------------------

// While bets are open the second wager may be laid chip by chip; it must equal the first when they are closed.
MaybeRefusal equal_wagers(const Table& t, const PlaceBet& bet) {
    if (after(t, bet, {SwitchWager, 0}) <= after(t, bet, {Main, 0})) return std::nullopt;
    return Refusal{"the Blackjack Switch wager must be equal to the wager on the first hand", "4.63"};
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = equal_wagers(t, bet)) return refusal;
    if (auto refusal = has_its_wager(t, bet, {SuperMatch, 0}, SwitchWager, "4.72")) return refusal;
    for (std::size_t i = 0; i < std::size(kBesideMain); ++i) {  // 4.40, 4.49, 4.58: on the hand concerned
        const std::size_t side = kNormalSides + i;
        if (auto refusal = has_its_wager(t, bet, position_at(side), Main, kBesideMain[i].second)) return refusal;
        if (auto refusal = has_its_wager(t, bet, position_at(side, kSecondSpot), SwitchWager, kBesideMain[i].second))
            return refusal;
    }
    return box_takes(t, bet);
}

// ---- The definition -------------------------------------------------------------------------------------------------

// 4.22: no more than half the stake; 4.27, 4.28: the whole of it once more.
constexpr LaidRow kInsuranceLaid[] = {{.clause = "4.22", .of = Main, .up_to = true, .part = 2}},
                  kDoubleLaid[] = {{"4.27", Main}}, kSplitLaid[] = {{"4.28", Main}};

constexpr WagerDef kWagers[] = {
    {"main", "Blackjack wager, on the first hand", "4.19", WagerKind::Opening, -1, book::kMainTables},
    WagerDef{"insurance", "Insurance", "4.22", WagerKind::Later, -1, normal::kInsuranceTables}.laid_by(kInsuranceLaid),
    WagerDef{"double", "Double down", "4.27", WagerKind::Later, Main}.laid_by(kDoubleLaid),
    WagerDef{"split", "Split", "4.28", WagerKind::Later, Main}.laid_by(kSplitLaid),
    {"switch", "Blackjack Switch, on the second hand", "4.62", WagerKind::Opening, Main},
    {"super-match", "Super Match", "4.68", WagerKind::Opening, -1, book::kSuperMatchTables},
    {"21+3", "21+3", "4.35", WagerKind::Opening, -1, normal::kTwentyOnePlus3Tables, book::kHandSpots},
    {"royal-match", "Royal Match", "4.43", WagerKind::Opening, -1, normal::kRoyalMatchTables, book::kHandSpots,
     "decks=6"},
    {"perfect-pairs", "Perfect Pairs", "4.52", WagerKind::Opening, -1, normal::kPerfectPairsTables, book::kHandSpots},
};
static_assert(std::size(kWagers) == kNormalSides + std::size(kBesideMain));

constexpr ChoiceDef kChoices[] = {
    {"stand", "Stand", "4.12", true},     {"draw", "Draw", "4.12"},
    {"double", "Double down", "4.27"},    {"split", "Split", "4.28"},
    {"no-insurance", "No insurance", "4.22", true}, {"insure", "Insure", "4.22"},
    {"even-money", "Even money", "4.23"}, {"decline", "Do not double", "4.27", true},
    {"first-hand", "Stay on the first hand", "4.32", true}, {"second-hand", "Move to the second hand", "4.32"},
    {"keep", "Keep both hands as they are", "4.62", true},
    {"switch", "Switch the second cards of the two hands", "4.62"},
};

constexpr std::string_view kHouseHands[] = {"dealer"};

std::shared_ptr<const void> compile(const Setup& setup) {
    TableRules rules{rules_of(setup), rules_of(setup)};                                       // 4.64
    rules.two_hands = true;                                                                   // 4.62
    rules.dealer_22_stands_off = true;                                                        // 4.66
    rules.alone.dealer_22_stands_off =
        chosen(setup, book::Dealer22, book::StandsOffWith::EveryBox);                         // ruling R56
    rules.alone.blackjack_row = book::StandardBlackjack;
    rules.alone.blackjack_pays = setup.pays(Main)[book::StandardBlackjack].odds;              // 4.21(a)
    return std::make_shared<const TableRules>(rules);
}

// A box has two hands, and whether their cards were switched is not seen from one of them (4.65).
std::string hand_caption(std::span<const Card> cards, bool of_several) {
    const std::string words = points_caption(cards, of_several);
    return words == "21" && cards.size() == 2 ? "21 in two cards" : words;
}

}  // namespace

const Game kGame = {
    .id = "gb.blackjack-switch", .title = "Blackjack Switch", .book = "gb-2011", .division = "gb.blackjack",
    .sections = "4.60-4.73",
    .layout = {.boxes = kBoxes, .cards_a_hand = kCardsInHand, .hands_a_box = kHandsInBox, .places = kBoxes,
               .house_hands = kHouseHands, .drawing = two_spots},
    .equipment = {.counts = &kCounts, .shoe = shoe},
    .clauses = {.no_more_bets = "1.5", .position = "4.61", .limits = "4.8"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .round = round, .accept = accept, .compile = compile,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::blackjack::gb::switching
