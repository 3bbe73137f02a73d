#include "support/fixture_games.hpp"

#include <algorithm>
#include <bit>

#include "engine/table.hpp"
#include "games/list.hpp"

// Without optimisation g++ 12 takes the table's own memory for frames (engine/round.hpp) for a mismatch.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

namespace baize::testing_support {

namespace {

constexpr std::uint32_t bit(int choice) { return 1u << choice; }

constexpr PayRow kRows[] = {{"win", {1, 1}, "9"}};
constexpr PayTable kPays[] = {{"min", Binding::Fixed, kRows}};

constexpr IrregularityDef kIrregularities[] = {
    {"misdeal", "A misdeal", "20", "All is void", Effect::VoidRound},
    {"void-hand", "A hand is void", "21", "Its wagers are returned", Effect::VoidHand, Target::Box,
     Stage::Dealing | Stage::Deciding | Stage::DealerDraws | Stage::Settled},
    {"fold-box", "A box is taken as folded", "22", "It is folded", Effect::FoldBox, Target::Box,
     stage_bit(Stage::Deciding)},
};

ShoePolicy one_deck(const Setup&) { return {.decks = 1, .shuffle = "1", .not_enough = "1", .equipment = "1"}; }

void settle_box(Table& t, const Box& box, std::size_t wager, const Return& verdict) {
    for (Stake& stake : t.stakes())
        if (stake.open && stake.box == box.number && stake.position.wager == wager) t.settle(stake, verdict);
}

Question question_to(const Box& box, std::uint32_t choices, Clause clause) {
    Question question;
    question.player = box.seated;
    question.box = box.number;
    question.choices = choices;
    question.clause = clause;
    return question;
}

// ---- Exchange -------------------------------------------------------------------------------------------------------

enum : std::uint8_t { Exchange, Fold };
enum : std::size_t { Ante, Side };
constexpr std::size_t kMiddle = 0;
constexpr int kJokerFace = 52;

Question exchange_question(const Box& box) {
    Question question = question_to(box, bit(Exchange) | bit(Fold), "4");
    question.with_cards = bit(Exchange);
    question.cards_max = 3;
    return question;
}

bool has_joker(const Hand& hand) {
    return std::any_of(hand.cards.begin(), hand.cards.end(), [](Card card) { return card.index() == kJokerFace; });
}

// A joker, or a card of a rank that lies in the middle too.
bool beats_the_house(const Hand& hand, const Hand& middle) {
    const auto pairs = [&](Card card) {
        return std::any_of(middle.cards.begin(), middle.cards.end(),
                           [&](Card other) { return other.rank() == card.rank(); });
    };
    return has_joker(hand) || std::any_of(hand.cards.begin(), hand.cards.end(), pairs);
}

Step exchange(Table& t, Box& box) {
    const auto answer = co_await t.ask(box, 0, [&] { return exchange_question(box); });
    if (!answer) co_return;
    box.folded = answer->choice == Fold;
    t.discard(box, 0, answer->cards);
    for (int left = std::popcount(answer->cards); left > 0 && box.live(); --left)
        co_await t.deal(box, Face::Own, "4");
}

Round draw(Table& t) {
    co_await t.shoe_ready();
    co_await t.bets();
    for (int card = 0; card < 5; ++card)
        for (Box& box : t.boxes())
            if (box.live()) co_await t.deal(box, Face::Own, "2");
    co_await t.deal(t.house(), kMiddle, Face::Up, "3");
    co_await t.deal(t.house(), kMiddle, Face::Down, "3");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await exchange(t, box);
    t.stage(Stage::DealerDraws);
    Hand& middle = t.house().hands[kMiddle];
    middle.turn(1, Face::Up);
    for (Box& box : t.boxes()) {
        if (!box.live()) continue;
        if (!box.folded || t.has(box, Side)) box.hand().turn(Face::Up);
        if (box.folded) settle_box(t, box, Ante, lose("5"));
        else settle_box(t, box, Ante, beats_the_house(box.hand(), middle) ? win({1, 1}, "6") : lose("6"));
        settle_box(t, box, Side, has_joker(box.hand()) ? win({1, 1}, "7") : lose("7"));
    }
}

// ---- Set ------------------------------------------------------------------------------------------------------------

enum : std::uint8_t { Set };

int points(std::span<const Card> tiles) {
    int sum = 0;
    for (const Card tile : tiles) sum += kTiles.name(tile)[0] - '0' + kTiles.name(tile)[2] - '0';
    return sum % 10;
}

// gb-2011 14.29 in small: the low hand has no more points than the high one.
bool is_foul(const Hand& hand, Picked low) {
    FixedVector<Card, 4> lower, higher;
    for (std::size_t i = 0; i < hand.cards.size(); ++i) (low >> i & 1u ? lower : higher).push_back(hand.cards[i]);
    return points({lower.begin(), lower.size()}) > points({higher.begin(), higher.size()});
}

MaybeRefusal check_set(const Table& t, const Question& question, Picked low) {
    if (is_foul(t.hand_of(question), low)) return Refusal{"the low hand outranks the high one", "12"};
    return std::nullopt;
}

// The house way, for who says nothing: the first two tiles, or else the other two.
Picked house_way(const Table& t, const Question& question) {
    return is_foul(t.hand_of(question), 0b0011) ? 0b1100 : 0b0011;
}

Question set_question(const Box& box) {
    Question question = question_to(box, bit(Set), "11");
    question.with_cards = bit(Set);
    question.cards_min = question.cards_max = 2;
    return question;
}

bool beats(const Hand& hand, std::span<const Card> dealer) {
    return points({hand.cards.begin(), hand.cards.size()}) > points(dealer);
}

Step set(Table& t, Box& box) {
    const auto answer = co_await t.ask(box, 0, [&] { return set_question(box); });
    if (!answer) co_return;
    t.insert_hand(box, 1);
    t.move_cards(box.hands[0], answer->cards, box.hands[1]);
}

Round tiles(Table& t) {
    co_await t.shoe_ready();
    co_await t.bets();
    for (Box& box : t.boxes())
        for (int tile = 0; tile < 4 && box.live(); ++tile) co_await t.deal(box, Face::Own, "10");
    for (int tile = 0; tile < 4; ++tile) co_await t.deal(t.house(), Face::Down, "10");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await set(t, box);
    t.stage(Stage::DealerDraws);
    t.house().hand().turn(Face::Up);
    const std::span dealer(t.house().hand().cards.begin(), 4);
    for (Box& box : t.boxes()) {
        if (!box.live()) continue;
        for (Hand& hand : box.hands) hand.turn(Face::Up);
        const int won = beats(box.hands[0], dealer.first(2)) + beats(box.hands[1], dealer.last(2));
        settle_box(t, box, 0, won == 2 ? win({1, 1}, "13") : won == 1 ? stand_off("13") : lose("13"));
    }
}

// ---- The definitions ------------------------------------------------------------------------------------------------

constexpr WagerDef kDrawWagers[] = {{"ante", "Ante", "1", WagerKind::Opening, -1, kPays},
                                    {"side", "Side", "7", WagerKind::Opening, -1, kPays}};
constexpr WagerDef kTileWagers[] = {{"main", "Main", "10", WagerKind::Opening, -1, kPays}};
constexpr ChoiceDef kDrawChoices[] = {{"exchange", "Exchange", "4", true}, {"fold", "Fold", "5"}};
constexpr ChoiceDef kTileChoices[] = {{"set", "Set the low hand", "11", true, check_set, house_way}};
constexpr std::string_view kMiddleName[] = {"community"}, kDealerName[] = {"dealer"};

}  // namespace

const Game kDrawGame = {
    .id = "test.draw", .title = "Draw", .book = "gb-2011", .division = "test.draw", .sections = "1-9",
    .layout = {.boxes = 5, .cards_a_hand = 5, .house_hands = kMiddleName, .community = kMiddle},
    .equipment = {.deck = &kCardsAndJoker, .shoe = one_deck},
    .clauses = {.no_more_bets = "1", .position = "1", .limits = "1"},
    .wagers = kDrawWagers, .choices = kDrawChoices, .irregularities = kIrregularities,
    .round = draw,
};

const Game kTilesGame = {
    .id = "test.tiles", .title = "Tiles", .book = "gb-2011", .division = "test.tiles", .sections = "10-13",
    .layout = {.boxes = 5, .cards_a_hand = 4, .hands_a_box = 2, .house_hands = kDealerName},
    .equipment = {.deck = &kTiles, .shoe = one_deck},
    .clauses = {.no_more_bets = "10", .position = "10", .limits = "10"},
    .wagers = kTileWagers, .choices = kTileChoices, .irregularities = std::span(kIrregularities).first(2),
    .round = tiles,
};

std::span<const Game* const> fixture_games() {
    static const Game* const list[] = {&kDrawGame, &kTilesGame};
    return list;
}

namespace {

const UnlistedGame kDrawIsFound(kDrawGame), kTilesAreFound(kTilesGame);

}  // namespace

}  // namespace baize::testing_support
