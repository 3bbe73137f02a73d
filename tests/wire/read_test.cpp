// What somebody sent, read by its description.
#include "wire/read.hpp"

#include <gtest/gtest.h>

#include "wire/schema.hpp"

namespace baize::wire::read_test {

enum class Way : std::uint8_t { Left, Right };

struct Inner {
    std::string name{};
    static constexpr auto kPart = wire::part("Inner", "a part", wire::always("name", &Inner::name, "its name"));
};
struct Sample {
    std::string text = "standard";
    std::uint8_t small = 7;
    int terminal = 0;
    Money money{};
    bool flag = true;
    Way way{};
    std::vector<std::string> list{};
    std::map<std::string, std::string> map{};
    std::optional<std::uint64_t> round{};
    wire::Raw<wire::Anything> raw{};
    Inner inner{}, among{};
    static constexpr auto kPart = wire::part("Sample", "of everything something",
        wire::always("small", &Sample::small, "a byte"),
        wire::filled("text", &Sample::text, "a text").up_to(10),
        wire::filled("terminal", &Sample::terminal, "a number").within(1, 30),
        wire::filled("money", &Sample::money, "money"),
        wire::filled("flag", &Sample::flag, "a truth"),
        wire::filled("way", &Sample::way, "a word"),
        wire::filled("list", &Sample::list, "texts").up_to(2),
        wire::filled("map", &Sample::map, "texts by name"),
        wire::filled("round", &Sample::round, "or none"),
        wire::filled("raw", &Sample::raw, "anything"),
        wire::filled("inner", &Sample::inner, "a part"),
        wire::fields_of(&Sample::among));
};

// What stands only with something else, and what we stored ourselves.
struct Both {
    std::string left{}, right{};
    static constexpr auto kPart = wire::part("Both", "two or none",
        wire::always("left",  &Both::left,  "one"),
        wire::always("right", &Both::right, "and the other"));
    bool operator==(const Both&) const = default;
};
struct Stored {
    std::string source{};
    std::uint64_t number = 0;
    Way way{};
    Money money{};
    std::array<int, 2> pair{};
    std::optional<std::variant<std::string, std::vector<std::string>>> one{};
    nlohmann::json any{};
    std::optional<Both> both{};
    static constexpr auto kPart = wire::part("Stored", "as it was written",
        wire::filled("source",   &Stored::source, "whose"),
        wire::together("number", &Stored::number, "his number"),
        wire::filled("way",      &Stored::way,    "left as if left out"),
        wire::always("money",    &Stored::money,  "of either sign"),
        wire::always("pair",     &Stored::pair,   "two"),
        wire::filled("one",      &Stored::one,    "one or several"),
        wire::filled("any",      &Stored::any,    "whatever"),
        wire::fields_of(&Stored::both));
    bool operator==(const Stored&) const = default;
};

}  // namespace baize::wire::read_test

namespace baize {

template <>
inline constexpr auto kWords<wire::read_test::Way> = words<wire::read_test::Way>(
    "Way", {{wire::read_test::Way::Left, "left"}, {wire::read_test::Way::Right, "right"}});

}  // namespace baize

namespace baize::wire::read_test {
namespace {

std::string wrong(const char* json) {
    Sample sample;
    return wire::read(nlohmann::json::parse(json), sample, "it").value_or("");
}

TEST(WireRead, WhatIsLeftOutKeepsItsStandard) {
    Sample sample;
    ASSERT_FALSE(wire::read({{"small", 3}, {"name", "n"}}, sample, "it"));
    EXPECT_EQ(sample.small, 3);
    EXPECT_EQ(sample.text, "standard");
    EXPECT_TRUE(sample.flag);
    EXPECT_FALSE(sample.round);
    EXPECT_EQ(sample.among.name, "n");
}

TEST(WireRead, EveryKindOfValueIsRead) {
    Sample sample;
    const auto json = nlohmann::json::parse(
        R"({"small": 255, "text": "ten chars!", "terminal": 30, "money": 1000000000000, "flag": false, "way": "right",
            "list": ["a", "b"], "map": {"x": "y"}, "round": 9223372036854775807, "raw": {"k": [1]},
            "inner": {"name": "i"}, "name": "n"})");
    EXPECT_EQ(wire::read(json, sample, "it").value_or(""), "");
    EXPECT_EQ(sample.small, 255);
    EXPECT_EQ(sample.money, kMoneyMax);
    EXPECT_FALSE(sample.flag);
    EXPECT_EQ(sample.way, Way::Right);
    EXPECT_EQ(sample.list, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(sample.map.at("x"), "y");
    EXPECT_EQ(sample.round, std::uint64_t{INT64_MAX});
    EXPECT_EQ(sample.raw.json["k"][0], 1);
    EXPECT_EQ(sample.inner.name, "i");
    EXPECT_EQ(wire::json_of(sample)["way"], "right") << "and written again by the same description";
}

TEST(WireRead, WhatIsWrongIsRefusedByNameWithWhatWasExpected) {
    const std::pair<const char*, const char*> list[] = {
        {R"([])", "it: an object was expected"},
        {R"({})", "it: 'small' must be a whole number, and is missing"},
        {R"({"small": "3"})", "it: 'small' must be a whole number"},
        {R"({"small": 3.5})", "it: 'small' must be a whole number"},
        {R"({"small": null})", "it: 'small' must be a whole number"},
        {R"({"small": 256})", "it: 'small' must be from 0 to 255, not 256"},
        {R"({"small": -1})", "it: 'small' must be from 0 to 255, not -1"},
        {R"({"small": 18446744073709551615})", "it: 'small' must be from 0 to 255, not 18446744073709551615"},
        {R"({"small": 1, "text": "eleven char"})", "it: 'text' must be a text of at most 10 characters"},
        {R"({"small": 1, "text": 5})", "it: 'text' must be a text"},
        {R"({"small": 1, "terminal": 0})", "it: 'terminal' must be from 1 to 30, not 0"},
        {R"({"small": 1, "money": -1})", "it: 'money' must be from 0 to 1000000000000, not -1"},
        {R"({"small": 1, "flag": 1})", "it: 'flag' must be true or false"},
        {R"({"small": 1, "way": "up"})", "it: 'way' must be left or right"},
        {R"({"small": 1, "way": 1})", "it: 'way' must be left or right"},
        {R"({"small": 1, "list": ["a", "b", "c"]})", "it: 'list' must be a list of at most 2"},
        {R"({"small": 1, "list": [1]})", "it: 'list' must be a text"},
        {R"({"small": 1, "map": []})", "it: 'map' must be texts by name, at most 200"},
        {R"({"small": 1, "map": {"x": 1}})", "it: 'map' must be a text"},
        {R"({"small": 1, "raw": 1})", "it: 'raw' must be an object"},
        {R"({"small": 1, "inner": 1})", "inner: an object was expected"},
        {R"({"small": 1, "inner": {}})", "inner: 'name' must be a text, and is missing"},
        {R"({"small": 1, "inner": {"name": "a", "b": 1}})", "inner: 'b' is not known; expected name"},
        {R"({"small": 1})", "it: 'name' must be a text, and is missing"},
        {R"({"small": 1, "name": "n", "zzz": 1})",
         "it: 'zzz' is not known; expected small, text, terminal, money, flag, way, list, map, round, raw, inner, "
         "name"},
    };
    for (const auto& [json, expected] : list) EXPECT_EQ(wrong(json), expected) << json;
}

TEST(WireRead, WhatWasStoredIsReadBackAsItWas) {
    const Stored list[] = {
        {},
        {.source = "s", .way = Way::Right, .money = {INT64_MIN}, .one = "x", .any = {1, nullptr}},
        {.source = std::string(1000, 'x'), .number = UINT64_MAX, .money = {INT64_MAX}, .pair = {-1, 1},
         .one = std::vector<std::string>(1000, "y"), .both = Both{"l", "r"}}};
    const char* texts[] = {R"({"money":0,"pair":[0,0]})",
                           R"({"source":"s","number":0,"way":"right","money":-9223372036854775808,"pair":[0,0],)"
                           R"("one":"x","any":[1,null]})",
                           nullptr};
    for (std::size_t i = 0; i < std::size(list); ++i) {
        const std::string text = text_of(list[i]);
        EXPECT_EQ(text, texts[i] ? texts[i] : text);
        Stored back;
        EXPECT_EQ(wire::read(nlohmann::json::parse(text), back, "it", Trust::Trusted).value_or(""), "");
        EXPECT_EQ(back, list[i]) << text;
    }
}

TEST(WireRead, WhatStandsTogetherIsThereTogether) {
    const std::pair<const char*, const char*> list[] = {
        {R"({"source": "s"})", "it: 'number' must be a whole number, and is missing"},
        {R"({"number": 1, "money": 1, "pair": [1, 2]})",
         "it: 'number' is not known; expected source, way, money, pair, one, any"},
        {R"({"money": 1, "pair": [1, 2], "left": ""})", "it: 'right' must be a text, and is missing"},
        {R"({"money": 1, "pair": [1]})", "it: 'pair' must be a list of 2"},
        {R"({"money": 1, "pair": [1, 2], "one": 5})", "it: 'one' must be a list"},
        {R"({"source": "", "number": 18446744073709551616})", "it: 'number' must be a whole number"},
        {R"({"source": "", "number": -1})", "it: 'number' must be from 0 to 18446744073709551615, not -1"},
    };
    for (const auto& [json, expected] : list) {
        Stored to;
        EXPECT_EQ(wire::read(nlohmann::json::parse(json), to, "it", Trust::Trusted).value_or(""), expected) << json;
    }
}

TEST(WireSchema, TwoDescriptionsOfOneNameAreRefused) {
    wire::Schema schema;
    schema.add<Sample>();
    EXPECT_NO_THROW(schema.add<Sample>());
    EXPECT_EQ(schema.parts.back().fields[2].reach, "1 to 30");
    EXPECT_NE(wire::typescript(schema).find("  text?: string; // a text (up to 10 characters)\n"), std::string::npos);
    schema.known["Inner"] = nullptr;
    EXPECT_THROW(schema.add<Inner>(), std::logic_error);
}

}  // namespace
}  // namespace baize::wire::read_test
