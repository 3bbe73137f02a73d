// Applying entries of the journal: the only code that changes the floor's state. Here how an entry is taken, and its
// money; what each kind changes beside that is in entries_*.cpp.
#include "floor/entries.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::floor {

void misfit(const std::string& what) { throw std::runtime_error(fmt::format("the journal does not fit: {}", what)); }

LiveTable& Floor::at(const std::string& table) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) misfit(fmt::format("there is no table '{}'", table));
    outbox_.touched.insert(found->first);
    return found->second;
}

// A round that is over may have been played under another file than the table has now.
const Game& Floor::game_of(const std::string& table, std::uint64_t round) const {
    const auto found = tables_.find(table);
    if (found == tables_.end() || !found->second.offer) misfit(fmt::format("there is no table '{}'", table));
    const LiveTable& at = found->second;
    const PastRound* past = at.session && at.round == round ? nullptr : at.find_past(round);
    return past ? past->offer->setup.game() : at.game();
}

void Floor::apply(const Entry& entry) {
    if (version_ == 0 && !std::holds_alternative<entry::Journal>(entry.what))
        misfit("it does not begin with its version");
    time_ms_ = entry.at_ms;
    std::visit(
        [&](const auto& what) {
            using What = std::remove_cvref_t<decltype(what)>;
            // Where the program fails at a table its books are as they were: what concerns
            // the table comes first. A voucher is the books' own.
            constexpr bool of_books =
                std::is_same_v<What, entry::VoucherIssued> || std::is_same_v<What, entry::VoucherPaid>;
            if (of_books) apply_transfers(entry);
            change(what, entry);
            if (!of_books) apply_transfers(entry);
        },
        entry.what);
    if (entry.number != 0) numbers_[entry.source] = entry.number;
}

void Floor::change(const entry::Journal& journal, const Entry&) {
    if (journal.version <= version_ || journal.version > entry::kVersion) misfit("a version that was there before");
    version_ = journal.version;
}

// ---- What is stored -------------------------------------------------------------------------------------------

Entry Floor::decoded(const Json& stored, bool with_events) const {
    GameOf games;
    if (with_events)
        games = [this](const std::string& table, std::uint64_t round) -> const Game& { return game_of(table, round); };
    auto entry = decode(stored, games);
    if (!entry) misfit(entry.refusal().what);
    return std::move(*entry);
}

void Floor::read(const Json& stored) {
    if (version_ == 0 || stored.value("k", "") == entry::Journal::kKind)
        if (auto refusal = check_version(stored)) throw WrongVersion(refusal->what);
    apply(decoded(stored, true));
}

// What a table that is broken here still tells: its numbers, and the money, which the books take in any case.
void Floor::pass_over(LiveTable& table, const Entry& entry) {
    if (const auto* opened = std::get_if<entry::Opened>(&entry.what)) {
        table.round = opened->round;
        if (!opened->next_shoe.empty()) table.next_shoe = opened->next_shoe;
    }
    if (const auto* shoe = std::get_if<entry::Shoe>(&entry.what)) {
        table.shoe_commit = shoe->commit;
        table.next_shoe = shoe->next_shoe;
    }
}

void Floor::restore(const Json& stored) {
    if (!is_of_round(stored)) return read(stored);
    LiveTable& table = at(stored.value("table", ""));
    if (table.broken.empty()) {
        try {
            return read(stored);
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const WrongVersion&) {
            throw;
        } catch (const std::exception& error) {
            if (books_in_doubt_) throw;  // the books are everybody's
            table.broken = error.what();
        }
    }
    const Entry entry = decoded(stored, false);
    time_ms_ = entry.at_ms;
    if (entry.number != 0) numbers_[entry.source] = entry.number;
    pass_over(table, entry);
    apply_transfers(entry);
}

// ---- Money ----------------------------------------------------------------------------------------------------

namespace {

using ledger::AccountKind;

std::optional<TerminalAt> terminal_behind(const std::optional<ledger::AccountId>& account) {
    return account ? terminal_of(*account) : std::nullopt;
}

}  // namespace

void Floor::apply_transfers(const Entry& entry) {
    if (entry.transfers.empty()) return;
    books_in_doubt_ = true;
    for (const ledger::Transfer& transfer : entry.transfers) {
        auto taken = books_.apply(transfer);
        if (!taken) misfit(fmt::format("transfer {}: {}", transfer.id, taken.refusal().what));
        if (!*taken) misfit(fmt::format("transfer {} is there twice", transfer.id));
        note_movement(transfer, entry.by);
        note_jackpot(transfer);
        const auto debit = terminal_behind(transfer.debit), terminal = debit ? debit : terminal_behind(transfer.credit);
        if (terminal) outbox_.touched.insert(terminal->table);
    }
    books_in_doubt_ = false;
}

// A statement shows what moved a balance: not what is only reserved, nor what was given back.
void Floor::note_movement(const ledger::Transfer& transfer, const std::string& by) {
    if (transfer.phase != ledger::Phase::Single && transfer.phase != ledger::Phase::Post) return;
    const ledger::Transfer& moved = transfer.phase == ledger::Phase::Post ? *books_.find(transfer.pending) : transfer;
    for (const bool in : {false, true}) {
        std::deque<Movement>& list = movements_[in ? *moved.credit : *moved.debit];
        list.push_back({time_ms_, transfer.id, transfer.purpose, in ? moved.amount : -moved.amount,
                        in ? *moved.debit : *moved.credit, by, transfer.clause, transfer.corrects});
        if (list.size() > kMovements) list.pop_front();
    }
}

// A meter's own account of itself: what came in and what it paid, whatever table it was at.
void Floor::note_jackpot(const ledger::Transfer& transfer) {
    if (transfer.phase != ledger::Phase::Single) return;
    const ledger::AccountId &from = *transfer.debit, &to = *transfer.credit;
    const bool in = to.kind() == AccountKind::Jackpot, out = from.kind() == AccountKind::Jackpot;
    if (in == out) return;  // neither, or from its overflow to the meter
    Jackpot& jackpot = jackpots_[std::string((in ? to : from).owner())];
    const Money moved = in ? transfer.amount : -transfer.amount;
    if (transfer.purpose == ledger::Purpose::Contribute) jackpot.contributed += moved;
    else if (transfer.purpose == ledger::Purpose::Seed) jackpot.seeded += moved;
    else if (to.kind() == AccountKind::Terminal || from.kind() == AccountKind::Terminal) jackpot.paid -= moved;
    else jackpot.ordered += moved;
    for (const auto& [id, table] : tables_)
        if (table.offer && !table.config().jackpot.id.empty()) outbox_.touched.insert(id);
}

}  // namespace baize::floor
