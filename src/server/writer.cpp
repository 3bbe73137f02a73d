#include "server/writer.hpp"

#include <utility>

namespace baize::server {

ThreadWriter::~ThreadWriter() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    woken_.notify_one();
    thread_.join();
}

void ThreadWriter::start(std::function<void()> write) {
    busy_.store(true, std::memory_order_relaxed);
    {
        const std::lock_guard lock(mutex_);
        write_ = std::move(write);
    }
    woken_.notify_one();
}

void ThreadWriter::run() {
    for (;;) {
        std::function<void()> write;
        {
            std::unique_lock lock(mutex_);
            woken_.wait(lock, [&] { return ends_ || write_; });
            if (!write_) return;
            write = std::exchange(write_, nullptr);
        }
        write();
        busy_.store(false, std::memory_order_release);
        busy_.notify_all();
        done_();
    }
}

}  // namespace baize::server
