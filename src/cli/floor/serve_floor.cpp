#include "cli/floor/serve_floor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "table_file/config.hpp"

namespace baize::cli {

namespace fs = std::filesystem;
using floor::Json;

namespace {

constexpr std::int64_t kCageCents = 100'000'00;
constexpr std::int64_t kFloatCents = 50'000'00;

// Sets a key that stands above the first [heading] of a TOML file.
std::string with_key(const std::string& toml, std::string_view key, std::string_view value) {
    const std::string line_of_key = fmt::format("{} = {}", key, value);
    std::istringstream lines(toml);
    std::string result, line;
    bool above = true, found = false;
    while (std::getline(lines, line)) {
        const std::size_t start = line.find_first_not_of(" \t");
        above = above && !(start != line.npos && line[start] == '[');
        const bool here = above && start != line.npos && std::string_view(line).substr(start).starts_with(key) &&
                          line.find_first_not_of(" \t", start + key.size()) == line.find('=', start);
        result += (here ? line_of_key : line) + "\n";
        found = found || here;
    }
    return found ? result : line_of_key + "\n" + result;
}

}  // namespace

std::string data_folder(const std::string& installed, const std::string& in_source) {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (const fs::path found = program.parent_path().parent_path() / "share/baize" / installed;
        fs::is_directory(found, error))
        return found.string();
    for (fs::path at = program; at.has_relative_path(); at = at.parent_path())
        if (const fs::path found = at.parent_path() / in_source; fs::is_directory(found, error)) return found.string();
    return "";
}

Result<std::vector<TableFile>> read_tables(const std::string& folder) {
    std::error_code error;
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.path().extension() == ".toml") paths.push_back(entry.path());
    if (error) return Refusal{fmt::format("the folder of tables '{}' cannot be read: {}", folder, error.message())};
    std::sort(paths.begin(), paths.end());
    std::vector<TableFile> files;
    for (const fs::path& path : paths) {
        std::ifstream stream(path, std::ios::binary);
        TableFile file{path.string(), {std::istreambuf_iterator<char>(stream), {}}, ""};
        const auto config = parse_table(file.toml, path.filename().string());
        if (!config) return config.refusal();
        file.id = config->id;
        files.push_back(std::move(file));
    }
    return files;
}

std::string for_demonstration(const std::string& toml, const std::string& currency) {
    std::string changed = with_key(with_key(toml, "play-money", "true"), "currency", fmt::format("\"{}\"", currency));
    const auto config = parse_table(changed);
    return config && config->chance == ChanceFrom::Scanner ? with_key(changed, "chance", "\"server\"") : changed;
}

void put_tables(server::Hub& hub, const std::vector<TableFile>& files, bool demonstration,
                const std::string& currency) {
    for (const TableFile& file : files)
        hub.as_house("table", {{"toml", demonstration ? for_demonstration(file.toml, currency) : file.toml}});
    if (!demonstration) return;
    hub.as_house("fill", {{"account", "cash:cage"}, {"amount", kCageCents}});
    for (const TableFile& file : files) {
        hub.as_house("fill", {{"account", "float:" + file.id}, {"amount", kFloatCents}});
        hub.as_house("open-table", {{"table", file.id}});
    }
}

}  // namespace baize::cli
