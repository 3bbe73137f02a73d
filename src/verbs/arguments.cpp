#include <fmt/format.h>

#include <charconv>
#include <cstdio>

#include "verb.hpp"

namespace baize::cli {

void GameArguments::add_to(CLI::App& verb) {
    verb.add_option("game", game, "The game, by its id (baize games lists them)")
        ->required()
        ->type_name("GAME");
    verb.add_option("--set", sets, "An option of the table: --set decks=6 (again for more)")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
    verb.add_option("--paytable", paytables, "A pay table: --paytable 2, or for one wager: --paytable six-card-bonus=2")
        ->type_name("PAYTABLE")->allow_extra_args(false);
    verb.add_option("--pay", pays, "A pay row of your own: --pay pair-plus.flush=3:1")
        ->type_name("WAGER.ROW=ODDS")
        ->allow_extra_args(false);
}

namespace {

// "decks=6", in two.
std::pair<std::string, std::string> cut(const std::string& text) {
    return {text.substr(0, text.find('=')), text.substr(text.find('=') + 1)};
}

Result<SetupRequest> request_of(const GameArguments& arguments) {
    SetupRequest request;
    for (const std::string& set : arguments.sets) {
        if (set.find('=') == std::string::npos)
            return Refusal{fmt::format("--set takes OPTION=VALUE, such as decks=6, not '{}'", set)};
        request.options.push_back(cut(set));
    }
    for (const std::string& table : arguments.paytables) {
        if (table.find('=') == std::string::npos) request.paytables[""] = table;
        else request.paytables.insert(cut(table));
    }
    for (const std::string& pay : arguments.pays) {
        if (pay.find('=') == std::string::npos)
            return Refusal{fmt::format("--pay takes WAGER.ROW=ODDS, such as pair-plus.flush=3:1, not '{}'", pay)};
        request.pays.push_back(cut(pay));
    }
    if (arguments.highest.empty()) return request;
    const auto most = to_money(arguments.highest);
    if (!most || most->cents < 1 || *most > kMoneyMax)
        return Refusal{fmt::format("--highest takes an amount, such as 100, not '{}'", arguments.highest)};
    request.highest = *most;
    return request;
}

}  // namespace

Result<Setup> GameArguments::setup() const {
    const auto found = find_game(game);
    if (!found) return found.refusal();
    const auto request = request_of(*this);
    if (!request) return request.refusal();
    return found->setup(*request);
}

CLI::Validator whole(std::uint64_t least, std::uint64_t most) {
    const auto check = [least, most](const std::string& text) -> std::string {
        std::uint64_t number = 0;
        const auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool fits =
            fault == std::errc() && rest == text.data() + text.size() && number >= least && number <= most;
        return fits ? "" : fmt::format("'{}' is no whole number from {} to {}", text, least, most);
    };
    return CLI::Validator(check, "", "whole");
}

void write_text(Status& status, const std::string& out, const std::string& text) {
    std::FILE* file = out.empty() ? stdout : std::fopen(out.c_str(), "wb");
    const bool written = file && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool closed = !file || out.empty() || std::fclose(file) == 0;
    if (!written || !closed) refuse(status, {fmt::format("'{}' cannot be written", out.empty() ? "stdout" : out)});
}

void refuse(Status& status, const Refusal& refusal) {
    std::fprintf(stderr, "baize: %s\n", to_string(refusal).c_str());
    status.code = 2;
}

}  // namespace baize::cli
