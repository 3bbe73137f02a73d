#include "server/net/floor_loop.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/net/log.hpp"

namespace baize::server {

using floor::Json;
using namespace std::chrono_literals;

namespace {

constexpr std::int64_t kBeatMs = 1'000;        // the floor turns at least so often
constexpr std::size_t kSlowMax = 512;          // passwords that wait to be checked
constexpr int kLastTurns = 1'000;              // for what was received before the stop
constexpr std::int64_t kGoodbyeMs = 1'500;     // for clients to close their side

}  // namespace

std::int64_t system_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

// ---- From network threads ------------------------------------------------------------------------------------------

void FloorLoop::push(Item item) {
    {
        const std::lock_guard lock(mutex_);
        inbox_.push_back(std::move(item));
    }
    woken_.notify_one();
}

void FloorLoop::connected(ChannelPtr channel, std::string peer) {
    push({Kind::Connect, std::move(channel), std::move(peer), nullptr});
}

void FloorLoop::received(ChannelPtr channel, std::string text) {
    ++channel->unread;
    push({Kind::Text, std::move(channel), std::move(text), nullptr});
}

void FloorLoop::disconnected(ChannelPtr channel) { push({Kind::Disconnect, std::move(channel), "", nullptr}); }

void FloorLoop::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_one();
}

std::pair<int, Json> FloorLoop::health() const {
    const std::lock_guard lock(health_mutex_);
    return health_of({state_.load(), beat_ms_.load(), started_over_, faults_}, system_ms());
}

// ---- For the hub ---------------------------------------------------------------------------------------------------

void FloorLoop::send(ConnectionId id, std::string text) {
    const auto found = channels_.find(id);
    if (found != channels_.end() && found->second->queue(std::move(text))) queued_.push_back(found->second);
}

void FloorLoop::sent() {
    if (!queued_.empty()) carry_(std::exchange(queued_, {}));
}

void FloorLoop::close(ConnectionId id, std::string why) {
    const auto found = channels_.find(id);
    if (found != channels_.end()) found->second->close(std::move(why));
}

void FloorLoop::offload(std::function<void()> work, std::function<void(bool)> finish) {
    {
        const std::lock_guard lock(slow_mutex_);
        if (slow_.size() < kSlowMax) {
            slow_.push_back({std::move(work), std::move(finish)});
            slow_woken_.notify_one();
            return;
        }
    }
    write_log({{"level", "warning"}, {"what", "too many sign-ins wait: one is refused"}});
    push_finish(std::move(finish), false);
}

void FloorLoop::push_finish(std::function<void(bool)> finish, bool done) {
    push({Kind::Finish, nullptr, "", [finish = std::move(finish), done] { finish(done); }});
}

void FloorLoop::wake() {
    {
        const std::lock_guard lock(mutex_);
        called_ = true;
    }
    woken_.notify_one();
}

void FloorLoop::put_forward(std::int64_t ms) {
    ahead_ms_ += ms;
    wake();
}

void FloorLoop::do_slow_work() {
    for (;;) {
        Job job;
        {
            std::unique_lock lock(slow_mutex_);
            slow_woken_.wait(lock, [&] { return slow_ends_ || !slow_.empty(); });
            if (slow_ends_) return;
            job = std::move(slow_.front());
            slow_.pop_front();
        }
        bool done = false;
        try {
            job.work();
            done = true;
        } catch (const std::exception& error) {  // no memory for argon2id: nobody is signed in, and the floor goes on
            write_log({{"level", "error"}, {"what", "slow work failed"}, {"why", error.what()}});
        }
        push_finish(std::move(job.finish), done);
    }
}

void FloorLoop::end_slow_work() {
    {
        const std::lock_guard lock(slow_mutex_);
        slow_ends_ = true;
    }
    slow_woken_.notify_one();
    if (slow_thread_.joinable()) slow_thread_.join();
}

// ---- The loop ------------------------------------------------------------------------------------------------------

std::size_t FloorLoop::drain(Hub& hub) {
    std::deque<Item> items;
    {
        const std::lock_guard lock(mutex_);
        items.swap(inbox_);
        called_ = false;
    }
    for (Item& item : items) switch (item.kind) {
            case Kind::Connect:
                hub.connect(item.channel->id, std::move(item.text));
                channels_[item.channel->id] = item.channel;
                break;
            case Kind::Text:
                --item.channel->unread;
                hub.receive(item.channel->id, std::move(item.text));
                break;
            case Kind::Disconnect:
                hub.disconnect(item.channel->id);
                channels_.erase(item.channel->id);
                break;
            case Kind::Finish: item.finish(); break;
        }
    return items.size();
}

void FloorLoop::wait(std::int64_t until_ms) {
    std::unique_lock lock(mutex_);
    const auto pause = std::chrono::milliseconds(std::clamp<std::int64_t>(until_ms - now_ms(), 0, kBeatMs));
    woken_.wait_for(lock, pause, [&] { return stopping_ || called_ || !inbox_.empty(); });
}

void FloorLoop::turn(Hub& hub) {
    const auto start = std::chrono::steady_clock::now();
    hub.turn();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    metrics_.take(hub, waiting_, seconds);
    beat_ms_ = system_ms();
    examine(hub);
}

// What `health` tells, for other threads.
void FloorLoop::examine(const Hub& hub) {
    Json faults = hub.faults();
    const std::lock_guard lock(health_mutex_);
    faults_ = std::move(faults);
    if (hub.counts().reloads == reloads_) return;
    reloads_ = hub.counts().reloads;
    started_over_.push_back(system_ms());
    if (started_over_.size() > kStartsMax) started_over_.pop_front();
}

// The hub replays its journal when the store fails; where that fails too, it is tried again until somebody stops us.
bool FloorLoop::recover(Hub& hub) {
    for (;;) {
        drain(hub);
        {
            std::unique_lock lock(mutex_);
            if (woken_.wait_for(lock, 1s, [&] { return stopping_; })) return false;
        }
        try {
            hub.store().rollback();
            hub.load();
            write_log({{"level", "warning"}, {"what", "the store is back"}, {"entries", hub.journal_length()}});
            return true;
        } catch (const store::StoreError& error) {
            write_log({{"level", "error"}, {"what", "the store cannot be reached"}, {"why", error.what()}});
        }
    }
}

void FloorLoop::run(Hub& hub, const std::function<void()>& prepare) {
    slow_thread_ = std::thread([this] { do_slow_work(); });
    // Slow work speaks to the hub: none may go on when this returns, however it returns.
    const std::unique_ptr<FloorLoop, void (*)(FloorLoop*)> end(this, [](FloorLoop* self) { self->end_slow_work(); });
    hub.load();
    prepare();
    metrics_.take(hub, 0, 0);
    beat_ms_ = system_ms();
    examine(hub);
    state_ = FloorState::Running;
    for (;;) {
        if (hub.idle()) wait(hub.wakes_at().value_or(now_ms() + kBeatMs));
        {
            const std::lock_guard lock(mutex_);
            if (stopping_) break;
        }
        waiting_ = drain(hub);
        try {
            turn(hub);
        } catch (const store::StoreError& error) {
            state_ = FloorState::StoreFailed;
            write_log({{"level", "error"}, {"what", "the store failed"}, {"why", error.what()}});
            if (!recover(hub)) break;
            state_ = FloorState::Running;
        }
    }
    const bool reachable = state_ == FloorState::Running;
    state_ = FloorState::Stopping;
    if (reachable) {
        drain(hub);
        for (int i = 0; i < kLastTurns && (i == 0 || !hub.idle()); ++i) turn(hub);
        hub.flush();
    }
    say_goodbye(hub);
}

void FloorLoop::say_goodbye(Hub& hub) {
    for (const auto& [id, channel] : channels_) {
        channel->send(wire::text_of(frames::Stops{{kStops}}));
        channel->close(kStops);
    }
    const std::int64_t end = system_ms() + kGoodbyeMs;
    while (!channels_.empty() && system_ms() < end) {
        std::unique_lock lock(mutex_);
        woken_.wait_for(lock, 50ms, [&] { return !inbox_.empty(); });
        lock.unlock();
        drain(hub);
    }
}

}  // namespace baize::server
