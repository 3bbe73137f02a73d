#include "games/blackjack/nz_sides.hpp"

#include <algorithm>

#include "games/blackjack/side_wagers.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"

namespace baize::blackjack::nz {

namespace {

namespace book = nz_blackjack;

constexpr int kPairWagersABox = 3;  // 15B.2, 15B.10, 15C.3, 15C.11, 15F.3, 15G.2, 15H.2

constexpr Placing kPlacings[] = {
    {"15.2"}, {"15B.2", true}, {"15C.3", true}, {"15F.3", true}, {"15G.2", true}, {"15H.2"}, {"20A.2"},
};
static_assert(std::size(kPlacings) == Push22 - SuperSevens + 1);

std::span<const Card> cards_of(const baize::Hand& hand) { return {hand.cards.begin(), hand.cards.size()}; }

bool wagers_on(const Table& t, PlayerId player, BoxNo box) {
    return std::any_of(t.stakes().begin(), t.stakes().end(),
                       [&](const Stake& stake) { return stake.position.wager == Main && stake.player == player && stake.box == box; });
}

// 15B.2: three a box, and those who wager on the box come first; of the others the last to come go.
void return_those_too_many(Table& t, const Box& box, std::size_t wager) {
    int lie = 0;
    for (const Stake& stake : t.stakes()) lie += stake.open && stake.box == box.number && stake.position.wager == wager;
    for (std::size_t i = t.stakes().size(); i-- > 0 && lie > kPairWagersABox;) {
        Stake& stake = t.stakes()[i];
        if (!stake.open || stake.box != box.number || stake.position.wager != wager || wagers_on(t, stake.player, box.number)) continue;
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
    if (std::none_of(t.stakes().begin(), t.stakes().end(), [](const Stake& stake) { return rests_on_main(stake.position.wager); })) return false;
    for (Stake& stake : t.stakes())
        if (rests_on_main(stake.position.wager) && !accompanied(t, stake.player, stake.box, stake.position.wager)) t.settle(stake, voided(placing(stake.position.wager).clause));
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
        case PerfectPair: return settle_perfect_pair(cards[0], cards[1], pays);                      // 15B.5-15B.7
        case AnyPair: return settle_any_pair(cards[0], cards[1], pays);                              // 15C.6-15C.8
        case LuckyMatch: return settle_lucky_match(cards[0], cards[1], dealers, pays);               // 15F.6-15F.9
        default: return settle_lucky_lucky(cards[0], cards[1], dealers, pays);                       // 15G.5-15G.8
    }
}

bool decided_by_the_deal(const Table& t, const Stake& stake) {
    if (stake.position.wager == SuperSevens) return !waits_for_a_third(cards_of(t.box(stake.box).hand()));
    return is_side(stake.position.wager) && stake.position.wager < Buster;
}

}  // namespace

void settle_on_the_deal(Table& t) {
    for (Stake& stake : t.stakes())
        if (stake.open && decided_by_the_deal(t, stake)) t.settle(stake, verdict_on_the_deal(t, stake));
}

// ---- Super Sevens (15) --------------------------------------------------------------------------------------------

void settle_sevens(Table& t, const Box& box, Sevens what) {
    const auto cards = cards_of(box.hand());
    if (what == Sevens::Drawn && waits_for_a_third(cards)) return;
    for (Stake& stake : t.stakes()) {
        if (!stake.open || stake.position.wager != SuperSevens || stake.box != box.number) continue;
        Return verdict = settle_super_sevens(cards, t.setup().pays(SuperSevens));
        if (what == Sevens::Split) verdict.clause = "15.5";
        t.settle(stake, verdict);
    }
}

// ---- Additional pair wagers on split hands (15B.9, 15B.10, 15C.10, 15C.11) ---------------------------------------------

namespace {

bool pays_perfect_pairs(const Setup& setup) { return setup.offered(PerfectPair); }
std::size_t extra_pair(const Setup& setup) { return pays_perfect_pairs(setup) ? ExtraPerfectPair : ExtraAnyPair; }
std::size_t pair_wager(const Setup& setup) { return pays_perfect_pairs(setup) ? PerfectPair : AnyPair; }

}  // namespace

bool extra_pairs_offered(const Setup& setup) {
    return setup.option(book::ExtraPairs) == 1 && (setup.offered(PerfectPair) || setup.offered(AnyPair));
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
        return std::any_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) {
            return stake.box == box.number && stake.player == main.player && stake.position.wager == pair_wager(t.setup());
        });
    };
    add_all([&](const Stake& main) { return main.box == box.number; });   // 15B.10(a)
    add_all(paired_before);                                              // 15B.10(b)
    add_all([](const Stake&) { return true; });                          // 15B.10(c)
    return list;
}

std::optional<Question> extra_pair_question(const Table& t, const Box& box, std::size_t h, PlayerId player) {
    const bool perfect = pays_perfect_pairs(t.setup());
    int lie = 0;
    for (const Stake& stake : t.stakes()) lie += on_hand(stake, box, h) && stake.position.wager == extra_pair(t.setup());
    if (lie == kPairWagersABox) return std::nullopt;
    const Limits& limits = t.setup().limits(pair_wager(t.setup()));
    return Question{player, box.number, static_cast<std::uint8_t>(h), bit(NoPairWager) | bit(PairWager), bit(PairWager), limits.min, limits.max, limits.increment,
                    perfect ? "15B.10" : "15C.11", perfect ? "15B.4" : "15C.5"};
}

void take_extra_pair(Table& t, const Question& question, const Answer& answer) {
    if (answer.choice == PairWager) t.add_stake(question.player, question.box, question.hand, {static_cast<std::uint8_t>(extra_pair(t.setup())), 0}, answer.amount);
}

void settle_extra_pairs(Table& t, const Box& box, std::size_t h) {
    if (!box.plays(h) || box.hands[h].cards.size() != 2) return;
    const auto cards = cards_of(box.hands[h]);
    for (Stake& stake : t.stakes()) {
        if (!on_hand(stake, box, h)) continue;
        if (stake.position.wager == ExtraPerfectPair) t.settle(stake, settle_perfect_pair(cards[0], cards[1], t.setup().pays(PerfectPair)));
        if (stake.position.wager == ExtraAnyPair) t.settle(stake, settle_any_pair(cards[0], cards[1], t.setup().pays(AnyPair)));
    }
}

// ---- Decided by the dealer's hand (15H, 20A) --------------------------------------------------------------------------

bool sides_want_the_dealer(const Table& t) {
    return std::any_of(t.stakes().begin(), t.stakes().end(), [](const Stake& stake) { return stake.open && is_side(stake.position.wager); });
}

void settle_by_the_dealer(Table& t, Stake& stake) {
    const auto dealer = cards_of(t.house().hand());
    const int total = points_of(t.house().hand()).total();
    const Pays& pays = t.setup().pays(stake.position.wager);
    if (stake.position.wager == Push22) return t.settle(stake, settle_push_22(total, same_suit(dealer), same_colour(dealer), pays));  // 20A.4-20A.6
    t.settle(stake, settle_buster(total, dealer.size(), pays));                                                                     // 15H.5-15H.8
    const Box& box = t.box(stake.box);
    if (t.setup().offered(FreeBonus) && stake.player == box.seated)                                                                 // 15H.9, ruling R39
        t.bonus(stake, FreeBonus, settle_free_bonus(is_blackjack(box, box.hand()), total, dealer.size(), stake.amount, t.setup().pays(FreeBonus)));
}

}  // namespace baize::blackjack::nz
