// Memory for large tables. A page is given by the system when it is first touched, which takes longer than to fill it:
// with large pages that happens some hundred times less often.
#pragma once

#include <sys/mman.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace baize::poker {

inline constexpr std::size_t kLargePage = std::size_t{1} << 21;

// Asks for it; a system that has none goes on with small ones. Memory that was not touched yet.
inline void prefer_large_pages(void* memory, std::size_t bytes) {
    const auto from = (reinterpret_cast<std::uintptr_t>(memory) + kLargePage - 1) / kLargePage * kLargePage;
    const auto to = (reinterpret_cast<std::uintptr_t>(memory) + bytes) / kLargePage * kLargePage;
    if (from < to) madvise(reinterpret_cast<void*>(from), to - from, MADV_HUGEPAGE);
}

template <class Number>
struct InLargePages {
    using value_type = Number;
    InLargePages() = default;
    template <class Other>
    InLargePages(const InLargePages<Other>&) {}
    Number* allocate(std::size_t count) {
        Number* const memory = std::allocator<Number>().allocate(count);
        prefer_large_pages(memory, count * sizeof(Number));
        return memory;
    }
    void deallocate(Number* memory, std::size_t count) { std::allocator<Number>().deallocate(memory, count); }
    bool operator==(const InLargePages&) const = default;
};

template <class Number>
using LargeVector = std::vector<Number, InLargePages<Number>>;

}  // namespace baize::poker
