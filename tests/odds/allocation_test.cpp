// A simulated round takes nothing from the heap: frames of the round and its steps, hands and stakes lie in room that
// the table reserved. Counted by a global operator new of the test program itself.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "games/list.hpp"
#include "odds/wagers.hpp"
#include "support/long_count.hpp"

NOT_FOR_SANITIZERS("they have an operator new of their own");

namespace {

thread_local long allocations = 0;

void* counted(std::size_t bytes) {
    ++allocations;
    if (void* memory = std::malloc(bytes ? bytes : 1)) return memory;
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t bytes) { return counted(bytes); }
void* operator new[](std::size_t bytes) { return counted(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace baize {
namespace {

// Any choice that takes no amount, each in its turn; of cards no more of the first than are wanted.
class InTurn : public Strategy {
public:
    Answer answer(const Table&, const Question& question) override {
        for (;;) {
            const auto choice = static_cast<std::uint8_t>(next_++ % 32);
            if (!question.offers(choice) || (question.with_amount >> choice & 1u)) continue;
            return {choice, {}, question.with_cards >> choice & 1u ? (Picked{1} << question.cards_min) - 1 : 0};
        }
    }

private:
    unsigned next_ = 0;
};

// How often the heap was asked in so many rounds with every ordinary opening wager staked.
long asked_in(const Setup& setup, Table& table, std::size_t opening, int rounds) {
    const long before = allocations;
    for (int i = 0; i < rounds; ++i) {
        table.reopen(opening);
        Round round = setup.game().round(table);
        if (!round.done() || round.failure()) return -1;
    }
    return allocations - before;
}

TEST(Simulation, TakesNothingFromTheHeap) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        auto positions = opening_positions(setup);
        std::erase_if(positions, [&](Position position) { return game->wagers[position.wager].lives; });
        if (positions.empty()) continue;  // craps: what lives over rounds is laid again between them
        SimulatedChance chance(setup.shoe(), Random(7, 1));
        SimulatedSums sums = sums_for(setup, positions);
        InTurn strategy;
        Table table(setup);
        table.simulate(&chance, &strategy, &sums);
        stake_on_all(table, positions, setup.exact_unit());
        const std::size_t opening = table.stakes().size();
        ASSERT_GE(asked_in(setup, table, opening, 300), 0) << game->id;  // everything has grown to its size
        EXPECT_EQ(asked_in(setup, table, opening, 1000), 0) << game->id;
    }
}

}  // namespace
}  // namespace baize
