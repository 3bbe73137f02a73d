// Every published figure recomputed.
#pragma once

#include <string>
#include <vector>

#include "rulebooks/published/figures.hpp"

namespace baize {

enum class Verdict : unsigned char {
    Agrees,     // ours, rounded to the digits printed
    Truncated,  // ours, cut off at the digits printed
    Differs,
    NotYet,     // the game or wager is not in the program
};

struct Verification {
    const published::Figure* figure = nullptr;
    Verdict verdict = Verdict::NotYet;
    std::string ours;  // to more digits than printed, or the fraction
};

std::vector<Verification> verify_figures();

// Does a value in percent agree with a figure as printed?
Verdict compare_percent(double ours, std::string_view printed);

}  // namespace baize
