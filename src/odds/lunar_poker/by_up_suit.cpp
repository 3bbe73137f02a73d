#include "odds/lunar_poker/by_up_suit.hpp"

#include "odds/too_fine.hpp"

namespace baize::lunar_poker {

namespace {

// What draws add up to takes for granted that who may force the dealer has bet. Odds of the book see to it, and short
// decks are the tests'.
constexpr char kForcesWithoutABet[] =
    "by these odds a hand at Lunar Poker may be worth forcing the dealer, and no bet; such a play is not counted";

}  // namespace

std::optional<Coloured> coloured(const Problem& problem, const HandRanks& hand, unsigned suited) {
    const MainGame& game = problem.game();
    Coloured found{hand};
    found.suited = suited;
    found.left_suited = game.ranks & ~(1u << problem.dealer.up()) & ~suited;
    for (int r = 0; r < kRanks; ++r) {
        const int others = game.ranks >> r & 1u ? game.suits - 1 : 0, of_suit = suited >> r & 1u;
        found.left_plain[r] = others - (hand.own[r] - of_suit);
        if (found.left_plain[r] < 0) return std::nullopt;
    }
    return found;
}

namespace {

std::int64_t bet_at_once(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand) {
    const Final& own = problem.five(hand.number);
    const int to_draw = problem.at_once().to_draw;
    std::int64_t worth = by_ranks.at_once.row(0)[hand.number].worth +
                         problem.dealer.flush_change(own, hand.left_suited) * to_draw;
    if (problem.forcing.may_pay(own, to_draw))
        worth += problem.forcing.by_up_suit(hand.left, hand.left_suited, own, to_draw);
    return worth;
}

}  // namespace

BetValues bet_values(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand) {
    BetValues values;
    values.at_once = bet_at_once(problem, by_ranks, hand);
    const int to_draw = problem.with_sixth.to_draw;
    for (int r = 0; r < kRanks && !by_ranks.sixths.empty(); ++r) {
        if (hand.left[r] == 0) continue;
        Counts six = hand.own, left = hand.left;
        ++six[r];
        --left[r];
        const std::uint32_t number = values.six[r] = RankHands::number(six);
        const Final& with = problem.six(number);
        const bool forces = problem.forcing.may_pay(with, to_draw);
        for (unsigned in_suit = 0; in_suit < 2; ++in_suit) {
            if (in_suit ? !(hand.left_suited >> r & 1u) : hand.left_plain[r] == 0) continue;
            const unsigned still = hand.left_suited & ~(in_suit << r);
            values.sixth[r][in_suit] = by_ranks.sixths[number].worth +
                                       problem.dealer.flush_change(with, still) * to_draw +
                                       (forces ? problem.forcing.by_up_suit(left, still, with, to_draw) : 0);
        }
    }
    return values;
}

unsigned ranks_of(const HandRanks& hand, unsigned kept) {
    unsigned ranks = 0;
    for (std::size_t i = 0; i < kOwn; ++i)
        if (kept >> i & 1u) ranks |= 1u << hand.ranks[i];
    return ranks;
}

Final flush_of(const MainGame& game, unsigned ranks) {
    const RankValue value = value_of(ranks, true);
    const Combinations paid{static_cast<std::uint8_t>(row_of(FiveCardRank::from_value(value).kind()))};
    return {value, game.pays(paid), paid};
}

DrawnFlush::DrawnFlush(const Problem& problem, const Coloured& hand, unsigned kept, unsigned drawn, bool in_up_suit)
    : left(hand.left), dead(hand.own), left_suited(hand.left_suited & ~(in_up_suit ? drawn : 0)) {
    const unsigned five = ranks_of(hand, kept) | drawn;
    Counts removed{};
    each_rank(drawn, [&](int r) { --left[r], ++dead[r]; });
    for (std::size_t i = 0; i < kOwn; ++i) removed[hand.ranks[i]] += !(kept >> i & 1u);
    flush = flush_of(problem.game(), five);
    plain = RankHands::number(counts_of(five));
    given = RankHands::number(removed);
}

// ---- Draws ----------------------------------------------------------------------------------------------------------

namespace {

// One way to draw certain ranks.
void add_ranks(Worth& sum, const Problem& problem, const Coloured& hand, std::span<const std::uint8_t> ranks,
               std::int32_t by_ranks, const Final& own) {
    const int to_draw = problem.after_draw(static_cast<int>(ranks.size())).to_draw;
    const bool forces = problem.forcing.may_pay(own, to_draw);
    if (by_ranks <= 0 && own.value < least(Kind::FullHouse) && !forces) return;  // flushes of the dealer's only cost
    const Counts left = forces ? left_after(hand, ranks) : Counts{};
    each_drawing(hand, ranks, [&](std::int64_t drawings, unsigned suited) {
        const std::int64_t worth = by_ranks + problem.dealer.flush_change(own, suited) * to_draw +
                                   (forces ? problem.forcing.by_up_suit(left, suited, own, to_draw) : 0);
        if (forces && worth <= 0 && problem.game().cards() == kCardsInDeck) throw OddsTooFine(kForcesWithoutABet);
        sum.add(worth, drawings);
    });
}

Worth draw_without_flush(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand, unsigned kept) {
    const RankExchange exchange(hand.ranks, kept);
    const auto& row = by_ranks.after(exchange.drawn).row(exchange.given);
    Worth sum;
    each_drawn(exchange, [&](std::span<const std::uint8_t> drawn, std::uint32_t with) {
        if (row[with].worth != RankTable::kNone)
            add_ranks(sum, problem, hand, drawn, row[with].worth, problem.five(with));
    });
    return sum;
}

// A flush is always bet on: fewer than 1,000 of the dealer's hands beat it, of 101,270 or more (short decks can have
// others).
Worth added_by(const DrawnFlush& drawn, const Problem& problem, const RankTable& table) {
    const DealersHand& dealer = problem.dealer;
    const Forcing& forcing = problem.forcing;
    const int to_draw = table.street.to_draw;
    const Final &flush = drawn.flush, &plain = problem.five(drawn.plain);
    const std::int64_t by_ranks = dealer.worth_of_flush(table.shares(drawn.dead), flush),
                       with = (by_ranks + dealer.flush_change(flush, drawn.left_suited)) * to_draw +
                              forcing.by_up_suit(drawn.left, drawn.left_suited, flush, to_draw);
    std::int64_t without = table.row(drawn.given)[drawn.plain].worth +
                           dealer.flush_change(plain, drawn.left_suited) * to_draw;
    if (forcing.may_pay(plain, to_draw)) without += forcing.by_up_suit(drawn.left, drawn.left_suited, plain, to_draw);
    return {with - std::max<std::int64_t>(without, 0), without > 0 ? 0 : 1};
}

}  // namespace

const Worth& DrawValues::without_flush(unsigned kept) {
    return without_flush_.at(kept, [&] { return draw_without_flush(problem_, by_ranks_, hand_, kept); });
}

const Worth& DrawValues::of_flush(unsigned kept, unsigned drawn, bool in_up_suit) {
    return of_flush_[kept][in_up_suit].at(drawn, [&] {
        return added_by(DrawnFlush(problem_, hand_, kept, drawn, in_up_suit), problem_,
                        by_ranks_.after(std::popcount(drawn)));
    });
}

}  // namespace baize::lunar_poker
