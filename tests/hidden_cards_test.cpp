// In every game, whatever happens at the table, no seat is told of a card that it may not see.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "definition/names.hpp"
#include "engine/view.hpp"
#include "floor/views/felt.hpp"
#include "games/lunar_poker/lunar_poker.hpp"
#include "random_play.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(Property, "thousands of random sessions");

namespace baize::hidden_cards_test {
namespace {

using namespace random_play;

// Cards of every second pair of faces go where the watcher may not look, the others where he may. The twin table gets
// other cards of the same kind in their place, so the same events fit both.
bool for_hidden(const Deck& deck, Card card) {
    const Card other = Card::from_index(card.index() ^ 1);
    return card.index() / 2 % 2 == 1 && deck.face(card).copies == deck.face(other).copies;
}
Card twin_of(const Deck& deck, Card card) {
    if (deck.faces.size() < kCardsInDeck) return Card::from_index(card.index() ^ 1);  // of which there are as many
    return Card::from_index(2 * (26 - card.index() / 2) + (1 - card.index() % 2));
}

// What a player chose of cards that differ, as he says it at the twin table.
Event twin_of(const Deck& deck, const Answered& answered) {
    Answered other = answered;
    for (Card& card : other.cards)
        if (for_hidden(deck, card)) card = twin_of(deck, card);
    return other;
}

bool sees(const Need& need, const Table& table, PlayerId watcher) {
    if (need.to_burn) return false;
    const Box& box = need.box == 0 ? table.house() : table.box(need.box);  // a player may hold the bank (14.21)
    return need.face == Face::Up || (need.face == Face::Own && watcher != kNobody && box.seated == watcher);
}

std::optional<Card> a_card_of_kind(const Table& table, bool hidden, Tape& tape) {
    const Deck& deck = table.game().deck();
    const std::size_t from = tape.below(deck.faces.size());
    for (std::size_t i = 0; i < deck.faces.size(); ++i) {
        const Card card = Card::from_index(static_cast<int>((from + i) % deck.faces.size()));
        if (table.carried().shoe.left[static_cast<std::size_t>(card.index())] && for_hidden(deck, card) == hidden)
            return card;
    }
    return std::nullopt;
}

// Does a card that differs lie open for the watcher now? Then the tables may look different, by right.
bool shown(const Deck& deck, const Hand& hand, const Box* box, PlayerId watcher) {
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (for_hidden(deck, hand.cards[i]) && (hand.faces[i] == Face::Up || (hand.faces[i] == Face::Own && box &&
                                                                        watcher != kNobody && box->seated == watcher)))
            return true;
    return false;
}

bool anything_shown(const Table& table, PlayerId watcher) {
    const Deck& deck = table.game().deck();
    for (const Hand& hand : table.house().hands)
        if (shown(deck, hand, &table.house(), watcher)) return true;
    for (const Box& box : table.boxes())
        for (const Hand& hand : box.hands)
            if (shown(deck, hand, &box, watcher)) return true;
    return shown(deck, table.burned(), nullptr, watcher);
}

// Where the dealer serves at once he alone looks at a Super hand, and passes its player over until then (nz-lunar-poker
// 9.3, 9.8, ruling R98). That he does, and what he pays, everybody may know.
bool told_by_the_dealer(const Session& session, const Session& twin) {
    if (&session.setup().game() != &lunar_poker::kGame || !lunar_poker::served_at_once(session.setup())) return false;
    const auto won_alike = [](const Line& line, const Line& other) { return line.won == other.won; };
    return session.need().kind != twin.need().kind ||
           !std::ranges::equal(session.table().lines(), twin.table().lines(), won_alike);
}

// As text, and as it travels to a page.
std::string all_told(const Session& session, PlayerId watcher) {
    const View view = view_of(session.table(), watcher);
    return to_text(view, session.setup().game()) + wire::text_of(floor::felt_at(view, session.setup()));
}

TEST(Property, R5_12_NoSeatSeesWhatLiesFaceDownOrInAnothersHand) {
    int compared = 0, chosen_unseen = 0;
    for_every_game(1000, [&](const Game& game) {
        Tape tape(a_tape(200));
        const auto setup = a_setup(game, tape);
        const PlayerId watcher = tape.chance(20) ? kNobody : static_cast<PlayerId>(tape.below(kPlayers));
        Session session(setup), twin(setup);
        while (!tape.empty() && !anything_shown(session.table(), watcher)) {
            const Need need = session.need();
            Event event = tape.chance(90) ? a_fitting_event(session, tape) : any_event(session, tape);
            Event other = event;
            if (const auto* ruled = std::get_if<Ruled>(&event); ruled && !ruled->cards.empty()) continue;
            if (std::holds_alternative<DealtCard>(event)) {
                if (need.kind != NeedKind::Card) continue;
                const bool hidden = !sees(need, session.table(), watcher);
                const auto card = a_card_of_kind(session.table(), hidden, tape);
                if (!card) return;
                event = DealtCard{*card, false};
                other = DealtCard{hidden ? twin_of(game.deck(), *card) : *card, false};
            }
            // What is open by a player's own cards is open, or refused, to him alone; that he took it all may see.
            if (const auto* answered = std::get_if<Answered>(&event);
                answered && answered->player != watcher && answered->choice < game.choices.size() &&
                game.choices[answered->choice].confidential &&
                session.check(event).has_value() != twin.check(other).has_value())
                continue;
            if (const auto* answered = std::get_if<Answered>(&event); answered && !answered->cards.empty()) {
                other = twin_of(game.deck(), *answered);
                // A foul hand is refused to its own player alone.
                if (answered->player != watcher && session.check(event).has_value() != twin.check(other).has_value())
                    continue;
                chosen_unseen += answered->player != watcher && !session.check(event);
            }
            const bool refused = session.apply(event).has_value();
            if (twin.apply(other).has_value() != refused)
                RC_FAIL("the twin table answers differently\n" + story(session));
            // A dealer who looks at the hole card shows it if it makes a blackjack, at either table; so who sees it not
            // shown knows that (gb-2011 4.17).
            if (anything_shown(session.table(), watcher) || anything_shown(twin.table(), watcher) || session.finished())
                return;
            if (told_by_the_dealer(session, twin)) return;
            const std::string seen = all_told(session, watcher), seen_at_twin = all_told(twin, watcher);
            if (seen != seen_at_twin)
                RC_FAIL(fmt::format("{} sees what is hidden:\n{}\n--\n{}\n{}", player_name(watcher), seen, seen_at_twin,
                                    story(session)));
            ++compared;
        }
    });
    EXPECT_GT(compared, 100);
    EXPECT_GT(chosen_unseen, 100) << "hardly anybody chose cards that the watcher may not see";
}

// The same without a twin: no card that the seat may not see is written in its view, in any hand.
TEST(Property, R5_12_AHiddenCardIsAbsentFromTheView) {
    for_every_game(300, [](const Game& game) {
        Tape tape(a_tape(200));
        const auto setup = a_setup(game, tape);
        Session session(setup);
        while (!tape.empty()) {
            (void)session.apply(tape.chance(90) ? a_fitting_event(session, tape) : any_event(session, tape));
            for (int seat = -1; seat < kPlayers; ++seat) {
                const PlayerId player = seat < 0 ? kNobody : static_cast<PlayerId>(seat);
                const View view = view_of(session.table(), player);
                std::size_t open = 0, dealt = 0, may = 0;
                for (const auto* hands : {&view.hands, &view.discards})
                    for (const SeenHand& hand : *hands)
                        for (const auto& card : hand.cards) { ++dealt; open += card.has_value(); }
                const auto count = [&](const Hand& hand, const Box* box) {
                    for (const Face face : hand.faces)
                        may += face == Face::Up || face == Face::Copy ||
                               (face == Face::Own && box && player != kNobody && box->seated == player);
                };
                for (const Hand& hand : session.table().house().hands) count(hand, &session.table().house());
                for (const Box& box : session.table().boxes())
                    for (const Hand& hand : box.hands) count(hand, &box);
                count(session.table().burned(), nullptr);
                for (const Discarded& each : session.table().discards())
                    may += player != kNobody && session.table().box(each.box).seated == player;
                RC_ASSERT(open == may);
                RC_ASSERT(dealt >= open);
                RC_ASSERT(view.question.has_value() ==
                          (session.need().kind == NeedKind::Decision && session.need().question.player == player));
            }
        }
    });
}

}  // namespace
}  // namespace baize::hidden_cards_test
