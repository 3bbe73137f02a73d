// A game's definition as it travels: to the lab, which draws its forms from it, and out of `baize games --json`.
#pragma once

#include "wire/wire.hpp"
#include "definition/game.hpp"

namespace baize::protocol::lab {

using wire::always, wire::filled, wire::part;
using Text = std::string_view;

struct PayRowOf {
    std::string row{}, odds{}, clause{};
    static constexpr auto kPart = part("PayRow", "a row of a pay table",
        always("row",    &PayRowOf::row,    "what wins"),
        always("odds",   &PayRowOf::odds,   "what it pays"),
        always("clause", &PayRowOf::clause, "of the row"));
};

struct PayTableOf {
    Text id{};
    Binding binding{};
    std::vector<PayRowOf> rows{};
    Text when{};
    static constexpr auto kPart = part("PayTable", "a pay table of a wager",
        always("id",      &PayTableOf::id,      "its name in the book"),
        always("binding", &PayTableOf::binding, "how it binds the operator"),
        always("rows",    &PayTableOf::rows,    "in the book's order"),
        filled("when",    &PayTableOf::when,    "the option with which it is offered"));
};

struct Wager {
    Text id{}, title{};
    std::string clause{};
    WagerKind kind{};
    std::span<const Text> spots{};
    std::vector<PayTableOf> paytables{};
    bool lives = false;
    Text part_of{}, made_of{};
    std::optional<int> parts{};
    Text when{};
    static constexpr auto kPart = part("LabWager", "a wager of a game",
        always("id",        &Wager::id,        "its id"),
        always("title",     &Wager::title,     "as the book names it"),
        always("clause",    &Wager::clause,    "of the wager"),
        always("kind",      &Wager::kind,      "when it is laid"),
        always("spots",     &Wager::spots,     "its places on the layout; none: one without a name"),
        always("paytables", &Wager::paytables, "that it may be paid by"),
        always("lives",     &Wager::lives,     "it may stay on the layout over rounds"),
        filled("part_of",   &Wager::part_of,   "the wager in whose price it is counted"),
        filled("made_of",   &Wager::made_of,   "it is nothing but equal wagers of this kind"),
        filled("parts",     &Wager::parts,     "... so many"),
        filled("when",      &Wager::when,      "the option with which it is offered"));
};

struct OptionValueOf {
    Text id{};
    std::string clause{};
    bool permitted = true;
    Text against{};
    bool doubtful = false;
    static constexpr auto kPart = part("OptionValue", "a value of an option",
        always("id",        &OptionValueOf::id,        "its id"),
        always("clause",    &OptionValueOf::clause,    "of the value"),
        always("permitted", &OptionValueOf::permitted, "false: priced on request, but no table may be run so"),
        filled("against",   &OptionValueOf::against,   "a clause that rules it out, over which its own prevails"),
        filled("doubtful",  &OptionValueOf::doubtful,  "another reading than the ruled one, which the text bears too"));
};
struct StandardOf {
    Text when{}, value{};
    static constexpr auto kPart = part("StandardWhen", "another standard, where a condition holds",
        always("when",  &StandardOf::when,  "the condition"),
        always("value", &StandardOf::value, "which value a table has then that says nothing"));
};
struct Option {
    Text id{}, title{};
    std::string clause{};
    Text standard{};
    bool moves_price = true;
    std::vector<OptionValueOf> values{};
    Text when{};
    bool takes_amount = false;
    std::vector<StandardOf> standards{};
    static constexpr auto kPart = part("GameOption", "what an operator may choose",
        always("id",           &Option::id,           "its id"),
        always("title",        &Option::title,        "in words"),
        always("clause",       &Option::clause,       "that lets him"),
        always("standard",     &Option::standard,     "which value a table has that says nothing"),
        always("moves_price",  &Option::moves_price,  "false for what only changes procedure"),
        always("values",       &Option::values,       "what may be chosen"),
        filled("when",         &Option::when,         "without that it touches nothing"),
        filled("takes_amount", &Option::takes_amount, "beside its values any amount of money"),
        filled("standards",    &Option::standards,    "where the standard is another"));
};

struct Declaration {
    Text id{}, title{};
    std::string clause{};
    bool of_wager = false;
    static constexpr auto kPart = part("LabDeclaration", "what players may say while bets are open",
        always("id",       &Declaration::id,       "its id"),
        always("title",    &Declaration::title,    "in words"),
        always("clause",   &Declaration::clause,   "that lets them"),
        always("of_wager", &Declaration::of_wager, "it is said of a wager"));
};
struct Irregularity {
    Text id{}, title{};
    std::string clause{};
    Text consequence{};
    static constexpr auto kPart = part("LabIrregularity", "what can go wrong",
        always("id",          &Irregularity::id,          "its id"),
        always("title",       &Irregularity::title,       "in words"),
        always("clause",      &Irregularity::clause,      "that rules on it"),
        always("consequence", &Irregularity::consequence, "what follows"));
};

struct Definition {
    Text id{}, title{}, book{}, sections{};
    int boxes = 0;
    std::vector<Wager> wagers{};
    std::vector<Option> options{};
    std::vector<Declaration> declarations{};
    std::vector<Irregularity> irregularities{};
    static constexpr auto kPart = part("LabGame", "a game's definition",
        always("id",             &Definition::id,             "its id"),
        always("title",          &Definition::title,          "its name"),
        always("book",           &Definition::book,           "the rule book that it is from"),
        always("sections",       &Definition::sections,       "where in the book"),
        always("boxes",          &Definition::boxes,          "playing positions; 0: one common layout"),
        always("wagers",         &Definition::wagers,         "all of them"),
        always("options",        &Definition::options,        "what an operator may choose"),
        always("declarations",   &Definition::declarations,   "what players may say"),
        always("irregularities", &Definition::irregularities, "what can go wrong"));
};

}  // namespace baize::protocol::lab

namespace baize {

template <>
inline constexpr auto kWords<Binding> = words<Binding>("Binding", {{Binding::Fixed, "fixed"},
                                                                   {Binding::Floor, "minimum"},
                                                                   {Binding::OneOf, "one of"},
                                                                   {Binding::Discretion, "operator's choice"}});
template <>
inline constexpr auto kWords<WagerKind> = words<WagerKind>("WagerKind", {{WagerKind::Opening, "opening"},
                                                                         {WagerKind::Later, "later"},
                                                                         {WagerKind::Bonus, "bonus"},
                                                                         {WagerKind::Bundled, "bundled"}});

}  // namespace baize
