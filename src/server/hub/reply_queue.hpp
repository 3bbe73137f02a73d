// What clients are told. Nobody is told anything that is not stored: a message waits here for the batch of entries that
// makes it true, be it the answer to a question that changed nothing, because it was said of a memory that may be ahead
// of the store. Messages go out in the order in which they were said. On the hub's thread alone.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/hub/connections.hpp"
#include "server/protocol/frames.hpp"

namespace baize::server {

namespace frames = protocol::frames;

class ReplyQueue {
public:
    using Deliver = std::function<void(ConnectionId, std::string)>;
    // `sent`: that was all for now.
    ReplyQueue(Deliver send, Deliver close, std::function<void()> sent)
        : deliver_(std::move(send)), close_(std::move(close)), sent_(std::move(sent)) {}

    // ---- Saying something ----
    void send(ConnectionId to, std::string text) { pending_.push_back({to, std::move(text)}); }
    template <class Frame>
    void answer(ConnectionId to, const Frame& frame) {
        send(to, wire::text_of(frame, NotUtf8::Replace));
    }
    void refuse(ConnectionId to, const Refusal& refusal, floor::Json number = 0);  // of a message that has a number
    void close(ConnectionId to, std::string why) { closes_.emplace_back(to, std::move(why)); }

    // ---- Letting it go ----
    // The turn's work is done: whom it wanted to close has his answers before him.
    void end_of_work();
    // All that was said since waits for this batch.
    void hold_until(std::uint64_t batch);
    // Sends what waited for this batch, or for an earlier one.
    void release(std::uint64_t stored);
    void forget();  // what was said was not true

private:
    struct Message {
        ConnectionId to;
        std::string text;   // or why it is closed
        bool close = false;
    };

    Deliver deliver_, close_;
    std::function<void()> sent_;
    std::vector<Message> pending_;                                   // by the memory as it is
    std::vector<std::pair<ConnectionId, std::string>> closes_;
    std::deque<std::pair<std::uint64_t, Message>> awaiting_commit_;          // by the batch that makes it true
};

}  // namespace baize::server
