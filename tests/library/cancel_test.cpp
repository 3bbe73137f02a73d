// Long calls end when their progress says so: it is not asked again, and the call says that it was cancelled.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

#include "baize/baize.hpp"

namespace baize_library::cancel_test {

using namespace baize;

namespace {

Setup setup_of(const char* game, const SetupRequest& request = {}) { return *find_game(game)->setup(request); }

// Every kind of work that takes a Progress; what it answered, if it was refused.
struct Work {
    const char* name;
    std::function<MaybeRefusal(const Progress&)> run;
};

template <class T>
MaybeRefusal refusal_of(const Result<T>& result) {
    return result ? std::nullopt : MaybeRefusal(result.refusal());
}

// Where answers are kept, with odds or decks that nobody else asks for.
const Work kWork[] = {
    {"simulate", [](const Progress& p) { return refusal_of(simulate(setup_of("gb.sic-bo"), {.progress = p})); }},
    {"verify", [](const Progress& p) { return refusal_of(verify(p)); }},
    {"best play", [](const Progress& p) {
         return refusal_of(best_play(setup_of("gb.three-card-poker"), {.first_cards = {"As"}, .progress = p}));
     }},
    {"a duel", [](const Progress& p) {
         return refusal_of(explain(setup_of("gb.casino-holdem", {.pays = {{"ante.flush", "5:2"}}}), p));
     }},
    {"a shared board", [](const Progress& p) {
         const auto own = setup_of("gb.ultimate-holdem", {.pays = {{"blind.flush", "7:4"}}});
         return refusal_of(price(own, {.wager = "ante", .progress = p}));
     }},
    {"draws", [](const Progress& p) {
         const auto own = setup_of("nz.lunar-poker", {.pays = {{"bet.one-pair", "2:1"}}});
         return refusal_of(price(own, {.wager = "ante", .full = true, .progress = p}));
     }},
    {"a spread", [](const Progress& p) {
         return refusal_of(return_distribution(setup_of("nz.blackjack", {.options = {{"decks", "3"}}}), "main", p));
     }},
    {"a table", [](const Progress& p) {
         const auto table = TableFile::parse("id = \"t\"\ntitle = \"T\"\ngame = \"gb.sic-bo\"\n");
         return refusal_of(table->check(0.2, {}, p));
     }},
};

class LibraryCancel : public testing::TestWithParam<Work> {};

}  // namespace

// On the first question, so that as little as possible is counted here.
TEST_P(LibraryCancel, EndsTheWorkAtOnce) {
    int asked = 0;
    const auto refusal = GetParam().run([&](double share) {
        EXPECT_GE(share, 0);
        EXPECT_LE(share, 1);
        ++asked;
        return false;
    });
    ASSERT_TRUE(refusal) << "it was never asked whether to go on, or went on";
    EXPECT_TRUE(is_cancelled(*refusal)) << refusal->what;
    EXPECT_EQ(asked, 1) << "it was asked again";
}

// What the caller's own function throws comes out of the call.
TEST_P(LibraryCancel, LetsWhatTheCallerThrowsThrough) {
    struct Mine {};
    EXPECT_THROW(GetParam().run([](double) -> bool { throw Mine{}; }), Mine);
}

INSTANTIATE_TEST_SUITE_P(Work, LibraryCancel, testing::ValuesIn(kWork), [](const auto& info) {
    std::string name = info.param.name;
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
});

// Work that was ended can be begun again, and comes to what it comes to.
TEST(LibraryCancelled, LeavesNothingHalfDone) {
    const auto setup = setup_of("gb.sic-bo");
    const SimulationRequest whole{.rounds = 200'000, .seed = 3};
    const auto before = simulate(setup, whole);
    int asked = 0;
    SimulationRequest cut = whole;
    cut.progress = [&](double) { return ++asked < 3; };
    const auto ended = simulate(setup, cut);
    ASSERT_FALSE(ended);
    EXPECT_TRUE(is_cancelled(ended.refusal()));
    EXPECT_EQ(asked, 3);
    const auto after = simulate(setup, whole);
    ASSERT_TRUE(before && after);
    for (std::size_t i = 0; i < before->wagers.size(); ++i)
        EXPECT_EQ(before->wagers[i].mean, after->wagers[i].mean);
}

// What is kept for whoever asks next is kept only when it is complete.
TEST(LibraryCancelled, LeavesNothingHalfCounted) {
    const auto own = setup_of("gb.ultimate-holdem", {.pays = {{"blind.flush", "9:4"}}});
    int stopped = 0;
    for (int most = 1;; most *= 4) {
        int asked = 0;
        const auto prices = price(own, {.wager = "ante", .progress = [&](double) { return ++asked < most; }});
        if (prices) break;
        EXPECT_TRUE(is_cancelled(prices.refusal())) << prices.refusal().what;
        EXPECT_EQ(asked, most);
        ++stopped;
    }
    EXPECT_GT(stopped, 0);
    EXPECT_EQ(price(own, {.wager = "ante"})->front().exact, "2970825959/1158908751000");
}

}  // namespace baize_library::cancel_test
