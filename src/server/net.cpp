#include "server/net.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <mutex>
#include <sstream>
#include <thread>

#include "server/entropy.hpp"
#include "server/net/connection.hpp"

namespace baize::server {

// ---- Requests and answers ------------------------------------------------------------------------------------------

std::string head_of(const HttpAnswer& answer, const HttpRequest& request, bool keep_alive) {
    http::response_header<> head;
    head.result(static_cast<http::status>(answer.status));
    head.version(request.version() == 10 ? 10 : 11);
    head.set(http::field::server, "baize");
    head.set(http::field::cache_control, answer.cache);
    for (const auto& [name, value] : security_headers())
        head.set({name.data(), name.size()}, {value.data(), value.size()});
    if (!answer.tag.empty()) head.set(http::field::etag, answer.tag);
    if (!answer.vary.empty()) head.set(http::field::vary, answer.vary);
    if (!answer.allow.empty()) head.set(http::field::allow, answer.allow);
    if (keep_alive != (request.version() != 10)) head.set(http::field::connection, keep_alive ? "keep-alive" : "close");
    if (answer.status != 304) {
        head.set(http::field::content_type, answer.type);
        if (!answer.coding.empty()) head.set(http::field::content_encoding, answer.coding);
        head.set(http::field::content_length, std::to_string(answer.body.size()));
    }
    return (std::ostringstream() << head).str();
}

std::optional<HttpAnswer> answer_to_error(const beast::error_code& error) {
    if (error == http::error::header_limit) return plain_answer(431, "The request's header is too long.");
    if (error == http::error::body_limit) return plain_answer(413, "The request is too long.");
    const bool nobody = error == http::error::end_of_stream || error == http::error::partial_message;
    if (nobody || error.category() != http::make_error_code(http::error::end_of_stream).category()) return std::nullopt;
    return plain_answer(400, "That is no HTTP request.");
}

namespace {

// ---- Who may come in -----------------------------------------------------------------------------------------------

// Counts connections in all and by peer.
class Doorman {
public:
    Doorman(std::size_t most, std::size_t most_a_peer) : most_(most), most_a_peer_(most_a_peer) {}
    bool enter(const std::string& peer) {
        const std::lock_guard lock(mutex_);
        if (all_ >= most_) return false;
        std::size_t& here = by_peer_[peer];
        if (here >= most_a_peer_) return false;
        ++here;
        ++all_;
        return true;
    }
    void leave(const std::string& peer) {
        const std::lock_guard lock(mutex_);
        --all_;
        if (--by_peer_[peer] == 0) by_peer_.erase(peer);
    }

private:
    std::size_t most_, most_a_peer_, all_ = 0;
    std::map<std::string, std::size_t> by_peer_;
    std::mutex mutex_;
};

// Ends when the connection does.
class Visit {
public:
    Visit(Doorman& doorman, std::string peer) : doorman_(doorman), peer_(std::move(peer)) {}
    Visit(const Visit&) = delete;
    ~Visit() { doorman_.leave(peer_); }
    const std::string& peer() const { return peer_; }

private:
    Doorman& doorman_;
    std::string peer_;
};

asio::ssl::context tls_of(const NetSettings& settings) {
    asio::ssl::context tls(asio::ssl::context::tls_server);
    using Context = asio::ssl::context;
    tls.set_options(Context::default_workarounds | Context::no_sslv2 | Context::no_sslv3 | Context::no_tlsv1 |
                    Context::no_tlsv1_1);
    if (settings.certificate.empty() && settings.key.empty()) return tls;
    beast::error_code error;
    tls.use_certificate_chain_file(settings.certificate, error);
    if (error)
        throw NetError(
            fmt::format("the TLS certificate '{}' cannot be used: {}", settings.certificate, error.message()));
    tls.use_private_key_file(settings.key, Context::pem, error);
    if (error) throw NetError(fmt::format("the TLS key '{}' cannot be used: {}", settings.key, error.message()));
    return tls;
}

tcp::acceptor listener(const NetExecutor& executor, const NetSettings& settings) {
    beast::error_code error;
    const auto address = asio::ip::make_address(settings.address, error);
    if (error)
        throw NetError(fmt::format("'{}' is no address to listen on; expected such as 127.0.0.1, 0.0.0.0 or ::1",
                                   settings.address));
    tcp::acceptor acceptor(executor);
    acceptor.open(address.is_v6() ? tcp::v6() : tcp::v4(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind({address, settings.port}, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error == asio::error::address_in_use)
        throw NetError(
            fmt::format("port {} of {} is in use; choose another with --port", settings.port, settings.address));
    if (error)
        throw NetError(
            fmt::format("cannot listen on port {} of {}: {}", settings.port, settings.address, error.message()));
    return acceptor;
}

// A thousand terminals need more files than most shells allow at first.
void allow_many_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

NetSettings checked(NetSettings settings) {
    if (settings.certificate.empty() != settings.key.empty())
        throw NetError("TLS needs both a certificate and its key");
    if (!settings.web.empty() && !std::filesystem::is_directory(settings.web))
        throw NetError(fmt::format("there is no folder '{}' of web pages", settings.web));
    return settings;
}

// A network thread and its connections.
struct Lane {
    asio::io_context io{1};
    std::thread thread;
};

std::vector<std::unique_ptr<Lane>> make_lanes(int count) {
    std::vector<std::unique_ptr<Lane>> lanes;
    for (int i = 0; i < count; ++i) lanes.push_back(std::make_unique<Lane>());
    return lanes;
}

}  // namespace

// ---- The server ----------------------------------------------------------------------------------------------------

struct NetServer::Parts {
    explicit Parts(NetSettings given)
        : settings(checked(std::move(given))), doorman(settings.connections_max, settings.connections_a_peer_max) {}
    ~Parts() { end(); }

    Awaitable<void> accept();
    Awaitable<void> welcome(NetSocket socket, std::string peer, Common& common);
    void carry(const std::vector<ChannelPtr>& channels);
    void start();
    void end();

    const NetSettings settings;
    Doorman doorman;
    // outlive the floor, which holds connections
    std::vector<std::unique_ptr<Lane>> lanes = make_lanes(settings.threads);
    asio::ssl::context tls{tls_of(settings)};
    Metrics metrics;
    FloorLoop floor{metrics, [this](const std::vector<ChannelPtr>& channels) { carry(channels); }};
    LabDesk lab;
    Pages pages{settings.web, floor, metrics};
    std::atomic<ConnectionId> last_id{0};
    std::vector<Common> commons = for_each_lane();
    NetExecutor door = lanes.front()->io.get_executor();  // accepting and the end of it, one at a time
    tcp::acceptor acceptor{listener(door, settings)};
    asio::signal_set signals{door, SIGINT, SIGTERM};

private:
    std::vector<Common> for_each_lane() {
        std::vector<Common> all;
        for (std::size_t lane = 0; lane < lanes.size(); ++lane)
            all.push_back({lane, settings, floor, lab, metrics, pages, last_id});
        return all;
    }
};

void NetServer::Parts::carry(const std::vector<ChannelPtr>& channels) {
    std::vector<std::vector<ChannelPtr>> by_lane(lanes.size());
    for (const ChannelPtr& each : channels) by_lane[each->lane].push_back(each);
    for (std::size_t lane = 0; lane < lanes.size(); ++lane)
        if (!by_lane[lane].empty())
            asio::post(lanes[lane]->io, [all = std::move(by_lane[lane])] {
                for (const ChannelPtr& each : all) each->flush();
            });
}

Awaitable<void> NetServer::Parts::accept() {
    for (std::size_t last = 0;;) {
        const std::size_t lane = ++last % lanes.size();
        auto [error, accepted] = co_await acceptor.async_accept(lanes[lane]->io, kTuple);
        if (error == asio::error::operation_aborted || !acceptor.is_open()) co_return;
        if (error) {  // no more files, or a client that has gone already
            write_log({{"level", "warning"}, {"what", "a connection could not be accepted"}, {"why", error.message()}});
            asio::steady_timer timer(door, std::chrono::milliseconds(50));
            co_await timer.async_wait(kTuple);
            continue;
        }
        beast::error_code gone;
        const std::string peer = accepted.remote_endpoint(gone).address().to_string();
        if (gone) continue;
        if (!doorman.enter(peer)) {
            metrics.turned_away("too many");
            continue;
        }
        accepted.set_option(tcp::no_delay(true), gone);
        NetSocket socket(std::move(accepted));
        const auto executor = socket.get_executor();
        asio::co_spawn(executor, welcome(std::move(socket), peer, commons[lane]), [peer](std::exception_ptr fault) {
            try {
                if (fault) std::rethrow_exception(fault);
            } catch (const std::exception& what) {
                write_log({{"level", "error"}, {"what", "a connection failed"}, {"peer", peer}, {"why", what.what()}});
            }
        });
    }
}

Awaitable<void> NetServer::Parts::welcome(NetSocket socket, std::string peer, Common& common) {
    const Visit visit(doorman, std::move(peer));
    NetStream stream = settings.certificate.empty() ? NetStream(std::move(socket)) : NetStream(std::move(socket), tls);
    if (stream.tls()) {
        stream.next_layer().expires_after(std::chrono::seconds(settings.request_seconds));
        const auto [error] = co_await stream.tls()->async_handshake(asio::ssl::stream_base::server, kTuple);
        if (error) co_return;
    }
    const bool ours = co_await serve_requests(stream, common, visit.peer());
    if (!ours) co_return;
    beast::error_code ignored;
    if (stream.tls()) co_await stream.tls()->async_shutdown(kTuple);
    else stream.next_layer().socket().shutdown(tcp::socket::shutdown_send, ignored);
}

void NetServer::Parts::start() {
    signals.async_wait([this](const beast::error_code& error, int signal) {
        if (error) return;
        write_log({{"what", "the server stops"}, {"signal", signal}});
        signals.clear();  // a second signal ends the program at once
        beast::error_code ignored;
        acceptor.close(ignored);
        floor.stop();
    });
    asio::co_spawn(door, accept(), asio::detached);
    for (const auto& lane : lanes)
        lane->thread = std::thread([&io = lane->io] {
            pthread_setname_np(pthread_self(), "network");
            const auto stays = asio::make_work_guard(io);
            io.run();
        });
}

void NetServer::Parts::end() {
    for (const auto& lane : lanes) lane->io.stop();
    for (const auto& lane : lanes)
        if (lane->thread.joinable()) lane->thread.join();
}

NetServer::NetServer(NetSettings settings) : parts_(std::make_unique<Parts>(std::move(settings))) {
    allow_many_files();
    std::signal(SIGPIPE, SIG_IGN);  // a client that has gone is an error of one write, not the end
}

NetServer::~NetServer() = default;

std::uint16_t NetServer::port() const { return parts_->acceptor.local_endpoint().port(); }

std::string NetServer::url() const {
    const NetSettings& settings = parts_->settings;
    const auto address = parts_->acceptor.local_endpoint().address();
    std::string host = address.is_unspecified() || address.is_loopback() ? "localhost" : settings.address;
    if (address.is_v6() && host != "localhost") host = "[" + host + "]";
    return fmt::format("{}://{}:{}/", settings.certificate.empty() ? "http" : "https", host, port());
}

HubDependencies NetServer::dependencies() {
    FloorLoop& floor = parts_->floor;
    HubDependencies dependencies;
    dependencies.now_ms = [&floor] { return floor.now_ms(); };
    dependencies.entropy.fill = [](std::span<std::uint8_t> bytes) { baize::fill(bytes); };
    dependencies.send = [&floor](ConnectionId id, std::string text) { floor.send(id, std::move(text)); };
    dependencies.sent = [&floor] { floor.sent(); };
    dependencies.close = [&floor](ConnectionId id, std::string why) { floor.close(id, std::move(why)); };
    dependencies.offload = [&floor](std::function<void()> work, std::function<void(bool)> finish) {
        floor.offload(std::move(work), std::move(finish));
    };
    dependencies.log = [](const Json& line) { write_log(line); };
    dependencies.writer = std::make_shared<ThreadWriter>([&floor] { floor.wake(); });
    return dependencies;
}

void NetServer::put_forward(std::int64_t ms) { parts_->floor.put_forward(ms); }

std::unique_ptr<store::Store> NetServer::store_at(const std::string& address) {
    return watched_store([address] { return store::open_store(address); }, parts_->metrics);
}

void NetServer::run(Hub& hub, const std::function<void()>& prepare) {
    parts_->start();
    parts_->floor.run(hub, prepare);
    parts_->end();
}

}  // namespace baize::server
