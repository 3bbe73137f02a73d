#include "games/three_card_poker/three_card_poker.hpp"

#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/poker/decision.hpp"
#include "games/three_card_poker/settle.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rulebooks/gb_2011/three_card_poker.rules.hpp"
#include "rulebooks/nz_three_card_poker/three_card_poker.rules.hpp"

namespace baize::three_card_poker {

namespace {

namespace gb = gb_2011::three_card_poker;

ThreeCardHand three(const Hand& hand) { return {hand.cards[0], hand.cards[1], hand.cards[2]}; }

// ---- The rows that poker games share ------------------------------------------------------------------------

// 5.13, 5.14: who has an ante plays on, or folds. Pair Plus and Prime are decided by the hand all the same (5.15,
// ruling R49); what an absent player has is forfeited (nz 11.13).
constexpr poker::FoldRow kFolds[] = {{PairPlus, poker::OnFold::Kept, "5.15"}, {Prime, poker::OnFold::Kept, "5.26"}};
constexpr poker::Decision kDecision = {
    .clause = "5.13", .wager = Play, .of = Ante, .fold = Fold, .raise = PlayOn, .folds = kFolds, .absent = "11.13",
};

// nz 5.5, 5.5.2. That an area is one player's the division leaves to the GB book (ruling D4).
constexpr poker::AreaRules kAreaRules = {.one_wager = "gb-2011 5.9", .several = "5.5", .blind = "5.5.2"};
using AreaOptions = poker::AreaOptions<kAreaRules>;

// ---- Settlement --------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, const Box& box, const ThreeCardHand& player,
               const ThreeCardHand& dealer) {
    const Pays& pays = t.setup().pays(stake.position.wager);
    if (const auto lost = poker::lost_unseen(t, box, stake.position.wager, kDecision)) return *lost;
    switch (stake.position.wager) {
        case Ante: return settle_ante(rank_three(player), rank_three(dealer), box.folded, pays);  // 5.14, 5.16-5.19
        case Play: return settle_play(rank_three(player), rank_three(dealer), pays[0]);           // 5.16-5.19
        case PairPlus: return settle_pair_plus(rank_three(player), pays);                         // 5.22, 5.23
        default: break;
    }
    if (&t.game() == &kNzGame) return settle_six_card_bonus(six_card_rank(player, dealer), pays);            // 10A.5
    return settle_prime(player, dealer, pays);  // 5.26-5.30
}

// 5.16(a), (b): what becomes of all play wagers, then of the ante bonuses, the antes and the Pair Plus wagers. Prime
// (5.26-5.30) and the Six Card Bonus (nz 10A.6, after the result of the round) follow.
constexpr Wager kOrder[] = {Play, AnteBonus, Ante, PairPlus, Prime};

void settle_wager(Table& t, const Box& box, Wager wager) {
    const ThreeCardHand player = three(box.hand()), dealer = three(t.house().hand());
    for (Stake& stake : t.stakes()) {
        if (!stake.open || stake.box != box.number || stake.position.wager != (wager == AnteBonus ? Ante : wager))
            continue;
        if (wager != AnteBonus) t.settle(stake, verdict(t, stake, box, player, dealer));
        else if (const auto bonus = settle_ante_bonus(rank_three(player), box.folded, t.setup().pays(AnteBonus)))
            t.bonus(stake, AnteBonus, *bonus);  // 5.20
    }
}

// ---- The round ------------------------------------------------------------------------------------------------

// 5.16: what is settled is shown; a folded hand without another wager stays unseen.
void show_hands(Table& t) {
    t.house().hand().turn(Face::Up);
    for (Box& box : t.boxes())
        if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
}

Round round(Table& t) {
    Box& house = t.house();
    co_await t.shoe_ready();                                                                       // 5.3
    co_await t.bets();                                                                             // 5.10, 5.11
    if (t.stakes().empty()) co_return;                                                             // nobody plays
    if (&t.game() == &kNzGame && t.setup().option(Blind) == poker::kPlayedBlind)
        poker::mark_blind_hands(t);                                                                // nz 5.5.2
    for (Box& box : t.boxes())                                                                     // 5.12
        for (int card = 0; card < 3 && box.live(); ++card)
            co_await t.deal(box, box.blind ? Face::Down : Face::Own, "5.12");
    for (int card = 0; card < 3; ++card) co_await t.deal(house, Face::Down, "5.12");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kDecision);                          // 5.13-5.15
    t.stage(Stage::DealerDraws);
    show_hands(t);                                                                                 // 5.16
    for (const Wager wager : kOrder)                                                               // 5.16-5.23
        for (const Box& box : t.boxes())
            if (box.live()) settle_wager(t, box, wager);
}

// ---- Conditions on wagers ----------------------------------------------------------------------------------------

MaybeRefusal accept_gb(const Table& t, const PlaceBet& bet) { return poker::one_position(t, bet, "5.9"); }

MaybeRefusal accept_nz(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::areas_of_one(t, bet, kAreaRules, t.setup().option(Areas))) return refusal;
    return poker::needs_beside(t, bet, SixCardBonus, {Ante, PairPlus}, "10A.2");
}

ShoePolicy one_deck(const Setup& setup) {
    const bool nz = setup.game().book.starts_with("nz-");
    return {.decks = 1, .shuffle = nz ? "7.1" : "1.5", .not_enough = "1.5", .equipment = "5.3"};
}

// ---- The definitions -----------------------------------------------------------------------------------------------

constexpr auto kOpening = WagerKind::Opening;

constexpr WagerDef kAnteDef = {"ante", "Ante", "5.11(ii)", kOpening, -1, gb::kAnteTables};
constexpr LaidRow kPlayLaid[] = {poker::laid(kDecision, "5.13")};
constexpr WagerDef kPlayDef =
    WagerDef{"play", "Play", "5.13", WagerKind::Later, Ante, gb::kPlayTables}.laid_by(kPlayLaid);
constexpr WagerDef kAnteBonusDef = {"ante-bonus", "Ante bonus", "5.20", WagerKind::Bonus, Ante, gb::kAnteBonusTables};
constexpr WagerDef kPairPlusDef = {"pair-plus", "Pair Plus", "5.11(i)", kOpening, -1, gb::kPairPlusTables};

constexpr WagerDef kGbWagers[] = {kAnteDef, kPlayDef, kAnteBonusDef, kPairPlusDef,
                                  {"prime", "Prime", "5.26", kOpening, -1, gb::kPrimeTables, {}, "prime=yes"}};
constexpr WagerDef kNzWagers[] = {kAnteDef, kPlayDef, kAnteBonusDef, kPairPlusDef,
                                  WagerDef{"six-card-bonus", "Six Card Bonus", "10A.5", kOpening, -1,
                                           nz_three_card_poker::kSixCardBonusTables, {},
                                   "six-card-bonus=yes", "10A.3", "10A.8"}.limited_by("10A.4")};

// What seed 001 item 3 numbers itself; every other clause is the GB book's (ruling D4).
constexpr std::string_view kNzClauses[] = {"5.5", "7.1", "10A", "11."};

constexpr ChoiceDef kChoices[] = {{"fold", "Fold", "5.14", true}, {"play", "Play", "5.13"}};
constexpr std::string_view kHouseHands[] = {"dealer"};

constexpr OptionValue kOffered[] = {{"yes"}, {"no"}};
constexpr OptionDef kGbOptions[] = {{"prime", "The Prime wager is offered", "5.24", kOffered, 0, false}};
constexpr OptionDef kNzOptions[] = {
    AreaOptions::areas,
    AreaOptions::blind,
    {"six-card-bonus", "The Six Card Bonus is offered", "10A.1", kOffered, 0, false},
};

// ---- Captions ------------------------------------------------------------------------------------------------------

std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() != 3) return {};
    return poker::words_for(rank_three({cards[0], cards[1], cards[2]}));
}

std::string house_caption(std::span<const Card> cards) {
    return cards.size() == 3 ? kQualifies.caption(rank_three({cards[0], cards[1], cards[2]})) : std::string();
}

}  // namespace

const Game kGbGame = {
    .id = "gb.three-card-poker", .title = "Three Card Poker", .book = "gb-2011", .division = "gb.three-card-poker",
    .sections = "5.1-5.30",
    .boxes = 7, .cards_a_hand = 3, .places = 7,
    .no_more_bets = "5.10", .position_clause = "5.11", .limits_clause = "5.5",
    .drawing = drawing,
    .house_hands = kHouseHands, .wagers = kGbWagers, .options = kGbOptions, .choices = kChoices,
    .irregularities = operator_voids::kOfOneDeck,
    .round = round, .shoe = one_deck, .accept = accept_gb,
    .hand_caption = hand_caption, .house_caption = house_caption,
    .displayed = &gb_2011::kDisplayed, .answers = gb_2011::three_card_poker_rules::kAnswers,
    .figures = gb::kFigures,
};

const Game kNzGame = {
    .id = "nz.three-card-poker", .title = "Three Card Poker", .book = "nz-three-card-poker",
    .division = "nz.three-card-poker", .sections = "5, 10A, 11",
    .rests_on = "gb.three-card-poker", .rests_on_book = "gb-2011", .own_clauses = kNzClauses,
    .boxes = 7, .cards_a_hand = 3, .places = 7,
    .no_more_bets = "gb-2011 5.10", .position_clause = "5.5", .limits_clause = "gb-2011 5.5",
    .areas_yield = "5.5.1",
    .drawing = drawing,
    .house_hands = kHouseHands, .wagers = kNzWagers, .options = kNzOptions, .choices = kChoices,
    .irregularities = nz_irregularities(),
    .round = round, .shoe = one_deck, .accept = accept_nz,
    .hand_caption = hand_caption, .house_caption = house_caption,
    .displayed = &nz_three_card_poker::kDisplayed,
    .payout_max_clause = "nz-three-card-poker 5.10",
    .answers = nz_three_card_poker::three_card_poker_rules::kAnswers,
    .figures = nz_three_card_poker::kFigures,
};

}  // namespace baize::three_card_poker
