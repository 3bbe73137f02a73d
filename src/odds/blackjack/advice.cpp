// What the adviser says of a hand that somebody typed, and of the decision that a practice table waits for.
#include <fmt/format.h>

#include "core/numbers.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "odds/blackjack/adviser.hpp"
#include "odds/blackjack/chart_words.hpp"
#include "odds/blackjack/pricers.hpp"
#include "odds/blackjack/switch_solver.hpp"

namespace baize {

namespace {

namespace bj = blackjack;

constexpr int kCardsOfAHand = 26;   // fewer might not do for a hand and the dealer's
constexpr int kCardsOfARound = 52;  // a shorter shoe might not last the round

// "A", "10", "K", "Ts": what a card counts.
std::optional<int> value_of(std::string_view text) {
    if (text == "10") return 10;
    if (text.empty() || text.size() > 3 || (text.size() > 1 && !parse_card(text))) return std::nullopt;
    if (text.starts_with("10") || std::string_view("TJQKtjqk").find(text[0]) != std::string_view::npos) return 10;
    if (text[0] == 'A' || text[0] == 'a' || text == "1") return 1;
    return text[0] >= '2' && text[0] <= '9' ? std::optional(text[0] - '0') : std::nullopt;
}

Result<std::vector<int>> values_of(const std::string& list, std::string_view what) {
    std::vector<int> values;
    std::string word;
    for (const char c : list + ",") {
        if (c != ',' && c != ' ') { word += c; continue; }
        if (word.empty()) continue;
        const auto value = value_of(word);
        if (!value)
            return Refusal{fmt::format(
                "'{}' ({}) is no card; expected A, 2 to 10, J, Q, K or a face such as Ts, with commas between", word,
                what)};
        values.push_back(*value);
        word.clear();
    }
    return values;
}

MaybeRefusal take(bj::Composition& left, const std::vector<int>& cards, int decks) {
    for (const int value : cards) {
        left.add(value, -1);
        if (left.of(value) < 0)
            return Refusal{fmt::format("more cards of value {} were named than the {} deck(s) have",
                                       value == 1 ? "A" : std::to_string(value), decks)};
    }
    return std::nullopt;
}

// Why there is nothing to decide about such a hand, or nothing that could be told of it.
MaybeRefusal undecidable(const bj::Situation& at, const bj::Rules& rules) {
    bj::Points points;
    for (const int value : at.hand) points.add(value);
    if (points.total() >= 21)
        return Refusal{fmt::format("a hand that counts {} is not decided on any more", points.total())};
    if (!bj::may_draw(points, at.hand.size(), rules)) return Refusal{"five cards take no further one", "19.8"};
    if (at.split_of != 0 && at.hand[0] != at.split_of)
        return Refusal{"the first card of a split hand is the card that was split"};
    const int most = at.split_of == 0 ? rules.hands_max : bj::hands_max_of(at.split_of, rules);
    if (at.hands > most) return Refusal{fmt::format("a box has at most {} hands by these rules", most)};
    if (at.left.size < kCardsOfAHand)
        return Refusal{
            fmt::format("with {} cards left the hand might not be finished before the shuffle", at.left.size)};
    return std::nullopt;
}

// The request as a situation; its cards are taken out of whole decks.
Result<bj::Situation> situation_of(const AdviceRequest& request, const bj::Rules& rules) {
    const auto hand = values_of(request.hand, "hand"), dealer = values_of(request.dealer, "dealer"),
               seen = values_of(request.seen, "seen"), split = values_of(request.split_of, "split of");
    for (const auto* list : {&hand, &dealer, &seen, &split})
        if (!*list) return list->refusal();
    if (dealer->size() > 1 || split->size() > 1)
        return Refusal{"the dealer's first card and the card that was split are one card each"};
    if (hand->empty() != dealer->empty())
        return Refusal{"a decision needs both the hand and the dealer's card; without either only the edge is given"};
    if (hand->size() == 1) return Refusal{"a hand that is decided on has at least two cards"};
    bj::Situation at;
    at.left = bj::Composition::of_decks(rules.decks);
    at.hand = *hand;
    at.up = dealer->empty() ? 0 : dealer->front();
    at.split_of = split->empty() ? 0 : split->front();
    at.hands = at.split_of ? std::max(2, request.hands) : 1;
    at.later = request.later;
    for (const auto* list : {&*hand, &*dealer, &*seen})
        if (const auto refusal = take(at.left, *list, rules.decks)) return *refusal;
    if (!at.hand.empty())
        if (const auto refusal = undecidable(at, rules)) return *refusal;
    return at;
}

Worths worths_of(const bj::Advice& advice) {
    Worths worths;
    for (std::size_t action = 0; action < advice.value.size(); ++action)
        if (advice.value[action]) worths.emplace_back(bj::kActions[action], *advice.value[action]);
    return worths;
}

// Every card that nobody at the table has seen: those in the shoe, and what lies face down.
bj::Composition unseen(const Table& table) {
    bj::Composition left;
    const auto& faces = table.carried().shoe.left;
    for (int i = 0; i < kCardsInDeck; ++i)
        left.add(bj::card_value(Card::from_index(i)), faces[i]);
    for (const Hand& hand : table.house().hands)
        for (std::size_t i = 0; i < hand.faces.size(); ++i)
            if (hand.faces[i] != Face::Up) left.add(bj::card_value(hand.cards[i]), 1);
    return left;
}

bj::Situation situation_at(const Table& table, const Question& question) {
    const Box& box = table.box(question.box);
    bj::Situation at;
    at.left = unseen(table);
    for (const Card card : box.hands[question.hand].cards) at.hand.push_back(bj::card_value(card));
    at.up = bj::card_value(table.house().hand().cards[0]);
    at.hands = bj::table::hands_of_its_pair(table, box, question.hand);
    at.split_of = at.hands > 1 ? at.hand[0] : 0;
    at.later = question.hand != bj::table::first_of_its_pair(table, box, question.hand);
    at.paid = bj::table::is_paid_after_free(table, box, question.hand);
    return at;
}

// At a table of Blackjack Switch a box without that wager has rules of its own (gb-2011 4.60, ruling R56).
const bj::Rules& rules_at(const Table& table, const Question& question) {
    const auto& rules = table.setup().compiled<bj::Rules>();
    return rules.two_hands ? bj::gb::rules_for(table, table.box(question.box)) : rules;
}

// gb 4.65: the two hands as they lie, and with their second cards switched.
struct TwoHands {
    double keep, change;
};
TwoHands switch_worths(const Table& table, const Question& question) {
    const Box& box = table.box(question.box);
    const auto value = [&](std::size_t hand, std::size_t card) { return bj::card_value(box.hands[hand].cards[card]); };
    const auto worth = [&](std::vector<int> cards, bool switched) {
        bj::Situation at = situation_at(table, question);
        at.hand = std::move(cards);
        at.hands = 1;
        at.split_of = 0;
        at.later = false;
        at.switched = switched;
        const bj::Advice advice = bj::advise(at, table.setup().compiled<bj::Rules>());
        return *advice.value[advice.best];
    };
    return {worth({value(0, 0), value(0, 1)}, false) + worth({value(1, 0), value(1, 1)}, false),
            worth({value(0, 0), value(1, 1)}, true) + worth({value(1, 0), value(0, 1)}, true)};
}

bool asks_for_switch(const Question& question, const bj::Rules& rules) {
    namespace choice = bj::gb::switching;
    return rules.two_hands && question.offers(choice::Switch) && question.offers(choice::Keep) &&
           !question.offers(bj::table::Draw);
}

// What a unit of insurance is worth, and a blackjack that is kept against an ace.
struct AgainstAnAce {
    double insurance, kept;
};
AgainstAnAce worths_against_an_ace(const Table& table, Odds blackjack_pays) {
    const bj::Composition left = unseen(table);
    const double tens = quotient(left.of(bj::kTen), left.size);
    return {3 * tens - 1, quotient(blackjack_pays.num, blackjack_pays.den) * (1 - tens)};
}

// Draw, or split aces again (gb 4.31): a hand is decided on.
bool asks_for_a_hand(const Question& question) {
    namespace bt = bj::table;
    return question.offers(bt::Draw) || (question.offers(bt::Stand) && question.offers(bt::SplitPair));
}

// Two hands of Switch take seconds to count, so nobody waits for them with a hand before him.
void add_edge(Advice& advice, const bj::Situation& at, const bj::Rules& rules) {
    if (at.left.size < (rules.two_hands ? 2 * kCardsOfARound : kCardsOfARound) || (rules.two_hands && !at.hand.empty()))
        return;
    advice.edge_now = rules.two_hands ? -bj::SwitchSolver(at.left, rules).ev() : bj::edge_now(at.left, rules);
    if (rules.two_hands) advice.unit = "total stake on both hands";
}

}  // namespace

Result<baize::Advice> bj::advise_on(const Setup& setup, const AdviceRequest& request) {
    const auto& rules = setup.compiled<bj::Rules>();
    const auto at = situation_of(request, rules);
    if (!at) return at.refusal();
    baize::Advice advice;
    advice.cards_left = at->left.size;
    if (!at->hand.empty()) {
        const bj::Advice best = bj::advise(*at, rules);
        advice.best = bj::action_name(best.best);
        advice.worth = worths_of(best);
        if (at->up == 1) advice.beside = {{"insurance", best.insurance}};
    }
    add_edge(advice, *at, rules);
    return advice;
}

std::string bj::advise_at(const Table& table, const Question& question) {
    namespace bt = bj::table;
    if (question.box == 0) return {};
    const auto& rules = rules_at(table, question);
    if (asks_for_switch(question, rules)) {
        const TwoHands worth = switch_worths(table, question);
        return fmt::format("{}: switched the two hands are worth {:+.4f} wagers, kept {:+.4f}",
                           worth.change > worth.keep ? "switch" : "keep", worth.change, worth.keep);
    }
    if (question.offers(bt::NoInsurance)) {
        const AgainstAnAce worth = worths_against_an_ace(table, rules.blackjack_pays);
        if (question.offers(bt::EvenMoney) && bj::even_money_may_pay(rules))  // gb 4.23, ruling R41
            return fmt::format("{}: a blackjack that is kept is worth {:+.4f} wagers, even money +1",
                               worth.kept < 1 ? "even money" : "no even money", worth.kept);
        return fmt::format("{}: insurance is worth {:+.4f} of its stake",
                           worth.insurance > 0 ? "insure" : "no insurance", worth.insurance);
    }
    if (!asks_for_a_hand(question)) return {};
    const bj::Advice advice = bj::advise(situation_at(table, question), rules);
    std::string text = fmt::format("{}:", bj::action_name(advice.best));
    for (const auto& [action, worth] : worths_of(advice)) text += fmt::format(" {} {:+.4f}", action, worth);
    return text + " initial wagers";
}

// ---- For training ---------------------------------------------------------------------------------------------------

// Of insurance what it adds is told, and of a blackjack all that it is worth. `first` is the choice "no insurance",
// which insurance and even money follow.
ChoiceValues bj::insurance_values(const Table& table, const Question& question, Odds blackjack_pays,
                                  std::uint8_t first) {
    const auto insure = static_cast<std::uint8_t>(first + 1), even = static_cast<std::uint8_t>(first + 2);
    const Stake* const main = table.lying(question.player, question.box, {bj::table::Main, 0});
    if (!main) return {};
    const AgainstAnAce worth = worths_against_an_ace(table, blackjack_pays);
    const double kept = question.offers(even) ? worth.kept : 0;
    ChoiceValues values{.unit = "initial wager", .choices = {{first, kept}}};
    const double part = quotient(question.amount_max.cents, main->amount.cents);
    if (question.offers(insure)) values.choices.push_back({insure, kept + part * worth.insurance});
    if (question.offers(even)) values.choices.push_back({even, 1});
    return values;
}

ChoiceValues bj::choice_values(const Table& table, const Question& question) {
    namespace bt = bj::table;
    if (question.box == 0) return {};
    const auto& rules = rules_at(table, question);
    ChoiceValues values{.unit = "initial wager"};
    if (asks_for_switch(question, rules)) {
        const TwoHands worth = switch_worths(table, question);
        values.choices = {{bj::gb::switching::Keep, worth.keep}, {bj::gb::switching::Switch, worth.change}};
        return values;
    }
    if (question.offers(bt::NoInsurance))
        return insurance_values(table, question, rules.blackjack_pays, bt::NoInsurance);
    if (!asks_for_a_hand(question)) return {};
    const bj::Advice advice = bj::advise(situation_at(table, question), rules);
    const auto free_or = [&](std::uint8_t free, std::uint8_t paid) { return question.offers(free) ? free : paid; };
    const std::uint8_t choices[] = {bt::Stand, bt::Draw, free_or(nz::FreeDoubleDown, bt::DoubleDown),
                                    free_or(nz::FreeSplitPair, bt::SplitPair)};  // in the order of the actions
    for (std::size_t action = 0; action < advice.value.size(); ++action)
        if (advice.value[action] && question.offers(choices[action]))
            values.choices.push_back({choices[action], *advice.value[action]});
    return values;
}

}  // namespace baize
