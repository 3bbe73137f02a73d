// How the library says no. Nothing here throws for bad input and nothing is printed: a function that can refuse returns
// a Result, whose refusal says what was wrong, what was expected, and by which clause of the rule book, if any.
//
//     const auto setup = game->setup({.options = {{"decks", "8"}}});
//     if (!setup) return fail(to_string(setup.refusal()));
//     use(*setup);
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "baize/namespace.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

struct Refusal {
    std::string what;      // what was wrong, and what was expected
    std::string clause{};  // by which clause; empty where no rule of a book is concerned
};

using MaybeRefusal = std::optional<Refusal>;

// "what (clause)", in one line.
inline std::string to_string(const Refusal& refusal) {
    return refusal.clause.empty() ? refusal.what : refusal.what + " (" + refusal.clause + ")";
}

// A value, or why there is none. Whoever asks for the one that is not there gets std::bad_variant_access.
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

}  // namespace v0
}  // namespace baize
