#include "server/hub/writer.hpp"

#include <pthread.h>
#include <sys/resource.h>

#include <utility>

namespace baize::server {

namespace {

// Everybody's answer waits for the commit that is under way, so its thread comes before the others: on a busy machine
// it would wait for a processor longer than for the disk, and batches would grow meanwhile. Where the system does not
// permit that, all threads are alike, and commits are fewer and larger.
constexpr int kBeforeOthers = -7;  // a nice value; of the calling thread alone, as Linux has it

}  // namespace

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
    setpriority(PRIO_PROCESS, 0, kBeforeOthers);
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
