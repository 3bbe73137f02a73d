#include "games/casino_stud/casino_stud.hpp"

#include <algorithm>

#include "engine/meter.hpp"
#include "games/chosen.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/decision.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rulebooks/nz_caribbean_stud/caribbean_stud.hpp"

namespace baize::casino_stud {

namespace {

namespace gb = gb_2011::casino_stud;

FiveCardRank five(const Hand& hand) { return rank::best<rank::kFiveCards>({hand.cards.begin(), hand.cards.end()}); }

bool is_nz(const Table& t) { return &t.game() == &kNzGame; }

// ---- The decisions, and what they come to ------------------------------------------------------------------------

// 7.12: a raise of exactly twice the ante, or the ante is surrendered. The wagers beside it stay in action (7.20, 7.31;
// ruling R65).
using poker::OnFold;
constexpr poker::FoldRow kFolds[] = {
    {Progressive, OnFold::Kept, "7.20"}, {Insurance, OnFold::Kept, "7.31"}, {Double, OnFold::Kept, "7.31"}};
constexpr poker::Decision kDecision = {
    .clause = "7.12", .wager = Raise, .of = Ante, .from = gb::kRaiseTimes, .to = gb::kRaiseTimes,
    .fold = Fold, .raise = RaiseIt, .surrendered = "7.12", .folds = kFolds,
    .absent = "12.12", .forfeits = poker::Forfeits::AnteAlone,  // of the NZ game, ruling R69
};

// 7.27, 7.28: against a 2 to 5 an Insurance wager may be doubled, whatever becomes of the ante.
constexpr poker::Decision kDoubling = {
    .clause = "7.27", .wager = Double, .of = Insurance, .passive = poker::Passive::Check, .fold = Stay,
    .raise = DoubleIt, .against = may_double, .side = true};

// What the ante and the raise come to, and an Insurance wager with what doubles it.
Return settle_hand(const Setup& setup, std::size_t wager, FiveCardRank player, FiveCardRank dealer, bool folded) {
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, setup.pays(Ante), readings_of(setup));
        case Raise: return settle_raise(player, dealer, setup.pays(Raise), readings_of(setup));
        default: return settle_insurance(player, dealer, setup.pays(Insurance));               // 7.32-7.35
    }
}

// The cards in view are the own five and the dealer's fifth (7.10).
constexpr poker::Plan::Street kRaiseStreet[] = {{.own = kHand, .up = 1, .decision = kDecision}},
                              kDoubleStreet[] = {{.own = kHand, .up = 1, .decision = kDoubling}};
constexpr std::uint8_t kAnteAlone[] = {Ante}, kInsuranceAlone[] = {Insurance};

constexpr poker::RankValue high_card(int rank) { return FiveCardRank(Kind::HighCard, 0, rank::rank_bit(rank)).value(); }
constexpr poker::DealerFrom kDealer[] = {
    {kQualifies.from.value()}, {high_card(8)}, {high_card(9)}, {high_card(kJack)}};            // 7.13, 7.35

}  // namespace

constinit const poker::Plan kAntePlan = {
    .opening = kAnteAlone, .own = kHand, .dealer = kHand, .up_card = kUpCard, .streets = kRaiseStreet,
    .verdict = poker::settled_by<rank::kFiveCards, settle_hand>, .dealer_from = std::span(kDealer).first(1)};
constinit const poker::Plan kInsurancePlan = {
    .opening = kInsuranceAlone, .own = kHand, .dealer = kHand, .up_card = kUpCard, .streets = kDoubleStreet,
    .verdict = poker::settled_by<rank::kFiveCards, settle_hand>, .dealer_from = kDealer};

namespace {

// nz 5.6, 5.6.2 (ruling R71). That an area is one player's the division leaves to the GB book (ruling D4).
constexpr poker::AreaRules kAreaRules = {.one_wager = "gb-2011 7.8", .several = "5.6", .blind = "5.6.2"};
using AreaOptions = poker::AreaOptions<kAreaRules>;

// ---- The deal and the decisions -----------------------------------------------------------------------------

// 7.10: all face down but the dealer's fifth card, which lies already where another was exposed (nz 12.4).
Step deal_house(Table& t) {
    Box& house = t.house();
    for (std::size_t card = 0; card < kHand; ++card) {
        const bool up = card == kUpCard && !poker::happened(t, poker::kUpCardLies);
        co_await t.deal(house, up ? Face::Up : Face::Down, "7.10");
    }
}

// ---- Settlement ---------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, const Box& box, FiveCardRank player, FiveCardRank dealer) {
    if (const auto lost = poker::lost_unseen(t, box, stake.position.wager, kDecision)) return *lost;
    return settle_hand(t.setup(), stake.position.wager, player, dealer, box.folded);
}

void settle_box(Table& t, const Box& box, std::initializer_list<Wager> wagers) {
    for (const Wager wager : wagers)
        each_open(t, box, wager, [&](Stake& stake) {
            t.settle(stake, verdict(t, stake, box, five(box.hand()), five(t.house().hand())));
        });
}

// 7.13, 7.30: a folded hand without another wager is collected unseen.
void show_hands(Table& t) {
    t.house().hand().turn(Face::Up);
    for (Box& box : t.boxes())
        if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
}

const PayRow* prize_for(const Table& t, const Stake& stake) {
    if (!stake.open || stake.position.wager != Progressive) return nullptr;
    return progressive_row(five(t.box(stake.box).hand()), t.setup().pays(Progressive));
}

// 7.20, 7.21: paid from the meter by the player's hand alone. Several winners are paid in the order of their seats from
// the dealer's right (ruling R63). The stake is not part of the prize, and stays (ruling R19).
Step settle_progressive(Table& t) {
    Money held{};
    if (std::any_of(t.stakes().begin(), t.stakes().end(),
                    [&](const Stake& stake) { return prize_for(t, stake) != nullptr; }))
        held = co_await t.read_meter("7.21");
    MeterPrizes prizes(t, held);
    const bool returned = progressive_stake_returned(t.setup());
    for (const Box& box : t.boxes_from_right())
        each_open(t, box, Progressive, [&](Stake& stake) {
            const PayRow* row = prize_for(t, stake);
            if (row) prizes.pay(stake, ProgressivePrize, *row);
            t.settle(stake, row && returned ? stand_off(row->clause) : lose(row ? row->clause : "7.21"));
        });
}

// ---- The round ----------------------------------------------------------------------------------------------

// 7.18, 7.24: neither side wager without an ante.
constexpr poker::SideWager kGbSides[] = {{Progressive, "7.18"}, {Insurance, "7.24"}},
                           kNzSides[] = {{Progressive, "7.18", "12.9"}};
std::span<const poker::SideWager> sides_of(const Table& t) {
    return is_nz(t) ? std::span<const poker::SideWager>(kNzSides) : kGbSides;
}

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 7.3
    co_await t.bets();                                                                         // 7.9, 7.17, 7.25
    poker::void_sides_alone(t, sides_of(t), {Ante});                                           // ruling R83, nz 12.9
    if (!poker::anybody_plays(t)) co_return;
    if (is_nz(t) && chosen(t.setup(), Blind, YesNo::Yes)) poker::mark_blind_hands(t);          // nz 5.6.2
    for (Box& box : t.boxes())                                                                 // 7.10
        for (std::size_t card = 0; card < kHand && box.live(); ++card)
            co_await t.deal(box, box.blind ? Face::Down : Face::Own, "7.10");
    co_await deal_house(t);                                                                    // 7.10, 7.26
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) {                                                               // 7.29
        co_await poker::decide(t, box, kInsurancePlan);                                        // 7.27, 7.28
        co_await poker::decide(t, box, kAntePlan);                                             // 7.12
    }
    t.stage(Stage::DealerDraws);
    poker::collect_folded(t, kDecision);                                                       // 7.29-7.31
    show_hands(t);                                                                             // 7.13
    for (const Box& box : t.boxes())
        if (box.live()) settle_box(t, box, {Ante, Raise, Insurance, Double});                  // 7.13-7.15, 7.32-7.35
    co_await settle_progressive(t);                                                            // 7.20, 7.21
}

// ---- Conditions on wagers -----------------------------------------------------------------------------------

MaybeRefusal accept_gb(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "7.8")) return refusal;
    return poker::sides_beside(t, bet, kGbSides, {Ante});
}

MaybeRefusal accept_nz(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::areas_of_one(t, bet, kAreaRules, Areas)) return refusal;
    return poker::sides_beside(t, bet, kNzSides, {Ante});
}

ShoePolicy one_deck(const Setup& setup) {
    return {.decks = 1, .shuffle = &setup.game() == &kNzGame ? "7.1" : "1.5", .not_enough = "1.5", .equipment = "7.3"};
}

// ---- The definitions ----------------------------------------------------------------------------------------

constexpr auto kOpening = WagerKind::Opening;

constexpr WagerDef kAnteDef = {"ante", "Ante", "7.9", kOpening, -1, gb::kAnteTables};
constexpr LaidRow kRaiseLaid[] = {poker::laid(kDecision, "7.12")}, kDoubleLaid[] = {{"7.27", Insurance}};
constexpr WagerDef kRaiseDef =
    WagerDef{"raise", "Raise", "7.12", WagerKind::Later, Ante, gb::kRaiseTables}.laid_by(kRaiseLaid);
constexpr WagerDef kProgressiveDef =
    WagerDef{.id = "progressive", .title = "Progressive", .clause = "7.20", .paytables = gb::kProgressiveTables,
             .when = "progressive=yes", .no_more_bets = "7.17", .progressive = "7.16"}.at_one_stake();
constexpr WagerDef kPrizeDef = {.id = "progressive-prize", .title = "Progressive prize", .clause = "7.21",
                                .kind = WagerKind::Bonus, .part_of = Progressive, .when = "progressive=yes"};

constexpr std::string_view kInsured = "bonus-insurance=yes";
constexpr WagerDef kGbWagers[] = {
    kAnteDef, kRaiseDef, kProgressiveDef, kPrizeDef,
    WagerDef{.id = "bonus-insurance", .title = "Bonus Insurance", .clause = "7.33", .paytables = gb::kInsuranceTables,
             .when = kInsured, .no_more_bets = "7.25"}.limited_by("7.25").within_table_limits("7.25"),
    {.id = "double", .title = "Double", .clause = "7.27", .kind = WagerKind::Later, .part_of = Insurance,
     .when = kInsured, .paid_as = Insurance, .laid = kDoubleLaid},
};
constexpr WagerDef kNzWagers[] = {kAnteDef, kRaiseDef, kProgressiveDef, kPrizeDef};

constexpr ChoiceDef kGbChoices[] = {{"fold", "Fold", "7.12", true}, {"raise", "Raise", "7.12"},
                                    {"stay", "Do not double", "7.27", true}, {"double", "Double", "7.27"}};
constexpr ChoiceDef kNzChoices[] = {kGbChoices[Fold], kGbChoices[RaiseIt]};
constexpr std::string_view kHouseHands[] = {"dealer"};

enum class Equal { AnteWins, Void };
constexpr OptionValue kEqualHands[] = {{"ante-wins", "7.13(a)"}, OptionValue{"void", "7.15"}.doubtful()};
enum class Royal { AsStraightFlush, NoLine };
constexpr OptionValue kRoyalRaise[] = {
    {"as-straight-flush", "7.13(b)(i)"}, OptionValue{"no-line", "7.13(b)(viii)"}.against_text()};
enum class Stakes { Lost, Returned };
constexpr OptionValue kStakes[] = {{"lost", "7.21"}, OptionValue{"returned", "7.21"}.doubtful()};
constexpr OptionValue kOffered[] = {{"yes"}, {"no"}};
constexpr std::string_view kWithProgressive = "progressive=yes";
constexpr OptionDef kEqualHandsDef = {
    "equal-hands", "Equal hands, and the dealer does not qualify (ruling R81)", "7.15", kEqualHands};
constexpr OptionDef kRoyalRaiseDef = {
    "royal-raise", "A royal flush on the raise, which has no line of its own (ruling R46)", "7.13(b)", kRoyalRaise};
constexpr OptionDef kStakeDef = {.id = "progressive-stake",
                                 .title = "The stake of a Progressive wager that wins (ruling R19)",
                                 .clause = "7.21", .values = kStakes, .when = kWithProgressive};
constexpr OptionDef kProgressiveOfferedDef = {
    "progressive", "The Progressive wager is offered", "7.16", kOffered, 0, false};

constexpr OptionDef kGbOptions[] = {
    kEqualHandsDef.shown(), kRoyalRaiseDef.shown(), kStakeDef.shown(), kProgressiveOfferedDef,
    {"bonus-insurance", "Bonus Insurance is offered", "7.22", kOffered, 0, false},
};
constexpr OptionDef kNzOptions[] = {
    kEqualHandsDef.shown(), kRoyalRaiseDef.shown(), kStakeDef.shown(), kProgressiveOfferedDef,
    AreaOptions::areas, AreaOptions::blind,
};

// What seed 001 item 5 numbers itself; every other clause is the GB book's (ruling D4).
constexpr std::string_view kNzClauses[] = {"1.1", "3.2", "5.6", "7.1", "12."};

// ---- Captions -----------------------------------------------------------------------------------------------

std::string hand_caption(std::span<const Card> cards, bool) {
    return cards.size() == kHand ? poker::words_for(rank::best<rank::kFiveCards>(cards)) : std::string();
}

std::string house_caption(std::span<const Card> cards) {
    return cards.size() == kHand ? kQualifies.caption(rank::best<rank::kFiveCards>(cards)) : std::string();
}

}  // namespace

Readings readings_of(const Setup& setup) {
    return {.equal_is_void = chosen(setup, EqualHands, Equal::Void),
            .royal_has_no_line = chosen(setup, RoyalRaise, Royal::NoLine)};
}

bool progressive_stake_returned(const Setup& setup) { return chosen(setup, ProgressiveStake, Stakes::Returned); }

const Game kGbGame = {
    .id = "gb.casino-stud", .title = "Casino Stud Poker", .book = "gb-2011", .division = "gb.casino-stud",
    .sections = "7.1-7.35",
    .layout = {.boxes = 7, .cards_a_hand = kHand, .places = 7, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "7.9", .position = "7.1", .limits = "7.5", .own_hands = "7.10"},
    .wagers = kGbWagers, .options = kGbOptions, .choices = kGbChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept_gb,
    .captions = {.hand = hand_caption, .house = house_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = gb::kFigures,
};

const Game kNzGame = {
    .id = "nz.caribbean-stud", .title = "Caribbean Stud Poker", .book = "nz-caribbean-stud",
    .division = "nz.caribbean-stud", .sections = "1, 3, 5, 7, 12",
    .rests_on = {.division = "gb.casino-stud", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.boxes = 7, .cards_a_hand = kHand, .places = 7, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "gb-2011 7.9", .position = "5.6", .limits = "gb-2011 7.5",
                .own_hands = "gb-2011 7.10", .areas_yield = "5.6.1"},
    .wagers = kNzWagers, .options = kNzOptions, .choices = kNzChoices, .irregularities = nz_irregularities(),
    .round = round, .accept = accept_nz,
    .captions = {.hand = hand_caption, .house = house_caption},
    .notices = {.displayed = &nz_caribbean_stud::kDisplayed},
};

}  // namespace baize::casino_stud
