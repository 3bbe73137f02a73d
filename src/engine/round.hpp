// A round of a game, written as a coroutine in the order of its rule book.
#pragma once

#include <array>
#include <coroutine>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

#include "core/pay.hpp"

namespace baize {

// Thrown into the await of a round that a ruling ends: every wager still open is void by this clause.
struct VoidRound {
    Clause clause;
};

// Frames are recycled by size, so that a round costs no allocation once the pool is warm.
class FramePool {
public:
    static void* take(std::size_t bytes) {
        auto& head = free_[slot(bytes)];
        if (head) return std::exchange(head, *static_cast<void**>(head));
        if (void* fresh = std::malloc(slot(bytes) * kGrain)) return fresh;
        throw std::bad_alloc();
    }
    static void give(void* frame, std::size_t bytes) {
        auto& head = free_[slot(bytes)];
        *static_cast<void**>(frame) = std::exchange(head, frame);
    }

private:
    static constexpr std::size_t kGrain = 64, kSlots = 128;

    // The list frees its frames with its thread, so that leak checkers stay quiet.
    struct Lists : std::array<void*, kSlots> {
        Lists() : std::array<void*, kSlots>{} {}
        ~Lists() {
            for (void* head : *this)
                while (head) std::free(std::exchange(head, *static_cast<void**>(head)));
        }
    };
    static std::size_t slot(std::size_t bytes) {
        const std::size_t index = (bytes + kGrain - 1) / kGrain;
        if (index >= kSlots) throw std::bad_alloc();
        return index;
    }
    static inline thread_local Lists free_{};
};

class [[nodiscard]] Round {
public:
    struct promise_type {
        std::exception_ptr failure{};

        Round get_return_object() { return Round{Handle::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { failure = std::current_exception(); }
        static void* operator new(std::size_t bytes) { return FramePool::take(bytes); }
        static void operator delete(void* frame, std::size_t bytes) { FramePool::give(frame, bytes); }
    };
    using Handle = std::coroutine_handle<promise_type>;

    explicit Round(Handle handle) : handle_(handle) {}
    Round(Round&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
    Round& operator=(Round&& other) noexcept { std::swap(handle_, other.handle_); return *this; }
    Round(const Round&) = delete;
    Round& operator=(const Round&) = delete;
    ~Round() { if (handle_) handle_.destroy(); }

    void start() { handle_.resume(); }
    bool done() const { return handle_.done(); }
    // What ended the round early, if anything did: a VoidRound, or a fault of the program.
    std::exception_ptr failure() const { return handle_.promise().failure; }

private:
    Handle handle_;
};

}  // namespace baize
