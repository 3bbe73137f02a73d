#include "games/pocket_pairs/pocket_pairs.hpp"

#include <fmt/format.h>

#include "engine/table.hpp"
#include "games/caption_words.hpp"
#include "games/operator_voids.hpp"
#include "games/pocket_pairs/settle.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::pocket_pairs {

namespace {

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }
constexpr int kSeats = 10;  // of a card room table; the book gives no number

void settle_by_cards(Table& t, Box& box) {
    box.hand().turn(Face::Up);
    settle_open(t, box, settle(box.hand().cards[0], box.hand().cards[1], t.setup().pays(PocketPairs)));  // 18.9
}

// Does a hand still have to be settled? One whose wager was forfeited, or that is void, has not.
bool in_play(const Table& t, const Box& box) { return box.live() && !box.forfeited && t.has(box, PocketPairs); }

// 18.6: whoever folds the poker hand may leave the wager in play, or forfeit it with the hand.
Step decide(Table& t, Box& box) {
    const auto answer = co_await t.ask_while([&] { return in_play(t, box); }, [&] {
        return question_to(box, bit(Stay) | bit(Fold) | bit(Forfeit), "18.6");
    });
    box.folded = answer && answer->choice != Stay;
    if (!answer || answer->choice != Forfeit) co_return;
    box.forfeited = true;  // 18.6: the muck and the float
    box.hand().turn(Face::Down);
    settle_open(t, box, lose("18.6"));
}

// 18.8: a folded hand is exposed to be settled, or stays concealed and the wager is forfeited.
Step expose(Table& t, Box& box) {
    const auto answer = co_await t.ask_while([&] { return in_play(t, box) && box.folded; }, [&] {
        return question_to(box, bit(Expose) | bit(Conceal), "18.8");
    });
    if (!in_play(t, box)) co_return;
    if (!answer || answer->choice == Expose) co_return settle_by_cards(t, box);             // 18.8, 18.9
    box.hand().turn(Face::Down);
    settle_open(t, box, lose("18.8"));
}

// The poker game itself is one of equal chance between the players; of it the table asks only what the wager needs.
Round round(Table& t) {
    co_await t.shoe_ready();                                                                // 18.2
    co_await t.bets();                                                                      // 18.4, 18.5
    for (int card = 0; card < 2; ++card)
        for (Box& box : t.boxes())
            if (box.live()) co_await t.deal(box, Face::Own, "18.3");  // concealed until the conclusion
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await decide(t, box);                                     // 18.6
    t.stage(Stage::DealerDraws);
    for (Box& box : t.boxes())
        if (in_play(t, box) && !box.folded) box.hand().turn(Face::Up);                      // 18.7: the showdown
    for (Box& box : t.boxes()) {  // 18.8: in rotation from seat 1
        if (in_play(t, box) && box.folded) co_await expose(t, box);
        else if (in_play(t, box)) settle_by_cards(t, box);                                  // 18.9
    }
}

// 18.4, 18.6: the wager lies in the position of the player's seat, and belongs to the one hand dealt there.
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    for (const Stake& stake : t.stakes()) {
        if (stake.box == bet.box && stake.player != bet.player)
            return Refusal{fmt::format("seat {} is another player's", bet.box), "18.4"};
        if (stake.box != bet.box && stake.player == bet.player)
            return Refusal{"a player has one seat in the poker game", "18.4"};
    }
    return std::nullopt;
}

ShoePolicy one_deck(const Setup&) { return {.decks = 1, .shuffle = "1.5", .not_enough = "1.5", .equipment = "18.2"}; }

constexpr WagerDef kWagers[] = {{"pocket-pairs", "Pocket Pairs", "18.4", WagerKind::Opening, -1,
                                 gb_2011::pocket_pairs::kTables}};

// A player who does not answer keeps his wager: the careful choice of each question is to leave it in play.
constexpr ChoiceDef kChoices[] = {
    {"stay", "Stay in the hand", "18.7"},
    {"fold", "Fold, the wager stays in play", "18.6", true},
    {"forfeit", "Fold and forfeit the wager", "18.6"},
    {"expose", "Expose the cards", "18.8", true},
    {"conceal", "Keep the cards concealed and forfeit the wager", "18.8"},
};

constexpr IrregularityDef kIrregularities[] = {
    operator_voids::kMisdeal,
    operator_voids::hand("The wager of the seat is void and returned"),
};

std::string hand_caption(std::span<const Card> cards, bool) {
    if (cards.size() != 2 || cards[0].rank() != cards[1].rank()) return {};
    return fmt::format("{} pair of {}", cards[0].red() == cards[1].red() ? "same colour" : "mixed colour",
                       rank_words(cards[0].rank()));
}

}  // namespace

const Game kGame = {
    .id = "gb.pocket-pairs", .title = "Pocket Pairs", .book = "gb-2011", .division = "gb.pocket-pairs",
    .sections = "18.1-18.10",
    .layout = {.boxes = kSeats, .cards_a_hand = 2, .places = kSeats, .drawing = drawing},
    .equipment = {.shoe = one_deck},
    .clauses = {.no_more_bets = "18.5", .position = "18.4", .limits = "18.4", .own_hands = "18.3"},
    .wagers = kWagers, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = gb_2011::pocket_pairs::kFigures,
};

}  // namespace baize::pocket_pairs
