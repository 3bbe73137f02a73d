#include "games/blackjack/nz_blackjack.hpp"

#include <algorithm>

#include "games/blackjack/captions.hpp"
#include "games/blackjack/drawing.hpp"
#include "games/blackjack/irregularities.hpp"
#include "games/blackjack/nz_cut.hpp"
#include "games/blackjack/nz_sides.hpp"
#include "games/blackjack/nz_variants.hpp"
#include "games/blackjack/settle.hpp"
#include "games/chosen.hpp"
#include "games/stakes.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"
#include "rulebooks/nz_blackjack/side_wagers.hpp"

namespace baize::blackjack::nz {

namespace {

namespace book = nz_blackjack;

constexpr PlayClauses kBy{"8.3", "11.2", "9.2", "9.3", "10.3(a)", "10.3", "14.3(c)", "14.3(d)"};

// ---- Insurance and even money (sections 9, 10) ----------------------------------------------------------

// Of one wager, where its player is there (16.6).
std::optional<Question> insurance_of(const Table& t, std::size_t i) {
    const Stake& main = t.stakes()[i];
    const Box& box = t.box(main.box);
    if (!main.open || main.position.wager != Main || (box.absent && box.seated == main.player)) return std::nullopt;
    return insurance_question(t, box, main, rules_for(t, main.player, box.number), kBy);          // ruling R34
}

// 9.1, 9.2, 14.3(f), (g)
Step offer_insurance(Table& t, std::size_t i, bool sides) {
    for (bool again = true; again;) {
        const auto answer = co_await t.ask([&] { return insurance_of(t, i); });
        if (!answer) co_return;
        const Question offered = *insurance_of(t, i);
        take_insurance(t, offered, *answer, kBy);
        if (answer->choice == EvenMoney && sides) take_even_money_riding(t, offered);
        again = answer->choice == Insure && offered.offers(EvenMoney);  // 10.3: he may still prefer even money
    }
}

// 16.11: a missed offer, noted by `owe_insurance`, as the question to put; nothing where its wager is not in play.
std::optional<Question> owed_insurance(const Table& t, const OwedInsurance& owed) {
    const Box& box = t.box(owed.box);
    const PlayerId player = owed.player;
    const auto main = std::find_if(
        t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) {  // a split may have moved it (14.3(d))
            return is_open_on(stake, box, Main) && stake.player == player;
        });
    if (main == t.stakes().end() || !box.live()) return std::nullopt;
    return insurance_question(t, box, *main, rules_for(t, main->player, box.number), kBy);  // ruling R34
}

// 16.11: the missed offer is made good.
Step offer_owed_insurance(Table& t) {
    const OwedInsurance owed = take_owed_insurance(t);
    const auto answer = co_await t.ask([&] { return owed_insurance(t, owed); });
    if (!answer) co_return;
    const Question offered = *owed_insurance(t, owed);
    if (answer->choice == EvenMoney) take_even_money_riding(t, offered);
    take_insurance(t, offered, *answer, kBy);
}

// ---- Decisions (sections 8, 11-14) ------------------------------------------------------------------------

// 10.1: a blackjack is paid at once when the dealer cannot have one; in Blackjack + always (19.5).
void pay_blackjacks(Table& t, int up_value, const Rules& rules) {
    if (!rules.twenty_one_wins && (up_value == 1 || up_value == 10)) return;  // 10.2
    for (const Box& box : t.boxes()) {
        if (!box.live() || !is_blackjack(box, box.hand())) continue;
        each_on_hand(t, box, 0, [&](Stake& stake) {
            if (on_totals(stake, rules)) t.settle(stake, settle_main({21, true}, {}, blackjack_row(t, stake), rules));
        });
    }
}

// 13.2: a bust hand's wagers are collected at once. Where the dealer may yet have
// a blackjack, those wait that 12.6 would then give back:
// the additional wagers of a split box of which exactly the original is lost (ruling R26).
void collect_bust(Table& t, const Box& box, std::size_t h, int up_value, const Rules& rules) {
    if (!points_of(box.hands[h]).bust()) return;
    close_lammers(t, box, h);
    const bool reachable = up_value == 1 || up_value == 10;
    each_on_hand(t, box, h, [&](Stake& stake) {
        if (!on_totals(stake, rules)) return;
        if (!reachable || verdict_on(t, stake, {21, true}, rules).outcome == Outcome::Lose)
            t.settle(stake, lose("13.2"));
    });
}

// ---- The dealer's hand and the settlement ------------------------------------------------------------------

void settle_all(Table& t, const DealerResult& dealer, const Rules& rules) {
    settle_by_the_dealer(t);                                                                  // 15H.8, 20A.5
    for (Stake& stake : t.stakes())
        if (stake.open && !is_side(stake.position.wager)) t.settle(stake, verdict_on(t, stake, dealer, rules));
    pay_matches(t);                                                                           // 15F.8
    settle_lammers(t, dealer, rules);                                                         // 20.8
}

// ---- The round ------------------------------------------------------------------------------------------------

// By which rule the dealer takes a further card.
Clause draws_by(const Rules& rules) { return rules.free_bets ? "20.6" : rules.draws_to_soft_17 ? "17.2" : "13.3"; }

// By which rule a hand has a further card. Of a text that is chosen at run time the letters would be counted each time.
Clause further_card_by(const Answer& answer) { return answer.choice == Draw ? Clause("8.4") : Clause("11.3"); }

// 15A.5-15A.9: who has won Madness 21 presses the prize button, or leaves it to another on the box.
Step press_button(Table& t, Box& box) {
    FixedVector<PlayerId, 4> declined;
    const auto may_press = [&] { return !box.absent && !button_is_out(t) && box.live(); };
    for (PlayerId player = box.seated; player != kNobody;) {
        const auto answer =
            co_await t.ask_while(may_press, [&] { return button_question(t, box, player, declined); });
        if (!answer || answer->choice == PressButton) break;
        declined.push_back(player);
        player = next_at_the_button(t, box, declined, *answer);
    }
    if (!button_is_out(t) && box.live()) co_await t.spin(1, book::kMadnessPrizesInAll, "15A.6");
    pay_madness(t, box);
}

// 15D.6, 15E.5: what has won is taken in cash, or rides.
Step offer_ride(Table& t, std::size_t i) {
    const auto answer = co_await t.ask([&] { return ride_question(t, i); });
    if (answer) take_ride(t, i, *answer);
    else if (t.stakes()[i].open) cash_in(t, i);
}

// The side wagers that the initial deal decides.
Step play_sides(Table& t) {
    settle_on_the_deal(t);  // 15.6, 15B.6, 15C.7, 15F.8, 15G.7
    for (Box& box : t.boxes())
        if (wins_madness(t, box)) co_await press_button(t, box);                              // 15A.5-15A.9
    for (std::size_t i = 0; i < t.stakes().size(); ++i)
        if (t.stakes()[i].open && can_ride(t.stakes()[i])) co_await offer_ride(t, i);         // 15D.6, 15E.5
}

// 15B.10, 15C.11: before the second card of a hand that was split.
Step offer_extra_pairs(Table& t, Box& box, std::size_t h) {
    for (const PlayerId player : extra_pair_players(t, box)) {
        const auto offer = [&] { return extra_pair_question(t, box, h, player); };
        const auto answer = co_await t.ask_while([&] { return box.plays(h); }, offer);
        if (answer) take_extra_pair(t, *offer(), *answer);
    }
}

// 21.7: who agreed to a double or a split, and paid for it.
struct Agreed {
    PlayerId player = kNobody;
    Answer paid{};
};

StepOf<Agreed> seek_agreement(Table& t, const Box& box, std::size_t h, int led, Money step) {
    const auto in_play = [&] { return box.plays(h); };
    for (const PlayerId player : upper_players(t, box, h)) {
        const auto reply = co_await t.ask_while(in_play, [&] { return agreement_question(box, h, player); });
        if (!reply || reply->choice != Agree) continue;
        const auto paid =
            co_await t.ask_while(in_play, [&] { return agreed_question(t, box, h, player, led, step, kBy); });
        if (paid && paid->choice != Disagree) co_return Agreed{player, *paid};  // else it lapses: ruling R58
    }
    co_return Agreed{};
}

// 14.3(c), (d): those who wager behind the seated player on what he has elected.
Step ask_followers(Table& t, const Box& box, std::size_t h, const FixedVector<Follower, 32>& others, int led,
                   Money step) {
    const std::size_t last = is_split(led) ? h + 1 : h;
    for (const Follower other : others) {
        if (other.agreed || (!other.entitled && !is_split(led))) continue;                    // 21.5
        const auto reply = co_await t.ask_while([&] { return box.plays(h) && box.plays(last); },
                                                [&] { return ask_follower(t, other, led, step, kBy); });
        if (reply) take_follower(t, other, *reply);
    }
}

// What the seated player has elected: a double or a split, of which amounts go by `step` and whose agreement is wanted
// where it is among `agreeable`.
struct Elected {
    Answer answer;
    Money step;
    std::uint32_t agreeable = 0;
};

// Sections 11, 12, 20: the seated player doubles or splits, and the others on the box with him. False: nobody agreed.
StepOf<bool> double_or_split(Table& t, Box& box, std::size_t h, Elected elected, bool sides) {
    const Answer answer = elected.answer;
    Agreed agreed;
    if (elected.agreeable >> answer.choice & 1u) {                                            // 21.7
        agreed = co_await seek_agreement(t, box, h, answer.choice, elected.step);
        if (agreed.player == kNobody) co_return false;
    }
    if (sides && is_split(answer.choice)) settle_sevens(t, box, Sevens::Split);               // 15.5
    const auto others = followers_on(t, box, h, answer.choice, agreed.player);
    if (answer.choice == FreeDoubleDown || answer.choice == FreeSplitPair) lead_free(t, box, h, answer);  // 20.3, 20.4
    else lead(t, box, h, answer);                                                             // 11.2, 12.2
    if (sides && answer.choice == SplitPair)
        t.stakes().back().amount += riding_on(t, box.seated, box.number, h);                  // 15D.8, 15E.7
    for (const Follower other : others)
        if (other.agreed) take_follower(t, other, agreed.paid);                               // 21.7
    co_await ask_followers(t, box, h, others, answer.choice, elected.step);                   // 14.3(c), (d)
    co_return true;
}

// The turn of a hand: what its player is asked, and what that depends on.
struct Turn {
    const Table& t;
    const Box& box;
    std::size_t h;
    const TableRules& rules;
    bool sides;
    std::uint32_t denied = 0;     // 21.7: to what nobody agreed
    std::uint32_t agreeable = 0;  // 21.7, 21.8: what he may elect only if another agrees

    bool goes_on() const { return box.decides(h) && !insurance_owed(t); }
    Question question() {
        const Points points = points_of(box.hands[h]);
        Question question =
            hand_question(t, box, h, points, rules.select ? rules_for(t, box.seated, box.number) : rules, kBy);  // 21.5
        agreeable = rules.select ? with_agreement(t, box, h, points, question, kBy) & ~denied : 0;
        question.choices |= agreeable;
        if (sides) question.amount_max += riding_on(t, box.seated, box.number, h);            // 15D.7, 15E.6
        if (rules.free_bets) offer_free_bets(question, box, h, rules);                        // 20.3, 20.4
        return question;
    }
};

// 12.3: the second card of a hand that was split.
Step complete_hand(Table& t, Box& box, std::size_t h) {
    const bool extra_pairs = extra_pairs_offered(t.setup());                                  // 15B.9, 15C.10
    if (extra_pairs) co_await offer_extra_pairs(t, box, h);
    if (box.plays(h)) co_await t.deal(box, h, Face::Up, "12.3");
    if (extra_pairs) settle_extra_pairs(t, box, h);
}

void finish_hand(Table& t, Box& box, std::size_t h, int up_value, const Rules& rules) {
    collect_bust(t, box, h, up_value, rules);                                                 // 13.2
    if (rules.twenty_one_wins) pay_at_once(t, box, h, rules);                                 // 19.6
}

void finish_box(Table& t, Box& box) {
    if (box.plays(0)) settle_sevens(t, box, Sevens::Completed);                               // 15.6
    pay_matches(t);                                                                           // 15F.8
}

// The deals and a hand's own decisions are in the round itself: as steps they would cost every simulated round
// (docs/decisions/0015-steps.md).
Round round(Table& t) {
    const TableRules& rules = t.setup().compiled<TableRules>();
    Box& house = t.house();
    co_await t.shoe_ready();                                                                  // 7.1, 8.1, 8.7
    forget_replaced_cards(t);                                                                 // 7.3(d)
    co_await t.bets();                                                                        // 5.1, 8.2
    const bool sides = open_sides(t);                                                         // 15-15H, 20A
    bool new_cards = t.carried().memory[kCardsReplaced] != 0;  // 7.7: they come before the first card
    for (Box& box : t.boxes()) {
        if (!box.live()) continue;
        co_await t.deal(box, Face::Up, "8.2(a)");
        if (std::exchange(new_cards, false)) t.carried().memory[kCardsReplaced] = 0;          // 7.3(d)
    }
    if (!any_open(t)) co_return;                                                              // nobody plays
    co_await t.deal(house, Face::Up, "8.2(b)");
    for (Box& box : t.boxes())
        if (box.live()) co_await t.deal(box, Face::Up, "8.2(c)");
    t.stage(Stage::Deciding);
    const int up_value = card_value(house.hand().cards[0]);
    if (is_ante_up(t.setup())) collect_antes(t);                                              // 18.6, 18.7
    if (sides) co_await play_sides(t);                                                        // 15-15G
    if (rules.twenty_one_wins) pay_blackjacks(t, up_value, rules);                            // 19.5, 19.7
    for (std::size_t i = 0; up_value == 1 && i < t.stakes().size(); ++i)
        co_await offer_insurance(t, i, sides);                                                // 9.1, 9.2
    if (!rules.twenty_one_wins) pay_blackjacks(t, up_value, rules);                           // 10.1, 10.2

    for (Box& box : t.boxes()) {                                                              // 8.3, 14.3(a)
        for (std::size_t h = 0; h < box.hands.size(); ++h) {
            Turn turn{t, box, h, rules, sides};
            while (box.plays(h)) {                                                            // 16.5(a)
                if (box.hands[h].cards.size() == 1) { co_await complete_hand(t, box, h); continue; }
                if (!may_draw_more(box, h, points_of(box.hands[h]), rules)) break;
                if (insurance_owed(t)) co_await offer_owed_insurance(t);                      // 16.11
                if (box.absent && points_of(box.hands[h]).total() >= 12) break;               // 16.6
                if (box.absent) { co_await t.deal(box, h, Face::Up, "16.6"); continue; }
                const auto answer = co_await t.ask_while([&turn] { return turn.goes_on(); },
                                                         [&turn] { return turn.question(); });
                if (!answer) continue;  // what was ruled comes first
                if (answer->choice == Stand || answer->choice == Refuse) break;               // 16.4
                if (answer->choice != Draw) {
                    const Elected elected{*answer, turn.question().amount_step, turn.agreeable};
                    if (!co_await double_or_split(t, box, h, elected, sides)) turn.denied |= bit(answer->choice);
                    if (is_split(answer->choice) || turn.denied >> answer->choice & 1u) continue;
                }
                if (box.plays(h)) co_await t.deal(box, h, Face::Up, further_card_by(*answer));
                if (sides && box.plays(0)) settle_sevens(t, box, Sevens::Drawn);              // 15.6
            }
            if (box.plays(h)) finish_hand(t, box, h, up_value, rules);                        // 13.2, 19.6
        }
        if (sides) finish_box(t, box);                                                        // 15.6, 15F.8
    }

    t.stage(Stage::DealerDraws);
    if (!any_open(t)) co_return;                                                              // 13.4
    if (only_push_22_is_left(t)) co_return settle_all(t, {}, rules);  // 13.4, ruling R36 the other way
    while (house.hand().cards.size() < 2) {                                                   // 8.5
        if (insurance_owed(t)) co_await offer_owed_insurance(t);                              // 16.11
        co_await t.deal(house, Face::Up, "8.5");
    }
    Points dealer = points_of(house.hand());
    settle_insurances(t, card_value(house.hand().cards[1]) == 10, "9.1");                     // 9.4, 9.5
    const bool blackjack = dealer.total() == 21;
    const bool draws = !blackjack && (dealer_matters(t, rules) || (sides && sides_want_the_dealer(t)));  // 13.4, 13.5
    while (draws && dealer_draws(dealer, rules)) {                                            // 13.3, 17.2, 20.6
        co_await t.deal(house, Face::Up, draws_by(rules));
        dealer = points_of(house.hand());
    }
    settle_all(t, {dealer.total(), blackjack}, rules);                                        // 5.1, 10-12
}

// ---- The definition ---------------------------------------------------------------------------------------------

ShoePolicy shoe(const Setup& setup) {
    const bool continuous = chosen(setup, book::Shoe, book::Shoes::Continuous);
    return {.decks = decks_of(setup, book::Decks),
            .lasts = true,
            .continuous = continuous,
            .burn = !continuous && chosen(setup, book::Burn, NoYes::Yes),
            .shuffle = "7.1",
            .cut_first = "8.8",
            .not_enough = "16.7",
            .equipment = "3.3(a)",
            .cut_half_way = "7.6"};
}

std::vector<std::string> standing(const Table& t) {
    std::vector<std::string> words;
    if (button_is_out(t)) words.emplace_back("the prize button is out of order");                          // 16.12
    if (t.need().kind == NeedKind::Shuffle && !t.setup().shoe().continuous) words.push_back(who_cuts(t));  // 7.3, 7.4
    return words;
}

// 12.7: which pairs may be split.
bool splits_pairs(book::SplitPairs rule) { return rule == book::SplitPairs::Any || rule == book::SplitPairs::NotAces; }
bool splits_aces(book::SplitPairs rule) { return rule == book::SplitPairs::Any || rule == book::SplitPairs::NotPairs; }

// 21.3, 21.5: the same table, but for what the operator elected for wagers of the upper minimum.
TableRules table_rules_of(const Setup& setup) {
    TableRules rules;
    static_cast<Rules&>(rules) = rules_of(setup);
    rules.select = chosen(setup, book::Variant, book::PlayerSelect);
    rules.push_22_draws = chosen(setup, book::Push22Draws, YesNo::Yes);
    if (!rules.select) return rules;
    const auto splitting = chosen<book::SplitPairs>(setup, book::UpperSplitting);
    rules.upper_minimum = setup.option_amount(book::UpperMinimum).value_or(Money{});
    rules.upper = rules;
    rules.upper.blackjack_pays = setup.pays(Upper)[0].odds;
    rules.upper.double_rule = chosen<DoubleRule>(setup, book::UpperDoubling);
    rules.upper.double_after_split = chosen(setup, book::UpperDoubleAfterSplit, YesNo::Yes);
    rules.upper.split_pairs = splits_pairs(splitting);
    rules.upper.split_aces = splits_aces(splitting);
    rules.upper.hands_max = chosen(setup, book::UpperResplit, YesNo::Yes) ? 3 : 2;
    rules.upper.double_lost_to_blackjack = chosen(setup, book::UpperDoubleLost, book::DoubleLoses::Both);
    rules.upper.split_loss = chosen<SplitLoss>(setup, book::UpperSplitLost);
    return rules;
}

std::shared_ptr<const void> compile(const Setup& setup) {
    return std::make_shared<const TableRules>(table_rules_of(setup));
}

// 9.3: not more than half the initial wager; 11.2: not more than the original wager; 12.2: equal to it.
constexpr LaidRow kInsuranceLaid[] = {{.clause = "9.3(a)", .of = Main, .up_to = true, .part = 2}},
                  kDoubleLaid[] = {{.clause = "11.2", .of = Main, .up_to = true}}, kSplitLaid[] = {{"12.2", Main}};

constexpr WagerDef kWagers[] = {
    {"main", "Blackjack wager", "5.1", WagerKind::Opening, -1, book::kMainPays},
    WagerDef{"insurance", "Insurance", "9.1", WagerKind::Later, -1, book::kInsurancePays}.laid_by(kInsuranceLaid),
    WagerDef{"double", "Double down", "11.2", WagerKind::Later, Main}.laid_by(kDoubleLaid),
    WagerDef{"split", "Split", "12.2", WagerKind::Later, Main}.laid_by(kSplitLaid),
    WagerDef{"super-sevens", "Super Sevens", "15.1", WagerKind::Opening, -1, book::kSuperSevensPays, {},
             "super-sevens=yes"}.limited_by("15.3"),
    WagerDef{"madness-21", "Madness 21", "15A.1", WagerKind::Opening, -1, book::kMadnessPays, {},
             "madness-21=yes"}.limited_by("15A.3"),
    WagerDef{"perfect-pair", "Perfect Pair", "15B.1", WagerKind::Opening, -1, book::kPerfectPairPays, {},
             "perfect-pair=yes", "15B.3", "15B.8"}.limited_by("15B.4"),
    WagerDef{"any-pair", "Any Pair", "15C.1", WagerKind::Opening, -1, book::kAnyPairPays, {}, "any-pair=yes",
             "15C.4"}.limited_by("15C.5"),
    WagerDef{"house-money", "House Money", "15D.1", WagerKind::Opening, -1, book::kHouseMoneyPays, {},
             "house-money=yes"}.limited_by("15D.4"),
    WagerDef{"let-it-ride", "Let it Ride", "15E.1", WagerKind::Opening, -1, book::kLetItRidePays, {},
             "let-it-ride=yes"}.limited_by("15E.3"),
    WagerDef{"lucky-match", "Lucky Match", "15F.1", WagerKind::Opening, -1, book::kLuckyMatchPays, {},
             "lucky-match=yes", "15F.4"}.limited_by("15F.5").paid_at_most("15F.12"),
    WagerDef{"lucky-lucky", "Lucky Lucky", "15G.1", WagerKind::Opening, -1, book::kLuckyLuckyPays, {},
             "lucky-lucky=yes", "15G.3"}.limited_by("15G.4"),
    WagerDef{"buster", "Buster Blackjack", "15H.1", WagerKind::Opening, -1, book::kBusterPays, {}, "buster=yes",
             "15H.3"}.limited_by("15H.4"),
    WagerDef{"push-22", "Push 22", "20A.1", WagerKind::Opening, -1, book::kPush22Pays, {},
             "push-22=yes"}.limited_by("20A.3"),
    {"extra-perfect-pair", "Additional Perfect Pair", "15B.9", WagerKind::Later, -1, {}, {},
     "perfect-pair=yes extra-pairs=yes"},
    {"extra-any-pair", "Additional Any Pair", "15C.10", WagerKind::Later, -1, {}, {}, "any-pair=yes extra-pairs=yes"},
    {"house-money-ride", "House Money that rides", "15D.6", WagerKind::Later, HouseMoney, {}, {}, "house-money=yes"},
    {"let-it-ride-ride", "Let it Ride that rides", "15E.5", WagerKind::Later, LetItRide, {}, {}, "let-it-ride=yes"},
    {"free-bonus", "Free Bonus", "15H.9", WagerKind::Bonus, Buster, book::kFreeBonusPays, {},
     "buster=yes free-bonus=b1|b3", {}, {}, {}, false, {}, true},
    WagerDef{"ante", "Ante", "18.3", WagerKind::Opening, -1, book::kAntePays, {}, "variant=ante-up"}.limited_by("18.3"),
    {"free-double", "Free Bet Lammer for a double", "20.3", WagerKind::Bonus, Main, book::kLammerPays, {},
     "variant=free-bet"},
    {"free-split", "Free Bet Lammer for a split", "20.4", WagerKind::Bonus, Main, book::kLammerPays, {},
     "variant=free-bet"},
    {"upper", "Blackjack wager of the upper minimum", "21.3", WagerKind::Bonus, -1, book::kUpperPays, {},
     "variant=player-select"},
};

constexpr ChoiceDef kChoices[] = {
    {"stand", "Stand", "8.3", true},          {"draw", "Draw", "8.3", true},          {"double", "Double down", "11.1"},
    {"split", "Split", "12.1"},         {"no-insurance", "No insurance", "9.2", true}, {"insure", "Insure", "9.2"},
    {"even-money", "Even money", "10.3"}, {"decline", "Do not double", "14.3(c)", true},
    {"first-hand", "Stay on the first hand", "14.3(d)", true},
    {"second-hand", "Move to the second hand", "14.3(d)"}, {"refuse", "Refuse the card", "16.4"},
    {"no-pair-wager", "No additional pair wager", "15B.10", true}, {"pair-wager", "Additional pair wager", "15B.10"},
    {"free-double", "Double down for free", "20.3"}, {"free-split", "Split for free", "20.4"},
    {"cash", "Take it in cash", "15D.6", true}, {"ride", "Let it ride", "15D.6"},
    {"press-button", "Press the prize button", "15A.9", true},
    {"decline-button", "Leave the button to others", "15A.9", true},
    {"nominate-first", "Nominate the first of the others", "15A.9"},
    {"nominate-second", "Nominate the second of the others", "15A.9"},
    {"agree", "Double or split with the seated player", "21.7"}, {"disagree", "Do not", "21.7", true},
};

constexpr std::string_view kHouseHands[] = {"dealer"};

}  // namespace

Rules rules_of(const Setup& setup) {
    Rules rules;
    rules.decks = decks_of(setup, book::Decks);
    const auto variant = chosen<book::VariantValue>(setup, book::Variant);
    rules.draws_to_soft_17 = variant == book::StyleA || variant == book::FreeBet ||
                             chosen(setup, book::Soft17, book::Soft17s::Draws);               // 17.2, 18.1, 19.1, 20.6
    rules.dealer_22_stands_off = variant == book::BlackjackPlus || variant == book::FreeBet;  // 19.3(i), 20.7
    rules.twenty_one_wins = rules.five_and_under = variant == book::BlackjackPlus;            // 19.3(a), (e)
    rules.riding = bit(HouseMoneyRide) | bit(LetItRideRide);                                  // 15D.6, 15E.5
    rules.free_bets = variant == book::FreeBet;                                               // 20.3, 20.4
    rules.free_resplit = chosen(setup, book::FreeResplit, YesNo::Yes);                         // ruling R31
    rules.free_double_after_split = chosen(setup, book::FreeDoubleAfterSplit, YesNo::Yes);
    rules.five_after_split = chosen(setup, book::FiveAfterSplit, YesNo::Yes);  // ruling R32
    rules.five_at_11_or_less = chosen(setup, book::FiveFrom, book::FiveCountFrom::Any);
    rules.doubled_21_wins = chosen(setup, book::Doubled21, book::Doubled21s::AtOnce);
    rules.clauses = variant == book::BlackjackPlus ? &kNzPlusClauses
                    : variant == book::FreeBet     ? &kNzFreeClauses
                                                   : &kNzClauses;
    rules.blackjack_pays = setup.pays(Main)[0].odds;
    rules.even_money = chosen(setup, book::EvenMoney, YesNo::Yes);
    rules.double_rule = chosen<DoubleRule>(setup, book::Doubling);
    rules.double_after_split = chosen(setup, book::DoubleAfterSplit, YesNo::Yes);
    rules.double_lost_to_blackjack = chosen(setup, book::DoubleLost, book::DoubleLoses::Both);
    rules.split_pairs = splits_pairs(chosen<book::SplitPairs>(setup, book::Splitting));
    rules.split_aces = splits_aces(chosen<book::SplitPairs>(setup, book::Splitting));
    rules.hands_max = chosen(setup, book::Resplit, YesNo::Yes) ? 3 : 2;
    rules.split_loss = chosen<SplitLoss>(setup, book::SplitLost);
    return rules;
}

const Game kGame = {
    .id = "nz.blackjack", .title = "Blackjack", .book = "nz-blackjack", .division = "nz.blackjack",
    .sections = "1-21",
    .layout = {.boxes = 9, .cards_a_hand = kCardsInHand, .hands_a_box = 3, .places = 9,  // 12.4(a)
               .house_hands = kHouseHands, .drawing = half_moon},
    .equipment = {.counts = &kCounts, .shoe = shoe},
    .clauses = {.no_more_bets = "5.5", .position = "3.1", .limits = "14.6", .maximum = "14.2", .person = "5.8",
                .box = "14.2"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .round = round, .accept = accept, .permit = permit, .compile = compile,
    .captions = {.hand = points_caption},
    .notices = {.displayed = &book::kDisplayed, .standing = standing},
    .figures = book::kFigures,
};

}  // namespace baize::blackjack::nz
