// How long it takes to price every wager of a game first, and then with other odds on one line, which was never asked
// for before: other_odds_speed GAME WAGER.ROW=ODDS... Each line is put on the book's own pay table, after which that is
// priced again. Processor time and time on the clock.
#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <string_view>

#include "games/list.hpp"
#include "odds/prices.hpp"

namespace {

void print(const baize::Setup& setup, std::string_view what) {
    const std::clock_t begun = std::clock();
    const auto from = std::chrono::steady_clock::now();
    const auto prices = baize::price(setup, {});
    const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    const double processor = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    fmt::print("{:8.4f} {:8.4f}  {:<34} {}\n", processor, wall, what, prices->at(0).exact);
}

}  // namespace

int main(int count, char** arguments) {
    const baize::Game* const game = count > 1 ? baize::find_game(arguments[1]) : nullptr;
    if (!game) return fmt::print("other_odds_speed GAME WAGER.ROW=ODDS...\n"), 1;
    fmt::print("processor    clock\n");
    print(baize::Setup(*game), "as standard, at first");
    for (int i = 2; i < count; ++i) {
        const std::string_view line = arguments[i];
        const std::size_t equal = line.find('=');
        if (equal == line.npos) return fmt::print("no odds in {}\n", line), 1;
        baize::Choices choices;
        choices.own_pays.emplace_back(line.substr(0, equal), line.substr(equal + 1));
        const auto setup = baize::Setup::make(*game, choices);
        if (!setup) return fmt::print("{}\n", setup.refusal().what), 1;
        print(*setup, line);
    }
}
