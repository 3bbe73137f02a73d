#include "ledger/json.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>

#include "ledger/names.hpp"

namespace baize::ledger {
namespace {

using nlohmann::json;

void write(json& to, const char* key, const std::string& text) {
    if (!text.empty()) to[key] = text;
}

void write(json& to, const char* key, std::int64_t number) {
    if (number != 0) to[key] = number;
}

// One field of an object: whoever knows its key takes it, and says what it must be.
class Field {
public:
    Field(std::string_view key, const json& value) : key_(key), value_(value) {}

    bool text(std::string_view key, std::string& into) {
        if (key != key_) return false;
        if (value_.is_string()) into = value_.get_ref<const std::string&>();
        else fault_ = "a text";
        return true;
    }

    bool number(std::string_view key, std::int64_t& into) {
        if (key != key_) return false;
        if (!value_.is_number_integer()) fault_ = "a whole number";
        else if (value_.is_number_unsigned() && value_.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
            fault_ = "a number of 64 bits";
        else into = value_.get<std::int64_t>();
        return true;
    }

    template <class Enum>
    bool word(std::string_view key, std::optional<Enum> (*named)(std::string_view), Enum& into) {
        std::string name;
        if (!text(key, name)) return false;
        const auto value = named(name);
        if (value) into = *value;
        else if (fault_.empty()) fault_ = "one of the words for it, not '" + name + "'";
        return true;
    }

    const std::string& fault() const { return fault_; }  // what it must be; empty where it is that

private:
    std::string_view key_;
    const json& value_;
    std::string fault_;
};

// `take` is given every field and says whether it knows it.
template <class Take>
MaybeRefusal read_fields(const json& from, std::string_view what, const char* needed, const Take& take) {
    if (!from.is_object()) return Refusal{fmt::format("{} must be a JSON object, not {}", what, from.type_name())};
    if (!from.contains(needed)) return Refusal{fmt::format("{}: the field '{}' is missing", what, needed)};
    std::size_t unknown = 0;
    for (const auto& [key, value] : from.get_ref<const json::object_t&>()) {
        Field field(key, value);
        unknown += !take(field);
        if (!field.fault().empty())
            return Refusal{fmt::format("{}: the field '{}' must be {}", what, key, field.fault())};
    }
    if (unknown > 0) return Refusal{fmt::format("{}: {} field(s) are unknown", what, unknown)};
    return std::nullopt;
}

}  // namespace

json to_json(const Transfer& transfer) {
    json to = json::object();
    write(to, "id", transfer.id);
    write(to, "from", transfer.debit);
    write(to, "to", transfer.credit);
    write(to, "amount", transfer.amount.cents);
    if (transfer.phase != Phase::Single) to["phase"] = name_of(transfer.phase);
    write(to, "pending", transfer.pending);
    if (transfer.purpose != Purpose::Other) to["purpose"] = name_of(transfer.purpose);
    write(to, "corrects", transfer.corrects);
    write(to, "by", transfer.ordered_by);
    write(to, "clause", transfer.clause);
    return to;
}

Result<Transfer> transfer_from_json(const json& from) {
    Transfer t;
    const auto refusal = read_fields(from, "a transfer", "id", [&](Field& field) {
        return field.text("id", t.id) || field.text("from", t.debit) || field.text("to", t.credit) ||
               field.number("amount", t.amount.cents) || field.word("phase", phase_named, t.phase) ||
               field.text("pending", t.pending) || field.word("purpose", purpose_named, t.purpose) ||
               field.text("corrects", t.corrects) || field.text("by", t.ordered_by) || field.text("clause", t.clause);
    });
    if (refusal) return *refusal;
    return t;
}

json to_json(const Voucher& voucher) {
    json to = json::object();
    write(to, "number", voucher.number);
    write(to, "amount", voucher.amount.cents);
    write(to, "issued", voucher.issued_ms);
    write(to, "expires", voucher.expires_ms);
    write(to, "from", voucher.issued_by);
    if (voucher.state != VoucherState::Open) to["state"] = name_of(voucher.state);
    write(to, "paid", voucher.paid_ms);
    write(to, "by", voucher.paid_by);
    return to;
}

Result<Voucher> voucher_from_json(const json& from) {
    Voucher v;
    const auto refusal = read_fields(from, "a voucher", "number", [&](Field& field) {
        return field.text("number", v.number) || field.number("amount", v.amount.cents) ||
               field.number("issued", v.issued_ms) || field.number("expires", v.expires_ms) ||
               field.text("from", v.issued_by) || field.word("state", voucher_state_named, v.state) ||
               field.number("paid", v.paid_ms) || field.text("by", v.paid_by);
    });
    if (refusal) return *refusal;
    return v;
}

}  // namespace baize::ledger
