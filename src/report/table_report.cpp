#include "report/table_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "definition/maxima.hpp"
#include "definition/names.hpp"
#include "odds/prices.hpp"
#include "odds/too_fine.hpp"
#include "report/price_json.hpp"

namespace baize {

protocol::lab::FindingRow row_of(const Finding& finding) { return {finding.weight, finding.what, finding.clause}; }

bool v0::lawful(const std::vector<Finding>& findings) {
    return std::none_of(findings.begin(), findings.end(),
                        [](const Finding& finding) { return finding.weight == Weight::Forbidden; });
}

void free_of_limits(Setup& setup) {
    const Game& game = setup.game();
    bool amounts = false;
    for (std::size_t o = 0; o < game.options.size(); ++o)
        amounts |= game.options[o].moves_price && setup.option_amount(o);
    for (std::size_t w = 0; w < game.wagers.size(); ++w) amounts |= setup.limits(w).payout_max.cents > 0;
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const Limits any, own = setup.limits(w);
        setup.limits(w, amounts ? Limits{std::min(any.min, own.max), own.max, any.increment, own.payout_max} : any);
    }
}

std::vector<Price> prices_of(const TableConfig& config, const Progress& progress, Money meter) {
    auto setup = setup_of(config);
    if (!setup) return {};
    setup->meter(meter);
    free_of_limits(*setup);
    auto rows = price(*setup, {.spread = false, .progress = progress});
    if (!rows) throw OddsTooFine(rows.refusal().what);  // every wager was asked for, none by name
    return *rows;
}

std::vector<Finding> check_jackpot_part(const TableConfig& config, const std::vector<Price>& rows) {
    const auto setup = setup_of(config);
    if (!setup || config.jackpot.id.empty()) return {};
    const Game& game = setup->game();
    std::vector<Finding> findings;
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const WagerDef& jackpot = game.wagers[w];
        if (jackpot.progressive.empty() || jackpot.kind != WagerKind::Bonus || jackpot.part_of < 0 ||
            !setup->offered(w))
            continue;
        const std::string_view of = game.wagers[jackpot.part_of].id;
        for (const Price& row : rows)
            if (row.wager == of && 100 * row.edge < config.jackpot.percent)
                findings.push_back({Weight::Warning,
                                    fmt::format("{} % of the wager goes to the jackpot, which is more than the house "
                                                "edge of {:.4f} %: the house adds the rest",
                                                config.jackpot.percent, 100 * row.edge),
                                    cite(game, jackpot.progressive)});
    }
    return findings;
}

std::vector<Finding> check_prices(const std::vector<Price>& rows, double bound) {
    std::vector<Finding> findings;
    for (const Price& row : rows) {
        if (row.edge < 0)
            findings.push_back(
                {Weight::Warning,
                 fmt::format("{} favours the player: the house edge is {:.4f} %", called(row), 100 * row.edge), ""});
        if (row.edge > bound)
            findings.push_back({Weight::Warning,
                                fmt::format("{} has a house edge of {:.4f} %, above the bound of {:g} %", called(row),
                                            100 * row.edge, 100 * bound),
                                ""});
    }
    return findings;
}

namespace {

bool is_bound(const Price& row) { return row.method == Method::Bounded; }

// By how much each wager is dearer than in other prices of the same table; only those that are. The difference of two
// bounds is no cost: such a row says both.
std::vector<Price> dearer_by(const std::vector<Price>& rows, const std::vector<Price>& others) {
    std::vector<Price> made;
    for (const Price& row : rows) {
        const auto other = std::find_if(others.begin(), others.end(),
                                        [&](const Price& each) { return each.wager == row.wager; });
        if (other == others.end() || other->edge == row.edge) continue;
        made.push_back(row);
        made.back().edge = row.edge - other->edge;
        if (!is_bound(row) && !is_bound(*other)) continue;
        made.back().method = Method::Bounded;
        made.back().note = fmt::format("{}{:.4f} % against {}{:.4f} %", is_bound(row) ? "at most " : "", 100 * row.edge,
                                       is_bound(*other) ? "at most " : "", 100 * other->edge);
    }
    return gathered(made);
}

std::string cost_words(const std::vector<Price>& dearer) {
    std::string text;
    for (const Price& row : dearer) {
        text += text.empty() ? " " : "; ";
        text += is_bound(row) ? fmt::format("what it costs the player on {} is not known exactly: the edges are {} of "
                                            "the {}", called(row), row.note, row.unit)
                              : fmt::format("{} the player {:.4f} % of the {} on {}", row.edge > 0 ? "costs" : "gains",
                                            100 * std::abs(row.edge), row.unit, called(row));
    }
    if (!text.empty()) return text;
    return " costs nothing to who plays his best and wins alone; others may lose by it, or several who win at once";
}

// The same table with one option as it is ruled, and what is then in its place, in words.
struct AsRuled {
    TableConfig config;
    std::string words;
};

AsRuled as_ruled(const TableConfig& config, const Setup& setup, std::size_t option) {
    const Game& game = setup.game();
    const OptionDef& def = game.options[option];
    const std::string_view ruled = def.values[setup.standard(option)].id;
    AsRuled made{config, fmt::format("{}={}", def.id, ruled)};
    std::erase_if(made.config.choices.options, [&](const auto& given) { return given.first == def.id; });
    made.config.choices.options.emplace_back(def.id, ruled);
    const auto amount = setup.option_amount(option);
    if (!amount) return made;
    made.words = "the same maximum of each payment";
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        auto& most = made.config.limits[std::string(game.wagers[w].id)].payout_max;
        if (may_cut_pays(game, w) && (!most || *most > *amount)) most = *amount;
    }
    return made;
}

}  // namespace

std::vector<Finding> check_readings(const TableConfig& config, const std::vector<Price>& rows,
                                    const Progress& progress) {
    std::vector<Finding> findings;
    const auto setup = setup_of(config);
    const Money seed = config.jackpot.seed;  // an empty meter tells nothing of what it pays
    std::vector<Price> seeded;
    for (std::size_t i = 0; setup && i < setup->game().options.size(); ++i) {
        if (!setup->doubtful(i)) continue;
        const AsRuled ruled = as_ruled(config, *setup, i);
        if (seed.cents > 0 && seeded.empty()) seeded = prices_of(config, progress, seed);
        const auto dearer = dearer_by(seed.cents > 0 ? seeded : rows, prices_of(ruled.config, progress, seed));
        findings.push_back({Weight::Warning,
                            fmt::format("{}={} against {}{}:{}", setup->game().options[i].id, setup->option_id(i),
                                        ruled.words, seed.cents > 0 ? ", with its seed in the meter" : "",
                                        cost_words(dearer)),
                            cite(setup->game(), setup->option_clause(i))});
    }
    return findings;
}

std::vector<Finding> findings_of(const TableConfig& config, std::span<const TableConfig> house) {
    auto findings = check_house(config, house);
    for (Finding& finding : check_table(config)) findings.push_back(std::move(finding));
    return findings;
}

TableReport report_of(const TableConfig& config, double bound, const Progress& progress,
                      std::span<const TableConfig> house) {
    TableReport made{findings_of(config, house), prices_of(config, progress), {}};
    made.warnings = check_readings(config, made.prices, progress);
    std::ranges::move(check_prices(gathered(made.prices), bound), std::back_inserter(made.warnings));
    std::ranges::move(check_jackpot_part(config, made.prices), std::back_inserter(made.warnings));
    return made;
}

protocol::lab::Checked checked_of(const TableConfig& config, const TableReport& report) {
    std::vector<Finding> findings = report.findings;
    const auto notes = std::ranges::find(findings, Weight::Note, &Finding::weight);
    findings.insert(notes, report.warnings.begin(), report.warnings.end());
    protocol::lab::Checked made{config.id, config.game, lawful(findings), {}, {}};
    for (const Finding& finding : findings) made.findings.push_back(row_of(finding));
    for (const Price& price : report.prices) made.prices.push_back(row_of(price));
    return made;
}

protocol::lab::Checked table_report(const TableConfig& config, double bound, const Progress& progress,
                                    std::span<const TableConfig> house) {
    return checked_of(config, report_of(config, bound, progress, house));
}

}  // namespace baize
