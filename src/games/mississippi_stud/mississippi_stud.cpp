#include "games/mississippi_stud/mississippi_stud.hpp"

#include <algorithm>

#include "games/mississippi_stud/settle.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/poker/decision.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::mississippi_stud {

namespace {

namespace book = gb_2011::mississippi_stud;

// 7.42, 7.44, 7.46: a fold, or once to three times the ante, with two cards in view, three and four.
constexpr poker::Decision fold_or_raise(Wager wager, Clause clause) {
    return {.clause = clause, .wager = wager, .of = Ante, .from = 1, .to = 3, .fold = Fold, .raise = Once};
}
constexpr poker::Plan::Street kStreets[] = {{.own = 2, .decision = fold_or_raise(ThirdStreet, "7.42")},
                                            {.board = 1, .decision = fold_or_raise(FourthStreet, "7.44")},
                                            {.board = 1, .decision = fold_or_raise(FifthStreet, "7.46")}};

// A fold loses all that lies there, by the clause of its street.
Return lost_by_fold(std::size_t street) { return lose(kStreets[street].decision.clause); }

// The ante and the streets are paid by the same rows (7.49).
Return settle_hand(const Setup& setup, std::size_t, FiveCardRank player, FiveCardRank, bool folded) {
    return folded ? lost_by_fold(0) : settle(player, setup.pays(Ante));
}

constexpr std::uint8_t kOpening[] = {Ante};

}  // namespace

constinit const poker::Plan kPlan = {.opening = kOpening, .own = 2, .board = 3, .streets = kStreets,
                                     .verdict = poker::settled_by<rank::kFiveCards, settle_hand>};

namespace {

bool in_play(const Box& box) { return box.live() && !box.folded; }

FiveCardRank rank_of(const Table& t, const Box& box) {
    const auto &own = box.hand().cards, &shared = t.house().hand().cards;
    const Card five[] = {own[0], own[1], shared[0], shared[1], shared[2]};
    return rank::best<rank::kFiveCards>(five);
}

// ---- The round ------------------------------------------------------------------------------------------------

// A fold is settled at once.
Step play_street(Table& t, Box& box, std::size_t street) {
    co_await poker::decide(t, box, kPlan, street);
    if (box.live() && box.folded) settle_open(t, box, lost_by_fold(street));
}

Round round(Table& t) {
    Hand& community = t.house().hand();
    co_await t.shoe_ready();                                                                       // 11.3
    co_await t.bets();                                                                             // 7.40
    if (t.stakes().empty()) co_return;                                                             // nobody plays
    for (Box& box : t.boxes())                                                                     // 7.41, 11.10
        for (int card = 0; card < 2 && box.live(); ++card) co_await t.deal(box, Face::Own, "7.41");
    for (int card = 0; card < 3; ++card) co_await t.deal(t.house(), Face::Down, "7.41");
    t.stage(Stage::Deciding);
    for (std::size_t i = 0; i < std::size(kStreets); ++i) {
        for (Box& box : t.boxes()) co_await play_street(t, box, i);                                // 7.42, 7.44, 7.46
        if (std::ranges::none_of(t.boxes(), in_play)) co_return;                                   // all have folded
        community.turn(i, Face::Up);                                                               // 7.43, 7.45, 7.47
    }
    t.stage(Stage::DealerDraws);
    for (Box& box : t.boxes()) {                                                                   // 7.48
        if (!in_play(box)) continue;
        box.hand().turn(Face::Up);
        settle_open(t, box, settle_hand(t.setup(), Ante, rank_of(t, box), {}, false));             // 7.49
    }
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) { return poker::one_position(t, bet, "7.39"); }

// 7.37: the general rules of section 11 apply, a single pack (11.3) among them.
ShoePolicy one_deck(const Setup&) { return {.decks = 1, .shuffle = "1.5", .not_enough = "1.5", .equipment = "11.3"}; }

// ---- The definition -----------------------------------------------------------------------------------------------

constexpr LaidRow kLaid[] = {poker::laid(kStreets[0].decision, "7.42"), poker::laid(kStreets[1].decision, "7.44"),
                             poker::laid(kStreets[2].decision, "7.46")};

// 7.49: the streets are paid as the ante is, and by its rows.
constexpr WagerDef street(std::string_view id, std::string_view title, const LaidRow& laid) {
    return {.id = id, .title = title, .clause = laid.clause, .kind = WagerKind::Later, .part_of = Ante,
            .paid_as = Ante, .laid = {&laid, 1}};
}
constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "7.40", WagerKind::Opening, -1, book::kTables},
    street("third-street", "3rd Street", kLaid[0]),
    street("fourth-street", "4th Street", kLaid[1]),
    street("fifth-street", "5th Street", kLaid[2]),
};

constexpr ClauseAt kLater[] = {{"7.44", "7.44"}, {"7.46", "7.46"}};
constexpr ChoiceDef kChoices[] = {
    {.id = "fold", .title = "Fold", .clause = "7.42", .passive = true, .later = kLater},
    {.id = "1x", .title = "Raise once the ante", .clause = "7.42", .later = kLater},
    {.id = "2x", .title = "Raise twice the ante", .clause = "7.42", .later = kLater},
    {.id = "3x", .title = "Raise three times the ante", .clause = "7.42", .later = kLater},
};

constexpr std::string_view kHouseHands[] = {"community"};

// Two cards have a name if they are a pair; more by what they make, once the community cards are seen.
std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() == 5) return poker::words_for(rank::best<rank::kFiveCards>(cards));
    return poker::words_for_part(cards);
}

}  // namespace

const Game kGame = {
    .id = "gb.mississippi-stud", .title = "Mississippi Stud", .book = "gb-2011", .division = "gb.mississippi-stud",
    .sections = "7.36-7.49",
    .layout = {.boxes = 7, .cards_a_hand = 3, .places = 7, .house_hands = kHouseHands, .community = 0,
               .community_joins = true, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "7.40", .position = "7.40", .limits = "11.5", .own_hands = "7.41"},
    .wagers = kWagers, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::mississippi_stud
