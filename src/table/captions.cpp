#include "table/captions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "core/poker_rank.hpp"
#include "games/blackjack/rules.hpp"
#include "games/punto_banco/settle.hpp"
#include "games/roulette/wheel.hpp"

namespace baize {

namespace {

using Cards = std::span<const Card>;

// ---- Blackjack and Punto Banco --------------------------------------------------------------------------

std::string blackjack_caption(Cards cards, bool split) {
    blackjack::Points points;
    for (const Card card : cards) points.add(blackjack::card_value(card));
    const int total = points.total();
    if (points.bust()) return fmt::format("bust, {}", total);
    if (total == 21 && cards.size() == 2 && !split) return "blackjack";
    const bool soft = points.soft() && cards.size() > 1 && total < 21;
    return fmt::format("{}{}", soft ? "soft " : "", total);
}

// A box of Blackjack Switch has two hands, and whether their cards were
// switched is not seen from one of them (gb-2011 4.65).
std::string switch_caption(Cards cards, bool of_several) {
    const std::string words = blackjack_caption(cards, of_several);
    return words == "21" && cards.size() == 2 ? "21 in two cards" : words;
}

// Dragon21 has no bust hands: two of them are compared.
std::string over_21_caption(Cards cards, bool split) {
    blackjack::Points points;
    for (const Card card : cards) points.add(blackjack::card_value(card));
    return points.bust() ? fmt::format("{}", points.total()) : blackjack_caption(cards, split);
}

std::string punto_banco_caption(Cards cards, bool) { return fmt::format("{}", punto_banco::points_of(cards)); }

// ---- Three cards ------------------------------------------------------------------------------------------

constexpr std::string_view kRanks[] = {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
                                       "queen", "king", "ace"};

std::string_view rank_name(unsigned ranks) { return kRanks[static_cast<std::size_t>(highest_rank(ranks) - 2)]; }

std::string plural(unsigned ranks) {
    return fmt::format("{}{}", rank_name(ranks), highest_rank(ranks) == 6 ? "es" : "s");
}

// "queen high", and the cards after it, by which two hands of one queen differ.
std::string high_card(unsigned ranks) {
    std::string rest;
    for (ranks ^= std::bit_floor(ranks); ranks; ranks ^= std::bit_floor(ranks))
        rest += fmt::format("{}{}", rest.empty() ? "" : "-",
                            kRankLetters[static_cast<std::size_t>(highest_rank(ranks) - 2)]);
    return rest;
}

std::string three_card_caption(Cards cards, bool) {
    if (cards.size() != 3) return {};
    const ThreeCardRank rank = rank_three({cards[0], cards[1], cards[2]});
    switch (rank.category()) {
        case ThreeCardCategory::HighCard:
            return fmt::format("{} high, {}", rank_name(rank.others()), high_card(rank.others()));
        case ThreeCardCategory::Pair: return fmt::format("pair of {}", plural(rank.makers()));
        case ThreeCardCategory::Flush: return fmt::format("flush, {} high", rank_name(rank.others()));
        case ThreeCardCategory::Straight: return fmt::format("straight, {} high", rank_name(rank.makers()));
        case ThreeCardCategory::ThreeOfAKind: return fmt::format("three {}", plural(rank.makers()));
        case ThreeCardCategory::StraightFlush: return fmt::format("straight flush, {} high", rank_name(rank.makers()));
    }
    return {};
}

// The card that counts is the last one: after a tie, the second.
std::string last_rank_caption(Cards cards, bool) {
    return std::string(kRanks[static_cast<std::size_t>(cards.back().rank() - 2)]);
}

std::string two_card_caption(Cards cards, bool) {
    if (cards.size() != 2 || cards[0].rank() != cards[1].rank()) return {};
    return fmt::format("{} pair of {}", cards[0].red() == cards[1].red() ? "same colour" : "mixed colour",
                       plural(rank_bit(cards[0].rank())));
}

// ---- Dice ---------------------------------------------------------------------------------------------------

std::string total_caption(std::span<const std::uint8_t> dice) {
    const int total = std::accumulate(dice.begin(), dice.end(), 0);
    const bool alike = std::all_of(dice.begin(), dice.end(), [&](std::uint8_t die) { return die == dice[0]; });
    return fmt::format("total {}{}", total, dice.size() == 3 && alike ? ", a triple" : "");
}

// 8.33: the total, then the dice from low to high.
std::string two_dice_caption(std::span<const std::uint8_t> dice) {
    const auto [low, high] = std::minmax_element(dice.begin(), dice.end());
    return fmt::format("{}, with {} and {}", *low + *high, int{*low}, int{*high});
}

// ---- Wheels ---------------------------------------------------------------------------------------------------

using Names = std::span<const std::string>;

std::optional<int> roulette_number(std::string_view name) {
    const auto found = std::find(std::begin(roulette::kNames), std::end(roulette::kNames), name);
    return found == std::end(roulette::kNames) ? std::nullopt
                                               : std::optional(static_cast<int>(found - std::begin(roulette::kNames)));
}

std::string number_caption(std::string_view name) {
    const auto number = roulette_number(name);
    if (!number) return {};
    const std::string_view parity = roulette::is_zero(*number) ? "" : *number % 2 ? ", odd" : ", even";
    return fmt::format("{}, {}{}", name, roulette::colour_name(roulette::colour_of(*number)), parity);
}

std::string roulette_caption(Names spun) { return number_caption(spun[0]); }

std::string double_action_caption(Names spun) {
    return spun.size() == 2 ? fmt::format("inner {}; outer {}", number_caption(spun[0]), number_caption(spun[1]))
                            : std::string();
}

std::string big_six_caption(Names spun) { return fmt::format("symbol {}", spun[0].substr(0, 1)); }

std::string_view roulette_colour(std::string_view name) {
    const auto number = roulette_number(name);
    return number ? roulette::colour_name(roulette::colour_of(*number)) : std::string_view();
}

// ---- By game --------------------------------------------------------------------------------------------------

struct CardCaption {
    std::string_view game;
    std::string (*words)(Cards, bool);
};
constexpr CardCaption kCardCaptions[] = {
    {"nz.blackjack", blackjack_caption}, {"gb.blackjack", blackjack_caption},
    {"gb.neverbust", blackjack_caption}, {"gb.blackjack-switch", switch_caption},
    {"gb.casino-war", last_rank_caption},
    {"gb.pocket-pairs", two_card_caption},
    {"nz.dragon21", over_21_caption},
    {"gb.punto-banco", punto_banco_caption}, {"nz.baccarat", punto_banco_caption},
    {"gb.three-card-poker", three_card_caption},
    {"nz.three-card-poker", three_card_caption},
};

struct DiceCaption {
    std::string_view game;
    std::string (*words)(std::span<const std::uint8_t>);
};

struct WheelCaption {
    std::string_view game;
    std::string (*words)(Names);
    std::string_view (*colour)(std::string_view) = nullptr;
};
constexpr WheelCaption kWheelCaptions[] = {
    {"gb.roulette", roulette_caption, roulette_colour},
    {"nz.roulette", roulette_caption, roulette_colour},
    {"nz.electronic-roulette", roulette_caption, roulette_colour},
    {"gb.double-action-roulette", double_action_caption, roulette_colour},
    {"gb.big-six", big_six_caption},
};

constexpr DiceCaption kDiceCaptions[] = {
    {"gb.sic-bo", total_caption}, {"nz.electronic-tai-sai", total_caption}, {"gb.craps", two_dice_caption},
    {"gb.rocket-7", two_dice_caption}, {"gb.dice-magic", two_dice_caption}};

}  // namespace

std::string caption(const Game& game, std::span<const std::optional<Card>> cards, bool split) {
    std::vector<Card> seen;
    for (const auto& card : cards) {
        if (!card) return {};
        seen.push_back(*card);
    }
    for (const CardCaption& each : kCardCaptions)
        if (each.game == game.id && !seen.empty()) return each.words(seen, split);
    return {};
}

std::string caption(const Game& game, std::span<const std::uint8_t> dice) {
    for (const DiceCaption& each : kDiceCaptions)
        if (each.game == game.id && !dice.empty()) return each.words(dice);
    return {};
}

std::string caption(const Game& game, std::span<const std::string> spun) {
    for (const WheelCaption& each : kWheelCaptions)
        if (each.game == game.id && !spun.empty()) return each.words(spun);
    return {};
}

std::string_view compartment_colour(const Game& game, std::string_view name) {
    for (const WheelCaption& each : kWheelCaptions)
        if (each.game == game.id && each.colour) return each.colour(name);
    return {};
}

}  // namespace baize
