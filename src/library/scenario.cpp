#include "baize/scenario.hpp"

#include <algorithm>

#include "definition/names.hpp"
#include "engine/describe.hpp"
#include "engine/view.hpp"
#include "scenario/scenario.hpp"
#include "scenario/words.hpp"

namespace baize::v0 {

namespace {

// Of those that say something.
std::vector<int> numbers_of_lines(std::string_view text) {
    std::vector<int> numbers;
    for (const auto& line : scenario::lines_of(text)) numbers.push_back(line.number);
    return numbers;
}

}  // namespace

std::optional<ScenarioFault> run_scenario(std::string_view text) { return scenario::run_scenario(text); }

PlayedScenario play_scenario(std::string_view text, int players) {
    PlayedScenario played;
    players = std::clamp(players, 0, kPlayersMax);
    played.seats.push_back("spectator");
    for (int i = 0; i < players; ++i) played.seats.push_back(player_name(static_cast<PlayerId>(i)));
    const std::vector<int> numbers = numbers_of_lines(text);
    std::size_t line = 0;  // how many were begun
    played.fault = scenario::play_script(text, [&](const Session* session, const Event* event, std::string_view) {
        if (!event) {
            ++line;
            return;
        }
        const baize::Game& game = session->setup().game();
        ScenarioStep step{numbers[line - 1], describe(*event, game), describe(session->need(), session->table()), {}};
        for (int i = -1; i < players; ++i)
            step.views.push_back(to_text(view_of(session->table(), i < 0 ? kNobody : static_cast<PlayerId>(i)), game));
        played.steps.push_back(std::move(step));
    });
    return played;
}

}  // namespace baize::v0
