#include "games/punto_banco/punto_banco.hpp"

#include "engine/table.hpp"
#include "games/chosen.hpp"
#include "games/punto_banco/side_wagers.hpp"
#include "games/questions.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::punto_banco {

namespace {

namespace book = gb_2011::punto_banco;

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }
constexpr int kPlaces = 9;

bool is_standard(Position position) { return position.wager <= Egalite; }

Hand concluded(const baize::Hand& hand) { return {points_of(hand.count), static_cast<int>(hand.cards.size())}; }

// ---- The rotating bank (6.2(b), 6.4-6.9) -------------------------------------------------------------------

bool rotates(const Table& t) { return chosen(t.setup(), Banker, Bankers::Players); }

PlayerId sits_at(const Table& t, int place) { return t.carried().places[place - 1]; }

// Who has the shoe; nobody where the dealer has it.
PlayerId holder(const Table& t) {
    const int place = t.carried().memory[kHolder];
    const bool still_there =
        place != 0 && sits_at(t, place) == t.carried().memory[kAccepted] - 1;  // 6.5: who accepted it
    return still_there ? sits_at(t, place) : kNobody;
}

int next_place(int place) { return place % kPlaces + 1; }

void give_up(Table& t) {
    auto& memory = t.carried().memory;
    memory[kNextOffer] = next_place(memory[kHolder]);                                       // 6.6
    memory[kHolder] = 0;
}

// ---- Conditions on wagers --------------------------------------------------------------------------------------

// What a player has on a position once this bet is taken.
Money after(const Table& t, const PlaceBet& bet, Position position) {
    return position == bet.position ? bet.stake : t.staked(bet.player, bet.box, position);
}

// 6.47, 6.55: the licence holder may want a wager on punto or banco beside the side wager; so it may not outlast it.
bool lacks_its_wager(const Table& t, const PlaceBet& bet, Wager side) {
    if (after(t, bet, {Punto, 0}).cents > 0 || after(t, bet, {Banco, 0}).cents > 0) return false;
    bool staked = bet.position.wager == side && bet.stake.cents > 0;
    for (const Stake& stake : t.stakes())
        staked =
            staked || (stake.player == bet.player && stake.position.wager == side && !(stake.position == bet.position));
    return staked;
}

// 6.61: both forms of Three Giving Eight, or one of them.
bool form_offered(const Setup& setup, std::size_t form) {
    const auto alone = form == book::OnlyEight ? FormsOffered::Eight : FormsOffered::AnyCard;
    return chosen(setup, ThreeGivingEightForms, FormsOffered::Both) || chosen(setup, ThreeGivingEightForms, alone);
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    const Setup& setup = t.setup();
    const bool adds = bet.stake.cents > 0;
    if (adds && rotates(t) && bet.player == holder(t) && bet.position.wager != Egalite)
        return Refusal{"a player who holds the shoe may wager on egalite only", "6.8"};
    if (adds && bet.position.wager == DragonBonus &&
        t.staked(bet.player, bet.box, position_at(DragonBonus, 1u - bet.position.spot)).cents > 0)
        return Refusal{"a Dragon Bonus is on one hand or the other, not on both", "6.35"};
    if (adds && bet.position.wager == ThreeGivingEight && !form_offered(setup, bet.position.spot))
        return Refusal{"that form of Three Giving Eight is not offered at this table", "6.61"};
    if (chosen(setup, UrWayNeeds, NoYes::Yes) && lacks_its_wager(t, bet, UrWay))
        return Refusal{"at this table UR Way Egalite needs a wager on punto or banco beside it", "6.47"};
    if (chosen(setup, ThreeGivingEightNeeds, NoYes::Yes) && lacks_its_wager(t, bet, ThreeGivingEight))
        return Refusal{"at this table Three Giving Eight needs a wager on punto or banco beside it", "6.55"};
    return std::nullopt;
}

// ---- The coup ------------------------------------------------------------------------------------------------

// What the wagers turn on.
struct Coup {
    const baize::Hand& punto_cards;
    const baize::Hand& banco_cards;
    int banco_dealt;
    std::optional<int> punto_third;
    Hand punto = concluded(punto_cards), banco = concluded(banco_cards);
};

Return verdict(const Setup& setup, Position position, const Coup& coup) {
    const Pays& pays = setup.pays(position.wager);
    const bool on_banco = position.spot == 1;
    const auto& pair = (on_banco ? coup.banco_cards : coup.punto_cards).cards;
    switch (position.wager) {
        case Punto: return settle_punto(coup.punto, coup.banco, pays[0]);
        case Banco:
            return settle_banco(coup.punto, coup.banco, pays, chosen(setup, Variant, Variants::Punto2000));
        case Egalite: return settle_egalite(coup.punto, coup.banco, pays[0]);
        case DragonBonus:
            return settle_dragon_bonus(on_banco ? coup.banco : coup.punto, on_banco ? coup.punto : coup.banco, pays,
                                       chosen(setup, DragonWinner, DragonWinners::ThreeCards));
        case UrWay: return settle_ur_way(position.spot, coup.punto, coup.banco, pays);
        case ThreeGivingEight:
            return settle_three_giving_eight(static_cast<book::ThreeGivingEightForm>(position.spot), coup.banco_dealt,
                                             coup.punto_third, pays);
        case SuperPay: return settle_super_pay(position.spot, coup.punto, coup.banco, pays);
        default: return settle_pair(pair[0], pair[1], pays[0]);                             // 6.78
    }
}

// 6.37: a player's standard wager is reconciled before his side wagers.
void settle_in_order(Table& t, const Coup& coup) {
    for (const bool standard : {true, false})
        for (Stake& stake : t.stakes())
            if (is_standard(stake.position) == standard) t.settle(stake, verdict(t.setup(), stake.position, coup));
}

// 6.2(b), 6.4-6.7: the shoe goes to the first in turn who takes it; where nobody does, the dealer has it.
Step offer_the_shoe(Table& t) {
    auto& memory = t.carried().memory;
    if (memory[kHolder] != 0 && holder(t) == kNobody) give_up(t);                           // he left: 6.9
    const int first = memory[kNextOffer] == 0 ? 1 : memory[kNextOffer];                     // 6.4
    for (int i = 0, place = first; memory[kHolder] == 0 && i < kPlaces; ++i, place = next_place(place)) {
        if (sits_at(t, place) == kNobody) continue;                                         // 6.7
        const Question offer = question_to(sits_at(t, place), 0, bit(Accept) | bit(Decline), "6.2(b)");
        const Answer answer = co_await t.ask(offer);
        if (answer.choice == Accept) { memory[kHolder] = place; memory[kAccepted] = 1 + offer.player; }  // 6.5
    }
}

// 6.6, 6.9: whoever loses with the bank gives up the shoe; whoever does not may pass it.
Step keep_or_pass(Table& t, bool banco_lost) {
    if (banco_lost) co_return give_up(t);                                                   // 6.6
    const Question question = question_to(holder(t), 0, bit(Keep) | bit(Pass), "6.9");
    const Answer answer = co_await t.ask(question);
    if (answer.choice == Pass) give_up(t);                                                  // 6.9
}

Round round(Table& t) {
    Box& house = t.house();
    const baize::Hand& punto = house.hands[0];
    const baize::Hand& banco = house.hands[1];
    co_await t.shoe_ready();                                                                // 6.7
    if (rotates(t)) co_await offer_the_shoe(t);                                             // 6.2(b), 6.4-6.7
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
    const Coup coup{punto, banco, banco_points, third};
    settle_in_order(t, coup);                                                               // 6.18-6.26, 6.36-6.79
    const bool banco_lost = merit(coup.banco) < merit(coup.punto);
    if (rotates(t) && holder(t) != kNobody) co_await keep_or_pass(t, banco_lost);           // 6.6, 6.9
}

// ---- The definition --------------------------------------------------------------------------------------------

constexpr WagerDef kWagers[] = {
    {"punto", "Punto", "6.19", WagerKind::Opening, -1, book::kPuntoTables},
    {"banco", "Banco", "6.18", WagerKind::Opening, -1, book::kBancoTables},
    {"egalite", "Egalit\u00e9", "6.20", WagerKind::Opening, -1, book::kEgaliteTables},
    WagerDef{"dragon-bonus", "Dragon Bonus", "6.31", WagerKind::Opening, -1, book::kDragonTables, book::kHands, {},
             "6.34"}.within_table_limits("6.34"),
    WagerDef{"ur-way-egalite", "UR Way Egalit\u00e9", "6.45", WagerKind::Opening, -1, book::kUrWayTables, book::kTotals,
             {}, "6.48"}.within_table_limits("6.48"),
    {"three-giving-eight", "Three Giving Eight", "6.53", WagerKind::Opening, -1, book::kThreeGivingEightTables,
     book::kThreeGivingEightForms},
    WagerDef{"super-pay-egalite", "Super Pay Egalit\u00e9", "6.64", WagerKind::Opening, -1, book::kSuperPayTables,
             book::kRanges, {}, "6.67"}.within_table_limits("6.67"),
    WagerDef{"baccarat-pairs", "Baccarat Pairs", "6.72", WagerKind::Opening, -1, book::kBaccaratPairsTables,
             book::kHands, {}, "6.75"}.within_table_limits("6.75"),
};

constexpr OptionValue kDecks[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}};
constexpr OptionValue kVariants[] = {{"standard", "6.18"}, {"punto-2000", "6.28"}};
constexpr OptionValue kBankers[] = {{"dealer", "6.2(a)"}, {"players", "6.2(b)"}};
constexpr OptionValue kDragonWinners[] = {{"any", "6.41"}, OptionValue{"three-cards", "6.38"}.doubtful()};
constexpr OptionValue kUrWayNeeds[] = {{"no", "6.47"}, {"yes", "6.47"}};
constexpr OptionValue kThreeGivingEightNeeds[] = {{"no", "6.55"}, {"yes", "6.55"}};
constexpr OptionValue kForms[] = {{"both", "6.61"}, {"eight", "6.56"}, {"any-card", "6.58"}};
constexpr OptionDef kOptions[] = {
    OptionDef{"decks", "Decks of cards", "6.11", kDecks, 7}.decks(),                        // ruling R15
    {"variant", "Punto Banco or Punto 2000", "6.28", kVariants},                            // never both (6.30)
    {"banker", "Who draws the cards", "6.2", kBankers, 0, false},
    {"dragon-bonus-winner", "Non-natural winners: any win, or after a third card only (ruling R13)", "6.38",
     kDragonWinners},
    {"ur-way-needs-wager", "UR Way Egalit\u00e9 needs a wager on punto or banco", "6.47", kUrWayNeeds, 0, false, true},
    {"three-giving-eight-needs-wager", "Three Giving Eight needs a wager on punto or banco", "6.55",
     kThreeGivingEightNeeds, 0, false},
    {"three-giving-eight-forms", "Forms of Three Giving Eight on offer", "6.61", kForms, 0, false},
};

constexpr ChoiceDef kChoices[] = {{"accept", "Take the shoe", "6.2(b)"},
                                  {"decline", "Decline the shoe", "6.2(b)", true},
                                  {"keep", "Keep the shoe", "6.9"}, {"pass", "Pass the shoe", "6.9", true}};
constexpr std::string_view kHouseHands[] = {"punto", "banco"};

// The book has no section on irregularities; 1.5 leaves them to the operator, who may only give wagers back.
constexpr IrregularityDef kIrregularities[] = {
    {"void-coup", "The coup was not dealt as it should be", "1.5", "Every wager is void and returned",
     Effect::VoidRound},
    {"face-up-card", "A card is found face up in the shoe", "1.5", "It goes to the discards; the next card is dealt",
     Effect::DiscardCards,
     Target::Cards, Stage::Betting | Stage::Dealing},
    {"new-shoe", "A new shoe is ordered", "1.5", "The cards are shuffled before the next coup",
     Effect::ShuffleAfterRound},
};

ShoePolicy shoe(const Setup& setup) {
    return {.decks = decks_of(setup, Decks),
            .lasts = true,
            .shuffle = "1.5",
            .cut_first = "1.5",
            .not_enough = "1.5",
            .equipment = "6.11",
            .decks_agreed = "6.11"};
}

}  // namespace

const Game kGame = {
    .id = "gb.punto-banco", .title = "Punto Banco", .book = "gb-2011", .division = "gb.punto-banco",
    .sections = "6.1-6.79",
    .layout = {.cards_a_hand = 3, .places = kPlaces, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.counts = &kCountValues, .shoe = shoe},
    .clauses = {.no_more_bets = "1.5", .position = "6.1", .limits = "6.13"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::punto_banco
