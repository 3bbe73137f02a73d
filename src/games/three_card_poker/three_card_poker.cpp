#include "games/three_card_poker/three_card_poker.hpp"

#include <fmt/format.h>

#include "games/chosen.hpp"
#include "games/collect_then_pay.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/poker/decision.hpp"
#include "games/poker/told_maxima.hpp"
#include "games/stakes.hpp"
#include "games/three_card_poker/settle.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::three_card_poker {

namespace {

namespace gb = gb_2011::three_card_poker;

constexpr int kBoxes = 7;

ThreeCardHand three(const Hand& hand) { return {hand.cards[0], hand.cards[1], hand.cards[2]}; }

// ---- The decision, and what it comes to ------------------------------------------------------------------------

// 5.13, 5.14: who has an ante plays on, or folds. Pair Plus and Prime are decided by the hand all the same (5.15,
// ruling R49); what an absent player has is forfeited (nz 11.13).
constexpr poker::FoldRow kFolds[] = {{PairPlus, poker::OnFold::Kept, "5.15"}, {Prime, poker::OnFold::Kept, "5.26"}};
constexpr poker::Decision kDecision = {
    .clause = "5.13", .wager = Play, .of = Ante, .fold = Fold, .raise = PlayOn, .folds = kFolds, .absent = "11.13",
};

// 5.14, 5.16-5.20.
Return settle_hand(const Setup& setup, std::size_t wager, ThreeCardRank player, ThreeCardRank dealer, bool folded) {
    const Pays& pays = setup.pays(wager);
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, pays);
        case Play: return settle_play(player, dealer, pays[0]);
        default: return settle_ante_bonus(player, folded, pays).value_or(stand_off("5.20"));
    }
}

// nz 5.10: they come out of one maximum in the order of settlement.
std::vector<poker::Cap> caps(const Setup& setup) {
    const auto most = maximum_payout(setup);
    return most ? std::vector<poker::Cap>{{{Play, AnteBonus, Ante}, *most}} : std::vector<poker::Cap>{};
}

constexpr poker::Plan::Street kStreets[] = {{.own = 3, .decision = kDecision}};
constexpr std::uint8_t kAnteAlone[] = {Ante}, kBonuses[] = {AnteBonus};
constexpr poker::DealerFrom kDealer[] = {{kQualifies.from.value()}};

}  // namespace

constinit const poker::Plan kAntePlan = {
    .opening = kAnteAlone, .bonuses = kBonuses, .order = &rank::kThreeCards, .own = 3, .dealer = 3, .streets = kStreets,
    .verdict = poker::settled_by<rank::kThreeCards, settle_hand>, .dealer_from = kDealer, .caps = caps};

namespace {

// nz 5.5, 5.5.2. That an area is one player's the division leaves to the GB book (ruling D4).
constexpr poker::AreaRules kAreaRules = {.one_wager = "gb-2011 5.9", .several = "5.5", .blind = "5.5.2"};
using AreaOptions = poker::AreaOptions<kAreaRules>;

// ---- Settlement --------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, const Box& box, const ThreeCardHand& player,
               const ThreeCardHand& dealer) {
    const std::uint8_t wager = stake.position.wager;
    const Pays& pays = t.setup().pays(wager);
    if (const auto lost = poker::lost_unseen(t, box, wager, kDecision)) return *lost;
    if (wager == Ante || wager == Play)
        return settle_hand(t.setup(), wager, rank_three(player), rank_three(dealer), box.folded);  // 5.14, 5.16-5.19
    if (wager == PairPlus) return settle_pair_plus(rank_three(player), pays);                      // 5.22, 5.23
    if (&t.game() == &kNzGame) return settle_six_card_bonus(six_card_rank(player, dealer), pays);            // 10A.5
    return settle_prime(player, dealer, pays);  // 5.26-5.30
}

// nz 5.10, ruling R97: what the operator's maximum leaves of a hand's winnings, in the order of settlement.
class HandMaxima {
public:
    explicit HandMaxima(const Setup& setup) : maximum_(maximum_payout(setup)) {
        left_.fill(maximum_.value_or(Money{}));
    }
    Money* of(BoxNo box) { return maximum_ ? &left_[box - 1u] : nullptr; }

private:
    std::optional<Money> maximum_;
    std::array<Money, kBoxes> left_;
};

// 5.16(a), (b): what becomes of all play wagers, then of the ante bonuses, the antes and the Pair Plus wagers.
constexpr Wager kOrder[] = {Play, AnteBonus, Ante, PairPlus};

void settle_wager(Table& t, const Box& box, Wager wager, Money* left) {
    const ThreeCardHand player = three(box.hand()), dealer = three(t.house().hand());
    each_open(t, box, wager == AnteBonus ? Ante : wager, [&](Stake& stake) {
        if (wager != AnteBonus) t.settle(stake, verdict(t, stake, box, player, dealer), left);
        else if (const auto bonus = settle_ante_bonus(rank_three(player), box.folded, t.setup().pays(AnteBonus)))
            t.bonus(stake, AnteBonus, *bonus, left);  // 5.20
    });
}

void settle_prime_wagers(Table& t) {                                                               // 5.26-5.30
    for (const Box& box : t.boxes())
        if (box.live()) settle_wager(t, box, Prime, nullptr);
}

// nz 10A.6: when the result of the round is known, all that are lost are collected, and then those that win are paid.
void settle_six_card_bonuses(Table& t, HandMaxima& maxima) {
    const auto becomes = [&](const Stake& stake) {
        const Box& box = t.box(stake.box);
        return verdict(t, stake, box, three(box.hand()), three(t.house().hand()));
    };
    collect_then_pay_by(t, becomes, [&](Stake& stake, const Return& result) {
        t.settle(stake, result, maxima.of(stake.box));
    });
}

void settle(Table& t) {
    HandMaxima maxima(t.setup());
    for (const Wager wager : kOrder)                                                               // 5.16-5.23
        for (const Box& box : t.boxes())
            if (box.live()) settle_wager(t, box, wager, maxima.of(box.number));
    if (&t.game() == &kNzGame) settle_six_card_bonuses(t, maxima);
    else settle_prime_wagers(t);
}

// ---- The round ------------------------------------------------------------------------------------------------

// 5.16: what is settled is shown; a folded hand without another wager stays unseen.
void show_hands(Table& t) {
    t.house().hand().turn(Face::Up);
    for (Box& box : t.boxes())
        if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
}

constexpr poker::SideWager kNzSides[] = {{SixCardBonus, "10A.2"}};

Round round(Table& t) {
    Box& house = t.house();
    co_await t.shoe_ready();                                                                       // 5.3
    co_await t.bets();                                                                             // 5.10, 5.11
    if (&t.game() == &kNzGame) poker::void_sides_alone(t, kNzSides, {Ante, PairPlus});             // nz 11.3, 11.4
    if (!poker::anybody_plays(t)) co_return;
    if (&t.game() == &kNzGame && chosen(t.setup(), Blind, YesNo::Yes))
        poker::mark_blind_hands(t);                                                                // nz 5.5.2
    for (Box& box : t.boxes())                                                                     // 5.12
        for (int card = 0; card < 3 && box.live(); ++card)
            co_await t.deal(box, box.blind ? Face::Down : Face::Own, "5.12");
    for (int card = 0; card < 3; ++card) co_await t.deal(house, Face::Down, "5.12");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kAntePlan);                          // 5.13-5.15
    t.stage(Stage::DealerDraws);
    show_hands(t);                                                                                 // 5.16
    settle(t);
}

// ---- Conditions on wagers ----------------------------------------------------------------------------------------

MaybeRefusal accept_gb(const Table& t, const PlaceBet& bet) { return poker::one_position(t, bet, "5.9"); }

MaybeRefusal accept_nz(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::areas_of_one(t, bet, kAreaRules, Areas)) return refusal;
    return poker::sides_beside(t, bet, kNzSides, {Ante, PairPlus});
}

// The most that one hand may win: with a straight flush, and the dealer's cards beside it.
Money most_of(const Table& t, PlayerId player, BoxNo box) {
    const Setup& setup = t.setup();
    const auto wins = [&](Wager laid, const PayRow& row) {
        return winnings(t.staked(player, box, {laid, 0}), row.odds).paid;
    };
    return wins(Ante, setup.pays(Play)[gb::PlayBeatsDealer]) +
           wins(Ante, setup.pays(AnteBonus)[gb::AnteBonusStraightFlush]) +
           wins(Ante, setup.pays(Ante)[gb::AnteBeatsDealer]) +
           wins(PairPlus, setup.pays(PairPlus)[gb::PairPlusStraightFlush]) +
           wins(SixCardBonus, setup.pays(SixCardBonus)[nz_three_card_poker::SixCardRoyalFlush]);
}

// nz 5.10, rulings R67, R97: whom a maximum may touch knows it while he can still change his wagers.
std::string told_before_close(const Table& t, PlayerId player) {
    std::vector<std::string> words = poker::told_of_wagers(t, player, "nz-three-card-poker 5.10");
    const auto maximum = maximum_payout(t.setup());
    Money most{};
    for (const Box& box : t.boxes()) most = std::max(most, most_of(t, player, box.number));
    if (maximum && most > *maximum) words.push_back(poker::told_of_hand(most, *maximum, "nz-three-card-poker 5.10"));
    return fmt::format("{}", fmt::join(words, "; "));
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
constexpr std::string_view kNzClauses[] = {"5.5", "5.10", "7.1", "10A", "11."};

constexpr ChoiceDef kChoices[] = {{"fold", "Fold", "5.14", true}, {"play", "Play", "5.13"}};
constexpr std::string_view kHouseHands[] = {"dealer"};

constexpr OptionValue kOffered[] = {{"yes"}, {"no"}};
constexpr OptionValue kMaximum[] = {{"none", "5.10"}};
constexpr OptionDef kGbOptions[] = {{"prime", "The Prime wager is offered", "5.24", kOffered, 0, false}};
constexpr OptionDef kNzOptions[] = {
    AreaOptions::areas,
    AreaOptions::blind,
    {"six-card-bonus", "The Six Card Bonus is offered", "10A.1", kOffered, 0, false},
    {.id = "maximum-payout", .title = "The most that is paid on one hand, over all its wagers (rulings R82, R97)",
     .clause = "5.10", .values = kMaximum, .takes_amount = true,
     .ceiling = "One hand is paid no more than {} over all its wagers, whatever it would win at the odds shown"},
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

std::optional<Money> maximum_payout(const Setup& setup) {
    return &setup.game() == &kNzGame ? setup.option_amount(MaximumPayout) : std::nullopt;
}

const Game kGbGame = {
    .id = "gb.three-card-poker", .title = "Three Card Poker", .book = "gb-2011", .division = "gb.three-card-poker",
    .sections = "5.1-5.30",
    .layout = {.boxes = kBoxes, .cards_a_hand = 3, .places = kBoxes, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "5.10", .position = "5.11", .limits = "5.5", .own_hands = "5.12"},
    .wagers = kGbWagers, .options = kGbOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept_gb,
    .captions = {.hand = hand_caption, .house = house_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = gb::kFigures,
};

const Game kNzGame = {
    .id = "nz.three-card-poker", .title = "Three Card Poker", .book = "nz-three-card-poker",
    .division = "nz.three-card-poker", .sections = "5, 10A, 11",
    .rests_on = {.division = "gb.three-card-poker", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.boxes = kBoxes, .cards_a_hand = 3, .places = kBoxes, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "gb-2011 5.10", .position = "5.5", .limits = "gb-2011 5.5",
                .own_hands = "gb-2011 5.12", .areas_yield = "5.5.1", .payout_max = "nz-three-card-poker 5.10"},
    .wagers = kNzWagers, .options = kNzOptions, .choices = kChoices, .irregularities = nz_irregularities(),
    .round = round, .accept = accept_nz,
    .captions = {.hand = hand_caption, .house = house_caption},
    .notices = {.displayed = &nz_three_card_poker::kDisplayed, .told_before_close = told_before_close},
    .figures = nz_three_card_poker::kFigures,
};

}  // namespace baize::three_card_poker
