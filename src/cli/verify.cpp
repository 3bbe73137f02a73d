// baize verify: published figures recomputed.
#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "odds/verify.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view verdict_words(Verdict verdict) {
    switch (verdict) {
        case Verdict::Agrees: return "agrees";
        case Verdict::Truncated: return "truncated by the book";
        case Verdict::OtherReading: return "agrees only under another reading";
        case Verdict::BookWrong: return "the book is wrong";
        case Verdict::Differs: return "DIFFERS";
        case Verdict::NotYet: return "not offered yet";
    }
    return {};
}

Json to_json(const Verification& each) {
    const published::Figure& figure = *each.figure;
    return {{"source", figure.source},      {"game", figure.game},    {"wager", figure.wager},
            {"paytable", figure.paytable},  {"options", figure.options}, {"printed", figure.printed},
            {"ours", each.ours},            {"at", each.ours_at},     {"verdict", verdict_id(each.verdict)},
            {"reading", each.verdict == Verdict::OtherReading ? figure.reading : ""}, {"under_reading", each.other_reading}, {"why", figure.why}};
}

void print(const Verification& each) {
    const published::Figure& figure = *each.figure;
    fmt::print("{:<21} {:<20} {:<52} {:<10} {:<34} {:<34} {}\n", figure.source, figure.game, fmt::format("{} {}", figure.wager, figure.options),
               figure.paytable, figure.printed, each.ours, verdict_words(each.verdict));
    if (!each.ours_at.empty()) fmt::print("{:<21} ours: {}\n", "", each.ours_at);
    if (!each.other_reading.empty()) fmt::print("{:<21} read as {}: {}\n", "", figure.reading, each.other_reading);
    if (!figure.why.empty()) fmt::print("{:<21} {}\n", "", figure.why);
}

}  // namespace

void add_verify(CLI::App& app, Status& status) {
    auto json = std::make_shared<bool>(false);
    CLI::App* verb = app.add_subcommand("verify", "Recompute every published figure and compare");
    verb->add_flag("--json", *json, "As JSON");
    verb->footer("Example: baize verify\nExit status 1 if a figure differs and nobody has said why.");
    verb->callback([json, &status] {
        Json rows = Json::array();
        std::array<int, 6> counts{};
        const auto count = [&](Verdict verdict) -> int& { return counts[static_cast<std::size_t>(verdict)]; };
        if (!*json)
            fmt::print("{:<21} {:<20} {:<52} {:<10} {:<34} {:<34} {}\n", "source", "game", "wager and options", "pay table",
                       "printed (% or fraction)", "ours", "verdict");
        for (const Verification& each : verify_figures()) {
            ++count(each.verdict);
            if (*json) rows.push_back(to_json(each));
            else if (each.verdict != Verdict::NotYet) print(each);
        }
        if (*json) fmt::print("{}\n", rows.dump(1));
        else
            fmt::print("\n{} agree, {} truncated by the book, {} agree only under another reading, {} wrong in the book, {} differ; {} more concern "
                       "games or wagers that are not offered yet (--json lists them)\n",
                       count(Verdict::Agrees), count(Verdict::Truncated), count(Verdict::OtherReading), count(Verdict::BookWrong),
                       count(Verdict::Differs), count(Verdict::NotYet));
        if (count(Verdict::Differs) > 0) status.code = 1;
    });
}

}  // namespace baize::cli
