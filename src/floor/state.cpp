#include "floor/state.hpp"

#include <algorithm>

namespace baize::floor {

const LiveTable* State::table(std::string_view id) const {
    const auto found = tables.find(std::string(id));
    return found == tables.end() ? nullptr : &found->second;
}

std::vector<PlayerId> State::participants(const LiveTable& table) const {
    std::vector<PlayerId> list;
    const auto& places = table.session ? table.session->table().carried().places : table.carried.places;
    const auto& stakes = table.session ? table.session->table().stakes() : table.carried.remaining;
    for (int i = 0; i < table.config().terminals; ++i) {
        const auto player = player_no(i);
        const bool wagers =
            std::any_of(stakes.begin(), stakes.end(), [&](const Stake& stake) { return stake.player == player; });
        const bool seated = std::find(places.begin(), places.end(), player) != places.end();
        if (wagers || seated || books.free(terminal_account(table.id, player)).cents > 0) list.push_back(player);
    }
    return list;
}

std::vector<PlayerId> State::not_agreed(const LiveTable& table) const {
    if (!table.waits_for().agreed) return {};
    std::vector<PlayerId> list = participants(table);
    std::erase_if(list, [&](PlayerId player) { return table.agreed.contains(player); });
    return list;
}

std::uint64_t State::last_number(std::string_view source) const {
    const auto found = numbers.find(source);
    return found == numbers.end() ? 0 : found->second;
}

Money State::last_win(const std::string& terminal) const {
    const auto found = last_wins.find(terminal);
    return found == last_wins.end() ? Money{} : found->second;
}

const std::deque<Movement>& State::movements_of(const ledger::AccountId& account) const {
    static const std::deque<Movement> kNone;
    const auto found = movements.find(account);
    return found == movements.end() ? kNone : found->second;
}

const ledger::Voucher* State::last_voucher(const std::string& terminal) const {
    const auto at = parse_terminal(terminal);
    const auto found = at ? last_vouchers.find(terminal_account(at->table, at->player)) : last_vouchers.end();
    if (found == last_vouchers.end() || found->second.first != last_number(terminal)) return nullptr;
    return books.voucher(found->second.second);
}

}  // namespace baize::floor
