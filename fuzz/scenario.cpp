// libFuzzer: any text as a scenario. It passes, or is refused in words that name a line; it never crashes or throws.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "lines.hpp"
#include "support/scenario.hpp"

namespace {

constexpr std::string_view kLines[] = {
    "game nz.blackjack", "game gb.sic-bo", "game gb.punto-banco", "game gb.three-card-poker",
    "game nz.three-card-poker", "set decks=6", "set shuffler=continuous",
    "manual-shuffle", "limits main 5 500 5", "bet A main 10", "bet B main 20", "bet B@1 main 10",
    "bet A ante 10 pair-plus 5", "bet A small 10", "bet A punto 10", "close",
    "shuffle", "cut-card", "next", "deal burn ??", "deal A 8h 8d", "deal D As", "deal D 6c", "deal punto 5h 3d",
    "deal banco 2c 4d", "deal A Qs 7h 2d", "deal @1.2 3c",
    "act A split", "act A double 10", "act A draw", "act A stand", "act A play", "act A fold", "act A insure 5",
    "act B decline", "throw 3 3 5", "seat A 1", "seat - 1",
    "rule void-hand @1", "rule exposed-card 7h", "rule misdeal", "rule absent-player @1", "rule missed-insurance A@1",
    "correct card 2 Kh", "correct act 1 A stand",
    "correct bet 1 A main 5", "refused bet A main 1", "refused next", "view B dealer: ??", "offers A stand draw",
    "waits a shuffle", "----", "A main +10 5.1(a)", "bank -10"};
constexpr std::string_view kWords[] = {"A", "B", "C", "A@1", "@1", "@2", "@1.2", "D", "punto", "banco", "burn", "main",
                                       "ante", "pair-plus", "prime", "small", "big", "total:4", "egalite",
                                       "As", "8h", "8s", "Tc", "Kd", "2c", "??", "split", "double", "draw", "stand",
                                       "play", "fold", "insure", "even-money", "decline", "first-hand",
                                       "second-hand", "refuse", "accept", "void-hand", "face-up-card", "exposed-card",
                                       "extra-card", "misdeal", "laid-down", "missed-shuffle", "ordered-shuffle"};
constexpr std::string_view kNumbers[] = {"0", "1", "2", "3", "4", "5", "6", "7", "9", "10", "15", "20", "500", "0.01",
                                         "2147483647", "-1", "255", "256"};

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
    static const baize::fuzz::Language kLanguage{kLines, kWords, kNumbers, " \t"};
    return baize::fuzz::LineMutator(kLanguage, seed).mutate(data, size, max_size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto fault = baize::testing_support::run_scenario("fuzz", text);
    if (fault && !fault->starts_with("fuzz:")) std::abort();
    return 0;
}
