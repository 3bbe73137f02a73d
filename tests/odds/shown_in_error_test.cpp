// Cards that a dealer shows in error (nz-caribbean-stud 12.7, nz-four-card-poker 11.11, nz-big-raise-stud 11.7,
// nz-three-card-poker 11.11): whoever has still to decide has seen them, the company and the adviser too.
#include <gtest/gtest.h>

#include "chance/company.hpp"
#include "engine/session.hpp"
#include "odds/prices.hpp"
#include "support/scenario.hpp"

namespace baize::shown_in_error_test {
namespace {

using testing_support::play_script;

struct Played {
    std::string company, advised;  // the choice of the one, the action of the other
};

// What is played where the script says `offers`.
Played played(std::string_view script) {
    Played all;
    const auto decide = [&](const Session* session, const Event* event, std::string_view line) {
        if (event || !session || !line.starts_with("offers")) return;
        const auto strategy = best_strategy(session->setup());
        const Question& question = session->need().question;
        all.company = session->setup().game().choices[strategy->answer(session->table(), question).choice].id;
        all.advised = advise_at(session->table(), question);
    };
    if (const auto wrong = play_script("shown in error", script, decide)) ADD_FAILURE() << *wrong;
    return all;
}

// A pair is raised against a three; against a pair of aces it is folded, and nothing is raised against a hand that
// cannot lose to it. Of the four cards that were shown each is seen, not the first alone.
TEST(ShownInError, NzCaribbean12_7_EveryCardIsSeen) {
    const std::string deal = "game nz.caribbean-stud\nbet A ante 10\ndeal A 2h 2d Jc 8s 4h\ndeal D As Ac 9c 6c 3s\n";
    EXPECT_EQ(played(deal + "offers A fold raise\n").company, "raise");
    EXPECT_EQ(played(deal + "rule dealer-shows-cards As\noffers A fold raise\n").company, "raise");
    const Played both = played(deal + "rule dealer-shows-cards As Ac\noffers A fold raise\n");
    EXPECT_EQ(both.company, "fold");
    EXPECT_EQ(both.advised, "fold");
    const std::string low = "game nz.caribbean-stud\nbet A ante 10\ndeal A Qh Td 7c 5s 4h\ndeal D Ks Jc 9c 6c 3s\n";
    EXPECT_EQ(played(low + "offers A fold raise\n").company, "fold");
    EXPECT_EQ(played(low + "rule dealer-shows-cards Ks Jc 9c 6c\noffers A fold raise\n").company, "raise")
        << "he cannot qualify";
}

TEST(ShownInError, NzFourCard11_11_EveryCardIsSeen) {
    const std::string deal =
        "game nz.four-card-poker\nbet A ante 10\ndeal A Jh Jd 8c 5s 3h\ndeal D Qs Qd Qc 7c 4s 2s\n";
    EXPECT_EQ(played(deal + "offers A fold once twice thrice\n").company, "thrice");
    EXPECT_EQ(played(deal + "rule dealer-shows-cards Qs Qd\noffers A fold once twice thrice\n").company, "fold");
}

// 11.7: once or fold, by the community cards that lie there.
TEST(ShownInError, NzBigRaise11_7_OnceWithWhatWins) {
    const std::string deal = "game nz.big-raise-stud\nbet A ante 10\ndeal A 2h 5d 7c\ndeal D 7s Kh\n";
    EXPECT_EQ(played(deal + "offers A fold 1x 2x 3x 4x\n").company, "fold");
    const Played seen = played(deal + "rule dealer-shows-cards 7s Kh\noffers A fold 1x\n");
    EXPECT_EQ(seen.company, "1x") << "a pair of sevens stands off, and a fold loses the ante";
    EXPECT_EQ(seen.advised, "1x");
    const std::string ace = "game nz.big-raise-stud\nbet A ante 10\ndeal A Ah Kd Qc\ndeal D 2s 3h\n";
    EXPECT_EQ(played(ace + "offers A fold 1x 2x 3x 4x\n").company, "1x");
    EXPECT_EQ(played(ace + "rule dealer-shows-cards 2s 3h\noffers A fold 1x\n").company, "fold");
}

TEST(ShownInError, NzThreeCard11_11_TheDealersCardsAreSeen) {
    const std::string deal = "game nz.three-card-poker\nbet A ante 10\ndeal A Kh 9d 5c\ndeal D As Ac 4h\n";
    EXPECT_EQ(played(deal + "offers A fold play\n").company, "play");
    EXPECT_EQ(played(deal + "rule dealer-shows-cards As Ac\noffers A fold play\n").company, "fold");
}

// 11.7: who has not decided may bet or fold, and who has drawn decides with what he has seen since.
TEST(ShownInError, NzLunar11_7_EveryCardIsSeen) {
    const std::string deal = "game nz.lunar-poker\nbet A ante 10\ndeal A 2h 2d Jc 8s 4h\ndeal D As Ac 9c 6c 3s\n",
                      drawn = deal + "act A exchange Jc 8s\ndeal A 9h 7s\n", asked = "offers A fold bet\n";
    EXPECT_EQ(played(drawn + asked).company, "fold") << "a bet brings -1.0039 antes, a fold -1";
    EXPECT_EQ(played(drawn + "rule dealer-shows-cards As\n" + asked).company, "bet") << "-0.8660";
    const Played both = played(drawn + "rule dealer-shows-cards As Ac\n" + asked);
    EXPECT_EQ(both.company, "fold");
    EXPECT_EQ(both.advised, "fold");
    const std::string low = "game nz.lunar-poker\nbet A ante 10\ndeal A Qh Td 7c 5s 4h\ndeal D Ks Jc 9c 6c 3s\n";
    EXPECT_EQ(played(low + "rule dealer-shows-cards Ks\n" + asked).company, "fold");
    const Played all = played(low + "rule dealer-shows-cards Ks Jc 9c 6c\n" + asked);
    EXPECT_EQ(all.company, "bet") << "he does not qualify, and the ante is paid";
    EXPECT_EQ(all.advised, "bet");
}

// nz-three-card-poker 11.11, borrowed: on the river a pair of kings is in view, and nothing but a fold is left; against
// a hand that cannot win everything is bet.
TEST(ShownInError, NzUltimate_TheDealersCardsAreSeen) {
    const std::string deal = "game nz.ultimate-holdem\nbet A ante 10\ndeal A Ah 5d\ndeal D Ks Kd\n"
                             "deal community 2s 7h Jc 8d Qs\nact A check\nact A check\n";
    EXPECT_EQ(played(deal + "offers A fold 1x\n").company, "1x");
    const Played kings = played(deal + "rule dealer-shows-cards Ks Kd\noffers A fold 1x\n");
    EXPECT_EQ(kings.company, "fold");
    EXPECT_EQ(kings.advised, "fold");
}

}  // namespace
}  // namespace baize::shown_in_error_test
