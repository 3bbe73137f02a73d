// Numbers to choose by, made and shortened by RapidCheck. An empty tape answers zero, so that every shortened one tells
// a story too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace baize::testing_support {

class Tape {
public:
    explicit Tape(std::vector<std::uint16_t> numbers) : numbers_(std::move(numbers)) {}
    bool empty() const { return next_ >= numbers_.size(); }
    std::size_t below(std::size_t bound) { return bound == 0 || empty() ? 0 : numbers_[next_++] % bound; }
    bool chance(std::size_t percent) { return below(100) < percent; }

private:
    std::vector<std::uint16_t> numbers_;
    std::size_t next_ = 0;
};

}  // namespace baize::testing_support
