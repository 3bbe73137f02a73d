// What waits for a turn: messages of clients, so many at most, and work that a turn must do, such as the end of a
// sign-in. First in, first out. On the hub's thread alone.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <utility>

#include "server/hub/connections.hpp"

namespace baize::server {

class Inbox {
public:
    struct Message {
        ConnectionId from;
        std::string text;
        std::function<void()> work;  // instead of a text
    };

    explicit Inbox(std::size_t most) : most_(most) {}

    // False where it is full: the message is lost, and its sender should be told.
    bool push(ConnectionId from, std::string text) {
        if (waiting_.size() >= most_) return false;
        waiting_.push_back({from, std::move(text), nullptr});
        return true;
    }
    // Of the house itself: it is never turned away.
    void push(std::function<void()> work) { waiting_.push_back({0, "", std::move(work)}); }
    Message pop() {
        Message next = std::move(waiting_.front());
        waiting_.pop_front();
        return next;
    }
    bool empty() const { return waiting_.empty(); }
    void clear() { waiting_.clear(); }

private:
    std::size_t most_;
    std::deque<Message> waiting_;
};

}  // namespace baize::server
