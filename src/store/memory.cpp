#include "store/memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "store/chain.hpp"

namespace baize::store {

// ---- The disk ---------------------------------------------------------------------------------------

void MemoryDisk::plan(const Fault& fault) {
    const std::lock_guard lock(mutex_);
    plan_.insert_or_assign(fault.at, fault);
}

std::uint64_t MemoryDisk::operations() const {
    const std::lock_guard lock(mutex_);
    return operations_;
}

std::size_t MemoryDisk::torn_records() const {
    const std::lock_guard lock(mutex_);
    return log_.size();
}

void MemoryDisk::tamper(std::uint64_t seq, const std::function<void(Entry&)>& change) {
    const std::lock_guard lock(mutex_);
    change(journal_.at(seq - 1));
}

std::optional<Fault> MemoryDisk::next_operation() {
    const auto planned = plan_.extract(++operations_);
    return planned ? std::optional(planned.mapped()) : std::nullopt;
}

// Carries over what is complete. Records behind the last commit mark belong to a transaction that was never committed.
void MemoryDisk::recover() {
    const auto is_mark = [](const Record& record) { return std::holds_alternative<CommitMark>(record); };
    const auto end = std::find_if(log_.rbegin(), log_.rend(), is_mark).base();
    for (auto record = log_.begin(); record != end; ++record) perform(std::move(*record));
    log_.clear();
}

void MemoryDisk::perform(Record&& record) {
    if (auto* entry = std::get_if<Entry>(&record)) journal_.push_back(std::move(*entry));
    if (auto* put = std::get_if<Put>(&record)) secrets_.insert_or_assign(std::move(put->key), std::move(put->value));
    if (const auto* erase = std::get_if<Erase>(&record)) secrets_.erase(erase->key);
}

// ---- A server's hold on it --------------------------------------------------------------------------

MemoryStore::MemoryStore(std::shared_ptr<MemoryDisk> disk, bool exclusive)
    : disk_(std::move(disk)), exclusive_(exclusive) {
    const std::lock_guard lock(disk_->mutex_);
    if (!disk_->writer_) disk_->recover();
}

MemoryStore::~MemoryStore() { rollback(); }

MemoryStore::Lock MemoryStore::enter() const {
    if (dead_) throw Crash();
    return Lock(disk_->mutex_);
}

// An operation that the plan may make fail, before or after it was done.
template <class Operation>
void MemoryStore::counted(Operation operation) {
    const auto fault = disk_->next_operation();
    if (fault && fault->when != Fault::When::After) fail(*fault);
    operation();
    if (fault) fail(*fault);
}

void MemoryStore::fail(const Fault& fault) {
    if (!fault.crash) throw StoreError(fmt::format("the disk failed at operation {}, as planned", fault.at));
    dead_ = true;
    let_go();
    throw Crash();
}

void MemoryStore::let_go() {
    written_.clear();
    if (!inside()) return;
    disk_->writer_ = nullptr;
    disk_->released_.notify_one();
}

void MemoryStore::expect_inside() const {
    if (!inside()) throw StoreError("memory: no transaction was begun");
}

void MemoryStore::expect_outside() const {
    if (inside()) throw StoreError("memory: a lease is a transaction of its own, and one is open");
}

// ---- Transactions -----------------------------------------------------------------------------------

void MemoryStore::take(Lock& lock) {
    while (disk_->writer_) {
        // In a simulation of one thread the other store would never let go.
        if (disk_->writer_thread_ == std::this_thread::get_id())
            throw StoreError("memory: this thread holds the journal already, by another store");
        disk_->released_.wait(lock);
    }
    disk_->writer_ = this;
    disk_->writer_thread_ = std::this_thread::get_id();
    disk_->recover();
    last_ = disk_->journal_.size();
}

std::vector<Entry> MemoryStore::begin(std::uint64_t after) {
    Lock lock = enter();
    if (inside()) throw StoreError("memory: a transaction is open already");
    try {
        counted([&] { take(lock); });
        expect_to_reach(last_, after);
    } catch (const StoreError&) {
        let_go();  // whoever gets no transaction cannot end it
        throw;
    }
    return {disk_->journal_.begin() + after, disk_->journal_.end()};
}

void MemoryStore::append(std::span<const Entry> entries) {
    const Lock lock = enter();
    expect_inside();
    expect_to_follow(last_, entries);
    counted([&] {
        written_.insert(written_.end(), entries.begin(), entries.end());
        last_ += entries.size();
    });
}

void MemoryStore::put(std::string_view key, std::string_view value) {
    const Lock lock = enter();
    expect_inside();
    counted([&] { written_.push_back(MemoryDisk::Put{std::string(key), std::string(value)}); });
}

void MemoryStore::erase(std::string_view key) {
    const Lock lock = enter();
    expect_inside();
    counted([&] { written_.push_back(MemoryDisk::Erase{std::string(key)}); });
}

void MemoryStore::commit() {
    const Lock lock = enter();
    expect_inside();
    const auto fault = disk_->next_operation();
    const bool torn = fault && fault->when == Fault::When::Torn, whole = !fault || fault->when == Fault::When::After;
    const std::size_t records = whole ? written_.size() : torn ? std::min(fault->written, written_.size()) : 0;
    std::move(written_.begin(), written_.begin() + records,
              std::back_inserter(disk_->log_));
    if (whole) {
        disk_->log_.push_back(MemoryDisk::CommitMark{});
        disk_->recover();
    }
    let_go();
    if (fault) fail(*fault);
}

void MemoryStore::rollback() noexcept {
    if (dead_) return;
    const Lock lock(disk_->mutex_);
    let_go();
}

// ---- Reading ----------------------------------------------------------------------------------------

std::vector<Entry> MemoryStore::read(std::uint64_t after, std::size_t limit) {
    const Lock lock = enter();
    std::vector<Entry> found;
    const auto take_one = [&](const Entry& entry) {
        if (entry.seq > after && found.size() < limit) found.push_back(entry);
    };
    const auto& journal = disk_->journal_;
    for (std::size_t i = std::min<std::uint64_t>(after, journal.size()); i < journal.size() && found.size() < limit;
         ++i)
        take_one(journal[i]);
    for (const MemoryDisk::Record& record : written_)
        if (const auto* entry = std::get_if<Entry>(&record)) take_one(*entry);
    return found;
}

// As this store sees them: with what its open transaction wrote.
std::map<std::string, std::string, std::less<>> MemoryStore::secrets() const {
    auto secrets = disk_->secrets_;
    for (const MemoryDisk::Record& record : written_) {
        if (const auto* put = std::get_if<MemoryDisk::Put>(&record)) secrets.insert_or_assign(put->key, put->value);
        if (const auto* erase = std::get_if<MemoryDisk::Erase>(&record)) secrets.erase(erase->key);
    }
    return secrets;
}

std::optional<std::string> MemoryStore::get(std::string_view key) {
    const Lock lock = enter();
    for (auto record = written_.rbegin(); record != written_.rend(); ++record) {
        if (const auto* put = std::get_if<MemoryDisk::Put>(&*record); put && put->key == key) return put->value;
        if (const auto* erase = std::get_if<MemoryDisk::Erase>(&*record); erase && erase->key == key)
            return std::nullopt;
    }
    const auto at = disk_->secrets_.find(key);
    return at == disk_->secrets_.end() ? std::nullopt : std::optional(at->second);
}

std::vector<std::pair<std::string, std::string>> MemoryStore::scan(std::string_view prefix) {
    const Lock lock = enter();
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto& [key, value] : secrets())
        if (key.starts_with(prefix)) found.emplace_back(key, value);
    return found;
}

// ---- Leases -----------------------------------------------------------------------------------------

bool MemoryStore::lease(std::string_view name, std::string_view owner, std::int64_t now_ms, std::int64_t ttl_ms) {
    const Lock lock = enter();
    expect_outside();
    bool taken = false;
    counted([&] {
        const auto at = disk_->leases_.find(name);
        taken = at == disk_->leases_.end() || at->second.owner == owner || at->second.expires_ms <= now_ms;
        if (taken)
            disk_->leases_.insert_or_assign(std::string(name), MemoryDisk::Lease{std::string(owner), now_ms + ttl_ms});
    });
    return taken;
}

void MemoryStore::release(std::string_view name, std::string_view owner) {
    const Lock lock = enter();
    expect_outside();
    counted([&] {
        const auto at = disk_->leases_.find(name);
        if (at != disk_->leases_.end() && at->second.owner == owner) disk_->leases_.erase(at);
    });
}

std::unique_ptr<Store> open_memory(std::shared_ptr<MemoryDisk> disk, bool exclusive) {
    return std::make_unique<MemoryStore>(std::move(disk), exclusive);
}

}  // namespace baize::store
