// A whole floor on loopback: the program with 34 tables, 1,000 terminals
// over WebSockets, each placing five wagers a round.
// Prints acknowledged wagers a second, how long an acknowledgement takes, and the commit rate beside that of the bare
// store with the same mean batch on the same disk (SQLite, synchronous=FULL), which it should reach at least half of.
//
//   floor_load [--json] [--seconds N] [--terminals N] [--tables N] [--round-seconds N] [--flat-out] [--program FILE]
//
// Three floors are measured, one after the other. Of the first two the betting clock runs for two seconds and for one
// (--round-seconds: that alone, with another clock; a part of a second ends when all are ready), and every terminal
// lays its five wagers at moments of its own: 2,500 and 5,000 wagers a second are offered, fifteen and thirty times
// what the 30 s of Division 9A would make of the same floor. That is where a player's wait is looked at; the commit
// rate is what the terminals offer, and says nothing of what the server could do. At the last (--flat-out: that alone)
// each terminal lays its five wagers at once when bets open, as the page's "Repeat" does, and a round ends when all are
// ready: the server has always something to do, and its commit rate is its own. There the half is asked for.
//
// The bare store is measured on processors that may sleep and on such that may not, and the faster
// counts: a virtual machine can take milliseconds to wake, longer than the disk needs, and under a floor
// it does not sleep. Flat out, floor and bare store are measured in turns, because such a machine is a
// third faster in one half of a minute than in the other.
#include <fmt/format.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "floor_load/server.hpp"
#include "floor_load/terminals.hpp"
#include "store/chain.hpp"
#include "store/store.hpp"

namespace {

using namespace floor_load;

constexpr double kRatioMin = 0.5;
constexpr double kPaces[] = {2, 1, 0};  // seconds of a round; 0: flat out
constexpr int kTurns = 3;               // of the floor and the bare store

struct Arguments {
    bool as_json = false;
    int seconds = 10, terminals = 1'000, tables = 34;
    std::optional<double> round_seconds;  // 0: flat out; none: all the paces
    std::string program;
};

// ---- The bare store -------------------------------------------------------------------------------------------------

// Batches like those that the server wrote: as many entries, as long. The mean need not be whole.
struct Batches {
    double entries = 0;
    std::size_t payload = 0;
};

// Commits for a while into a store of its own, and says how many it made.
class BareStore {
public:
    explicit BareStore(const std::string& file) : store_(baize::store::open_store(file)) {}
    void run(const Batches& batches) {
        double owed = 0;
        const auto start = Clock::now();
        for (; seconds_since(start) < kSeconds; ++commits_) {
            owed += batches.entries;
            const auto count = std::max<std::size_t>(1, static_cast<std::size_t>(owed));
            owed -= static_cast<double>(count);
            const auto entries =
                baize::store::chained(std::vector<std::string>(count, std::string(batches.payload, 'x')), seq_, head_);
            store_->begin(seq_);
            store_->append(entries);
            store_->commit();
            seq_ = entries.back().seq;
            head_ = entries.back().hash;
        }
        seconds_ += seconds_since(start);
    }
    double rate() const { return static_cast<double>(commits_) / seconds_; }

private:
    static constexpr double kSeconds = 1.5;
    std::unique_ptr<baize::store::Store> store_;
    std::uint64_t seq_ = 0, commits_ = 0;
    baize::store::Hash head_{};
    double seconds_ = 0;
};

// Idle threads that keep the processors from sleeping while the disk writes.
class Wakers {
public:
    Wakers() {
        for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i)
            threads_.emplace_back([this] {
                const sched_param none{};
                sched_setscheduler(0, SCHED_IDLE, &none);  // gives way to whoever has work
                while (!over_) {}
            });
    }
    ~Wakers() {
        over_ = true;
        for (std::thread& each : threads_) each.join();
    }

private:
    std::atomic<bool> over_ = false;
    std::vector<std::thread> threads_;
};

std::size_t mean_payload(const std::string& database, std::uint64_t after) {
    const auto store = baize::store::open_store(database);
    std::size_t bytes = 0, count = 0;
    for (const auto& entry : store->read(after, 20'000)) bytes += entry.payload.size(), ++count;
    return count ? bytes / count : 0;
}

// ---- The measurement ------------------------------------------------------------------------------------------------

// What the server counted while it was loaded, and for how long.
class Loaded {
public:
    Loaded(const Server& server, Crowd& crowd, Load& load) : server_(server), crowd_(crowd), load_(load) {}
    // What one run added.
    std::map<std::string, double> run(double seconds) {
        const auto before = server_.metrics();
        const double processor = server_.processor_seconds();
        load_.bytes = 0;
        load_.from = Clock::now();
        load_.until = load_.from + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        crowd_.serve(load_.until);
        seconds_ += seconds_since(load_.from);
        load_.from = Clock::time_point::max();
        bytes_ += load_.bytes;
        auto grown = server_.metrics();
        processor_ += server_.processor_seconds() - processor;
        for (auto& [name, value] : grown)
            if (before.contains(name)) sums_[name] += value -= before.at(name);
        return grown;
    }
    double operator[](const char* name) const { return sums_.at(name); }
    double seconds() const { return seconds_; }
    double processor_seconds() const { return processor_; }
    std::uint64_t bytes() const { return bytes_; }

private:
    const Server& server_;
    Crowd& crowd_;
    Load& load_;
    std::map<std::string, double> sums_;
    double seconds_ = 0, processor_ = 0;
    std::uint64_t bytes_ = 0;
};

double per_commit(const std::map<std::string, double>& grown) {
    return grown.at("baize_journal_entries_total") / grown.at("baize_commits_total");
}

json measure(const Arguments& arguments, const std::string& folder, double pace) {
    write_tables(folder + "/tables", arguments.tables, pace);
    Server server(arguments.program, folder);
    Load load;
    load.round_seconds = pace;
    load.by_ready = pace > 0 && !by_clock(pace);
    load.from = load.until = Clock::time_point::max();
    const auto opening = Clock::now();
    Crowd crowd(server, arguments.terminals, load);
    const double opened = seconds_since(opening);
    crowd.start(arguments.tables);
    crowd.serve(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                   std::chrono::duration<double>(std::max(2.0, pace))));  // warm
    const auto length = static_cast<std::uint64_t>(server.metrics().at("baize_journal_length"));
    Loaded loaded(server, crowd, load);
    BareStore asleep(folder + "/asleep.db"), awake(folder + "/awake.db");
    const auto run_bare = [&](double batch) {
        const Batches batches{batch, mean_payload(folder + "/floor.db", length)};
        asleep.run(batches);
        const Wakers wakers;
        awake.run(batches);
        return batches.payload;
    };
    std::size_t payload = 0;
    for (int i = 0; pace == 0 && i < kTurns; ++i) {
        const double batch = per_commit(loaded.run(static_cast<double>(arguments.seconds) / kTurns));
        crowd.pause();
        payload = run_bare(batch);
        crowd.go_on();
    }
    if (pace > 0) loaded.run(arguments.seconds);
    server.end();
    const double took = loaded.seconds(), commits = loaded["baize_commits_total"] / took,
                 batch = loaded["baize_journal_entries_total"] / loaded["baize_commits_total"];
    for (int i = 0; pace > 0 && i < kTurns; ++i) payload = run_bare(batch);

    std::sort(load.latencies_ms.begin(), load.latencies_ms.end());
    if (load.latencies_ms.empty()) die("no wager was acknowledged");
    const auto at = [&](double part) {
        return load.latencies_ms[static_cast<std::size_t>(part * static_cast<double>(load.latencies_ms.size() - 1))];
    };
    return {{"round_seconds", pace},
            {"terminals", arguments.terminals},
            {"tables", arguments.tables},
            {"seconds", took},
            {"opening_seconds", opened},
            {"wagers_per_second", static_cast<double>(load.latencies_ms.size()) / took},
            {"p50_ms", at(0.5)},
            {"p99_ms", at(0.99)},
            {"max_ms", at(1)},
            {"rounds", loaded["baize_rounds_total"]},
            {"refused", loaded["baize_commands_refused_total"]},
            {"mean_batch", batch},
            {"mean_entry_bytes", payload},
            {"commits_per_second", commits},
            {"commit_ms", 1e3 * loaded["baize_commit_seconds_sum"] / loaded["baize_commit_seconds_count"]},
            {"busy", loaded["baize_turn_seconds_sum"] / took},
            {"turn_ms", 1e3 * loaded["baize_turn_seconds_sum"] / loaded["baize_turn_seconds_count"]},
            {"received_mb_per_second", static_cast<double>(loaded.bytes()) / took / 1e6},
            {"processor_us_per_entry", 1e6 * loaded.processor_seconds() / loaded["baize_journal_entries_total"]},
            {"processors_used", loaded.processor_seconds() / took},
            {"bare_asleep_commits_per_second", asleep.rate()},
            {"bare_awake_commits_per_second", awake.rate()},
            {"ratio", commits / std::max(asleep.rate(), awake.rate())}};
}

Arguments read_arguments(int argc, char** argv) {
    Arguments arguments;
    const std::map<std::string, int*> numbers = {{"--seconds", &arguments.seconds},
                                                 {"--terminals", &arguments.terminals},
                                                 {"--tables", &arguments.tables}};
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--json") arguments.as_json = true;
        else if (word == "--flat-out") arguments.round_seconds = 0;
        else if (word == "--round-seconds" && i + 1 < argc && std::atof(argv[i + 1]) > 0)
            arguments.round_seconds = std::atof(argv[++i]);
        else if (word == "--program" && i + 1 < argc) arguments.program = argv[++i];
        else if (numbers.contains(word) && i + 1 < argc && std::atoi(argv[i + 1]) > 0)
            *numbers.at(word) = std::atoi(argv[++i]);
        else
            die(
                fmt::format("'{}' is not understood; expected --json, --flat-out, --seconds N, --terminals N, --tables "
                            "N, --round-seconds N, --program FILE",
                            word));
    }
    if (arguments.terminals > arguments.tables * kTerminalsATable)
        die(fmt::format("{} tables have {} terminals", arguments.tables, arguments.tables * kTerminalsATable));
    if (const char* set = std::getenv("BAIZE"); arguments.program.empty() && set) arguments.program = set;
    if (arguments.program.empty())
        arguments.program =
            (std::filesystem::canonical("/proc/self/exe").parent_path().parent_path() / "baize").string();
    if (!std::filesystem::exists(arguments.program))
        die(fmt::format("there is no program '{}'; set BAIZE or --program", arguments.program));
    return arguments;
}

void print(const json& r) {
    const double pace = r["round_seconds"];
    fmt::print("{} terminals at {} tables, {}: {:.0f} rounds in {:.1f} s\n", r["terminals"].get<int>(),
               r["tables"].get<int>(), pace == 0 ? "flat out" : fmt::format("rounds of {} s", pace),
               r["rounds"].get<double>(), r["seconds"].get<double>());
    fmt::print("  acknowledged wagers    {:8.0f} /s\n", r["wagers_per_second"].get<double>());
    fmt::print("  acknowledgement        {:8.1f} ms (p50), {:.1f} ms (p99), {:.1f} ms (longest)\n",
               r["p50_ms"].get<double>(), r["p99_ms"].get<double>(), r["max_ms"].get<double>());
    fmt::print(
        "  commits                {:8.1f} /s of {:.1f} entries of {} bytes; a commit takes {:.2f} ms, a turn {:.2f} "
        "ms\n",
        r["commits_per_second"].get<double>(), r["mean_batch"].get<double>(), r["mean_entry_bytes"].get<int>(),
        r["commit_ms"].get<double>(), r["turn_ms"].get<double>());
    fmt::print("  the floor's thread     {:8.0f} % of the time in its turns\n", 100 * r["busy"].get<double>());
    fmt::print("  processors             {:8.2f} in use by the server, {:.0f} us an entry\n",
               r["processors_used"].get<double>(), r["processor_us_per_entry"].get<double>());
    fmt::print("  states and answers     {:8.1f} MB/s\n", r["received_mb_per_second"].get<double>());
    fmt::print("  the bare store         {:8.1f} commits/s of such batches, {:.1f} kept awake\n",
               r["bare_asleep_commits_per_second"].get<double>(), r["bare_awake_commits_per_second"].get<double>());
    fmt::print("  ratio                  {:8.2f}{}\n", r["ratio"].get<double>(),
               pace == 0 ? fmt::format(" (at least {})", kRatioMin) : ", of what was offered");
}

json run(const Arguments& arguments, double pace) {
    const auto folder = std::filesystem::current_path() / fmt::format("floor_load.{}", getpid());
    std::filesystem::create_directory(folder);
    const json result = measure(arguments, folder.string(), pace);
    std::filesystem::remove_all(folder);
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments = read_arguments(argc, argv);
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    json results = json::array();
    bool well = true;
    for (const double pace : arguments.round_seconds ? std::vector{*arguments.round_seconds}
                                                     : std::vector(std::begin(kPaces), std::end(kPaces))) {
        results.push_back(run(arguments, pace));
        well = well && (pace > 0 || results.back()["ratio"] >= kRatioMin);
        if (!arguments.as_json) print(results.back());
    }
    if (arguments.as_json) fmt::print("{}\n", results.dump(1));
    return well ? EXIT_SUCCESS : EXIT_FAILURE;
}
