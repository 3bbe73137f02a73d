// Rulings: which may be given, what each does to the round, and how the round goes on.
#include <fmt/format.h>

#include <algorithm>

#include "engine/describe.hpp"
#include "engine/session.hpp"

namespace baize {

MaybeRefusal Session::check_event(const Ruled& ruled) const {
    const Game& game = setup().game();
    if (ruled.irregularity >= game.irregularities.size())
        return Refusal{fmt::format("{} knows no such irregularity", game.id)};
    const IrregularityDef& irregularity = game.irregularities[ruled.irregularity];
    const std::string clause(irregularity.clause);
    if (!(irregularity.stages & stage_bit(table_.stage())))
        return Refusal{fmt::format("'{}' cannot be ruled at this stage of the round", irregularity.title), clause};
    const bool wants_box = irregularity.target == Target::Box || irregularity.target == Target::BoxAndCards ||
                           irregularity.target == Target::Player;
    const bool wants_cards = irregularity.target == Target::Cards || irregularity.target == Target::BoxAndCards;
    if (wants_box && (ruled.box < 1 || ruled.box > game.layout.boxes))
        return Refusal{fmt::format("'{}' needs a box from 1 to {}", irregularity.title, game.layout.boxes), clause};
    if (irregularity.target == Target::Player && ruled.player >= kPlayersMax)
        return Refusal{fmt::format("'{}' needs a player", irregularity.title), clause};
    if (wants_cards == ruled.cards.empty())
        return Refusal{
            fmt::format("'{}' {}", irregularity.title, wants_cards ? "needs the card or cards" : "takes no cards"),
            clause};
    std::array<int, kFacesMax> wanted{};
    const bool from_shoe = irregularity.effect == Effect::DiscardCards || irregularity.effect == Effect::ExposeNextCard;
    if (from_shoe && std::cmp_greater(ruled.cards.size(), table_.carried_.shoe.cards_left))
        return Refusal{"so many cards are not left in the shoe", clause};
    for (const Card card : ruled.cards)
        if (from_shoe && ++wanted[card.index()] >
                             table_.carried_.shoe.left[card.index()])
            return Refusal{fmt::format("there is no {} left in the shoe", game.deck().name(card)), clause};
    const bool on_box = irregularity.effect == Effect::VoidHand || irregularity.effect == Effect::FoldBox ||
                        irregularity.effect == Effect::AbsentBox;
    if (on_box && !table_.box(ruled.box).live())
        return Refusal{fmt::format("box {} has no wager in play", ruled.box), clause};
    if (ruled.hand != kEveryHand) {
        if (irregularity.effect != Effect::VoidHand)
            return Refusal{fmt::format("'{}' is not for one hand of a box", irregularity.title), clause};
        if (!table_.box(ruled.box).plays(ruled.hand))
            return Refusal{fmt::format("box {} has no hand {} in play", ruled.box, ruled.hand + 1), clause};
    }
    if (irregularity.effect == Effect::ExposeNextCard && (ruled.cards.size() != 1 || table_.exposed_next()))
        return Refusal{"one card at a time can lie exposed", clause};
    if (irregularity.effect == Effect::SkipShuffle &&
        (need().kind != NeedKind::Shuffle || !table_.no_card_yet() || table_.carried_.shoe.cards_left == 0))
        return Refusal{"no shuffle is due that could have been missed", clause};
    return irregularity.check ? irregularity.check(table_, ruled) : std::nullopt;
}

namespace {

// What a stake came to, or the bonuses of one kind in respect of it, as this line says a part of it.
Money came_to(const std::vector<Line>& lines, const Line& of) {
    Money sum{};
    for (const Line& line : lines)
        if (line.number == of.number && line.position == of.position && line.of_stake() == of.of_stake())
            sum += line.net();
    return sum;
}

}  // namespace

bool Session::wants_two(const Ruled& ruled, bool was_known) const {
    const Effect effect = setup().game().irregularities[ruled.irregularity].effect;
    if (effect == Effect::VoidRound) return true;
    const bool of_hand = effect == Effect::VoidHand || effect == Effect::FoldBox;
    if (of_hand && (was_known || outcome_known())) return true;
    const std::vector<Line>& lines = table_.lines();
    const auto won = [](const Line& line) { return line.net().cents > 0; };
    if (std::none_of(lines.begin(), lines.end(), won)) return false;
    const auto trial = replay(setup(), at_start_, events_);
    return !trial || (*trial)->apply(ruled) || std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
        return won(line) && came_to((*trial)->table().lines(), line) < came_to(lines, line);
    });
}

namespace {

// The round as it would have been had this been ruled before the meter was read. What one winner takes decides what is
// left for the next (ruling R63): without a hand that is void the others are paid as if it had never won. Nothing where
// the meter was not read.
std::unique_ptr<Session> ruled_before_the_meter(const Session& round, const Ruled& ruled) {
    const std::vector<Event>& events = round.events();
    const auto is_read = [](const Event& event) { return std::holds_alternative<MeterRead>(event); };
    const auto read = std::find_if(events.begin(), events.end(), is_read);
    if (read == events.end()) return nullptr;
    auto again = Session::replay(round.setup(), round.at_start(), {events.begin(), read});
    if (!again || (*again)->apply(ruled)) return nullptr;
    for (auto event = read; event + 1 != events.end(); ++event)  // but this ruling, which is the last
        if (!(is_read(*event) && (*again)->need().kind != NeedKind::Meter) && (*again)->apply(*event)) return nullptr;
    return (*again)->finished() ? std::move(*again) : nullptr;
}

}  // namespace

void Session::perform(const Ruled& ruled) {
    const IrregularityDef& irregularity = setup().game().irregularities[ruled.irregularity];
    const bool late = finished() && irregularity.effect == Effect::VoidHand;
    const auto again = late ? ruled_before_the_meter(*this, ruled) : nullptr;
    carry_out(irregularity, ruled);
    if (again) {
        table_.lines_ = again->table_.lines_;
        table_.stakes_ = again->table_.stakes_;
    }
    after_ruling({irregularity.clause, true});
}

void Session::perform(const CalledOff& off) {
    const VoidRound ruling{call_off_clause(setup().profile(), off.why), off.why == CallOff::NoSpin};
    table_.void_round(ruling);
    after_ruling(ruling);
}

// A throw that does not count: wagers from earlier rounds lie as they lay
// when the bets were closed, with the point they had.
void Session::call_off(const VoidRound& ruling) {
    if (bets_closed_) table_.carried_.memory = remembered_;
    if (!ruling.this_round_only || at_start_.remaining.empty()) return table_.void_all(ruling.clause);
    if (bets_closed_) table_.stakes_ = laid_;
    table_.void_laid(ruling.clause);
}

void Session::carry_out(const IrregularityDef& irregularity, const Ruled& ruled) {
    switch (irregularity.effect) {
        case Effect::Record: break;
        case Effect::VoidRound: table_.void_round({irregularity.clause, true}); break;
        case Effect::VoidHand:
            if (ruled.hand == kEveryHand) table_.void_box(table_.box(ruled.box), irregularity.clause);
            else table_.void_hand(table_.box(ruled.box), ruled.hand, irregularity.clause);
            break;
        case Effect::FoldBox: table_.box(ruled.box).folded = true; break;
        case Effect::AbsentBox: table_.box(ruled.box).absent = true; break;
        case Effect::DiscardCards:
            for (const Card card : ruled.cards) table_.take_from_shoe(card);
            break;
        case Effect::ExposeNextCard:
            table_.take_from_shoe(ruled.cards[0]);
            table_.exposed_next(ruled.cards[0]);
            break;
        case Effect::SkipShuffle: break;  // the shuffle stays due, and is asked for again after this round
        case Effect::ShuffleAfterRound:
            table_.carried_.shoe.shuffle_due = true;
            // no card is out: this round waits for it
            table_.carried_.shoe.shuffle_first = table_.stage_ == Stage::Betting;
            break;
        case Effect::Own: break;
    }
    if (irregularity.apply) irregularity.apply(table_, ruled);
    if (irregularity.effect != Effect::SkipShuffle) return;
    if (table_.need_.card_follows) next_is_the_card();
    else wake();
}

// A ruling may have ended the round, or changed what it waits for.
void Session::after_ruling(const VoidRound& ruling) {
    if (finished()) {
        if (!std::exchange(table_.thrown_, nullptr)) return;
        call_off(ruling);
        table_.keep_remaining();
        return;
    }
    const Need& need = table_.need_;
    const bool card_not_wanted = need.kind == NeedKind::Card && need.box != 0 && !table_.box(need.box).plays(need.hand);
    const bool taken_away = need.kind == NeedKind::Decision && !table_.thrown_ && !table_.put_again();
    if (taken_away) table_.answer_.reset();
    // A card that was asked for still comes first; only the dealer's own waits for what was interrupted.
    const bool interrupted =
        std::exchange(table_.interrupted_, false) && need.kind != NeedKind::Decision && need.box == 0;
    if (table_.thrown_ || taken_away || card_not_wanted || interrupted) wake();
    else if (need.kind == NeedKind::Card && table_.exposed_next() && !need.to_burn) {
        Box& box = need.box == 0 ? table_.house_ : table_.box(need.box);
        table_.give(box.hands[need.hand], *std::exchange(table_.exposed_next_, std::nullopt), need.face);
        wake();
    } else if (need.kind == NeedKind::Card && !need.to_burn &&
               table_.carried_.shoe.cards_left == 0) {  // the ruling took the last card
        table_.need_.kind = NeedKind::Shuffle;
        table_.need_.clause = setup().shoe().not_enough;
        table_.need_.card_follows = true;
    }
}

}  // namespace baize
