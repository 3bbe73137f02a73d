#include "odds/lunar_poker/solver.hpp"

#include <utility>

namespace baize::lunar_poker {

namespace {

struct Candidate {
    double bound;
    unsigned kept;
    double flushes;  // what those may add
};

constexpr double kRounding = 1e-9;  // more than bounds in double precision are off by

// The ante that a fold would lose, and the fee for a draw.
constexpr int fees_of(First first) { return first <= Bets ? 1 : 2; }

}  // namespace

// Gives suits to the cards that are not of the up card's, and counts hands once that differ in the names of suits.
void Solver::each_suiting(int rank) {
    if (rank == kRanks) {
        std::int64_t alike = 1;
        int run = 1;
        for (int suit = 2; suit < game_.suits; ++suit) {
            const auto at = static_cast<std::size_t>(suit);
            if (own_[at] > own_[at - 1]) return;
            run = own_[at] == own_[at - 1] ? run + 1 : 1;
            alike = alike * suit / run;
        }
        alike_ = alike;
        return solve_one();
    }
    const auto held = static_cast<int>(std::ranges::count(coloured_.ranks, rank)) -
                      static_cast<int>(coloured_.suited >> rank & 1u);
    if (held == 0) return each_suiting(rank + 1);
    for (unsigned suits = 0; suits < 1u << game_.suits; suits += 2) {
        if (std::popcount(suits) != held) continue;
        const auto flip = [&] { each_rank(suits, [&](int s) { own_[static_cast<std::size_t>(s)] ^= 1u << rank; }); };
        flip();
        each_suiting(rank + 1);
        flip();
    }
}

void Solver::solve_one() {
    flush_ = -1;
    unseen_.left = coloured_.left;
    for (int suit = 0; suit < game_.suits; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        unseen_.suits[at] = game_.ranks & ~own_[at] & ~(suit == 0 ? 1u << dealer_.up() : 0);
        if (std::popcount(own_[at]) == kOwn) flush_ = suit;
    }
    if (flush_ >= 0 && value_of(coloured_.once, true) >= least(Kind::StraightFlush) && !told_) return;  // 5.8
    std::size_t at = 0;
    while (at < kOwn)
        for (int suit = 0, rank = coloured_.ranks[at]; suit < game_.suits; ++suit)
            if (own_[static_cast<std::size_t>(suit)] >> rank & 1u) suits_[at++] = suit;

    best_ = -1;
    best_first_ = Folds;
    best_kept_ = 0;
    best_worth_ = {};
    if (told_) told_->push_back({Folds, {}, -1});
    if (plays_) {
        follow();
    } else {
        bet_at_once();
        if (draws_) buy_sixth(), exchange();
    }
    add_to_sums();
    if (counts_) count_returns();
}

// With odds of one's own so many may exchange, and win so much, that 64 bits do not hold it.
void Solver::add_to_sums() {
    Summed& sum = sums_[best_first_];
    sum.hands += alike_;
    sum.bets += alike_ * best_worth_.bets;
    std::int64_t worth, ends;
    if (__builtin_mul_overflow(alike_, best_worth_.sum, &worth) ||
        __builtin_add_overflow(sum.worth, worth, &sum.worth) ||
        __builtin_mul_overflow(sum.hands, whole_parts_[best_first_], &ends))
        throw OddsTooFine("by these odds more is won at Lunar Poker than can be summed exactly; expected lower ones");
}

// One given play, though another may be worth more.
void Solver::follow() {
    std::array<Card, kHand> cards;
    for (std::size_t i = 0; i < kOwn; ++i) cards[i] = Card(coloured_.ranks[i] + 2, static_cast<Suit>(suits_[i]));
    const FirstPlay play = plays_(cards, Card(dealer_.up() + 2, Suit{0}));
    best_ = std::numeric_limits<double>::lowest();
    switch (play.first) {
        case Folds: return;
        case Bets: return bet_at_once();
        case BuysSixth: return buy_sixth();
        default: break;
    }
    unsigned kept = 0;
    for (std::size_t i = 0; i < kOwn; ++i) kept |= unsigned{(poker::CardSet{cards[i]} - play.kept).size() == 0} << i;
    exchange_for(kept);
}

// In whole numbers; what is equal goes by the order of solve.hpp. Without anything yet the first one is taken.
bool Solver::better(First first, const Worth& worth, unsigned kept) const {
    if (best_ == std::numeric_limits<double>::lowest()) return true;
    __extension__ using Wide = __int128;
    const auto above_fees = [&](First of, std::int64_t sum) {
        return Wide{sum} - Wide{fees_of(of)} * whole_parts_[of];
    };
    const Wide here = above_fees(first, worth.sum) * whole_parts_[best_first_],
               best = above_fees(best_first_, best_worth_.sum) * whole_parts_[first];
    if (here != best) return here > best;
    return first != best_first_ ? first < best_first_ : kept > best_kept_;
}

void Solver::take(First first, const Worth& worth, unsigned kept) {
    const double antes = -fees_of(first) + static_cast<double>(worth.sum) / parts_of(first);
    if (told_) told_->push_back({first, kept_cards(kept), antes});
    if (!better(first, worth, kept)) return;
    best_ = antes;
    best_first_ = first;
    best_kept_ = kept;
    best_worth_ = worth;
}

void Solver::bet_at_once() {
    const Final& own = finals_[coloured_.number];
    std::int64_t worth = coloured_.bet;
    if (flush_ >= 0) {
        const Final flush = flush_of(coloured_.once);
        worth = (at_once_table_->worth_of_flush(RankHands::of(kOwn).counts(coloured_.number), flush) +
                 dealer_.flush_change(flush, coloured_.left_suited)) * at_once_.to_draw +
                forcing_.all(unseen_, flush, at_once_.to_draw);
    } else if (forcing_.may_pay(own, at_once_.to_draw)) {
        worth += forcing_.in_other_suits(unseen_, own, at_once_.to_draw);
    }
    take(Bets, {worth, 1}, 0);
}

Final Solver::final_with(int rank, int suit) const {
    FixedVector<Card, kSixCards> cards;
    for (std::size_t i = 0; i < kOwn; ++i) cards.push_back(Card(coloured_.ranks[i] + 2, static_cast<Suit>(suits_[i])));
    cards.push_back(Card(rank + 2, static_cast<Suit>(suit)));
    return final_of({cards.begin(), cards.size()}, game_);
}

std::int64_t Solver::with_sixth_card(int rank, int suit, bool flush) const {
    const auto at = static_cast<std::size_t>(rank);
    Unseen unseen = unseen_;
    unseen.take(rank, suit);
    if (!flush) {
        const Final& own = sixth_finals_[coloured_.six[at]];
        const bool forces = forcing_.may_pay(own, with_sixth_.to_draw);
        return coloured_.sixth[at][suit == 0] +
               (forces ? forcing_.in_other_suits(unseen, own, with_sixth_.to_draw) : 0);
    }
    const Final own = final_with(rank, suit);
    const Sixth& known = sixths_[coloured_.six[at]];
    return (dealer_.worth_of_flush(known.no_hand, known.from_full_house, known.all, own) +
            dealer_.flush_change(own, unseen.suits[0])) * with_sixth_.to_draw +
           forcing_.all(unseen, own, with_sixth_.to_draw);
}

void Solver::buy_sixth() {
    Worth worth;
    for (int suit = 0; suit < game_.suits; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        const bool flush = flush_ >= 0 || std::popcount(own_[at]) >= kOwn - 1;
        each_rank(unseen_.suits[at], [&](int rank) {
            const std::int64_t card = with_sixth_card(rank, suit, flush);
            worth.add(card, 1);
        });
    }
    take(BuysSixth, worth, 0);
}

// The ranks of a suit that would make flushes with the kept cards; nothing where those are not all of it.
unsigned Solver::completes(unsigned kept, int suit) const {
    for (std::size_t i = 0; i < kOwn; ++i)
        if ((kept >> i & 1u) && suits_[i] != suit) return 0;
    return unseen_.suits[static_cast<std::size_t>(suit)] & ~ranks_of(kept);
}

// What flushes can add to a draw, in antes: as many as there are, straight flushes among them, which beat full houses
// too.
double Solver::bound_of_flushes(unsigned kept) const {
    using namespace nz_lunar_poker;
    const int drawn = kOwn - std::popcount(kept);
    const double draws = static_cast<double>(ways(at_once_.unseen, drawn));
    const Final paid{least(Kind::Flush), game_.pays({Flush})};
    double sum = 0;
    for (int suit = 0; suit < game_.suits; ++suit) {
        const unsigned ranks = completes(kept, suit), keeps = ranks_of(kept);
        if (std::popcount(ranks) < drawn) continue;
        sum += most_of_flush_[static_cast<std::size_t>(drawn)] * static_cast<double>(ways(std::popcount(ranks), drawn));
        for (int low = -1; low <= kAce - 6; ++low) {
            const unsigned run = low < 0 ? 0xfu | rank::rank_bit(kAce) : 31u << low;
            if ((keeps & ~run) || (run & ~keeps & ~ranks)) continue;
            const std::uint8_t row = low == kAce - 6 ? RoyalFlush : StraightFlush;
            sum += std::max(0, game_.pays({row}) - paid.pays) + dealer_.worths().win(paid) - dealer_.worths().lose;
        }
    }
    return sum / draws;
}

void Solver::exchange() {
    std::array<Candidate, kParts> list;
    std::size_t size = 0;
    for (unsigned kept = 0; kept < kParts; ++kept) {
        if (std::popcount(kept) > kOwn - 2) continue;
        const double flushes = bound_of_flushes(kept), bound = bounds_[kept] + flushes;
        if (bound > best_ - kRounding || told_) list[size++] = {bound, kept, flushes};
    }
    std::sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(size),
              [](const Candidate& a, const Candidate& b) { return a.bound > b.bound; });
    for (std::size_t i = 0; i < size && (list[i].bound > best_ - kRounding || told_); ++i) {
        const First first = exchange_of(kOwn - std::popcount(list[i].kept));
        draw_without_flush(list[i].kept);
        const double without = static_cast<double>(coloured_.draws[list[i].kept].worth.sum) / parts_of(first) - 2;
        const double others = most_in_other_suits_[static_cast<std::size_t>(exchanged(first))];
        if (without + list[i].flushes + others > best_ - kRounding || told_)
            take(first, draw_worth(list[i].kept), list[i].kept);
    }
}

void Solver::exchange_for(unsigned kept) {
    draw_without_flush(kept);
    take(exchange_of(kOwn - std::popcount(kept)), draw_worth(kept), kept);
}

// Draws that may force the dealer are always bet on, so that what another suit adds is added to the sum.
Worth Solver::draw_worth(unsigned kept) {
    const int drawn = kOwn - std::popcount(kept);
    Worth worth = coloured_.draws[kept].worth;
    for (int suit = 0; suit < game_.suits; ++suit) {
        if (suit > 0 && forcing_.may_lose_up_card()) worth.sum += in_suit_of_draw(kept, suit);
        const unsigned ranks = completes(kept, suit);
        for (unsigned some = ranks; some; some = (some - 1) & ranks) {
            if (std::popcount(some) != drawn) continue;
            const Worth& flush = flush_of_draw(kept, some, suit == 0);
            worth.sum += flush.sum;
            worth.bets += flush.bets;
            if (forcing_.may_lose_up_card()) worth.sum += other_suits_of_flush(kept, some, suit);
        }
    }
    return worth;
}

std::int64_t Solver::other_suits_of_flush(unsigned kept, unsigned drawn, int suit) const {
    const int to_draw = tables_[static_cast<std::size_t>(std::popcount(drawn) - 2)]->street.to_draw;
    Unseen unseen = unseen_;
    each_rank(drawn, [&](int rank) { unseen.take(rank, suit); });
    const unsigned five = ranks_of(kept) | drawn;
    const Final& plain = finals_[RankHands::number(counts_of(five))];
    const bool forces = forcing_.may_pay(plain, to_draw);
    const std::int64_t as_plain = forces ? forcing_.in_other_suits(unseen, plain, to_draw) : 0;
    return forcing_.in_other_suits(unseen, flush_of(five), to_draw) - as_plain;
}

// Many hands of the same ranks have the same cards in some suit.
Solver::InSuit& Solver::in_suit(unsigned kept, int suit) {
    std::vector<InSuit>& known = in_suits_[kept];
    if (known.empty()) known.resize(kParts);
    std::size_t cards = 0;
    for (std::size_t i = 0; i < kOwn; ++i)
        cards |= std::size_t{own_[static_cast<std::size_t>(suit)] >> coloured_.ranks[i] & 1u} << i;
    return known[cards];
}

std::int64_t Solver::in_suit_of_draw(unsigned kept, int suit) {
    InSuit& known = in_suit(kept, suit);
    if (!std::exchange(known.known, true))
        each_in_suit(kept, suit, [&](const Final& own, int to_draw, std::int64_t drawings, const Counts& left,
                                     unsigned of_suit) {
            known.sum += drawings * forcing_.in_suit(left, of_suit, own, to_draw);
        });
    return known.sum;
}

}  // namespace baize::lunar_poker
