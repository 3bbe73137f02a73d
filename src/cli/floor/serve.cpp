// baize serve: the casino floor over HTTP and WebSocket, on an embedded or a shared database.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <poll.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <utility>

#include "cli/floor/serve_floor.hpp"
#include "cli/verbs.hpp"
#include "server/net.hpp"
#include "server/net/log.hpp"
#include "server/permissions.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::json;

struct ServeArguments {
    server::NetSettings net;
    server::HubSettings hub;
    std::string database = "baize-floor.db";
    std::string tables;
    std::string log_level = "info", log_file;
    bool demo = true, demo_given = false;
    bool commands = false, json = false;
    std::optional<std::int64_t> test_clock;  // how much later than the system's it is, in milliseconds
};

// ---- The table of commands -----------------------------------------------------------------------------------------

void print_commands(bool json) {
    const Json rows = wire::json_of(server::commands_view());
    if (json) {
        fmt::print("{}\n", rows.dump(1));
        return;
    }
    fmt::print("{:<16}  {:<10}  {:<52}  {}\n", "command", "people", "who may give it", "what it does");
    for (const Json& row : rows)
        fmt::print("{:<16}  {:<10}  {:<52}  {}\n", row["verb"].get<std::string>(),
                   row.contains("at-times-two") ? "one or two" : row["two-people"].get<bool>() ? "two" : "one",
                   fmt::format("{}", fmt::join(row["roles"].get<std::vector<std::string>>(), ", ")),
                   row["does"].get<std::string>());
}

// ---- The start -----------------------------------------------------------------------------------------------------

// What the person at the keyboard must know.
struct Start {
    std::string url, database, kind, set_up_code, web;
    std::uint64_t entries = 0;
    std::vector<std::string> tables;
    bool demonstration = false;
};

void print_frame(const std::vector<std::string>& lines) {
    std::size_t widest = 0;
    for (const std::string& line : lines) widest = std::max(widest, line.size());
    const std::string rule = "+" + std::string(widest + 4, '-') + "+";
    fmt::print("{}\n", rule);
    for (const std::string& line : lines) fmt::print("|  {:<{}}  |\n", line, widest);
    fmt::print("{}\n", rule);
}

void print_start(const Start& start) {
    fmt::print("\n  The Baize floor is open: {}\n\n", start.url);
    if (start.demonstration)
        fmt::print(
            "  money      PLAY MONEY: a demonstration floor. Nothing here can be bought or is worth anything.\n");
    const std::string tables = fmt::format("{}", fmt::join(start.tables, ", "));
    fmt::print("  tables     {}\n",
               tables.empty() ? "none yet: give --tables FOLDER, or let a supervisor add them" : tables);
    fmt::print("  database   {} ({}, {} entries in the journal)\n", start.database, start.kind, start.entries);
    fmt::print("  pages      {}\n", start.web.empty() ? "none (--web FOLDER)" : start.web);
    fmt::print("  stop       Ctrl-C\n\n");
    if (!start.set_up_code.empty())
        print_frame({"ONE-TIME SET-UP CODE: " + start.set_up_code,
                     "Nobody can sign in yet. Whoever enters this code first becomes the engineer,",
                     "who adds everybody else. It works once, and until the next start."});
    std::fflush(stdout);
}

void print_start_json(const Start& start, std::uint16_t port) {
    Json json = {{"url", start.url},
                 {"port", port},
                 {"database", start.database},
                 {"kind", start.kind},
                 {"entries", start.entries}};
    json["tables"] = start.tables;
    json["play-money"] = start.demonstration;
    if (!start.set_up_code.empty()) json["set-up-code"] = start.set_up_code;
    fmt::print("{}\n", json.dump());
    std::fflush(stdout);
}

bool on_postgres(const std::string& database) {
    return database.starts_with("postgresql://") || database.starts_with("postgres://");
}

// Without the password, if there is one.
std::string shown(const std::string& database) {
    if (!on_postgres(database)) return std::filesystem::absolute(database).string();
    const std::size_t start = database.find("://") + 3, at = database.find('@', start),
                      colon = database.find(':', start);
    return at == database.npos || colon > at ? database : database.substr(0, colon) + database.substr(at);
}

std::string tables_folder(const ServeArguments& arguments) {
    if (!arguments.tables.empty()) return arguments.tables;
    return arguments.hub.demonstration ? data_folder("tables", "examples/tables") : "";
}

// The first turn of the floor: tables for a new one, and a code for whoever is to sign in first.
void prepare(const ServeArguments& arguments, const std::vector<TableFile>& files, server::NetServer& net,
             server::Hub& hub, floor::Entropy& entropy) {
    if (hub.floor().state().tables.empty())
        put_tables(hub, files, arguments.hub.demonstration, arguments.hub.floor.currency);
    Start start{net.url(), shown(arguments.database),  hub.store().kind(), "", arguments.net.web, hub.journal_length(),
                {},        arguments.hub.demonstration};
    if (hub.credentials().needs_set_up()) start.set_up_code = hub.credentials().fresh_set_up_code(entropy);
    do hub.turn();
    while (!hub.idle());
    hub.flush();  // the code must be known to the store before anybody reads it
    for (const auto& [id, table] : hub.floor().state().tables) start.tables.push_back(id);
    if (arguments.json) print_start_json(start, net.port());
    else print_start(start);
    server::write_log({{"what", "the floor is open"}, {"url", start.url}, {"server", arguments.hub.floor.server},
                       {"tables", start.tables.size()}, {"entries", hub.journal_length()}});
}

// A test has its tables' clocks so long that none runs out by itself, and puts the floor's clock forward where one is
// to: each line of stdin is a number of milliseconds.
std::jthread test_clock(const ServeArguments& arguments, server::NetServer& net) {
    if (!arguments.test_clock) return {};
    net.put_forward(*arguments.test_clock);
    return std::jthread([&net](const std::stop_token& ended) {
        std::string line;
        for (pollfd input{STDIN_FILENO, POLLIN, 0}; !ended.stop_requested();) {
            if (poll(&input, 1, 100) <= 0) continue;
            char letter = 0;
            if (read(STDIN_FILENO, &letter, 1) != 1) return;
            if (letter != '\n') line += letter;
            else net.put_forward(std::strtoll(std::exchange(line, {}).c_str(), nullptr, 10));
        }
    });
}

void serve(const ServeArguments& arguments, const std::vector<TableFile>& files) {
    server::NetServer net(arguments.net);
    const std::jthread clock = test_clock(arguments, net);
    server::HubDependencies dependencies = net.dependencies();
    floor::Entropy entropy = dependencies.entropy;
    server::Hub hub(net.store_at(arguments.database), arguments.hub, std::move(dependencies));
    net.run(hub, [&] { prepare(arguments, files, net, hub, entropy); });
    // Another server may have our tables at once, without waiting for the lease to run out.
    const std::string& self = arguments.hub.floor.server;
    try {
        hub.store().release("server/" + self, self);
    } catch (const store::StoreError& error) {
        server::write_log({{"level", "warning"}, {"what", "the lease runs out by itself"}, {"why", error.what()}});
    }
    server::write_log({{"what", "the floor is closed"}, {"entries", hub.journal_length()}});
}

void run(ServeArguments arguments, Status& status) {
    if (arguments.commands) return print_commands(arguments.json);
    arguments.hub.demonstration = arguments.demo_given ? arguments.demo : !on_postgres(arguments.database);
    if (arguments.test_clock && !arguments.hub.demonstration)
        return refuse(status, Refusal{"--test-clock is for demonstrations: where money is real, time is not moved"});
    arguments.net.message_max = arguments.hub.message_max_staff;
    if (arguments.net.web.empty()) arguments.net.web = data_folder("pages", "web/dist");
    const std::string folder = tables_folder(arguments);
    const auto files = folder.empty() ? Result<std::vector<TableFile>>(std::vector<TableFile>{}) : read_tables(folder);
    if (!files) return refuse(status, files.refusal());
    try {
        server::start_log(arguments.log_level, arguments.log_file);
        serve(arguments, *files);
    } catch (const std::runtime_error& error) {  // no port, no store, a broken journal: for the
                                                 // user, not a fault of the program
        const std::string_view what = error.what();  // libpq adds lines of advice
        fmt::print(stderr, "baize: {}\n", what.substr(0, what.find('\n')));
        status.code = 1;
    }
    server::end_log();
}

}  // namespace

void add_serve(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<ServeArguments>();
    server::NetSettings& net = arguments->net;
    server::HubSettings& hub = arguments->hub;
    CLI::App* verb =
        app.add_subcommand("serve", "Run a casino floor: tables, terminals, cashier and audit in the browser");
    verb->add_option("--port", net.port, "The port; 0 for any free one")
        ->capture_default_str()
        ->check(whole(0, UINT16_MAX));
    verb->add_option("--address", net.address, "The address to listen on; 0.0.0.0 for all")->capture_default_str();
    verb->add_option("--database", arguments->database, "A file (SQLite), or postgresql://user@host/database")
        ->capture_default_str()->type_name("FILE");
    verb->add_option("--tables", arguments->tables, "A folder of table files for a new floor")->type_name("FOLDER");
    verb->add_option("--web", net.web, "A folder of pages to serve")->type_name("FOLDER");
    auto* certificate =
        verb->add_option("--tls-certificate", net.certificate, "Serve over TLS with this certificate (PEM)")
            ->type_name("FILE");
    auto* key = verb->add_option("--tls-key", net.key, "The certificate's private key (PEM)")->type_name("FILE");
    certificate->needs(key);
    key->needs(certificate);
    verb->add_option("--origin", net.origins, "Another site whose pages may connect, such as https://floor.example")
        ->type_name("URL");
    verb->add_option("--server", hub.floor.server, "The name of this server, where several share a database")
        ->capture_default_str();
    auto* demo = verb->add_flag("--demo,!--no-demo", arguments->demo,
                                "A demonstration floor with play money, or none; the default with SQLite");
    verb->add_option("--currency", hub.floor.currency, "The currency of a new floor")
        ->capture_default_str()
        ->check([](const std::string& text) {
            const bool code =
                text.size() == 3 && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
            return code ? std::string() : "expected three capital letters such as NZD";
        });
    verb->add_option("--voucher-days", hub.floor.voucher_days, "How long a voucher is valid; 0: for ever")
        ->capture_default_str()
        ->check(CLI::Range(0, 3650));
    verb->add_option("--connections", net.connections_max, "The most connections at a time")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    verb->add_option("--connections-a-peer", net.connections_a_peer_max, "The most of one address")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    verb->add_option("--network-threads", net.threads, "Each carries its share of the connections")
        ->capture_default_str()
        ->check(CLI::Range(1, 64));
    verb->add_option("--log-level", arguments->log_level, "trace, debug, info, warning, error or off")
        ->capture_default_str()->check(CLI::IsMember({"trace", "debug", "info", "warning", "error", "off"}));
    verb->add_option("--log-file", arguments->log_file, "Log there and not on stderr")->type_name("FILE");
    verb->add_option("--test-clock", arguments->test_clock,
                     "For tests: milliseconds by which the floor's clock is ahead; lines of stdin put it forward")
        ->group("");
    verb->add_flag("--commands", arguments->commands, "Print who may give which command, and end");
    verb->add_flag("--json", arguments->json, "The start, or the commands, as JSON");
    verb->footer(
        "Example: baize serve\n"
        "Example: baize serve --port 8081\n"
        "A house: baize serve --no-demo --database postgresql://baize@db/floor --tls-certificate cert.pem --tls-key "
        "key.pem");
    verb->callback([arguments, demo, &status] {
        arguments->demo_given = demo->count() > 0;
        run(*arguments, status);
    });
}

}  // namespace baize::cli
