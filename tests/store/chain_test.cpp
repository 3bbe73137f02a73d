// The chain: its hash is the one that is written down, and it finds every changed bit.
#include "store/chain.hpp"

#include <gtest/gtest.h>
#include <sodium.h>


namespace baize::store::chain_test {
namespace {

TEST(Chain, IsBlake2bOverTheHashBeforeTheNumberAndThePayload) {
    Hash before{};
    for (std::size_t i = 0; i < before.size(); ++i) before[i] = static_cast<std::uint8_t>(i * 7);
    std::string bytes(before.begin(), before.end());
    bytes += std::string("\x01\x02\x03\x04\x05\x06\x07\x08", 8) + "payload";
    Hash expected{};
    ASSERT_EQ(crypto_generichash(expected.data(), expected.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                                 bytes.size(), nullptr, 0),
              0);
    EXPECT_EQ(chain(before, 0x0102030405060708u, "payload"), expected);
}

// From another implementation: python3 -c "import hashlib; print(hashlib.blake2b(bytes(32) + (1).to_bytes(8, 'big') +
// b'one', digest_size=32).hexdigest())"
TEST(Chain, AgreesWithAnotherImplementation) {
    EXPECT_EQ(to_hex(chain({}, 1, "one")), "373d8ae7572ded992826981ee2bc3491d5c9bdd3104ee264371dca4454577b3c");
}

TEST(Chain, HexGoesOutAndBack) {
    const std::vector<std::uint8_t> bytes{0x00, 0x7f, 0x80, 0xff, 0xa5};
    EXPECT_EQ(to_hex(bytes), "007f80ffa5");
    EXPECT_EQ(from_hex("007f80ffa5"), bytes);
    EXPECT_EQ(from_hex("007F80FFA5"), bytes);
    EXPECT_EQ(from_hex(""), std::vector<std::uint8_t>{});
    for (const char* bad : {"0", "0g", "g0", "00 ", "0x00", "-1"}) EXPECT_EQ(from_hex(bad), std::nullopt) << bad;
}

TEST(Chain, ASingleFlippedBitIsFound) {
    const auto good = chained(std::vector<std::string>{R"({"stake":500})", R"({"win":700})", ""});
    ASSERT_EQ(first_bad(good), std::nullopt);
    for (std::size_t at = 0; at < good.size(); ++at) {
        const auto expect_found = [&](const auto& change) {
            auto bad = good;
            change(bad[at]);
            ASSERT_EQ(first_bad(bad), at + 1);
        };
        for (std::size_t bit = 0; bit < 8 * good[at].payload.size(); ++bit)
            expect_found([&](Entry& e) { e.payload[bit / 8] = static_cast<char>(e.payload[bit / 8] ^ 1 << bit % 8); });
        for (std::size_t bit = 0; bit < 256; ++bit)
            expect_found(
                [&](Entry& e) { e.hash[bit / 8] = static_cast<std::uint8_t>(e.hash[bit / 8] ^ 1 << bit % 8); });
        for (std::size_t bit = 0; bit < 64; ++bit) expect_found([&](Entry& e) { e.seq ^= std::uint64_t{1} << bit; });
    }
}

TEST(Chain, AnEntryMissingOrSwappedIsFound) {
    const auto good = chained(std::vector<std::string>{"a", "b", "c"});
    EXPECT_EQ(first_bad(std::vector{good[0], good[2]}), 2u);
    EXPECT_EQ(first_bad(std::vector{good[1], good[2]}), 1u);
    EXPECT_EQ(first_bad(std::vector{good[0], good[2], good[1]}), 2u);
    EXPECT_EQ(first_bad(std::vector{good[1], good[2]}, 1, good[0].hash), std::nullopt);
    EXPECT_EQ(first_bad(std::vector{good[1], good[2]}, 1, good[1].hash), 2u);
}

}  // namespace
}  // namespace baize::store::chain_test
