#include "odds/verify.hpp"

#include <fmt/format.h>

#include <cmath>
#include <sstream>

#include "games/list.hpp"
#include "odds/prices.hpp"

namespace baize {

Verdict compare_percent(double ours, std::string_view printed) {
    const auto dot = printed.find('.');
    const double scale = std::pow(10.0, dot == std::string_view::npos ? 0 : static_cast<double>(printed.size() - dot - 1));
    const double wanted = std::round(std::stod(std::string(printed)) * scale);
    if (std::round(ours * scale) == wanted) return Verdict::Agrees;
    if (std::trunc(ours * scale) == wanted) return Verdict::Truncated;
    return Verdict::Differs;
}

namespace {

Verification verify_one(const published::Figure& figure) {
    Verification result{&figure, Verdict::NotYet, ""};
    const Game* game = find_game(figure.game);
    if (!game || !find_wager(*game, figure.wager.substr(0, figure.wager.find(':')))) return result;
    Choices choices;
    std::istringstream options{std::string(figure.options)};
    for (std::string word; options >> word;) choices.options.emplace_back(word.substr(0, word.find('=')), word.substr(word.find('=') + 1));
    if (!figure.paytable.empty()) choices.paytables[std::string(figure.wager.substr(0, figure.wager.find(':')))] = figure.paytable;
    const auto setup = Setup::make(*game, choices);
    if (!setup) throw std::logic_error(fmt::format("{}: {}", figure.source, to_string(setup.refusal())));
    const auto prices = price(*setup, {figure.wager, false, false, {}});
    if (!prices) throw std::logic_error(fmt::format("{}: {}", figure.source, to_string(prices.refusal())));
    const Price& ours = prices->front();
    const bool fraction = figure.printed.find('/') != std::string_view::npos;
    result.ours = fraction ? ours.exact : fmt::format("{:.6f}", 100 * ours.edge);
    if (fraction) result.verdict = ours.exact == figure.printed ? Verdict::Agrees : Verdict::Differs;
    else result.verdict = compare_percent(100 * ours.edge, figure.printed);
    return result;
}

}  // namespace

std::vector<Verification> verify_figures() {
    std::vector<Verification> list;
    for (const published::Figure& figure : published::kIndependent) list.push_back(verify_one(figure));
    for (const published::Figure& figure : published::kBooks) list.push_back(verify_one(figure));
    return list;
}

}  // namespace baize
