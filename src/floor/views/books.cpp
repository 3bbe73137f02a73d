#include "floor/views.hpp"
#include "ledger/names.hpp"

namespace baize::floor {

protocol::Account account_view(const ledger::AccountId& id, const ledger::Account& account) {
    return {id.text(), account.balance, account.reserved, account.in, account.out, account.staked, account.won};
}

std::vector<protocol::Account> accounts_view(const Floor& floor) {
    std::vector<protocol::Account> list;
    for (const auto& [id, account] : floor.state().books.accounts()) list.push_back(account_view(id, account));
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.account < b.account; });
    return list;
}

std::vector<protocol::StatementRow> statement_view(const Floor& floor, const ledger::AccountId& account,
                                                   std::size_t most) {
    std::vector<protocol::StatementRow> rows;
    const std::deque<Movement>& moves = floor.state().movements_of(account);
    for (auto move = moves.rbegin(); move != moves.rend() && rows.size() < most; ++move)
        rows.push_back({move->at_ms, move->id, word_of(move->what), move->amount, move->with.text(), move->by,
                        move->clause, move->corrects});
    return rows;
}

std::vector<protocol::IncidentRow> incidents_view(const Floor& floor, bool open_only) {
    std::vector<protocol::IncidentRow> rows;
    for (const auto& [number, each] : floor.state().incidents)
        if (!open_only || each.state == IncidentState::Open)
            rows.push_back({number, each.at_ms, each.verb, {each.args}, each.by, each.second, each.state, each.note,
                            each.resolution, each.took});
    return rows;
}

std::optional<protocol::Voucher> voucher_view(const ledger::Ledger& books, std::string_view number) {
    const ledger::Voucher* found = books.voucher(number);
    if (!found) return std::nullopt;
    protocol::Voucher voucher{found->number, found->amount, found->issued_ms, found->expires_ms,
                              found->issued_by->text(), found->state, {}};
    if (found->state == ledger::VoucherState::Paid) voucher.paid = {found->paid_ms, found->paid_by};
    return voucher;
}

}  // namespace baize::floor
