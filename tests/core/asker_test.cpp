// Who is asked whether work goes on: one at a time, by whoever does part of it, and by nobody after it has said stop.
#include "core/asker.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "core/parallel.hpp"

namespace baize::asker_test {
namespace {

TEST(Asker, IsNotAskedAgainAfterItSaidStop) {
    int asked = 0;
    const Asker asker([&](double share) {
        EXPECT_EQ(share, 0.25);
        ++asked;
        return false;
    });
    EXPECT_THROW(ask_to_go_on(asker.progress(), 0.25), Cancelled);
    EXPECT_THROW(ask_to_go_on(asker.progress(), 0.5), Cancelled);
    EXPECT_THROW(ask_now_and_then(), Cancelled);
    EXPECT_EQ(asked, 1);
}

TEST(Asker, StopsWorkOnOtherThreadsBeforeTheirNextPiece) {
    std::atomic<int> begun = 0;
    const Asker asker([](double) { return false; });
    const auto work = [&](unsigned, std::size_t, std::size_t) {
        ++begun;
        EXPECT_THROW(ask_to_go_on(asker.progress(), 0), Cancelled);  // swallowed here, so that more could be begun
    };
    EXPECT_THROW(parallel_for(2, 1000, 1, work), Cancelled);
    EXPECT_LE(begun, 2) << "one for each thread";
    EXPECT_THROW(parallel_for(1, 1000, 1, work), Cancelled);
    EXPECT_LE(begun, 2) << "none at all";
}

TEST(Asker, IsOfItsOwnThreadAndTime) {
    ask_now_and_then();  // nobody to ask
    {
        const Asker outer([](double) { return false; });
        EXPECT_THROW(ask_to_go_on(outer.progress(), 0), Cancelled);
        {
            const Asker nobody(Progress{});
            ask_now_and_then();
            EXPECT_FALSE(nobody.progress());
        }
        EXPECT_THROW(ask_now_and_then(), Cancelled);
        std::jthread([] { EXPECT_NO_THROW(ask_now_and_then()); });
    }
    ask_now_and_then();
}

}  // namespace
}  // namespace baize::asker_test
