// baize strategy: the best play, as a chart.
#include <fmt/color.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "baize/json.hpp"
#include "progress.hpp"
#include "verb.hpp"

namespace baize::cli {

namespace {

// How wide the names of rows and columns are.
struct Widths {
    std::size_t row = 8, column = 3;
    explicit Widths(const Chart& chart) {
        for (const std::string& name : chart.columns) column = std::max(column, name.size());
        for (const Section& section : chart.sections)
            for (const Square& square : section.squares) row = std::max(row, square.row.size());
    }
};

std::string coloured(const std::string& text, const Chart& chart, std::size_t width, bool colour) {
    const std::string cell = fmt::format(" {:<{}}", text, width);
    const auto meant = std::ranges::find(chart.legend, text, &Legend::letters);
    if (!colour || meant == chart.legend.end()) return cell;
    return fmt::format(fmt::fg(fmt::color::white) | fmt::bg(fmt::rgb(meant->screen)), "{}", cell);
}

void print_rows(const Section& section, const Chart& chart, const Widths& widths, bool colour) {
    std::string before;
    std::size_t column = 0;
    for (const Square& square : section.squares) {
        if (square.row != before) {
            fmt::print("\n{:<{}} ", before = square.row, widths.row);
            column = 0;
        }
        for (; column < chart.columns.size() && square.column != chart.columns[column]; ++column)
            fmt::print("{:{}}", "", widths.column + 1);
        fmt::print("{}", coloured(square.play, chart, widths.column, colour));
        ++column;
    }
}

void print_squares(const Chart& chart) {
    const bool colour = isatty(STDOUT_FILENO) == 1 && !std::getenv("NO_COLOR");
    const Widths widths(chart);
    fmt::print("{:<{}} ", chart.corner, widths.row);
    for (const std::string& column : chart.columns) fmt::print(" {:<{}}", column, widths.column);
    for (const Section& section : chart.sections) {
        if (section.squares.empty()) continue;
        if (&section != &chart.sections.front()) fmt::print("\n");
        if (section.headed) fmt::print("\n{}", section.id);
        print_rows(section, chart, widths, colour);
    }
    fmt::print("\n");
}

void print_remarks(const Explanation& play) {
    for (const std::string& remark : play.remarks) fmt::print("{}\n", remark);
}

void print_worths(const WorthTable& table, const Explanation& play) {
    fmt::print("\n{}; {}\n", table.title, table.use);
    fmt::print("{:<7}", "");
    for (const std::string& column : play.chart->columns) fmt::print(" {:>6}", column);
    std::string before;
    for (const WorthTable::Row& each : table.rows) {
        if (each.row != before) fmt::print("\n{:<7}", before = each.row);
        fmt::print(" {:>+6.3f}", each.worth);
    }
    fmt::print("\n\n");
    print_remarks(play);
}

// Sentences, how often each choice is made, and what the rules cost that players go by.
void print_words(const Explanation& play) {
    if (play.words) {
        fmt::print("\n");
        for (const std::string& line : play.words->lines) fmt::print("{}\n", line);
        fmt::print("house edge by these words: {:.6f}%  (they cost {:.6f}% of the {})\n", 100 * play.words->edge,
                   100 * play.words->costs, play.unit);
    }
    for (const Taken& each : play.taken) {
        std::string shares;
        for (const auto& [choice, share] : each.share)
            shares += fmt::format("{}{} {:.4f}%", shares.empty() ? "" : ", ", choice, 100 * share);
        fmt::print("{}{}in a round: {}\n", each.when, each.when.empty() ? "" : ", ", shares);
    }
    for (const RulePrice& each : play.rules)
        fmt::print("who goes by \"{}\" loses {:.6f}%  (costs {:.6f}%)\n", each.name, 100 * each.edge,
                   100 * each.costs);
    if (!play.worths) print_remarks(play);
}

// Boxes of another kind at the same table, and wagers that are decided by themselves.
void print_beside(const Explanation& play) {
    fmt::print("\n{}\n", play.note);
    if (play.chart) print_squares(*play.chart);
    fmt::print("\nhouse edge {} by the best play: {:.6f}%", play.whose, 100 * play.edge);
    fmt::print("{}\n", play.chart ? fmt::format("; by this chart: {:.6f}%", 100 * play.chart->edge) : "");
    print_words(play);
}

void print_exceptions(std::vector<Exception> list, std::size_t most) {
    if (list.empty()) return;
    std::sort(list.begin(), list.end(),
              [](const Exception& a, const Exception& b) { return a.gain_a_round() > b.gain_a_round(); });
    fmt::print("\n{} hands are better played by their cards; the dearest:\n", list.size());
    for (std::size_t i = 0; i < std::min(most, list.size()); ++i) {
        const Exception& each = list[i];
        const std::string against = each.column.empty() ? "" : fmt::format(" against {:<2}", each.column);
        fmt::print("  {:<12}{}  {} instead of {}{}: gains {:.5f} each time, {:.7f} a round\n", each.cards, against,
                   each.best, each.chart, each.remark.empty() ? "" : fmt::format(" ({})", each.remark), each.gain,
                   each.gain_a_round());
    }
}

void print_chart(const Explanation& play, std::size_t most) {
    const Chart& chart = *play.chart;
    print_squares(chart);
    std::string legend;
    for (const Legend& each : chart.legend)
        legend += fmt::format("{}{}{}", legend.empty() ? "" : ", ", each.letters,
                              each.words == each.letters ? "" : " " + each.words);
    fmt::print("\n{}\n{}\n", legend, chart.how_to_read);
    fmt::print("house edge by the best play of every composition: {:.6f}% of the {}\n", 100 * play.edge, play.unit);
    fmt::print("house edge by this chart:                         {:.6f}%  (the chart costs {:.6f}% of the wager)\n",
               100 * chart.edge, 100 * chart.costs);
    if (play.worths) print_worths(*play.worths, play);
    if (!play.note.empty()) fmt::print("{}\n", play.note);
    print_words(play);
    for (const Explanation& each : play.beside) print_beside(each);
    print_exceptions(chart.exceptions, most);
}

void print_threshold(const Explanation& play) {
    if (play.threshold->from) fmt::print("Play {} or better; fold anything lower.\n", *play.threshold->from);
    else
        fmt::print(
            "With these pay rows the hands to play are no simple threshold; baize simulate plays them one by one.\n");
    fmt::print("house edge: {:.6f}% of the {}\n", 100 * play.edge, play.unit);
}

// Decisions that have a handful of cases, each with what every choice is worth.
void print_decisions(const Explanation& play) {
    for (const Decision& each : play.decisions) {
        fmt::print("{:<17} {:<10}", each.situation, each.play);
        for (const auto& [choice, worth] : each.worth) fmt::print("  {} is worth {:+.6f}", choice, worth);
        fmt::print("\n");
    }
    fmt::print("\nhouse edge by the best play: {:.6f}% of the {}\n", 100 * play.edge, play.unit);
    for (const auto& [choice, edge] : play.edge_of)
        fmt::print("house edge of always {}: {:.6f}%  (costs {:.6f}%)\n", choice, 100 * edge,
                   100 * (edge - play.edge));
}

void print(const Explanation& play, std::size_t most) {
    if (play.chart) return print_chart(play, most);
    if (play.threshold) print_threshold(play);
    else if (play.words) fmt::print("house edge by the best play: {:.6f}% of the {}\n", 100 * play.edge, play.unit);
    else print_decisions(play);
    print_words(play);
    if (play.words) print_exceptions(play.words->exceptions, most);
    for (const Explanation& each : play.beside) print_beside(each);
}

// The bar is gone before anything is printed.
Result<Explanation> counted(const Setup& setup) {
    ProgressBar bar("counting");
    return explain(setup, bar.callback());
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
    verb->footer("Example: baize strategy nz.blackjack\n"
                 "Example: baize strategy nz.blackjack --set decks=8\n"
                 "Example: baize strategy nz.blackjack --set variant=free-bet --html --out chart.html");
    verb->callback([arguments, &status] {
        const auto setup = arguments->game.setup();
        if (!setup) return refuse(status, setup.refusal());
        const auto play = counted(*setup);
        if (!play) return refuse(status, play.refusal());
        const bool picture = arguments->svg || arguments->html;
        if (picture && !play->chart)
            return refuse(status,
                          {fmt::format("{} has no chart to draw; --json gives its strategy", setup->game().id())});
        if (picture)
            return write_text(status, arguments->out,
                              arguments->html ? html_of(*setup, *play) : svg_of(*setup, *play));
        if (arguments->json) write_text(status, arguments->out, json_of(*setup, *play) + "\n");
        else print(*play, arguments->most);
    });
}

}  // namespace baize::cli
