#include "games/poker/irregularities.hpp"

#include "games/stakes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::poker {

namespace {

// The clause of the row that is ruled.
std::string clause_of(const Table& t, const Ruled& ruled) {
    return std::string(t.game().irregularities[ruled.irregularity].clause);
}

// Boxes are asked in their order, street by street. A play wager that was laid before the cards (ruling R70) is no
// decision; where none is taken there, the one that lies is.
bool was_asked(const Table& t, const Box& box, const Division& division) {
    if (t.has(box, division.play) && !t.setup().laid_before(division.play)) return true;
    return t.need().kind != NeedKind::Decision || box.number < t.need().question.box;
}

bool has_decision_to_make(const Table& t, const Box& box, const Division& division) {
    return t.has(box, division.ante) || (division.side_decides && !box.blind);
}

MaybeRefusal area_is_empty(const Table& t, const Ruled& ruled, const Division& division) {
    const Box& box = t.box(ruled.box);
    const auto lies = [&](std::uint8_t wager) { return t.has(box, wager); };
    if (division.cards_for.size() > 0 ? std::ranges::any_of(division.cards_for, lies) : box.wagered)
        return Refusal{"there is a wager on that betting area", clause_of(t, ruled)};
    return std::nullopt;
}

// Cards are dealt one by one, from the left and then to the house. Has the dealer passed this area so many times?
bool has_passed(const Table& t, BoxNo area, std::size_t times) {
    const Need& need = t.need();
    if (t.stage() != Stage::Dealing || need.kind != NeedKind::Card) return true;
    const Box& next = need.box == 0 ? t.house() : t.box(need.box);
    return next.hand().cards.size() + (need.box == 0 || area < need.box) >= times;
}

// The hand of his seat, which a player may look at: he has answered on it, or laid it down. That stays so where the
// hand is void.
bool has_seen_his_own(const Table& t, PlayerId player) {
    return std::ranges::any_of(t.boxes(), [&](const Box& box) {
        return box.wagered && box.seated == player && !box.blind &&
               (is_marked(t, kAnswered, box) || (box.folded && !box.forfeited));
    });
}

}  // namespace

MaybeRefusal cards_to_empty_area(const Table& t, const Ruled& ruled, const Division& division) {
    if (MaybeRefusal refusal = area_is_empty(t, ruled, division)) return refusal;
    if (division.one_by_one && division.one_by_one(t.setup()) && has_passed(t, ruled.box, division.hand))
        return Refusal{fmt::format("a complete hand lies there: {} is the rule", division.hand_to_empty),
                       clause_of(t, ruled)};
    return std::nullopt;
}

MaybeRefusal whole_hand_to_empty_area(const Table& t, const Ruled& ruled, const Division& division) {
    if (MaybeRefusal refusal = area_is_empty(t, ruled, division)) return refusal;
    const bool one_by_one = division.one_by_one && division.one_by_one(t.setup());
    if (ruled.cards.size() != division.hand || (one_by_one && !has_passed(t, ruled.box, division.hand)))
        return Refusal{std::string(division.hand_is), clause_of(t, ruled)};
    if (is_marked(t, kHandDiscarded, ruled.box))
        return Refusal{"the hand of that area lies in the discards already", clause_of(t, ruled)};
    return std::nullopt;
}

MaybeRefusal cards_of_the_house(const Table& t, const Ruled& ruled, const Division& division) {
    const auto& hand = t.house().hand().cards;
    for (const Card card : ruled.cards) {
        const auto at = std::find(hand.begin(), hand.end(), card);
        if (at == hand.end())
            return Refusal{fmt::format("that card is not in {}", division.house_hand), clause_of(t, ruled)};
        if (t.house().hand().faces[at - hand.begin()] == Face::Up)
            return Refusal{"that card lies open already: it is not exposed in error", clause_of(t, ruled)};
    }
    return std::nullopt;
}

// One exposed card is turned over, or stays where it lies. With a second one the round is void, which is another
// ruling: whoever asks two people for that must see it in the row.
MaybeRefusal none_exposed_yet(const Table& t, const Division& division) {
    if (happened(t, kExposed))
        return Refusal{"a card was exposed before: with another one it is a misdeal, to be ruled as such",
                       std::string(division.several_exposed)};
    return std::nullopt;
}

MaybeRefusal house_has_a_card(const Table& t, const Ruled& ruled, const Division& division) {
    if (t.house().hand().cards.empty()) return Refusal{"no card lies before the dealer yet", clause_of(t, ruled)};
    return none_exposed_yet(t, division);
}

// Who looks at a second hand has seen more than one, the one of his seat among them: a terminal shows it to him, and at
// a dealer's table he has seen it once he has answered on it (ruling R96).
MaybeRefusal one_hand_was_viewed(const Table& t, const Ruled& ruled, const Division& division) {
    const Box& viewed = t.box(ruled.box);
    if (!viewed.live() || !viewed.blind)
        return Refusal{"that hand is not one that is played blind", std::string(division.blind_hands)};
    if (t.setup().profile().electronic)
        return Refusal{"a terminal shows its player the hand of his seat: with another he has seen more than one",
                       std::string(division.viewed_several)};
    if (has_seen_his_own(t, viewed.seated))
        return Refusal{"that player has seen the hand of his seat: with another he has seen more than one",
                       std::string(division.viewed_several)};
    for (const Box& box : t.boxes())
        if (box.seated == viewed.seated && is_marked(t, kLookedAt, box))
            return Refusal{"that player has looked at another hand before: each that he has seen is void",
                           std::string(division.viewed_several)};
    return std::nullopt;
}

// The hand of a player who has others that are played blind; void ones count, since each hand is ruled by itself.
MaybeRefusal hand_beside_blind_ones(const Table& t, const Ruled& ruled, Clause clause) {
    const Box& viewed = t.box(ruled.box);
    const auto is_his = [&](const Box& box) { return box.wagered && box.seated == viewed.seated; };
    const auto his = std::ranges::count_if(t.boxes(), is_his);
    if (his < 2 || std::ranges::none_of(t.boxes(), [&](const Box& box) { return is_his(box) && box.blind; }))
        return Refusal{"that player has no further hand that is played blind", std::string(clause)};
    return std::nullopt;
}

// Collected, absent: of a player who has not decided.
MaybeRefusal not_decided(const Table& t, const Ruled& ruled, const Division& division) {
    const Box& box = t.box(ruled.box);
    const bool spoke = t.has(box, division.play) || (division.side_decides && !t.has(box, division.ante));
    const bool decided = division.decided ? division.decided(t, box) : spoke && was_asked(t, box, division);
    if (box.folded || box.absent || decided)
        return Refusal{"that player has decided already", clause_of(t, ruled)};
    return std::nullopt;
}

// Cards can be lost in the pile whatever their player has decided (ruling R96), until the hand is settled. A side wager
// without an ante is settled with the round.
MaybeRefusal not_settled(const Table& t, const Ruled& ruled, const Division& division) {
    const Box& box = t.box(ruled.box);
    if (box.folded || box.absent) return Refusal{"that player has folded already", clause_of(t, ruled)};
    if (t.has(box, division.ante) && !lies_open(t, box, division.ante))
        return Refusal{"that hand is settled", clause_of(t, ruled)};
    return std::nullopt;
}

// Deemed folded: what was laid on the hand by a decision falls with it; what was laid before the deal comes back, as on
// any fold (rulings R70, R96).
void lay_down(Table& t, const Ruled& ruled, const Division& division) {
    const bool later = !t.setup().laid_before(division.play) || is_marked(t, kLaidLater, ruled.box);
    const Clause clause = t.game().irregularities[ruled.irregularity].clause;
    each_open(t, t.box(ruled.box), division.play,
              [&](Stake& stake) { t.settle(stake, later ? lose(clause) : voided(division.taken_back)); });
}

// A side wager alone has no decision to make, and stays in by itself (ruling R70).
MaybeRefusal has_a_decision(const Table& t, const Ruled& ruled, const Division& division) {
    if (!has_decision_to_make(t, t.box(ruled.box), division))
        return Refusal{std::string(division.absent_has_no_decision), clause_of(t, ruled)};
    return not_decided(t, ruled, division);
}

// It is an exposed card too: with another one it is a misdeal.
void leave_up_card(Table& t) {
    t.house().hand().faces.back() = Face::Up;
    mark(t, kUpCardLies);
    mark(t, kExposed);
}

// The players who have still to decide do so with what they have seen; who has laid his wager keeps it (ruling R83).
void show_house(Table& t, const Ruled& ruled, const Division& division) {
    Hand& hand = t.house().hand();
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (std::find(ruled.cards.begin(), ruled.cards.end(), hand.cards[i]) != ruled.cards.end())
            hand.faces[i] = Face::Up;
    hand.shown = true;
    if (division.after_showing == AfterShowing::OnceOrFold) mark(t, kOnceOrFold);
}

// The hand that was looked at becomes the hand of the place where the player sits, and that one is played blind.
void swap_seat(Table& t, const Ruled& ruled) {
    Box& viewed = t.box(ruled.box);
    for (Box& box : t.boxes())
        if (box.live() && box.seated == viewed.seated && !box.blind) { box.blind = true; box.hand().turn(Face::Down); }
    viewed.blind = false;
    viewed.hand().turn(Face::Own);
    mark_box(t, kLookedAt, ruled.box);
}

}  // namespace baize::poker
