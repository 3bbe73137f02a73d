// What a spin is called, "17, black, odd", and the colours of the compartments.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace baize::roulette {

// Nothing where no compartment is called so.
std::optional<int> number_named(std::string_view name);
std::string number_caption(std::string_view name);
std::string spin_caption(std::span<const std::string> spun);
std::string_view compartment_colour(std::string_view name);

}  // namespace baize::roulette
