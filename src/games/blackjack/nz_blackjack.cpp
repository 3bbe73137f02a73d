#include "games/blackjack/nz_blackjack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "games/blackjack/irregularities.hpp"
#include "games/blackjack/settle.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"

namespace baize::blackjack::nz {

namespace {

namespace book = nz_blackjack;

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }

bool on_hand(const Stake& stake, const Box& box, std::size_t hand) { return stake.open && stake.box == box.number && stake.hand == hand; }
bool is_wager_on_totals(const Stake& stake) { return stake.position.wager != Insurance; }

bool any_open(const Table& t) {
    return std::any_of(t.stakes().begin(), t.stakes().end(), [](const Stake& stake) { return stake.open; });
}

// ---- Insurance and even money (sections 9, 10) ----------------------------------------------------------

Question insurance_question(const Table& t, const Box& box, const Stake& main) {
    Question question{main.player, box.number, 0, bit(NoInsurance), bit(Insure), {}, {}, t.setup().limits(Insurance).increment, "9.2", "9.3"};
    question.amount_min = question.amount_step;
    question.amount_max = {main.amount.cents / 2 / question.amount_step.cents * question.amount_step.cents};  // 9.3
    const bool insured = t.staked(main.player, box.number, {Insurance, 0}).cents > 0;
    if (question.amount_max >= question.amount_min && !insured) question.choices |= bit(Insure);
    const Rules& rules = t.setup().compiled<Rules>();
    if (is_blackjack(box, box.hand()) && rules.even_money && rules.blackjack_pays == Odds{3, 2}) question.choices |= bit(EvenMoney);  // 10.3
    return question;
}

void take_insurance(Table& t, const Question& question, const Answer& answer) {
    if (answer.choice == Insure) t.add_stake(question.player, question.box, 0, {Insurance, 0}, answer.amount);
    if (answer.choice != EvenMoney) return;
    t.settle(*t.find(question.player, question.box, Main, 0), win(kEvenMoney, "10.3(a)"));
    if (Stake* insurance = t.find(question.player, question.box, Insurance, 0)) t.settle(*insurance, voided("10.3"));
}

// 16.11: whose missed offer is to be made good, as the question to put; nothing where none is owed.
std::optional<Question> owed_insurance(Table& t) {
    const int owed = std::exchange(t.marks()[kInsuranceOwed], 0);
    if (owed == 0) return std::nullopt;
    const Box& box = t.box(static_cast<BoxNo>((owed - 1) / 64));
    const Stake* main = t.find(static_cast<PlayerId>((owed - 1) % 64), box.number, Main, 0);
    if (!main || !main->open || !box.live()) return std::nullopt;
    return insurance_question(t, box, *main);
}

void take_late_insurance(Table& t, const Question& question, const Answer& answer) {
    if (answer.choice != kAgain) return take_insurance(t, question, answer);
    t.marks()[kInsuranceOwed] = 1 + question.player + 64 * question.box;  // a ruling came between: the offer is still owed
}

// ---- Decisions (sections 8, 11-14) ------------------------------------------------------------------------

// 10.1: a blackjack is paid at once when the dealer cannot have one.
void pay_blackjacks(Table& t, int up_value) {
    if (up_value == 1 || up_value == 10) return;  // 10.2
    for (const Box& box : t.boxes()) {
        if (!box.live() || !is_blackjack(box, box.hand())) continue;
        for (Stake& stake : t.stakes())
            if (on_hand(stake, box, 0)) t.settle(stake, settle_main({21, true}, {}, t.setup().pays(Main)[0]));
    }
}

Money seated_stake(const Table& t, const Box& box, std::size_t h) {
    for (const Stake& stake : t.stakes())
        if (on_hand(stake, box, h) && stake.player == box.seated && is_wager_on_totals(stake)) return stake.amount;
    return {};
}

Question hand_question(const Table& t, const Box& box, std::size_t h, Points points, const Rules& rules) {
    const baize::Hand& hand = box.hands[h];
    Question question{box.seated, box.number, static_cast<std::uint8_t>(h), bit(Draw), bit(DoubleDown), {}, {}, {1}, "8.3", "11.2"};
    if (may_stand(points)) question.choices |= bit(Stand);                       // 13.1(d)
    if (t.exposed_next()) question.choices |= bit(Refuse);                       // 16.4
    if (hand.cards.size() != 2) return question;
    const int first = card_value(hand.cards[0]), second = card_value(hand.cards[1]);
    if (may_split(first, second, static_cast<int>(box.hands.size()), rules)) question.choices |= bit(SplitPair);  // 12.1, 12.4
    if (!may_double(first, second, box.hands.size() > 1, rules)) return question;
    question.choices |= bit(DoubleDown);                                         // 11.1, 11.6
    question.amount_step = t.setup().limits(Main).increment;                     // 11.2(b)
    question.amount_min = question.amount_step;
    question.amount_max = seated_stake(t, box, h);                               // 11.2(a)
    return question;
}

// 12.2, 12.3: the hand becomes two; the second cards come later, hand by hand.
void split_hand(Table& t, Box& box, std::size_t h) {
    box.hands.push_back({});
    for (std::size_t i = box.hands.size() - 1; i > h + 1; --i) box.hands[i] = box.hands[i - 1];
    baize::Hand& first = box.hands[h];
    baize::Hand& second = box.hands[h + 1];
    second.clear();
    t.give(second, t.take_last(first), Face::Up);
    for (Stake& stake : t.stakes())
        if (stake.box == box.number && stake.hand > h) ++stake.hand;
}

// 14.3(c), (d): the question to a player who has a wager on the hand but does not decide for it.
Question follower_question(const Stake& stake, Choice led, Money step) {
    Question question{stake.player, stake.box, stake.hand, 0, 0, {}, {}, step, led == DoubleDown ? "14.3(c)" : "14.3(d)", "11.2"};
    if (led == SplitPair) {
        question.choices = bit(SplitPair) | bit(FirstHand) | bit(SecondHand);
        return question;
    }
    question.choices = bit(Decline) | bit(DoubleDown);
    question.with_amount = bit(DoubleDown);
    question.amount_min = step;
    question.amount_max = stake.amount;
    return question;
}

void follow(Table& t, std::size_t index, const Answer& answer) {
    const Stake stake = t.stakes()[index];
    const auto next = static_cast<std::size_t>(stake.hand + 1);
    if (answer.choice == DoubleDown) t.add_stake(stake.player, stake.box, stake.hand, {Double, 0}, answer.amount);
    if (answer.choice == SplitPair) t.add_stake(stake.player, stake.box, next, {Split, 0}, stake.amount);
    if (answer.choice != SecondHand) return;
    t.stakes()[index].hand = static_cast<std::uint8_t>(next);
    if (Stake* insurance = t.find(stake.player, stake.box, Insurance, stake.hand)) insurance->hand = static_cast<std::uint8_t>(next);  // 9.6
}

// The stakes of other players on this hand, by index: doubling and splitting add to the list while it is walked.
FixedVector<std::size_t, 8> followers(const Table& t, const Box& box, std::size_t h) {
    FixedVector<std::size_t, 8> list;
    for (std::size_t i = 0; i < t.stakes().size(); ++i) {
        const Stake& stake = t.stakes()[i];
        if (on_hand(stake, box, h) && stake.player != box.seated && (stake.position.wager == Main || stake.position.wager == Split)) list.push_back(i);
    }
    return list;
}

// What the seated player's decision does before the next card; the others on the box follow after him.
void lead(Table& t, Box& box, std::size_t h, const Answer& answer) {
    const Money original = seated_stake(t, box, h);
    if (answer.choice == SplitPair) {
        split_hand(t, box, h);
        t.add_stake(box.seated, box.number, h + 1, {Split, 0}, original);                    // 12.2
    } else if (answer.choice == DoubleDown) {
        t.add_stake(box.seated, box.number, h, {Double, 0}, answer.amount);                  // 11.2
        box.hands[h].doubled = true;                                                         // 11.3
    }
}

// By which clause the card comes that follows a decision.
constexpr Clause kDealtBy[] = {"", "8.4", "11.3", "12.3"};

bool may_draw_more(const Box& box, std::size_t h, Points points) {
    const baize::Hand& hand = box.hands[h];
    if (!box.plays(h)) return false;                                                               // 16.5(a)
    if (points.total() >= 21 || hand.doubled) return false;                                        // 13.1(a), (b)
    return !(box.hands.size() > 1 && hand.cards.size() == 2 && hand.cards[0].rank() == kAce);      // 12.4(b), 13.1(c)
}

// 13.2: a bust hand's wagers are collected at once. In a split box that a dealer's blackjack could still reach they
// wait, because 12.6 may give the additional ones back (ruling R26).
void collect_bust(Table& t, const Box& box, std::size_t h, int up_value) {
    if (!points_of(box.hands[h]).bust()) return;
    if (box.hands.size() > 1 && (up_value == 1 || up_value == 10)) return;
    for (Stake& stake : t.stakes())
        if (on_hand(stake, box, h) && is_wager_on_totals(stake)) t.settle(stake, lose("13.2"));
}

// ---- The dealer's hand and the settlement ------------------------------------------------------------------

void settle_insurances(Table& t, bool ten) {
    for (Stake& stake : t.stakes())
        if (stake.open && stake.position.wager == Insurance) t.settle(stake, settle_insurance(ten, t.setup().pays(Insurance)[0]));  // 9.5
}

HandResult result_of(const Box& box, std::size_t h) {
    const int total = points_of(box.hands[h]).total();
    return {total, total == 21 && box.hands.size() == 1 && box.hands[h].cards.size() == 2};   // 1.1, 12.4(c)
}

// Under "bust and one", is this the player's first hand that still stands?
bool carries_one(const Table& t, const Stake& stake) {
    const Box& box = t.box(stake.box);
    return std::none_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& other) {
        return other.player == stake.player && other.box == stake.box && other.hand < stake.hand && is_wager_on_totals(other) &&
               box.plays(other.hand) && !points_of(box.hands[other.hand]).bust();
    });
}

Return verdict(const Table& t, const Stake& stake, const DealerResult& dealer, const Rules& rules) {
    const Box& box = t.box(stake.box);
    const HandResult hand = result_of(box, stake.hand);
    switch (stake.position.wager) {
        case Double: return settle_double(hand, dealer, box.hands.size() > 1, rules);
        case Split: return settle_split(hand, dealer, rules.split_loss == SplitLoss::BustAndOne && carries_one(t, stake), rules);
        default: return settle_main(hand, dealer, t.setup().pays(Main)[0]);
    }
}

// 13.4: does any wager still depend on the dealer's further cards? A standing blackjack and a bust hand do not.
bool dealer_matters(const Table& t) {
    return std::any_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) {
        if (!stake.open) return false;
        const HandResult hand = result_of(t.box(stake.box), stake.hand);
        return !hand.bust() && !hand.blackjack;
    });
}

void settle_all(Table& t, const DealerResult& dealer, const Rules& rules) {
    for (std::size_t i = 0; i < t.stakes().size(); ++i)
        if (t.stakes()[i].open) t.settle(t.stakes()[i], verdict(t, t.stakes()[i], dealer, rules));
}

// ---- The round ------------------------------------------------------------------------------------------------

Round round(Table& t) {
    const Rules& rules = t.setup().compiled<Rules>();
    Box& house = t.house();
    co_await t.shoe_ready();                                                                  // 7.1, 8.1, 8.7
    co_await t.bets();                                                                        // 5.1, 8.2
    for (Box& box : t.boxes())
        if (box.live()) co_await t.deal(box, Face::Up, "8.2(a)");
    if (!any_open(t)) co_return;                                                              // nobody plays
    co_await t.deal(house, Face::Up, "8.2(b)");
    for (Box& box : t.boxes())
        if (box.live()) co_await t.deal(box, Face::Up, "8.2(c)");
    t.stage(Stage::Deciding);
    const int up_value = card_value(house.hand().cards[0]);

    for (std::size_t i = 0; up_value == 1 && i < t.stakes().size(); ++i) {                    // 9.1, 9.2, 14.3(f), (g)
        while (t.stakes()[i].open && t.stakes()[i].position.wager == Main) {
            const Box& insured = t.box(t.stakes()[i].box);
            if (insured.absent && insured.seated == t.stakes()[i].player) break;               // 16.6: nobody is there to insure
            const Question question = insurance_question(t, insured, t.stakes()[i]);
            const Answer answer = co_await t.ask(question);
            if (answer.choice == kAgain) continue;
            take_insurance(t, question, answer);
            if (answer.choice != Insure || !question.offers(EvenMoney)) break;                // 10.3: he may still prefer even money
        }
    }
    pay_blackjacks(t, up_value);                                                              // 10.1, 10.2

    for (Box& box : t.boxes()) {                                                              // 8.3, 14.3(a)
        for (std::size_t h = 0; h < box.hands.size(); ++h) {
            if (!box.plays(h)) continue;                                                      // 16.5(a)
            if (box.hands[h].cards.size() == 1) co_await t.deal(box, h, Face::Up, "12.3");
            for (Points points = points_of(box.hands[h]); may_draw_more(box, h, points); points = points_of(box.hands[h])) {
                if (const auto late = owed_insurance(t)) take_late_insurance(t, *late, co_await t.ask(*late));  // 16.11
                if (box.absent) {                                                             // 16.6
                    if (may_stand(points)) break;
                    co_await t.deal(box, h, Face::Up, "16.6");
                    continue;
                }
                const Question question = hand_question(t, box, h, points, rules);
                const Answer answer = co_await t.ask(question);
                if (answer.choice == kAgain) continue;
                if (answer.choice == Stand || answer.choice == Refuse) break;                 // 16.4
                if (answer.choice != Draw) {
                    const auto others = followers(t, box, h);
                    lead(t, box, h, answer);                                                  // 11.2, 12.2
                    for (const std::size_t other : others) {                                  // 14.3(c), (d)
                        const Question offer = follower_question(t.stakes()[other], static_cast<Choice>(answer.choice), question.amount_step);
                        const std::size_t last = answer.choice == SplitPair ? h + 1 : h;
                        Answer reply{kAgain, {}};
                        while (reply.choice == kAgain && box.plays(h) && box.plays(last)) reply = co_await t.ask(offer);
                        if (reply.choice != kAgain) follow(t, other, reply);
                    }
                }
                if (box.plays(h)) co_await t.deal(box, h, Face::Up, kDealtBy[answer.choice]);   // 8.4, 11.3, 12.3
            }
            if (box.plays(h)) collect_bust(t, box, h, up_value);                                // 13.2
        }
    }

    t.stage(Stage::DealerDraws);
    if (!any_open(t)) co_return;                                                              // 13.4
    while (house.hand().cards.size() < 2) {                                                   // 8.5
        if (const auto late = owed_insurance(t)) take_late_insurance(t, *late, co_await t.ask(*late));  // 16.11
        co_await t.deal(house, Face::Up, "8.5");
    }
    Points dealer = points_of(house.hand());
    settle_insurances(t, card_value(house.hand().cards[1]) == 10);                            // 9.4, 9.5
    const bool blackjack = dealer.total() == 21;
    const bool draws = !blackjack && dealer_matters(t);                                       // 13.4
    while (draws && dealer_draws(dealer, rules)) {                                            // 13.3, 17.2
        co_await t.deal(house, Face::Up, "13.3");
        dealer = points_of(house.hand());
    }
    settle_all(t, {dealer.total(), blackjack}, rules);                                        // 5.1, 10-12
}

// ---- Conditions on wagers ---------------------------------------------------------------------------------------

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (bet.stake.cents == 0) return std::nullopt;
    const Setup& setup = t.setup();
    int players = 1, boxes = 1;
    Money on_box = bet.stake;
    for (const Stake& stake : t.stakes()) {
        if (stake.box == bet.box && stake.player != bet.player) { ++players; on_box += stake.amount; }
        if (stake.box != bet.box && stake.player == bet.player) ++boxes;
    }
    const int players_max = setup.option_id(book::PlayersABox)[0] - '0';
    if (players > players_max) return Refusal{fmt::format("box {} has {} players already, and no more are admitted", int{bet.box}, players_max), "14.1"};
    if (setup.option_id(book::BoxesAPlayer) != "any" && boxes > setup.option_id(book::BoxesAPlayer)[0] - '0')
        return Refusal{fmt::format("one player may wager on {} box(es) at this table", setup.option_id(book::BoxesAPlayer)), "14.7"};
    if (setup.option_id(book::BoxLimit) == "table-maximum" && on_box > setup.limits(Main).max)
        return Refusal{fmt::format("all wagers on box {} together may not exceed {}", int{bet.box}, to_string(setup.limits(Main).max)), "14.2"};
    return std::nullopt;
}

ShoePolicy shoe(const Setup& setup) {
    const bool continuous = setup.option_id(book::Shoe) == "continuous";
    return {.decks = setup.option(book::Decks) + 1, .lasts = true, .continuous = continuous, .burn = !continuous && setup.option_id(book::Burn) == "yes",
            .shuffle = "7.1", .cut_first = "8.8", .not_enough = "16.7", .equipment = "3.3(a)"};
}

std::shared_ptr<const void> compile(const Setup& setup) { return std::make_shared<const Rules>(rules_of(setup)); }

constexpr WagerDef kWagers[] = {
    {"main", "Blackjack wager", "5.1", WagerKind::Opening, -1, book::kMainPays},
    {"insurance", "Insurance", "9.1", WagerKind::Later, -1, book::kInsurancePays},
    {"double", "Double down", "11.2", WagerKind::Later, Main},
    {"split", "Split", "12.2", WagerKind::Later, Main},
};

constexpr ChoiceDef kChoices[] = {
    {"stand", "Stand", "8.3", true},          {"draw", "Draw", "8.3", true},          {"double", "Double down", "11.1"},
    {"split", "Split", "12.1"},         {"no-insurance", "No insurance", "9.2", true}, {"insure", "Insure", "9.2"},
    {"even-money", "Even money", "10.3"}, {"decline", "Do not double", "14.3(c)", true}, {"first-hand", "Stay on the first hand", "14.3(d)", true},
    {"second-hand", "Move to the second hand", "14.3(d)"}, {"refuse", "Refuse the card", "16.4"},
};

constexpr std::string_view kHouseHands[] = {"dealer"};

}  // namespace

Rules rules_of(const Setup& setup) {
    Rules rules;
    rules.decks = setup.option(book::Decks) + 1;
    rules.draws_to_soft_17 = setup.option_id(book::Variant) == "style-a";
    rules.blackjack_pays = setup.pays(Main)[0].odds;
    rules.even_money = setup.option_id(book::EvenMoney) == "yes";
    rules.double_rule = static_cast<DoubleRule>(setup.option(book::Doubling));
    rules.double_after_split = setup.option_id(book::DoubleAfterSplit) == "yes";
    rules.double_lost_to_blackjack = setup.option_id(book::DoubleLost) == "both";
    rules.split_pairs = setup.option_id(book::Splitting) == "any" || setup.option_id(book::Splitting) == "no-aces";
    rules.split_aces = setup.option_id(book::Splitting) == "any" || setup.option_id(book::Splitting) == "no-pairs";
    rules.hands_max = setup.option_id(book::Resplit) == "yes" ? 3 : 2;
    rules.split_loss = static_cast<SplitLoss>(setup.option(book::SplitLost));
    return rules;
}

const Game kGame = {
    .id = "nz.blackjack", .title = "Blackjack", .book = "nz-blackjack", .division = "nz.blackjack", .sections = "1-14, 16, 17",
    .boxes = 9, .places = 9, .no_more_bets = "5.5", .position_clause = "3.1", .limits_clause = "14.6",
    .house_hands = kHouseHands, .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .counts = &kCounts, .round = round, .shoe = shoe, .accept = accept, .compile = compile,
};

}  // namespace baize::blackjack::nz
