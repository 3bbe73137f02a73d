#include "games/holdem/bonus.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "games/caption_words.hpp"
#include "games/ceiling.hpp"
#include "games/chosen.hpp"
#include "games/holdem/layouts.hpp"
#include "games/holdem/streets.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::holdem::bonus {

namespace {

// ---- The decisions ------------------------------------------------------------------------------------------

// 11.19, 11.20: a Flop wager of twice the ante, or the ante is surrendered. The wagers beside it stay in action: the
// Progressive until the five cards lie (11.47, ruling R65), the Bonus Jackpot since 11.20 takes the ante alone (rulings
// R21, R66).
using poker::OnFold;
constexpr poker::FoldRow kKept[] = {{Jackpot, OnFold::Kept, "11.33"}, {Progressive, OnFold::Kept, "11.47"}};
constexpr poker::FoldRow kJackpotLost[] = {{Jackpot, OnFold::Lost, "11.20"}, {Progressive, OnFold::Kept, "11.47"}};
constexpr poker::Decision flop_or_fold(poker::FoldRows folds) {
    return {.clause = "11.19", .wager = Flop, .of = Ante, .from = book::kFlopTimes, .to = book::kFlopTimes,
            .fold = Fold, .raise = Stay, .surrendered = "11.20", .folds = folds};
}
constexpr poker::Decision kFlopOrFold = flop_or_fold(kKept), kFlopOrFoldAll = flop_or_fold(kJackpotLost);

// 11.22-11.24, 11.26-11.28: a wager equal to the ante, or a check.
constexpr poker::Decision check_or_bet(Wager wager, Clause clause) {
    return {.clause = clause, .wager = wager, .of = Ante, .passive = poker::Passive::Check,
            .fold = Check, .raise = Bet};
}
constexpr poker::Decision kTurnBet = check_or_bet(Turn, "11.22"), kRiverBet = check_or_bet(River, "11.26");

// 11.35-11.38.
Return settle_hand(const Setup& setup, std::size_t wager, FiveCardRank player, FiveCardRank dealer, bool folded) {
    return wager == Ante ? settle_ante(player, dealer, folded, setup.pays(Ante))
                         : settle_bet(player, dealer, setup.pays(Flop));
}

constexpr poker::Plan::Street kStreets[] = {
    {.own = kHole, .decision = kFlopOrFold, .when = "folded-jackpot=kept"},
    {.own = kHole, .decision = kFlopOrFoldAll, .when = "folded-jackpot=lost"},
    {.board = kFlop, .decision = kTurnBet},
    {.board = 1, .decision = kRiverBet}};
constexpr std::uint8_t kOpening[] = {Ante};

}  // namespace

constinit const poker::Plan kPlan = {.opening = kOpening, .own = kHole, .dealer = kHole, .board = kBoard,
                                     .streets = kStreets,
                                     .verdict = poker::settled_by<rank::kFiveCards, settle_hand>};

namespace {

const poker::Decision& opening(const Table& t) { return poker::decision_on(kPlan, t.setup(), BeforeFlop); }

// What a fold loses is surrendered at once.
Step decide_flop(Table& t, Box& box) {
    co_await poker::decide(t, box, kPlan, BeforeFlop);
    poker::collect_folded(t, box, opening(t));
}

// ---- Settlement ---------------------------------------------------------------------------------------------

bool dealer_has_aces(const Table& t) {
    const auto& dealer = t.house().hands[kDealer].cards;
    return is_pair_of_aces(dealer[0], dealer[1]);
}

// 11.34*, ruling R88: what the ceiling leaves of ace-ace against ace-ace, which is ace-ace too.
Money most_against_aces(const Setup& setup, Money ceiling, Money stake) {
    return left_by_ceiling(ceiling, stake, win(setup.pays(Jackpot)[book::JackpotAces]));
}

// 11.33, 11.34; the ceiling of 11.34* is one person's, who has one position (11.9), and his stake comes on top (R67).
void settle_jackpot_of(Table& t, const Box& box) {
    const auto& hole = box.hand().cards;
    const bool against_aces = pays_dealer_aces(t.setup()) && dealer_has_aces(t);
    const auto ceiling = jackpot_ceiling(t.setup());
    each_open(t, box, Jackpot, [&](Stake& stake) {
        const bool capped = ceiling && against_aces && is_pair_of_aces(hole[0], hole[1]);
        Money left = capped ? most_against_aces(t.setup(), *ceiling, stake.amount) : Money{};
        t.settle(stake, settle_jackpot(hole[0], hole[1], against_aces, t.setup().pays(Jackpot)),
                 capped ? &left : nullptr);
    });
}

// 11.31-11.38: one position after the other; a folded hand is shown only where it still decides something.
void settle_box(Table& t, Box& box) {
    if (poker::in_action(t, box, opening(t))) box.hand().turn(Face::Up);               // 11.31
    settle_jackpot_of(t, box);                                                                 // 11.32-11.34
    if (box.folded) return;
    const FiveCardRank player = best_five(t, box.hand()), dealer = best_five(t, t.house().hands[kDealer]);
    settle_wagers(t, box, {Ante, Flop, Turn, River}, [&](const Stake& stake) {                 // 11.35-11.38
        return settle_hand(t.setup(), stake.position.wager, player, dealer, false);
    });
}

constexpr ProgressiveDef kProgressiveOf = {.wager = Progressive, .prize = ProgressivePrize, .lost = "11.44",
                                           .board_royal = "11.45(a)", .board_straight_flush = "11.45(b)"};

// ---- The round ----------------------------------------------------------------------------------------------

constexpr poker::SideWager kSides[] = {{Jackpot, "11.18"}, {Progressive, "11.41"}};

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 11.3
    co_await t.bets();                                                                         // 11.17, 11.18, 11.40
    poker::void_sides_alone(t, kSides, {Ante});                                                // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                   // nobody plays
    co_await deal_hole_cards(t);                                                               // 11.10
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await decide_flop(t, box);                                   // 11.19, 11.20
    if (any_in_action(t, opening(t))) {
        co_await open_board(t, kFlop, "11.21");
        for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan, BeforeTurn);          // 11.22-11.24
        co_await open_board(t, kTurn, "11.25");
        for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan, BeforeRiver);         // 11.26-11.28
        co_await open_board(t, kBoard, "11.29");
        t.stage(Stage::DealerDraws);
        show_dealer(t);                                                                        // 11.30
    }
    for (Box& box : t.boxes_from_right())                                                      // 11.15
        if (box.live()) settle_box(t, box);                                                    // 11.31-11.38
    co_await settle_progressive(t, kProgressiveOf, progressive_readings(t.setup()));           // 11.44-11.47
}

// ---- Conditions ---------------------------------------------------------------------------------------------

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "11.9")) return refusal;
    return poker::sides_beside(t, bet, kSides, {Ante});
}

// 11.39: the Progressive comes beside the Bonus Jackpot or takes its place. 11.34* a): no other pay-out may be capped.
MaybeRefusal permit(const Setup& setup) {
    if (auto refusal = poker::needs_ante(setup, Ante)) return refusal;
    if (!setup.offered(Jackpot) && !setup.offered(Progressive))
        return Refusal{"the Bonus Jackpot may only give way to a Progressive wager", "11.39"};
    if (pays_dealer_aces(setup) && setup.option_amount(JackpotCeiling) && !jackpot_ceiling(setup))
        return Refusal{"a ceiling is for ace-ace against ace-ace at 1000 to 1 or above only", "11.34"};
    if (const auto ceiling = jackpot_ceiling(setup); ceiling && setup.offered(Jackpot))
        return ceiling_cuts_the_least(*ceiling, setup.limits(Jackpot).min,
                                      setup.pays(Jackpot)[book::JackpotAcesAndDealerAces].odds, "11.34");
    return std::nullopt;
}

// 11.34* c): who has placed a wager that it would touch knows it before the game takes place.
std::string told_before_close(const Table& t, PlayerId player) {
    const auto ceiling = jackpot_ceiling(t.setup());
    if (!ceiling) return {};
    for (const Stake& stake : t.stakes()) {
        if (stake.player != player || stake.position.wager != Jackpot) continue;
        const Odds odds = t.setup().pays(Jackpot)[book::JackpotAcesAndDealerAces].odds;
        const Money due = winnings(stake.amount, odds).paid,
                    most = most_against_aces(t.setup(), *ceiling, stake.amount);
        if (due > most)
            return fmt::format("ace-ace against the dealer's ace-ace would win {} on your Bonus Jackpot, and is paid "
                               "{} at most ({})", to_string(due), to_string(most), cite(t.game(), "11.34"));
    }
    return {};
}

// 11.32: two hole cards by what they win on the Bonus Jackpot.
std::string jackpot_caption(std::span<const Card> cards) {
    if (cards.size() != kHole) return {};
    const int high = std::max(cards[0].rank(), cards[1].rank()), low = std::min(cards[0].rank(), cards[1].rank());
    if (high == low) return poker::words_for_part(cards);
    if (!jackpot_row(cards[0], cards[1], false, book::kJackpot)) return "nothing";
    return fmt::format("{}-{} {}", rank_word(high), rank_word(low),
                       cards[0].suit() == cards[1].suit() ? "suited" : "unsuited");
}

// ---- The definition -----------------------------------------------------------------------------------------

constexpr std::string_view kWithJackpot = "bonus-jackpot=yes", kWithProgressive = "progressive=yes";

constexpr LaidRow kFlopLaid[] = {poker::laid(kFlopOrFold, "11.19")}, kTurnLaid[] = {poker::laid(kTurnBet, "11.23")},
                  kRiverLaid[] = {poker::laid(kRiverBet, "11.27")};

// Turn and River are paid as the Flop wager is, and by its rows (11.37).
constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "11.17", WagerKind::Opening, -1, book::kAnteTables},
    WagerDef{"flop", "Flop", "11.19", WagerKind::Later, Ante, book::kBetTables}.laid_by(kFlopLaid),
    {.id = "turn", .title = "Turn", .clause = "11.23", .kind = WagerKind::Later, .part_of = Ante, .paid_as = Flop,
     .laid = kTurnLaid},
    {.id = "river", .title = "River", .clause = "11.27", .kind = WagerKind::Later, .part_of = Ante, .paid_as = Flop,
     .laid = kRiverLaid},
    {.id = "bonus-jackpot", .title = "Bonus Jackpot", .clause = "11.18", .paytables = book::kJackpotTables,
     .when = kWithJackpot, .no_more_bets = "11.18"},
    WagerDef{.id = "progressive", .title = "Progressive", .clause = "11.43", .paytables = book::kProgressiveTables,
             .when = kWithProgressive, .no_more_bets = "11.40", .progressive = "11.39"}.at_one_stake(),
    {.id = "progressive-prize", .title = "Progressive prize", .clause = "11.44", .kind = WagerKind::Bonus,
     .part_of = Progressive, .when = kWithProgressive},
};

constexpr ClauseAt kChecksTurn[] = {{"11.26", "11.28"}}, kBetsRiver[] = {{"11.26", "11.27"}};
constexpr ChoiceDef kChoices[] = {
    {"fold", "Fold", "11.20", true},
    {"play", "Flop wager of twice the ante", "11.19"},
    {.id = "check", .title = "Check", .clause = "11.24", .passive = true, .later = kChecksTurn},
    {.id = "bet", .title = "Bet once the ante", .clause = "11.23", .later = kBetsRiver},
};

constexpr OptionValue kYesNo[] = {{"yes"}, {"no"}}, kAcesLine[] = {{"yes", "11.33"}, {"no", "11.33"}};
constexpr OptionValue kNoCeiling[] = {{"none", "11.34"}};
enum class Folded { Kept, Lost };
constexpr OptionValue kFoldedJackpot[] = {{"kept", "11.33"}, OptionValue{"lost", "11.20"}.doubtful()};

constexpr OptionDef kOptions[] = {
    OptionDef{.id = "dealer-aces", .title = "Ace-ace against the dealer's ace-ace has a line of its own",
              .clause = "11.33", .values = kAcesLine, .when = kWithJackpot}.shown(),
    {.id = "jackpot-ceiling", .title = "The most that one player is paid by that line", .clause = "11.34",
     .values = kNoCeiling, .when = "bonus-jackpot=yes dealer-aces=yes", .takes_amount = true,
     .ceiling = "Ace-ace against the dealer's ace-ace pays no player more than {} on the Bonus Jackpot, or "
                "{bonus-jackpot.aces} if that is more, whatever he has wagered"},
    OptionDef{.id = "folded-jackpot", .title = "The Bonus Jackpot of a folded hand (rulings R21, R66)",
              .clause = "11.20", .values = kFoldedJackpot, .when = kWithJackpot}.shown(),
    {"bonus-jackpot", "The Bonus Jackpot is offered", "11.39", kYesNo, 0, false},
    {"progressive", "The Progressive wager is offered", "11.39", kYesNo, 0, false},
    ProgressiveOptions::stake("11.44"), ProgressiveOptions::cards("11.43"), ProgressiveOptions::board("11.45"),
};

}  // namespace

bool pays_dealer_aces(const Setup& setup) { return chosen(setup, DealerAces, YesNo::Yes); }

bool jackpot_falls_with_fold(const Setup& setup) { return chosen(setup, FoldedJackpot, Folded::Lost); }

// 11.34* a): there is none on a lower line.
std::optional<Money> jackpot_ceiling(const Setup& setup) {
    const bool may = may_be_capped(setup.pays(Jackpot)[book::JackpotAcesAndDealerAces].odds);
    return may && pays_dealer_aces(setup) ? setup.option_amount(JackpotCeiling) : std::nullopt;
}

ProgressiveReadings progressive_readings(const Setup& setup) {
    return ProgressiveOptions::readings(setup, ProgressiveStake, ProgressiveCards, BoardStraightFlush);
}

const Game kGame = {
    .id = "gb.holdem-bonus", .title = "Texas Hold 'Em Bonus Poker", .book = "gb-2011", .division = "gb.texas-holdem",
    .sections = "11.1-11.47",
    .layout = {.boxes = kBoxes, .cards_a_hand = kBoard, .places = kBoxes, .house_hands = kHouseHands,
               .community = kCommunity, .community_joins = true, .drawing = drawing_of_bonus},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "11.17", .position = "11.2", .limits = "11.5", .own_hands = "11.10"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand = hand_caption, .own_cards = {Jackpot, jackpot_caption},
                 .hand_made_of = poker::made_of<rank::kFiveCards>},
    .notices = {.displayed = &gb_2011::kDisplayed, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

}  // namespace baize::holdem::bonus
