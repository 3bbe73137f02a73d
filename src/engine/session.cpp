#include "engine/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "engine/names.hpp"

namespace baize {

Session::Session(const Setup& setup, const Between& between) : table_(setup), round_(setup.game().round(table_)) {
    table_.between_ = between;
    table_.clear_round();
    open_round();
}

void Session::open_round() {
    events_.clear();
    at_start_ = table_.between_;
    bets_closed_ = false;
    table_.need_ = Need{};
    event_ = 0;
    for (const Stake& stake : at_start_.remaining) event_ = std::max(event_, stake.number.event());
    table_.begin_event(++event_);
    round_.start();
    if (round_.done()) close_round();
}

// What a correction puts in or takes out later must not rename the stakes that follow.
void Session::count(const Event& event) {
    if (std::holds_alternative<Moved>(event) || std::holds_alternative<MeterRead>(event)) return;
    if (event_ + 2 > UINT32_MAX / StakeNo::kAnEvent || table_.next_number_ > next_stake())
        throw std::logic_error("more events, or stakes of one event, than there are numbers for");
    table_.begin_event(++event_);
}

void Session::wake() {
    const auto waiting = std::exchange(table_.waiting_, {});
    waiting.resume();
    if (round_.done()) close_round();
}

void Session::close_round() {
    if (const auto failure = round_.failure()) {
        try {
            std::rethrow_exception(failure);
        } catch (const VoidRound& ruling) {
            call_off(ruling);
        }
    }
    table_.keep_remaining();
    table_.need_ = Need{};
    table_.stage_ = Stage::Settled;
}

MaybeRefusal Session::check(const Event& event) const {
    return std::visit([&](const auto& each) { return check_event(each); }, event);
}

MaybeRefusal Session::apply(const Event& event) {
    if (auto refusal = check(event)) return refusal;
    events_.push_back(event);
    count(event);
    std::visit([&](const auto& each) { perform(each); }, event);
    return std::nullopt;
}

// ---- What may happen ------------------------------------------------------------------------------------

namespace {

Refusal wrong_moment(const Session& session, std::string_view what) {
    return {
        fmt::format("{} is not expected now; the table waits for {}", what, describe(session.need(), session.table())),
        std::string(session.need().clause)};
}

}  // namespace

MaybeRefusal Session::check_event(const PlaceBet& bet) const {
    const Game& game = setup().game();
    if (bet.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}; a table takes {}", int{bet.player}, kPlayersMax)};
    if (bet.position.wager >= game.wagers.size() || bet.position.spot >= game.wagers[bet.position.wager].all_spots())
        return Refusal{"there is no such wager on the layout", std::string(game.position_clause)};
    const WagerDef& wager = game.wagers[bet.position.wager];
    if (need().kind != NeedKind::Bets)
        return Refusal{"no more bets: a wager cannot be made or changed now",
                       std::string(wager.no_more_bets.empty() ? game.no_more_bets : wager.no_more_bets)};
    if (auto refusal = check_layout(bet)) return refusal;
    if (bet.position.spot >= wager.open_spots() && table_.staked(bet.player, bet.box, bet.position).cents == 0)
        return Refusal{fmt::format("no chips are laid on {}: a wager on {} moves there by itself",
                                   position_name(game, bet.position), wager.id),
                       std::string(wager.clause)};
    if (bet.reduced) return check_reduced(bet);
    if (auto refusal = check_stake(bet)) return refusal;
    if (bet.stake.cents == 0 && table_.staked(bet.player, bet.box, bet.position).cents == 0)
        return std::nullopt;  // nothing is taken back where nothing lies, be the place another's
    return game.accept ? game.accept(table_, bet) : std::nullopt;
}

// Is there such a place for chips at this table?
MaybeRefusal Session::check_layout(const PlaceBet& bet) const {
    const Game& game = setup().game();
    const WagerDef& wager = game.wagers[bet.position.wager];
    if (game.boxes == 0 ? bet.box != 0 : bet.box < 1 || bet.box > setup().boxes())
        return Refusal{game.boxes == 0 ? std::string("this game has one common layout and no boxes")
                                       : fmt::format("there is no box {}; the layout has 1 to {}", int{bet.box},
                                                     setup().boxes()),
                       std::string(game.position_clause)};
    if (!setup().offered(bet.position.wager))
        return Refusal{fmt::format("{} is not offered at this table", wager.id), std::string(wager.clause)};
    if (!setup().has_spot(bet.position))
        return Refusal{fmt::format("{} is not on the layout of this table", position_name(game, bet.position)),
                       std::string(wager.clause)};
    if (wager.kind == WagerKind::Bundled)
        return Refusal{fmt::format("{} is laid with {}, in the same amount, and not by itself", wager.id,
                                   game.wagers[static_cast<std::size_t>(wager.part_of)].id),
                       std::string(wager.clause)};
    if (!setup().laid_before(bet.position.wager))
        return Refusal{fmt::format("{} is not made before the round", wager.id), std::string(wager.clause)};
    return std::nullopt;
}

// Limits and conditions held when the wager was made; now it only becomes smaller.
MaybeRefusal Session::check_reduced(const PlaceBet& bet) const {
    const Money now = table_.staked(bet.player, bet.box, bet.position);
    if (bet.stake.cents >= 0 && bet.stake < now) return std::nullopt;
    return Refusal{fmt::format("{} on {} is no reduction of {}", to_string(bet.stake),
                               position_name(setup().game(), bet.position), to_string(now)),
                   std::string(setup().game().limits_clause)};
}

MaybeRefusal Session::check_stake(const PlaceBet& bet) const {
    if (bet.stake.cents == 0) return std::nullopt;
    Limits limits = setup().limits(bet.position.wager);
    if (setup().game().wagers[bet.position.wager].kind == WagerKind::Later) limits = {{1}, kMoneyMax, {1}, {}};
    const Money max = std::min(limits.max, kMoneyMax);
    const Clause minimum = setup().minimum_clause(bet.position.wager),
                 maximum = setup().maximum_clause(bet.position.wager);
    const auto refused = [&](std::string_view why, Money limit, Clause clause) {
        return Refusal{fmt::format("{} on {} is {} {}", to_string(bet.stake),
                                   position_name(setup().game(), bet.position), why, to_string(limit)),
                       std::string(clause)};
    };
    if (bet.stake < limits.min) return refused("below the minimum of", limits.min, minimum);
    if (bet.stake > max) return refused("above the maximum of", max, maximum);
    if (bet.stake.cents % limits.increment.cents != 0) return refused("not a multiple of", limits.increment, minimum);
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Declared& declared) const {
    const Game& game = setup().game();
    if (declared.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}; a table takes {}", int{declared.player}, kPlayersMax)};
    if (declared.declaration >= game.declarations.size())
        return Refusal{fmt::format("{} knows no such declaration", game.id)};
    const DeclarationDef& declaration = game.declarations[declared.declaration];
    const std::string clause(declaration.clause);
    if (need().kind != NeedKind::Bets)
        return Refusal{fmt::format("'{}' is said while bets are open", declaration.title), clause};
    if (declaration.of_wager && table_.staked(declared.player, 0, declared.position).cents == 0)
        return Refusal{
            fmt::format("{} has no wager on {}", player_name(declared.player), position_name(game, declared.position)),
            clause};
    return declaration.check ? declaration.check(table_, declared) : std::nullopt;
}

MaybeRefusal Session::check_event(const CloseBets&) const {
    if (need().kind != NeedKind::Bets) return wrong_moment(*this, "closing the bets");
    return std::nullopt;
}

// Where it goes the wager must be one that its player could have made, with what he has there already.
MaybeRefusal Session::check_event(const Moved& moved) const {
    const Game& game = setup().game();
    const std::string clause(game.misplaced);
    if (clause.empty())
        return Refusal{fmt::format("the rules of {} do not let the dealer move a wager", game.title),
                       std::string(game.position_clause)};
    if (events_.empty() ||
        !(std::holds_alternative<CloseBets>(events_.back()) || std::holds_alternative<Moved>(events_.back())))
        return Refusal{
            "a misplaced wager is put right after the bets are closed and before anything is dealt, thrown or spun",
            clause};
    for (const Position position : {moved.from, moved.to})
        if (position.wager >= game.wagers.size() || position.spot >= game.wagers[position.wager].open_spots())
            return Refusal{"there is no such wager on the layout", std::string(game.position_clause)};
    const auto stake = std::find_if(table_.stakes().begin(), table_.stakes().end(), [&](const Stake& each) {
        return each.player == moved.player && each.box == moved.box && each.position == moved.from && !each.carried;
    });
    if (stake == table_.stakes().end())
        return Refusal{fmt::format("{} has laid nothing on {} in this round", player_name(moved.player),
                                   position_name(game, moved.from)),
                       clause};
    if (moved.from == moved.to) return Refusal{"the wager lies there already", clause};
    const Money there = table_.staked(moved.player, moved.box, moved.to);
    if (there.cents > 0 && game.wagers[moved.to.wager].lives)
        return Refusal{"another wager of the player lies there, and each stays until it is decided", clause};
    const PlaceBet bet{moved.player, moved.box, moved.to, there + stake->amount};
    if (auto refusal = check_layout(bet)) return refusal;
    if (auto refusal = check_stake(bet)) return refusal;
    return game.accept ? game.accept(table_, bet) : std::nullopt;
}

MaybeRefusal Session::check_event(const DealtCard& dealt) const {
    if (need().kind != NeedKind::Card) return wrong_moment(*this, "a card");
    if (dealt.unseen) {
        if (need().to_burn && !need().burn_read) return std::nullopt;
        if (need().to_burn)
            return Refusal{"the first card is shown: as many are discarded as it counts", std::string(need().clause)};
        return Refusal{"only a card for the discard rack may stay unread", std::string(need().clause)};
    }
    if (table_.between_.shoe.left[static_cast<std::size_t>(dealt.card.index())] == 0)
        return Refusal{
            fmt::format("there is no {} left in the {} deck(s)", setup().game().deck->name(dealt.card),
                        setup().shoe().decks),
            std::string(setup().shoe().equipment)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const CutCardOut&) const {
    if (need().kind != NeedKind::Card || need().to_burn) return wrong_moment(*this, "the cutting card");
    if (!setup().shoe().lasts || setup().shoe().continuous)
        return Refusal{"there is no cutting card in this shoe", std::string(setup().shoe().equipment)};
    if (table_.between_.shoe.cutting_card_out)
        return Refusal{"the cutting card is out already", std::string(setup().shoe().shuffle)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Shuffled&) const {
    if (need().kind != NeedKind::Shuffle) return wrong_moment(*this, "a shuffle");
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Thrown& thrown) const {
    if (need().kind != NeedKind::Throw) return wrong_moment(*this, "a throw");
    if (thrown.faces.size() != static_cast<std::size_t>(need().dice))
        return Refusal{fmt::format("{} dice are thrown, not {}", need().dice, thrown.faces.size()),
                       std::string(need().clause)};
    for (const std::uint8_t face : thrown.faces)
        if (face < 1 || face > 6)
            return Refusal{fmt::format("a die has no face {}; expected 1 to 6", int{face}), std::string(need().clause)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Spun& spun) const {
    if (need().kind != NeedKind::Spin) return wrong_moment(*this, "a spin");
    if (spun.compartments.size() != static_cast<std::size_t>(need().rings))
        return Refusal{fmt::format("a spin gives {} number(s), not {}", need().rings, spun.compartments.size()),
                       std::string(need().clause)};
    for (const Compartment compartment : spun.compartments)
        if (compartment < 1 || compartment > need().compartments)
            return Refusal{fmt::format("the wheel has {} compartments, and {} is none of them", need().compartments,
                                       compartment_name(setup().game(), compartment)),
                           std::string(need().clause)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const MeterRead& read) const {
    if (need().kind != NeedKind::Meter) return wrong_moment(*this, "the meter");
    if (read.amount.cents < 0 || read.amount > kMoneyMax)
        return Refusal{fmt::format("a meter does not hold {}", to_string(read.amount)), std::string(need().clause)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Answered& answered) const {
    if (need().kind != NeedKind::Decision) return wrong_moment(*this, "a decision");
    const Question& question = need().question;
    if (answered.player != question.player)
        return Refusal{fmt::format("it is for {} to decide, not for {}", player_name(question.player),
                                   player_name(answered.player)),
                       std::string(question.clause)};
    if (!question.offers(answered.choice))
        return Refusal{
            fmt::format("that choice is not open; expected one of {}", choice_list(setup().game(), question.choices)),
            std::string(question.clause)};
    if (!(question.with_amount >> answered.choice & 1u)) {
        if (answered.amount.cents != 0)
            return Refusal{"that choice takes no amount", std::string(setup().game().choices[answered.choice].clause)};
    } else if (answered.amount < question.amount_min || answered.amount > question.amount_max ||
               answered.amount.cents % question.amount_step.cents != 0) {
        return Refusal{fmt::format("the amount must be from {} to {}, in steps of {}", to_string(question.amount_min),
                                   to_string(question.amount_max), to_string(question.amount_step)),
                       std::string(question.amount_clause.empty() ? question.clause : question.amount_clause)};
    }
    return check_cards(answered);
}

// The cards that an answer names: as many as are asked for, and such as its player holds.
MaybeRefusal Session::check_cards(const Answered& answered) const {
    const Question& question = need().question;
    const ChoiceDef& choice = setup().game().choices[answered.choice];
    if (!(question.with_cards >> answered.choice & 1u)) {
        if (answered.cards.empty()) return std::nullopt;
        return Refusal{"that choice takes no cards", std::string(choice.clause)};
    }
    const std::size_t count = answered.cards.size();
    if (count < question.cards_min || count > question.cards_max)
        return Refusal{question.cards_min == question.cards_max
                           ? fmt::format("choose {} of the cards, not {}", int{question.cards_min}, count)
                           : fmt::format("choose {} to {} of the cards, not {}", int{question.cards_min},
                                         int{question.cards_max}, count),
                       std::string(question.clause)};
    const auto picked = table_.places_of(question, answered.cards);
    if (!picked) return Refusal{"those cards are not in the hand", std::string(question.clause)};
    return choice.check ? choice.check(table_, question, *picked) : std::nullopt;
}

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
    if (wants_box && (ruled.box < 1 || ruled.box > game.boxes))
        return Refusal{fmt::format("'{}' needs a box from 1 to {}", irregularity.title, game.boxes), clause};
    if (irregularity.target == Target::Player && ruled.player >= kPlayersMax)
        return Refusal{fmt::format("'{}' needs a player", irregularity.title), clause};
    if (wants_cards == ruled.cards.empty())
        return Refusal{
            fmt::format("'{}' {}", irregularity.title, wants_cards ? "needs the card or cards" : "takes no cards"),
            clause};
    std::array<int, kFacesMax> wanted{};
    const bool from_shoe = irregularity.effect == Effect::DiscardCards || irregularity.effect == Effect::ExposeNextCard;
    if (from_shoe && static_cast<int>(ruled.cards.size()) > table_.between_.shoe.cards_left)
        return Refusal{"so many cards are not left in the shoe", clause};
    for (const Card card : ruled.cards)
        if (from_shoe && ++wanted[static_cast<std::size_t>(card.index())] >
                             table_.between_.shoe.left[static_cast<std::size_t>(card.index())])
            return Refusal{fmt::format("there is no {} left in the shoe", game.deck->name(card)), clause};
    const bool on_box = irregularity.effect == Effect::VoidHand || irregularity.effect == Effect::FoldBox ||
                        irregularity.effect == Effect::AbsentBox;
    if (on_box && !table_.box(ruled.box).live())
        return Refusal{fmt::format("box {} has no wager in play", int{ruled.box}), clause};
    if (ruled.hand != kEveryHand) {
        if (irregularity.effect != Effect::VoidHand)
            return Refusal{fmt::format("'{}' is not for one hand of a box", irregularity.title), clause};
        if (!table_.box(ruled.box).plays(ruled.hand))
            return Refusal{fmt::format("box {} has no hand {} in play", int{ruled.box}, ruled.hand + 1), clause};
    }
    if (irregularity.effect == Effect::ExposeNextCard && (ruled.cards.size() != 1 || table_.exposed_next()))
        return Refusal{"one card at a time can lie exposed", clause};
    if (irregularity.effect == Effect::SkipShuffle &&
        (need().kind != NeedKind::Shuffle || !table_.no_card_yet() || table_.between_.shoe.cards_left == 0))
        return Refusal{"no shuffle is due that could have been missed", clause};
    return irregularity.check ? irregularity.check(table_, ruled) : std::nullopt;
}

MaybeRefusal Session::check_event(const Seated& seated) const {
    const int places = setup().game().places;
    if (seated.place < 1 || seated.place > places)
        return Refusal{places ? fmt::format("there is no place {}; expected 1 to {}", int{seated.place}, places)
                              : std::string("this game has no numbered places")};
    if (seated.player != kNobody && seated.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}", int{seated.player})};
    const PlayerId there = table_.between_.places[seated.place - 1u];
    if (seated.player != kNobody && there != kNobody && there != seated.player)
        return Refusal{fmt::format("place {} is taken by {}", int{seated.place}, player_name(there))};
    for (int place = 1; seated.player != kNobody && place <= places; ++place)
        if (place != seated.place && table_.between_.places[static_cast<std::size_t>(place - 1)] == seated.player)
            return Refusal{fmt::format("{} sits at place {} already", player_name(seated.player), place)};
    if (need().kind == NeedKind::Decision && there != kNobody && there == need().question.player)
        return Refusal{fmt::format("{} has a decision to make first", player_name(there)), std::string(need().clause)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const CalledOff&) const { return std::nullopt; }

MaybeRefusal Session::check_event(const NextRound&) const {
    if (need().kind != NeedKind::Finished) return wrong_moment(*this, "the next round");
    return std::nullopt;
}

// ---- What happens ---------------------------------------------------------------------------------------

void Session::perform(const PlaceBet& bet) { table_.place(bet.player, bet.box, bet.position, bet.stake); }

void Session::perform(const Declared& declared) {
    const DeclarationDef& declaration = setup().game().declarations[declared.declaration];
    for (Stake& stake : table_.stakes_)
        if (declaration.of_wager && stake.player == declared.player && stake.position == declared.position)
            stake.declared = static_cast<std::uint8_t>(declared.declaration + 1);
    if (declaration.apply) declaration.apply(table_, declared);
}

void Session::perform(const CloseBets&) {
    table_.stage_ = Stage::Dealing;
    laid_ = table_.stakes_;
    remembered_ = table_.between_.memory;
    bets_closed_ = true;
    wake();
}

void Session::perform(const Moved& moved) {
    for (Stake& stake : table_.stakes_)
        if (stake.player == moved.player && stake.box == moved.box && stake.position == moved.from && !stake.carried)
            stake.position = moved.to;
    laid_ = table_.stakes_;
}

void Session::perform(const DealtCard& dealt) {
    Need& need = table_.need_;
    if (need.to_burn) return burn(dealt);
    table_.take_from_shoe(dealt.card);
    Box& box = need.box == 0 ? table_.house_ : table_.box(need.box);
    table_.give(box.hands[need.hand], dealt.card, need.face);
    wake();
}

void Session::burn(const DealtCard& dealt) {
    Need& need = table_.need_;
    if (dealt.unseen) --table_.between_.shoe.cards_left;
    else table_.take_from_shoe(dealt.card);
    if (!dealt.unseen) table_.give(table_.between_.burned, dealt.card, need.burn_read ? Face::Up : Face::Down);
    if (std::exchange(need.burn_read, false))
        need.burn_left += (*setup().shoe().burn_as_many)[static_cast<std::size_t>(dealt.card.index())];
    if (--need.burn_left > 0) return;
    need.to_burn = false;
    if (need.card_follows) next_is_the_card();
    else wake();
}

void Session::perform(const CutCardOut&) {
    ShoeState& shoe = table_.between_.shoe;
    shoe.cutting_card_out = true;
    shoe.cut_at = table_.need_.box;
    shoe.shuffle_due = true;
    if (!table_.no_card_yet()) return;  // the round is completed first
    table_.need_.kind = NeedKind::Shuffle;
    table_.need_.card_follows = true;
    table_.need_.clause = setup().shoe().cut_first;
}

void Session::perform(const Shuffled&) {
    const bool in_round = !table_.no_card_yet();
    table_.refill_shoe();
    Need& need = table_.need_;
    if (setup().shoe().burn && !in_round) {
        need.kind = NeedKind::Card;
        need.to_burn = true;
        need.burn_read = setup().shoe().burn_as_many != nullptr;
        need.burn_left = 1;
    } else if (need.card_follows) {
        next_is_the_card();
    } else {
        wake();
    }
}

// The card that waited behind a shuffle; its box may have been voided meanwhile.
void Session::next_is_the_card() {
    Need& need = table_.need_;
    need.kind = NeedKind::Card;
    need.card_follows = false;
    if (need.box != 0 && !table_.box(need.box).plays(need.hand)) wake();
}

void Session::perform(const Thrown& thrown) {
    table_.dice_ = thrown.faces;
    wake();
}

void Session::perform(const Spun& spun) {
    table_.spun_ = spun.compartments;
    wake();
}

void Session::perform(const MeterRead& read) {
    table_.meter_ = read.amount;
    wake();
}

void Session::perform(const Answered& answered) {
    const bool passive = setup().game().choices[answered.choice].passive;
    const std::size_t stakes = table_.stakes_.size();
    const auto picked = table_.places_of(table_.need_.question, answered.cards);
    table_.answer_ = Answer{answered.choice, answered.amount, picked.value_or(0)};
    wake();
    for (std::size_t i = stakes; passive && i < table_.stakes_.size(); ++i)  // ruling R57: silence costs nothing
        if (!table_.stakes_[i].won_before)
            throw std::logic_error(
                fmt::format("{}: '{}' laid a stake", setup().game().id, setup().game().choices[answered.choice].id));
}

void Session::perform(const Ruled& ruled) {
    const IrregularityDef& irregularity = setup().game().irregularities[ruled.irregularity];
    carry_out(irregularity, ruled);
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
    if (bets_closed_) table_.between_.memory = remembered_;
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
            table_.between_.shoe.shuffle_due = true;
            // no card is out: this round waits for it
            table_.between_.shoe.shuffle_first = table_.stage_ == Stage::Betting;
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
               table_.between_.shoe.cards_left == 0) {  // the ruling took the last card
        table_.need_.kind = NeedKind::Shuffle;
        table_.need_.clause = setup().shoe().not_enough;
        table_.need_.card_follows = true;
    }
}

void Session::perform(const Seated& seated) {
    auto& [shoe, burned, places, came_first, memory, remaining] = table_.between_;
    if (places[seated.place - 1u] == came_first) came_first = kNobody;
    const bool nobody_sat = std::all_of(places.begin(), places.end(), [](PlayerId each) { return each == kNobody; });
    places[seated.place - 1u] = seated.player;
    if (nobody_sat) came_first = seated.player;
    if (need().kind == NeedKind::Bets) table_.seat_boxes();
}

void Session::perform(const NextRound&) {
    table_.clear_round();
    round_ = setup().game().round(table_);
    open_round();
}

// ---- Replay -----------------------------------------------------------------------------------------------

Result<std::unique_ptr<Session>> Session::replay(const Setup& setup, const Between& at_start,
                                                 const std::vector<Event>& events) {
    auto session = std::make_unique<Session>(setup, at_start);
    for (std::size_t i = 0; i < events.size(); ++i)
        if (auto refusal = session->apply(events[i]))
            return Refusal{
                fmt::format("event {} ({}) does not fit: {}", i + 1, describe(events[i], setup.game()), refusal->what),
                refusal->clause};
    return session;
}

namespace {

// A card that was misread bears another name, and is the same card: who chose it chose what lay in that place.
Event by_its_places(const Event& event, const Session& was, const Session& now) {
    const auto* answered = std::get_if<Answered>(&event);
    if (!answered || answered->cards.empty() || was.need().kind != NeedKind::Decision ||
        now.need().kind != NeedKind::Decision)
        return event;
    const auto picked = was.table().places_of(was.need().question, answered->cards);
    const Question& question = now.need().question;
    if (!picked || static_cast<std::size_t>(std::bit_width(*picked)) > now.table().hand_of(question).cards.size())
        return event;
    return Answered{answered->player, answered->choice, answered->amount, now.table().cards_of(question, *picked)};
}

bool names_cards(const Event& event) {
    const auto* answered = std::get_if<Answered>(&event);
    return answered && !answered->cards.empty();
}

}  // namespace

std::vector<Event> Session::put_right(const Setup& setup, const Between& at_start, std::vector<Event> events,
                                      std::size_t index, const Event& event) {
    const std::vector<Event> was = events;
    events.at(index) = event;
    if (std::none_of(events.begin(), events.end(), names_cards)) return events;
    Session before(setup, at_start), after(setup, at_start);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i != index) events[i] = by_its_places(events[i], before, after);
        if (before.apply(was[i]) || after.apply(events[i])) break;  // whoever replays them is told what does not fit
    }
    return events;
}

Result<std::unique_ptr<Session>> Session::corrected(std::size_t index, const Event& event) const {
    if (index >= events_.size())
        return Refusal{fmt::format("there is no event {}; the round has {}", index + 1, events_.size())};
    auto events = put_right(setup(), at_start_, events_, index, event);
    // What the meter read followed from the entries before it: whoever keeps
    // the fund answers anew, if it is asked for again.
    std::erase_if(events, [](const Event& each) { return std::holds_alternative<MeterRead>(each); });
    return replay(setup(), at_start_, events);
}

}  // namespace baize
