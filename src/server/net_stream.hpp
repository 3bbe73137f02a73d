// A connection's bytes, plain or TLS: one type, so that HTTP and WebSocket above it are compiled once.
#pragma once

#include <boost/asio.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include <utility>
#include <variant>

namespace baize::server {

class NetStream {
public:
    using Plain = boost::beast::tcp_stream;
    using Tls = boost::beast::ssl_stream<Plain>;
    // The names are Asio's and Beast's: what they ask of a stream.
    using executor_type = Plain::executor_type;
    using next_layer_type = Plain;

    explicit NetStream(boost::asio::ip::tcp::socket socket) : bytes_(std::in_place_type<Plain>, std::move(socket)) {}
    NetStream(boost::asio::ip::tcp::socket socket, boost::asio::ssl::context& context) : bytes_(std::in_place_type<Tls>, std::move(socket), context) {}

    executor_type get_executor() { return next_layer().get_executor(); }
    Plain& next_layer() { return tls() ? tls()->next_layer() : *std::get_if<Plain>(&bytes_); }
    const Plain& next_layer() const { return const_cast<NetStream*>(this)->next_layer(); }
    Tls* tls() { return std::get_if<Tls>(&bytes_); }  // none where it is plain

    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        const auto start = [this](auto&& own, const auto& into) {
            std::visit([&](auto& stream) { stream.async_read_some(into, std::forward<decltype(own)>(own)); }, bytes_);
        };
        return boost::asio::async_initiate<Handler, void(boost::beast::error_code, std::size_t)>(start, handler, buffers);
    }

    template <class Buffers, class Handler>
    auto async_write_some(const Buffers& buffers, Handler&& handler) {
        const auto start = [this](auto&& own, const auto& from) {
            std::visit([&](auto& stream) { stream.async_write_some(from, std::forward<decltype(own)>(own)); }, bytes_);
        };
        return boost::asio::async_initiate<Handler, void(boost::beast::error_code, std::size_t)>(start, handler, buffers);
    }

private:
    std::variant<Plain, Tls> bytes_;
};

// How a WebSocket ends its stream; Beast finds this by its name.
template <class Handler>
void async_teardown(boost::beast::role_type role, NetStream& stream, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    if (stream.tls()) async_teardown(role, *stream.tls(), std::forward<Handler>(handler));
    else async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace baize::server
