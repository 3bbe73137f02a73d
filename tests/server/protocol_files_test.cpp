// What is made from the description of the protocol is what is checked in. BAIZE_UPDATE=1 writes it.
#include <gtest/gtest.h>

#include <stdexcept>

#include "server/protocol/schema.hpp"
#include "support/long_count.hpp"
#include "support/made_file.hpp"

NOT_FOR_SANITIZERS("words are compared");

namespace baize::server::protocol_files_test {
namespace {

using testing_support::expect_made;
using testing_support::text_of_file;

TEST(ProtocolFiles, TheTypesOfThePages) { expect_made("web/src/lib/protocol.ts", protocol_ts()); }

TEST(ProtocolFiles, TheTypesOfTheLab) { expect_made("web/src/pages/lab/types.ts", lab_ts()); }

TEST(ProtocolFiles, TheListsOfFieldsInThePage) {
    expect_made("docs/protocol.md", protocol_page(text_of_file("docs/protocol.md")));
}

TEST(ProtocolFiles, TheListsOfFieldsOfTheJournal) {
    expect_made("docs/journal.md", journal_page(text_of_file("docs/journal.md")));
    EXPECT_THROW(journal_page("no fields at all"), std::runtime_error);
}

TEST(ProtocolFiles, APageThatLeavesOutOrInventsAPartIsRefused) {
    EXPECT_THROW(protocol_page("<!-- fields of Nothing -->\n<!-- end -->"), std::runtime_error);
    EXPECT_THROW(protocol_page("no fields at all"), std::runtime_error);
    EXPECT_THROW(protocol_page("<!-- fields of State -->\nno end"), std::runtime_error);
    EXPECT_THROW(commands_page("no commands at all", {}), std::runtime_error);
    EXPECT_THROW(commands_page("<!-- entries juggle -->\n<!-- end -->", {{"juggle", "> {}\n"}}), std::runtime_error);
}

// Which commands have no example in docs/protocol.md, protocol_doc_test.cpp says.
TEST(ProtocolFiles, ACommandWithoutAnExampleIsRefused) {
    const std::string page = "<!-- entries bet -->\n<!-- end -->";
    try {
        commands_page(page, {{"clear", "> {}\n"}});
        ADD_FAILURE() << "it was not refused";
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "the page has no example of the command 'bet'");
    }
}

}  // namespace
}  // namespace baize::server::protocol_files_test
