// The program under load: 34 tables in a folder of its own, started and asked for its figures.
#pragma once

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

namespace floor_load {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

[[noreturn]] inline void die(const std::string& what) {
    fmt::print(stderr, "floor_load: {}\n", what);
    std::exit(1);
}

// A table's clock counts whole seconds; a shorter round ends when all are ready.
inline bool by_clock(double round_seconds) { return round_seconds >= 1 && round_seconds == std::floor(round_seconds); }

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Electronic tables have their bets open for 30 s (Division 9A 3.3(b)(ii));
// these are others, so that the floor can be loaded.
inline void write_tables(const std::string& folder, int tables, double pace) {
    std::filesystem::create_directory(folder);
    std::ifstream example(BAIZE_SOURCE_DIR "/examples/tables/gb.sic-bo.toml");
    std::stringstream text;
    for (std::string line; std::getline(example, line);)
        if (!line.starts_with("id =") && !line.starts_with("betting-seconds =")) text << line << '\n';
    if (text.str().empty()) die("examples/tables/gb.sic-bo.toml cannot be read");
    const int betting = by_clock(pace) ? static_cast<int>(pace) : 60;
    for (int i = 1; i <= tables; ++i)
        std::ofstream(fmt::format("{}/{}.toml", folder, i))
            << fmt::format("id = \"load-{}\"\nelectronic = false\nbetting-seconds = {}\n", i, betting) << text.str();
}

class Server {
public:
    Server(const std::string& program, const std::string& folder) {
        std::vector<std::string> words = {program,      "serve",
                                          "--port",     "0",
                                          "--json",     "--demo",
                                          "--database", folder + "/floor.db",
                                          "--tables",   folder + "/tables",
                                          "--log-file", folder + "/log"};
        std::vector<char*> raw;
        for (std::string& each : words) raw.push_back(each.data());
        raw.push_back(nullptr);
        int line[2];
        if (pipe2(line, O_CLOEXEC) != 0) die("no pipe");
        pid_ = fork();
        if (pid_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            dup2(line[1], STDOUT_FILENO);
            execv(program.c_str(), raw.data());
            _exit(127);
        }
        ::close(line[1]);
        std::array<char, 65'536> text{};
        const ssize_t got = read(line[0], text.data(), text.size());
        ::close(line[0]);
        const json start =
            json::parse(std::string(text.data(), got > 0 ? static_cast<std::size_t>(got) : 0), nullptr, false);
        if (!start.is_object()) die(program + " did not start");
        port_ = start.at("port");
    }
    ~Server() { end(); }
    Server(const Server&) = delete;
    void end() {
        if (pid_ <= 0) return;
        kill(pid_, SIGTERM);
        waitpid(std::exchange(pid_, -1), nullptr, 0);
    }
    std::uint16_t port() const { return port_; }
    // Of all processors, since the start.
    double processor_seconds() const {
        std::ifstream file(fmt::format("/proc/{}/stat", pid_));
        std::string text;
        std::getline(file, text);
        std::istringstream fields(text.substr(text.rfind(')') + 2));
        for (int i = 3; i < 14; ++i) fields >> text;  // the state is field 3, the time in the
                                                      // program field 14, in the kernel 15
        double program = 0, kernel = 0;
        fields >> program >> kernel;
        return (program + kernel) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }

    int connect() const {
        const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port_);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (fd < 0 || ::connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            die(fmt::format("no connection: {}", std::strerror(errno)));
        const int on = 1;
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        return fd;
    }
    // The values of /metrics by name.
    std::map<std::string, double> metrics() const {
        const int fd = connect();
        const std::string request = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        if (write(fd, request.data(), request.size()) < 0) die("no metrics");
        std::string text;
        std::array<char, 65'536> part;
        for (ssize_t got; (got = read(fd, part.data(), part.size())) > 0;)
            text.append(part.data(), static_cast<std::size_t>(got));
        ::close(fd);
        std::map<std::string, double> values;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            if (const auto space = line.find(' '); line.starts_with("baize_") && space != line.npos)
                values[line.substr(0, space)] = std::strtod(line.c_str() + space, nullptr);
        return values;
    }

private:
    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
};

}  // namespace floor_load
