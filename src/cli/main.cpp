#include <cstdio>
#include <exception>
#include <string>

#include "cli/verbs.hpp"
#include "odds/too_fine.hpp"

int main(int argc, char** argv) {
    CLI::App app{"Baize runs casino table games straight from the regulators' rule books:\n"
                 "it plays them, prices every wager exactly, simulates, and explains which rule decides what."};
    app.name("baize");
    app.require_subcommand(1);
    app.footer("Further verbs of the launcher: ./baize test (everything that CI runs), ./baize bench.\n"
               "Help on a verb, with an example: baize edge --help");
    baize::cli::Status status;
    baize::cli::add_games(app, status);
    baize::cli::add_rules(app, status);
    baize::cli::add_edge(app, status);
    baize::cli::add_strategy(app, status);
    baize::cli::add_advise(app, status);
    baize::cli::add_simulate(app, status);
    baize::cli::add_play(app, status);
    baize::cli::add_train(app, status);
    baize::cli::add_verify(app, status);
    baize::cli::add_check(app, status);
    baize::cli::add_offer(app, status);
    baize::cli::add_sign(app, status);
    baize::cli::add_rng(app, status);
    baize::cli::add_serve(app, status);
    baize::cli::add_audit(app, status);
    if (argc == 1) {
        std::fputs(app.help().c_str(), stdout);
        return 2;
    }
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
    } catch (const baize::OddsTooFine& odds) {  // of one's own: no play is found for them, exactly or otherwise
        std::fprintf(stderr, "baize: %s\n", odds.what());
        return 2;
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "baize: this is a fault of the program, please report it: %s\n", fault.what());
        return 70;
    }
    return status.code;
}
