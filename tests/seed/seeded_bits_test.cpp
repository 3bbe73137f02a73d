// The seeded stream: known answers, that every fact counts, and the numbers that docs/verify-a-round.md prints.
#include "seed/seeded_bits.hpp"
#include "support/paths.hpp"

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/list.hpp"
#include "randomness/collector.hpp"
#include "server/entropy.hpp"

namespace baize::seeded_bits_test {
namespace {

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) text += fmt::format("{:02x}", byte);
    return text;
}

std::string stream_hex(SeededBits bits, int skip, int numbers) {
    std::string text;
    for (int i = 0; i < skip; ++i) bits();
    for (int i = 0; i < numbers; ++i) {
        const std::uint64_t number = bits();
        for (int b = 0; b < 8; ++b) text += fmt::format("{:02x}", number >> (8 * b) & 0xff);
    }
    return text;
}

Seed counting_from(int first) {
    Seed seed;
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(first + static_cast<int>(i));
    return seed;
}

// ---- Known answers ----------------------------------------------------------------------------------------

// RFC 8439 A.1, test vectors 1, 2 and 3: those with a nonce of zeros.
TEST(SeededBits, Rfc8439TestVectors) {
    const Seed zeros{};
    Seed one{};
    one[31] = 1;
    EXPECT_EQ(stream_hex(SeededBits(zeros), 0, 8), "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                                                   "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    EXPECT_EQ(stream_hex(SeededBits(zeros), 8, 8), "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                                                   "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    EXPECT_EQ(stream_hex(SeededBits(one), 8, 8), "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                                                 "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
}

// Python's hashlib gave these, and the ChaCha20 of docs/verify_round.py.
TEST(SeededBits, KnownAnswersOfAnotherImplementation) {
    EXPECT_EQ(hex(commitment(Seed{})), "c0ccdf44fb71eaa43d59f860c7779e60075f052bd547964793ad33a4099eb61a");
    EXPECT_EQ(hex(commitment(counting_from(0))), "da1a4984e3d4a9e6309d8cef7615e34d08d53e2458c29a07fc7b626b96dbda4b");
    EXPECT_EQ(hex(outcome_key(Seed{}, {}, "t", 0)), "c2bdda2d5eff991d992851814dfdde64109b5372cb6d431c8475e3ff7971eee0");
    EXPECT_EQ(SeededBits(outcome_key(Seed{}, {}, "t", 0))(), 0x41e61d4b37f28163u);
}

// Numbers 124 to 131, on both sides of the first KiB, as docs/verify_round.py computes them.
TEST(SeededBits, BuffersShowNowhereInTheStream) {
    EXPECT_EQ(stream_hex(SeededBits(counting_from(200)), 124, 8),
              "bc13f2c8d8b3305c0c1e725a895ae06a2f55e3392e5bc669713a8c1f2bb1aefd"
              "329c11d52cfa7ffc6651f41d0f432cbea2e078dd8ca86c202806beacaf324189");
}

TEST(SeededBits, ACopyGoesOnFromTheSamePlace) {
    SeededBits bits(counting_from(9));
    for (int i = 0; i < 130; ++i) bits();
    SeededBits copy = bits;
    EXPECT_EQ(copy.drawn(), 130u);
    for (int i = 0; i < 300; ++i) ASSERT_EQ(bits(), copy());
    EXPECT_EQ(bits.drawn(), 430u);
}

// ---- Every fact counts ------------------------------------------------------------------------------------

TEST(OutcomeKey, EveryFactChangesIt) {
    const Seed seed = counting_from(0), layout = counting_from(32);
    Seed other_seed = seed, other_layout = layout;
    other_seed[31] ^= 0x80;  // one bit
    other_layout[0] ^= 1;
    const std::uint64_t far = 42 + (std::uint64_t{1} << 56);
    const std::set<Seed> keys{
        outcome_key(seed, layout, "sic-bo-1", 42), outcome_key(other_seed, layout, "sic-bo-1", 42),
        outcome_key(seed, other_layout, "sic-bo-1", 42),
        outcome_key(seed, layout, "sic-bo-2", 42), outcome_key(seed, layout, "sic-bo-1", 43),
        outcome_key(seed, layout, "sic-bo-1", far),
        outcome_key(seed, {}, "sic-bo-1", 42),     outcome_key(seed, layout, "", 42),               commitment(seed)};
    EXPECT_EQ(keys.size(), 9u);
    EXPECT_EQ(outcome_key(seed, layout, "sic-bo-1", 42), outcome_key(seed, layout, "sic-bo-1", 42));
}

// A byte that moves from the layout hash to the table's name is another message.
TEST(OutcomeKey, NoTwoSetsOfFactsAreOneMessage) {
    const std::vector<std::uint8_t> ab{'a', 'b'}, a{'a'};
    EXPECT_NE(outcome_key(Seed{}, ab, "c", 1), outcome_key(Seed{}, a, "bc", 1));
    const std::vector<std::uint8_t> zeros(8), none;
    EXPECT_NE(outcome_key(Seed{}, zeros, "", 0), outcome_key(Seed{}, none, std::string_view("\0\0\0\0\0\0\0\0", 8), 0));
}

// ---- Outcomes -----------------------------------------------------------------------------------------------

std::vector<int> dice_of(const Seed& key) {
    const baize::Setup setup(*find_game("gb.sic-bo"));
    const Table table(setup);
    Need need;
    need.kind = NeedKind::Throw;
    need.dice = 3;
    const auto thrown = std::get<Thrown>(ShuffledShoe(SeededBits(key)).answer(need, table));
    return {thrown.faces.begin(), thrown.faces.end()};
}

std::string cards_of(const Seed& key, std::string_view game) {
    const baize::Setup setup(*find_game(game));
    ShuffledShoe shoe{SeededBits(key)};
    return to_string(randomness::Outcome{{}, randomness::whole_shoe(setup, shoe)}, setup.game().deck());
}

TEST(Outcome, TheSameFactsGiveTheSameAndAnotherLayoutAnother) {
    const Seed seed = counting_from(0), layout = counting_from(32);
    Seed other = layout;
    other[5] ^= 4;
    const auto cards = [&](const Seed& hash) {
        return cards_of(outcome_key(seed, hash, "poker-1", 7), "gb.three-card-poker");
    };
    EXPECT_EQ(cards(layout), cards(layout));
    EXPECT_NE(cards(layout), cards(other));
    int alike = 0;  // of 200 layouts a throw of three dice is the same about once
    const auto thrown = dice_of(outcome_key(seed, layout, "sic-bo-1", 7));
    for (int i = 1; i <= 200; ++i) {
        other[6] = static_cast<std::uint8_t>(layout[6] + i);
        alike += dice_of(outcome_key(seed, other, "sic-bo-1", 7)) == thrown;
    }
    EXPECT_LE(alike, 6);
}

TEST(Outcome, CollectedThroughASessionItRepeatsFromItsSeed) {
    for (const Game* game : games()) {
        const auto lines = [&](int first) {
            randomness::TableOutcomes table(baize::Setup(*game), randomness::seeds_from(counting_from(first)));
            std::string text;
            for (int i = 0; i < 20; ++i) text += to_string(table.next(), game->deck()) + "\n";
            return text;
        };
        EXPECT_EQ(lines(1), lines(1)) << game->id;
        EXPECT_NE(lines(1), lines(2)) << game->id;
    }
}

// ---- The document -----------------------------------------------------------------------------------------------

TEST(VerifyARound, TheDocumentHasTheNumbersOfTheProgram) {
    std::ifstream file(testing_support::source_dir() + "/docs/verify-a-round.md");
    std::stringstream read;
    read << file.rdbuf();
    const std::string document = read.str();
    const Seed seed = counting_from(0), layout = counting_from(32);
    const Seed key = outcome_key(seed, layout, "example-1", 42);
    SeededBits bits(key);
    const auto dice = dice_of(key);
    std::vector<std::string> expected{hex(seed), hex(layout), hex(commitment(seed)), hex(key),
                                      fmt::format("three dice   {} {} {}\n", dice[0], dice[1], dice[2]),
                                      "1 deck(s)    " + cards_of(key, "gb.three-card-poker").substr(0, 29) + "\n",
                                      "8 deck(s)    " + cards_of(key, "gb.punto-banco").substr(0, 29) + "\n"};
    for (int i = 0; i < 3; ++i) expected.push_back(fmt::format("{:016x}", bits()));
    for (const std::string& each : expected) EXPECT_NE(document.find(each), std::string::npos) << each;
}

// docs/verify_round.py with `cards-and-joker` and `tiles` printed these, of the same key.
TEST(VerifyARound, AJokerAndTilesAreShuffledAsTheDocumentSays) {
    const Seed key = outcome_key(counting_from(0), counting_from(32), "example-1", 42);
    EXPECT_EQ(cards_of(key, "test.draw").substr(0, 29), "9s 3h 4c 6d 7d Qc Jo 8c 5h 6s");
    EXPECT_EQ(cards_of(key, "test.tiles").substr(0, 39), "1-6 1-1 4-4 3-3 2-2 4-5 4-6 2-2 1-3 1-4");
}

// ---- The system's own ---------------------------------------------------------------------------------------------

TEST(Entropy, EveryBitComesBothWays) {
    std::uint64_t ones = 0, zeros = 0;
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t number = system_bits();
        ones |= number;
        zeros |= ~number;
    }
    EXPECT_EQ(ones, ~std::uint64_t{0});
    EXPECT_EQ(zeros, ~std::uint64_t{0});
}

TEST(Entropy, SeedsAreFreshAndWholeBuffersAreFilled) {
    std::set<Seed> seeds;
    for (int i = 0; i < 1000; ++i) seeds.insert(fresh_seed());
    EXPECT_EQ(seeds.size(), 1000u);
    std::vector<std::uint8_t> bytes(16384);
    fill(bytes);
    EXPECT_EQ(std::set<std::uint8_t>(bytes.begin(), bytes.end()).size(), 256u);
}

}  // namespace
}  // namespace baize::seeded_bits_test
