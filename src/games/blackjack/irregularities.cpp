#include "games/blackjack/irregularities.hpp"

#include "games/blackjack/nz_sides.hpp"
#include "games/burn_card.hpp"

namespace baize::blackjack::nz {

namespace {

constexpr std::uint8_t kInPlay = Stage::Dealing | Stage::Deciding | Stage::DealerDraws;
constexpr std::uint8_t kAlways = kInPlay | Stage::Betting | Stage::Settled;

// 16.10: a continuous shuffler has no cutting card to forget.
MaybeRefusal not_with_a_continuous_shuffler(const Table& t, const Ruled&) {
    if (t.setup().shoe().continuous) return Refusal{"a continuous shuffler has no cutting card", "16.10"};
    return std::nullopt;
}

MaybeRefusal only_with_a_continuous_shuffler(const Table& t, const Ruled&) {
    if (!t.setup().shoe().continuous) return Refusal{"this table has no continuous shuffler", "16.13"};
    return std::nullopt;
}

// 16.11: the offer can be made good until the dealer has a second card.
MaybeRefusal insurance_still_open(const Table& t, const Ruled& ruled) {
    const baize::Hand& dealer = t.house().hand();
    if (dealer.cards.size() != 1) return Refusal{"the dealer has a second card: insurance is closed", "16.11"};
    if (dealer.cards[0].rank() != kAce) return Refusal{"insurance is offered only against an ace", "9.1"};
    if (insurance_owed(t)) return Refusal{"another missed offer is being made good first", "16.11"};
    bool wagered = false;
    for (const Stake& stake : t.stakes()) {
        if (stake.player != ruled.player || stake.box != ruled.box) continue;
        if (stake.position.wager == Insurance) return Refusal{"that player has insured this box already", "9.1"};
        wagered = wagered || (stake.position.wager == Main && stake.open);
    }
    if (!wagered) return Refusal{"that player has no wager in play on this box", "9.1"};
    return std::nullopt;
}

void owe_insurance(Table& t, const Ruled& ruled) {
    note_owed_insurance(t, {ruled.player, ruled.box});
    t.interrupt();
}

// 21.9: the table refuses a double or a split that 21.5 to 21.8 do not extend to a wager, so none is ever permitted in
// error but off the table's record.
MaybeRefusal only_in_player_select(const Table& t, const Ruled&) {
    if (!t.setup().offered(Upper)) return Refusal{"Player Select is not played at this table", "21.9(b)"};
    return std::nullopt;
}

// 16.12: the equipment of the prize button.
MaybeRefusal button_works(const Table& t, const Ruled&) {
    if (!t.setup().offered(Madness)) return Refusal{"Madness 21 is not offered at this table", "16.12"};
    if (button_is_out(t)) return Refusal{"the prize button is out of order already", "16.12"};
    return std::nullopt;
}

MaybeRefusal button_has_failed(const Table& t, const Ruled&) {
    if (!button_is_out(t)) return Refusal{"the prize button works", "16.12"};
    return std::nullopt;
}

void button_fails(Table& t, const Ruled&) {
    t.carried().memory[kButtonOut] = 1;
    if (t.need().kind == NeedKind::Spin) t.interrupt();  // no draw comes any more
}

void button_is_repaired(Table& t, const Ruled&) { t.carried().memory[kButtonOut] = 0; }

// 16.14, 16.15: the stake that waits to be taken in cash or to ride.
std::optional<std::size_t> waits_to_ride(const Table& t, const Ruled& ruled, std::size_t wager) {
    for (std::size_t i = 0; i < t.stakes().size(); ++i) {
        const Stake& stake = t.stakes()[i];
        if (stake.open && stake.position.wager == wager && stake.player == ruled.player && stake.box == ruled.box)
            return i;
    }
    return std::nullopt;
}

template <OwnWager wager>
MaybeRefusal waits_for_its_player(const Table& t, const Ruled& ruled) {
    const Need& need = t.need();
    const bool asked = need.kind == NeedKind::Decision && need.question.offers(Ride);
    if (!asked || !waits_to_ride(t, ruled, wager))
        return Refusal{"no such wager of that player waits to be taken in cash or to ride", ruled_by(t, ruled)};
    return std::nullopt;
}

template <OwnWager wager>
void pass_to_its_player(Table& t, const Ruled& ruled) { cash_in(t, *waits_to_ride(t, ruled, wager)); }

// 7.3(d): who cuts them is not who would have cut the old ones.
void note_replaced_cards(Table& t, const Ruled&) { t.carried().memory[kCardsReplaced] = 1; }

constexpr IrregularityDef kIrregularities[] = {
    {"face-up-card", "A card is found face up in the shoe", "16.1",
     "It goes to the discard rack; the next card is dealt", Effect::DiscardCards,
     Target::Cards, Stage::Betting | Stage::Dealing | Stage::Deciding | Stage::DealerDraws},
    {"unexposed-card", "A card was drawn too early, its face not seen", "16.2",
     "It is used as the next card from the shoe", Effect::Record,
     Target::None, kInPlay},
    {"extra-card", "An exposed card too many, on the dealer's completed hand or after a reconstruction", "16.3",
     "It is out of play, face down in the discard rack", Effect::DiscardCards, Target::Cards, kInPlay | Stage::Settled},
    {"exposed-card", "A card was drawn too early and seen, after the initial deal", "16.4",
     "It is dealt as the next card; who refuses it has no more cards; refused by all, it is the dealer's",
     Effect::ExposeNextCard, Target::Cards,
     stage_bit(Stage::Deciding)},
    {"void-hand", "A wrong deal that cannot be reconstructed", "16.5(a)",
     "The hand, or every hand of the box, is void and its wagers are returned; hands dealt since stand",
     Effect::VoidHand, Target::Box, kInPlay | Stage::Settled},
    {"absent-player", "Nobody is present to act for the box", "16.6",
     "Cards are dealt to it until it counts 12 or more", Effect::AbsentBox,
     Target::Box, stage_bit(Stage::Deciding)},
    {"damaged-card", "A card is damaged", "16.8", "It is replaced at the end of the round", Effect::Record,
     Target::None, kAlways},
    {"missed-shuffle", "The cutting card was out and the cards were not shuffled", "16.9",
     "The shuffle follows at the end of this round",
     Effect::SkipShuffle, Target::None, Stage::Betting | Stage::Dealing, not_with_a_continuous_shuffler},
    {"no-cutting-card", "The cutting card was not put into the cards", "16.10",
     "The cards are shuffled at the end of the round",
     Effect::ShuffleAfterRound, Target::None, kAlways, not_with_a_continuous_shuffler},
    {"missed-insurance", "A player was not offered insurance", "16.11",
     "The player may still insure, before the dealer's second card",
     Effect::Own, Target::Player, Stage::Deciding | Stage::DealerDraws, insurance_still_open, owe_insurance},
    {"shuffler-voids-round", "The continuous shuffler fails: void round", "16.13", "Every wager is void and returned",
     Effect::VoidRound,
     Target::None, kInPlay | Stage::Settled, only_with_a_continuous_shuffler},
    {"shuffler-voids-hand", "The continuous shuffler fails: void hand", "16.13",
     "The hand, or every hand of the box, is void and its wagers are returned", Effect::VoidHand,
     Target::Box, kInPlay | Stage::Settled, only_with_a_continuous_shuffler},
    {"button-failure", "The equipment of the prize button fails", "16.12",
     "Madness 21 wagers that have won are paid 25 dollars; none are taken until it is repaired",
     Effect::Own, Target::None, kAlways, button_works, button_fails},
    {"button-repaired", "The equipment of the prize button is repaired", "16.12", "Madness 21 wagers are offered again",
     Effect::Own, Target::None, kAlways,
     button_has_failed, button_is_repaired},
    {"house-money-late", "A decision on the hand was made before that on House Money", "16.14",
     "The wager is paid, passed to the player and takes no further part",
     Effect::Own, Target::Player, stage_bit(Stage::Deciding), waits_for_its_player<HouseMoney>,
     pass_to_its_player<HouseMoney>},
    {"let-it-ride-late", "A decision on the hand was made before that on Let it Ride", "16.15",
     "The wager is paid, passed to the player and takes no further part",
     Effect::Own, Target::Player, stage_bit(Stage::Deciding), waits_for_its_player<LetItRide>,
     pass_to_its_player<LetItRide>},
    {"double-or-split-in-error", "A double or split was permitted to whom it does not extend, and noticed too late",
     "21.9(b)", "What was permitted stands",
     Effect::Record, Target::None, Stage::Deciding | Stage::DealerDraws | Stage::Settled, only_in_player_select},
    {"ordered-shuffle", "A supervisor orders a shuffle", "7.1(d)", "The cards are shuffled before the next round",
     Effect::ShuffleAfterRound,
     Target::None, kAlways},
    {"replaced-cards", "The cards are replaced", "7.7", "New cards are shuffled before the next round",
     Effect::ShuffleAfterRound, Target::None,
     kAlways, nullptr, note_replaced_cards},
    {"show-burn-card", "A player asks to see the burned card", "8.1", "It is turned face up", Effect::Own, Target::None,
     kAlways,
     a_burn_card_lies_there, show_burn_card},
    {"show-unread-burn-card", "A player asks to see the burned card, which nobody has read", "8.1",
     "It is turned face up and entered", Effect::Own,
     Target::Cards, kAlways, an_unread_burn_card_lies_there, read_burn_card},
};

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities; }

}  // namespace baize::blackjack::nz
