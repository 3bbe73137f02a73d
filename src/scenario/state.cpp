#include "scenario/state.hpp"

#include <fmt/format.h>

#include <set>

#include "engine/describe.hpp"
#include "engine/view.hpp"

namespace baize::scenario {

namespace {

std::string words(const Stake& stake, const Game& game) {
    return fmt::format("stake {} {} box {} hand {} {} {} {}\n", stake.number.value, player_name(stake.player),
                       int{stake.box}, int{stake.hand}, position_name(game, stake.position), stake.amount.cents,
                       stake.open ? "open" : "settled") +
           (stake.declared ? fmt::format("declared {}\n", stake.declared - 1) : "");
}

std::string words(const Line& line, const Game& game) {
    return fmt::format("line {} {} box {} hand {} {} {} {} {} {} {}/{} of meter {} {}\n", line.number.value,
                       player_name(line.player), int{line.box}, int{line.hand}, position_name(game, line.position),
                       outcome_name(line.outcome), line.stake.cents, line.returned.cents, line.won.cents, line.cut_num,
                       line.cut_den, line.from_meter.cents, line.clause);
}

std::string words(const CarriedState& carried) {
    std::string text = fmt::format("shoe {} left, cut {} shuffle {} first {};", carried.shoe.cards_left,
                                   carried.shoe.cutting_card_out, carried.shoe.shuffle_due, carried.shoe.shuffle_first);
    for (const auto left : carried.shoe.left) text += fmt::format(" {}", int{left});
    text += fmt::format(" cut at {}\nburned", int{carried.shoe.cut_at});
    for (const Card card : carried.burned.cards) text += " " + to_string(card);
    text += fmt::format("\nfirst {} places", player_name(carried.came_first));
    for (const PlayerId player : carried.places) text += " " + player_name(player);
    text += "\nmemory";
    for (const int item : carried.memory) text += fmt::format(" {}", item);
    for (const Stake& stake : carried.remaining)
        text += fmt::format("\nremaining {} {} {} {}:{} {}", stake.number.value, player_name(stake.player),
                            int{stake.box}, int{stake.position.wager}, int{stake.position.spot}, stake.amount.cents);
    return text + "\n";
}

std::string words(const Need& need, const Table& table) {
    return fmt::format(
        "waits for {}; kind {} box {} hand {} face {} burn {} follows {} dice {} again {} rings {} of {} choices {} "
        "amounts {} {}-{} step {} by {}\n",
        describe(need, table), static_cast<int>(need.kind), int{need.box}, int{need.hand}, static_cast<int>(need.face),
        need.to_burn, need.card_follows, need.dice, need.may_come_again, need.rings, need.compartments,
        need.question.choices, need.question.with_amount, need.question.amount_min.cents,
        need.question.amount_max.cents, need.question.amount_step.cents, need.clause);
}

std::string words(const View& view, const Game& game) {
    std::string text = to_text(view, game);
    text += fmt::format("stage {}, waits for {}, {} cards, cut {}\n", static_cast<int>(view.stage), view.waiting_for,
                        view.cards_left, view.cutting_card_out);
    if (view.question) text += fmt::format("asked {}\n", choice_list(game, view.question->choices));
    return text;
}

// A line says again what its stake is; that must be so.
bool same_stake(const Stake& stake, const Line& line) {
    return line.player == stake.player && line.box == stake.box && line.hand == stake.hand &&
           line.position == stake.position && line.stake == stake.amount;
}

std::optional<std::string> fault_in_numbers(const Table& table) {
    std::set<StakeNo> numbers;
    for (const Stake& stake : table.stakes())
        if (!numbers.insert(stake.number).second) return "two stakes of one number: " + words(stake, table.game());
    for (const Lammer& lammer : table.lammers())
        if (!numbers.insert(lammer.number).second) return fmt::format("a lammer with a stake's number");
    return std::nullopt;
}

}  // namespace

std::string all_views(const Session& session) {
    std::string text;
    for (int seat = -1; seat < kSeatsWatched; ++seat) {
        const PlayerId player = seat < 0 ? kNobody : static_cast<PlayerId>(seat);
        text += fmt::format("-- {}\n{}", player_name(player),
                            words(view_of(session.table(), player), session.setup().game()));
    }
    return text;
}

std::string state_of(const CarriedState& carried) { return words(carried); }

std::string state_of(const Session& session) {
    const Table& table = session.table();
    const Game& game = table.game();
    std::string text = words(session.need(), table);
    text += fmt::format("stage {}, {} events\n", static_cast<int>(table.stage()), session.events().size());
    for (const Stake& stake : table.stakes()) text += words(stake, game);
    for (const Line& line : table.lines()) text += words(line, game);
    for (const int mark : table.marks()) text += fmt::format("mark {}\n", mark);
    return text + words(table.carried()) + all_views(session);
}

Money bank_net(const Table& table) {
    Money in{}, out{};
    for (const Stake& stake : table.stakes())
        if (!stake.open) in += stake.amount;
    for (const Line& line : table.lines()) out += line.returned + line.won;
    return in - out;
}

std::optional<std::string> fault_in_books(const Table& table) {
    if (auto fault = fault_in_numbers(table)) return fault;
    std::vector<bool> settled(table.stakes().size(), false);
    Money players{};
    for (const Line& line : table.lines()) {
        const std::string name = words(line, table.game());
        players += line.net();
        if (line.stake.cents < 0 || line.returned.cents < 0 || line.won.cents < 0) return "a negative amount: " + name;
        const bool lost = line.outcome == Outcome::Lose;  // perhaps in part
        if (line.stake.cents > 0 && lost == (line.returned == line.stake))
            return "a stake returned that is not, or in part: " + name;
        if (lost && line.won.cents != 0) return "a lost stake that wins: " + name;
        if (line.cut_num < 0 || line.cut_num >= line.cut_den) return "a fraction that is none: " + name;
        if (line.clause.empty()) return "a line without a clause: " + name;
        if (line.stake.cents == 0) {
            if (table.game().wagers[line.position.wager].kind != WagerKind::Bonus)
                return "a payment without a stake: " + name;
            continue;
        }
        std::size_t which = 0;
        while (which < settled.size() && table.stakes()[which].number != line.number) ++which;
        if (which < settled.size() && !settled[which] && !table.stakes()[which].open &&
            same_stake(table.stakes()[which], line))
            settled[which] = true;
        else return "a line for a stake that is settled already, or was never made: " + name;
    }
    for (std::size_t i = 0; i < settled.size(); ++i) {
        if (table.stakes()[i].open == settled[i] || (table.stakes()[i].open && !table.stakes()[i].remains))
            return "not settled: " + words(table.stakes()[i], table.game());
        if (table.stakes()[i].amount.cents <= 0) return "no positive stake: " + words(table.stakes()[i], table.game());
    }
    if (players != -bank_net(table))
        return fmt::format("players gain {}, the bank {}", to_string(players), to_string(bank_net(table)));
    return std::nullopt;
}

std::optional<std::string> fault_in_replay(const Session& session) {
    const auto again = Session::replay(session.setup(), session.at_start(), session.events());
    if (!again) return "the round cannot be replayed: " + to_string(again.refusal());
    const std::string before = state_of(session), after = state_of(**again);
    if (before != after) return "the replayed round differs.\nWas:\n" + before + "Replayed:\n" + after;
    return std::nullopt;
}

}  // namespace baize::scenario
