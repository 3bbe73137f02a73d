// baize games: the catalogue, from the definitions themselves.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "baize/json.hpp"
#include "verb.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string pays_text(const PayTable& table) {
    std::vector<std::string> rows;
    for (const PayRow& row : table.rows)
        if (!row.pays_nothing())
            rows.push_back(table.rows.size() == 1 ? row.pays : fmt::format("{} {}", row.id, row.pays));
    return fmt::format("{} ({}): {}", table.id, word_of(table.binding), fmt::join(rows, ", "));
}

std::string words_of(const OptionValue& value, const Option& option) {
    return fmt::format("{}{}{}", value.id, value.id == option.standard ? "*" : "",
                       !value.permitted ? " (price only)" : value.doubtful ? " (doubtful)" : "");
}

void print_game(const Game& game) {
    fmt::print("{}  {}  ({} {})\n", game.id(), game.title(), game.book(), game.sections());
    for (const Wager& wager : game.wagers()) {
        fmt::print("  {:<18} {} [{}]{}\n", wager.id, wager.title, wager.clause,
                   wager.when.empty() ? "" : fmt::format("  only with {}", wager.when));
        std::vector<std::string> spots = wager.spots;
        for (std::string& spot : spots)
            if (spot.empty()) spot = wager.id;  // it is named by its wager alone
        if (!spots.empty()) fmt::print("  {:<18}   spots {}\n", "", fmt::join(spots, " "));
        if (!wager.made_of.empty())
            fmt::print("  {:<18}   {} wagers of {}, paid and limited as these are\n", "", wager.parts,
                       wager.made_of);
        for (const PayTable& table : wager.paytables) fmt::print("  {:<18}   pays {}\n", "", pays_text(table));
    }
    for (const Option& option : game.options()) {
        std::vector<std::string> values;
        for (const OptionValue& value : option.values) values.push_back(words_of(value, option));
        if (option.takes_amount) values.push_back(option.doubtful_amount ? "AMOUNT (doubtful)" : "AMOUNT");
        std::string also = option.when.empty() ? "" : fmt::format("  only with {}", option.when);
        for (const Option::StandardWhen& other : option.standards)
            also += fmt::format("  {}* with {}", other.value, other.when);
        fmt::print("  --set {}={}  {} [{}]{}\n", option.id, fmt::join(values, "|"), option.title,
                   option.clause, also);
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
        std::vector<Game> asked = games();
        if (!arguments->game.empty()) {
            const auto found = find_game(arguments->game);
            if (!found) return refuse(status, found.refusal());
            asked = {*found};
        }
        for (const Game game : asked) {
            if (arguments->json) json.push_back(Json::parse(json_of(game)));
            else print_game(game);
        }
        if (arguments->json) fmt::print("{}\n", json.dump(1));
    });
}

}  // namespace baize::cli
