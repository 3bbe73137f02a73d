#include "support/made_file.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/paths.hpp"

namespace baize::testing_support {

namespace {

// The first line in which they differ.
std::string differing_line(const std::string& old, const std::string& made) {
    std::istringstream a(old), b(made);
    std::string left, right;
    for (int line = 1;; ++line) {
        const bool more = static_cast<bool>(std::getline(a, left)), also = static_cast<bool>(std::getline(b, right));
        if (!more && !also) return "no line";
        if (more != also || left != right)
            return "line " + std::to_string(line) + ":\n- " + (more ? left : "") + "\n+ " + (also ? right : "");
    }
}

}  // namespace

std::string text_of_file(const std::string& name) {
    std::ifstream file(source_dir() + "/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

void expect_made(const std::string& name, const std::string& made) {
    if (std::getenv("BAIZE_UPDATE")) std::ofstream(source_dir() + "/" + name) << made;
    const std::string old = text_of_file(name);
    EXPECT_TRUE(old == made) << name << " is not what the description makes, at " << differing_line(old, made)
                             << "\nBAIZE_UPDATE=1 baize_tests --gtest_filter='Protocol*' writes it";
}

}  // namespace baize::testing_support
