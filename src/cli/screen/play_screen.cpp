#include "cli/screen/play_screen.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "cli/screen/play_words.hpp"
#include "coach/lone_table.hpp"
#include "definition/laid.hpp"
#include "definition/maxima.hpp"
#include "engine/captions.hpp"
#include "engine/describe.hpp"

namespace baize::cli {

std::string rounds_text(int rounds) { return fmt::format("{} round{}", rounds, rounds == 1 ? "" : "s"); }

std::string signed_money(Money amount) { return fmt::format("{}{}", amount.cents > 0 ? "+" : "", to_string(amount)); }

namespace {

std::string coloured_money(const Style& style, Money amount, std::size_t width) {
    const std::string text = fmt::format("{:>{}}", signed_money(amount), width);
    return amount.cents == 0 ? text : ink(style, amount.cents > 0 ? Ink::Green : Ink::Red, text);
}

std::string spaced(std::string_view id) {
    std::string text(id);
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

// Pieces joined by ", " in lines no wider than this; a piece is never broken.
std::vector<std::string> wrapped(const std::vector<std::string>& pieces, std::size_t width) {
    std::vector<std::string> lines(1);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const std::string piece = pieces[i] + (i + 1 < pieces.size() ? "," : "");
        if (!lines.back().empty() && columns(lines.back()) + 1 + columns(piece) > width) lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + piece;
    }
    return lines;
}

// ---- Wagers ---------------------------------------------------------------------------------------------

std::vector<std::string> pays_of(const Setup& setup, std::size_t w) {
    const WagerDef& wager = setup.game().wagers[w];
    std::vector<std::string> list;
    const auto rows = paid_by(setup, w);
    if (wager.paid_as >= 0 && rows.size() > 1)  // not the same table twice
        return {fmt::format("as {}", setup.game().wagers[wager.paid_as].id)};
    for (const PayRow& row : rows) {
        if (pays_nothing(row)) continue;
        const bool in_words = row.quoted != Quoted::To || row.odds.num == 0;
        const std::string odds = in_words ? to_string(row) : fmt::format("{}:{}", row.odds.num, row.odds.den);
        list.push_back(row.id == wager.id ? odds : fmt::format("{} at {}", spaced(row.id), odds));
    }
    if (list.empty() && wager.part_of >= 0)
        list.push_back(fmt::format("with {}", setup.game().wagers[wager.part_of].id));
    return list;
}

// "total:4..17" where there are several spots.
std::string wager_name(const Setup& setup, std::size_t w) {
    const WagerDef& wager = setup.game().wagers[w];
    const auto spots = setup.spots(w);
    if (spots.empty()) return std::string(wager.id);
    return spots.front().empty() ? fmt::format("{} .. {}:{}", wager.id, wager.id, spots.back())
                                 : fmt::format("{}:{} .. {}", wager.id, spots.front(), spots.back());
}

std::string_view when_made(WagerKind kind) {
    static constexpr std::string_view kWhen[] = {"", "in play", "bonus", "with it"};
    return kWhen[static_cast<std::size_t>(kind)];
}

// How much a decision lays: "twice the Ante".
std::vector<std::string> laid_in_play(const Setup& setup, std::size_t w) {
    std::vector<std::string> list;
    if (setup.game().wagers[w].kind == WagerKind::Later)
        for (LaidWords& row : laid_words(setup, w)) list.push_back(std::move(row.text));
    return list;
}

std::size_t name_width(const Setup& setup) {
    std::size_t width = 5;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
        if (setup.offered(w)) width = std::max(width, wager_name(setup, w).size());
    return width;
}

// ---- Hands ----------------------------------------------------------------------------------------------

struct Panel {
    std::string title;  // "dealer", "you, box 1"
    std::string note;   // "soft 18, stake 10"
    Picture picture;
    bool own = false;
    bool active = false;
    bool house = false;
};

std::string joined(const std::string& a, const std::string& b) { return a.empty() ? b : b.empty() ? a : a + ", " + b; }

// The chips on a hand; they lie open.
Money chips_on(const View& view, BoxNo box, std::size_t hand) {
    Money sum{};
    for (const Stake& stake : view.stakes)
        if (stake.open && stake.box == box && stake.hand == hand) sum += stake.amount;
    return sum;
}

// Titles come from where the hand lies: which box it is, and who sits there, everybody can see.
void name_panel(Panel& panel, const Table& table, const View& view, const SeenHand& hand) {
    panel.title = hand.name;
    bool split = false;
    for (const Box& box : table.boxes())
        for (std::size_t h = 0; h < box.hands.size(); ++h) {
            if (place_name(table, box.number, h) != hand.name) continue;
            panel.own = box.seated == view.player;
            panel.house = false;
            panel.title = fmt::format("{}, {}", panel.own ? "you" : player_name(box.seated), hand.name);
            split = box.hands.size() > 1;
            const Money chips = chips_on(view, box.number, h);
            if (box.folded) panel.note = "folded";
            if (chips.cents > 0) panel.note = joined(panel.note, fmt::format("stake {}", to_string(chips)));
        }
    panel.note = joined(caption(table.setup(), view, hand, split), panel.note);
}

Ink compartment_ink(std::string_view colour) {
    return colour == "red" ? Ink::Red : colour == "green" ? Ink::Green : Ink::Bold;
}

std::vector<Panel> panels_of(const Style& style, const Table& table, const View& view, const std::string& active) {
    std::vector<Panel> panels;
    for (const SeenHand& hand : view.hands) {
        if (hand.name == "burn card" && !hand.cards.empty() && !hand.cards[0]) continue;  // unread: nothing to show
        if (is_shown_twice(view, hand)) continue;
        Panel panel;
        panel.house = true;
        panel.active = hand.name == active;
        panel.picture = draw_cards(style, table.game().deck(), hand.cards);
        name_panel(panel, table, view, hand);
        panels.push_back(std::move(panel));
    }
    if (!view.spun.empty()) {
        std::vector<Compartment> compartments;
        for (const std::string& name : view.spun)
            compartments.push_back({name, compartment_ink(compartment_colour(table.game(), name))});
        panels.push_back({"wheel", caption(table.game(), std::span<const std::string>(view.spun)),
                          draw_compartments(style, compartments), false, false, true});
    }
    if (!view.dice.empty())
        panels.push_back({"dice", caption(table.game(), view.dice), draw_dice(style, view.dice), false, false, true});
    return panels;
}

std::string panels_in_lines(const std::vector<Panel>& panels) {
    std::size_t titles = 0, cards = 0;
    for (const Panel& panel : panels) {
        titles = std::max(titles, columns(panel.title));
        cards = std::max(cards, columns(panel.picture[0]));
    }
    std::string text;
    for (const Panel& panel : panels) {
        std::string line = fmt::format("{} {}  {}  {}", panel.active ? ">" : " ", padded(panel.title, titles),
                                       padded(panel.picture[0], cards), panel.note);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string panels_in_rows(const Style& style, const std::vector<Panel>& panels) {
    std::vector<Picture> house, boxes;
    for (const Panel& panel : panels) {
        Picture picture = panel.picture;
        std::string title = panel.active ? "\u25b8 " + panel.title : panel.title;
        if (panel.own) title = ink(style, Ink::Bold, title);
        picture.insert(picture.begin(),
                       panel.note.empty() ? title : fmt::format("{}: {}", title, ink(style, Ink::Yellow, panel.note)));
        (panel.house ? house : boxes).push_back(std::move(picture));
    }
    return in_rows(style, house) + in_rows(style, boxes);
}

// What the player has on a common layout, where no box shows it.
std::string own_bets(const Game& game, const View& view) {
    std::vector<std::string> bets;
    for (const Stake& stake : view.stakes)
        if (stake.player == view.player && stake.box == 0)
            bets.push_back(fmt::format("{} {}", position_name(game, stake.position), to_string(stake.amount)));
    return bets.empty() ? "" : fmt::format("  your bets: {}\n", fmt::join(bets, ", "));
}

// What a choice adds to the stakes: ", 10 more", ", 1 to 10 more"; what it gives back of them: ", 10 back".
std::string price_text(const OpenChoice& open) {
    if (open.cost.cents == 0) return "";
    if (open.cost.cents < 0) return fmt::format(", {} back", to_string(-open.cost));
    if (!open.covered) return fmt::format(", {} more: not covered by your credit", to_string(open.cost));
    if (!open.takes_amount || open.cost == open.amount_max) return fmt::format(", {} more", to_string(open.cost));
    return fmt::format(", {} to {} more", to_string(open.cost), to_string(open.amount_max));
}

// ---- Settlement -------------------------------------------------------------------------------------------

std::string_view outcome_word(Outcome outcome) {
    return outcome == Outcome::StandOff ? "stand-off" : outcome_name(outcome);
}

std::string line_name(const Game& game, const View& view, const Line& line) {
    const bool several = std::any_of(view.lines.begin(), view.lines.end(),
                                     [&](const Line& other) { return other.box == line.box && other.hand > 0; });
    const std::string name = position_name(game, line.position);
    return several ? fmt::format("{} (hand {})", name, line.hand + 1) : name;
}

std::string others_text(const Style& style, const View& view) {
    std::map<PlayerId, Money> nets;
    for (const Line& line : view.lines)
        if (line.player != view.player) nets[line.player] += line.net();
    std::vector<std::string> list;
    for (const auto& [player, net] : nets) list.push_back(fmt::format("{} {}", player_name(player), signed_money(net)));
    return list.empty() ? "" : ink(style, Ink::Dim, fmt::format("  others: {}", fmt::join(list, ", "))) + "\n";
}

}  // namespace

// ---- The header and the help --------------------------------------------------------------------------------

std::string header_text(const Style& style, const Setup& setup) {
    const Game& game = setup.game();
    const std::string book = fmt::format("{}, rule book {} {}", game.id, game.book, game.sections);
    std::string text = fmt::format("{}  {}\n", ink(style, Ink::Bold, game.title), ink(style, Ink::Dim, book));
    std::vector<std::string> other;
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const OptionDef& option = game.options[i];
        if (setup.option(i) == option.standard || !setup.applies(i)) continue;
        const std::string_view standard = option.values[option.standard].id;
        other.push_back(fmt::format("{}={} (standard {}, {})", option.id, setup.option_id(i), standard,
                                    cite_briefly(game, option.clause)));
    }
    if (!other.empty()) text += fmt::format("Options: {}\n", fmt::join(other, "; "));
    for (const Refusal& each : setup.forbidden())
        text += ink(style, Ink::Yellow,
                    fmt::format("No casino may run this table: {} ({})", each.what, cite(game, each.clause))) +
                "\n";
    return text + wagers_text(style, setup) + "\n";
}

std::string wagers_text(const Style& style, const Setup& setup) {
    const std::size_t names = name_width(setup);
    constexpr std::size_t kWhen = 9, kClause = 9;
    std::size_t when = kWhen;  // a borrowed clause names its book
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
        if (setup.offered(w))
            when = std::max(when, columns(cite_briefly(setup.game(), setup.game().wagers[w].clause)) + 2);
    const std::size_t room = static_cast<std::size_t>(std::min(style.width, 110)), taken = names + when + kClause + 4;
    const std::size_t width = std::max<std::size_t>(24, room > taken ? room - taken : 0);
    std::string text =
        ink(style, Ink::Dim, fmt::format("  {}{}{}", padded("wager", names + 2), padded("clause", when), "pays")) +
        "\n";
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        if (!setup.offered(w)) continue;
        const WagerDef& wager = setup.game().wagers[w];
        auto pieces = pays_of(setup, w);
        const auto laid = laid_in_play(setup, w);
        if (!laid.empty() && paid_by(setup, w).empty()) pieces.clear();  // which say what it is part of
        pieces.insert(pieces.begin(), laid.begin(), laid.end());
        if (const auto when = when_made(wager.kind); !when.empty() && !pieces.empty())
            pieces[0] = fmt::format("{}: {}", when, pieces[0]);
        const auto lines = wrapped(pieces, width);
        const std::string clause = cite_briefly(setup.game(), wager.clause);
        for (std::size_t i = 0; i < lines.size(); ++i)
            text += fmt::format("  {}{}{}\n", padded(i == 0 ? wager_name(setup, w) : "", names + 2),
                                ink(style, Ink::Dim, padded(i == 0 ? clause : "", when)), lines[i]);
    }
    return text;
}

std::string wager_text(const Style& style, const Setup& setup, std::size_t w) {
    const WagerDef& wager = setup.game().wagers[w];
    const Limits& limits = setup.limits(w);
    std::string text = fmt::format("  {} ({})", wager.title, cite(setup.game(), wager.clause));
    for (const std::string& words : laid_in_play(setup, w)) text += ", " + words;
    if (wager.kind == WagerKind::Opening || wager.kind == WagerKind::Bundled)  // the others: as much as its rule says
        text += fmt::format(", {} to {} in steps of {}", to_string(limits.min), to_string(limits.max),
                            to_string(limits.increment));
    text += "\n";
    for (const PayRow& row : paid_by(setup, w)) {
        if (pays_nothing(row)) continue;
        text +=
            fmt::format("    {:<26} {:>9}   {}\n", spaced(row.id), to_string(row),
                        ink(style, Ink::Dim, cite_briefly(setup.game(), row.clause)));
    }
    if (wager.spots.empty()) return text;
    std::vector<std::string> spots;
    for (const std::string_view spot : setup.spots(w))
        spots.push_back(spot.empty() ? std::string(wager.id) : fmt::format("{}:{}", wager.id, spot));
    for (const std::string& line : wrapped(spots, static_cast<std::size_t>(style.width) - 4))
        text += "    " + line + "\n";
    return text;
}

std::string help_text(const Setup& setup) {
    const std::string example = bet_example(setup);
    const std::string wager = example.substr(0, example.find_first_of(" :"));
    std::string said;
    for (const DeclarationDef& each : setup.game().declarations)
        said += fmt::format("  {:<14} {}\n", fmt::format("{}{}", each.id, each.of_wager ? " WAGER" : ""), each.title);
    return said + fmt::format("  {:<14} bets and deals; several on a line; a line that ends in + keeps the bets open\n"
                       "  {:<14} deals the same bets again\n"
                       "  {:<14} deals the bets that lie there, or none\n"
                       "  {:<14} takes all bets back and forgets them\n"
                       "  {:<14} tells all about one wager\n"
                       "  {:<14} at a decision: what the adviser would do, where the game has one\n"
                       "  {:<14} leaves the table\n",
                       example, "Enter", "deal", "clear", "? " + wager, "!", "q");
}

// ---- The round ------------------------------------------------------------------------------------------------

std::string scene_text(const Style& style, const Table& table, const View& view, const std::string& active) {
    const auto panels = panels_of(style, table, view, active);
    std::string text = style.pictures ? panels_in_rows(style, panels) : panels_in_lines(panels);
    if (view.track && !view.hands.empty()) text += fmt::format("  {}\n", describe(*view.track));
    for (const std::string& each : view.standing) text += fmt::format("  {}\n", each);
    if (view.exposed_next)
        text += fmt::format("  the next card lies exposed: {}\n", table.game().deck().name(*view.exposed_next));
    return text + own_bets(table.game(), view);
}

std::string question_text(const Style& style, const Table& table, const Question& question,
                          const std::vector<OpenChoice>& choices) {
    const Game& game = table.game();
    const std::string where = question.box ? " on " + place_name(table, question.box, question.hand) : "";
    std::string text = fmt::format("{} {}\n", ink(style, Ink::Bold, fmt::format("  Your turn{}", where)),
                                   ink(style, Ink::Dim, fmt::format("({})", cite(game, question.clause))));
    std::string line = "  ";
    for (const OpenChoice& open : choices) {
        const ChoiceDef& choice = game.choices[open.choice];
        const std::string cards = question.with_cards >> open.choice & 1u ? ", " + cards_wanted(question) : "";
        const std::string what = fmt::format("{}{}{}", choice.title, cards, price_text(open));
        const std::string key = ink(style, open.covered ? Ink::Green : Ink::Dim, fmt::format("[{}]", open.key));
        const std::string by = cite_briefly(game, choice.clause_at(question.clause));
        const std::string clause = ink(style, Ink::Dim, fmt::format("({})", by));
        const std::string piece =
            fmt::format("{} {} {}", key, open.covered ? what : ink(style, Ink::Dim, what), clause);
        if (columns(line) + columns(piece) + 3 > static_cast<std::size_t>(style.width) && line != "  ") {
            text += line + "\n";
            line = "  ";
        }
        line += (line == "  " ? "" : "   ") + piece;
    }
    return text + line + "\n";
}

std::string settlement_text(const Style& style, const Game& game, const View& view) {
    std::size_t names = 5;
    for (const Line& line : view.lines)
        if (line.player == view.player) names = std::max(names, columns(line_name(game, view, line)));
    std::string text;
    for (const Line& line : view.lines) {
        if (line.player != view.player) continue;
        const std::string stake = line.stake.cents > 0 ? to_string(line.stake) : "";
        text += fmt::format("  {}  {:>8}  {:<9} {}   {}\n", padded(line_name(game, view, line), names), stake,
                            outcome_word(line.outcome), coloured_money(style, line.net(), 8),
                            ink(style, Ink::Dim, cite(game, line.clause)));
    }
    return text + others_text(style, view);
}

}  // namespace baize::cli
