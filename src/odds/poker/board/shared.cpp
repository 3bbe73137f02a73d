#include "odds/poker/board/shared.hpp"

#include <stdexcept>

#include "odds/too_fine.hpp"

namespace baize::poker {

namespace {

// Before any card of the board is seen, what two sequences differ by is summed over all deals, in 64 bits.
void expect_room_for_sums(const BoardStakes& stakes, const BoardTree& tree) {
    const Integer room = (Integer(1) << 62) / 2 / tree.deals_after(0);
    if (stakes.largest() >= room)
        throw OddsTooFine("these odds are too fine to be counted exactly beside a board; expected odds whose common "
                          "unit, times the highest, is below " + room.get_str());
}

}  // namespace

BoardGame::BoardGame(const Showdown& described, int seen)
    : game(described), tree(game), up(seen), stakes(game, tree.sequences, dealers_hands()) {
    expect_room_for_sums(stakes, tree);
}

BoardShared::BoardShared(const Showdown& described, unsigned threads, bool by_rule, bool tells)
    : BoardGame(described), deck(BoardDeck::of(game.deck, game.board, threads)), values(stakes, dealers_hands()),
      plans(tree.nodes.size()) {
    for (std::size_t at = tree.nodes.size(); at-- > 0;) plan(at, by_rule);  // those that come later stand behind
    if (!by_rule) find_wanted();
    if (!by_rule && !tells) find_against();
    if (!by_rule) add_sums();
    add_sources();
}

// A rule may tell nodes apart that lead to the same gains.
void BoardShared::plan(std::size_t at, bool by_rule) {
    const BoardNode& node = tree.nodes[at];
    BoardPlan& here = plans[at];
    const auto course_after = [&](std::size_t action) {
        return node.ends[action] ? node.next[action] : plans[node.next[action]].course;
    };
    here.course = course_after(tree.cheapest[node.street][0]);
    for (std::size_t action = 0; action < node.next.size(); ++action) {
        BoardStep& step = here.steps.emplace_back();
        const std::size_t sequence = course_after(action);
        if (const auto constant = stakes.difference(sequence, here.course)) step.constant = *constant;
        else step.value = values.number(sequence, here.course);
        if (!node.ends[action]) step.then = plans[node.next[action]].twin;
    }
    here.twin = at;
    for (std::size_t other = at + 1; other < plans.size() && !by_rule; ++other)
        if (tree.nodes[other].street == node.street && plans[other].steps == here.steps) here.twin = plans[other].twin;
}

// Before the first card of the board what each action is worth is kept; else the first street needs but its decision.
void BoardShared::find_wanted() {
    plans[0].is_wanted = tree.cards[0] == 0;
    for (std::size_t at = 0; at < plans.size(); ++at) {
        const BoardPlan& here = plans[plans[at].twin];
        if (here.goes_on_alike() && !plans[at].is_wanted && !here.is_wanted) continue;
        for (const BoardStep& step : here.steps)
            if (step.then) plans[*step.then].is_wanted = true;
    }
}

// On the street after the first: so it is clear which street comes before.
void BoardShared::find_against() {
    for (std::size_t at = 1; at < plans.size(); ++at) {
        const std::size_t street = tree.nodes[at].street;
        if (street != 1 || is_whole(street) || !is_whole(street + 1)) continue;
        const std::size_t cheapest = order_at(at)[0];
        const auto& steps = plans[at].steps;
        const auto is_told = [&](const BoardStep& step) {
            return &step == &steps[cheapest] ? step.then && plans[*step.then].is_wanted : step.value && !step.then;
        };
        if (std::ranges::all_of(steps, is_told)) plans[at].against = steps[cheapest].then;
    }
}

void BoardShared::add_sum(const BoardSum& sum) {
    if (std::ranges::find(sums, sum) == sums.end()) sums.push_back(sum);
}

void BoardShared::add_sums() {
    for (std::size_t at = 0; at < plans.size(); ++at) {
        const std::size_t street = tree.nodes[at].street;
        if (is_whole(street) || plans[at].twin != at) continue;
        if (const auto against = plans[at].against) {
            if (plans[at].is_wanted) add_sum({false, *against, tree.cards[street - 1]});
            for (const BoardStep& step : plans[at].steps)
                if (step.value) add_sum({true, *step.value, tree.cards[street], against});
            continue;
        }
        for (const BoardStep& step : plans[at].steps) {
            if (step.value) add_sum({true, *step.value, tree.cards[street]});
            if (step.then && is_whole(street + 1) && plans[*step.then].is_wanted)
                add_sum({false, *step.then, tree.cards[street]});
        }
    }
    if (tree.cards[0] == 0 && !stakes.constant(plans[0].course))
        add_sum({true, values.number(plans[0].course, std::nullopt), 0});
}

void BoardShared::add_sources() {
    of_sequence.assign(tree.sequences.size(), kNoSource);
    of_node.assign(tree.nodes.size(), kNoSource);
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
        const BoardNode& node = tree.nodes[at];
        if (is_whole(node.street)) {
            of_node[at] = add_source({false, at, node.street > 0 ? std::optional(tree.cards[node.street - 1])
                                                                 : std::nullopt});
            continue;
        }
        for (std::size_t action = 0; action < node.next.size(); ++action)
            if (node.ends[action] && !stakes.constant(node.next[action]))
                of_sequence[node.next[action]] = add_source({true, node.next[action], tree.cards[node.street]});
    }
}

std::size_t BoardShared::add_source(const BoardSource& source) {
    for (std::size_t i = 0; source.is_sequence && i < sources.size(); ++i)
        if (sources[i].is_sequence && sources[i].to == source.to && stakes.alike(sources[i].of, source.of)) return i;
    sources.push_back(source);
    return sources.size() - 1;
}

void BoardShared::make_room() {
    decisions = std::make_shared<std::vector<PackedDecisions>>(tree.cards.size());
    for (std::size_t street = 0; street < decisions->size(); ++street) {
        if (is_whole(street)) continue;
        PackedDecisions& here = on_street(street);
        int used = 0;
        for (std::size_t at = tree.nodes.size(); at-- > 0;) {
            if (tree.nodes[at].street != street) continue;
            const std::size_t twin = plans[at].twin;
            here.shift[at] = twin == at ? used : here.shift[twin];
            here.bits[at] = std::bit_width(tree.nodes[at].next.size() - 1);
            if (twin == at) used += here.bits[at];
        }
        if (used > 8) throw std::length_error("more decisions on a street beside a board than a byte holds");
        here.width = std::bit_ceil(static_cast<std::size_t>(std::max(used, 1)));
        here.of.resize(sets(street).size() * here.bytes());
    }
}

void PackedDecisions::pack(std::size_t set, const OwnTable<std::uint8_t>& decisions) {
    const std::size_t size = bytes(), bits_of_place = width;
    std::uint8_t* const packed = &of[set * size];
    for (std::size_t from = 0, up = 0; from < kPairsOfSet; from += size, up += bits_of_place)
        for (std::size_t i = 0; i < size; ++i)
            packed[i] |= decisions.of[from + i] << up;
}

void PackedDecisions::unpack(std::size_t set, OwnTable<std::uint8_t>& decisions) const {
    const std::size_t size = bytes(), bits_of_place = width;
    const std::uint8_t* const packed = &of[set * size];
    const std::uint8_t mask = (1u << bits_of_place) - 1;
    for (std::size_t from = 0, down = 0; from < kPairsOfSet; from += size, down += bits_of_place)
        for (std::size_t i = 0; i < size; ++i)
            decisions.of[from + i] = packed[i] >> down & mask;
}

// ---- Real cards -----------------------------------------------------------------------------------------------------

// The board's cards off the suit are spread over other suits so that no third of one comes; where a short deck leaves
// no such choice the board is nobody's, and any will do.
RealCards::RealCards(CardSet deck, const PlaneBoard& board, std::optional<std::size_t> suit)
    : deck_(deck), suit_(suit) {
    for (unsigned rest = board.suited; rest; rest &= rest - 1)
        board_ = board_.with(static_cast<int>(*suit * kRanks) + std::countr_zero(rest));
    if (!take(board, 0, kFlushOnBoard - 1)) take(board, 0, kBoardMost);
}

bool RealCards::take(const PlaneBoard& board, std::size_t at, int most) {
    if (at == board.off.size()) return true;
    for (std::size_t s = 0; s < 4; ++s) {
        const int card = static_cast<int>(s * kRanks) + board.off[at];
        if (s == suit_ || !deck_.has(card) || board_.has(card) || std::popcount(board_.suit(s)) >= most) continue;
        board_ = board_.with(card);
        if (take(board, at + 1, most)) return true;
        board_ = board_ - CardSet{}.with(card);
    }
    return false;
}

std::optional<int> RealCards::free_card(std::size_t rank, CardSet taken) const {
    for (std::size_t s = 0; s < 4; ++s) {
        const int card = s * kRanks + rank;
        if (s != suit_ && deck_.has(card) && !board_.has(card) && !taken.has(card)) return card;
    }
    return std::nullopt;
}

CardSet RealCards::own(OwnKind kind) const {
    CardSet own;
    for (const std::uint8_t card : {kind.a, kind.b}) {
        if (card >= kRanks) own = own.with(*suit_ * kRanks + card - kRanks);
        else own = own.with(free_card(card, own).value());
    }
    return own;
}

}  // namespace baize::poker
