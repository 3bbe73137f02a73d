// baize games: the catalogue, from the definitions themselves.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "games/list.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view binding_name(Binding binding) {
    switch (binding) {
        case Binding::Fixed: return "fixed";
        case Binding::Floor: return "minimum";
        case Binding::OneOf: return "one of";
        case Binding::Discretion: return "operator's choice";
    }
    return {};
}

Json to_json(const PayTable& table) {
    Json rows = Json::array();
    for (const PayRow& row : table.rows) rows.push_back({{"row", row.id}, {"odds", to_string(row.odds)}, {"clause", row.clause}});
    Json json = {{"id", table.id}, {"binding", binding_name(table.binding)}, {"rows", rows}};
    if (!table.when.empty()) json["when"] = table.when;
    return json;
}

Json to_json(const Game& game) {
    Json wagers = Json::array(), options = Json::array(), irregularities = Json::array();
    for (const WagerDef& wager : game.wagers) {
        Json tables = Json::array();
        for (const PayTable& table : wager.paytables) tables.push_back(to_json(table));
        const char* kinds[] = {"opening", "later", "bonus"};
        Json row = {{"id", wager.id}, {"title", wager.title}, {"clause", wager.clause}, {"kind", kinds[static_cast<int>(wager.kind)]}, {"spots", wager.spots}, {"paytables", tables}};
        if (wager.part_of >= 0) row["part_of"] = game.wagers[static_cast<std::size_t>(wager.part_of)].id;
        if (!wager.when.empty()) row["when"] = wager.when;
        wagers.push_back(row);
    }
    for (const OptionDef& option : game.options) {
        Json values = Json::array();
        for (const OptionValue& value : option.values) values.push_back({{"id", value.id}, {"clause", value.clause}, {"permitted", value.permitted}});
        options.push_back({{"id", option.id}, {"title", option.title}, {"clause", option.clause},
                           {"standard", option.values[static_cast<std::size_t>(option.standard)].id}, {"moves_price", option.moves_price}, {"values", values}});
    }
    for (const IrregularityDef& each : game.irregularities)
        irregularities.push_back({{"id", each.id}, {"title", each.title}, {"clause", each.clause}, {"consequence", each.consequence}});
    return {{"id", game.id}, {"title", game.title}, {"book", game.book}, {"sections", game.sections}, {"boxes", game.boxes},
            {"wagers", wagers}, {"options", options}, {"irregularities", irregularities}};
}

std::string pays_text(const PayTable& table) {
    std::vector<std::string> rows;
    for (const PayRow& row : table.rows) rows.push_back(table.rows.size() == 1 ? to_string(row.odds) : fmt::format("{} {}", row.id, to_string(row.odds)));
    return fmt::format("{} ({}): {}", table.id, binding_name(table.binding), fmt::join(rows, ", "));
}

void print_game(const Game& game) {
    fmt::print("{}  {}  ({} {})\n", game.id, game.title, game.book, game.sections);
    for (const WagerDef& wager : game.wagers) {
        fmt::print("  {:<18} {} [{}]{}\n", wager.id, wager.title, wager.clause, wager.when.empty() ? "" : fmt::format("  only with {}", wager.when));
        if (!wager.spots.empty()) fmt::print("  {:<18}   spots {}\n", "", fmt::join(wager.spots, " "));
        for (const PayTable& table : wager.paytables) fmt::print("  {:<18}   pays {}\n", "", pays_text(table));
    }
    for (const OptionDef& option : game.options) {
        std::vector<std::string> values;
        for (std::size_t v = 0; v < option.values.size(); ++v)
            values.push_back(fmt::format("{}{}{}", option.values[v].id, static_cast<int>(v) == option.standard ? "*" : "", option.values[v].permitted ? "" : " (price only)"));
        fmt::print("  --set {}={}  {} [{}]\n", option.id, fmt::join(values, "|"), option.title, option.clause);
    }
    fmt::print("\n");
}

}  // namespace

void add_games(CLI::App& app, Status& status) {
    struct Arguments { std::string game; bool json = false; };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand("games", "The games: wagers, pay tables, options, clauses");
    verb->add_option("game", arguments->game, "One game only");
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
            if (arguments->json) json.push_back(to_json(*game));
            else print_game(*game);
        }
        if (arguments->json) fmt::print("{}\n", json.dump(1));
    });
}

}  // namespace baize::cli
