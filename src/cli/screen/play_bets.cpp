// Bets of who plays at the terminal: they are asked for, read and laid.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/screen/play_table.hpp"
#include "definition/names.hpp"

namespace baize::cli {

std::vector<Bet> PlayTable::own_bets(bool new_ones) const {
    std::vector<Bet> bets;
    for (const Stake& stake : session_.table().stakes())
        if (stake.player == kMe && !(new_ones && stake.carried)) bets.push_back({stake.position, stake.amount});
    return bets;
}

// Those that the table takes now. A wager that lives over rounds may lie there already, or wait for its moment; what is
// laid with another wager comes and goes with it.
std::vector<Bet> PlayTable::taken_now(std::vector<Bet> bets) const {
    std::erase_if(bets, [&](const Bet& bet) {
        const WagerDef& wager = setup_.game().wagers[bet.position.wager];
        return wager.kind == WagerKind::Bundled ||
               (wager.lives && session_.check(PlaceBet{kMe, boxes_[kMe], bet.position, bet.stake}));
    });
    return bets;
}

Money PlayTable::carried() const {
    Money sum{};
    for (const Stake& stake : session_.table().stakes())
        if (stake.player == kMe && stake.carried) sum += stake.amount;
    return sum;
}

// The last line before the prompt: the credit, and what Enter does.
void PlayTable::tell_bets() {
    const auto list = [&](const std::vector<Bet>& bets) {
        std::vector<std::string> words;
        for (const Bet& bet : bets)
            words.push_back(fmt::format("{} {}", position_name(setup_.game(), bet.position), to_string(bet.stake)));
        Money sum{};
        for (const Bet& bet : bets) sum += bet.stake;
        const std::string all = fmt::format("{}", fmt::join(words, ", "));
        return columns(all) <= 40 ? all : fmt::format("{} wagers, {} in all,", bets.size(), to_string(sum));
    };
    Money again{};
    for (const Bet& bet : last_) again += bet.stake;
    const auto placed = own_bets();
    std::string enter = fmt::format("Bet such as '{}'", bet_example(setup_, available()));
    if (!placed.empty()) enter = fmt::format("Enter deals {}", list(placed));
    else if (!last_.empty() && again <= available()) enter = fmt::format("Enter bets {} again", list(last_));
    terminal_.say(fmt::format("{} {}. {}; ? help, q leaves.", ink(terminal_.style(), Ink::Bold, "Credit"),
                              to_string(available()), enter));
}

bool PlayTable::take_bets() {
    Money least = kMoneyMax;
    for (std::size_t w = 0; w < setup_.game().wagers.size(); ++w)
        if (setup_.offered(w) && setup_.game().wagers[w].kind == WagerKind::Opening)
            least = std::min(least, setup_.limits(w).min);
    if (credit_ < least) {
        terminal_.say(fmt::format("Your credit of {} does not cover the smallest wager, {}.", to_string(credit_),
                                  to_string(least)));
        return false;
    }
    terminal_.leave_it();
    for (const std::string& each : news_) terminal_.say(ink(terminal_.style(), Ink::Dim, "  " + each));
    news_.clear();
    for (const std::string& each : view_of(session_.table(), kMe).standing) terminal_.say("  " + each);
    show_meter();
    tell_bets();
    for (bool closed = false; !closed;) {
        const auto line = terminal_.ask("bets> ");
        if (!line || !bet_line(*line, closed)) return false;
    }
    return true;
}

// gb-2011 2.4: what a meter holds is shown to whoever may wager on it.
void PlayTable::show_meter() {
    for (std::size_t w = 0; w < setup_.game().wagers.size(); ++w)
        if (const WagerDef& wager = setup_.game().wagers[w]; setup_.offered(w) && !wager.progressive.empty())
            terminal_.say(fmt::format("{}: the meter holds {}.", wager.title, to_string(kPracticeMeter)));
}

// gb-2011 11.34(c) and its like: whose wagers a ceiling touches is told so, and may still change them. Whether there
// was something that he had not been told.
bool PlayTable::tell_before_close() {
    const Game& game = setup_.game();
    const auto tell = game.notices.told_before_close;
    std::string told = tell ? tell(session_.table(), kMe) : std::string();
    if (told.empty() || told == told_) return false;
    terminal_.say(ink(terminal_.style(), Ink::Yellow, "  " + told));
    told_ = std::move(told);
    return true;
}

bool PlayTable::bet_line(const std::string& line, bool& closed) {
    const auto words = words_of(line);
    if (!words.empty() && is_leave(words[0])) return false;
    if (!words.empty() && is_help(words[0])) { show_help(words); return true; }
    if (words.size() == 1 && words[0] == "clear") {
        take_back();
        last_.clear();
        tell_bets();
        return true;
    }
    if (!words.empty() && declare(words)) return true;
    BetLine bets;
    const bool deal = words.size() == 1 && words[0] == "deal";
    if (words.empty() && own_bets().empty()) {
        if (last_.empty()) {
            refuse({fmt::format("there are no bets to repeat; expected such as '{}', or ? for help",
                                bet_example(setup_))});
            return true;
        }
        bets.bets = taken_now(last_);
    } else if (!words.empty() && !deal) {
        auto read = read_bets(setup_, line);
        if (!read) { refuse(read.refusal()); return true; }
        bets = *read;
    }
    if (const auto refusal = place(bets.bets)) { refuse(*refusal); return true; }
    if (bets.more || tell_before_close()) { tell_bets(); return true; }
    close_bets();
    closed = true;
    return true;
}

// "on place-to-win:6", "pass-dice": whether it was one of the game's declarations.
bool PlayTable::declare(const std::vector<std::string>& words) {
    const auto list = setup_.game().declarations;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id != words[0]) continue;
        const auto position = find_position(setup_.game(), words.size() > 1 ? words[1] : "");
        if (list[i].of_wager != (words.size() == 2) || list[i].of_wager != position.has_value()) {
            refuse({fmt::format("expected '{}{}'", list[i].id, list[i].of_wager ? " WAGER:SPOT" : "")});
            return true;
        }
        const Declared event{kMe, static_cast<std::uint8_t>(i), position.value_or(Position{})};
        if (const auto refusal = session_.check(event)) refuse(*refusal);
        else apply(event), tell_bets();
        return true;
    }
    return false;
}

void PlayTable::close_bets() {
    if (const auto bets = own_bets(true); !bets.empty()) last_ = bets;
    if (!own_bets().empty()) company_bets();
    terminal_.say("");  // a round begins after an empty line
    apply(CloseBets{});
}

void PlayTable::show_help(const std::vector<std::string>& words) {
    if (words.size() > 1) {
        const auto read = read_bets(setup_, words[1].substr(0, words[1].find(':')) + " 10");
        const auto wager = read && !read->bets.empty()
                               ? std::optional<std::size_t>(read->bets[0].position.wager)
                               : find_wager(setup_.game(), words[1].substr(0, words[1].find(':')));
        if (wager) return terminal_.say(wager_text(terminal_.style(), setup_, *wager));
        return refuse(read.refusal());
    }
    terminal_.say(wagers_text(terminal_.style(), setup_) + help_text(setup_));
    tell_bets();
}

// All of them or none, in whatever order the game accepts them: a side bet may be typed before the wager it needs. They
// are tried on a copy, so that a refusal leaves the layout as it was.
MaybeRefusal PlayTable::place(std::vector<Bet> bets) {
    const auto trial = copy();
    std::vector<Event> taken;
    while (!bets.empty()) {
        MaybeRefusal first;
        const std::size_t before = bets.size();
        std::erase_if(bets, [&](const Bet& bet) {
            const PlaceBet event{kMe, boxes_[kMe], bet.position, bet.stake};
            const auto refusal = trial->apply(event);
            if (!refusal) taken.push_back(event);
            else if (!first) first = refusal;
            return !refusal;
        });
        if (bets.size() == before) return first;
    }
    if (staked(*trial) > credit_)
        return Refusal{
            fmt::format("that is {} in all, but your credit is {}", to_string(staked(*trial)), to_string(credit_))};
    for (const Event& event : taken) apply(event);
    return std::nullopt;
}

// The last first: what stands beside another wager goes before it.
void PlayTable::take_back() {
    auto bets = own_bets(true);
    for (Bet& bet : bets) bet.stake = {};
    bets = taken_now(std::move(bets));
    std::reverse(bets.begin(), bets.end());
    if (const auto refusal = place(bets)) refuse(*refusal);
}

}  // namespace baize::cli
