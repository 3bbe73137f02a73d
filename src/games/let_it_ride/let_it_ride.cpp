#include "games/let_it_ride/let_it_ride.hpp"

#include <fmt/format.h>

#include "definition/names.hpp"
#include "games/ceiling.hpp"
#include "games/let_it_ride/settle.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::let_it_ride {

namespace {

namespace book = gb_2011::let_it_ride;

// ---- The decisions, and what they come to -----------------------------------------------------------------------

// 12.18-12.25: each of two of the three wagers is withdrawn, and is its player's again at once, or rides; and then a
// community card is turned.
constexpr poker::Decision ride_or_withdraw(Wager wager, Clause clause) {
    return {.clause = clause, .wager = wager, .of = Main, .passive = poker::Passive::Withdraw, .fold = Withdraw,
            .raise = LetItRide};
}
constexpr poker::Plan::Street kStreets[] = {{.own = 3, .decision = ride_or_withdraw(First, "12.18")},
                                            {.board = 1, .decision = ride_or_withdraw(Second, "12.22")}};

// Each Mandatory Wager that is still in play is paid by the same rows (12.28, 12.29).
Return settle_mandatory(const Setup& setup, std::size_t, FiveCardRank player, FiveCardRank, bool) {
    return settle_hand(player, setup.pays(Main));
}

// 12.27*: what one player is paid at most for a royal flush at 1000 to 1, over all his standard wagers, if anything.
std::optional<Money> ceiling_of(const Setup& setup) { return setup.option_amount(RoyalCeiling); }

// A royal flush is a straight flush too (ruling R88).
std::optional<Odds> beneath(const Setup& setup, const poker::End& end) {
    const auto hand = FiveCardRank::from_value(end.player);
    if (!under_ceiling(hand, settle_hand(hand, setup.pays(Main)))) return std::nullopt;
    return beneath_ceiling(setup.pays(Main)).odds;
}
std::vector<poker::Cap> caps(const Setup& setup) {
    const auto most = ceiling_of(setup);
    return most ? std::vector<poker::Cap>{{{Main, First, Second}, *most, beneath}} : std::vector<poker::Cap>{};
}

constexpr std::uint8_t kOpening[] = {Main, First, Second};

}  // namespace

constinit const poker::Plan kPlan = {.opening = kOpening, .own = 3, .board = 2, .streets = kStreets,
                                     .verdict = poker::settled_by<rank::kFiveCards, settle_mandatory>, .caps = caps};

namespace {

// ---- Settlement --------------------------------------------------------------------------------------------

// ... of so much laid on all that ride together.
Money most_of(const Setup& setup, Money ceiling, Money laid) {
    return left_by_ceiling(ceiling, laid, beneath_ceiling(setup.pays(Main)));
}

// 12.28, 12.29: each Mandatory Wager that is still in play; stakes come back on top of what a ceiling leaves (R67).
void settle_standard(Table& t, const Box& box) {
    const auto &own = box.hand().cards, &shared = t.house().hand().cards;
    const Card five[] = {own[0], own[1], own[2], shared[0], shared[1]};
    const FiveCardRank hand = rank::best<rank::kFiveCards>(five);
    const Return verdict = settle_mandatory(t.setup(), Main, hand, {}, false);
    const auto rides = [&](const Stake& stake) {
        return is_open_on(stake, box) && stake.position.wager != Bonus;
    };
    const auto ceiling = ceiling_of(t.setup());
    const bool capped = ceiling && under_ceiling(hand, verdict);
    Money laid{};
    for (const Stake& stake : t.stakes())
        if (rides(stake)) laid += stake.amount;
    Money left = capped ? most_of(t.setup(), *ceiling, laid) : Money{};
    for (Stake& stake : t.stakes())
        if (rides(stake)) t.settle(stake, verdict, capped ? &left : nullptr);
}

// 12.30: the player's own three cards.
void settle_three_cards(Table& t, const Box& box) {
    const auto& own = box.hand().cards;
    const Card three[] = {own[0], own[1], own[2]};
    each_open(t, box, Bonus, [&](Stake& stake) {
        t.settle(stake, settle_bonus(rank::best<rank::kThreeCards>(three), t.setup().pays(Bonus)));
    });
}

// ---- The round ------------------------------------------------------------------------------------------------

constexpr poker::SideWager kSides[] = {{Bonus, "12.14"}};

Round round(Table& t) {
    Hand& community = t.house().hand();
    co_await t.shoe_ready();                                                                       // 12.3
    co_await t.bets();                                                                             // 12.13, 12.14
    poker::void_sides_alone(t, kSides, {Main});                                                    // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                       // nobody plays
    for (Box& box : t.boxes())                                                                     // 12.11, 12.15
        for (int card = 0; card < 3 && box.live(); ++card) co_await t.deal(box, Face::Own, "12.15");
    for (int card = 0; card < 2; ++card) co_await t.deal(t.house(), Face::Down, "12.16");
    co_await t.burn("12.16");                                                                      // ruling R81
    t.stage(Stage::Deciding);
    for (std::size_t i = 0; i < std::size(kStreets); ++i) {
        for (Box& box : t.boxes_from_right()) co_await poker::decide(t, box, kPlan, i);            // 12.12, 12.18-12.24
        community.turn(i, Face::Up);                                                               // 12.21, 12.25
    }
    t.stage(Stage::DealerDraws);
    for (Box& box : t.boxes_from_right()) {                                                        // 12.12, 12.26
        if (!box.live()) continue;
        box.hand().turn(Face::Up);
        settle_standard(t, box);                                                                   // 12.27-12.29
        settle_three_cards(t, box);                                                                // 12.30-12.33
    }
}

// ---- Conditions -------------------------------------------------------------------------------------------------

// 12.8; 12.14: the Three Card Bonus is for who has placed the Mandatory Wagers, so neither may it outlast them.
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "12.8")) return refusal;
    return poker::sides_beside(t, bet, kSides, {Main});
}

// 12.27* a): no other pay-out may be capped. Three wagers are the least that a player lays.
MaybeRefusal permit(const Setup& setup) {
    const auto ceiling = ceiling_of(setup);
    if (!ceiling) return std::nullopt;
    if (setup.pays(Main)[book::RoyalFlush].odds != book::kCappedRoyal)
        return Refusal{"a ceiling is for a royal flush at 1000 to 1 only", "12.27"};
    return ceiling_cuts_the_least(*ceiling, setup.limits(Main).min * 3, book::kCappedRoyal, "12.27");
}

// 12.27* c): who has placed wagers that it would touch, if all three ride, knows it before the game commences.
std::string told_before_close(const Table& t, PlayerId player) {
    const auto ceiling = ceiling_of(t.setup());
    if (!ceiling) return {};
    Money laid{};
    for (const Stake& stake : t.stakes())
        if (stake.player == player && stake.position.wager != Bonus) laid += stake.amount;
    const Money due = winnings(laid, t.setup().pays(Main)[book::RoyalFlush].odds).paid,
                most = most_of(t.setup(), *ceiling, laid);
    if (due <= most) return {};
    return fmt::format("a royal flush would win {} on your three wagers, and is paid {} at most ({})",
                       to_string(due), to_string(most), cite(t.game(), "12.27"));
}

ShoePolicy one_deck(const Setup&) { return {.decks = 1, .shuffle = "1.5", .not_enough = "1.5", .equipment = "12.3"}; }

// ---- The definition -----------------------------------------------------------------------------------------------

// 12.13: three equal wagers, each paid by the same rows (12.29).
constexpr WagerDef kWagers[] = {
    {"main", "Wager £", "12.13", WagerKind::Opening, -1, book::kHandTables},
    {.id = "first", .title = "Wager 1", .clause = "12.13", .kind = WagerKind::Bundled, .part_of = Main,
     .paid_as = Main},
    {.id = "second", .title = "Wager 2", .clause = "12.13", .kind = WagerKind::Bundled, .part_of = Main,
     .paid_as = Main},
    WagerDef{"three-card-bonus", "Three Card Bonus", "12.14", WagerKind::Opening, -1, book::kBonusTables, {},
             "three-card-bonus=yes"}.limited_by("12.14").within_table_limits("12.14"),
};

// Who says nothing has his wager back (ruling R73).
constexpr ClauseAt kWithdrawSecond[] = {{"12.22", "12.23"}}, kSecondRides[] = {{"12.22", "12.24"}};
constexpr ChoiceDef kChoices[] = {
    {.id = "withdraw", .title = "Withdraw the wager", .clause = "12.19", .passive = true, .later = kWithdrawSecond},
    {.id = "ride", .title = "Let it ride", .clause = "12.20", .later = kSecondRides},
};
constexpr std::string_view kHouseHands[] = {"community"};

// What the player sees of his hand; without community cards the three cards of the bonus.
std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() == 5) return poker::words_for(rank::best<rank::kFiveCards>(cards));
    return poker::words_for_part(cards);
}

}  // namespace

const Game kGame = {
    .id = "gb.let-it-ride", .title = "Let it Ride", .book = "gb-2011", .division = "gb.let-it-ride",
    .sections = "12.1-12.33",
    .layout = {.boxes = 7, .cards_a_hand = 3, .places = 7, .house_hands = kHouseHands, .community = 0,
               .community_joins = true, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "12.15", .position = "12.13", .limits = "12.5", .own_hands = "12.15"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = operator_voids::kOfOneDeck,
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

}  // namespace baize::let_it_ride
