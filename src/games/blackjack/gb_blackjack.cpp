#include "games/blackjack/gb_blackjack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "games/blackjack/captions.hpp"
#include "games/blackjack/drawing.hpp"
#include "games/blackjack/gb_sides.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/chosen.hpp"
#include "games/operator_voids.hpp"
#include "games/questions.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::blackjack::gb {

namespace book = gb_2011::blackjack;

// ---- Insurance, blackjacks, settlement ------------------------------------------------------------------------------

namespace {

int up_value(const Table& t) { return card_value(t.house().hand().cards[0]); }

}  // namespace

bool peeks(const Table& t, const Rules& rules) {
    return rules.hole_card == HoleCard::Peek && (up_value(t) == 1 || up_value(t) == 10);
}

bool peek(Table& t) {
    Hand& dealer = t.house().hand();
    const bool blackjack = points_of(dealer).total() == 21;
    if (blackjack) dealer.turn(Face::Up);
    settle_insurances(t, blackjack, "4.24");
    return blackjack;
}

bool shows_an_ace(const Table& t) { return up_value(t) == 1; }                                // 4.22, ruling R40

const Rules& rules_for(const Table& t, const Box& box) {
    const Rules& rules = t.setup().compiled<Rules>();
    return rules.two_hands && !has_two_hands(t, box) ? t.setup().compiled<switching::TableRules>().alone : rules;
}

void pay_blackjacks(Table& t, const Rules& rules) {
    if (rules.hole_card != HoleCard::Peek && (up_value(t) == 1 || up_value(t) == 10))
        return;  // 4.20(b): the dealer may have one too
    for (Stake& stake : t.stakes()) {
        const Box& box = t.box(stake.box);
        if (stake.open && on_totals(t, stake) && is_blackjack(t, box, stake.hand))
            t.settle(stake, verdict(t, stake, {}, rules_for(t, box)));
    }
}

void settle_all(Table& t, const DealerResult& dealer) {
    for (Stake& stake : t.stakes())
        if (stake.open) t.settle(stake, verdict(t, stake, dealer, rules_for(t, t.box(stake.box))));
}

namespace {

// 4.19: a hand over 21 has lost, whatever the dealer will have; doubled and split wagers too (ruling R40).
void collect_bust(Table& t, const Box& box, std::size_t h) {
    if (!points_of(box.hands[h]).bust()) return;
    each_on_hand(t, box, h, [&](Stake& stake) {
        if (on_totals(t, stake)) t.settle(stake, lose(kGbClauses.collected_at_once));
    });
}

// 4.41, 4.50, 4.59: immediately after the initial deal, by the cards of the hand concerned as they were dealt.
void settle_side_wagers(Table& t) {
    const int first = t.setup().compiled<Rules>().two_hands ? int{switching::kNormalSides} : int{kOwnWagers};
    const auto ace = chosen<NextToAce>(t.setup(), book::RoyalMatchAce);
    const Card dealer = t.house().hand().cards[0];
    for (Stake& stake : t.stakes()) {
        if (!stake.open || stake.position.wager < first) continue;
        const auto& cards = t.box(stake.box).hands[stake.hand].cards;
        const Pays& pays = t.setup().pays(stake.position.wager);
        switch (stake.position.wager - first + kOwnWagers) {
            case TwentyOnePlus3: t.settle(stake, settle_twenty_one_plus_3(cards[0], cards[1], dealer, pays)); break;
            case RoyalMatch: t.settle(stake, settle_royal_match(cards[0], cards[1], ace, pays)); break;
            default: t.settle(stake, settle_perfect_pairs(cards[0], cards[1], pays)); break;
        }
    }
}

// ---- Parallel Deal (4.9) --------------------------------------------------------------------------------------------

constexpr std::size_t kCommunal = 1;  // of the house's hands

bool parallel(const Table& t) {
    return !t.setup().compiled<Rules>().two_hands && chosen(t.setup(), book::ParallelDeal, NoYes::Yes);
}

// The card in the middle is the next card of every hand.
void share(Table& t) {
    const Card card = t.house().hands[kCommunal].cards.back();
    for (Box& box : t.boxes()) {
        if (!box.live()) continue;
        t.give(box.hand(), card, Face::Copy);
    }
}

bool nobody_plays(const Table& t) {
    return std::none_of(t.boxes().begin(), t.boxes().end(), [](const Box& box) { return box.live(); });
}

// ---- The steps of the round -----------------------------------------------------------------------------------------

// 4.15, 4.22, 4.23: insurance and even money, of one wager.
Step offer_insurance(Table& t, std::size_t i) {
    const auto question = [&] {
        const Box& box = t.box(t.stakes()[i].box);
        return insurance_question(t, box, t.stakes()[i], rules_for(t, box), kBy);
    };
    for (bool again = true; again;) {
        const auto answer =
            co_await t.ask_while([&] { return t.stakes()[i].open && is_initial(t, t.stakes()[i]); }, question);
        if (!answer) co_return;
        const Question offered = question();
        take_insurance(t, offered, *answer, kBy);
        again = answer->choice == Insure && offered.offers(EvenMoney);  // 4.23: he may still prefer even money
    }
}

// 4.62: before any other decision.
Step offer_switch(Table& t, Box& box) {
    const auto answer = co_await t.ask_while([&] { return switching::may_switch(t, box); }, [&] {
        return question_to(box, bit(switching::Keep) | bit(switching::Switch), "4.62");
    });
    if (answer && answer->choice == switching::Switch) switching::switch_cards(t, box);
}

// 4.27, 4.28, 4.32: the player in control doubles or splits, and those who play behind him follow or do not.
Step double_or_split(Table& t, Box& box, std::size_t h, Answer answer) {
    const std::size_t last = answer.choice == SplitPair ? h + 1 : h;
    const auto others = followers(t, box, h);
    lead(t, box, h, answer);                                                                  // 4.27, 4.28
    for (const std::size_t other : others) {                                                  // 4.27, 4.32
        const auto reply = co_await t.ask_while([&] { return box.plays(h) && box.plays(last); }, [&] {
            return follower_question(t.stakes()[other], static_cast<Choice>(answer.choice), {}, kBy);
        });
        if (reply) follow(t, other, *reply);
    }
}

// By which clause the card comes that follows a decision.
constexpr Clause kDealtBy[] = {"", "4.12", "4.27", "4.29"};

}  // namespace

// ---- The round ------------------------------------------------------------------------------------------------------

// The deals and a hand's own decisions are in the round itself: as steps they would cost every simulated round
// (docs/decisions/0015-steps.md).
Round round(Table& t) {
    const Rules& rules = t.setup().compiled<Rules>();
    Box& house = t.house();
    const bool at_once = chosen(t.setup(), book::SplitDeal, book::SplitDeals::BothAtOnce);    // 4.29
    co_await t.shoe_ready();                                                                  // 4.4
    co_await t.bets();                                                                        // 4.19, 4.25
    if (rules.two_hands) switching::open_hands(t);                                            // 4.62, 4.63
    for (std::size_t card = 0; card < 2; ++card) {  // 4.9: from the dealer's left
        if (nobody_plays(t)) co_return;
        if (parallel(t)) { co_await t.deal(house, kCommunal, Face::Up, "4.9"); share(t); }
        for (std::size_t h = 0; h < (rules.two_hands ? 2u : 1u) && !parallel(t); ++h)
            for (Box& box : t.boxes())
                if (box.plays(h)) co_await t.deal(box, h, Face::Up, "4.9");
        if (nobody_plays(t)) co_return;
        if (card == 0) co_await t.deal(house, Face::Up, "4.10");
        else if (rules.hole_card != HoleCard::None) co_await t.deal(house, Face::Down, "4.10(b)");
    }
    if (rules.two_hands) switching::settle_super_match(t);                                    // 4.73
    settle_side_wagers(t);                                                                    // 4.41, 4.50, 4.59
    t.stage(Stage::Deciding);
    for (std::size_t i = 0; shows_an_ace(t) && i < t.stakes().size(); ++i)
        co_await offer_insurance(t, i);                                                       // 4.15, 4.22, 4.23
    if (peeks(t, rules) && peek(t)) co_return settle_all(t, {21, true});                      // 4.17
    for (Box& box : t.boxes())
        if (switching::may_switch(t, box)) co_await offer_switch(t, box);                     // 4.62
    pay_blackjacks(t, rules);                                                                 // 4.19(c), 4.21(a)

    for (Box& box : t.boxes()) {                                                              // 4.25
        for (std::size_t h = 0; h < box.hands.size(); ++h) {
            if (!box.plays(h)) continue;
            if (box.hands[h].cards.size() == 1) co_await t.deal(box, h, Face::Up, "4.29");    // hand by hand
            while (may_draw_more(t, box, h, points_of(box.hands[h]), rules)) {
                const auto answer = co_await t.ask(
                    box, h, [&] { return hand_question(t, box, h, points_of(box.hands[h]), rules, kBy); });
                if (!answer || answer->choice == Stand) break;                                // 4.12
                const bool split = answer->choice == SplitPair;
                if (answer->choice != Draw) co_await double_or_split(t, box, h, *answer);     // 4.27, 4.28, 4.32
                if (box.plays(h)) co_await t.deal(box, h, Face::Up, kDealtBy[answer->choice]);
                if (split && at_once && box.plays(h + 1)) co_await t.deal(box, h + 1, Face::Up, "4.29");
            }
            if (box.plays(h)) collect_bust(t, box, h);                                        // 4.19
        }
    }

    t.stage(Stage::DealerDraws);
    house.hand().turn(Face::Up);
    if (!any_open(t)) co_return;
    if (house.hand().cards.size() < 2) co_await t.deal(house, Face::Up, "4.14");              // 4.10(a)
    Points dealer = points_of(house.hand());
    settle_insurances(t, card_value(house.hand().cards[1]) == 10, "4.24");                    // 4.22, 4.24
    const bool blackjack = dealer.total() == 21;
    const bool draws = !blackjack && dealer_matters(t, rules);
    while (draws && dealer_draws(dealer, rules)) {                                            // 4.14, 4.18
        co_await t.deal(house, Face::Up, "4.14");
        dealer = points_of(house.hand());
    }
    settle_all(t, {dealer.total(), blackjack});                                               // 4.19-4.21
}

// ---- Conditions on wagers -------------------------------------------------------------------------------------------

Money after(const Table& t, const PlaceBet& bet, Position position) {
    return bet.position == position ? bet.stake : t.staked(bet.player, bet.box, position);
}

MaybeRefusal has_its_wager(const Table& t, const PlaceBet& bet, Position side, std::uint8_t main, Clause clause) {
    if (after(t, bet, side).cents == 0 || after(t, bet, {main, 0}).cents > 0) return std::nullopt;
    const auto wagers = t.game().wagers;
    return Refusal{
        fmt::format("{} needs the player's own {} on the box beside it", wagers[side.wager].title, wagers[main].title),
        std::string(clause)};
}

// 4.25: how many may play behind the controlling player is the table's choice.
MaybeRefusal box_takes(const Table& t, const PlaceBet& bet) {
    const auto most = number_of(t.setup(), book::PlayersABox);
    if (bet.stake.cents == 0 || !most) return std::nullopt;
    std::set<PlayerId> others;
    for (const Stake& stake : t.stakes())
        if (stake.box == bet.box && stake.player != bet.player) others.insert(stake.player);
    if (std::ssize(others) < *most) return std::nullopt;
    return Refusal{
        fmt::format("box {} has {} player(s) already, and no more are admitted", bet.box, others.size()), "4.25"};
}

namespace {

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    for (const auto& [side, clause] : kBesideMain)
        if (auto refusal = has_its_wager(t, bet, {side, 0}, Main, clause)) return refusal;
    return box_takes(t, bet);
}

// 4.21(a): less than 3 to 2 is paid only with one deck, at a table that has chosen so and says so.
MaybeRefusal permit(const Setup& setup) {
    const bool six_to_five = chosen(setup, book::SingleDeck65, NoYes::Yes);
    if (six_to_five && decks_of(setup, book::Decks) != 1)
        return Refusal{"6 to 5 for a blackjack is permitted only where a single deck is used", "4.21(a)"};
    if (!six_to_five && !setup.pays(Main)[book::Blackjack].odds.at_least({3, 2}))
        return Refusal{"a blackjack pays at least 3 to 2", "4.21(a)"};
    return std::nullopt;
}

// ---- The definition -------------------------------------------------------------------------------------------------

constexpr IrregularityDef kIrregularities[] = {
    operator_voids::kMisdeal,
    operator_voids::hand("The hand, or every hand of the box, is void and its wagers are returned"),
    operator_voids::kFaceUpCard,
    operator_voids::kNewShoe,
};

// 4.22: no more than half the stake; 4.27, 4.28: the whole of it once more.
constexpr LaidRow kInsuranceLaid[] = {{.clause = "4.22", .of = Main, .up_to = true, .part = 2}},
                  kDoubleLaid[] = {{"4.27", Main}}, kSplitLaid[] = {{"4.28", Main}};

constexpr WagerDef kWagers[] = {
    {"main", "Blackjack wager", "4.19", WagerKind::Opening, -1, book::kMainTables},
    WagerDef{"insurance", "Insurance", "4.22", WagerKind::Later, -1, book::kInsuranceTables}.laid_by(kInsuranceLaid),
    WagerDef{"double", "Double down", "4.27", WagerKind::Later, Main}.laid_by(kDoubleLaid),
    WagerDef{"split", "Split", "4.28", WagerKind::Later, Main}.laid_by(kSplitLaid),
    {"21+3", "21+3", "4.35", WagerKind::Opening, -1, book::kTwentyOnePlus3Tables},
    {"royal-match", "Royal Match", "4.43", WagerKind::Opening, -1, book::kRoyalMatchTables, {}, "decks=4|6"},
    {"perfect-pairs", "Perfect Pairs", "4.52", WagerKind::Opening, -1, book::kPerfectPairsTables},
};

constexpr ChoiceDef kChoices[] = {
    {"stand", "Stand", "4.12", true},     {"draw", "Draw", "4.12"},
    {"double", "Double down", "4.27"},    {"split", "Split", "4.28"},
    {"no-insurance", "No insurance", "4.22", true}, {"insure", "Insure", "4.22"},
    {"even-money", "Even money", "4.23"}, {"decline", "Do not double", "4.27", true},
    {"first-hand", "Stay on the first hand", "4.32", true}, {"second-hand", "Move to the second hand", "4.32"},
};

constexpr std::string_view kHouseHands[] = {"dealer", "communal"};

std::shared_ptr<const void> compile(const Setup& setup) {
    Rules rules = rules_of(setup);
    rules.even_money_below = chosen(setup, book::EvenMoney65, NoYes::Yes);                     // 4.23, ruling R41
    return keep(rules);
}

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities; }

ShoePolicy shoe(const Setup& setup) {
    return {.decks = decks_of(setup, book::Decks),
            .lasts = true,
            .shuffle = "1.5",
            .cut_first = "1.5",
            .not_enough = "1.5",
            .equipment = "4.5",
            .decks_agreed = "4.4"};
}

std::shared_ptr<const void> keep(const Rules& rules) { return std::make_shared<const Rules>(rules); }

Rules rules_of_table(const Setup& setup) {
    Rules rules;
    rules.decks = decks_of(setup, book::Decks);
    rules.hole_card = chosen<HoleCard>(setup, book::HoleCards);                   // 4.10, 4.17
    rules.draws_to_soft_17 = chosen(setup, book::Soft17, book::Soft17s::Draws);             // 4.18
    rules.even_money = chosen(setup, book::EvenMoneyOffered, YesNo::Yes);                   // 4.23
    rules.blackjack_pays = setup.pays(Main)[book::Blackjack].odds;                            // 4.21
    rules.win_pays = setup.pays(Main)[book::OtherWin].odds;
    rules.clauses = &kGbClauses;
    return rules;
}

Rules rules_of(const Setup& setup) {
    Rules rules = rules_of_table(setup);
    const bool peek = rules.hole_card == HoleCard::Peek;
    rules.double_rule = chosen<DoubleRule>(setup, book::Doubling);                            // 4.27
    rules.double_aces = true;
    rules.double_after_split = true;                                                          // 4.33
    rules.split_4_5_10 = chosen(setup, book::Splitting, book::SplitPairs::Any);             // 4.28
    rules.hands_max = number_of(setup, book::Hands).value_or(kHandsInBox);                     // 4.31
    rules.must_draw_to_12 = false;                                                            // 4.12
    const bool all_lost = chosen(setup, book::LostToBlackjack, book::BlackjackTakes::All);  // 4.10(a), 4.17, ruling R40
    rules.double_lost_to_blackjack = !peek && all_lost;
    rules.split_loss = peek ? SplitLoss::OriginalOnly : all_lost ? SplitLoss::All : SplitLoss::First;
    rules.double_for_less = false;                                                            // 4.27
    rules.resplit_aces = chosen(setup, book::ResplitAces, NoYes::Yes);                         // 4.29, 4.31, ruling R40
    rules.split_21_has_two_cards =
        chosen(setup, book::Split21, book::Split21s::TwoCards);                // 4.19(c), 4.20(b), 4.30, ruling R40
    rules.blackjack_beats_21 =
        chosen(setup, book::TwentyOneAgainstBlackjack, book::AgainstBlackjack::Loses);  // 4.17, 4.20, ruling R40
    return rules;
}

const Game kGame = {
    .id = "gb.blackjack", .title = "Blackjack", .book = "gb-2011", .division = "gb.blackjack", .sections = "4.1-4.59",
    .layout = {.boxes = kBoxes, .cards_a_hand = kCardsInHand, .hands_a_box = kHandsInBox, .places = kBoxes,
               .house_hands = kHouseHands, .community = kCommunal, .drawing = half_moon},
    .equipment = {.counts = &kCounts, .shoe = shoe},
    .clauses = {.no_more_bets = "1.5", .position = "4.2", .limits = "4.8"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .accept = accept, .permit = permit, .compile = compile,
    .captions = {.hand = points_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::blackjack::gb
