#include "server/net/log.hpp"

#include <fmt/format.h>
#include <spdlog/async.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <stdexcept>

namespace baize::server {

namespace {

constexpr const char* kLevels = "trace, debug, info, warning, error or off";
constexpr std::size_t kLinesMax = 8'192;  // beyond it the oldest are lost: the floor does not wait for a full pipe

std::shared_ptr<spdlog::logger>& logger() {
    static std::shared_ptr<spdlog::logger> one;
    return one;
}

}  // namespace

void start_log(const std::string& level, const std::string& file) try {
    const auto weight = spdlog::level::from_str(level);  // "off" is also what it says for a word it does not know
    if (weight == spdlog::level::off && level != "off")
        throw std::runtime_error(fmt::format("--log-level is '{}'; expected {}", level, kLevels));
    spdlog::init_thread_pool(kLinesMax, 1);
    logger() = file.empty() ? spdlog::create_async_nb<spdlog::sinks::stderr_sink_mt>("baize")
                            : spdlog::create_async_nb<spdlog::sinks::basic_file_sink_mt>("baize", file);
    logger()->set_level(weight);
    logger()->flush_on(spdlog::level::info);
    logger()->set_pattern(R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v)", spdlog::pattern_time_type::utc);
} catch (const spdlog::spdlog_ex& error) {
    throw std::runtime_error(fmt::format("the log file {} cannot be written: {}", file, error.what()));
}

void write_log(floor::Json line) {
    if (!logger()) return;
    const auto weight = spdlog::level::from_str(line.value("level", "info"));
    if (!logger()->should_log(weight)) return;
    line.erase("level");
    if (line.empty()) line["what"] = "";
    logger()->log(weight, "{}", line.dump(-1, ' ', false, floor::Json::error_handler_t::replace).substr(1));
}

void end_log() {
    logger().reset();
    spdlog::shutdown();
}

}  // namespace baize::server
