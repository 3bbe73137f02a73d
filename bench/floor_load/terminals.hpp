// The terminals: WebSockets of one thread, each placing five wagers a round.
#pragma once

#include <sys/epoll.h>

#include <deque>
#include <memory>
#include <queue>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "server.hpp"

namespace floor_load {

inline constexpr const char* kWagers[] = {"small", "big", "total:9", "total:10", "total:11"};
inline constexpr int kWagersARound = 5, kTerminalsATable = 30;
inline constexpr std::int64_t kNote = 100'00, kLowCredit = 10'00;

// The number behind `"key":`, without reading the whole message: states are long and come often.
inline std::int64_t number_in(std::string_view text, std::string_view key) {
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
    bool by_ready = false;  // a round ends when all are ready, and not by the clock
    bool paused = false;    // nobody begins another round
    baize::Random random{1, 1};
};

class Terminal {
public:
    Terminal(const Server& server, int index, Load& load) : index_(index), load_(load), fd_(server.connect()) {
        const std::string hello = fmt::format(
            "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
            server.port());
        if (write(fd_, hello.data(), hello.size()) < 0) die("no handshake");
    }
    ~Terminal() { ::close(fd_); }
    Terminal(const Terminal&) = delete;
    int fd() const { return fd_; }
    bool open() const { return credit_ > 0; }
    void start() {
        started_ = true;
        begin_round();
        write_out();
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
        write_out();
    }
    // After a pause.
    void go_on() {
        if (waits_) begin_round();
        write_out();
    }
    // The time of one of the wagers of a paced round has come.
    void wager_is_due() {
        if (placed_ < kWagersARound) place();
        write_out();
    }

private:
    struct Sent { Clock::time_point at; bool wager; };

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
            return give("insert-cash", fmt::format("\"amount\":{}", kNote));
        }
        const auto refused = number_in(text, "\"no\":");
        if (refused < 0) return;
        if (placed_ == 0 && credit_ == 0) die(std::string(text));
        answered(refused, text);
    }

    void acknowledged(std::int64_t number, std::string_view text) {
        const auto now = Clock::now();
        if (const auto credit = number_in(text, "\"credit\":"); credit >= 0) credit_ = credit;
        const Sent sent = answered(number, text);
        if (sent.wager && now >= load_.from && now < load_.until)
            load_.latencies_ms.push_back(std::chrono::duration<float, std::milli>(now - sent.at).count());
        if (started_ && by_ready() && placed_ == kWagersARound && sent_.empty()) get_ready();
    }

    // Answers come in the order of the commands.
    Sent answered(std::int64_t number, std::string_view text) {
        if (sent_.empty() || number != number_ - static_cast<std::int64_t>(sent_.size()) + 1)
            die("an answer to nothing: " + std::string(text));
        const Sent sent = sent_.front();
        sent_.pop_front();
        return sent;
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
    bool pauses() const { return load_.paused && load_.round_seconds == 0; }

    void begin_round() {
        placed_ = 0;
        ready_ = false;
        waits_ = pauses();
        if (waits_) return;
        if (load_.round_seconds == 0) {
            while (placed_ < kWagersARound) place();
            return;
        }
        for (int i = 0; i < kWagersARound; ++i) {
            const double wait = load_.round_seconds * 0.9 * baize::below(load_.random, 1'000'000) / 1e6;
            load_.due.push({Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(wait * 1e6)), index_});
        }
    }
    bool by_ready() const { return load_.round_seconds == 0 || load_.by_ready; }
    void get_ready() {
        if (std::exchange(ready_, true)) return;
        give("ready", "");
    }
    void place() {
        if (credit_ < kLowCredit) {
            credit_ += kNote;  // as good as there
            give("insert-cash", fmt::format("\"amount\":{}", kNote));
        }
        // Every second round the chips are worth more, so that no stake is what it was.
        give("bet", fmt::format("\"wager\":\"{}\",\"stake\":{}", kWagers[placed_++], round_ % 2 ? 1'00 : 1'50), true);
    }
    void give(const char* verb, const std::string& args, bool wager = false) {
        ++number_;
        sent_.push_back({Clock::now(), wager});
        send(fmt::format("{{\"n\":{},\"do\":\"{}\",\"args\":{{{}}}}}", number_, verb, args));
    }
    // A client's frame is masked; with a mask of zeros it reads as it is.
    void send(std::string_view text, int opcode = 1) {
        out_ += static_cast<char>(0x80 | opcode);
        if (text.size() < 126) out_ += static_cast<char>(0x80 | text.size());
        else
            out_ += {static_cast<char>(0x80 | 126), static_cast<char>(text.size() >> 8),
                     static_cast<char>(text.size() & 0xff)};
        out_.append(4, '\0');
        out_ += text;
    }
    void write_out() {
        if (!out_.empty() && write(fd_, out_.data(), out_.size()) != static_cast<ssize_t>(out_.size()))
            die("a message could not be sent");
        out_.clear();
    }

    int index_;
    Load& load_;
    int fd_;
    std::string in_, out_;
    bool shaken_ = false, started_ = false, ready_ = false, waits_ = false;
    std::int64_t credit_ = 0, round_ = 0, number_ = 0;
    int placed_ = 0;
    std::deque<Sent> sent_;
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
            if (i % kTerminalsATable == kTerminalsATable - 1)
                serve(Clock::now() +
                      std::chrono::microseconds(static_cast<std::int64_t>(1e6 * load_.round_seconds / tables)));
        }
    }
    // Every round that was begun comes to its end, and then the server has nothing to do.
    void pause() {
        load_.paused = true;
        serve(Clock::now() + std::chrono::milliseconds(500));
    }
    void go_on() {
        load_.paused = false;
        for (const auto& each : terminals_) each->go_on();
    }
    void serve(Clock::time_point until) {
        std::array<epoll_event, 256> events;
        while (Clock::now() < until) {
            for (; !load_.due.empty() && load_.due.top().at <= Clock::now(); load_.due.pop())
                terminals_[static_cast<std::size_t>(load_.due.top().terminal)]->wager_is_due();
            const int count =
                epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), load_.round_seconds > 0 ? 1 : 10);
            for (int i = 0; i < count; ++i) terminals_[events[static_cast<std::size_t>(i)].data.u32]->readable();
        }
    }

private:
    Load& load_;
    int epoll_;
    std::vector<std::unique_ptr<Terminal>> terminals_;
};

}  // namespace floor_load
