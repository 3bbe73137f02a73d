#include "odds/three_card_poker/laws.hpp"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace baize::three_card_poker {
namespace {

constexpr std::int64_t choose(std::int64_t n, int k) {
    std::int64_t ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return n < k ? 0 : ways;
}

// ---- Net returns ----

// Hands of one rank are compared in whole multiples of 1/unit of a stake. Three
// odds of a house's own, with numbers up to kOddsMax, outgrow
// 64 bits.
__extension__ typedef __int128 Wide;

Wide net(const Return& result, std::int64_t unit) {
    switch (result.outcome) {
        case Outcome::Win: return Wide{result.odds.num} * (unit / result.odds.den);
        case Outcome::Lose: return -Wide{unit};
        default: return 0;
    }
}

Ratio exact_net(const Return& result) {
    switch (result.outcome) {
        case Outcome::Win: return fraction(result.odds.num, result.odds.den);
        case Outcome::Lose: return -1;
        default: return 0;
    }
}

// Weights of net returns, until they become a law.
class Tally {
public:
    void add(const Ratio& net, std::int64_t weight) { weights_[net] += weight; }
    void add(const Return& result, std::int64_t weight) { add(exact_net(result), weight); }

    Law law() const {
        Law result;
        for (const auto& [net, weight] : weights_) result.add(net, static_cast<long>(weight));
        return result;
    }

private:
    std::map<Ratio, std::int64_t> weights_;
};

// ---- Hands of a deck ----

struct Dealt {
    ThreeCardRank rank;
    std::array<std::uint8_t, 3> at{};  // places of the cards in the deck, rising

    ThreeCardHand cards(std::span<const Card> deck) const { return {deck[at[0]], deck[at[1]], deck[at[2]]}; }
};

std::vector<Dealt> hands_of(std::span<const Card> deck) {
    std::vector<Dealt> hands;
    hands.reserve(static_cast<std::size_t>(choose(static_cast<std::int64_t>(deck.size()), 3)));
    for (std::uint8_t c = 2; c < deck.size(); ++c)
        for (std::uint8_t b = 1; b < c; ++b)
            for (std::uint8_t a = 0; a < b; ++a) hands.push_back({rank_three({deck[a], deck[b], deck[c]}), {a, b, c}});
    return hands;
}

// Counts of some of the deck's hands, from which those that share no card with a given hand are found by inclusion and
// exclusion: all, less those with each of its cards, plus those with two of them, less the hand itself.
class HandCounts {
public:
    explicit HandCounts(std::size_t cards) : cards_(cards), with_card_(cards), with_pair_(cards * cards) {}

    void add(const Dealt& hand) {
        ++all_;
        for (const auto card : hand.at) ++with_card_[card];
        for (const auto pair : pairs(hand)) ++with_pair_[pair];
    }

    std::int64_t apart_from(const Dealt& hand, bool hand_was_added) const {
        int ways = all_ - hand_was_added;
        for (const auto card : hand.at) ways -= with_card_[card];
        for (const auto pair : pairs(hand)) ways += with_pair_[pair];
        return ways;
    }

private:
    std::array<std::size_t, 3> pairs(const Dealt& hand) const {
        const auto [a, b, c] = hand.at;
        return {a * cards_ + b, a * cards_ + c, b * cards_ + c};
    }

    std::size_t cards_;
    int all_ = 0;
    std::vector<int> with_card_, with_pair_;
};

// ---- The ante game ----

// How a dealer's hand stands to the player's: all that the settlement asks of it.
enum Standing { DoesNotQualify, Below, Equal, Above, kStandings };
using PerStanding = std::array<std::int64_t, kStandings>;

// Goes through the hands of a deck from the lowest, the hands of one rank at a time.
class AnteSolver {
public:
    AnteSolver(const AntePays& pays, std::span<const Card> deck)
        : pays_(pays), deck_(deck), strategy_(deck), hands_(hands_of(deck)), below_(deck.size()),
          unqualified_(deck.size()),
          dealers_(choose(static_cast<std::int64_t>(deck.size()) - 3, 3)) {
        std::ranges::sort(hands_, {}, &Dealt::rank);
        for (const Dealt& hand : hands_)
            if (!dealer_qualifies(hand.rank)) unqualified_.add(hand);
    }

    AnteSolution solve() && {
        ThreeCardRank previous{};
        for (std::size_t first = 0, last = 0; first < hands_.size(); first = last) {
            while (last < hands_.size() && hands_[last].rank == hands_[first].rank) ++last;
            solve_rank(std::span(hands_).subspan(first, last - first), previous);
            previous = hands_[first].rank;
        }
        Law law = tally_.law();
        law.staked(1 + fraction(played_, static_cast<std::int64_t>(hands_.size())));
        return {std::move(strategy_), std::move(law)};
    }

private:
    void solve_rank(std::span<const Dealt> equals, ThreeCardRank previous) {
        const ThreeCardRank rank = equals.front().rank;
        const auto played = play_returns(rank, previous);
        const Return fold = settle_ante(rank, rank, true, pays_.ante);
        std::int64_t unit = fold.odds.den;
        for (const Played& each : played)
            for (const Return& part : each) unit = std::lcm(unit, std::int64_t{part.odds.den});
        std::array<Wide, kStandings> nets{};
        for (int s = 0; s < kStandings; ++s)
            for (const Return& part : played[s]) nets[s] += net(part, unit);
        const Wide fold_net = net(fold, unit);
        std::vector<std::int64_t> lower;
        for (const Dealt& hand : equals) lower.push_back(below_.apart_from(hand, false));
        for (const Dealt& hand : equals) below_.add(hand);
        PerStanding weights{};
        std::int64_t folded = 0;
        for (std::size_t i = 0; i < equals.size(); ++i) {
            const PerStanding dealers = standings(equals[i], lower[i]);
            const Wide play_net = std::inner_product(dealers.begin(), dealers.end(), nets.begin(), Wide{0});
            const bool plays = play_net > fold_net * dealers_;  // ruling R50: an equal choice is folded
            strategy_.should_play(equals[i].cards(deck_), plays);
            played_ += plays;
            if (!plays) folded += dealers_;
            else std::ranges::transform(weights, dealers, weights.begin(), std::plus{});
        }
        for (int s = 0; s < kStandings; ++s) {
            Ratio sum = 0;
            for (const Return& part : played[s]) sum += exact_net(part);
            tally_.add(sum, weights[s]);
        }
        tally_.add(fold, folded);
    }

    // Dealer's hands that this hand leaves, by their standing to it.
    PerStanding standings(const Dealt& hand, std::int64_t lower) const {
        const bool qualifies = dealer_qualifies(hand.rank);
        PerStanding ways{};
        ways[DoesNotQualify] = unqualified_.apart_from(hand, !qualifies);
        if (qualifies) ways[Below] = lower - ways[DoesNotQualify];
        if (qualifies) ways[Equal] = below_.apart_from(hand, true) - lower;
        ways[Above] = dealers_ - ways[DoesNotQualify] - ways[Below] - ways[Equal];
        return ways;
    }

    // The settlement of a played hand against a dealer's hand of each standing. Where the standing occurs at all, the
    // deck's lowest hand does not qualify, the rank before is below, and the deck's highest hand is above.
    using Played = std::array<Return, 3>;  // ante, play, ante bonus
    std::array<Played, kStandings> play_returns(ThreeCardRank player, ThreeCardRank previous) const {
        const ThreeCardRank dealers[kStandings] = {hands_.front().rank, previous, player, hands_.back().rank};
        const std::optional<Return> bonus = settle_ante_bonus(player, false, pays_.bonus);
        std::array<Played, kStandings> all{};
        for (int s = 0; s < kStandings; ++s)
            all[s] = {settle_ante(player, dealers[s], false, pays_.ante),
                      settle_play(player, dealers[s], pays_.play.front()), bonus.value_or(stand_off(""))};
        return all;
    }

    AntePays pays_;
    std::span<const Card> deck_;
    AnteStrategy strategy_;  // first of those made from the deck, because it refuses a bad one
    std::vector<Dealt> hands_;
    HandCounts below_, unqualified_;
    Tally tally_;
    std::int64_t dealers_;  // hands of the dealer to one of the player
    std::int64_t played_ = 0;
};

// ---- The Six Card Bonus ----

using SixRanks = std::array<int, 6>;  // rising, equal ranks together

bool next(SixRanks& ranks) {
    auto last = std::ranges::find_if(ranks.rbegin(), ranks.rend(), [](int rank) { return rank < kAce; });
    if (last == ranks.rend()) return false;
    std::fill(last.base() - 1, ranks.end(), *last + 1);
    return true;
}

// Ways to give suits to these ranks; none where a rank stands more than four times.
std::int64_t suit_ways(const SixRanks& ranks) {
    std::int64_t ways = 1;
    for (auto it = ranks.begin(); it != ranks.end();) {
        const auto end = std::upper_bound(it, ranks.end(), *it);
        ways *= choose(4, static_cast<int>(end - it));
        it = end;
    }
    return ways;
}

using SixSuits = std::array<int, 6>;
using SixCardClasses = std::array<SixCardClass, kFiveCardCategories>;

void add(SixCardClasses& classes, const SixRanks& ranks, const SixSuits& suits, std::int64_t ways) {
    std::array<Card, 6> cards;
    for (std::size_t i = 0; i < 6; ++i) cards[i] = Card(ranks[i], static_cast<Suit>(suits[i]));
    const FiveCardRank rank = best_five(cards);
    SixCardClass& found = classes[static_cast<std::size_t>(rank.category())];
    found.example = rank;
    found.ways += ways;
}

// Counts every way to give suits to six ranks. Suits matter only where five or six cards share one. With five, it
// matters which card is the odd one, while its suit and the flush's make 12 ways; with six there are 4 ways.
void add_all_suits(SixCardClasses& classes, const SixRanks& ranks) {
    std::int64_t rest = suit_ways(ranks);
    if (rest == 0) return;
    const auto repeats = [&](std::size_t i) { return i > 0 && ranks[i] == ranks[i - 1]; };
    int distinct = 6;
    for (std::size_t i = 1; i < 6; ++i) distinct -= repeats(i);
    for (std::size_t odd = 0; odd < 6 && distinct >= 5; ++odd) {
        if (distinct == 5 && !repeats(odd)) continue;  // one card of the pair must be the odd one, either will do
        SixSuits suits{};
        suits[odd] = 1;
        add(classes, ranks, suits, 12);
        rest -= 12;
    }
    if (distinct == 6) {
        add(classes, ranks, SixSuits{}, 4);
        rest -= 4;
    }
    add(classes, ranks, {0, 1, 2, 3, 0, 1}, rest);
}

// ---- Colours ----

// Three cards, `red` of them red, from a given rank up so that two hands share no card.
ThreeCardHand coloured(int red, int lowest_rank) {
    const auto suit = [&](int i) { return i < red ? Suit::Hearts : Suit::Spades; };
    return {Card(lowest_rank, suit(0)), Card(lowest_rank + 1, suit(1)), Card(lowest_rank + 2, suit(2))};
}

}  // namespace

// ---- The strategy ----

AnteStrategy::AnteStrategy(std::span<const Card> deck) : deck_(deck.begin(), deck.end()) {
    if (deck.size() < 6) throw std::invalid_argument("a deck for two hands has six cards or more");
    place_of_card_.fill(0xff);
    for (std::size_t i = 0; i < deck.size(); ++i) {
        std::uint8_t& place = place_of_card_[static_cast<std::size_t>(deck[i].index())];
        if (place != 0xff) throw std::invalid_argument("a card stands twice in the deck");
        place = static_cast<std::uint8_t>(i);
    }
    plays_.resize(static_cast<std::size_t>(choose(static_cast<std::int64_t>(deck.size()), 3)));
}

std::size_t AnteStrategy::place(const ThreeCardHand& hand) const {
    std::array<std::uint8_t, 3> at{};
    for (std::size_t i = 0; i < 3; ++i) at[i] = place_of_card_[static_cast<std::size_t>(hand[i].index())];
    std::ranges::sort(at);
    const bool in_deck = at[2] < deck_.size() && at[0] != at[1] && at[1] != at[2];
    if (!in_deck) throw std::invalid_argument("not a hand of this deck");
    return static_cast<std::size_t>(choose(at[2], 3) + choose(at[1], 2) + at[0]);
}

std::optional<ThreeCardHand> AnteStrategy::threshold() const {
    std::optional<Dealt> lowest_played, highest_folded;
    for (const Dealt& hand : hands_of(deck_)) {
        if (should_play(hand.cards(deck_))) {
            if (!lowest_played || hand.rank < lowest_played->rank) lowest_played = hand;
        } else if (!highest_folded || hand.rank > highest_folded->rank) {
            highest_folded = hand;
        }
    }
    if (!lowest_played || (highest_folded && highest_folded->rank >= lowest_played->rank)) return std::nullopt;
    return lowest_played->cards(deck_);
}

AnteSolution solve_ante(const AntePays& pays, std::span<const Card> deck) { return AnteSolver(pays, deck).solve(); }

// ---- The laws ----

Law ante_law(Rows ante_bonus) {
    AntePays pays;
    pays.bonus = ante_bonus;
    return solve_ante(pays).law;
}

Law pair_plus_law(Rows pair_plus, std::span<const Card> deck) {
    std::array<std::int64_t, kThreeCardCategories> ways{};
    std::array<ThreeCardRank, kThreeCardCategories> examples;
    for (const Dealt& hand : hands_of(deck)) {
        const auto category = static_cast<std::size_t>(hand.rank.category());
        ++ways[category];
        examples[category] = hand.rank;
    }
    Tally tally;
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (ways[i] > 0) tally.add(settle_pair_plus(examples[i], pair_plus), ways[i]);
    return tally.law();
}

Law prime_law(Rows prime, std::span<const Card> deck) {
    const std::int64_t reds = std::ranges::count_if(deck, &Card::red);
    const std::int64_t blacks = static_cast<std::int64_t>(deck.size()) - reds;
    Tally tally;
    for (int player = 0; player <= 3; ++player) {  // red cards in the player's hand, then in the dealer's
        const std::int64_t hands = choose(reds, player) * choose(blacks, 3 - player);
        for (int dealer = 0; dealer <= 3 && hands > 0; ++dealer) {
            const std::int64_t left = choose(reds - player, dealer) * choose(blacks - 3 + player, 3 - dealer);
            tally.add(settle_prime(coloured(player, 2), coloured(dealer, 5), prime), hands * left);
        }
    }
    return tally.law();
}

std::array<SixCardClass, kFiveCardCategories> six_card_classes() {
    SixCardClasses classes{};
    SixRanks ranks;
    ranks.fill(2);
    do add_all_suits(classes, ranks);
    while (next(ranks));
    return classes;
}

Law six_card_bonus_law(Rows bonus) {
    Tally tally;
    for (const SixCardClass& found : six_card_classes())
        if (found.ways > 0) tally.add(settle_six_card_bonus(found.example, bonus), found.ways);
    return tally.law();
}

}  // namespace baize::three_card_poker
