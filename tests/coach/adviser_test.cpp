// Advice on a live hand, for every game whose choices are valued: by cards that somebody names.
#include "coach/adviser.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "games/list.hpp"
#include "support/long_count.hpp"
#include "support/scenario.hpp"

LONG_COUNTS_ONLY("many hands are valued card by card");

namespace baize::adviser_test {
namespace {

using testing_support::play_script;

// ---- Any round of any game ------------------------------------------------------------------------------------------

// Remembers what was dealt, and to whom.
class Recorder : public ChanceSource {
public:
    explicit Recorder(std::uint64_t seed) : shoe_(Random(seed, 0)) {}
    Event answer(const Need& need, const Table& table) override {
        const Event event = shoe_.answer(need, table);
        if (const auto* dealt = std::get_if<DealtCard>(&event); dealt && !need.to_burn) {
            const Box& to = need.box == 0 ? table.house() : table.box(need.box);
            deals.push_back({need.box, need.hand, to.hands[need.hand].cards.size(), need.face, dealt->card});
        }
        return event;
    }

    struct Deal {
        BoxNo box;
        std::size_t hand, place;
        Face face;
        Card card;
    };
    std::vector<Deal> deals{};

private:
    ShuffledShoe shoe_;
};

std::string joined(const Setup& setup, const std::vector<Card>& cards) {
    std::vector<std::string_view> names;
    for (const Card card : cards) names.push_back(setup.game().deck().name(card));
    return fmt::format("{}", fmt::join(names, ","));
}

// Cards of the house's that the player sees: those that were dealt open before those that were turned.
std::vector<Card> open_cards(const LoneTable& table, const Recorder& chance, bool board) {
    std::vector<Card> cards;
    const View view = view_of(table.session().table(), LoneTable::kPlayer);
    for (const bool at_once : {true, false})
        for (const auto& deal : chance.deals) {
            if (deal.box != 0 || (deal.face != Face::Down) != at_once) continue;
            if ((static_cast<int>(deal.hand) == table.setup().game().layout.community) != board) continue;
            for (const SeenHand& hand : view.hands)
                if (hand.box == 0 && hand.hand == deal.hand && deal.place < hand.cards.size() && hand.cards[deal.place])
                    cards.push_back(deal.card);
        }
    return cards;
}

// What the player would type.
HandRequest typed(const LoneTable& table, const Recorder& chance) {
    const Setup& setup = table.setup();
    std::vector<Card> own;
    for (const auto& deal : chance.deals)
        if (deal.box == 1 && deal.face != Face::Down) own.push_back(deal.card);
    HandRequest request;
    request.hand = joined(setup, own);
    request.board = joined(setup, open_cards(table, chance, true));
    request.dealer = joined(setup, open_cards(table, chance, false));
    for (const Event& event : table.session().events())
        if (const auto* answered = std::get_if<Answered>(&event)) {
            request.before += fmt::format("{}{}", request.before.empty() ? "" : ",",
                                          setup.game().choices[answered->choice].id);
            if (answered->amount.cents) request.before += ":" + to_string(Money{answered->amount.cents / 10});
            for (const Card card : answered->cards)
                request.before += fmt::format(":{}", setup.game().deck().name(card));
        }
    return request;
}

Worths told(const LoneTable& table, const ChoiceValues& values) {
    Worths worths;
    for (const ChoiceValues::Choice& each : values.choices) {
        std::pair one(table.words_for(each), each.worth);
        if (std::ranges::find(worths, one) == worths.end()) worths.push_back(std::move(one));
    }
    std::ranges::stable_sort(worths, std::greater<>(), &Worths::value_type::second);
    return worths;
}

void expect_same(const Worths& found, const Worths& wanted, const std::string& where) {
    ASSERT_EQ(found.size(), wanted.size()) << where;
    for (const auto& [words, worth] : wanted) {
        const auto same = std::ranges::find(found, words, &Worths::value_type::first);
        ASSERT_NE(same, found.end()) << where << ": " << words;
        EXPECT_NEAR(same->second, worth, 1e-9) << where << ": " << words;
    }
    EXPECT_TRUE(std::ranges::is_sorted(found, std::greater<>(), &Worths::value_type::second)) << where;
}

// The question that stands at the table, asked of the adviser; whatever he fills in.
void expect_advice(const LoneTable& table, const Recorder& chance, const ChoiceValues& values) {
    const HandRequest request = typed(table, chance);
    const std::string where = fmt::format("{} --hand {} --board {} --dealer {} --before {}", table.setup().game().id,
                                          request.hand, request.board, request.dealer, request.before);
    for (const std::uint64_t filling : {0u, 1u}) {
        const auto advice = advice_for_hand(table.setup(), request, filling);
        ASSERT_TRUE(advice) << where << ": " << advice.refusal().what;
        EXPECT_EQ(advice->unit, values.unit) << where;
        EXPECT_EQ(advice->situation, table.situation()) << where;
        expect_same(advice->worth, told(table, values), where);
    }
}

int advised_in(const Setup& setup, std::uint64_t seed) {
    Recorder chance(seed);
    Random any(seed, 1);
    LoneTable table(setup, chance, main_bets(setup));
    EXPECT_FALSE(table.begin()) << setup.game().id;
    int advised = 0;
    while (table.asks()) {
        const ChoiceValues values = choice_values(table.session().table(), table.question());
        if (values.choices.empty()) { table.apply(table.best_answer()); continue; }
        expect_advice(table, chance, values);
        ++advised;
        const auto pick = below(any, static_cast<std::uint32_t>(values.choices.size()));
        const ChoiceValues::Choice& choice = values.choices[pick];
        table.apply(table.answered_with({choice.choice, {}, choice.cards}));
    }
    return advised;
}

// Every question that a round asks: what is worth what at its own table is what the adviser says by the cards alone.
TEST(Adviser, AnyRoundOfAnyGameThatIsWeighed) {
    int families = 0;
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        if (LoneTable::why_no_choice_values(setup)) continue;
        if (game->id.find("blackjack") != game->id.npos) continue;  // advised by the live shoe (AdviseBlackjack)
        int advised = 0;
        for (std::uint64_t seed = 1; seed <= 400 && advised < 4; ++seed) advised += advised_in(setup, seed);
        EXPECT_GE(advised, 4) << game->id;
        ++families;
    }
    EXPECT_GE(families, 20);
}

// ---- At a table of a scenario ---------------------------------------------------------------------------------------

// What the choices are worth where the script says `offers`, and what the adviser says of the same cards.
void expect_as_scripted(const std::string& script, const HandRequest& request) {
    int asked = 0;
    const auto compare = [&](const Session* session, const Event* event, std::string_view line) {
        if (event || !session || !line.starts_with("offers")) return;
        ++asked;
        const auto advice = advice_for_hand(session->setup(), request);
        ASSERT_TRUE(advice) << script << advice.refusal().what;
        const ChoiceValues values = choice_values(session->table(), session->need().question);
        EXPECT_EQ(advice->worth.size(), values.choices.size()) << script;
        const auto best = std::ranges::max_element(values.choices, {}, &ChoiceValues::Choice::worth);
        EXPECT_NEAR(advice->worth.front().second, best->worth, 1e-9) << script;
        for (const ChoiceValues::Choice& each : values.choices) {
            if (each.cards != 0) continue;
            const auto same = std::ranges::find(advice->worth, session->setup().game().choices[each.choice].id,
                                                &Worths::value_type::first);
            ASSERT_NE(same, advice->worth.end()) << script;
            EXPECT_NEAR(same->second, each.worth, 1e-9) << script;
        }
    };
    if (const auto wrong = play_script("advised", script, compare)) ADD_FAILURE() << *wrong;
    EXPECT_EQ(asked, 1) << script;
}

HandRequest cards(std::string hand, std::string board, std::string dealer, std::string before) {
    HandRequest request;
    request.hand = std::move(hand), request.board = std::move(board), request.dealer = std::move(dealer);
    request.before = std::move(before);
    return request;
}

TEST(Adviser, Gb11_52_EachStreetOfUltimate) {
    const std::string deal = "game gb.ultimate-holdem\nbet A ante 10\ndeal A Kh 5d\ndeal D Tc Td\n"
                             "deal community 2s 7h Jc 8d 4s\n";
    expect_as_scripted(deal + "offers A check 3x 4x\n", cards("Kh,5d", "", "", ""));
    expect_as_scripted(deal + "act A check\noffers A check 2x\n", cards("Kh,5d", "2s,7h,Jc", "", "check"));
    expect_as_scripted(deal + "act A check\nact A check\noffers A fold 1x\n",
                       cards("Kh,5d", "2s,7h,Jc,8d,4s", "", "check,check"));
}

// The one up card, and those that the dealer shows in error (12.7).
TEST(Adviser, NzCaribbean12_7_CardsShownInError) {
    const std::string deal = "game nz.caribbean-stud\nbet A ante 10\ndeal A 2h 2d Jc 8s 4h\ndeal D As Ac 9c 6c 3s\n";
    expect_as_scripted(deal + "offers A fold raise\n", cards("2h,2d,Jc,8s,4h", "", "3s", ""));
    expect_as_scripted(deal + "rule dealer-shows-cards As Ac\noffers A fold raise\n",
                       cards("2h,2d,Jc,8s,4h", "", "3s,As,Ac", ""));
}

// 10.1: he has bet, and all of the dealer's cards lie open.
TEST(Adviser, NzLunar10_1_ForceOrNot) {
    const std::string deal = "game nz.lunar-poker\nbet A ante 10\ndeal A Ah Ad 7c Ts Jh\ndeal D As Qc 9d 6c 3s\n";
    expect_as_scripted(deal + "offers A fold bet exchange sixth-card\n", cards("Ah,Ad,7c,Ts,Jh", "", "3s", ""));
    expect_as_scripted(deal + "act A bet\noffers A do-not-force force\n",
                       cards("Ah,Ad,7c,Ts,Jh", "", "3s,As,Qc,9d,6c", "bet"));
}

TEST(Adviser, Gb16_13_SharedCardsAreTheHand) {
    const baize::Setup setup(*find_game("gb.live-draw-poker"));
    const auto by_hand = advice_for_hand(setup, cards("Qs,7h,Qd,4c,2d", "", "", ""));
    const auto by_board = advice_for_hand(setup, cards("", "Qs,7h,Qd,4c,2d", "", ""));
    ASSERT_TRUE(by_hand) << by_hand.refusal().what;
    ASSERT_TRUE(by_board) << by_board.refusal().what;
    EXPECT_EQ(by_hand->best, "hold Qs Qd");
    EXPECT_EQ(by_hand->worth.size(), 32u);
    EXPECT_EQ(by_hand->worth, by_board->worth);
}

// ---- What is refused ------------------------------------------------------------------------------------------------

std::string refusal(const char* game, const HandRequest& request) {
    const auto advice = advice_for_hand(baize::Setup(*find_game(game)), request);
    return advice ? "advised: " + advice->best : advice.refusal().what;
}

TEST(Adviser, SaysWhatWasExpected) {
    const char* const holdem = "gb.casino-holdem";
    EXPECT_EQ(refusal(holdem, cards("As,Kd", "", "", "")),
              "where fold, call is asked, 3 cards lie open on the board: expected 3 cards of --board, not 0");
    EXPECT_EQ(refusal(holdem, cards("As,Kd", "2h,3h,4h,5h", "", "")),
              "where fold, call is asked, 3 cards lie open on the board: expected 3 cards of --board, not 4");
    EXPECT_EQ(refusal(holdem, cards("As", "2h,3h,4h", "", "")),
              "where fold, call is asked, 2 cards have come to the hand: expected 2 cards of --hand, not 1");
    EXPECT_EQ(refusal(holdem, cards("As,Kd", "2h,3h,4h", "Qd", "")),
              "where fold, call is asked, no card of the house's lies open: expected none of --dealer, not 1");
    EXPECT_EQ(refusal(holdem, cards("As,Kd", "2h,3h,As", "", "")), "As is named 2 times; expected at most 1");
    EXPECT_EQ(refusal(holdem, cards("As,Kx", "2h,3h,4h", "", "")),
              "'Kx' in --hand is no card of gb.casino-holdem; expected such as 2c");
    EXPECT_EQ(refusal(holdem, cards("As,Kd", "2h,3h,4h", "", "raise")),
              "--before: 'raise' is not offered; expected fold, call");
    EXPECT_EQ(refusal(holdem, cards("As,Kd", "2h,3h,4h", "", "call,call")),
              "--before: 'call' comes when the round is over, and nothing more is asked");
    EXPECT_EQ(refusal("nz.lunar-poker", cards("Ah,Ad,7c,Ts,Jh", "", "3s", "exchange:2c:3d")),
              "--before: these are not cards of the hand that is asked about");
    EXPECT_EQ(refusal("gb.casino-war", cards("8h", "", "9d", "")),
              "with these cards the round ends, and nothing is asked that could be weighed");
    EXPECT_EQ(refusal("gb.punto-banco", {}), "gb.punto-banco asks the player nothing whose choices could be weighed");
    HandRequest seen = cards("As,Kd", "2h,3h,4h", "", "");
    seen.seen = "Qd";
    EXPECT_EQ(refusal(holdem, seen), "--seen: no card that has left the shoe counts in gb.casino-holdem; expected the "
                                     "cards of --hand, --board and --dealer alone");
}

// Whoever names the whole deck is told, and nothing breaks.
TEST(Adviser, TooManyCards) {
    std::string all;
    for (int card = 0; card < 52; ++card)
        all += fmt::format("{}{}", card == 0 ? "" : ",", kPlayingCards.name(Card::from_index(card)));
    for (const char* game : {"gb.casino-holdem", "gb.three-card-poker", "nz.lunar-poker"}) {
        EXPECT_NE(refusal(game, cards(all, "", "", "")).find("not 52"), std::string::npos) << game;
        EXPECT_EQ(refusal(game, cards("", "", all, "")).find("advised"), std::string::npos) << game;
    }
}

}  // namespace
}  // namespace baize::adviser_test
