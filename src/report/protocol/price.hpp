// A price as it travels, and what the lab answers with prices.
#pragma once

#include "wire/wire.hpp"
#include "odds/return_distribution.hpp"
#include "table_file/config.hpp"

namespace baize::protocol::lab {

using wire::always, wire::filled, wire::part;

struct Return {
    std::string net{};
    double chance = 0;
    static constexpr auto kPart = part("Return", "one thing that a wager can come to",
        always("net",    &Return::net,    "what is won or lost in units, as a fraction"),
        always("chance", &Return::chance, "how often"));
};

struct PriceRow {
    std::string game{}, wager{}, further{}, title{}, paytable{};
    std::vector<std::pair<std::string, std::string>> options{};
    double edge = 0;
    std::optional<std::string> exact{};
    Method method{};
    std::optional<double> standard_error{}, sd{}, hit{};
    std::string unit{};
    double edge_of_total = 0;
    std::optional<double> edge_resolved{}, rounds{};
    std::string note{};
    std::vector<Return> returns{};
    static constexpr auto kPart = part("Price", "what a wager costs",
        always("game",     &PriceRow::game,           "its id"),
        always("wager",    &PriceRow::wager,
               "its id: `main`; with its spot: `total:4`; a further row of it: `main+alone`"),
        filled("further",  &PriceRow::further,        "what the id of a further row of the wager has more"),
        always("title",    &PriceRow::title,          "in words, without its spot"),
        always("paytable", &PriceRow::paytable,       "that it is paid by; `own`: rows of one's own"),
        always("options",  &PriceRow::options,        "that it was priced with"),
        always("edge",     &PriceRow::edge,           "of the house, of a unit"),
        always("exact",    &PriceRow::exact,          "the same as a fraction; null where it is known rounded only"),
        always("method",   &PriceRow::method,         "how it was found"),
        always("stderr",   &PriceRow::standard_error, "of a simulated one"),
        always("sd",       &PriceRow::sd,             "the standard deviation; null where it was not computed"),
        always("hit",      &PriceRow::hit,            "the chance of a net win; null where it was not computed"),
        always("unit",     &PriceRow::unit,           "what the edge is of"),
        always("edge_of_total_wagered", &PriceRow::edge_of_total, "per amount wagered in all (ruling R50)"),
        filled("edge_per_resolved", &PriceRow::edge_resolved, "of a wager that lives over rounds: per decided one"),
        filled("rounds",   &PriceRow::rounds,         "... and how many it takes on average"),
        filled("note",     &PriceRow::note,           "what there is to say of it"),
        filled("returns",  &PriceRow::returns,        "its return distribution, where it is known"));
};

struct Forbidden {
    std::string what{}, clause{};
    static constexpr auto kPart = part("Forbidden", "what no table may do",
        always("what",   &Forbidden::what,   "in words"),
        always("clause", &Forbidden::clause, "that forbids it"));
};
struct Priced {
    std::vector<PriceRow> prices{};
    std::vector<Forbidden> forbidden{};
    static constexpr auto kPart = part("Priced", "a set-up, priced",
        always("prices",    &Priced::prices,    "of every wager, or the one that was asked for"),
        always("forbidden", &Priced::forbidden, "what no table may do of it"));
};

// ---- Table files ------------------------------------------------------------------------------------------

struct FindingRow {
    Weight weight{};
    std::string what{}, clause{};
    static constexpr auto kPart = part("Finding", "what the rules say of a table file",
        always("weight", &FindingRow::weight, "how much it counts"),
        always("what",   &FindingRow::what,   "in words"),
        always("clause", &FindingRow::clause, "of the rule; none where no rule is concerned"));
};
struct TableFile {
    std::string toml{};
    std::vector<FindingRow> findings{};
    static constexpr auto kPart = part("TableFile", "a table file with one's choices",
        always("toml",     &TableFile::toml,     "as the examples are written"),
        always("findings", &TableFile::findings, "what the rules say of it"));
};
struct Checked {
    std::string table{}, game{};
    bool lawful = false;
    std::vector<FindingRow> findings{};
    std::vector<PriceRow> prices{};
    static constexpr auto kPart = part("Checked", "an operator's table, checked",
        always("table",    &Checked::table,    "its id"),
        always("game",     &Checked::game,     "its game"),
        always("lawful",   &Checked::lawful,   "nothing in it is forbidden"),
        always("findings", &Checked::findings, "what the rules say of it"),
        always("prices",   &Checked::prices,   "of every wager that it offers"));
};

}  // namespace baize::protocol::lab

namespace baize {

template <>
inline constexpr auto kWords<Method> = words<Method>("Method", {{Method::Exact, "exact"},
                                                                {Method::Simulated, "simulated"},
                                                                {Method::Bounded, "bounded"}});
template <>
inline constexpr auto kWords<Weight> = words<Weight>("Weight", {{Weight::Forbidden, "forbidden"},
                                                                {Weight::Warning, "warning"},
                                                                {Weight::Note, "note"}});

}  // namespace baize
