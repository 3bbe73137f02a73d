// Where a hub's commits are carried out: one at a time, while the hub may go on. The disk needs longer for a commit than
// the floor for a wager; whatever happens meanwhile goes into the next commit.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace baize::server {

// All three are called on the hub's thread.
class Writer {
public:
    virtual ~Writer() = default;
    virtual void start(std::function<void()> write) = 0;  // nothing is under way; `write` throws nothing
    virtual bool busy() const = 0;                        // false: everything that the write did can be seen
    virtual void wait() = 0;                              // until nothing is under way
};

// In the hub's own thread: the turn waits for its commit.
class InlineWriter final : public Writer {
public:
    void start(std::function<void()> write) override { write(); }
    bool busy() const override { return false; }
    void wait() override {}
};

// In a thread of its own, which says when a write is done.
class ThreadWriter final : public Writer {
public:
    explicit ThreadWriter(std::function<void()> done) : done_(std::move(done)), thread_([this] { run(); }) {}
    ~ThreadWriter() override;
    void start(std::function<void()> write) override;
    bool busy() const override { return busy_.load(std::memory_order_acquire); }
    void wait() override { busy_.wait(true, std::memory_order_acquire); }

private:
    void run();

    std::function<void()> done_;
    std::mutex mutex_;  // of write_ and ends_
    std::condition_variable woken_;
    std::function<void()> write_;
    bool ends_ = false;
    std::atomic<bool> busy_{false};
    std::thread thread_;
};

}  // namespace baize::server
