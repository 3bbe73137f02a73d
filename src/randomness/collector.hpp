// The live generator on the bench: the same chain of seed, outcome key, stream and shoe that a server's table has, with
// nobody staking real money. What is collected here is what the statistical tests look at.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "seed/seeded_bits.hpp"
#include "core/card.hpp"
#include "engine/session.hpp"

namespace baize::randomness {

// A new secret seed for every round: from the operating system, or from one seed where a run is to be repeated.
// Copies of a source share it: none of them ever gives a seed that another gave.
using SeedSource = std::function<Seed()>;
SeedSource seeds_from(const Seed& seed);

// Numbers as the live generator gives them: round after round, each with a seed of its own. A round gives 512 numbers
// (4 KiB) and not more, because a real one takes few: what must be random is the beginning of every stream.
class LiveBits {
public:
    static constexpr std::uint64_t kNumbersInRound = 512;

    explicit LiveBits(SeedSource seeds) : seeds_(std::move(seeds)), bits_(next_key()) {}

    std::uint64_t operator()() {
        if (bits_.drawn() == kNumbersInRound) bits_ = SeededBits(next_key());
        return bits_();
    }

private:
    Seed next_key();

    SeedSource seeds_;
    std::uint64_t round_ = 0;
    SeededBits bits_;
};

// What chance gave: the dice of one throw, or the compartments of one spin; or the
// cards of one shuffle, in the order in which they were dealt.
// Of a continuous shuffler it is the cards of one round.
struct Outcome {
    std::vector<int> dice;
    std::vector<Card> cards;
};
std::string to_string(const Outcome& outcome, const Deck& deck);  // "3 1 6", or "Qs 7h 2d ..."

// A table with one player who stakes the minimum on the first wager that he may, played round
// after round through a real Session. The stream is keyed anew at each close of bets. Throws
// std::logic_error where the session refuses what chance answers.
class TableOutcomes {
public:
    TableOutcomes(Setup setup, SeedSource seeds);
    TableOutcomes(const TableOutcomes&) = delete;
    TableOutcomes& operator=(const TableOutcomes&) = delete;

    Outcome next();

private:
    void step();
    void bet_and_close();
    void note(const Event& event);
    void end_cards();
    void take(const Event& event);

    Setup setup_;
    SeedSource seeds_;
    SeededBits bits_;
    Bits64 company_;
    ShuffledShoe shoe_;
    Session session_;
    std::uint64_t round_ = 1;
    std::vector<Card> cards_;
    std::deque<Outcome> ready_;
};

// All cards of a freshly shuffled shoe, first to last, by the ShuffledShoe that deals at live tables.
std::vector<Card> whole_shoe(const Setup& setup, ShuffledShoe& shoe);

}  // namespace baize::randomness
