// baize strategy: the best play, as a chart.
#include <fmt/color.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/progress.hpp"
#include "cli/verbs.hpp"
#include "print/strategy_card.hpp"
#include "report/strategy_json.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string coloured(const std::string& text, bool colour) {
    const std::string cell = fmt::format(" {:<3}", text);
    if (!colour) return cell;
    const auto back = text[0] == 'S'   ? fmt::color::indian_red
                      : text[0] == 'H' ? fmt::color::sea_green
                      : text[0] == 'D' ? fmt::color::steel_blue
                                       : fmt::color::golden_rod;
    return fmt::format(fmt::fg(fmt::color::white) | fmt::bg(back), "{}", cell);
}

constexpr std::string_view kDealers[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "A"};

void print_head(std::string_view title) {
    fmt::print("{:<9}", title);
    for (const std::string_view dealer : kDealers) fmt::print(" {:<3}", dealer);
}

void print_cells(const Json& chart) {
    const bool colour = isatty(STDOUT_FILENO) == 1 && !std::getenv("NO_COLOR");
    print_head("dealer's");
    const Json* before = nullptr;
    std::size_t column = 0;
    for (const Json& cell : chart) {
        const bool new_section = before && cell["section"] != (*before)["section"];
        if (!before || cell["hand"] != (*before)["hand"] || new_section) {
            if (new_section) fmt::print("\n");
            const std::string section = cell["section"];
            if (section.find(',') != section.npos && (!before || new_section)) fmt::print("\n{}", section);
            fmt::print("\n{:<9}", cell["hand"].get<std::string>());
            column = 0;
        }
        for (; column < std::size(kDealers) && cell["dealer"] != kDealers[column]; ++column) fmt::print("    ");
        fmt::print("{}", coloured(cell["play"], colour));
        ++column;
        before = &cell;
    }
    fmt::print("\n");
}

// What two cards are worth to a player who may switch.
void print_hands(const Json& json) {
    fmt::print("\nWhat two cards are worth, per wager on the hand; switch where the sum of the two hands grows\n");
    fmt::print("{:<7}", "");
    for (const std::string_view dealer : kDealers) fmt::print(" {:>6}", dealer);
    std::string before;
    for (const Json& each : json["hands"]) {
        if (each["hand"] != before) fmt::print("\n{:<7}", before = each["hand"].get<std::string>());
        fmt::print(" {:>+6.3f}", each["worth"].get<double>());
    }
    fmt::print("\n\n{:.2f}% of deals are switched; going by these worths costs {:.6f}% of the stake\n",
               100 * json["switched"].get<double>(), 100 * json["learned_worths_cost"].get<double>());
    fmt::print(
        "they are those of the best play: worths of the chart's own play would gain {:.6f}%, and no table of worths "
        "more than {:.6f}%\n",
        100 * json["chart_worths_gain"].get<double>(), 100 * json["any_worths_gain_at_most"].get<double>());
    fmt::print("{}\n", json["note"].get<std::string>());
}

// gb-2011 4.60: boxes of another kind at the same table.
void print_alone(const Json& alone) {
    fmt::print("\n{}\n", alone["note"].get<std::string>());
    print_cells(alone["chart"]);
    fmt::print("\nhouse edge of such a box by the best play: {:.6f}%; by this chart: {:.6f}%\n",
               100 * alone["edge"].get<double>(), 100 * alone["edge_by_chart"].get<double>());
}

double gain_a_round(const Json& exception) {
    return exception["gain"].get<double>() * exception["chance"].get<double>();
}

void print_chart(const Json& json, std::size_t most) {
    print_cells(json["chart"]);
    fmt::print("\nS stand, H draw, D double or else draw, Ds double or else stand, P split, P1 split once only\n");
    fmt::print("house edge by the best play of every composition: {:.6f}% of the {}\n",
               100 * json["edge"].get<double>(), json["unit"].get<std::string>());
    if (json.contains("edge_by_chart"))
        fmt::print(
            "house edge by this chart:                         {:.6f}%  (the chart costs {:.6f}% of the wager)\n",
            100 * json["edge_by_chart"].get<double>(), 100 * json["chart_costs"].get<double>());
    if (json.contains("hands")) print_hands(json);
    else if (json.contains("note")) fmt::print("{}\n", json["note"].get<std::string>());
    if (json.contains("alone")) print_alone(json["alone"]);
    if (json["exceptions"].empty()) return;
    std::vector<Json> list = json["exceptions"];
    std::sort(list.begin(), list.end(), [](const Json& a, const Json& b) { return gain_a_round(a) > gain_a_round(b); });
    fmt::print("\n{} hands are better played by their cards; the dearest:\n", list.size());
    for (std::size_t i = 0; i < std::min(most, list.size()); ++i) {
        const Json& each = list[i];
        const auto text = [&](const char* name) { return each[name].get<std::string>(); };
        fmt::print("  {:<12} against {:<2}  {} instead of {}{}: gains {:.5f} each time, {:.7f} a round\n",
                   text("cards"), text("dealer"), text("best"), text("chart"),
                   each["after_split"] ? " (play after the split)" : "", each["gain"].get<double>(),
                   gain_a_round(each));
    }
}

void print_threshold(const Json& json) {
    if (json["play_from"].is_null())
        fmt::print(
            "With these pay rows the hands to play are no simple threshold; baize simulate plays them one by one.\n");
    else fmt::print("Play {} or better; fold anything lower.\n", json["play_from"].get<std::string>());
    fmt::print("house edge: {:.6f}% of the ante\n", 100 * json["edge"].get<double>());
}

// Decisions that have a handful of cases, each with what every choice is worth.
void print_decisions(const Json& json) {
    const std::string unit = json["unit"];
    for (const Json& row : json["decisions"]) {
        fmt::print("{:<17} {:<10}", row["situation"].get<std::string>(), row["play"].get<std::string>());
        for (const auto& [choice, worth] : row["ev"].items())
            fmt::print("  {} is worth {:+.6f}", choice, worth.get<double>());
        fmt::print("\n");
    }
    fmt::print("\nhouse edge by the best play: {:.6f}% of the {}\n", 100 * json["edge"].get<double>(), unit);
    for (const auto& [choice, edge] : json["edge_of"].items())
        fmt::print("house edge of always {}: {:.6f}%  (costs {:.6f}%)\n", choice, 100 * edge.get<double>(),
                   100 * (edge.get<double>() - json["edge"].get<double>()));
}

// The bar is gone before anything is printed.
Result<Json> counted(const Setup& setup) {
    ProgressBar bar("counting");
    return strategy_json(setup, [&](double share) { bar(share); });
}

}  // namespace

void add_strategy(CLI::App& app, Status& status) {
    struct Arguments {
        GameArguments game;
        bool json = false, svg = false, html = false;
        std::size_t most = 12;
        std::string out;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand("strategy", "The best play as a chart, and what the simpler chart costs");
    arguments->game.add_to(*verb);
    verb->add_flag("--json", arguments->json, "As JSON, with the value of every action in every cell");
    verb->add_flag("--svg", arguments->svg, "As a picture, where there is a chart");
    verb->add_flag("--html", arguments->html, "As a page to print, where there is a chart");
    verb->add_option("--out", arguments->out, "Write there and not on stdout")->type_name("FILE");
    verb->add_option("--exceptions", arguments->most, "How many exceptions to the chart to print")
        ->capture_default_str()
        ->check(whole(0, 1'000'000));
    verb->footer("Example: baize strategy nz.blackjack --set decks=8\n"
                 "Example: baize strategy nz.blackjack --set variant=free-bet --html --out chart.html");
    verb->callback([arguments, &status] {
        const auto setup = arguments->game.setup();
        if (!setup) return refuse(status, setup.refusal());
        const auto json = counted(*setup);
        if (!json) return refuse(status, json.refusal());
        const bool picture = arguments->svg || arguments->html;
        if (picture && !json->contains("chart"))
            return refuse(status,
                          {fmt::format("{} has no chart to draw; --json gives its strategy", setup->game().id)});
        if (picture)
            return write_text(status, arguments->out, arguments->html ? strategy_html(*json) : strategy_svg(*json));
        if (arguments->json) write_text(status, arguments->out, json->dump(1) + "\n");
        else if (json->contains("chart")) print_chart(*json, arguments->most);
        else if (json->contains("decisions")) print_decisions(*json);
        else print_threshold(*json);
    });
}

}  // namespace baize::cli
