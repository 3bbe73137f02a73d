// baize offer: what a table sends to its terminals of itself, before anybody plays. The pages' gallery and tests draw
// from it, so that no copy of a layout is kept beside the definition.
#include <fmt/format.h>

#include <cstdio>

#include "cli/verbs.hpp"
#include "floor/views.hpp"

namespace baize::cli {

namespace {

Result<floor::Json> offer_of(const std::string& file) {
    auto config = read_table(file);
    if (!config) return config.refusal();
    auto setup = setup_of(*config);
    if (!setup) return setup.refusal();
    floor::LiveTable table;
    table.id = config->id;
    table.offer = std::make_shared<const floor::Offer>("", std::move(*config), std::move(*setup));
    return wire::json_of(floor::offer_view(table, 0));
}

void run(const std::vector<std::string>& files, Status& status) {
    floor::Json list = floor::Json::array();
    for (const std::string& file : files) {
        auto offer = offer_of(file);
        if (!offer) {
            refuse(status, offer.refusal());
            return;
        }
        list.push_back({{"file", file}, {"offer", std::move(*offer)}});
    }
    fmt::print("{}\n", list.dump(1));
}

}  // namespace

void add_offer(CLI::App& app, Status& status) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* verb = app.add_subcommand(
        "offer", "What a table tells its terminals: wagers, odds, limits and the drawing of its layout, as JSON");
    verb->add_option("table", *files, "Table files in TOML")->required()->type_name("TABLE.toml");
    verb->footer("Example: baize offer examples/tables/gb.punto-banco.toml");
    verb->callback([files, &status] { run(*files, status); });
}

}  // namespace baize::cli
