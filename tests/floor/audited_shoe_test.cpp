// The auditor deals every shoe again: a round may begin in one shoe and end in the next.
#include "support/floor.hpp"

namespace baize {
namespace {

using floor::Role;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

class AuditedShoe : public ::testing::Test {
protected:
    void bet() { ASSERT_EQ(said(floor.at(player, "bet", {{"wager", "punto"}, {"stake", 5'00}})), "ok"); }
    // Ruled while bets are open, so that the cards are shuffled within that round, after its wager.
    void new_shoe() {
        ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "rule",
                                {{"table", id}, {"event", {{"e", "rule"}, {"i", "new-shoe"}}}})),
                  "ok");
    }
    void play_on() {
        const std::uint64_t round = floor.table(id).round;
        for (int i = 0; i < 20 && floor.table(id).round == round; ++i) floor.wait(10);
        ASSERT_EQ(floor.table(id).round, round + 1);
    }
    void rounds(int count) {
        for (int i = 0; i < count; ++i) {
            bet();
            play_on();
        }
    }

    // What the auditor says of the same journal with this entry's card in another suit, the chain made anew.
    std::string with_another_suit(std::size_t changed) const {
        floor::Auditor auditor;
        store::Hash head{};
        for (std::size_t i = 0; i < floor.journal.size(); ++i) {
            store::Entry entry = floor.journal[i];
            floor::Json json = floor::Json::parse(entry.payload);
            if (i == changed) {
                std::string card = json["events"][0]["c"];
                card.back() = card.back() == 's' ? 'h' : 's';
                json["events"][0]["c"] = card;
            }
            entry.payload = json.dump();
            entry.hash = head = store::chain(head, entry.seq, entry.payload);
            auditor.take(entry);
        }
        return auditor.fault() ? auditor.fault()->what : "nothing found";
    }

    TestFloor floor;
    const std::string id = floor.open(example_table("gb.punto-banco.toml"));
    const std::string player = id + "/01";
};

TEST_F(AuditedShoe, EveryCardOfAShoeThatBeganWithinARound) {
    notes(floor, player, 5);
    rounds(2);
    bet();
    new_shoe();
    play_on();
    rounds(3);
    ASSERT_EQ(floor.auditor.counts().shoes, 1u) << "the first shoe is over, and was dealt again";
    bet();
    new_shoe();
    play_on();
    EXPECT_EQ(floor.auditor.counts().shoes, 2u) << "the second, from its first card on, over four rounds";
    floor.check();
    int cards = 0;  // no suit decides a coup, so that only the seed tells
    for (std::size_t i = 0; i < floor.journal.size(); ++i) {
        const floor::Json entry = floor::Json::parse(floor.journal[i].payload);
        if (entry["k"] != "ev" || entry["events"][0]["e"] != "card" || entry["round"] > 6) continue;
        EXPECT_NE(with_another_suit(i).find("is not what the seed gives"), std::string::npos) << entry.dump();
        ++cards;
    }
    EXPECT_GE(cards, 6 * 4);
}

}  // namespace
}  // namespace baize
