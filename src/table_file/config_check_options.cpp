// baize check, the options: what they rest on, who may use them, and which of them read the book otherwise than ruled.
#include <fmt/format.h>

#include <algorithm>

#include "table_file/config_check.hpp"

namespace baize::table_check {

// What a table says of an option that needs another one is lost without it: its operator should know.
void check_idle_options(Check& c) {
    for (std::size_t i = 0; i < c.game.options.size(); ++i) {
        const OptionDef& option = c.game.options[i];
        if (c.setup.applies(i) || (c.setup.option(i) == c.setup.standard(i) && !c.setup.option_amount(i))) continue;
        c.warn(fmt::format("{}={} does nothing here: it is only for {}", option.id, c.setup.option_id(i), option.when),
               cite(c.game, option.clause));
    }
}

// What a book leaves to electronic versions of a game.
void check_electronic(Check& c) {
    for (std::size_t i = 0; !c.config.electronic && i < c.game.options.size(); ++i) {
        const OptionValue* value = c.setup.option_value(i);
        if (value && !value->electronic_only.empty())
            c.forbid(fmt::format("{}={} is for electronic versions of the game only", c.game.options[i].id, value->id),
                     cite(c.game, value->electronic_only));
    }
}

// One clause permits what another rules out: it is lawful, and the operator knows on what it rests (ruling R80).
void check_contested(Check& c) {
    for (std::size_t i = 0; i < c.game.options.size(); ++i) {
        const OptionValue* value = c.setup.option_value(i);
        if (!value || !c.setup.applies(i) || value->against.empty()) continue;
        const OptionDef& option = c.game.options[i];
        c.warn(fmt::format("{}={} is permitted by one clause against another: {}", option.id, value->id, option.title),
               cite(c.game, fmt::format("{} against {}", value->clause, value->against)));
    }
}

// Cards that a server gives come as from a shuffler; where a book has an order for that, what is for cards that are
// dealt by hand is not open.
void check_by_hand(Check& c) {
    for (std::size_t i = 0; c.config.chance == ChanceFrom::Server && i < c.game.options.size(); ++i) {
        const OptionValue* value = c.setup.option_value(i);
        if (value && c.setup.applies(i) && !value->by_hand.empty())
            c.forbid(fmt::format("{}={} is for cards that are dealt by hand, and the server gives them as a shuffler "
                                 "does",
                                 c.game.options[i].id, value->id),
                     cite(c.game, value->by_hand));
    }
}

// Who enters a card has read it.
void check_own_hands(Check& c) {
    if (c.config.chance == ChanceFrom::Dealer && !c.game.clauses.own_hands.empty())
        c.warn("a dealer who enters players' cards as he deals them reads what their player alone may see: a reading "
               "shoe must give them (chance = \"scanner\"), or they are entered at the showdown",
               cite(c.game, c.game.clauses.own_hands));
}

// Ruling R99. What it costs only prices tell (report/table_report.cpp).
void check_readings(Check& c) {
    for (std::size_t i = 0; i < c.game.options.size(); ++i)
        if (c.setup.doubtful(i))
            c.warn(fmt::format("{}={} is a doubtful reading: the text bears it, and the ruling is {}",
                               c.game.options[i].id, c.setup.option_id(i),
                               c.setup.option_amount(i) ? std::string_view("that each payment has the maximum")
                                   : c.game.options[i].values[c.setup.standard(i)].id),
                   cite(c.game, c.setup.option_clause(i)));
}

// An option that is a maximum pay-out asks for the same approval as one of a single wager (ruling R97).
void check_approval(Check& c) {
    for (std::size_t i = 0; c.game.clauses.payout_max_approved && i < c.game.options.size(); ++i) {
        const OptionDef& option = c.game.options[i];
        const auto amount = c.setup.option_amount(i);
        if (amount && c.setup.applies(i) && is_payout_maximum(c.game, option))
            c.warn(fmt::format("{}={}: the Secretary must have approved the limit", option.id, to_string(*amount)),
                   cite(c.game, option.clause));
    }
}

// Ruling R88: the line beneath the one that a ceiling caps may pay more than the ceiling, and then that is paid. The
// ceiling is one player's, over all wagers that are laid together and paid by these rows (gb-2011 12.27).
void check_beneath_ceilings(Check& c) {
    for (std::size_t i = 0; i < c.game.options.size(); ++i) {
        const auto amount = c.setup.option_amount(i);
        if (!amount || !c.setup.applies(i)) continue;
        for (const auto& [wager, row] : rows_beneath(c.setup, c.game.options[i].ceiling)) {
            const auto laid = 1 + std::ranges::count_if(c.game.wagers, [&, paid_by = static_cast<int>(wager)](
                                                                           const WagerDef& other) {
                return other.kind == WagerKind::Bundled && other.paid_as == paid_by;
            });
            const Money stake = std::min(c.setup.limits(c.staked_as(wager)).max, kMoneyMax) * laid;
            const Money won = winnings(stake, win(row).odds).paid;
            if (won > *amount)
                c.note(fmt::format("{}={}: {} on {} wins {} at {}, more than the ceiling; who makes both is paid "
                                   "that", c.game.options[i].id, to_string(*amount), to_string(stake), spoken(row.id),
                                   to_string(won), to_string(row)),
                       cite(c.game, c.setup.option_clause(i)));
        }
    }
}

}  // namespace baize::table_check
