// A round of a game, written as a coroutine in the order of its rule book.
#pragma once

#include <array>
#include <bit>
#include <coroutine>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/pay.hpp"

namespace baize {

// Thrown into the await of a round that a ruling ends: every wager still open is void by this clause.
struct VoidRound {
    Clause clause;
    bool this_round_only = false;  // wagers from earlier rounds stay as they lay: the throw does not count
};

class Table;

// Where the frames of a round and of its steps live. The table lends its own slots, so that a round costs no allocation
// once they have grown to the size of the game's frames; what is nested deeper than there are slots takes its frame
// from the heap.
class FrameSlots {
public:
    static constexpr std::size_t kSlots = 8;

    FrameSlots() = default;
    FrameSlots(const FrameSlots&) = delete;
    FrameSlots& operator=(const FrameSlots&) = delete;
    ~FrameSlots() { for (const Slot& slot : slots_) release(slot); }

    void* take(std::size_t bytes) {
        const auto free_slot = static_cast<std::size_t>(std::countr_one(busy_));
        if (free_slot >= kSlots) [[unlikely]] return with_head(std::malloc(bytes + kHead), nullptr, 0);
        Slot& slot = slots_[free_slot];
        const std::uint32_t bit = 1u << free_slot;
        if (bytes > slot.size) [[unlikely]] grow(slot, bytes, bit);
        busy_ |= bit;
        return slot.frame;
    }
    static void give(void* frame) {
        Head* head = head_of(frame);
        if (head->owner) [[likely]] head->owner->busy_ &= ~head->bit;
        else std::free(head);
    }

private:
    // Its head is written when it grows, and stands from then on.
    struct Slot {
        void* frame = nullptr;
        std::size_t size = 0;
    };
    struct Head {
        FrameSlots* owner;  // null: from the heap
        std::uint32_t bit;
    };
    static constexpr std::size_t kHead = 64;  // keeps frames aligned to a cache line

    static Head* head_of(void* frame) { return reinterpret_cast<Head*>(static_cast<std::byte*>(frame) - kHead); }
    static void* with_head(void* memory, FrameSlots* owner, std::uint32_t bit) {
        if (!memory) throw std::bad_alloc();
        new (memory) Head{owner, bit};
        return static_cast<std::byte*>(memory) + kHead;
    }
    static void release(const Slot& slot) { if (slot.frame) std::free(head_of(slot.frame)); }
    void grow(Slot& slot, std::size_t bytes, std::uint32_t bit) {
        release(std::exchange(slot, {}));
        slot.frame = with_head(std::aligned_alloc(64, (bytes + kHead + 63) / 64 * 64), this, bit);
        slot.size = bytes;
    }

    std::array<Slot, kSlots> slots_;
    std::uint32_t busy_ = 0;
};

FrameSlots& frame_slots(Table& table);

// What the promises of rounds and steps share: the frame comes from the table, which is their first parameter.
struct FramePromise {
    template <class... Rest>
    static void* operator new(std::size_t bytes, Table& table, const Rest&...) {
        return frame_slots(table).take(bytes);
    }
    static void operator delete(void* frame) { FrameSlots::give(frame); }
};

// It begins when it is called, and its frame is gone when it has ended: a round that never sleeps, as in simulation, is
// entered once.
class [[nodiscard]] Round {
public:
    struct promise_type : FramePromise {
        Round* round = nullptr;

        Round get_return_object() { return Round{*this}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        std::suspend_never final_suspend() noexcept { round->handle_ = {}; return {}; }
        void return_void() {}
        void unhandled_exception() { round->failure_ = std::current_exception(); }
    };

    Round() = default;  // none: as one that has ended
    Round(Round&& other) noexcept { *this = std::move(other); }
    Round& operator=(Round&& other) noexcept {
        std::swap(handle_, other.handle_);
        std::swap(failure_, other.failure_);
        if (handle_) handle_.promise().round = this;
        if (other.handle_) other.handle_.promise().round = &other;
        return *this;
    }
    Round(const Round&) = delete;
    Round& operator=(const Round&) = delete;
    ~Round() { if (handle_) [[unlikely]] handle_.destroy(); }

    bool done() const { return !handle_; }
    // What ended the round early, if anything did: a VoidRound, or a fault of the program.
    const std::exception_ptr& failure() const { return failure_; }

private:
    using Handle = std::coroutine_handle<promise_type>;
    explicit Round(promise_type& promise) : handle_(Handle::from_promise(promise)) { promise.round = this; }

    Handle handle_{};  // null once it has ended
    std::exception_ptr failure_{};
};

// ---- Steps ----------------------------------------------------------------------------------------------

template <class T>
class StepOf;

// What a step gives to whoever awaits it: by co_return into the step's own object.
template <class T>
struct StepPromise {
    StepOf<T>* step = nullptr;
    void return_value(const T& given) { step->value_ = given; }
};
template <>
struct StepPromise<void> {
    StepOf<void>* step = nullptr;
    void return_void() {}
};

// A part of a round with a name of its own, which can await all that a round can, and other steps:
//     Step decide(Table& t, Box& box);          ...  co_await decide(t, box);
// It begins when it is called, and whoever awaits it goes on when it has ended. A ruling that is thrown into its await
// unwinds it first and then whoever awaits it. The table is its first parameter; what it takes by reference must
// outlive it. In simulation it never sleeps: its frame is given back before the call returns.
template <class T = void>
class [[nodiscard]] StepOf {
public:
    struct promise_type : FramePromise, StepPromise<T> {
        std::coroutine_handle<> awaited_by{};  // null while it has not slept

        StepOf get_return_object() { return StepOf{*this}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        auto final_suspend() noexcept { return End{*this}; }
        void unhandled_exception() { this->step->failure_ = std::current_exception(); }
    };

    StepOf(const StepOf&) = delete;
    StepOf& operator=(const StepOf&) = delete;
    ~StepOf() { if (handle_) [[unlikely]] handle_.destroy(); }

    bool await_ready() const noexcept { return !handle_; }
    void await_suspend(std::coroutine_handle<> by) const noexcept { handle_.promise().awaited_by = by; }
    T await_resume() const {
        if (failure_) [[unlikely]] std::rethrow_exception(failure_);
        if constexpr (!std::is_void_v<T>) return *value_;
    }

private:
    friend struct StepPromise<T>;
    struct Nothing {};

    // A step that has not slept is done with when it ends. One that has slept wakes whoever awaits it, who destroys the
    // frame: nothing of it is touched after that.
    struct End {
        promise_type& promise;
        bool await_ready() const noexcept {
            if (promise.awaited_by) [[unlikely]] return false;
            promise.step->handle_ = {};
            return true;
        }
        void await_suspend(std::coroutine_handle<> ended) const noexcept {
            (void)ended;
            promise.awaited_by.resume();
        }
        void await_resume() const noexcept {}
    };

    // It is never moved, so the promise can point to it.
    explicit StepOf(promise_type& promise) : handle_(std::coroutine_handle<promise_type>::from_promise(promise)) {
        promise.step = this;
    }

    std::coroutine_handle<promise_type> handle_;  // null once it has ended without sleeping
    std::exception_ptr failure_{};
    [[no_unique_address]] std::conditional_t<std::is_void_v<T>, Nothing, std::optional<T>> value_{};
};

using Step = StepOf<>;

}  // namespace baize
