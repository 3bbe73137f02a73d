// Streets without a dealer's hand: rows of what is held, one section a street; a column for each course of the wagers
// that leads there.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "odds/poker/held_class.hpp"
#include "odds/poker/tell.hpp"

namespace baize::poker {

namespace {

// Of a class on a street, after some actions: the sum of what each action is worth, and of the deals.
struct Sums {
    std::vector<Integer> of_action;
    Integer deals = 0;
};
// Classes that stand together in the chart, from one to another.
struct Row {
    HeldClass first, last;
    std::map<std::string, Sums> cells;  // by column
    int classes = 1;
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
        Chart chart{.rows_are = "hand", .columns_are = "before", .corner = "hand", .how_to_read = kHowToRead};
        int cards = 0;
        for (std::size_t street = 0; street < game_.streets.size(); ++street) {
            cards += game_.streets[street].own + game_.streets[street].board;
            chart.sections.push_back(section(street, cards, chart.columns));
        }
        chart.legend = legend_;
        const Rule rule = [this](const Seen& seen) { return action_for(seen); };
        const Solution priced = solve(game_, {.rule = &rule, .mistakes = true, .progress = progress_});
        chart.edge = nearest(priced.law.edge());
        chart.costs = nearest(priced.law.edge() - best_.law.edge());
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
                if (static_cast<std::ptrdiff_t>(i) != most && !rows[i].empty())
                    lines.push_back(fmt::format("{}: {} with {}", section.title, legend_[i].words,
                                                fmt::join(rows[i], "; ")));
            lines.push_back(fmt::format("{}: {} with anything else", section.title,
                                        legend_[static_cast<std::size_t>(most)].words));
        }
        return lines;
    }

private:
    static constexpr const char* kHowToRead =
        "A card is high where a pair of its rank pays, middle where the pair comes back, low where it loses. "
        "A column is for what was done before.";

    void add(const StreetWorth& worth) {
        Sums& sums = classes_[worth.street][class_of(worth.held, pairs_)][name_of(worth.before)];
        sums.of_action.resize(worth.of_action.size());
        for (std::size_t i = 0; i < worth.of_action.size(); ++i) sums.of_action[i] += worth.of_action[i] * worth.deals;
        sums.deals += worth.deals;
    }

    std::string name_of(const Actions& before) const {
        return before.empty() ? "first" : way_name(game_, before);
    }

    std::size_t best_of(const Sums& sums) const {
        return static_cast<std::size_t>(std::ranges::max_element(sums.of_action) - sums.of_action.begin());
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
        for (const Row& row : rows_of(street))
            for (const std::string& column : here) section.squares.push_back(square(street, row, cards, column));
        return section;
    }

    // Where the best play does not come with such cards there is nothing to say.
    Square square(std::size_t street, const Row& row, int cards, const std::string& column) const {
        const auto found = row.cells.find(column);
        if (found == row.cells.end()) return {name_of(row, cards), column, "-", {}};
        return {name_of(row, cards), column, letters(street, best_of(found->second)), worths_of(street, found->second)};
    }

    // Pairs of neighbouring ranks that are played alike are one row; so are cards with the same promise, if whether
    // they are high or low changes nothing.
    std::vector<Row> rows_of(std::size_t street) const {
        std::vector<Row> rows;
        for (auto at = classes_[street].begin(); at != classes_[street].end();) {
            auto end = at;
            while (end != classes_[street].end() && like(at->first, end->first)) ++end;
            const std::size_t first = rows.size();
            for (; at != end; ++at) {
                Row next{at->first, at->first, at->second};
                if (rows.size() > first && played_alike(rows.back(), next)) join(rows.back(), next);
                else rows.push_back(std::move(next));
            }
            if (rows[first].first.groups == 0 && rows.size() > first + 1) split(street, rows, first);
        }
        return rows;
    }

    // Where it matters which cards are high, each class is a row of its own.
    void split(std::size_t street, std::vector<Row>& rows, std::size_t first) const {
        const HeldClass like_these = rows[first].first;
        rows.resize(first);
        for (const auto& [held, cells] : classes_[street])
            if (like(held, like_these)) rows.push_back({held, held, cells});
    }

    // Cards that differ by more than the rank of a pair, or by more than which are high.
    static bool like(const HeldClass& one, const HeldClass& other) {
        return std::tie(one.groups, one.suited, one.royal, one.straights) ==
               std::tie(other.groups, other.suited, other.royal, other.straights);
    }

    bool played_alike(const Row& one, const Row& other) const {
        return std::ranges::all_of(one.cells, [&](const auto& cell) {
            const auto found = other.cells.find(cell.first);
            return found == other.cells.end() || best_of(found->second) == best_of(cell.second);
        });
    }

    static void join(Row& row, const Row& more) {
        for (const auto& [column, sums] : more.cells) {
            Sums& all = row.cells[column];
            all.of_action.resize(sums.of_action.size());
            for (std::size_t i = 0; i < sums.of_action.size(); ++i) all.of_action[i] += sums.of_action[i];
            all.deals += sums.deals;
        }
        row.last = more.last;
        ++row.classes;
    }

    std::string name_of(const Row& row, int cards) const {
        if (row.classes == 1) return words_of_class(row.first, cards, pairs_);
        return words_of_classes(row.first, row.last);
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
    std::vector<std::map<HeldClass, std::map<std::string, Sums>>> classes_;  // by street, then by column
    Solution best_;
    std::vector<Legend> legend_;
};

}  // namespace

void tell_streets(const Showdown& game, const Progress& progress, Explanation& play) {
    StreetTeller teller(game, progress);
    play.chart = teller.chart();
    play.words = InWords{teller.lines(*play.chart), play.chart->edge, play.chart->costs, {}};
}

}  // namespace baize::poker
