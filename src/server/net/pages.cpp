#include "server/net/pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "server/barcode.hpp"

namespace baize::server {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kFileMax = 32u << 20;
constexpr std::string_view kNoCache = "no-cache";  // kept, but asked about each time
constexpr std::string_view kForEver = "public, max-age=31536000, immutable";  // files with a hash in their name

struct TypeRow {
    std::string_view ending, type;
};
constexpr TypeRow kTypes[] = {
    {".html", "text/html; charset=utf-8"},        {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},          {".svg", "image/svg+xml"},
    {".json", "application/json"},
    {".map", "application/json"},                 {".png", "image/png"},                     {".jpg", "image/jpeg"},
    {".webp", "image/webp"},                      {".ico", "image/x-icon"},                  {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},        {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},                       {".ogg", "audio/ogg"},
    {".pdf", "application/pdf"},
};

std::string_view type_of(std::string_view name) {
    for (const TypeRow& row : kTypes)
        if (name.ends_with(row.ending)) return row.type;
    return "application/octet-stream";
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// "/a%20b?c" -> "/a b". Nothing where it is no path at all.
std::optional<std::string> path_of(std::string_view target) {
    target = target.substr(0, target.find_first_of("?#"));
    if (!target.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t i = 0; i < target.size(); ++i) {
        if (target[i] != '%') { path += target[i]; continue; }
        if (i + 2 >= target.size()) return std::nullopt;
        const int high = hex_digit(target[i + 1]), low = hex_digit(target[i + 2]);
        if (high < 0 || low < 0) return std::nullopt;
        path += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return path;
}

// A name that begins with a dot climbs (..) or is nobody's business (.git).
bool plain_path(std::string_view path) {
    return path.find('\0') == path.npos && path.find('\\') == path.npos && path.find("/.") == path.npos &&
           path.find("//") == path.npos;
}

bool same_text(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

// The file itself, or nothing where it lies outside the folder (by a link) or is none.
std::optional<fs::path> file_inside(const fs::path& folder, std::string_view path) {
    std::error_code error;
    const std::string relative(path.substr(1));
    const std::string slash = relative.empty() || relative.ends_with('/') ? "" : "/";
    for (const std::string& name : {relative, relative + ".html", relative + slash + "index.html"}) {
        const fs::path found = fs::weakly_canonical(folder / name, error);
        if (error || !fs::is_regular_file(found, error) || fs::file_size(found, error) > kFileMax) continue;
        const fs::path inside = found.lexically_relative(folder);
        if (!inside.empty() && *inside.begin() != "..") return found;
    }
    return std::nullopt;
}

HttpAnswer answer_of(std::string type, std::string body) {
    HttpAnswer answer;
    answer.type = std::move(type);
    answer.body = std::move(body);
    return answer;
}

HttpAnswer json_answer(int status, const floor::Json& json) {
    HttpAnswer answer = answer_of("application/json", json.dump() + "\n");
    answer.status = status;
    return answer;
}

HttpAnswer barcode_answer(std::string_view number) {
    auto svg = voucher_barcode(number);
    if (!svg)
        return plain_answer(404, "That is not a voucher's number: 18 digits, of which the last checks the others.");
    return answer_of("image/svg+xml", std::move(*svg));
}

constexpr std::string_view kWelcome =
    "The Baize floor is running. There are no pages here: start the server with --web FOLDER to serve them.\n"
    "The protocol is spoken at /ws; /health and /metrics tell how the server is.";

}  // namespace

const std::vector<std::pair<std::string_view, std::string_view>>& security_headers() {
    static const std::vector<std::pair<std::string_view, std::string_view>> kHeaders = {
        {"Content-Security-Policy",
         "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; "
         "frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
    };
    return kHeaders;
}

HttpAnswer plain_answer(int status, std::string_view words) {
    HttpAnswer answer;
    answer.status = status;
    answer.body = fmt::format("{}\n", words);
    return answer;
}

bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& origins) {
    if (origin.empty()) return true;
    if (std::any_of(origins.begin(), origins.end(), [&](const std::string& each) { return same_text(each, origin); }))
        return true;
    for (const std::string_view scheme : {"http://", "https://"})
        if (origin.starts_with(scheme)) return !host.empty() && same_text(origin.substr(scheme.size()), host);
    return false;
}

Pages::Pages(std::string web, const FloorLoop& floor, const Metrics& metrics) : floor_(floor), metrics_(metrics) {
    if (!web.empty()) web_ = fs::canonical(web).string();
}

HttpAnswer Pages::answer(const HttpQuestion& question) const {
    if (question.method != "GET" && question.method != "HEAD") {
        HttpAnswer answer =
            plain_answer(405, "Only GET and HEAD are answered here; everything else goes over the WebSocket at /ws.");
        answer.allow = "GET, HEAD";
        return answer;
    }
    const auto path = path_of(question.target);
    if (!path || !plain_path(*path)) return plain_answer(404, "There is no such page.");
    if (*path == "/health") {
        const auto [status, json] = floor_.health();
        return json_answer(status, json);
    }
    if (*path == "/metrics") return answer_of("text/plain; version=0.0.4; charset=utf-8", metrics_.text());
    if (*path == "/ws") return plain_answer(426, "This address speaks WebSocket only.");
    constexpr std::string_view kVoucher = "/voucher/", kSvg = ".svg";
    if (path->starts_with(kVoucher) && path->ends_with(kSvg) && path->size() > kVoucher.size() + kSvg.size())
        return barcode_answer(
            std::string_view(*path).substr(kVoucher.size(), path->size() - kVoucher.size() - kSvg.size()));
    return file(*path, question);
}

// Where FILE.gz lies beside FILE, it is FILE for whoever takes it so.
HttpAnswer Pages::file(std::string_view path, const HttpQuestion& question) const {
    const auto found = web_.empty() ? std::nullopt : file_inside(web_, path);
    if (!found && path == "/") return plain_answer(200, kWelcome);
    if (!found) return plain_answer(404, "There is no such page. The floor is at /.");
    std::error_code error;
    const fs::path packed = found->native() + ".gz";
    const bool has_packed = fs::is_regular_file(packed, error);
    const fs::path& sent = has_packed && question.gzip ? packed : *found;
    HttpAnswer answer;
    answer.type = type_of(found->native());
    answer.cache = path.starts_with("/assets/") ? kForEver : kNoCache;
    answer.tag = fmt::format("\"{:x}-{:x}\"", fs::last_write_time(sent, error).time_since_epoch().count(),
                             fs::file_size(sent, error));
    if (has_packed) answer.vary = "Accept-Encoding";
    if (question.seen == answer.tag) {
        answer.status = 304;
        return answer;
    }
    if (&sent == &packed) answer.coding = "gzip";
    std::ifstream stream(sent, std::ios::binary);
    answer.body.assign(std::istreambuf_iterator<char>(stream), {});
    if (!stream) return plain_answer(500, "The page cannot be read.");
    return answer;
}

}  // namespace baize::server
