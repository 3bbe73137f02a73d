// A connection's bytes, plain or TLS: one type, so that HTTP and WebSocket above it are compiled once.
#pragma once

#include <boost/asio.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include <array>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace baize::server {

// A connection stays on one network thread, which has an io_context of its own:
// nothing needs a strand, and the executor's type is known.
using NetExecutor = boost::asio::io_context::executor_type;
using NetSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, NetExecutor>;

// What is called when bytes were read or written, whatever read or wrote them: HTTP, WebSocket or a lone write. Behind
// it Asio's and Beast's code for sockets and TLS is compiled once, and not once more for each of those.
class BytesDone {
public:
    using executor_type = NetExecutor;
    template <class Handler>
    BytesDone(Handler&& handler, const NetExecutor& executor)
        : executor_(boost::asio::get_associated_executor(handler, executor)),
          held_(std::make_unique<Held<std::decay_t<Handler>>>(std::forward<Handler>(handler))) {}

    executor_type get_executor() const { return executor_; }
    void operator()(boost::beast::error_code error, std::size_t size) { held_.release()->call(error, size); }

private:
    struct Called {
        virtual ~Called() = default;
        virtual void call(boost::beast::error_code error, std::size_t size) = 0;  // once, and then it is gone
    };
    template <class Handler>
    struct Held final : Called {
        explicit Held(Handler given) : handler(std::move(given)) {}
        void call(boost::beast::error_code error, std::size_t size) override {
            Handler own = std::move(handler);
            delete this;  // before the call, which may begin the next operation
            own(error, size);
        }
        Handler handler;
    };

    NetExecutor executor_;
    std::unique_ptr<Called> held_;
};

class NetStream {
public:
    using Plain = boost::beast::basic_stream<boost::asio::ip::tcp, NetExecutor>;
    using Tls = boost::beast::ssl_stream<Plain>;
    // The names are Asio's and Beast's: what they ask of a stream.
    using executor_type = Plain::executor_type;
    using next_layer_type = Plain;

    explicit NetStream(NetSocket socket) : bytes_(std::in_place_type<Plain>, std::move(socket)) {}
    NetStream(NetSocket socket, boost::asio::ssl::context& context)
        : bytes_(std::in_place_type<Tls>, std::move(socket), context) {}

    executor_type get_executor() { return next_layer().get_executor(); }
    Plain& next_layer() { return tls() ? tls()->next_layer() : *std::get_if<Plain>(&bytes_); }
    const Plain& next_layer() const { return const_cast<NetStream*>(this)->next_layer(); }
    Tls* tls() { return std::get_if<Tls>(&bytes_); }  // none where it is plain

    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        const auto start = [this](auto&& own, const auto& into) {
            read_some(first_of<boost::asio::mutable_buffer>(into), {std::forward<decltype(own)>(own), get_executor()});
        };
        return boost::asio::async_initiate<Handler, void(boost::beast::error_code, std::size_t)>(start, handler,
                                                                                                 buffers);
    }

    // More will be written at once: what is written waits for it, so that
    // many small messages are one call into the kernel.
    void more_follows(bool does) { waits_ = does && waiting_.size() < kWaitingMax; }

    template <class Buffers, class Handler>
    auto async_write_some(const Buffers& buffers, Handler&& handler) {
        const auto start = [this](auto&& own, const auto& from) {
            if (!waits_ && waiting_.empty())
                return write_some(parts_of(from), {std::forward<decltype(own)>(own), get_executor()});
            const std::size_t size = boost::beast::buffer_bytes(from);
            waiting_.reserve(waiting_.size() + size);
            for (const auto part : boost::beast::buffers_range_ref(from))
                waiting_.append(static_cast<const char*>(part.data()), part.size());
            if (waits_)
                return boost::asio::post(get_executor(),
                                         boost::beast::bind_front_handler(std::forward<decltype(own)>(own),
                                                                          boost::beast::error_code{}, size));
            write_waiting({std::forward<decltype(own)>(own), get_executor()}, size);
        };
        return boost::asio::async_initiate<Handler, void(boost::beast::error_code, std::size_t)>(start, handler,
                                                                                                 buffers);
    }

private:
    static constexpr std::size_t kWaitingMax = 65'536;

    // Some is read: the first part that has room is enough.
    template <class Buffer, class Buffers>
    static Buffer first_of(const Buffers& buffers) {
        for (const Buffer each : boost::beast::buffers_range_ref(buffers))
            if (each.size() > 0) return each;
        return {};
    }

    // Some is written: no more parts than a frame has, its head and its body.
    using Parts = std::array<boost::asio::const_buffer, 2>;
    template <class Buffers>
    static Parts parts_of(const Buffers& buffers) {
        Parts parts;
        std::size_t count = 0;
        for (const boost::asio::const_buffer each : boost::beast::buffers_range_ref(buffers))
            if (each.size() > 0 && count < parts.size()) parts[count++] = each;
        return parts;
    }

    void read_some(boost::asio::mutable_buffer into, BytesDone done) {
        std::visit([&](auto& stream) { stream.async_read_some(into, std::move(done)); }, bytes_);
    }
    void write_some(const Parts& from, BytesDone done) {
        std::visit([&](auto& stream) { stream.async_write_some(from, std::move(done)); }, bytes_);
    }

    // The whole of what waits; the handler is told of its own part, the last.
    void write_waiting(BytesDone done, std::size_t own) {
        writing_ = std::exchange(waiting_, {});
        const auto executor = done.get_executor();
        auto told = [done = std::move(done), own](boost::beast::error_code error, std::size_t) mutable {
            done(error, error ? 0 : own);
        };
        std::visit(
            [&](auto& stream) {
                boost::asio::async_write(stream, boost::asio::buffer(writing_),
                                         boost::asio::bind_executor(executor, std::move(told)));
            },
            bytes_);
    }

    std::variant<Plain, Tls> bytes_;
    std::string waiting_, writing_;
    bool waits_ = false;
};

// How a WebSocket ends its stream; Beast finds this by its name.
template <class Handler>
void async_teardown(boost::beast::role_type role, NetStream& stream, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    if (stream.tls()) async_teardown(role, *stream.tls(), std::forward<Handler>(handler));
    else async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace baize::server
