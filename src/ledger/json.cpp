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

// Takes the fields of an object one by one and remembers the first that is wrong, and whether any was left.
class Fields {
public:
    Fields(const json& from, std::string_view what) : from_(from), what_(what) {
        if (!from.is_object()) fault_ = fmt::format("{} must be a JSON object, not {}", what, from.type_name());
    }

    void text(const char* key, std::string& into) {
        if (const json* field = take(key, &json::is_string, "a text")) into = field->get<std::string>();
    }

    void number(const char* key, std::int64_t& into) {
        const json* field = take(key, &json::is_number_integer, "a whole number");
        if (!field) return;
        if (field->is_number_unsigned() && field->get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max()) return fail(key, "a number of 64 bits");
        into = field->get<std::int64_t>();
    }

    template <class Enum>
    void word(const char* key, std::optional<Enum> (*named)(std::string_view), Enum& into) {
        std::string name;
        text(key, name);
        if (fault_ || !from_.contains(key)) return;
        if (const auto value = named(name)) into = *value;
        else fail(key, "one of the words for it, not '" + name + "'");
    }

    void need(const char* key) {
        if (!fault_ && !from_.contains(key)) fault_ = fmt::format("{}: the field '{}' is missing", what_, key);
    }

    MaybeRefusal done() {
        if (!fault_ && taken_ != from_.size()) fault_ = fmt::format("{}: {} field(s) are unknown", what_, from_.size() - taken_);
        return fault_ ? MaybeRefusal(Refusal{*fault_}) : std::nullopt;
    }

private:
    const json* take(const char* key, bool (json::*is)() const noexcept, const char* expected) {
        if (fault_) return nullptr;
        const auto at = from_.find(key);
        if (at == from_.end()) return nullptr;
        ++taken_;
        if (((*at).*is)()) return &*at;
        fail(key, expected);
        return nullptr;
    }

    void fail(const char* key, const std::string& expected) { fault_ = fmt::format("{}: the field '{}' must be {}", what_, key, expected); }

    const json& from_;
    std::string_view what_;
    std::size_t taken_ = 0;
    std::optional<std::string> fault_;
};

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
    Transfer transfer;
    Fields fields(from, "a transfer");
    fields.need("id");
    fields.text("id", transfer.id);
    fields.text("from", transfer.debit);
    fields.text("to", transfer.credit);
    fields.number("amount", transfer.amount.cents);
    fields.word("phase", phase_named, transfer.phase);
    fields.text("pending", transfer.pending);
    fields.word("purpose", purpose_named, transfer.purpose);
    fields.text("corrects", transfer.corrects);
    fields.text("by", transfer.ordered_by);
    fields.text("clause", transfer.clause);
    if (auto refusal = fields.done()) return *refusal;
    return transfer;
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
    Voucher voucher;
    Fields fields(from, "a voucher");
    fields.need("number");
    fields.text("number", voucher.number);
    fields.number("amount", voucher.amount.cents);
    fields.number("issued", voucher.issued_ms);
    fields.number("expires", voucher.expires_ms);
    fields.text("from", voucher.issued_by);
    fields.word("state", voucher_state_named, voucher.state);
    fields.number("paid", voucher.paid_ms);
    fields.text("by", voucher.paid_by);
    if (auto refusal = fields.done()) return *refusal;
    return voucher;
}

}  // namespace baize::ledger
