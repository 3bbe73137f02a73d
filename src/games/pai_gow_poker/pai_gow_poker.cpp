#include "games/pai_gow_poker/pai_gow_poker.hpp"

#include <fmt/format.h>

#include "definition/grids.hpp"
#include "definition/names.hpp"
#include "games/caption_words.hpp"
#include "games/ceiling.hpp"
#include "games/chosen.hpp"
#include "games/operator_voids.hpp"
#include "games/poker/areas.hpp"
#include "games/poker/captions.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::pai_gow_poker {

namespace {

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }

// ---- Words ------------------------------------------------------------------------------------------------------

// "pair of kings", "ace and king".
std::string words_for(LowRank low) {
    const int higher = rank::highest_rank(low.ranks());
    if (low.pair()) return fmt::format("pair of {}", rank_words(higher));
    return fmt::format("{} and {}", rank_word(higher),
                       rank_word(rank::highest_rank(low.ranks() ^ rank::highest(low.ranks()))));
}

// Of seven cards that are not set yet: the best five of them.
std::string hand_caption(std::span<const Card> cards, bool) {
    const Faces faces = faces_of(cards);
    if (cards.size() == kLow) return words_for(low_rank(faces));
    if (cards.size() == kSeven - kLow) return poker::words_for(high_rank(faces));
    return cards.size() == kSeven ? poker::words_for(high_rank(faces & ~best_high(faces))) : std::string();
}

// ---- Setting the hands ------------------------------------------------------------------------------------------

// 13.18: the two cards of the low hand apart from the others, as they lie.
void put_in_front(Table& t, Box& box, Faces low) {
    Hand& hand = box.hands[kHighHand];
    t.move_cards(hand, picked_of(hand, low), box.hands[kLowHand]);
}

// 13.18, 13.20: as the player wishes. Where the operator sets hands for players, he may leave it to the dealer (R77).
Question question(const Table& t, const Box& box) {
    const bool house_way = chosen(t.setup(), HouseWayForPlayers, YesNo::Yes);
    return question_with_cards(question_to(box, bit(SetLow) | (house_way ? bit(AskHouseWay) : 0u), "13.18"),
                               {.of = bit(SetLow), .min = kLow, .max = kLow});
}

Step set_hand(Table& t, Box& box) {
    if (!box.live()) co_return;
    std::optional<Answer> answer;
    if (by_house_way(t.setup())) answer = Answer{AskHouseWay};
    else answer = co_await t.ask(box, [&] { return question(t, box); });
    if (!answer) co_return;
    const Hand& hand = box.hands[kHighHand];
    const Faces seven = faces_of(hand);
    Faces low = house_way(seven, three_aces(t.setup()));
    if (answer->choice == SetLow) {
        low = 0;
        for (std::size_t i = 0; i < hand.cards.size(); ++i)
            if (answer->cards >> i & 1u) low |= rank::face(hand.cards[i]);
    }
    t.insert_hand(box, kLowHand);
    put_in_front(t, box, low);
}

// A terminal keeps its player from a foul and says why; at a dealer's table he may set one, and 13.19 says what then.
MaybeRefusal check_low(const Table& t, const Question& question, Picked picked) {
    if (!t.setup().profile().electronic) return std::nullopt;
    const Hand& hand = t.hand_of(question);
    Faces low = 0;
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (picked >> i & 1u) low |= rank::face(hand.cards[i]);
    const Setting setting = set(faces_of(hand), low);
    if (!is_foul(setting)) return std::nullopt;
    return Refusal{fmt::format("that is a foul: the two-card hand ({}) would be higher than the five-card hand ({})",
                               words_for(setting.low), poker::words_for(setting.high)),
                   "13.19"};
}

// Who says nothing, where the operator sets no hands: his best five-card hand (13.6, 13.19).
Picked best_high_of(const Table& t, const Question& question) {
    const Hand& hand = t.hand_of(question);
    const Faces seven = faces_of(hand);
    return picked_of(hand, best_high(seven));
}

// 13.21: the dealer's cards are shown, and set by the house way.
void set_house(Table& t) {
    Box& house = t.house();
    house.hand().turn(Face::Up);
    put_in_front(t, house, house_way(seven_of(house), three_aces(t.setup())));
}

// ---- Settlement -------------------------------------------------------------------------------------------------

enum class Fouls { Loses, ReSet };
bool foul_is_reset(const Setup& setup) { return chosen(setup, FoulHand, Fouls::ReSet); }

// 13.19: a foul loses, or the dealer re-sets it by the house way.
Return settle_standard(Table& t, Box& box) {
    if (is_foul(setting_of(box))) {
        if (!foul_is_reset(t.setup())) return settle_foul();
        t.move_cards(box.hands[kLowHand], 0b11, box.hands[kHighHand]);
        put_in_front(t, box, house_way(seven_of(box), three_aces(t.setup())));
    }
    return settle_main(setting_of(box), setting_of(t.house()), t.setup().pays(Main));
}

// 13.37*: what one player is paid at most for the three hands that pay a thousand to one or more, if anything.
std::optional<Money> ceiling_of(const Setup& setup) { return setup.option_amount(FortuneCeiling); }

void settle_fortune_wager(Table& t, Stake& stake, Faces seven) {
    const Pays& pays = t.setup().pays(Fortune);
    const auto row = fortune_row(seven);
    const auto ceiling = ceiling_of(t.setup());
    const bool capped = ceiling && row && under_ceiling(*row, pays);
    Money left =
        capped ? left_by_ceiling(*ceiling, stake.amount, settle_beneath(beneath_ceiling(seven), pays)) : Money{};
    t.settle(stake, settle_fortune(row, pays, three_pairs_push(t.setup())), capped ? &left : nullptr);
}

void settle_wager(Table& t, Box& box, Wager wager) {
    const Faces seven = seven_of(box);
    each_open(t, box, wager, [&](Stake& stake) {
        if (wager == Main) t.settle(stake, settle_standard(t, box));
        else if (wager == Fortune) settle_fortune_wager(t, stake, seven);
        else t.settle(stake, settle_jokolor(has_joker(seven), red_cards(seven), t.setup().pays(Jokolor)));
    });
}

// 13.22-13.27, 13.34, 13.50: the hands against the dealer's, then the side wager. It reads the cards as they were
// dealt, whatever became of the hands (ruling R77).
void settle_box(Table& t, Box& box) {
    for (Hand& hand : box.hands) hand.turn(Face::Up);
    for (const Wager wager : {Main, Fortune, Jokolor}) settle_wager(t, box, wager);
}

// 13.38-13.45: when all is settled, to each whose Fortune wager qualifies, for each hand of another player's.
void pay_envy(Table& t) {
    if (!t.setup().offered(Envy)) return;
    for (const Box& box : t.boxes_from_right()) {
        const Stake* fortune = t.lying(box.seated, box.number, {Fortune, 0});
        if (!box.live() || !fortune || fortune->amount < envy_from(t.setup())) continue;       // 13.32
        for (const Box& other : t.boxes_from_right())
            if (other.live() && &other != &box)                                                // 13.41
                t.bonus(*fortune, Envy, settle_envy(fortune_row(seven_of(other)), fortune->amount,
                                                    t.setup().pays(Envy)));
    }
}

// A hand that is void when all is paid has earned nobody an Envy Bonus: what was paid is counted again without it.
void pay_envy_again(Table& t, const Ruled&) {
    if (t.stage() != Stage::Settled) return;
    t.unsettle(Envy);
    pay_envy(t);
}

// ---- The round --------------------------------------------------------------------------------------------------

constexpr poker::SideWager kSides[] = {{Fortune, "13.16"}, {Jokolor, "13.16"}};

Round round(Table& t) {
    co_await t.shoe_ready();                                                                   // 13.2
    co_await t.bets();                                                                         // 13.15, 13.16
    poker::void_sides_alone(t, kSides, {Main});                                                // ruling R83
    if (!poker::anybody_plays(t)) co_return;                                                   // nobody plays
    for (Box& box : t.boxes())                                                                 // 13.13, 13.17
        for (int card = 0; card < kSeven && box.live(); ++card) co_await t.deal(box, Face::Own, "13.17");
    for (int card = 0; card < kSeven; ++card) co_await t.deal(t.house(), Face::Down, "13.17");
    t.stage(Stage::Deciding);
    for (Box& box : t.boxes()) co_await set_hand(t, box);                                      // 13.18-13.20
    t.stage(Stage::DealerDraws);
    set_house(t);                                                                              // 13.21
    for (Box& box : t.boxes_from_right())                                                      // 13.14
        if (box.live()) settle_box(t, box);                                                    // 13.22-13.37, 13.50
    pay_envy(t);                                                                               // 13.38-13.45
}

// What became of each hand, for all to read once the cards lie open: a copy is the dealer's (13.25).
std::string against(bool wins, bool copy, const std::string& words) {
    return fmt::format("{} ({})", wins ? "wins" : copy ? "is a copy, which the dealer wins" : "loses", words);
}

std::vector<std::string> standing(const Table& t) {
    std::vector<std::string> lines;
    if (t.house().hands[kLowHand].cards.empty()) return lines;
    const Setting dealer = setting_of(t.house());
    for (const Box& box : t.boxes()) {
        if (!box.live() || box.hands.size() <= kLowHand || box.hands[kLowHand].cards.size() != kLow) continue;
        const auto [high, low] = setting_of(box);
        lines.push_back(is_foul({high, low})
                            ? fmt::format("box {}: a foul, {} in front of {}", box.number, words_for(low),
                                          poker::words_for(high))
                            : fmt::format("box {}: high hand {}, low hand {}", box.number,
                                          against(high > dealer.high, high == dealer.high, poker::words_for(high)),
                                          against(low > dealer.low, low == dealer.low, words_for(low))));
    }
    return lines;
}

// ---- Conditions -------------------------------------------------------------------------------------------------

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = poker::one_position(t, bet, "13.10")) return refusal;
    if (bet.position.wager == Fortune && t.setup().offered(Envy) && !envy_can_be_told(bet.stake, t.setup().pays(Envy)))
        return Refusal{fmt::format("a Fortune wager of {} is too large for the Envy Bonus", to_string(bet.stake)),
                       "13.45"};
    return poker::sides_beside(t, bet, kSides, {Main});
}

// 13.37*: the lowest of the lines that a ceiling may cap.
std::optional<Odds> lowest_under_ceiling(const Pays& pays) {
    std::optional<Odds> lowest;
    for (std::size_t row = 0; row < pays.size(); ++row)
        if (under_ceiling(static_cast<book::FortuneRow>(row), pays) && (!lowest || lowest->at_least(pays[row].odds)))
            lowest = pays[row].odds;
    return lowest;
}

// 13.37: a complete pay table is used as it stands.
MaybeRefusal permit(const Setup& setup) {
    if (!setup.offered(Fortune)) return std::nullopt;
    if (!three_pairs_push(setup) && setup.paytable(Fortune) == "1")
        return Refusal{"in pay table 1 three pairs stand off; only with the minimum odds is that left open", "13.37"};
    const auto ceiling = ceiling_of(setup);
    const auto lowest = lowest_under_ceiling(setup.pays(Fortune));
    if (!ceiling || !lowest) return std::nullopt;
    return ceiling_cuts_the_least(*ceiling, setup.limits(Fortune).min, *lowest, "13.37");
}

// 13.37*: whoever a ceiling would touch knows it before the game takes place.
std::string told_before_close(const Table& t, PlayerId player) {
    const auto ceiling = ceiling_of(t.setup());
    if (!ceiling || !t.setup().offered(Fortune)) return {};
    const Pays& pays = t.setup().pays(Fortune);
    Money laid{}, won{};  // by the highest of the lines that it would touch
    for (const Stake& stake : t.stakes())
        for (std::size_t row = 0; row < pays.size(); ++row)
            if (stake.player == player && stake.position.wager == Fortune &&
                under_ceiling(static_cast<book::FortuneRow>(row), pays)) {
                laid = stake.amount;
                won = std::max(won, winnings(laid, pays[row].odds).paid);
            }
    const Money most = left_by_ceiling(*ceiling, laid, settle_beneath(Beneath::RoyalFlush, pays));
    if (won <= most) return {};
    return fmt::format("your Fortune wager could win {} at odds of 1000 to 1 or above, and is paid {} at most ({})",
                       to_string(won), to_string(most), cite(t.game(), "13.37"));
}

// 13.18: the two hands of a position are one wager's.
MaybeRefusal both_hands(const Table&, const Ruled& ruled) {
    if (ruled.hand == kEveryHand) return std::nullopt;
    return Refusal{"the two hands of a position are void together", "1.5"};
}

ShoePolicy one_pack(const Setup&) { return {.decks = 1, .shuffle = "1.5", .not_enough = "1.5", .equipment = "13.2"}; }

// ---- The definition ---------------------------------------------------------------------------------------------

constexpr std::string_view kWithFortune = "side-wager=fortune", kWithEnvy = "side-wager=fortune envy=1|2";

constexpr WagerDef kWagers[] = {
    {"main", "Standard Wager", "13.15", WagerKind::Opening, -1, book::kMainTables},
    WagerDef{"fortune", "Fortune", "13.28", WagerKind::Opening, -1, book::kFortuneTables, {}, kWithFortune}
        .limited_by("13.31").within_table_limits("13.31"),
    {"envy", "Envy Bonus", "13.45", WagerKind::Bonus, Fortune, book::kEnvyTables, {}, kWithEnvy},
    WagerDef{"jokolor", "Jokolor", "13.46", WagerKind::Opening, -1, book::kJokolorTables, {}, "side-wager=jokolor"}
        .limited_by("13.49").within_table_limits("13.49"),
};

constexpr ChoiceDef kChoices[] = {{"house-way", "House way", "13.21", true},
                                  {"set", "Set the low hand", "13.18", true, check_low, best_high_of}};
constexpr std::string_view kHouseHands[] = {"dealer", "dealer-low"};

constexpr OptionValue kSideWagers[] = {{"fortune", "13.28"}, {"jokolor", "13.46"}, {"none", "13.12"}};
constexpr OptionValue kEnvyValues[] = {{"1", "13.45"}, {"2", "13.45"}, {"none", "13.32"}};
constexpr OptionValue kEnvyFrom[] = {{"5.00", "13.32"}};
enum class ThreePairs { StandOff, Lose };
constexpr OptionValue kThreePairs[] = {{"stand-off", "13.36"}, {"lose", "13.36"}};
constexpr OptionValue kNoCeiling[] = {{"none", "13.37"}};
constexpr OptionValue kFouls[] = {
    {.id = "loses", .clause = "13.19(a)", .words = "loses with both hands"},
    {.id = "re-set", .clause = "13.19(b)", .words = "the dealer sets the cards again by the house way"}};
constexpr OptionValue kForPlayers[] = {{"yes", "13.20"}, {"no", "13.20"}};
enum class HowPlayersSet { AsTheyWish, ByHouseWay };
constexpr OptionValue kPlayersSet[] = {{"as-they-wish", "13.20"}, {"by-house-way", "13.20", false}};

constexpr OptionValue kThreeAces[] = {{"split", "13.21"}, OptionValue{"straight-behind", "13.21"}.doubtful()};

constexpr OptionDef kOptions[] = {
    {"side-wager", "The one form of side wager at the table", "13.12", kSideWagers, 0, false},
    {.id = "envy", .title = "Envy Bonus: its table of amounts", .clause = "13.45", .values = kEnvyValues,
     .when = kWithFortune},
    OptionDef{.id = "envy-from", .title = "The Fortune wager from which an Envy Bonus is paid", .clause = "13.32",
              .values = kEnvyFrom, .when = kWithEnvy, .takes_amount = true}.shown(),
    {.id = "three-pairs", .title = "Fortune: three pairs, with the minimum odds (ruling R23)", .clause = "13.36",
     .values = kThreePairs, .when = kWithFortune},
    {.id = "fortune-ceiling", .title = "Fortune: the most that one player is paid at odds of 1000 to 1 or above",
     .clause = "13.37", .values = kNoCeiling, .when = kWithFortune, .takes_amount = true,
     .ceiling = "A seven card straight flush, or a royal flush with a king and queen of a suit, pays no player "
                "more than {} on Fortune where its odds are 1000 to 1 or above, or what a royal flush "
                "({fortune.royal-flush}) or straight flush ({fortune.straight-flush}) among the cards pays if that is "
                "more, whatever he has wagered"},
    OptionDef{"foul", "A hand that is set with the two-card hand higher", "13.19", kFouls, 0, false}.shown(),
    {"house-way-for-players", "The dealer sets a player's hand by the house way (ruling R77)", "13.20", kForPlayers, 0,
     false},
    {"players-set", "How players set their hands, for a price", "13.20", kPlayersSet},
    {"three-aces", "House way: three aces, where a straight or flush would need the joker that is one of them", "13.21",
     kThreeAces},
};

constexpr IrregularityDef kIrregularities[] = {
    operator_voids::kMisdeal,
    {"void-hand", "One hand cannot be played on", "1.5", "The wagers on the position are void and returned",
     Effect::VoidHand, Target::Box, Stage::Dealing | Stage::Deciding | Stage::DealerDraws | Stage::Settled, both_hands,
     pay_envy_again},
};

Drawing drawing(const Setup& setup) {
    Drawing drawing{.bands = {{.wide = {"main"}}}, .looks = {{"main", Look::Circle}}, .arc = true};
    for (const char* side : {"fortune", "jokolor"})
        if (offers(setup, side)) drawing.bands[0].wide.insert(drawing.bands[0].wide.begin(), side);
    return drawing;
}

}  // namespace

Picked picked_of(const Hand& hand, Faces cards) {
    Picked picked = 0;
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (cards & rank::face(hand.cards[i])) picked |= Picked{1} << i;
    return picked;
}

Faces seven_of(const Box& box) {
    Faces seven = 0;
    for (const Hand& hand : box.hands) seven |= faces_of(hand);
    return seven;
}

Setting setting_of(const Box& box) {
    return {high_rank(faces_of(box.hands[kHighHand])), low_rank(faces_of(box.hands[kLowHand]))};
}

bool by_house_way(const Setup& setup) { return chosen(setup, PlayersSet, HowPlayersSet::ByHouseWay); }
bool three_pairs_push(const Setup& setup) { return chosen(setup, ThreePairsPay, ThreePairs::StandOff); }
ThreeAces three_aces(const Setup& setup) { return chosen<ThreeAces>(setup, ThreeAcesSet); }
Money envy_from(const Setup& setup) { return to_money(setup.option_id(EnvyFrom)).value_or(Money{}); }

const Game kGame = {
    .id = "gb.pai-gow-poker", .title = "Pai Gow Poker", .book = "gb-2011", .division = "gb.pai-gow-poker",
    .sections = "13.1-13.52",
    .layout = {.boxes = 6, .cards_a_hand = kSeven, .hands_a_box = 2, .places = 6, .house_hands = kHouseHands,
               .drawing = drawing},
    .equipment = {.deck = &kCardsAndJoker, .shoe = one_pack},
    .clauses = {.no_more_bets = "13.15", .position = "13.1", .limits = "13.4", .own_hands = "13.17"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .accept = accept, .permit = permit,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed, .standing = standing, .told_before_close = told_before_close},
    .figures = book::kFigures,
};

}  // namespace baize::pai_gow_poker
