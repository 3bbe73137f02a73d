#include <cstdio>
#include <exception>
#include <span>
#include <string>

#include "cli/help/complete.hpp"
#include "cli/verbs.hpp"
#include "odds/too_fine.hpp"

namespace baize::cli {

namespace {

struct OwnFlags { bool version = false, json = false; };

void describe_program(CLI::App& app, OwnFlags& flags) {
    app.name("baize");
    app.require_subcommand(0, 1);
    auto* version = app.add_flag("--version", flags.version, "Version, commit, compiler and libraries");
    app.add_flag("--json", flags.json, "These as JSON")->needs(version);
    app.footer("Further verbs of the launcher: ./baize test (everything that CI runs), ./baize bench.\n"
               "Help on a verb, with an example: baize help edge");
}

void add_verbs(CLI::App& app, Status& status) {
    add_games(app, status);
    add_rules(app, status);
    add_edge(app, status);
    add_strategy(app, status);
    add_advise(app, status);
    add_simulate(app, status);
    add_play(app, status);
    add_train(app, status);
    add_verify(app, status);
    add_check(app, status);
    add_offer(app, status);
    add_sign(app, status);
    add_rng(app, status);
    add_serve(app, status);
    add_audit(app, status);
    add_completion(app, status);
    add_help(app, status);
}

int parse(CLI::App& app, int argc, char** argv) {
    const std::string verb = argv[1];
    const auto verbs = app.get_subcommands([&](const CLI::App* each) { return each->get_name() == verb; });
    if (!verb.starts_with('-') && verbs.empty()) {
        std::fprintf(stderr, "baize: there is no verb '%s' (baize --help lists the verbs)\n", verb.c_str());
        return 2;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        std::fprintf(stderr, "baize: %s (baize --help lists the verbs)\n", error.what());
        return 2;
    } catch (const OddsTooFine& odds) {  // of one's own: no play is found for them, exactly or otherwise
        std::fprintf(stderr, "baize: %s\n", odds.what());
        return 2;
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "baize: this is a fault of the program, please report it: %s\n", fault.what());
        return 70;
    }
    return 0;
}

int run(int argc, char** argv) {
    CLI::App app{"Baize runs casino table games straight from the regulators' rule books:\n"
                 "it plays them, prices every wager exactly, simulates, and explains which rule decides what."};
    OwnFlags flags;
    Status status;
    describe_program(app, flags);
    add_verbs(app, status);
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty()) {
        print_guide(app, argv[0]);
        return 0;
    }
    // It is no verb: what is being typed may be anything, and is not to be read as options.
    if (words[0] == "complete") {
        std::fputs(completions(app, std::span(words).subspan(1)).c_str(), stdout);
        return 0;
    }
    if (const int wrong = parse(app, argc, argv)) return wrong;
    if (flags.version) print_version(flags.json);
    return status.code;
}

}  // namespace

}  // namespace baize::cli

int main(int argc, char** argv) { return baize::cli::run(argc, argv); }
