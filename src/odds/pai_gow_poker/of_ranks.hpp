// A player's hands of the same ranks, whatever their suits: each set by the house way or as is best.
//
// Few settings come into question: one by ranks alone for each lawful split, and more for each set of ranks in which a
// suit makes a flush; those that another one beats in both hands are left out. Each is compared with the dealer's hands
// once (setting_comparison.hpp); then every way to give suits to the ranks, up to their names, takes the best of those
// that its suits allow. Cost: O(candidates) comparisons, then O(candidates) additions a hand.
#pragma once

#include "odds/pai_gow_poker/setting_comparison.hpp"

namespace baize::pai_gow_poker::settings {

inline std::int64_t worth_of(const Outcomes& outcomes, Odds pays) {
    return pays.num * outcomes.won - pays.den * outcomes.lost;
}

// The ranks of a hand in each suit, as places; and how many hands are like it but for the names of the suits.
struct Suits {
    std::array<std::uint8_t, 4> ranks{};
    std::int64_t hands = 1;
};

// Every way to give suits to the ranks, up to their names: suits that have had the same ranks so far are alike.
template <class Each>
void each_suits(const std::vector<int>& counts, std::size_t rank, Suits& suits, const Each& each) {
    if (rank == counts.size()) return each(suits);
    std::array<int, 4> like{};  // how many suits are like this one; 0: it is like one before
    for (std::size_t s = 0; s < 4; ++s) {
        std::size_t first = 0;
        while (suits.ranks[first] != suits.ranks[s]) ++first;
        ++like[first];
    }
    const auto take = [&](const auto& self, std::size_t s, int left, Suits& taken) -> void {
        if (s == 4) {
            if (left == 0) each_suits(counts, rank + 1, taken, each);
            return;
        }
        if (like[s] == 0) return self(self, s + 1, left, taken);
        const std::uint8_t before = suits.ranks[s];
        for (int some = 0; some <= like[s] && some <= left; ++some) {
            Suits next = taken;
            int given = 0;
            for (std::size_t t = s; t < 4 && given < some; ++t)
                if (suits.ranks[t] == before) next.ranks[t] = before | 1u << rank, ++given;
            next.hands *= kChoose[like[s]][some];
            self(self, s + 1, left - some, next);
        }
    };
    take(take, 0, counts[rank], suits);
}

inline Suits suits_of(Faces seven, const Places& places) {
    Suits suits;
    for (std::size_t s = 0; s < 4; ++s) {
        unsigned ranks = 0;
        for (std::size_t r = 0; r < kRanks; ++r)
            if (seven & face_at(r, s)) ranks |= 1u << r;
        suits.ranks[s] = as_places(ranks, places);
    }
    return suits;
}

// A setting that the ranks allow, or that a suit allows which has all of `needs`.
struct Candidate {
    Place place;
    std::uint8_t needs = 0;
    bool operator==(const Candidate&) const = default;
};

class OfRanks {
public:
    OfRanks(const DealersHands& dealer, SettingComparison& comparison, const HowMany& ranks, bool joker)
        : dealer_(dealer), comparison_(comparison), ranks_(ranks), joker_(joker) {
        comparison.player(ranks, joker);
        for (const int count : ranks)
            if (count > 0) counts_.push_back(count);
        deals_ = binomial(dealer.pack().cards() - kSeven, kSeven);
    }

    // `each(suits, place, outcomes)` for every hand of these ranks, set so.
    template <class Each>
    void each_hand(const Play& play, const Each& each) {
        play.house_way ? find_house_ways() : find_candidates();
        for (const Candidate& one : candidates_) beaten_.push_back(comparison_.beaten_by(one.place));
        Suits none;
        each_suits(counts_, 0, none, [&](const Suits& suits) {
            const std::size_t chosen = play.house_way ? house_way_of(suits) : best_of(suits, play.pays);
            each(suits, candidates_[chosen].place, outcomes(beaten_[chosen], suits));
        });
    }

    Outcomes count(const Play& play) {
        Outcomes sum;
        each_hand(play, [&](const Suits& suits, Place, const Outcomes& one) {
            sum += {one.won * suits.hands, one.lost * suits.hands, one.deals * suits.hands};
        });
        return sum;
    }

    Outcomes of(Place place, const Suits& suits) const { return outcomes(comparison_.beaten_by(place), suits); }

private:
    std::size_t candidate(const Candidate& wanted) {
        const auto found = std::find(candidates_.begin(), candidates_.end(), wanted);
        if (found != candidates_.end()) return found - candidates_.begin();
        candidates_.push_back(wanted);
        return candidates_.size() - 1;
    }

    Place by_house_way(Faces seven) const { return dealer_.place_of(dealer_.set_by_house_way(seven)); }
    bool makes_flush(unsigned suited) const { return std::popcount(suited) >= 5 - joker_; }

    // One for hands without a flush, and one for each set of ranks that share a suit.
    void find_house_ways() {
        const unsigned ranks = ranks_in(ranks_);
        house_ways_.assign(kSubsets, 0);
        const Faces plain = dealt(ranks_, 0, joker_);
        house_ways_[0] = candidate({by_house_way(plain)});
        for (unsigned suited = ranks; suited; suited = (suited - 1) & ranks) {
            if (!makes_flush(suited)) continue;
            const Faces seven = dealt(ranks_, suited, joker_);
            house_ways_[comparison_.places_of(suited)] = candidate({by_house_way(seven)});
        }
    }

    std::size_t house_way_of(const Suits& suits) const {
        for (const unsigned suited : suits.ranks)
            if (makes_flush(suited)) return house_ways_[suited];
        return house_ways_[0];
    }

    static bool betters(const Candidate& one, const Candidate& other) {
        return one.needs == 0 && one.place.high >= other.place.high && one.place.low >= other.place.low;
    }
    void consider(Faces seven, std::uint8_t needs) {
        each_two(seven, [&](Faces low) {
            const Setting setting = set(seven, low);
            if (is_foul(setting)) return;
            const Candidate wanted{dealer_.place_of(setting), needs};
            for (const Candidate& each : candidates_)
                if (betters(each, wanted)) return;
            std::erase_if(candidates_, [&](const Candidate& each) { return betters(wanted, each); });
            candidate(wanted);
        });
    }
    // By ranks alone; then with each set of just so many ranks in one suit as a flush takes, with the joker in it or in
    // front of it.
    void find_candidates() {
        const unsigned ranks = ranks_in(ranks_);
        consider(dealt(ranks_, 0, joker_), 0);
        for (unsigned suited = ranks; suited; suited = (suited - 1) & ranks)
            if (makes_flush(suited) && std::popcount(suited) <= 5)
                consider(dealt(ranks_, suited, joker_), comparison_.places_of(suited));
    }

    static bool allowed(std::uint8_t needs, const Suits& suits) {
        if (needs == 0) return true;
        for (const unsigned suited : suits.ranks)
            if ((suited & needs) == needs) return true;
        return false;
    }

    std::size_t best_of(const Suits& suits, Odds pays) const {
        std::size_t best = candidates_.size();
        std::int64_t most = 0;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            if (!allowed(candidates_[i].needs, suits)) continue;
            const std::int64_t worth = worth_of(outcomes(beaten_[i], suits), pays);
            if (best == candidates_.size() || worth > most) most = worth, best = i;
        }
        return best;
    }

    Outcomes outcomes(const Beaten& beaten, const Suits& suits) const {
        std::int64_t both = beaten.both, any = beaten.any;
        for (const std::uint8_t suited : suits.ranks) both += beaten.both_in[suited], any += beaten.any_in[suited];
        return {both, deals_ - any, deals_};
    }

    const DealersHands& dealer_;
    SettingComparison& comparison_;
    HowMany ranks_;
    int joker_;
    std::vector<int> counts_;
    std::int64_t deals_ = 0;
    std::vector<Candidate> candidates_;
    std::vector<Beaten> beaten_;
    std::vector<std::size_t> house_ways_;
};

}  // namespace baize::pai_gow_poker::settings
