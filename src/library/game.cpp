#include "baize/game.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/words.hpp"
#include "definition/names.hpp"
#include "games/list.hpp"
#include "library/inside.hpp"
#include "report/protocol/game.hpp"

namespace baize {

v0::PayRow outer(const PayRow& row, const Game& game) {
    return {std::string(row.id), to_string(row), cite_briefly(game, row.clause), row.odds, row.quoted};
}

namespace {

v0::PayTable outer(const PayTable& table, const Game& game) {
    v0::PayTable made{std::string(table.id), table.binding, {}, std::string(table.when)};
    for (const PayRow& row : table.rows) made.rows.push_back(outer(row, game));
    return made;
}

v0::Wager outer(const WagerDef& wager, const Game& game) {
    v0::Wager made{.id = std::string(wager.id),
                   .title = std::string(wager.title),
                   .clause = cite_briefly(game, wager.clause),
                   .kind = wager.kind,
                   .spots = {wager.spots.begin(), wager.spots.end()},
                   .paytables = {},
                   .when = std::string(wager.when),
                   .lives = wager.lives};
    for (const PayTable& table : wager.paytables) made.paytables.push_back(outer(table, game));
    if (wager.part_of >= 0) made.part_of = game.wagers[wager.part_of].id;
    if (wager.made_of >= 0) {
        made.made_of = game.wagers[wager.made_of].id;
        made.parts = wager.parts;
    }
    return made;
}

v0::Option outer(const OptionDef& option, const Game& game) {
    const auto value_id = [&](int value) { return std::string(option.values[value].id); };
    v0::Option made{.id = std::string(option.id),
                    .title = std::string(option.title),
                    .clause = cite_briefly(game, option.clause),
                    .standard = value_id(option.standard),
                    .values = {},
                    .moves_price = option.moves_price,
                    .of_decks = option.of_decks,
                    .takes_amount = option.takes_amount,
                    .doubtful_amount = option.doubtful_amount,
                    .when = std::string(option.when)};
    // The standard is no other reading, whatever a condition makes of it.
    for (const OptionValue& value : option.values)
        made.values.push_back({std::string(value.id), cite_briefly(game, value.clause), value.permitted,
                               value.reading == Reading::Doubtful && value.id != made.standard,
                               std::string(value.against)});
    for (const StandardWhen& other : option.standards)
        made.standards.push_back({std::string(other.when), value_id(other.value)});
    return made;
}

v0::Game::Inside described(const Game& game) {
    v0::Game::Inside made{&game, {}, {}, {}, {}, {}};
    for (const WagerDef& wager : game.wagers) made.wagers.push_back(outer(wager, game));
    for (const OptionDef& option : game.options) made.options.push_back(outer(option, game));
    for (const ChoiceDef& each : game.choices)
        made.choices.push_back(
            {std::string(each.id), std::string(each.title), cite_briefly(game, each.clause), each.passive});
    for (const DeclarationDef& each : game.declarations)
        made.declarations.push_back(
            {std::string(each.id), std::string(each.title), cite_briefly(game, each.clause), each.of_wager});
    for (const IrregularityDef& each : game.irregularities)
        made.irregularities.push_back({std::string(each.id), std::string(each.title), cite_briefly(game, each.clause),
                                       std::string(each.consequence)});
    return made;
}

// Each is described when it is first asked for, once and for all threads.
struct Described {
    std::once_flag once;
    std::unique_ptr<const v0::Game::Inside> game;
};

template <class List>
auto find_by_id(const List& list, std::string_view id) -> decltype(list.data()) {
    const auto found = std::ranges::find(list, id, [](const auto& each) -> std::string_view { return each.id; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

v0::Game outer(const Game& game) {
    static std::vector<Described> all(games().size());
    Described& its = all[std::ranges::find(games(), &game) - games().begin()];
    std::call_once(its.once, [&] { its.game = std::make_unique<const v0::Game::Inside>(described(game)); });
    return v0::Game(*its.game);
}

Refusal cited(const Game& game, Refusal refusal) {
    if (!refusal.clause.empty()) refusal.clause = cite(game, refusal.clause);
    return refusal;
}

}  // namespace baize

namespace baize::v0 {

std::string_view Game::id() const { return inside_->game->id; }
std::string_view Game::title() const { return inside_->game->title; }
std::string_view Game::book() const { return inside_->game->book; }
std::string_view Game::division() const { return inside_->game->division; }
std::string_view Game::sections() const { return inside_->game->sections; }
int Game::boxes() const { return inside_->game->layout.boxes; }
const std::vector<Wager>& Game::wagers() const { return inside_->wagers; }
const std::vector<Option>& Game::options() const { return inside_->options; }
const std::vector<Choice>& Game::choices() const { return inside_->choices; }
const std::vector<Declaration>& Game::declarations() const { return inside_->declarations; }
const std::vector<Irregularity>& Game::irregularities() const { return inside_->irregularities; }
const Wager* Game::wager(std::string_view id) const { return find_by_id(inside_->wagers, id); }
const Option* Game::option(std::string_view id) const { return find_by_id(inside_->options, id); }
Setup Game::setup() const { return Setup(*this); }
Result<Setup> Game::setup(const SetupRequest& request) const { return Setup::make(*this, request); }

std::vector<Game> games() {
    std::vector<Game> list;
    for (const baize::Game* game : baize::games()) list.push_back(outer(*game));
    return list;
}

Result<Game> find_game(std::string_view id) {
    if (const baize::Game* found = baize::find_game(id)) return outer(*found);
    std::vector<std::string_view> ids;
    for (const baize::Game* each : baize::games()) ids.push_back(each->id);
    return Refusal{fmt::format("there is no game '{}'; expected one of {}", id, fmt::join(ids, ", "))};
}

std::string_view word_of(Binding binding) { return baize::word_of(binding); }
std::string_view word_of(WagerKind kind) { return baize::word_of(kind); }

}  // namespace baize::v0
