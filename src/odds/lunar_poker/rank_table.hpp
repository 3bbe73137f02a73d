// What hands are worth by their ranks and those of the cards that were given away, as if nobody could have a flush.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "odds/lunar_poker/forcing.hpp"
#include "odds/too_fine.hpp"

namespace baize::lunar_poker {

inline constexpr int kOwn = 5;

template <class Each>
void each_rank(unsigned ranks, const Each& each) {
    for (; ranks; ranks &= ranks - 1) each(std::countr_zero(ranks));
}

// Of a player who has given away so many cards, or bought one (`own` is six then).
struct Street {
    Street(const DealersHand& dealer, int own, int given)
        : given(given), unseen(dealer.unseen(own + given)), to_draw(unseen - 4), dealers(ways(unseen, 4)) {}

    int given, unseen;
    int to_draw;            // cards left once the dealer has his four
    std::int64_t dealers;   // hands that he may have
};

// What hands are worth by their ranks and those of the cards given away, as if nobody could have a flush.
class RankTable {
public:
    struct Cell {
        std::int32_t worth = kNone, forcing = 0;  // times the cards left to draw
    };
    static constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::min();
    // How a bet ends; all of the dealer's other hands win.
    struct Ended {
        std::int32_t no_hand = 0, win = 0, tie = 0;
    };

    // `counts`: how bets end is kept too, beside what they are worth.
    RankTable(const DealersHand& dealer, const Forcing& forcing, const std::vector<Final>& finals,
              const std::vector<DealersHand::Place>& places, int given, bool counts)
        : street(dealer, kOwn, given), dealer_(dealer), forcing_(forcing), finals_(finals), places_(places),
          counts_(counts),
          rows_(RankHands::of(given).size()), ended_(counts ? rows_.size() : 0),
          dead_(zeroed<Dead>(static_cast<std::size_t>(ways(kRanks - 1 + kOwn + given, kOwn + given)))),
          flush_{least(Kind::Flush), dealer.game().pays({nz_lunar_poker::Flush})} {
        // Every hand of the dealer's lost to the dearest of one's own must fit a cell.
        const int pays = std::ranges::max(finals, {}, &Final::pays).pays, most = dealer.worths().win_at_0 + pays;
        if (most > std::numeric_limits<std::int32_t>::max() / street.dealers / street.to_draw)
            throw OddsTooFine("these odds are too high for Lunar Poker to be counted exactly; expected less than 100 "
                              "to 1 for a hand of five or six cards without a flush");
    }

    void want(std::uint32_t given) {
        if (rows_[given].empty()) rows_[given].resize(finals_.size());
        if (counts_ && ended_[given].empty()) ended_[given].resize(finals_.size());
    }
    // No more of any rank is given away than one hand has.
    void only_of(const Counts& own) { given_most_ = own; }
    const std::vector<Cell>& row(std::uint32_t given) const { return rows_[given]; }
    Ends ends(std::uint32_t given, std::uint32_t hand) const {
        const Ended& ended = ended_[given][hand];
        return {ended.no_hand, ended.win, ended.tie, street.dealers - ended.no_hand - ended.win - ended.tie};
    }

    // With these ranks dead: every way to divide them into a hand and what was given away. Some wait for others: all
    // are there after `finish`.
    void fill(std::span<const std::uint8_t> dead) {
        const std::uint32_t number = RankHands::number(dead);
        if (dead_[number].all != 0) return;
        Counts left;
        for (int r = 0; r < kRanks; ++r) left[static_cast<std::size_t>(r)] = dealer_.dealt_from(r);
        for (const std::uint8_t rank : dead)
            if (--left[rank] < 0) return;
        dead_[number].all = kWaits;
        std::ranges::copy(dead, waiting_[waits_].begin());
        left_[waits_++] = left;
        if (waits_ == DealersHand::kSideBySide) finish();
    }
    void finish() {
        dealer_.count(std::span(left_).first(waits_), laws_);
        const auto cards = static_cast<std::size_t>(kOwn + street.given);
        for (std::size_t i = 0; i < waits_; ++i) put_all({waiting_[i].data(), cards}, i);
        waits_ = 0;
    }

    // A flush or better.
    Ends ends_of_flush(const Counts& dead, const Final& own) const {
        const Dead& known = dead_[RankHands::number(dead)];
        return dealer_.ends_of_flush(known.no_hand, known.from_full_house, known.all, own);
    }
    std::int64_t worth_of_flush(const Counts& dead, const Final& own) const {
        return dealer_.worths().of(own, ends_of_flush(dead, own));
    }
    // What a flush is worth at most, with any of the ranks dead that were filled in, before flushes of the dealer's.
    double most_of_flush() const { return most_of_flush_; }

    const Street street;

private:
    struct Dead {
        std::int32_t no_hand = 0, from_full_house = 0, all = 0;
    };
    struct Known {
        int pays;
        RankValue kind;
        std::int32_t forcing;
    };

    static constexpr std::int32_t kWaits = -1;

    // Large and mostly not needed for one hand: pages that nobody asks for are not touched.
    template <class T>
    static std::unique_ptr<T[], decltype(&std::free)> zeroed(std::size_t size) {
        return {static_cast<T*>(std::calloc(size, sizeof(T))), &std::free};
    }

    void put_all(std::span<const std::uint8_t> dead, std::size_t lane) {
        law_ = &laws_.each[lane];
        const Dead& now = dead_[RankHands::number(dead)] = {law_->no_hand, law_->from_full_house, law_->all};
        const auto flush = static_cast<double>(
            dealer_.worth_of_flush(now.no_hand, now.from_full_house, now.all, flush_));
        most_of_flush_ = std::max(most_of_flush_, flush / now.all);
        known_.clear();
        RankList own{}, given{};
        divide(dead, left_[lane], 0, own, 0, given, 0);
    }
    void divide(std::span<const std::uint8_t> dead, const Counts& left, std::size_t at, RankList& own, std::size_t owns,
                RankList& given, std::size_t gives) {
        if (at == dead.size()) return put(left, {own.data(), owns}, {given.data(), gives});
        std::size_t next = at;
        while (next < dead.size() && dead[next] == dead[at]) ++next;
        const auto most = static_cast<std::size_t>(street.given);
        for (std::size_t mine = 0; mine <= next - at; ++mine) {
            const std::size_t gone = next - at - mine;
            if (owns + mine > kOwn || gives + gone > most) continue;
            if (static_cast<int>(gone) > given_most_[dead[at]]) continue;
            std::fill_n(own.begin() + static_cast<std::ptrdiff_t>(owns), mine, dead[at]);
            std::fill_n(given.begin() + static_cast<std::ptrdiff_t>(gives), gone, dead[at]);
            divide(dead, left, next, own, owns + mine, given, gives + gone);
        }
    }
    void put(const Counts& left, std::span<const std::uint8_t> own, std::span<const std::uint8_t> given) {
        const std::uint32_t hand = RankHands::number(own), gone = RankHands::number(given);
        std::vector<Cell>& row = rows_[gone];
        if (row.empty()) return;
        const Ends ends = dealer_.ends(*law_, finals_[hand], places_[hand]);
        row[hand] = {static_cast<std::int32_t>(dealer_.worths().of(finals_[hand], ends) * street.to_draw),
                     forcing_by_ranks(left, finals_[hand])};
        if (!counts_) return;
        ended_[gone][hand] = {static_cast<std::int32_t>(ends.no_hand), static_cast<std::int32_t>(ends.win),
                              static_cast<std::int32_t>(ends.tie)};
    }
    // Hands that beat the same of the dealer's forced hands and pay the same gain the same.
    std::int32_t forcing_by_ranks(const Counts& left, const Final& own) {
        if (!forcing_.may_pay(own, street.to_draw)) return 0;
        const RankValue kind = own.value >= least(Kind::FullHouse) ? 0
                               : own.value >= least(Kind::Straight) || own.value < least(Kind::TwoPair) ? own.value : 1;
        for (const Known& known : known_)
            if (known.pays == own.pays && known.kind == kind) return known.forcing;
        const auto gain = static_cast<std::int32_t>(forcing_.by_up_suit(left, 0, own, street.to_draw));
        known_.push_back({own.pays, kind, gain});
        return gain;
    }

    const DealersHand& dealer_;
    const Forcing& forcing_;
    const std::vector<Final>& finals_;
    const std::vector<DealersHand::Place>& places_;
    bool counts_;
    std::vector<std::vector<Cell>> rows_;    // by what was given away, then by the hand
    std::vector<std::vector<Ended>> ended_;  // the same, where it is kept
    std::unique_ptr<Dead[], decltype(&std::free)> dead_;
    Final flush_;
    double most_of_flush_ = 0;
    Counts given_most_ = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    std::array<RankList, DealersHand::kSideBySide> waiting_{};
    std::array<Counts, DealersHand::kSideBySide> left_{};
    std::size_t waits_ = 0;
    DealersHand::Laws laws_;
    const DealersHand::Law* law_ = nullptr;
    std::vector<Known> known_;
};

// The hands that keeping some ranks and drawing others makes.
class Joined {
public:
    static constexpr std::uint32_t kNone = ~0u;

    // Made once.
    static const Joined& of(int drawn) {
        static const std::array<Joined, 4> kAll = {Joined(2), Joined(3), Joined(4), Joined(5)};
        return kAll[static_cast<std::size_t>(drawn - 2)];
    }
    const std::uint32_t* with(std::uint32_t kept) const { return &hands_[kept * drawn_]; }

private:
    explicit Joined(int drawn) : drawn_(RankHands::of(drawn).size()) {
        const RankHands &kept = RankHands::of(kOwn - drawn), &draws = RankHands::of(drawn);
        for (std::size_t k = 0; k < kept.size(); ++k)
            for (std::size_t d = 0; d < draws.size(); ++d) {
                Counts counts = kept.counts(k);
                for (const std::uint8_t rank : draws.list(d)) ++counts[rank];
                hands_.push_back(std::ranges::max(counts) > 4 ? kNone : RankHands::number(counts));
            }
    }

    std::size_t drawn_;
    std::vector<std::uint32_t> hands_;
};

}  // namespace baize::lunar_poker
