// baize rng: the live generator's output, raw or scaled, and the statistical tests of it.
#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <nlohmann/json.hpp>

#include "cli/dieharder.hpp"
#include "verbs/progress.hpp"
#include "cli/verbs.hpp"
#include "core/random.hpp"
#include "randomness/battery.hpp"
#include "server/entropy.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;
using randomness::SeedSource;
using randomness::TrialResult;

struct RngArguments {
    bool raw = false, test = false, force = false, json = false;
    std::string scaled, seed, dieharder;
    std::vector<std::string> sets;
    std::optional<std::int64_t> bytes;  // none: without end
    std::int64_t count = 1000;
    std::int64_t values = 2'000'000;
    CLI::Option* dieharder_given = nullptr;
};

constexpr std::uint64_t kValuesMax = 1'000'000'000;

Result<SeedSource> seed_source(const std::string& hex) {
    if (hex.empty()) return SeedSource(fresh_seed);
    Seed seed{};
    if (hex.size() != 2 * seed.size() || hex.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
        return Refusal{fmt::format("--seed takes 32 bytes as 64 hexadecimal digits, not '{}'", hex)};
    for (std::size_t i = 0; i < seed.size(); ++i)
        seed[i] = static_cast<std::uint8_t>(std::stoi(hex.substr(2 * i, 2), nullptr, 16));
    return randomness::seeds_from(seed);
}

// ---- Collectors -----------------------------------------------------------------------------------------

void write_raw(const RngArguments& arguments, const SeedSource& seeds, Status& status) {
    if (isatty(STDOUT_FILENO) == 1 && !arguments.force)
        return refuse(
            status, {"--raw writes bytes that a terminal cannot show; send them to a file or a pipe, or say --force"});
    randomness::LiveBits bits(seeds);
    ProgressBar bar("writing");
    std::array<std::uint8_t, 65536> block;
    for (std::int64_t written = 0; !arguments.bytes || written < *arguments.bytes;) {
        for (std::size_t i = 0; i < block.size(); i += 8) {
            const std::uint64_t number = bits();
            for (std::size_t b = 0; b < 8; ++b) block[i + b] = static_cast<std::uint8_t>(number >> (8 * b));
        }
        const auto size = static_cast<std::size_t>(
            std::min(arguments.bytes.value_or(INT64_MAX) - written, std::int64_t{block.size()}));
        if (std::fwrite(block.data(), 1, size, stdout) != size)
            return refuse(status, {"the output could not be written"});
        written += static_cast<std::int64_t>(size);
        if (arguments.bytes) bar(static_cast<double>(written) / static_cast<double>(*arguments.bytes));
    }
    if (std::fflush(stdout) != 0) refuse(status, {"the output could not be written"});
}

Result<std::function<std::string()>> scaled_lines(const RngArguments& arguments, const SeedSource& seeds) {
    using Lines = std::function<std::string()>;
    if (arguments.scaled.starts_with("below:")) {
        const std::string text = arguments.scaled.substr(6);
        const bool number =
            !text.empty() && text.size() <= 10 && text.find_first_not_of("0123456789") == std::string::npos;
        const std::uint64_t range = number ? std::stoull(text) : 0;
        if (range < 1 || range > UINT32_MAX)
            return Refusal{fmt::format("--scaled below:N takes an N from 1 to {}, not '{}'", UINT32_MAX, text)};
        auto bits = std::make_shared<randomness::LiveBits>(seeds);
        return Lines([bits, range] { return std::to_string(below(*bits, static_cast<std::uint32_t>(range))); });
    }
    GameArguments game;
    game.game = arguments.scaled;
    game.sets = arguments.sets;
    const auto asked = game.setup();
    if (!asked) return asked.refusal();
    const Setup* const setup = &inner(*asked);
    auto table = std::make_shared<randomness::TableOutcomes>(*setup, seeds);
    const Deck* deck = setup->game().equipment.deck;
    return Lines([table, deck] { return to_string(table->next(), *deck); });
}

void write_scaled(const RngArguments& arguments, const SeedSource& seeds, Status& status) {
    const auto lines = scaled_lines(arguments, seeds);
    if (!lines) return refuse(status, lines.refusal());
    ProgressBar bar("writing");
    const bool shown = isatty(STDOUT_FILENO) == 1;
    for (std::int64_t i = 1; i <= arguments.count; ++i) {
        if (std::fputs(((*lines)() + "\n").c_str(), stdout) < 0)
            return refuse(status, {"the output could not be written"});
        if (!shown) bar(static_cast<double>(i) / static_cast<double>(arguments.count));
    }
    if (std::fflush(stdout) != 0) refuse(status, {"the output could not be written"});
}

// ---- Tests ------------------------------------------------------------------------------------------------

void print_row(const TrialResult& result) {
    for (const randomness::Verdict& verdict : result.attempts) {
        const bool last = &verdict == &result.attempts.back();
        const std::string sample = fmt::format("{} {}", verdict.sample, result.sample);
        fmt::print("{:<32} {:<12} {:>20} {:>12.2f} {:>8.0f} {:>9.5f}  {}\n", result.source, result.test, sample,
                   verdict.statistic, verdict.df, verdict.p,
                   verdict.passes() ? "pass"
                   : last           ? "FAIL"
                                    : "again");
    }
}

Json to_json(const TrialResult& result) {
    Json attempts = Json::array();
    for (const randomness::Verdict& verdict : result.attempts) {
        const Json statistic = std::isfinite(verdict.statistic) ? Json(verdict.statistic) : Json();
        attempts.push_back(
            {{"sample", verdict.sample}, {"statistic", statistic}, {"df", verdict.df}, {"p", verdict.p}});
    }
    return {{"source", result.source},
            {"test", result.test},
            {"unit", result.sample},
            {"attempts", attempts},
            {"passed", result.passed()}};
}

void run_tests(const RngArguments& arguments, const SeedSource& seeds, Status& status) {
    const auto battery = randomness::live_battery(seeds, static_cast<std::size_t>(arguments.values));
    std::vector<TrialResult> results;
    {
        ProgressBar bar("testing");
        for (const randomness::Trial& trial : battery) {
            results.push_back(run_trial(trial));
            bar(static_cast<double>(results.size()) / static_cast<double>(battery.size()));
        }
    }
    std::size_t failed = 0, repeated = 0;
    for (const TrialResult& result : results) {
        failed += !result.passed();
        repeated += result.attempts.size() > 1;
    }
    status.code = failed > 0 ? 1 : 0;
    if (arguments.json) {
        Json rows = Json::array();
        for (const TrialResult& result : results) rows.push_back(to_json(result));
        fmt::print("{}\n", rows.dump(1));
        return;
    }
    fmt::print("{:<32} {:<12} {:>20} {:>12} {:>8} {:>9}\n", "source", "test", "sample", "chi-square", "df", "p");
    for (const TrialResult& result : results) print_row(result);
    fmt::print("\n{} tests at 99 % (p from {} to {}): {} passed, {} failed; {} repeated on fresh output.\n"
               "A test has failed when it fails three times running: one in a million for a sound generator.\n",
               results.size(), randomness::kPLow, randomness::kPHigh, results.size() - failed, failed, repeated);
}

void pipe_to_dieharder(const RngArguments& arguments, const SeedSource& seeds, Status& status) {
    std::vector<std::string> words;
    for (const std::string& word : CLI::detail::split(arguments.dieharder, ' '))
        if (!word.empty()) words.push_back(word);
    const auto code = run_dieharder(words, randomness::LiveBits(seeds));
    if (!code) return refuse(status, code.refusal());
    status.code = *code == 0 ? 0 : 1;
}

void run(const RngArguments& arguments, Status& status) {
    const bool dieharder = arguments.dieharder_given->count() > 0;
    if (int{arguments.raw} + int{arguments.test} + int{!arguments.scaled.empty()} + int{dieharder} != 1)
        return refuse(status, {"expected one of --raw, --scaled GAME, --test and --dieharder"});
    const auto seeds = seed_source(arguments.seed);
    if (!seeds) return refuse(status, seeds.refusal());
    if (arguments.raw) return write_raw(arguments, *seeds, status);
    if (arguments.test) return run_tests(arguments, *seeds, status);
    if (dieharder) return pipe_to_dieharder(arguments, *seeds, status);
    write_scaled(arguments, *seeds, status);
}

}  // namespace

void add_rng(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<RngArguments>();
    CLI::App* verb =
        app.add_subcommand("rng", "The live generator: its output, raw or scaled, and the statistical tests of it");
    verb->add_flag("--raw", arguments->raw, "Its bytes, to a file or a pipe");
    verb->add_option("--bytes", arguments->bytes, "How many bytes; without it, until the reader has enough")
        ->check(whole(1, INT64_MAX));
    verb->add_flag("--force", arguments->force, "Raw bytes even to a terminal");
    verb->add_option("--scaled", arguments->scaled, "Outcomes, one a line: throws or shuffles of a game, or below:N")
        ->type_name("GAME|below:N");
    verb->add_option("--count", arguments->count, "How many lines")->capture_default_str()->check(whole(1, INT64_MAX));
    verb->add_option("--set", arguments->sets, "An option of the game's table: --set decks=6")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
    verb->add_flag("--test", arguments->test,
                   "The classical tests: frequency, serial, gap, poker, coupon, permutation, runs; and shuffles");
    verb->add_option("--values", arguments->values, "How many values a test takes at least")
        ->capture_default_str()
        ->check(whole(randomness::kValuesMin, kValuesMax));
    verb->add_option("--seed", arguments->seed,
                     "Make the rounds' seeds from this one, to repeat a run; else each is the system's")
        ->type_name("HEX");
    arguments->dieharder_given =
        verb->add_option("--dieharder", arguments->dieharder, "Pipe to 'dieharder -g 200', with these arguments for it")
            ->type_name("ARGUMENTS")
            ->expected(0, 1)
            ->default_str("-a");
    verb->add_flag("--json", arguments->json, "The tests as JSON");
    verb->footer(
        "Examples: baize rng --test\n"
        "          baize rng --raw --bytes 1000000 > bytes\n"
        "          baize rng --scaled below:37 --count 10\n"
        "          baize rng --dieharder='-d 0'");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
