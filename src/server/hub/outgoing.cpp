#include "server/hub/outgoing.hpp"

namespace baize::server {

void Outgoing::refuse(ConnectionId to, const Refusal& refusal, floor::Json number) {
    answer(to, frames::No{{std::move(number)}, refusal.what, refusal.clause});
}

void Outgoing::end_of_work() {
    for (auto& [to, why] : std::exchange(closes_, {})) said_.push_back({to, std::move(why), true});
}

void Outgoing::hold_until(std::uint64_t batch) {
    for (Message& each : std::exchange(said_, {})) held_.emplace_back(batch, std::move(each));
}

void Outgoing::release(std::uint64_t stored) {
    for (; !held_.empty() && held_.front().first <= stored; held_.pop_front()) {
        Message& message = held_.front().second;
        (message.close ? close_ : deliver_)(message.to, std::move(message.text));
    }
    sent_();
}

void Outgoing::forget() {
    said_.clear();
    closes_.clear();
    held_.clear();
}

}  // namespace baize::server
