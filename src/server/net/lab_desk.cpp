#include "server/net/lab_desk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "wire/read.hpp"
#include "server/messages.hpp"
#include "server/net/log.hpp"
#include "server/protocol/frames.hpp"

namespace baize::server {

using floor::Json;
namespace frames = protocol::frames;

namespace {

constexpr std::size_t kWaitingMax = 64;       // questions of one connection
constexpr std::size_t kWaitingInAllMax = 4'096;
constexpr std::size_t kKeptMax = 512;         // answers
constexpr std::size_t kKeptBytesMax = 262'144;  // of one answer
constexpr std::chrono::milliseconds kTellEvery{100};

std::string refusal_text(std::int64_t id, const Refusal& refusal) {
    return wire::text_of(frames::No{{id}, refusal.what, refusal.clause}, NotUtf8::Replace);
}

}  // namespace

LabDesk::LabDesk() {
    for (Lane& lane : lanes_) lane.thread = std::thread([this, &lane] { work(lane); });
}

LabDesk::~LabDesk() {
    cancel([](const Task&) { return true; });
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    for (Lane& lane : lanes_) {
        lane.woken.notify_all();
        lane.thread.join();
    }
}

// What waits is forgotten; what runs ends when it next tells how far it is.
template <class Test>
void LabDesk::cancel(Test test) {
    const std::lock_guard lock(mutex_);
    for (Lane& lane : lanes_) {
        std::erase_if(lane.waiting, [&](const TaskPtr& task) { return test(*task); });
        if (lane.running && test(*lane.running)) lane.running->cancelled = true;
    }
}

void LabDesk::disconnected(ConnectionId connection) {
    cancel([&](const Task& task) { return task.channel->id == connection; });
}

void LabDesk::received(const ChannelPtr& channel, const std::string& text) {
    const auto message = parse_message(text);
    auto task = std::make_shared<Task>();
    task->channel = channel;
    frames::AskLab frame;
    if (auto wrong = wire::read(message, frame, "lab")) return channel->send(refusal_text(0, Refusal{*wrong}));
    task->what = std::move(frame.what);
    task->id = frame.id;
    task->args = std::move(frame.args.json);
    if (task->what == "cancel")
        return cancel([&](const Task& each) { return each.channel->id == channel->id && each.id == task->id; });
    Lane& lane = lanes_[lab_takes_long(task->args) ? 1 : 0];
    {
        const std::lock_guard lock(mutex_);
        const auto mine = std::count_if(lane.waiting.begin(), lane.waiting.end(),
                                        [&](const TaskPtr& each) { return each->channel == channel; });
        if (static_cast<std::size_t>(mine) >= kWaitingMax || lane.waiting.size() >= kWaitingInAllMax)
            return channel->send(
                refusal_text(task->id, Refusal{"too many questions wait: ask again when some are answered"}));
        lane.waiting.push_back(std::move(task));
    }
    lane.woken.notify_one();
}

void LabDesk::work(Lane& lane) {
    std::unique_lock lock(mutex_);
    for (;;) {
        lane.woken.wait(lock, [&] { return ends_ || !lane.waiting.empty(); });
        if (ends_) return;
        lane.running = std::move(lane.waiting.front());
        lane.waiting.pop_front();
        lock.unlock();
        try {
            answer(*lane.running);
        } catch (const Cancelled&) {
        } catch (const std::exception& error) {  // a fault of ours in one price ends neither the lab nor the floor
            write_log({{"level", "error"},
                       {"what", "the lab failed"},
                       {"question", lane.running->what},
                       {"why", error.what()}});
            lane.running->channel->send(
                refusal_text(lane.running->id, Refusal{"the lab failed at this question; the log says why"}));
        }
        lock.lock();
        lane.running.reset();
    }
}

void LabDesk::answer(Task& task) {
    const std::string key = task.what + task.args.dump(-1, ' ', false, Json::error_handler_t::replace);
    auto is = kept(key);
    if (!is) {
        auto told = std::chrono::steady_clock::now();
        const auto progress = [&](double part) {
            const auto now = std::chrono::steady_clock::now();
            if (now - told < kTellEvery) return !task.cancelled;
            told = now;
            if (!task.cancelled) task.channel->send(wire::text_of(frames::Progress{task.id, part}));
            return !task.cancelled;
        };
        // its first part has no other sign of life
        if (lab_takes_long(task.args)) task.channel->send(wire::text_of(frames::Progress{task.id, 0}));
        const auto json = lab_answer(task.what, task.args, progress);
        if (!json) return task.channel->send(refusal_text(task.id, json.refusal()));
        is = std::make_shared<std::string>(json->dump(-1, ' ', false, LabJson::error_handler_t::replace));
        keep(key, *is);
    }
    if (!task.cancelled) task.channel->send(wire::text_of(frames::Answer{task.id, {*is}}));
}

std::shared_ptr<const std::string> LabDesk::kept(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto found = answers_.find(key);
    return found == answers_.end() ? nullptr : found->second;
}

void LabDesk::keep(const std::string& key, std::string text) {
    if (text.size() + key.size() > kKeptBytesMax) return;
    const std::lock_guard lock(mutex_);
    if (!answers_.emplace(key, std::make_shared<std::string>(std::move(text))).second) return;
    oldest_.push_back(key);
    if (oldest_.size() <= kKeptMax) return;
    answers_.erase(oldest_.front());
    oldest_.pop_front();
}

}  // namespace baize::server
