#include "games/blackjack/nz_sides.hpp"

#include <algorithm>

#include "games/blackjack/side_wagers.hpp"
#include "games/chosen.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"

namespace baize::blackjack::nz {

namespace {

namespace book = nz_blackjack;

constexpr int kPairWagersABox = 3;  // 15B.2, 15B.10, 15C.3, 15C.11, 15F.3, 15G.2, 15H.2

constexpr Placing kPlacings[] = {
    {"15.2"}, {"15A.2"}, {"15B.2", true}, {"15C.3", true}, {"15D.2"},
    {"15E.2"}, {"15F.3", true}, {"15G.2", true}, {"15H.2"}, {"20A.2"},
};
static_assert(std::size(kPlacings) == Push22 - SuperSevens + 1);

std::span<const Card> cards_of(const baize::Hand& hand) { return {hand.cards.begin(), hand.cards.size()}; }

bool wagers_on(const Table& t, PlayerId player, BoxNo box) { return t.lying(player, box, {Main, 0}); }

// 15B.2: three a box, and those who wager on the box come first; of the others the last to come go.
void return_those_too_many(Table& t, const Box& box, std::size_t wager) {
    std::ptrdiff_t lie = count_open(t, box, wager);
    for (std::size_t i = t.stakes().size(); i-- > 0 && lie > kPairWagersABox;) {
        Stake& stake = t.stakes()[i];
        if (!is_open_on(stake, box, wager) || wagers_on(t, stake.player, box.number)) continue;
        t.settle(stake, voided(placing(wager).clause));
        --lie;
    }
}

}  // namespace

Placing placing(std::size_t wager) { return wager == Ante ? Placing{"18.5"} : kPlacings[wager - SuperSevens]; }

bool accompanied(const Table& t, PlayerId player, BoxNo box, std::size_t wager, const PlaceBet* gone) {
    bool own_here = false, own = false, any_here = false;
    for (const Stake& stake : t.stakes()) {
        if (stake.position.wager != Main || (gone && gone->player == stake.player && gone->box == stake.box)) continue;
        own = own || stake.player == player;
        any_here = any_here || stake.box == box;
        own_here = own_here || (stake.player == player && stake.box == box);
    }
    return placing(wager).any_box ? own && any_here : own_here;
}

bool open_sides(Table& t) {
    if (std::none_of(t.stakes().begin(), t.stakes().end(),
                     [](const Stake& stake) { return rests_on_main(stake.position.wager); }))
        return false;
    for (Stake& stake : t.stakes())
        if (rests_on_main(stake.position.wager) && !accompanied(t, stake.player, stake.box, stake.position.wager))
            t.settle(stake, voided(placing(stake.position.wager).clause));
        else if (stake.position.wager == Madness && button_is_out(t))
            t.settle(stake, voided("16.12"));  // it failed before the deal
    for (Box& box : t.boxes()) {
        for (std::size_t wager = SuperSevens; wager <= Push22; ++wager)
            if (placing(wager).any_box) return_those_too_many(t, box, wager);
        if (box.live() && !t.has(box, Main)) box.voided = true;  // no card is dealt to it (8.2(a))
    }
    return true;
}

// ---- Decided by the initial deal ----------------------------------------------------------------------------------

namespace {

Return verdict_on_the_deal(const Table& t, const Stake& stake) {
    const auto cards = cards_of(t.box(stake.box).hand());
    const Card dealers = t.house().hand().cards[0];
    const Pays& pays = t.setup().pays(stake.position.wager);
    switch (stake.position.wager) {
        case SuperSevens: return settle_super_sevens(cards, pays);                                   // 15.4, 15.6
        case Madness: return settle_madness(false, 0, pays);                                         // 15A.4(b)
        case PerfectPair: return settle_perfect_pair(cards[0], cards[1], pays);                      // 15B.5-15B.7
        case AnyPair: return settle_any_pair(cards[0], cards[1], pays);                              // 15C.6-15C.8
        case HouseMoney: return settle_house_money(cards[0], cards[1], pays);                        // 15D.5
        case LetItRide: return settle_let_it_ride(cards[0], cards[1], pays);                         // 15E.4
        case LuckyMatch: return settle_lucky_match(cards[0], cards[1], dealers, pays);               // 15F.6-15F.9
        default: return settle_lucky_lucky(cards[0], cards[1], dealers, pays);                       // 15G.5-15G.8
    }
}

bool decided_by_the_deal(const Table& t, const Stake& stake) {
    if (stake.position.wager == SuperSevens) return !waits_for_a_third(cards_of(t.box(stake.box).hand()));
    if (stake.position.wager == Madness) return !is_blackjack(t.box(stake.box), t.box(stake.box).hand());
    if (can_ride(stake) || stake.position.wager == LuckyMatch)                                       // 15F.8
        return verdict_on_the_deal(t, stake).outcome == Outcome::Lose;
    return is_side(stake.position.wager) && stake.position.wager < Buster;
}

// Which match a box has, two bits for each: its two cards may part in a split before the match is paid (15F.8).
constexpr std::size_t kMatches = 3;
static_assert(book::MixedMatch == 0 && book::LuckyTripleMatch == 3);
constexpr int match_bits(int match, BoxNo box) { return match << (2 * box); }

void note_match(Table& t, const Box& box) {
    const auto& cards = box.hand().cards;
    int& matches = t.marks()[kMatches];
    matches &= ~match_bits(book::LuckyTripleMatch, box.number);
    matches |= match_bits(lucky_match(cards[0], cards[1], t.house().hand().cards[0]), box.number);
}

int noted_match(const Table& t, BoxNo box) { return t.marks()[kMatches] >> (2 * box) & book::LuckyTripleMatch; }

}  // namespace

void settle_on_the_deal(Table& t) {
    for (Stake& stake : t.stakes()) {
        if (!stake.open) continue;
        if (decided_by_the_deal(t, stake)) t.settle(stake, verdict_on_the_deal(t, stake));
        else if (stake.position.wager == LuckyMatch) note_match(t, t.box(stake.box));
    }
}

void pay_matches(Table& t) {
    each_open(t, LuckyMatch, [&](Stake& match) {
        bool plays_on = false;
        each_open(t, t.box(match.box), [&](const Stake& stake) { plays_on |= !is_side(stake.position.wager); });
        if (!plays_on) t.settle(match, win(t.setup().pays(LuckyMatch)[noted_match(t, match.box)]));  // 15F.9
    });
}

// ---- Super Sevens (15) --------------------------------------------------------------------------------------------

void settle_sevens(Table& t, const Box& box, Sevens what) {
    const auto cards = cards_of(box.hand());
    if (what == Sevens::Drawn && waits_for_a_third(cards)) return;
    each_open(t, box, SuperSevens, [&](Stake& stake) {
        Return verdict = settle_super_sevens(cards, t.setup().pays(SuperSevens));
        if (what == Sevens::Split) verdict.clause = "15.5";
        t.settle(stake, verdict);
    });
}

// ---- The prize button (15A) -----------------------------------------------------------------------------------------

bool button_is_out(const Table& t) { return t.carried().memory[kButtonOut] != 0; }

bool wins_madness(const Table& t, const Box& box) {
    return box.live() && lies_open(t, box, Madness);
}

FixedVector<PlayerId, 4> button_nominees(const Table& t, const Box& box, const FixedVector<PlayerId, 4>& declined) {
    FixedVector<PlayerId, 4> list;
    each_open(t, box, Madness, [&](const Stake& stake) {
        const bool asked =
            stake.player == box.seated || std::find(declined.begin(), declined.end(), stake.player) != declined.end();
        if (!asked) list.push_back(stake.player);
    });
    return list;
}

Question button_question(const Table& t, const Box& box, PlayerId player, const FixedVector<PlayerId, 4>& declined) {
    Question question = aside(question_to(player, box.number, bit(PressButton) | bit(DeclineButton), "15A.9"));
    const std::size_t nominees = player == box.seated ? button_nominees(t, box, declined).size() : 0;
    if (nominees > 0) question.choices |= bit(NominateFirst);
    if (nominees > 1) question.choices |= bit(NominateSecond);
    return question;
}

PlayerId next_at_the_button(const Table& t, const Box& box, const FixedVector<PlayerId, 4>& declined,
                            const Answer& answer) {
    const auto nominees = button_nominees(t, box, declined);
    if (answer.choice == NominateSecond && nominees.size() > 1) return nominees[1];
    const bool controller_declines = declined.size() == 1 && answer.choice == DeclineButton;  // and nominates nobody
    return nominees.empty() || controller_declines ? kNobody : nominees[0];
}

void pay_madness(Table& t, const Box& box) {
    each_open(t, box, Madness, [&](Stake& stake) {
        t.settle(stake, button_is_out(t) ? settle_madness_failed(stake.amount)
                                         : settle_madness(true, t.spun()[0], t.setup().pays(Madness)));  // 15A.7, 16.12
    });
}

// ---- House Money and Let it Ride (15D, 15E) -------------------------------------------------------------------------

namespace {

bool of_house_money(const Stake& stake) { return stake.position.wager == HouseMoney; }

// 15D.6(b), 15E.5(b), 14.2: what rides and the original wager together stay within
// the limit of a player, and of the box where it has one:
// the table's maximum, or what the table's file says.
Money may_ride(const Table& t, const Stake& stake) {
    const Setup& setup = t.setup();
    const Money max = setup.limits(Main).max, of_box = setup.box_max(), of_person = setup.person_box_max();
    Money own{}, on_box{};
    for (const Stake& other : t.stakes()) {
        if (other.box != stake.box || (other.position.wager != Main && !is_ride(other.position.wager))) continue;
        on_box += other.amount;
        if (other.player == stake.player) own += other.amount;
    }
    const Money won = winnings(stake.amount, verdict_on_the_deal(t, stake).odds).paid;
    const Money step = setup.limits(stake.position.wager).increment;
    std::int64_t most = std::min((stake.amount + won).cents, (max - own).cents);
    if (of_person.cents > 0) most = std::min(most, (of_person - own).cents);
    if (chosen(setup, book::BoxLimit, book::BoxLimits::TableMaximum)) most = std::min(most, (max - on_box).cents);
    if (of_box.cents > 0) most = std::min(most, (of_box - on_box).cents);
    return {most < step.cents ? 0 : most / step.cents * step.cents};
}

}  // namespace

bool can_ride(const Stake& stake) { return stake.position.wager == HouseMoney || stake.position.wager == LetItRide; }

std::optional<Question> ride_question(const Table& t, std::size_t index) {
    const Stake& stake = t.stakes()[index];
    if (!stake.open || !can_ride(stake)) return std::nullopt;
    const Money most = may_ride(t, stake);
    const Box& box = t.box(stake.box);
    if (most.cents == 0 || (box.absent && box.seated == stake.player)) return std::nullopt;  // 16.6
    const Money step = t.setup().limits(stake.position.wager).increment;
    return question_with_amount(aside(question_to(stake.player, stake.box, bit(Cash) | bit(Ride),
                                                  of_house_money(stake) ? "15D.6" : "15E.5")),
                                {.of = bit(Ride), .min = step, .max = most, .step = step,
                                 .clause = of_house_money(stake) ? "15D.6(b)" : "15E.5(b)"});
}

void cash_in(Table& t, std::size_t index) { t.settle(t.stakes()[index], verdict_on_the_deal(t, t.stakes()[index])); }

void take_ride(Table& t, std::size_t index, const Answer& answer) {
    cash_in(t, index);
    const Stake stake = t.stakes()[index];
    if (answer.choice == Ride)
        t.add_stake(stake.player, stake.box, 0,
                    position_at(of_house_money(stake) ? HouseMoneyRide : LetItRideRide),
                    answer.amount, true);
}

Money riding_on(const Table& t, PlayerId player, BoxNo box, std::size_t h) {
    Money sum{};
    each_on_hand(t, t.box(box), h, [&](const Stake& stake) {
        if (stake.player == player && is_ride(stake.position.wager)) sum += stake.amount;
    });
    return sum;
}

void take_even_money_riding(Table& t, const Question& question) {
    each_open(t, t.box(question.box), [&](Stake& stake) {
        if (stake.player == question.player && is_ride(stake.position.wager))
            t.settle(stake, win(kEvenMoney, "10.3(a)"));
    });
}

// ---- Additional pair wagers on split hands (15B.9, 15B.10, 15C.10, 15C.11) ------------------------------------------

namespace {

bool pays_perfect_pairs(const Setup& setup) { return setup.offered(PerfectPair); }
std::size_t extra_pair(const Setup& setup) { return pays_perfect_pairs(setup) ? ExtraPerfectPair : ExtraAnyPair; }
std::size_t pair_wager(const Setup& setup) { return pays_perfect_pairs(setup) ? PerfectPair : AnyPair; }

}  // namespace

bool extra_pairs_offered(const Setup& setup) {
    return chosen(setup, book::ExtraPairs, NoYes::Yes) && (setup.offered(PerfectPair) || setup.offered(AnyPair));
}

FixedVector<PlayerId, kPlayersMax> extra_pair_players(const Table& t, const Box& box) {
    FixedVector<PlayerId, kPlayersMax> list;
    const auto add = [&](PlayerId player) {
        if (std::find(list.begin(), list.end(), player) == list.end()) list.push_back(player);
    };
    const auto add_all = [&](auto wanted) {  // from the dealer's left to his right
        for (const Box& from : t.boxes())
            for (const Stake& stake : t.stakes())
                if (stake.position.wager == Main && stake.box == from.number && wanted(stake)) add(stake.player);
    };
    const auto paired_before = [&](const Stake& main) {
        return t.lying(main.player, box.number, position_at(pair_wager(t.setup())));
    };
    add_all([&](const Stake& main) { return main.box == box.number; });   // 15B.10(a)
    add_all(paired_before);                                              // 15B.10(b)
    add_all([](const Stake&) { return true; });                          // 15B.10(c)
    return list;
}

std::optional<Question> extra_pair_question(const Table& t, const Box& box, std::size_t h, PlayerId player) {
    const bool perfect = pays_perfect_pairs(t.setup());
    int lie = 0;
    each_on_hand(t, box, h, [&](const Stake& stake) { lie += stake.position.wager == extra_pair(t.setup()); });
    if (lie == kPairWagersABox || (box.absent && player == box.seated)) return std::nullopt;  // 16.6
    const Limits& limits = t.setup().limits(pair_wager(t.setup()));
    return question_with_amount(aside(question_to(player, box.number, bit(NoPairWager) | bit(PairWager),
                                                  perfect ? "15B.10" : "15C.11", h)),
                                {.of = bit(PairWager), .min = limits.min, .max = limits.max, .step = limits.increment,
                                 .clause = perfect ? "15B.4" : "15C.5"});
}

void take_extra_pair(Table& t, const Question& question, const Answer& answer) {
    if (answer.choice == PairWager)
        t.add_stake(question.player, question.box, question.hand, position_at(extra_pair(t.setup())), answer.amount);
}

void settle_extra_pairs(Table& t, const Box& box, std::size_t h) {
    if (!box.plays(h) || box.hands[h].cards.size() != 2) return;
    const auto cards = cards_of(box.hands[h]);
    each_on_hand(t, box, h, [&](Stake& stake) {
        if (stake.position.wager == ExtraPerfectPair)
            t.settle(stake, settle_perfect_pair(cards[0], cards[1], t.setup().pays(PerfectPair)));
        if (stake.position.wager == ExtraAnyPair)
            t.settle(stake, settle_any_pair(cards[0], cards[1], t.setup().pays(AnyPair)));
    });
}

// ---- Decided by the dealer's hand (15H, 20A) ------------------------------------------------------------------------

bool sides_want_the_dealer(const Table& t) {
    const bool for_push_22 = t.setup().compiled<TableRules>().push_22_draws;
    return std::any_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) {
        return stake.open && (stake.position.wager == Buster || (for_push_22 && stake.position.wager == Push22));
    });
}

bool only_push_22_is_left(const Table& t) {
    if (t.setup().compiled<TableRules>().push_22_draws) return false;
    return std::all_of(t.stakes().begin(), t.stakes().end(),
                       [](const Stake& stake) { return !stake.open || stake.position.wager == Push22; }) &&
           std::none_of(t.lammers().begin(), t.lammers().end(), [](const Lammer& lammer) { return lammer.open; });
}

namespace {

void settle_buster_wager(Table& t, const Box& box, Stake& stake) {
    const auto dealer = cards_of(t.house().hand());
    const int total = points_of(t.house().hand()).total();
    t.settle(stake, settle_buster(total, dealer.size(), t.setup().pays(Buster)));                     // 15H.5-15H.8
    if (t.setup().offered(FreeBonus) && stake.player == box.seated)  // 15H.9, ruling R39
        t.bonus(stake, FreeBonus,
                settle_free_bonus(is_blackjack(box, box.hand()), total, dealer.size(), stake.amount,
                                  t.setup().pays(FreeBonus)));
}

}  // namespace

void settle_by_the_dealer(Table& t) {
    for (auto box = t.boxes().rbegin(); box != t.boxes().rend(); ++box)  // box 1 is the farthest to the left (8.3)
        each_open(t, *box, Buster, [&](Stake& stake) { settle_buster_wager(t, *box, stake); });
    const auto dealer = cards_of(t.house().hand());
    const int total = points_of(t.house().hand()).total();
    each_open(t, Push22, [&](Stake& stake) {                                                         // 20A.4-20A.6
        t.settle(stake, settle_push_22(total, same_suit(dealer), same_colour(dealer), t.setup().pays(Push22)));
    });
}

}  // namespace baize::blackjack::nz
