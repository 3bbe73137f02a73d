#include "baize/table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "engine/describe.hpp"
#include "library/bets.hpp"
#include "library/information_state.hpp"
#include "library/inside.hpp"
#include "library/steps.hpp"
#include "scenario/written.hpp"

namespace baize::v0 {

struct Table::Inside {
    Setup setup;
    library::Steps steps;

    Inside(const Setup& of, std::optional<std::uint64_t> seed) : setup(of), steps(inner(setup), seed) {}
    Inside(const Inside& other) : setup(other.setup), steps(other.steps) {}

    const baize::Game& game() const { return steps.setup().game(); }
    const baize::Table& table() const { return steps.table(); }
    const Need& need() const { return steps.session().need(); }
    MaybeRefusal cited(MaybeRefusal refusal) const {
        return refusal ? std::optional(baize::cited(game(), *refusal)) : std::nullopt;
    }
};

namespace {

// A seat beyond those that a table has is a spectator's.
PlayerId seat(int player) { return player < 0 || player >= kPlayersMax ? kNobody : static_cast<PlayerId>(player); }

SeenHand seen_hand(const baize::SeenHand& hand, const baize::Game& game) {
    SeenHand seen{hand.name, hand.box, hand.hand, {}};
    for (const auto& card : hand.cards) seen.cards.push_back(card ? std::string(game.deck().name(*card)) : "??");
    return seen;
}

SettledLine settled_line(const Line& line, const baize::Game& game) {
    return {line.player,
            line.box,
            line.hand,
            position_name(game, line.position),
            std::string(outcome_name(line.outcome)),
            line.stake,
            line.returned,
            line.won,
            cite(game, line.clause)};
}

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words{""};
    for (const char each : text) {
        if (each != ' ') words.back() += each;
        else if (!words.back().empty()) words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::optional<Compartment> number_in(const std::string& word) {
    if (word.empty() || word.size() > 4 || word.find_first_not_of("0123456789") != word.npos) return std::nullopt;
    return static_cast<Compartment>(std::stoi(word));
}

// What chance brought, by its name; nothing where it has none such.
std::optional<Event> named_event(const Need& need, const baize::Game& game, std::string_view text) {
    const auto words = words_in(text);
    Thrown thrown;
    Spun spun;
    switch (need.kind) {
        case NeedKind::Card:
            if (text == "??") return DealtCard{{}, true};
            if (const auto card = game.deck().find(text)) return DealtCard{*card};
            return std::nullopt;
        case NeedKind::Throw:
            for (const auto& word : words) {
                const auto face = number_in(word);
                if (!face || *face > 6 || thrown.faces.size() == thrown.faces.capacity()) return std::nullopt;
                thrown.faces.push_back(static_cast<std::uint8_t>(*face));
            }
            return thrown;
        case NeedKind::Spin:
            for (const auto& word : words) {
                auto compartment = find_compartment(game, word);
                if (!compartment) compartment = number_in(word);
                if (!compartment || spun.compartments.size() == spun.compartments.capacity()) return std::nullopt;
                spun.compartments.push_back(*compartment);
            }
            return spun;
        default:
            return std::nullopt;
    }
}

}  // namespace

Table::Table(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

// ---- Bets -----------------------------------------------------------------------------------------------------------

Result<Table> Table::open(const Setup& setup, const TableRequest& request) {
    auto inside = std::make_unique<Inside>(setup, request.seed);
    if (request.open_bets) return Table(std::move(inside));
    auto given = library::inner(inside->steps.setup(), request.bets);
    if (!given) return given.refusal();
    auto bets = request.bets.empty() ? library::standard_bets(inside->steps.setup(), 0) : *given;
    if (auto refusal = inside->steps.bet_all(std::move(bets))) return *inside->cited(refusal);
    if (auto refusal = inside->steps.close_bets()) return *inside->cited(refusal);
    return Table(std::move(inside));
}

Table Table::clone() const { return Table(std::make_unique<Inside>(*inside_)); }
const Setup& Table::setup() const { return inside_->setup; }

Phase Table::phase() const {
    const library::Steps& steps = inside_->steps;
    return steps.betting()    ? Phase::Betting
           : steps.deciding() ? Phase::Decision
           : steps.finished() ? Phase::Finished
                              : Phase::Chance;
}

std::string Table::waiting_for() const { return describe(inside_->need(), inside_->table()); }

MaybeRefusal Table::place(const Bet& bet) {
    const auto placed = library::inner(inside_->steps.setup(), bet);
    return placed ? inside_->cited(inside_->steps.bet(*placed)) : placed.refusal();
}

MaybeRefusal Table::close_bets() { return inside_->cited(inside_->steps.close_bets()); }
MaybeRefusal Table::next_round() { return inside_->cited(inside_->steps.next_round()); }

// ---- As in OpenSpiel ------------------------------------------------------------------------------------------------

int Table::num_players() const {
    int players = 1;
    for (const Stake& stake : inside_->table().stakes()) players = std::max(players, stake.player + 1);
    for (const Line& line : inside_->table().lines()) players = std::max(players, line.player + 1);
    return players;
}

int Table::current_player() const {
    switch (phase()) {
        case Phase::Betting:
            return kBettingPlayers;
        case Phase::Chance:
            return kChancePlayer;
        case Phase::Decision:
            return inside_->need().question.player;
        case Phase::Finished:
            break;
    }
    return kTerminalPlayer;
}

std::vector<Action> Table::legal_actions() const {
    std::vector<Action> actions;
    if (phase() == Phase::Decision) return library::legal_actions(inside_->steps.session());
    if (phase() == Phase::Chance)
        for (const auto& [action, chance] : library::chance_outcomes(inside_->steps.session()))
            actions.push_back(action);
    std::ranges::sort(actions);
    return actions;
}

std::vector<ChanceOutcome> Table::chance_outcomes() const {
    std::vector<ChanceOutcome> outcomes;
    if (phase() == Phase::Chance)
        for (const auto& [action, chance] : library::chance_outcomes(inside_->steps.session()))
            outcomes.push_back({action, exact(chance)});
    return outcomes;
}

MaybeRefusal Table::apply_action(Action action) { return inside_->cited(inside_->steps.apply(action)); }

std::string Table::action_to_string(Action action) const {
    if (phase() == Phase::Chance) return library::chance_words(inside_->steps.session(), action);
    return library::words_of(inside_->table(), action);
}

std::string Table::information_state_string(int player) const {
    return library::information_state(inside_->steps.session(), seat(player));
}

std::string Table::observation_string(int player) const {
    return library::observation(inside_->steps.session(), seat(player));
}

std::vector<double> Table::returns() const {
    std::vector<std::int64_t> cents(static_cast<std::size_t>(num_players()));
    for (const Line& line : inside_->table().lines()) cents[line.player] += line.net().cents;
    std::vector<double> returns;
    for (const std::int64_t each : cents) returns.push_back(static_cast<double>(each) / kMajorUnit.cents);
    return returns;
}

// ---- More than that -------------------------------------------------------------------------------------------------

MaybeRefusal Table::answer(std::string_view choice, Money amount, const std::vector<std::string>& cards) {
    const baize::Game& game = inside_->game();
    const auto found = std::ranges::find(game.choices, choice, &ChoiceDef::id);
    if (found == game.choices.end()) {
        std::string list;
        for (const ChoiceDef& each : game.choices) list += fmt::format("{}{}", list.empty() ? "" : ", ", each.id);
        return Refusal{fmt::format("{} has no choice '{}'; expected one of {}", game.id, choice, list)};
    }
    Answered answered{
        inside_->need().question.player, static_cast<std::uint8_t>(found - game.choices.begin()), amount, {}};
    for (const std::string& name : cards) {
        const auto card = game.deck().find(name);
        if (!card || answered.cards.size() == answered.cards.capacity())
            return Refusal{fmt::format("'{}' is no card to choose; expected such as {}", name, game.deck().such_as)};
        answered.cards.push_back(*card);
    }
    return inside_->cited(inside_->steps.apply(answered));
}

MaybeRefusal Table::bring(std::string_view outcome) {
    const auto event = named_event(inside_->need(), inside_->game(), outcome);
    if (!event) return Refusal{fmt::format("'{}' is not what the table waits for: {}", outcome, waiting_for())};
    return inside_->cited(inside_->steps.apply(*event));
}

std::string Table::asked() const {
    return phase() == Phase::Decision ? cite(inside_->game(), inside_->need().question.clause) : std::string();
}

std::vector<SeenHand> Table::hands(int player) const {
    std::vector<SeenHand> hands;
    for (const baize::SeenHand& hand : view_of(inside_->table(), seat(player)).hands)
        hands.push_back(seen_hand(hand, inside_->game()));
    return hands;
}

std::vector<int> Table::dice() const { return {inside_->table().dice().begin(), inside_->table().dice().end()}; }

std::vector<std::string> Table::spun() const {
    std::vector<std::string> names;
    for (const Compartment each : inside_->table().spun()) names.push_back(compartment_name(inside_->game(), each));
    return names;
}

std::vector<SettledLine> Table::lines() const {
    std::vector<SettledLine> lines;
    for (const Line& line : inside_->table().lines()) lines.push_back(settled_line(line, inside_->game()));
    return lines;
}

std::vector<std::pair<std::string, Money>> Table::nets(int player) const {
    std::vector<std::pair<std::string, Money>> nets;
    for (const Line& line : inside_->table().lines()) {
        if (line.player != player) continue;
        const std::string name = position_name(inside_->game(), line.position);
        const auto found = std::ranges::find(nets, name, &std::pair<std::string, Money>::first);
        if (found == nets.end()) nets.emplace_back(name, line.net());
        else found->second += line.net();
    }
    return nets;
}

std::string Table::scenario() const {
    return scenario::written(inside_->steps.session(), inside_->setup.inside().choices, inside_->steps.past());
}

std::string_view word_of(Phase phase) {
    static constexpr std::string_view kPhases[] = {"betting", "chance", "decision", "finished"};
    return kPhases[static_cast<std::size_t>(phase)];
}

}  // namespace baize::v0
