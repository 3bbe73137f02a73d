// Words for ranks that the captions of several games share: "queen", "sixes".
#pragma once

#include <string>
#include <string_view>

namespace baize {

inline constexpr std::string_view kRankWords[] = {"two",  "three", "four", "five", "six",   "seven", "eight",
                                                  "nine", "ten",   "jack", "queen", "king", "ace"};

// Of a rank from 2 to 14, the ace.
constexpr std::string_view rank_word(int rank) { return kRankWords[rank - 2]; }
inline std::string rank_words(int rank) { return std::string(rank_word(rank)) + (rank == 6 ? "es" : "s"); }

}  // namespace baize
