#include "report/definition.hpp"

#include "definition/names.hpp"

namespace baize {

namespace {

namespace lab = protocol::lab;

lab::PayTableOf table_of(const PayTable& table, const Game& game, RowsOf rows) {
    lab::PayTableOf made{table.id, table.binding, {}, table.when};
    for (const PayRow& row : table.rows)
        if (rows == RowsOf::Form || !pays_nothing(row))
            made.rows.push_back({std::string(row.id), to_string(row), cite_briefly(game, row.clause)});
    return made;
}

lab::Wager wager_of(const WagerDef& wager, const Game& game, RowsOf rows) {
    lab::Wager made{.id = wager.id, .title = wager.title, .clause = cite_briefly(game, wager.clause),
                    .kind = wager.kind, .spots = wager.spots, .lives = wager.lives, .when = wager.when};
    for (const PayTable& table : wager.paytables) made.paytables.push_back(table_of(table, game, rows));
    if (wager.part_of >= 0) made.part_of = game.wagers[wager.part_of].id;
    if (wager.made_of >= 0) {
        made.made_of = game.wagers[wager.made_of].id;
        made.parts = wager.parts;
    }
    return made;
}

lab::Option option_of(const OptionDef& option, const Game& game) {
    const auto value_id = [&](int value) { return option.values[value].id; };
    lab::Option made{.id = option.id, .title = option.title, .clause = cite_briefly(game, option.clause),
                     .standard = value_id(option.standard), .moves_price = option.moves_price, .when = option.when,
                     .takes_amount = option.takes_amount};
    for (const OptionValue& value : option.values)
        made.values.push_back({value.id, cite_briefly(game, value.clause), value.permitted, value.against,
                               value.reading == Reading::Doubtful && value.id != made.standard});
    for (const StandardWhen& other : option.standards) made.standards.push_back({other.when, value_id(other.value)});
    return made;
}

}  // namespace

protocol::lab::Definition definition_of(const Game& game, RowsOf rows) {
    lab::Definition made{
        .id = game.id, .title = game.title, .book = game.book, .sections = game.sections, .boxes = game.layout.boxes};
    for (const WagerDef& wager : game.wagers) made.wagers.push_back(wager_of(wager, game, rows));
    for (const OptionDef& option : game.options) made.options.push_back(option_of(option, game));
    for (const DeclarationDef& each : game.declarations)
        made.declarations.push_back({each.id, each.title, cite_briefly(game, each.clause), each.of_wager});
    for (const IrregularityDef& each : game.irregularities)
        made.irregularities.push_back({each.id, each.title, cite_briefly(game, each.clause), each.consequence});
    return made;
}

}  // namespace baize
