#include "support/ws_client.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>

namespace baize::testing_support {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint8_t kContinuation = 0, kText = 1, kClose = 8, kPing = 9, kPong = 10;
constexpr int kConnectMs = kPatienceMs;

int left_ms(Clock::time_point end) {
    return static_cast<int>(
        std::max<std::int64_t>(0, std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count()));
}

std::string last_error(const char* what) { return fmt::format("{}: {}", what, std::strerror(errno)); }

}  // namespace

// ---- Connecting ----------------------------------------------------------------------------------------------------

WsClient::WsClient(const std::string& host, std::uint16_t port, const std::string& origin) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    if (inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1) throw WsError("no IPv4 address: " + host);
    fd_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd_ < 0) throw WsError(last_error("socket"));
    try {
        if (::connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            throw WsError(last_error("connect"));
        const int on = 1;
        setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        shake_hands(host, port, origin);
    } catch (...) {
        cut();
        throw;
    }
}

WsClient::WsClient(WsClient&& other) noexcept { *this = std::move(other); }

WsClient& WsClient::operator=(WsClient&& other) noexcept {
    if (this == &other) return *this;
    cut();
    fd_ = std::exchange(other.fd_, -1);
    in_ = std::move(other.in_);
    fragments_ = std::move(other.fragments_);
    texts_ = std::move(other.texts_);
    closed_ = std::exchange(other.closed_, true);
    close_code_ = other.close_code_;
    close_reason_ = std::move(other.close_reason_);
    mask_ = other.mask_;
    return *this;
}

WsClient::~WsClient() { cut(); }

void WsClient::cut() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
    closed_ = true;
}

// The key may be any: what the server makes of it only proves that it speaks WebSocket, and this is the RFC's own pair.
void WsClient::shake_hands(const std::string& host, std::uint16_t port, const std::string& origin) {
    std::string request =
        fmt::format("GET /ws HTTP/1.1\r\nHost: {}:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n", host, port);
    request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
    if (!origin.empty()) request += fmt::format("Origin: {}\r\n", origin);
    write_all(request + "\r\n");
    const auto end = Clock::now() + std::chrono::milliseconds(kConnectMs);
    std::size_t header_end;
    while ((header_end = in_.find("\r\n\r\n")) == in_.npos) {
        if (!wait_readable(left_ms(end))) throw WsError("the server does not answer the handshake");
        std::array<char, 4096> part;
        const ssize_t got = recv(fd_, part.data(), part.size(), 0);
        if (got <= 0) throw WsError("the server ended the handshake");
        in_.append(part.data(), static_cast<std::size_t>(got));
    }
    const std::string header = in_.substr(0, header_end);
    if (!header.starts_with("HTTP/1.1 101 ")) throw WsError("refused: " + header.substr(0, header.find('\r')));
    if (header.find("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") == header.npos)
        throw WsError("the server's answer to the key is wrong");
    in_.erase(0, header_end + 4);
}

// ---- Frames out ----------------------------------------------------------------------------------------------------

void WsClient::write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) throw WsError(last_error("send"));
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void WsClient::send_frame(std::uint8_t opcode, std::string_view payload) {
    std::string frame(1, static_cast<char>(0x80 | opcode));
    const auto size = payload.size();
    const int bytes = size < 126 ? 0 : size < 65'536 ? 2 : 8;
    frame += static_cast<char>(0x80 | (bytes == 0 ? size : bytes == 2 ? 126u : 127u));
    for (int i = bytes - 1; i >= 0; --i) frame += static_cast<char>(size >> (8 * i) & 0xff);
    mask_ = mask_ * 1'664'525u + 1'013'904'223u;
    char mask[4];
    std::memcpy(mask, &mask_, 4);
    frame.append(mask, 4);
    for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    write_all(frame);
}

void WsClient::send(std::string_view text) { send_frame(kText, text); }

void WsClient::close() { send_frame(kClose, std::string_view("\x03\xe8", 2)); }

// ---- Frames in -----------------------------------------------------------------------------------------------------

bool WsClient::wait_readable(int timeout_ms) const {
    pollfd one{fd_, POLLIN, 0};
    return fd_ >= 0 && poll(&one, 1, timeout_ms) > 0;
}

bool WsClient::parse_frame() {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(in_[i]); };
    if (in_.size() < 2) return false;
    std::uint64_t size = byte(1) & 0x7f;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (in_.size() < 2 + extra) return false;
    if (extra > 0) size = 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(2 + i);
    if (in_.size() < 2 + extra + size) return false;
    const bool last = (byte(0) & 0x80) != 0;
    const std::uint8_t opcode = byte(0) & 0x0f;
    const std::string payload = in_.substr(2 + extra, size);
    in_.erase(0, 2 + extra + size);
    if (opcode == kPing) send_frame(kPong, payload);
    if (opcode == kClose) {
        if (payload.size() >= 2)
            close_code_ = static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
        close_reason_ = payload.substr(std::min<std::size_t>(2, payload.size()));
        if (!closed_) send_frame(kClose, payload.substr(0, 2));
        shutdown(fd_, SHUT_WR);  // the server waits for this end
        closed_ = true;
    }
    if (opcode == kText || opcode == kContinuation) {
        fragments_ += payload;
        if (last) texts_.push_back(std::exchange(fragments_, {}));
    }
    return true;
}

bool WsClient::pump() {
    if (fd_ < 0) return false;
    std::array<char, 65'536> part;
    const ssize_t got = recv(fd_, part.data(), part.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return false;
    if (got <= 0) closed_ = true;
    if (got <= 0) return false;
    in_.append(part.data(), static_cast<std::size_t>(got));
    try {
        while (parse_frame()) {}
    } catch (const WsError&) {  // a pong to nobody
        closed_ = true;
    }
    return true;
}

std::optional<std::string> WsClient::take() {
    if (texts_.empty()) return std::nullopt;
    std::string text = std::move(texts_.front());
    texts_.pop_front();
    return text;
}

std::optional<std::string> WsClient::receive(int timeout_ms) {
    const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    while (texts_.empty() && !closed_) {
        if (!wait_readable(left_ms(end))) return std::nullopt;
        pump();
    }
    return take();
}

Json WsClient::expect(std::string_view key, int timeout_ms) {
    const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    std::string before;
    while (const auto text = receive(left_ms(end))) {
        Json json = Json::parse(*text);
        if (json.contains(key)) return json;
        before = text->substr(0, 200);
    }
    throw WsError(fmt::format("no '{}' came{}; the last message was {}", key, closed_ ? " before the end" : " in time",
                              before.empty() ? "none" : before));
}

Json WsClient::command(std::uint64_t number, std::string_view verb, const Json& args, int timeout_ms) {
    say({{"n", number}, {"do", verb}, {"args", args}});
    const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    while (const auto text = receive(left_ms(end))) {
        Json json = Json::parse(*text);
        for (const char* key : {"ok", "no"})
            if (json.contains(key) && json[key] == number) return json;
    }
    throw WsError(fmt::format("command {} ({}) was not answered{}", number, verb,
                              closed_ ? ": the connection ended" : " in time"));
}

// ---- The server ----------------------------------------------------------------------------------------------------

ServerProcess::ServerProcess(const std::string& program, std::vector<std::string> arguments,
                             const std::string& log_file, int timeout_ms) {
    arguments.insert(arguments.begin(), {program, "serve", "--port", "0", "--json"});
    std::vector<char*> raw;
    for (std::string& each : arguments) raw.push_back(each.data());
    raw.push_back(nullptr);
    int line_pipe[2];
    if (pipe2(line_pipe, O_CLOEXEC) != 0) throw WsError(last_error("pipe"));
    const int log = open(log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    pid_ = fork();
    if (pid_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // no server outlives its test
        dup2(line_pipe[1], STDOUT_FILENO);
        dup2(log, STDERR_FILENO);
        execv(program.c_str(), raw.data());
        _exit(127);
    }
    ::close(line_pipe[1]);
    ::close(log);
    const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    std::string line;
    for (pollfd one{line_pipe[0], POLLIN, 0}; line.find('\n') == line.npos && poll(&one, 1, left_ms(end)) > 0;) {
        std::array<char, 4096> part;
        const ssize_t got = read(line_pipe[0], part.data(), part.size());
        if (got <= 0) break;
        line.append(part.data(), static_cast<std::size_t>(got));
    }
    ::close(line_pipe[0]);
    start_ = Json::parse(line, nullptr, false);
    if (start_.is_object() && start_.contains("port")) return;
    this->end(SIGKILL);
    throw WsError(fmt::format("{} did not start; its log is {}", program, log_file));
}

std::optional<int> ServerProcess::wait(int timeout_ms) {
    const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
    for (;;) {
        int status = 0;
        if (waitpid(pid_, &status, WNOHANG) == pid_) {
            pid_ = -1;
            return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
        }
        if (left_ms(end) == 0) return std::nullopt;
        usleep(2'000);
    }
}

std::optional<int> ServerProcess::end(int signal, int timeout_ms) {
    if (pid_ <= 0) return std::nullopt;
    kill(pid_, signal);
    return wait(timeout_ms);
}

ServerProcess::~ServerProcess() {
    if (pid_ > 0) end(SIGKILL);
}

}  // namespace baize::testing_support
