#include "cli/dieharder.hpp"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace baize::cli {

namespace {

Refusal failed(std::string_view what, int error) { return {fmt::format("{}: {}", what, std::strerror(error))}; }

// Starts it with the reading end of the pipe as its stdin.
Result<pid_t> start(const std::vector<std::string>& arguments, const int (&pipe_ends)[2]) {
    std::vector<std::string> words{"dieharder", "-g", "200"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe_ends[0], STDIN_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe_ends[0]);
    posix_spawn_file_actions_addclose(&actions, pipe_ends[1]);
    pid_t child = -1;
    const int error = posix_spawnp(&child, "dieharder", &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error == ENOENT) return Refusal{"dieharder is not installed; on Debian: apt-get install dieharder"};
    if (error != 0) return failed("dieharder could not be started", error);
    return child;
}

void feed(int pipe_end, const std::function<std::uint64_t()>& bits) {
    std::array<std::uint64_t, 8192> numbers;
    for (;;) {
        for (std::uint64_t& number : numbers) number = bits();
        const char* at = reinterpret_cast<const char*>(numbers.data());
        for (std::size_t left = sizeof numbers; left > 0;) {
            const ssize_t written = write(pipe_end, at, left);
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return;  // it has closed its end: it has enough
            at += written;
            left -= static_cast<std::size_t>(written);
        }
    }
}

}  // namespace

Result<int> run_dieharder(const std::vector<std::string>& arguments, const std::function<std::uint64_t()>& bits) {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) return failed("no pipe to dieharder", errno);
    const auto child = start(arguments, pipe_ends);
    close(pipe_ends[0]);
    if (!child) {
        close(pipe_ends[1]);
        return child.refusal();
    }
    std::signal(SIGPIPE, SIG_IGN);
    feed(pipe_ends[1], bits);
    close(pipe_ends[1]);
    int state = 0;
    while (waitpid(*child, &state, 0) < 0)
        if (errno != EINTR) return failed("dieharder was lost", errno);
    if (!WIFEXITED(state)) return Refusal{"dieharder was ended by a signal"};
    return WEXITSTATUS(state);
}

}  // namespace baize::cli
