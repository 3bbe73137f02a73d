// baize edge: the house's advantage on every wager.
#include <fmt/color.h>
#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "baize/json.hpp"
#include "price_rows.hpp"
#include "progress.hpp"
#include "verb.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

struct EdgeArguments {
    GameArguments game;
    std::string wager;
    bool all = false, full = false, json = false, compare = false;
};

// With no pay table named, every pay table that the options leave open is priced, wager by wager.
Result<std::vector<Price>> price_tables(const EdgeArguments& arguments, const GameArguments& game,
                                        const PriceRequest& request) {
    const auto setup = game.setup();
    if (!setup) return setup.refusal();
    auto rows = price(*setup, request);
    if (!rows || !game.paytables.empty()) return rows;
    for (const Wager& wager : setup->game().wagers()) {
        const auto open = setup->paytables_open(wager.id);
        const bool own =
            setup->paytable(wager.id) == "own" || (!setup->offered(wager.id) && arguments.wager != wager.id);
        for (std::size_t i = 1; !own && i < open.size(); ++i) {
            GameArguments other = game;
            other.paytables = {fmt::format("{}={}", wager.id, open[i])};
            const auto variant = other.setup();
            if (!variant) return variant.refusal();
            PriceRequest one = request;
            const std::string_view asked = arguments.wager;
            if (!asked.empty() && asked.substr(0, asked.find(':')) != wager.id) continue;
            if (asked.empty()) one.wager = wager.id;
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
    for (const Option& option : setup.game().options()) {
        if (!option.moves_price || !setup.applies(option.id)) continue;
        for (const OptionValue& value : option.values) {
            if (value.id == setup.option(option.id)) continue;
            list.push_back(game);
            list.back().sets.push_back(fmt::format("{}={}", option.id, value.id));
        }
    }
    return list;
}

std::string options_text(const Price& price, const Game& game) {
    std::string text;
    for (const auto& [id, value] : price.options)
        for (const Option& option : game.options())
            if (option.id == id && (option.standard != value || option.of_decks))
                text += fmt::format("{}{}={}", text.empty() ? "" : " ", id, value);
    return text;
}

}  // namespace

void print_table(const std::vector<Price>& rows) {
    std::size_t wide = 5;
    for (const Price& row : rows) wide = std::max(wide, row.wager.size());
    fmt::print("{:<{}}  {:>8}  {:>11}  {:>8}  {:>9}  {}\n", "wager", wide, "pays", "house edge", "sd", "wins",
               "exact edge, per unit");
    for (const Price& row : rows) {
        const std::string sd = row.sd < 0 ? "" : fmt::format("{:.4f}", row.sd);
        const std::string hit = row.hit < 0 ? "" : fmt::format("{:.4f}%", 100 * row.hit);
        // A play that need not be the best costs at least what the best one costs (ruling R59).
        const std::string_view bound = row.method == Method::Bounded ? "at most " : "";
        const std::string exact = row.exact.empty()       ? fmt::format("{}{:.15f}", bound, row.edge)
                                  : row.exact.size() > 60 ? row.exact.substr(0, 57) + "..."
                                                          : row.exact;
        const std::string options = options_text(row, *find_game(row.game));
        const std::string over = row.rounds == 1
                                     ? ""
                                     : fmt::format("; decided in {:.3f} rounds, {:.5f}% per wager won or lost",
                                                   row.rounds, 100 * row.edge_resolved);
        fmt::print("{:<{}}  {:>8}  {:>10.5f}%  {:>8}  {:>9}  {} per {}{}{}{}\n", row.wager, wide, row.paytable,
                   100 * row.edge, sd, hit, exact, row.unit, over, options.empty() ? "" : "; ", options);
    }
    std::set<std::string> told;  // a note is of every pay table, or of every spot, that has it
    for (const Price& row : rows)
        if (!row.note.empty() && told.insert(row.wager.substr(0, row.wager.find(':')) + ' ' + row.note).second)
            fmt::print("\n{}: {}\n", called(row), row.note);
}

namespace {

void print_returns(const std::vector<Price>& rows) {
    for (const Price& row : rows) {
        fmt::print("\n{} ({}): net return in units, and its chance\n", row.wager, row.paytable);
        for (const auto& [net, chance] : row.returns) fmt::print("  {:>8}  {:.12f}\n", net, chance);
    }
}

// --compare: what each option, turned to another value, costs the player on one wager.
struct Compared {
    std::string option, value, standing;  // `standing`: the value that it stands against
    double edge = 0, cost = 0;            // cost: how much dearer than as it stands
    bool permitted = true;
};

Result<std::vector<Compared>> compare(const EdgeArguments& arguments, const Setup& setup, double base,
                                      const std::string& wager, ProgressBar& bar) {
    const std::vector<GameArguments> list = variations(arguments.game, setup);
    std::vector<Compared> rows;
    for (std::size_t i = 1; i < list.size(); ++i) {
        const auto other = list[i].setup();
        if (!other) continue;  // the options do not go together
        const std::string& set = list[i].sets.back();
        const std::size_t equals = set.find('=');
        if (!other->offered(wager)) continue;
        const auto priced = price(*other, {.wager = wager, .full = false, .spread = false, .progress = {}});
        if (!priced) return priced.refusal();
        bar(static_cast<double>(i) / static_cast<double>(list.size()));
        if (priced->empty()) continue;
        Compared row{set.substr(0, equals), set.substr(equals + 1),      {},
                     priced->front().edge,  priced->front().edge - base, other->forbidden().empty()};
        row.standing = setup.option(row.option);
        rows.push_back(row);
    }
    return rows;
}

void print_compared(const Price& base, const std::vector<Compared>& rows) {
    fmt::print("{} of {}: house edge {:.5f}% of the {} as it stands\n\n", base.wager, base.game, 100 * base.edge,
               base.unit);
    fmt::print("{:<28} {:<16} {:<16} {:>11} {:>17}\n", "option", "stands at", "turned to", "house edge",
               "costs the player");
    for (const Compared& row : rows)
        fmt::print("{:<28} {:<16} {:<16} {:>10.5f}% {:>+16.5f}%{}\n", row.option, row.standing, row.value,
                   100 * row.edge, 100 * row.cost, row.permitted ? "" : "  (priced only: no table may be run so)");
    fmt::print("\nOne option is turned at a time; costs are points of the {}, and what is below zero gains.\n",
               base.unit);
}

void run_compare(const EdgeArguments& arguments, Status& status) {
    const auto setup = arguments.game.setup();
    if (!setup) return refuse(status, setup.refusal());
    const std::string wager = arguments.wager.empty() ? setup->game().wagers()[0].id : arguments.wager;
    const auto base = price(*setup, {.wager = wager, .full = false, .spread = false, .progress = {}});
    if (!base) return refuse(status, base.refusal());
    if (base->empty()) return refuse(status, {fmt::format("{} has no price for '{}'", setup->game().id(), wager)});
    ProgressBar bar("comparing");
    const auto rows = compare(arguments, *setup, base->front().edge, base->front().wager, bar);
    if (!rows) return refuse(status, rows.refusal());
    if (!arguments.json) return print_compared(base->front(), *rows);
    Json json = {{"game", base->front().game},
                 {"wager", base->front().wager},
                 {"edge", base->front().edge},
                 {"unit", base->front().unit},
                 {"options", Json::array()}};
    for (const Compared& row : *rows)
        json["options"].push_back({{"option", row.option},
                                   {"from", row.standing},
                                   {"to", row.value},
                                   {"edge", row.edge},
                                   {"cost", row.cost},
                                   {"permitted", row.permitted}});
    fmt::print("{}\n", json.dump(1));
}

// Of what somebody chose: a standard that only shows every wager at once is nobody's choice.
void warn_of_forbidden(const Setup& setup) {
    const auto standard = Setup(setup.game()).forbidden();
    for (const Refusal& refusal : setup.forbidden())
        if (std::none_of(standard.begin(), standard.end(),
                         [&](const Refusal& each) { return each.what == refusal.what; }))
            fmt::print(stderr, "baize: priced, but no table may be run so: {} ({})\n", refusal.what,
                       refusal.clause);
}

void run(const EdgeArguments& arguments, Status& status) {
    if (arguments.compare) return run_compare(arguments, status);
    std::vector<GameArguments> list;
    if (arguments.game.game.empty()) {
        if (!arguments.all) return refuse(status, {"which game? baize edge GAME, or baize edge --all for every game"});
        for (const Game game : games()) {
            GameArguments one;
            one.game = game.id();
            const auto variants = variations(one, game.setup());
            list.insert(list.end(), variants.begin(), variants.end());
        }
    } else {
        const auto setup = arguments.game.setup();
        if (!setup) return refuse(status, setup.refusal());
        warn_of_forbidden(*setup);
        list = arguments.all ? variations(arguments.game, *setup) : std::vector{arguments.game};
    }
    ProgressBar bar("pricing");
    std::vector<Price> rows;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const PriceRequest request{arguments.wager, arguments.full, list.size() == 1, [&](double share) {
                                       return bar((static_cast<double>(i) + share) / static_cast<double>(list.size()));
                                   }};
        auto more = price_tables(arguments, list[i], request);
        if (!more) return refuse(status, more.refusal());
        rows.insert(rows.end(), more->begin(), more->end());
        bar(static_cast<double>(i + 1) / static_cast<double>(list.size()));
    }
    if (rows.empty())
        return refuse(status, {"by these odds the wager takes minutes to price; expected --full, which counts it"});
    if (arguments.json) return fmt::print("{}\n", json_of(rows));
    print_table(rows);
    if (arguments.full) print_returns(rows);
}

}  // namespace

void add_edge(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<EdgeArguments>();
    CLI::App* verb = app.add_subcommand("edge", "The house edge of every wager, exactly");
    arguments->game.add_to(*verb);
    verb->get_option("game")->required(false);
    verb->add_option("wager", arguments->wager, "One wager only, such as pair-plus or total:4")->type_name("WAGER");
    verb->add_flag("--all", arguments->all,
                   "Also every value of every option that moves the price, one at a time; without GAME, every game");
    verb->add_flag("--full", arguments->full,
                   "Also the whole return distribution, and the exact fraction where that takes long");
    verb->add_flag("--compare", arguments->compare,
                   "Each option of GAME turned to its other values, one at a time, and what that costs the player on "
                   "the wager (the first one, unless named)");
    verb->add_option("--highest", arguments->game.highest,
                     "The highest stake, for which a maximum pay-out is priced (ruling R67)")->type_name("AMOUNT");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Example: baize edge gb.three-card-poker\n"
                 "Example: baize edge nz.blackjack --set decks=8 --set variant=style-a\n"
                 "Example: baize edge nz.blackjack --compare\n"
                 "Example: baize edge gb.three-card-poker pair-plus --pay pair-plus.flush=3:1");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
