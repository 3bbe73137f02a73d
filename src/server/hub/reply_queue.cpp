#include "server/hub/reply_queue.hpp"

namespace baize::server {

void ReplyQueue::refuse(ConnectionId to, const Refusal& refusal, floor::Json number) {
    answer(to, frames::No{{std::move(number)}, refusal.what, refusal.clause});
}

void ReplyQueue::end_of_work() {
    for (auto& [to, why] : std::exchange(closes_, {})) pending_.push_back({to, std::move(why), true});
}

void ReplyQueue::hold_until(std::uint64_t batch) {
    for (Message& each : std::exchange(pending_, {})) awaiting_commit_.emplace_back(batch, std::move(each));
}

void ReplyQueue::release(std::uint64_t stored) {
    for (; !awaiting_commit_.empty() && awaiting_commit_.front().first <= stored; awaiting_commit_.pop_front()) {
        Message& message = awaiting_commit_.front().second;
        (message.close ? close_ : deliver_)(message.to, std::move(message.text));
    }
    sent_();
}

void ReplyQueue::forget() {
    pending_.clear();
    closes_.clear();
    awaiting_commit_.clear();
}

}  // namespace baize::server
