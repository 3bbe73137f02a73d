// How values of a table file are read: each with its bounds, and with the place in the file where it is wrong. Only
// config.cpp includes this, for toml++ is slow to compile.
#pragma once

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
// Some of toml++'s assertions fail on broken files, such as "[)a]", for which the code after them has an error message.
// With NDEBUG they would become assumptions of the optimizer.
#ifdef NDEBUG
#error "table files must be read in a build without NDEBUG"
#endif
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "table_file/config_text.hpp"

namespace baize::table_file {

using Node = toml::node;

inline std::string_view kind_of(const Node& node) {
    switch (node.type()) {
        case toml::node_type::table: return "a table";
        case toml::node_type::array: return "a list";
        case toml::node_type::string: return "text";
        case toml::node_type::integer: return "a whole number";
        case toml::node_type::floating_point: return "a fraction";
        case toml::node_type::boolean: return "true or false";
        default: return "a date or a time";
    }
}

// Reads values into a configuration and keeps the first thing that was wrong.
class Reader {
public:
    Reader(std::string_view file, TableConfig& into) : config(into), file_(file) {}

    TableConfig& config;
    const Game* game = nullptr;
    MaybeRefusal fault;

    void fail(const toml::source_region& at, std::string_view what, std::string clause = {}) {
        if (!fault)
            fault =
                Refusal{fmt::format("{}:{}:{}: {}", file_, at.begin.line, at.begin.column, what), std::move(clause)};
    }
    void expected(const Node& node, std::string_view key, std::string_view what) {
        fail(node.source(), fmt::format("'{}' is {}; expected {}", shown(key), kind_of(node), what));
    }

    std::string text(const Node& node, std::string_view key, std::size_t longest) {
        const auto* value = node.as_string();
        if (!value) { expected(node, key, "text in quotes"); return {}; }
        const std::string& text = value->get();
        const bool control = std::any_of(text.begin(), text.end(),
                                         [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
        if (text.empty() || text.size() > longest || control)
            fail(node.source(), fmt::format("'{}' is {}; expected one line of 1 to {} bytes", shown(key),
                                            control ? "more than one line or has control characters"
                                                    : fmt::format("{} bytes long", text.size()),
                                            longest));
        return text;
    }

    int whole(const Node& node, std::string_view key, int least, int most) {
        const std::string range = fmt::format("a whole number from {} to {}", least, most);
        const auto* value = node.as_integer();
        if (!value) { expected(node, key, range); return least; }
        if (value->get() < least || value->get() > most) {
            fail(node.source(), fmt::format("'{}' is {}; expected {}", shown(key), value->get(), range));
            return least;
        }
        return static_cast<int>(value->get());
    }

    bool yes_or_no(const Node& node, std::string_view key) {
        if (const auto* value = node.as_boolean()) return value->get();
        expected(node, key, "true or false");
        return false;
    }

    // Never a float: 0.10 has none.
    Money money(const Node& node, std::string_view key, Money least) {
        std::optional<Money> amount;
        if (const auto* units = node.as_integer(); units && units->get() >= 0 && units->get() <= kMoneyMax.cents / 100)
            amount = Money{units->get() * 100};
        if (const auto* text = node.as_string()) amount = to_money(text->get());
        if (amount && *amount >= least) return *amount;
        const std::string wanted = fmt::format("an amount from {} to {}, such as \"12.50\" in quotes or 12",
                                               to_string(least), to_string(kMoneyMax));
        if (node.is_string() || node.is_integer())
            fail(node.source(), fmt::format("'{}' is no such amount; expected {}", shown(key), wanted));
        else expected(node, key, wanted);
        return least;
    }

    // A value of an option, or the name of a pay table: `decks = 6` and `resplit = false` read well.
    std::string word(const Node& node, std::string_view key) {
        if (const auto* number = node.as_integer()) return std::to_string(number->get());
        if (const auto* answer = node.as_boolean()) return answer->get() ? "yes" : "no";
        return text(node, key, 64);
    }

    const toml::table* table(const Node& node, std::string_view key) {
        if (!node.is_table()) expected(node, key, fmt::format("a table, [{}]", shown(key)));
        return node.as_table();
    }

    void unknown(const toml::key& key, std::string_view what, const std::vector<std::string_view>& known) {
        fail(key.source(), fmt::format("there is no {} '{}'{}", what, shown(key.str()), suggestion(key.str(), known)));
    }

    bool wager(const toml::source_region& at, std::string_view id) {
        if (find_wager(*game, id)) return true;
        fail(at, fmt::format("{} has no wager '{}'{}", game->id, shown(id), suggestion(id, wager_names(*game))));
        return false;
    }

    // Do the choices read so far make a set-up? If not, the last of them is to blame.
    void try_choices(const Node& last) {
        const auto setup = Setup::make(*game, config.choices);
        if (!setup)
            fail(last.source(), setup.refusal().what,
                 setup.refusal().clause.empty() ? "" : cite(*game, setup.refusal().clause));
    }

private:
    std::string_view file_;
};

}  // namespace baize::table_file
