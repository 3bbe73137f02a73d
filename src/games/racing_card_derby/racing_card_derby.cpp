#include "games/racing_card_derby/racing_card_derby.hpp"

#include "engine/table.hpp"
#include "games/chosen.hpp"
#include "games/collect_then_pay.hpp"
#include "games/racing_card_derby/settle.hpp"

namespace baize::racing_card_derby {

namespace {

namespace book = nz_racing_card_derby;

// ---- The round ---------------------------------------------------------------------------------------------------

// 8.1(c) goes on while cards of two suits come, of eight decks.
constexpr int kCardsInArea = 208;

constexpr Clause kDealing[kPlaces] = {"8.1(a)", "8.1(b)", "8.1(c)"};

// 9.2: losing wagers are collected first, then winning ones are paid.
void settle_in_order(Table& t, const Result& race) {
    const auto verdict = [&](const Stake& stake) {
        return settle(stake.position.wager, stake.position.spot, race, t.setup().pays(stake.position.wager));
    };
    collect_then_pay(t, verdict, [&](const Stake& stake) {
        if (stake.position.wager != ExactTrifecta || !t.setup().offered(TrifectaLines)) return;  // ruling R11
        for (const PayRow& line : lower_lines(kTrifectas[stake.position.spot], race, t.setup().pays(ExactTrifecta)))
            t.bonus(stake, TrifectaLines, win(line));
    });
}

Round round(Table& t) {
    Box& house = t.house();
    co_await t.shoe_ready();                                                                // 7.1
    co_await t.bets();                                                                      // 5.2, 5.4
    Race race;
    while (!race.over()) {                                                                  // 8.1
        const std::size_t area = race.area();
        co_await t.deal(house, area, Face::Up, kDealing[area]);
        race.run(house.hands[area].cards.back());
    }
    settle_in_order(t, race.result());                                                      // 9.2
}

// What the monitors show after each card (1.0, 9.1): the cards that lie there, read again.
Track track(const Table& t) {
    Race race;
    for (const Hand& area : t.house().hands)
        for (const Card card : area.cards) race.run(card);
    Track track{kCardsToWin, {}, race.protested() ? "protested race" : ""};
    for (std::size_t i = 0; i < kSuits.size(); ++i) {
        const Suit suit = kSuits[i][0];
        track.runners.push_back({book::kSuitSpots[i], suit, race.ran(suit), race.place_of(suit)});
    }
    return track;
}

// ---- Irregularities (section 10), and shuffles that somebody orders (7.1, 7.4) --------------------------------------

constexpr std::uint8_t kInPlay = stage_bit(Stage::Dealing);
constexpr std::uint8_t kAfter = Stage::Dealing | Stage::Settled;
constexpr std::uint8_t kBetween = Stage::Betting | Stage::Settled;
constexpr std::uint8_t kAlways = kBetween | Stage::Dealing;

bool first_card_is_out(const Table& t) { return !t.house().hands[0].cards.empty(); }

MaybeRefusal one_card(const Ruled& ruled, Clause clause) {
    if (ruled.cards.size() != 1) return Refusal{"one card at a time", std::string(clause)};
    return std::nullopt;
}

MaybeRefusal before_the_first_card(const Table& t, const Ruled& ruled) {
    if (first_card_is_out(t))
        return Refusal{"the first card of the round is out: a card found face up is used", "10.4"};
    return one_card(ruled, "10.3");
}

MaybeRefusal after_the_first_card(const Table& t, const Ruled&) {
    if (!first_card_is_out(t)) return Refusal{"the first card of a round, found face up, is removed from play", "10.3"};
    if (t.need().kind != NeedKind::Card) return Refusal{"the cards are being shuffled", "10.4"};
    return std::nullopt;
}

MaybeRefusal one_exposed_card(const Table&, const Ruled& ruled) { return one_card(ruled, "10.6"); }

MaybeRefusal nobody_wagers(const Table& t, const Ruled&) {
    if (t.stage() == Stage::Betting && !t.stakes().empty())
        return Refusal{"there are wagers on the table: it is not vacant", "7.1(c)"};
    return std::nullopt;
}

constexpr IrregularityDef kIrregularities[] = {
    {"wrong-lights", "The winning areas are not lit, or not correctly", "10.1",
     "Wagers are taken and paid according to the cards drawn", Effect::Record,
     Target::None, kAfter},
    {"wrong-display", "An incorrect result is displayed", "10.2",
     "The result is corrected; wagers are taken and paid according to the cards drawn", Effect::Record,
     Target::None, kAfter},
    {"first-card-face-up", "The first card of the round is found face up", "10.3",
     "It goes face down to the discard rack; the next card is dealt",
     Effect::DiscardCards, Target::Cards, Stage::Betting | Stage::Dealing, before_the_first_card},
    {"card-face-up", "A later card is found face up", "10.4", "It is used in this round, as the next card",
     Effect::ExposeNextCard, Target::Cards, kInPlay,
     after_the_first_card},
    {"unexposed-card", "A card was drawn in error, its face not seen", "10.5",
     "It is used as the next card from the shoe", Effect::Record, Target::None, kAlways},
    {"exposed-card", "An exposed card was dealt in error", "10.6",
     "It is removed from play, face down in the discard rack", Effect::DiscardCards, Target::Cards,
     kAlways, one_exposed_card},
    {"reconstructed", "A card was dealt or placed wrongly, and the round is reconstructed", "10.7",
     "The cards stand in the order in which they should have come; all abide by it",
     Effect::Record, Target::None, kAfter},
    {"void-round", "A wrong deal that cannot be reconstructed", "10.8", "The round is void and every wager is returned",
     Effect::VoidRound, Target::None, kAfter},
    {"vacant-shuffle", "The table was vacant", "7.1(c)", "The cards are shuffled before the next card",
     Effect::ShuffleAfterRound, Target::None, kBetween, nobody_wagers},
    {"ordered-shuffle", "The shuffle may not have been random", "7.1(d)",
     "The cards are shuffled before the next round", Effect::ShuffleAfterRound, Target::None, kAlways},
    {"card-seen-before-the-shoe", "A card was exposed before it entered the shoe", "7.1(e)",
     "The cards are shuffled before the next card", Effect::ShuffleAfterRound,
     Target::None, kBetween},
    {"replaced-cards", "The cards are replaced", "7.4", "New cards are checked, shuffled and cut before the next round",
     Effect::ShuffleAfterRound, Target::None, kBetween},
};

// ---- The definition -------------------------------------------------------------------------------------------------

constexpr WagerDef kWagers[] = {
    {"red", "Red", "5.1(a)", WagerKind::Opening, -1, book::kRedPays},
    {"black", "Black", "5.1(b)", WagerKind::Opening, -1, book::kBlackPays},
    {"suit", "Individual card suit", "5.1(c)", WagerKind::Opening, -1, book::kSuitPays, book::kSuitSpots},
    {"exact-quinella", "Exact quinella", "5.1(d)", WagerKind::Opening, -1, book::kQuinellaPays, book::kQuinellaSpots},
    {"exact-trifecta", "Exact trifecta", "5.1(e)", WagerKind::Opening, -1, book::kTrifectaPays, book::kTrifectaSpots},
    {"exact-trifecta-lines", "Lower lines of an exact trifecta", "5.8(d)", WagerKind::Bonus, ExactTrifecta, {}, {},
     "exact-trifecta-pays=every-line"},
};

// One deck is the standard: it is what the printed advantage of 6.35 % is computed for.
constexpr OptionValue kDecks[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}};
enum class Shoes { Shoe, Continuous };
constexpr OptionValue kShoes[] = {{"shoe", "3.4(c)"}, {"continuous", "3.4(g)"}};
constexpr OptionValue kTrifectaLines[] = {{"highest-line", "5.8(d)"}, OptionValue{"every-line", "5.8(d)"}.doubtful()};
constexpr OptionDef kOptions[] = {
    OptionDef{"decks", "Decks of cards", "3.4(a)", kDecks}.decks(),
    {"shoe", "Card shoe, or a continuous shuffler", "3.4(c), 3.4(g)", kShoes, 0, false},
    {"exact-trifecta-pays", "Exact trifecta: its highest line, or every line that it has right (ruling R11)", "5.8(d)",
     kTrifectaLines, 0, true, true},
};

constexpr std::string_view kHouseHands[kPlaces] = {"1st-place", "2nd-place", "3rd-place"};

// One deck is shuffled after every round (7.1(b)); more are shuffled at the cutting card (ruling R12).
ShoePolicy shoe(const Setup& setup) {
    const bool continuous = chosen(setup, Shoe, Shoes::Continuous);
    const int decks = decks_of(setup, Decks);
    return {.decks = decks,
            .lasts = decks > 1 || continuous,
            .continuous = continuous,
            .shuffle = decks > 1 ? "7.1(a)" : "7.1(b)",
            .cut_first = "7.1(a)",
            .not_enough = "7.1",
            .equipment = "3.4(a)"};
}

}  // namespace

const Game kGame = {
    .id = "nz.racing-card-derby", .title = "Racing Card Derby", .book = "nz-racing-card-derby",
    .division = "nz.racing-card-derby", .sections = "1-10",
    .layout = {.cards_a_hand = kCardsInArea, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = shoe},
    // 2.0: by the general rules of Division 1
    .clauses = {.no_more_bets = "5.4", .position = "3.3", .limits = "2.0", .misplaced = "5.7",
                .misplaced_after_result = true},
    .wagers = kWagers, .options = kOptions, .irregularities = kIrregularities,
    .round = round,
    .captions = {.track = track},
    .figures = book::kFigures,
};

}  // namespace baize::racing_card_derby
