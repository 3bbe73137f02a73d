// baize rules: every numbered rule of a game, or of a division that has no game, and how it is met.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "baize/rules.hpp"
#include "verb.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

Json to_json(const Division& division, const RuleAnswer& answer) {
    Json row = {{"book", division.book},
                {"division", division.id},
                {"rule", answer.rule},
                {"met", word_of(answer.met)},
                {"by", answer.by}};
    if (!answer.note.empty()) row["note"] = answer.note;
    return row;
}

void print(const Division& division) {
    fmt::print("{} ({})\n", division.id, division.book);
    int counts[6] = {};
    for (const RuleAnswer& answer : division.answers) {
        ++counts[static_cast<int>(answer.met)];
        const std::string note = answer.note.empty() ? "" : fmt::format("; {}", answer.note);
        fmt::print("  {:<8} {:<11} {}{}\n", answer.rule, word_of(answer.met), answer.by, note);
    }
    // A text that a later one replaced has no other answer, and what is in force has none of that kind.
    if (const int superseded = counts[static_cast<int>(Met::Superseded)])
        fmt::print("  {} rules: {} superseded by a later text\n\n", division.answers.size(), superseded);
    else
        fmt::print("  {} rules: {} enforced, {} shown, {} physical, {} definitions, {} not offered yet\n\n",
                   division.answers.size(), counts[0], counts[1], counts[2], counts[3], counts[4]);
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
        const auto asked = rules_of(arguments->game);
        if (!asked) return refuse(status, asked.refusal());
        Json json = Json::array();
        for (const Division& each : *asked) {
            if (!arguments->json) print(each);
            for (const RuleAnswer& answer : each.answers) json.push_back(to_json(each, answer));
        }
        if (arguments->json) fmt::print("{}\n", json.dump(1));
    });
}

}  // namespace baize::cli
