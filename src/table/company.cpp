#include "table/company.hpp"

#include <bit>
#include <stdexcept>

#include "core/poker_rank.hpp"
#include "engine/names.hpp"
#include "engine/view.hpp"
#include "games/blackjack/rules.hpp"

namespace baize {

namespace {

using Cards = std::vector<Card>;

// The hand that the question is about, as far as this player may look at it.
Cards own_cards(const Table& table, const Question& question) {
    Cards cards;
    const std::string name = place_name(table, question.box, question.hand);
    for (const SeenHand& hand : view_of(table, question.player).hands)
        for (const auto& card : hand.cards)
            if (hand.name == name && card) cards.push_back(*card);
    return cards;
}

// The choice of this name, where the question offers it. Choices go by their names here, which do not change when a
// game's list of them does.
using Opinion = std::optional<std::size_t>;  // nothing: no opinion, so any of the choices will do

Opinion offered(const Table& table, std::string_view id) {
    const auto choices = table.game().choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].id == id && table.need().question.offers(static_cast<int>(i))) return i;
    return std::nullopt;
}

// Draw as the dealer draws, double on ten and eleven, split aces and eights, never insure.
Opinion at_blackjack(const Table& table, const Cards& cards) {
    for (const std::string_view no :
         {"no-insurance", "decline", "keep", "no-pair-wager", "cash", "press-button", "agree"})
        if (const auto choice = offered(table, no)) return choice;
    blackjack::Points points;
    for (const Card card : cards) points.add(blackjack::card_value(card));
    for (const std::string_view free : {"free-split", "free-double"})  // it costs nothing
        if (const auto choice = offered(table, free); choice && (free == "free-double" || points.hard != 10))
            return choice;
    const int first = cards.empty() ? 0 : blackjack::card_value(cards[0]);
    if (const auto split = offered(table, "split"); split && (first == 1 || first == 8)) return split;
    if (const auto twice = offered(table, "double");
        twice && !points.soft() && (points.hard == 10 || points.hard == 11))
        return twice;
    return offered(table, points.total() >= 17 ? "stand" : "draw");
}

// Queen, six, four or better plays; a hand that may not be looked at plays too.
Opinion at_three_cards(const Table& table, const Cards& cards) {
    const ThreeCardRank least(ThreeCardCategory::HighCard, 0, rank_bit(kQueen) | rank_bit(6) | rank_bit(4));
    const bool good = cards.size() != 3 || rank_three({cards[0], cards[1], cards[2]}) >= least;
    return offered(table, good ? "play" : "fold");
}

std::size_t any_choice(const Question& question, Bits64& bits) {
    std::uint32_t pick = below(bits, static_cast<std::uint32_t>(std::popcount(question.choices)));
    std::uint32_t rest = question.choices;
    for (; pick > 0; --pick) rest &= rest - 1;
    return static_cast<std::size_t>(std::countr_zero(rest));
}

}  // namespace

Answered company_answer(const Table& table, Bits64& bits) {
    if (table.need().kind != NeedKind::Decision)
        throw std::logic_error("company was asked when there is nothing to decide");
    const Question& question = table.need().question;
    const std::string_view game = table.game().id;
    Opinion opinion;
    if (game.find("blackjack") != game.npos || game == "gb.neverbust")
        opinion = at_blackjack(table, own_cards(table, question));
    if (game.ends_with(".three-card-poker")) opinion = at_three_cards(table, own_cards(table, question));
    if (game == "gb.casino-war") opinion = offered(table, "war");  // surrender is never better
    if (game == "gb.pocket-pairs")
        opinion = offered(table, offered(table, "stay") ? "stay" : "expose");  // nothing is forfeited
    if (!opinion) opinion = any_choice(question, bits);
    const bool takes_amount = question.with_amount >> *opinion & 1u;
    return {question.player, static_cast<std::uint8_t>(*opinion), takes_amount ? question.amount_max : Money{}};
}

}  // namespace baize
