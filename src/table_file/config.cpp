// The keys of a table file. See examples/tables/ for files that explain themselves.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <numeric>

#include "games/list.hpp"
#include "table_file/config_reader.hpp"

namespace baize {

namespace {

using namespace table_file;

// ---- What stands at the head of the file ------------------------------------------------------------------

void read_id(Reader& r, const Node& node) {
    r.config.id = r.text(node, "id", 32);
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    };
    if (!std::all_of(r.config.id.begin(), r.config.id.end(), fits))
        r.fail(node.source(), fmt::format("'id' is '{}'; expected letters, digits and '-' only, such as sic-bo-1",
                                          shown(r.config.id)));
}

void read_currency(Reader& r, const Node& node) {
    r.config.currency = r.text(node, "currency", 3);
    const bool fits = r.config.currency.size() == 3 && std::all_of(r.config.currency.begin(), r.config.currency.end(),
                                                                   [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!fits)
        r.fail(node.source(),
               fmt::format("'currency' is '{}'; expected three capitals, such as NZD", shown(r.config.currency)));
}

void read_chance(Reader& r, const Node& node) {
    const std::string name = r.text(node, "chance", 16);
    if (const auto source = from_word<ChanceFrom>(name)) { r.config.chance = *source; return; }
    r.fail(node.source(),
           fmt::format("'chance' is '{}'{}", shown(name), suggestion(name, {"server", "dealer", "scanner"})));
}

void read_profile(Reader& r, const Node& node) {
    r.config.profile = r.text(node, "profile", 16);
    if (!find_profile(r.config.profile, true))
        r.fail(node.source(),
               fmt::format("'profile' is '{}'{}", shown(r.config.profile), suggestion(r.config.profile, {"gb", "nz"})),
               "ruling D7");
}

// As many of each symbol as the book wants, in the order of the house's own wheel.
void read_wheel_order(Reader& r, const Node& node) {
    r.config.wheel_order = r.text(node, "wheel-order", 128);
    const std::string clause = cite(*r.game, r.game->equipment.segments_clause);
    if (r.game->equipment.segments.empty())
        return r.fail(
            node.source(),
            fmt::format("'wheel-order' is given, but {} has no wheel whose order is the house's", r.game->id));
    std::string wanted(r.game->equipment.segments), given = r.config.wheel_order;
    std::sort(wanted.begin(), wanted.end());
    std::sort(given.begin(), given.end());
    if (given.size() != wanted.size())
        return r.fail(node.source(),
                      fmt::format("'wheel-order' has {} symbols; expected {}", given.size(), wanted.size()), clause);
    for (const char symbol : wanted) {
        const auto have = std::count(given.begin(), given.end(), symbol),
                   want = std::count(wanted.begin(), wanted.end(), symbol);
        if (have != want)
            return r.fail(node.source(), fmt::format("'wheel-order' has {} of '{}'; expected {}", have, symbol, want),
                          clause);
    }
}

void read_edge_warning(Reader& r, const Node& node) {
    const auto percent = node.value<double>();
    if (!node.is_number() || !percent || !(*percent >= 0 && *percent <= 100))
        return r.fail(node.source(), "'edge-warning-percent' is out of range; expected a number from 0 to 100");
    r.config.edge_warning = *percent / 100;
}

// ---- Lists ------------------------------------------------------------------------------------------------

std::vector<std::string> read_list(Reader& r, const Node& node, std::string_view key, std::size_t longest,
                                   std::size_t most) {
    std::vector<std::string> list;
    const auto* array = node.as_array();
    if (!array) { r.expected(node, key, "a list of texts, such as [\"...\", \"...\"]"); return list; }
    if (array->size() > most)
        r.fail(node.source(), fmt::format("'{}' has {} entries; expected at most {}", key, array->size(), most));
    for (const Node& each : *array) {
        if (r.fault) break;
        list.push_back(r.text(each, key, longest));
    }
    return list;
}

std::vector<std::string> read_wagers(Reader& r, const Node& node, std::string_view key) {
    auto list = read_list(r, node, key, 64, 64);
    for (const std::string& id : list) r.wager(node.source(), id);
    return list;
}

void read_not_offered(Reader& r, const Node& node) {
    r.config.not_offered = read_wagers(r, node, "not-offered");
    for (const std::string& id : r.config.not_offered) {
        const auto wager = find_wager(*r.game, id);
        if (!wager || r.game->wagers[*wager].kind == WagerKind::Opening) continue;
        const WagerDef& def = r.game->wagers[*wager];
        const bool bundled = def.kind == WagerKind::Bundled;
        const std::string why =
            bundled ? fmt::format("is laid with {}", r.game->wagers[def.part_of].id)
                    : "is not made before the round";
        r.fail(node.source(),
               fmt::format("'{}' {} and cannot be left out; expected wagers that open a round", id, why),
               cite(*r.game, def.clause));
    }
}

// ---- Options and pay tables ---------------------------------------------------------------------------------

void read_options(Reader& r, const Node& node) {
    const auto* table = r.table(node, "options");
    if (!table) return;
    std::vector<std::string_view> known;
    for (const OptionDef& option : r.game->options) known.push_back(option.id);
    for (const auto& [key, value] : *table) {
        if (r.fault) return;
        if (std::find(known.begin(), known.end(), key.str()) == known.end()) {
            r.unknown(key, fmt::format("option of {}", r.game->id),
                      known.empty() ? std::vector<std::string_view>{"(it has none)"} : known);
            return;
        }
        r.config.choices.options.emplace_back(key.str(), r.word(value, key.str()));
        r.try_choices(value);
    }
}

void read_paytables(Reader& r, const Node& node) {
    const auto* table = r.table(node, "paytables");
    if (!table) return;
    for (const auto& [key, value] : *table) {
        const bool every = key.str() == kEveryWager;
        if (r.fault || (!every && !r.wager(key.source(), key.str().substr(0, key.str().find(':'))))) return;
        r.config.choices.paytables[every ? "" : std::string(key.str())] = r.word(value, key.str());
        r.try_choices(value);
    }
}

// The row of that name: "progressive.flush", or "progressive" where there is one row.
const PayRow* row_named(const Game& game, std::string_view name) {
    const auto dot = name.find('.');
    const auto wager = find_wager(game, name.substr(0, name.find_first_of(".:")));
    if (!wager) return nullptr;
    for (const PayTable& table : game.wagers[*wager].paytables)
        for (const PayRow& row : table.rows)
            if (dot == name.npos ? table.rows.size() == 1 : row.id == name.substr(dot + 1)) return &row;
    return nullptr;
}

// No odds: a share of a meter, so many times the wager, or a sum of money. Setup says which is expected, or that there
// is no such row; of which currency a sum is, only the file.
bool read_other_than_odds(Reader& r, const std::string& name, const Node& value, const std::string& text) {
    const PayRow* const row = row_named(*r.game, name);
    if (row && !paid_from_meter(*row) && row->quoted != Quoted::Sum) return false;
    if (row && row->quoted == Quoted::Sum && is_in_other_currency(text, r.config.currency)) {
        r.fail(value.source(), fmt::format("'{}' pays '{}'; this table's currency is {}", shown(name), shown(text),
                                           r.config.currency), cite(*r.game, row->clause));
        return true;
    }
    r.config.choices.own_pays.emplace_back(name, text);
    r.try_choices(value);
    return true;
}

// Sums over all rows stay exact in 64 bits only while their common denominator is small.
void read_pay(Reader& r, const std::string& name, const Node& value, std::int64_t& denominator) {
    constexpr std::int64_t kDenominatorMax = 1'000'000;
    if (r.fault) return;
    const std::string text = r.word(value, name);
    if (read_other_than_odds(r, name, value, text)) return;
    const auto odds = parse_odds(text);
    if (!odds || odds->num > kOddsMax || odds->den > kOddsMax)
        return r.fail(
            value.source(),
            fmt::format("'{}' pays '{}'; expected odds such as \"35:1\" or \"19:20\", neither number above {}",
                        shown(name), shown(text), kOddsMax));
    denominator = std::lcm(denominator, std::int64_t{odds->den});
    if (denominator > kDenominatorMax)
        return r.fail(
            value.source(),
            fmt::format("'{}' pays '{}'; expected odds with which all rows together have a common denominator up to {}",
                        shown(name), text, kDenominatorMax));
    r.config.choices.own_pays.emplace_back(name, text);
    r.try_choices(value);
}

// "total.4-or-17" = "62:1", or the same as a table: [pays.total].
void read_pays(Reader& r, const Node& node) {
    const auto* table = r.table(node, "pays");
    if (!table) return;
    std::int64_t denominator = 1;
    for (const auto& [key, value] : *table) {
        const std::string name(key.str());
        if (!r.wager(key.source(), name.substr(0, name.find_first_of(".:")))) return;
        if (!value.is_table()) { read_pay(r, name, value, denominator); continue; }
        for (const auto& [row, odds] : *value.as_table())
            read_pay(r, fmt::format("{}.{}", name, row.str()), odds, denominator);
    }
}

// ---- Limits -------------------------------------------------------------------------------------------------

struct LimitKey {
    std::string_view name;
    LimitMember member;
};
constexpr LimitKey kLimitKeys[] = {
    {"min", &LimitsGiven::min}, {"max", &LimitsGiven::max},
    {"increment", &LimitsGiven::increment}, {"payout-max", &LimitsGiven::payout_max}};

LimitMember limit_member(std::string_view name) {
    for (const LimitKey& key : kLimitKeys)
        if (key.name == name) return key.member;
    return nullptr;
}

void read_limits_of(Reader& r, const toml::table& table, LimitsGiven& into) {
    for (const auto& [key, value] : table) {
        const LimitMember member = limit_member(key.str());
        if (!member) return r.unknown(key, "limit", {"min", "max", "increment", "payout-max"});
        into.*member = r.money(value, key.str(), {1});
    }
}

LimitsByWager read_limits(Reader& r, const Node& node) {
    LimitsByWager limits;
    const auto* table = r.table(node, "limits");
    if (!table) return limits;
    std::vector<std::string_view> known = wager_names(*r.game);
    for (const LimitKey& key : kLimitKeys) known.push_back(key.name);
    for (const auto& [key, value] : *table) {
        if (r.fault) break;
        if (const LimitMember member = limit_member(key.str())) {
            limits[std::string(kEveryWager)].*member = r.money(value, key.str(), {1});
        } else if (find_wager(*r.game, key.str())) {
            if (const auto* own = r.table(value, fmt::format("limits.{}", key.str())))
                read_limits_of(r, *own, limits[std::string(key.str())]);
        } else {
            r.unknown(key, "limit or wager", known);
        }
    }
    return limits;
}

void read_terminals_own(Reader& r, const Node& node) {
    const auto* table = r.table(node, "terminal");
    if (!table) return;
    for (const auto& [key, value] : *table) {
        int number = 0;
        const std::string_view name = key.str();
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
        if (error != std::errc() || end != name.data() + name.size() || name.front() == '0' || number < 1 ||
            number > r.config.terminals)
            return r.fail(key.source(),
                          fmt::format("there is no terminal '{}'; expected 1 to {} (the key 'terminals' says how many)",
                                      shown(name), r.config.terminals));
        const auto* own = r.table(value, fmt::format("terminal.{}", number));
        if (!own || r.fault) return;
        for (const auto& [inner, limits] : *own) {
            if (inner.str() != "limits") return r.unknown(inner, "key of a terminal", {"limits"});
            r.config.terminal_limits[number] = read_limits(r, limits);
        }
    }
}

void read_differential(Reader& r, const Node& node) {
    const auto* table = r.table(node, "differential");
    if (!table) return;
    for (const auto& [key, value] : *table)
        if (key.str() != "max" && key.str() != "between")
            return r.unknown(key, "key of the differential", {"max", "between"});
    const Node* max = table->get("max");
    const Node* between = table->get("between");
    if (!max || !between)
        return r.fail(
            node.source(),
            "the differential lacks a key; expected both max = \"5000.00\" and between = [\"punto\", \"banco\"]");
    r.config.differential_max = r.money(*max, "max", {1});
    const auto* groups = between->as_array();
    const bool several = groups && !groups->empty() && (*groups)[0].is_array();
    if (!several) r.config.opposed.push_back(read_wagers(r, *between, "between"));
    for (std::size_t i = 0; several && i < groups->size() && i < 16; ++i)
        r.config.opposed.push_back(read_wagers(r, (*groups)[i], "between"));
    if (several && groups->size() > 16) r.fail(between->source(), "'between' has more than 16 lists");
    for (const auto& group : r.config.opposed)
        if (group.size() < 2)
            r.fail(between->source(), "'between' needs two wagers or more that stand against each other");
}

void read_jackpot(Reader& r, const Node& node) {
    const auto* table = r.table(node, "jackpot");
    if (!table) return;
    JackpotConfig& jackpot = r.config.jackpot;
    for (const auto& [key, value] : *table) {
        if (key.str() == "id") {
            jackpot.id = r.text(value, "id", 32);
            if (!std::all_of(jackpot.id.begin(), jackpot.id.end(),
                             [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }))
                r.fail(value.source(), "a jackpot's id has small letters, digits and '-' only");
        } else if (key.str() == "contribution-percent") {
            jackpot.percent = r.whole(value, "contribution-percent", 0, 100);
        } else if (key.str() == "seed") {
            jackpot.seed = r.money(value, "seed", {});
        } else if (key.str() == "ceiling") {
            jackpot.ceiling = r.money(value, "ceiling", {1});
        } else {
            return r.unknown(key, "key of the jackpot", {"id", "contribution-percent", "seed", "ceiling"});
        }
    }
    if (jackpot.id.empty() || !table->get("contribution-percent"))
        r.fail(node.source(), "the jackpot lacks a key; expected id = \"...\" and contribution-percent = 75");
}

// ---- The file -------------------------------------------------------------------------------------------------

struct Key {
    std::string_view name;
    void (*read)(Reader&, const Node&);
};

// In the order in which they are read: 'game' and 'terminals' come before what leans on them.
constexpr Key kKeys[] = {
    {"game", [](Reader&, const Node&) {}},  // read before all others
    {"id", read_id},
    {"title", [](Reader& r, const Node& n) { r.config.title = r.text(n, "title", 80); }},
    {"profile", read_profile},
    {"currency", read_currency},
    {"play-money", [](Reader& r, const Node& n) { r.config.play_money = r.yes_or_no(n, "play-money"); }},
    {"electronic", [](Reader& r, const Node& n) { r.config.electronic = r.yes_or_no(n, "electronic"); }},
    {"chance", read_chance},
    {"dealer-confirms", [](Reader& r, const Node& n) { r.config.dealer_confirms = r.yes_or_no(n, "dealer-confirms"); }},
    {"terminals", [](Reader& r, const Node& n) { r.config.terminals = r.whole(n, "terminals", 0, 999); }},
    {"boxes", [](Reader& r, const Node& n) { r.config.boxes = r.whole(n, "boxes", 0, 99); }},
    {"cut-percent", [](Reader& r, const Node& n) { r.config.cut_percent = r.whole(n, "cut-percent", 1, 99); }},
    {"betting-seconds", [](Reader& r, const Node& n) { r.config.betting_seconds = r.whole(n, "betting-seconds", 1,
                                                                                          3600); }},
    {"decision-seconds", [](Reader& r, const Node& n) { r.config.decision_seconds = r.whole(n, "decision-seconds", 1,
                                                                                            3600); }},
    {"aggregate-min", [](Reader& r, const Node& n) { r.config.aggregate_min = r.money(n, "aggregate-min", {}); }},
    {"box-max", [](Reader& r, const Node& n) { r.config.box_max = r.money(n, "box-max", {}); }},
    {"person-box-max", [](Reader& r, const Node& n) { r.config.person_box_max = r.money(n, "person-box-max", {}); }},
    {"wheel-order", read_wheel_order},
    {"edge-warning-percent", read_edge_warning},
    {"notices", [](Reader& r, const Node& n) { r.config.notices = read_list(r, n, "notices", 300, 20); }},
    {"not-offered", read_not_offered},
    {"options", read_options},
    {"paytables", read_paytables},
    {"pays", read_pays},
    {"limits", [](Reader& r, const Node& n) { r.config.limits = read_limits(r, n); }},
    {"terminal", read_terminals_own},
    {"differential", read_differential},
    {"jackpot", read_jackpot},
};

void read_game(Reader& r, const toml::table& root) {
    std::vector<std::string_view> known;
    for (const Game* game : games()) known.push_back(game->id);
    const Node* node = root.get("game");
    if (!node) return r.fail(root.source(), fmt::format("the key 'game' is missing{}", suggestion("", known)));
    r.config.game = r.text(*node, "game", 64);
    r.game = find_game(r.config.game);
    if (!r.game)
        r.fail(node->source(),
               fmt::format("there is no game '{}'{}", shown(r.config.game), suggestion(r.config.game, known)));
}

void read_root(Reader& r, const toml::table& root) {
    std::vector<std::string_view> known;
    for (const Key& key : kKeys) known.push_back(key.name);
    for (const auto& [key, value] : root)
        if (std::find(known.begin(), known.end(), key.str()) == known.end()) return r.unknown(key, "key", known);
    if (!root.contains("id"))
        return r.fail(root.source(), "the key 'id' is missing; expected a short name, such as id = \"sic-bo-1\"");
    read_game(r, root);
    for (const Key& key : kKeys) {
        if (r.fault) return;
        if (const Node* node = root.get(key.name)) key.read(r, *node);
    }
    const bool by_hand = r.config.chance != ChanceFrom::Server;
    if (by_hand && root.contains("dealer-confirms") && !r.config.dealer_confirms)
        r.fail(root.get("dealer-confirms")->source(),
               "'dealer-confirms' is false; what a dealer or a scanner enters is always confirmed",
               profile_of(r.config).or_house(profile_of(r.config).entered));
    r.config.dealer_confirms = r.config.dealer_confirms || by_hand;
    if (r.config.title.empty()) r.config.title = std::string(r.game ? r.game->title : "");
}

}  // namespace

Result<TableConfig> parse_table(std::string_view toml, std::string_view file) {
    if (auto refusal = unfit_for_parser(toml, file)) return *refusal;
    const toml::parse_result parsed = toml::parse(toml);
    if (!parsed) {
        const auto& at = parsed.error().source().begin;
        return Refusal{
            fmt::format("{}:{}:{}: this is no TOML: {}", file, at.line, at.column, parsed.error().description())};
    }
    TableConfig config;
    Reader reader(file, config);
    read_root(reader, parsed.table());
    if (reader.fault) return *reader.fault;
    return config;
}

Result<TableConfig> read_table(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return Refusal{fmt::format("{}: the file cannot be opened; expected a table file in TOML", path)};
    std::string text(kFileBytesMax + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || (file.fail() && !file.eof()))
        return Refusal{fmt::format("{}: the file cannot be read; expected a table file in TOML", path)};
    text.resize(file.gcount());
    return parse_table(text, path);
}

}  // namespace baize
