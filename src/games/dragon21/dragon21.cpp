#include "games/dragon21/dragon21.hpp"

#include <fmt/format.h>

#include <set>

#include "engine/table.hpp"
#include "games/blackjack/captions.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/chosen.hpp"
#include "games/collect_then_pay.hpp"
#include "games/dragon21/settle.hpp"
#include "games/punto_banco/settle.hpp"
#include "games/questions.hpp"

namespace baize::dragon21 {

namespace {

namespace book = nz_dragon21;
using blackjack::nz::points_of;

constexpr int kAreas = 7;  // 3.1
constexpr std::size_t kDragon = 0, kTiger = 1;

bool is_blackjack(const Hand& hand) { return hand.cards.size() == 2 && points_of(hand).total() == 21; }
HandResult result_of(const Hand& hand) { return {points_of(hand).total(), is_blackjack(hand)}; }

bool style_b(const Table& t) { return chosen(t.setup(), book::Style, book::Styles::B); }

// ---- Who handles the cards in Style B (section 1, 5.6, 8.1) -----------------------------------------------------

// The seated player with the highest wager on the hand; of equals, the one at the lowest place. Standing players are
// never appointed (5.6), and a hand that no seated player wagers on is turned by the dealer.
PlayerId handler_of(const Table& t, std::size_t hand) {
    PlayerId handler = kNobody;
    Money most{};
    for (const PlayerId seated : t.carried().places) {
        Money sum{};
        for (const Stake& stake : t.stakes())
            if (seated != kNobody && stake.player == seated && stake.position.wager == hand) sum += stake.amount;
        if (sum > most) { handler = seated; most = sum; }
    }
    return handler;
}

Question turn_question(PlayerId handler, std::size_t hand) {
    return question_to(handler, 0, 1u << TurnCards, "9.4", hand);
}

// ---- Settlement ----------------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, HandResult dragon, HandResult tiger) {
    const Pays& pays = t.setup().pays(stake.position.wager);
    switch (stake.position.wager) {
        case Dragon: return settle_hand(dragon, tiger, pays);
        case Tiger: return settle_hand(tiger, dragon, pays);
        case Tie: return settle_tie(dragon, tiger, pays);
        default: break;
    }
    const auto& cards = t.house().hands[stake.position.spot].cards;
    return settle_perfect_pairs(cards[0], cards[1], pays);
}

// ---- The round ------------------------------------------------------------------------------------------------------

bool lies_down(const Hand& hand) { return !hand.faces.empty() && hand.faces.back() == Face::Down; }

// 8.1, 9.4: the player who handles the cards turns them; the dealer, where nobody does.
Step turn_cards(Table& t, std::size_t hand) {
    Hand& cards = t.house().hands[hand];
    const PlayerId handler = handler_of(t, hand);
    co_await t.ask_while([&] { return handler != kNobody && lies_down(cards); },
                         [&] { return turn_question(handler, hand); });
    cards.turn(Face::Up);
}

Round round(Table& t) {
    Box& house = t.house();
    co_await t.shoe_ready();                                                                // 7.1, 11.1
    co_await t.bets();                                                                      // 5.1, 5.9
    const Face first = style_b(t) ? Face::Down : Face::Up;
    for (int card = 0; card < 2; ++card)                                                    // 8.1
        for (const std::size_t hand : {kDragon, kTiger}) co_await t.deal(house, hand, first, "8.1");
    const bool covered = style_b(t) && chosen(t.setup(), book::Additional, book::AdditionalCards::FaceDown);
    const Face further = covered ? Face::Down : Face::Up;                                   // 9.3-9.5
    const bool ended = is_blackjack(house.hands[kDragon]) || is_blackjack(house.hands[kTiger]);  // 9.1
    t.stage(Stage::DealerDraws);
    // The initial cards of both hands are turned before either has a further one.
    for (const std::size_t hand : {kDragon, kTiger})
        if (lies_down(house.hands[hand])) co_await turn_cards(t, hand);                     // 8.1
    for (const std::size_t hand : {kDragon, kTiger})                                        // 9.2: the dragon first
        while (!ended && draws(points_of(house.hands[hand]))) {
            co_await t.deal(house, hand, further, "9.2");
            if (lies_down(house.hands[hand])) co_await turn_cards(t, hand);                 // 9.4
        }
    const HandResult dragon = result_of(house.hands[kDragon]), tiger = result_of(house.hands[kTiger]);
    collect_then_pay(t, [&](const Stake& stake) { return verdict(t, stake, dragon, tiger); });  // 10.1, 10.2
}

// ---- Conditions on wagers -------------------------------------------------------------------------------------------

// 5.2 names every combination of dragon, tiger and tie; a Perfect Pairs wager is made beside one of them (11A.1).
MaybeRefusal pairs_have_a_wager(const Table& t, const PlaceBet& bet) {
    bool initial = bet.position.wager != PerfectPairs && bet.stake.cents > 0,
         pairs = bet.position.wager == PerfectPairs && bet.stake.cents > 0;
    for (const Stake& stake : t.stakes()) {
        const bool replaced = stake.box == bet.box && stake.position == bet.position;
        if (stake.player != bet.player || replaced) continue;
        (stake.position.wager == PerfectPairs ? pairs : initial) = true;
    }
    if (pairs && !initial)
        return Refusal{"a Perfect Pairs wager needs a wager on the dragon, the tiger or a tie beside it", "11A.1"};
    return std::nullopt;
}

MaybeRefusal area_takes(const Table& t, const PlaceBet& bet) {
    const Money most = t.setup().limits(bet.position.wager).max;
    std::set<PlayerId> others;
    Money on_area = bet.stake, of_player = bet.stake;
    for (const Stake& stake : t.stakes()) {
        if (stake.position != bet.position) continue;
        if (stake.box == bet.box && stake.player != bet.player) {
            others.insert(stake.player);
            on_area += stake.amount;
        }
        if (stake.box != bet.box && stake.player == bet.player) of_player += stake.amount;
    }
    const auto players_max = number_of(t.setup(), book::PlayersAnArea);
    if (std::ssize(others) >= players_max)
        return Refusal{fmt::format("wagering area {} has {} player(s) already, and no more are permitted", bet.box,
                                   others.size()),
                       "5.7(a)"};
    if (chosen(t.setup(), book::AreaLimit, book::AreaLimits::TableMaximum) && on_area > most)
        return Refusal{
            fmt::format("all wagers on wagering area {} together may not exceed {}", bet.box, to_string(most)),
            "5.7(b)"};
    if (of_player > most)
        return Refusal{
            fmt::format("the maximum of {} is for all a player's areas of one outcome together", to_string(most)),
            "5.8(b)"};
    return std::nullopt;
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = pairs_have_a_wager(t, bet)) return refusal;
    return bet.stake.cents > 0 ? area_takes(t, bet) : std::nullopt;
}

// ---- The definition -------------------------------------------------------------------------------------------------

MaybeRefusal permit(const Setup& setup) {
    if (chosen(setup, book::Style, book::Styles::B) && chosen(setup, book::Shoe, book::Shoes::Continuous))
        return Refusal{"dealing style B is not conducted with a continuous shuffler", "3.4(a)(iii)"};
    return std::nullopt;
}

ShoePolicy shoe(const Setup& setup) {
    const bool by_value = chosen(setup, book::Burn, book::Burns::ByValue);
    return {.decks = decks_of(setup, book::Decks),
            .lasts = true,
            .continuous = chosen(setup, book::Shoe, book::Shoes::Continuous),
            .burn = true,
            .burn_as_many = by_value ? &punto_banco::kCountValues : nullptr,  // nz-baccarat 7.7, 7.9
            .shuffle = "7.1",
            .cut_first = "11.1",
            .not_enough = "12.1",
            .equipment = "3.4(a)"};
}

constexpr WagerDef kWagers[] = {
    {"dragon", "Dragon's Hand", "5.1(a)", WagerKind::Opening, -1, book::kHandTables},
    {"tiger", "Tiger's Hand", "5.1(b)", WagerKind::Opening, -1, book::kHandTables},
    {"tie", "Tie", "5.1(c)", WagerKind::Opening, -1, book::kTieTables},
    {"perfect-pairs", "Perfect Pairs", "11A.1", WagerKind::Opening, -1, book::kPerfectPairsTables, book::kHands},
};

constexpr ChoiceDef kChoices[] = {{"turn", "Turn the cards", "9.4", true}};

// There are no bust hands: two of them are compared.
std::string hand_caption(std::span<const Card> cards, bool) {
    blackjack::Points points;
    for (const Card card : cards) points.add(blackjack::card_value(card));
    return points.bust() ? std::to_string(points.total()) : blackjack::points_caption(cards, false);
}

}  // namespace

const Game kGame = {
    .id = "nz.dragon21", .title = "Dragon21", .book = "nz-dragon21", .division = "nz.dragon21", .sections = "1-12",
    .layout = {.boxes = kAreas, .cards_a_hand = blackjack::kCardsInHand, .places = kAreas,
               .house_hands = book::kHands, .drawing = drawing},
    .equipment = {.counts = &blackjack::nz::kCounts, .shoe = shoe},
    .clauses = {.no_more_bets = "5.9", .position = "3.3", .limits = "5.8(a)", .maximum = "5.8(b)", .box = "5.7(b)",
                .nominee = "2.2", .differential = "5.12", .pro_rata = "5.13"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand = hand_caption},
    .figures = book::kFigures,
};

}  // namespace baize::dragon21
