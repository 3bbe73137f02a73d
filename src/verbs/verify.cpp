// baize verify: published figures recomputed.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "baize/verify.hpp"
#include "verb.hpp"

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
    const Figure& figure = *each.figure;
    return {{"source", figure.source},      {"game", each.game},    {"wager", figure.wager},
            {"paytable", figure.paytable},  {"options", figure.options}, {"printed", figure.printed},
            {"ours", each.ours},            {"at", each.ours_at},     {"verdict", verdict_id(each.verdict)},
            {"of", each.of_a_book() ? "book" : "independent count"},
            {"reading", each.verdict == Verdict::OtherReading ? figure.reading : ""},
            {"under_reading", each.other_reading}, {"why", figure.why}};
}

void print_counts(std::string_view whose, const std::array<int, 6>& counts) {
    const auto count = [&](Verdict verdict) { return counts[static_cast<std::size_t>(verdict)]; };
    fmt::print("{}: {} agree, {} truncated, {} agree only under another reading, {} wrong in the book, {} differ",
               whose, count(Verdict::Agrees), count(Verdict::Truncated), count(Verdict::OtherReading),
               count(Verdict::BookWrong), count(Verdict::Differs));
    if (const int more = count(Verdict::NotYet); more > 0)
        fmt::print("; {} more concern games or wagers that are not offered yet (--json lists them)", more);
    fmt::print("\n");
}

void print(const Verification& each) {
    const Figure& figure = *each.figure;
    fmt::print("{:<21} {:<20} {:<52} {:<10} {:<34} {:<34} {}\n", figure.source, each.game,
               fmt::format("{} {}", figure.wager, figure.options), figure.paytable, figure.printed, each.ours,
               verdict_words(each.verdict));
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
        if (!*json)
            fmt::print("{:<21} {:<20} {:<52} {:<10} {:<34} {:<34} {}\n", "source", "game", "wager and options",
                       "pay table", "printed (% or fraction)", "ours", "verdict");
        const auto list = *verify();
        Json rows = Json::array();
        for (const Verification& each : list) {
            if (*json) rows.push_back(to_json(each));
            else if (each.verdict != Verdict::NotYet) print(each);
        }
        const auto books = count_verdicts(list, true), own = count_verdicts(list, false);
        if (*json) {
            fmt::print("{}\n", rows.dump(1));
        } else {
            fmt::print("\n");
            print_counts("figures that the books print", books);
            print_counts("independent counts, which no book prints", own);
        }
        constexpr auto kDiffers = static_cast<std::size_t>(Verdict::Differs);
        if (books[kDiffers] + own[kDiffers] > 0) status.code = 1;
    });
}

}  // namespace baize::cli
