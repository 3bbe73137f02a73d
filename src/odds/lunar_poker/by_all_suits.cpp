#include "odds/lunar_poker/by_all_suits.hpp"

#include "core/numbers.hpp"

#include <algorithm>

namespace baize::lunar_poker {

namespace {

constexpr double kRounding = 1e-9;  // more than bounds in double precision are off by

// The ante that a fold would lose, and the fee for a draw.
constexpr int fees_of(First first) { return first <= Bets ? 1 : 2; }

std::array<Card, kHand> cards_of(const HandRanks& hand, const SuitedHand& suits) {
    std::array<Card, kHand> cards;
    for (std::size_t i = 0; i < kOwn; ++i) cards[i] = Card(hand.ranks[i] + 2, Suit(suits.suits[i]));
    return cards;
}

}  // namespace

SuitedHand::SuitedHand(const Problem& problem, const HandRanks& hand, const std::array<unsigned, 4>& own) : own(own) {
    const MainGame& game = problem.game();
    unseen.left = hand.left;
    for (int suit = 0; suit < game.suits; ++suit) {
        unseen.suits[suit] = game.ranks & ~own[suit] & ~(suit == 0 ? 1u << problem.dealer.up() : 0);
        if (std::popcount(own[suit]) == kOwn) flush = suit;
    }
    std::size_t at = 0;
    while (at < kOwn)
        for (int suit = 0, rank = hand.ranks[at]; suit < game.suits; ++suit)
            if (own[suit] >> rank & 1u) suits[at++] = suit;
}

unsigned completes(const HandRanks& hand, const SuitedHand& suits, unsigned kept, int suit) {
    for (std::size_t i = 0; i < kOwn; ++i)
        if ((kept >> i & 1u) && suits.suits[i] != suit) return 0;
    return suits.unseen.suits[suit] & ~ranks_of(hand, kept);
}

unsigned places_of_suit(const HandRanks& hand, const SuitedHand& suits, int suit) {
    unsigned places = 0;
    for (std::size_t i = 0; i < kOwn; ++i) places |= (suits.own[suit] >> hand.ranks[i] & 1u) << i;
    return places;
}

std::int64_t OtherSuitValues::of_draw(unsigned kept, const SuitedHand& suits, int suit) {
    return known_.at(kept * kParts + places_of_suit(hand_, suits, suit), [&] {
        std::int64_t sum = 0;
        each_in_suit(problem_, hand_, kept, suits.unseen.suits[suit],
                     [&](const Final& own, int to_draw, std::int64_t drawings, const Counts& left, unsigned of_suit) {
                         sum += drawings * problem_.forcing.in_suit(left, of_suit, own, to_draw);
                     });
        return sum;
    });
}

// ---- A sixth card ---------------------------------------------------------------------------------------------------

bool may_flush_with_sixth(const SuitedHand& suits, int suit) {
    return suits.flush || std::popcount(suits.own[suit]) >= kOwn - 1;
}

Final final_with_sixth(const BeforeSuits& before, const SuitedHand& suits, int rank, int suit) {
    FixedVector<Card, kSixCards> cards;
    for (const Card card : cards_of(before.hand, suits)) cards.push_back(card);
    cards.push_back(Card(rank + 2, Suit(suit)));
    return final_of({cards.begin(), cards.size()}, before.problem.game());
}

std::int64_t sixth_card_value(const BeforeSuits& before, const SuitedHand& suits, int rank, int suit, bool flush) {
    const Problem& problem = before.problem;
    const int to_draw = problem.with_sixth.to_draw;
    const std::uint32_t six = before.bets.six[rank];
    Unseen unseen = suits.unseen;
    unseen.take(rank, suit);
    if (!flush) {
        const Final& own = problem.six(six);
        const bool forces = problem.forcing.may_pay(own, to_draw);
        return before.bets.sixth[rank][suit == 0] + (forces ? problem.forcing.in_other_suits(unseen, own, to_draw) : 0);
    }
    const Final own = final_with_sixth(before, suits, rank, suit);
    return (problem.dealer.worth_of_flush(before.by_ranks.sixths[six].shares, own) +
            problem.dealer.flush_change(own, unseen.suits[0])) * to_draw +
           problem.forcing.total_gain(unseen, own, to_draw);
}

// ---- Choice values --------------------------------------------------------------------------------------------------

ChoiceValue Choices::valued(First first, unsigned kept, const Worth& worth) const {
    const double antes = -fees_of(first) + quotient(worth.sum, problem_.parts[first]);
    return {first, kept, worth, antes};
}

// In whole numbers; what is equal goes by the order of solve.hpp.
ChoiceValue Choices::better_of(const ChoiceValue& one, const ChoiceValue& other) const {
    __extension__ using Wide = __int128;
    const auto above_fees = [&](const ChoiceValue& of) {
        return Wide{of.worth.sum} - Wide{fees_of(of.first)} * problem_.parts[of.first];
    };
    const Wide here = above_fees(other) * problem_.parts[one.first],
               best = above_fees(one) * problem_.parts[other.first];
    if (here != best) return here > best ? other : one;
    const bool before = other.first != one.first ? other.first < one.first : other.kept > one.kept;
    return before ? other : one;
}

ChoiceValue Choices::bet() const {
    const Forcing& forcing = problem_.forcing;
    const int to_draw = problem_.at_once().to_draw;
    std::int64_t worth = before_.bets.at_once;
    if (suits_.flush) {
        const Final flush = flush_of(problem_.game(), hand_.once);
        const std::int64_t by_ranks =
            problem_.dealer.worth_of_flush(before_.by_ranks.at_once.shares(hand_.own), flush);
        worth = (by_ranks + problem_.dealer.flush_change(flush, hand_.left_suited)) * to_draw +
                forcing.total_gain(suits_.unseen, flush, to_draw);
    } else if (const Final& own = problem_.five(hand_.number); forcing.may_pay(own, to_draw)) {
        worth += forcing.in_other_suits(suits_.unseen, own, to_draw);
    }
    return valued(Bets, 0, {worth, 1});
}

ChoiceValue Choices::sixth() const {
    Worth worth;
    for (int suit = 0; suit < problem_.game().suits; ++suit) {
        const bool flush = may_flush_with_sixth(suits_, suit);
        each_rank(suits_.unseen.suits[suit],
                  [&](int rank) { worth.add(sixth_card_value(before_, suits_, rank, suit, flush), 1); });
    }
    return valued(BuysSixth, 0, worth);
}

ChoiceValue Choices::exchange(unsigned kept) const {
    return valued(exchange_of(kOwn - std::popcount(kept)), kept, draw_worth(kept));
}

ChoiceValue Choices::given(const FirstPlayOf& plays) const {
    const std::array<Card, kHand> cards = cards_of(hand_, suits_);
    const FirstPlay play = plays(cards, Card(problem_.dealer.up() + 2, Suit{0}));
    switch (play.first) {
        case Folds: return {};
        case Bets: return bet();
        case BuysSixth: return sixth();
        default: break;
    }
    unsigned kept = 0;
    for (std::size_t i = 0; i < kOwn; ++i) kept |= unsigned{(poker::CardSet{cards[i]} - play.kept).size() == 0} << i;
    return exchange(kept);
}

ChoiceValue Choices::best_without_draws() const { return better_of({}, bet()); }

ChoiceValue Choices::best() const {
    ChoiceValue best = better_of(best_without_draws(), sixth());
    for (const Candidate& candidate : candidates_above(best.antes - kRounding)) {
        if (candidate.bound <= best.antes - kRounding) break;
        const First first = exchange_of(kOwn - std::popcount(candidate.kept));
        const double without = quotient(draws_.without_flush(candidate.kept).sum, problem_.parts[first]) - 2,
                     others = before_.by_ranks.limits.other_suits[exchanged(first)];
        if (without + candidate.flushes + others > best.antes - kRounding)
            best = better_of(best, exchange(candidate.kept));
    }
    return best;
}

std::vector<ChoiceValue> Choices::all() const {
    std::vector<ChoiceValue> all = {{}, bet(), sixth()};
    for (const Candidate& candidate : candidates_above(std::numeric_limits<double>::lowest()))
        all.push_back(exchange(candidate.kept));
    return all;
}

// ---- Draws ----------------------------------------------------------------------------------------------------------

// What flushes can add to a draw, in antes: as many as there are, straight flushes among them, which beat full houses
// too.
double Choices::bound_of_flushes(unsigned kept) const {
    using namespace nz_lunar_poker;
    const MainGame& game = problem_.game();
    const EndValues& values = problem_.dealer.end_values();
    const int drawn = kOwn - std::popcount(kept);
    const double draws = ways(problem_.at_once().unseen, drawn);
    const Final paid{least(Kind::Flush), game.pays({Flush})};
    double sum = 0;
    for (int suit = 0; suit < game.suits; ++suit) {
        const unsigned ranks = completes(hand_, suits_, kept, suit), keeps = ranks_of(hand_, kept);
        if (std::popcount(ranks) < drawn) continue;
        sum += before_.by_ranks.limits.flush[drawn] * ways(std::popcount(ranks), drawn);
        for (int low = -1; low <= kAce - 6; ++low) {
            const unsigned run = low < 0 ? 0xfu | rank::rank_bit(kAce) : 31u << low;
            if ((keeps & ~run) || (run & ~keeps & ~ranks)) continue;
            const std::uint8_t row = low == kAce - 6 ? RoyalFlush : StraightFlush;
            sum += std::max(0, game.pays({row}) - paid.pays) + values.win(paid) - values.lose;
        }
    }
    return sum / draws;
}

// Falling by their bounds.
FixedVector<Choices::Candidate, kParts> Choices::candidates_above(double antes) const {
    FixedVector<Candidate, kParts> list;
    for (unsigned kept = 0; kept < kParts; ++kept) {
        if (std::popcount(kept) > kOwn - 2) continue;
        const double flushes = bound_of_flushes(kept), bound = before_.bounds[kept] + flushes;
        if (bound > antes) list.push_back({bound, kept, flushes});
    }
    std::sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) { return a.bound > b.bound; });
    return list;
}

// Draws that may force the dealer are always bet on, so that what another suit adds is added to the sum.
Worth Choices::draw_worth(unsigned kept) const {
    const bool may_lose_up_card = problem_.forcing.may_lose_up_card();
    Worth worth = draws_.without_flush(kept);
    for (int suit = 0; suit < problem_.game().suits; ++suit) {
        if (suit > 0 && may_lose_up_card) worth.sum += other_suits_.of_draw(kept, suits_, suit);
        each_flush_drawn(hand_, suits_, kept, suit, [&](unsigned drawn) {
            const Worth& flush = draws_.of_flush(kept, drawn, suit == 0);
            worth.sum += flush.sum;
            worth.bets += flush.bets;
            if (may_lose_up_card) worth.sum += other_suits_of_flush(kept, drawn, suit);
        });
    }
    return worth;
}

std::int64_t Choices::other_suits_of_flush(unsigned kept, unsigned drawn, int suit) const {
    const Forcing& forcing = problem_.forcing;
    const int to_draw = problem_.after_draw(std::popcount(drawn)).to_draw;
    Unseen unseen = suits_.unseen;
    each_rank(drawn, [&](int rank) { unseen.take(rank, suit); });
    const unsigned five = ranks_of(hand_, kept) | drawn;
    const Final& plain = problem_.five(RankHands::number(counts_of(five)));
    const std::int64_t as_plain =
        forcing.may_pay(plain, to_draw) ? forcing.in_other_suits(unseen, plain, to_draw) : 0;
    return forcing.in_other_suits(unseen, flush_of(problem_.game(), five), to_draw) - as_plain;
}

}  // namespace baize::lunar_poker
