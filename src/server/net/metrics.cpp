#include "server/net/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <chrono>
#include <type_traits>
#include <utility>

namespace baize::server {

namespace {

using prometheus::Counter;
using prometheus::Gauge;
using prometheus::Histogram;

struct CountRow {
    std::uint64_t HubCounts::*count;
    const char* name;
    const char* help;
};

constexpr CountRow kCounts[] = {
    {&HubCounts::commands, "baize_commands_total", "Commands received"},
    {&HubCounts::refused, "baize_commands_refused_total", "Commands refused"},
    {&HubCounts::repeats, "baize_commands_repeated_total", "Commands that had been carried out before"},
    {&HubCounts::entries, "baize_journal_entries_total", "Entries written to the journal"},
    {&HubCounts::commits, "baize_commits_total", "JournalWriter of the store"},
    {&HubCounts::messages, "baize_messages_total", "Messages received"},
    {&HubCounts::bad_messages, "baize_messages_bad_total", "Messages that were no message"},
    {&HubCounts::rate_limited, "baize_messages_rate_limited_total", "Messages refused because too many came"},
    {&HubCounts::reloads, "baize_reloads_total", "Times that the journal was replayed after a fault"},
    {&HubCounts::sign_ins, "baize_sign_ins_total", "Sign-ins"},
    {&HubCounts::sign_in_failures, "baize_sign_in_failures_total", "Sign-ins that failed"},
    {&HubCounts::rounds, "baize_rounds_total", "Rounds settled"},
};

const Histogram::BucketBoundaries kSeconds = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1,
                                              0.25, 0.5, 1, 2.5};

}  // namespace

struct Metrics::Series {
    prometheus::Registry registry;
    std::vector<Counter*> counts;
    prometheus::Family<Counter>& requests =
        prometheus::BuildCounter().Name("baize_http_requests_total").Help("HTTP requests by status").Register(registry);
    prometheus::Family<Counter>& refused = prometheus::BuildCounter()
                                               .Name("baize_connections_refused_total")
                                               .Help("Connections turned away")
                                               .Register(registry);
    Gauge& connections = gauge("baize_connections", "WebSockets open");
    Gauge& journal = gauge("baize_journal_length", "Entries of the journal");
    Gauge& queue = gauge("baize_queue_length", "Messages taken from the network for this turn");
    Gauge& tables = gauge("baize_tables", "Tables of the floor");
    Gauge& faults = gauge("baize_tables_failed", "Tables that a fault of the program has locked");
    Histogram& commit = histogram("baize_commit_seconds", "Time of a commit of the store");
    Histogram& turn = histogram("baize_turn_seconds", "Time of a turn of the hub");

    Series() {
        for (const CountRow& row : kCounts)
            counts.push_back(&prometheus::BuildCounter().Name(row.name).Help(row.help).Register(registry).Add({}));
    }
    Gauge& gauge(const char* name, const char* help) {
        return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
    }
    Histogram& histogram(const char* name, const char* help) {
        return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, kSeconds);
    }
};

Metrics::Metrics() : series_(std::make_unique<Series>()) {}
Metrics::~Metrics() = default;

void Metrics::take(const Hub& hub, std::size_t waiting, double turn_seconds) {
    const HubCounts counts = hub.counts();
    for (std::size_t i = 0; i < std::size(kCounts); ++i) {
        Counter& counter = *series_->counts[i];
        counter.Increment(counts.*kCounts[i].count - counter.Value());
    }
    series_->connections.Set(hub.connections());
    series_->journal.Set(hub.journal_length());
    series_->queue.Set(waiting);
    series_->tables.Set(hub.floor().state().tables.size());
    series_->faults.Set(hub.faults().size());
    series_->turn.Observe(turn_seconds);
}

void Metrics::committed(double seconds) { series_->commit.Observe(seconds); }
void Metrics::request(int status) { series_->requests.Add({{"status", std::to_string(status)}}).Increment(); }
void Metrics::turned_away(const char* why) { series_->refused.Add({{"why", why}}).Increment(); }
std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(series_->registry.Collect()); }

// ---- The store, timed ----------------------------------------------------------------------------------------------

namespace {

using store::Entry;

class WatchedStore final : public store::Store {
public:
    WatchedStore(std::function<std::unique_ptr<store::Store>()> open, Metrics& metrics)
        : open_(std::move(open)), metrics_(metrics), store_(open_()) {}

    std::vector<Entry> begin(std::uint64_t after) override {
        return pass([&](Store& store) { return store.begin(after); });
    }
    void append(std::span<const Entry> entries) override {
        pass([&](Store& store) { store.append(entries); });
    }
    void put(std::string_view key, std::string_view value) override {
        pass([&](Store& store) { store.put(key, value); });
    }
    void erase(std::string_view key) override {
        pass([&](Store& store) { store.erase(key); });
    }
    void commit() override {
        const auto start = std::chrono::steady_clock::now();
        pass([](Store& store) { store.commit(); });
        metrics_.committed(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    void rollback() noexcept override {
        if (failed_) store_.reset();  // and with it a connection that may be dead
        else if (store_) store_->rollback();
        failed_ = false;
    }
    std::vector<Entry> read(std::uint64_t after, std::size_t limit) override {
        return pass([&](Store& store) { return store.read(after, limit); });
    }
    std::optional<std::string> get(std::string_view key) override {
        return pass([&](Store& store) { return store.get(key); });
    }
    std::vector<std::pair<std::string, std::string>> scan(std::string_view prefix) override {
        return pass([&](Store& store) { return store.scan(prefix); });
    }
    bool lease(std::string_view name, std::string_view owner, std::int64_t now_ms, std::int64_t ttl_ms) override {
        return pass([&](Store& store) { return store.lease(name, owner, now_ms, ttl_ms); });
    }
    void release(std::string_view name, std::string_view owner) override {
        pass([&](Store& store) { store.release(name, owner); });
    }
    bool claim(std::string_view name) override {
        return pass([&](Store& store) { return store.claim(name); });
    }
    bool exclusive() const override { return store_ && store_->exclusive(); }
    std::string kind() const override { return store_ ? store_->kind() : "unreachable"; }

private:
    // Until the rollback the failed store stays: nothing of its transaction may go to a new one.
    template <class Call>
    std::invoke_result_t<Call, Store&> pass(Call call) {
        try {
            if (!store_) store_ = open_();
            return call(*store_);
        } catch (const store::StoreError&) {
            failed_ = true;
            throw;
        }
    }

    std::function<std::unique_ptr<store::Store>()> open_;
    Metrics& metrics_;
    std::unique_ptr<store::Store> store_;
    bool failed_ = false;
};

}  // namespace

std::unique_ptr<store::Store> watched_store(std::function<std::unique_ptr<store::Store>()> open, Metrics& metrics) {
    return std::make_unique<WatchedStore>(std::move(open), metrics);
}

}  // namespace baize::server
