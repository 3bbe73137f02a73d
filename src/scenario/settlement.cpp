// The settlement: every line that a scenario expects lies there, in its order, and no other.
#include <fmt/format.h>

#include <algorithm>

#include "engine/describe.hpp"
#include "scenario/runner.hpp"
#include "scenario/state.hpp"

namespace baize::scenario {

void Runner::expect(const Words& words) {
    if (words[0] == "bank") {
        if (words.size() != 2) fail("expected bank AMOUNT");
        bank_ = parse_money(words[1]);
        return;
    }
    if (words[0] == "meter") {
        if (words.size() != 2) fail("expected meter AMOUNT");
        meter_left_ = parse_money(words[1]);
        return;
    }
    expected_.push_back(expected_line(words, 0));
}

Runner::Expected Runner::expected_line(const Words& words, std::size_t at) const {
    if (words.size() < at + 4) fail("expected PLAYER WAGER NET CLAUSE");
    const std::string& last = words[at + 3];
    const bool quoted = last.starts_with('"');  // a clause of another book has a blank in it
    const std::string clause = quoted ? last.substr(1, last.size() - 2) : last;
    Expected expected{
        line_, parse_spot(words[at]), parse_position(words[at + 1]), parse_money(words[at + 2]), clause, "", 0, 1, {}};
    for (std::size_t i = at + 4; i < words.size(); ++i) {
        if (words[i] == "cut" && i + 1 < words.size()) {
            const auto slash = words[++i].find('/');
            expected.cut_num = parse_number(words[i].substr(0, slash));
            expected.cut_den = parse_number(words[i].substr(slash + 1));
        } else if (words[i] == "from" && i + 1 < words.size()) {
            expected.from_meter = parse_money(words[++i]);
        } else {
            expected.outcome = words[i] == "stand-off" ? "stands off" : words[i];
        }
    }
    return expected;
}

bool Runner::fits(const Expected& expected, const Line& line) const {
    return line.player == expected.spot.player && line.box == box_of(expected.spot) &&
           line.hand == expected.spot.hand && line.position == expected.position && line.net() == expected.net &&
           line.clause == expected.clause &&
           (expected.outcome.empty() || outcome_name(line.outcome) == expected.outcome) &&
           (!expected.from_meter || line.from_meter == *expected.from_meter) &&
           line.cut_num * expected.cut_den == expected.cut_num * line.cut_den;
}

std::string Runner::settlement() const {
    std::string said;
    for (const Line& line : session_->table().lines()) {
        const std::string cut = line.cut_num ? fmt::format(" cut {}/{}", line.cut_num, line.cut_den) : "";
        const std::string from = line.from_meter.cents ? " from " + to_string(line.from_meter) : "";
        said += fmt::format("\n    {}{}{} hand {}", describe(line, *game_), cut, from, line.hand + 1);
    }
    return said;
}

// A group of `settled` steps names the lines that lie there now, from the first; `settled -` says that there are none.
void Runner::settled(const Words& words) {
    if (!settled_) settled_ = 0;
    if (words.size() == 2 && words[1] == "-") return;
    const Expected expected = expected_line(words, 1);
    const std::vector<Line>& lines = session_->table().lines();
    if (*settled_ >= lines.size() || !fits(expected, lines[*settled_]))
        fail("line {} of what is settled so far is another:{}", *settled_ + 1, settlement());
    ++*settled_;
}

void Runner::end_of_settled() {
    if (settled_ && *settled_ != session_->table().lines().size())
        fail("{} lines were named, but settled so far are:{}", *settled_, settlement());
    settled_.reset();
}

// Line by line: rules say when a wager is settled, so the order of the lines is part of what is right.
void Runner::compare_settlement() {
    const std::vector<Line>& lines = session_->table().lines();
    for (std::size_t i = 0; i < expected_.size(); ++i) {
        if (i < lines.size() && fits(expected_[i], lines[i])) continue;
        line_ = expected_[i].line;
        const bool elsewhere =
            std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return fits(expected_[i], line); });
        fail("{}:{}", elsewhere ? "this line is settled, but not in this order" : "no such line in the settlement",
             settlement());
    }
    if (lines.size() > expected_.size())
        fail("the settlement has a line that is not expected: {}", describe(lines[expected_.size()], *game_));
}

// A payment of the meter is followed by the house's seed (ruling R90), whether a share took it below or it was less.
void Runner::compare_meter() const {
    std::optional<Money> left;
    for (const Event& event : session_->events())
        if (const auto* read = std::get_if<MeterRead>(&event)) left = read->amount;
    if (!left) fail("the meter was not read");
    const auto lines = session_->table().lines();
    for (const Line& line : lines) *left = *left - line.from_meter;
    if (std::ranges::any_of(lines, [](const Line& line) { return line.from_meter.cents > 0; }))
        *left = std::max(*left, session_->table().setup().meter_seed());
    if (*left != *meter_left_)
        fail("the meter is left with {}, expected {}", to_string(*left), to_string(*meter_left_));
}

void Runner::end_of_round() {
    const Table& table = session_->table();
    if (!session_->finished()) fail("the round is not finished: it waits for {}", describe(session_->need(), table));
    for (const auto& [place, queue] : queues_)
        if (!queue.empty()) { line_ = queue.front().second; fail("{} was never dealt", queue.front().first); }
    compare_settlement();
    Money sum{};
    for (const Expected& expected : expected_) sum += expected.net;
    if (!bank_) fail("the settlement must end with: bank AMOUNT");
    if (*bank_ != bank_net(table) || *bank_ != -sum)
        fail("the bank gains {}, expected {}", to_string(bank_net(table)), to_string(*bank_));
    if (meter_left_) compare_meter();
    if (const auto fault = fault_in_books(table)) fail("{}", *fault);
    if (const auto fault = fault_in_replay(*session_)) fail("{}", *fault);
    expected_.clear();
    bank_.reset();
    meter_left_.reset();
    checked_ = true;
}

}  // namespace baize::scenario
