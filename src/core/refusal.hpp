// Why an event or a set-up is not taken. A refusal leaves everything as it was.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/pay.hpp"

namespace baize {

struct Refusal {
    std::string what;      // what was wrong, and what was expected
    std::string clause{};  // by which clause; empty where no rule of a book is concerned
};

using MaybeRefusal = std::optional<Refusal>;

inline std::string to_string(const Refusal& refusal) {
    return refusal.clause.empty() ? refusal.what : refusal.what + " (" + refusal.clause + ")";
}

// A value, or why there is none.
template <class T>
class Result {
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Refusal refusal) : state_(std::move(refusal)) {}

    explicit operator bool() const { return state_.index() == 0; }
    T& operator*() { return std::get<0>(state_); }
    const T& operator*() const { return std::get<0>(state_); }
    T* operator->() { return &std::get<0>(state_); }
    const T* operator->() const { return &std::get<0>(state_); }
    const Refusal& refusal() const { return std::get<1>(state_); }

private:
    std::variant<T, Refusal> state_;
};

}  // namespace baize
