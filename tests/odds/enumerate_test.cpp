// The enumeration itself, and the prices of dice that come from it alone, against the book's words.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <string>

#include "enumerated.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "odds/prices.hpp"

namespace baize::enumerate_test {
namespace {

using namespace enumerated;

// ---- Sic Bo ---------------------------------------------------------------------------------------------------

// One position of gb-2011 9.12 as its sentence says it, with the odds
// that the sentence ends with: what one unit brings.
int sic_bo_by_the_book(const std::string& wager, const std::string& spot, std::array<int, 3> dice) {
    std::ranges::sort(dice);
    const int total = dice[0] + dice[1] + dice[2];
    const bool triple = dice[0] == dice[2];
    std::vector<int> faces;  // what the spot names
    for (const char c : spot)
        if (c != '-') faces.push_back(c - '0');
    const auto shows = [&](int face) { return static_cast<int>(std::ranges::count(dice, face)); };
    const auto pays = [](bool won, int odds) { return won ? odds : -1; };
    if (wager == "small") return pays(total >= 4 && total <= 10 && !triple, 1);                     // (a)
    if (wager == "big") return pays(total >= 11 && total <= 17 && !triple, 1);                      // (b)
    if (wager == "odd") return pays(total >= 5 && total <= 17 && total % 2 == 1 && !triple, 1);     // (c)
    if (wager == "even") return pays(total >= 4 && total <= 16 && total % 2 == 0 && !triple, 1);    // (d)
    if (wager == "triple") return pays(shows(faces[0]) == 3, 180);                                  // (e)
    if (wager == "double") return pays(shows(faces[0]) >= 2, 10);                                   // (f), ruling R7
    if (wager == "any-triple") return pays(triple, 30);                                             // (g)
    if (wager == "total") {                                                                         // (h)
        const std::map<int, int> odds{{4, 60}, {5, 30}, {6, 18}, {7, 12}, {8, 8}, {9, 7}, {10, 6},
                                      {17, 60}, {16, 30}, {15, 18}, {14, 12}, {13, 8}, {12, 7}, {11, 6}};
        return pays(total == std::stoi(spot), odds.at(std::stoi(spot)));
    }
    if (wager == "combination") return pays(shows(faces[0]) > 0 && shows(faces[1]) > 0, 6);         // (i)
    if (wager == "single") return shows(faces[0]) == 0 ? -1 : shows(faces[0]);                      // (j)
    const bool all_differ = dice[0] != dice[1] && dice[1] != dice[2];
    if (wager == "four-numbers")                                                                    // (k)
        return pays(all_differ && shows(faces[0]) + shows(faces[1]) + shows(faces[2]) + shows(faces[3]) == 3, 7);
    std::ranges::sort(faces);
    const bool exactly = faces == std::vector<int>(dice.begin(), dice.end());
    if (wager == "three-singles") return pays(exactly, 30);                                         // (l)
    if (wager == "double-and-single") return pays(exactly, 50);                                     // (m)
    throw std::logic_error("9.12 has no " + wager);
}

std::string wager_part(const std::string& name) { return name.substr(0, name.find(':')); }
std::string spot_part(const std::string& name) {
    return name.find(':') == std::string::npos ? "" : name.substr(name.find(':') + 1);
}

// Losses and wins of a position over the 216 throws.
ReturnDistribution sic_bo_slow(const std::string& name) {
    ReturnDistribution returns;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c)
                returns.add(sic_bo_by_the_book(wager_part(name), spot_part(name), {a, b, c}), 1);
    return returns;
}

TEST(EnumerateSicBo, R9_12_EveryPositionIsPricedAsTheBookWordsIt) {
    const auto prices = price(setup_of(sic_bo::kGame), {});
    ASSERT_TRUE(prices);
    std::set<std::string> names;
    for (const Price& row : *prices) {
        const ReturnDistribution slow = sic_bo_slow(row.wager);
        EXPECT_EQ(row.exact, slow.exact_edge()) << row.wager;
        EXPECT_EQ(row.edge, nearest(slow.edge())) << row.wager;
        EXPECT_EQ(row.hit, nearest(slow.hit())) << row.wager;
        EXPECT_EQ(row.sd, std::sqrt(nearest(slow.variance()))) << row.wager;
        names.insert(row.wager);
    }
    EXPECT_EQ(prices->size(), 106u);  // 9.1
    EXPECT_EQ(names.size(), 106u);
}

TEST(EnumerateSicBo, R9_12_ReturnsCountThrows) {
    const auto setup = setup_of(sic_bo::kGame);
    for (const auto& [position, returns] : enumerate_distributions(setup)) {
        const std::string name = position_name(setup.game(), position);
        std::map<Ratio, Integer> throws;  // of 216
        for (const auto& [net, weight] : returns.weights()) throws[net] = weight * 216 / returns.total();
        EXPECT_EQ(216 % returns.total(), 0) << name;
        EXPECT_EQ(throws, sic_bo_slow(name).weights()) << name;
    }
}

TEST(EnumerateSicBo, R9_1_TheSmallLayoutHasFiftyOfThemAtTheSamePrices) {
    const auto all = price(setup_of(sic_bo::kGame), {}), fifty = price(setup_of(sic_bo::kGame, {{"layout", "50"}}), {});
    ASSERT_TRUE(all && fifty);
    std::map<std::string, std::string> exact;
    for (const Price& row : *all) exact[row.wager] = row.exact;
    std::map<std::string, int> count;
    for (const Price& row : *fifty) {
        EXPECT_EQ(row.exact, exact.at(row.wager)) << row.wager;
        ++count[wager_part(row.wager)];
    }
    const std::map<std::string, int> expected{{"small", 1},      {"big", 1},    {"triple", 6},       {"double", 6},
                                              {"any-triple", 1}, {"total", 14}, {"combination", 15}, {"single", 6}};
    EXPECT_EQ(count, expected);
    EXPECT_EQ(fifty->size(), 50u);
}

// ---- The enumeration itself -----------------------------------------------------------------------------------------

TEST(Enumerate, AWagerThatIsRefusedIsAFaultOfTheCaller) {
    const auto setup = setup_of(sic_bo::kGame);
    const auto nothing = [](const Session&, const Ratio&) {};
    EXPECT_THROW(enumerate(setup, {}, {{0, 1, {sic_bo::Small, 0}, {1000}}}, nullptr, nothing),
                 std::logic_error);  // there are no boxes
}

}  // namespace
}  // namespace baize::enumerate_test
