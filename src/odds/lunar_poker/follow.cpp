// What comes of the play that was found, counted hand by hand as it was valued.
#include "odds/lunar_poker/solver.hpp"

namespace baize::lunar_poker {

void Solver::count_returns() {
    Returns& sum = returns_[best_first_];
    switch (best_first_) {
        case Folds: return;
        case Bets: return count_bet(sum);
        case BuysSixth: return count_sixth(sum);
        default: return count_draw(sum);
    }
}

// A bet on one hand against all that the dealer may have, with all suits known.
void Solver::count_end(Returns& sum, const Final& own, const Ends& by_ranks, const Unseen& unseen, int to_draw) const {
    Forced forced;
    if (forcing_.may_pay(own, to_draw))
        forced = forcing_.forced_by_up_suit(unseen.left, unseen.suits[0], own, to_draw) +
                 forcing_.forced_in_other_suits(unseen, own, to_draw);
    sum.add(own, by_ranks + dealer_.ends_by_flushes(own, unseen.suits[0]), forced, to_draw, alike_);
}

void Solver::count_bet(Returns& sum) const {
    const Counts dead = RankHands::of(kOwn).counts(coloured_.number);
    const Final own = flush_ >= 0 ? flush_of(coloured_.once) : finals_[coloured_.number];
    const Ends ends =
        flush_ >= 0 ? at_once_table_->ends_of_flush(dead, own) : at_once_table_->ends(0, coloured_.number);
    count_end(sum, own, ends, unseen_, at_once_.to_draw);
}

void Solver::count_sixth(Returns& sum) const {
    for (int suit = 0; suit < game_.suits; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        const bool flush = flush_ >= 0 || std::popcount(own_[at]) >= kOwn - 1;
        each_rank(unseen_.suits[at], [&](int rank) {
            if (with_sixth_card(rank, suit, flush) <= 0) return;
            const std::uint32_t six = coloured_.six[static_cast<std::size_t>(rank)];
            const Sixth& known = sixths_[six];
            const Final own = flush ? final_with(rank, suit) : sixth_finals_[six];
            const Ends ends = flush ? dealer_.ends_of_flush(known.no_hand, known.from_full_house, known.all, own)
                                    : Ends{known.no_hand, known.win, known.tie,
                                           known.all - known.no_hand - known.win - known.tie};
            Unseen unseen = unseen_;
            unseen.take(rank, suit);
            count_end(sum, own, ends, unseen, with_sixth_.to_draw);
        });
    }
}

// ---- Draws ----------------------------------------------------------------------------------------------------------

std::int64_t Solver::worth_of(const Final& own, const Ends& ends, const Forced& forced, int to_draw) const {
    return dealer_.worths().of(own, ends) * to_draw + forcing_.gain(forced, own, to_draw);
}

// Without flushes of one's own, and without what forcing in other suits changes.
const Returns& Solver::count_without_flush(unsigned kept) {
    std::unique_ptr<Returns>& known = coloured_.draws[kept].returns;
    if (known) return *known;
    known = std::make_unique<Returns>();
    RankList keeps{}, gives{};
    std::size_t keep = 0, give = 0;
    for (std::size_t i = 0; i < kOwn; ++i) (kept >> i & 1u ? keeps[keep++] : gives[give++]) = coloured_.ranks[i];
    RankTable& table = this->table(static_cast<int>(give));
    const int to_draw = table.street.to_draw;
    const std::uint32_t gone = RankHands::number({gives.data(), give});
    const std::uint32_t* const hands =
        Joined::of(static_cast<int>(give)).with(RankHands::number({keeps.data(), keep}));
    const RankHands& draws = RankHands::of(static_cast<int>(give));
    for (std::size_t i = 0; i < draws.size(); ++i) {
        if (hands[i] == Joined::kNone || table.row(gone)[hands[i]].worth == RankTable::kNone) continue;
        const Final& own = finals_[hands[i]];
        const Ends by_ranks = table.ends(gone, hands[i]);
        const bool forces = forcing_.may_pay(own, to_draw);
        const Counts left = forces ? left_after(draws.list(i)) : Counts{};
        each_drawing(draws.list(i), [&](std::int64_t drawings, unsigned suited) {
            const Ends ends = by_ranks + dealer_.ends_by_flushes(own, suited);
            const Forced forced = forces ? forcing_.forced_by_up_suit(left, suited, own, to_draw) : Forced{};
            if (worth_of(own, ends, forced, to_draw) > 0) known->add(own, ends, forced, to_draw, drawings);
        });
    }
    return *known;
}

FlushEnds Solver::find_flush_ends(unsigned kept, unsigned drawn, bool in_up_suit) {
    RankTable& table = this->table(std::popcount(drawn));
    const int to_draw = table.street.to_draw;
    const unsigned five = ranks_of(kept) | drawn, suited = coloured_.left_suited & ~(in_up_suit ? drawn : 0);
    Counts left = coloured_.left, dead = RankHands::of(kOwn).counts(coloured_.number), given{};
    each_rank(drawn, [&](int r) { --left[static_cast<std::size_t>(r)], ++dead[static_cast<std::size_t>(r)]; });
    for (std::size_t i = 0; i < kOwn; ++i) given[coloured_.ranks[i]] += !(kept >> i & 1u);
    const std::uint32_t hand = RankHands::number(counts_of(five));

    FlushEnds found{.flush = flush_of(five), .plain = finals_[hand], .plain_bets = false, .ends = {}, .plain_ends = {},
                    .forced = {}, .plain_forced = {}};
    found.ends = table.ends_of_flush(dead, found.flush) + dealer_.ends_by_flushes(found.flush, suited);
    found.forced = forcing_.forced_by_up_suit(left, suited, found.flush, to_draw);
    found.plain_ends = table.ends(RankHands::number(given), hand) + dealer_.ends_by_flushes(found.plain, suited);
    if (forcing_.may_pay(found.plain, to_draw))
        found.plain_forced = forcing_.forced_by_up_suit(left, suited, found.plain, to_draw);
    found.plain_bets = worth_of(found.plain, found.plain_ends, found.plain_forced, to_draw) > 0;
    return found;
}

const FlushEnds& Solver::flush_ends(unsigned kept, unsigned drawn, bool in_up_suit) {
    auto& places = coloured_.draws[kept].flush_places[in_up_suit];
    auto& ends = coloured_.draws[kept].flush_ends[in_up_suit];
    if (places.empty()) places.assign(std::size_t{1} << kRanks, -1);
    if (places[drawn] < 0) {
        places[drawn] = static_cast<std::int16_t>(ends.size());
        ends.push_back(find_flush_ends(kept, drawn, in_up_suit));
    }
    return ends[static_cast<std::size_t>(places[drawn])];
}

const Returns& Solver::count_in_suit(unsigned kept, int suit) {
    std::unique_ptr<Returns>& known = in_suit(kept, suit).returns;
    if (known) return *known;
    known = std::make_unique<Returns>();
    each_in_suit(kept, suit, [&](const Final& own, int to_draw, std::int64_t drawings, const Counts& left,
                                 unsigned of_suit) {
        known->add(own, {}, forcing_.forced_in_suit(left, of_suit, own, to_draw), to_draw, drawings);
    });
    return *known;
}

void Solver::count_draw(Returns& sum) {
    const unsigned kept = best_kept_;
    const int drawn = kOwn - std::popcount(kept), to_draw = table(drawn).street.to_draw;
    sum.add(count_without_flush(kept), alike_);
    for (int suit = 0; suit < game_.suits; ++suit) {
        if (suit > 0 && forcing_.may_lose_up_card()) sum.add(count_in_suit(kept, suit), alike_);
        const unsigned ranks = completes(kept, suit);
        for (unsigned some = ranks; some; some = (some - 1) & ranks) {
            if (std::popcount(some) != drawn) continue;
            const FlushEnds& ends = flush_ends(kept, some, suit == 0);
            Unseen unseen = unseen_;
            each_rank(some, [&](int rank) { unseen.take(rank, suit); });
            const auto in_other_suits = [&](const Final& own) {
                return forcing_.may_pay(own, to_draw) ? forcing_.forced_in_other_suits(unseen, own, to_draw) : Forced{};
            };
            sum.add(ends.flush, ends.ends, ends.forced + in_other_suits(ends.flush), to_draw, alike_);
            if (ends.plain_bets) sum.add(ends.plain, ends.plain_ends, ends.plain_forced, to_draw, -alike_);
            sum.add(ends.plain, {}, in_other_suits(ends.plain), to_draw, -alike_);
        }
    }
}

}  // namespace baize::lunar_poker
