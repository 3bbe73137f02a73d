// What the journal and the wire say must be, byte for byte, what it always was.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "wire/json_text.hpp"

namespace baize::json_text_test {
namespace {

using Json = nlohmann::json;

TEST(JsonText, IsWhatDumpWrites) {
    const Json cases[] = {nullptr, true, false, 0, -1, std::numeric_limits<std::int64_t>::min(),
                          std::numeric_limits<std::uint64_t>::max(), 0.1, 1.0, -2.5e-300, "", "plain",
                          "with \"quotes\"",
                          "back\\slash", "line\nbreak\ttab", std::string("nul\0", 4), "\x7f",
                          "\xC2\xA3 5 \xE2\x88\x92 \xF0\x9F\x82\xA1", Json::object(), Json::array(),
                          Json{{"", Json::array({Json::object()})}},
                          Json{{"k", "bet"}, {"nested", {{"list", {1, "two", nullptr, {3.5}}}}}, {"\xC3\xA9", "\x01"}}};
    for (const Json& each : cases) EXPECT_EQ(json_text(each), each.dump());
}

TEST(JsonText, RefusesWhatIsNotUtf8) {
    EXPECT_THROW(json_text(Json("\xFF")), Json::type_error);
    EXPECT_THROW(json_text(Json{{"\xC3", 1}}), Json::type_error);
    EXPECT_EQ(json_text(Json("a\xFF"), NotUtf8::Replace),
              Json("a\xFF").dump(-1, ' ', false, Json::error_handler_t::replace));
}

RC_GTEST_PROP(JsonText, OfAnyBytesItSaysWhatDumpSays,
              (const std::vector<std::string>& words, const std::vector<std::int64_t>& numbers)) {
    Json json = {{"words", words}, {"numbers", numbers}};
    for (const std::string& word : words) json["by word"][word] = word.size();
    const auto said = [&](auto&& say) {
        try {
            return say();
        } catch (const Json::type_error& error) {
            return std::string("refused");
        }
    };
    RC_ASSERT(said([&] { return json_text(json); }) == said([&] { return json.dump(); }));
}

}  // namespace
}  // namespace baize::json_text_test
