// The floor's thread: between the network threads, which push, and the hub, which is called from here alone.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/health.hpp"
#include "server/hub.hpp"
#include "server/net/metrics.hpp"

namespace baize::server {

// A client's connection, as the floor's thread sees it. All calls return at once.
class Channel {
public:
    Channel(ConnectionId id, std::size_t lane) : id(id), lane(lane) {}
    virtual ~Channel() = default;
    virtual void send(std::string text) = 0;
    // As `send`, in two steps, so that one call into the network does for
    // many channels: true where `flush` must follow.
    virtual bool queue(std::string text) = 0;
    virtual void flush() = 0;                 // on its network thread
    virtual void close(std::string why) = 0;  // after what was sent or queued before

    const ConnectionId id;
    const std::size_t lane;              // of which network thread it is
    std::atomic<std::size_t> unread{0};  // messages pushed that the hub has not taken
};
using ChannelPtr = std::shared_ptr<Channel>;

std::int64_t system_ms();

class FloorLoop {
public:
    // `carry` has all these channels flushed, each on its network thread.
    FloorLoop(Metrics& metrics, std::function<void(std::vector<ChannelPtr>)> carry)
        : metrics_(metrics), carry_(std::move(carry)) {}
    ~FloorLoop() { end_slow_work(); }

    // From network threads.
    void connected(ChannelPtr channel, std::string peer);
    void received(ChannelPtr channel, std::string text);
    void disconnected(ChannelPtr channel);
    void stop();
    // 200 or 503, and why.
    std::pair<int, floor::Json> health() const;

    // For the hub; called on its thread.
    void send(ConnectionId id, std::string text);  // goes out with `sent`
    void sent();
    void close(ConnectionId id, std::string why);
    void offload(std::function<void()> work, std::function<void(bool done)> finish);
    void wake();  // from any thread: the hub has something to do
    // The floor's clock: the system's, and what a test has put it forward by.
    std::int64_t now_ms() const { return system_ms() + ahead_ms_; }
    void put_forward(std::int64_t ms);  // from any thread

    // Loads, prepares, and turns until `stop`. See NetServer::run.
    void run(Hub& hub, const std::function<void()>& prepare);

private:
    enum class Kind { Connect, Text, Disconnect, Finish };
    struct Item {
        Kind kind;
        ChannelPtr channel;
        std::string text;  // a message, or the peer
        std::function<void()> finish;
    };
    struct Job {
        std::function<void()> work;
        std::function<void(bool done)> finish;
    };

    void push(Item item);
    std::size_t drain(Hub& hub);
    void wait(std::int64_t until_ms);
    void turn(Hub& hub);
    void examine(const Hub& hub);
    bool recover(Hub& hub);
    void say_goodbye(Hub& hub);
    void push_finish(std::function<void(bool)> finish, bool done);
    void do_slow_work();
    void end_slow_work();

    Metrics& metrics_;
    std::function<void(std::vector<ChannelPtr>)> carry_;
    std::vector<ChannelPtr> queued_;  // whose texts are to be flushed
    std::mutex mutex_;  // of inbox_, stopping_ and called_
    std::condition_variable woken_;
    std::deque<Item> inbox_;
    bool stopping_ = false;
    bool called_ = false;  // by `wake`
    std::map<ConnectionId, ChannelPtr> channels_;  // on the floor's thread alone
    std::size_t waiting_ = 0;                      // taken from the inbox for this turn

    std::atomic<FloorState> state_{FloorState::Loading};
    std::atomic<std::int64_t> beat_ms_{0};  // the last turn's end
    std::atomic<std::int64_t> ahead_ms_{0};
    mutable std::mutex health_mutex_;       // of the three below
    floor::Json faults_;                    // tables that the program's faults have locked; null: none
    std::deque<std::int64_t> started_over_; // when the hub last threw its memory away
    std::uint64_t reloads_ = 0;

    // Slow work (argon2id) has a thread of its own.
    std::mutex slow_mutex_;
    std::condition_variable slow_woken_;
    std::deque<Job> slow_;
    bool slow_ends_ = false;
    std::thread slow_thread_;
};

}  // namespace baize::server
