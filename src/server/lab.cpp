#include "server/lab.hpp"

#include <fmt/format.h>

#include "coach/trainer.hpp"
#include "wire/read.hpp"
#include "wire/schema.hpp"
#include "definition/names.hpp"
#include "games/list.hpp"
#include "odds/prices.hpp"
#include "odds/too_fine.hpp"
#include "print/sign.hpp"
#include "report/definition.hpp"
#include "report/price_json.hpp"
#include "report/strategy_json.hpp"
#include "report/table_report.hpp"
#include "server/protocol/lab.hpp"
#include "table_file/config.hpp"
#include "table_file/config_text.hpp"

namespace baize::server {

using namespace protocol::lab;
using floor::Json;

namespace {

Choices choices_of(const SetUp& wanted) {
    return {.options = {wanted.options.begin(), wanted.options.end()},
            .paytables = wanted.paytables,
            .own_pays = {wanted.pays.begin(), wanted.pays.end()}};
}

Result<Setup> setup_of(const SetUp& wanted) {
    const Game* game = find_game(wanted.game);
    if (!game) return Refusal{fmt::format("there is no game '{}'", wanted.game)};
    auto made = Setup::make(*game, choices_of(wanted));
    if (made || made.refusal().clause.empty()) return made;
    return Refusal{made.refusal().what, cite(*game, made.refusal().clause)};
}

// ---- Prices and play ------------------------------------------------------------------------------------------------

Result<std::vector<Definition>> answer_games(const Everything&, const Progress&) {
    std::vector<Definition> list;
    for (const Game* game : games()) list.push_back(definition_of(*game, RowsOf::Form));
    return list;
}

// Amounts by wager, put into its limits.
MaybeRefusal take_amounts(Setup& setup, const Texts& amounts, Money Limits::*which, std::string_view what) {
    for (const auto& [id, text] : amounts) {
        const auto wager = find_wager(setup.game(), id);
        const auto most = to_money(text);
        if (!wager || !most || most->cents < 1 || *most > kMoneyMax)
            return Refusal{fmt::format("'{}: {}' is no {} of a wager of {}", id, text, what, setup.game().id)};
        Limits limits = setup.limits(*wager);
        limits.*which = *most;
        limits.min = std::min(limits.min, limits.max);
        setup.limits(*wager, limits);
    }
    return std::nullopt;
}

// A ceiling and a maximum pay-out are priced for the table's highest stake (ruling R67).
MaybeRefusal take_limits(Setup& setup, const PriceArgs& args) {
    if (auto refusal = take_amounts(setup, args.highest, &Limits::max, "highest stake")) return refusal;
    if (auto refusal = take_amounts(setup, args.paid_at_most, &Limits::payout_max, "maximum pay-out")) return refusal;
    free_of_limits(setup);
    return std::nullopt;
}

Result<Priced> answer_price(const PriceArgs& args, const Progress& progress) {
    auto setup = setup_of(args.setup);
    if (!setup) return setup.refusal();
    if (const auto refusal = take_limits(*setup, args)) return *refusal;
    const auto rows =
        price(*setup, {.wager = args.wager, .full = args.full, .spread = args.sd, .progress = progress});
    if (!rows) return rows.refusal();
    Priced priced;
    for (const Price& row : *rows) priced.prices.push_back(row_of(row));
    for (const Refusal& refusal : setup->forbidden())
        priced.forbidden.push_back({refusal.what, cite(setup->game(), refusal.clause)});
    return priced;
}

Result<protocol::lab::Strategy> answer_strategy(const StrategyArgs& args, const Progress& progress) {
    const auto setup = setup_of(args.setup);
    if (!setup) return setup.refusal();
    const auto play = explain(*setup, progress);
    if (!play) return play.refusal();
    return strategy_of(*setup, *play);
}

Result<AdviceGiven> answer_advise(const AdviseArgs& args, const Progress&) {
    const auto setup = setup_of(args.setup);
    if (!setup) return setup.refusal();
    const auto timed =
        timed_advice(*setup, {{args.hand, args.dealer, args.seen, args.split_of, args.hands, args.later}, args.board,
                              args.before});
    if (!timed) return timed.refusal();
    return advice_of(*setup, *timed);
}

Result<Lesson> answer_train(const TrainArgs& args, const Progress&) {
    const auto setup = setup_of(args.setup);
    if (!setup) return setup.refusal();
    return lesson_of(*setup, static_cast<std::uint64_t>(args.seed), args.answers);
}

// ---- Table files --------------------------------------------------------------------------------------------------

std::string toml_text(std::string_view text) { return Json(std::string(text)).dump(-1, ' ', true); }

// A table file with these choices, written as the examples are.
Result<TableFile> answer_table(const TableArgs& args, const Progress&) {
    std::string toml = fmt::format("id = {}\ntitle = {}\ngame = {}\n\nchance = \"server\"\n", toml_text(args.id),
                                   toml_text(args.title), toml_text(args.setup.game));
    const auto section = [&](std::string_view name, const Texts& entries) {
        if (entries.empty()) return;
        toml += fmt::format("\n[{}]\n", name);
        for (const auto& [key, value] : entries) toml += fmt::format("{} = {}\n", toml_text(key), toml_text(value));
    };
    section("options", args.setup.options);
    section("paytables", args.setup.paytables);
    section("pays", args.setup.pays);
    toml += fmt::format("\n[limits]\nmin = {}\nmax = {}\nincrement = {}\n", toml_text(args.min), toml_text(args.max),
                        toml_text(args.increment));
    const auto config = parse_table(toml);
    if (!config) return config.refusal();
    TableFile file{toml, {}};
    for (const Finding& finding : check_table(*config)) file.findings.push_back(row_of(finding));
    return file;
}

Result<Checked> answer_check(const FileArgs& args, const Progress& progress) {
    const auto config = parse_table(args.toml);
    if (!config) return config.refusal();
    return table_report(*config, config->edge_warning, progress);
}

Result<SignAnswer> answer_sign(const FileArgs& args, const Progress& progress) {
    const auto config = parse_table(args.toml);
    if (!config) return config.refusal();
    const auto sign = sign_text(*config, progress);
    if (!sign) return sign.refusal();
    return SignAnswer{*sign, sign_html(*sign)};
}

// ---- The table ------------------------------------------------------------------------------------------------------

template <class Function>
struct LabFunction;
template <class AnswerPart, class ArgsPart>
struct LabFunction<Result<AnswerPart> (*)(const ArgsPart&, const Progress&)> {
    using Answer = AnswerPart;
    using Args = ArgsPart;
};

template <auto kFunction>
Result<LabJson> answer_by(const Json& args, const Progress& progress) {
    using Of = LabFunction<decltype(kFunction)>;
    typename Of::Args read;
    if (auto wrong = wire::read(args, read, "args")) return Refusal{*wrong};
    try {
        const auto answer = kFunction(read, progress);
        if (!answer) return answer.refusal();
        return wire::json_of<typename Of::Answer, LabJson>(*answer);
    } catch (const OddsTooFine& odds) { return Refusal{odds.what()}; }  // the question's, and no fault of the lab
}

template <auto kFunction>
constexpr LabDef answered(std::string_view what, std::string_view answers) {
    using Of = LabFunction<decltype(kFunction)>;
    return {what, answers, wire::types<typename Of::Args, typename Of::Answer>, answer_by<kFunction>};
}

constexpr LabDef kLab[] = {
    answered<answer_games>   ("games",    "every definition, as `baize games --json` has it"),
    answered<answer_price>   ("price",    "prices as `baize edge --json` has them, and what no table may do"),
    answered<answer_strategy>("strategy", "as `baize strategy --json`"),
    answered<answer_advise>  ("advise",   "as `baize advise --json`: a live hand, for training"),
    answered<answer_train>   ("train",    "a round whose decisions are asked and scored, as `baize train` does"),
    answered<answer_table>   ("table",    "a table file with these choices"),
    answered<answer_check>   ("check",    "as `baize check --json`"),
    answered<answer_sign>    ("sign",     "what stands on a table's sign, as `baize sign --json`, and the page"),
};

}  // namespace

std::span<const LabDef> lab_questions() { return kLab; }

Result<LabJson> lab_answer(const std::string& what, const Json& args, const Progress& progress) {
    std::vector<std::string_view> names;
    for (const LabDef& each : kLab) {
        if (each.what == what) return each.answer(args, progress);
        names.push_back(each.what);
    }
    return Refusal{
        fmt::format("the lab answers no question '{}'; expected {}", what, wire::list_of_words(names))};
}

bool lab_takes_long(const Json& args) { return args.is_object() && args.contains("full") && args["full"] == true; }

}  // namespace baize::server
