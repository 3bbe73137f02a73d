// The play beside a shared board, told so that a person can learn it: a square of hole cards before the flop, and after
// it the smallest set of rules that costs no more than a stated part of a wager, found by trying all sets.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_map>

#include "core/asker.hpp"
#include "odds/poker/board/solver.hpp"
#include "odds/poker/explain/board_conditions.hpp"
#include "odds/poker/explain/explain_poker.hpp"

namespace baize::poker {

namespace {

constexpr double kMostCost = 0.0005;   // of a unit in a round, for the rules of one street
constexpr std::size_t kRulesMost = 5;  // ... unless no five conditions reach that

std::string street_name(int board) {
    return board == 0 ? "before the flop" : board == 3 ? "on the flop" : board == 4 ? "on the turn" : "on the river";
}

// ---- Before the flop: 169 kinds of hole cards -----------------------------------------------------------------------

// The higher rank first; of one suit or not.
struct Hole {
    int high, low;
    bool suited;
    explicit Hole(CardSet own) {
        const auto cards = cards_of(own);
        high = std::max(cards[0].rank(), cards[1].rank());
        low = std::min(cards[0].rank(), cards[1].rank());
        suited = cards[0].suit() == cards[1].suit();
    }
    Hole(int h, int l, bool s) : high(h), low(l), suited(s) {}
    auto operator<=>(const Hole&) const = default;
};
std::string letter(int rank) { return std::string(1, kRankLetters[rank - 2]); }

struct Sum {
    std::vector<double> worth;  // times the chance
    double chance = 0;
    std::size_t best() const { return std::ranges::max_element(worth) - worth.begin(); }
};

// ---- After it: what holds of a hand, and what acting gains there ----------------------------------------------------

struct StreetRules {
    int board = 0;
    std::unordered_map<ConditionSet, double> gains{};  // of the second action over the first, in a round
    double most = 0;                         // by the best play
    ConditionSet chosen = 0;

    double gain_of(ConditionSet rule) const {
        double gain = 0;
        for (const auto& [holds, each] : gains) gain += holds & rule ? each : 0;
        return gain;
    }
    double cost() const { return most - gain_of(chosen); }
};

// Tries all sets of up to so many conditions; the first of the smallest that costs little enough, else the best.
class RuleSearch {
public:
    RuleSearch(const StreetRules& street, std::size_t conditions) : conditions_(conditions), most_(street.most) {
        for (const auto& [holds, gain] : street.gains) {
            holds_.push_back(holds);
            gains_.push_back(gain);
        }
        best_gain_ = -1e9;
    }

    ConditionSet find() {
        for (std::size_t size = 0; size <= kRulesMost; ++size) {
            try_all(0, size, 0, 0, {holds_, gains_});
            if (most_ - best_gain_ <= kMostCost) break;
        }
        return best_;
    }

private:
    // Hands for which no condition that was chosen holds yet.
    struct Rest {
        std::vector<ConditionSet> holds;
        std::vector<double> gains;
    };

    // Each further condition is tried on what those before it left over.
    void try_all(std::size_t from, std::size_t left, ConditionSet chosen, double gain, const Rest& rest) {
        if (left == 0) {
            if (gain > best_gain_ + 1e-12) best_gain_ = gain, best_ = chosen;
            return;
        }
        Rest after;
        for (std::size_t i = from; i + left <= conditions_; ++i) {
            if (left > 1) ask_now_and_then();
            const ConditionSet condition = ConditionSet{1} << i;
            double more = 0;
            for (std::size_t n = 0; n < rest.holds.size(); ++n) more += rest.holds[n] & condition ? rest.gains[n] : 0;
            if (left > 1) leave(rest, condition, after);
            try_all(i + 1, left - 1, chosen | condition, gain + more, after);
        }
    }
    static void leave(const Rest& rest, ConditionSet condition, Rest& after) {
        after.holds.clear(), after.gains.clear();
        for (std::size_t n = 0; n < rest.holds.size(); ++n) {
            if (rest.holds[n] & condition) continue;
            after.holds.push_back(rest.holds[n]);
            after.gains.push_back(rest.gains[n]);
        }
    }

    std::size_t conditions_;
    double most_, best_gain_;
    ConditionSet best_ = 0;
    std::vector<ConditionSet> holds_;
    std::vector<double> gains_;
};

class BoardTeller {
public:
    BoardTeller(const Showdown& game, const Progress& progress) : game_(game), progress_(progress) {
        int seen = 0;
        for (const Street& street : game.streets) {
            streets_.push_back({.board = seen += street.board});
            for (const Action& action : street.actions)
                if (std::ranges::find(plays_, action.id) == plays_.end()) plays_.push_back(action.id);
        }
        best_ = solve_shared_board(game, {.progress = progress}, [this](const BoardDecision& each) { add(each); });
        for (StreetRules& street : streets_)
            if (street.board > 0) street.chosen = RuleSearch(street, words_of(street).size()).find();
    }

    bool has_square() const { return streets_.front().board == 0; }

    Chart square() const {
        Chart chart{.rows_are = "card", .columns_are = "card", .corner = "", .how_to_read = kHowToRead};
        Section section{.id = "before-the-flop", .title = "before the flop"};
        chart.legend = legend_of(plays_);
        for (int row = kAce; row >= 2; --row) chart.columns.push_back(letter(row));
        for (int row = kAce; row >= 2; --row)
            for (int column = kAce; column >= 2; --column) {
                const Hole hole(std::max(row, column), std::min(row, column), row > column);
                section.squares.push_back({letter(row), letter(column), play_of(chart, hole), worths_of(hole)});
            }
        chart.sections.push_back(std::move(section));
        chart.edge = nearest(best_.returns.edge());
        chart.note = "after the flop as is best";
        return chart;
    }

    InWords words() const {
        InWords words;
        if (has_square()) words.lines = square_lines();
        for (std::size_t i = 0; i < streets_.size(); ++i)
            if (streets_[i].board > 0) words.lines.push_back(line_of(i));
        const Rule rule = [this](const Seen& seen) { return follow(seen); };
        const Solution priced = solve(game_, {.rule = &rule, .progress = progress_});
        words.edge = nearest(priced.returns.edge());
        words.costs = nearest(priced.returns.edge() - best_.returns.edge());
        return words;
    }

    // What each street's rules cost by themselves, and what leaving one of them out would cost more.
    std::vector<RulePrice> prices() const {
        std::vector<RulePrice> prices;
        const double edge = nearest(best_.returns.edge());
        for (std::size_t i = 0; i < streets_.size(); ++i) {
            const StreetRules& street = streets_[i];
            if (street.board == 0) continue;
            prices.push_back({line_of(i), edge + street.cost(), street.cost()});
            for (ConditionSet rest = street.chosen; rest && std::popcount(street.chosen) > 1; rest &= rest - 1) {
                const ConditionSet one = rest & -rest;
                const double costs = street.most - street.gain_of(street.chosen & ~one);
                prices.push_back({fmt::format("... without \"{}\"", words_of(street)[std::countr_zero(one)]),
                                  edge + costs, costs});
            }
        }
        return prices;
    }

private:
    static constexpr const char* kHowToRead =
        "Two cards of one suit stand above the diagonal, of two suits below it, pairs on it.";

    std::span<const std::string_view> words_of(const StreetRules& street) const {
        return street.board == game_.board ? conditions_on_river() : conditions_before_river();
    }

    void add(const BoardDecision& each) {
        if (++added_ % 1024 == 0) ask_now_and_then();
        StreetRules& street = streets_[each.seen.street];
        if (street.board == 0) {
            Sum& sum = holes_[Hole(each.seen.own)];
            sum.worth.resize(each.worth.size());
            for (std::size_t i = 0; i < each.worth.size(); ++i) sum.worth[i] += each.worth[i] * each.chance;
            sum.chance += each.chance;
            return;
        }
        const double gain = (each.worth[1] - each.worth[0]) * each.chance;
        street.gains[conditions_of(each.seen.own, each.seen.board, game_.deck, game_.board)] += gain;
        street.most += std::max(0.0, gain);
    }

    std::size_t follow(const Seen& seen) const {
        const StreetRules& street = streets_[seen.street];
        if (street.board == 0) return holes_.at(Hole(seen.own)).best();
        return conditions_of(seen.own, seen.board, game_.deck, game_.board) & street.chosen ? 1 : 0;
    }

    std::string play_of(const Chart& chart, const Hole& hole) const {
        return letters_of(chart.legend, game_.streets[0].actions[holes_.at(hole).best()].id);
    }
    Worths worths_of(const Hole& hole) const {
        const Sum& sum = holes_.at(hole);
        Worths worths;
        for (std::size_t i = 0; i < sum.worth.size(); ++i)
            worths.emplace_back(game_.streets[0].actions[i].id, sum.worth[i] / sum.chance);
        return worths;
    }

    // "on the flop: 2x with two pairs or better; or four to a flush; check with anything else"
    std::string line_of(std::size_t at) const {
        const StreetRules& street = streets_[at];
        const auto& actions = game_.streets[at].actions;
        std::string with;
        for (ConditionSet rest = street.chosen; rest; rest &= rest - 1)
            with += (with.empty() ? "" : "; or ") +
                    std::string(words_of(street)[std::countr_zero(rest)]);
        if (with.empty()) return fmt::format("{}: {} with every hand", street_name(street.board), actions[0].id);
        return fmt::format("{}: {} with {}; {} with anything else", street_name(street.board), actions[1].id, with,
                           actions[0].id);
    }

    // Which hole cards take each action but the most frequent one.
    std::vector<std::string> square_lines() const {
        std::vector<int> kinds(game_.streets[0].actions.size());
        for (const auto& [hole, sum] : holes_) ++kinds[sum.best()];
        const std::size_t most = std::ranges::max_element(kinds) - kinds.begin();
        std::vector<std::string> lines;
        for (std::size_t action = 0; action < kinds.size(); ++action)
            if (action != most && kinds[action] > 0)
                lines.push_back(fmt::format("before the flop: {} with {}", game_.streets[0].actions[action].id,
                                            fmt::join(hole_words(action), ", ")));
        lines.push_back(fmt::format("before the flop: {} with anything else", game_.streets[0].actions[most].id));
        return lines;
    }

    std::vector<std::string> hole_words(std::size_t action) const {
        std::vector<std::string> words;
        add_runs(words, 2, kAce, "", [&](int rank) { return takes({rank, rank, false}, action); },
                 [](int rank) { return letter(rank) + "-" + letter(rank); });
        for (int high = kAce; high > 2; --high)
            for (const bool suited : {false, true})
                add_runs(words, 2, high - 1, suited ? " suited" : "",
                         [&](int low) { return takes({high, low, suited}, action); },
                         [&](int low) { return letter(high) + "-" + letter(low); });
        return words;
    }
    bool takes(const Hole& hole, std::size_t action) const { return holes_.at(hole).best() == action; }

    // "K-5 and up", "7-2 to 7-4", "7-2".
    template <class Takes, class Name>
    static void add_runs(std::vector<std::string>& words, int from, int to, const char* suffix, const Takes& takes,
                         const Name& name) {
        for (int first = from; first <= to; ++first) {
            if (!takes(first)) continue;
            int last = first;
            while (last < to && takes(last + 1)) ++last;
            if (first == last) words.push_back(name(first) + suffix);
            else if (last == to) words.push_back(name(first) + suffix + " and up");
            else words.push_back(name(first) + " to " + name(last) + suffix);
            first = last;
        }
    }

    const Showdown& game_;
    const Progress& progress_;
    std::vector<std::string> plays_;
    std::vector<StreetRules> streets_;
    std::map<Hole, Sum> holes_;
    std::size_t added_ = 0;
    Solution best_;
};

}  // namespace

void explain_board(const Showdown& game, const Progress& progress, Explanation& play) {
    const BoardTeller teller(game, progress);
    play.words = teller.words();
    if (teller.has_square()) play.chart = teller.square();
    play.rules = teller.prices();
    play.remarks.push_back(fmt::format(
        "The rules of a street are the fewest conditions that cost no more than {:.2f} % of the unit in a round while "
        "all else is played for the best; where {} do not come to that, the best {}.",
        100 * kMostCost, kRulesMost, kRulesMost));
}

}  // namespace baize::poker
