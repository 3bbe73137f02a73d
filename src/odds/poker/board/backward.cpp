#include "odds/poker/board/backward.hpp"

#include "core/numbers.hpp"

namespace baize::poker {

BackwardPass::BackwardPass(BoardShared& shared, const SolveOptions& options, unsigned threads, bool tells)
    : shared_(shared), tree_(shared.tree), options_(options), threads_(threads),
      whole_(shared, shared.values, shared.sums), is_passed_(tree_.cards.size()), by_street_(tree_.nodes.size()) {
    for (std::size_t street = 1; street + 1 < tree_.cards.size() && !tells; ++street)
        is_passed_[street] = !shared.is_whole(street + 1);
    for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
        if (!shared.plans[at].goes_on_alike()) is_passed_[tree_.nodes[at].street] = false;
}

std::size_t BackwardPass::street_before(std::size_t street) const {
    do --street;
    while (street > 0 && is_passed(street));
    return street;
}

std::int64_t BackwardPass::orders_between(std::size_t street) const {
    std::int64_t orders = 1;
    const int least = tree_.cards[street_before(street)];
    for (std::size_t s = street; --s > street_before(street);)
        orders *= choose(tree_.cards[s + 1] - least, tree_.cards[s] - least);
    return orders;
}

std::optional<std::size_t> BackwardPass::waits_behind(std::size_t node) const {
    return is_passed(tree_.nodes[node].street) ? shared_.plans[node].steps[0].then : std::nullopt;
}

void BackwardPass::solve() {
    // Where a rule is given no decision needs values.
    if (!options_.rule) whole_.solve(threads_, options_.progress);
    for (std::size_t street = tree_.cards.size(); street-- > 0;) {
        if (shared_.is_whole(street)) continue;
        if (is_narrow(street)) decide<std::int32_t>(street);
        else decide<std::int64_t>(street);
    }
    if (tree_.cards[0] == 0 && !options_.rule) keep_first_worths();
}

// ---- Streets on which cards are still to come -----------------------------------------------------------------------

template <class Number>
const OwnTable<Number>& BackwardPass::sum_with(const BoardSum& wanted, CardSet board, StreetWork<Number>& work) const {
    const std::size_t sum = std::ranges::find(shared_.sums, wanted) - shared_.sums.begin();
    if (!work.is_made[sum]) whole_.fill(work.of_sum[sum], sum, board);
    work.is_made[sum] = true;
    return work.of_sum[sum];
}

// Do 31 bits hold what two sequences differ by over all deals after a street, times the variants of a set (where sums
// go to more than one set)? With room to spare: entries of hands that nobody can hold are meaningless, but must not
// overflow.
bool BackwardPass::is_narrow(std::size_t street) const {
    const bool is_to_one = street == 0 || tree_.cards[street_before(street)] == 0;
    const std::int64_t most = tree_.deals_after(street) * (is_to_one ? 8 : 4 * shared_.deck->symmetry.order());
    return shared_.stakes.largest() < (std::int64_t{1} << 31) / most;
}

template <class Number>
void BackwardPass::decide(std::size_t street) {
    const BoardSets& sets = shared_.sets(street);
    std::vector<std::unique_ptr<StreetWork<Number>>> work;
    for (unsigned t = 0; t < threads_; ++t)
        work.push_back(std::make_unique<StreetWork<Number>>(shared_.sums.size()));
    parallel_for(threads_, sets.size(), 64, [&](unsigned t, std::size_t first, std::size_t last) {
        for (std::size_t id = first; id < last; ++id) decide_with(street, sets, id, *work[t]);
        if (t == 0) ask_to_go_on(options_.progress, 0.5 + 0.1 * quotient(last, sets.size()));
    });
    for (unsigned t = 0; t < threads_; ++t)
        for (auto& [node, values] : work[t]->before) {
            if (by_street_[node].empty()) by_street_[node] = std::move(values);
            else add_numbers(by_street_[node].data(), values.data(), values.size());
        }
    for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
        if (tree_.nodes[at].street == street && !by_street_[at].empty()) {
            symmetrize(by_street_[at], tree_.cards[street_before(street)]);
            for (std::int64_t& each : by_street_[at]) each *= orders_between(street);
        }
}

template <class Number>
void BackwardPass::decide_with(std::size_t street, const BoardSets& sets, std::size_t id, StreetWork<Number>& work) {
    const CardSet board = sets.orbits().hand(id);
    work.begin();
    work.actions.of.fill(0);
    for (std::size_t at = 0; at < tree_.nodes.size(); ++at) {
        if (tree_.nodes[at].street != street || shared_.plans[at].twin != at) continue;
        if (options_.rule) follow_rule(tree_.nodes[at], board, work.action);
        else choose_at(at, board, id, work);
        const int shift = shared_.on_street(street).shift.at(at);
        for (std::size_t i = 0; i < kPairsOfSet; ++i)
            work.actions.of[i] |= work.action.of[i] << shift;
        if (street > 0 && shared_.plans[at].is_wanted)
            add_to_street_before(at, board, sets.orbits().variants(id), work);
    }
    shared_.on_street(street).pack(id, work.actions);
}

// What an action brings beyond the cheapest course, over all deals after the street.
template <class Number>
void BackwardPass::find_worth(std::size_t at, std::size_t action, CardSet board, std::size_t id,
                              StreetWork<Number>& work) const {
    const std::size_t street = tree_.nodes[at].street;
    const BoardPlan& plan = shared_.plans[at];
    const BoardStep& step = plan.steps[action];
    const int cards = tree_.cards[street];
    auto& worth = work.worth.of;
    if (step.value) {
        const auto& sum = sum_with({true, *step.value, cards, plan.against}, board, work).of;
        const auto times = static_cast<Number>(tree_.deals_of_one(street));
        for (std::size_t i = 0; i < kPairsOfSet; ++i) worth[i] = sum[i] * times;
    } else {
        worth.fill(static_cast<Number>(step.constant * tree_.deals_after(street)));
    }
    if (!step.then || is_passed(street) || plan.against || (plan.goes_on_alike() && !plan.is_wanted)) return;
    if (shared_.is_whole(street + 1))
        return add_numbers(worth.data(), sum_with({false, *step.then, cards}, board, work).of.data(), kPairsOfSet);
    for (auto then = step.then; then; then = waits_behind(*then)) {
        const std::int64_t* const gains = &by_street_[*then][id * kPairsOfSet];
        for (std::size_t i = 0; i < kPairsOfSet; ++i) worth[i] += static_cast<Number>(gains[i]);
        if (const auto against = shared_.plans[*then].against) {
            const auto& sum = sum_with({false, *against, cards}, board, work).of;
            const auto times = static_cast<Number>(tree_.deals_of_one(street));
            for (std::size_t i = 0; i < kPairsOfSet; ++i) worth[i] += sum[i] * times;
        }
    }
}

template <class Number>
void BackwardPass::choose_at(std::size_t at, CardSet board, std::size_t id, StreetWork<Number>& work) const {
    const auto& order = tree_.cheapest[tree_.nodes[at].street];
    find_worth(at, order[0], board, id, work);
    work.best.of = work.worth.of;
    work.action.of.fill(static_cast<std::uint8_t>(order[0]));
    for (std::size_t n = 1; n < order.size(); ++n) {
        find_worth(at, order[n], board, id, work);
        const std::uint8_t action = order[n];
        for (std::size_t i = 0; i < kPairsOfSet; ++i) {
            const Number worth = work.worth.of[i];
            work.action.of[i] = worth > work.best.of[i] ? action : work.action.of[i];
            work.best.of[i] = std::max(worth, work.best.of[i]);
        }
    }
}

void BackwardPass::follow_rule(const BoardNode& node, CardSet board, OwnTable<std::uint8_t>& actions) const {
    actions.of.fill(0);
    const CardSet left = shared_.game.deck - board;
    for (std::uint64_t rest = left.bits(); rest; rest &= rest - 1)
        for (std::uint64_t more = rest & (rest - 1); more; more &= more - 1) {
            const int a = std::countr_zero(rest), b = std::countr_zero(more);
            actions.of[own_place(a, b)] = static_cast<std::uint8_t>(
                (*options_.rule)({node.street, CardSet{}.with(a).with(b), {}, board, node.before}));
        }
}

void BackwardPass::tell(std::size_t street, const ReachCounts& reach_counts, const EachBoardDecision& each) {
    const BoardSets& sets = shared_.sets(street);
    const auto work = std::make_unique<StreetWork<std::int64_t>>(shared_.sums.size());
    OwnTable<std::uint8_t> reach;
    for (std::size_t id = 0; id < sets.size(); ++id) {
        work->begin();
        for (std::size_t at = 0; at < tree_.nodes.size(); ++at) {
            if (tree_.nodes[at].street != street) continue;
            reach_counts(at, sets.orbits().hand(id), reach);
            tell_node(at, sets.orbits().hand(id), id, sets.orbits().variants(id), reach, *work, each);
        }
    }
}

void BackwardPass::tell_node(std::size_t at, CardSet board, std::size_t id, int variants,
                             const OwnTable<std::uint8_t>& reach, StreetWork<std::int64_t>& work,
                             const EachBoardDecision& each) const {
    const BoardNode& node = tree_.nodes[at];
    const BoardPlan& plan = shared_.plans[at];
    const std::int64_t deals = tree_.deals_after(node.street);
    const std::int64_t course = shared_.stakes.constant(plan.course).value_or(0) * deals;
    std::vector<OwnTable<std::int64_t>> actions;
    for (std::size_t action = 0; action < node.next.size(); ++action) {
        find_worth(plan.twin, action, board, id, work);
        actions.push_back(work.worth);
    }
    std::vector<double> worth(actions.size());
    const double part = shared_.in_units(1, deals);  // fractions are slow, and there are millions of hands
    const double chance = 1.0 * variants * deals / shared_.all_deals();
    for (int a = 0; a < kCardsInDeck; ++a)
        for (int b = a + 1; b < kCardsInDeck; ++b) {
            const std::size_t place = own_place(a, b);
            if (reach.of[place] == 0) continue;
            for (std::size_t i = 0; i < worth.size(); ++i)
                worth[i] = static_cast<double>(course + actions[i].of[place]) * part;
            each({{node.street, CardSet{}.with(a).with(b), {}, board, node.before}, worth,
                  reach.of[place] * chance});
        }
}

// With the worth of the cheapest course itself.
void BackwardPass::keep_first_worths() {
    const auto work = std::make_unique<StreetWork<std::int64_t>>(shared_.sums.size());
    const std::size_t course = shared_.plans[0].course;
    for (std::size_t action = 0; action < tree_.nodes[0].next.size(); ++action) {
        find_worth(0, action, {}, 0, *work);
        auto& worths = shared_.first_worths.emplace_back(work->worth);
        if (const auto constant = shared_.stakes.constant(course)) {
            for (std::int64_t& each : worths.of) each += *constant * tree_.deals_after(0);
            continue;
        }
        const auto& all = sum_with({true, shared_.values.number(course, std::nullopt), 0}, {}, *work);
        for (std::size_t i = 0; i < kPairsOfSet; ++i) worths.of[i] += all.of[i] * tree_.deals_of_one(0);
    }
}

template <class Number>
void BackwardPass::add_to_street_before(std::size_t at, CardSet board, int variants, StreetWork<Number>& work) const {
    const std::size_t before = street_before(tree_.nodes[at].street);
    const BoardSets& sets = shared_.sets(before);
    Values& sums = work.before[at];
    if (sums.empty()) sums.resize(sets.size() * kPairsOfSet);
    strike_out(work.best, kFullDeck - (shared_.game.deck - board));
    if (tree_.cards[before] == 0) {  // there is one set, and suits are made even later
        for (std::size_t i = 0; i < kPairsOfSet; ++i) sums[i] += std::int64_t{work.best.of[i]} * variants;
        return;
    }
    for (Number& each : work.best.of) each *= variants;
    both_orders(work.best, work.both.of.data());
    every_part_of(board, tree_.cards[before], [&](CardSet part) {
        const auto [id, back] = sets.canonical(part);
        add_exchanged(&sums[id * kPairsOfSet], work.both, shared_.deck->symmetry.exchanges()[back]);
    });
}

namespace {

// The sum over all of a deck's exchanges, before it is divided by their number.
__extension__ using Wide = __int128;

}  // namespace

// One exchange that brings a set to its representative was applied; the stabilizer of the set yields the others. Each
// board was counted once for each variant.
void BackwardPass::symmetrize(Values& sums, int cards) const {
    if (cards == 0) symmetrize_in<Wide>(sums, cards);  // sums of all deals fill 62 bits by themselves
    else symmetrize_in<std::int64_t>(sums, cards);
}

template <class Sum>
void BackwardPass::symmetrize_in(Values& sums, int cards) const {
    const Orbits& orbits = shared_.deck->sets(cards).orbits();
    const Symmetry& symmetry = shared_.deck->symmetry;
    const auto order = static_cast<Sum>(symmetry.order());
    OwnTable<std::int64_t> table;
    BothOrders<std::int64_t> both;
    OwnTable<Sum> even;
    for (std::size_t id = 0; id < orbits.size(); ++id) {
        std::int64_t* const here = &sums[id * kPairsOfSet];
        std::copy_n(here, kPairsOfSet, table.of.begin());
        both_orders(table, both.of.data());
        even.of.fill(0);
        for (const Symmetry::Exchange& exchange : symmetry.exchanges())
            if (exchanged(orbits.hand(id), exchange) == orbits.hand(id)) add_exchanged(even.of.data(), both, exchange);
        for (std::size_t i = 0; i < kPairsOfSet; ++i) here[i] = even.of[i] / order;
    }
}

}  // namespace baize::poker
