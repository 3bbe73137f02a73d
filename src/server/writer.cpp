#include "server/writer.hpp"

#include <pthread.h>

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

void ThreadWriter::start(std::function<bool()> write) {
    {
        const std::lock_guard lock(mutex_);
        write_ = std::move(write);
        busy_ = true;
    }
    woken_.notify_one();
}

void ThreadWriter::wait() {
    std::unique_lock lock(mutex_);
    rests_.wait(lock, [&] { return !busy_; });
}

void ThreadWriter::run() {
    pthread_setname_np(pthread_self(), "writer");
    std::unique_lock lock(mutex_);
    for (;;) {
        woken_.wait(lock, [&] { return ends_ || write_; });
        if (!write_) return;
        const auto write = std::exchange(write_, nullptr);
        lock.unlock();
        while (write()) done_();
        done_();  // it may have failed
        lock.lock();
        busy_ = write_ != nullptr;  // it may have been started again meanwhile
        if (!busy_) rests_.notify_all();
    }
}

}  // namespace baize::server
