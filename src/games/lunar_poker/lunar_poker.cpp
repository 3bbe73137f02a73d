#include "games/lunar_poker/lunar_poker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "games/chosen.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/questions.hpp"

namespace baize::lunar_poker {

namespace {

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }

Cards cards_of(const Hand& hand) { return {hand.cards.begin(), hand.cards.size()}; }

// What players have said in this round and is not on the layout, by the number of the box.
struct Said {
    std::array<Picked, kBoxes + 1> unwanted{};  // 8.5: the cards that go
    std::array<bool, kBoxes + 1> declared{};    // 9.2
    std::array<bool, kBoxes + 1> verified{};    // 9.3
};

// Is the round not over for this box? Instant cash ends it (5.8).
bool in_round(const Table& t, const Box& box) { return box.live() && open_stake(t, box, Ante); }
bool plays(const Table& t, const Box& box) { return in_round(t, box) && !box.folded && t.has(box, Bet); }

// ---- The deal (8.1-8.4, 8.7) ----------------------------------------------------------------------------------------

// 8.2: face down, except the dealer's last card; where another was exposed that one is his up card (11.4).
Step deal_from_shoe(Table& t) {
    for (std::size_t card = 0; card < kHand; ++card) {
        for (Box& box : t.boxes())
            if (box.live()) co_await t.deal(box, Face::Own, "8.3(a)");
        const bool up = card == kHand - 1 && !poker::happened(t, poker::kUpCardLies);
        co_await t.deal(t.house(), up ? Face::Up : Face::Down, "8.3");
    }
}

// 8.4: five at a time; then the dealer's bottom card is turned.
Step deal_from_shuffler(Table& t) {
    for (Box& box : t.boxes())
        for (std::size_t card = 0; card < kHand && box.live(); ++card) co_await t.deal(box, Face::Own, "8.4(a)");
    for (std::size_t card = 0; card < kHand; ++card) co_await t.deal(t.house(), Face::Down, "8.4(b)");
    if (!poker::happened(t, poker::kUpCardLies)) t.house().hand().turn(0, Face::Up);
}

// 11.17: what lies in the discard rack is shuffled once the shoe is empty; folded and settled hands lie there too.
void collect_hands(Table& t) {
    for (Box& box : t.boxes())
        if (box.wagered && (box.folded || !in_round(t, box)))
            t.discard(box, 0, (Picked{1} << box.hand().cards.size()) - 1);
}

// 8.7: the next card in play: one that was drawn and given back (11.15), or the next of the shoe.
Step draw(Table& t, Box& to, Face face, Clause clause) {
    Hand& before = t.house().hands[kDrawnBefore];
    if (to.number != 0) mark(t, kDrawn);
    if (!before.cards.empty()) {
        t.move_cards(before, 1, to.hand());
        to.hand().turn(to.hand().cards.size() - 1, face);
        co_return;
    }
    if (t.carried().shoe.cards_left == 0) collect_hands(t);
    co_await t.deal(to, face, clause);
}

// ---- Decisions (5.2, 9.1-9.9) ---------------------------------------------------------------------------------------

bool holds_a_prize(const Table& t, const Box& box) {
    const Cards dealt = cards_of(box.hand());
    return instant_cash(rank_of(dealt), t.setup().pays(Ante)) ||
           (t.has(box, Super) && super_rows(dealt, super_readings(t.setup())) != 0);
}

// 11.7: who has not decided when the dealer's cards were shown may bet or fold, and no more (ruling R74).
Question question(const Table& t, const Box& box, bool may_draw, bool before_lock) {
    Question asked = question_to(box, bit(Fold) | bit(Play), "5.2");
    if (!may_draw) asked.clause = "9.9";
    else if (poker::happened(t, poker::kOnceOrFold)) asked.clause = "11.7";
    else {
        asked.choices |= bit(ExchangeCards) | bit(BuySixth);
        asked.with_cards = bit(ExchangeCards);
        asked.cards_min = book::kExchangeFrom;
        asked.cards_max = book::kExchangeTo;
    }
    if (before_lock && player_declares(t.setup())) asked.choices |= bit(Declare);
    else if (before_lock && holds_a_prize(t, box)) asked.choices |= bit(Wait);
    return asked;
}

void lay(Table& t, const Box& box, Wager wager, int times = 1) {
    const Money ante = open_stake(t, box, Ante)->amount;
    t.add_stake(box.seated, box.number, 0, {wager, 0}, ante * times);
}

void carry_out(Table& t, Box& box, const Answer& answer, Said& said) {
    switch (answer.choice) {
        case Fold: box.folded = true; break;                                                   // 9.4
        case Play: lay(t, box, Bet, book::kBetTimes); break;                                   // 5.2(b)
        case BuySixth: lay(t, box, SixthFee); break;                                           // 8.6
        case ExchangeCards:                                                                    // 8.5
            said.unwanted[box.number] = answer.cards;
            lay(t, box, ExchangeFee);
            break;
        default: break;                                                                        // 9.3: he decides later
    }
    said.declared[box.number] |= answer.choice == Declare;
}

BoxNo next_to_decide_again(const Table& t) {
    for (const Box& box : t.boxes())
        if (is_marked(t, kDecidesAgain, box)) return box.number;
    return 0;
}

// Before all is locked in, and after it for who waited (5.10). An absent player forfeits all (11.12).
Step decide(Table& t, Box& box, Said& said, bool before_lock) {
    if (!in_round(t, box) || has_decided(t, box)) co_return;
    const auto answer = co_await t.ask_while([&] { return box.decides(0) && in_round(t, box); },
                                             [&] { return question(t, box, true, before_lock); });
    if (answer) carry_out(t, box, *answer, said);
    else if (box.live() && box.absent && !box.folded) box.folded = box.forfeited = true;
}

// ---- Super and instant cash (5.6-5.11, 9.3) -------------------------------------------------------------------------

// The dealer verifies in the open. Where the players must declare, what nobody declared is collected later (9.2).
void verify(Table& t, Box& box, Said& said) {
    if (!in_round(t, box) || box.absent || std::exchange(said.verified[box.number], true)) return;
    if (player_declares(t.setup()) && !said.declared[box.number]) return;
    const Cards dealt = cards_of(box.hand());
    if (holds_a_prize(t, box) && !(served_at_once(t.setup()) && others_decide(t, box))) box.hand().turn(Face::Up);
    const auto cash = instant_cash(rank_of(dealt), t.setup().pays(Ante));
    if (Stake* super = open_stake(t, box, Super))
        pay_super(t, *super, settle_super(dealt, t.setup().pays(Super), super_readings(t.setup())));
    if (cash) pay_instant_cash(t, box, *cash, "5.8");
}

// ---- Serving (8.5-8.7, 9.7-9.9) -------------------------------------------------------------------------------------

// What was verified in the open is his alone again (5.10), so that nobody sees which of it he keeps (9.13).
Step deal_the_draw(Table& t, Box& box, Picked unwanted) {
    if (open_stake(t, box, SixthFee)) {
        co_await draw(t, box, Face::Own, "8.6(b)");
        co_return;
    }
    box.hand().turn(Face::Own);
    t.discard(box, 0, unwanted);                                                               // 8.5(b)
    for (int left = std::popcount(unwanted); left > 0 && box.live() && !box.folded; --left)
        co_await draw(t, box, Face::Own, "8.5(c)");
}

// 9.9: and then he plays or folds. The fee is booked when his turn is over, since 11.15 may give it back.
Step serve(Table& t, Box& box, Said& said) {
    if (!in_round(t, box) || box.folded || !open_draw_fee(t, box)) co_return;
    verify(t, box, said);                                                                      // 5.10
    if (!in_round(t, box)) co_return;
    co_await deal_the_draw(t, box, said.unwanted[box.number]);
    const auto answer = co_await t.ask_while([&] { return box.decides(0) && in_round(t, box); },
                                             [&] { return question(t, box, false, false); });
    if (answer) carry_out(t, box, *answer, said);
    else if (in_round(t, box) && box.absent && !box.folded) box.folded = box.forfeited = true;  // 11.12
    if (box.live()) collect_draw_fee(t, box);
}

// 9.3, 9.8: a winning hand is verified before its player draws, and that when all others have decided; so he is passed
// over (ruling R98). Where the players must declare, who draws has not declared.
bool waits_to_be_verified(const Table& t, const Box& box, const Said& said) {
    return in_round(t, box) && !said.verified[box.number] && !player_declares(t.setup()) && holds_a_prize(t, box);
}

// 9.1-9.6: from the left, and whoever has changed his decision meanwhile is asked again, until all is locked in.
Step lock_in(Table& t, Said& said) {
    for (const Mark mark : {kDraw, kDecidesAgain, kLaidDown, kPassedOver}) t.marks()[mark] = 0;
    for (Box& box : t.boxes()) {
        co_await decide(t, box, said, true);
        if (!served_at_once(t.setup())) continue;
        if (waits_to_be_verified(t, box, said)) mark_box(t, kPassedOver, box);
        else co_await serve(t, box, said);                                                     // 9.8
    }
    for (BoxNo box; (box = next_to_decide_again(t)) != 0;) {
        unmark_box(t, kDecidesAgain, box);
        co_await decide(t, t.box(box), said, true);
    }
    mark(t, kLockedIn);                                                                        // 5.7, 5.10
}

// 5.7, 5.10, 9.3, 9.7: all are verified, then who waited decides, then all are served.
Step serve_after_all(Table& t, Said& said) {
    for (Box& box : t.boxes()) verify(t, box, said);
    for (Box& box : t.boxes()) co_await decide(t, box, said, false);
    for (Box& box : t.boxes()) co_await serve(t, box, said);
}

// 9.8, ruling R98: who was passed over is verified, decides and is served, one after another; and nobody who has still
// to decide sees a hand that was.
Step serve_the_winners(Table& t, Said& said) {
    for (Box& box : t.boxes())
        if (has_decided(t, box) && !waits_to_be_verified(t, box, said)) verify(t, box, said);
    for (Box& box : t.boxes()) {
        verify(t, box, said);
        co_await decide(t, box, said, false);
        co_await serve(t, box, said);
    }
    for (Box& box : t.boxes())
        if (box.live() && said.verified[box.number] && !in_round(t, box)) box.hand().turn(Face::Up);  // 5.8
}

// ---- Settlement (9.2, 9.4, 9.10-10.10) ------------------------------------------------------------------------------

// Antes of folded hands (9.4(a)), Super wagers that nobody declared (9.2), and all that an absent player laid (11.12).
// The fee of who has forced the dealer and then lost his cards (11.14) is lost as any fee is.
void collect(Table& t) {
    for (const Box& box : t.boxes()) {
        if (!box.live()) continue;
        if (Stake* super = open_stake(t, box, Super)) t.settle(*super, lose(box.forfeited ? "11.12" : "9.2"));
        Stake* ante = box.folded ? open_stake(t, box, Ante) : nullptr;
        if (ante) t.settle(*ante, box.forfeited ? lose("11.12") : settle_folded_ante());
        if (Stake* fee = box.folded ? open_stake(t, box, ForceFee) : nullptr) t.settle(*fee, lose("10.3"));
    }
}

// What is left of the table's maximum over all payments on a hand, where it has one (5.12, ruling R74).
std::optional<Money> left_for(const Table& t, const Box& box) {
    std::optional<Money> left = t.setup().option_amount(book::MaximumPayout);
    for (const Line& line : t.lines())
        if (left && line.box == box.number) *left -= line.won;
    return left;
}

// 10.9: the second combination is another payment of the bet, and the bet's maximum binds it too (5.12).
void pay_second(Table& t, const Stake& bet, BetRow row, std::optional<Money> left) {
    const Money each = t.setup().limits(Bet).payout_max;
    if (each.cents > 0 && (!left || each < *left)) left = each;
    if (left && left->cents == 0) return;
    t.bonus(bet, SecondPaid, settle_second(row, t.setup().pays(Bet)), left ? &*left : nullptr);
}

void settle_hand(Table& t, const Box& box, bool forced) {
    const FiveCardRank player = rank_of(cards_of(box.hand())), dealer = rank_of(cards_of(t.house().hand()));
    Stake &bet = *open_stake(t, box, Bet), &ante = *open_stake(t, box, Ante);
    const Return of_bet = settle_bet(player, dealer, forced, t.setup().pays(Bet));
    const Return of_ante = settle_ante(player, dealer, forced, t.setup().pays(Ante));
    std::optional<Money> left = left_for(t, box);
    if (of_bet.outcome != Outcome::Win) {
        t.settle(ante, of_ante, left ? &*left : nullptr);                                      // 10.2(a), 10.4, 10.7(a)
        return t.settle(bet, of_bet);                                                          // 10.2(d), 10.4, 10.7(a)
    }
    t.settle(bet, of_bet, left ? &*left : nullptr);                                            // 10.8(a)
    if (const auto second = second_row(cards_of(box.hand()), player, second_of(t.setup())))
        pay_second(t, bet, *second, left);                                                     // 10.9
    t.settle(ante, of_ante);                                                                   // 10.8(c)
}

// 10.1, 10.3: each player who is left is asked once, and pays his fee.
Step offer_force(Table& t, Box& box) {
    const auto answer = co_await t.ask_while([&] { return plays(t, box) && !box.absent; }, [&] {
        return question_to(box, bit(LetHimBe) | bit(ForceHim), "10.1");
    });
    if (answer && answer->choice == ForceHim) lay(t, box, ForceFee);
}

bool forces(const Table& t, const Box& box) { return plays(t, box) && t.has(box, ForceFee); }

// 10.4: one card for all who force him, and once in a round.
Step force(Table& t) {
    for (const Box& box : t.boxes())
        if (Stake* fee = box.live() ? open_stake(t, box, ForceFee) : nullptr) t.settle(*fee, lose("10.3"));
    Hand& hand = t.house().hand();
    t.move_cards(hand, Picked{1} << highest_card(cards_of(hand)), t.house().hands[kReplaced]);
    co_await draw(t, t.house(), Face::Up, "10.4");
}

// 10.1-10.4. Hands that are not compared are not turned either (10.2(b)).
Step settle_unqualified(Table& t) {
    for (Box& box : t.boxes()) co_await offer_force(t, box);                                   // 10.1
    for (const Box& box : t.boxes_from_right())
        if (plays(t, box) && !forces(t, box)) settle_hand(t, box, false);                      // 10.2
    if (std::any_of(t.boxes().begin(), t.boxes().end(), [&](const Box& box) { return forces(t, box); }))
        co_await force(t);                                                                     // 10.3, 10.4
}

Step settle(Table& t) {
    if (std::none_of(t.boxes().begin(), t.boxes().end(), [&](const Box& box) { return plays(t, box); })) co_return;
    t.house().hand().turn(Face::Up);                                                           // 9.10
    if (!kQualifies(rank_of(cards_of(t.house().hand())))) co_await settle_unqualified(t);
    const bool qualifies = kQualifies(rank_of(cards_of(t.house().hand())));
    for (Box& box : t.boxes_from_right()) {                                                    // 10.5
        if (!plays(t, box)) continue;
        if (qualifies) box.hand().turn(Face::Up);
        settle_hand(t, box, t.has(box, ForceFee));                                             // 10.4, 10.6-10.10
    }
}

// ---- The round ------------------------------------------------------------------------------------------------------

constexpr poker::SideWager kSides[] = {{Super, "5.1"}};

Round round(Table& t) {
    Said said;
    co_await t.shoe_ready();                                                                   // 7.1(b)
    co_await t.bets();                                                                         // 5.1, 8.1(a)
    poker::void_sides_alone(t, kSides, {Ante});                                                // 11.8, 11.9
    if (!poker::anybody_plays(t)) co_return;
    if (from_shuffler(t.setup())) co_await deal_from_shuffler(t);                              // 8.4
    else co_await deal_from_shoe(t);                                                           // 8.3
    t.stage(Stage::Deciding);
    co_await lock_in(t, said);                                                                 // 9.1-9.6, 9.8
    if (served_at_once(t.setup())) co_await serve_the_winners(t, said);
    else co_await serve_after_all(t, said);
    t.stage(Stage::DealerDraws);
    collect(t);                                                                                // 9.2, 9.4
    co_await settle(t);                                                                        // 9.10, 10.1-10.10
    collect(t);                                                                                // 11.14, meanwhile
}

// ---- Conditions on wagers -------------------------------------------------------------------------------------------

// 5.1: an ante, and a Super wager beside it; 5.4: one player's box, and his only one (ruling R70).
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "5.4")) return refusal;
    return poker::sides_beside(t, bet, kSides, {Ante});
}

MaybeRefusal permit(const Setup& setup) { return poker::needs_ante(setup, Ante); }              // 5.1(a)

ShoePolicy one_deck(const Setup&) {
    return {.decks = 1, .shuffle = "7.1(b)", .not_enough = "11.17", .equipment = "3.4(a)"};
}

// ---- The definition -------------------------------------------------------------------------------------------------

constexpr LaidRow kBetLaid[] = {{.clause = "5.2(b)", .of = Ante, .from = book::kBetTimes, .to = book::kBetTimes}},
                  kExchangeLaid[] = {{"8.5", Ante}}, kSixthLaid[] = {{"8.6", Ante}}, kForceLaid[] = {{"10.3", Ante}};

constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "5.1(a)", WagerKind::Opening, -1, book::kAnteTables},
    {"super", "Super", "5.1(b)", WagerKind::Opening, -1, book::kSuperTables},
    WagerDef{"bet", "Bet", "5.2(b)", WagerKind::Later, Ante, book::kBetTables}.laid_by(kBetLaid),
    {.id = "second-combination", .title = "Second combination", .clause = "10.9", .kind = WagerKind::Bonus,
     .part_of = Ante, .when = "second-combination=any|other-line", .paid_as = Bet},
    WagerDef{"exchange-fee", "Fee: exchange 2-5 cards", "8.5", WagerKind::Later, Ante, book::kFeeTables}
        .laid_by(kExchangeLaid),
    WagerDef{"sixth-card-fee", "Fee: buy a 6th card", "8.6", WagerKind::Later, Ante, book::kFeeTables}
        .laid_by(kSixthLaid),
    WagerDef{"force-fee", "Fee: force the dealer", "10.3", WagerKind::Later, Ante, book::kFeeTables}
        .laid_by(kForceLaid),
};

// Who says nothing has his winning hand declared, else folds, and forces nobody (rulings R57, R75).
constexpr ChoiceDef kChoices[] = {
    {.id = "wait", .title = "Declare the hand, and decide when all are locked in", .clause = "9.3", .passive = true,
     .confidential = true},
    {"fold", "Fold", "5.2(a)", true},
    {"bet", "Bet twice the ante", "5.2(b)"},
    {"exchange", "Exchange 2-5 cards for a fee", "8.5"},
    {"sixth-card", "Buy a 6th card for a fee", "8.6"},
    {"declare", "Declare a Super or instant cash hand", "9.2"},
    {"do-not-force", "Do not force the dealer", "10.2", true},
    {"force", "Force the dealer for a fee", "10.3"},
};
constexpr std::string_view kHouseHands[] = {"dealer", "replaced card", "next cards"};

// ---- Captions -------------------------------------------------------------------------------------------------------

constexpr std::string_view kLineWords[book::kBetRows] = {
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
    "two pairs", "pair", "ace-king"};

// "pair of sevens, also ace-king": both combinations of 10.9, where a hand can win with them and this table pays both.
std::string hand_caption_at(const Setup& setup, Cards cards, bool) {
    if (cards.size() != kHand && cards.size() != kSixCards) return {};
    const FiveCardRank rank = rank_of(cards);
    const auto second = kQualifies(rank) ? second_row(cards, rank, second_of(setup)) : std::nullopt;
    return poker::words_for(rank) + (second ? fmt::format(", also {}", kLineWords[*second]) : "");
}

std::string house_caption(Cards cards) {
    return cards.size() == kHand ? kQualifies.caption(rank_of(cards)) : std::string();
}

}  // namespace

std::size_t up_card(const Table& t) {
    const auto& faces = t.house().hand().faces;
    const auto up = std::find(faces.begin(), faces.end(), Face::Up);
    if (up != faces.end()) return static_cast<std::size_t>(up - faces.begin());
    return from_shuffler(t.setup()) ? 0 : kHand - 1;  // a simulated hand has no faces
}

Second second_of(const Setup& setup) { return chosen<Second>(setup, book::SecondCombination); }

SuperReadings super_readings(const Setup& setup) {
    return {.only_odd_cards = chosen(setup, book::AceKingQueen, book::SuperHands::OddCardsOnly),
            .each_is_paid = chosen(setup, book::SuperPays, book::SupersPaid::Each)};
}

bool served_at_once(const Setup& setup) { return chosen(setup, book::Serving, book::When::AtOnce); }
bool from_shuffler(const Setup& setup) { return chosen(setup, book::Dealing, book::From::Shuffler); }
bool player_declares(const Setup& setup) { return chosen(setup, book::Declaring, book::Declares::Player); }

bool has_decided(const Table& t, const Box& box) {
    return box.folded || t.has(box, Bet) || t.has(box, ExchangeFee) || t.has(box, SixthFee);
}

bool others_decide(const Table& t, const Box& box) {
    return std::ranges::any_of(t.boxes(), [&](const Box& other) {
        return other.number != box.number && other.decides(0) && in_round(t, other) && !has_decided(t, other);
    });
}

std::size_t given_away_by(const Table& t, const Box& box) {
    return static_cast<std::size_t>(std::count_if(t.discards().begin(), t.discards().end(),
                                                  [&](const Discarded& each) { return each.box == box.number; }));
}

std::size_t kept_of(const Table& t, const Box& box) {
    const std::size_t held = box.hand().cards.size();
    return held == kSixCards ? kHand : held - given_away_by(t, box);
}

FixedVector<Card, kSixCards> dealt_to(const Table& t, const Box& box) {
    FixedVector<Card, kSixCards> dealt;
    for (std::size_t i = 0; i < kept_of(t, box); ++i) dealt.push_back(box.hand().cards[i]);
    for (const Discarded& each : t.discards())
        if (each.box == box.number) dealt.push_back(each.card);
    return dealt;
}

const Stake* open_stake(const Table& t, const Box& box, Wager wager) {
    const Stake* stake = t.lying(box.seated, box.number, {wager, 0});
    return stake && stake->open ? stake : nullptr;
}
Stake* open_stake(Table& t, const Box& box, Wager wager) {
    Stake* stake = t.find(box.seated, box.number, wager, 0);
    return stake && stake->open ? stake : nullptr;
}

Stake* open_draw_fee(Table& t, const Box& box) {
    Stake* exchange = open_stake(t, box, ExchangeFee);
    return exchange ? exchange : open_stake(t, box, SixthFee);
}

void collect_draw_fee(Table& t, const Box& box) {
    if (Stake* fee = open_draw_fee(t, box)) t.settle(*fee, lose(fee->position.wager == SixthFee ? "8.6(a)" : "8.5(a)"));
}

void pay_super(Table& t, Stake& super, const Return& verdict) {
    std::optional<Money> left = left_for(t, t.box(super.box));
    t.settle(super, verdict, left ? &*left : nullptr);
    super.stands = verdict.outcome == Outcome::Win;
}

// The round is over for the box (5.8): a bet or a fee that its player laid meanwhile is his again.
void pay_instant_cash(Table& t, Box& box, const Return& verdict, Clause fee_returned) {
    std::optional<Money> left = left_for(t, box);
    box.folded = false;
    Stake& ante = *open_stake(t, box, Ante);
    t.settle(ante, verdict, left ? &*left : nullptr);
    ante.stands = true;
    for (const Wager wager : {Bet, ExchangeFee, SixthFee})
        if (Stake* laid = open_stake(t, box, wager)) {
            t.settle(*laid, voided(fee_returned));
            laid->stands = true;
        }
}

const Game kGame = {
    .id = "nz.lunar-poker", .title = "Lunar Poker", .book = "nz-lunar-poker", .division = "nz.lunar-poker",
    .sections = "Division 21",
    .layout = {.boxes = kBoxes, .cards_a_hand = kSixCards, .places = kBoxes, .house_hands = kHouseHands,
               .drawing = drawing},
    .equipment = {.shoe = one_deck},
    // 2.1: by the rules of Division 1
    .clauses = {.no_more_bets = "5.13", .position = "5.1", .limits = "2.1", .own_hands = "8.2", .payout_max = "5.12",
                .payout_max_approved = false},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand_at = hand_caption_at, .house = house_caption},
    .notices = {.displayed = &book::kDisplayed, .told_before_close = told_before_close},
};

}  // namespace baize::lunar_poker
