// What stands on the sign of a table, as it travels.
#pragma once

#include "report/protocol/game.hpp"

namespace baize::protocol::lab {

struct SignLimits {
    std::string min{}, max{}, increment{}, payout_max{};
    static constexpr auto kPart = part("SignLimits", "what may be staked",
        filled("min",        &SignLimits::min,        "the least, where the table says it"),
        filled("max",        &SignLimits::max,        "the largest"),
        filled("increment",  &SignLimits::increment,  "in steps of"),
        filled("payout-max", &SignLimits::payout_max, "the highest that is paid"));
};
struct SignLaid {
    std::string text{}, clause{};
    static constexpr auto kPart = part("SignLaid", "how much lies in a wager, which its player does not choose",
        always("text",   &SignLaid::text,   "so many times another, in words"),
        always("clause", &SignLaid::clause, "that says so"));
};
struct SignEdge {
    std::string spots{}, percent{}, of{}, supposes{};
    static constexpr auto kPart = part("SignEdge", "what a wager costs, on a sign",
        always("spots",    &SignEdge::spots,    "which of its spots, or what makes it another row"),
        always("percent",  &SignEdge::percent,  "three digits behind the point"),
        always("of",       &SignEdge::of,       "what it is of"),
        always("supposes", &SignEdge::supposes, "what must be said beside it"));
};
struct SignWager {
    std::string_view id{}, title{};
    std::string clause{}, paytable{};
    std::vector<PayRowOf> pays{};
    std::vector<SignEdge> edges{};
    std::optional<SignLimits> limits{};
    std::vector<SignLaid> laid{};
    static constexpr auto kPart = part("SignWager", "a wager that is offered",
        always("id",       &SignWager::id,       "its id"),
        always("title",    &SignWager::title,    "as the book names it"),
        always("clause",   &SignWager::clause,   "of the wager"),
        always("paytable", &SignWager::paytable, "in use"),
        always("pays",     &SignWager::pays,     "its rows"),
        always("edges",    &SignWager::edges,    "what it costs"),
        filled("limits",   &SignWager::limits,   "where the table sets them, and no decision's multiple"),
        filled("laid",     &SignWager::laid,     "a row for each decision that lays another amount"));
};
struct SignNotice {
    std::string text{}, clause{};
    bool stands_out = false;
    static constexpr auto kPart = part("SignNotice", "what must be displayed",
        always("text",       &SignNotice::text,       "in words"),
        always("clause",     &SignNotice::clause,     "that demands it; none: the operator's own"),
        filled("stands-out", &SignNotice::stands_out, "a ceiling of what is paid, to be displayed very clearly"));
};
struct SignText {
    std::string table{}, title{};
    std::string_view game{}, game_id{}, book{}, borrowed_from{};
    std::string currency{};
    bool play_money = false;
    std::vector<SignWager> wagers{};
    std::vector<SignNotice> notices{};
    std::string house_chart{};
    static constexpr auto kPart = part("SignText", "what stands on the sign",
        always("table",      &SignText::table,      "its id"),
        always("title",      &SignText::title,      "its name"),
        always("game",       &SignText::game,       "the game's name"),
        always("game-id",    &SignText::game_id,    "the game's id"),
        always("book",       &SignText::book,       "the rule book that the game is from"),
        filled("borrowed-from", &SignText::borrowed_from, "the book whose clauses fill the gaps of that one"),
        always("currency",   &SignText::currency,   "three capitals"),
        always("play-money", &SignText::play_money, "nobody stakes money here"),
        always("wagers",     &SignText::wagers,     "what is offered"),
        always("notices",    &SignText::notices,    "what must be displayed"),
        filled("house-chart", &SignText::house_chart, "how the dealer plays, where that is a chart: an SVG picture"));
};
struct SignAnswer {
    SignText sign{};
    std::string html{};
    static constexpr auto kPart = part("SignAnswer", "the sign of a table",
        always("sign", &SignAnswer::sign, "what stands on it"),
        always("html", &SignAnswer::html, "the page"));
};

}  // namespace baize::protocol::lab
