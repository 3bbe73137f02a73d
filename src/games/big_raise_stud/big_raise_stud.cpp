#include "games/big_raise_stud/big_raise_stud.hpp"

#include <fmt/format.h>

#include "definition/names.hpp"
#include "games/big_raise_stud/settle.hpp"
#include "games/chosen.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/blind_stake.hpp"
#include "games/poker/captions.hpp"
#include "games/poker/decision.hpp"
#include "games/poker/told_maxima.hpp"
#include "games/stakes.hpp"

namespace baize::big_raise_stud {

namespace {

namespace book = nz_big_raise_stud;

// 5.2, 9.1: one to four times the ante, or fold. A fold leaves the Three Card Bonus in play (9.2(c)); an absent player
// forfeits it too (11.12, ruling R69).
constexpr poker::FoldRow kFolds[] = {{Bonus, poker::OnFold::Kept, "9.2(c)"}};
constexpr poker::Decision kDecision = {.clause = "5.2", .wager = Raise, .of = Ante, .from = 1, .to = 4, .fold = Fold,
                                       .raise = Once, .stand = LetItStand, .taken_back = "5.9(b)",
                                       .once_or_fold = "11.7", .surrendered = "9.2(a)", .folds = kFolds,
                                       .absent = "11.12"};

// 9.2(a), 10.2.
Return settle_hand(const Setup& setup, std::size_t wager, FiveCardRank player, FiveCardRank, bool folded) {
    const Pays& pays = setup.pays(wager);
    return wager == Ante ? settle_ante(player, folded, readings_of(setup), pays)
                         : settle_raise(player, readings_of(setup), pays);
}

// 5.8: the raise, and it alone, is paid no more than the operator's maximum, or than its own (ruling R97).
std::vector<poker::Cap> caps(const Setup& setup) {
    static constexpr std::uint8_t kRaiseAlone[] = {Raise};
    std::vector<poker::Cap> caps = poker::caps_of_wagers(setup, kRaiseAlone);
    if (const auto most = setup.option_amount(book::MaximumPayout)) caps.push_back({{Raise}, *most});
    return caps;
}

constexpr poker::Plan::Street kStreets[] = {{.own = 3, .decision = kDecision}};
constexpr std::uint8_t kOpening[] = {Ante};

}  // namespace

constinit const poker::Plan kPlan = {.opening = kOpening, .own = 3, .board = 2, .streets = kStreets,
                                     .verdict = poker::settled_by<rank::kFiveCards, settle_hand>, .caps = caps};

namespace {

constexpr poker::AreaRules kAreas = {.one_wager = "5.6", .several = "5.5", .blind = "5.5.2"};

// ---- Settlement --------------------------------------------------------------------------------------------

FiveCardRank five_of(const Table& t, const Box& box) {                                         // 10.1
    const auto &own = box.hand().cards, &shared = t.house().hand().cards;
    const Card five[] = {own[0], own[1], own[2], shared[0], shared[1]};
    return rank::best<rank::kFiveCards>(five);
}

ThreeCardRank three_of(const Box& box) {
    const Card three[] = {box.hand().cards[0], box.hand().cards[1], box.hand().cards[2]};
    return rank::best<rank::kThreeCards>(three);
}

Return verdict(const Table& t, const Stake& stake, const Box& box) {
    if (const auto lost = poker::lost_unseen(t, box, stake.position.wager, kDecision)) return *lost;
    const std::uint8_t wager = stake.position.wager;
    if (wager == Bonus) return settle_bonus(three_of(box), t.setup().pays(Bonus));             // 10.3
    return settle_hand(t.setup(), wager, five_of(t, box), {}, box.folded);
}

// 10.5, 10.6: the ante and the raise, then the Three Card Bonus. The raise, and it alone, is paid no more than the
// operator's maximum (5.8).
constexpr Wager kOrder[] = {Ante, Raise, Bonus};

void settle_box(Table& t, const Box& box) {
    for (const Wager wager : kOrder)
        each_open(t, box, wager, [&](Stake& stake) {
            auto left = wager == Raise ? t.setup().option_amount(book::MaximumPayout) : std::nullopt;
            t.settle(stake, verdict(t, stake, box), left ? &*left : nullptr);
        });
}

// ---- The round ------------------------------------------------------------------------------------------------

Step deal_to_players(Table& t, int cards, Clause clause) {
    for (Box& box : t.boxes())
        for (int card = 0; card < cards && box.live(); ++card)
            co_await t.deal(box, box.blind ? Face::Down : Face::Own, clause);
}

// 8.3: one card at a time, the community's after the players', until they have three and it has two.
Step deal_from_shoe(Table& t) {
    for (int card = 0; card < 3; ++card) {
        co_await deal_to_players(t, 1, "8.3");
        if (card < 2) co_await t.deal(t.house(), Face::Down, "8.3");
    }
}

// 8.4: three at a time; of the community's three the bottom card is discarded.
Step deal_from_shuffler(Table& t) {
    co_await deal_to_players(t, 3, "8.4(a)");
    co_await t.burn("8.4(b)");
    for (int card = 0; card < 2; ++card) co_await t.deal(t.house(), Face::Down, "8.4(b)");
}

constexpr poker::SideWager kSides[] = {{Bonus, "5.1", "11.9"}};

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 7.1(b)
    co_await t.bets();                                                                         // 5.1, 8.1(a)
    poker::void_sides_alone(t, kSides, {Ante});                                                // 8.3, 8.4
    if (!poker::anybody_plays(t)) co_return;
    if (chosen(t.setup(), book::BlindHands, YesNo::Yes)) poker::mark_blind_hands(t);           // 5.5.2
    if (from_shuffler(t.setup())) co_await deal_from_shuffler(t);                              // 8.4
    else co_await deal_from_shoe(t);                                                           // 8.3
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await poker::decide(t, box, kPlan);                          // 5.2, 5.9(b), 9.1-9.3
    t.stage(Stage::DealerDraws);
    poker::collect_folded(t, kDecision);                                                       // 9.2(a)
    t.house().hand().turn(Face::Up);                                                           // 9.4
    for (Box& box : t.boxes()) {
        if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
        if (box.live()) settle_box(t, box);                                                    // 10.2-10.6
    }
}

// ---- Conditions on wagers ----------------------------------------------------------------------------------------

// 5.1: every player makes an ante; the others lie beside it.
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::areas_of_one(t, bet, kAreas, book::Areas)) return refusal;
    if (auto refusal = poker::sides_beside(t, bet, kSides, {Ante})) return refusal;
    if (auto refusal = poker::needs_beside(t, bet, Raise, {Ante}, "5.1")) return refusal;
    return poker::blind_is_a_multiple(t, bet, kDecision);
}

// 5.8, ruling R67: whose raise the maximum may touch, as it was laid or as high as it may be, knows it while he can
// still change his wagers.
std::string told_before_close(const Table& t, PlayerId player) {
    const auto maximum = t.setup().option_amount(book::MaximumPayout);
    Money most{};
    for (const Stake& stake : t.stakes()) {
        if (stake.player != player || stake.position.wager != Ante) continue;
        const Money laid = t.staked(player, stake.box, {Raise, 0});
        const Money raise = laid.cents > 0 ? laid : stake.amount * kDecision.to;
        most = std::max(most, winnings(raise, t.setup().pays(Raise)[book::RoyalFlush].odds).paid);
    }
    // Two maxima bind the raise, and he is told of the lower one.
    const Money of_raise = t.setup().limits(Raise).payout_max;
    const bool lower = maximum && (of_raise.cents == 0 || *maximum < of_raise);
    std::vector<std::string> words = poker::told_of_wagers(
        t, player, "nz-big-raise-stud 5.8", lower ? std::optional<std::size_t>(Raise) : std::nullopt);
    if (lower && most > *maximum)
        words.push_back(fmt::format("a royal flush would win {} on the highest raise, and is paid {} at most ({})",
                                    to_string(most), to_string(*maximum), cite(t.game(), "5.8")));
    return fmt::format("{}", fmt::join(words, "; "));
}

// 3.4: one deck, or two of which a shuffler deals one while it shuffles the other.
ShoePolicy one_deck(const Setup&) { return {.decks = 1, .shuffle = "7.1", .not_enough = "11.10", .equipment = "3.4"}; }

// ---- The definition ------------------------------------------------------------------------------------------------

constexpr LaidRow kRaiseLaid[] = {poker::laid(kDecision, "5.2(b)")};

constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "5.1(a)", WagerKind::Opening, -1, book::kAnteTables},
    {.id = "raise", .title = "Raise", .clause = "5.2(b)", .kind = WagerKind::Later, .part_of = Ante,
     .paytables = book::kRaiseTables, .payout_max = "5.8", .blind = "blind-betting=yes", .laid = kRaiseLaid},
    {"three-card-bonus", "Three Card Bonus", "5.1(b)", WagerKind::Opening, -1, book::kBonusTables, {},
     "three-card-bonus=yes"},
};

// Who has laid his raise and says nothing leaves it where it is; else silence folds (ruling R57).
constexpr ChoiceDef kChoices[] = {
    {"let-it-stand", "Let the raise stand", "5.9(b)", true},
    {"fold", "Fold", "5.2(a)", true},
    {"1x", "Raise once the ante", "5.2(b)"},
    {"2x", "Raise twice the ante", "5.2(b)"},
    {"3x", "Raise three times the ante", "5.2(b)"},
    {"4x", "Raise four times the ante", "5.2(b)"},
};
constexpr std::string_view kHouseHands[] = {"community"};

// ---- Captions ------------------------------------------------------------------------------------------------------

std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() == 5) return poker::words_for(rank::best<rank::kFiveCards>(cards));
    return poker::words_for_part(cards);
}

}  // namespace

bool from_shuffler(const Setup& setup) { return chosen(setup, book::Dealing, book::From::Shuffler); }

Readings readings_of(const Setup& setup) {
    return {.sevens_lose = chosen(setup, book::Sevens, book::SevensDo::Lose),
            .stand_off_pays_ante = chosen(setup, book::StandOffAnte, book::AnteIs::Paid)};
}

const Game kGame = {
    .id = "nz.big-raise-stud", .title = "Big Raise Stud Poker", .book = "nz-big-raise-stud",
    .division = "nz.big-raise-stud", .sections = "1-11",
    .layout = {.boxes = 7, .cards_a_hand = 3, .places = 7, .house_hands = kHouseHands, .community = 0,
               .community_joins = true, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    // 2.0: by the general rules of Division 1
    .clauses = {.no_more_bets = "5.9", .position = "5.1", .limits = "2.0", .own_hands = "8.2",
                .areas_yield = "5.5.1"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &book::kDisplayed, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

}  // namespace baize::big_raise_stud
