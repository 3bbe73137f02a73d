#include "odds/lunar_poker/by_ranks.hpp"

#include "core/numbers.hpp"

#include <algorithm>
#include <numeric>

namespace baize::lunar_poker {

namespace {

constexpr std::uint32_t kNothingGiven[] = {0};

// ---- Tables ---------------------------------------------------------------------------------------------------------

SixthCard sixth_card(const Problem& problem, std::uint32_t six, DealersHand::Distributions& distributions) {
    const DealersHand& dealer = problem.dealer;
    Counts left = RankHands::of(kOwn + 1).counts(six);
    for (int r = 0; r < kRanks; ++r) {
        left[r] = dealer.dealt_from(r) - left[r];
        if (left[r] < 0) return {};
    }
    const DealersHand::Distribution& distribution = dealer.count(left, distributions);
    const Final& own = problem.six(six);
    const Ends ends = dealer.ends(distribution, own, dealer.place_of(own));
    return {dealer.end_values().of(own, ends) * problem.with_sixth.to_draw, distribution.shares,
            static_cast<std::int32_t>(ends.win), static_cast<std::int32_t>(ends.tie)};
}

std::vector<SixthCard> sixth_cards(const Problem& problem) {
    DealersHand::Distributions distributions;
    std::vector<SixthCard> all;
    for (std::uint32_t six = 0; six < problem.finals->sixes.size(); ++six)
        all.push_back(sixth_card(problem, six, distributions));
    return all;
}
std::vector<SixthCard> sixth_cards_for(const Problem& problem, std::uint32_t hand) {
    DealersHand::Distributions distributions;
    std::vector<SixthCard> all(problem.finals->sixes.size());
    const Counts own = RankHands::of(kOwn).counts(hand);
    for (int r = 0; r < kRanks; ++r) {
        Counts counts = own;
        if (++counts[r] > 4) continue;
        const std::uint32_t six = RankHands::number(counts);
        all[six] = sixth_card(problem, six, distributions);
    }
    return all;
}

// After a draw: of all hands, and of what one hand can become.
RankTable after_draw(const Problem& problem, bool ends, int drawn) {
    std::vector<std::uint32_t> given(RankHands::of(drawn).size());
    std::iota(given.begin(), given.end(), 0u);
    const RankHands dead(kOwn + drawn);
    return RankTable::of(problem, drawn, {.dead = dead.lists(), .given = given, .ends = ends});
}
RankTable after_draw_of(const Problem& problem, bool ends, int drawn, std::uint32_t hand) {
    const auto own = RankHands::of(kOwn).list(hand);
    std::vector<std::uint32_t> given;
    for (unsigned kept = 0; kept < kParts; ++kept)
        if (kOwn - std::popcount(kept) == drawn) given.push_back(RankExchange(own, kept).given);
    const RankHands& draws = RankHands::of(drawn);
    std::vector<RankList> dead(draws.size());
    for (std::size_t i = 0; i < draws.size(); ++i) std::ranges::merge(own, draws.list(i), dead[i].begin());
    return RankTable::of(problem, drawn, {dead, given, RankHands::of(kOwn).counts(hand), ends});
}

// What a flush is worth after a draw of these, at best: no flush of the dealer's beats it, and by ranks he would have
// no hand. Forced at best: twelve cards pair; straights come from sets of ranks with 464 cards in all that complete
// one (with a 6 up, when there are most); and hands of one suit.
DrawLimits limits_of(const Problem& problem, const std::vector<RankTable>& tables) {
    using namespace nz_lunar_poker;
    const Final flush{least(Kind::Flush), problem.game().pays({Flush})};
    const Final dearest = std::ranges::max(problem.finals->fives, {}, &Final::pays);
    const EndValues& values = problem.dealer.end_values();
    const double win = values.win(flush), pair = win - values.forced_no_hand, no_hand = values.no_hand,
                 costs = values.forced + values.no_hand - values.forced_no_hand;
    DrawLimits limits;
    for (const RankTable& table : tables) {
        const Street& street = table.street;
        const double dealers = street.dealers;
        const double all = dealers * street.to_draw;
        const double flushes = std::max(0.0, win - no_hand) * ways(12, 4) / dealers;
        const double forced = std::max(0.0, (12 * pair - costs * street.to_draw) / street.to_draw) +
                              (464. * 256 * pair + 3. * 450 * 9 * pair) / all;
        limits.flush[street.given] = std::min(std::max(win, no_hand), table.most_of_flush() + flushes + forced);
        limits.other_suits[street.given] = quotient(problem.forcing.most_in_other_suits(dearest), all);
    }
    return limits;
}

}  // namespace

ByRanks values_of_bets_by_ranks(const Problem& problem, bool ends) {
    const Asked asked{.dead = RankHands::of(kOwn).lists(), .given = kNothingGiven, .ends = ends};
    return {RankTable::of(problem, 0, asked), {}, {}, {}};
}

ByRanks values_by_ranks(const Problem& problem, bool ends, const Progress& progress) {
    ByRanks values = values_of_bets_by_ranks(problem, ends);
    values.sixths = sixth_cards(problem);
    for (int drawn = 2; drawn <= kOwn; ++drawn) {
        ask_to_go_on(progress, 0.05 * drawn);
        values.after_draw.push_back(after_draw(problem, ends, drawn));
    }
    values.limits = limits_of(problem, values.after_draw);
    return values;
}

ByRanks values_by_ranks_for(const Problem& problem, bool ends, std::uint32_t hand) {
    const Asked at_once{.dead = RankHands::of(kOwn).lists().subspan(hand, 1), .given = kNothingGiven, .ends = ends};
    ByRanks values{RankTable::of(problem, 0, at_once), {}, sixth_cards_for(problem, hand), {}};
    for (int drawn = 2; drawn <= kOwn; ++drawn)
        values.after_draw.push_back(after_draw_of(problem, ends, drawn, hand));
    values.limits = limits_of(problem, values.after_draw);
    return values;
}

// ---- One hand -------------------------------------------------------------------------------------------------------

std::optional<HandRanks> hand_ranks(const Problem& problem, std::uint32_t hand) {
    HandRanks found{.number = hand, .ranks = {}, .own = RankHands::of(kOwn).counts(hand), .left = {}};
    std::ranges::copy(RankHands::of(kOwn).list(hand), found.ranks.begin());
    for (int r = 0; r < kRanks; ++r) {
        found.left[r] = problem.dealer.dealt_from(r) - found.own[r];
        if (found.left[r] < 0) return std::nullopt;
        if (found.own[r] > 0) found.once |= 1u << r;
    }
    return found;
}

namespace {

// What these ranks bring, each way to draw them counted.
double over_drawings(const Counts& left, std::span<const std::uint8_t> drawn, double worth) {
    for (std::size_t from = 0, to = 0; from < drawn.size(); from = to) {
        while (to < drawn.size() && drawn[to] == drawn[from]) ++to;
        worth *= static_cast<double>(ways(left[drawn[from]], static_cast<int>(to - from)));
    }
    return worth;
}

double bound_of_draw(const Problem& problem, const ByRanks& by_ranks, const HandRanks& hand, unsigned kept) {
    const RankExchange exchange(hand.ranks, kept);
    const RankTable& table = by_ranks.after(exchange.drawn);
    const auto& row = table.row(exchange.given);
    const EndValues& values = problem.dealer.end_values();
    double sum = 0;
    each_drawn(exchange, [&](std::span<const std::uint8_t> drawn, std::uint32_t with) {
        if (row[with].worth == RankTable::kNone) return;
        double worth = 1.0 * row[with].worth + row[with].forcing;
        const Final& own = problem.five(with);
        if (own.value >= least(Kind::FullHouse))  // against flushes it wins, forced or not
            worth += 1.0 * (values.win(own) - values.no_hand) * ways(12, 4) * table.street.to_draw +
                     problem.forcing.most_by_suits(own);
        if (worth > 0) sum += over_drawings(hand.left, drawn, worth);
    });
    return -2 + sum / problem.parts[exchange_of(exchange.drawn)];
}

}  // namespace

DrawBounds bounds_of_draws(const Problem& problem, const ByRanks& by_ranks, const HandRanks& hand) {
    DrawBounds bounds{};
    for (unsigned kept = 0; kept < kParts; ++kept)
        if (std::popcount(kept) <= kOwn - 2) bounds[kept] = bound_of_draw(problem, by_ranks, hand, kept);
    return bounds;
}

}  // namespace baize::lunar_poker
