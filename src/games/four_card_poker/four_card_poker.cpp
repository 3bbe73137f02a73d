#include "games/four_card_poker/four_card_poker.hpp"

#include <fmt/format.h>

#include "games/chosen.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/blind_stake.hpp"
#include "games/poker/captions.hpp"
#include "games/poker/decision.hpp"
#include "games/poker/told_maxima.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"

namespace baize::four_card_poker {

namespace {

constexpr int kPlayersCards = 5, kDealersCards = 6;                                            // 8.3, 8.4, ruling R17

// 5.2, 9.1: one to three times the ante, or fold. A fold takes Aces Up along (9.2(a)) unless its player says that he
// plays it (9.3, rulings R49, R73).
constexpr poker::FoldRow kFolds[] = {{AcesUp, poker::OnFold::KeptByWord, "9.2(a)"}};
constexpr poker::Decision kDecision = {.clause = "5.2", .wager = Play, .of = Ante, .from = 1, .to = 3, .fold = Fold,
                                       .raise = PlayOnce, .keep = KeepAcesUp, .stand = LetItStand,
                                       .taken_back = "5.8(b)", .surrendered = "9.2(a)", .folds = kFolds,
                                       .absent = "11.13"};

// 9.2(a), 10.2, 5.7.1.
Return settle_hand(const Setup& setup, std::size_t wager, FourCardRank player, FourCardRank dealer, bool folded) {
    const Pays& pays = setup.pays(wager);
    switch (wager) {
        case Ante: return settle_ante(player, dealer, folded, pays);
        case Play: return settle_play(player, dealer, pays);
        default: return settle_ante_bonus(player, folded, pays).value_or(stand_off("5.7.1"));
    }
}

// 5.10: none of them is paid more than its own maximum, and all of them come out of one, in this order (rulings R82,
// R97).
constexpr std::uint8_t kUnderMaximum[] = {AnteBonus, Ante, Play};
std::vector<poker::Cap> caps(const Setup& setup) {
    std::vector<poker::Cap> caps = poker::caps_of_wagers(setup, kUnderMaximum);
    if (const auto most = setup.option_amount(MaximumPayout))
        caps.push_back({{std::begin(kUnderMaximum), std::end(kUnderMaximum)}, *most});
    return caps;
}

// Five cards against six, of which the last is seen (8.2).
constexpr poker::Plan::Street kStreets[] = {{.own = kPlayersCards, .up = 1, .decision = kDecision}};
constexpr std::uint8_t kOpening[] = {Ante}, kBonuses[] = {AnteBonus};

}  // namespace

constinit const poker::Plan kAntePlan = {
    .opening = kOpening, .bonuses = kBonuses, .order = &rank::kFourCards, .own = kPlayersCards,
    .dealer = kDealersCards, .up_card = kDealersCards - 1, .streets = kStreets,
    .verdict = poker::settled_by<rank::kFourCards, settle_hand>, .caps = caps};

namespace {

constexpr poker::AreaRules kAreas = {.one_wager = "5.6", .several = "5.5", .blind = "5.5.2"};

FourCardRank rank_of(const Hand& hand) { return rank_four({hand.cards.begin(), hand.cards.size()}); }

// ---- Settlement --------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, const Box& box) {
    if (const auto lost = poker::lost_unseen(t, box, stake.position.wager, kDecision)) return *lost;  // 9.2(a), 11.13
    const FourCardRank player = rank_of(box.hand()), dealer = rank_of(t.house().hand());
    const std::uint8_t wager = stake.position.wager;
    if (wager == AcesUp) return settle_aces_up(player, t.setup().pays(AcesUp));
    return settle_hand(t.setup(), wager, player, dealer, box.folded);
}

// 10.2(a): what is lost is collected, the ante and play wagers before Aces Up; then what has won is paid, in the same
// order, and no more on the hand than the operator's maximum (5.10, ruling R82).
constexpr Wager kOrder[] = {Ante, Play, AcesUp};

void settle_wagers(Table& t, const Box& box, bool won, Money* left) {
    for (const Wager wager : kOrder)
        each_open(t, box, wager, [&](Stake& stake) {
            const Return becomes = verdict(t, stake, box);
            if ((becomes.outcome == Outcome::Win) == won) t.settle(stake, becomes, left);
        });
}

void settle_box(Table& t, const Box& box) {
    const std::optional<Money> maximum = t.setup().option_amount(MaximumPayout);
    Money left = maximum.value_or(Money{});
    Money* const within = maximum ? &left : nullptr;
    const Stake* ante = t.lying(box.seated, box.number, {Ante, 0});
    if (const auto bonus = settle_ante_bonus(rank_of(box.hand()), box.folded, t.setup().pays(AnteBonus)); bonus && ante)
        t.bonus(*ante, AnteBonus, *bonus, within);                                             // 10.2(a)(i)
    settle_wagers(t, box, false, within);                                                      // 10.2(a)(ii), (iii)
    settle_wagers(t, box, true, within);                                                       // 10.2(a)(iv), (v)
}

// ---- The round ------------------------------------------------------------------------------------------------

// Who has Aces Up alone folds, or plays a hand that wins it (5.2(c)). That he may play it tells of his hand, so that
// nobody else learns of it. A hand that is played blind has nobody to decide, and stays in (ruling R70).
Step decide_aces_up(Table& t, Box& box) {
    if (box.blind) co_return;
    const auto answer = co_await t.ask(box, [&] {
        const std::uint32_t wins = wins_aces_up(rank_of(box.hand())) ? 1u << PlayAcesUp : 0u;
        return question_to(box, 1u << Fold | wins, "5.2(c)");
    });
    if (answer) poker::note_answer(t, box);
    if (!answer) poker::fold_if_absent(box);                                                   // 11.13
    else if (answer->choice == Fold) poker::fold(t, box);                                      // 9.2
}

Step decide(Table& t, Box& box) {
    if (!box.live()) co_return;
    if (t.has(box, Ante)) co_await poker::decide(t, box, kAntePlan);                           // 5.2(a), (b), 9.3
    else co_await decide_aces_up(t, box);
}

// 8.2: all face down, except the dealer's sixth; where a card of his was exposed before, that one is his up card and
// the sixth comes face down (11.8).
Face dealers_face(const Table& t, int card) {
    return card == kDealersCards - 1 && !poker::happened(t, poker::kUpCardLies) ? Face::Up : Face::Down;
}

Step deal_to_players(Table& t, int cards) {
    for (Box& box : t.boxes())
        for (int card = 0; card < cards && box.live(); ++card)
            co_await t.deal(box, box.blind ? Face::Down : Face::Own, cards == 1 ? "8.3" : "8.4");
}

// 8.3: from a shoe one card at a time, the dealer's last each time; 8.4: from a shuffler five at a time, then six.
Step deal(Table& t) {
    const bool shuffler = from_shuffler(t.setup());
    if (shuffler) co_await deal_to_players(t, kPlayersCards);
    for (int card = 0; card < kDealersCards; ++card) {
        if (!shuffler && card < kPlayersCards) co_await deal_to_players(t, 1);
        co_await t.deal(t.house(), dealers_face(t, card), shuffler ? "8.4" : "8.3");
    }
}

// 9.4, 10.2: the dealer's cards, and each hand in the game; a folded one is counted face down (9.2(b)).
void show_hands(Table& t) {
    t.house().hand().turn(Face::Up);
    for (Box& box : t.boxes())
        if (poker::in_action(t, box, kDecision)) box.hand().turn(Face::Up);
}

constexpr poker::SideWager kSides[] = {{AcesUp, "5.1(c)"}};

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 7.1(b)
    co_await t.bets();                                                                         // 5.1, 8.1
    if (!aces_up_alone(t.setup())) poker::void_sides_alone(t, kSides, {Ante});                 // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                   // nobody plays
    if (chosen(t.setup(), Blind, YesNo::Yes)) poker::mark_blind_hands(t);                      // 5.5.2
    co_await deal(t);                                                                          // 8.2-8.4
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await decide(t, box);                                        // 9.1-9.3
    t.stage(Stage::DealerDraws);
    poker::collect_folded(t, kDecision);                                                       // 9.2(a)
    show_hands(t);                                                                             // 9.4
    for (const Box& box : t.boxes_from_right())                                                // 10.2
        if (box.live()) settle_box(t, box);
}

// ---- Conditions on wagers ----------------------------------------------------------------------------------------

// 5.1(a), (c): Aces Up beside an ante, or alone at the operator's discretion; a play wager never without an ante.
MaybeRefusal have_their_ante(const Table& t, const PlaceBet& bet) {
    if (!aces_up_alone(t.setup()))
        if (auto refusal = poker::sides_beside(t, bet, kSides, {Ante})) return refusal;
    return poker::needs_beside(t, bet, Play, {Ante}, "5.1(c)");
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (MaybeRefusal refusal = poker::areas_of_one(t, bet, kAreas, Areas)) return refusal;
    if (MaybeRefusal refusal = have_their_ante(t, bet)) return refusal;
    return poker::blind_is_a_multiple(t, bet, kDecision);
}

// The most that one hand may win: with four of a kind, and a play wager as it was laid or as high as it may be.
Money most_of(const Table& t, PlayerId player, const Box& box) {
    const Setup& setup = t.setup();
    const auto wins = [](Money stake, const PayRow& row) { return winnings(stake, row.odds).paid; };
    const Money ante = t.staked(player, box.number, {Ante, 0}), laid = t.staked(player, box.number, {Play, 0});
    return wins(ante, setup.pays(AnteBonus)[book::AnteBonusFourOfAKind]) +
           wins(ante, setup.pays(Ante)[book::AnteWins]) +
           wins(laid.cents > 0 ? laid : ante * kDecision.to, setup.pays(Play)[book::PlayWins]) +
           wins(t.staked(player, box.number, {AcesUp, 0}), setup.pays(AcesUp)[book::AcesUpFourOfAKind]);
}

// 5.10, rulings R67, R97: whom a maximum may touch knows it while he can still change his wagers.
std::string told_before_close(const Table& t, PlayerId player) {
    std::vector<std::string> words = poker::told_of_wagers(t, player, "nz-four-card-poker 5.10");
    const auto maximum = t.setup().option_amount(MaximumPayout);
    Money most{};
    for (const Box& box : t.boxes()) most = std::max(most, most_of(t, player, box));
    if (maximum && most > *maximum) words.push_back(poker::told_of_hand(most, *maximum, "nz-four-card-poker 5.10"));
    return fmt::format("{}", fmt::join(words, "; "));
}

ShoePolicy one_deck(const Setup&) {
    return {.decks = 1, .shuffle = "7.1(b)", .not_enough = "11.6", .equipment = "3.4"};
}

// ---- The definition ------------------------------------------------------------------------------------------------

constexpr LaidRow kPlayLaid[] = {poker::laid(kDecision, "5.2(b)")};

constexpr WagerDef kWagers[] = {
    {"ante", "Ante", "5.1(a)", WagerKind::Opening, -1, book::kAnteTables},
    {.id = "play", .title = "Play", .clause = "5.2(b)", .kind = WagerKind::Later, .part_of = Ante,
     .paytables = book::kPlayTables, .blind = "blind-betting=yes", .laid = kPlayLaid},
    {"ante-bonus", "Ante bonus", "5.7.1", WagerKind::Bonus, Ante, book::kAnteBonusTables},
    {"aces-up", "Aces Up", "5.1(c)", WagerKind::Opening, -1, book::kAcesUpTables},
};

constexpr ChoiceDef kChoices[] = {
    {"let-it-stand", "Let the Play wager stand", "5.8(b)", true},
    {.id = "play-aces-up", .title = "Play the Aces Up", .clause = "5.2(c)", .passive = true, .confidential = true},
    {"fold", "Fold", "5.2(a)", true},
    {"once", "Play once", "5.2(b)"},
    {"twice", "Play twice", "5.2(b)"},
    {"thrice", "Play three times", "5.2(b)"},
    {"keep-aces-up", "Fold the Ante, play the Aces Up", "9.3"},
};
constexpr std::string_view kHouseHands[] = {"dealer"};

using AreaOptions = poker::AreaOptions<kAreas>;
constexpr OptionValue kAlone[] = {{"yes", "5.1(c)"}, {"no", "5.1(c)"}};
constexpr OptionValue kBlindBetting[] = {{"yes", "5.1(b)"}, {"no", "5.1(b)"}};
enum class From { Shuffler, Shoe };
constexpr OptionValue kDealtFrom[] = {{"shuffler", "8.4"}, {"shoe", "8.3"}};
constexpr OptionValue kMaximum[] = {{"none", "5.10"}};
constexpr OptionDef kOptions[] = {
    AreaOptions::areas,
    AreaOptions::blind,
    {"aces-up-alone", "Aces Up may be wagered without an Ante", "5.1(c)", kAlone, 0, false},
    {"blind-betting", "A Play wager may be laid before the deal", "5.1(b)", kBlindBetting, 0, false},
    {"dealt-from", "The cards are dealt from", "3.4(c)", kDealtFrom, 0, false},
    {.id = "maximum-payout", .title = "The most that is paid on one hand, over all its wagers (ruling R82)",
     .clause = "5.10", .values = kMaximum, .takes_amount = true,
     .ceiling = "One hand is paid no more than {} over all its wagers, whatever it would win at the odds shown"},
};

// ---- Captions ------------------------------------------------------------------------------------------------------

std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() != kPlayersCards && cards.size() != kDealersCards) return {};
    return poker::words_for(rank_four(cards));
}

Picked hand_made_of(std::span<const Card> cards) {
    return hand_caption(cards, false).empty() ? 0 : poker::made_of<rank::kFourCards>(cards);
}

}  // namespace

bool aces_up_alone(const Setup& setup) { return chosen(setup, AcesUpAlone, YesNo::Yes); }
bool from_shuffler(const Setup& setup) { return chosen(setup, DealtFrom, From::Shuffler); }

const Game kGame = {
    .id = "nz.four-card-poker", .title = "Four Card Poker", .book = "nz-four-card-poker",
    .division = "nz.four-card-poker", .sections = "Appendix B",
    .layout = {.boxes = 7, .cards_a_hand = kDealersCards, .places = 7, .house_hands = kHouseHands,
               .drawing = drawing},
    .equipment = {.shoe = one_deck},
    // 2.0: by the general rules of Division 1
    .clauses = {.no_more_bets = "5.8", .position = "5.1", .limits = "2.0", .own_hands = "8.2", .areas_yield = "5.5.1",
                .payout_max = "5.10"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = irregularities(),
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption, .hand_made_of = hand_made_of},
    .notices = {.displayed = &book::kDisplayed, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

}  // namespace baize::four_card_poker
