#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdio>

#include "cli/verbs.hpp"
#include "definition/names.hpp"
#include "games/list.hpp"

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

Result<const Game*> GameArguments::find() const {
    if (const Game* found = find_game(game)) return found;
    std::vector<std::string_view> ids;
    for (const Game* each : games()) ids.push_back(each->id);
    return Refusal{fmt::format("there is no game '{}'; expected one of {}", game, fmt::join(ids, ", "))};
}

namespace {

Result<Setup> with_highest(Setup setup, const std::string& highest) {
    const auto most = to_money(highest);
    if (!most || most->cents < 1 || *most > kMoneyMax)
        return Refusal{fmt::format("--highest takes an amount, such as 100, not '{}'", highest)};
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        Limits limits = setup.limits(w);
        limits.max = *most;
        limits.min = std::min(limits.min, limits.max);
        setup.limits(w, limits);
    }
    return setup;
}

}  // namespace

Result<Setup> GameArguments::setup() const {
    const auto found = find();
    if (!found) return found.refusal();
    Choices choices;
    const auto cut = [](const std::string& text) {
        return std::pair(text.substr(0, text.find('=')), text.substr(text.find('=') + 1));
    };
    for (const std::string& set : sets) {
        if (set.find('=') == std::string::npos)
            return Refusal{fmt::format("--set takes OPTION=VALUE, such as decks=6, not '{}'", set)};
        choices.options.push_back(cut(set));
    }
    for (const std::string& table : paytables) {
        if (table.find('=') == std::string::npos) choices.paytables[""] = table;
        else choices.paytables.insert(cut(table));
    }
    for (const std::string& pay : pays) {
        if (pay.find('=') == std::string::npos)
            return Refusal{fmt::format("--pay takes WAGER.ROW=ODDS, such as pair-plus.flush=3:1, not '{}'", pay)};
        choices.own_pays.push_back(cut(pay));
    }
    auto made = Setup::make(**found, choices);
    if (made) return highest.empty() ? made : with_highest(std::move(*made), highest);
    if (made.refusal().clause.empty()) return made;
    return Refusal{made.refusal().what, cite(**found, made.refusal().clause)};
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
