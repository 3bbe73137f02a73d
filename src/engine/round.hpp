// A round of a game, written as a coroutine in the order of its rule book.
#pragma once

#include <coroutine>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

#include "core/pay.hpp"

namespace baize {

// Thrown into the await of a round that a ruling ends: every wager still open is void by this clause.
struct VoidRound {
    Clause clause;
    bool this_round_only = false;  // wagers from earlier rounds stay as they lay: the throw does not count
};

class Table;

// Where a round's frame lives. The table lends its own slot, so that a round costs no allocation once the slot has
// grown to the size of the game's frame; a second round that is alive at the same moment takes its frame from the heap.
class FrameSlot {
public:
    FrameSlot() = default;
    FrameSlot(const FrameSlot&) = delete;
    FrameSlot& operator=(const FrameSlot&) = delete;
    ~FrameSlot() { std::free(memory_); }

    void* take(std::size_t bytes) {
        if (busy_) return with_owner(std::malloc(bytes + kHead), nullptr);
        if (bytes > size_) grow(bytes);
        busy_ = true;
        return with_owner(memory_, this);
    }
    static void give(void* frame) {
        void* memory = static_cast<std::byte*>(frame) - kHead;
        FrameSlot* owner = *static_cast<FrameSlot**>(memory);
        if (owner) owner->busy_ = false;
        else std::free(memory);
    }

private:
    static constexpr std::size_t kHead = 64;  // keeps frames aligned to a cache line

    static void* with_owner(void* memory, FrameSlot* owner) {
        if (!memory) throw std::bad_alloc();
        *static_cast<FrameSlot**>(memory) = owner;
        return static_cast<std::byte*>(memory) + kHead;
    }
    void grow(std::size_t bytes) {
        std::free(memory_);
        memory_ = std::aligned_alloc(64, (bytes + kHead + 63) / 64 * 64);
        size_ = bytes;
    }

    void* memory_ = nullptr;
    std::size_t size_ = 0;
    bool busy_ = false;
};

FrameSlot& frame_slot(Table& table);

class [[nodiscard]] Round {
public:
    struct promise_type {
        std::exception_ptr failure{};

        Round get_return_object() { return Round{Handle::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { failure = std::current_exception(); }
        static void* operator new(std::size_t bytes, Table& table) { return frame_slot(table).take(bytes); }
        static void operator delete(void* frame) { FrameSlot::give(frame); }
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
