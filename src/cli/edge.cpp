// baize edge: the house's advantage on every wager.
#include <fmt/color.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/price_rows.hpp"
#include "cli/progress.hpp"
#include "cli/verbs.hpp"
#include "engine/names.hpp"
#include "games/list.hpp"
#include "odds/prices.hpp"
#include "report/price_json.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

struct EdgeArguments {
    GameArguments game;
    std::string wager;
    bool all = false, full = false, json = false;
};

// With no pay table named, every pay table that the options leave open is priced, wager by wager.
Result<std::vector<Price>> price_tables(const EdgeArguments& arguments, const GameArguments& game, const PriceRequest& request) {
    const auto setup = game.setup();
    if (!setup) return setup.refusal();
    auto rows = price(*setup, request);
    if (!rows || !game.paytables.empty()) return rows;
    const auto wagers = setup->game().wagers;
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        const auto open = setup->paytables_open(w);
        const bool own = setup->paytable(w) == "own" || (!setup->offered(w) && arguments.wager != wagers[w].id);
        for (std::size_t i = 1; !own && i < open.size(); ++i) {
            GameArguments other = game;
            other.paytables = {fmt::format("{}={}", wagers[w].id, open[i]->id)};
            const auto variant = other.setup();
            if (!variant) return variant.refusal();
            PriceRequest one = request;
            const std::string_view asked = arguments.wager;
            if (!asked.empty() && asked.substr(0, asked.find(':')) != wagers[w].id) continue;
            if (asked.empty()) one.wager = wagers[w].id;
            auto more = price(*variant, one);
            if (!more) return more.refusal();
            rows->insert(rows->end(), more->begin(), more->end());
        }
    }
    return rows;
}

// --all: each value of each option that moves a price, one at a time, the others as asked for.
std::vector<GameArguments> variations(const GameArguments& game, const Setup& setup) {
    std::vector<GameArguments> list{game};
    for (std::size_t i = 0; i < setup.game().options.size(); ++i) {
        const OptionDef& option = setup.game().options[i];
        for (std::size_t v = 0; option.moves_price && v < option.values.size(); ++v) {
            if (static_cast<int>(v) == setup.option(i)) continue;
            list.push_back(game);
            list.back().sets.push_back(fmt::format("{}={}", option.id, option.values[v].id));
        }
    }
    return list;
}

std::string options_text(const Price& price, const Game& game) {
    std::string text;
    for (const auto& [id, value] : price.options)
        for (const OptionDef& option : game.options)
            if (option.id == id && (option.values[static_cast<std::size_t>(option.standard)].id != value || id == "decks"))
                text += fmt::format("{}{}={}", text.empty() ? "" : " ", id, value);
    return text;
}

}  // namespace

void print_table(const std::vector<Price>& rows) {
    std::size_t wide = 5;
    for (const Price& row : rows) wide = std::max(wide, row.wager.size());
    fmt::print("{:<{}}  {:>8}  {:>11}  {:>8}  {:>9}  {}\n", "wager", wide, "pays", "house edge", "sd", "wins", "exact edge, per unit");
    for (const Price& row : rows) {
        const std::string sd = row.sd < 0 ? "" : fmt::format("{:.4f}", row.sd);
        const std::string hit = row.hit < 0 ? "" : fmt::format("{:.4f}%", 100 * row.hit);
        const std::string exact = row.exact.empty() ? fmt::format("{:.15f}", row.edge) : row.exact.size() > 60 ? row.exact.substr(0, 57) + "..." : row.exact;
        const std::string options = options_text(row, *find_game(row.game));
        const std::string over = row.rounds == 1 ? "" : fmt::format("; decided in {:.3f} rounds, {:.5f}% per wager won or lost", row.rounds, 100 * row.edge_resolved);
        fmt::print("{:<{}}  {:>8}  {:>10.5f}%  {:>8}  {:>9}  {} per {}{}{}{}\n", row.wager, wide, row.paytable, 100 * row.edge, sd, hit, exact,
                   row.unit, over, options.empty() ? "" : "; ", options);
    }
    for (const Price& row : rows)
        if (!row.note.empty()) { fmt::print("\n{}: {}\n", row.wager, row.note); break; }
}

namespace {

void print_returns(const std::vector<Price>& rows) {
    for (const Price& row : rows) {
        fmt::print("\n{} ({}): net return in units, and its chance\n", row.wager, row.paytable);
        for (const auto& [net, chance] : row.returns) fmt::print("  {:>8}  {:.12f}\n", net, chance);
    }
}

void run(const EdgeArguments& arguments, Status& status) {
    std::vector<GameArguments> list;
    if (arguments.game.game.empty()) {
        if (!arguments.all) return refuse(status, {"which game? baize edge GAME, or baize edge --all for every game"});
        for (const Game* game : games()) {
            GameArguments one;
            one.game = std::string(game->id);
            const auto variants = variations(one, Setup(*game));
            list.insert(list.end(), variants.begin(), variants.end());
        }
    } else {
        const auto setup = arguments.game.setup();
        if (!setup) return refuse(status, setup.refusal());
        for (const Refusal& refusal : setup->forbidden())
            fmt::print(stderr, "baize: priced, but no table may be run so: {} ({})\n", refusal.what, cite(setup->game(), refusal.clause));
        list = arguments.all ? variations(arguments.game, *setup) : std::vector{arguments.game};
    }
    ProgressBar bar("pricing");
    std::vector<Price> rows;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const PriceRequest request{arguments.wager, arguments.full, list.size() == 1, [&](double share) { bar((static_cast<double>(i) + share) / static_cast<double>(list.size())); }};
        auto more = price_tables(arguments, list[i], request);
        if (!more) return refuse(status, more.refusal());
        rows.insert(rows.end(), more->begin(), more->end());
        bar(static_cast<double>(i + 1) / static_cast<double>(list.size()));
    }
    if (arguments.json) {
        Json json = Json::array();
        for (const Price& row : rows) json.push_back(to_json(row));
        fmt::print("{}\n", json.dump(1));
        return;
    }
    print_table(rows);
    if (arguments.full) print_returns(rows);
}

}  // namespace

void add_edge(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<EdgeArguments>();
    CLI::App* verb = app.add_subcommand("edge", "The house edge of every wager, exactly");
    arguments->game.add_to(*verb);
    verb->get_option("game")->required(false);
    verb->add_option("wager", arguments->wager, "One wager only, such as pair-plus or total:4");
    verb->add_flag("--all", arguments->all, "Also every value of every option that moves the price, one at a time; without GAME, every game");
    verb->add_flag("--full", arguments->full, "Also the whole law of returns, and the exact fraction where it takes long (blackjack)");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Example: baize edge nz.blackjack --set decks=8 --set variant=style-a\n"
                 "Example: baize edge gb.three-card-poker pair-plus --pay pair-plus.flush=3:1");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
