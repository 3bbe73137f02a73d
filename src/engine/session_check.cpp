// What may happen now: every event but a wager (session_bets.cpp) and a ruling (session_rulings.cpp).
#include <fmt/format.h>

#include "engine/describe.hpp"
#include "engine/session.hpp"

namespace baize {

namespace {

Refusal wrong_moment(const Session& session, std::string_view what) {
    return {
        fmt::format("{} is not expected now; the table waits for {}", what, describe(session.need(), session.table())),
        std::string(session.need().clause)};
}

}  // namespace

MaybeRefusal Session::check_event(const CloseBets&) const {
    if (need().kind != NeedKind::Bets) return wrong_moment(*this, "closing the bets");
    return std::nullopt;
}

MaybeRefusal Session::check_event(const DealtCard& dealt) const {
    if (need().kind != NeedKind::Card) return wrong_moment(*this, "a card");
    if (dealt.unseen) {
        if (need().to_burn && !need().burn_read) return std::nullopt;
        if (need().to_burn)
            return Refusal{"the first card is shown: as many are discarded as it counts", std::string(need().clause)};
        return Refusal{"only a card for the discard rack may stay unread", std::string(need().clause)};
    }
    if (std::cmp_greater_equal(dealt.card.index(), setup().game().deck().faces.size()))
        return Refusal{fmt::format("the deck has no such card; expected such as {}", setup().game().deck().such_as)};
    if (table_.carried_.shoe.left[dealt.card.index()] == 0)
        return Refusal{
            fmt::format("there is no {} left in the {} deck(s)", setup().game().deck().name(dealt.card),
                        setup().shoe().decks),
            std::string(setup().shoe().equipment)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const CutCardOut&) const {
    if (need().kind != NeedKind::Card || need().to_burn) return wrong_moment(*this, "the cutting card");
    if (!setup().shoe().lasts || setup().shoe().continuous)
        return Refusal{"there is no cutting card in this shoe", std::string(setup().shoe().equipment)};
    if (table_.carried_.shoe.cutting_card_out)
        return Refusal{"the cutting card is out already", std::string(setup().shoe().shuffle)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Shuffled&) const {
    if (need().kind != NeedKind::Shuffle) return wrong_moment(*this, "a shuffle");
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Thrown& thrown) const {
    if (need().kind != NeedKind::Throw) return wrong_moment(*this, "a throw");
    if (std::cmp_not_equal(thrown.faces.size(), need().dice))
        return Refusal{fmt::format("{} dice are thrown, not {}", need().dice, thrown.faces.size()),
                       std::string(need().clause)};
    for (const std::uint8_t face : thrown.faces)
        if (face < 1 || face > 6)
            return Refusal{fmt::format("a die has no face {}; expected 1 to 6", face), std::string(need().clause)};
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Spun& spun) const {
    if (need().kind != NeedKind::Spin) return wrong_moment(*this, "a spin");
    if (std::cmp_not_equal(spun.compartments.size(), need().rings))
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
            return Refusal{"that choice takes no amount",
                           std::string(setup().game().choices[answered.choice].clause_at(question.clause))};
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
        return Refusal{"that choice takes no cards", std::string(choice.clause_at(question.clause))};
    }
    const std::size_t count = answered.cards.size();
    if (count < question.cards_min || count > question.cards_max)
        return Refusal{question.cards_min == question.cards_max
                           ? fmt::format("choose {} of the cards, not {}", question.cards_min, count)
                           : fmt::format("choose {} to {} of the cards, not {}", question.cards_min,
                                         question.cards_max, count),
                       std::string(question.clause)};
    const auto picked = table_.places_of(question, answered.cards);
    if (!picked) return Refusal{"those cards are not in the hand", std::string(question.clause)};
    return choice.check ? choice.check(table_, question, *picked) : std::nullopt;
}

MaybeRefusal Session::check_event(const Seated& seated) const {
    const int places = setup().game().layout.places;
    if (seated.place < 1 || seated.place > places)
        return Refusal{places ? fmt::format("there is no place {}; expected 1 to {}", seated.place, places)
                              : std::string("this game has no numbered places")};
    if (seated.player != kNobody && seated.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}", seated.player)};
    const PlayerId there = table_.carried_.places[seated.place - 1u];
    if (seated.player != kNobody && there != kNobody && there != seated.player)
        return Refusal{fmt::format("place {} is taken by {}", seated.place, player_name(there))};
    for (int place = 1; seated.player != kNobody && place <= places; ++place)
        if (place != seated.place && table_.carried_.places[place - 1] == seated.player)
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

}  // namespace baize
