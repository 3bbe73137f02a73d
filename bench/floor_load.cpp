// A whole floor on loopback: the program with 34 tables, 1,000 terminals over WebSockets, each placing five wagers a round.
// Prints acknowledged wagers a second, how long an acknowledgement takes, and the commit rate beside that of the bare store
// with the same mean batch on the same disk (SQLite, synchronous=FULL), which it should reach at least half of.
//
//   floor_load [--json] [--seconds N] [--terminals N] [--tables N] [--round-seconds N] [--flat-out] [--program FILE]
//
// Two floors are measured, one after the other. Of the first the betting clock runs for two seconds (--round-seconds: that
// alone, with another clock), and every terminal lays its five wagers at moments of its own: 2,500 wagers a second are
// offered, fifteen times what the 30 s of Division 9A would make of the same floor. That is where a player's wait is looked
// at; the commit rate is what the terminals offer, and says nothing of what the server could do. At the second
// (--flat-out: that alone) each terminal gives its next command as soon as the last is acknowledged, and a round ends when
// all are ready: the server has always something to do, and its commit rate is its own. There the half is asked for.
//
// The bare store is measured on processors that may sleep and on such that may not, and the faster counts: a virtual machine
// can take milliseconds to wake, longer than the disk needs, and under a floor it does not sleep.
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <queue>
#include <sstream>
#include <thread>

#include "core/random.hpp"
#include "store/chain.hpp"
#include "store/store.hpp"

namespace {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

constexpr const char* kWagers[] = {"small", "big", "total:9", "total:10", "total:11"};
constexpr int kWagersARound = 5, kTerminalsATable = 30;
constexpr std::int64_t kNote = 100'00, kLowCredit = 10'00;
constexpr double kRatioMin = 0.5;

struct Arguments {
    bool as_json = false;
    int seconds = 10, terminals = 1'000, tables = 34;
    int round_seconds = 2;  // 0: flat out
    bool both = true;       // that, and then flat out
    std::string program;
};

[[noreturn]] void die(const std::string& what) {
    fmt::print(stderr, "floor_load: {}\n", what);
    std::exit(1);
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// ---- The server ------------------------------------------------------------------------------------------------------

// Electronic tables have their bets open for 30 s (Division 9A 3.3(b)(ii)); these are others, so that the floor can be loaded.
void write_tables(const std::string& folder, const Arguments& arguments) {
    std::filesystem::create_directory(folder);
    std::ifstream example(BAIZE_SOURCE_DIR "/examples/tables/gb.sic-bo.toml");
    std::stringstream text;
    for (std::string line; std::getline(example, line);)
        if (!line.starts_with("id =") && !line.starts_with("betting-seconds =")) text << line << '\n';
    if (text.str().empty()) die("examples/tables/gb.sic-bo.toml cannot be read");
    const int betting = arguments.round_seconds ? arguments.round_seconds : 60;
    for (int i = 1; i <= arguments.tables; ++i)
        std::ofstream(fmt::format("{}/{}.toml", folder, i)) << fmt::format("id = \"load-{}\"\nelectronic = false\nbetting-seconds = {}\n", i, betting) << text.str();
}

class Server {
public:
    Server(const std::string& program, const std::string& folder) {
        std::vector<std::string> words = {program, "serve", "--port", "0", "--json", "--demo", "--database", folder + "/floor.db", "--tables", folder + "/tables", "--log-file", folder + "/log"};
        std::vector<char*> raw;
        for (std::string& each : words) raw.push_back(each.data());
        raw.push_back(nullptr);
        int line[2];
        if (pipe2(line, O_CLOEXEC) != 0) die("no pipe");
        pid_ = fork();
        if (pid_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            dup2(line[1], STDOUT_FILENO);
            execv(program.c_str(), raw.data());
            _exit(127);
        }
        ::close(line[1]);
        std::array<char, 65'536> text{};
        const ssize_t got = read(line[0], text.data(), text.size());
        ::close(line[0]);
        const json start = json::parse(std::string(text.data(), got > 0 ? static_cast<std::size_t>(got) : 0), nullptr, false);
        if (!start.is_object()) die(program + " did not start");
        port_ = start.at("port");
    }
    ~Server() { end(); }
    Server(const Server&) = delete;
    void end() {
        if (pid_ <= 0) return;
        kill(pid_, SIGTERM);
        waitpid(std::exchange(pid_, -1), nullptr, 0);
    }
    std::uint16_t port() const { return port_; }
    // Of all processors, since the start.
    double processor_seconds() const {
        std::ifstream file(fmt::format("/proc/{}/stat", pid_));
        std::string text;
        std::getline(file, text);
        std::istringstream fields(text.substr(text.rfind(')') + 2));
        for (int i = 3; i < 14; ++i) fields >> text;  // the state is field 3, the time in the program field 14, in the kernel 15
        double program = 0, kernel = 0;
        fields >> program >> kernel;
        return (program + kernel) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }

    int connect() const {
        const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port_);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (fd < 0 || ::connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) die(fmt::format("no connection: {}", std::strerror(errno)));
        const int on = 1;
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        return fd;
    }
    // The values of /metrics by name.
    std::map<std::string, double> metrics() const {
        const int fd = connect();
        const std::string request = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        if (write(fd, request.data(), request.size()) < 0) die("no metrics");
        std::string text;
        std::array<char, 65'536> part;
        for (ssize_t got; (got = read(fd, part.data(), part.size())) > 0;) text.append(part.data(), static_cast<std::size_t>(got));
        ::close(fd);
        std::map<std::string, double> values;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            if (const auto space = line.find(' '); line.starts_with("baize_") && space != line.npos) values[line.substr(0, space)] = std::strtod(line.c_str() + space, nullptr);
        return values;
    }

private:
    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
};

// ---- The terminals ---------------------------------------------------------------------------------------------------

// The number behind `"key":`, without reading the whole message: states are long and come often.
std::int64_t number_in(std::string_view text, std::string_view key) {
    const auto at = text.find(key);
    return at == text.npos ? -1 : std::strtoll(text.data() + at + key.size(), nullptr, 10);
}

struct Due {
    Clock::time_point at;
    int terminal;
    bool operator>(const Due& other) const { return at > other.at; }
};

struct Load {
    Clock::time_point from, until;  // what is acknowledged in between is counted
    std::vector<float> latencies_ms;
    std::uint64_t bytes = 0;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due;  // wagers to come, where the clock paces them
    double round_seconds = 0;
    baize::Random random{1, 1};
};

class Terminal {
public:
    Terminal(const Server& server, int index, Load& load) : index_(index), load_(load), fd_(server.connect()) {
        const std::string hello = fmt::format("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n", server.port());
        if (write(fd_, hello.data(), hello.size()) < 0) die("no handshake");
    }
    ~Terminal() { ::close(fd_); }
    Terminal(const Terminal&) = delete;
    int fd() const { return fd_; }
    bool open() const { return credit_ > 0; }
    void start() {
        started_ = true;
        begin_round();
    }

    void readable() {
        static std::array<char, 262'144> part;
        const ssize_t got = recv(fd_, part.data(), part.size(), MSG_DONTWAIT);
        if (got == 0) die("the server ended a connection");
        if (got < 0) return;
        load_.bytes += static_cast<std::size_t>(got);
        in_.append(part.data(), static_cast<std::size_t>(got));
        std::size_t at = 0;
        if (!shaken_) {
            const auto end = in_.find("\r\n\r\n");
            if (end == in_.npos) return;
            if (!in_.starts_with("HTTP/1.1 101")) die(in_.substr(0, in_.find('\r')));
            shaken_ = true;
            at = end + 4;
            const std::string table = fmt::format("load-{}", index_ / kTerminalsATable + 1);
            send(json{{"open-terminal", {{"table", table}, {"terminal", index_ % kTerminalsATable + 1}}}}.dump());
        }
        while (take_frame(at)) {}
        in_.erase(0, at);
    }
    // The time of one of the wagers of a paced round has come.
    void wager_is_due() {
        if (placed_ < kWagersARound) place();
    }

private:
    bool take_frame(std::size_t& at) {
        const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(in_[at + i]); };
        if (in_.size() < at + 2) return false;
        std::uint64_t size = byte(1) & 0x7f;
        const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (in_.size() < at + 2 + extra) return false;
        if (extra > 0) size = 0;
        for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(2 + i);
        if (in_.size() < at + 2 + extra + size) return false;
        const int opcode = byte(0) & 0x0f;
        if (opcode == 8) die("the server closed a connection");
        if (opcode == 9) send("", 10);
        if (opcode == 1) hear(std::string_view(in_).substr(at + 2 + extra, size));
        at += 2 + extra + size;
        return true;
    }

    void hear(std::string_view text) {
        if (text.starts_with("{\"ok\":")) return acknowledged(number_in(text, "{\"ok\":"), text);
        if (text.starts_with("{\"state\":")) return see(text);
        if (text.starts_with("{\"welcome\":")) {
            see(text);
            return give("insert-cash", {{"amount", kNote}});
        }
        if (text.find("\"no\":") == text.npos) return;
        if (placed_ == 0 && credit_ == 0) die(std::string(text));
    }

    void acknowledged(std::int64_t number, std::string_view text) {
        const auto now = Clock::now();
        if (const auto credit = number_in(text, "\"credit\":"); credit >= 0) credit_ = credit;
        const auto sent = sent_.find(number);
        if (sent == sent_.end()) die("an answer to nothing: " + std::string(text));
        if (sent->second.wager && now >= load_.from && now < load_.until)
            load_.latencies_ms.push_back(std::chrono::duration<float, std::milli>(now - sent->second.at).count());
        sent_.erase(sent);
        if (started_ && load_.round_seconds == 0) go_on();
    }

    void see(std::string_view text) {
        // The keys of an object come in their order: "phase" and "round" of the table itself are the last of that name.
        const auto at = text.rfind("\"round\":");
        if (at == text.npos || text.find("\"phase\":\"betting\"") == text.npos) return;
        const auto round = std::strtoll(text.data() + at + 8, nullptr, 10);
        if (round <= round_) return;
        round_ = round;
        if (started_) begin_round();
    }

    void begin_round() {
        placed_ = 0;
        ready_ = false;
        if (load_.round_seconds == 0) return go_on();
        for (int i = 0; i < kWagersARound; ++i) {
            const double wait = load_.round_seconds * 0.9 * baize::below(load_.random, 1'000'000) / 1e6;
            load_.due.push({Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(wait * 1e6)), index_});
        }
    }
    // One command after the other, as fast as they are acknowledged.
    void go_on() {
        if (!sent_.empty() || ready_) return;
        if (placed_ < kWagersARound) return place();
        ready_ = true;
        give("ready", json::object());
    }
    void place() {
        if (credit_ < kLowCredit) {
            credit_ += kNote;  // as good as there
            give("insert-cash", {{"amount", kNote}});
            if (load_.round_seconds == 0) return;
        }
        // Every second round the chips are worth more, so that no stake is what it was.
        give("bet", {{"wager", kWagers[placed_++]}, {"stake", round_ % 2 ? 1'00 : 1'50}}, true);
    }
    void give(const char* verb, const json& args, bool wager = false) {
        sent_[++number_] = {Clock::now(), wager};
        send(json{{"n", number_}, {"do", verb}, {"args", args}}.dump());
    }
    // A client's frame is masked; with a mask of zeros it reads as it is.
    void send(std::string_view text, int opcode = 1) {
        std::string frame(1, static_cast<char>(0x80 | opcode));
        if (text.size() < 126) frame += static_cast<char>(0x80 | text.size());
        else frame += {static_cast<char>(0x80 | 126), static_cast<char>(text.size() >> 8), static_cast<char>(text.size() & 0xff)};
        frame.append(4, '\0');
        frame += text;
        if (write(fd_, frame.data(), frame.size()) != static_cast<ssize_t>(frame.size())) die("a message could not be sent");
    }

    struct Sent { Clock::time_point at; bool wager; };
    int index_;
    Load& load_;
    int fd_;
    std::string in_;
    bool shaken_ = false, started_ = false, ready_ = false;
    std::int64_t credit_ = 0, round_ = 0, number_ = 0;
    int placed_ = 0;
    std::map<std::int64_t, Sent> sent_;
};

class Crowd {
public:
    Crowd(const Server& server, int count, Load& load) : load_(load), epoll_(epoll_create1(EPOLL_CLOEXEC)) {
        for (int i = 0; i < count; ++i) {
            terminals_.push_back(std::make_unique<Terminal>(server, i, load));
            epoll_event event{EPOLLIN, {.u32 = static_cast<std::uint32_t>(i)}};
            epoll_ctl(epoll_, EPOLL_CTL_ADD, terminals_.back()->fd(), &event);
            if (i % 50 == 49) serve(Clock::now() + std::chrono::milliseconds(20));
        }
        const auto end = Clock::now() + std::chrono::seconds(60);
        while (!std::all_of(terminals_.begin(), terminals_.end(), [](const auto& each) { return each->open(); })) {
            serve(Clock::now() + std::chrono::milliseconds(50));
            if (Clock::now() > end) die("the terminals were not opened in a minute");
        }
    }
    ~Crowd() { ::close(epoll_); }
    Crowd(const Crowd&) = delete;
    // One table after the other, so that their clocks are spread over a round as those of a floor are.
    void start(int tables) {
        for (std::size_t i = 0; i < terminals_.size(); ++i) {
            terminals_[i]->start();
            if (i % kTerminalsATable == kTerminalsATable - 1) serve(Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(1e6 * load_.round_seconds / tables)));
        }
    }
    void serve(Clock::time_point until) {
        std::array<epoll_event, 256> events;
        while (Clock::now() < until) {
            for (; !load_.due.empty() && load_.due.top().at <= Clock::now(); load_.due.pop()) terminals_[static_cast<std::size_t>(load_.due.top().terminal)]->wager_is_due();
            const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), load_.round_seconds > 0 ? 1 : 10);
            for (int i = 0; i < count; ++i) terminals_[events[static_cast<std::size_t>(i)].data.u32]->readable();
        }
    }

private:
    Load& load_;
    int epoll_;
    std::vector<std::unique_ptr<Terminal>> terminals_;
};

// ---- The bare store ----------------------------------------------------------------------------------------------------

// Commits a second of batches like those that the server wrote: as many entries, as long. The mean need not be whole.
// Awake: idle threads keep the processors from sleeping while the disk writes.
double bare_commits(const std::string& folder, double batch, std::size_t payload, bool awake) {
    constexpr double kSeconds = 4;
    std::atomic<bool> over = false;
    std::vector<std::thread> wakers;
    for (unsigned i = 0; awake && i < std::thread::hardware_concurrency(); ++i)
        wakers.emplace_back([&] {
            const sched_param none{};
            sched_setscheduler(0, SCHED_IDLE, &none);  // gives way to whoever has work
            while (!over) {}
        });
    const auto store = baize::store::open_store(folder + (awake ? "/awake.db" : "/bare.db"));
    std::uint64_t seq = 0, commits = 0;
    baize::store::Hash head{};
    double owed = 0;
    const auto start = Clock::now();
    for (; seconds_since(start) < kSeconds; ++commits) {
        owed += batch;
        const auto count = std::max<std::size_t>(1, static_cast<std::size_t>(owed));
        owed -= static_cast<double>(count);
        const auto entries = baize::store::chained(std::vector<std::string>(count, std::string(payload, 'x')), seq, head);
        store->begin(seq);
        store->append(entries);
        store->commit();
        seq = entries.back().seq;
        head = entries.back().hash;
    }
    const double rate = static_cast<double>(commits) / seconds_since(start);
    over = true;
    for (std::thread& each : wakers) each.join();
    return rate;
}

std::size_t mean_payload(const std::string& database, std::uint64_t after) {
    const auto store = baize::store::open_store(database);
    std::size_t bytes = 0, count = 0;
    for (const auto& entry : store->read(after, 20'000)) bytes += entry.payload.size(), ++count;
    return count ? bytes / count : 0;
}

// ---- The measurement ---------------------------------------------------------------------------------------------------

json measure(const Arguments& arguments, const std::string& folder) {
    write_tables(folder + "/tables", arguments);
    Server server(arguments.program, folder);
    Load load;
    load.round_seconds = arguments.round_seconds;
    load.from = load.until = Clock::time_point::max();
    const auto opening = Clock::now();
    Crowd crowd(server, arguments.terminals, load);
    const double opened = seconds_since(opening);
    crowd.start(arguments.tables);
    crowd.serve(Clock::now() + std::chrono::seconds(std::max(2, arguments.round_seconds)));  // warm
    const auto before = server.metrics();
    const double processor_before = server.processor_seconds();
    load.bytes = 0;
    load.from = Clock::now();
    load.until = load.from + std::chrono::seconds(arguments.seconds);
    crowd.serve(load.until);
    const double took = seconds_since(load.from);
    const auto after = server.metrics();
    const double processor = server.processor_seconds() - processor_before;
    server.end();

    const auto grown = [&](const char* name) { return after.at(name) - before.at(name); };
    std::sort(load.latencies_ms.begin(), load.latencies_ms.end());
    if (load.latencies_ms.empty()) die("no wager was acknowledged");
    const auto at = [&](double part) { return load.latencies_ms[static_cast<std::size_t>(part * static_cast<double>(load.latencies_ms.size() - 1))]; };
    const double commits = grown("baize_commits_total") / took, batch = grown("baize_journal_entries_total") / grown("baize_commits_total");
    const std::size_t payload = mean_payload(folder + "/floor.db", static_cast<std::uint64_t>(before.at("baize_journal_length")));
    const double asleep = bare_commits(folder, batch, payload, false), awake = bare_commits(folder, batch, payload, true), bare = std::max(asleep, awake);
    return {{"terminals", arguments.terminals}, {"tables", arguments.tables}, {"seconds", took}, {"opening_seconds", opened},
            {"wagers_per_second", static_cast<double>(load.latencies_ms.size()) / took}, {"p50_ms", at(0.5)}, {"p99_ms", at(0.99)}, {"max_ms", at(1)},
            {"rounds", grown("baize_rounds_total")}, {"refused", grown("baize_commands_refused_total")}, {"mean_batch", batch}, {"mean_entry_bytes", payload},
            {"commits_per_second", commits}, {"commit_ms", 1e3 * grown("baize_commit_seconds_sum") / grown("baize_commit_seconds_count")},
            {"busy", grown("baize_turn_seconds_sum") / took}, {"turn_ms", 1e3 * grown("baize_turn_seconds_sum") / grown("baize_turn_seconds_count")}, {"received_mb_per_second", static_cast<double>(load.bytes) / took / 1e6},
            {"processor_us_per_entry", 1e6 * processor / grown("baize_journal_entries_total")}, {"processors_used", processor / took},
            {"bare_asleep_commits_per_second", asleep}, {"bare_awake_commits_per_second", awake}, {"ratio", commits / bare}};
}

Arguments read_arguments(int argc, char** argv) {
    Arguments arguments;
    const std::map<std::string, int*> numbers = {{"--seconds", &arguments.seconds}, {"--terminals", &arguments.terminals}, {"--tables", &arguments.tables}, {"--round-seconds", &arguments.round_seconds}};
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--json") arguments.as_json = true;
        else if (word == "--flat-out") arguments.round_seconds = 0, arguments.both = false;
        else if (word == "--program" && i + 1 < argc) arguments.program = argv[++i];
        else if (numbers.contains(word) && i + 1 < argc && std::atoi(argv[i + 1]) > 0) {
            *numbers.at(word) = std::atoi(argv[++i]);
            if (word == "--round-seconds") arguments.both = false;
        }
        else die(fmt::format("'{}' is not understood; expected --json, --flat-out, --seconds N, --terminals N, --tables N, --round-seconds N, --program FILE", word));
    }
    if (arguments.terminals > arguments.tables * kTerminalsATable) die(fmt::format("{} tables have {} terminals", arguments.tables, arguments.tables * kTerminalsATable));
    if (const char* set = std::getenv("BAIZE"); arguments.program.empty() && set) arguments.program = set;
    if (arguments.program.empty()) arguments.program = (std::filesystem::canonical("/proc/self/exe").parent_path().parent_path() / "baize").string();
    if (!std::filesystem::exists(arguments.program)) die(fmt::format("there is no program '{}'; set BAIZE or --program", arguments.program));
    return arguments;
}

void print(const json& r, bool flat_out) {
    fmt::print("{} terminals at {} tables, {}: {:.0f} rounds in {:.1f} s\n", r["terminals"].get<int>(), r["tables"].get<int>(), flat_out ? "flat out" : "at the clock's pace",
               r["rounds"].get<double>(), r["seconds"].get<double>());
    fmt::print("  acknowledged wagers    {:8.0f} /s\n", r["wagers_per_second"].get<double>());
    fmt::print("  acknowledgement        {:8.1f} ms (p50), {:.1f} ms (p99), {:.1f} ms (longest)\n", r["p50_ms"].get<double>(), r["p99_ms"].get<double>(), r["max_ms"].get<double>());
    fmt::print("  commits                {:8.1f} /s of {:.1f} entries of {} bytes; a commit takes {:.2f} ms, a turn {:.2f} ms\n", r["commits_per_second"].get<double>(),
               r["mean_batch"].get<double>(), r["mean_entry_bytes"].get<int>(), r["commit_ms"].get<double>(), r["turn_ms"].get<double>());
    fmt::print("  the floor's thread     {:8.0f} % of the time in its turns\n", 100 * r["busy"].get<double>());
    fmt::print("  processors             {:8.2f} in use by the server, {:.0f} us an entry\n", r["processors_used"].get<double>(), r["processor_us_per_entry"].get<double>());
    fmt::print("  states and answers     {:8.1f} MB/s\n", r["received_mb_per_second"].get<double>());
    fmt::print("  the bare store         {:8.1f} commits/s of such batches, {:.1f} kept awake\n", r["bare_asleep_commits_per_second"].get<double>(), r["bare_awake_commits_per_second"].get<double>());
    fmt::print("  ratio                  {:8.2f}{}\n", r["ratio"].get<double>(), flat_out ? fmt::format(" (at least {})", kRatioMin) : ", of what was offered");
}

json run(const Arguments& arguments) {
    const auto folder = std::filesystem::current_path() / fmt::format("floor_load.{}", getpid());
    std::filesystem::create_directory(folder);
    const json result = measure(arguments, folder.string());
    std::filesystem::remove_all(folder);
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments = read_arguments(argc, argv);
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    json results = json::object();
    if (arguments.round_seconds > 0) results["paced"] = run(arguments);
    arguments.round_seconds = arguments.both ? 0 : arguments.round_seconds;
    if (arguments.round_seconds == 0) results["flat-out"] = run(arguments);
    if (arguments.as_json) fmt::print("{}\n", results.dump(1));
    else
        for (auto each = results.rbegin(); each != results.rend(); ++each) print(*each, each.key() == "flat-out");  // the pace first
    return !results.contains("flat-out") || results["flat-out"]["ratio"] >= kRatioMin ? EXIT_SUCCESS : EXIT_FAILURE;
}
