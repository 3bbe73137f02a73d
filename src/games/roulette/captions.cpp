#include "games/roulette/captions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/roulette/wheel.hpp"

namespace baize::roulette {

std::optional<int> number_named(std::string_view name) {
    const auto found = std::find(std::begin(kNames), std::end(kNames), name);
    if (found == std::end(kNames)) return std::nullopt;
    return static_cast<int>(found - std::begin(kNames));
}

std::string number_caption(std::string_view name) {
    const auto number = number_named(name);
    if (!number) return {};
    const std::string_view parity = is_zero(*number) ? "" : *number % 2 ? ", odd" : ", even";
    return fmt::format("{}, {}{}", name, colour_name(colour_of(*number)), parity);
}

std::string spin_caption(std::span<const std::string> spun) { return number_caption(spun[0]); }

std::string_view compartment_colour(std::string_view name) {
    const auto number = number_named(name);
    return number ? colour_name(colour_of(*number)) : std::string_view();
}

}  // namespace baize::roulette
