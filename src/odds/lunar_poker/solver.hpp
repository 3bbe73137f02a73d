// The solver behind solve.hpp, in three steps: by ranks (by_ranks.cpp), with the cards of the up card's suit
// (by_up_suit.cpp), and with all suits (by_all_suits.cpp).
#pragma once

#include <functional>

#include "odds/lunar_poker/rank_table.hpp"
#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

constexpr std::size_t kParts = 32;  // of a hand: which of its five cards are kept, as bits

constexpr int exchanged(First first) { return first < Exchanges2 ? 0 : static_cast<int>(first - Exchanges2) + 2; }
constexpr First exchange_of(int cards) { return static_cast<First>(Exchanges2 + static_cast<std::size_t>(cards) - 2); }

struct Worth {
    std::int64_t sum = 0, bets = 0;

    void add(std::int64_t worth, std::int64_t times) {
        if (worth <= 0) return;
        sum += times * worth;
        bets += times;
    }
};

// How a drawn flush ends, and how the same ranks would without one, where they are bet on.
struct FlushEnds {
    Final flush, plain;
    bool plain_bets;
    Ends ends, plain_ends;
    Forced forced, plain_forced;
};

// A hand of which only the ranks and the cards of the up card's suit are known yet.
struct Coloured {
    std::uint32_t number;                   // of its ranks
    std::array<std::uint8_t, kOwn> ranks;   // rising
    unsigned once;                          // as bits
    unsigned suited;                        // those in the up card's suit
    Counts left, left_plain;                // cards that the player has not seen: all, and those of other suits
    unsigned left_suited;

    struct Draw {                           // what a draw is worth without flushes of one's own
        bool known = false;
        Worth worth;
        std::array<std::vector<Worth>, 2> flushes;  // what flushes add, in other suits and in that of the up card
        std::unique_ptr<Returns> returns;           // where they are counted
        std::array<std::vector<std::int16_t>, 2> flush_places;  // of the drawn ranks in `flush_ends`; none: below zero
        std::array<std::vector<FlushEnds>, 2> flush_ends;
    };
    std::array<Draw, kParts> draws;
    std::array<std::array<std::int64_t, 2>, kRanks> sixth;  // in another suit, in that of the up card
    std::array<std::uint32_t, kRanks> six;                  // the number of all six ranks
    std::int64_t bet = 0;
};

// All hands of five and of six cards by their ranks, in suits that make no flush.
struct Finals {
    explicit Finals(const MainGame& game);
    static std::shared_ptr<const Finals> of(const MainGame& game);

    std::vector<Final> fives, sixes;
};

class Solver {
public:
    // `plays`: what is played first instead of the best; empty: the best. `counts`: what comes of it is counted too.
    Solver(const MainGame& game, int up, FirstPlayOf plays = {}, bool counts = false);

    AgainstUp all(const Progress& progress);
    AgainstUp bets_alone();  // nobody draws
    const AgainstUp& sums() const { return sums_; }
    const std::array<Returns, kFirsts>& returns() const { return returns_; }
    std::vector<Option> options(const std::array<unsigned, 4>& own);  // by suits, the up card's first

private:
    // What forcing in one suit adds to a draw. It hangs on the ranks of the hand and on those in the suit alone.
    struct InSuit {
        bool known = false;
        std::int64_t sum = 0;
        std::unique_ptr<Returns> returns;  // where they are counted
    };

    RankTable& table(int drawn) { return *tables_[static_cast<std::size_t>(drawn - 2)]; }
    double parts_of(First first) const { return parts_[first]; }
    void fill_at_once();
    void fill_all(const Progress& progress);
    void fill_for(std::uint32_t hand);
    void fill_sixth(std::uint32_t six);
    void find_limits();
    double bound_of_draw(std::uint32_t hand, unsigned kept);
    void bound_by_ranks(std::uint32_t hand);

    void each_colouring(std::uint32_t hand);
    bool colour(std::uint32_t hand, unsigned suited);
    void prepare();
    void draw_without_flush(unsigned kept);
    template <class Each>
    void each_drawing(std::span<const std::uint8_t> ranks, const Each& each) const;
    Counts left_after(std::span<const std::uint8_t> ranks) const;
    void draw_ranks(Coloured::Draw& draw, int drawn, std::span<const std::uint8_t> ranks, std::int32_t by_ranks,
                    const Final& own);
    const Worth& flush_of_draw(unsigned kept, unsigned drawn, bool in_up_suit);
    Final flush_of(unsigned ranks) const;
    unsigned ranks_of(unsigned cards) const;

    void each_suiting(int rank);
    void solve_one();
    void add_to_sums();
    void follow();
    void exchange_for(unsigned kept);
    void take(First first, const Worth& worth, unsigned kept);
    bool better(First first, const Worth& worth, unsigned kept) const;
    void bet_at_once();
    void buy_sixth();
    Final final_with(int rank, int suit) const;
    std::int64_t with_sixth_card(int rank, int suit, bool flush) const;
    void exchange();
    unsigned completes(unsigned kept, int suit) const;
    double bound_of_flushes(unsigned kept) const;
    Worth draw_worth(unsigned kept);
    std::int64_t other_suits_of_flush(unsigned kept, unsigned drawn, int suit) const;
    std::int64_t in_suit_of_draw(unsigned kept, int suit);
    const Returns& count_in_suit(unsigned kept, int suit);
    InSuit& in_suit(unsigned kept, int suit);
    template <class Each>
    void each_in_suit(unsigned kept, int suit, const Each& each) const;
    template <class Each>
    void each_of_suit(std::span<const std::uint8_t> ranks, int suit, const Each& each) const;

    void count_returns();
    void count_end(Returns& sum, const Final& own, const Ends& by_ranks, const Unseen& unseen, int to_draw) const;
    std::int64_t worth_of(const Final& own, const Ends& ends, const Forced& forced, int to_draw) const;
    void count_bet(Returns& sum) const;
    void count_sixth(Returns& sum) const;
    void count_draw(Returns& sum);
    const Returns& count_without_flush(unsigned kept);
    const FlushEnds& flush_ends(unsigned kept, unsigned drawn, bool in_up_suit);
    FlushEnds find_flush_ends(unsigned kept, unsigned drawn, bool in_up_suit);
    poker::CardSet kept_cards(unsigned kept) const;

    MainGame game_;
    FirstPlayOf plays_;
    bool draws_ = true;
    DealersHand dealer_;
    Forcing forcing_;
    Street at_once_, with_sixth_;
    std::shared_ptr<const Finals> known_finals_;
    const std::vector<Final> &finals_, &sixth_finals_;
    std::vector<DealersHand::Place> places_;  // of those of five cards
    DealersHand::Laws laws_;
    std::vector<std::unique_ptr<RankTable>> tables_;
    std::unique_ptr<RankTable> at_once_table_;
    struct Sixth {
        std::int64_t worth = 0;  // without flushes, times the cards left to draw
        std::int32_t no_hand = 0, from_full_house = 0, all = 0, win = 0, tie = 0;
    };
    std::vector<Sixth> sixths_;               // by the six ranks
    std::array<double, kFirsts> parts_{};
    std::array<std::int64_t, kFirsts> whole_parts_{};
    std::array<double, kOwn + 1> most_of_flush_{}, most_in_other_suits_{};

    std::array<double, kParts> bounds_{};     // of draws, by ranks
    std::array<std::vector<InSuit>, kParts> in_suits_;  // of draws, by the cards that are of the suit
    Coloured coloured_;
    Unseen unseen_;                           // with all suits known
    std::array<unsigned, 4> own_{};           // ranks of each suit
    std::array<int, kOwn> suits_{};           // of the cards in the order of their ranks
    int flush_ = -1;                          // the suit of five
    std::int64_t alike_ = 0;                  // hands that differ in the names of suits alone
    double best_ = 0;
    First best_first_ = Folds;
    unsigned best_kept_ = 0;
    Worth best_worth_;
    AgainstUp sums_{};
    bool counts_;
    std::array<Returns, kFirsts> returns_{};
    std::vector<Option>* told_ = nullptr;     // every option, where one hand is asked for
};

// All choices of which of the drawn ranks are in the up card's suit: in how many ways each comes, and what is then left
// of that suit.
template <class Each>
void Solver::each_drawing(std::span<const std::uint8_t> ranks, const Each& each) const {
    std::array<std::uint8_t, kOwn> rank{}, times{};
    std::size_t different = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (i > 0 && ranks[i] == ranks[i - 1]) ++times[different - 1];
        else rank[different] = ranks[i], times[different++] = 1;
    }
    for (unsigned in_suit = 0; in_suit < 1u << different; ++in_suit) {
        std::int64_t drawings = 1;
        unsigned suited = coloured_.left_suited;
        for (std::size_t i = 0; i < different && drawings; ++i) {
            const unsigned one = in_suit >> i & 1u;
            if (one && !(suited >> rank[i] & 1u)) drawings = 0;
            else drawings *= ways(coloured_.left_plain[rank[i]], times[i] - static_cast<int>(one));
            suited &= ~(one << rank[i]);
        }
        if (drawings > 0) each(drawings, suited);
    }
}

// Over all hands of a draw that may force the dealer, with one suit but the up card's: in how many ways they come, what
// is left, and what of the suit. Flushes are taken as none.
template <class Each>
void Solver::each_in_suit(unsigned kept, int suit, const Each& each) const {
    RankList keeps{};
    std::size_t keep = 0;
    for (std::size_t i = 0; i < kOwn; ++i)
        if (kept >> i & 1u) keeps[keep++] = coloured_.ranks[i];
    const int drawn = kOwn - static_cast<int>(keep), to_draw = dealer_.unseen(kOwn + drawn) - 4;
    const std::uint32_t* const hands = Joined::of(drawn).with(RankHands::number({keeps.data(), keep}));
    const RankHands& draws = RankHands::of(drawn);
    for (std::size_t i = 0; i < draws.size(); ++i) {
        if (hands[i] == Joined::kNone || !forcing_.may_pay(finals_[hands[i]], to_draw)) continue;
        each_of_suit(draws.list(i), suit, [&](std::int64_t drawings, const Counts& left, unsigned of_suit) {
            each(finals_[hands[i]], to_draw, drawings, left, of_suit);
        });
    }
}

// Which of the drawn ranks are of the suit, and in how many ways the others are of other suits.
template <class Each>
void Solver::each_of_suit(std::span<const std::uint8_t> ranks, int suit, const Each& each) const {
    const unsigned of_suit = unseen_.suits[static_cast<std::size_t>(suit)];
    Counts left = coloured_.left, drawn{};
    unsigned once = 0;
    for (const std::uint8_t rank : ranks) {
        if (--left[rank] < 0) return;
        ++drawn[rank];
        once |= 1u << rank;
    }
    for (unsigned some = once & of_suit;; some = (some - 1) & once & of_suit) {
        std::int64_t drawings = 1;
        each_rank(once, [&](int r) {
            const auto at = static_cast<std::size_t>(r);
            const int one = static_cast<int>(some >> r & 1u), there = static_cast<int>(of_suit >> r & 1u);
            drawings *= ways(coloured_.left[at] - there, drawn[at] - one);
        });
        if (drawings > 0) each(drawings, left, of_suit & ~some);
        if (some == 0) break;
    }
}

}  // namespace baize::lunar_poker
