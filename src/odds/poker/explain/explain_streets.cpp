// Streets without a dealer's hand: rows of what is held, one section a street; a column for each course of the wagers
// that leads there.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "odds/poker/explain/explain_poker.hpp"
#include "odds/poker/explain/held_class.hpp"

namespace baize::poker {

namespace {

// Of a class on a street, after some actions: the sum of what each action is worth, and of the deals.
struct Sums {
    std::vector<Integer> of_action;
    Integer deals = 0;
};
using Cells = std::map<std::string, Sums>;  // by column
// Classes that stand together in the chart.
struct Row {
    std::string name;
    Cells cells;
};

class StreetTeller {
public:
    StreetTeller(const Showdown& game, const Progress& progress)
        : game_(game), progress_(progress), pairs_(pairs_of(game)), classes_(game.streets.size()) {
        best_ = solve(game, {.street_worth = [this](const StreetWorth& worth) { add(worth); }, .progress = progress});
        std::vector<std::string> plays;
        for (const Street& street : game.streets)
            for (const Action& action : street.actions)
                if (std::ranges::find(plays, action.id) == plays.end()) plays.push_back(action.id);
        legend_ = legend_of(plays);
    }

    Chart chart() {
        Chart chart{.rows_are = "hand", .columns_are = "before", .corner = "hand", .how_to_read = how_to_read()};
        int cards = 0;
        for (std::size_t street = 0; street < game_.streets.size(); ++street) {
            cards += game_.streets[street].own + game_.streets[street].board;
            chart.sections.push_back(section(street, cards, chart.columns));
        }
        chart.legend = used_in(chart, legend_);
        const Rule rule = [this](const Seen& seen) { return action_for(seen); };
        const Solution priced = solve(game_, {.rule = &rule, .mistakes = true, .progress = progress_});
        chart.edge = nearest(priced.returns.edge());
        chart.costs = nearest(priced.returns.edge() - best_.returns.edge());
        chart.exceptions = exceptions_of(game_, priced.mistakes, [&](const Mistake& each, std::size_t action) {
            return game_.streets[each.seen.street].actions[action].id;
        });
        return chart;
    }

    // By street, where the least was done before: which rows take each action; the most of them are all that is left.
    std::vector<std::string> lines(const Chart& chart) const {
        std::vector<std::string> lines;
        for (const Section& section : chart.sections) {
            std::vector<std::vector<std::string>> rows(legend_.size());
            for (std::size_t i = 0; i < legend_.size(); ++i)
                for (const Square& square : section.squares)
                    if (square.play == legend_[i].letters && square.column == section.squares.front().column)
                        rows[i].push_back(square.row);
            const auto most = std::ranges::max_element(rows, {}, &std::vector<std::string>::size) - rows.begin();
            for (std::size_t i = legend_.size(); i-- > 0;)
                if (std::cmp_not_equal(i, most) && !rows[i].empty())
                    lines.push_back(fmt::format("{}: {} with {}", section.title, legend_[i].words,
                                                fmt::join(rows[i], "; ")));
            lines.push_back(fmt::format("{}: {} with anything else", section.title,
                                        legend_[most].words));
        }
        return lines;
    }

private:
    using Classes = std::map<HeldClass, Cells>;

    std::string how_to_read() const {
        return legend_of_values(pairs_) + " A straight that would run beyond the ace counts as one with a gap more." +
               (game_.streets.size() > 1 ? " A column is for what was done before." : "");
    }

    void add(const StreetWorth& worth) {
        Sums& sums = classes_[worth.street][class_of(worth.held, pairs_)][name_of(worth.before)];
        sums.of_action.resize(worth.of_action.size());
        for (std::size_t i = 0; i < worth.of_action.size(); ++i) sums.of_action[i] += worth.of_action[i] * worth.deals;
        sums.deals += worth.deals;
    }

    std::string name_of(const Actions& before) const {
        return before.empty() ? "first" : sequence_name(game_, before);
    }

    std::size_t best_of(const Sums& sums) const {
        return std::ranges::max_element(sums.of_action) - sums.of_action.begin();
    }

    // What was never reached by the best play is played as that says.
    std::size_t action_for(const Seen& seen) const {
        const auto& classes = classes_[seen.street];
        if (const auto row = classes.find(class_of(seen.own, pairs_)); row != classes.end())
            if (const auto cell = row->second.find(name_of(seen.before)); cell != row->second.end())
                return best_of(cell->second);
        return best_.play(seen);
    }

    Section section(std::size_t street, int cards, std::vector<std::string>& columns) const {
        Section section{.id = fmt::format("{}-cards", cards), .title = fmt::format("{} cards seen", cards),
                        .headed = true};
        std::vector<std::string> here;
        for (const auto& [held, cells] : classes_[street])
            for (const auto& [column, sums] : cells)
                if (std::ranges::find(here, column) == here.end()) here.push_back(column);
        std::ranges::sort(here);
        for (const std::string& column : here)
            if (std::ranges::find(columns, column) == columns.end()) columns.push_back(column);
        for (const Row& row : rows_of(street, cards))
            for (const std::string& column : here) section.squares.push_back(square(street, row, column));
        return section;
    }

    // Where the best play does not come with such cards there is nothing to say.
    Square square(std::size_t street, const Row& row, const std::string& column) const {
        const auto found = row.cells.find(column);
        if (found == row.cells.end()) return {row.name, column, "-", {}};
        return {row.name, column, letters(street, best_of(found->second)), worths_of(street, found->second)};
    }

    std::vector<Row> rows_of(std::size_t street, int cards) const {
        std::vector<Row> rows = rows_of_draws(street, cards);
        for (auto at = classes_[street].begin(); at != classes_[street].end();) at = add_groups(street, at, rows);
        return rows;
    }

    // Pairs of neighbouring ranks that are played alike are one row; so are three of a kind, and so on.
    Classes::const_iterator add_groups(std::size_t street, Classes::const_iterator at, std::vector<Row>& rows) const {
        const auto first = at;
        Row row;
        for (; at != classes_[street].end() && at->first.groups == first->first.groups &&
               (first->first.groups == 0 || at == first || played_alike(row.cells, at->second)); ++at)
            join(row.cells, at->second);
        if (first->first.groups == 0) return at;
        row.name = words_of_groups(first->first, std::prev(at)->first);
        rows.push_back(std::move(row));
        return at;
    }

    // Cards of different ranks: draws that are played alike whichever cards are high stand together, and among them
    // those that are high or low enough to be played so.
    std::vector<Row> rows_of_draws(std::size_t street, int cards) const {
        std::vector<HeldClass> draws;
        for (const auto& [held, cells] : classes_[street])
            if (held.groups == 0 && (draws.empty() || draws.back() != draw_of(held))) draws.push_back(draw_of(held));
        std::vector<Row> rows;
        for (const auto& bundle : bundles_of(street, draws)) {
            std::vector<HeldClass> all;
            for (const auto& [held, cells] : classes_[street])
                if (held.groups == 0 && std::ranges::find(bundle, draw_of(held)) != bundle.end()) all.push_back(held);
            const auto parts = parts_of(street, all);
            for (const auto& part : parts) {
                Row row{words_of_promises(bundle, draws, cards), {}};
                if (parts.size() > 1) row.name += ": " + words_of_values(part, all, cards, pairs_);
                for (const HeldClass& held : part) join(row.cells, classes_[street].at(held));
                rows.push_back(std::move(row));
            }
        }
        return rows;
    }

    static HeldClass draw_of(HeldClass held) {
        held.high = held.middle = 0;
        return held;
    }

    // Where no draw contradicts another all of them are one; else each goes to the first ones that it never contradicts
    // and that are played one way, or not, as it is itself.
    std::vector<std::vector<HeldClass>> bundles_of(std::size_t street, const std::vector<HeldClass>& draws) const {
        const auto agrees_with_all = [&](const HeldClass& draw, const std::vector<HeldClass>& others) {
            return std::ranges::all_of(others, [&](const HeldClass& other) { return agree(street, draw, other); });
        };
        if (std::ranges::all_of(draws, [&](const HeldClass& draw) { return agrees_with_all(draw, draws); }))
            return {draws};
        std::vector<std::vector<HeldClass>> bundles;
        for (const HeldClass& draw : draws) {
            const auto found = std::ranges::find_if(bundles, [&](const std::vector<HeldClass>& bundle) {
                return one_way(street, bundle.front()) == one_way(street, draw) && agrees_with_all(draw, bundle);
            });
            if (found == bundles.end()) bundles.push_back({draw});
            else found->push_back(draw);
        }
        return bundles;
    }

    // With as many high and middle cards the one is played as the other. Where no two of them have as many, one play
    // must do for all.
    bool agree(std::size_t street, const HeldClass& draw, const HeldClass& other) const {
        bool compared = false, alike = true, all_alike = true;
        for (const auto& [held, cells] : classes_[street])
            for (const auto& [beside, their] : classes_[street]) {
                if (held.groups || beside.groups || draw_of(held) != draw || draw_of(beside) != other) continue;
                const bool same = held.high == beside.high && held.middle == beside.middle;
                compared |= same;
                alike &= !same || played_alike(cells, their);
                all_alike &= played_alike(cells, their);
            }
        return compared ? alike : all_alike;
    }

    bool one_way(std::size_t street, const HeldClass& draw) const {
        std::set<std::size_t> plays;
        for (const auto& [held, cells] : classes_[street])
            for (const auto& [column, sums] : cells)
                if (held.groups == 0 && draw_of(held) == draw) plays.insert(best_of(sums));
        return plays.size() == 1;
    }

    // Those that are played alike, in the order of the first of each.
    std::vector<std::vector<HeldClass>> parts_of(std::size_t street, const std::vector<HeldClass>& all) const {
        std::vector<std::vector<HeldClass>> parts;
        for (const HeldClass& held : all) {
            const auto alike = [&](const std::vector<HeldClass>& part) {
                return std::ranges::all_of(part, [&](const HeldClass& other) {
                    return played_alike(classes_[street].at(held), classes_[street].at(other));
                });
            };
            const auto found = std::ranges::find_if(parts, alike);
            if (found == parts.end()) parts.push_back({held});
            else found->push_back(held);
        }
        return parts;
    }

    // In every column that both have; where they have none in common, one play must do for both.
    bool played_alike(const Cells& one, const Cells& other) const {
        bool compared = false;
        std::set<std::size_t> plays;
        for (const auto& [column, sums] : other) plays.insert(best_of(sums));
        for (const auto& [column, sums] : one) {
            plays.insert(best_of(sums));
            const auto found = other.find(column);
            if (found == other.end()) continue;
            compared = true;
            if (best_of(found->second) != best_of(sums)) return false;
        }
        return compared || plays.size() == 1;
    }

    static void join(Cells& cells, const Cells& more) {
        for (const auto& [column, sums] : more) {
            Sums& all = cells[column];
            all.of_action.resize(sums.of_action.size());
            for (std::size_t i = 0; i < sums.of_action.size(); ++i) all.of_action[i] += sums.of_action[i];
            all.deals += sums.deals;
        }
    }

    std::string letters(std::size_t street, std::size_t action) const {
        return letters_of(legend_, game_.streets[street].actions[action].id);
    }

    Worths worths_of(std::size_t street, const Sums& sums) const {
        Worths worths;
        for (std::size_t i = 0; i < sums.of_action.size(); ++i)
            worths.emplace_back(game_.streets[street].actions[i].id,
                                nearest(best_.street_part[street] * sums.of_action[i] / sums.deals));
        return worths;
    }

    const Showdown& game_;
    const Progress& progress_;
    PairsOf pairs_;
    std::vector<Classes> classes_;  // by street
    Solution best_;
    std::vector<Legend> legend_;
};

}  // namespace

void explain_streets(const Showdown& game, const Progress& progress, Explanation& play) {
    StreetTeller teller(game, progress);
    play.chart = teller.chart();
    play.words = InWords{teller.lines(*play.chart), play.chart->edge, play.chart->costs, {}};
}

}  // namespace baize::poker
