#include "report/game_json.hpp"

#include <nlohmann/json.hpp>

namespace baize {

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

namespace {

Json to_json(const PayTable& table) {
    Json rows = Json::array();
    for (const PayRow& row : table.rows)
        rows.push_back({{"row", row.id}, {"odds", to_string(row)}, {"clause", row.clause}});
    Json json = {{"id", table.id}, {"binding", binding_name(table.binding)}, {"rows", rows}};
    if (!table.when.empty()) json["when"] = table.when;
    return json;
}

}  // namespace

Json to_json(const Game& game) {
    Json wagers = Json::array(), options = Json::array(), declarations = Json::array(), irregularities = Json::array();
    for (const WagerDef& wager : game.wagers) {
        Json tables = Json::array();
        for (const PayTable& table : wager.paytables) tables.push_back(to_json(table));
        const char* kinds[] = {"opening", "later", "bonus"};
        Json row = {{"id", wager.id},         {"title", wager.title},
                    {"clause", wager.clause}, {"kind", kinds[static_cast<int>(wager.kind)]},
                    {"spots", wager.spots},   {"paytables", tables},
                    {"lives", wager.lives}};
        if (wager.part_of >= 0) row["part_of"] = game.wagers[static_cast<std::size_t>(wager.part_of)].id;
        if (wager.made_of >= 0)
            row["made_of"] = game.wagers[static_cast<std::size_t>(wager.made_of)].id, row["parts"] = wager.parts;
        if (!wager.when.empty()) row["when"] = wager.when;
        wagers.push_back(row);
    }
    for (const OptionDef& option : game.options) {
        Json values = Json::array();
        for (const OptionValue& value : option.values)
            values.push_back({{"id", value.id}, {"clause", value.clause}, {"permitted", value.permitted}});
        Json standards = Json::array();
        for (const StandardWhen& other : option.standards)
            standards.push_back(
                {{"when", other.when}, {"value", option.values[static_cast<std::size_t>(other.value)].id}});
        options.push_back({{"id", option.id}, {"title", option.title}, {"clause", option.clause},
                           {"standard", option.values[static_cast<std::size_t>(option.standard)].id},
                           {"moves_price", option.moves_price}, {"values", values}});
        if (!option.when.empty()) options.back()["when"] = option.when;
        if (option.takes_amount) options.back()["takes_amount"] = true;
        if (!standards.empty()) options.back()["standards"] = standards;
    }
    for (const DeclarationDef& each : game.declarations)
        declarations.push_back(
            {{"id", each.id}, {"title", each.title}, {"clause", each.clause}, {"of_wager", each.of_wager}});
    for (const IrregularityDef& each : game.irregularities)
        irregularities.push_back(
            {{"id", each.id}, {"title", each.title}, {"clause", each.clause}, {"consequence", each.consequence}});
    return {{"id", game.id},
            {"title", game.title},
            {"book", game.book},
            {"sections", game.sections},
            {"boxes", game.boxes},
            {"wagers", wagers},
            {"options", options},
            {"declarations", declarations},
            {"irregularities", irregularities}};
}

}  // namespace baize
