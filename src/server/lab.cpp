#include "server/lab.hpp"

#include <fmt/format.h>

#include "engine/names.hpp"
#include "games/list.hpp"
#include "odds/prices.hpp"
#include "print/sign.hpp"
#include "report/game_json.hpp"
#include "report/price_json.hpp"
#include "report/strategy_json.hpp"
#include "report/table_report.hpp"
#include "table/config.hpp"
#include "table/config_text.hpp"

namespace baize::server {

using floor::Fields;
using floor::Json;

namespace {

constexpr std::size_t kFileMax = 65'536;
constexpr std::size_t kNamesMax = 200;

// {"decks": "6"}: a small map of texts.
void each_text(Fields& fields, std::string_view name,
               const std::function<void(const std::string&, const std::string&)>& take) {
    if (!fields.has(name)) return;
    const Json& object = fields.object(name);
    if (object.size() > kNamesMax) return fields.fail(fmt::format("'{}' has too many entries", name));
    for (const auto& [key, value] : object.items()) {
        if (!value.is_string() || key.size() > 64 || value.get_ref<const std::string&>().size() > 64)
            return fields.fail(fmt::format("'{}' is a list of short texts such as {{\"decks\": \"6\"}}", name));
        take(key, value.get<std::string>());
    }
}

// Options, pay tables and pay rows of one's own, as a price and a table file take them.
Choices read_choices(Fields& fields) {
    Choices choices;
    each_text(fields, "options", [&](const auto& id, const auto& value) { choices.options.emplace_back(id, value); });
    each_text(fields, "paytables", [&](const auto& wager, const auto& id) { choices.paytables[wager] = id; });
    each_text(fields, "pays", [&](const auto& row, const auto& odds) { choices.own_pays.emplace_back(row, odds); });
    return choices;
}

Result<Setup> read_setup(Fields& fields) {
    const std::string id = fields.text("game");
    const Choices choices = read_choices(fields);
    if (auto refusal = fields.finish()) return *refusal;
    const Game* game = find_game(id);
    if (!game) return Refusal{fmt::format("there is no game '{}'", id)};
    auto made = Setup::make(*game, choices);
    if (made || made.refusal().clause.empty()) return made;
    return Refusal{made.refusal().what, cite(*game, made.refusal().clause)};
}

Result<LabJson> answer_games(Fields& fields) {
    if (auto refusal = fields.finish()) return *refusal;
    LabJson list = LabJson::array();
    for (const Game* game : games()) list.push_back(to_json(*game));
    return list;
}

Result<LabJson> answer_price(Fields& fields, const LabProgress& progress) {
    const std::string wager = fields.text_or("wager", "");
    const bool full = fields.flag_or("full", false), sd = fields.flag_or("sd", true);
    const auto setup = read_setup(fields);
    if (!setup) return setup.refusal();
    const auto rows = price(*setup, {.wager = wager, .full = full, .spread = sd, .progress = progress});
    if (!rows) return rows.refusal();
    LabJson prices = LabJson::array(), forbidden = LabJson::array();
    for (const Price& row : *rows) prices.push_back(to_json(row));
    for (const Refusal& refusal : setup->forbidden())
        forbidden.push_back({{"what", refusal.what}, {"clause", cite(setup->game(), refusal.clause)}});
    return LabJson{{"prices", prices}, {"forbidden", forbidden}};
}

Result<LabJson> answer_strategy(Fields& fields) {
    const auto setup = read_setup(fields);
    if (!setup) return setup.refusal();
    return strategy_json(*setup);
}

// For training: a set-up, and cards as somebody types them.
Result<LabJson> answer_advise(Fields& fields) {
    AdviceRequest request{fields.text_or("hand", ""), fields.text_or("dealer", ""), fields.text_or("seen", ""),
                          fields.text_or("split-of", "")};
    request.hands = static_cast<int>(fields.number_or("hands", 1, 1, 16));
    request.later = fields.flag_or("later", false);
    const auto setup = read_setup(fields);
    if (!setup) return setup.refusal();
    return advice_json(*setup, request);
}

// ---- Table files --------------------------------------------------------------------------------------------------

std::string toml_text(std::string_view text) { return Json(std::string(text)).dump(-1, ' ', true); }

// A table file with these choices, written as the examples are.
Result<LabJson> answer_table(Fields& fields) {
    const std::string id = fields.text("id"), title = fields.text("title"), game = fields.text("game");
    const std::string min = fields.text_or("min", "1.00"), max = fields.text_or("max", "100.00"),
                      increment = fields.text_or("increment", "1.00");
    const Choices choices = read_choices(fields);
    if (auto refusal = fields.finish()) return *refusal;
    std::string toml = fmt::format("id = {}\ntitle = {}\ngame = {}\n\nchance = \"server\"\n", toml_text(id),
                                   toml_text(title), toml_text(game));
    const auto section = [&](std::string_view name, const auto& entries) {
        if (entries.empty()) return;
        toml += fmt::format("\n[{}]\n", name);
        for (const auto& [key, value] : entries) toml += fmt::format("{} = {}\n", toml_text(key), toml_text(value));
    };
    section("options", choices.options);
    section("paytables", choices.paytables);
    section("pays", choices.own_pays);
    toml += fmt::format("\n[limits]\nmin = {}\nmax = {}\nincrement = {}\n", toml_text(min), toml_text(max),
                        toml_text(increment));
    const auto config = parse_table(toml);
    if (!config) return config.refusal();
    LabJson findings = LabJson::array();
    for (const Finding& finding : check_table(*config))
        findings.push_back(
            {{"weight", weight_name(finding.weight)}, {"what", finding.what}, {"clause", finding.clause}});
    return LabJson{{"toml", toml}, {"findings", findings}};
}

Result<TableConfig> read_file(Fields& fields) {
    const std::string toml = fields.text("toml", kFileMax);
    if (auto refusal = fields.finish()) return *refusal;
    return parse_table(toml);
}

Result<LabJson> answer_check(Fields& fields, const LabProgress& progress) {
    const auto config = read_file(fields);
    if (!config) return config.refusal();
    return table_report(*config, config->edge_warning, progress);
}

Result<LabJson> answer_sign(Fields& fields, const LabProgress& progress) {
    const auto config = read_file(fields);
    if (!config) return config.refusal();
    auto sign = sign_json(*config, progress);
    if (!sign) return sign;
    return LabJson{{"sign", *sign}, {"html", sign_html(*sign)}};
}

}  // namespace

Result<LabJson> lab_answer(const std::string& what, const Json& args, const LabProgress& progress) {
    Fields fields(args, what);
    if (what == "games") return answer_games(fields);
    if (what == "price") return answer_price(fields, progress);
    if (what == "strategy") return answer_strategy(fields);
    if (what == "advise") return answer_advise(fields);
    if (what == "table") return answer_table(fields);
    if (what == "check") return answer_check(fields, progress);
    if (what == "sign") return answer_sign(fields, progress);
    return Refusal{fmt::format(
        "the lab answers no question '{}'; expected games, price, strategy, advise, table, check or sign", what)};
}

bool lab_takes_long(const Json& args) { return args.is_object() && args.contains("full") && args["full"] == true; }

}  // namespace baize::server
