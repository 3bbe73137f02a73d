#include "floor/entry_codec.hpp"

#include <fmt/format.h>

#include <ranges>

#include "wire/read.hpp"

namespace baize::floor {

namespace {

// ---- Events, in the words of their game -----------------------------------------------------------------------

const Game& game_of_round(const GameOf& game_of, const entry::What& what) {
    return game_of(entry::table_of(what), entry::round_of(what));
}

struct WriteField {
    wire::ObjectText object;
    const entry::What& what;
    const GameOf& game_of;

    template <class T>
    void operator()(std::string_view name, const T& value) const { object(name, value); }
    void operator()(std::string_view name, const Event& event) const {
        object(name, event_of(event, game_of_round(game_of, what)));
    }
    void operator()(std::string_view name, const std::optional<Event>& event) const { (*this)(name, *event); }
    void operator()(std::string_view name, const std::vector<Event>& events) const {
        const auto said = [&game = game_of_round(game_of, what)](const Event& each) { return event_of(each, game); };
        object(name, std::views::transform(events, said));
    }
};

// The table and the round of an entry are read before its events.
struct ReadField {
    const entry::What& what;
    const GameOf& game_of;

    template <class T>
    wire::Wrong operator()(const wire::Sent& sent, T& to) const { return wire::read_value(sent, to); }
    wire::Wrong operator()(const wire::Sent& sent, Event& to) const {
        if (!sent.json) return sent.must_be("an event");
        if (!game_of) return std::nullopt;
        auto event = event_from_json(*sent.json, game_of_round(game_of, what));
        if (!event) return fmt::format("{}: {}", sent.what, event.refusal().what);
        to = *event;
        return std::nullopt;
    }
    wire::Wrong operator()(const wire::Sent& sent, std::optional<Event>& to) const {
        return game_of ? (*this)(sent, to.emplace()) : std::nullopt;
    }
    wire::Wrong operator()(const wire::Sent& sent, std::vector<Event>& to) const {
        if (!sent.is_list()) return sent.must_be("a list");
        if (!game_of) return std::nullopt;
        to.reserve(sent.json->size());
        for (const Json& each : *sent.json)
            if (auto wrong = (*this)(sent.item(each), to.emplace_back())) return wrong;
        return std::nullopt;
    }
};

// ---- By kind ------------------------------------------------------------------------------------------------

template <std::size_t... Kinds>
bool make_kind(std::string_view kind, entry::What& what, std::index_sequence<Kinds...>) {
    return ((std::variant_alternative_t<Kinds, entry::What>::kKind == kind && (what.emplace<Kinds>(), true)) || ...);
}

constexpr auto kAll = std::make_index_sequence<std::variant_size_v<entry::What>>();

template <std::size_t... Kinds>
std::vector<std::string_view> words_of(std::index_sequence<Kinds...>) {
    return {std::variant_alternative_t<Kinds, entry::What>::kKind...};
}

template <class What>
constexpr bool of_round(std::string_view kind) {
    if constexpr (requires { What::kOfRound; }) return What::kKind == kind;
    else return false;
}
template <std::size_t... Kinds>
constexpr bool any_of_round(std::string_view kind, std::index_sequence<Kinds...>) {
    return (of_round<std::variant_alternative_t<Kinds, entry::What>>(kind) || ...);
}

// Which versions are read.
std::string versions_read(std::uint64_t oldest, std::uint64_t newest) {
    return oldest == newest ? fmt::format("{}", newest) : fmt::format("{} to {}", oldest, newest);
}

}  // namespace

bool is_of_round(const Json& entry) {
    const auto kind = entry.find("k");
    return kind != entry.end() && kind->is_string() && any_of_round(kind->get_ref<const std::string&>(), kAll);
}

std::vector<std::string_view> entry_kinds() { return words_of(kAll); }

std::string encode(const Entry& entry, const GameOf& game_of) {
    std::string out;
    out.reserve(512);
    char before = '{';
    const WriteField write{{out, NotUtf8::Throw, before}, entry.what, game_of};
    const auto write_kind = [&](const auto& what) {
        write("k", what.kKind);
        wire::each_field(entry, write);
        wire::each_field(what, write);
    };
    std::visit(write_kind, entry.what);
    out += '}';
    return out;
}

Result<Entry> decode(const Json& json, const GameOf& game_of) {
    if (!json.is_object()) return Refusal{*wire::no_object("an entry")};
    const auto kind = json.find("k");
    Entry entry;
    if (kind == json.end() || !kind->is_string() || !make_kind(kind->get_ref<const std::string&>(), entry.what, kAll))
        return Refusal{"an entry of that kind is not known"};
    wire::Fields fields{json, kind->get_ref<const std::string&>(), wire::Trust::Trusted};
    const ReadField read_one{entry.what, game_of};
    const auto read = [&](wire::Fields& from) {
        from.find("k");
        auto wrong = wire::read_fields(from, entry, read_one);
        const auto read_kind = [&](auto& what) { return wire::read_fields(from, what, read_one); };
        return wrong ? wrong : std::visit(read_kind, entry.what);
    };
    auto wrong = read(fields);
    if (!wrong && !fields.all_found()) wrong = wire::unasked(fields, read);
    if (wrong) return Refusal{*wrong};
    return entry;
}

MaybeRefusal check_version(const Json& first) {
    std::int64_t version = 1;
    if (first.is_object() && first.value("k", "") == entry::Journal::kKind) {
        const auto said = first.find("version");
        version = said != first.end() && said->is_number_integer() ? said->get<std::int64_t>() : 0;
    }
    if (version >= entry::kOldest && version <= entry::kVersion) return std::nullopt;
    return Refusal{fmt::format(
        "journal of version {}, this program reads {}: run and audit it with the release that wrote it, and begin a "
        "new journal with this one, in another database",
        version, versions_read(entry::kOldest, entry::kVersion))};
}

}  // namespace baize::floor
