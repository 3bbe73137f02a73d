#include "ledger/ledger.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <utility>

#include "ledger/names.hpp"
#include "ledger/rules.hpp"

namespace baize::ledger {
namespace {

constexpr std::size_t kIdMax = 200;    // bytes of an id
constexpr std::size_t kTextMax = 500;  // bytes of who ordered it, and of a clause

// These guard money, so they stay on in every build.
void must(bool holds, std::string_view what) {
    if (!holds) throw std::logic_error(std::string(what));
}

Refusal refused(const Transfer& transfer, std::string_view why) {
    return {fmt::format("transfer {}: {}", transfer.id, why), transfer.clause};
}

// Empty where the id has no two '/'.
std::string_view book_of(std::string_view id) {
    const auto second = id.find('/', id.find('/') + 1);
    return id.substr(0, second == id.npos ? 0 : second);
}

MaybeRefusal check_texts(const Transfer& t) {
    if (t.id.empty() || t.id.size() > kIdMax)
        return Refusal{fmt::format("a transfer's id has 1 to {} bytes, this one {}", kIdMax, t.id.size())};
    for (const std::string* id : {&t.pending, &t.corrects})
        if (id->size() > kIdMax)
            return refused(t, fmt::format("it names an id of {} bytes; an id has at most {}", id->size(), kIdMax));
    for (const std::string* text : {&t.ordered_by, &t.clause})
        if (text->size() > kTextMax)
            return Refusal{
                fmt::format("transfer {}: a text of {} bytes; at most {} are kept", t.id, text->size(), kTextMax)};
    return std::nullopt;
}

MaybeRefusal check_money(const Transfer& t) {
    if (!t.pending.empty())
        return refused(
            t, fmt::format("a {} transfer names no pending one, this one names {}", word_of(t.phase), t.pending));
    if (t.amount <= Money{} || t.amount > kMoneyMax)
        return refused(
            t, fmt::format("the amount {} is not above 0 and at most {}", to_string(t.amount), to_string(kMoneyMax)));
    if (!t.debit || !t.credit) return refused(t, "it names a debit and a credit account");
    if (t.debit == t.credit)
        return refused(t, fmt::format("debit and credit are both {}; they must differ", t.debit->text()));
    return std::nullopt;
}

}  // namespace

Ledger::Ledger(std::string currency) : currency_(std::move(currency)) {}

// ---- Looking ----------------------------------------------------------------------------------------

const Account* Ledger::account(const AccountId& id) const {
    const auto at = accounts_.find(id);
    return at == accounts_.end() ? nullptr : &at->second;
}

Money Ledger::free(const AccountId& id) const {
    const Account* found = account(id);
    return found ? found->free() : Money{};
}

const Transfer* Ledger::find(std::string_view id) const {
    const auto at = taken_.find(id);
    return at == taken_.end() ? nullptr : &*at;
}

bool Ledger::is_pending(std::string_view id) const { return pending_.contains(id); }

std::vector<const Transfer*> Ledger::pending_of(std::string_view start) const {
    std::vector<const Transfer*> list;
    for (const std::string& id : pending_)
        if (id.starts_with(start)) list.push_back(find(id));
    std::sort(list.begin(), list.end(), [](const Transfer* a, const Transfer* b) { return a->id < b->id; });
    return list;
}

// ---- Checking ---------------------------------------------------------------------------------------

// `money`: the pending transfer that it names.
MaybeRefusal Ledger::check_pending(const Transfer& t, const Transfer* money) const {
    if (!money) return refused(t, fmt::format("there is no transfer '{}' to {}", t.pending, word_of(t.phase)));
    if (money->phase != Phase::Pending)
        return refused(t, fmt::format("{} is {}, not pending", t.pending, word_of(money->phase)));
    if (!is_pending(t.pending)) return refused(t, fmt::format("{} was posted or voided already", t.pending));
    // Accounts and amount are those of the pending transfer; whoever says them again must say the same.
    const bool same = (!t.debit || t.debit == money->debit) && (!t.credit || t.credit == money->credit) &&
                      (t.amount == Money{} || t.amount == money->amount);
    if (!same)
        return refused(t, fmt::format("{} moves {} from {} to {}, in full and nothing else", t.pending,
                                      to_string(money->amount), money->debit->text(), money->credit->text()));
    return std::nullopt;
}

MaybeRefusal Ledger::check_correction(const Transfer& t) const {
    if (t.purpose != Purpose::Correct) {
        if (t.corrects.empty()) return std::nullopt;
        return refused(
            t, fmt::format("it corrects {}, so its purpose must be correct, not {}", t.corrects, word_of(t.purpose)));
    }
    if (t.corrects.empty() || t.ordered_by.empty() || t.clause.empty())
        return refused(t, "a correction names the transfer that it corrects, who ordered it, and the clause");
    if (!find(t.corrects)) return refused(t, fmt::format("there is no transfer '{}' to correct", t.corrects));
    return std::nullopt;
}

MaybeRefusal Ledger::check_book(const Transfer& t) const {
    const std::string_view name = book_of(t.id);
    const auto open = open_books_.find(name);
    const bool closed =
        open == open_books_.end() ? closed_books_.contains(name) : open->second.ends && open->second.pending == 0;
    if (!closed) return std::nullopt;
    return refused(t, fmt::format("the book {} is closed: nothing is written in it any more", name));
}

Result<Ledger::Effect> Ledger::effect_of(const Transfer& t) const {
    const bool finishes = t.phase == Phase::Post || t.phase == Phase::Void;
    if (auto refusal = check_texts(t)) return *refusal;
    if (auto refusal = check_book(t)) return *refusal;
    const Transfer* moving = finishes ? find(t.pending) : &t;
    if (auto refusal = finishes ? check_pending(t, moving) : check_money(t)) return *refusal;
    if (auto refusal = check_correction(t)) return *refusal;
    const Transfer& money = *moving;
    if (auto refusal = purpose_misfit(t, money, money.debit->kind(), money.credit->kind())) return *refusal;

    const auto side = [&](const AccountId& id) {
        const Account* found = account(id);
        const Account before = found ? *found : Account{.kind = id.kind()};
        return Side{&id, before, before};
    };
    Effect effect{side(*money.debit), side(*money.credit)};
    change_debit(effect.debit.after, t, money);
    change_credit(effect.credit.after, t, money);
    for (const Side* each : {&effect.debit, &effect.credit})
        if (auto refusal = forbidden_standing(*each->id, each->before, each->after))
            return Refusal{refusal->what, t.clause};
    return effect;
}

MaybeRefusal Ledger::check(const Transfer& t) const {
    if (const Transfer* known = find(t.id)) {
        if (*known == t) return std::nullopt;
        return refused(t, "this id was taken already, with other content");
    }
    const auto effect = effect_of(t);
    return effect ? std::nullopt : MaybeRefusal(effect.refusal());
}

// ---- Taking -----------------------------------------------------------------------------------------

Result<bool> Ledger::apply(const Transfer& t) {
    forget_ended();
    if (const Transfer* known = find(t.id)) {
        if (*known == t) return false;
        return refused(t, "this id was taken already, with other content");
    }
    const auto effect = effect_of(t);
    if (!effect) return effect.refusal();
    for (const Side* side : {&effect->debit, &effect->credit}) {
        must(!overdrawn(side->after) && side->after.reserved >= Money{},
             "the ledger took a transfer that overdraws an account");
        must(!metered(side->after.kind) || side->after.credit_identity_holds(),
             "the ledger took a transfer that breaks the credit identity");
    }
    must(effect->debit.before.balance + effect->credit.before.balance ==
             effect->debit.after.balance + effect->credit.after.balance,
         "the ledger took a transfer that makes or loses money");

    for (const Side* side : {&effect->debit, &effect->credit}) accounts_.insert_or_assign(*side->id, side->after);
    const Transfer& kept = *taken_.insert(t).first;
    ++transfers_;
    Book* book = book_with(kept.id);
    if (book) book->transfers.push_back(&kept);
    if (t.phase == Phase::Pending) {
        pending_.insert(t.id);
        if (book) ++book->pending;
    } else if (t.phase != Phase::Single) {
        must(pending_.erase(t.pending) == 1, "a transfer finished nothing pending");
        if (Book* of = book_with(t.pending); of && --of->pending == 0 && of->ends)
            ended_.emplace_back(book_of(t.pending));
    }
    return true;
}

// ---- Books ------------------------------------------------------------------------------------------

Ledger::Book* Ledger::book_with(std::string_view id) {
    const std::string_view name = book_of(id);
    if (name.empty()) return nullptr;
    const auto found = open_books_.find(name);
    return found != open_books_.end() ? &found->second : &open_books_[std::string(name)];
}

void Ledger::close_book(const std::string& name) {
    Book& book = open_books_[name];
    book.ends = true;
    if (book.pending == 0) ended_.push_back(name);
}

void Ledger::forget_ended() {
    for (const std::string& name : std::exchange(ended_, {})) {
        const auto book = open_books_.find(name);
        if (book == open_books_.end() || book->second.pending > 0) continue;  // closed twice; or written in since
        for (const Transfer* each : book->second.transfers) taken_.erase(taken_.find(*each));
        open_books_.erase(book);
        closed_books_.insert(name);
    }
}

}  // namespace baize::ledger
