#include "odds/live_draw/holds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <optional>

#include "core/asker.hpp"

namespace baize::live_draw {

namespace {

using poker::CardSet;

// ---- What a hold is called ------------------------------------------------------------------------------------------

enum class Family : std::uint8_t {
    Paid, FourAlike, ThreeAlike, TwoPairs, HighPair, LowPair, Royal, StraightFlush, Flush, OpenStraight, InsideStraight,
    HighCards, WildAlone, Nothing,
};

// Of which family a hold is, of how many cards, how many of them wild, and what else matters to its worth.
struct Line {
    Family family{};
    int cards = 0, wild = 0;
    int high = 0;   // jacks or better among them; of high cards, whether an ace is
    int ways = 0;   // in how many sequences a straight flush may come
    Made made{};    // of a hand that is kept as it is
    auto operator<=>(const Line&) const = default;
};

constexpr unsigned kHigh =
    rank::rank_bit(kJack) | rank::rank_bit(kQueen) | rank::rank_bit(kKing) | rank::rank_bit(kAce);
constexpr unsigned kRoyal = kHigh | rank::rank_bit(10);

// How many of the ten sequences of five ranks these may belong to.
int sequences(unsigned ranks) {
    int ways = 0;
    for (int top = 5; top <= kAce; ++top) {
        unsigned run = 0;
        for (int i = 0; i < 5; ++i) run |= rank::rank_bit(top - i == 1 ? kAce : top - i);
        ways += (ranks & ~run) == 0;
    }
    return ways;
}

std::optional<Line> of_alike(const rank::RankSets& held, Line line) {
    line.high = 0;
    const bool high = held.once & kHigh;
    if (line.cards == 4) line.family = Family::FourAlike;
    else if (line.cards == 3) line.family = Family::ThreeAlike;
    else line.family = high ? Family::HighPair : Family::LowPair;
    return line;
}

std::optional<Line> of_different(const rank::RankSets& held, Line line) {
    const bool suited = line.cards > 1 && std::ranges::count(held.in_suit, held.once) == 1;
    line.ways = sequences(held.once);
    if (suited && (held.once & ~kRoyal) == 0) line.family = Family::Royal, line.ways = 0;
    else if (suited && line.ways > 0 && line.cards >= 3) line.family = Family::StraightFlush;
    else if (suited && line.cards >= 3) line.family = Family::Flush, line.ways = 0, line.high *= line.cards == 3;
    else if (line.cards == 4 && line.ways > 0)
        line.family = line.ways > 1 ? Family::OpenStraight : Family::InsideStraight, line.ways = 0;
    else if ((held.once & ~kHigh) == 0)
        line.family = Family::HighCards, line.ways = 0, line.high = (held.once & rank::rank_bit(kAce)) != 0;
    else return std::nullopt;
    if (line.family == Family::Royal && line.cards == 4) line.high = 0;
    return line;
}

// As fewer lines say it: whatever the sequences and the high cards, and a straight or better as it lies.
Line simpler(Line line) {
    line.high = line.ways = 0;
    if (line.family == Family::Paid && line.made < Made::Straight) line.made = Made::Straight;
    return line;
}

// Nothing where no line says it: cards that make nothing together.
std::optional<Line> line_of(CardSet natural, int wild, Made made, const DrawGame& game) {
    const rank::RankSets held = natural.sets();
    Line line{.cards = natural.size() + wild, .wild = wild, .high = std::popcount(held.once & kHigh)};
    if (line.cards == 5) {
        if (game.brings[made] <= 0) return std::nullopt;
        return Line{.family = Family::Paid, .cards = 5, .made = made};
    }
    if (line.cards == 0) return Line{.family = Family::Nothing};
    if (natural.size() == 0) return Line{.family = Family::WildAlone, .cards = wild, .wild = wild};
    if (std::popcount(held.once) == 1 && line.cards > 1) return of_alike(held, line);
    if (wild == 0 && std::popcount(held.twice) == 2 && natural.size() == 4)
        return Line{.family = Family::TwoPairs, .cards = 4};
    if (held.twice) return std::nullopt;
    return of_different(held, line);
}

constexpr std::string_view kNumbers[] = {"no", "one", "two", "three", "four", "five"};
std::string_view number(int n) { return kNumbers[n]; }

std::string_view name_of(Made made) {
    static constexpr ByMade<std::string_view> kNames{{"royal flush", "royal flush with a wild card", "straight flush",
                                                  "five of a kind", "four of a kind", "full house", "flush", "straight",
                                                  "three of a kind", "two pairs", "pair of jacks or better",
                                                  "pair of tens or lower", "nothing"}};
    return kNames[made];
}

std::string name_of(const Line& line, bool coarse) {
    const auto high = [&] {
        return coarse ? "" : fmt::format(", {} high card{}", number(line.high), line.high == 1 ? "" : "s");
    };
    std::string name;
    switch (line.family) {
        case Family::Paid: return fmt::format("{}{}, as dealt", name_of(line.made), coarse ? " or better" : "");
        case Family::Nothing: return "nothing: five new cards";
        case Family::WildAlone: return fmt::format("the {} wild alone", number(line.wild));
        case Family::FourAlike: name = "four of a kind"; break;
        case Family::ThreeAlike: name = "three of a kind"; break;
        case Family::TwoPairs: name = "two pairs"; break;
        case Family::HighPair: name = "a pair of jacks or better"; break;
        case Family::LowPair: name = "a lower pair"; break;
        case Family::Royal:
            name = fmt::format("{} to a royal flush{}", number(line.cards), line.cards == 4 ? "" : high());
            break;
        case Family::StraightFlush:
            name = fmt::format("{} to a straight flush{}{}", number(line.cards),
                               coarse ? "" : fmt::format(", {} way{}", number(line.ways), line.ways == 1 ? "" : "s"),
                               high());
            break;
        case Family::Flush:
            name = fmt::format("{} to a flush{}", number(line.cards), line.cards == 3 ? high() : "");
            break;
        case Family::OpenStraight: name = fmt::format("four to an open straight{}", high()); break;
        case Family::InsideStraight: name = fmt::format("four to an inside straight{}", high()); break;
        case Family::HighCards:
            name = fmt::format("{} high card{}{}", number(line.cards), line.cards == 1 ? "" : "s",
                               coarse ? "" : line.high ? ", with an ace" : ", no ace");
            break;
    }
    return line.wild ? fmt::format("{}, {} of them wild", name, number(line.wild)) : name;
}

// ---- Charts ---------------------------------------------------------------------------------------------------------

// What every hand can fill, and what that is worth.
struct Filled {
    std::uint16_t line;
    Wide worth;
};

class Charts {
public:
    Charts(const Holds& holds, const DrawGame& game, bool coarse);
    std::vector<HoldChart> all(const Integer& denominator);

private:
    struct Hand {
        std::uint32_t from, to;  // of filled_
        std::int64_t times;
    };
    // The first two lines of the order that a hand can fill.
    struct FirstTwo {
        const Filled *first = nullptr, *second = nullptr;
    };
    FirstTwo first_two(const Hand& hand) const;
    void look_at(const Dealt& hand, std::int64_t times, const Holds::Values& worths, const DrawGame& game);
    void keep_best_lines();
    void improve_order();
    HoldChart chart(const Integer& denominator) const;
    bool drop_least_missed(bool only_if_nothing_is_lost);

    bool coarse_;
    std::map<Line, std::uint16_t> numbers_;
    std::vector<Line> lines_;
    std::vector<Hand> hands_;
    std::vector<Filled> filled_;
    std::vector<Wide> best_worth_, best_times_;  // by line, of the hands whose best hold it is
    std::vector<int> place_;                     // by line, in the order; -1: it is in none
    std::vector<std::uint16_t> order_;
    std::int64_t dealt_ = 0;
};

CardSet part_of(CardSet natural, unsigned mask) {
    std::uint64_t bits = 0;
    for (std::uint64_t rest = natural.bits(); rest; rest &= rest - 1, mask >>= 1)
        if (mask & 1u) bits |= rest & -rest;
    return CardSet(bits);
}

Charts::Charts(const Holds& holds, const DrawGame& game, bool coarse) : coarse_(coarse) {
    holds.each_hand([&](const Dealt& hand, std::int64_t times, const Holds::Values& worths) {
        look_at(hand, times, worths, game);
    });
    keep_best_lines();
    improve_order();
    while (drop_least_missed(true)) {}
}

void Charts::look_at(const Dealt& hand, std::int64_t times, const Holds::Values& worths, const DrawGame& game) {
    ask_now_and_then();
    const Made made = game.made_of(hand.natural, hand.wild);
    const unsigned naturals = 5 - hand.wild;
    const Wide best = *std::max_element(worths.begin(), worths.end());
    const std::uint32_t from = filled_.size();
    FixedVector<unsigned, 32> ranks;  // of what fills a line: of two ways the higher cards are held
    for (unsigned mask = 0; mask < 32; ++mask) {
        const unsigned wilds = mask >> naturals;
        if (wilds & (wilds + 1)) continue;  // wild cards are alike: the first ones
        const CardSet held = part_of(hand.natural, mask & ((1u << naturals) - 1));
        auto line = line_of(held, std::popcount(wilds), made, game);
        if (!line) continue;
        if (coarse_) line = simpler(*line);
        const auto [at, added] = numbers_.try_emplace(*line, lines_.size());
        if (added) {
            lines_.push_back(*line);
            best_worth_.push_back(0);
            best_times_.push_back(0);
        }
        if (worths[mask] == best) {
            best_worth_[at->second] += worths[mask] * times;
            best_times_[at->second] += times;
        }
        const unsigned held_ranks = held.sets().once;
        std::size_t same = from;
        while (same < filled_.size() && filled_[same].line != at->second) ++same;
        if (same == filled_.size()) {
            filled_.push_back({at->second, worths[mask]});
            ranks.push_back(held_ranks);
        } else if (held_ranks > ranks[same - from]) {
            filled_[same].worth = worths[mask];
            ranks[same - from] = held_ranks;
        }
    }
    hands_.push_back({from, static_cast<std::uint32_t>(filled_.size()), times});
    dealt_ += times;
}

// Lines that are the best for somebody, those that are worth more on average first; holding nothing is always there.
void Charts::keep_best_lines() {
    const std::uint16_t nothing = numbers_.at(Line{.family = Family::Nothing});
    for (std::uint16_t line = 0; line < lines_.size(); ++line)
        if (best_times_[line] > 0 && line != nothing) order_.push_back(line);
    std::ranges::sort(order_, [&](std::uint16_t a, std::uint16_t b) {
        const Wide left = best_worth_[a] / best_times_[a], right = best_worth_[b] / best_times_[b];
        return left != right ? left > right : lines_[a] < lines_[b];
    });
    order_.push_back(nothing);
    place_.assign(lines_.size(), -1);
    for (std::size_t at = 0; at < order_.size(); ++at) place_[order_[at]] = at;
}

Charts::FirstTwo Charts::first_two(const Hand& hand) const {
    FirstTwo found;
    for (std::uint32_t i = hand.from; i < hand.to; ++i) {
        const int place = place_[filled_[i].line];
        if (place < 0) continue;
        if (!found.first || place < place_[found.first->line]) {
            found.second = found.first;
            found.first = &filled_[i];
        } else if (!found.second || place < place_[found.second->line]) {
            found.second = &filled_[i];
        }
    }
    return found;
}

// Neighbours change places while that gains something: each time all that do not touch each other.
void Charts::improve_order() {
    for (int pass = 0; pass < 200; ++pass) {
        ask_now_and_then();
        std::vector<Wide> gain(order_.size(), 0);
        for (const Hand& hand : hands_) {
            const auto [first, second] = first_two(hand);
            if (second && place_[second->line] == place_[first->line] + 1)
                gain[place_[first->line]] += (second->worth - first->worth) * hand.times;
        }
        bool changed = false;
        for (std::size_t at = 0; at + 2 < order_.size(); ++at) {  // the last line is to hold nothing
            if (gain[at] <= 0) continue;
            std::swap(order_[at], order_[at + 1]);
            std::swap(place_[order_[at]], place_[order_[at + 1]]);
            changed = true;
            ++at;
        }
        if (!changed) return;
    }
}

HoldChart Charts::chart(const Integer& denominator) const {
    HoldChart chart;
    Wide sum = 0;
    for (const Hand& hand : hands_) sum += first_two(hand).first->worth * hand.times;
    for (const std::uint16_t line : order_) chart.lines.push_back(name_of(lines_[line], coarse_));
    const Integer whole = count::integer(sum);
    chart.mean = fraction(whole, denominator * Integer(dealt_));
    return chart;
}

bool Charts::drop_least_missed(bool only_if_nothing_is_lost) {
    ask_now_and_then();
    std::vector<Wide> lost(order_.size(), 0);
    for (const Hand& hand : hands_) {
        const auto [first, second] = first_two(hand);
        if (second) lost[place_[first->line]] += (first->worth - second->worth) * hand.times;
    }
    const auto least = std::min_element(lost.begin(), lost.end() - 1) - lost.begin();
    if (order_.size() < 2 || (only_if_nothing_is_lost && lost[least] > 0)) return false;
    place_[order_[least]] = -1;
    order_.erase(order_.begin() + least);
    for (std::size_t at = 0; at < order_.size(); ++at) place_[order_[at]] = at;
    return true;
}

std::vector<HoldChart> Charts::all(const Integer& denominator) {
    std::vector<HoldChart> charts{chart(denominator)};
    while (coarse_ && order_.size() > 3 && drop_least_missed(false)) charts.push_back(chart(denominator));
    return charts;
}

}  // namespace

std::vector<HoldChart> charts_of(const Holds& holds, const DrawGame& game) {
    std::vector<HoldChart> charts = Charts(holds, game, false).all(holds.denominator());
    for (HoldChart& each : Charts(holds, game, true).all(holds.denominator())) charts.push_back(std::move(each));
    return charts;
}

}  // namespace baize::live_draw
