// Thresholds: "raise with A-K-J-8-3 or better, fold anything lower"; against each card that may be seen, with and
// without one of its rank in hand.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "odds/poker/explain/explain_poker.hpp"
#include "odds/poker/explain/thresholds.hpp"

namespace baize::poker {

namespace {

constexpr std::string_view kHeld[] = {"none of its rank held", "one or more of its rank held"};

class DuelTeller {
public:
    DuelTeller(const Showdown& game, const Progress& progress)
        : game_(game), progress_(progress), full_(solve(game, {.worth = true, .progress = progress})) {
        std::vector<std::string> plays;
        for (const Actions& sequence : full_.sequences) plays.push_back(sequence_name(game, sequence));
        legend_ = legend_of(plays);
    }

    // Whatever card is seen.
    InWords words() const {
        const ThresholdPlay play = best_threshold(full_, full_.worth);
        InWords words{lines_of(play, full_.worth)};
        const Solution priced = follow([&](const Seen& seen) { return play.sequence_with(game_.rank(seen.own)); });
        words.edge = nearest(priced.returns.edge());
        words.costs = nearest(priced.returns.edge() - full_.returns.edge());
        words.exceptions = named(priced.mistakes);
        return words;
    }

    Chart chart() {
        Chart chart{.rows_are = "hand", .columns_are = "dealer", .corner = "hand", .how_to_read = kHowToRead};
        for (std::size_t up = 0; up < 13; ++up)
            if (!full_.worth_against[up][0].empty()) chart.columns.emplace_back(1, kRankLetters[up]);
        for (const std::size_t held : {0u, 1u}) chart.sections.push_back(section(held));
        chart.legend = used_in(chart, legend_);
        const Solution priced = follow([&](const Seen& seen) {
            const std::size_t up = std::countr_zero(seen.up.bits()) % 13;
            return plays_[up][holds(seen.own, up)].sequence_with(game_.rank(seen.own));
        });
        chart.edge = nearest(priced.returns.edge());
        chart.costs = nearest(priced.returns.edge() - full_.returns.edge());
        chart.exceptions = named(priced.mistakes);
        return chart;
    }

    // The lowest hand that is not folded, where there are but two sequences and one hand tells them apart.
    std::optional<std::string> threshold() const {
        const ThresholdPlay play = best_threshold(full_, full_.worth);
        if (play.steps.back().sequence == 0) return std::nullopt;
        return game_.name(play.steps.back().from);
    }
    std::size_t sequences() const { return full_.sequences.size(); }

private:
    static constexpr const char* kHowToRead =
        "A row is for its hand and those above it, up to the row before; a column for the dealer's card that is seen.";

    static std::size_t holds(CardSet own, std::size_t rank) {
        return (own.suit(0) | own.suit(1) | own.suit(2) | own.suit(3)) >> rank & 1;
    }

    // Every decision by a function that names a sequence.
    template <class SequenceOf>
    Solution follow(const SequenceOf& sequence_of) const {
        const Rule rule = [&](const Seen& seen) -> std::size_t {
            return full_.sequences[sequence_of(seen)][seen.street];
        };
        return solve(game_, {.rule = &rule, .mistakes = true, .progress = progress_});
    }

    std::vector<Exception> named(const std::vector<Mistake>& mistakes) const {
        return exceptions_of(game_, mistakes,
                             [&](const Mistake&, std::size_t sequence) { return legend_[sequence].words; });
    }

    // The lowest of its kind, or of those with its pair, is named so.
    std::string name_of(RankValue from, const std::vector<Worth>& rows) const {
        const auto at = std::ranges::lower_bound(rows, from, {}, &Worth::own);
        if (at == rows.begin()) return game_.name(from);
        const RankValue before = std::prev(at)->own;
        if (before >> 26 != from >> 26) return game_.name(from >> 26 << 26);
        return game_.name(before >> 13 != from >> 13 ? from >> 13 << 13 : from);
    }

    std::vector<std::string> lines_of(const ThresholdPlay& play, const std::vector<Worth>& rows) const {
        if (play.steps.size() == 1) return {fmt::format("{} with every hand", legend_[play.steps[0].sequence].words)};
        std::vector<std::string> lines;
        for (std::size_t i = play.steps.size(); i-- > 1;)
            lines.push_back(fmt::format("{} with {} or better", legend_[play.steps[i].sequence].words,
                                        name_of(play.steps[i].from, rows)));
        lines.push_back(fmt::format("{} with anything lower", legend_[play.steps[0].sequence].words));
        return lines;
    }

    // Rows are cut wherever a column's play changes.
    Section section(std::size_t held) {
        std::set<RankValue, std::greater<>> cuts;
        for (std::size_t up = 0; up < 13; ++up) {
            const auto& rows = full_.worth_against[up][held];
            if (rows.empty()) continue;
            plays_[up][held] = best_threshold(full_, rows);
            const auto& steps = plays_[up][held].steps;
            for (std::size_t i = 1; i < steps.size(); ++i) cuts.insert(steps[i].from);
        }
        cuts.insert(0);
        Section section{.id = held ? "held" : "not-held", .title = std::string(kHeld[held]), .headed = true};
        RankValue above = ~RankValue{0};
        for (const RankValue from : cuts) {
            add_row(section, held, from, above);
            above = from;
        }
        return section;
    }

    void add_row(Section& section, std::size_t held, RankValue from, RankValue above) const {
        const std::string row = from ? name_of(from, full_.worth) : "lower";
        for (std::size_t up = 0; up < 13; ++up) {
            const auto& rows = full_.worth_against[up][held];
            if (rows.empty()) continue;
            const std::size_t sequence = plays_[up][held].sequence_with(from);
            Worths worths = worths_of(rows, from, above);
            const std::string play = worths.empty() ? "-" : legend_[sequence].letters;  // there are no such hands
            section.squares.push_back({row, std::string(1, kRankLetters[up]), play, std::move(worths)});
        }
    }

    // The mean over the hands of the row; a sequence that is closed to them is left out.
    Worths worths_of(const std::vector<Worth>& rows, RankValue from, RankValue above) const {
        Worths worths;
        for (std::size_t sequence = 0; sequence < full_.sequences.size(); ++sequence) {
            Integer sum = 0;
            double chance = 0;
            for (auto at = std::ranges::lower_bound(rows, from, {}, &Worth::own);
                 at != rows.end() && at->own < above; ++at) {
                if (!at->of_sequence[sequence]) continue;
                sum += *at->of_sequence[sequence];
                chance += at->chance;
            }
            if (chance > 0) worths.emplace_back(legend_[sequence].words, nearest(sum * full_.worth_part) / chance);
        }
        return worths;
    }

    const Showdown& game_;
    const Progress& progress_;
    Solution full_;
    std::vector<Legend> legend_;
    std::array<std::array<ThresholdPlay, 2>, 13> plays_;
};

}  // namespace

void explain_duel(const Showdown& game, const Progress& progress, Explanation& play) {
    DuelTeller teller(game, progress);
    play.words = teller.words();
    bool up = false;
    for (const Street& street : game.streets) up |= street.up > 0;
    if (up) play.chart = teller.chart();
    else if (teller.sequences() == 2)
        play.threshold = Threshold{play.words->exceptions.empty() ? teller.threshold() : std::nullopt};
}

}  // namespace baize::poker
