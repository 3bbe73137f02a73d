// The vector that never allocates.
#include "core/fixed_vector.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace baize::fixed_vector_test {
namespace {

using Three = FixedVector<int, 3>;

Three of(std::initializer_list<int> items) {
    Three list;
    for (const int item : items) list.push_back(item);
    return list;
}

TEST(FixedVector, GrowsAndShrinks) {
    Three list;
    EXPECT_TRUE(list.empty());
    list.push_back(5) = 6;  // the element itself comes back
    list.push_back(7);
    EXPECT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0], 6);
    EXPECT_EQ(list.back(), 7);
    list.pop_back();
    EXPECT_EQ(list.back(), 6);
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.begin(), list.end());
}

TEST(FixedVector, IsFullAtItsCapacityAndThenUnchanged) {
    Three list = of({1, 2, 3});
    EXPECT_EQ(Three::capacity(), 3u);
    EXPECT_THROW(list.push_back(4), std::length_error);
    EXPECT_EQ(list, of({1, 2, 3}));
}

TEST(FixedVector, EraseClosesTheGap) {
    Three first = of({1, 2, 3}), middle = first, last = first;
    first.erase(0);
    middle.erase(1);
    last.erase(2);
    EXPECT_EQ(first, of({2, 3}));
    EXPECT_EQ(middle, of({1, 3}));
    EXPECT_EQ(last, of({1, 2}));
}

TEST(FixedVector, EqualityLooksAtWhatIsInItAndNotAtWhatWas) {
    Three list = of({1, 2, 9});
    list.pop_back();
    EXPECT_EQ(list, of({1, 2}));
    EXPECT_FALSE(list == of({1, 2, 9}));
    EXPECT_FALSE(list == of({2, 1}));
}

TEST(FixedVector, IsARange) {
    const Three list = of({1, 2, 3});
    EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0), 6);
    Three changed = list;
    for (int& item : changed) item *= 2;
    EXPECT_EQ(changed, of({2, 4, 6}));
}

TEST(FixedVector, WorksAtCompileTime) {
    constexpr int sum = [] {
        FixedVector<int, 4> list;
        list.push_back(3);
        list.push_back(4);
        list.erase(0);
        return list[0] + static_cast<int>(list.size());
    }();
    static_assert(sum == 5);
    SUCCEED();
}

TEST(FixedVectorDeathTest, AnIndexOutsideStopsTheProgram) {  // the assertions that guard money stay on in release
    const Three list = of({1});
    EXPECT_DEATH((void)list[1], "i < size_");
}

}  // namespace
}  // namespace baize::fixed_vector_test
