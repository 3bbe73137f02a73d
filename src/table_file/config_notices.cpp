// What must be displayed at a table, from the definition of its game and from what the operator chose.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "definition/maxima.hpp"
#include "definition/names.hpp"
#include "games/list.hpp"
#include "table_file/config_text.hpp"
#include "table_file/differential.hpp"

namespace baize {

namespace table_file {

namespace {

const Displayed& displayed(const Game& game) {
    static constexpr Displayed kNothing;
    return game.notices.displayed ? *game.notices.displayed : kNothing;
}

Clause displayed_by(const Game& game, Clause clause) {
    for (const DisplayRule& rule : displayed(game).choices)
        if (clause.starts_with(rule.by)) return rule.displayed;
    return {};
}

// "nz-blackjack 11.6, 11.8": by which rule it is so, and by which it must be displayed.
std::string clauses(const Game& game, Clause by, Clause shown) {
    if (shown.empty() || shown == by) return cite(game, by);
    std::string first = cite(game, by), second = cite(game, shown);
    const bool same_book = first.substr(0, first.find(' ')) == second.substr(0, second.find(' '));
    if (!same_book) return fmt::format("{}; {}", first, second);
    if (first.ends_with(kBorrowed)) first.resize(first.size() - kBorrowed.size());  // said once, behind both
    return fmt::format("{}, {}", first, second.substr(second.find(' ') + 1));
}

// What a ceiling says, its sum and each row that it names in their places.
std::string ceiling_words(const Setup& setup, std::string_view ceiling, const std::string& sum,
                          std::string_view currency) {
    std::string words(ceiling);
    words.replace(words.find("{}"), 2, sum);
    for (const NamedRow& each : rows_beneath(setup, ceiling)) {
        const std::size_t from = words.find('{');
        words.replace(from, words.find('}') + 1 - from, to_string(each.row, currency));
    }
    return words;
}

// An option that differs from what the book provides where nothing is elected;
// decks always (ruling R15), and where a book wants it.
void add_options(std::vector<Notice>& list, const Setup& setup, std::string_view currency) {
    const Game& game = setup.game();
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const OptionDef& option = game.options[i];
        if (!setup.applies(i) || (setup.option(i) == option.standard && !option.of_decks && !option.always_shown))
            continue;
        const Clause by = setup.option_clause(i);
        const bool is_sum = option.takes_amount && to_money(setup.option_id(i));
        const std::string unit = is_sum ? fmt::format(" {}", currency) : "";
        if (const auto amount = setup.option_amount(i); amount && !option.ceiling.empty()) {
            const std::string words = ceiling_words(setup, option.ceiling, to_string(*amount) + unit, currency);
            list.push_back({words, clauses(game, by, displayed_by(game, by)), true});
            continue;
        }
        list.push_back({fmt::format("{}: {}{}", option.title, setup.option_words(i), unit),
                        clauses(game, by, displayed_by(game, by)),
                        setup.option_amount(i) && is_payout_maximum(game, option)});
    }
}

void add_own_pays(std::vector<Notice>& list, const Setup& setup, std::size_t w, std::string_view currency) {
    const Game& game = setup.game();
    const auto open = setup.paytables_open(w);
    for (std::size_t i = 0; i < setup.pays(w).size(); ++i) {
        const PayRow& row = setup.pays(w)[i];
        const bool as_printed = !open.empty() && i < open[0]->rows.size() && open[0]->rows[i].odds == row.odds;
        if (!as_printed)
            list.push_back({fmt::format("{}: {} pays {}", game.wagers[w].title, spoken(row.id),
                                        to_string(row, currency)),
                            clauses(game, row.clause, displayed(game).better_odds)});
    }
}

void add_paytables(std::vector<Notice>& list, const Setup& setup, std::string_view currency) {
    const Game& game = setup.game();
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        if (!setup.offered(w)) continue;
        if (setup.paytable(w) == "own") add_own_pays(list, setup, w, currency);
        else if (setup.paytables_open(w).size() > 1) {
            const Clause general = displayed(game).paytable;
            const Clause by = setup.pays(w)[0].clause;
            list.push_back({fmt::format("{}: pay table {}", game.wagers[w].title, setup.paytable(w)),
                            clauses(game, by, general.empty() ? displayed_by(game, by) : general)});
        }
    }
}

void add_payout_maxima(std::vector<Notice>& list, const TableConfig& config, const Setup& setup) {
    const Game& game = setup.game();
    const auto is_fee = [&](std::size_t w) { return !game.wagers[w].paytables.empty() && setup.pays(w).empty(); };
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        for (const int place : places_with_limits(config)) {
            const Money max = limits_at(config, game, game.wagers[w].id, place).payout_max;
            if (!setup.offered(w) || is_fee(w) || max.cents == 0 ||
                (place > 0 && max == limits_at(config, game, game.wagers[w].id, 0).payout_max))
                continue;
            const std::string where = place > 0 ? fmt::format(" at terminal {}", place) : "";
            list.push_back({fmt::format("{}: no win pays more than {} {}{}, whatever is wagered", game.wagers[w].title,
                                        to_string(max), config.currency, where),
                            cite(game, payout_max_clause(game, w).empty() ? game.clauses.limits
                                                                          : payout_max_clause(game, w)),
                            true});
        }
}

void add_limits_of_all(std::vector<Notice>& list, const TableConfig& config, const Game& game) {
    const auto amount = [&](Money money) { return fmt::format("{} {}", to_string(money), config.currency); };
    if (config.aggregate_min.cents > 0)
        list.push_back({fmt::format("All wagers of a terminal together: at least {}, or none of them stands",
                                    amount(config.aggregate_min)),
                        profile_of(config).or_house(profile_of(config).aggregate)});
    if (config.box_max.cents > 0)
        list.push_back(
            {fmt::format("All wagers on one box together: at most {}", amount(config.box_max)), box_max_clause(game)});
    if (config.person_box_max.cents > 0)
        list.push_back(
            {fmt::format("All wagers of one person on one box together: at most {}", amount(config.person_box_max)),
             box_max_clause(game)});
    if (const JackpotConfig& jackpot = config.jackpot; !jackpot.id.empty())
        list.push_back({fmt::format("Progressive meter {}: {} % of each wager is added to it, shown at the table{}",
                                    jackpot.id, jackpot.percent,
                                    jackpot.seed.cents == 0 ? ""  // ruling R90
                                        : fmt::format("; after any payment the house fills it up to {}",
                                                      amount(jackpot.seed))),
                        cite(game, "gb-2011 2.4")});
    for (const auto& group : config.opposed)
        if (config.differential_max.cents > 0)
            list.push_back(
                {fmt::format(
                     "Between {}: a difference of at most {}{}", fmt::join(group, ", "),
                     amount(config.differential_max),
                     pro_rata_clause(game).empty() ? "" : "; where it is exceeded, wagers are reduced pro rata"),
                 differential_clause(game)});
}

}  // namespace

std::string spoken(std::string_view id) {
    std::string words(id);
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

std::vector<NamedRow> rows_beneath(const Setup& setup, std::string_view ceiling) {
    std::vector<NamedRow> rows;
    for (std::size_t at = ceiling.find('{'); at != ceiling.npos; at = ceiling.find('{', at + 1)) {
        const std::string_view name = ceiling.substr(at + 1, ceiling.find('}', at) - at - 1);
        const std::size_t dot = name.find('.');
        if (dot == name.npos) continue;  // the sum
        const std::size_t wager = find_wager(setup.game(), name.substr(0, dot)).value();
        for (const PayRow& row : setup.pays(wager))
            if (row.id == name.substr(dot + 1)) rows.push_back({wager, row});
    }
    return rows;
}

std::vector<Notice> notices_of(const TableConfig& config, const Setup& setup) {
    std::vector<Notice> list;
    const Game& game = setup.game();
    if (config.play_money) list.push_back({"Play money: nothing can be won or lost here", ""});
    add_options(list, setup, config.currency);
    for (const std::string& id : config.not_offered)
        if (const auto wager = find_wager(game, id); wager && setup.holds(game.wagers[*wager].when))
            list.push_back({fmt::format("{} is not offered at this table", game.wagers[*wager].title),
                            cite(game, game.wagers[*wager].clause)});
    add_paytables(list, setup, config.currency);
    add_payout_maxima(list, config, setup);
    add_limits_of_all(list, config, game);
    return list;
}

}  // namespace table_file

std::string box_max_clause(const Game& game) {
    if (!game.clauses.box.empty()) return cite(game, game.clauses.box);
    return cite(game, game.clauses.maximum.empty() ? game.clauses.limits : game.clauses.maximum);
}

std::string differential_clause(const Game& game) {
    return cite(game, game.clauses.differential.empty() ? game.clauses.limits : game.clauses.differential);
}

Clause pro_rata_clause(const Game& game) { return game.clauses.pro_rata; }

std::vector<std::string> required_notices(const TableConfig& config) {
    const auto setup = setup_of(config);
    return setup ? required_notices(config, *setup) : std::vector<std::string>();
}

namespace {

std::string line_of(const table_file::Notice& notice) {
    return notice.clause.empty() ? notice.text : fmt::format("{} ({})", notice.text, notice.clause);
}

}  // namespace

std::vector<std::string> required_notices(const TableConfig& config, const Setup& setup) {
    std::vector<std::string> lines;
    for (const auto& notice : table_file::notices_of(config, setup)) lines.push_back(line_of(notice));
    return lines;
}

std::vector<std::string> prominent_notices(const TableConfig& config, const Setup& setup) {
    std::vector<std::string> lines;
    for (const auto& notice : table_file::notices_of(config, setup))
        if (notice.stands_out) lines.push_back(line_of(notice));
    return lines;
}

}  // namespace baize
