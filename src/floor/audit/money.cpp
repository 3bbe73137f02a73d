// The auditor's own books.
#include "floor/audit/parts.hpp"

namespace baize::floor {

using auditing::bad;

std::int64_t Auditor::free(const std::string& account) const {
    const auto balance = balances_.find(account), reserved = reserved_.find(account);
    return (balance == balances_.end() ? 0 : balance->second) - (reserved == reserved_.end() ? 0 : reserved->second);
}

void Auditor::move(const std::string& debit, const std::string& credit, std::int64_t amount) {
    balances_[debit] -= amount;
    balances_[credit] += amount;
}

void Auditor::meter(const std::string& account, std::int64_t Meters::*which, std::int64_t amount) {
    if (account.starts_with("terminal:") || account.starts_with("player:")) meters_[account].*which += amount;
}

void Auditor::check_account(const std::string& account) {
    const bool owed = account.starts_with("terminal:") || account.starts_with("player:") ||
                      account.starts_with("jackpot:") || account == "voucher";
    const bool held = account.starts_with("cash:") || account.starts_with("float:") || account == "shortfall";
    if (owed && free(account) < 0) bad("{} is overdrawn by {}", account, to_string(Money{-free(account)}));
    if (held && balances_[account] > 0)
        bad("{} gave {} that it did not hold", account, to_string(Money{balances_[account]}));
    const auto found = meters_.find(account);
    if (found == meters_.end()) return;
    const Meters& m = found->second;
    if (m.in + m.won != m.out + m.staked + free(account))
        bad("{}: in {} + won {} is not out {} + staked {} + balance {}", account, m.in, m.won, m.out, m.staked,
            free(account));
}

void Auditor::post(const Json& transfer, const Json& entry) {
    const auto id = transfer.at("id").get<std::string>();
    if (!ids_.insert(id).second) bad("the transfer {} is there twice", id);
    ++counts_.transfers;
    const std::string phase = transfer.value("phase", "single"), purpose = transfer.value("purpose", "other");
    std::string debit = transfer.value("from", ""), credit = transfer.value("to", "");
    std::int64_t amount = transfer.value("amount", std::int64_t{0});
    if (phase == "post" || phase == "void") {
        const auto found = pending_.find(transfer.at("pending").get<std::string>());
        if (found == pending_.end()) bad("the transfer {} ends one that is not pending", id);
        debit = found->second.debit, credit = found->second.credit, amount = found->second.amount;
        pending_.erase(found);
        reserved_[debit] -= amount;
        if (phase == "post") move(debit, credit, amount);
        else
            meter(debit, purpose == "take-back" ? &Meters::staked : &Meters::won,
                  purpose == "take-back" ? -amount : amount);
    } else {
        if (amount <= 0) bad("the transfer {} moves {}", id, amount);
        if (purpose == "correct" && (transfer.value("corrects", "").empty() || transfer.value("by", "").empty() ||
                                     transfer.value("clause", "").empty()))
            bad("the correction {} does not say what it corrects, who ordered it and by which clause", id);
        if (phase == "pending") {
            pending_[id] = {debit, credit, amount};
            reserved_[debit] += amount;
            meter(debit, &Meters::staked, amount);
        } else {
            move(debit, credit, amount);
            if (purpose == "correct") meter(debit, &Meters::won, -amount), meter(credit, &Meters::won, amount);
            else
                meter(debit, &Meters::out, amount),
                    meter(credit, purpose == "win" ? &Meters::won : &Meters::in, amount);
        }
    }
    // gb-2011 2.4: out of a fund only to a winner, or back with a wager that is
    // void; what was kept for a round is set free again.
    if (debit.starts_with("jackpot:") && credit == "house" &&
        (phase == "post" || (phase == "single" && purpose != "contribute")))
        bad("the transfer {} takes {} out of {} for the house (gb-2011 2.4)", id, amount, debit);
    check_account(debit);
    check_account(credit);
    // What a terminal gets at a settlement or a correction is compared with the engine's lines.
    if (!entry.contains("round") || !entry.contains("table")) return;
    const std::string& terminal = debit.starts_with("terminal:") ? debit : credit;
    if (!terminal.starts_with("terminal:")) return;
    const auto account = ledger::AccountId::parse(terminal);
    const auto at = account ? terminal_of(*account) : std::nullopt;
    TableBook& table = book(entry);
    if (!at || at->table != table.id) bad("the transfer {} concerns {}, which is not at this table", id, terminal);
    count_for_round(transfer, entry, table, {at->player, id, phase, amount, credit == terminal, debit == "shortfall"});
}

// What a terminal gave for a round and got of it, of all its stakes and of each.
void Auditor::count_for_round(const Json& transfer, const Json& entry, TableBook& table, const OfTerminal& moved) {
    const auto kind = entry.at("k").get<std::string>();
    Played* round = table.open ? &*table.open : nullptr;
    if (kind == "revise") {
        const auto past = table.past.find(entry.at("round").get<std::uint64_t>());
        round = past == table.past.end() ? nullptr : &past->second;
    }
    if (!round && kind == "fault") return;  // between rounds: what lived over them goes back
    if (!round) bad("the transfer {} belongs to a round that is not there", moved.id);
    const StakeNo stake{transfer.value("stake", std::uint32_t{0})};
    if (stake.value == 0 && kind != "fault" && !moved.from_shortfall) bad("the transfer {} names no stake", moved.id);
    std::int64_t paid = 0;
    if (kind == "ev") round->staked[moved.player] += moved.phase == "pending" ? moved.amount : -moved.amount;
    else if (moved.phase == "pending") round->staked[moved.player] += moved.amount;  // laid from winnings of the
                                                                                     // round that is settled
    else if (moved.phase == "void") paid = moved.amount;
    else if (moved.phase == "single" && !moved.from_shortfall) paid = moved.to_terminal ? moved.amount : -moved.amount;
    round->paid[moved.player] += paid;
    round->paid_for[stake] += paid;
}

void Auditor::look_at_voucher(const Json& entry) {
    if (entry.at("k") == "voucher") {
        const Json& voucher = entry.at("voucher");
        const auto number = voucher.at("number").get<std::string>();
        if (!ledger::voucher_number_holds(number)) bad("{} is no voucher's number", number);
        if (vouchers_.contains(number)) bad("voucher {} was issued twice", number);
        vouchers_[number] = {voucher.at("amount").get<std::int64_t>(), voucher.value("expires", std::int64_t{0}),
                             false};
        voucher_open_ += vouchers_[number].amount;
        ++counts_.vouchers;
        return;
    }
    const auto found = vouchers_.find(entry.at("number").get<std::string>());
    if (found == vouchers_.end()) bad("a voucher was paid that was never issued");
    if (found->second.paid) bad("voucher {} was paid twice", found->first);
    if (found->second.expires != 0 && found->second.expires <= time_ms_)
        bad("voucher {} was paid after it expired", found->first);
    found->second.paid = true;
    voucher_open_ -= found->second.amount;
    ++counts_.redeemed;
}

}  // namespace baize::floor
