// A poker game's plan against its real round: over every way to answer, the round asks what the plan has, lays what an
// action lays, shows the cards that it says, and pays what the solver takes that action sequence to bring.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/session.hpp"
#include "odds/poker/described.hpp"
#include "odds/poker/sequences.hpp"
#include "odds/wagers.hpp"

namespace baize::plan_walk {

// A table of a game, and one of its plans.
struct Played {
    std::string name;
    const Game* game;
    const poker::Plan* plan;
    Choices choices{};
    std::vector<std::uint8_t> beside{};                            // what must lie there too
    std::vector<std::pair<std::uint8_t, Money>> payout_max{};  // of single wagers (ruling R97)
    int laid_blind = 0;  // so many times the decision's wager is laid before the deal (ruling R70)
};

// Cards by who gets them, in the order in which he gets them.
struct Deal {
    std::vector<Card> own, dealer, board, others;
};

// What was seen at the ends of a walk.
struct Ends {
    int count = 0, absent = 0;
    std::set<std::pair<poker::RankValue, poker::RankValue>> ranks;  // the player's and the dealer's, all cards dealt
    bool capped = false;  // a pay-out cap has taken something
};

Money stake_of(const Played& played);
Setup setup_of(const Played& played);

// The hand that is walked lies on the first area, or blind on the second of a player who has two.
enum class Area : BoxNo { Seat = 1, Blind = 2 };

// One round over all its answers. Each is played again from the first event.
class Walk {
public:
    Walk(const Played& played, const Deal& deal, Area area = Area::Seat);
    Ends go();

private:
    void follow(const poker::Actions& actions);
    void deal_all(Session& session);
    void asked(Session& session, const poker::Actions& actions);
    void asked_of_blind_wager(const Session& session);
    void answer(const Session& session, const Answer& given, const poker::Actions& actions);
    void rule_absent(const Session& session, const poker::Actions& actions);
    void expect_seen(const poker::Seen& seen, const poker::Actions& actions, const Table& table) const;
    bool is_blind_question(const Question& question) const;
    bool is_taken_back(const Line& line) const;
    poker::Actions completed(poker::Actions actions, const Table& table) const;
    const poker::ActionSequence* sequence(const poker::Actions& actions) const;
    void end_of(const Session& session, const poker::Actions& actions);
    void note_end(const poker::ActionSequence& sequence, poker::RankValue player, poker::RankValue dealer);
    std::pair<poker::RankValue, poker::RankValue> ranks(const Table& table) const;
    const Hand& hand(const Table& table) const { return table.box(box_).hand(); }

    const Played& played_;
    const Deal& deal_;
    BoxNo box_;
    Setup setup_;
    poker::Showdown described_, uncapped_;
    std::vector<poker::ActionSequence> sequences_;
    Money stake_;
    std::vector<Event> events_;
    bool absent_ = false;  // on the way that is followed the hand's player is ruled absent
    Ends ends_;
};

}  // namespace baize::plan_walk
