#include "print/sign.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/laid.hpp"
#include "definition/maxima.hpp"
#include "definition/names.hpp"
#include "odds/prices.hpp"
#include "print/strategy_card.hpp"
#include "report/price_json.hpp"
#include "report/table_report.hpp"
#include "table_file/config_text.hpp"

namespace baize {

namespace lab = protocol::lab;

namespace {

// A decision lays what its rule says, so many times another wager: no limits of the table bind it, but what it pays at
// most.
std::optional<lab::SignLimits> limits_of(const WagerDef& wager, const Limits& limits) {
    lab::SignLimits made;
    if (wager.kind == WagerKind::Opening || wager.kind == WagerKind::Bundled)
        made = {to_string(limits.min), to_string(limits.max), to_string(limits.increment), {}};
    if (limits.payout_max.cents) made.payout_max = to_string(limits.payout_max);
    if (made.max.empty() && made.payout_max.empty()) return std::nullopt;
    return made;
}

// A pay row is named by what wins; a lone row that bears the wager's own name needs no other.
std::vector<lab::PayRowOf> pays_of(const Setup& setup, std::size_t w, std::string_view currency) {
    std::vector<lab::PayRowOf> rows;
    const WagerDef& wager = setup.game().wagers[w];
    const auto paid = paid_by(setup, w);
    if (wager.paid_as >= 0 && paid.size() > 1) {  // not the same table twice
        const WagerDef& as = setup.game().wagers[wager.paid_as];
        rows.push_back({fmt::format("as {}", as.title), "", cite(setup.game(), paid[0].clause)});
        return rows;
    }
    for (const PayRow& row : paid) {
        if (pays_nothing(row)) continue;
        const bool lone = paid.size() == 1 && row.id == wager.id;
        rows.push_back({lone ? std::string() : table_file::spoken(row.id), to_string(row, currency),
                        cite(setup.game(), row.clause)});
    }
    for (const SpotPays& own : setup.pays_of_spots())
        for (const PayRow& row : own.pays)
            if (own.position.wager == w)
                rows.push_back({fmt::format("{}: {}", table_file::spoken(wager.spots[own.position.spot]),
                                            table_file::spoken(row.id)),
                                to_string(row, currency), cite(setup.game(), row.clause)});
    return rows;
}

// What a progressive wager wins of the meter stands in its own rows; a bonus with rows is another, as a free roll's.
bool is_prize_of_meter(const Game& game, const WagerDef& wager) {
    return wager.kind == WagerKind::Bonus && wager.paytables.empty() && wager.part_of >= 0 &&
           !game.wagers[wager.part_of].progressive.empty();
}

// A further row of a wager is told by what makes it another: "without the Two Way wager".
std::vector<lab::SignEdge> edges_of(const std::vector<Price>& prices, const WagerDef& wager) {
    std::vector<lab::SignEdge> rows;
    for (const Price& price : gathered(prices)) {
        std::string_view name = price.wager;
        if (!price.further.empty()) name = name.substr(0, name.find(price.further));
        const std::size_t end = name.find_first_of(": ");
        if (name.substr(0, end) != wager.id) continue;
        std::string of_what = end == name.npos ? "" : std::string(name.substr(end + 1));
        if (!price.further.empty()) of_what = price.title.substr(std::min(price.title.size(), wager.title.size() + 2));
        // A play that need not be the best costs at least what the best one costs (ruling R59).
        rows.push_back({std::move(of_what), fmt::format("{:.3f}", 100 * price.edge), price.unit,
                        (price.method == Method::Bounded ? "at most, by " : "") + price.supposes});
    }
    return rows;
}

}  // namespace

Result<lab::SignText> sign_text(const TableConfig& config, const Progress& progress) {
    const auto setup = setup_of(config);
    if (!setup) return setup.refusal();
    const Game& game = setup->game();
    const auto prices = prices_of(config, progress);
    lab::SignText sign{config.id, config.title, game.title, game.id, game.book,
                       game.rests_on.book, config.currency, config.play_money,
                       {}, {}, {}};
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const WagerDef& wager = game.wagers[w];
        if (!setup->offered(w) || is_prize_of_meter(game, wager)) continue;
        sign.wagers.push_back({wager.id, wager.title, cite(game, wager.clause), std::string(setup->paytable(w)),
                               pays_of(*setup, w, config.currency), edges_of(prices, wager), {}, {}});
        for (LaidWords& laid : laid_words(*setup, w))
            sign.wagers.back().laid.push_back({std::move(laid.text), cite(game, laid.clause)});
        // A fee of mid-round is what another wager says, and wins nothing.
        const bool fee = wager.kind == WagerKind::Later && !wager.paytables.empty() && setup->pays(w).empty();
        if (wager.kind != WagerKind::Bonus && !fee)
            sign.wagers.back().limits = limits_of(wager, limits_at(config, game, wager.id, 0));
    }
    for (const table_file::Notice& notice : table_file::notices_of(config, *setup))
        sign.notices.push_back({notice.text, notice.clause, notice.stands_out});
    for (const std::string& notice : config.notices) sign.notices.push_back({notice, "", false});
    if (const auto chart = house_chart(*setup)) sign.house_chart = house_chart_svg(*setup, *chart);
    return sign;
}

nlohmann::ordered_json sign_json(const lab::SignText& sign) {
    return wire::json_of<lab::SignText, nlohmann::ordered_json>(sign);
}

// ---- HTML -------------------------------------------------------------------------------------------------------

namespace {

constexpr std::string_view kStyle =
    "@page{size:A4;margin:14mm}*{box-sizing:border-box}"
    "body{font:15px/1.35 Georgia,'Times New Roman',serif;color:#14241c;background:#fbf8ef;max-width:190mm;margin:8mm "
    "auto;padding:0 6mm}"
    "h1{font-size:34px;margin:0;letter-spacing:.01em}h2{font-size:17px;margin:22px 0 6px;border-bottom:2px solid "
    "#9a7b2f;padding-bottom:3px}"
    "p{margin:4px 0}.game{color:#4c5a52;font-size:17px}.money{display:inline-block;margin-top:8px;padding:3px "
    "10px;border:2px solid #9a7b2f;font-weight:bold}"
    "table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:normal;color:#4c5a52;font-size:13px;"
    "padding:4px 8px 4px 0;border-bottom:1px solid #9aa79f}"
    "td{padding:5px 8px 5px 0;vertical-align:top;border-bottom:1px solid "
    "#d8d5c6}td.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}th.n{text-align:right}"
    ".row{display:block;padding-left:1em;text-indent:-1em}.o{white-space:nowrap}"
    ".laid{display:block;white-space:normal;max-width:11em;margin:0 0 4px auto}"
    "tr{break-inside:avoid}.note{display:inline-block;max-width:44mm;white-space:normal;color:#4c5a52;font-size:12px}."
    "c{color:#4c5a52;font-size:12px;white-space:nowrap}"
    ".at{display:inline-block;width:27mm;white-space:normal;color:#4c5a52;font-size:12px}"
    "figure{margin:22px 0;break-before:page}figure svg{width:100%;height:auto}"
    "ul{margin:4px 0;padding-left:20px}li{margin:4px 0}"
    ".big{list-style:none;margin:8px 0 8px -20px;padding:6px 10px;border:2px solid #9a7b2f;font-size:18px;"
    "font-weight:bold}"
    "footer{margin-top:22px;color:#4c5a52;font-size:12px}@media "
    "print{body{background:none;margin:0;padding:0;max-width:none}}";

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&') safe += "&amp;";
        else if (c == '<') safe += "&lt;";
        else if (c == '>') safe += "&gt;";
        else if (c == '"') safe += "&quot;";
        else safe += c;
    }
    return safe;
}

std::string pays_html(const lab::SignWager& wager) {
    std::string html;
    for (const lab::PayRowOf& pay : wager.pays)
        html += fmt::format("<span class=row>{}<span class=o>{}</span></span>",
                            pay.row.empty() ? "" : escaped(pay.row) + " ", escaped(pay.odds));
    return html;
}

// A spot by its name, in one line; what an edge supposes of the company in several, so that odds keep their column.
std::string spots_html(const std::string& spots) {
    constexpr std::size_t kName = 16;
    return spots.empty() ? ""
                         : fmt::format("<span class={}>{}</span> ", spots.size() > kName ? "at" : "c", spots);
}

std::string edges_html(const lab::SignWager& wager) {
    std::string html;
    for (const lab::SignEdge& edge : wager.edges) {
        html += fmt::format("{}{}{} %", html.empty() ? "" : "<br>", spots_html(escaped(edge.spots)),
                            escaped(edge.percent));
        if (!edge.supposes.empty()) html += fmt::format("<br><span class=note>{}</span>", escaped(edge.supposes));
        if (&edge == &wager.edges.back()) html += fmt::format("<br><span class=c>of the {}</span>", escaped(edge.of));
    }
    return html;
}

std::string limits_html(const lab::SignWager& wager) {
    std::string html;
    for (const lab::SignLaid& laid : wager.laid) {
        const bool own = laid.clause == wager.clause;  // the last column has it
        html += fmt::format("<span class=laid>{}{}</span>", escaped(laid.text),
                            own ? "" : fmt::format(" <span class=c>{}</span>", escaped(laid.clause)));
    }
    if (!wager.limits) return html;
    const lab::SignLimits& limits = *wager.limits;
    if (!limits.max.empty())
        html += fmt::format("{} to {}<br><span class=c>in steps of {}</span>", escaped(limits.min),
                            escaped(limits.max), escaped(limits.increment));
    if (!limits.payout_max.empty())
        html += fmt::format("{}<b>pays {} at most</b>", limits.max.empty() ? "" : "<br>", escaped(limits.payout_max));
    return html;
}

}  // namespace

std::string sign_html(const lab::SignText& sign) {
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width\"><title>{0}</title><style>{1}</style></head>\n"
        "<body><h1>{0}</h1><p class=game>{2}, by the rules "
        "{5}{6}</p>{3}\n<h2>Wagers</h2>\n<table><thead><tr><th>Wager</th><th class=n>Limits, {4}</th><th>Pays</th><th "
        "class=n>House edge</th><th>Rule</th></tr></thead><tbody>\n",
        escaped(sign.title), kStyle, escaped(sign.game), sign.play_money ? "<p class=money>Play money</p>" : "",
        escaped(sign.currency), escaped(sign.book),
        sign.borrowed_from.empty() ? ""
                                   : fmt::format(", with clauses borrowed from {}", escaped(sign.borrowed_from)));
    for (const lab::SignWager& wager : sign.wagers)
        html += fmt::format(
            "<tr><td>{}</td><td class=n>{}</td><td>{}</td><td class=n>{}</td><td class=c>{}</td></tr>\n",
            escaped(wager.title), limits_html(wager), pays_html(wager), edges_html(wager), escaped(wager.clause));
    html += "</tbody></table>\n";
    if (!sign.notices.empty()) html += "<h2>Notices</h2>\n<ul>\n";
    for (const lab::SignNotice& notice : sign.notices)
        html += fmt::format("<li{}>{} <span class=c>{}</span></li>\n", notice.stands_out ? " class=big" : "",
                            escaped(notice.text), escaped(notice.clause));
    if (!sign.notices.empty()) html += "</ul>\n";
    if (!sign.house_chart.empty()) html += fmt::format("<figure>{}</figure>\n", sign.house_chart);
    return html + fmt::format(
                      "<footer>The house edge is the average share of the wager named that the house keeps, counted "
                      "exactly from the rules of {}. "
                      "Pay tables and limits are those of table {}.</footer></body></html>\n",
                      escaped(sign.book), escaped(sign.table));
}

}  // namespace baize
