#include "server/hub/journal_writer.hpp"

#include <fmt/format.h>

#include <future>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace baize::server {

using floor::Json;

// ---- Reading --------------------------------------------------------------------------------------------------------

namespace {

// A refusal to trust the journal: the chain or an entry does not fit.
Json parse_entry(const store::Entry& entry, const store::Hash& before, std::uint64_t expected) {
    if (entry.seq != expected)
        throw std::runtime_error(fmt::format("the journal has entry {} where {} was expected", entry.seq, expected));
    if (store::chain(before, entry.seq, entry.payload) != entry.hash)
        throw std::runtime_error(fmt::format("the journal was changed at entry {}: its hash does not fit", entry.seq));
    return Json::parse(entry.payload);
}

// A piece of the journal, read and checked, and where it ends.
struct Piece {
    std::vector<Json> entries;
    std::uint64_t seq = 0;
    store::Hash head{};
};
constexpr std::size_t kPiece = 4'096;

Piece read_piece(store::Store& store, std::uint64_t seq, store::Hash head) {
    Piece piece{{}, seq, head};
    for (const store::Entry& entry : store.read(seq, kPiece)) {
        piece.entries.push_back(parse_entry(entry, piece.head, piece.seq + 1));
        piece.seq = entry.seq;
        piece.head = entry.hash;
    }
    return piece;
}

}  // namespace

void JournalWriter::claim(const std::string& server) {
    if (!store_->claim("server/" + server))
        throw store::StoreError(fmt::format("another server '{}' runs on this database", server));
    ahead_ = own_writer_ && store_->exclusive();
    if (ahead_) writer_ = own_writer_;
}

void JournalWriter::replay(const Apply& apply) {
    Piece piece = read_piece(*store_, 0, {});
    while (!piece.entries.empty()) {  // the next piece of a long journal is read while this one is applied
        const bool more = piece.entries.size() == kPiece;
        auto next = std::async(more ? std::launch::async : std::launch::deferred, read_piece, std::ref(*store_),
                               piece.seq, piece.head);
        for (const Json& entry : piece.entries) apply(entry);
        piece = next.get();
    }
    const std::lock_guard lock(queue_.mutex);
    queue_.seq = piece.seq;
    queue_.head = piece.head;
}

// A store that others write in is ours from here to the commit, or nobody could say what our entries follow.
void JournalWriter::begin(const Apply& apply) {
    for (const store::Entry& entry : store_->begin(queue_.seq)) {
        const Json json = parse_entry(entry, queue_.head, queue_.seq + 1);
        apply(json);
        queue_.seq = entry.seq;
        queue_.head = entry.hash;
    }
}

std::uint64_t JournalWriter::length() const {
    const std::lock_guard lock(queue_.mutex);
    return queue_.seq;
}

store::Store& JournalWriter::store() {
    wait();
    return *store_;
}

// ---- Laying down ----------------------------------------------------------------------------------------------------

void JournalWriter::enqueue(floor::Outbox outbox, std::vector<floor::Secret> secrets) {
    const auto append = [](auto& to, auto& from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    bool rests = false;
    {
        const std::lock_guard lock(queue_.mutex);
        append(queue_.outbox.entries, outbox.entries);
        append(queue_.outbox.secrets, outbox.secrets);
        append(queue_.outbox.secrets, secrets);
        queue_.batch = ++batch_;
        rests = !std::exchange(queue_.writing, true);
    }
    if (rests) writer_->start([this] { return write_next(); });
}

void JournalWriter::enqueue_nothing() {
    if (!ahead_) store_->rollback();
}

bool JournalWriter::stored() const {
    const std::lock_guard lock(queue_.mutex);
    return queue_.stored == batch_;
}

JournalWriter::Progress JournalWriter::take_progress() {
    const std::lock_guard lock(queue_.mutex);
    if (queue_.fault) std::rethrow_exception(queue_.fault);
    const bool committed = queue_.counts.commits != seen_.commits;
    seen_ = queue_.counts;
    return {committed, queue_.stored, std::exchange(queue_.settled, {})};
}

void JournalWriter::forget() {
    wait();
    const std::lock_guard lock(queue_.mutex);
    queue_.outbox = {};
    queue_.settled.clear();
    queue_.fault = nullptr;
    queue_.stored = batch_;
    store_->rollback();
}

// ---- On the writer's thread -----------------------------------------------------------------------------------------

bool JournalWriter::write_next() {
    floor::Outbox outbox;
    std::uint64_t batch = 0, seq = 0;
    store::Hash head{};
    {
        const std::lock_guard lock(queue_.mutex);
        queue_.writing = !queue_.outbox.empty() && !queue_.fault;
        if (!queue_.writing) return false;
        outbox = std::exchange(queue_.outbox, {});
        batch = queue_.batch;
        seq = queue_.seq;
        head = queue_.head;
    }
    std::vector<Json> settled;
    std::exception_ptr fault;
    try {
        write(std::move(outbox), seq, head, settled);
    } catch (...) {
        fault = std::current_exception();
    }
    const std::lock_guard lock(queue_.mutex);
    if (fault) {
        queue_.fault = fault;
        return true;  // and then there is nothing more to write
    }
    queue_.stored = batch;
    queue_.counts.entries += seq - queue_.seq;
    queue_.counts.rounds += settled.size();
    ++queue_.counts.commits;
    queue_.seq = seq;
    queue_.head = head;
    std::move(settled.begin(), settled.end(), std::back_inserter(queue_.settled));
    return true;
}

void JournalWriter::write(floor::Outbox outbox, std::uint64_t& seq, store::Hash& head,
                          std::vector<Json>& settled) const {
    if (ahead_ && !store_->begin(seq).empty())
        throw std::runtime_error("somebody else wrote in a journal that is ours alone");
    std::vector<store::Entry> entries;
    entries.reserve(outbox.entries.size());
    for (floor::Recorded& recorded : outbox.entries) {
        store::Entry entry{++seq, std::move(recorded.text), {}};
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        entries.push_back(std::move(entry));
        if (const auto& round = recorded.settled)
            settled.push_back({{"level", "info"},
                               {"what", "settled"},
                               {"table", round->table},
                               {"round", round->round},
                               {"entry", seq}});
    }
    store_->append(entries);
    for (const floor::Secret& secret : outbox.secrets) {
        if (secret.value) store_->put(secret.key, *secret.value);
        else store_->erase(secret.key);
    }
    store_->commit();
}

}  // namespace baize::server
