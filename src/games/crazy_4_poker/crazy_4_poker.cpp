#include "games/crazy_4_poker/crazy_4_poker.hpp"

#include "games/chosen.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/poker/decision.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::crazy_4_poker {

namespace {

constexpr int kCards = 5;                                                                          // 15.12

// 15.14-15.17: the play wager equals the ante, or the hand is folded. Queens Up falls with it unless its player says
// otherwise (15.23, rulings R49, R73).
constexpr poker::FoldRow kFolds[] = {{SuperBonus, poker::OnFold::Lost, "15.23"},
                                     {QueensUp, poker::OnFold::KeptByWord, "15.23"}};
// With a pair of aces or better it may be any amount up to three times the ante that the chips allow (15.15, ruling
// R81). That this is offered tells of the hand, so that nobody but its player learns of it (ChoiceDef::confidential).
bool may_triple(poker::RankValue own) { return may_triple_down(FourCardRank::from_value(own)); }
constexpr poker::Decision kDecision = {
    .clause = "15.14", .wager = Play, .of = Ante, .fold = Fold, .raise = PlayOn, .keep = KeepQueensUp,
    .further = {.choice = TripleDown, .to = 3, .may = may_triple, .clause = "15.15",
                .at = "with a pair of aces or better"},
    .surrendered = "15.16", .folds = kFolds};

Return settle_hand(const Setup& setup, std::size_t wager, FourCardRank player, FourCardRank dealer, bool folded) {
    const Pays& pays = setup.pays(wager);
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, pays);                               // 15.16, 15.19-15.21
        case Play: return settle_play(player, dealer, unqualified(setup), pays);                   // 15.19-15.21
        default: return settle_super_bonus(player, dealer, folded, pays);                          // 15.22-15.24
    }
}

constexpr poker::Plan::Street kStreets[] = {{.own = kCards, .decision = kDecision}};
constexpr std::uint8_t kOpening[] = {Ante, SuperBonus};
constexpr poker::DealerFrom kDealer[] = {{kDealerQualifies.from.value()}};

}  // namespace

constinit const poker::Plan kAntePlan = {
    .opening = kOpening, .order = &rank::kFourCards, .own = kCards, .dealer = kCards, .streets = kStreets,
    .verdict = poker::settled_by<rank::kFourCards, settle_hand>, .dealer_from = kDealer};

namespace {

FourCardRank rank_of(const Hand& hand) { return rank_four({hand.cards.begin(), hand.cards.size()}); }

// ---- Settlement --------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, const Box& box) {
    if (const auto lost = poker::lost_unseen(t, box, stake.position.wager, kDecision)) return *lost;  // 15.23
    const FourCardRank player = rank_of(box.hand()), dealer = rank_of(t.house().hand());
    const std::uint8_t wager = stake.position.wager;
    if (wager == QueensUp) return settle_queens_up(player, t.setup().pays(QueensUp));              // 15.26, 15.27
    return settle_hand(t.setup(), wager, player, dealer, box.folded);
}

// 15.19 speaks of the play wagers and then of the antes; 15.22-15.24 and 15.26 of the others behind them.
constexpr Wager kOrder[] = {Play, Ante, SuperBonus, QueensUp};

void settle_box(Table& t, const Box& box) {
    for (const Wager wager : kOrder)
        each_open(t, box, wager, [&](Stake& stake) { t.settle(stake, verdict(t, stake, box)); });
}

// ---- The round ------------------------------------------------------------------------------------------------

// 15.18, 15.26: what is settled is shown; a folded hand without another wager stays unseen.
void show_hands(Table& t) {
    t.house().hand().turn(Face::Up);
    for (Box& box : t.boxes())
        if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
}

constexpr poker::SideWager kSides[] = {{QueensUp, "15.10"}};

Round round(Table& t) {
    Box& house = t.house();
    co_await t.shoe_ready();                                                                       // 15.3
    co_await t.bets();                                                                             // 15.9-15.11
    poker::void_sides_alone(t, kSides, {Ante});                                                    // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                       // nobody plays
    for (Box& box : t.boxes())                                                                     // 15.12
        for (int card = 0; card < kCards && box.live(); ++card) co_await t.deal(box, Face::Own, "15.12");
    for (int card = 0; card < kCards; ++card) co_await t.deal(house, Face::Down, "15.12");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kAntePlan);                          // 15.13-15.17
    t.stage(Stage::DealerDraws);
    poker::collect_folded(t, kDecision);                                                           // 15.16, 15.23
    show_hands(t);                                                                                 // 15.18
    for (const Box& box : t.boxes_from_right())                                                    // 15.20
        if (box.live()) settle_box(t, box);
}

// ---- Conditions on wagers ----------------------------------------------------------------------------------------

// 15.8; 15.10: no Queens Up without an ante, whose Super Bonus comes with it; so neither may it outlast it.
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (MaybeRefusal refusal = poker::one_position(t, bet, "15.8")) return refusal;
    return poker::sides_beside(t, bet, kSides, {Ante});
}

ShoePolicy one_deck(const Setup&) {
    return {.decks = 1, .shuffle = "1.5", .not_enough = "1.5", .equipment = "15.3"};
}

// ---- The definition ------------------------------------------------------------------------------------------------

constexpr LaidRow kPlayLaid[] = {poker::laid(kDecision, "15.14"), poker::laid_further(kDecision)};

constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "15.10(i)", WagerKind::Opening, -1, book::kAnteTables},
    WagerDef{"super-bonus", "Super Bonus", "15.10(ii)", WagerKind::Bundled, Ante,
             book::kSuperBonusTables}.limited_by("15.11"),
    WagerDef{"play", "Play", "15.14", WagerKind::Later, Ante, book::kPlayTables}.laid_by(kPlayLaid),
    WagerDef{"queens-up", "Queens Up", "15.10(iii)", WagerKind::Opening, -1, book::kQueensUpTables, {},
             "queens-up=yes", "15.25"}.limited_by("15.11").within_table_limits("15.11"),
};

constexpr ChoiceDef kChoices[] = {
    {"fold", "Fold", "15.16", true},
    {"play", "Play once", "15.14"},
    {.id = "triple-down", .title = "Triple down: up to three times", .clause = "15.15", .confidential = true},
    {"keep-queens-up", "Fold and keep Queens Up", "15.23"},
};
constexpr std::string_view kHouseHands[] = {"dealer"};

constexpr OptionValue kUnqualified[] = {{"play-paid", "15.19"}, OptionValue{"play-compared", "15.20"}.doubtful()};
constexpr OptionValue kOffered[] = {{"yes"}, {"no"}};
constexpr OptionDef kOptions[] = {
    {"does-not-qualify", "The play wager when the dealer does not qualify (ruling R48)", "15.19", kUnqualified, 0,
     false, true},  // no hand that is best played is touched by it
    {"queens-up", "The Queens Up wager is offered", "15.25", kOffered, 0, false},
};

// ---- Captions ------------------------------------------------------------------------------------------------------

std::string hand_caption(std::span<const Card> cards, bool) {
    return cards.size() == kCards ? poker::words_for(rank_four(cards)) : std::string();
}

Picked hand_made_of(std::span<const Card> cards) {
    return cards.size() == kCards ? poker::made_of<rank::kFourCards>(cards) : 0;
}

std::string house_caption(std::span<const Card> cards) {
    return cards.size() == kCards ? kDealerQualifies.caption(rank_four(cards)) : std::string();
}

}  // namespace

Unqualified unqualified(const Setup& setup) { return chosen<Unqualified>(setup, DoesNotQualify); }

const Game kGame = {
    .id = "gb.crazy-4-poker", .title = "Crazy 4 Poker", .book = "gb-2011", .division = "gb.crazy-4-poker",
    .sections = "15.1-15.27",
    .layout = {.boxes = 7, .cards_a_hand = kCards, .places = 7, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "15.10", .position = "15.10", .limits = "15.5", .own_hands = "15.12"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption, .hand_made_of = hand_made_of, .house = house_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::crazy_4_poker
