#include "definition/setup.hpp"

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
    const auto at = [&](std::size_t spot) {
        return position_at(*wager, spot);
    };
    if (colon == std::string_view::npos && def.spots.empty()) return at(0);
    const std::string_view spot = colon == std::string_view::npos ? std::string_view() : name.substr(colon + 1);
    // the spot without a name is named by its wager alone
    if (colon != std::string_view::npos && spot.empty()) return std::nullopt;
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
    if (position.spot >= wager.open_spots())
        return fmt::format("{}:{}", wager.id, wager.travels_to[position.spot - wager.open_spots()]);
    const bool nameless = wager.spots.empty() || wager.spots[position.spot].empty();
    return nameless ? std::string(wager.id) : fmt::format("{}:{}", wager.id, wager.spots[position.spot]);
}

namespace {

// "12.5" as 125 / 10; whole numbers stay as they are.
std::optional<Odds> read_number(std::string_view text) {
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point), part = point == text.npos ? "" : text.substr(point + 1);
    if (part.size() > 2 || (point != text.npos && part.empty())) return std::nullopt;
    Odds number{0, 1};
    for (std::size_t i = 0; i < part.size(); ++i) number.den *= 10;
    const std::string digits = fmt::format("{}{}", whole, part);
    const char* end = digits.data() + digits.size();
    const auto [rest, error] = std::from_chars(digits.data(), end, number.num);
    if (error != std::errc() || rest != end || number.num < 0) return std::nullopt;
    const std::int32_t common = std::gcd(number.num, number.den);
    return Odds{number.num / common, number.den / common};
}

// The clause by which own rows are none of a book's tables: of the first row that no table has so, else of the first in
// which the tables differ.
Clause clause_of_choice(std::span<const PayTable> tables, const Pays& pays) {
    const auto having = [&](std::size_t i) {
        return std::count_if(tables.begin(), tables.end(), [&](const PayTable& table) {
            return i < table.rows.size() && table.rows[i].odds.at_least(pays[i].odds) &&
                   pays[i].odds.at_least(table.rows[i].odds);
        });
    };
    for (const auto most : {std::ptrdiff_t{0}, std::ssize(tables) - 1})
        for (std::size_t i = 0; i < pays.size(); ++i)
            if (having(i) <= most) return pays[i].clause;
    return pays[0].clause;
}

constexpr std::string_view kFor = " for 1";

}  // namespace

std::optional<Odds> parse_odds(std::string_view text) {
    if (text == kStandOff) return Odds{0, 1};
    if (text.ends_with(kFor)) return read_number(text.substr(0, text.size() - kFor.size()));
    Odds odds{0, 1};
    const char* end = text.data() + text.size();
    auto [rest, error] = std::from_chars(text.data(), end, odds.num);
    if (error != std::errc() || odds.num < 0) return std::nullopt;
    if (rest == end) return odds;
    std::string_view tail(rest, end);
    for (const std::string_view sign : {" to ", " for ", ":", "-", "/"}) {
        if (!tail.starts_with(sign)) continue;
        tail.remove_prefix(sign.size());
        const auto [last, fault] = std::from_chars(tail.data(), end, odds.den);
        return fault == std::errc() && last == end && odds.den > 0 ? std::optional(odds) : std::nullopt;
    }
    return std::nullopt;
}

Limits times(const Limits& limits, int parts) {
    return {limits.min * parts, std::min(limits.max * parts, kMoneyMax), limits.increment * parts, limits.payout_max};
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
    const auto like = std::find_if(wager.paytables.begin(), wager.paytables.end(),
                                   [&](const PayTable& table) { return table.rows.size() == pays.size(); });
    const PayTable& book = like == wager.paytables.end() ? wager.paytables[0] : *like;
    for (std::size_t i = 0; binding == Binding::Floor && i < pays.size() && i < book.rows.size(); ++i)
        if (!pays[i].odds.at_least(book.rows[i].odds))
            return Refusal{fmt::format("{} {} pays {}, but at least {} is required", wager.id, pays[i].id,
                                       to_string(pays[i]), to_string(book.rows[i])),
                           std::string(pays[i].clause)};
    return Refusal{fmt::format("the pay table of {} is none of the book's: {}", wager.id, names(wager.paytables)),
                   std::string(clause_of_choice(wager.paytables, pays))};
}

Setup::Setup(const Game& game)
    : game_(&game), boxes_(game.layout.boxes), profile_(find_profile(profile_of_book(game.book), true)) {
    for (const OptionDef& option : game.options) options_.push_back(option.standard);
    amount_ids_.resize(game.options.size());
    pays_.resize(game.wagers.size());
    paytable_ids_.resize(game.wagers.size());
    limits_.resize(game.wagers.size());
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        if (game.wagers[w].one_stake) limits_[w] = limits_[w].at_minimum();
    if (auto refusal = choose_paytables({})) throw std::logic_error(refusal->what);
    finish();
}

Result<Setup> Setup::make(const Game& game, const Choices& choices) {
    Setup setup(game);
    for (const auto& [id, value] : choices.options)
        if (auto refusal = setup.set_option(id, value)) return *refusal;
    setup.set_standards(choices);
    if (auto refusal = setup.choose_paytables(choices)) return *refusal;
    if (auto refusal = setup.choose_for_spots(choices)) return *refusal;
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

// What nobody chose: it may depend on what was chosen.
void Setup::set_standards(const Choices& choices) {
    for (std::size_t i = 0; i < options_.size(); ++i)
        if (std::none_of(choices.options.begin(), choices.options.end(),
                         [&](const auto& given) { return given.first == game_->options[i].id; }))
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
        if (has_spot(position_at(wager, i))) list.push_back(all[i]);
    if (list.size() == 1 && list[0].empty()) list.clear();
    return list;
}

void Setup::withdraw(std::size_t wager) {
    offered_[wager] = false;
    for (std::size_t w = 0; w < game_->wagers.size(); ++w)
        if (game_->wagers[w].made_of == static_cast<int>(wager)) offered_[w] = false;
}

void Setup::limits(std::size_t wager, const Limits& limits) {
    if (game_->wagers[wager].made_of >= 0) return;
    limits_[wager] = game_->wagers[wager].one_stake ? limits.at_minimum() : limits;
    share_rows_and_limits();
}

// What is made of other wagers has their rows, as chosen or the table's own, and their limits times its parts.
void Setup::share_rows_and_limits() {
    for (std::size_t w = 0; w < game_->wagers.size(); ++w) {
        const WagerDef& wager = game_->wagers[w];
        if (wager.made_of < 0) continue;
        const std::size_t of = wager.made_of;
        pays_[w] = pays_[of];
        paytable_ids_[w] = paytable_ids_[of];
        limits_[w] = times(limits_[of], wager.parts);
    }
}

std::vector<const PayTable*> Setup::paytables_open(std::size_t wager) const {
    std::vector<const PayTable*> open;
    for (const PayTable& table : game_->wagers[wager].paytables)
        if (holds(table.when)) open.push_back(&table);
    return open;
}

const PayTable* Setup::open_table(std::size_t wager, std::string_view id) const {
    for (const PayTable* table : paytables_open(wager))
        if (table->id == id) return table;
    return nullptr;
}

namespace {

// Of a wager that has no rows but those of the wagers that it is made of.
std::optional<Refusal> no_rows_of_its_own(const Game& game, std::size_t w) {
    const WagerDef& wager = game.wagers[w];
    if (wager.made_of < 0) return std::nullopt;
    const WagerDef& part = game.wagers[wager.made_of];
    return Refusal{fmt::format("{} is {} wagers of {} and has no odds of its own; set those of {}", wager.id,
                               wager.parts, part.id, part.id),
                   std::string(wager.clause)};
}

Refusal no_such_table(std::string_view name, const std::vector<const PayTable*>& open, std::string_view id) {
    std::vector<std::string_view> ids;
    for (const PayTable* table : open) ids.push_back(table->id);
    return {fmt::format("{} has no pay table '{}'; expected one of {}", name, id, fmt::join(ids, ", "))};
}

Pays rows_of(const PayTable& table) {
    Pays pays;
    for (const PayRow& row : table.rows) pays.push_back(row);
    return pays;
}

// "new-ar:red-even": the position, where its wager lets spots have pay tables of their own.
Result<Position> spot_with_pays(const Game& game, std::string_view name) {
    const auto position = find_position(game, name);
    const auto wager = find_wager(game, name.substr(0, name.find(':')));
    if (!wager)
        return Refusal{fmt::format("{} has no wager '{}'; its wagers are {}", game.id, name.substr(0, name.find(':')),
                                   names(game.wagers))};
    const WagerDef& def = game.wagers[*wager];
    if (!def.pays_by_spot)
        return Refusal{fmt::format("every spot of {} pays alike; expected {} alone", def.id, def.id),
                       std::string(def.clause)};
    if (!position)
        return Refusal{fmt::format("{} has no spot '{}'; expected one of {}", def.id, name, fmt::join(def.spots, ", ")),
                       std::string(def.clause)};
    return *position;
}

}  // namespace

MaybeRefusal Setup::choose_paytables(const Choices& choices) {
    for (const auto& [wager, id] : choices.paytables) {
        if (wager.empty() || wager.find(':') != std::string::npos) continue;
        const auto found = find_wager(*game_, wager);
        if (!found)
            return Refusal{
                fmt::format("{} has no wager '{}'; its wagers are {}", game_->id, wager, names(game_->wagers))};
        if (const auto refusal = no_rows_of_its_own(*game_, *found); refusal && !id.empty()) return refusal;
    }
    const auto all = choices.paytables.find("");
    bool all_found = all == choices.paytables.end();
    for (std::size_t w = 0; w < game_->wagers.size(); ++w) {
        const auto open = paytables_open(w);
        if (open.empty()) continue;
        const PayTable* chosen = open[0];
        const auto own = choices.paytables.find(std::string(game_->wagers[w].id));
        const auto wanted = own != choices.paytables.end() ? own : all;
        if (wanted != choices.paytables.end()) {
            const PayTable* found = open_table(w, wanted->second);
            if (!found && wanted == own) return no_such_table(own->first, open, own->second);
            if (found) { chosen = found; all_found = all_found || wanted == all; }
        }
        pays_[w] = rows_of(*chosen);
        paytable_ids_[w] = std::string(chosen->id);
    }
    if (!all_found) return Refusal{fmt::format("no wager of {} has a pay table '{}'", game_->id, all->second)};
    return std::nullopt;
}

MaybeRefusal Setup::choose_for_spots(const Choices& choices) {
    for (const auto& [name, id] : choices.paytables) {
        if (name.find(':') == std::string::npos) continue;
        const auto position = spot_with_pays(*game_, name);
        if (!position) return position.refusal();
        const PayTable* table = open_table(position->wager, id);
        if (!table) return no_such_table(name, paytables_open(position->wager), id);
        spot_pays(*position) = {*position, rows_of(*table), std::string(table->id)};
    }
    return std::nullopt;
}

const SpotPays* Setup::find_spot_pays(Position position) const {
    for (const SpotPays& each : spot_pays_)
        if (each.position == position) return &each;
    return nullptr;
}

SpotPays& Setup::spot_pays(Position position) {
    for (SpotPays& each : spot_pays_)
        if (each.position == position) return each;
    return spot_pays_.emplace_back(SpotPays{position, pays_[position.wager], paytable_ids_[position.wager]});
}

const Pays& Setup::pays(Position position) const {
    const SpotPays* own = find_spot_pays(position);
    return own ? own->pays : pays_[position.wager];
}

const std::string& Setup::paytable(Position position) const {
    const SpotPays* own = find_spot_pays(position);
    return own ? own->paytable : paytable_ids_[position.wager];
}

namespace {

// "15 %", "120 times" or "120x", or as a row is shown, "15 % of the meter": what a row pays out of a meter.
Result<Odds> share_for(const PayRow& row, std::string_view text) {
    const bool share = row.quoted == Quoted::OfMeter;
    std::string_view number = text;
    for (const std::string_view unit : {share ? "% of the meter" : "times the wager", share ? "%" : "times",
                                        share ? "%" : "x"})
        if (number == text && number.ends_with(unit)) number.remove_suffix(unit.size());
    const auto read = number != text ? parse_odds(number.substr(0, number.find_last_not_of(' ') + 1)) : std::nullopt;
    if (!read || read->den != 1 || read->num > (share ? 100 : kOddsMax))
        return Refusal{fmt::format("'{}' cannot be paid out of a meter here; expected such as '{}'", text,
                                   share ? "15 %" : "120 times"), std::string(row.clause)};
    return Odds{read->num, share ? 100 : 1};
}

Result<Odds> sum_for(const PayRow& row, std::string_view text) {
    if (const auto sum = parse_sum(text)) return *sum;
    return Refusal{fmt::format("'{}' is no sum of money; expected such as '500', in cents, up to {}", text, kOddsMax),
                   std::string(row.clause)};
}

// Odds as somebody wrote them, in the words of the row that they replace: "3 to 1" and "4 for 1" are the same.
Result<Odds> odds_for(const PayRow& row, std::string_view text) {
    if (paid_from_meter(row)) return share_for(row, text);
    if (row.quoted == Quoted::Sum) return sum_for(row, text);
    const auto read = parse_odds(text);
    if (!read)
        return Refusal{fmt::format("'{}' are no odds; expected such as 35:1 or 19:20", text), std::string(row.clause)};
    Odds odds = *read;
    const bool told_for = text.find(" for ") != text.npos;
    const bool told_to = text.find(" to ") != text.npos || text == kStandOff;
    if (odds.num <= kOddsMax && odds.den <= kOddsMax) {
        if (told_for && row.quoted == Quoted::To) odds.num -= odds.den;
        if (told_to && row.quoted == Quoted::For) odds.num += odds.den;
    }
    if (odds.num < 0)
        return Refusal{fmt::format("'{}' is less than the stake; {} pays beside it", text, row.id),
                       std::string(row.clause)};
    if (odds.num > kOddsMax || odds.den > kOddsMax)
        return Refusal{
            fmt::format("'{}' is more than odds are told in; expected neither number above {}", text, kOddsMax),
            std::string(row.clause)};
    return odds;
}

}  // namespace

MaybeRefusal Setup::set_own_pay(std::string_view name, std::string_view text) {
    const auto dot = name.find('.');
    const std::string_view place = name.substr(0, dot);
    const auto wager = find_wager(*game_, place.substr(0, place.find(':')));
    if (!wager)
        return Refusal{
            fmt::format("'{}' names no pay row; expected WAGER.ROW with a wager of {}", name, names(game_->wagers))};
    if (const auto refusal = no_rows_of_its_own(*game_, *wager)) return refusal;
    const bool one_spot = place.find(':') != std::string_view::npos;
    const auto position = one_spot ? spot_with_pays(*game_, place) : Result<Position>(Position{});
    if (!position) return position.refusal();
    Pays& pays = one_spot ? spot_pays(*position).pays : pays_[*wager];
    for (PayRow& row : pays) {
        const bool meant = dot == std::string_view::npos ? pays.size() == 1 : row.id == name.substr(dot + 1);
        if (!meant) continue;
        const auto odds = odds_for(row, text);
        if (!odds) return odds.refusal();
        row.odds = *odds;
        (one_spot ? spot_pays(*position).paytable : paytable_ids_[*wager]) = "own";
        return std::nullopt;
    }
    const std::string_view id = game_->wagers[*wager].id;
    if (pays.empty()) return Refusal{fmt::format("{} has no pay rows of its own; expected a wager that has", id)};
    return Refusal{fmt::format("{} has no pay row of that name; expected one of {}", id, names(pays))};
}

void Setup::finish() {
    offered_.clear();
    for (const WagerDef& wager : game_->wagers) offered_.push_back(holds(wager.when));
    share_rows_and_limits();
    shoe_ = game_->equipment.shoe ? game_->equipment.shoe(*this) : ShoePolicy{};
    shoe_.deck = game_->equipment.deck;
    compiled_ = game_->compile ? game_->compile(*this) : nullptr;
}

Clause Setup::minimum_clause(std::size_t wager) const {
    const Clause own = game_->wagers[wager].limits;
    return own.empty() ? game_->clauses.limits : own;
}

Clause Setup::maximum_clause(std::size_t wager) const {
    const bool shared = game_->wagers[wager].limits.empty() && !game_->clauses.maximum.empty();
    return shared ? game_->clauses.maximum : minimum_clause(wager);
}

std::vector<Refusal> Setup::forbidden() const {
    std::vector<Refusal> list;
    for (std::size_t i = 0; i < options_.size(); ++i) {
        if (is_amount(i) || value_of(i).permitted) continue;
        const bool misread = value_of(i).reading == Reading::AgainstText;
        list.push_back({fmt::format("{}={} is {}", game_->options[i].id, option_id(i),
                                    misread ? "against the text of the rule (ruling R99)" : "not permitted"),
                        std::string(misread ? game_->options[i].clause : option_clause(i))});
    }
    for (std::size_t w = 0; w < game_->wagers.size(); ++w)
        if (paytable_ids_[w] == "own" && game_->wagers[w].made_of < 0)
            if (auto refusal = permitted(game_->wagers[w], pays_[w])) list.push_back(*refusal);
    for (const SpotPays& each : spot_pays_)
        if (each.paytable == "own")
            if (auto refusal = permitted(game_->wagers[each.position.wager], each.pays)) list.push_back(*refusal);
    if (game_->permit)
        if (auto refusal = game_->permit(*this)) list.push_back(*refusal);
    return list;
}

Money Setup::exact_unit() const {
    constexpr std::int64_t kMost = 7'207'200;  // divides into as many equal parts as one likes, from 2 to 16
    std::int64_t unit = 2;                     // halves: an insurance, a double for less
    const auto divide = [&](const Pays& pays, int parts) {  // of equal parts, each is to be paid in whole units
        for (const PayRow& row : pays)  // a share of a meter does not depend on the stake, nor does a sum of money
            if (row.quoted != Quoted::OfMeter && row.quoted != Quoted::Sum)
                unit = std::min(std::lcm(unit, std::int64_t{row.odds.den} * parts), kMost);
    };
    for (std::size_t w = 0; w < pays_.size(); ++w) divide(pays_[w], game_->wagers[w].parts);
    for (const SpotPays& each : spot_pays_) divide(each.pays, 1);
    return {unit};
}

}  // namespace baize
