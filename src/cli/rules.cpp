// baize rules: every numbered rule of a game, or of a division that has no game, and how it is met.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "games/list.hpp"
#include "report/rules.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view met_name(Met met) {
    switch (met) {
        case Met::Enforced: return "enforced";
        case Met::Shown: return "shown";
        case Met::Physical: return "physical";
        case Met::Definition: return "definition";
        case Met::NotOffered: return "not offered";
        case Met::Superseded: return "superseded by";
    }
    return {};
}

Json to_json(const Division& division, const RuleAnswer& answer) {
    Json row = {{"book", division.book},
                {"division", division.id},
                {"rule", answer.rule},
                {"met", met_name(answer.met)},
                {"by", answer.by}};
    if (!answer.note.empty()) row["note"] = answer.note;
    return row;
}

// The answers that are asked for: where several games share a division, those of this game's sections.
struct Asked {
    const Division* division;
    std::vector<RuleAnswer> answers;
};

void print(const Asked& asked) {
    const Division& division = *asked.division;
    fmt::print("{} ({})\n", division.id, division.book);
    int counts[6] = {};
    for (const RuleAnswer& answer : asked.answers) {
        ++counts[static_cast<int>(answer.met)];
        const std::string note = answer.note.empty() ? "" : fmt::format("; {}", answer.note);
        fmt::print("  {:<8} {:<11} {}{}\n", answer.rule, met_name(answer.met), answer.by, note);
    }
    // A text that a later one replaced has no other answer, and what is in force has none of that kind.
    if (const int superseded = counts[static_cast<int>(Met::Superseded)])
        fmt::print("  {} rules: {} superseded by a later text\n\n", asked.answers.size(), superseded);
    else
        fmt::print("  {} rules: {} enforced, {} shown, {} physical, {} definitions, {} not offered yet\n\n",
                   asked.answers.size(), counts[0], counts[1], counts[2], counts[3], counts[4]);
}

// Which divisions are asked for by this name. A game has its own, the text that fills its gaps, and the general rules
// of its book; a division without a game, such as that of the electronic game system, stands alone.
Result<std::vector<Asked>> divisions_of(const std::string& name) {
    std::vector<Asked> list;
    GameArguments one;
    one.game = name;
    const auto game = one.find();
    for (const Division& division : divisions()) {
        const bool general = game && division.general && division.book == (*game)->book;
        if (!(game ? division.id == (*game)->division || division.id == (*game)->rests_on.division || general
                   : division.id == name))
            continue;
        const auto in_it = [&](const Game* each) { return each->division == division.id; };
        const bool shared = game && std::count_if(games().begin(), games().end(), in_it) > 1 && in_it(*game);
        list.push_back({&division, {}});
        for (const RuleAnswer& answer : division.answers)
            if (!shared || within((*game)->sections, answer.rule)) list.back().answers.push_back(answer);
    }
    if (!game && list.empty()) return game.refusal();
    if (game && !(*game)->rests_on.division.empty())  // its own text comes before what fills its gaps
        std::stable_partition(list.begin(), list.end(),
                              [&](const Asked& each) { return each.division->id == (*game)->division; });
    return list;
}

}  // namespace

void add_rules(CLI::App& app, Status& status) {
    struct Arguments { std::string game; bool json = false; };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand("rules", "Every numbered rule of a game or division, and how it is met");
    verb->add_option("game", arguments->game,
                     "The game, or a division such as nz.electronic-tai-sai or nz.blackjack-2013")
        ->required()
        ->type_name("GAME|DIVISION");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Example: baize rules gb.sic-bo");
    verb->callback([arguments, &status] {
        const auto asked = divisions_of(arguments->game);
        if (!asked) return refuse(status, asked.refusal());
        Json json = Json::array();
        for (const Asked& each : *asked) {
            if (!arguments->json) print(each);
            for (const RuleAnswer& answer : each.answers) json.push_back(to_json(*each.division, answer));
        }
        if (arguments->json) fmt::print("{}\n", json.dump(1));
    });
}

}  // namespace baize::cli
