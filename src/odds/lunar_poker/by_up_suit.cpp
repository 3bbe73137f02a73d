#include "odds/lunar_poker/solver.hpp"

#include <utility>

namespace baize::lunar_poker {

namespace {

constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::min();

// What draws add up to takes for granted that who may force the dealer has bet. Odds of the book see to it, and short
// decks are the tests'.
constexpr char kForcesWithoutABet[] =
    "by these odds a hand at Lunar Poker may be worth forcing the dealer, and no bet; such a play is not counted";

}  // namespace

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
            if (draws_ && !std::exchange(bounded, true)) bound_by_ranks(hand);
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
    for (int r = 0; r < kRanks && draws_; ++r) {
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

Counts Solver::left_after(std::span<const std::uint8_t> ranks) const {
    Counts left = coloured_.left;
    for (const std::uint8_t rank : ranks) --left[rank];
    return left;
}

// One way to draw certain ranks.
void Solver::draw_ranks(Coloured::Draw& draw, int drawn, std::span<const std::uint8_t> ranks, std::int32_t by_ranks,
                        const Final& own) {
    const Street& street = table(drawn).street;
    const bool forces = forcing_.may_pay(own, street.to_draw);
    if (by_ranks <= 0 && own.value < least(Kind::FullHouse) && !forces) return;  // flushes of the dealer's only cost
    const Counts left = forces ? left_after(ranks) : Counts{};
    each_drawing(ranks, [&](std::int64_t drawings, unsigned suited) {
        const std::int64_t worth = by_ranks + dealer_.flush_change(own, suited) * street.to_draw +
                                   (forces ? forcing_.by_up_suit(left, suited, own, street.to_draw) : 0);
        if (forces && worth <= 0 && game_.cards() == kCardsInDeck) throw OddsTooFine(kForcesWithoutABet);
        draw.worth.add(worth, drawings);
    });
}

void Solver::draw_without_flush(unsigned kept) {
    Coloured::Draw& draw = coloured_.draws[kept];
    if (std::exchange(draw.known, true)) return;
    RankList keeps{}, gives{};
    std::size_t keep = 0, give = 0;
    for (std::size_t i = 0; i < kOwn; ++i) (kept >> i & 1u ? keeps[keep++] : gives[give++]) = coloured_.ranks[i];
    const int drawn = static_cast<int>(give);
    const auto& row = table(drawn).row(RankHands::number({gives.data(), give}));
    const std::uint32_t* const hands = Joined::of(drawn).with(RankHands::number({keeps.data(), keep}));
    const RankHands& draws = RankHands::of(drawn);
    for (std::size_t i = 0; i < draws.size(); ++i)
        if (hands[i] != Joined::kNone && row[hands[i]].worth != RankTable::kNone)
            draw_ranks(draw, drawn, draws.list(i), row[hands[i]].worth, finals_[hands[i]]);
}

Final Solver::flush_of(unsigned ranks) const {
    const RankValue value = value_of(ranks, true);
    const Combinations paid{static_cast<std::uint8_t>(row_of(FiveCardRank::from_value(value).kind()))};
    return {value, game_.pays(paid), paid};
}

unsigned Solver::ranks_of(unsigned cards) const {
    unsigned ranks = 0;
    for (std::size_t i = 0; i < kOwn; ++i)
        if (cards >> i & 1u) ranks |= 1u << coloured_.ranks[i];
    return ranks;
}

// What it adds that kept and drawn cards are of one suit. A flush is always bet on: fewer than 1,000 of the dealer's
// hands beat it, of 101,270 or more (short decks can have others).
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
    const std::int64_t change = dealer_.flush_change(flush, suited),
                       with = (table.worth_of_flush(dead, flush) + change) * street.to_draw +
                              forcing_.by_up_suit(left, suited, flush, street.to_draw);
    const std::uint32_t hand = RankHands::number(counts_of(five));
    const Final& plain = finals_[hand];
    std::int64_t without = table.row(RankHands::number(given))[hand].worth +
                           dealer_.flush_change(plain, suited) * street.to_draw;
    if (forcing_.may_pay(plain, street.to_draw)) without += forcing_.by_up_suit(left, suited, plain, street.to_draw);
    return worth = {with - std::max<std::int64_t>(without, 0), without > 0 ? 0 : 1};
}

}  // namespace baize::lunar_poker
