#include "engine/setup.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <numeric>

namespace baize {

namespace {

template <class Range>
std::string names(const Range& range) {
    std::vector<std::string_view> ids;
    for (const auto& item : range) ids.push_back(item.id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

}  // namespace

std::optional<std::size_t> find_wager(const Game& game, std::string_view id) {
    for (std::size_t i = 0; i < game.wagers.size(); ++i)
        if (game.wagers[i].id == id) return i;
    return std::nullopt;
}

std::optional<Position> find_position(const Game& game, std::string_view name) {
    const auto colon = name.find(':');
    const auto wager = find_wager(game, name.substr(0, colon));
    if (!wager) return std::nullopt;
    const WagerDef& def = game.wagers[*wager];
    const auto at = [&](std::size_t spot) { return Position{static_cast<std::uint8_t>(*wager), static_cast<std::uint16_t>(spot)}; };
    if (colon == std::string_view::npos) return def.spots.empty() ? std::optional(at(0)) : std::nullopt;
    const std::string_view spot = name.substr(colon + 1);
    for (std::size_t i = 0; i < def.spots.size(); ++i)
        if (def.spots[i] == spot) return at(i);
    for (std::size_t i = 0; i < def.travels_to.size(); ++i)
        if (def.travels_to[i] == spot) return at(def.open_spots() + i);
    return std::nullopt;
}

std::string position_name(const Game& game, Position position) {
    if (position.wager >= game.wagers.size()) return "?";  // an event that is about to be refused is named too
    const WagerDef& wager = game.wagers[position.wager];
    if (position.spot >= wager.all_spots()) return fmt::format("{}:?", wager.id);
    if (position.spot >= wager.open_spots()) return fmt::format("{}:{}", wager.id, wager.travels_to[position.spot - wager.open_spots()]);
    return wager.spots.empty() ? std::string(wager.id) : fmt::format("{}:{}", wager.id, wager.spots[position.spot]);
}

std::optional<Odds> parse_odds(std::string_view text) {
    Odds odds{0, 1};
    const char* end = text.data() + text.size();
    auto [rest, error] = std::from_chars(text.data(), end, odds.num);
    if (error != std::errc() || odds.num < 0) return std::nullopt;
    if (rest == end) return odds;
    std::string_view tail(rest, static_cast<std::size_t>(end - rest));
    for (const std::string_view sign : {" to ", ":", "-", "/"}) {
        if (!tail.starts_with(sign)) continue;
        tail.remove_prefix(sign.size());
        const auto [last, fault] = std::from_chars(tail.data(), end, odds.den);
        return fault == std::errc() && last == end && odds.den > 0 ? std::optional(odds) : std::nullopt;
    }
    return std::nullopt;
}

MaybeRefusal permitted(const WagerDef& wager, const Pays& pays) {
    if (wager.paytables.empty()) return std::nullopt;
    const Binding binding = wager.paytables[0].binding;
    if (binding == Binding::Discretion) return std::nullopt;
    for (const PayTable& table : wager.paytables) {
        if (table.rows.size() != pays.size()) continue;
        bool fits = true;
        for (std::size_t i = 0; i < pays.size(); ++i) {
            const Odds own = pays[i].odds, book = table.rows[i].odds;  // 2 to 2 is 1 to 1
            fits = fits && own.at_least(book) && (binding == Binding::Floor || book.at_least(own));
        }
        if (fits) return std::nullopt;
    }
    const auto like = std::find_if(wager.paytables.begin(), wager.paytables.end(), [&](const PayTable& table) { return table.rows.size() == pays.size(); });
    const PayTable& book = like == wager.paytables.end() ? wager.paytables[0] : *like;
    for (std::size_t i = 0; binding == Binding::Floor && i < pays.size() && i < book.rows.size(); ++i)
        if (!pays[i].odds.at_least(book.rows[i].odds))
            return Refusal{fmt::format("{} {} pays {}, but at least {} is required", wager.id, pays[i].id, to_string(pays[i].odds),
                                       to_string(book.rows[i].odds)),
                           std::string(pays[i].clause)};
    return Refusal{fmt::format("the pay table of {} is none of the book's: {}", wager.id, names(wager.paytables)), std::string(pays[0].clause)};
}

Setup::Setup(const Game& game) : game_(&game), boxes_(game.boxes), profile_(find_profile(profile_of_book(game.book), true)) {
    for (const OptionDef& option : game.options) options_.push_back(option.standard);
    amount_ids_.resize(game.options.size());
    pays_.resize(game.wagers.size());
    paytable_ids_.resize(game.wagers.size());
    limits_.resize(game.wagers.size());
    if (auto refusal = choose_paytables({})) throw std::logic_error(refusal->what);
    finish();
}

Result<Setup> Setup::make(const Game& game, const Choices& choices) {
    Setup setup(game);
    for (const auto& [id, value] : choices.options)
        if (auto refusal = setup.set_option(id, value)) return *refusal;
    setup.set_standards(choices);
    if (auto refusal = setup.choose_paytables(choices)) return *refusal;
    for (const auto& [name, odds] : choices.own_pays)
        if (auto refusal = setup.set_own_pay(name, odds)) return *refusal;
    setup.finish();
    return setup;
}

MaybeRefusal Setup::set_option(std::string_view id, std::string_view value) {
    for (std::size_t i = 0; i < game_->options.size(); ++i) {
        const OptionDef& option = game_->options[i];
        if (option.id != id) continue;
        for (std::size_t v = 0; v < option.values.size(); ++v)
            if (option.values[v].id == value) { options_[i] = static_cast<int>(v); return std::nullopt; }
        if (const auto amount = option.takes_amount ? to_money(value) : std::nullopt; amount && amount->cents > 0) {
            options_[i] = static_cast<int>(option.values.size());
            amount_ids_[i] = to_string(*amount);
            return std::nullopt;
        }
        return Refusal{fmt::format("{} has no {}={}; expected one of {}{}", game_->id, id, value, names(option.values),
                                   option.takes_amount ? ", or an amount of money such as 250 or 12.50" : ""),
                       std::string(option.clause)};
    }
    if (game_->options.empty()) return Refusal{fmt::format("{} has no options, so no '{}'", game_->id, id)};
    return Refusal{fmt::format("{} has no option '{}'; its options are {}", game_->id, id, names(game_->options))};
}

int Setup::standard(std::size_t index) const {
    for (const StandardWhen& other : game_->options[index].standards)
        if (holds(other.when)) return other.value;
    return game_->options[index].standard;
}

// What nobody chose: it may hang on what was chosen.
void Setup::set_standards(const Choices& choices) {
    for (std::size_t i = 0; i < options_.size(); ++i)
        if (std::none_of(choices.options.begin(), choices.options.end(), [&](const auto& given) { return given.first == game_->options[i].id; }))
            options_[i] = standard(i);
}

Clause Setup::option_clause(std::size_t index) const {
    const OptionDef& option = game_->options[index];
    return is_amount(index) || value_of(index).clause.empty() ? option.clause : value_of(index).clause;
}

bool Setup::holds(std::string_view condition) const {
    if (condition.empty()) return true;
    if (const auto blank = condition.find(' '); blank != std::string_view::npos)
        return holds(condition.substr(0, blank)) && holds(condition.substr(blank + 1));
    const auto equals = condition.find('=');
    for (std::size_t i = 0; i < game_->options.size(); ++i) {
        if (game_->options[i].id != condition.substr(0, equals)) continue;
        for (std::string_view values = condition.substr(equals + 1);;) {
            const auto bar = values.find('|');
            if (option_id(i) == values.substr(0, bar)) return true;
            if (bar == std::string_view::npos) return false;
            values.remove_prefix(bar + 1);
        }
    }
    throw std::logic_error(fmt::format("{} has a condition on an option it lacks: {}", game_->id, condition));
}

std::vector<std::string_view> Setup::spots(std::size_t wager) const {
    std::vector<std::string_view> list;
    const auto all = game_->wagers[wager].spots;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (has_spot({static_cast<std::uint8_t>(wager), static_cast<std::uint16_t>(i)})) list.push_back(all[i]);
    return list;
}

std::vector<const PayTable*> Setup::paytables_open(std::size_t wager) const {
    std::vector<const PayTable*> open;
    for (const PayTable& table : game_->wagers[wager].paytables)
        if (holds(table.when)) open.push_back(&table);
    return open;
}

MaybeRefusal Setup::choose_paytables(const Choices& choices) {
    for (const auto& [wager, id] : choices.paytables)
        if (!wager.empty() && !find_wager(*game_, wager))
            return Refusal{fmt::format("{} has no wager '{}'; its wagers are {}", game_->id, wager, names(game_->wagers))};
    const auto all = choices.paytables.find("");
    bool all_found = all == choices.paytables.end();
    for (std::size_t w = 0; w < game_->wagers.size(); ++w) {
        const auto open = paytables_open(w);
        if (open.empty()) continue;
        const PayTable* chosen = open[0];
        const auto own = choices.paytables.find(std::string(game_->wagers[w].id));
        const auto wanted = own != choices.paytables.end() ? own : all;
        if (wanted != choices.paytables.end()) {
            const PayTable* found = nullptr;
            for (const PayTable* table : open) if (table->id == wanted->second) found = table;
            if (!found && wanted == own) {
                std::vector<std::string_view> ids;
                for (const PayTable* table : open) ids.push_back(table->id);
                return Refusal{fmt::format("{} has no pay table '{}'; expected one of {}", own->first, own->second, fmt::join(ids, ", "))};
            }
            if (found) { chosen = found; all_found = all_found || wanted == all; }
        }
        pays_[w].clear();
        for (const PayRow& row : chosen->rows) pays_[w].push_back(row);
        paytable_ids_[w] = std::string(chosen->id);
    }
    if (!all_found) return Refusal{fmt::format("no wager of {} has a pay table '{}'", game_->id, all->second)};
    return std::nullopt;
}

MaybeRefusal Setup::set_own_pay(std::string_view name, std::string_view text) {
    const auto odds = parse_odds(text);
    if (!odds) return Refusal{fmt::format("'{}' are no odds; expected such as 35:1 or 19:20", text)};
    const auto dot = name.find('.');
    const auto wager = find_wager(*game_, name.substr(0, dot));
    if (!wager) return Refusal{fmt::format("'{}' names no pay row; expected WAGER.ROW with a wager of {}", name, names(game_->wagers))};
    Pays& pays = pays_[*wager];
    for (PayRow& row : pays)
        if (pays.size() == 1 && dot == std::string_view::npos ? true : dot != std::string_view::npos && row.id == name.substr(dot + 1)) {
            row.odds = *odds;
            paytable_ids_[*wager] = "own";
            return std::nullopt;
        }
    return Refusal{fmt::format("{} has no pay row of that name; expected one of {}", game_->wagers[*wager].id, names(pays))};
}

void Setup::finish() {
    offered_.clear();
    for (const WagerDef& wager : game_->wagers) offered_.push_back(holds(wager.when));
    shoe_ = game_->shoe ? game_->shoe(*this) : ShoePolicy{};
    compiled_ = game_->compile ? game_->compile(*this) : nullptr;
}

Clause Setup::minimum_clause(std::size_t wager) const {
    const Clause own = game_->wagers[wager].limits;
    return own.empty() ? game_->limits_clause : own;
}

Clause Setup::maximum_clause(std::size_t wager) const {
    const bool shared = game_->wagers[wager].limits.empty() && !game_->maximum_clause.empty();
    return shared ? game_->maximum_clause : minimum_clause(wager);
}

std::vector<std::pair<std::string, std::string>> Setup::options_in_use() const {
    std::vector<std::pair<std::string, std::string>> list;
    for (std::size_t i = 0; i < options_.size(); ++i) list.emplace_back(game_->options[i].id, option_id(i));
    return list;
}

std::vector<Refusal> Setup::forbidden() const {
    std::vector<Refusal> list;
    for (std::size_t i = 0; i < options_.size(); ++i) {
        if (is_amount(i) || value_of(i).permitted) continue;
        list.push_back({fmt::format("{}={} is not permitted", game_->options[i].id, option_id(i)), std::string(option_clause(i))});
    }
    for (std::size_t w = 0; w < game_->wagers.size(); ++w)
        if (paytable_ids_[w] == "own")
            if (auto refusal = permitted(game_->wagers[w], pays_[w])) list.push_back(*refusal);
    if (game_->permit)
        if (auto refusal = game_->permit(*this)) list.push_back(*refusal);
    return list;
}

Money Setup::exact_unit() const {
    std::int64_t unit = 2;  // halves: an insurance, a double for less
    for (const Pays& pays : pays_)
        for (const PayRow& row : pays) unit = std::lcm(unit, static_cast<std::int64_t>(row.odds.den));
    return {unit};
}

}  // namespace baize
