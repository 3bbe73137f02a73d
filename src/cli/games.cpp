// baize games: the catalogue, from the definitions themselves.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "definition/names.hpp"
#include "games/list.hpp"
#include "report/definition.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string pays_text(const PayTable& table) {
    std::vector<std::string> rows;
    for (const PayRow& row : table.rows)
        if (!pays_nothing(row))
            rows.push_back(table.rows.size() == 1 ? to_string(row) : fmt::format("{} {}", row.id, to_string(row)));
    return fmt::format("{} ({}): {}", table.id, word_of(table.binding), fmt::join(rows, ", "));
}

// The standard is no other reading, whatever a condition makes of it.
std::string_view doubt(const OptionDef& option, std::size_t value) {
    const bool standard = static_cast<int>(value) == option.standard;
    return option.values[value].reading == Reading::Doubtful && !standard ? " (doubtful)" : "";
}

void print_game(const Game& game) {
    fmt::print("{}  {}  ({} {})\n", game.id, game.title, game.book, game.sections);
    for (const WagerDef& wager : game.wagers) {
        fmt::print("  {:<18} {} [{}]{}\n", wager.id, wager.title, cite_briefly(game, wager.clause),
                   wager.when.empty() ? "" : fmt::format("  only with {}", wager.when));
        std::vector<std::string_view> spots(wager.spots.begin(), wager.spots.end());
        for (std::string_view& spot : spots)
            if (spot.empty()) spot = wager.id;  // it is named by its wager alone
        if (!spots.empty()) fmt::print("  {:<18}   spots {}\n", "", fmt::join(spots, " "));
        if (wager.made_of >= 0)
            fmt::print("  {:<18}   {} wagers of {}, paid and limited as these are\n", "", wager.parts,
                       game.wagers[wager.made_of].id);
        for (const PayTable& table : wager.paytables) fmt::print("  {:<18}   pays {}\n", "", pays_text(table));
    }
    for (const OptionDef& option : game.options) {
        std::vector<std::string> values;
        for (std::size_t v = 0; v < option.values.size(); ++v)
            values.push_back(fmt::format("{}{}{}", option.values[v].id,
                                         static_cast<int>(v) == option.standard ? "*" : "",
                                         option.values[v].permitted ? doubt(option, v) : " (price only)"));
        if (option.takes_amount) values.push_back(option.doubtful_amount ? "AMOUNT (doubtful)" : "AMOUNT");
        std::string also = option.when.empty() ? "" : fmt::format("  only with {}", option.when);
        for (const StandardWhen& other : option.standards)
            also += fmt::format("  {}* with {}", option.values[other.value].id, other.when);
        fmt::print("  --set {}={}  {} [{}]{}\n", option.id, fmt::join(values, "|"), option.title,
                   cite_briefly(game, option.clause), also);
    }
    fmt::print("\n");
}

}  // namespace

void add_games(CLI::App& app, Status& status) {
    struct Arguments { std::string game; bool json = false; };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand("games", "The games: wagers, pay tables, options, clauses");
    verb->add_option("game", arguments->game, "One game only")->type_name("GAME");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Example: baize games gb.sic-bo        (* marks what a table has that says nothing)");
    verb->callback([arguments, &status] {
        Json json = Json::array();
        if (!arguments->game.empty()) {
            GameArguments one;
            one.game = arguments->game;
            if (const auto found = one.find(); !found) return refuse(status, found.refusal());
        }
        for (const Game* game : games()) {
            if (!arguments->game.empty() && game->id != arguments->game) continue;
            if (arguments->json)
                json.push_back(wire::json_of<protocol::lab::Definition, Json>(
                    definition_of(*game, RowsOf::Catalogue)));
            else print_game(*game);
        }
        if (arguments->json) fmt::print("{}\n", json.dump(1));
    });
}

}  // namespace baize::cli
