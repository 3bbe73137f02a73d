#include "games/live_draw/live_draw.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <span>

#include "definition/grids.hpp"
#include "definition/names.hpp"
#include "engine/captions.hpp"
#include "games/caption_words.hpp"
#include "games/chosen.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/captions.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"

namespace baize::live_draw {

namespace {

namespace book = gb_2011::live_draw_poker;

// ---- What the table's options say ----------------------------------------------------------------------------------

Wilds wilds_of(const Setup& setup) {
    Wilds wilds{.five_above = chosen(setup, book::FiveOfAKindRanks, book::FiveRanks::AboveStraightFlush)};
    if (chosen(setup, book::DeckSize, book::CardsInDeck::Of53)) wilds.cards |= rank::kJoker;   // 16.13
    const bool named = chosen(setup, book::WildCards, NoYes::Yes);
    for (std::size_t rank = 0; rank < 13 && named; ++rank)                                     // 16.12, 16.27
        wilds.cards |= static_cast<rank::Faces>(setup.option(book::kWildRanks + rank)) << 4 * rank;
    return wilds;
}

Jackpot jackpot_of(const Setup& setup) {                                                       // 16.28
    return {.offered = chosen(setup, book::ProgressiveOffered, NoYes::Yes),
            .natural_only = chosen(setup, book::JackpotRoyal, book::JackpotRoyals::Natural),
            .instead = chosen(setup, book::JackpotPaid, book::HowPaid::InsteadOfTheOdds)};
}

Rising rising_of(const Setup& setup) {                                                         // 16.26
    Rising rising{.hands = {}, .by = number_of(setup, book::RisingBy).value(),
                  .to = number_of(setup, book::RisingTo).value()};
    const std::string_view hand = setup.option_id(book::RisingOdds);
    const Pays& pays = setup.pays(Main);
    const bool both = chosen(setup, book::RisingOdds, book::Rises::RoyalAndStraightFlush),
               named = chosen(setup, book::RisingOdds, book::Rises::Named);
    for (std::size_t row = 0; row < pays.size(); ++row)
        if (hand == pays[row].id || (both && row <= book::StraightFlush) ||
            (named && chosen(setup, book::kRisingRows + row, NoYes::Yes)))
            rising.hands.push_back(static_cast<book::HandRow>(row));
    return rising;
}

std::shared_ptr<const void> compile(const Setup& setup) {
    return std::make_shared<const Rules>(Rules{wilds_of(setup), jackpot_of(setup), rising_of(setup)});
}

const Rules& rules_of(const Table& t) { return live_draw::rules_of(t.setup()); }

Made made_by(const Table& t, const Box& box) {
    return made_of({box.hand().cards.begin(), box.hand().cards.size()}, rules_of(t).wilds);
}

// ---- Odds that rise until they are won (16.26) ---------------------------------------------------------------------

// Over the rounds: by how much "for 1" the odds of each row have risen, two of them in each number; and so too in the
// marks, when this round began. Another step, or other hands, may be named from one round to the next: a hand that is
// not named begins anew.
constexpr int kRisenMax = 0x7fff, kBitsEach = 16;  // beyond all that odds can rise to
static_assert(2 * std::tuple_size_v<Memory> >= book::kWildRows);

using Rises = std::span<const int>;
int risen_by(Rises rises, book::HandRow row) {
    return rises[row / 2u] >> kBitsEach * (row % 2) & kRisenMax;
}
void rise_by(Memory& rises, book::HandRow row, int by) { rises[row / 2u] |= by << kBitsEach * (row % 2); }

void remember_rises(Table& t) { std::ranges::copy(t.carried().memory, t.marks().begin()); }

// By what a hand pays in this round: who makes one that pays nothing has won nothing.
bool is_won(const Table& t, book::HandRow row) {
    const Pays pays = pays_now(t);
    return !pays_nothing(pays[row]) && std::any_of(t.boxes().begin(), t.boxes().end(), [&](const Box& box) {
        return box.live() && row_of(made_by(t, box), pays) == &pays[row];
    });
}

void raise_odds(Table& t) {
    const Rising& rising = rules_of(t).rising;
    if (rising.hands.size() == 0) return;  // the feature rests, and what has accumulated waits
    t.carried().memory = {};
    for (const book::HandRow row : rising.hands)
        if (!is_won(t, row))
            rise_by(t.carried().memory, row, std::min(risen_by(t.marks(), row) + rising.by, kRisenMax));
}

// A hand that is void after all has won nothing.
void count_again(Table& t, const Ruled&) {
    if (t.stage() == Stage::Settled) raise_odds(t);
}

// ---- Holds and the draw --------------------------------------------------------------------------------------------

// What each position holds, by places in the five cards. It lies in the round and nowhere on the table: nobody is told
// of another's hold until all are in, which is our choice and not the book's.
using Holds = std::array<Picked, kBoxes>;

// Everybody's five cards lie in each position too, for its player to choose from.
void lay_before(Table& t, Box& box) {
    for (const Card card : t.house().hands[kDealt].cards) t.give(box.hand(), card, Face::Copy);
}

// 16.14; 16.17: who says nothing holds nothing (ruling R73). Of several players on a position the first one holds for
// all (ruling R85): `seated` is whoever wagered there first.
Step hold(Table& t, const Box& box, Holds& holds) {
    const auto answer = co_await t.ask(box, [&] {
        return question_with_cards(question_to(box, 1u << Hold, "16.14"), {.of = 1u << Hold, .min = 0, .max = kHand});
    });
    if (answer) holds[box.number - 1u] = answer->cards;
}

// 16.15: as many cards are drawn as the neediest hand wants.
std::size_t wanted(const Table& t, const Holds& holds) {
    std::size_t most = 0;
    for (const Box& box : t.boxes())
        if (box.live()) most = std::max(most, kHand - std::popcount(holds[box.number - 1u]));
    return most;
}

// 16.18: what is held, and the first cards of the draw to make up five.
void complete(Table& t, Box& box, Picked held) {
    Hand& hand = box.hand();
    FixedVector<Card, kHand> final_hand;
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (held >> i & 1u) final_hand.push_back(hand.cards[i]);
    for (const Card card : t.house().hands[kDrawn].cards)
        if (final_hand.size() < kHand) final_hand.push_back(card);
    hand.cards.clear();
    hand.faces.clear();
    for (const Card card : final_hand) t.give(hand, card, Face::Copy);
}

// ---- Settlement ----------------------------------------------------------------------------------------------------

// 16.19, 16.23, 16.24: every wager on the position by the position's hand.
void settle_box(Table& t, const Box& box, const Pays& pays) {
    settle_open(t, box, settle_hand(made_by(t, box), pays, rules_of(t).jackpot));
}

// 16.30: one wager of each player who holds a royal flush, however many positions of his have one (ruling R76).
std::vector<const Stake*> winners_of_jackpot(const Table& t) {
    std::vector<const Stake*> winners;
    for (const Stake& stake : t.stakes()) {
        const Box& box = t.box(stake.box);
        if (!box.live() || !wins_jackpot(made_by(t, box), rules_of(t).jackpot)) continue;
        if (std::none_of(winners.begin(), winners.end(),
                         [&](const Stake* other) { return other->player == stake.player; }))
            winners.push_back(&stake);
    }
    return winners;
}

// 16.28, 16.30: shared equally; what does not divide stays in the fund.
Step settle_jackpot(Table& t) {
    if (winners_of_jackpot(t).empty()) co_return;
    const Money held = co_await t.read_meter("16.28");
    const auto winners = winners_of_jackpot(t);  // a ruling may have come meanwhile
    for (const Stake* stake : winners) {
        const Money all = prize_of(t.setup().pays(Progressive)[0], stake->amount, held);
        t.pay_from_meter(*stake, Progressive, {all.cents / std::ssize(winners)}, "16.30");
    }
}

// ---- The round -----------------------------------------------------------------------------------------------------

Round round(Table& t) {
    Holds holds{};
    co_await t.shoe_ready();                                                                   // 16.5
    co_await t.bets();                                                                         // 16.20-16.22
    if (t.stakes().empty()) co_return;                                                         // nobody plays
    remember_rises(t);
    for (std::size_t card = 0; card < kHand; ++card) co_await t.deal(t.house(), kDealt, Face::Up, "16.13");
    for (Box& box : t.boxes())
        if (box.live()) lay_before(t, box);
    t.stage(Stage::Deciding);
    for (const Box& box : t.boxes()) co_await hold(t, box, holds);                             // 16.14, 16.17
    t.stage(Stage::DealerDraws);
    while (t.house().hands[kDrawn].cards.size() < wanted(t, holds))                            // 16.15
        co_await t.deal(t.house(), kDrawn, Face::Up, "16.15");
    for (Box& box : t.boxes())
        if (box.live()) complete(t, box, holds[box.number - 1u]);                              // 16.18
    const Pays pays = pays_now(t);
    for (const Box& box : t.boxes())
        if (box.live()) settle_box(t, box, pays);                                              // 16.19-16.24
    co_await settle_jackpot(t);                                                                // 16.28-16.30
    raise_odds(t);                                                                             // 16.26
}

// ---- The definition ------------------------------------------------------------------------------------------------

// 16.12: who says that cards are wild says which. 16.26: odds that are said to rise have room to.
MaybeRefusal permit(const Setup& setup) {
    const Rules& rules = live_draw::rules_of(setup);
    if (chosen(setup, book::WildCards, NoYes::Yes) && !(rules.wilds.cards & ~rank::kJoker))
        return Refusal{"cards are said to be wild, and none is named", "16.12"};
    const bool named = chosen(setup, book::RisingOdds, book::Rises::Named);
    constexpr std::size_t kFiveRises = std::size_t{book::kRisingRows} + book::FiveOfAKind;
    if (named && chosen(setup, kFiveRises, NoYes::Yes) && !rules.wilds.cards)
        return Refusal{"the odds of five of a kind are said to rise, and no card is wild", "16.26"};
    if (named && rules.rising.hands.size() == 0)
        return Refusal{"odds are said to rise, and no hand is named", "16.26"};
    for (const book::HandRow hand : rules.rising.hands) {
        const PayRow& row = setup.pays(Main)[hand];
        if (!row.odds.at_least({rules.rising.to, 1})) continue;
        return Refusal{fmt::format("{} pays {} and is said to rise, but no further than {} for 1", row.id,
                                   to_string(row), rules.rising.to), "16.26"};
    }
    return std::nullopt;
}

// 16.21, ruling R85: who wagers on a position for which another holds knows it while he can still change his wagers.
std::string told_before_close(const Table& t, PlayerId player) {
    std::string words;
    for (const Stake& stake : t.stakes())
        if (stake.player == player && t.box(stake.box).seated != player)
            words += fmt::format("{}on box {} another player wagered first, and holds for all ({})",
                                 words.empty() ? "" : "; ", stake.box, cite(t.game(), "16.21"));
    return words;
}

// 16.1, 16.8: one deck, of which the joker stays outside where it does not play.
ShoePolicy one_deck(const Setup& setup) {
    return {.decks = 1, .without = chosen(setup, book::DeckSize, book::CardsInDeck::Of53) ? 0 : rank::kJoker,
            .shuffle = "16.5", .not_enough = "16.5", .equipment = "16.1"};
}

// 16.29: the jackpot has no stake of its own; a part of every wager goes to it.
constexpr WagerDef kWagers[] = {
    {"main", "Wager", "16.20", WagerKind::Opening, -1, book::kHandTables},
    {.id = "progressive", .title = "Progressive jackpot", .clause = "16.28", .kind = WagerKind::Bonus, .part_of = Main,
     .paytables = book::kProgressiveTables, .when = book::kWhenProgressive, .progressive = "16.29"},
};

constexpr ChoiceDef kChoices[] = {{"hold", "Hold the chosen cards, replace the others", "16.14", true}};
constexpr std::string_view kHouseHands[] = {"community", "draw"};

constexpr IrregularityDef void_position() {
    IrregularityDef row = operator_voids::hand("The wagers on the position are void and returned");
    row.apply = count_again;
    return row;
}
constexpr IrregularityDef kIrregularities[] = {operator_voids::kMisdeal, void_position()};

// ---- On the screen -------------------------------------------------------------------------------------------------

std::string hand_caption_at(const Setup& setup, std::span<const Card> cards, bool) {
    const Wilds& wilds = live_draw::rules_of(setup).wilds;
    if (cards.size() != kHand) return {};
    rank::RankSets held;
    int wild = 0;
    for (const Card card : cards)
        if (rank::face(card) & wilds.cards) ++wild;
        else held.add(card);
    if (wild == 0) return poker::words_for(rank::best<rank::kFiveCards>(held, kHand));
    return wilds.five_above ? poker::words_for(rank::five_with<rank::kWildAbove>(held, wild))
                            : poker::words_for(rank::five_with<rank::kWildBelow>(held, wild));
}

// 16.17, ruling R73: while somebody may still hold cards, everybody reads what silence does.
std::vector<std::string> standing(const Table& t) {
    std::vector<std::string> words;
    if (t.stage() == Stage::Deciding) words.emplace_back("who says nothing has all five cards replaced");
    if (rules_of(t).wilds.cards) words.push_back(fmt::format("wild: {}", wild_words(rules_of(t).wilds.cards)));
    const Pays pays = pays_now(t);
    for (const book::HandRow row : rules_of(t).rising.hands)
        words.push_back(fmt::format("{}: {}, rising until won", pays[row].id, to_string(pays[row])));
    return words;
}

Drawing drawing(const Setup& setup) {
    const rank::Faces wild = live_draw::rules_of(setup).wilds.cards;
    Drawing drawing{.bands = {{.wide = {"main"}}}, .looks = {{"main", Look::Circle}}, .arc = true,
                    .sayings = {"who says nothing draws five new cards"}};                     // 16.17
    if (wild) drawing.sayings.push_back(fmt::format("wild: {}", wild_words(wild)));
    return drawing;
}

}  // namespace

Pays pays_now(const Table& t) {
    Pays pays = t.setup().pays(Main);
    const Rising& rising = rules_of(t).rising;
    const Rises rises = t.stage() == Stage::Betting ? Rises(t.carried().memory) : Rises(t.marks());
    for (const book::HandRow row : rising.hands)
        pays[row].odds = risen(pays[row].odds, rising, risen_by(rises, row));
    return pays;
}

bool have_risen(const Table& t) {
    return std::ranges::any_of(rules_of(t).rising.hands,
                               [&](book::HandRow row) { return risen_by(t.marks(), row) > 0; });
}

Odds risen(Odds odds, const Rising& rising, int by) {
    const std::int64_t most = std::int64_t{rising.to} * odds.den, now = odds.num + std::int64_t{by} * odds.den;
    if (odds.num < most) odds.num = static_cast<std::int32_t>(std::min(now, most));
    return odds;
}

std::string wild_words(rank::Faces wild) {
    std::vector<std::string> words;
    if (wild & rank::kJoker) words.emplace_back("joker");
    for (int rank = 2; rank <= kAce; ++rank) {
        const unsigned suits = static_cast<unsigned>(wild >> 4 * (rank - 2)) & 15u;
        if (suits == 15u) words.push_back(fmt::format("all {}", rank_words(rank)));
        for (int suit = 0; suits != 15u && suit < 4; ++suit)
            if (suits >> suit & 1u) words.push_back(to_string(Card(rank, static_cast<Suit>(suit))));
    }
    std::string text;
    for (const std::string& each : words) text += (text.empty() ? "" : ", ") + each;
    return text;
}

const Game kGame = {
    .id = "gb.live-draw-poker", .title = "Live Draw Poker", .book = "gb-2011", .division = "gb.live-draw-poker",
    .sections = "16.1-16.31",
    .layout = {.boxes = kBoxes, .cards_a_hand = kHand, .house_hands = kHouseHands,
               .community = kDealt, .drawing = drawing},
    .equipment = {.deck = &kCardsAndJoker, .shoe = one_deck},
    .clauses = {.no_more_bets = "16.22", .position = "16.21", .limits = "16.9"},
    .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .permit = permit, .compile = compile,
    .captions = {.hand_at = hand_caption_at},
    .notices = {.displayed = &book::kDisplayed, .standing = standing, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

}  // namespace baize::live_draw
