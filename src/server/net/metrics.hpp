// What the server counts, in the text form of Prometheus.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/hub.hpp"

namespace baize::server {

class Metrics {
public:
    Metrics();
    ~Metrics();

    // On the hub's thread, after a turn.
    void take(const Hub& hub, std::size_t waiting, double turn_seconds);
    void committed(double seconds);
    // From network threads.
    void request(int status);
    void turned_away(const char* why);
    std::string text() const;

private:
    struct Series;
    std::unique_ptr<Series> series_;
};

// Passes everything on to the store that `open` opens, and times the commits. After a StoreError and the `rollback`
// that must follow it, the store is opened anew: the next call finds it again, or throws. `metrics` outlives it.
std::unique_ptr<store::Store> watched_store(std::function<std::unique_ptr<store::Store>()> open, Metrics& metrics);

}  // namespace baize::server
