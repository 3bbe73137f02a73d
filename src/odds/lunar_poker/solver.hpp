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
    };
    std::array<Draw, kParts> draws;
    std::array<std::array<std::int64_t, 2>, kRanks> sixth;  // in another suit, in that of the up card
    std::array<std::uint32_t, kRanks> six;                  // the number of all six ranks
    std::int64_t bet = 0;
};

class Solver {
public:
    // `plays`: what is played first instead of the best; empty: the best.
    Solver(const MainGame& game, int up, FirstPlayOf plays = {});

    AgainstUp all(const Progress& progress);
    std::vector<Option> options(const std::array<unsigned, 4>& own);  // by suits, the up card's first

private:
    Final possible(const Counts& counts) const {
        return std::ranges::max(counts) > 4 ? Final{} : final_of_ranks(counts, game_);
    }
    RankTable& table(int drawn) { return *tables_[static_cast<std::size_t>(drawn - 2)]; }
    double parts_of(First first) const { return parts_[first]; }
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
    void draw_ranks(Coloured::Draw& draw, int drawn, std::span<const std::uint8_t> ranks, std::int32_t by_ranks,
                    const Final& own);
    const Worth& flush_of_draw(unsigned kept, unsigned drawn, bool in_up_suit);
    Final flush_of(unsigned ranks) const;
    unsigned ranks_of(unsigned cards) const;

    void each_suiting(int rank);
    void solve_one();
    void follow();
    void exchange_for(unsigned kept);
    void take(First first, double fees, const Worth& worth, unsigned kept);
    void bet_at_once();
    void buy_sixth();
    std::int64_t with_sixth_card(int rank, int suit, bool flush) const;
    void exchange();
    unsigned completes(unsigned kept, int suit) const;
    double bound_of_flushes(unsigned kept) const;
    Worth draw_worth(unsigned kept);
    std::int64_t other_suits_of_flush(unsigned kept, unsigned drawn, int suit) const;
    std::int64_t other_suits_of_draw(unsigned kept) const;
    std::int64_t other_suit_of_draw(std::span<const std::uint8_t> ranks, int suit, const Final& own, int to_draw) const;
    poker::CardSet kept_cards(unsigned kept) const;

    MainGame game_;
    FirstPlayOf plays_;
    DealersHand dealer_;
    Forcing forcing_;
    Street at_once_, with_sixth_;
    std::vector<Final> finals_, sixth_finals_;
    std::vector<std::unique_ptr<RankTable>> tables_;
    std::unique_ptr<RankTable> at_once_table_;
    struct Sixth {
        std::int64_t worth = 0;  // without flushes, times the cards left to draw
        std::int32_t no_hand = 0, from_full_house = 0, all = 0;
    };
    std::vector<Sixth> sixths_;               // by the six ranks
    std::array<double, kFirsts> parts_{};
    std::array<double, kOwn + 1> most_of_flush_{}, most_in_other_suits_{};

    std::array<double, kParts> bounds_{};     // of draws, by ranks
    Coloured coloured_;
    Unseen unseen_;                           // with all suits known
    std::array<unsigned, 4> own_{};           // ranks of each suit
    std::array<int, kOwn> suits_{};           // of the cards in the order of their ranks
    int flush_ = -1;                          // the suit of five
    std::int64_t alike_ = 0;                  // hands that differ in the names of suits alone
    double best_ = 0;
    First best_first_ = Folds;
    Worth best_worth_;
    AgainstUp sums_{};
    std::vector<Option>* told_ = nullptr;     // every option, where one hand is asked for
};

}  // namespace baize::lunar_poker
