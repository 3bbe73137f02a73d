#include "odds/poker/duel/duel_share.hpp"

#include "core/numbers.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace baize::poker {

Duel::Duel(const Showdown& described, int up_cards)
    : game(described),
      up(up_cards),
      symmetry(described.deck),
      sequences(sequences_of(described)),
      settled(settled_by(sequences)),
      dealers(described, symmetry),
      own_hands(described.own == described.dealer ? dealers.hands()
                                                  : std::make_shared<Orbits>(symmetry, described.own)) {
    rising = described.own == described.dealer ? dealers.rising() : rising_hands(hands, game.rank);
    decisions.resize(hands.size() * (up ? kCardsInDeck : 1));
    if (sequences.size() > kSequencesMost) throw std::invalid_argument("more action sequences than are known here");
    for (int place = 0; up && place < kCardsInDeck; ++place)
        for (std::size_t sequence = 0; sequence < sequences.size(); ++sequence)
            against[place] |=
                SequenceSet{may_take_against(game, sequences[sequence], card_at(place))} << sequence;
}

namespace {

void add(Counts& sum, const Counts& more, std::int64_t times) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i] * times;
}

}  // namespace

Share::Share(Duel& duel, std::size_t first, std::size_t last, const SolveOptions& options)
    : visits(duel.sequences.size()), duel_(duel), first_(first), last_(last), options_(options),
      total_(duel.symmetry.order() * duel.rest(duel.up)),
      deals_(static_cast<double>(choose(duel.game.deck.size(), duel.game.own)) *
             (duel.up ? duel.game.deck.size() - duel.game.own : 1)) {
    for (const int most : {1, 2})
        slack_[most] = slack_of(duel.dealers, duel.game.own, most);
}

void Share::run() {
    const std::size_t lanes = kFirstNamed + duel_.dealers.named().size();
    if (lanes <= 2) run_with<2>();
    else if (lanes <= 4) run_with<4>();
    else run_with<kLanes>();
}

template <std::size_t kUsed>
void Share::run_with() {
    Sweep<kUsed> sweep(duel_.dealers, duel_.rising[first_].rank);
    for (std::size_t at = first_; at < last_;) {
        const RankValue rank = duel_.rising[at].rank;
        sweep.stand_at(rank);
        prepare(rank);
        for (const std::size_t first = at; at < last_ && duel_.rising[at].rank == rank; ++at) {
            const std::size_t id = duel_.rising[at].id;
            if (duel_.up == 0 && duel_.game.own == duel_.game.dealer) {
                solve_hand(sweep.apart_of_noted(at - first), id);
                continue;
            }
            const typename Sweep<kUsed>::Hand hand(sweep, duel_.hands.hand(id));
            if (duel_.up) solve_by_up_card(hand, id);
            else solve_hand(hand.apart(), id);
        }
        if (options_.worth) note_worth(rank);
        if (first_ == 0) ask_to_go_on(options_.progress, quotient(at, last_));
    }
    flush();
}

// The stakes of a rank are mostly those of the rank before.
void Share::prepare(RankValue rank) {
    Intervals intervals(duel_.dealers, rank);
    std::vector<std::int64_t> said = verdicts(duel_.game, duel_.sequences, duel_.settled, intervals, rank);
    if (!stakes_ || said != said_ || !intervals.alike(*intervals_)) {
        flush();
        stakes_.emplace(duel_.game, duel_.sequences, intervals, rank);
        weights_.assign(duel_.sequences.size(), Counts{});
        said_ = std::move(said);
    }
    intervals_.emplace(std::move(intervals));
    of_rank_ = {};
    if (options_.worth) of_rank_against_ = {};
}

void Share::flush() {
    if (!stakes_) return;
    for (std::size_t sequence = 0; sequence < weights_.size(); ++sequence)
        for (std::size_t i = 0; i < intervals_->count(); ++i)
            returns.add(stakes_->net(sequence, i), count::integer(weights_[sequence][i] / duel_.symmetry.order()));
    weights_.clear();
}

void Share::solve_hand(const Lanes& apart, std::size_t id) {
    const std::int64_t total = duel_.symmetry.order() * duel_.rest(0);
    const Counts all = intervals_->counts(apart, total);
    if (options_.worth) add(of_rank_, all, duel_.hands.variants(id));
    const auto best = [&] { return *stakes_->best(kAnySequence, apart, total, 0, 0); };
    const std::size_t sequence = options_.rule ? by_rule({}, id) : best();
    if (options_.mistakes) note_mistake(id, {}, sequence, best(), all);
    duel_.decisions[id] = sequence;
    take(id, sequence, 1, all);
}

// Most hands are played alike against every card seen; then the counts of all dealers' hands suffice. Else those of the
// cards for which another sequence is taken are counted, and the rest is what they leave.
template <class Hand>
void Share::solve_by_up_card(const Hand& hand, std::size_t id) {
    Counts left = intervals_->counts(hand.apart(), duel_.symmetry.order() * duel_.rest(0));
    for (std::int64_t& count : left) count *= duel_.game.dealer;  // each of his cards may be the one that is seen
    if (options_.worth) add(of_rank_, left, duel_.hands.variants(id));
    std::uint8_t* decisions = &duel_.decisions[id * kCardsInDeck];
    FixedVector<int, kCardsInDeck> seen;
    by_sequence_.assign(duel_.sequences.size(), 0);
    for (std::uint64_t rest = (duel_.game.deck - duel_.hands.hand(id)).bits(); rest; rest &= rest - 1) {
        const int up = std::countr_zero(rest);
        const std::size_t sequence = sequence_against(hand, id, up);
        decisions[up] = sequence;
        ++by_sequence_[sequence];
        seen.push_back(up);
        if (options_.worth) note_against(id, up, counts_against(hand, up));
    }
    const auto most = std::max_element(by_sequence_.begin(), by_sequence_.end());
    const std::size_t mostly = most - by_sequence_.begin();
    for (const int up : seen) {
        if (decisions[up] == mostly) continue;
        const Counts counts = counts_against(hand, up);
        take(id, decisions[up], 1, counts);
        add(left, counts, -1);
    }
    take(id, mostly, by_sequence_[mostly], left);
}

template <class Hand>
std::size_t Share::sequence_against(const Hand& hand, std::size_t id, int up) {
    if (!options_.rule) return best_sequence(hand, up);
    const std::size_t sequence = by_rule(CardSet{}.with(up), id);
    if (options_.mistakes)
        if (const std::size_t best = best_sequence(hand, up); best != sequence)
            note_mistake(id, CardSet{}.with(up), sequence, best, counts_against(hand, up));
    return sequence;
}

template <class Hand>
Counts Share::counts_against(const Hand& hand, int up) const {
    Lanes below{};
    hand.add_apart_with(up, 0, duel_.game.own, below);
    return intervals_->counts(below, total_);
}

// A cheap sum first that is too low, then one that is too high, and the true one only where it must be.
template <class Hand>
std::size_t Share::best_sequence(const Hand& hand, int up) {
    const SequenceSet sequences = duel_.against[up];
    if (std::has_single_bit(sequences)) return std::countr_zero(sequences);
    Lanes sum{};
    hand.add_apart_with(up, 0, 1, sum);
    if (const auto best = stakes_->best(sequences, sum, total_, 0, slack_[1])) return *best;
    hand.add_apart_with(up, 2, 2, sum);
    if (const auto best = stakes_->best(sequences, sum, total_, slack_[2], 0)) return *best;
    hand.add_apart_with(up, 3, duel_.game.own, sum);
    return *stakes_->best(sequences, sum, total_, 0, 0);
}

std::size_t Share::by_rule(CardSet up, std::size_t id) const {
    Seen seen{0, duel_.hands.hand(id), up, {}, {}};
    while (seen.street < duel_.game.streets.size()) {
        const std::size_t action = (*options_.rule)(seen);
        seen.before.push_back(action);
        if (duel_.game.streets[seen.street++].actions.at(action).ends) break;
    }
    const auto sequence =
        std::ranges::find_if(duel_.sequences, [&](const ActionSequence& each) { return each.actions == seen.before; });
    const std::size_t number = sequence - duel_.sequences.begin();
    const SequenceSet open =
        duel_.up ? duel_.against[std::countr_zero(up.bits())] : kAnySequence;
    if (!stakes_->may(number) || !(open >> number & 1))
        throw std::invalid_argument("a rule takes an action that may not be taken with these cards");
    return number;
}

void Share::take(std::size_t id, std::size_t sequence, std::int64_t cards_seen, const Counts& counts) {
    const std::int64_t variants = duel_.hands.variants(id);
    add(weights_[sequence], counts, variants);
    visits[sequence] += variants * cards_seen;
}

// ---- For explanations -----------------------------------------------------------------------------------------------

void Share::note_against(std::size_t id, int up, const Counts& counts) {
    const CardSet own = duel_.hands.hand(id);
    const std::size_t rank = up % 13;
    const unsigned held = own.suit(0) | own.suit(1) | own.suit(2) | own.suit(3);
    add(of_rank_against_[rank][held >> rank & 1], counts, duel_.hands.variants(id));
}

void Share::note_mistake(std::size_t id, CardSet up, std::size_t sequence, std::size_t best, const Counts& counts) {
    if (sequence == best) return;
    const std::int64_t hands = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    const Ratio gain = stakes_->worth(best, counts) - stakes_->worth(sequence, counts);
    if (gain == 0) return;  // what lays less is better only by a ruling
    mistakes.push_back({{0, duel_.hands.hand(id), up, {}, {}}, sequence, best, nearest(gain / hands),
                        duel_.hands.variants(id) / deals_});
}

// A sequence that is closed against some cards is not open against all of them.
void Share::note_worth(RankValue rank) {
    std::array<SequenceSet, 13> open;
    open.fill(kAnySequence);
    SequenceSet always = kAnySequence;
    for (std::uint64_t rest = duel_.up ? duel_.game.deck.bits() : 0; rest; rest &= rest - 1) {
        const std::size_t place = std::countr_zero(rest);
        open[place % 13] &= duel_.against[place];
        always &= duel_.against[place];
    }
    worth.all.push_back(worth_of(rank, of_rank_, always));
    for (std::size_t up = 0; duel_.up && up < 13; ++up)
        for (const std::size_t held : {0u, 1u})
            if (const Counts& counts = of_rank_against_[up][held]; counts != Counts{})
                worth.against[up][held].push_back(worth_of(rank, counts, open[up]));
}

RankWorth Share::worth_of(RankValue rank, const Counts& counts, SequenceSet open) const {
    RankWorth each{rank, {}, std::accumulate(counts.begin(), counts.end(), std::int64_t{0})};
    for (std::size_t sequence = 0; sequence < duel_.sequences.size(); ++sequence) {
        each.of_sequence.emplace_back();
        if (stakes_->may(sequence) && open >> sequence & 1) each.of_sequence.back() = stakes_->worth(sequence, counts);
    }
    return each;
}

}  // namespace baize::poker
