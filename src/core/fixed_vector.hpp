// A vector with its room inside itself: rounds are simulated by the million, so they never allocate.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace baize {

template <class T, std::size_t Capacity>
class FixedVector {
public:
    using value_type = T;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }
    constexpr void clear() { size_ = 0; }

    constexpr T& operator[](std::size_t i) { assert(i < size_); return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { assert(i < size_); return items_[i]; }
    constexpr T& back() { assert(size_ > 0); return items_[size_ - 1]; }
    constexpr const T& back() const { assert(size_ > 0); return items_[size_ - 1]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    // Overflow is a fault of the program, never of the input: limits are checked before this is called.
    constexpr T& push_back(const T& item) {
        if (size_ == Capacity) throw std::length_error("FixedVector is full");
        items_[size_] = item;
        return items_[size_++];
    }
    constexpr void pop_back() { assert(size_ > 0); --size_; }
    constexpr void erase(std::size_t i) {
        assert(i < size_);
        for (std::size_t j = i + 1; j < size_; ++j) items_[j - 1] = items_[j];
        --size_;
    }
    constexpr bool operator==(const FixedVector& other) const {
        if (size_ != other.size_) return false;
        for (std::size_t i = 0; i < size_; ++i)
            if (!(items_[i] == other.items_[i])) return false;
        return true;
    }

private:
    std::uint32_t size_ = 0;  // first, so that a few items in much room lie beside it
    std::array<T, Capacity> items_{};
};

}  // namespace baize
