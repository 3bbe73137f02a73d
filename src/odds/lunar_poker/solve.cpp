#include "odds/lunar_poker/solver.hpp"

namespace baize::lunar_poker {

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

AgainstUp Solver::bets_alone() {
    draws_ = false;
    fill_at_once();
    find_limits();
    for (std::uint32_t hand = 0; hand < finals_.size(); ++hand) each_colouring(hand);
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
    alike_ = 1;
    solve_one();
    std::ranges::stable_sort(told, std::greater(), &Option::worth);
    return told;
}

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

AgainstUp solve_against(const MainGame& game, int up, const Progress& progress, FirstPlayOf plays) {
    return Solver(game, up, std::move(plays)).all(progress);
}

Followed follow_against(const MainGame& game, int up, const Progress& progress) {
    Solver solver(game, up, {}, true);
    const AgainstUp sums = solver.all(progress);
    return {sums, solver.returns()};
}

Followed follow_bets(const MainGame& game, int up) {
    Solver solver(game, up, {}, true);
    const AgainstUp sums = solver.bets_alone();
    return {sums, solver.returns()};
}

namespace {

// Suits are named anew, so that the up card's is the first.
std::array<unsigned, 4> renamed(poker::CardSet set, Card up) {
    std::array<unsigned, 4> ranks = {set.suit(0), set.suit(1), set.suit(2), set.suit(3)};
    std::swap(ranks[0], ranks[static_cast<std::size_t>(up.suit())]);
    return ranks;
}

}  // namespace

std::vector<Option> options_of(const MainGame& game, poker::CardSet hand, Card up) {
    std::vector<Option> options = Solver(game, up.rank() - 2).options(renamed(hand, up));
    for (Option& option : options) option.kept = poker::CardSet::of_suits(renamed(option.kept, up));
    return options;
}

Followed follow_hand(const MainGame& game, poker::CardSet hand, Card up) {
    Solver solver(game, up.rank() - 2, {}, true);
    (void)solver.options(renamed(hand, up));
    return {solver.sums(), solver.returns()};
}

}  // namespace baize::lunar_poker
