// baize help and baize completion: what the other verbs say of themselves, on a screen, as man pages, and to a shell.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/help/complete.hpp"
#include "cli/help/man.hpp"
#include "cli/verbs.hpp"

namespace baize::cli {

namespace {

struct HelpArguments {
    std::string verb, folder;
    bool man = false;
};

void write_man_pages(const CLI::App& app, const std::string& folder, Status& status) {
    const auto write = [&](const std::string& name, const std::string& page) {
        write_text(status, (std::filesystem::path(folder) / (name + ".1")).string(), page);
    };
    write(app.get_name(), man_page(app));
    for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; }))
        if (status.code == 0) write(app.get_name() + "-" + verb->get_name(), man_page_of_verb(app, *verb));
}

// The program's own help(), while a verb runs, is that verb's.
std::string help_on_all(const CLI::App& app) {
    return app.get_formatter()->make_help(&app, app.get_name(), CLI::AppFormatMode::Normal);
}

void help(const CLI::App& app, const HelpArguments& arguments, Status& status) {
    if (!arguments.folder.empty()) return write_man_pages(app, arguments.folder, status);
    const auto named = app.get_subcommands([&](const CLI::App* each) { return each->get_name() == arguments.verb; });
    if (!arguments.verb.empty() && named.empty())
        return refuse(status, {fmt::format("there is no verb '{}' (baize help lists the verbs)", arguments.verb)});
    if (arguments.man)
        fmt::print("{}", named.empty() ? man_page(app) : man_page_of_verb(app, *named[0]));
    else
        fmt::print("{}", named.empty() ? help_on_all(app) : named[0]->help(app.get_name()));
}

}  // namespace

void add_help(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<HelpArguments>();
    CLI::App* verb = app.add_subcommand("help", "What the program does, or how a verb is used");
    verb->add_option("verb", arguments->verb, "The verb; without it, all of them")->type_name("VERB");
    verb->add_flag("--man", arguments->man, "As a man page, which `man -l -` shows");
    verb->add_option("--man-pages", arguments->folder, "Write the man pages of the program and all verbs into a folder")
        ->type_name("FOLDER");
    verb->footer("Example: baize help edge\nExample: baize help edge --man | man -l -");
    verb->callback([arguments, &app, &status] { help(app, *arguments, status); });
}

void add_completion(CLI::App& app, Status&) {
    auto shell = std::make_shared<std::string>();
    CLI::App* verb = app.add_subcommand(
        "completion",
        "A shell's script that completes verbs, options, games, wagers and files; its head says where it goes");
    std::vector<std::string> shells(shells_with_completion().begin(), shells_with_completion().end());
    verb->add_option("shell", *shell, "The shell")->required()->check(CLI::IsMember(shells));
    verb->footer("Example: source <(baize completion bash)");
    verb->callback([shell] { fmt::print("{}", completion_script(*shell)); });
}

}  // namespace baize::cli
