// The lab's desk: questions of all connections, answered on two threads, one for what takes a moment and one for what
// takes long, so that nobody's price waits for somebody else's proof. The floor's thread has no part in it.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

#include "server/lab.hpp"
#include "server/net/floor_loop.hpp"

namespace baize::server {

class LabDesk {
public:
    LabDesk();
    ~LabDesk();

    // Is the message for the lab? Its first field says so.
    static bool is_for(std::string_view text) { return text.starts_with("{\"lab\""); }
    // From network threads; both return at once.
    void received(const ChannelPtr& channel, const std::string& text);
    void disconnected(ConnectionId connection);

private:
    struct Task {
        ChannelPtr channel;
        std::int64_t id = 0;
        std::string what;
        floor::Json args;
        std::atomic<bool> cancelled{false};
    };
    using TaskPtr = std::shared_ptr<Task>;
    struct Lane {
        std::deque<TaskPtr> waiting;
        TaskPtr running;
        std::condition_variable woken;
        std::thread thread;
    };

    void work(Lane& lane);
    void answer(Task& task);
    std::shared_ptr<const std::string> kept(const std::string& key);
    void keep(const std::string& key, std::string text);
    template <class Test>
    void cancel(Test test);

    std::mutex mutex_;
    bool ends_ = false;
    std::array<Lane, 2> lanes_;  // quick, long
    // What was asked before: thirty terminals ask for the same prices.
    std::unordered_map<std::string, std::shared_ptr<const std::string>> answers_;
    std::deque<std::string> oldest_;
};

}  // namespace baize::server
