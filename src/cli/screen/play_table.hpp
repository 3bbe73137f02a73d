// A lone player's evening at one table: bets, decisions and credit, over a live session.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "cli/screen/play_screen.hpp"
#include "cli/screen/play_words.hpp"
#include "cli/screen/terminal.hpp"
#include "engine/session.hpp"

namespace baize::cli {

struct Seating {
    int players = 1;  // with the computer's, who sit beside
    int box = 1;      // or the numbered place, where the game has those
};

class PlayTable {
public:
    // The set-up and the terminal must outlive the table. Cards and dice
    // come from `chance`; `company` moves the others.
    PlayTable(const Setup& setup, Terminal& terminal, ChanceSource& chance, Bits64 company, Money credit,
              Seating seating);

    // Until the player leaves, the input ends or the credit does.
    void run();

private:
    static constexpr PlayerId kMe = 0;
    static constexpr Money kPracticeMeter{1'000'00};  // practice has no fund that grows

    // Each returns whether the player stays.
    bool step();
    bool take_bets();
    bool bet_line(const std::string& line, bool& closed);
    bool decide();
    bool leave_in_round();

    void chance_answers();
    void roll_dice();
    void company_answers();
    void finish_round();
    void sit_down(const Seating& seating);
    void company_bets();
    void close_bets();
    void tell_bets();
    bool tell_before_close();
    void show_meter();
    void show_help(const std::vector<std::string>& words);
    MaybeRefusal place(std::vector<Bet> bets);
    void take_back();
    std::vector<OpenChoice> open_choices(const Question& question) const;
    std::optional<Answered> read_answer(const std::string& line, const std::vector<OpenChoice>& choices, bool& stays);
    std::optional<Money> read_amount(const Question& question, const OpenChoice& open, const std::string& typed,
                                     bool& stays);
    std::optional<ChosenCards> pick_cards(const Question& question, std::span<const std::string> typed, bool& stays);

    std::unique_ptr<Session> copy() const;
    void apply(const Event& event);
    void show_table();
    std::string scene(const std::string& active = {}) const;
    std::string scene(const View& view, const std::string& active) const;
    std::vector<Bet> own_bets(bool new_ones = false) const;  // without those from earlier rounds
    bool declare(const std::vector<std::string>& words);
    std::vector<Bet> taken_now(std::vector<Bet> bets) const;
    Money carried() const;  // what lies on the layout from earlier rounds
    Money staked(const Session& session) const;
    Money available() const;
    void refuse(const Refusal& refusal);

    const Setup& setup_;
    Terminal& terminal_;
    ChanceSource& chance_;
    Bits64 company_;
    std::unique_ptr<Strategy> strategy_;  // of the company; made when somebody of it is asked first
    Session session_;
    Money credit_;             // before the round that is open
    Money first_credit_;
    int rounds_ = 0;
    std::vector<Bet> last_;    // what Enter bets again
    std::string told_;         // of ceilings, before the bets of this round are closed
    std::vector<BoxNo> boxes_;  // by player, the first is ours; box 0 on a common layout
    std::vector<std::string> news_;  // what others did since the player last looked
};

}  // namespace baize::cli
