#include "ledger/account.hpp"

#include <algorithm>
#include <stdexcept>

namespace baize::ledger {
namespace {

constexpr std::size_t kAccountMax = 100;  // bytes of its text
constexpr int kNumberMax = 99;            // two digits ...
constexpr std::size_t kNumberSize = 3;    // ... behind a '/'

// There are many of these, so each has a name of its own behind the colon; of the others there is one.
constexpr bool has_own_name(AccountKind kind) {
    return kind == AccountKind::Float || kind == AccountKind::Cash || kind == AccountKind::Terminal ||
           kind == AccountKind::Player || kind == AccountKind::Jackpot;
}

bool printable(char c) { return c > ' ' && c <= '~'; }

// `more`: how many bytes stand beside it.
bool is_name(AccountKind kind, std::string_view name, std::size_t more = 0) {
    return has_own_name(kind) != name.empty() && word_of(kind).size() + 1 + name.size() + more <= kAccountMax &&
           std::all_of(name.begin(), name.end(), printable);
}

// "07" behind a table's name: 7. 0 where the name does not end so.
int number_at_end(std::string_view name) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::size_t size = name.size();
    if (size < 4 || name[size - 3] != '/' || !digit(name[size - 2]) || !digit(name[size - 1])) return 0;
    return (name[size - 2] - '0') * 10 + (name[size - 1] - '0');
}

}  // namespace

// What stands around an owner's name where an account is one of several that he has.
constexpr std::string_view AccountId::before(Place place) {
    return place == Place::DropBox ? "drop/" : place == Place::Acceptor ? "acceptor/" : "";
}
constexpr AccountKind AccountId::kind_of(Place place) {
    return place == Place::AboveCeiling ? AccountKind::Jackpot : AccountKind::Cash;
}
constexpr std::string_view AccountId::after(Place place) { return place == Place::AboveCeiling ? "/next" : ""; }

AccountId::AccountId(AccountKind kind, std::string owner, Place place, int number)
    : kind_(kind), owner_(std::move(owner)), place_(place), number_(static_cast<std::uint8_t>(number)) {
    const std::size_t around = before(place).size() + after(place).size() + (number ? kNumberSize : 0);
    if (!is_name(kind, owner_, around))
        throw std::logic_error("there is no account " + std::string(word_of(kind)) + ":" + name());
}

AccountId::AccountId(AccountKind kind) : kind_(kind) {
    if (has_own_name(kind)) throw std::logic_error(std::string(word_of(kind)) + " has more than one account");
}

AccountId AccountId::of_float(std::string table) { return {AccountKind::Float, std::move(table), Place::Itself, 0}; }
AccountId AccountId::drawer(const std::string& name) { return named(AccountKind::Cash, name); }
AccountId AccountId::drop_box(std::string table) { return {AccountKind::Cash, std::move(table), Place::DropBox, 0}; }
AccountId AccountId::acceptor(std::string table) { return {AccountKind::Cash, std::move(table), Place::Acceptor, 0}; }
AccountId AccountId::player(std::string name) { return {AccountKind::Player, std::move(name), Place::Itself, 0}; }
AccountId AccountId::jackpot(const std::string& name) { return named(AccountKind::Jackpot, name); }

AccountId AccountId::terminal(std::string table, int number) {
    if (number < 1 || number > kNumberMax) throw std::logic_error("a table has no terminal " + std::to_string(number));
    return {AccountKind::Terminal, std::move(table), Place::Itself, number};
}

AccountId AccountId::above_ceiling(std::string jackpot) {
    return {AccountKind::Jackpot, std::move(jackpot), Place::AboveCeiling, 0};
}

// ---- As text --------------------------------------------------------------------------------------------

AccountId AccountId::named(AccountKind kind, std::string_view name) {
    if (kind == AccountKind::Terminal)
        if (const int number = number_at_end(name))
            return {kind, std::string(name.substr(0, name.size() - kNumberSize)), Place::Itself, number};
    for (const Place place : {Place::DropBox, Place::Acceptor, Place::AboveCeiling}) {
        const std::size_t first = before(place).size(), around = first + after(place).size();
        if (kind_of(place) == kind && name.size() > around && name.starts_with(before(place)) &&
            name.ends_with(after(place)))
            return {kind, std::string(name.substr(first, name.size() - around)), place, 0};
    }
    return {kind, std::string(name), Place::Itself, 0};
}

std::optional<AccountId> AccountId::parse(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto kind = from_word<AccountKind>(text.substr(0, colon));
    const std::string_view name = colon == text.npos ? std::string_view() : text.substr(colon + 1);
    if (!kind || has_own_name(*kind) != (colon != text.npos) || !is_name(*kind, name)) return std::nullopt;
    return name.empty() ? AccountId(*kind) : named(*kind, name);
}

std::optional<AccountId> AccountId::parse_terminal(std::string_view name) {
    if (number_at_end(name) == 0 || !is_name(AccountKind::Terminal, name)) return std::nullopt;
    return named(AccountKind::Terminal, name);
}

std::string AccountId::name() const {
    std::string name(before(place_));
    (name += owner_) += after(place_);
    if (number_ != 0) ((name += '/') += static_cast<char>('0' + number_ / 10)) += static_cast<char>('0' + number_ % 10);
    return name;
}

std::string AccountId::text() const {
    std::string text(word_of(kind_));
    if (!owner_.empty()) (text += ':') += name();
    return text;
}

}  // namespace baize::ledger
