#include "server/hub/commits.hpp"

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

void Commits::claim(const std::string& server) {
    if (!store_->claim("server/" + server))
        throw store::StoreError(fmt::format("another server '{}' runs on this database", server));
    ahead_ = own_writer_ && store_->exclusive();
    if (ahead_) writer_ = own_writer_;
}

void Commits::replay(const Apply& apply) {
    Piece piece = read_piece(*store_, 0, {});
    while (!piece.entries.empty()) {  // the next piece of a long journal is read while this one is applied
        const bool more = piece.entries.size() == kPiece;
        auto next = std::async(more ? std::launch::async : std::launch::deferred, read_piece, std::ref(*store_),
                               piece.seq, piece.head);
        for (const Json& entry : piece.entries) apply(entry);
        piece = next.get();
    }
    const std::lock_guard lock(desk_.mutex);
    desk_.seq = piece.seq;
    desk_.head = piece.head;
}

// A store that others write in is ours from here to the commit, or nobody could say what our entries follow.
void Commits::begin(const Apply& apply) {
    for (const store::Entry& entry : store_->begin(desk_.seq)) {
        const Json json = parse_entry(entry, desk_.head, desk_.seq + 1);
        apply(json);
        desk_.seq = entry.seq;
        desk_.head = entry.hash;
    }
}

std::uint64_t Commits::length() const {
    const std::lock_guard lock(desk_.mutex);
    return desk_.seq;
}

store::Store& Commits::store() {
    wait();
    return *store_;
}

// ---- Laying down ----------------------------------------------------------------------------------------------------

void Commits::lay(floor::Outbox outbox, std::vector<floor::Secret> secrets) {
    const auto append = [](auto& to, auto& from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    bool rests = false;
    {
        const std::lock_guard lock(desk_.mutex);
        append(desk_.outbox.entries, outbox.entries);
        append(desk_.outbox.secrets, outbox.secrets);
        append(desk_.outbox.secrets, secrets);
        desk_.batch = ++batch_;
        rests = !std::exchange(desk_.writing, true);
    }
    if (rests) writer_->start([this] { return write_next(); });
}

void Commits::lay_nothing() {
    if (!ahead_) store_->rollback();
}

bool Commits::stored() const {
    const std::lock_guard lock(desk_.mutex);
    return desk_.stored == batch_;
}

Commits::Progress Commits::take_progress() {
    const std::lock_guard lock(desk_.mutex);
    if (desk_.fault) std::rethrow_exception(desk_.fault);
    const bool committed = desk_.counts.commits != seen_.commits;
    seen_ = desk_.counts;
    return {committed, desk_.stored, std::exchange(desk_.settled, {})};
}

void Commits::forget() {
    wait();
    const std::lock_guard lock(desk_.mutex);
    desk_.outbox = {};
    desk_.settled.clear();
    desk_.fault = nullptr;
    desk_.stored = batch_;
    store_->rollback();
}

// ---- On the writer's thread -----------------------------------------------------------------------------------------

bool Commits::write_next() {
    floor::Outbox outbox;
    std::uint64_t batch = 0, seq = 0;
    store::Hash head{};
    {
        const std::lock_guard lock(desk_.mutex);
        desk_.writing = !desk_.outbox.empty() && !desk_.fault;
        if (!desk_.writing) return false;
        outbox = std::exchange(desk_.outbox, {});
        batch = desk_.batch;
        seq = desk_.seq;
        head = desk_.head;
    }
    std::vector<Json> settled;
    std::exception_ptr fault;
    try {
        write(std::move(outbox), seq, head, settled);
    } catch (...) {
        fault = std::current_exception();
    }
    const std::lock_guard lock(desk_.mutex);
    if (fault) {
        desk_.fault = fault;
        return true;  // and then there is nothing more to write
    }
    desk_.stored = batch;
    desk_.counts.entries += seq - desk_.seq;
    desk_.counts.rounds += settled.size();
    ++desk_.counts.commits;
    desk_.seq = seq;
    desk_.head = head;
    std::move(settled.begin(), settled.end(), std::back_inserter(desk_.settled));
    return true;
}

void Commits::write(floor::Outbox outbox, std::uint64_t& seq, store::Hash& head, std::vector<Json>& settled) const {
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
