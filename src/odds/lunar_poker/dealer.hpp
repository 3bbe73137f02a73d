// The dealer's hand behind one up card: how often he has what, with which cards dead, and what a bet is then worth.
//
// Before he is forced his flush can only be in the suit of the up card. So his hands are counted by ranks alone, and
// what flushes change is put right afterwards by the cards of that suit that are left: a hand of four hidden ranks
// comes in product C(left of the rank, held) ways, and in one of them of the suit, where all four are left of it.
// Cost: a count of all his hands O(1,820 multisets of four ranks), for sixteen sets of dead cards at a time; then how
// many a hand beats is read off two places of it. What flushes change is looked up by the set of ranks that are left
// (8,192), but for one's own straights and flushes, which go through his hands without a pair, 495 at most.
#pragma once

#include <limits>

#include "games/lunar_poker/settle.hpp"
#include "odds/lunar_poker/rank_hands.hpp"

namespace baize::lunar_poker {

using RankValue = std::uint32_t;  // FiveCardRank::value()

// The lines of 5.5 that a bet is paid by (10.9). A hand without a second one has `kBetRows` in its place.
struct Combinations {
    std::uint8_t first = nz_lunar_poker::AceKing, second = nz_lunar_poker::kBetRows;

    static constexpr std::size_t kDifferent = nz_lunar_poker::kBetRows * (nz_lunar_poker::kBetRows + 1);
    constexpr std::size_t number() const { return first * (nz_lunar_poker::kBetRows + 1u) + second; }
    static constexpr Combinations of_number(std::size_t number) {
        constexpr std::size_t kSeconds = nz_lunar_poker::kBetRows + 1;
        return {static_cast<std::uint8_t>(number / kSeconds), static_cast<std::uint8_t>(number % kSeconds)};
    }
};

// 5.12, in antes: the most for one payment of the bet, and for all payments of a hand.
struct Maxima {
    static constexpr int kNone = std::numeric_limits<int>::max();
    int each = kNone, in_all = kNone;

    bool operator==(const Maxima&) const = default;
};

// What the main game is paid by, and from which deck: ranks as bits, each in so many suits. Tests take shorter ones.
// Who wins is paid whole antes, but for instant cash (`in_whole_antes`).
struct MainGame {
    Rows ante = nz_lunar_poker::kAntes[0];
    Rows bet = nz_lunar_poker::kBet;
    Second second = Second::Any;
    unsigned ranks = rank::kAllRanks;
    int suits = 4;
    Maxima most{};

    int cards() const { return std::popcount(ranks) * suits; }
    // What a bet wins, in antes: both combinations together (10.9), within the maxima (5.12, ruling R74).
    int pays(Combinations paid) const {
        const auto one = [&](std::size_t row) {
            if (row == nz_lunar_poker::kBetRows) return 0;
            return std::min(most.each, nz_lunar_poker::kBetTimes * bet[row].odds.num / bet[row].odds.den);
        };
        return std::min(most.in_all, one(paid.first) + one(paid.second));
    }
};

bool in_whole_antes(const MainGame& game);

constexpr RankValue least(Kind kind) { return FiveCardRank(kind, 0, 0).value(); }
inline constexpr RankValue kQualifying = kQualifies.from.value();

// A hand as the dealer's are compared with it, and what its bet wins, in antes.
struct Final {
    RankValue value = 0;
    int pays = 0;
    Combinations paid{};

    bool is(Kind kind) const { return value >= least(kind) && FiveCardRank::from_value(value).kind() == kind; }
};
Final final_of(Cards cards, const MainGame& game);
// Of ranks alone, five or six, in suits that make no flush.
Final final_of_ranks(const Counts& counts, const MainGame& game);
// Five ranks, by their bits, of one suit or not.
struct RankValues {
    RankValues();
    std::array<std::array<RankValue, std::size_t{1} << kRanks>, 2> of;
};
extern const RankValues kRankValues;
inline RankValue value_of(unsigned ranks, bool one_suit) { return kRankValues.of[one_suit][ranks]; }

// In how many ways a bet ends, for who does not force the dealer.
struct Ends {
    std::int64_t no_hand = 0, win = 0, tie = 0, lose = 0;

    Ends operator+(const Ends& more) const {
        return {no_hand + more.no_hand, win + more.win, tie + more.tie, lose + more.lose};
    }
};

// What a bet brings in antes, above what folding would (9.4): by the settlement of the round.
struct EndValues {
    explicit EndValues(const MainGame& game);

    int against(RankValue dealer, const Final& own) const {
        if (dealer < kQualifying) return no_hand;
        return own.value > dealer ? win(own) : own.value == dealer ? tie : lose;
    }
    int win(const Final& own) const { return win_at_0 + own.pays; }
    std::int64_t of(const Final& own, const Ends& ends) const {
        return no_hand * ends.no_hand + win(own) * ends.win + tie * ends.tie + lose * ends.lose;
    }

    int no_hand, tie, lose, win_at_0;
    int forced;  // the fee, by which every outcome is less once he was forced; with still no hand he pays nothing
    int forced_no_hand;
};

class DealersHand {
public:
    DealersHand(const MainGame& game, int up);

    const MainGame& game() const { return game_; }
    const EndValues& end_values() const { return end_values_; }
    int up() const { return up_; }
    // Cards of a rank that are not the up card.
    int dealt_from(int rank) const { return game_.ranks >> rank & 1u ? game_.suits - (rank == up_) : 0; }
    // How many cards nobody has seen once the player has so many.
    int unseen(int own) const { return game_.cards() - 1 - own; }

    // How many of his hands do not qualify, how many are a full house or better, and how many there are.
    struct Shares {
        std::int32_t no_hand = 0, from_full_house = 0, all = 0;
    };
    // Of all hands behind the up card, with so many cards of each rank left.
    struct Distribution {
        const std::int32_t* below;  // hands before each place of the order, `kSideBySide` apart; all of them last
        Shares shares;
    };
    // Of up to sixteen such counts of cards at a time, which takes little longer than one.
    static constexpr std::size_t kSideBySide = 16;
    struct Distributions {
        std::vector<std::array<std::int32_t, kSideBySide>> below;
        std::array<Distribution, kSideBySide> each{};
    };
    void count(std::span<const Counts> left, Distributions& distributions) const;
    const Distribution& count(const Counts& left, Distributions& distributions) const {
        count(std::span(&left, 1), distributions);
        return distributions.each[0];
    }
    // Where a hand stands among his: below it, and up to it.
    struct Place {
        std::size_t below, up_to;
    };
    Place place_of(const Final& own) const;
    Ends ends(const Distribution& distribution, const Final& own, Place place) const;
    std::int64_t worth(const Distribution& distribution, const Final& own, Place place) const {
        return end_values_.of(own, ends(distribution, own, place));
    }
    // Of a flush and better, which is above every hand by ranks but full houses and fours of a kind.
    Ends ends_of_flush(const Shares& shares, const Final& own) const;
    std::int64_t worth_of_flush(const Shares& shares, const Final& own) const {
        return end_values_.of(own, ends_of_flush(shares, own));
    }
    // What the dealer's flushes change, with these ranks of his suit left.
    Ends ends_by_flushes(const Final& own, unsigned suited) const;
    std::int64_t flush_change(const Final& own, unsigned suited) const {
        return end_values_.of(own, ends_by_flushes(own, suited));
    }

    // His hands without a pair, ranks behind the up card as bits.
    struct Unpaired {
        unsigned hidden;
        RankValue mixed, flush;
    };
    const std::vector<Unpaired>& unpaired() const { return unpaired_; }

private:
    struct Ranked {
        RankValue value;
        std::array<std::uint8_t, 4> factors;  // places in the table of binomials, times which they occur
    };
    void rank_hands();
    void count_suited();
    Ends of_flush_by_flushes(const Final& own, unsigned suited) const;
    Ends of_ace_king_by_flushes(const Final& own, unsigned suited) const;

    MainGame game_;
    EndValues end_values_;
    int up_;
    std::vector<Ranked> order_;
    std::size_t qualifying_ = 0, full_house_ = 0;
    std::vector<Unpaired> unpaired_;
    std::vector<std::int32_t> no_hand_, ace_king_, straight_;     // by the ranks left: hands of one suit among them
    std::vector<RankValue> ace_kings_;                            // rising
    std::vector<std::uint8_t> ace_kings_below_;                   // by the ranks left and the place among those
    // Those that are no straights, rising by their flush, and the ranks that each has hidden, as bits.
    std::vector<RankValue> flushes_;
    std::vector<std::uint16_t> flushes_hidden_;
};

}  // namespace baize::lunar_poker
