// What is made from the description of the protocol is what is checked in. BAIZE_UPDATE=1 writes it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "server/protocol/schema.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("words are compared");

namespace baize::server::protocol_files_test {
namespace {

std::string read(const std::string& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The first line in which they differ.
std::string difference(const std::string& old, const std::string& made) {
    std::istringstream a(old), b(made);
    std::string left, right;
    for (int line = 1;; ++line) {
        const bool more = static_cast<bool>(std::getline(a, left)), also = static_cast<bool>(std::getline(b, right));
        if (!more && !also) return "no line";
        if (more != also || left != right)
            return "line " + std::to_string(line) + ":\n- " + (more ? left : "") + "\n+ " + (also ? right : "");
    }
}

void compare(const std::string& name, const std::string& made) {
    const std::string path = testing_support::source_dir() + "/" + name;
    if (std::getenv("BAIZE_UPDATE")) std::ofstream(path) << made;
    const std::string old = read(path);
    EXPECT_TRUE(old == made) << name << " is not what the description makes, at " << difference(old, made)
                             << "\nBAIZE_UPDATE=1 baize_tests --gtest_filter='ProtocolFiles*' writes it";
}

TEST(ProtocolFiles, TheTypesOfThePages) { compare("web/src/lib/protocol.ts", protocol_ts()); }

TEST(ProtocolFiles, TheTypesOfTheLab) { compare("web/src/pages/lab/types.ts", lab_ts()); }

TEST(ProtocolFiles, TheListsOfFieldsInThePage) {
    const std::string page = read(testing_support::source_dir() + "/docs/protocol.md");
    compare("docs/protocol.md", protocol_page(page));
}

TEST(ProtocolFiles, TheListsOfFieldsOfTheJournal) {
    const std::string page = read(testing_support::source_dir() + "/docs/journal.md");
    compare("docs/journal.md", journal_page(page));
    EXPECT_THROW(journal_page("no fields at all"), std::runtime_error);
}

TEST(ProtocolFiles, APageThatLeavesOutOrInventsAPartIsRefused) {
    EXPECT_THROW(protocol_page("<!-- fields of Nothing -->\n<!-- end -->"), std::runtime_error);
    EXPECT_THROW(protocol_page("no fields at all"), std::runtime_error);
    EXPECT_THROW(protocol_page("<!-- fields of State -->\nno end"), std::runtime_error);
}

}  // namespace
}  // namespace baize::server::protocol_files_test
