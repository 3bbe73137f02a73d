// Where a hub's commits are carried out: one after another, while the hub may go on. The disk needs longer for a commit
// than the floor for a wager; whatever happens meanwhile goes into the next commit, which begins at once.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace baize::server {

// Both are called on the hub's thread.
class Writer {
public:
    virtual ~Writer() = default;
    // `write` makes one commit and says whether there was something to write; it is called until there is not. It
    // throws nothing, and never says so while it was started again.
    virtual void start(std::function<bool()> write) = 0;
    virtual void wait() = 0;  // until nothing is under way
};

// In the hub's own thread: the turn waits for its commit.
class InlineWriter final : public Writer {
public:
    void start(std::function<bool()> write) override {
        while (write()) {}
    }
    void wait() override {}
};

// In a thread of its own, which says when a commit is done.
class ThreadWriter final : public Writer {
public:
    explicit ThreadWriter(std::function<void()> done) : done_(std::move(done)), thread_([this] { run(); }) {}
    ~ThreadWriter() override;
    void start(std::function<bool()> write) override;
    void wait() override;

private:
    void run();

    std::function<void()> done_;
    std::mutex mutex_;  // of the three below
    std::condition_variable woken_, rests_;
    std::function<bool()> write_;
    bool busy_ = false, ends_ = false;
    std::thread thread_;
};

}  // namespace baize::server
