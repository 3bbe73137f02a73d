#include "odds/poker/describe/hand_names.hpp"

#include <fmt/format.h>

#include "core/card.hpp"
#include "games/caption_words.hpp"
#include "games/poker/captions.hpp"

namespace baize::poker {

namespace {

using rank::Kind;

std::string any_of(Kind kind) {
    switch (kind) {
        case Kind::HighCard: return "anything";
        case Kind::Pair: return "any pair";
        case Kind::TwoPair: return "two pairs";
        case Kind::ThreeOfAKind: return "three of a kind";
        case Kind::Straight: return "a straight";
        case Kind::Flush: return "a flush";
        case Kind::FullHouse: return "a full house";
        case Kind::FourOfAKind: return "four of a kind";
        case Kind::FiveOfAKind: return "five of a kind";
        case Kind::StraightFlush: return "a straight flush";
        case Kind::RoyalFlush: return "a royal flush";
    }
    return {};
}

void add_letters(std::string& text, unsigned ranks, int times) {
    for (; ranks; ranks ^= rank::highest(ranks))
        for (int i = 0; i < times; ++i)
            text += fmt::format("{}{}", text.empty() ? "" : "-",
                                kRankLetters[rank::highest_rank(ranks) - 2]);
}

int times_of(Kind kind) {
    switch (kind) {
        case Kind::Pair:
        case Kind::TwoPair: return 2;
        case Kind::ThreeOfAKind:
        case Kind::FullHouse: return 3;
        case Kind::FourOfAKind: return 4;
        default: return 1;
    }
}

}  // namespace

// Without its other cards it is any hand that those beside them make; without any, of its kind.
std::string hand_name(Kind kind, unsigned makers, unsigned others) {
    if (makers == 0 && others == 0) return any_of(kind);
    if (kind == Kind::FullHouse && others == 0)
        return fmt::format("a full house of {}", rank_words(rank::highest_rank(makers)));
    if (others == 0 || kind == Kind::FullHouse)
        return fmt::format("{}{}", kind == Kind::Pair ? "a " : "", words_for(kind, makers, others));
    std::string text;
    add_letters(text, makers, times_of(kind));
    add_letters(text, others, 1);
    return kind == Kind::Flush ? "a flush " + text : text;
}

}  // namespace baize::poker
