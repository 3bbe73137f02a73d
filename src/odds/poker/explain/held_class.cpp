#include "odds/poker/explain/held_class.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>
#include <set>

#include "games/caption_words.hpp"

namespace baize::poker {

namespace {

constexpr unsigned kTenUp = rank::rank_bit(10) | rank::rank_bit(kJack) | rank::rank_bit(kQueen) |
                            rank::rank_bit(kKing) | rank::rank_bit(kAce);

// Some cards with a pair of this rank and nothing better: three others that make no straight and share no suit.
CardSet with_pair(std::size_t rank) {
    CardSet cards = CardSet{}.with(rank).with(13 + rank);
    const std::size_t others[] = {0, 2, 4, 9};
    for (std::size_t i = 0, suit = 1; cards.size() < 5; ++i)
        if (others[i] != rank) cards = cards.with(13 * ++suit % 52 + others[i]);
    return cards;
}

int runs_with(unsigned ranks) {
    int runs = 0;
    for (int top = 5; top <= kAce; ++top) {
        unsigned run = 0;
        for (int rank = top; rank > top - 5; --rank) run |= rank::rank_bit(rank == 1 ? kAce : rank);
        runs += (ranks & ~run) == 0;
    }
    return runs;
}

}  // namespace

// A fold and a wager of the streets say nothing of a pair: the opening wager of a hand that was played does.
PairsOf pairs_of(const Showdown& game) {
    PairsOf pairs{};
    for (std::size_t rank = 0; rank < 13; ++rank) {
        const Return verdict = game.settle(game.opening.front().wager, {game.rank(with_pair(rank)), 0, false});
        pairs[rank] = verdict.outcome == Outcome::Win    ? PairOf::Pays
                      : verdict.outcome == Outcome::Lose ? PairOf::Loses
                                                         : PairOf::ComesBack;
    }
    return pairs;
}

HeldClass class_of(CardSet held, const PairsOf& pairs) {
    HeldClass found;
    unsigned ranks = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
        ranks |= held.suit(suit);
        found.suited |= std::popcount(held.suit(suit)) == held.size();
    }
    for (std::size_t rank = 0; rank < 13; ++rank) {
        int times = 0;
        for (std::size_t suit = 0; suit < 4; ++suit) times += held.suit(suit) >> rank & 1;
        if (times > 1) {
            found.groups = found.groups ? 22 : times;
            found.of = rank;
        }
        found.high += times == 1 && pairs[rank] == PairOf::Pays;
        found.middle += times == 1 && pairs[rank] == PairOf::ComesBack;
    }
    if (found.groups) return {found.groups, found.of};
    found.straights = runs_with(ranks);
    found.royal = found.suited && (ranks & ~kTenUp) == 0;
    return found;
}

// ---- In words -------------------------------------------------------------------------------------------------------

std::string words_of_groups(const HeldClass& first, const HeldClass& last) {
    const std::string ranks = first.of == last.of
                                  ? rank_words(first.of + 2)
                                  : fmt::format("{} to {}", rank_words(first.of + 2), rank_words(last.of + 2));
    if (first.groups == 2) return fmt::format("pair of {}", ranks);
    if (first.groups == 22) return fmt::format("two pairs, {} high", ranks);
    return fmt::format("{} {}", first.groups == 3 ? "three" : "four", ranks);
}

namespace {

constexpr std::string_view kNumbers[] = {"no", "one", "two", "three", "four"};

// Suited or not, royal or not: the rest of a promise is how many straights have room.
bool same_draw(const HeldClass& one, const HeldClass& other) {
    return one.suited == other.suited && one.royal == other.royal && (one.straights > 0) == (other.straights > 0);
}

// Cards of one draw by their gaps: a straight that ends at an ace or begins there has room for fewer, as with a gap.
std::set<int> gaps_of(const std::vector<HeldClass>& classes, const HeldClass& draw, int cards) {
    std::set<int> gaps;
    for (const HeldClass& each : classes)
        if (same_draw(each, draw)) gaps.insert(6 - cards - each.straights);
    return gaps;
}

std::string words_of_gaps(const std::set<int>& some, const std::set<int>& all, int cards) {
    if (some == all) return {};
    if (cards == 4) return *some.begin() == 0 ? ", open at both ends" : ", open in one place";
    const auto gaps = [](int count) { return fmt::format("{} gap{}", kNumbers[count], count == 1 ? "" : "s"); };
    const int least = *some.begin(), most = *some.rbegin();
    if (some.size() == 1) return least == 0 ? " without a gap" : " with " + gaps(least);
    if (least == *all.begin()) return " with at most " + gaps(most);
    return fmt::format(" with {} to {}", kNumbers[least], gaps(most));
}

std::string draw_name(const HeldClass& draw, int cards) {
    const std::string_view number = kNumbers[cards];
    if (draw.royal) return fmt::format("{} to a royal flush", number);
    if (draw.suited && draw.straights) return fmt::format("{} to a straight flush", number);
    if (draw.suited) return fmt::format("{} to a flush", number);
    return draw.straights ? fmt::format("{} to a straight", number) : "no draw";
}

// A high card is worth two points and a middle one one; where no pair comes back only high cards are counted.
bool has_middles(const PairsOf& pairs) { return std::ranges::find(pairs, PairOf::ComesBack) != pairs.end(); }
int points_of(const HeldClass& held, bool middles) { return middles ? 2 * held.high + held.middle : held.high; }

std::string counted(int count, bool middles) {
    if (!middles && count == 0) return "no high card";
    return fmt::format("{} {}{}", count, middles ? "point" : "high card", count == 1 ? "" : "s");
}

// Where points do not tell some from the others: "1 high + 2 middle, 2 high + 1 low".
std::string listed(const std::vector<HeldClass>& some, int cards) {
    std::vector<std::string> names;
    for (const HeldClass& each : some) {
        std::string name;
        const auto add = [&](int count, const char* word) {
            if (count) name += fmt::format("{}{} {}", name.empty() ? "" : " + ", count, word);
        };
        add(each.high, "high");
        add(each.middle, "middle");
        add(cards - each.high - each.middle, "low");
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

std::string words_of_promises(const std::vector<HeldClass>& some, const std::vector<HeldClass>& all, int cards) {
    if (some.size() == all.size()) return "no pair";
    std::vector<std::string> draws;
    for (const HeldClass& each : some) {
        const std::string name =
            draw_name(each, cards) +
            (each.straights ? words_of_gaps(gaps_of(some, each, cards), gaps_of(all, each, cards), cards) : "");
        if (std::ranges::find(draws, name) == draws.end()) draws.push_back(name);
    }
    return fmt::format("{}", fmt::join(draws, " / "));
}

std::string words_of_values(const std::vector<HeldClass>& some, const std::vector<HeldClass>& all, int cards,
                            const PairsOf& pairs) {
    const bool middles = has_middles(pairs);
    const auto points = [&](const HeldClass& held) { return points_of(held, middles); };
    const auto [least, most] = std::ranges::minmax(some | std::views::transform(points));
    const auto [lowest, highest] = std::ranges::minmax(all | std::views::transform(points));
    for (const HeldClass& each : all)
        if (points(each) >= least && points(each) <= most && std::ranges::find(some, each) == some.end())
            return listed(some, cards);
    if (least == most) return counted(least, middles);
    if (least == lowest) return "at most " + counted(most, middles);
    if (most == highest) return counted(least, middles) + " or more";
    return fmt::format("{} to {}", least, counted(most, middles));
}

namespace {

// "J to A": the ranks whose pair has this result, which books name from one to another.
std::string ranks_of(const PairsOf& pairs, PairOf what) {
    std::string first, last;
    for (std::size_t rank = 0; rank < pairs.size(); ++rank) {
        if (pairs[rank] != what) continue;
        last = kRankLetters[rank];
        if (first.empty()) first = last;
    }
    return first == last ? first : first + " to " + last;
}

}  // namespace

std::string legend_of_values(const PairsOf& pairs) {
    const std::string high = ranks_of(pairs, PairOf::Pays);
    if (!has_middles(pairs)) return fmt::format("High cards, whose pair pays, are {}.", high);
    return fmt::format("High cards, whose pair pays, are {}: 2 points each; middle ones, whose pair comes back, {}: "
                       "1 point.", high, ranks_of(pairs, PairOf::ComesBack));
}

}  // namespace baize::poker
