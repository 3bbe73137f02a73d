#include "odds/poker/board/board_stakes.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

#include "core/rank/fast.hpp"
#include "odds/count/net.hpp"
#include "odds/too_fine.hpp"

namespace baize::poker {

namespace {

using Ranks = rank::FastRanks<5>;

std::uint16_t first_from(RankValue rank) {
    std::uint16_t at = 0;
    while (at < rank::kClasses && Ranks::rank_of(at).value() < rank) ++at;
    return at;
}

std::size_t place_of(const std::vector<Settled>& settled, const Settled& how) {
    return std::ranges::find(settled, how) - settled.begin();
}

}  // namespace

// Verdicts are few: each is read once and then known by its number.
class BoardStakes::Verdicts {
public:
    std::uint8_t number(const Return& verdict) {
        const Key key(verdict.outcome, verdict.odds.num, verdict.odds.den, verdict.parts);
        for (std::size_t i = 0; i < known_.size(); ++i)
            if (known_[i] == key) return i;
        if (known_.size() == 256) throw std::length_error("more than 256 verdicts beside a board");
        known_.push_back(key);
        nets_.push_back(count::net<Ratio>(verdict));
        return known_.size() - 1;
    }
    const Ratio& net(std::uint8_t number) const { return nets_[number]; }
    // What lies beneath a cap, numbered by itself.
    std::uint8_t line(const std::optional<Odds>& beneath) {
        const auto found = std::ranges::find(lines_, beneath);
        if (found != lines_.end()) return found - lines_.begin();
        lines_.push_back(beneath);
        return lines_.size() - 1;
    }
    const std::optional<Odds>& line_of(std::uint8_t number) const { return lines_[number]; }
    Integer unit() const {
        Integer unit = 1;
        for (const Ratio& net : nets_) unit = lcm(unit, net.get_den());
        return unit;
    }

private:
    using Key = std::tuple<Outcome, std::int64_t, std::int64_t, std::uint8_t>;
    std::vector<Key> known_;
    std::vector<Ratio> nets_;
    std::vector<std::optional<Odds>> lines_;
};

// How every wager is settled with one rank of the own hand: between two cuts the settlement cannot tell dealers' hands
// apart, so that the settlement is asked of one of them.
struct BoardStakes::Asked {
    FixedVector<std::uint8_t, kBoardLanes> lanes{};
    FixedVector<bool, kBoardLanes + 1> is_empty{};
    std::vector<std::uint8_t> verdicts{};  // [interval][settled, then cap]
    rank::Kind kind{};  // no pay table beside a board has a line for less than a straight

    Asked(const Showdown& game, std::span<const std::uint16_t> named, const std::vector<Settled>& settled,
          std::uint16_t own, Verdicts& known) {
        FixedVector<std::pair<std::uint16_t, std::uint8_t>, kBoardLanes> bounds;
        bounds.push_back({own, 0});
        bounds.push_back({static_cast<std::uint16_t>(own + 1), 1});
        for (std::size_t i = 0; i < named.size(); ++i) bounds.push_back({named[i], static_cast<std::uint8_t>(2 + i)});
        std::sort(bounds.begin(), bounds.end());
        for (const auto& [rank, lane] : bounds) lanes.push_back(lane);
        const std::size_t columns = settled.size() + game.caps.size();
        verdicts.resize((bounds.size() + 1) * columns);
        const RankValue player = Ranks::rank_of(own).value();
        kind = std::max(Ranks::rank_of(own).kind(), rank::Kind::ThreeOfAKind);
        for (std::size_t i = 0, from = 0; i <= bounds.size(); ++i) {
            const std::size_t to = i < bounds.size() ? bounds[i].first : rank::kClasses;
            is_empty.push_back(from >= to);
            if (from >= to) continue;
            const RankValue dealer = Ranks::rank_of(static_cast<std::uint16_t>(from)).value();
            for (std::size_t s = 0; s < settled.size(); ++s)
                verdicts[i * columns + s] =
                    known.number(game.settle(settled[s].wager, {player, dealer, settled[s].folded}));
            for (std::size_t cap = 0; cap < game.caps.size(); ++cap)
                verdicts[i * columns + settled.size() + cap] =
                    known.line(beneath(game.caps[cap], {player, dealer, false}));
            from = to;
        }
    }
    auto key() const { return std::tuple(std::vector(lanes.begin(), lanes.end()),
                                         std::vector(is_empty.begin(), is_empty.end()), verdicts, kind); }
    // Merges what is settled alike: where the dealer has no hand, any verdict will do. False where some
    // verdict differs.
    bool take(const Asked& other) {
        if (lanes != other.lanes) return false;
        const std::size_t columns = verdicts.size() / is_empty.size();
        const auto differs = [&](std::size_t i) {
            return !is_empty[i] && !other.is_empty[i] &&
                   !std::equal(&verdicts[i * columns], &verdicts[i * columns] + columns, &other.verdicts[i * columns]);
        };
        for (std::size_t i = 0; i < is_empty.size(); ++i)
            if (differs(i)) return false;
        for (std::size_t i = 0; i < is_empty.size(); ++i) {
            if (!is_empty[i]) continue;
            is_empty[i] = other.is_empty[i];
            std::copy_n(&other.verdicts[i * columns], columns, &verdicts[i * columns]);
        }
        return true;
    }
};

BoardStakes::BoardStakes(const Showdown& game, const std::vector<ActionSequence>& sequences, std::int64_t dealers_hands)
    : sequences_(sequences.size()), row_of_(rank::kClasses), dealers_hands_(dealers_hands) {
    if (game.dealer_from.size() > kBoardNamed)
        throw std::invalid_argument("too many ranks that the settlement names beside a board");
    for (const RankValue rank : game.dealer_from) named_.push_back(first_from(rank));
    std::ranges::sort(named_);
    ask(game, sequences);
    make_gains();
    find_constants();
}

void BoardStakes::ask(const Showdown& game, const std::vector<ActionSequence>& sequences) {
    const std::vector<Settled> settled = settled_by(sequences);
    Verdicts known;
    std::vector<Asked> asked;
    std::map<decltype(asked[0].key()), std::uint16_t> numbers;
    for (std::uint16_t own = 0; own < rank::kClasses; ++own) {
        Asked here(game, named_, settled, own, known);
        if (own > 0 && asked[row_of_[own - 1u]].kind == here.kind && asked[row_of_[own - 1u]].take(here)) {
            row_of_[own] = row_of_[own - 1u];
            continue;
        }
        const auto [found, is_new] = numbers.try_emplace(here.key(), static_cast<std::uint16_t>(asked.size()));
        row_of_[own] = found->second;
        if (is_new) asked.push_back(std::move(here));
    }
    join_kinds(asked);
    for (std::uint16_t own = 0; own < rank::kClasses; ++own) {
        const std::uint16_t up_to = own + 1;
        if (own > 0 && row_of_[own] == row_of_[own - 1u]) segments_.back().up_to = up_to;
        else segments_.push_back({up_to, row_of_[own]});
    }
    compute(game, sequences, asked, known);
}

// What every sequence brings at every end, in parts that hold them all.
void BoardStakes::compute(const Showdown& game, const std::vector<ActionSequence>& sequences,
                          const std::vector<Asked>& asked, const Verdicts& known) {
    const std::vector<Settled> settled = settled_by(sequences);
    const std::size_t columns = settled.size() + game.caps.size();
    const auto nets_of = [&](const Asked& each, std::span<const int> apart) {
        std::vector<Ratio> nets(sequences_ * (kBoardLanes + 1), Ratio(0));
        for (std::size_t sequence = 0; sequence < sequences_; ++sequence) {
            std::vector<Laid> laid = sequences[sequence].laid;
            std::erase_if(laid, [&](const Laid& one) { return std::ranges::find(apart, one.wager) != apart.end(); });
            for (std::size_t i = 0; i <= each.lanes.size(); ++i)
                if (!each.is_empty[i])
                    nets[sequence * (kBoardLanes + 1) + i] = net_of_laid<Ratio>(
                        laid, game.caps,
                        [&](int wager) -> const Ratio& {
                            const Settled how{wager, sequences[sequence].folded};
                            return known.net(each.verdicts[i * columns + place_of(settled, how)]);
                        },
                        [&](std::size_t cap) {
                            return known.line_of(each.verdicts[i * columns + settled.size() + cap]);
                        });
        }
        return nets;
    };
    std::vector<std::array<std::vector<Ratio>, 2>> nets;  // of all, and without the wagers that stand apart
    unit_ = known.unit();
    for (const Asked& each : asked) {
        nets.push_back({nets_of(each, {}), game.apart.empty() ? std::vector<Ratio>() : nets_of(each, game.apart)});
        for (const Ratio& net : nets.back()[0])
            if (!game.caps.empty()) unit_ = lcm(unit_, net.get_den());
    }
    for (std::size_t row = 0; row < asked.size(); ++row) {
        rows_.push_back({asked[row].lanes, asked[row].is_empty, whole(nets[row][0]), whole(nets[row][1])});
        for (const std::int64_t net : rows_.back().nets) largest_ = std::max(largest_, std::abs(net));
    }
}

std::vector<std::int64_t> BoardStakes::whole(const std::vector<Ratio>& nets) const {
    std::vector<std::int64_t> parts;
    for (const Ratio& net : nets) parts.push_back(in_parts(net));
    return parts;
}

// A game without a line for any kind of hand has them all in one row from a straight up.
void BoardStakes::join_kinds(std::vector<Asked>& asked) {
    const auto first = static_cast<std::size_t>(
        std::ranges::find_if(asked, [](const Asked& each) { return each.kind > rank::Kind::ThreeOfAKind; }) -
        asked.begin());
    if (first == asked.size()) return;
    Asked all = asked[first];
    for (std::size_t row = first + 1; row < asked.size(); ++row)
        if (!all.take(asked[row])) return;
    asked.erase(asked.begin() + first, asked.end());
    asked.push_back(std::move(all));
    for (std::uint16_t& row : row_of_) row = std::min<std::size_t>(row, first);
}

std::optional<std::vector<std::size_t>> BoardStakes::rows_in(const BoardStakes& other) const {
    if (named_ != other.named_) return std::nullopt;
    std::vector<std::optional<std::size_t>> found(rows());
    for (std::size_t rank = 0; rank < row_of_.size(); ++rank) {
        auto& row = found[row_of_[rank]];
        if (row.value_or(other.row_of_[rank]) != other.row_of_[rank]) return std::nullopt;
        row = other.row_of_[rank];
    }
    std::vector<std::size_t> rows;
    for (const auto& each : found) rows.push_back(each.value());
    return rows;
}

std::int64_t BoardStakes::in_parts(const Ratio& net) const {
    const Integer whole(net * unit_);
    if (abs(whole) >= Integer(1) << 30)
        throw OddsTooFine("these odds are too fine to be counted exactly beside a board; expected odds whose common "
                          "unit, times the highest, is below 1073741824");
    return whole.get_si();
}

// What lies below a cut gains the difference to what lies above it.
template <class Net>
void BoardStakes::make_gains(const Row& row, const Net& net, std::int64_t* gains) const {
    gains[0] = net(row.lanes.size()) * dealers_hands_;
    for (std::size_t i = 0; i < row.lanes.size(); ++i) gains[1u + row.lanes[i]] = net(i) - net(i + 1);
}

void BoardStakes::make_gains() {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        rows_[row].gains.resize(sequences_ * kGains);
        for (std::size_t sequence = 0; sequence < sequences_; ++sequence)
            make_gains(
                rows_[row], [&](std::size_t i) { return net(sequence, row, i); }, &rows_[row].gains[sequence * kGains]);
    }
}

std::optional<std::array<std::vector<BoardStakes::Gains>, 2>> BoardStakes::won_and_lost(
    const std::vector<Gains>& gains) const {
    std::array<std::vector<Gains>, 2> parts{std::vector<Gains>(rows()), std::vector<Gains>(rows())};
    std::int64_t won = 0, lost = 0;
    for (std::size_t row = 0; row < rows(); ++row) {
        const auto& lanes = rows_[row].lanes;
        std::array<std::int64_t, kBoardLanes + 1> nets{};
        nets[lanes.size()] = gains[row][0] / dealers_hands_;
        for (std::size_t i = lanes.size(); i-- > 0;) nets[i] = nets[i + 1] + gains[row][1u + lanes[i]];
        for (const std::int64_t net : nets) {
            if (net != 0 && (net > 0 ? won : lost) == 0) (net > 0 ? won : lost) = net;
            if (net != 0 && net != (net > 0 ? won : lost)) return std::nullopt;
        }
        make_gains(rows_[row], [&](std::size_t i) { return std::int64_t{nets[i] > 0}; }, parts[0][row].data());
        make_gains(rows_[row], [&](std::size_t i) { return std::int64_t{nets[i] < 0}; }, parts[1][row].data());
    }
    if (won == 0 || lost == 0) return std::nullopt;
    return parts;
}

std::vector<BoardStakes::Gains> BoardStakes::gains(std::size_t sequence, std::optional<std::size_t> less) const {
    std::vector<Gains> gains;
    for (const Row& row : rows_) {
        auto& here = gains.emplace_back();
        for (std::size_t i = 0; i < kGains; ++i)
            here[i] = row.gains[sequence * kGains + i] - (less ? row.gains[*less * kGains + i] : 0);
    }
    return gains;
}

template <class Net>
std::optional<std::int64_t> BoardStakes::same_everywhere(const Net& net) const {
    std::optional<std::int64_t> first;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t i = 0; i < rows_[row].is_empty.size(); ++i) {
            if (rows_[row].is_empty[i]) continue;
            if (!first) first = net(row, i);
            if (net(row, i) != *first) return std::nullopt;
        }
    return first;
}

void BoardStakes::find_constants() {
    constant_.assign(sequences_, std::nullopt);
    if (!rows_[0].rest.empty()) return;  // what is constant together need not be so without the wagers apart
    for (std::size_t sequence = 0; sequence < sequences_; ++sequence)
        constant_[sequence] = same_everywhere([&](std::size_t row, std::size_t i) { return net(sequence, row, i); });
}

std::optional<std::int64_t> BoardStakes::difference(std::size_t sequence, std::size_t less) const {
    return same_everywhere([&](std::size_t row, std::size_t i) { return net(sequence, row, i) - net(less, row, i); });
}

bool BoardStakes::alike(std::size_t sequence, std::size_t other) const { return difference(sequence, other) == 0; }

}  // namespace baize::poker
