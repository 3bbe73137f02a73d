// libFuzzer: any text as a scenario. It passes, or is refused in words that name a line; it never crashes or throws.
#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "definition/setup.hpp"
#include "games/list.hpp"
#include "lines.hpp"
#include "support/scenario.hpp"

namespace {

// What every game understands. The rest of the language is the games' own: their ids, wagers, options, choices, hands
// and irregularities, as their definitions name them.
constexpr std::string_view kLines[] = {
    "manual-shuffle", "close", "shuffle", "cut-card", "next", "deal burn ??", "deal A 8h 8d", "deal D As", "deal D 6c",
    "deal A Qs 7h 2d", "deal @1.2 3c", "throw 3 3 5", "throw 6 1", "spin 17", "spin 17 0", "meter 5000", "seat A 1",
    "seat - 1", "correct card 2 Kh", "correct throw 1 3 3 5", "refused next", "view B dealer: ??", "waits a shuffle",
    "called A 17", "called throw total 11", "settled -", "----", "bank -10"};
constexpr std::string_view kWords[] = {"A",  "B",  "C",  "A@1", "@1", "@2", "@1.2", "D",  "burn",
                                       "As", "8h", "8s", "Tc",  "Kd", "2c", "??",   "00", "-"};

class Words {
public:
    Words() : lines_(std::begin(kLines), std::end(kLines)), words_(std::begin(kWords), std::end(kWords)) {
        for (const baize::Game* game : baize::games()) learn(*game);
    }
    std::span<const std::string_view> lines() const { return lines_; }
    std::span<const std::string_view> words() const { return words_; }

private:
    template <class... Args>
    void line(fmt::format_string<Args...> text, Args&&... args) {
        lines_.push_back(kept_.emplace_back(fmt::format(text, std::forward<Args>(args)...)));
    }

    void learn(const baize::Game& game) {
        line("game {}", game.id);
        for (const auto& option : game.options)
            for (const auto& value : option.values) line("set {}={}", option.id, value.id);
        for (std::size_t w = 0; w < game.wagers.size(); ++w) learn_wager(game, w);
        for (const auto& choice : game.choices) {
            words_.push_back(choice.id);
            line("act A {}", choice.id);
            line("act B {} 10", choice.id);
        }
        for (const auto& each : game.declarations) line("declare A {}", each.id);
        for (const auto& each : game.irregularities) {
            line("rule {}", each.id);
            line("rule {} A@1", each.id);
            line("rule {} @1 7h", each.id);
        }
        for (const std::string_view hand : game.layout.house_hands) {
            words_.push_back(hand);
            line("deal {} 5h 3d", hand);
        }
    }

    // The first and the last spot of a wager stand for all: some have hundreds.
    void learn_wager(const baize::Game& game, std::size_t w) {
        const auto last = static_cast<std::uint16_t>(game.wagers[w].open_spots() - 1);
        for (const std::uint16_t spot : {std::uint16_t{0}, last}) {
            const std::string name = baize::position_name(game, {static_cast<std::uint8_t>(w), spot});
            words_.push_back(kept_.emplace_back(name));
            line("bet A {} 10", name);
            line("bet B@1 {} 20", name);
            line("limits {} 5 500 5", name);
            line("A {} +10 {}", name, game.wagers[w].clause);
        }
    }

    std::vector<std::string_view> lines_, words_;
    std::deque<std::string> kept_;  // what is made here and pointed to
};

constexpr std::string_view kNumbers[] = {"0", "1", "2", "3", "4", "5", "6", "7", "9", "10", "15", "20", "500", "0.01",
                                         "2147483647", "-1", "255", "256"};

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
    static const Words kOfTheGames;
    static const baize::fuzz::Language kLanguage{kOfTheGames.lines(), kOfTheGames.words(), kNumbers, " \t"};
    return baize::fuzz::LineMutator(kLanguage, seed).mutate(data, size, max_size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto fault = baize::testing_support::run_scenario("fuzz", text);
    if (fault && !fault->starts_with("fuzz:")) std::abort();
    return 0;
}
