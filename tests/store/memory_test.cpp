// The disk in memory and its plans: a server that dies at any operation leaves all of a transaction, or nothing.
#include "store/memory.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

#include "store/chain.hpp"

namespace baize::store::memory_test {
namespace {

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
using When = Fault::When;

// Three transactions of two entries and a secret: twelve operations, the fourth, eighth and twelfth of them commits.
void work(Store& store) {
    for (std::uint64_t round = 0; round < 3; ++round) {
        const auto there = store.begin(0);
        const auto mine =
            chained(std::vector<std::string>{"a", "b"}, there.size(), there.empty() ? Hash{} : there.back().hash);
        store.append(mine);
        store.put("round", std::to_string(round));
        store.commit();
    }
}

// What a server finds that starts anew.
std::pair<std::size_t, std::string> found(const std::shared_ptr<MemoryDisk>& disk) {
    MemoryStore store(disk);
    const auto entries = store.begin(0);
    store.commit();
    EXPECT_EQ(first_bad(entries), std::nullopt);
    return {entries.size(), store.get("round").value_or("none")};
}

std::pair<std::size_t, std::string> after_rounds(std::uint64_t rounds) {
    return {2 * rounds, rounds == 0 ? "none" : std::to_string(rounds - 1)};
}

TEST(MemoryStore, CountsItsOperations) {
    const auto disk = std::make_shared<MemoryDisk>();
    MemoryStore store(disk);
    work(store);
    EXPECT_EQ(disk->operations(), 12u);
    EXPECT_EQ(found(disk), after_rounds(3));
    store.read(0, kAll), store.get("round"), store.scan("");
    EXPECT_EQ(disk->operations(), 14u);
    store.lease("table", "me", 0, 10), store.release("table", "me");
    EXPECT_EQ(disk->operations(), 16u);
}

TEST(MemoryStore, ACrashAtAnyOperationLeavesWholeTransactions) {
    for (std::uint64_t at = 1; at <= 12; ++at)
        for (const When when : {When::Before, When::After, When::Torn})
            for (std::size_t written = 0; written <= (when == When::Torn ? 4u : 0u); ++written) {
                const auto disk = std::make_shared<MemoryDisk>();
                disk->plan({at, when, written, true});
                MemoryStore store(disk);
                EXPECT_THROW(work(store), Crash);
                EXPECT_EQ(disk->operations(), at);
                const bool commit = at % 4 == 0;
                EXPECT_EQ(disk->torn_records(), commit && when == When::Torn ? std::min<std::size_t>(written, 3) : 0);
                EXPECT_EQ(found(disk), after_rounds((at - 1) / 4 + (commit && when == When::After))) << at;
                EXPECT_EQ(disk->torn_records(), 0u);
            }
}

TEST(MemoryStore, ATornTailIsNotReadAndNotBuiltUpon) {
    const auto disk = std::make_shared<MemoryDisk>();
    MemoryStore alive(disk);
    disk->plan({4, When::Torn, 1, true});
    MemoryStore store(disk);
    EXPECT_THROW(work(store), Crash);
    ASSERT_EQ(disk->torn_records(), 1u);
    EXPECT_TRUE(alive.read(0, kAll).empty());  // a server that lived on
    work(alive);
    EXPECT_EQ(found(disk), after_rounds(3));
}

TEST(MemoryStore, ADeadServerStaysDeadAndLetsGo) {
    const auto disk = std::make_shared<MemoryDisk>();
    disk->plan({2, When::Before, 0, true});
    MemoryStore store(disk);
    EXPECT_THROW(work(store), Crash);
    store.rollback();
    EXPECT_THROW(store.begin(0), Crash);
    EXPECT_THROW(store.read(0, 1), Crash);
    EXPECT_THROW(store.get("round"), Crash);
    MemoryStore other(disk);
    work(other);
    EXPECT_EQ(found(disk), after_rounds(3));
}

TEST(MemoryStore, AFaultWithoutACrashIsAnErrorThatTheServerOutlives) {
    for (std::uint64_t at = 1; at <= 4; ++at)
        for (const When when : {When::Before, When::After, When::Torn}) {
            const auto disk = std::make_shared<MemoryDisk>();
            disk->plan({at, when, 2, false});
            MemoryStore store(disk);
            EXPECT_THROW(work(store), StoreError);
            store.rollback();
            const std::uint64_t kept = at == 4 && when == When::After;  // only reading again tells
            EXPECT_EQ(found(disk), after_rounds(kept));
            const std::size_t before = store.begin(0).size();
            store.rollback();
            EXPECT_EQ(before, 2 * kept);
        }
}

TEST(MemoryStore, PlansWaitInARow) {
    const auto disk = std::make_shared<MemoryDisk>();
    disk->plan({6, When::Before, 0, true});
    disk->plan({2, When::Before, 0, true});
    MemoryStore first(disk), second(disk), third(disk);
    EXPECT_THROW(work(first), Crash);
    EXPECT_THROW(work(second), Crash);
    EXPECT_EQ(disk->operations(), 6u);
    work(third);
    EXPECT_EQ(found(disk), after_rounds(3));
}

TEST(MemoryStore, ALeaseMayBeTakenByAServerThatNeverHeardOfIt) {
    const auto disk = std::make_shared<MemoryDisk>();
    disk->plan({1, When::After, 0, true});
    disk->plan({2, When::Before, 0, true});
    MemoryStore first(disk), second(disk), third(disk);
    EXPECT_THROW(first.lease("one", "a", 0, 100), Crash);
    EXPECT_THROW(second.lease("two", "b", 0, 100), Crash);
    EXPECT_FALSE(third.lease("one", "c", 99, 100));
    EXPECT_TRUE(third.lease("two", "c", 99, 100));
}

TEST(MemoryStore, OneThreadCannotWaitForItself) {
    const auto disk = std::make_shared<MemoryDisk>();
    MemoryStore first(disk), second(disk);
    first.begin(0);
    EXPECT_THROW(second.begin(0), StoreError);
    first.commit();
    EXPECT_TRUE(second.begin(0).empty());
}

TEST(MemoryStore, ATamperedEntryIsFoundByTheChain) {
    const auto disk = std::make_shared<MemoryDisk>();
    MemoryStore store(disk);
    work(store);
    disk->tamper(4, [](Entry& entry) { entry.payload[0] ^= 1; });
    EXPECT_EQ(first_bad(store.read(0, kAll)), 4u);
    EXPECT_THROW(disk->tamper(7, [](Entry&) {}), std::out_of_range);
    EXPECT_THROW(disk->tamper(0, [](Entry&) {}), std::out_of_range);
}

}  // namespace
}  // namespace baize::store::memory_test
