// Marks of tests that the sanitizers need not see: counts of whole shoes go through the same few lines billions of
// times, and those of the release build are enough. With BAIZE_LONG (./baize test --long) the sanitizers see all.
//
//     TEST(BlackjackFigures, MoreDecks) {
//         LONG_COUNT();                       // this test is passed over under the sanitizers
//
//     LONG_COUNTS_ONLY("whole shoes");        // at the start of a line: this file is not even compiled there
//     NOT_FOR_SANITIZERS("words of rules");   // the same, of a file that has something else than counts
//
//     SLOW_SUITE(Signature, "prices everything");  // so too: scripts/mutate asks this suite last, and with --long only
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

namespace baize::testing_support {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

// Is this a build in which counting is ten times slower? For tests that count less there instead of nothing.
constexpr bool sanitized() { return kSanitized; }

inline bool long_run() { return std::getenv("BAIZE_LONG") != nullptr; }

}  // namespace baize::testing_support

#define LONG_COUNT()                                                                      \
    if (baize::testing_support::sanitized() && !baize::testing_support::long_run())       \
    GTEST_SKIP() << "a long count: the release build's is enough"

// CMakeLists.txt looks for lines that begin with one of these.
#define LONG_COUNTS_ONLY(why) static_assert(sizeof(why) > 1, "say why")
#define NOT_FOR_SANITIZERS(why) static_assert(sizeof(why) > 1, "say why")
// scripts/mutate looks for these.
#define SLOW_SUITE(suite, why) static_assert(sizeof(#suite) > 1 && sizeof(why) > 1, "say why")
