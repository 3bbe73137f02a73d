#include "games/punto_banco/punto_banco.hpp"

#include "engine/table.hpp"
#include "games/punto_banco/settle.hpp"

namespace baize::punto_banco {

namespace {

namespace book = gb_2011::punto_banco;

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }
constexpr int kPlaces = 9;

Hand concluded(const baize::Hand& hand) { return {points_of(hand.count), static_cast<int>(hand.cards.size())}; }

// ---- The rotating bank (6.2(b), 6.4-6.9) -------------------------------------------------------------------

bool rotates(const Table& t) { return t.setup().option(Banker) == 1; }

PlayerId sits_at(const Table& t, int place) { return t.between().places[static_cast<std::size_t>(place - 1)]; }

// Who has the shoe; nobody where the dealer has it.
PlayerId holder(const Table& t) {
    const int place = t.between().memory[kHolder];
    const bool still_there = place != 0 && sits_at(t, place) == t.between().memory[kAccepted] - 1;  // 6.5: who accepted it
    return still_there ? sits_at(t, place) : kNobody;
}

int next_place(int place) { return place % kPlaces + 1; }

void give_up(Table& t) {
    auto& memory = t.between().memory;
    memory[kNextOffer] = next_place(memory[kHolder]);                                       // 6.6
    memory[kHolder] = 0;
}

// 6.8: who holds the shoe may wager on egalite only.
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (rotates(t) && bet.stake.cents > 0 && bet.player == holder(t) && bet.position.wager != Egalite)
        return Refusal{"a player who holds the shoe may wager on egalite only", "6.8"};
    return std::nullopt;
}

// ---- The coup ------------------------------------------------------------------------------------------------

Return verdict(const Table& t, const Stake& stake, Hand punto, Hand banco) {
    const Pays& pays = t.setup().pays(stake.position.wager);
    switch (stake.position.wager) {
        case Punto: return settle_punto(punto, banco, pays[0]);
        case Banco: return settle_banco(punto, banco, pays, t.setup().option(Variant) == 1);
        default: return settle_egalite(punto, banco, pays[0]);
    }
}

Round round(Table& t) {
    Box& house = t.house();
    const baize::Hand& punto = house.hands[0];
    const baize::Hand& banco = house.hands[1];
    co_await t.shoe_ready();                                                                // 6.7
    if (rotates(t)) {
        auto& memory = t.between().memory;
        if (memory[kHolder] != 0 && holder(t) == kNobody) give_up(t);                       // he left: 6.9
        const int first = memory[kNextOffer] == 0 ? 1 : memory[kNextOffer];                 // 6.4
        for (int i = 0, place = first; memory[kHolder] == 0 && i < kPlaces; ++i, place = next_place(place)) {
            if (sits_at(t, place) == kNobody) continue;                                     // 6.7
            const Question offer{sits_at(t, place), 0, 0, bit(Accept) | bit(Decline), 0, {}, {}, {1}, "6.2(b)"};
            Answer answer{kAgain, {}};
            while (answer.choice == kAgain) answer = co_await t.ask(offer);
            if (answer.choice == Accept) { memory[kHolder] = place; memory[kAccepted] = 1 + offer.player; }  // 6.5
        }
    }
    co_await t.bets();
    for (int i = 0; i < 2; ++i) {                                                           // 6.21
        co_await t.deal(house, 0, Face::Up, "6.21");
        co_await t.deal(house, 1, Face::Up, "6.21");
    }
    const int punto_points = points_of(punto.count), banco_points = points_of(banco.count);
    std::optional<int> third;
    if (punto_draws(punto_points, banco_points)) {                                          // 6.22, 6.23
        co_await t.deal(house, 0, Face::Up, "6.22");
        third = count_value(punto.cards[2]);
    }
    if (banco_draws(punto_points, banco_points, third)) co_await t.deal(house, 1, Face::Up, "6.24");  // 6.24, 6.27
    const Hand punto_hand = concluded(punto), banco_hand = concluded(banco);
    for (Stake& stake : t.stakes()) t.settle(stake, verdict(t, stake, punto_hand, banco_hand));       // 6.18-6.20, 6.25, 6.26

    if (rotates(t) && holder(t) != kNobody) {
        if (merit(banco_hand) < merit(punto_hand)) { give_up(t); co_return; }               // 6.6
        const Question question{holder(t), 0, 0, bit(Keep) | bit(Pass), 0, {}, {}, {1}, "6.9"};
        Answer answer{kAgain, {}};
        while (answer.choice == kAgain) answer = co_await t.ask(question);
        if (answer.choice == Pass) give_up(t);                                              // 6.9
    }
}

// ---- The definition --------------------------------------------------------------------------------------------

constexpr WagerDef kWagers[] = {
    {"punto", "Punto", "6.19", WagerKind::Opening, -1, book::kPuntoTables},
    {"banco", "Banco", "6.18", WagerKind::Opening, -1, book::kBancoTables},
    {"egalite", "Egalit\u00e9", "6.20", WagerKind::Opening, -1, book::kEgaliteTables},
};

constexpr OptionValue kDecks[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}};
constexpr OptionValue kVariants[] = {{"standard", "6.18"}, {"punto-2000", "6.28"}};
constexpr OptionValue kBankers[] = {{"dealer", "6.2(a)"}, {"players", "6.2(b)"}};
constexpr OptionDef kOptions[] = {
    {"decks", "Decks of cards", "6.11", kDecks, 7},                                         // ruling R15
    {"variant", "Punto Banco or Punto 2000", "6.28", kVariants},                            // never both (6.30)
    {"banker", "Who draws the cards", "6.2", kBankers, 0, false},
};

constexpr ChoiceDef kChoices[] = {{"accept", "Take the shoe", "6.2(b)"}, {"decline", "Decline the shoe", "6.2(b)", true},
                                  {"keep", "Keep the shoe", "6.9"}, {"pass", "Pass the shoe", "6.9", true}};
constexpr std::string_view kHouseHands[] = {"punto", "banco"};

// The book has no section on irregularities; 1.5 leaves them to the operator, who may only give wagers back.
constexpr IrregularityDef kIrregularities[] = {
    {"void-coup", "The coup was not dealt as it should be", "1.5", "Every wager is void and returned", Effect::VoidRound},
    {"face-up-card", "A card is found face up in the shoe", "1.5", "It goes to the discards; the next card is dealt", Effect::DiscardCards,
     Target::Cards, Stage::Betting | Stage::Dealing},
    {"new-shoe", "A new shoe is ordered", "1.5", "The cards are shuffled before the next coup", Effect::ShuffleAfterRound},
};

ShoePolicy shoe(const Setup& setup) {
    return {.decks = setup.option(Decks) + 1, .lasts = true, .shuffle = "6.7", .cut_first = "1.5", .not_enough = "1.5", .equipment = "6.11"};
}

}  // namespace

const Game kGame = {
    .id = "gb.punto-banco", .title = "Punto Banco", .book = "gb-2011", .division = "gb.punto-banco", .sections = "6.1-6.30",
    .places = kPlaces, .no_more_bets = "6.21", .position_clause = "6.1", .limits_clause = "6.13",
    .house_hands = kHouseHands, .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = kIrregularities,
    .counts = &kCountValues, .round = round, .shoe = shoe, .accept = accept,
};

}  // namespace baize::punto_banco
