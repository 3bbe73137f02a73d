#include "definition/maxima.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "definition/laid.hpp"
#include "definition/names.hpp"

namespace baize {

namespace {

// A bonus that is paid as another wager is paid on that one's stake, once more.
std::size_t paid_on(const Game& game, std::size_t wager) {
    const WagerDef& def = game.wagers[wager];
    return def.kind == WagerKind::Bonus && def.paid_as >= 0 ? static_cast<std::size_t>(def.paid_as) : wager;
}

Money paid_by_row(const PayRow& row, Money stake) {
    return row.quoted == Quoted::Sum ? sum_of(row) : winnings(stake, win(row).odds).paid;
}
bool pays_more(const PayRow& row, Money stake, Money most) {
    return !paid_from_meter(row) && paid_by_row(row, stake) > most;
}

// What is left of a row; nothing where that is no odds.
std::optional<PayRow> cut(const PayRow& row, Money stake, Money most) {
    const Money per = row.quoted == Quoted::Sum ? kMajorUnit : stake;
    const std::int64_t common = std::gcd(most.cents, per.cents), den = per.cents / common,
                       num = most.cents / common + (row.quoted == Quoted::For ? den : 0);
    if (std::max(num, den) > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
    return PayRow{row.id, {static_cast<std::int32_t>(num), static_cast<std::int32_t>(den)}, row.clause, row.quoted};
}

}  // namespace

std::size_t staked_as(const Game& game, std::size_t wager) {
    return game.wagers[wager].part_of >= 0 ? static_cast<std::size_t>(game.wagers[wager].part_of) : wager;
}

std::span<const PayRow> paid_by(const Setup& setup, std::size_t wager) {
    const WagerDef& def = setup.game().wagers[wager];
    if (def.paid_as < 0) return {setup.pays(wager).begin(), setup.pays(wager).size()};
    const auto rows = paid_by(setup, def.paid_as);
    return def.kind == WagerKind::Bonus ? rows.subspan(1) : rows;  // no hand makes the first of them twice
}

Clause payout_max_clause(const Game& game, std::size_t wager) {
    const Clause own = game.wagers[wager].payout_max;
    return own.empty() ? game.clauses.payout_max : own;
}

bool is_payout_maximum(const Game& game, const OptionDef& option) {
    bool found = false;
    for (std::size_t w = 0; w < game.wagers.size() && option.takes_amount; ++w)
        if (const Clause clause = payout_max_clause(game, w); !clause.empty())
            found = found || cite(game, clause) == cite(game, option.clause);
    return found;
}

bool may_cut_pays(const Game& game, std::size_t wager) {
    const auto tables = game.wagers[wager].paytables;
    return !payout_max_clause(game, wager).empty() ||
           (!tables.empty() && tables[0].binding == Binding::Discretion);
}

std::optional<CutRow> row_cut_on(const Setup& setup, std::size_t wager, Money stake, Money most) {
    const WagerDef& def = setup.game().wagers[wager];
    const bool fee = !def.paytables.empty() && setup.pays(wager).empty();  // which wins nothing
    if (most.cents == 0 || fee) return std::nullopt;
    const PayRow even{def.id, kEvenMoney, def.clause};
    const auto rows = paid_by(setup, wager);
    const Money part{stake.cents / def.parts};
    std::optional<CutRow> highest;
    for (const PayRow& row : rows.empty() ? std::span(&even, 1) : rows)
        if (pays_more(row, part, highest ? highest->won : most)) highest = {row, stake, paid_by_row(row, part)};
    return highest;
}

std::optional<CutRow> row_cut(const Setup& setup, std::size_t wager, Money staked, Money most) {
    return row_cut_on(setup, wager, std::min(staked * most_laid(setup, paid_on(setup.game(), wager)), kMoneyMax), most);
}

std::optional<CutRow> row_cut(const Setup& setup, std::size_t wager) {
    return row_cut(setup, wager, std::min(setup.limits(staked_as(setup.game(), wager)).max, kMoneyMax),
                   setup.limits(wager).payout_max);
}

std::optional<Setup> Setup::paid_at_highest() const {
    Setup paid = *this;
    for (std::size_t w = 0; w < game_->wagers.size(); ++w) {
        const Money most = limits_[w].payout_max;
        if (most.cents > 0 && may_cut_pays(*game_, w)) {
            const Money highest = std::min(limits_[staked_as(*game_, w)].max, kMoneyMax) * most_laid(*this, w);
            const Money stake{highest.cents / game_->wagers[w].parts};
            for (PayRow& row : paid.pays_[w]) {
                if (!pays_more(row, stake, most)) continue;
                const auto left = cut(row, stake, most);
                if (!left) return std::nullopt;
                row = *left;
            }
        }
        paid.limits_[w].payout_max = {};
    }
    paid.share_rows_and_limits();
    paid.compiled_ = game_->compile ? game_->compile(paid) : nullptr;
    return paid;
}

}  // namespace baize
