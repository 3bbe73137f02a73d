#include "games/blackjack/gb_neverbust.hpp"

#include <algorithm>
#include <cassert>

#include "games/blackjack/captions.hpp"
#include "games/blackjack/drawing.hpp"
#include "games/chosen.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rulebooks/gb_2011/neverbust.hpp"

namespace baize::blackjack::gb::neverbust {

namespace book = gb_2011::blackjack;

Return settle(const HandResult& hand, const DealerResult& dealer, const TableRules& rules,
              std::span<const PayRow> rows) {
    assert(rows.size() == book::kMainRows && !hand.bust() && dealer.total <= 21);
    if (hand.blackjack) return dealer.blackjack ? stand_off("4.79") : win(rows[book::Blackjack]);
    const bool equals = dealer.total == hand.total && !rules.blackjack_beats_21;
    if (dealer.blackjack && !equals) return lose("4.78");  // a 21 of more cards too (ruling R44)
    if (dealer.total == kStandOffTotal) return stand_off("4.80");
    if (hand.total > dealer.total) return win(rows[book::OtherWin]);                          // 4.77
    if (hand.total < dealer.total) return lose("4.78");
    return rules.equal_totals_lose ? lose("4.77") : stand_off("4.20");                        // ruling R44
}

namespace {

bool in_play(const Table& t, const Box& box) {
    return box.live() && std::any_of(t.stakes().begin(), t.stakes().end(),
                                     [&](const Stake& stake) { return on_hand(stake, box, 0); });
}

void settle_boxes(Table& t, const DealerResult& dealer) {
    const TableRules& rules = t.setup().compiled<TableRules>();
    for (Stake& stake : t.stakes())
        if (stake.open)
            t.settle(stake, settle(result_of(t, t.box(stake.box), 0, rules), dealer, rules, t.setup().pays(Main)));
}

// Insurance is all that is decided here (4.75): of the choices of the normal game only these, and they come first.
Question of_insurance_only(Question question) {
    question.choices >>= NoInsurance;
    question.with_amount >>= NoInsurance;
    return question;
}
Answer as_in_the_normal_game(Answer answer) {
    return {static_cast<std::uint8_t>(answer.choice + NoInsurance), answer.amount};
}

// ---- The round ------------------------------------------------------------------------------------------------------

// 4.81: insurance and even money, of one wager.
Step offer_insurance(Table& t, std::size_t i, const Rules& rules) {
    const auto question = [&] {
        return insurance_question(t, t.box(t.stakes()[i].box), t.stakes()[i], rules, kBy);
    };
    for (bool again = true; again;) {
        const auto reply =
            co_await t.ask_while([&] { return t.stakes()[i].open && t.stakes()[i].position.wager == Main; },
                                 [&] { return of_insurance_only(question()); });
        if (!reply) co_return;
        const Question offered = question();
        const Answer answer = as_in_the_normal_game(*reply);
        take_insurance(t, offered, answer, kBy);
        again = answer.choice == Insure && offered.offers(EvenMoney);                         // 4.23
    }
}

Round round(Table& t) {
    const TableRules& rules = t.setup().compiled<TableRules>();
    const Rules of_players = players_rules(rules);
    Box& house = t.house();
    co_await t.shoe_ready();                                                                  // 4.4
    co_await t.bets();
    for (std::size_t card = 0; card < 2; ++card) {                                            // 4.9
        for (Box& box : t.boxes())
            if (box.live()) co_await t.deal(box, Face::Up, "4.9");
        if (!any_open(t)) co_return;                                                          // nobody plays
        if (card == 0) co_await t.deal(house, Face::Up, "4.10");
        else if (rules.hole_card != HoleCard::None) co_await t.deal(house, Face::Down, "4.10(b)");
    }
    t.stage(Stage::Deciding);

    for (std::size_t i = 0; shows_an_ace(t) && i < t.stakes().size(); ++i)
        co_await offer_insurance(t, i, rules);                                                // 4.81
    if (peeks(t, rules) && peek(t)) co_return settle_boxes(t, {21, true});                    // 4.17
    pay_blackjacks(t, rules);                                                                 // 4.79

    t.stage(Stage::DealerDraws);
    for (Box& box : t.boxes()) {                                                              // 4.75, 4.76
        bool draws = in_play(t, box) && dealer_draws(points_of(box.hand()), of_players);
        while (draws) {
            const std::size_t held = box.hand().cards.size();
            co_await t.deal(box, Face::Up, "4.75");
            if (!box.live() || box.hand().cards.size() == held) break;                        // ruled void meanwhile
            const Drawn card = drawn(points_of(box.hand()), of_players);
            if (card == Drawn::Discarded) t.take_last(box.hand());                            // 4.76: to the rack
            draws = card == Drawn::DrawsOn;
        }
    }

    house.hand().turn(Face::Up);
    if (!any_open(t)) co_return;
    if (house.hand().cards.size() < 2) co_await t.deal(house, Face::Up, "4.14");              // 4.10(a)
    settle_insurances(t, card_value(house.hand().cards[1]) == 10, "4.24");                    // 4.81
    const bool blackjack = points_of(house.hand()).total() == 21;
    bool draws = dealer_draws(points_of(house.hand()), rules) && dealer_matters(t, rules);
    while (draws) {                                                                           // 4.14, 4.76
        co_await t.deal(house, Face::Up, "4.14");
        const Drawn card = drawn(points_of(house.hand()), rules);
        if (card == Drawn::Discarded) t.take_last(house.hand());
        draws = card == Drawn::DrawsOn;
    }
    settle_boxes(t, {points_of(house.hand()).total(), blackjack});                            // 4.77-4.80
}

// ---- The definition -------------------------------------------------------------------------------------------------

constexpr LaidRow kInsuranceLaid[] = {{.clause = "4.22", .of = Main, .up_to = true, .part = 2}};  // by 4.81

constexpr WagerDef kWagers[] = {
    {"main", "Blackjack wager", "4.77", WagerKind::Opening, -1, gb_2011::neverbust::kMainTables},
    WagerDef{"insurance", "Insurance", "4.81", WagerKind::Later, -1, book::kInsuranceTables}.laid_by(kInsuranceLaid),
};

constexpr ChoiceDef kChoices[] = {{"no-insurance", "No insurance", "4.81", true}, {"insure", "Insure", "4.81"},
                                  {"even-money", "Even money", "4.81"}};

constexpr std::string_view kHouseHands[] = {"dealer"};

// Where a 21 equals the dealer's blackjack, a peek ends no round: 4.17 lets it because every hand would lose.
std::shared_ptr<const void> compile(const Setup& setup) {
    namespace own = gb_2011::neverbust;
    TableRules rules{rules_of_table(setup), chosen(setup, own::EqualTotals, own::Equal::Lose),
                     chosen(setup, own::PlayersSoft17, own::PlayersSoft17s::Stand)};
    rules.blackjack_beats_21 = chosen(setup, own::TwentyOneAgainstBlackjack, own::AgainstBlackjack::Loses);
    if (!rules.blackjack_beats_21 && rules.hole_card == HoleCard::Peek) rules.hole_card = HoleCard::Unseen;
    return std::make_shared<const TableRules>(rules);
}

}  // namespace

const Game kGame = {
    .id = "gb.neverbust", .title = "NeverBust Blackjack", .book = "gb-2011", .division = "gb.blackjack",
    .sections = "4.74-4.81",
    .layout = {.boxes = kBoxes, .cards_a_hand = kCardsInHand, .places = kBoxes, .house_hands = kHouseHands,
               .drawing = half_moon},
    .equipment = {.counts = &kCounts, .shoe = shoe},
    .clauses = {.no_more_bets = "1.5", .position = "4.74", .limits = "4.8"},
    .wagers = kWagers, .options = gb_2011::neverbust::kOptions, .choices = kChoices,
    .irregularities = irregularities(),
    .round = round, .accept = box_takes, .compile = compile,
    .captions = {.hand = points_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = gb_2011::neverbust::kFigures,
};

}  // namespace baize::blackjack::gb::neverbust
