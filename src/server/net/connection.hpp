// One connection, plain or TLS, as coroutines of Asio. Included by net.cpp alone: Beast is slow to compile.
#pragma once

#include <boost/beast/http.hpp>

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/net.hpp"
#include "server/net/floor_loop.hpp"
#include "server/net/lab_desk.hpp"
#include "server/net/log.hpp"
#include "server/net/pages.hpp"
#include "server/net/stream.hpp"

namespace baize::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

// Awaiting gives the error first, and throws nothing.
inline constexpr auto kTuple = asio::as_tuple(asio::use_awaitable_t<NetExecutor>{});
template <class T>
using Awaitable = asio::awaitable<T, NetExecutor>;

// What all connections of a network thread share.
struct Common {
    std::size_t lane;  // which thread that is
    const NetSettings& settings;
    FloorLoop& floor;
    LabDesk& lab;
    Metrics& metrics;
    const Pages& pages;
    std::atomic<ConnectionId>& last_id;
};

// ---- WebSocket -----------------------------------------------------------------------------------------------------

class WebSocket final : public Channel, public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(ConnectionId id, NetStream stream, Common& common)
        : Channel(id, common.lane), socket_(std::move(stream)), common_(common) {}

    Awaitable<void> run(http::request<http::string_body> request, std::string peer) {
        beast::get_lowest_layer(socket_).expires_never();  // the WebSocket's own clock takes over
        const std::chrono::seconds idle(common_.settings.idle_seconds);
        socket_.set_option(websocket::stream_base::timeout{std::chrono::seconds(5), idle, true});
        socket_.read_message_max(common_.settings.message_max);
        socket_.auto_fragment(false);  // a message is one frame, however long: fragments
                                       // would be a call into the kernel each
        auto [refused] = co_await socket_.async_accept(request, kTuple);
        if (refused) co_return;
        const auto self = shared_from_this();
        common_.floor.connected(self, std::move(peer));
        co_await read();
        common_.floor.disconnected(self);
        common_.lab.disconnected(id);
    }

    // From the floor's thread, or the lab's.
    void send(std::string text) override {
        if (queue(std::move(text)))
            asio::post(socket_.get_executor(), [self = shared_from_this()] { self->take_laid(); });
    }

    bool queue(std::string text) override {
        const std::size_t size = text.size();
        if (unsent_.fetch_add(size) + size > common_.settings.unsent_max) {
            drop();
            return false;
        }
        const std::lock_guard lock(laid_mutex_);
        queued_.push_back(std::move(text));
        return queued_.size() == 1;
    }

    void flush() override { take_laid(); }

    void close(std::string why) override {
        asio::post(socket_.get_executor(), [self = shared_from_this(), why = std::move(why)]() mutable {
            self->take_laid();
            self->closing_ = true;
            self->why_ = why.substr(0, 100);  // a close frame has room for 123 bytes
            self->start_writing();
        });
    }

private:
    Awaitable<void> read() {
        beast::flat_buffer buffer;
        for (;;) {
            const auto [error, size] = co_await socket_.async_read(buffer, kTuple);
            if (error) co_return;
            if (!socket_.got_text()) {
                close("messages are text");
                buffer.clear();
                continue;
            }
            std::string text = beast::buffers_to_string(buffer.data());
            buffer.consume(size);
            if (LabDesk::is_for(text)) common_.lab.received(shared_from_this(), text);
            else common_.floor.received(shared_from_this(), std::move(text));
            while (unread >= common_.settings.unread_max) {  // the client waits in its own TCP window
                asio::steady_timer timer(co_await asio::this_coro::executor, std::chrono::milliseconds(5));
                co_await timer.async_wait(kTuple);
            }
        }
    }

    // On its network thread, as all below.
    void take_laid() {
        {
            const std::lock_guard lock(laid_mutex_);
            std::move(queued_.begin(), queued_.end(), std::back_inserter(outbox_));
            queued_.clear();
        }
        start_writing();
    }

    void start_writing() {
        if (writing_ || closed_) return;
        writing_ = true;
        write_next();
    }

    // Callbacks and no coroutine: there is one of these for every answer.
    void write_next() {
        if (!outbox_.empty()) {
            text_ = std::move(outbox_.front());
            outbox_.pop_front();
            socket_.text(true);
            socket_.next_layer().more_follows(!outbox_.empty());
            socket_.async_write(
                asio::buffer(text_),
                [self = shared_from_this()](const beast::error_code& error, std::size_t) { self->written(!error); });
            return;
        }
        writing_ = false;
        if (!closing_) return;
        closed_ = true;
        socket_.async_close(websocket::close_reason(websocket::close_code::going_away, why_),
                            [self = shared_from_this()](const beast::error_code&) {});
    }

    void written(bool well) {
        unsent_ -= text_.size();
        closed_ = closed_ || !well;
        if (!closed_) write_next();
    }

    // Who does not read is not written to any longer: he comes back and is given his whole state.
    void drop() {
        if (dropped_.exchange(true)) return;
        common_.metrics.turned_away("too slow");
        write_log({{"level", "warning"}, {"what", "a client reads too slowly: dropped"}, {"connection", id}});
        asio::post(socket_.get_executor(), [self = shared_from_this()] {
            self->closed_ = true;
            beast::get_lowest_layer(self->socket_).close();
        });
    }

    websocket::stream<NetStream, false> socket_;  // messages are small: none is compressed
    Common& common_;
    std::mutex laid_mutex_;
    std::vector<std::string> queued_;  // to be taken on the network thread
    std::deque<std::string> outbox_;
    std::string text_, why_;          // what is being written; what a close says
    bool writing_ = false, closing_ = false, closed_ = false;
    std::atomic<std::size_t> unsent_{0};
    std::atomic<bool> dropped_{false};
};

// ---- HTTP ----------------------------------------------------------------------------------------------------------

using HttpRequest = http::request<http::string_body>;

// Status line and fields; the body follows them as it is.
std::string head_of(const HttpAnswer& answer, const HttpRequest& request, bool keep_alive);
// The answer to what could not be read; nothing where there is nobody to answer.
std::optional<HttpAnswer> answer_to_error(const beast::error_code& error);

inline Awaitable<bool> write_answer(NetStream& stream, Common& common, const HttpAnswer& answer,
                                    const HttpRequest& request, bool keep_alive) {
    common.metrics.request(answer.status);
    const std::string head = head_of(answer, request, keep_alive);
    const bool bare = answer.status == 304 || request.method() == http::verb::head;
    // No array of two: Asio goes on behind the head with an empty first part, and
    // Beast's TLS stream then takes the rest for nothing.
    std::vector<asio::const_buffer> parts{asio::buffer(head)};
    if (!bare) parts.push_back(asio::buffer(answer.body));
    const auto [error, size] = co_await asio::async_write(stream, parts, kTuple);
    co_return !error && keep_alive;
}

// Requests one after another, until one turns into a WebSocket or the
// connection ends. False where it became a WebSocket:
// then the stream was given away, and nothing is left to close.
inline Awaitable<bool> serve_requests(NetStream& stream, Common& common, const std::string& peer) {
    beast::flat_buffer buffer;
    for (bool more = true; more;) {
        beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(common.settings.request_seconds));
        http::request_parser<http::string_body> parser;
        parser.header_limit(static_cast<std::uint32_t>(common.settings.header_max));
        parser.body_limit(common.settings.body_max);
        const auto [error, size] = co_await http::async_read(stream, buffer, parser, kTuple);
        if (error) {
            if (const auto answer = answer_to_error(error))
                co_await write_answer(stream, common, *answer, HttpRequest{}, false);
            co_return true;
        }
        HttpRequest request = parser.release();
        const std::string target(request.target());
        if (websocket::is_upgrade(request) && target.substr(0, target.find('?')) == "/ws") {
            const std::string origin(request[http::field::origin]), host(request[http::field::host]);
            if (origin_allowed(origin, host, common.settings.origins)) {
                const auto socket = std::make_shared<WebSocket>(++common.last_id, std::move(stream), common);
                co_await socket->run(std::move(request), peer);
                co_return false;
            }
            write_log({{"level", "warning"}, {"what", "foreign origin refused"}, {"origin", origin}, {"peer", peer}});
            const HttpAnswer no = plain_answer(403, "Pages of another site may not speak to this floor.");
            more = co_await write_answer(stream, common, no, request, false);
        } else {
            const std::string method(request.method_string()), seen(request[http::field::if_none_match]),
                coding(request[http::field::accept_encoding]);
            const HttpAnswer answer = common.pages.answer({method, target, seen, coding.find("gzip") != coding.npos});
            write_log({{"level", "debug"},
                       {"what", "request"},
                       {"method", method},
                       {"target", target},
                       {"status", answer.status},
                       {"peer", peer}});
            more = co_await write_answer(stream, common, answer, request, request.keep_alive());
        }
    }
    co_return true;
}

}  // namespace baize::server
