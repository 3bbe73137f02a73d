#include "floor/entry_codec.hpp"

#include <fmt/format.h>

#include <limits>

#include "wire/json_text.hpp"
#include "definition/words.hpp"
#include "ledger/names.hpp"

namespace baize::floor {

namespace {

// ---- The fields of what the ledger has ----------------------------------------------------------------------

void fields_of(auto& e, auto& c) { std::remove_cvref_t<decltype(e)>::fields(e, c); }

template <class T>
concept IsTransfer = std::is_same_v<std::remove_const_t<T>, ledger::Transfer>;
template <class T>
concept IsVoucher = std::is_same_v<std::remove_const_t<T>, ledger::Voucher>;

// Short keys, amounts in whole minor units, defaults left out.
void fields_of(IsTransfer auto& t, auto& c) {
    c("id", t.id), c.filled("from", t.debit), c.filled("to", t.credit), c.filled("amount", t.amount);
    c.unless("phase", t.phase, ledger::Phase::Single), c.filled("pending", t.pending);
    c.unless("purpose", t.purpose, ledger::Purpose::Other), c.filled("stake", t.stake);
    c.filled("corrects", t.corrects), c.filled("by", t.ordered_by), c.filled("clause", t.clause);
}

void fields_of(IsVoucher auto& v, auto& c) {
    c("number", v.number), c.filled("amount", v.amount), c.filled("issued", v.issued_ms);
    c.filled("expires", v.expires_ms), c.filled("from", v.issued_by);
    c.unless("state", v.state, ledger::VoucherState::Open), c.filled("paid", v.paid_ms), c.filled("by", v.paid_by);
}

// Of the entry itself, but for what its kind says.
void fields_of_act(auto& e, auto& c) {
    c("t", e.at_ms);
    if (c.filled("src", e.source)) c("n", e.number);
    c.filled("by", e.by), c.filled("transfers", e.transfers);
}

template <class T>
inline constexpr bool kHasFields =
    IsTransfer<T> || IsVoucher<T> || std::is_same_v<std::remove_const_t<T>, entry::SettledLine>;

// ---- Writing ------------------------------------------------------------------------------------------------

class EntryWriter {
public:
    EntryWriter(std::string& out, const GameOf& game_of) : out_(out), game_of_(game_of) {}

    template <class T>
    void operator()(std::string_view key, const T& value) {
        begin(key);
        write(value);
    }
    template <class T>
    bool filled(std::string_view key, const T& value) {
        if (empty(value)) return false;
        (*this)(key, value);
        return true;
    }
    template <class T>
    void unless(std::string_view key, const T& value, const T& standard) {
        if (value != standard) (*this)(key, value);
    }
    void event(std::string_view key, const Event& event, const std::string& table, std::uint64_t round) {
        (*this)(key, event_of(event, game_of_(table, round)));
    }
    void event(std::string_view key, const std::optional<Event>& one, const std::string& table, std::uint64_t round) {
        if (one) event(key, *one, table, round);
    }
    void events(std::string_view key, const std::vector<Event>& list, const std::string& table, std::uint64_t round) {
        begin(key);
        const Game& game = game_of_(table, round);
        char before = '[';
        for (const Event& each : list) {
            out_ += before;
            before = ',';
            wire::write(event_of(each, game), out_);
        }
        out_ += before == '[' ? "[]" : "]";
    }
    void part(const wire::Described auto& part) {
        wire::each_field(part, [&](std::string_view key, const auto& value) { (*this)(key, value); });
    }
    void dispute(const std::optional<entry::Disputed>& dispute) {
        if (!dispute) return;
        (*this)("table", dispute->table), (*this)("round", dispute->round), (*this)("disputed", dispute->disputed);
    }
    void end() { out_ += before_ == '{' ? "{}" : "}"; }

private:
    template <class T>
    static bool empty(const T& value) {
        if constexpr (wire::kOptional<T>) return !value;
        else return wire::is_empty(value);
    }
    void begin(std::string_view key) {
        (out_ += before_) += '"';
        (out_ += key) += "\":";
        before_ = ',';
    }
    template <class T>
    void write(const T& value) {
        if constexpr (std::is_same_v<T, Json>) out_ += json_text(value);
        else if constexpr (kHasFields<T>) {
            EntryWriter inner(out_, game_of_);
            fields_of(value, inner);
            inner.end();
        } else if constexpr (wire::kOptional<T>) {
            write(*value);
        } else if constexpr (wire::List<T> && !wire::ByName<T>) {
            char before = '[';
            for (const auto& each : value) {
                out_ += before;
                before = ',';
                write(each);
            }
            out_ += before == '[' ? "[]" : "]";
        } else {
            wire::write(value, out_);
        }
    }

    std::string& out_;
    const GameOf& game_of_;
    char before_ = '{';
};

// ---- Reading ------------------------------------------------------------------------------------------------

struct Unreadable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Takes the fields of an object one by one, and at the end wants to have taken all.
class EntryReader {
public:
    EntryReader(const Json& json, const GameOf& game_of) : json_(json), game_of_(game_of) {
        if (!json.is_object()) throw Unreadable("an object was expected");
    }

    template <class T>
    void operator()(std::string_view key, T& into) {
        if (!filled(key, into)) throw Unreadable(fmt::format("'{}' is missing", key));
    }
    template <class T>
    bool filled(std::string_view key, T& into) {
        const Json* found = find(key);
        if (found) read(key, *found, into);
        return found != nullptr;
    }
    template <class T>
    void unless(std::string_view key, T& into, const T&) { filled(key, into); }
    void event(std::string_view key, Event& into, const std::string& table, std::uint64_t round) {
        const Json* found = find(key);
        if (!found) throw Unreadable(fmt::format("'{}' is missing", key));
        if (game_of_) into = event_from(*found, game_of_(table, round));
    }
    void event(std::string_view key, std::optional<Event>& into, const std::string& table, std::uint64_t round) {
        if (const Json* found = find(key); found && game_of_) into = event_from(*found, game_of_(table, round));
    }
    void events(std::string_view key, std::vector<Event>& into, const std::string& table, std::uint64_t round) {
        const Json* found = find(key);
        if (!found || !found->is_array()) throw Unreadable(fmt::format("'{}' must be a list", key));
        if (!game_of_) return;
        const Game& game = game_of_(table, round);
        for (const Json& each : *found) into.push_back(event_from(each, game));
    }
    template <wire::Described T>
    void part(T& into) {
        const auto one = [&](const auto& field) {
            if (field.rule == wire::Rule::Always) (*this)(field.name, into.*field.member);
            else filled(field.name, into.*field.member);
        };
        std::apply([&](const auto&... field) { (one(field), ...); }, T::kPart.fields);
    }
    void dispute(std::optional<entry::Disputed>& into) {
        entry::Disputed dispute;
        if (!filled("disputed", dispute.disputed)) return;
        (*this)("table", dispute.table), (*this)("round", dispute.round);
        into = std::move(dispute);
    }
    void end() const {
        if (taken_.size() == json_.size()) return;
        for (const auto& [key, value] : json_.items())
            if (std::find(taken_.begin(), taken_.end(), key) == taken_.end())
                throw Unreadable(fmt::format("'{}' is not known", key));
    }

private:
    const Json* find(std::string_view key) {
        const auto found = json_.find(key);
        if (found == json_.end()) return nullptr;
        taken_.push_back(key);
        return &*found;
    }
    static Event event_from(const Json& json, const Game& game) {
        auto event = event_from_json(json, game);
        if (!event) throw Unreadable(event.refusal().what);
        return *event;
    }
    [[noreturn]] static void must_be(std::string_view key, std::string_view what) {
        throw Unreadable(fmt::format("'{}' must be {}", key, what));
    }
    template <class T>
    void read(std::string_view key, const Json& json, T& into) const {
        if constexpr (std::is_same_v<T, Json>) into = json;
        else if constexpr (wire::kOptional<T>) read(key, json, into.emplace());
        else if constexpr (kHasFields<T> || wire::Described<T>) read_object(key, json, into);
        else if constexpr (std::is_same_v<T, std::string>) read_text(key, json, into);
        else if constexpr (std::is_same_v<T, bool>) {
            if (!json.is_boolean()) must_be(key, "true or false");
            into = json.get<bool>();
        } else if constexpr (HasWords<T>) {
            const auto value = json.is_string() ? from_word<T>(json.get_ref<const std::string&>()) : std::nullopt;
            if (!value) must_be(key, "one of the words for it");
            into = *value;
        } else if constexpr (std::is_same_v<T, Money>) {
            read(key, json, into.cents);
        } else if constexpr (std::is_integral_v<T>) {
            into = number<T>(key, json);
        } else {
            read_list(key, json, into);
        }
    }
    void read_text(std::string_view key, const Json& json, std::string& into) const {
        if (!json.is_string()) must_be(key, "a text");
        into = json.get_ref<const std::string&>();
    }
    template <class T>
    void read_object(std::string_view key, const Json& json, T& into) const {
        if (!json.is_object()) must_be(key, "an object");
        EntryReader inner(json, game_of_);
        if constexpr (wire::Described<T>) inner.part(into);
        else fields_of(into, inner);
        inner.end();
    }
    template <class T>
    T number(std::string_view key, const Json& json) const {
        using Limits = std::numeric_limits<T>;
        if (!json.is_number_integer()) must_be(key, "a whole number");
        const bool within = json.is_number_unsigned() ? std::in_range<T>(json.get<std::uint64_t>())
                                                      : std::in_range<T>(json.get<std::int64_t>());
        if (!within) throw Unreadable(fmt::format("'{}' must be from {} to {}", key, Limits::min(), Limits::max()));
        return json.get<T>();
    }
    template <class T>
    void read_list(std::string_view key, const Json& json, T& into) const {
        if constexpr (wire::ByName<T>) {
            if (!json.is_object()) must_be(key, "an object");
            for (const auto& [name, each] : json.items()) read(key, each, into[name]);
        } else if constexpr (requires { into.emplace_back(); }) {
            if (!json.is_array()) must_be(key, "a list");
            into.reserve(json.size());
            for (const Json& each : json) read(key, each, into.emplace_back());
        } else {  // of as many as there are
            if (!json.is_array() || json.size() != into.size()) must_be(key, fmt::format("a list of {}", into.size()));
            for (std::size_t i = 0; i < into.size(); ++i) read(key, json[i], into[i]);
        }
    }

    const Json& json_;
    const GameOf& game_of_;
    std::vector<std::string_view> taken_;
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

}  // namespace

bool is_of_round(const Json& entry) {
    const auto kind = entry.find("k");
    return kind != entry.end() && kind->is_string() && any_of_round(kind->get_ref<const std::string&>(), kAll);
}

std::vector<std::string_view> entry_kinds() { return words_of(kAll); }

std::string encode(const Entry& entry, const GameOf& game_of) {
    std::string out;
    out.reserve(512);
    EntryWriter writer(out, game_of);
    std::visit(
        [&](const auto& what) {
            writer("k", what.kKind);
            fields_of_act(entry, writer);
            fields_of(what, writer);
        },
        entry.what);
    writer.end();
    return out;
}

Result<Entry> decode(const Json& json, const GameOf& game_of) {
    std::string kind;
    try {
        Entry entry;
        EntryReader reader(json, game_of);
        reader("k", kind);
        if (!make_kind(kind, entry.what, kAll)) throw Unreadable("an entry of that kind is not known");
        fields_of_act(entry, reader);
        std::visit([&](auto& what) { fields_of(what, reader); }, entry.what);
        reader.end();
        return entry;
    } catch (const Unreadable& error) {
        return Refusal{fmt::format("{}: {}", kind.empty() ? "an entry" : kind, error.what())};
    }
}

std::string versions_read(std::uint64_t oldest, std::uint64_t newest) {
    return oldest == newest ? fmt::format("{}", newest) : fmt::format("{} to {}", oldest, newest);
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
