// baize sign: the notice that hangs at a table.
#include <fmt/format.h>

#include <cstdio>

#include "verbs/progress.hpp"
#include "cli/verbs.hpp"
#include "print/sign.hpp"

namespace baize::cli {

namespace {

struct SignArguments {
    std::string file, out;
    bool json = false;
};

void run(const SignArguments& arguments, Status& status) {
    const auto config = read_table(arguments.file);
    if (!config) return refuse(status, config.refusal());
    for (const Finding& finding : check_table(*config))
        if (finding.weight == Weight::Forbidden)
            return refuse(status,
                          {fmt::format("no sign for a table that the rules forbid: {}", finding.what), finding.clause});
    ProgressBar bar(fmt::format("pricing {}", config->id));
    const auto sign = sign_text(*config, bar.callback());
    if (!sign) return refuse(status, sign.refusal());
    const std::string text = arguments.json ? sign_json(*sign).dump(1) + "\n" : sign_html(*sign);
    write_text(status, arguments.out, text);
}

}  // namespace

void add_sign(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<SignArguments>();
    CLI::App* verb = app.add_subcommand(
        "sign", "The notice for a table: limits, pay tables, edges, and what the rules want displayed");
    verb->add_option("table", arguments->file, "A table file in TOML; examples/tables/ has one for every game")
        ->required()
        ->type_name("TABLE.toml");
    verb->add_option("--out", arguments->out, "Write there and not on stdout")->type_name("FILE");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer(
        "The page is HTML for A4 paper: a browser prints it, or saves it as PDF.\nExample: baize sign "
        "examples/tables/gb.sic-bo.toml --out sign.html");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
