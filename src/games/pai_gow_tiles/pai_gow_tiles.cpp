#include "games/pai_gow_tiles/pai_gow_tiles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>

#include "definition/grids.hpp"
#include "definition/names.hpp"
#include "games/chosen.hpp"
#include "games/marks.hpp"
#include "games/operator_voids.hpp"
#include "games/pai_gow_tiles/words.hpp"
#include "games/poker/areas.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::pai_gow_tiles {

namespace {

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }

enum HouseHand : std::size_t { DealersHigh, DealersLow };
enum Mark : std::size_t { Surrendered };  // of Table::marks: boxes, as bits

// ---- Stacks and hands -------------------------------------------------------------------------------------------

const Box& box_at(const Table& t, BoxNo number) { return number == 0 ? t.house() : t.box(number); }

// 14.21: the stake of who holds the bank, where a player does.
template <class Stakes>
auto* bank_of(Stakes& stakes) {
    const auto found =
        std::find_if(stakes.begin(), stakes.end(), [](const Stake& each) { return each.position.wager == Bank; });
    return found == stakes.end() ? nullptr : &*found;
}

// A position with a Standard Wager; the bank's own place has none.
bool in_play(const Table& t, const Box& box) { return box.live() && t.has(box, Main); }

Setting setting_of(const Box& box, WildTiles wild) {
    const auto &high = box.hands[0].cards, &low = box.hands[1].cards;
    return {rank_of(high[0], high[1], wild), rank_of(low[0], low[1], wild)};
}

Picked low_of(const Split& split) { return 1u << split.low[0] | 1u << split.low[1]; }

WildTiles wild_of(const Table& t) { return t.setup().compiled<HouseWay>().wild; }

Picked by_house_way(const Table& t, const Box& box) {
    return low_of(t.setup().compiled<HouseWay>().set(stack_of(box)));
}

// Of two tiles as the low hand; any other number is no setting at all.
bool is_foul(const Stack& stack, Picked low, WildTiles wild) {
    if (std::popcount(low) != 2) return false;
    FixedVector<Card, kStack> hands[2];
    for (std::size_t i = 0; i < kStack; ++i) hands[low >> i & 1u].push_back(stack[i]);
    return pai_gow_tiles::is_foul({rank_of(hands[0][0], hands[0][1], wild), rank_of(hands[1][0], hands[1][1], wild)});
}

// ---- The deal ---------------------------------------------------------------------------------------------------

// nz 3.1, 3.2, rulings R80, R94: a set has eight stacks, so one of eight boxes is the bank's: the banker's own, or,
// where the house has the bank, the last without a wager. With fewer boxes than that none needs to be: 0.
BoxNo banks_box(const Table& t) {
    if (t.setup().boxes() <= kPositions) return 0;
    if (const Stake* const bank = bank_of(t.stakes())) return bank->box;
    auto box = static_cast<BoxNo>(t.setup().boxes());
    while (in_play(t, t.box(box))) --box;
    return box;
}

// 14.26, ruling R84: the dealer is 1, 9 and 17, and the positions follow in the direction of the deal; 0 is the dealer.
BoxNo position_at(const Table& t, int number, BoxNo banks) {
    const int after_dealer = (number - 1) % (kPositions + 1);
    if (after_dealer == 0) return 0;
    const bool from_left = chosen(t.setup(), book::DealFrom, book::From::Left);                // 14.19
    const auto position = static_cast<BoxNo>(from_left ? after_dealer : kPositions + 1 - after_dealer);
    return static_cast<BoxNo>(position + (banks != 0 && position >= banks ? 1 : 0));
}

// 14.27: positions without a wager have stacks too, which nobody looks at (nz 10.2B, 10.3(a)); a short set that is
// counted has none to spare.
int stacks_to_spare(const Table& t) {
    const auto playing =
        std::count_if(t.boxes().begin(), t.boxes().end(), [&](const Box& box) { return in_play(t, box); });
    return t.carried().shoe.cards_left / kStack - static_cast<int>(playing) - 1;
}

Step deal_stack(Table& t, BoxNo position, int& to_spare) {
    if (position != 0 && !in_play(t, t.box(position))) {
        if (to_spare-- > 0) t.carried().shoe.cards_left -= kStack;
        co_return;
    }
    Box& box = position == 0 ? t.house() : t.box(position);
    const Face face = box.seated == kNobody ? Face::Down : Face::Own;  // the dealer's stack is the bank's
    for (int tile = 0; tile < kStack && (position == 0 || box.live()); ++tile) co_await t.deal(box, face, "14.27");
}

// ---- What a player decides --------------------------------------------------------------------------------------

// 14.48: after he has seen his tiles, and before the dealer's are seen.
Step keep_or_surrender(Table& t, Box& box) {
    if (!in_play(t, box) || !t.has(box, Tie)) co_return;
    const auto answer = co_await t.ask(box, [&] {
        Question question = question_to(box, bit(KeepTie) | bit(SurrenderTie), "14.48");
        question.side = true;
        return question;
    });
    if (answer && answer->choice == SurrenderTie) mark_box(t, Surrendered, box);
}

Question setting_question(const Box& box, Clause clause) {
    Question question = question_to(box, bit(Set) | bit(ByHouseWay), clause);
    question.with_cards = bit(Set);
    question.cards_min = question.cards_max = 2;
    return question;
}

// 14.28: two tiles make the low hand, the others the high hand.
Step set_tiles(Table& t, Box& box) {
    if (!in_play(t, box)) co_return;
    const auto answer = co_await t.ask(box, [&] { return setting_question(box, "14.28"); });
    if (!answer) co_return;
    Picked low = answer->choice == Set ? answer->cards : by_house_way(t, box);
    const bool re_set = chosen(t.setup(), book::Foul, book::Fouls::ReSet);                     // 14.29(c)
    if (re_set && is_foul(stack_of(box), low, wild_of(t))) low = by_house_way(t, box);
    t.insert_hand(box, 1);
    t.move_cards(box.hands[0], low, box.hands[1]);
}

// 14.31: by the house way; ruling R80: who holds the bank sets the dealer's stack as he likes.
Step set_dealer(Table& t) {
    Box& dealer = t.house();
    Picked low = by_house_way(t, dealer);
    if (dealer.seated != kNobody) {
        const Answer answer = co_await t.ask(setting_question(dealer, "14.21"));
        if (answer.choice == Set && !is_foul(stack_of(dealer), answer.cards, wild_of(t))) low = answer.cards;
    }
    dealer.hand().turn(Face::Up);
    t.move_cards(dealer.hands[DealersHigh], low, dealer.hands[DealersLow]);
}

// ---- Settlement -------------------------------------------------------------------------------------------------

// What the players' Standard Wagers came to, for who holds the bank.
struct Against {
    Money losing{}, winning{};

    void count(Money stake, Outcome outcome) {
        if (outcome == Outcome::Win) winning += stake;
        if (outcome == Outcome::Lose) losing += stake;
    }
};

// Who has set the low hand above the high one has lost both (14.29(b)).
Return settle(Table& t, const Box& box, const Stake& stake) {
    const Setup& setup = t.setup();
    const Setting player = setting_of(box, wild_of(t));
    const bool foul = pai_gow_tiles::is_foul(player);
    const int won = foul ? 0 : hands_won(player, setting_of(t.house(), wild_of(t)));           // 14.32
    if (stake.position.wager == Main) return foul ? lose("14.29") : settle_main(won, setup.pays(Main));
    const auto mixed = chosen<MixedPairs>(setup, book::MixedPairs);
    const FourTiles own = four_tiles(stack_of(box), mixed);
    if (stake.position.wager == Bonus)
        return settle_bonus(own, four_tiles(stack_of(t.house()), mixed), setup.pays(Bonus));   // 14.42-14.45
    return settle_tie(own, won, surrenders_tie(t, box), setup.pays(Tie));    // 14.46-14.50
}

// 14.37, 14.41: the Standard Wager, then what lies beside it. The bank is settled when all of them are: a simulation
// lays it in the box that it covers.
void settle_box(Table& t, const Box& box, Against& against) {
    for (const std::uint8_t wager : {Main, Bonus, Tie})
        each_open(t, box, wager, [&](Stake& stake) {
            const Return verdict = settle(t, box, stake);
            if (wager == Main) against.count(stake.amount, verdict.outcome);
            t.settle(stake, verdict);
        });
}

void settle_bank(Table& t, const Against& against) {
    if (Stake* const bank = bank_of(t.stakes()))
        t.settle(*bank, pai_gow_tiles::settle_bank(against.losing, against.winning, bank->amount));
}

// A position that is void when all is settled has neither lost to the bank nor won from it.
void settle_bank_again(Table& t, const Ruled&) {
    if (t.stage() != Stage::Settled) return;
    Against against;
    for (const Line& line : t.lines())
        if (line.position.wager == Main) against.count(line.stake, line.outcome);
    t.unsettle(Bank);
    settle_bank(t, against);
}

// ---- The round --------------------------------------------------------------------------------------------------

// Neither is in the NZ division.
constexpr poker::SideWager kSides[] = {{Bonus, "14.25"}, {Tie, "14.25"}};
std::span<const poker::SideWager> sides_of(const Table& t) {
    return std::span(kSides).first(t.game().wagers.size() - Bonus);
}

Round round(Table& t) {
    Box& dealer = t.house();
    co_await t.shoe_ready();                                                                   // 14.26: eight stacks
    co_await t.bets();                                                                         // 14.24, 14.25
    poker::void_sides_alone(t, sides_of(t), {Main, Bank});                                     // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                   // nobody plays
    unmark_boxes(t, Surrendered);
    const Stake* const held = bank_of(t.stakes());
    dealer.seated = held ? held->player : kNobody;                                             // 14.21
    const auto& dice = co_await t.throw_dice(3, "14.26");                                      // 14.15
    const int first = std::accumulate(dice.begin(), dice.end(), 0);
    const BoxNo banks = banks_box(t);
    int to_spare = stacks_to_spare(t);
    for (int turn = 0; turn <= kPositions; ++turn)
        co_await deal_stack(t, position_at(t, first + turn, banks), to_spare);                 // 14.19, 14.27
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) {
        co_await keep_or_surrender(t, box);                                                    // 14.48
        co_await set_tiles(t, box);                                                            // 14.28-14.30
    }
    co_await set_dealer(t);                                                                    // 14.31
    t.stage(Stage::DealerDraws);
    Against against;
    for (Box& box : t.boxes_from_right()) {                                                    // 14.20
        if (!in_play(t, box)) continue;
        for (Hand& hand : box.hands) hand.turn(Face::Up);
        settle_box(t, box, against);                                                           // 14.32-14.37
    }
    settle_bank(t, against);                                                                   // 14.21
}

// ---- Conditions -------------------------------------------------------------------------------------------------

// 14.16: several positions, as many as the house says; each is one player's.
MaybeRefusal positions_of_one(const Table& t, const PlaceBet& bet) {
    std::uint32_t used = 1u << bet.box;
    for (const Stake& stake : t.stakes()) {
        if (stake.box == bet.box && stake.player != bet.player)
            return Refusal{fmt::format("position {} is another player's", bet.box), "14.16"};
        if (stake.player == bet.player) used |= 1u << stake.box;
    }
    const int most = number_of(t.setup(), book::Positions).value();
    if (std::popcount(used) <= most) return std::nullopt;
    return Refusal{most == 1 ? std::string("at this table a player may use one position only")
                             : fmt::format("at this table a player may use {} positions", most), "14.16"};
}

// What the other players have wagered, once this bet is taken.
Money wagered_beside(const Table& t, PlayerId banker, const PlaceBet& bet) {
    Money sum = bet.position.wager == Main && bet.player != banker ? bet.stake : Money{};
    for (const Stake& stake : t.stakes()) {
        const bool changed = stake.player == bet.player && stake.box == bet.box && stake.position == bet.position;
        if (stake.position.wager == Main && stake.player != banker && !changed) sum += stake.amount;
    }
    return sum;
}

// 14.21, ruling R80: one player holds the bank, wagers on nothing else, and covers in full what is laid against him.
MaybeRefusal accept_bank(const Table& t, const PlaceBet& bet) {
    const Stake* const lies = bank_of(t.stakes());
    const bool to_bank = bet.position.wager == Bank;
    const auto refused = [](std::string why) { return Refusal{std::move(why), "14.21"}; };
    if (!to_bank && !lies) return std::nullopt;
    if (to_bank && bet.stake.cents == 0) return std::nullopt;  // the house has the bank again
    if (to_bank && lies && (lies->player != bet.player || lies->box != bet.box))
        return refused(fmt::format("the bank is held by {}", player_name(lies->player)));
    const PlayerId banker = to_bank ? bet.player : lies->player;
    const BoxNo place = to_bank ? bet.box : lies->box;
    if (!to_bank && (bet.player == banker || bet.box == place))
        return refused("who holds the bank has no other wager, and nobody wagers in his place");
    for (const Stake& stake : t.stakes())
        if (stake.position.wager != Bank && (stake.player == banker || stake.box == place))
            return refused("who holds the bank has no other wager, and takes a place of his own");
    const Money bank = to_bank ? bet.stake : lies->amount, against = wagered_beside(t, banker, bet);
    if (bank > kBankMax) return refused(fmt::format("a bank is {} at most", to_string(kBankMax)));
    if (against <= bank) return std::nullopt;
    return refused(fmt::format("the bank of {} does not cover {}", to_string(bank), to_string(against)));
}

// nz 3.1, 3.2, ruling R94: seven boxes are wagered on at most, the eighth is the bank's.
MaybeRefusal beside_the_banks_box(const Table& t, const PlaceBet& bet) {
    if (bet.position.wager != Main || bet.stake.cents == 0) return std::nullopt;
    std::uint32_t wagered = 1u << bet.box;
    for (const Stake& stake : t.stakes())
        if (stake.position.wager == Main) wagered |= 1u << stake.box;
    if (std::popcount(wagered) <= kPositions) return std::nullopt;
    return Refusal{fmt::format("one of the {} boxes is the bank's, and {} are wagered on", t.setup().boxes(),
                               kPositions), "3.2"};
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = accept_bank(t, bet)) return refusal;
    if (auto refusal = beside_the_banks_box(t, bet)) return refusal;
    if (bet.position.wager == Bank) return std::nullopt;
    if (auto refusal = positions_of_one(t, bet)) return refusal;
    if (auto refusal = poker::sides_beside(t, bet, sides_of(t), {Main})) return refusal;
    // 14.48, ruling R79: half of it can be surrendered to the cent.
    if (bet.position.wager == Tie && bet.stake.cents % book::kSurrendered.den != 0)
        return Refusal{fmt::format("half of a Bonanza Tie of {} is no whole cent", to_string(bet.stake)), "14.48"};
    return std::nullopt;
}

// 14.29: a terminal does not take a foul, and says why; at a dealer's table the tiles lie as they were put down.
MaybeRefusal check_set(const Table& t, const Question& question, Picked low) {
    const Stack stack = stack_of(box_at(t, question.box));
    if (!t.setup().profile().electronic || !is_foul(stack, low, wild_of(t))) return std::nullopt;
    return Refusal{"the low hand would outrank the high hand, which is a foul: choose the two tiles of the lower hand",
                   "14.29"};
}

ShoePolicy one_set(const Setup&) {
    return {.decks = 1, .shuffle = "14.26", .not_enough = "14.26", .equipment = "14.5"};
}

std::shared_ptr<const void> compile(const Setup& setup) {
    return std::make_shared<const HouseWay>(house_way_of(setup));
}

// Who holds the bank, and the marker beside a Bonanza Tie wager that is surrendered: everybody sees them until the
// wagers are settled (14.41).
std::vector<std::string> standing(const Table& t) {
    std::vector<std::string> list;
    if (const Stake* const bank = bank_of(t.stakes()))
        list.push_back(fmt::format("{} holds the bank, with {}", player_name(bank->player), to_string(bank->amount)));
    for (const Box& box : t.boxes())
        if (surrenders_tie(t, box))
            list.push_back(fmt::format("position {} surrenders half of its Bonanza Tie", box.number));
    return list;
}

// A position is void with both its hands.
MaybeRefusal check_void(const Table& t, const Ruled& ruled) {
    if (const Stake* const bank = bank_of(t.stakes()); bank && bank->box == ruled.box)
        return Refusal{"the bank is void only with the whole round", "1.5"};
    if (ruled.hand == kEveryHand) return std::nullopt;
    return Refusal{"the two hands of a position are void together", "1.5"};
}

constexpr IrregularityDef void_position() {
    IrregularityDef row = operator_voids::hand("The wagers on the position are void and returned");
    row.check = check_void;
    row.apply = settle_bank_again;
    return row;
}

// ---- The definitions --------------------------------------------------------------------------------------------

constexpr IrregularityDef kIrregularities[] = {
    {"misdeal", "The tiles were not dealt as they should be", "1.5", "Every wager is void and returned",
     Effect::VoidRound},
    void_position(),
};

constexpr WagerDef kWagers[] = {
    {"main", "Standard Wager", "14.24", WagerKind::Opening, -1, book::kMainTables},
    {"bank", "Player's bank", "14.21", WagerKind::Opening, -1, {}, {}, "player-bank=yes"},
    {"bonanza-bonus", "Bonanza Bonus", "14.42", WagerKind::Opening, -1, book::kBonusTables, {}, "bonanza-bonus=yes"},
    {"bonanza-tie", "Bonanza Tie", "14.46", WagerKind::Opening, -1, book::kTieTables, {}, "bonanza-tie=yes"},
};

// Who says nothing has his tiles set by the house way (ruling R57).
constexpr ChoiceDef kChoices[] = {
    {.id = "set", .title = "Set as the low hand", .clause = "14.28", .check = check_set},
    {"house-way", "House way", "14.28", true},
    {"keep", "Keep the Bonanza Tie", "14.48", true},
    {"surrender", "Surrender half of the Bonanza Tie", "14.48"},
};

constexpr std::string_view kHouseHands[] = {"dealer", "dealer-low"};

// What seed 001 item 8 numbers itself; every other clause is the GB book's (ruling D4).
constexpr std::string_view kNzClauses[] = {"3.1", "3.2", "10.2B", "10.3"};

Drawing drawing(const Setup& setup) {
    const bool bonus = offers(setup, "bonanza-bonus"), tie = offers(setup, "bonanza-tie");
    std::vector<std::string> rows = {"main"};
    if (bonus && tie) rows = {"bonanza-bonus bonanza-tie", "main main"};
    else if (bonus || tie) rows = {bonus ? "bonanza-bonus" : "bonanza-tie", "main"};
    if (offers(setup, "bank")) rows.push_back(bonus && tie ? "bank bank" : "bank");
    return {.bands = {{.wide = rows}},
            .looks = {{"main", Look::Circle}, {"bonanza-bonus", Look::Circle}, {"bonanza-tie", Look::Circle}},
            .arc = true};
}

std::string hand_caption_at(const Setup& setup, std::span<const Card> cards, bool split) {
    return words_for(cards, split, setup.compiled<HouseWay>().wild);
}

// The dealer's tiles are seen once they are set.
std::string house_caption_at(const Setup& setup, std::span<const Card> cards) {
    return cards.size() == 2 ? words_for(cards, true, setup.compiled<HouseWay>().wild) : std::string();
}

int first_after_dealer(std::span<const std::uint8_t> dice) {
    return (std::accumulate(dice.begin(), dice.end(), 0) - 1) % (kPositions + 1);
}

std::string dice_caption(std::span<const std::uint8_t> dice) {
    const int sum = std::accumulate(dice.begin(), dice.end(), 0), after_dealer = first_after_dealer(dice);
    if (after_dealer == 0) return fmt::format("{}: the first stack is the dealer's", sum);
    return fmt::format("{}: the first stack goes to position {} from the dealer", sum, after_dealer);
}

// nz 3.1, 3.2, ruling R94: the dice alone do not tell whether eight boxes are open, nor which of them is the bank's.
std::string nz_dice_caption(std::span<const std::uint8_t> dice) {
    return dice_caption(dice) + (first_after_dealer(dice) == 0 ? "" : "; of eight boxes the bank's is not counted");
}

}  // namespace

Stack stack_of(const Box& box) {
    Stack stack{};
    std::size_t found = 0;
    for (const Hand& hand : box.hands)
        for (const Card card : hand.cards) stack.at(found++) = card;
    return stack;
}

bool surrenders_tie(const Table& t, const Box& box) { return is_marked(t, Surrendered, box); }

const Game kGbGame = {
    .id = "gb.pai-gow-tiles", .title = "Pai Gow Tiles", .book = "gb-2011", .division = "gb.pai-gow-tiles",
    .sections = "14.1-14.50",
    .layout = {.boxes = kPositions, .cards_a_hand = kStack, .hands_a_box = 2, .places = kPositions,
               .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.deck = &kTiles, .shoe = one_set, .dice = 3},
    .clauses = {.no_more_bets = "14.24", .position = "14.1", .limits = "14.4", .own_hands = "14.27"},
    .wagers = kWagers, .options = book::kOptionRows, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .accept = accept, .compile = compile,
    .captions = {.hand_at = hand_caption_at, .house_at = house_caption_at, .dice = dice_caption},
    .notices = {.displayed = &gb_2011::kDisplayed, .standing = standing},
    .figures = book::kFigures,
};

// The eight boxes of 3.1 and 3.2 include the bank's (rulings R80, R94): seven are left for players, or fewer.
const Game kNzGame = {
    .id = "nz.pai-gow", .title = "Pai Gow (NZ)", .book = "nz-pai-gow", .division = "nz.pai-gow",
    .sections = "3.1-10.3",
    .rests_on = {.division = "gb.pai-gow-tiles", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.boxes = kNzBoxes, .cards_a_hand = kStack, .hands_a_box = 2, .places = kNzBoxes,
               .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.deck = &kTiles, .shoe = one_set, .dice = 3},
    .clauses = {.no_more_bets = "14.24", .position = "3.2", .limits = "14.4", .own_hands = "14.27"},
    .wagers = std::span(kWagers).first(Bonus), .options = std::span(book::kOptionRows).first(book::kGameOptions),
    .choices = std::span(kChoices).first(2), .irregularities = kIrregularities,
    .round = round, .accept = accept, .compile = compile,
    .captions = {.hand_at = hand_caption_at, .house_at = house_caption_at, .dice = nz_dice_caption},
    .notices = {.standing = standing},
};

}  // namespace baize::pai_gow_tiles
