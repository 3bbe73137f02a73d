// baize --version: of which sources, by which compiler, with which libraries.
#include <fmt/format.h>

#include <boost/version.hpp>
#include <gmp.h>
#include <jemalloc/jemalloc.h>
#include <libpq-fe.h>
#include <nlohmann/json.hpp>
#include <openssl/crypto.h>
#include <sodium/version.h>
#include <spdlog/version.h>
#include <sqlite3.h>
#include <toml++/impl/version.h>
#include <zint.h>

#include "cli/verbs.hpp"
#include "core/version.hpp"

namespace baize::cli {

namespace {

// Those that count in hundreds: 90100 is 9.1.0.
std::string in_hundreds(int number) {
    return fmt::format("{}.{}.{}", number / 10000, number / 100 % 100, number % 100);
}

std::string of_jemalloc() {
    const char* version = JEMALLOC_VERSION;
    std::size_t size = sizeof version;
    mallctl("version", &version, &size, nullptr, 0);
    const std::string_view text = version;
    return std::string(text.substr(0, text.find('-')));
}

std::string of_compiler() {
#ifdef __clang__
    return "clang++ " __clang_version__;
#else
    return "g++ " __VERSION__;
#endif
}

// A library that is linked when the program starts says itself what it is; the others are what the compiler read.
std::vector<std::pair<std::string, std::string>> libraries() {
    return {
        {"Boost", fmt::format("{}.{}.{}", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, BOOST_VERSION % 100)},
        {"CLI11", CLI11_VERSION},
        {"fmt", in_hundreds(FMT_VERSION)},
        {"GMP", gmp_version},
        {"jemalloc", of_jemalloc()},
        {"libpq", fmt::format("{}.{}", PQlibVersion() / 10000, PQlibVersion() % 10000)},
        {"libsodium", sodium_version_string()},
        {"nlohmann-json", fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                                      NLOHMANN_JSON_VERSION_PATCH)},
        {"OpenSSL", OpenSSL_version(OPENSSL_VERSION_STRING)},
        {"spdlog", fmt::format("{}.{}.{}", SPDLOG_VER_MAJOR, SPDLOG_VER_MINOR, SPDLOG_VER_PATCH)},
        {"SQLite", sqlite3_libversion()},
        {"toml++", fmt::format("{}.{}.{}", TOML_LIB_MAJOR, TOML_LIB_MINOR, TOML_LIB_PATCH)},
        {"zint", in_hundreds(ZBarcode_Version())},
    };
}

}  // namespace

void print_version(bool as_json) {
    if (as_json) {
        nlohmann::ordered_json json = {{"version", version()}, {"commit", commit()}, {"compiler", of_compiler()}};
        for (const auto& [name, number] : libraries()) json["libraries"][name] = number;
        fmt::print("{}\n", json.dump(1));
        return;
    }
    fmt::print("baize {}\n  {:<14} {}\n  {:<14} {}\n", version(), "commit", commit(), "compiler", of_compiler());
    for (const auto& [name, number] : libraries()) fmt::print("  {:<14} {}\n", name, number);
}

}  // namespace baize::cli
