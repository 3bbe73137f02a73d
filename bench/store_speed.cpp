// How fast the bare store is on the disk it will lie on: commits and entries a second by the size of the batch. This is
// what a server's commit rate is checked against. Without arguments it measures SQLite in the current folder; with
// them, the stores at these addresses (a path, or postgresql://..., whose journal it carries on).
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "store/chain.hpp"
#include "store/store.hpp"

namespace {

using namespace baize::store;
using Clock = std::chrono::steady_clock;

constexpr double kSeconds = 2.0;
constexpr std::size_t kPayload = 250;  // bytes, about those of a wager with its transfer

struct Head {
    std::uint64_t seq = 0;
    Hash hash{};
};

struct Speed {
    double commits = 0, entries = 0;  // a second
    double p50_ms = 0, p99_ms = 0;    // of one commit
};

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Batch after batch as a server writes them: the chain's hashes, then one transaction.
Speed measure(Store& store, Head& head, std::size_t batch) {
    const std::vector<std::string> payloads(batch, std::string(kPayload, 'x'));
    std::vector<double> each;
    const auto start = Clock::now();
    while (seconds_since(start) < kSeconds || each.size() < 20) {
        const auto entries = chained(payloads, head.seq, head.hash);
        const auto before = Clock::now();
        store.begin(head.seq);
        store.append(entries);
        store.commit();
        each.push_back(seconds_since(before));
        head = {entries.back().seq, entries.back().hash};
    }
    const double total = seconds_since(start), commits = static_cast<double>(each.size());
    std::sort(each.begin(), each.end());
    return {commits / total, commits * static_cast<double>(batch) / total, 1e3 * each[each.size() / 2],
            1e3 * each[each.size() * 99 / 100]};
}

void measure_all(const std::string& name, Store& store) {
    Head head;
    for (auto more = store.read(0, 10'000); !more.empty(); more = store.read(head.seq, 10'000))
        head = {more.back().seq, more.back().hash};
    for (const std::size_t batch : {1u, 16u, 64u, 256u}) {
        const Speed speed = measure(store, head, batch);
        fmt::print(
            "{:<10} {}: batches of {:3}: {:8.0f} commits/s, {:9.0f} entries/s; a commit takes {:.2f} ms (p50), {:.2f} "
            "ms (p99)\n",
            store.kind(), name, batch, speed.commits, speed.entries, speed.p50_ms, speed.p99_ms);
    }
}

}  // namespace

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) measure_all(argv[i], *open_store(argv[i]));
    if (argc > 1) return EXIT_SUCCESS;
    const auto folder = std::filesystem::current_path() / fmt::format("store_speed.{}", getpid());
    std::filesystem::create_directory(folder);
    measure_all("here", *open_store((folder / "journal.db").string()));
    std::filesystem::remove_all(folder);
    return EXIT_SUCCESS;
}
