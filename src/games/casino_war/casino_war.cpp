#include "games/casino_war/casino_war.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/drawing.hpp"
#include "engine/table.hpp"
#include "games/caption_words.hpp"
#include "games/casino_war/settle.hpp"
#include "games/chosen.hpp"
#include "games/operator_voids.hpp"
#include "games/questions.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::casino_war {

namespace {

namespace book = gb_2011::casino_war;

constexpr std::uint32_t bit(Choice choice) { return 1u << choice; }

int rank_of(const Box& box, std::size_t card) { return box.hand().cards[card].rank(); }

// The original wagers that the first cards left open wait for their players.
bool is_tied(const Stake& stake) { return stake.open && stake.position.wager == Main; }

// ---- Settlement --------------------------------------------------------------------------------------------

// 17.4, 17.9: on the first cards. At a tie the original wagers wait for the second cards.
void settle_first_cards(Table& t, const Box& box) {
    const int player = rank_of(box, 0), dealer = rank_of(t.house(), 0);
    each_open(t, box, [&](Stake& stake) {
        if (stake.position.wager == Tie) t.settle(stake, settle_tie(player, dealer, t.setup().pays(Tie)));
        else if (!tied(player, dealer)) t.settle(stake, settle_first(player, dealer, t.setup().pays(Main)));
    });
}

void settle_second_cards(Table& t, const Box& box) {
    const auto at_won_war = chosen<Original>(t.setup(), WonWar);
    const int player = rank_of(box, 1), dealer = rank_of(t.house(), 1);
    each_open(t, box, [&](Stake& stake) {
        if (stake.position.wager == War) t.settle(stake, settle_war(player, dealer, t.setup().pays(War)));
        else t.settle(stake, settle_original(player, dealer, t.setup().pays(Main), at_won_war));
    });
}

bool at_war(const Table& t, const Box& box) { return box.live() && t.has(box, War); }

bool anybody_at_war(const Table& t) {
    return std::any_of(t.boxes().begin(), t.boxes().end(), [&](const Box& box) { return at_war(t, box); });
}

bool anybody_plays(const Table& t) {
    return std::any_of(t.boxes().begin(), t.boxes().end(), [](const Box& box) { return box.live(); });
}

// ---- The round ------------------------------------------------------------------------------------------------

// 17.5: of a tie that waits, its player says whether he surrenders or goes to war.
Step decide(Table& t, std::size_t i) {
    const auto answer = co_await t.ask_while([&] { return is_tied(t.stakes()[i]); }, [&] {
        const Stake& stake = t.stakes()[i];
        return question_to(stake.player, stake.box, bit(Surrender) | bit(GoToWar), "17.5");
    });
    if (!answer) co_return;
    const Stake stake = t.stakes()[i];
    if (answer->choice == Surrender) t.settle(t.stakes()[i], settle_surrender());
    else t.add_stake(stake.player, stake.box, 0, {War, 0}, stake.amount);
}

Round round(Table& t) {
    Box& house = t.house();
    co_await t.shoe_ready();                                                                // 17.2
    co_await t.bets();                                                                      // 17.2
    for (Box& box : t.boxes())
        if (box.live()) co_await t.deal(box, Face::Up, "17.3");
    if (!anybody_plays(t)) co_return;
    co_await t.deal(house, Face::Up, "17.4");
    for (const Box& box : t.boxes())
        if (box.live()) settle_first_cards(t, box);                                         // 17.4, 17.9
    t.stage(Stage::Deciding);
    for (std::size_t i = 0; i < t.stakes().size(); ++i)  // 17.5: each player for his own wager
        if (is_tied(t.stakes()[i])) co_await decide(t, i);
    t.stage(Stage::DealerDraws);
    for (Box& box : t.boxes())
        if (at_war(t, box)) co_await t.deal(box, Face::Up, "17.5");
    if (!anybody_at_war(t)) co_return;
    co_await t.deal(house, Face::Up, "17.5");
    for (const Box& box : t.boxes())
        if (at_war(t, box)) settle_second_cards(t, box);                                    // 17.5, 17.7, 17.8
}

// ---- Conditions on wagers ---------------------------------------------------------------------------------------

// 17.2: the tie wager is an additional one, so it neither comes before
// the player's own wager on the box nor outlasts it.
MaybeRefusal tie_has_its_wager(const Table& t, const PlaceBet& bet) {
    const auto after = [&](Wager wager) {
        return bet.position.wager == wager ? bet.stake
                                           : t.staked(bet.player, bet.box, position_at(wager));
    };
    if (after(Tie).cents > 0 && after(Main).cents == 0)
        return Refusal{"a wager on Tie needs the player's own wager on the box beside it", "17.2"};
    return std::nullopt;
}

// 17.3: three players a box, and the maximum is for the box.
MaybeRefusal box_takes(const Table& t, const PlaceBet& bet) {
    int others = 0;
    Money on_position = bet.stake;
    for (const Stake& stake : t.stakes()) {
        if (stake.box != bet.box || stake.player == bet.player) continue;
        others += stake.position.wager == Main;
        if (stake.position == bet.position) on_position += stake.amount;
    }
    if (others >= kPlayersABox)
        return Refusal{fmt::format("box {} has {} players already", bet.box, others), "17.3"};
    const Money most = t.setup().limits(bet.position.wager).max;
    if (on_position > most)
        return Refusal{fmt::format("the maximum of {} is for the box: all its players together", to_string(most)),
                       "17.3"};
    return std::nullopt;
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = tie_has_its_wager(t, bet)) return refusal;
    return bet.stake.cents > 0 ? box_takes(t, bet) : std::nullopt;
}

// ---- The definition ------------------------------------------------------------------------------------------------

constexpr LaidRow kWarLaid[] = {{"17.5", Main}};

constexpr WagerDef kWagers[] = {
    {"main", "Original wager", "17.4", WagerKind::Opening, -1, book::kMainTables},
    WagerDef{"war", "Go to War", "17.5", WagerKind::Later, Main, book::kWarTables}.laid_by(kWarLaid),
    {"tie", "Tie", "17.9", WagerKind::Opening, -1, book::kTieTables},
};

constexpr OptionValue kDecks[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}};
constexpr OptionValue kWonWars[] = {
    {"original-returned", "17.5"}, OptionValue{"original-paid", "17.5"}.doubtful(),
    OptionValue{"original-lost", "17.5"}.doubtful(),
};
constexpr OptionDef kOptions[] = {
    OptionDef{"decks", "Decks of cards", "17.2", kDecks, 5}.decks(),                        // "normally six"
    {"won-war", "What becomes of the original wager when a war is won (ruling R10)", "17.5", kWonWars, 0, true, true},
};

// A player whose time is up stakes nothing more.
constexpr ChoiceDef kChoices[] = {{"surrender", "Surrender", "17.5", true}, {"war", "Go to War", "17.5"}};
constexpr std::string_view kHouseHands[] = {"dealer"};

constexpr IrregularityDef kIrregularities[] = {
    operator_voids::kMisdeal,
    {"void-box", "One box cannot be played on", "1.5", "The wagers on the box are void and returned", Effect::VoidHand,
     Target::Box,
     Stage::Dealing | Stage::Deciding | Stage::DealerDraws | Stage::Settled},
    operator_voids::kFaceUpCard,
    operator_voids::kNewShoe,
};

ShoePolicy shoe(const Setup& setup) {
    return {.decks = decks_of(setup, Decks),
            .lasts = true,
            .shuffle = "1.5",
            .cut_first = "1.5",
            .not_enough = "1.5",
            .equipment = "17.2"};
}

// ---- On the screen --------------------------------------------------------------------------------------------------

// In each box the tie above, the original wager and the one for war below.
Drawing drawing(const Setup&) {
    return {.bands = {{.wide = {"tie tie", "main war"}}}, .looks = {{"tie", Look::Circle}}, .arc = true};
}

// The card that counts is the last one: after a tie, the second.
std::string hand_caption(std::span<const Card> cards, bool) { return std::string(rank_word(cards.back().rank())); }

}  // namespace

const Game kGame = {
    .id = "gb.casino-war", .title = "Casino War", .book = "gb-2011", .division = "gb.casino-war",
    .sections = "17.1-17.10",
    .layout = {.boxes = 7, .cards_a_hand = 2, .places = 7, .house_hands = kHouseHands, .drawing = drawing},
    .equipment = {.shoe = shoe},
    .clauses = {.no_more_bets = "17.2", .position = "17.2", .limits = "17.3", .box = "17.3"},
    .wagers = kWagers, .options = kOptions, .choices = kChoices, .irregularities = kIrregularities,
    .round = round, .accept = accept,
    .captions = {.hand = hand_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::casino_war
