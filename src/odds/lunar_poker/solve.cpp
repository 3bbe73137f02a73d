#include "odds/lunar_poker/solve.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/fixed_vector.hpp"

namespace baize::lunar_poker {

namespace {

constexpr int kOwn = 5;
constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::min();
constexpr std::size_t kParts = 32;  // of a hand: which of its five cards are kept, as bits

constexpr int exchanged(First first) { return first < Exchanges2 ? 0 : static_cast<int>(first - Exchanges2) + 2; }
constexpr First exchange_of(int cards) { return static_cast<First>(Exchanges2 + static_cast<std::size_t>(cards) - 2); }

template <class Each>
void each_rank(unsigned ranks, const Each& each) {
    for (; ranks; ranks &= ranks - 1) each(std::countr_zero(ranks));
}

// ---- What is known by ranks -----------------------------------------------------------------------------------------

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

    RankTable(const DealersHand& dealer, const Forcing& forcing, const std::vector<Final>& finals, int given)
        : street(dealer, kOwn, given), dealer_(dealer), forcing_(forcing), finals_(finals),
          rows_(RankHands::of(given).size()), dead_(static_cast<std::size_t>(ways(kRanks - 1 + kOwn + given, kOwn + given))) {
        for (const Final& own : finals) places_.push_back(dealer.place_of(own));
    }

    void want(std::uint32_t given) {
        if (rows_[given].empty()) rows_[given].resize(finals_.size());
    }
    const std::vector<Cell>& row(std::uint32_t given) const { return rows_[given]; }

    // With these ranks dead: every way to divide them into a hand and what was given away.
    void fill(std::span<const std::uint8_t> dead) {
        const std::uint32_t number = RankHands::number(dead);
        if (dead_[number].all > 0) return;
        Counts left;
        for (int r = 0; r < kRanks; ++r) left[static_cast<std::size_t>(r)] = dealer_.dealt_from(r);
        for (const std::uint8_t rank : dead)
            if (--left[rank] < 0) return;
        dealer_.count(left, law_);
        dead_[number] = {law_.no_hand, law_.from_full_house, law_.all};
        known_.clear();
        RankList own{}, given{};
        divide(dead, left, 0, own, 0, given, 0);
    }

    // A flush or better.
    std::int64_t worth_of_flush(const Counts& dead, const Final& own) const {
        const Dead& known = dead_[RankHands::number(dead)];
        return dealer_.worth_of_flush(known.no_hand, known.from_full_house, known.all, own);
    }
    double most_of_flush(const Final& flush) const {
        double most = 0;
        for (const Dead& dead : dead_)
            if (dead.all > 0)
                most = std::max(most, static_cast<double>(dealer_.worth_of_flush(dead.no_hand, dead.from_full_house,
                                                                                 dead.all, flush)) / dead.all);
        return most;
    }

    const Street street;

private:
    struct Dead {
        std::int32_t no_hand = 0, from_full_house = 0, all = 0;
    };
    struct Known {
        int odds;
        RankValue kind;
        std::int32_t forcing;
    };

    void divide(std::span<const std::uint8_t> dead, const Counts& left, std::size_t at, RankList& own, std::size_t owns,
                RankList& given, std::size_t gives) {
        if (at == dead.size()) return put(left, {own.data(), owns}, {given.data(), gives});
        std::size_t next = at;
        while (next < dead.size() && dead[next] == dead[at]) ++next;
        const auto most = static_cast<std::size_t>(street.given);
        for (std::size_t mine = 0; mine <= next - at; ++mine) {
            const std::size_t gone = next - at - mine;
            if (owns + mine > kOwn || gives + gone > most) continue;
            std::fill_n(own.begin() + static_cast<std::ptrdiff_t>(owns), mine, dead[at]);
            std::fill_n(given.begin() + static_cast<std::ptrdiff_t>(gives), gone, dead[at]);
            divide(dead, left, next, own, owns + mine, given, gives + gone);
        }
    }
    void put(const Counts& left, std::span<const std::uint8_t> own, std::span<const std::uint8_t> given) {
        std::vector<Cell>& row = rows_[RankHands::number(given)];
        if (row.empty()) return;
        const std::uint32_t hand = RankHands::number(own);
        row[hand] = {static_cast<std::int32_t>(dealer_.worth(law_, finals_[hand], places_[hand]) * street.to_draw),
                     forcing_by_ranks(left, finals_[hand])};
    }
    // Hands that beat the same of the dealer's forced hands and pay the same gain the same.
    std::int32_t forcing_by_ranks(const Counts& left, const Final& own) {
        if (!forcing_.may_pay(own, street.to_draw)) return 0;
        const RankValue kind = own.value >= least(Kind::FullHouse) ? 0
                               : own.value >= least(Kind::Straight) || own.value < least(Kind::TwoPair) ? own.value : 1;
        for (const Known& known : known_)
            if (known.odds == own.odds && known.kind == kind) return known.forcing;
        const auto gain = static_cast<std::int32_t>(forcing_.by_up_suit(left, 0, own, street.to_draw));
        known_.push_back({own.odds, kind, gain});
        return gain;
    }

    const DealersHand& dealer_;
    const Forcing& forcing_;
    const std::vector<Final>& finals_;
    std::vector<DealersHand::Place> places_;
    std::vector<std::vector<Cell>> rows_;  // by what was given away, then by the hand
    std::vector<Dead> dead_;
    DealersHand::Law law_;
    std::vector<Known> known_;
};

// The hands that keeping some ranks and drawing others makes.
class Joined {
public:
    static constexpr std::uint32_t kNone = ~0u;

    explicit Joined(int drawn) : drawn_(RankHands::of(drawn).size()) {
        const RankHands &kept = RankHands::of(kOwn - drawn), &draws = RankHands::of(drawn);
        for (std::size_t k = 0; k < kept.size(); ++k)
            for (std::size_t d = 0; d < draws.size(); ++d) {
                Counts counts = kept.counts(k);
                for (const std::uint8_t rank : draws.list(d)) ++counts[rank];
                hands_.push_back(std::ranges::max(counts) > 4 ? kNone : RankHands::number(counts));
            }
    }
    const std::uint32_t* with(std::uint32_t kept) const { return &hands_[kept * drawn_]; }

private:
    std::size_t drawn_;
    std::vector<std::uint32_t> hands_;
};

// ---- One hand -------------------------------------------------------------------------------------------------------

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

struct Candidate {
    double bound;
    unsigned kept;
    double flushes;  // what those may add
};

class Solver {
public:
    Solver(const MainGame& game, int up)
        : game_(game), dealer_(game, up), forcing_(dealer_), at_once_(dealer_, kOwn, 0), with_sixth_(dealer_, 6, 0) {
        const RankHands &fives = RankHands::of(kOwn), &sixes = RankHands::of(kOwn + 1);
        for (std::size_t i = 0; i < fives.size(); ++i) finals_.push_back(possible(fives.counts(i)));
        for (std::size_t i = 0; i < sixes.size(); ++i) sixth_finals_.push_back(possible(sixes.counts(i)));
        for (int drawn = 2; drawn <= kOwn; ++drawn) {
            joined_.emplace_back(drawn);
            tables_.push_back(std::make_unique<RankTable>(dealer_, forcing_, finals_, drawn));
        }
        at_once_table_ = std::make_unique<RankTable>(dealer_, forcing_, finals_, 0);
        at_once_table_->want(0);
    }

    AgainstUp all(const Progress& progress);
    std::vector<Option> options(const std::array<unsigned, 4>& own);  // by suits, the up card's first

private:
    Final possible(const Counts& counts) const {
        return std::ranges::max(counts) > 4 ? Final{} : final_of_ranks(counts, game_);
    }
    RankTable& table(int drawn) { return *tables_[static_cast<std::size_t>(drawn - 2)]; }
    const Joined& joined(int drawn) const { return joined_[static_cast<std::size_t>(drawn - 2)]; }
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
    DealersHand dealer_;
    Forcing forcing_;
    Street at_once_, with_sixth_;
    std::vector<Final> finals_, sixth_finals_;
    std::vector<Joined> joined_;
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

// ---- Tables ---------------------------------------------------------------------------------------------------------

void Solver::fill_sixth(std::uint32_t six) {
    sixths_.resize(sixth_finals_.size());
    Counts left = RankHands::of(kOwn + 1).counts(six);
    for (int r = 0; r < kRanks; ++r) {
        auto& here = left[static_cast<std::size_t>(r)];
        here = dealer_.dealt_from(r) - here;
        if (here < 0) return;
    }
    DealersHand::Law law;
    dealer_.count(left, law);
    const Final& own = sixth_finals_[six];
    sixths_[six] = {dealer_.worth(law, own, dealer_.place_of(own)) * with_sixth_.to_draw, law.no_hand,
                    law.from_full_house, law.all};
}

void Solver::fill_all(const Progress& progress) {
    for (std::uint32_t six = 0; six < sixth_finals_.size(); ++six) fill_sixth(six);
    const RankHands& fives = RankHands::of(kOwn);
    for (std::size_t i = 0; i < fives.size(); ++i) at_once_table_->fill(fives.list(i));
    for (int drawn = 2; drawn <= kOwn; ++drawn) {
        if (progress) progress(0.05 * drawn);
        for (std::uint32_t given = 0; given < RankHands::of(drawn).size(); ++given) table(drawn).want(given);
        const RankHands dead(kOwn + drawn);
        for (std::size_t i = 0; i < dead.size(); ++i) table(drawn).fill(dead.list(i));
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
        for (std::size_t i = 0; i < draws.size(); ++i) {
            RankList dead{};
            const auto draw = draws.list(i);
            std::ranges::merge(list, draw, dead.begin());
            table(drawn).fill({dead.data(), list.size() + draw.size()});
        }
    }
    find_limits();
}

// The most that a flush after a draw can be worth, in antes, and what forcing in other suits can add to a draw.
void Solver::find_limits() {
    const Final flush{least(Kind::Flush), game_.bet[nz_lunar_poker::Flush].odds.num};
    const Final four{least(Kind::FourOfAKind), game_.bet[nz_lunar_poker::FourOfAKind].odds.num +
                                                   game_.bet[nz_lunar_poker::AceKing].odds.num};
    const double win = dealer_.worths().win(flush), pair = win - dealer_.worths().forced_no_hand;
    for (int drawn = 2; drawn <= kOwn; ++drawn) {
        const Street& street = table(drawn).street;
        const double all = static_cast<double>(street.dealers) * street.to_draw;
        // Forced at best: twelve cards pair; sixty hands at most can become straights; and hands of one suit.
        const double forced = std::max(0.0, (12 * pair - 2 * street.to_draw) / street.to_draw) +
                              (60. * 256 * 8 * pair + 3. * 450 * 9 * pair) / all;
        const auto at = static_cast<std::size_t>(drawn);
        most_of_flush_[at] = std::min(win, table(drawn).most_of_flush(flush) + forced);
        most_in_other_suits_[at] = static_cast<double>(forcing_.most_in_other_suits(four)) / all;
        parts_[exchange_of(drawn)] = parts(game_, exchange_of(drawn)).get_d();
    }
    parts_[Bets] = parts(game_, Bets).get_d();
    parts_[BuysSixth] = parts(game_, BuysSixth).get_d();
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
    const std::uint32_t* const hands = joined(drawn).with(RankHands::number({keeps.data(), keep}));
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

void Solver::bound_by_ranks(std::uint32_t hand) {
    for (unsigned kept = 0; kept < kParts; ++kept)
        if (std::popcount(kept) <= kOwn - 2) bounds_[kept] = bound_of_draw(hand, kept);
}

// ---- With the up card's suit ----------------------------------------------------------------------------------------

bool Solver::colour(std::uint32_t hand, unsigned suited) {
    const Counts own = RankHands::of(kOwn).counts(hand);
    coloured_ = {};
    coloured_.number = hand;
    for (std::size_t i = 0; i < kOwn; ++i) coloured_.ranks[i] = RankHands::of(kOwn).list(hand)[i];
    coloured_.suited = suited;
    coloured_.left_suited = game_.ranks & ~(1u << dealer_.up()) & ~suited;
    for (int r = 0; r < kRanks; ++r) {
        const auto at = static_cast<std::size_t>(r);
        if (own[at] > 0) coloured_.once |= 1u << r;
        coloured_.left[at] = dealer_.dealt_from(r) - own[at];
        const int others = game_.ranks >> r & 1u ? game_.suits - 1 : 0;
        coloured_.left_plain[at] = others - (own[at] - static_cast<int>(suited >> r & 1u));
        if (coloured_.left[at] < 0 || coloured_.left_plain[at] < 0) return false;
    }
    return true;
}

void Solver::each_colouring(std::uint32_t hand) {
    const Counts own = RankHands::of(kOwn).counts(hand);
    unsigned most = 0;
    for (int r = 0; r < kRanks; ++r) {
        const int held = own[static_cast<std::size_t>(r)];
        if (held > dealer_.dealt_from(r)) return;
        if (held > 0 && r != dealer_.up()) most |= 1u << r;
    }
    bool bounded = false;
    for (unsigned suited = most;; suited = (suited - 1) & most) {
        if (colour(hand, suited)) {
            if (!std::exchange(bounded, true)) bound_by_ranks(hand);
            own_ = {suited, 0, 0, 0};
            prepare();
            each_suiting(0);
        }
        if (suited == 0) break;
    }
}

// What betting at once and each sixth card are worth, without flushes and without what forcing in other suits adds.
void Solver::prepare() {
    const Final& own = finals_[coloured_.number];
    const unsigned suited = coloured_.left_suited;
    coloured_.bet = at_once_table_->row(0)[coloured_.number].worth +
                    dealer_.flush_change(own, suited) * at_once_.to_draw;
    if (forcing_.may_pay(own, at_once_.to_draw))
        coloured_.bet += forcing_.by_up_suit(coloured_.left, suited, own, at_once_.to_draw);
    for (int r = 0; r < kRanks; ++r) {
        const auto at = static_cast<std::size_t>(r);
        if (coloured_.left[at] == 0) continue;
        Counts six = RankHands::of(kOwn).counts(coloured_.number), left = coloured_.left;
        ++six[at];
        --left[at];
        const std::uint32_t number = coloured_.six[at] = RankHands::number(six);
        const Final& with = sixth_finals_[number];
        const bool forces = forcing_.may_pay(with, with_sixth_.to_draw);
        for (unsigned in_suit = 0; in_suit < 2; ++in_suit) {
            if (in_suit ? !(suited >> r & 1u) : coloured_.left_plain[at] == 0) continue;
            const unsigned still = suited & ~(in_suit << r);
            coloured_.sixth[at][in_suit] =
                sixths_[number].worth + dealer_.flush_change(with, still) * with_sixth_.to_draw +
                (forces ? forcing_.by_up_suit(left, still, with, with_sixth_.to_draw) : 0);
        }
    }
}

// One way to draw certain ranks, and all choices of which of them are in the up card's suit.
void Solver::draw_ranks(Coloured::Draw& draw, int drawn, std::span<const std::uint8_t> ranks, std::int32_t by_ranks,
                        const Final& own) {
    const Street& street = table(drawn).street;
    const bool forces = forcing_.may_pay(own, street.to_draw);
    if (by_ranks <= 0 && own.value < least(Kind::FullHouse) && !forces) return;  // flushes of the dealer's only cost
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
        if (drawings == 0) continue;
        const std::int64_t worth = by_ranks + dealer_.flush_change(own, suited) * street.to_draw;
        if (!forces) {
            draw.worth.add(worth, drawings);
            continue;
        }
        Counts left = coloured_.left;
        for (std::size_t i = 0; i < different; ++i) left[rank[i]] -= times[i];
        draw.worth.add(worth + forcing_.by_up_suit(left, suited, own, street.to_draw), drawings);
    }
}

void Solver::draw_without_flush(unsigned kept) {
    Coloured::Draw& draw = coloured_.draws[kept];
    if (std::exchange(draw.known, true)) return;
    RankList keeps{}, gives{};
    std::size_t keep = 0, give = 0;
    for (std::size_t i = 0; i < kOwn; ++i) (kept >> i & 1u ? keeps[keep++] : gives[give++]) = coloured_.ranks[i];
    const int drawn = static_cast<int>(give);
    const auto& row = table(drawn).row(RankHands::number({gives.data(), give}));
    const std::uint32_t* const hands = joined(drawn).with(RankHands::number({keeps.data(), keep}));
    const RankHands& draws = RankHands::of(drawn);
    for (std::size_t i = 0; i < draws.size(); ++i)
        if (hands[i] != Joined::kNone && row[hands[i]].worth != RankTable::kNone)
            draw_ranks(draw, drawn, draws.list(i), row[hands[i]].worth, finals_[hands[i]]);
}

Final Solver::flush_of(unsigned ranks) const {
    const RankValue value = value_of(ranks, true);
    return {value, game_.bet[row_of(FiveCardRank::from_value(value).kind())].odds.num};
}

unsigned Solver::ranks_of(unsigned cards) const {
    unsigned ranks = 0;
    for (std::size_t i = 0; i < kOwn; ++i)
        if (cards >> i & 1u) ranks |= 1u << coloured_.ranks[i];
    return ranks;
}

// What it adds that kept and drawn cards are of one suit.
const Worth& Solver::flush_of_draw(unsigned kept, unsigned drawn, bool in_up_suit) {
    auto& known = coloured_.draws[kept].flushes[in_up_suit];
    if (known.empty()) known.assign(std::size_t{1} << kRanks, Worth{0, kUnknown});
    Worth& worth = known[drawn];
    if (worth.bets != kUnknown) return worth;
    const int cards = std::popcount(drawn);
    RankTable& table = this->table(cards);
    const Street& street = table.street;
    const unsigned five = ranks_of(kept) | drawn, suited = coloured_.left_suited & ~(in_up_suit ? drawn : 0);
    Counts left = coloured_.left, dead = RankHands::of(kOwn).counts(coloured_.number), given{};
    each_rank(drawn, [&](int r) { --left[static_cast<std::size_t>(r)], ++dead[static_cast<std::size_t>(r)]; });
    for (std::size_t i = 0; i < kOwn; ++i) given[coloured_.ranks[i]] += !(kept >> i & 1u);

    const Final flush = flush_of(five);
    const std::int64_t with = (table.worth_of_flush(dead, flush) + dealer_.flush_change(flush, suited)) * street.to_draw +
                              forcing_.by_up_suit(left, suited, flush, street.to_draw);
    const std::uint32_t hand = RankHands::number(counts_of(five));
    const Final& plain = finals_[hand];
    std::int64_t without = table.row(RankHands::number(given))[hand].worth +
                           dealer_.flush_change(plain, suited) * street.to_draw;
    if (forcing_.may_pay(plain, street.to_draw)) without += forcing_.by_up_suit(left, suited, plain, street.to_draw);
    return worth = {with - std::max<std::int64_t>(without, 0), without > 0 ? 0 : 1};
}

// ---- With all suits -------------------------------------------------------------------------------------------------

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
    best_worth_ = {};
    if (told_) told_->push_back({Folds, {}, -1});
    bet_at_once();
    buy_sixth();
    exchange();
    Summed& sum = sums_[best_first_];
    sum.hands += alike_;
    sum.worth += alike_ * best_worth_.sum;
    sum.bets += alike_ * best_worth_.bets;
}

void Solver::take(First first, double fees, const Worth& worth, unsigned kept) {
    const double antes = -fees + static_cast<double>(worth.sum) / parts_of(first);
    if (told_) told_->push_back({first, kept_cards(kept), antes});
    if (antes <= best_) return;
    best_ = antes;
    best_first_ = first;
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
    take(Bets, 1, {worth, 1}, 0);
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
    FixedVector<Card, kSixCards> cards;
    for (std::size_t i = 0; i < kOwn; ++i) cards.push_back(Card(coloured_.ranks[i] + 2, static_cast<Suit>(suits_[i])));
    cards.push_back(Card(rank + 2, static_cast<Suit>(suit)));
    const Final own = final_of({cards.begin(), cards.size()}, game_);
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
    take(BuysSixth, 2, worth, 0);
}

// The ranks of a suit that would make flushes with the kept cards; nothing where those are not all of it.
unsigned Solver::completes(unsigned kept, int suit) const {
    for (std::size_t i = 0; i < kOwn; ++i)
        if ((kept >> i & 1u) && suits_[i] != suit) return 0;
    return unseen_.suits[static_cast<std::size_t>(suit)] & ~ranks_of(kept);
}

// What flushes can add to a draw, in antes: as many as there are, straight flushes among them.
double Solver::bound_of_flushes(unsigned kept) const {
    using namespace nz_lunar_poker;
    const int drawn = kOwn - std::popcount(kept);
    const double draws = static_cast<double>(ways(at_once_.unseen, drawn));
    const int times = dealer_.worths().per_odds, flush = game_.bet[Flush].odds.num;
    double sum = 0;
    for (int suit = 0; suit < game_.suits; ++suit) {
        const unsigned ranks = completes(kept, suit), keeps = ranks_of(kept);
        if (std::popcount(ranks) < drawn) continue;
        sum += most_of_flush_[static_cast<std::size_t>(drawn)] * static_cast<double>(ways(std::popcount(ranks), drawn));
        for (int low = -1; low <= kAce - 6; ++low) {
            const unsigned run = low < 0 ? 0xfu | rank::rank_bit(kAce) : 31u << low;
            if ((keeps & ~run) || (run & ~keeps & ~ranks)) continue;
            sum += times * (game_.bet[low == kAce - 6 ? RoyalFlush : StraightFlush].odds.num - flush);
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
        if (bound > best_ || told_) list[size++] = {bound, kept, flushes};
    }
    std::sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(size),
              [](const Candidate& a, const Candidate& b) { return a.bound > b.bound; });
    for (std::size_t i = 0; i < size && (list[i].bound > best_ || told_); ++i) {
        const First first = exchange_of(kOwn - std::popcount(list[i].kept));
        draw_without_flush(list[i].kept);
        const double without = static_cast<double>(coloured_.draws[list[i].kept].worth.sum) / parts_of(first) - 2;
        const double others = most_in_other_suits_[static_cast<std::size_t>(exchanged(first))];
        if (without + list[i].flushes + others > best_ || told_) take(first, 2, draw_worth(list[i].kept), list[i].kept);
    }
}

// Draws that may force the dealer are always bet on, so that what another suit adds is added to the sum.
Worth Solver::draw_worth(unsigned kept) {
    const int drawn = kOwn - std::popcount(kept);
    Worth worth = coloured_.draws[kept].worth;
    if (forcing_.may_lose_up_card()) worth.sum += other_suits_of_draw(kept);
    for (int suit = 0; suit < game_.suits; ++suit) {
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
    const std::int64_t as_plain = forcing_.may_pay(plain, to_draw) ? forcing_.in_other_suits(unseen, plain, to_draw) : 0;
    return forcing_.in_other_suits(unseen, flush_of(five), to_draw) - as_plain;
}

// Over all hands that may force the dealer, suit by suit: which of the drawn ranks are of it, and in how many ways the
// others are of other suits. Flushes are taken as none.
std::int64_t Solver::other_suits_of_draw(unsigned kept) const {
    RankList keeps{};
    std::size_t keep = 0;
    for (std::size_t i = 0; i < kOwn; ++i)
        if (kept >> i & 1u) keeps[keep++] = coloured_.ranks[i];
    const int drawn = kOwn - static_cast<int>(keep), to_draw = dealer_.unseen(kOwn + drawn) - 4;
    const std::uint32_t* const hands = joined(drawn).with(RankHands::number({keeps.data(), keep}));
    const RankHands& draws = RankHands::of(drawn);
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < draws.size(); ++i) {
        if (hands[i] == Joined::kNone || !forcing_.may_pay(finals_[hands[i]], to_draw)) continue;
        for (int suit = 1; suit < game_.suits; ++suit)
            sum += other_suit_of_draw(draws.list(i), suit, finals_[hands[i]], to_draw);
    }
    return sum;
}

std::int64_t Solver::other_suit_of_draw(std::span<const std::uint8_t> ranks, int suit, const Final& own,
                                        int to_draw) const {
    const unsigned of_suit = unseen_.suits[static_cast<std::size_t>(suit)];
    Counts left = coloured_.left, drawn{};
    unsigned once = 0;
    for (const std::uint8_t rank : ranks) {
        if (--left[rank] < 0) return 0;
        ++drawn[rank];
        once |= 1u << rank;
    }
    std::int64_t sum = 0;
    for (unsigned some = once & of_suit;; some = (some - 1) & once & of_suit) {
        std::int64_t drawings = 1;
        each_rank(once, [&](int r) {
            const auto at = static_cast<std::size_t>(r);
            const int one = static_cast<int>(some >> r & 1u), there = static_cast<int>(of_suit >> r & 1u);
            drawings *= ways(coloured_.left[at] - there, drawn[at] - one);
        });
        if (drawings > 0) sum += drawings * forcing_.in_suit(left, of_suit & ~some, own, to_draw);
        if (some == 0) break;
    }
    return sum;
}

// ---- All hands, or one ----------------------------------------------------------------------------------------------

AgainstUp Solver::all(const Progress& progress) {
    fill_all(progress);
    const auto hands = static_cast<std::uint32_t>(finals_.size());
    for (std::uint32_t hand = 0; hand < hands; ++hand) {
        if (progress && hand % 64 == 0) progress(0.3 + 0.7 * hand / hands);
        each_colouring(hand);
    }
    return sums_;
}

poker::CardSet Solver::kept_cards(unsigned kept) const {
    std::array<unsigned, 4> ranks{};
    for (std::size_t i = 0; i < kOwn; ++i)
        if (kept >> i & 1u) ranks[static_cast<std::size_t>(suits_[i])] |= 1u << coloured_.ranks[i];
    return poker::CardSet::of_suits(ranks);
}

std::vector<Option> Solver::options(const std::array<unsigned, 4>& own) {
    std::vector<Option> told;
    told_ = &told;
    Counts counts{};
    for (const unsigned ranks : own) each_rank(ranks, [&](int r) { ++counts[static_cast<std::size_t>(r)]; });
    const std::uint32_t hand = RankHands::number(counts);
    fill_for(hand);
    colour(hand, own[0]);
    bound_by_ranks(hand);
    own_ = own;
    prepare();
    solve_one();
    std::ranges::stable_sort(told, std::greater(), &Option::worth);
    return told;
}

}  // namespace

// ---- For everybody --------------------------------------------------------------------------------------------------

Integer draws(const MainGame& game, First first) {
    const int unseen = game.cards() - 1 - kOwn;
    if (first == BuysSixth) return unseen;
    return first < Exchanges2 ? 1 : ways(unseen, exchanged(first));
}

Integer parts(const MainGame& game, First first) {
    const int unseen = game.cards() - 1 - kOwn - (first == BuysSixth ? 1 : exchanged(first));
    return draws(game, first) * Integer(ways(unseen, 4)) * (unseen - 4);
}

AgainstUp solve_against(const MainGame& game, int up, const Progress& progress) {
    return Solver(game, up).all(progress);
}

// Suits are named anew, so that the up card's is the first.
std::vector<Option> options_of(const MainGame& game, poker::CardSet hand, Card up) {
    const auto first = static_cast<std::size_t>(up.suit());
    const auto renamed = [&](poker::CardSet set) {
        std::array<unsigned, 4> ranks = {set.suit(0), set.suit(1), set.suit(2), set.suit(3)};
        std::swap(ranks[0], ranks[first]);
        return ranks;
    };
    std::vector<Option> options = Solver(game, up.rank() - 2).options(renamed(hand));
    for (Option& option : options) option.kept = poker::CardSet::of_suits(renamed(option.kept));
    return options;
}

}  // namespace baize::lunar_poker
