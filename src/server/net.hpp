// The server's sockets: HTTP and WebSocket, with TLS where there is a certificate. Network threads carry messages to
// and from the hub, which lives on the one thread that calls `run`; that thread never waits for a socket.
//
// The program alone contains net.cpp and what lies in net/: Beast is slow to compile. Tests start the program.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/parallel.hpp"
#include "server/hub.hpp"

namespace baize::server {

struct NetSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;          // 0: any free one
    std::string certificate, key;       // PEM files; both or neither
    std::vector<std::string> origins;   // pages that may open a WebSocket, beside those of the server's own host
    std::string web;                    // folder of static files; empty: none
    std::size_t connections_max = 4'096;
    std::size_t connections_a_peer_max = 2'048;  // nobody alone can take them all
    std::size_t header_max = 8'192;     // bytes
    std::size_t body_max = 1'024;       // of a request; none needs one
    std::size_t message_max = 98'304;   // of a WebSocket message; the hub allows terminals less
    std::size_t unread_max = 128;       // messages of one connection that wait for the hub; then it is read no further
    std::size_t unsent_max = 4'194'304; // bytes that wait for a slow client; then it is dropped, and may come back
    int request_seconds = 15;           // for one request, and between two
    int idle_seconds = 40;              // of a WebSocket that does not answer pings
    int threads = processors() > 2 ? 2 : 1;  // of two processors one has enough to do with the floor
};

// There will be no server: the port is in use, a file cannot be read. What it says is for the user.
struct NetError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class NetServer {
public:
    // Listens from here on. Throws NetError.
    explicit NetServer(NetSettings settings);
    ~NetServer();

    std::uint16_t port() const;   // the real one
    std::string url() const;      // to open in a browser

    // What the hub needs, valid as long as this server. Entropy is the operating system's.
    HubDependencies dependencies();
    // For tests: the floor's clock is from now on so much later. From any thread.
    void put_forward(std::int64_t ms);
    // The store at that address, with its commits timed for the metrics, and opened again when it had failed.
    std::unique_ptr<store::Store> store_at(const std::string& address);

    // Loads the hub, calls `prepare` and serves until SIGTERM or SIGINT; then what was received is finished and clients
    // are told. Throws what `prepare` and the first load throw; a store that fails later is tried again each second.
    void run(Hub& hub, const std::function<void()>& prepare);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace baize::server
