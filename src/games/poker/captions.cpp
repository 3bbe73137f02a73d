#include "games/poker/captions.hpp"

#include <fmt/format.h>

#include <bit>

#include "core/card.hpp"
#include "games/caption_words.hpp"

namespace baize::poker {

namespace {

std::string_view highest_word(unsigned ranks) { return rank_word(rank::highest_rank(ranks)); }
std::string highest_words(unsigned ranks) { return rank_words(rank::highest_rank(ranks)); }
unsigned below_highest(unsigned ranks) { return ranks ^ rank::highest(ranks); }

// "6-4": the cards by which two hands with one highest card differ.
std::string letters(unsigned ranks) {
    std::string text;
    for (; ranks; ranks = below_highest(ranks))
        text += fmt::format("{}{}", text.empty() ? "" : "-",
                            kRankLetters[rank::highest_rank(ranks) - 2]);
    return text;
}

// The second-highest straight is kept as a king and its own top (core/rank/rank.hpp).
std::string_view top_word(unsigned makers) {
    return highest_word(std::has_single_bit(makers) ? makers : below_highest(makers));
}

}  // namespace

std::string words_for(rank::Kind kind, unsigned makers, unsigned others) {
    using enum rank::Kind;
    switch (kind) {
        case HighCard: return fmt::format("{} high, {}", highest_word(others), letters(below_highest(others)));
        case Pair: return fmt::format("pair of {}", highest_words(makers));
        case TwoPair:
            return fmt::format("two pairs, {} and {}", highest_words(makers), highest_words(below_highest(makers)));
        case ThreeOfAKind: return fmt::format("three {}", highest_words(makers));
        case Straight: return fmt::format("straight, {} high", top_word(makers));
        case Flush: return fmt::format("flush, {} high", highest_word(others));
        case FullHouse: return fmt::format("full house, {} over {}", highest_words(makers), highest_words(others));
        case FourOfAKind: return fmt::format("four {}", highest_words(makers));
        case FiveOfAKind: return fmt::format("five {}", highest_words(makers));
        case StraightFlush: return fmt::format("straight flush, {} high", top_word(makers));
        case RoyalFlush: return "royal flush";
    }
    return {};
}

std::string words_in_full(rank::Kind kind, unsigned makers, unsigned others) {
    using enum rank::Kind;
    const bool named = kind == HighCard || kind == FullHouse;  // by its own words
    const unsigned beside = named ? 0 : kind == Flush ? below_highest(others) : others;
    const std::string words = words_for(kind, makers, others);
    return beside ? words + ", " + letters(beside) : words;
}

std::string words_for_part(std::span<const Card> cards) {
    using enum rank::Kind;
    const rank::RankSets held(cards);
    if (held.four) return words_for(FourOfAKind, held.four, 0);
    if (held.thrice) return words_for(ThreeOfAKind, rank::highest(held.thrice), 0);
    if (std::popcount(held.twice) == 2) return words_for(TwoPair, held.twice, 0);
    return held.twice ? words_for(Pair, held.twice, 0) : std::string();
}

}  // namespace baize::poker
