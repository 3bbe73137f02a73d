// The auditor deals every shoe again: a round may begin in one shoe and end in the next.
#include "support/floor.hpp"

#include <map>

namespace baize::audited_shoe_test {
namespace {

using floor::Role;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

class AuditedShoe : public ::testing::Test {
protected:
    void bet(const char* wager = "punto") {
        ASSERT_EQ(said(floor.at(player, "bet", {{"wager", wager}, {"stake", 5'00}})), "ok");
    }
    // So many that the shuffle comes later in this round than the cards do in the next.
    void bet_widely() {
        for (const char* wager : {"punto", "egalite", "dragon-bonus:punto", "ur-way-egalite:7"}) bet(wager);
    }
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

    floor::Json payload(std::size_t i) const { return floor::Json::parse(floor.journal[i].payload); }
    // The entries of the cards that were dealt in a round.
    std::vector<std::size_t> cards_of(int round) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < floor.journal.size(); ++i) {
            const floor::Json entry = payload(i);
            if (entry["k"] == "ev" && entry["events"][0]["e"] == "card" && entry["round"] == round) found.push_back(i);
        }
        return found;
    }
    // What the auditor says of the same journal with other cards in these entries, the chain made anew.
    std::string forged(const std::map<std::size_t, floor::Json>& cards) const {
        floor::Auditor auditor;
        store::Hash head{};
        for (std::size_t i = 0; i < floor.journal.size(); ++i) {
            store::Entry entry = floor.journal[i];
            floor::Json json = payload(i);
            if (const auto card = cards.find(i); card != cards.end()) json["events"][0]["c"] = card->second;
            entry.payload = json.dump();
            entry.hash = head = store::chain(head, entry.seq, entry.payload);
            auditor.take(entry);
        }
        return auditor.fault() ? auditor.fault()->what : "nothing found";
    }
    floor::Json card(std::size_t i) const { return payload(i)["events"][0]["c"]; }
    std::string with_another_suit(std::size_t i) const {
        std::string other = card(i);
        other.back() = other.back() == 's' ? 'h' : 's';
        return forged({{i, other}});
    }

    TestFloor floor;
    const std::string id = floor.open(example_table("gb.punto-banco.toml"));
    const std::string player = id + "/01";
};

TEST_F(AuditedShoe, EveryCardOfAShoeThatBeganWithinARound) {
    notes(floor, player, 5);
    rounds(2);
    bet_widely();
    new_shoe();
    play_on();
    rounds(3);
    ASSERT_EQ(floor.auditor.counts().shoes, 1u) << "the first shoe is over, and was dealt again";
    bet();
    new_shoe();
    play_on();
    EXPECT_EQ(floor.auditor.counts().shoes, 2u) << "the second, from its first card on, over four rounds";
    floor.check();
    for (int round = 1; round <= 6; ++round) {
        const std::vector<std::size_t> cards = cards_of(round);
        ASSERT_GE(cards.size(), 4u);
        // Neither a suit nor the order of a hand's own cards decides a coup, so that only the seed tells.
        for (const std::size_t each : cards)
            EXPECT_NE(with_another_suit(each).find("is not what the seed gives"), std::string::npos) << round;
        if (card(cards[0]) == card(cards[2])) continue;
        const std::string swapped = forged({{cards[0], card(cards[2])}, {cards[2], card(cards[0])}});
        EXPECT_NE(swapped.find("is not what the seed gives"), std::string::npos) << round << ": " << swapped;
    }
}

// The server starts again without the seed of the shoe in use. What it gave cannot be recomputed; the journal that says
// so is an honest one, and the auditor says how many were lost.
TEST_F(AuditedShoe, OneWhoseSeedWasLostIsToldAndIsNoFault) {
    notes(floor, player, 5);
    rounds(2);
    floor.secrets.erase("seed/" + id + "/" + floor.table(id).shoe_commit);
    TestFloor again(floor, floor.journal);
    ASSERT_EQ(said(again.as(Role::Supervisor, "sue", "rule",
                            {{"table", id}, {"event", {{"e", "rule"}, {"i", "new-shoe"}}}})),
              "ok");
    ASSERT_EQ(said(again.at(player, "bet", {{"wager", "punto"}, {"stake", 5'00}})), "ok");
    again.wait(60);
    EXPECT_EQ(again.table(id).past.size(), 3u);
    EXPECT_EQ(again.auditor.counts().lost, 1u);
    EXPECT_EQ(again.auditor.counts().shoes, 0u);
    again.check();
}

// The program fails in the middle of a change of shoes. No entry has the seed of the old one: then the store still has
// it, and the next change reveals it.
TEST_F(AuditedShoe, ASeedIsErasedOnlyOnceTheJournalHasIt) {
    notes(floor, player, 5);
    rounds(2);
    bet();
    new_shoe();
    const std::string secret = "seed/" + id + "/" + floor.table(id).shoe_commit;
    ASSERT_TRUE(floor.secrets.contains(secret));
    auto& table = const_cast<floor::LiveTable&>(floor.table(id));
    const std::string next = std::exchange(table.next_shoe, "\xff");  // no text that an entry could have
    floor.wait(60);
    ASSERT_FALSE(table.fault.empty());
    EXPECT_TRUE(floor.secrets.contains(secret));
    table.next_shoe = next;
    ASSERT_EQ(said(floor.two("unlock", {{"table", id}, {"why", "looked into"}})), "ok");
    bet();
    play_on();  // the shoe that failed is not gone on with
    EXPECT_FALSE(floor.secrets.contains(secret));
    EXPECT_EQ(floor.auditor.counts().shoes, 1u);
    floor.check();
}

}  // namespace
}  // namespace baize::audited_shoe_test
