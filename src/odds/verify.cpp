#include "odds/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "core/by_enum.hpp"
#include "games/list.hpp"
#include "odds/prices.hpp"

namespace baize {

std::string_view v0::verdict_id(Verdict verdict) {
    static constexpr ByEnum<Verdict, std::string_view, 6> kIds{
        {"agrees", "truncated", "other-reading", "book-wrong", "differs", "not-offered"}};
    return kIds[verdict];
}

// ---- Comparison --------------------------------------------------------------------------------------------

Verdict compare_percent(double ours, std::string_view printed) {
    const auto dot = printed.find('.');
    const double scale =
        std::pow(10.0, dot == std::string_view::npos ? 0 : printed.size() - dot - 1);
    const double wanted = std::round(std::stod(std::string(printed)) * scale);
    if (std::round(ours * scale) == wanted) return Verdict::Agrees;
    if (std::trunc(ours * scale) == wanted) return Verdict::Truncated;
    return Verdict::Differs;
}

Verdict compare_span(const Span& ours, std::string_view printed) {
    const auto dash = printed.find('-', 1);  // a first '-' is a sign
    const bool range = dash != std::string_view::npos;
    return std::max(compare_percent(ours.low, printed.substr(0, dash)),
                    compare_percent(ours.high, range ? printed.substr(dash + 1) : printed));
}

Verdict compare_within(const Span& ours, std::string_view printed) {
    const double figure = std::stod(std::string(printed));
    const bool within = (ours.low <= figure && figure <= ours.high) ||
                        compare_percent(ours.low, printed) == Verdict::Agrees ||
                        compare_percent(ours.high, printed) == Verdict::Agrees;
    return within ? Verdict::Agrees : Verdict::Differs;
}

namespace {

// A figure of a whole game: "all", the mean of its types of wager; "optimum", the best of its wagers for the player.
bool of_whole_game(std::string_view wager) { return wager == "all" || wager == "optimum"; }

// ---- What a row speaks of ------------------------------------------------------------------------------------

// A row's options and reading are words: "decks=6..8" takes every value
// between, "decks=4|6" two, "return" says what is measured.
struct Words {
    std::vector<std::pair<std::string, std::string>> options;
    std::string measure = "edge";
};

void read_words(std::string_view text, Words& words) {
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) {
        const auto equals = word.find('=');
        if (equals == std::string::npos) words.measure = word;
        else words.options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
}

// "6..8" among the ids of a list is every id from one to the other, in either order; "4|6" is these two.
template <class List>
std::vector<std::string> between(const List& list, const std::string& text) {
    if (const auto bar = text.find('|'); bar != std::string::npos) {
        auto ids = between(list, text.substr(bar + 1));
        ids.insert(ids.begin(), text.substr(0, bar));
        return ids;
    }
    const auto dots = text.find("..");
    if (dots == std::string::npos) return {text};
    const std::string ends[] = {text.substr(0, dots), text.substr(dots + 2)};
    std::vector<std::string> ids;
    bool inside = false;
    for (const auto& each : list) {
        const bool end = each.id == ends[0] || each.id == ends[1];
        if (end || inside) ids.emplace_back(each.id);
        if (end) inside = !inside;
    }
    if (ids.size() < 2 || inside) throw std::logic_error(fmt::format("'{}' spans nothing", text));
    return ids;
}

std::vector<std::string> values_of(const Game& game, const std::string& option, const std::string& text) {
    for (const OptionDef& each : game.options)
        if (each.id == option) return between(each.values, text);
    return {text};  // the set-up refuses it, and says what there is
}

// Every set-up that the row speaks of, each with words that tell it from the others.
struct Case {
    Choices choices;
    std::string name;
};

std::vector<Case> cases_of(const Game& game, const Figure& figure, const Words& words) {
    std::vector<Case> cases{{}};
    const auto widen = [&](const std::vector<std::string>& values, const auto& set) {
        std::vector<Case> wider;
        for (const Case& each : cases)
            for (const std::string& value : values) {
                wider.push_back(each);
                set(wider.back(), value);
            }
        cases = std::move(wider);
    };
    for (const auto& [option, text] : words.options) {
        const auto values = values_of(game, option, text);
        widen(values, [&, option = option](Case& one, const std::string& value) {
            one.choices.options.emplace_back(option, value);
            if (values.size() > 1) one.name += fmt::format(" {}={}", option, value);
        });
    }
    const std::string wager(figure.wager.substr(0, figure.wager.find(':')));
    if (figure.paytable.empty()) return cases;
    const auto tables = between(game.wagers[*find_wager(game, wager)].paytables, std::string(figure.paytable));
    widen(tables, [&](Case& one, const std::string& id) {
        one.choices.paytables[wager] = id;
        if (tables.size() > 1) one.name += fmt::format(" pay table {}", id);
    });
    return cases;
}

// ---- What is measured -----------------------------------------------------------------------------------------

double mean_of_spots(const std::vector<Price>& prices) {
    double sum = 0;
    for (const Price& each : prices) sum += each.edge;
    return sum / prices.size();
}

// "5.8(a)" of "5.8(a)(ii)".
Clause paid_by(const WagerDef& wager) {
    const Clause clause = wager.paytables[0].rows[0].clause;
    return clause.substr(0, clause.find(')') + 1);
}

// Of a whole game: a type of wager is what the book pays under one clause,
// red and black together, and each has the same weight.
double mean_of_types(const Game& game, const std::vector<Price>& prices) {
    std::map<Clause, std::vector<Price>> types;
    for (const Price& each : prices)
        types[paid_by(game.wagers[*find_wager(game, each.wager.substr(0, each.wager.find(':')))])].push_back(each);
    double sum = 0;
    for (const auto& [clause, type] : types) sum += mean_of_spots(type);
    return sum / types.size();
}

double least(const std::vector<Price>& prices) {
    return std::min_element(prices.begin(), prices.end(),
                            [](const Price& a, const Price& b) { return a.edge < b.edge; })
        ->edge;
}

// One less the odds of all spots over their "one in so many" of all spots: no edge of any stake, because odds are
// "to one" and a chance is "in one", and because every spot weighs as much as it is rare.
double odds_over_chances(const std::vector<Price>& prices, const std::function<double(double)>& chance_as_used) {
    double odds = 0, one_in = 0;
    for (const Price& each : prices)
        for (const auto& [net, chance] : each.returns)
            if (const Ratio won(net); won > 0) { odds += nearest(won); one_in += 1 / chance_as_used(chance); }
    return 1 - odds / one_in;
}

double as_it_is(double chance) { return chance; }
// To a thousandth of a percent, as a table of chances has them.
double to_five_places(double chance) { return std::round(chance * 1e5) / 1e5; }

// "chance-of:249": how likely a net return of 249 stakes is.
constexpr std::string_view kChanceOf = "chance-of:";

double chance_of(const Price& price, std::string_view net) {
    for (const auto& [returned, chance] : price.returns)
        if (returned == net) return chance;
    return 0;
}

// Of all that is wagered, which depends on which of several plays is taken that are exactly as good. From the play that
// lays most to the one that lays least: whoever mixes them comes to any figure between.
constexpr std::string_view kByEqualPlays = "edge-of-total-by-equal-plays";

double measured(const Price& price, std::string_view measure) {
    if (measure.starts_with(kChanceOf)) return 100 * chance_of(price, measure.substr(kChanceOf.size()));
    if (measure == "edge") return 100 * price.edge;
    if (measure == "return") return 100 * (1 - price.edge);
    if (measure == "edge-of-total" || measure == kByEqualPlays) return 100 * price.edge_of_total;
    throw std::logic_error(fmt::format("verify knows no measure '{}'", measure));
}

// One figure of all these prices together, where that is what is measured.
std::optional<double> of_all(const Game& game, std::string_view wager, std::string_view measure,
                             const std::vector<Price>& prices) {
    if (wager == "all") return mean_of_types(game, prices);
    if (wager == "optimum") return least(prices);
    if (measure == "mean-of-spots") return mean_of_spots(prices);
    if (measure == "odds-over-chances") return odds_over_chances(prices, as_it_is);
    if (measure == "odds-over-rounded-chances") return odds_over_chances(prices, to_five_places);
    return std::nullopt;
}

void widen(Span& span, bool first, double value, const std::string& at) {
    if (first || value < span.low) { span.low = value; span.low_at = at; }
    if (first || value > span.high) { span.high = value; span.high_at = at; }
}

struct Recomputed {
    Span span;
    std::string exact;  // of the last price: rows with a fraction speak of one
    double chance = 0;  // ... of a chance, the nearest double
};

// "fortune+envy:3": a row of a wager with, or without, something that stands beside it. No figure speaks of those.
bool beside_another(const Price& price) { return !price.further.empty(); }

std::vector<Price> prices_of(const Setup& setup, const Figure& figure, bool lay_more) {
    const std::string_view wager = of_whole_game(figure.wager) ? "" : figure.wager;
    auto prices = price(setup, {.wager = std::string(wager), .spread = false, .lay_more = lay_more});
    if (!prices) throw std::logic_error(fmt::format("{}: {}", figure.source, to_string(prices.refusal())));
    std::erase_if(*prices, beside_another);
    return *std::move(prices);
}

Recomputed recompute(const Game& game, const Figure& figure, const Words& words) {
    Recomputed result;
    bool first = true;
    std::vector<bool> plays{false};  // which lay more?
    if (words.measure == kByEqualPlays) plays.push_back(true);
    for (const Case& each : cases_of(game, figure, words)) {
        const auto setup = Setup::make(game, each.choices);
        if (!setup) throw std::logic_error(fmt::format("{}: {}", figure.source, to_string(setup.refusal())));
        const auto take = [&](double value, const std::string& at) {
            widen(result.span, std::exchange(first, false), value, at);
        };
        for (const bool lay_more : plays) {
            const auto prices = prices_of(*setup, figure, lay_more);
            if (const auto mean = of_all(game, figure.wager, words.measure, prices))
                take(100 * *mean, std::string(figure.wager) + each.name);
            else for (const Price& one : prices) take(measured(one, words.measure), one.wager + each.name);
            result.exact = prices.back().exact;
            if (words.measure.starts_with(kChanceOf))
                result.chance = chance_of(prices.back(), std::string_view(words.measure).substr(kChanceOf.size()));
        }
    }
    return result;
}

std::string shown(const Span& span) {
    const std::string low = fmt::format("{:.6f}", span.low), high = fmt::format("{:.6f}", span.high);
    return low == high ? low : fmt::format("{}-{}", low, high);
}

// The book's figure is not ours: what the row says about it must be true of what was recomputed, else it stays open.
Verdict explained(Verification& result, const Game& game, const Figure& figure, const Span& ours) {
    if (!figure.reading.empty()) {
        Words words;
        read_words(figure.options, words);
        read_words(figure.reading, words);
        const Span other = recompute(game, figure, words).span;
        result.other_reading = shown(other);
        const Verdict verdict = words.measure == kByEqualPlays ? compare_within(other, figure.printed)
                                                               : compare_span(other, figure.printed);
        if (verdict == Verdict::Truncated) result.other_reading += ", cut off and not rounded";
        if (verdict != Verdict::Differs) return Verdict::OtherReading;
    }
    const bool as_said = !figure.really.empty() && compare_span(ours, figure.really) == Verdict::Agrees;
    return as_said ? Verdict::BookWrong : Verdict::Differs;
}

// A count out of all: two that differ by one have different nearest doubles, as long as the total has fifteen digits.
Verification held_against_chance(Verification result, const Figure& figure, double ours) {
    const Ratio printed = fraction(Integer(std::string(figure.printed.substr(0, figure.printed.find('/')))),
                                   Integer(std::string(figure.printed.substr(figure.printed.find('/') + 1))));
    const std::string_view total = figure.printed.substr(figure.printed.find('/') + 1);
    result.ours = fmt::format("{:.0f}/{}", ours * std::stod(std::string(total)), total);
    result.verdict = ours == nearest(printed) ? Verdict::Agrees : Verdict::Differs;
    return result;
}

}  // namespace

Verification verify_figure(std::string_view game_id, const Figure& figure) {
    Verification result;
    result.game = game_id;
    result.figure = &figure;
    const Game* game = find_game(game_id);
    if (!game || (!of_whole_game(figure.wager) && !find_wager(*game, figure.wager.substr(0, figure.wager.find(':')))))
        return result;
    Words words;
    read_words(figure.options, words);
    const Recomputed ours = recompute(*game, figure, words);
    if (words.measure.starts_with(kChanceOf)) return held_against_chance(result, figure, ours.chance);
    if (figure.printed.find('/') != std::string_view::npos) {
        result.ours = ours.exact;
        const bool same = ours.exact == in_lowest_terms(Ratio(std::string(figure.printed)));
        result.verdict = same ? Verdict::Agrees : Verdict::Differs;
        return result;
    }
    result.ours = shown(ours.span);
    if (ours.span.low_at != ours.span.high_at)
        result.ours_at = fmt::format("{} to {}", ours.span.low_at, ours.span.high_at);
    result.verdict = compare_span(ours.span, figure.printed);
    if (result.verdict == Verdict::Differs) result.verdict = explained(result, *game, figure, ours.span);
    return result;
}

namespace {

struct OfGame {
    std::string_view game;
    const Figure* figure;
};

// "6.50" as 6 and 50.
std::pair<int, int> clause_of(const Figure& figure) {
    const std::string clause(figure.source.substr(figure.source.find(':') + 1));
    const auto dot = clause.find('.');
    return {std::stoi(clause), dot == clause.npos ? 0 : std::stoi(clause.substr(dot + 1))};
}

// Of all games, independent counts before what books print.
std::vector<OfGame> all_figures() {
    std::vector<OfGame> list;
    for (const Game* game : games())
        for (const Figure& figure : game->figures) list.push_back({game->id, &figure});
    const auto books = std::stable_partition(list.begin(), list.end(),
                                             [](const OfGame& each) { return !each.figure->of_a_book(); });
    std::vector<std::string_view> seeds;  // books in the order in which games name them
    for (auto each = books; each != list.end(); ++each) seeds.push_back(each->figure->source.substr(0, 3));
    const auto rank = [&](const OfGame& each) {
        const auto seed = std::find(seeds.begin(), seeds.end(), each.figure->source.substr(0, 3));
        return std::tuple(seed - seeds.begin(), clause_of(*each.figure));
    };
    std::stable_sort(books, list.end(), [&](const OfGame& a, const OfGame& b) { return rank(a) < rank(b); });
    return list;
}

}  // namespace

std::vector<Verification> verify_figures(const Progress& progress) {
    std::vector<Verification> list;
    const auto figures = all_figures();
    for (const OfGame& each : figures) {
        ask_to_go_on(progress, static_cast<double>(list.size()) / static_cast<double>(figures.size()));
        list.push_back(verify_figure(each.game, *each.figure));
    }
    return list;
}

std::array<int, 6> v0::count_verdicts(const std::vector<Verification>& list, bool of_books) {
    std::array<int, 6> counts{};
    for (const Verification& each : list)
        counts[static_cast<std::size_t>(each.verdict)] += each.of_a_book() == of_books;
    return counts;
}

}  // namespace baize
