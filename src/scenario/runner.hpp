// Who plays a scenario: its lines one after another over a live session.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/session.hpp"
#include "scenario/scenario.hpp"
#include "scenario/words.hpp"

namespace baize::scenario {

struct Spot {
    PlayerId player = kNobody;
    int box = -1;  // -1: not said
    int hand = 0;
};

class Runner {
public:
    Runner() = default;
    explicit Runner(Witness witness) : witness_(std::move(witness)) {}
    void run(const std::vector<ScriptLine>& script);
    int line() const { return line_; }

private:
    // Set-up.
    bool header(const Words& words);
    void open();
    Choices choices_;
    std::vector<Words> limits_, refused_sets_;
    std::vector<std::string> forbidden_;
    std::optional<int> boxes_;
    Money meter_seed_{};
    const Game* game_ = nullptr;
    bool manual_shuffle_ = false, dealers_table_ = false;

    // Events from words.
    Spot parse_spot(std::string_view word) const;
    BoxNo box_of(const Spot& spot) const;
    std::pair<int, int> parse_place(std::string_view word) const;
    Position parse_position(std::string_view word) const;
    Card parse_card_word(std::string_view word) const;
    std::uint8_t parse_choice(std::string_view word) const;
    Event bet_event(const Words& words, std::size_t at) const;
    Event declare_event(const Words& words) const;
    Event act_event(const Words& words) const;
    Event rule_event(const Words& words) const;
    Event throw_event(const Words& words, std::size_t from) const;
    Event spin_event(const Words& words) const;
    Event single_event(const Words& words) const;

    // Steps.
    void step(const Words& words);
    void take(const Event& event);
    void shuffle_if_due();
    void close_if_open();
    void pump();
    void deal(const Words& words);
    void act(const Words& words);
    void refused(Words words);
    void correct(const Words& words);
    Result<std::unique_ptr<Session>> corrected(const Words& words) const;
    void view(const Words& words) const;
    void offers(const Words& words) const;
    void called(const Words& words) const;
    void told(const Words& words) const;
    std::string name_of_hand(std::string_view place) const;

    // Settlement.
    void expect(const Words& words);
    void settled(const Words& words);
    void end_of_settled();
    void end_of_round();
    void compare_settlement();
    void compare_meter() const;
    struct Expected {
        int line;
        Spot spot;
        Position position;
        Money net;
        std::string clause, outcome;
        std::int64_t cut_num, cut_den;
        std::optional<Money> from_meter;
    };
    Expected expected_line(const Words& words, std::size_t at) const;
    bool fits(const Expected& expected, const Line& line) const;
    std::string settlement() const;

    std::optional<Setup> setup_;
    std::unique_ptr<Session> session_;
    std::map<std::pair<int, int>, std::deque<std::pair<std::string, int>>> queues_;  // card and the script's line
    std::vector<Expected> expected_;
    std::optional<std::size_t> settled_;  // within a group of `settled`: how many lines it has named
    std::optional<Money> bank_, meter_left_;
    Witness witness_;
    bool settling_ = false;
    bool checked_ = false;  // the settlement as it now stands was compared
    int line_ = 0;
};

inline constexpr std::pair<int, int> kBurnPlace{-1, 0};

}  // namespace baize::scenario
