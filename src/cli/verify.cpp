// baize verify: published figures recomputed.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "odds/verify.hpp"

namespace baize::cli {

namespace {

std::string_view verdict_name(Verdict verdict) {
    switch (verdict) {
        case Verdict::Agrees: return "agrees";
        case Verdict::Truncated: return "truncated in print";
        case Verdict::Differs: return "DIFFERS";
        case Verdict::NotYet: return "not offered yet";
    }
    return {};
}

}  // namespace

void add_verify(CLI::App& app, Status& status) {
    auto json = std::make_shared<bool>(false);
    CLI::App* verb = app.add_subcommand("verify", "Recompute every published figure and compare");
    verb->add_flag("--json", *json, "As JSON");
    verb->footer("Example: baize verify\nExit status 1 if a figure differs.");
    verb->callback([json, &status] {
        nlohmann::ordered_json rows = nlohmann::ordered_json::array();
        int counts[4] = {};
        if (!*json) fmt::print("{:<21} {:<20} {:<52} {:<10} {:<34} {:<34} {}\n", "source", "game", "wager and options", "pay table", "printed (% or fraction)", "ours", "verdict");
        for (const Verification& each : verify_figures()) {
            const published::Figure& figure = *each.figure;
            ++counts[static_cast<int>(each.verdict)];
            rows.push_back({{"source", figure.source}, {"game", figure.game}, {"wager", figure.wager}, {"paytable", figure.paytable}, {"options", figure.options},
                            {"printed", figure.printed}, {"ours", each.ours}, {"verdict", verdict_name(each.verdict)}});
            if (*json || each.verdict == Verdict::NotYet) continue;
            fmt::print("{:<21} {:<20} {:<52} {:<10} {:<34} {:<34} {}\n", figure.source, figure.game, fmt::format("{} {}", figure.wager, figure.options), figure.paytable, figure.printed, each.ours,
                       verdict_name(each.verdict));
        }
        if (*json) fmt::print("{}\n", rows.dump(1));
        else fmt::print("\n{} agree, {} truncated in print, {} differ; {} more concern games or wagers that are not offered yet (--json lists them)\n", counts[0], counts[1], counts[2], counts[3]);
        if (counts[2] > 0) status.code = 1;
    });
}

}  // namespace baize::cli
