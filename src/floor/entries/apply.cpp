// How an entry is taken, and its money; what each kind changes beside that is in the other files of this folder.
#include "floor/entries/apply.hpp"

#include <fmt/format.h>

#include "floor/entries/change.hpp"

namespace baize::floor {

void journal_mismatch(const std::string& what) {
    throw std::runtime_error(fmt::format("the journal does not fit: {}", what));
}

LiveTable& table_to_change(State& state, const std::string& id) {
    const auto found = state.tables.find(id);
    if (found == state.tables.end()) journal_mismatch(fmt::format("there is no table '{}'", id));
    state.touched.insert(found->first);
    return found->second;
}

// A round that is over may have been played under another file than the table has now.
GameOf games_of(const State& state) {
    return [&state](const std::string& id, std::uint64_t round) -> const Game& {
        const auto found = state.tables.find(id);
        if (found == state.tables.end() || !found->second.offer)
            journal_mismatch(fmt::format("there is no table '{}'", id));
        const LiveTable& table = found->second;
        const PastRound* past = table.session && table.round == round ? nullptr : table.find_past(round);
        return past ? past->offer->setup.game() : table.game();
    };
}

// ---- Money ----------------------------------------------------------------------------------------------------

namespace {

using ledger::AccountKind;

std::optional<TerminalAt> terminal_behind(const std::optional<ledger::AccountId>& account) {
    return account ? terminal_of(*account) : std::nullopt;
}

// A statement shows what moved a balance: not what is only reserved, nor what was given back.
void note_movement(State& state, const ledger::Transfer& transfer, const std::string& by) {
    if (transfer.phase != ledger::Phase::Single && transfer.phase != ledger::Phase::Post) return;
    const bool posts = transfer.phase == ledger::Phase::Post;
    const ledger::Transfer& moved = posts ? *state.books.find(transfer.pending) : transfer;
    for (const bool in : {false, true}) {
        std::deque<Movement>& list = state.movements[in ? *moved.credit : *moved.debit];
        list.push_back({state.time_ms, transfer.id, transfer.purpose, in ? moved.amount : -moved.amount,
                        in ? *moved.debit : *moved.credit, by, transfer.clause, transfer.corrects});
        if (list.size() > kMovements) list.pop_front();
    }
}

// A meter's own account of itself: what came in and what it paid, whatever table it was at.
void note_jackpot(State& state, const ledger::Transfer& transfer) {
    if (transfer.phase != ledger::Phase::Single) return;
    const ledger::AccountId &from = *transfer.debit, &to = *transfer.credit;
    const bool in = to.kind() == AccountKind::Jackpot, out = from.kind() == AccountKind::Jackpot;
    if (in == out) return;  // neither, or from its overflow to the meter
    Jackpot& jackpot = state.jackpots[(in ? to : from).owner()];
    const Money moved = in ? transfer.amount : -transfer.amount;
    if (transfer.purpose == ledger::Purpose::Contribute) jackpot.contributed += moved;
    else if (transfer.purpose == ledger::Purpose::Seed) jackpot.seeded += moved;
    else if (to.kind() == AccountKind::Terminal || from.kind() == AccountKind::Terminal) jackpot.paid -= moved;
    else jackpot.ordered += moved;
    for (const auto& [id, table] : state.tables)
        if (table.offer && !table.config().jackpot.id.empty()) state.touched.insert(id);
}

void apply_transfers(State& state, const Entry& entry) {
    if (entry.transfers.empty()) return;
    state.books_in_doubt = true;
    for (const ledger::Transfer& transfer : entry.transfers) {
        auto taken = state.books.apply(transfer);
        if (!taken) journal_mismatch(fmt::format("transfer {}: {}", transfer.id, taken.refusal().what));
        if (!*taken) journal_mismatch(fmt::format("transfer {} is there twice", transfer.id));
        note_movement(state, transfer, entry.by);
        note_jackpot(state, transfer);
        const auto debit = terminal_behind(transfer.debit), terminal = debit ? debit : terminal_behind(transfer.credit);
        if (terminal) state.touched.insert(terminal->table);
    }
    state.books_in_doubt = false;
}

void note_number(State& state, const Entry& entry) {
    if (entry.number != 0) state.numbers[entry.source] = entry.number;
}

}  // namespace

void apply(State& state, const Entry& entry, Origin origin) {
    if (state.version == 0 && !std::holds_alternative<entry::Journal>(entry.what))
        journal_mismatch("it does not begin with its version");
    state.time_ms = entry.at_ms;
    std::visit(
        [&](const auto& what) {
            using What = std::remove_cvref_t<decltype(what)>;
            // Where the program fails at a table its books are as they were: what concerns
            // the table comes first. A voucher is the books' own.
            constexpr bool of_books =
                std::is_same_v<What, entry::VoucherIssued> || std::is_same_v<What, entry::VoucherPaid>;
            if (of_books) apply_transfers(state, entry);
            change(state, what, {entry, origin});
            if (!of_books) apply_transfers(state, entry);
        },
        entry.what);
    note_number(state, entry);
}

// ---- What is stored -------------------------------------------------------------------------------------------

namespace {

Entry decoded(const Json& stored, const GameOf& games) {
    auto entry = decode(stored, games);
    if (!entry) journal_mismatch(entry.refusal().what);
    return std::move(*entry);
}

// What a table that is broken here still tells: its numbers, and the money, which the books take in any case.
void apply_skipped(LiveTable& table, const Entry& entry) {
    if (const auto* opened = std::get_if<entry::Opened>(&entry.what)) {
        table.round = opened->round;
        if (!opened->next_shoe.empty()) table.next_shoe = opened->next_shoe;
    }
    if (const auto* shoe = std::get_if<entry::Shoe>(&entry.what)) {
        table.shoe_commit = shoe->commit;
        table.next_shoe = shoe->next_shoe;
    }
}

}  // namespace

void read(State& state, const Json& stored) {
    if (state.version == 0 || stored.value("k", "") == entry::Journal::kKind)
        if (auto refusal = check_version(stored)) throw WrongVersion(refusal->what);
    apply(state, decoded(stored, games_of(state)), Origin::Stored);
}

void restore(State& state, const Json& stored) {
    if (!is_of_round(stored)) return read(state, stored);
    LiveTable& table = table_to_change(state, stored.value("table", ""));
    if (table.broken.empty()) {
        try {
            return read(state, stored);
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const WrongVersion&) {
            throw;
        } catch (const std::exception& error) {
            if (state.books_in_doubt) throw;  // the books are everybody's
            table.broken = error.what();
        }
    }
    const Entry entry = decoded(stored, {});
    state.time_ms = entry.at_ms;
    note_number(state, entry);
    apply_skipped(table, entry);
    apply_transfers(state, entry);
}

}  // namespace baize::floor
