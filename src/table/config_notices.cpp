// What must be displayed at a table, from the definition of its game and from what the operator chose.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/names.hpp"
#include "games/list.hpp"
#include "table/config_text.hpp"
#include "table/differential.hpp"

namespace baize {

namespace table_file {

namespace {

// By which clause a book wants a choice displayed: where the choice is by `by`, or by a clause under it.
struct DisplayRule {
    std::string_view book;
    std::string_view by;
    std::string_view displayed;
};
constexpr DisplayRule kDisplayRules[] = {
    {"nz-blackjack", "11.6", "11.8"},         {"nz-blackjack", "11.7", "11.8"},   {"nz-blackjack", "12.7", "12.10"},
    {"nz-blackjack", "12.8", "12.10"},        {"nz-blackjack", "12.9", "12.10"},
    {"nz-blackjack", "10.1A", "3.2(b)(i)"},
    {"nz-blackjack", "13.3", "3.2(b)(ii)"},   {"nz-blackjack", "17.2", "17.3"},   {"nz-blackjack", "14.2", "14.2"},
    {"nz-blackjack", "18.1", "18.2"},         {"nz-blackjack", "18.4", "18.3"},
    {"nz-blackjack", "19.1", "19.2"},   {"nz-blackjack", "20.1", "20.2"},
    {"nz-blackjack", "21.3", "21.3"},         {"nz-blackjack", "21.5", "21.6"},
    {"nz-blackjack", "15B.7", "15B.8"},       {"nz-blackjack", "15C.8", "15C.9"}, {"nz-blackjack", "15F.9", "15F.11"},
    {"nz-blackjack", "15G.8", "15G.9"},       {"nz-blackjack", "15H.10a", "15H.8"},
    {"nz-blackjack", "15H.10b", "15H.9"}, {"nz-blackjack", "20A.6", "20A.7"},
    {"nz-baccarat", "11C.8", "11C.9"},        {"nz-baccarat", "11D.8", "11D.10"}, {"nz-baccarat", "13.1", "13.5"},
    {"nz-baccarat", "13.4", "13.6"},          {"nz-baccarat", "14.4", "14.3"},
};

// Where a book asks in general for the pay table in use, and for better odds than its own; and by which rules it knows
// a table differential, and wagers that are reduced where it is exceeded.
struct GeneralRule {
    std::string_view book;
    std::string_view paytable, better_odds, payout_max;
    std::string_view differential{}, pro_rata{};
};
constexpr GeneralRule kGeneralRules[] = {
    {"gb-2011", "2.6(c)", "2.5", ""},
    {"nz-three-card-poker", "10A.8", "gb-2011 2.5", "nz-three-card-poker 5.10"},
    {"nz-dragon21", "", "", "", "5.12", "5.13"},
};

GeneralRule general_rule(const Game& game) {
    for (const GeneralRule& rule : kGeneralRules)
        if (rule.book == game.book) return rule;
    return {};
}

std::string_view displayed_by(const Game& game, Clause clause) {
    for (const DisplayRule& rule : kDisplayRules)
        if (rule.book == game.book && clause.starts_with(rule.by)) return rule.displayed;
    return {};
}

// "nz-blackjack 11.6, 11.8": by which rule it is so, and by which it must be displayed.
std::string clauses(const Game& game, Clause by, std::string_view displayed) {
    if (displayed.empty() || displayed == by) return cite(game, by);
    std::string first = cite(game, by), second = cite(game, displayed);
    const bool same_book = first.substr(0, first.find(' ')) == second.substr(0, second.find(' '));
    if (!same_book) return fmt::format("{}; {}", first, second);
    if (first.ends_with(kBorrowed)) first.resize(first.size() - kBorrowed.size());  // said once, behind both
    return fmt::format("{}, {}", first, second.substr(second.find(' ') + 1));
}

// An option that differs from what the book provides where nothing is elected;
// decks always (ruling R15), and where a book wants it.
void add_options(std::vector<Notice>& list, const Setup& setup, std::string_view currency) {
    const Game& game = setup.game();
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const OptionDef& option = game.options[i];
        if (!setup.applies(i) || (setup.option(i) == option.standard && option.id != "decks" && !option.always_shown))
            continue;
        const Clause by = setup.option_clause(i);
        const std::string unit = setup.option_amount(i) ? fmt::format(" {}", currency) : "";
        list.push_back({fmt::format("{}: {}{}", option.title, setup.option_id(i), unit),
                        clauses(game, by, displayed_by(game, by))});
    }
}

void add_own_pays(std::vector<Notice>& list, const Setup& setup, std::size_t w) {
    const Game& game = setup.game();
    const auto open = setup.paytables_open(w);
    for (std::size_t i = 0; i < setup.pays(w).size(); ++i) {
        const PayRow& row = setup.pays(w)[i];
        const bool as_printed = !open.empty() && i < open[0]->rows.size() && open[0]->rows[i].odds == row.odds;
        if (!as_printed)
            list.push_back({fmt::format("{}: {} pays {}", game.wagers[w].title, row.id, to_string(row)),
                            clauses(game, row.clause, general_rule(game).better_odds)});
    }
}

void add_paytables(std::vector<Notice>& list, const Setup& setup) {
    const Game& game = setup.game();
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        if (!setup.offered(w)) continue;
        if (setup.paytable(w) == "own") add_own_pays(list, setup, w);
        else if (setup.paytables_open(w).size() > 1) {
            const std::string_view general = general_rule(game).paytable;
            const Clause by = setup.pays(w)[0].clause;
            list.push_back({fmt::format("{}: pay table {}", game.wagers[w].title, setup.paytable(w)),
                            clauses(game, by, general.empty() ? displayed_by(game, by) : general)});
        }
    }
}

void add_payout_maxima(std::vector<Notice>& list, const TableConfig& config, const Setup& setup) {
    const Game& game = setup.game();
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        for (const int place : places_with_limits(config)) {
            const Money max = limits_at(config, game, game.wagers[w].id, place).payout_max;
            if (!setup.offered(w) || max.cents == 0 ||
                (place > 0 && max == limits_at(config, game, game.wagers[w].id, 0).payout_max))
                continue;
            const std::string where = place > 0 ? fmt::format(" at terminal {}", place) : "";
            list.push_back({fmt::format("{}: no win pays more than {} {}{}", game.wagers[w].title, to_string(max),
                                        config.currency, where),
                            cite(game, payout_max_clause(game, game.wagers[w].id).empty()
                                           ? game.limits_clause
                                           : payout_max_clause(game, game.wagers[w].id))});
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
    if (!config.jackpot.id.empty())
        list.push_back({fmt::format("Progressive meter {}: {} % of each wager is added to it, shown at the table",
                                    config.jackpot.id, config.jackpot.percent),
                        "gb-2011 2.4"});
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

std::string_view payout_max_clause(const Game& game, std::string_view wager) {
    if (game.id == "nz.blackjack" && wager == "lucky-match") return "15F.12";
    return general_rule(game).payout_max;
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
    add_paytables(list, setup);
    add_payout_maxima(list, config, setup);
    add_limits_of_all(list, config, game);
    return list;
}

}  // namespace table_file

std::string box_max_clause(const Game& game) {
    if (!game.box_clause.empty()) return cite(game, game.box_clause);
    return cite(game, game.maximum_clause.empty() ? game.limits_clause : game.maximum_clause);
}

std::string differential_clause(const Game& game) {
    const std::string_view own = table_file::general_rule(game).differential;
    return cite(game, own.empty() ? game.limits_clause : own);
}

Clause pro_rata_clause(const Game& game) { return table_file::general_rule(game).pro_rata; }

std::vector<std::string> required_notices(const TableConfig& config) {
    const auto setup = setup_of(config);
    std::vector<std::string> lines;
    if (!setup) return lines;
    for (const auto& notice : table_file::notices_of(config, *setup))
        lines.push_back(notice.clause.empty() ? notice.text : fmt::format("{} ({})", notice.text, notice.clause));
    return lines;
}

}  // namespace baize
