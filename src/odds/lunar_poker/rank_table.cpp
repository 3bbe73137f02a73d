#include "odds/lunar_poker/rank_table.hpp"

#include <algorithm>
#include <utility>

#include "odds/too_fine.hpp"

namespace baize::lunar_poker {

// Every hand of the dealer's lost to the dearest of one's own must fit a cell.
RankTable::RankTable(const Problem& problem, int given, const Asked& asked)
    : street(problem.after_draw(given)), rows_(RankHands::of(given).size()), ended_(asked.ends ? rows_.size() : 0),
      shares_(zeroed<DealersHand::Shares>(ways(kRanks - 1 + kOwn + given, kOwn + given))) {
    const std::vector<Final>& finals = problem.finals->fives;
    const int pays = std::ranges::max(finals, {}, &Final::pays).pays,
              most = problem.dealer.end_values().win_at_0 + pays;
    if (most > std::numeric_limits<std::int32_t>::max() / street.dealers / street.to_draw)
        throw OddsTooFine("these odds are too high for Lunar Poker to be counted exactly; expected less than 100 "
                          "to 1 for a hand of five or six cards without a flush");
    for (const std::uint32_t removed : asked.given) {
        rows_[removed].resize(finals.size());
        if (asked.ends) ended_[removed].resize(finals.size());
    }
}

// The pass that makes one: it has a table to write into, and what it counts the dealer's hands with.
class RankTableFill {
public:
    RankTableFill(const Problem& problem, int given, const Asked& asked)
        : problem_(problem), most_(asked.most), cards_(kOwn + given), table_(problem, given, asked),
          flush_{least(Kind::Flush), problem.game().pays({nz_lunar_poker::Flush})} {}

    void add(const RankList& dead) {
        Counts left;
        for (int r = 0; r < kRanks; ++r) left[r] = problem_.dealer.dealt_from(r);
        for (const std::uint8_t rank : dead_ranks(dead))
            if (--left[rank] < 0) return;
        waiting_[waits_] = dead;
        left_[waits_++] = left;
        if (waits_ == DealersHand::kSideBySide) count();
    }
    RankTable finish() && {
        count();
        return std::move(table_);
    }

private:
    struct Known {
        int pays;
        RankValue kind;
        std::int32_t forcing;
    };
    struct Divided {
        RankList own{}, given{};
        std::size_t owns = 0, gives = 0;
    };

    std::span<const std::uint8_t> dead_ranks(const RankList& dead) const { return std::span(dead).first(cards_); }

    void count() {
        problem_.dealer.count(std::span(left_).first(waits_), distributions_);
        for (std::size_t i = 0; i < waits_; ++i) put_all(dead_ranks(waiting_[i]), left_[i], distributions_.each[i]);
        waits_ = 0;
    }
    void put_all(std::span<const std::uint8_t> dead, const Counts& left,
                 const DealersHand::Distribution& distribution) {
        table_.shares_[RankHands::number(dead)] = distribution.shares;
        const double flush = problem_.dealer.worth_of_flush(distribution.shares, flush_);
        table_.most_of_flush_ = std::max(table_.most_of_flush_, flush / distribution.shares.all);
        known_.clear();
        Divided divided;
        divide(dead, 0, divided, [&](std::uint32_t own, std::uint32_t given) { put(left, distribution, own, given); });
    }
    template <class Each>
    void divide(std::span<const std::uint8_t> dead, std::size_t at, Divided& now, const Each& each) const {
        if (at == dead.size())
            return each(RankHands::number(std::span(now.own).first(now.owns)),
                        RankHands::number(std::span(now.given).first(now.gives)));
        std::size_t next = at;
        while (next < dead.size() && dead[next] == dead[at]) ++next;
        const std::size_t owns = now.owns, gives = now.gives, most = cards_ - kOwn;
        for (std::size_t mine = 0; mine <= next - at; ++mine) {
            const std::size_t removed = next - at - mine;
            if (owns + mine > kOwn || gives + removed > most) continue;
            if (std::cmp_greater(removed, most_[dead[at]])) continue;
            std::fill_n(&now.own[owns], mine, dead[at]);
            std::fill_n(&now.given[gives], removed, dead[at]);
            now.owns = owns + mine, now.gives = gives + removed;
            divide(dead, next, now, each);
        }
        now.owns = owns, now.gives = gives;
    }
    void put(const Counts& left, const DealersHand::Distribution& distribution, std::uint32_t hand,
             std::uint32_t removed) {
        std::vector<RankTable::Cell>& row = table_.rows_[removed];
        if (row.empty()) return;
        const Final& own = problem_.five(hand);
        const Ends ends = problem_.dealer.ends(distribution, own, problem_.places[hand]);
        row[hand] = {static_cast<std::int32_t>(problem_.dealer.end_values().of(own, ends) * table_.street.to_draw),
                     forcing_by_ranks(left, own)};
        if (table_.ended_.empty()) return;
        table_.ended_[removed][hand] = {static_cast<std::int32_t>(ends.no_hand), static_cast<std::int32_t>(ends.win),
                                     static_cast<std::int32_t>(ends.tie)};
    }
    // Hands that beat the same of the dealer's forced hands and pay the same gain the same.
    std::int32_t forcing_by_ranks(const Counts& left, const Final& own) {
        const int to_draw = table_.street.to_draw;
        if (!problem_.forcing.may_pay(own, to_draw)) return 0;
        const RankValue kind = own.value >= least(Kind::FullHouse) ? 0
                               : own.value >= least(Kind::Straight) || own.value < least(Kind::TwoPair) ? own.value : 1;
        for (const Known& known : known_)
            if (known.pays == own.pays && known.kind == kind) return known.forcing;
        const auto gain = static_cast<std::int32_t>(problem_.forcing.by_up_suit(left, 0, own, to_draw));
        known_.push_back({own.pays, kind, gain});
        return gain;
    }

    const Problem& problem_;
    const Counts most_;
    const std::size_t cards_;
    RankTable table_;
    const Final flush_;
    std::array<RankList, DealersHand::kSideBySide> waiting_{};
    std::array<Counts, DealersHand::kSideBySide> left_{};
    std::size_t waits_ = 0;
    DealersHand::Distributions distributions_;
    std::vector<Known> known_;  // with these ranks dead
};

RankTable RankTable::of(const Problem& problem, int given, const Asked& asked) {
    RankTableFill fill(problem, given, asked);
    for (const RankList& dead : asked.dead) fill.add(dead);
    return std::move(fill).finish();
}

RankExchange::RankExchange(std::span<const std::uint8_t> ranks, unsigned kept_places) {
    RankList keeps{}, gives{};
    std::size_t keep = 0, give = 0;
    for (std::size_t i = 0; i < kOwn; ++i) (kept_places >> i & 1u ? keeps[keep++] : gives[give++]) = ranks[i];
    drawn = static_cast<int>(give);
    kept = RankHands::number(std::span(keeps).first(keep));
    given = RankHands::number(std::span(gives).first(give));
}

DrawResults::DrawResults(int drawn) : drawn_(RankHands::of(drawn).size()) {
    const RankHands &kept = RankHands::of(kOwn - drawn), &draws = RankHands::of(drawn);
    for (std::size_t k = 0; k < kept.size(); ++k)
        for (std::size_t d = 0; d < draws.size(); ++d) {
            Counts counts = kept.counts(k);
            for (const std::uint8_t rank : draws.list(d)) ++counts[rank];
            hands_.push_back(std::ranges::max(counts) > 4 ? kNone : RankHands::number(counts));
        }
}

}  // namespace baize::lunar_poker
