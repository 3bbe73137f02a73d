#include <mutex>

#include "odds/lunar_poker/solver.hpp"

namespace baize::lunar_poker {

// ---- Hands by their ranks -------------------------------------------------------------------------------------------

Finals::Finals(const MainGame& game) {
    for (const int cards : {kOwn, kOwn + 1}) {
        const RankHands& hands = RankHands::of(cards);
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const Counts counts = hands.counts(i);
            (cards == kOwn ? fives : sixes)
                .push_back(std::ranges::max(counts) > 4 ? Final{} : final_of_ranks(counts, game));
        }
    }
}

// Who asks for advice asks again, by the same odds.
std::shared_ptr<const Finals> Finals::of(const MainGame& game) {
    static std::mutex mutex;
    static std::shared_ptr<const Finals> last;
    static std::pair<Second, std::array<int, Combinations::kDifferent>> by;
    std::pair<Second, std::array<int, Combinations::kDifferent>> now{game.second, {}};
    for (std::size_t i = 0; i < now.second.size(); ++i) now.second[i] = game.pays(Combinations::of_number(i));
    const std::scoped_lock lock(mutex);
    if (!last || by != now) {
        last = std::make_shared<const Finals>(game);
        by = now;
    }
    return last;
}

// ---- Tables ---------------------------------------------------------------------------------------------------------

Solver::Solver(const MainGame& game, int up, FirstPlayOf plays, bool counts)
    : game_(game), plays_(std::move(plays)), dealer_(game, up), forcing_(dealer_), at_once_(dealer_, kOwn, 0),
      with_sixth_(dealer_, 6, 0), known_finals_(Finals::of(game)), finals_(known_finals_->fives),
      sixth_finals_(known_finals_->sixes), counts_(counts) {
    for (const Final& own : finals_) places_.push_back(dealer_.place_of(own));
    for (int drawn = 2; drawn <= kOwn; ++drawn)
        tables_.push_back(std::make_unique<RankTable>(dealer_, forcing_, finals_, places_, drawn, counts));
    at_once_table_ = std::make_unique<RankTable>(dealer_, forcing_, finals_, places_, 0, counts);
    at_once_table_->want(0);
}

void Solver::fill_sixth(std::uint32_t six) {
    sixths_.resize(sixth_finals_.size());
    Counts left = RankHands::of(kOwn + 1).counts(six);
    for (int r = 0; r < kRanks; ++r) {
        auto& here = left[static_cast<std::size_t>(r)];
        here = dealer_.dealt_from(r) - here;
        if (here < 0) return;
    }
    const DealersHand::Law& law = dealer_.count(left, laws_);
    const Final& own = sixth_finals_[six];
    const Ends ends = dealer_.ends(law, own, dealer_.place_of(own));
    sixths_[six] = {dealer_.worths().of(own, ends) * with_sixth_.to_draw, law.no_hand, law.from_full_house, law.all,
                    static_cast<std::int32_t>(ends.win), static_cast<std::int32_t>(ends.tie)};
}

void Solver::fill_at_once() {
    const RankHands& fives = RankHands::of(kOwn);
    for (std::size_t i = 0; i < fives.size(); ++i) at_once_table_->fill(fives.list(i));
    at_once_table_->finish();
}

void Solver::fill_all(const Progress& progress) {
    for (std::uint32_t six = 0; six < sixth_finals_.size(); ++six) fill_sixth(six);
    fill_at_once();
    for (int drawn = 2; drawn <= kOwn; ++drawn) {
        if (progress) progress(0.05 * drawn);
        for (std::uint32_t given = 0; given < RankHands::of(drawn).size(); ++given) table(drawn).want(given);
        const RankHands dead(kOwn + drawn);
        for (std::size_t i = 0; i < dead.size(); ++i) table(drawn).fill(dead.list(i));
        table(drawn).finish();
    }
    find_limits();
}

// What one hand needs of them.
void Solver::fill_for(std::uint32_t hand) {
    const Counts own = RankHands::of(kOwn).counts(hand);
    for (std::size_t r = 0; r < kRanks; ++r) {
        Counts six = own;
        if (++six[r] <= 4) fill_sixth(RankHands::number(six));
    }
    const auto list = RankHands::of(kOwn).list(hand);
    at_once_table_->fill(list);
    at_once_table_->finish();
    for (unsigned kept = 0; kept < kParts; ++kept) {
        const int drawn = kOwn - std::popcount(kept);
        if (drawn < 2) continue;
        RankList given{};
        std::size_t gives = 0;
        for (std::size_t i = 0; i < kOwn; ++i)
            if (!(kept >> i & 1u)) given[gives++] = list[i];
        table(drawn).want(RankHands::number({given.data(), gives}));
    }
    for (int drawn = 2; drawn <= kOwn; ++drawn) {
        const RankHands& draws = RankHands::of(drawn);
        table(drawn).only_of(own);
        for (std::size_t i = 0; i < draws.size(); ++i) {
            RankList dead{};
            const auto draw = draws.list(i);
            std::ranges::merge(list, draw, dead.begin());
            table(drawn).fill({dead.data(), list.size() + draw.size()});
        }
        table(drawn).finish();
    }
    find_limits();
}

// The most that a flush after a draw can be worth, in antes, and what forcing in other suits can add to a draw.
void Solver::find_limits() {
    using namespace nz_lunar_poker;
    const Final flush{least(Kind::Flush), game_.pays({Flush})};
    const Final dearest = std::ranges::max(finals_, {}, &Final::pays);
    const Worths& worths = dealer_.worths();
    const double win = worths.win(flush), pair = win - worths.forced_no_hand, no_hand = worths.no_hand,
                 costs = worths.forced + worths.no_hand - worths.forced_no_hand;
    for (int drawn = 2; drawn <= kOwn; ++drawn) {
        const Street& street = table(drawn).street;
        const double all = static_cast<double>(street.dealers) * street.to_draw;
        // The dealer's flushes at best: none of them beats it, though by ranks he would have had no hand.
        const double flushes = std::max(0.0, win - no_hand) * static_cast<double>(ways(12, 4)) /
                               static_cast<double>(street.dealers);
        // Forced at best: twelve cards pair; straights come from sets of ranks with 464 cards that complete one, in all
        // (with a 6 up, of which there are most); and hands of one suit.
        const double forced = std::max(0.0, (12 * pair - costs * street.to_draw) / street.to_draw) +
                              (464. * 256 * pair + 3. * 450 * 9 * pair) / all;
        const auto at = static_cast<std::size_t>(drawn);
        most_of_flush_[at] = std::min(std::max(win, no_hand), table(drawn).most_of_flush() + flushes + forced);
        most_in_other_suits_[at] = static_cast<double>(forcing_.most_in_other_suits(dearest)) / all;
    }
    for (std::size_t first = 0; first < kFirsts; ++first) {
        whole_parts_[first] = parts(game_, static_cast<First>(first)).get_si();
        parts_[first] = static_cast<double>(whole_parts_[first]);
    }
}

// ---- By ranks -------------------------------------------------------------------------------------------------------

// What no draw that keeps these cards can be worth more than, but for flushes of one's own.
double Solver::bound_of_draw(std::uint32_t hand, unsigned kept) {
    const auto ranks = RankHands::of(kOwn).list(hand);
    RankList keeps{}, gives{};
    std::size_t keep = 0, give = 0;
    for (std::size_t i = 0; i < kOwn; ++i) (kept >> i & 1u ? keeps[keep++] : gives[give++]) = ranks[i];
    const int drawn = static_cast<int>(give);
    const auto& row = table(drawn).row(RankHands::number({gives.data(), give}));
    const std::uint32_t* const hands = Joined::of(drawn).with(RankHands::number({keeps.data(), keep}));
    const RankHands& draws = RankHands::of(drawn);
    const Street& street = table(drawn).street;
    double sum = 0;
    for (std::size_t i = 0; i < draws.size(); ++i) {
        if (hands[i] == Joined::kNone || row[hands[i]].worth == RankTable::kNone) continue;
        double worth = static_cast<double>(row[hands[i]].worth) + row[hands[i]].forcing;
        const Final& own = finals_[hands[i]];
        if (own.value >= least(Kind::FullHouse))  // against flushes it wins, forced or not
            worth += static_cast<double>(dealer_.worths().win(own) - dealer_.worths().no_hand) * ways(12, 4) *
                         street.to_draw + static_cast<double>(forcing_.most_by_suits(own));
        if (worth <= 0) continue;
        const auto drawn_ranks = draws.list(i);
        for (std::size_t from = 0, to = 0; from < drawn_ranks.size(); from = to) {
            while (to < drawn_ranks.size() && drawn_ranks[to] == drawn_ranks[from]) ++to;
            worth *= static_cast<double>(ways(coloured_.left[drawn_ranks[from]], static_cast<int>(to - from)));
        }
        sum += worth;
    }
    return -2 + sum / parts_of(exchange_of(drawn));
}

// The first look at a hand: what was known of another one is forgotten.
void Solver::bound_by_ranks(std::uint32_t hand) {
    for (std::vector<InSuit>& known : in_suits_) known.clear();
    for (unsigned kept = 0; kept < kParts; ++kept)
        if (std::popcount(kept) <= kOwn - 2) bounds_[kept] = bound_of_draw(hand, kept);
}

}  // namespace baize::lunar_poker
