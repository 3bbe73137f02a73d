#include "games/holdem/ultimate.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/maxima.hpp"
#include "definition/names.hpp"
#include "games/ceiling.hpp"
#include "games/chosen.hpp"
#include "games/holdem/layouts.hpp"
#include "games/holdem/streets.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rulebooks/nz_ultimate_holdem/ultimate_holdem.hpp"

namespace baize::holdem::ultimate {

namespace {

bool is_nz(const Table& t) { return &t.game() == &kNzGame; }

// ---- The decisions ------------------------------------------------------------------------------------------

// 11.52-11.62: three or four times the ante before the flop, twice on it, once on the river or the hand is folded. Each
// player bets once. An absent player's wagers are forfeited, Trips too (nz; Division 17's rule 11.13, ruling R83).
constexpr poker::FoldRow kFolds[] = {{Blind, poker::OnFold::Lost, "11.62"}, {Trips, poker::OnFold::Kept, "11.62"}};
constexpr poker::Decision bet(Clause clause, int from, int to, Choice first, Choice otherwise) {
    return {.clause = clause, .wager = Play, .of = Ante, .from = from, .to = to,
            .passive = otherwise == Check ? poker::Passive::Check : poker::Passive::Fold, .fold = otherwise,
            .raise = first, .surrendered = "11.62", .folds = kFolds, .absent = "nz-three-card-poker 11.13"};
}
constexpr poker::Decision kBeforeFlop = bet("11.51", 3, 4, Bet3x, Check), kOnFlop = bet("11.56", 2, 2, Bet2x, Check),
                          kOnRiver = bet("11.60", 1, 1, Bet1x, Fold);

// 11.62-11.71, 11.75, 11.76.
Return settle_hand(const Setup& setup, std::size_t wager, FiveCardRank player, FiveCardRank dealer, bool folded) {
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, setup.pays(Ante), unqualified(setup));
        case Play: return settle_play(player, dealer, setup.pays(Play));
        default: return settle_blind(player, dealer, folded, setup.pays(Blind));
    }
}

// 11.70*: the ceiling of a royal flush on the Blind, which is a straight flush too (ruling R88).
std::optional<Odds> beneath(const Setup& setup, const poker::End& end) {
    const auto player = FiveCardRank::from_value(end.player), dealer = FiveCardRank::from_value(end.dealer);
    if (!under_ceiling(player, settle_hand(setup, Blind, player, dealer, end.folded))) return std::nullopt;
    return beneath_ceiling(setup.pays(Blind)).odds;
}
std::vector<poker::Cap> caps(const Setup& setup) {
    const auto most = royal_ceiling(setup);
    return most ? std::vector<poker::Cap>{{{Blind}, *most, beneath}} : std::vector<poker::Cap>{};
}

constexpr poker::Plan::Street kStreets[] = {{.own = kHole, .decision = kBeforeFlop},
                                            {.board = kFlop, .decision = kOnFlop},
                                            {.board = kBoard - kFlop, .decision = kOnRiver}};
constexpr std::uint8_t kOpening[] = {Ante, Blind};                                             // 11.49
constexpr poker::DealerFrom kDealerFrom[] = {{kQualifies.from.value()}};

}  // namespace

constinit const poker::Plan kPlan = {
    .opening = kOpening, .own = kHole, .dealer = kHole, .board = kBoard, .streets = kStreets,
    .verdict = poker::settled_by<rank::kFiveCards, settle_hand>, .dealer_from = kDealerFrom, .caps = caps};

namespace {

// 11.14: from the dealer's left, whoever has not bet yet (11.53).
Step ask_all(Table& t, std::size_t street) {
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan, street);
}

// nz 5.7, 5.7.2 (ruling R71). That an area is one player's the division leaves to the GB book (ruling D4).
constexpr poker::AreaRules kAreaRules = {.one_wager = "gb-2011 11.9", .several = "5.7", .blind = "5.7.2"};
using AreaOptions = poker::AreaOptions<kAreaRules>;

// ---- Settlement ---------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, const Box& box, FiveCardRank player, FiveCardRank dealer) {
    const std::uint8_t wager = stake.position.wager;
    if (const auto lost = poker::lost_unseen(t, box, wager, kOnRiver)) return *lost;           // nz: an absent player's
    if (wager == Trips) return settle_trips(player, box.folded, t.setup().pays(Trips));        // 11.72-11.74
    return settle_hand(t.setup(), wager, player, dealer, box.folded);
}

// 11.65-11.76: what is settled is shown; a folded hand without Trips stays unseen.
void settle_box(Table& t, Box& box) {
    if (poker::in_action(t, box, kOnRiver)) box.hand().turn(Face::Up);
    const FiveCardRank player = best_five(t, box.hand()), dealer = best_five(t, t.house().hands[kDealer]);
    for (const Wager wager : {Ante, Play, Blind, Trips})
        each_open(t, box, wager, [&](Stake& stake) {
            const Return decided = verdict(t, stake, box, player, dealer);
            // 11.70*: no two hands that beat the dealer are royal flushes, so this is all that one person wins by it.
            auto left = royal_ceiling(t.setup());
            const bool capped = left && wager == Blind && under_ceiling(player, decided);
            if (capped) left = left_by_ceiling(*left, stake.amount, beneath_ceiling(t.setup().pays(Blind)));
            t.settle(stake, decided, capped ? &*left : nullptr);
        });
}

// ---- The round ----------------------------------------------------------------------------------------------

// 11.51, nz 8.4: the community cards face down behind the hands or before them, or when they are needed.
Step deal(Table& t) {
    const Comes comes = chosen<Comes>(t.setup(), Community);
    const Clause clause = is_nz(t) ? "8.4" : "11.51";
    if (comes == Comes::First) co_await deal_community(t, kBoard, Face::Down, clause);
    co_await deal_hole_cards(t);                                                               // 11.10
    if (comes == Comes::FaceDown) co_await deal_community(t, kBoard, Face::Down, clause);
}

constexpr poker::SideWager kSides[] = {{Trips, "11.50"}};

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 11.3
    co_await t.bets();                                                                         // 11.49, 11.50
    poker::void_sides_alone(t, kSides, {Ante});                                                // ruling R83
    if (!poker::anybody_plays(t)) co_return;
    if (is_nz(t) && chosen(t.setup(), BlindHands, YesNo::Yes)) poker::mark_blind_hands(t);            // nz 5.7.2
    co_await deal(t);                                                                          // 11.51
    t.stage(Stage::Deciding);
    co_await ask_all(t, BeforeFlop);                                                          // 11.51-11.54
    co_await open_board(t, kFlop, "11.55");
    co_await ask_all(t, OnFlop);                                                              // 11.56-11.58
    co_await open_board(t, kBoard, "11.59");
    co_await ask_all(t, OnRiver);                                                             // 11.60-11.62
    t.stage(Stage::DealerDraws);
    collect_folds(t, kOnRiver);                                                                // 11.62
    if (any_in_action(t, kOnRiver)) show_dealer(t);                                            // 11.63
    for (Box& box : t.boxes_from_right())                                                      // 11.15
        if (box.live()) settle_box(t, box);                                                    // 11.64-11.76
}

// ---- Conditions ---------------------------------------------------------------------------------------------

MaybeRefusal accept_gb(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "11.9")) return refusal;
    return poker::sides_beside(t, bet, kSides, {Ante});
}

MaybeRefusal accept_nz(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::areas_of_one(t, bet, kAreaRules, Areas)) return refusal;
    return poker::sides_beside(t, bet, kSides, {Ante});
}

// 11.70* a): no other pay-out may be capped.
MaybeRefusal permit(const Setup& setup) {
    if (auto refusal = poker::needs_ante(setup, Ante)) return refusal;
    if (royal_ceiling(setup) && !may_be_capped(setup.pays(Blind)[book::BlindRoyalFlush].odds))
        return Refusal{"a ceiling is for a royal flush at 500 to 1 or above only", "11.70"};
    if (const auto ceiling = royal_ceiling(setup))
        return ceiling_cuts_the_least(*ceiling, setup.limits(staked_as(setup.game(), Blind)).min,
                                      setup.pays(Blind)[book::BlindRoyalFlush].odds, "11.70");
    return std::nullopt;
}

// 11.70* c): who has placed wagers that it would touch knows it before the game takes place.
std::string told_before_close(const Table& t, PlayerId player) {
    const auto ceiling = royal_ceiling(t.setup());
    if (!ceiling) return {};
    Money laid{};  // of several hands (nz 5.7) one alone can beat the dealer with a royal flush
    for (const Stake& stake : t.stakes())
        if (stake.player == player && stake.position.wager == Blind) laid = std::max(laid, stake.amount);
    const Pays& pays = t.setup().pays(Blind);
    const Money due = winnings(laid, pays[book::BlindRoyalFlush].odds).paid,
                most = left_by_ceiling(*ceiling, laid, beneath_ceiling(pays));
    if (due <= most) return {};
    return fmt::format("a royal flush would win {} on your Blind, and is paid {} at most ({})",
                       to_string(due), to_string(most), cite(t.game(), "11.70"));
}

// ---- The definitions ----------------------------------------------------------------------------------------

constexpr LaidRow kPlayLaid[] = {poker::laid(kBeforeFlop, "11.52", "before the flop"),
                                 poker::laid(kOnFlop, "11.57", "after the flop"),
                                 poker::laid(kOnRiver, "11.61", "after the river")};

// 11.49: Ante and Blind are equal, and laid together.
constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "11.49", WagerKind::Opening, -1, book::kAnteTables},
    {"blind", "Blind", "11.49", WagerKind::Bundled, Ante, book::kBlindTables},
    WagerDef{"play", "Play", "11.52", WagerKind::Later, Ante, book::kPlayTables}.laid_by(kPlayLaid),
    WagerDef{"trips", "Trips Bonus", "11.50", WagerKind::Opening, -1, book::kTripsTables, {},
             "trips=yes", "11.50"}.limited_by("11.50").within_table_limits("11.50"),
};

constexpr ClauseAt kChecksFlop[] = {{"11.56", "11.58"}};
constexpr ChoiceDef kChoices[] = {
    {.id = "check", .title = "Check", .clause = "11.54", .passive = true, .later = kChecksFlop},
    {"fold", "Fold", "11.62", true},
    {"1x", "Bet once the ante", "11.61"},
    {"2x", "Bet twice the ante", "11.57"},
    {"3x", "Bet three times the ante", "11.52"},
    {"4x", "Bet four times the ante", "11.52"},
};

constexpr OptionValue kUnqualified[] = {
    {"ante-returned", "11.75"}, OptionValue{"ante-compared", "11.67"}.against_text()};
constexpr OptionValue kNoCeiling[] = {{"none", "11.70"}};
constexpr OptionValue kYesNo[] = {{"yes"}, {"no"}};
constexpr OptionValue kGbComes[] = {{"face-down", "11.51"}, {"first", "11.51"}, {"as-needed", "11.51"}};
constexpr OptionValue kNzComes[] = {
    {"face-down", "8.4(a)"}, {"first", "8.4(b)"}, {.id = "as-needed", .clause = "11.51", .by_hand = "8.4"}};

constexpr OptionDef kQualifyDef = OptionDef{
    "does-not-qualify", "The ante when the dealer does not qualify (ruling R48)", "11.75", kUnqualified}.shown();
constexpr OptionDef kCeilingDef = {
    .id = "royal-ceiling", .title = "The most that one player is paid on the Blind for a royal flush",
    .clause = "11.70", .values = kNoCeiling, .takes_amount = true,
    .ceiling = "A royal flush on the Blind pays no player more than {}, or {blind.straight-flush} if that is more, "
               "whatever he has wagered"};
constexpr OptionDef kTripsDef = {"trips", "The Trips Bonus is offered", "11.50", kYesNo, 0, false};
constexpr std::string_view kComesTitle = "The community cards come behind the hands, before them, or as needed";

constexpr OptionDef kGbOptions[] = {
    kQualifyDef, kCeilingDef, {"community", kComesTitle, "11.51", kGbComes, 0, false}, kTripsDef};
constexpr OptionDef kNzOptions[] = {
    kQualifyDef, kCeilingDef, {"community", kComesTitle, "8.4", kNzComes, 0, false}, kTripsDef,
    AreaOptions::areas, AreaOptions::blind};

// What the amendments number themselves and the GB section does not; their rules 11.x are named with their book.
constexpr std::string_view kNzClauses[] = {"5.7", "7.1", "8.4"};

}  // namespace

Unqualified unqualified(const Setup& setup) { return chosen<Unqualified>(setup, DoesNotQualify); }

std::optional<Money> royal_ceiling(const Setup& setup) { return setup.option_amount(RoyalCeiling); }

const Game kGbGame = {
    .id = "gb.ultimate-holdem", .title = "Ultimate Texas Hold 'Em Poker", .book = "gb-2011",
    .division = "gb.texas-holdem", .sections = "11.48-11.76",
    .layout = {.boxes = kBoxes, .cards_a_hand = kBoard, .places = kBoxes, .house_hands = kHouseHands,
               .community = kCommunity, .community_joins = true, .drawing = drawing_of_ultimate},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "11.49", .position = "11.2", .limits = "11.5", .own_hands = "11.10"},
    .wagers = kWagers, .options = kGbOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept_gb, .permit = permit,
    .captions = {.hand = hand_caption, .hand_made_of = poker::made_of<rank::kFiveCards>,
                 .house = dealer_caption<kQualifies>},
    .notices = {.displayed = &gb_2011::kDisplayed, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

const Game kNzGame = {
    .id = "nz.ultimate-holdem", .title = "Ultimate Texas Hold'em", .book = "nz-ultimate-holdem",
    .division = "nz.ultimate-texas-holdem", .sections = "5, 7, 8, 11",
    .rests_on = {.division = "gb.texas-holdem", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.boxes = kBoxes, .cards_a_hand = kBoard, .places = kBoxes, .house_hands = kHouseHands,
               .community = kCommunity, .community_joins = true, .drawing = drawing_of_ultimate},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "gb-2011 11.49", .position = "5.7", .limits = "gb-2011 11.5",
                .own_hands = "gb-2011 11.10", .areas_yield = "5.7.1"},
    .wagers = kWagers, .options = kNzOptions, .choices = kChoices, .irregularities = nz_irregularities(),
    .round = round, .accept = accept_nz, .permit = permit,
    .captions = {.hand = hand_caption, .hand_made_of = poker::made_of<rank::kFiveCards>,
                 .house = dealer_caption<kQualifies>},
    .notices = {.displayed = &nz_ultimate_holdem::kDisplayed, .told_before_close = told_before_close},
};

}  // namespace baize::holdem::ultimate
