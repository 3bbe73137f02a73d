// What the server answers over plain HTTP. No sockets here: a question in, an answer out, from any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/floor_loop.hpp"
#include "server/net/metrics.hpp"

namespace baize::server {

struct HttpQuestion {
    std::string_view method, target;
    std::string_view seen;  // If-None-Match
    bool gzip = false;      // may the answer be compressed?
};

struct HttpAnswer {
    int status = 200;
    std::string type = "text/plain; charset=utf-8";
    std::string body;
    std::string cache = "no-store";
    std::string tag;    // ETag
    std::string allow;  // of a 405
    std::string coding; // Content-Encoding
    std::string vary;
};

// Headers that every answer carries, a pair each.
const std::vector<std::pair<std::string_view, std::string_view>>& security_headers();

HttpAnswer plain_answer(int status, std::string_view words);

// A page of another site may not speak for its visitor: its Origin is refused. Programs send no Origin. `host` is the
// Host header; `origins` are allowed as they stand ("https://floor.example").
bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& origins);

class Pages {
public:
    // `web`: folder of static files, or empty.
    Pages(std::string web, const FloorLoop& floor, const Metrics& metrics);
    HttpAnswer answer(const HttpQuestion& question) const;

private:
    HttpAnswer file(std::string_view path, const HttpQuestion& question) const;

    std::string web_;  // resolved
    const FloorLoop& floor_;
    const Metrics& metrics_;
};

}  // namespace baize::server
