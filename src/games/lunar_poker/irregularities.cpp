// What a supervisor may rule at a Lunar Poker table (nz-lunar-poker section 11; rulings R72, R74, R75, R85, R96, R98).
// 11.17 is the shoe's own: discards are shuffled when it runs out.

#include "games/lunar_poker/lunar_poker.hpp"

namespace baize::lunar_poker {

namespace {

// Who has chosen a draw has decided until he is asked again (9.9).
bool decided(const Table& t, const Box& box) {
    if (t.need().kind == NeedKind::Decision && t.need().question.box == box.number) return false;
    return !open_stake(t, box, Ante) || t.has(box, Bet) || t.has(box, ExchangeFee) || t.has(box, SixthFee);
}

constexpr poker::Division kDivision = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.8", .hand_to_empty = "11.9",
    .collected = "11.13", .wrong_deck = "11.10", .exposed = "11.3", .dealer_exposed = "11.4",
    .several_exposed = "11.5", .player_shows = "11.6", .dealer_shows = "11.7", .misdeal = "11.11", .absent = "11.12",
    .laid_down = "11.14", .shuffle = "7.1(f)",
    .mishandled_title = "A player does not comply with rules 9.12 and 9.13",
    .wrong_number_title = "A player or the dealer has a wrong number of cards",
    .hand_discarded = "The five cards are discarded; the game goes on",
    .hand_is = "a complete hand has five cards; with fewer it is a misdeal by 11.8",
    .second_exposed = "It is turned over and the deal goes on; a second one is a misdeal (11.5)",
    .after_showing_may = "The players still to decide may bet or fold, and not draw",
    .absent_has_no_decision = "without an Ante the area has no decision to be absent from",
    .absent_consequence = "The hand is folded and its wagers are forfeited, a winning Super wager too",
    .hand = kHand, .ante = Ante, .play = Bet, .cards_for = {Ante},
    .one_by_one = [](const Setup& setup) { return !from_shuffler(setup); }, .decided = decided,
    .dealers_card = poker::DealersCard::StaysUp, .after_showing = poker::AfterShowing::OnceOrFold,
};

// 11.13 asks whether he has decided to bet or to fold: who has only chosen a draw has not.
MaybeRefusal neither_bet_nor_folded(const Table& t, const Ruled& ruled) {
    const Box& box = t.box(ruled.box);
    if (box.folded || box.absent || !open_stake(t, box, Ante) || t.has(box, Bet))
        return Refusal{"that player has decided already", "11.13"};
    return std::nullopt;
}

// ---- A change of mind (5.7, 5.10) -----------------------------------------------------------------------------------

// Until all is locked in nobody is held to his decision; but nobody changes it for a card that he has seen since. Where
// the dealer serves at once he has acted on every decision but those of winners whom he passed over (ruling R98).
MaybeRefusal may_change(const Table& t, const Ruled& ruled) {
    const Box& box = t.box(ruled.box);
    if (happened(t, kLockedIn)) return Refusal{"all decisions are locked in", "5.10"};
    if (served_at_once(t.setup()) && !is_marked(t, kPassedOver, ruled.box))
        return Refusal{"at this table the dealer acts on each decision at once", "9.8"};
    if (poker::happened(t, poker::kOnceOrFold)) return Refusal{"the dealer's cards were seen meanwhile", "11.7"};
    if (is_marked(t, kLaidDown, ruled.box)) return Refusal{"the cards are lost in the pile", "11.14"};
    if (!box.live() || box.absent || !has_decided(t, box))
        return Refusal{"there is no decision of that box to change", "5.10"};
    return std::nullopt;
}

// 11.14: whose cards are lost in the pile has folded for good. His bet falls with the hand, and the fee for a draw is
// lost whether he was served or not (rulings R74, R96).
void lay_down(Table& t, const Ruled& ruled) {
    poker::lay_down(t, ruled, kDivision);
    collect_draw_fee(t, t.box(ruled.box));
    mark_box(t, kLaidDown, ruled.box);
}

void change_decision(Table& t, const Ruled& ruled) {
    Box& box = t.box(ruled.box);
    for (const Wager wager : {Bet, ExchangeFee, SixthFee})
        if (Stake* laid = open_stake(t, box, wager)) t.take_back(*laid);
    box.folded = false;
    mark_box(t, kDecidesAgain, ruled.box);
}

// ---- The deal and the draw ------------------------------------------------------------------------------------------

// 11.8, ruling R98: a shuffler gives a whole hand at a time, and 11.9 is the rule for that.
MaybeRefusal cards_one_by_one(const Table& t, const Ruled& ruled) {
    if (from_shuffler(t.setup()))
        return Refusal{"a shuffler gives five cards at a time: a complete hand lies there (11.9)", "11.8"};
    return poker::cards_to_empty_area(t, ruled, kDivision);
}

// 11.3, 11.5, ruling R98: a card is exposed in the deal, or in the draw (8.7).
MaybeRefusal while_cards_are_dealt(const Table& t, const Ruled& ruled) {
    if (t.stage() == Stage::Dealing || happened(t, kDrawn)) return std::nullopt;
    return Refusal{"all hands are dealt, and nobody has drawn yet",
                   std::string(t.game().irregularities[ruled.irregularity].clause)};
}

MaybeRefusal first_exposed_card(const Table& t, const Ruled& ruled) {
    if (auto refusal = while_cards_are_dealt(t, ruled)) return refusal;
    return poker::none_exposed_yet(t, kDivision);
}

// ---- Late declarations (11.15, 11.16) -------------------------------------------------------------------------------

// Until the player decides on what he drew no card has gone to another box. That he has not looked is for a person to
// see, and so is the hand: it is verified when it is ruled, and what does not win is not paid.
MaybeRefusal drew_undeclared(const Table& t, const Ruled& ruled) {
    const std::string clause(t.game().irregularities[ruled.irregularity].clause);
    if (!player_declares(t.setup()))
        return Refusal{"at this table the terminals declare by themselves", clause};
    const bool asked = t.need().kind == NeedKind::Decision && t.need().question.box == ruled.box;
    const Box& box = t.box(ruled.box);
    if (!asked || (!open_stake(t, box, ExchangeFee) && !open_stake(t, box, SixthFee)))
        return Refusal{"that is for a player who has drawn and not decided yet", clause};
    if (open_stake(t, box, ExchangeFee) && given_away_by(t, box) == 0)
        return Refusal{"the cards that he gave away are in play again", clause};
    return std::nullopt;
}

MaybeRefusal has_super(const Table& t, const Ruled& ruled) {
    if (!open_stake(t, t.box(ruled.box), Super)) return Refusal{"there is no Super wager to pay", "11.16"};
    return drew_undeclared(t, ruled);
}

// 11.15: what he drew goes to whoever draws next, before what another drew and gave back; the fee is his again (ruling
// R85).
void pay_late_instant_cash(Table& t, const Ruled& ruled) {
    Box& box = t.box(ruled.box);
    const auto dealt = dealt_to(t, box);
    const auto cash = instant_cash(rank_of({dealt.begin(), kHand}), t.setup().pays(Ante));
    if (!cash) return;
    const std::size_t held = box.hand().cards.size(), drawn = held == kSixCards ? 1 : held - kept_of(t, box);
    Hand& next = t.house().hands[kDrawnBefore];
    const Picked given_before = (Picked{1} << next.cards.size()) - 1;
    t.move_cards(box.hand(), ((Picked{1} << drawn) - 1) << (held - drawn), next);
    t.move_cards(next, given_before, next);  // behind the others
    next.turn(Face::Down);
    if (!(served_at_once(t.setup()) && others_decide(t, box))) box.hand().turn(Face::Up);
    pay_instant_cash(t, box, {cash->outcome, cash->odds, "11.15"}, "11.15");
}

// His cards stay as they lie: which of them he kept is nobody else's to know (9.13).
void pay_late_super(Table& t, const Ruled& ruled) {
    const Box& box = t.box(ruled.box);
    const auto dealt = dealt_to(t, box);
    const Return verdict =
        settle_super({dealt.begin(), kHand}, t.setup().pays(Super), super_readings(t.setup()));
    if (verdict.outcome != Outcome::Win) return;
    pay_super(t, *open_stake(t, box, Super), {verdict.outcome, verdict.odds, "11.16"});
}

constexpr auto with_own_rows() {
    poker::Irregularities<kDivision> rows;
    for (IrregularityDef& row : rows.rows) {
        if (row.id == "collected-early") row.check = neither_bet_nor_folded;
        if (row.id == "cards-to-empty-area") row.check = cards_one_by_one;
        if (row.id == "exposed-card") row.check = first_exposed_card;
        if (row.id == "cards-exposed") row.check = while_cards_are_dealt;
        if (row.id == "exposed-card" || row.id == "cards-exposed") row.stages = poker::kDealing | poker::kDeciding;
        if (row.id == "laid-down") row.apply = lay_down;
        if (row.id.starts_with("laid-down")) row.stages = Stage::Deciding | Stage::DealerDraws;
    }
    rows.add({"decision-changed", "A player changes his decision before all are locked in", "5.10",
              "What he laid for it is his again, and he decides anew", Effect::Own, Target::Box, poker::kDeciding,
              may_change, change_decision});
    rows.add({"late-instant-cash", "Instant cash was declared after the draw, its cards not yet viewed", "11.15",
              "It is paid and the fee returned; the drawn cards are the next in play. A Super wager is ruled first",
              Effect::Own, Target::Box, poker::kDeciding, drew_undeclared, pay_late_instant_cash});
    rows.add({"late-super", "A Super combination was declared after the draw, its cards not yet viewed", "11.16",
              "It is paid as it was dealt; the draw stands", Effect::Own, Target::Box, poker::kDeciding, has_super,
              pay_late_super});
    rows.add({"not-covered", "Something that the rules do not cover", "11.18",
              "The Operations Manager decides; it is on record", Effect::Record, Target::None,
              poker::kInPlay | Stage::Betting | Stage::Settled});
    return rows;
}
constexpr auto kIrregularities = with_own_rows();

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities.all(); }

}  // namespace baize::lunar_poker
