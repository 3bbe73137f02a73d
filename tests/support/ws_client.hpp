// A small WebSocket client over POSIX sockets (RFC 6455), for tests and benchmarks that speak to the real server: one
// thread, blocking with a time limit, or by readiness of its file descriptor. Also starts and ends that server.
#pragma once

#include <sys/types.h>

#include <array>
#include <cstdint>
#include <deque>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace baize::testing_support {

inline constexpr int kPatienceMs = 120'000;  // a slow machine is no fault of the server's

using Json = nlohmann::json;

struct WsError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class WsClient {
public:
    // Connects and shakes hands. Throws WsError, with the server's status line where it refuses.
    WsClient(const std::string& host, std::uint16_t port, const std::string& origin = "");
    WsClient(WsClient&& other) noexcept;
    WsClient& operator=(WsClient&& other) noexcept;
    ~WsClient();

    void send(std::string_view text);        // one masked text frame; throws WsError where the connection is gone
    void say(const Json& json) { send(json.dump()); }
    void send_frame(std::uint8_t opcode, std::string_view payload);
    void close();                            // sends a close frame; `receive` then finds the end
    void cut();                              // ends without a word, as a lost connection does

    // The next text. Nothing when the time is up, or at the end of the connection (see `closed`). Pings are answered.
    std::optional<std::string> receive(int timeout_ms = kPatienceMs);
    // The next message with that key; those before it are dropped. Throws WsError when the time is up or at the end.
    Json expect(std::string_view key, int timeout_ms = kPatienceMs);
    // {"n": number, "do": verb, "args": args}, and its answer: the message whose "ok" or "no" is the number.
    Json command(std::uint64_t number, std::string_view verb, const Json& args = Json::object(),
                 int timeout_ms = kPatienceMs);

    bool closed() const { return closed_; }
    int close_code() const { return close_code_; }  // of the server's close frame; 0: none came
    const std::string& close_reason() const { return close_reason_; }
    int fd() const { return fd_; }           // for poll: then call `pump` until it says false, and `take`
    // Reads what there is without waiting. False where nothing more is there now.
    bool pump();
    std::optional<std::string> take();       // a text that was pumped in

private:
    void shake_hands(const std::string& host, std::uint16_t port, const std::string& origin);
    void write_all(std::string_view bytes);
    bool parse_frame();                      // one whole frame off `in_`
    bool wait_readable(int timeout_ms) const;

    int fd_ = -1;
    std::string in_, fragments_;
    std::deque<std::string> texts_;
    bool closed_ = false;
    int close_code_ = 0;
    std::string close_reason_;
    std::uint32_t mask_ = 0x2545F491;        // changes with every frame; masks here hide nothing
};

// ---- The server ----------------------------------------------------------------------------------------------------

// `baize serve --port 0 --json ARGUMENTS`, with its log in a file. Killed, if need be, when this goes.
class ServerProcess {
public:
    // Throws WsError where it does not start in time.
    ServerProcess(const std::string& program, std::vector<std::string> arguments, const std::string& log_file,
                  int timeout_ms = kPatienceMs);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;

    const Json& start() const { return start_; }  // the line it printed: url, port, set-up-code ...
    std::uint16_t port() const { return start_.at("port").get<std::uint16_t>(); }
    pid_t pid() const { return pid_; }
    WsClient connect(const std::string& origin = "") const { return WsClient("127.0.0.1", port(), origin); }
    // Sends the signal and waits. The exit code, or minus the signal it died of; nothing where it lives on.
    std::optional<int> end(int signal, int timeout_ms = kPatienceMs);

private:
    std::optional<int> wait(int timeout_ms);

    pid_t pid_ = -1;
    Json start_;
};

}  // namespace baize::testing_support
