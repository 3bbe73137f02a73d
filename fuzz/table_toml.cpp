// libFuzzer: any bytes as a table file. What is read must make a set-up, and nothing may throw or crash.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "table_file/config.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto config = baize::parse_table(text, "fuzz.toml");
    if (!config) {
        if (config.refusal().what.empty()) std::abort();  // a refusal says why
        return 0;
    }
    const auto setup = baize::setup_of(*config);
    const auto findings = baize::check_table(*config);
    baize::required_notices(*config);
    // What cannot be set up is forbidden; a set-up has limits that the engine can divide by.
    if (!setup && (findings.empty() || findings[0].weight != baize::Weight::Forbidden)) std::abort();
    for (std::size_t w = 0; setup && w < setup->game().wagers.size(); ++w)
        if (setup->limits(w).increment.cents < 1 || setup->limits(w).max > baize::kMoneyMax) std::abort();
    return 0;
}
