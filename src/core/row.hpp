// Items in a row, in room that somebody else has reserved: it never grows, and never takes anything from the heap.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace baize {

// What is assigned to a row is copied into the row's own room. A row is not made from another: two of them would lie in
// the same place.
template <class T>
class Row {
public:
    using value_type = T;

    Row() = default;  // without room, and empty
    Row(const Row&) = delete;
    Row& operator=(const Row& other) {
        if (this == &other) return *this;
        if (other.size_ > capacity_) full();
        std::copy(other.begin(), other.end(), items_);
        size_ = other.size_;
        return *this;
    }
    // Where it lies from now on. The room outlives the row.
    void lie_in(T* room, std::size_t capacity) {
        items_ = room;
        size_ = 0;
        capacity_ = static_cast<std::uint16_t>(capacity);
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    std::size_t capacity() const { return capacity_; }
    void clear() { size_ = 0; }

    T& operator[](std::size_t i) { assert(i < size_); return items_[i]; }
    const T& operator[](std::size_t i) const { assert(i < size_); return items_[i]; }
    T& back() { assert(size_ > 0); return items_[size_ - 1]; }
    const T& back() const { assert(size_ > 0); return items_[size_ - 1]; }
    T* begin() { return items_; }
    T* end() { return items_ + size_; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }

    // Overflow is a fault of the program, never of the input: whoever reserved the room knew how many can come.
    [[gnu::always_inline]] T& push_back(const T& item) {
        if (size_ == capacity_) [[unlikely]] full();
        items_[size_] = item;
        return items_[size_++];
    }
    void pop_back() { assert(size_ > 0); --size_; }
    void erase(std::size_t i) {
        assert(i < size_);
        std::copy(items_ + i + 1, items_ + size_, items_ + i);
        --size_;
    }
    bool operator==(const Row& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    [[noreturn]] static void full() { throw std::length_error("a row has no more room"); }

    T* items_ = nullptr;
    std::uint16_t size_ = 0;
    std::uint16_t capacity_ = 0;
};

}  // namespace baize
