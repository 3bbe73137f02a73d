// The books: accounts, transfers, vouchers. Knows nothing of games, clocks or files: a ledger is the replay of the
// transfers it was given, and refuses any that would overdraw an account, leaving everything as it was.
//
// Every transfer has a debit and a credit account and a positive amount in minor units, so the balances always sum to
// zero. An account's balance is what was credited less what was debited: what the house owes (a terminal's credit, a
// player's account, vouchers) is positive, what it holds (cash, chips in a float) is negative.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/money.hpp"
#include "core/refusal.hpp"
#include "core/text_hash.hpp"
#include "ledger/account.hpp"

namespace baize::ledger {

// ---- Transfers --------------------------------------------------------------------------------------

enum class Phase : std::uint8_t {
    Single,   // takes effect at once
    Pending,  // reserves the amount: the debit account cannot spend it, the credit account has not got it
    Post,     // a pending transfer takes effect, in full
    Void,     // a pending transfer is undone
};

// What the money is for, as far as a terminal's meters care.
enum class Purpose : std::uint8_t {
    Other,
    In,        // credit bought: note acceptor, dealer, player's account
    Out,       // credit taken out: voucher, cancelled credit, player's account
    Stake,     // pending when laid; posted when lost; voided when it comes back
    TakeBack,  // the void of a stake that was changed or withdrawn while bets were open: it was never staked
    Win,
    Fill,      // chips or cash brought to a float or a drawer, or taken from it
    Redeem,    // a voucher is paid
    Correct,   // a correction
    Contribute,  // of a stake to a progressive fund, or back where the stake was void
    Seed,        // of the house to a progressive fund
};

struct Transfer {
    std::string id{};     // the caller's; the same id with the same content again
                          // changes nothing. See Ledger::close_book
    std::optional<AccountId> debit{}, credit{};
    Money amount{};
    Phase phase = Phase::Single;
    std::string pending{};  // Post, Void: the id of the pending transfer; accounts and amount are those of that one
    Purpose purpose = Purpose::Other;
    std::string corrects{};    // a correction: the id of the transfer it corrects, who ordered it, and by which clause
    std::string ordered_by{};
    std::string clause{};
    std::uint32_t stake = 0;   // the number of the stake that it concerns, at its table; 0: of none
    bool operator==(const Transfer&) const = default;
};

struct Account {
    AccountKind kind = AccountKind::House;
    Money balance{};          // posted credits less posted debits
    Money reserved{};         // of it, reserved by pending debits
    // Meters, all of them only ever growing but for TakeBack and Correct.
    Money in{}, out{}, staked{}, won{};

    Money free() const { return balance - reserved; }
    // What came in and was won is what went out, was staked, or is there still.
    bool credit_identity_holds() const { return in + won == out + staked + free(); }
};

// ---- Vouchers ---------------------------------------------------------------------------------------

enum class VoucherState : std::uint8_t { Open, Paid };

struct Voucher {
    std::string number;   // 18 digits, the last a check digit
    Money amount{};
    std::int64_t issued_ms = 0;
    std::int64_t expires_ms = 0;  // 0: never
    bool expired(std::int64_t now_ms) const { return expires_ms != 0 && now_ms >= expires_ms; }
    std::optional<AccountId> issued_by{};
    VoucherState state = VoucherState::Open;
    std::int64_t paid_ms = 0;
    std::string paid_by;    // who
    bool operator==(const Voucher&) const = default;
};

// 17 random digits and their check digit. The caller brings the randomness; 17 digits take `random` uniformly below
// 10^17. The check digit finds every single wrong digit and every swap of neighbours (Damm).
std::string voucher_number(std::uint64_t random);
bool voucher_number_holds(std::string_view number);
inline constexpr std::uint64_t kVoucherNumbers = 100'000'000'000'000'000u;  // 10^17

// Each its own answer to whoever presents a voucher.
enum class Redeemable : std::uint8_t { Yes, NotANumber, NotFound, Paid, Expired, AmountDiffers };

// ---- The ledger -------------------------------------------------------------------------------------

class Ledger {
public:
    explicit Ledger(std::string currency = "NZD");
    Ledger(const Ledger&) = delete;
    Ledger(Ledger&&) = default;
    const std::string& currency() const { return currency_; }

    // Would this transfer be taken now? A repeat of one that was taken is no refusal.
    MaybeRefusal check(const Transfer& transfer) const;
    // Takes the transfer. True in the result where it is new, false where it is a repeat; a refusal changes nothing.
    Result<bool> apply(const Transfer& transfer);

    // Nothing where there was never a transfer of it.
    const Account* account(const AccountId& id) const;
    Money free(const AccountId& id) const;  // zero for an account that was never used
    const std::unordered_map<AccountId, Account>& accounts() const { return accounts_; }
    const Transfer* find(std::string_view id) const;  // until the next is taken
    bool is_pending(std::string_view id) const;
    // whose ids start so, in their order; until the next is taken
    std::vector<const Transfer*> pending_of(std::string_view start) const;
    std::size_t transfers() const { return transfers_; }   // ever taken
    std::size_t remembered() const { return taken_.size(); }

    // A ledger that remembered every transfer would fill any memory. What
    // stands before the second '/' of an id is its book:
    // "sic-bo-1/r17" of "sic-bo-1/r17/s3". Where nothing of a book is to be corrected any more it is closed, once
    // nothing in it is pending: the next transfer finds its transfers forgotten, and no id of that book is taken again.
    void close_book(const std::string& book);

    // Vouchers. Issuing and paying are two facts beside the transfers that carry the money; both are refused in the
    // same cases in which `redeemable` does not say Yes, or where a number exists already.
    MaybeRefusal issue(const Voucher& voucher);
    MaybeRefusal pay(std::string_view number, std::int64_t now_ms, std::string_view by);
    Redeemable redeemable(std::string_view number, Money amount, std::int64_t now_ms) const;
    const Voucher* voucher(std::string_view number) const;
    const std::map<std::string, Voucher, std::less<>>& vouchers() const { return vouchers_; }

    // Everything that must hold after every commit; the first thing that does not, in words. Walks all accounts.
    std::optional<std::string> broken() const;

private:
    // A transfer worked out: its two accounts as they are and as they will be. Their ids are the transfer's.
    struct Side {
        const AccountId* id;
        Account before, after;
    };
    struct Effect {
        Side debit, credit;
    };
    // Transfers are found by their id. The hash is kept beside each, as by TextHash.
    static std::string_view id_of(const Transfer& transfer) { return transfer.id; }
    static std::string_view id_of(std::string_view id) { return id; }
    struct HashOfId {
        using is_transparent = void;
        std::size_t operator()(const auto& of) const { return TextHash{}(id_of(of)); }
    };
    struct SameId {
        using is_transparent = void;
        bool operator()(const auto& one, const auto& other) const { return id_of(one) == id_of(other); }
    };

    struct Book {
        std::vector<const Transfer*> transfers;  // in `taken_`
        std::size_t pending = 0;
        bool ends = false;                       // when nothing is pending
    };
    Book* book_with(std::string_view id);
    void forget_ended();
    MaybeRefusal check_book(const Transfer& transfer) const;
    Result<Effect> effect_of(const Transfer& transfer) const;
    MaybeRefusal check_pending(const Transfer& transfer, const Transfer* money) const;
    MaybeRefusal check_correction(const Transfer& transfer) const;
    std::optional<std::string> broken_account(const AccountId& id, const Account& account, Money pending) const;
    std::optional<std::string> broken_vouchers() const;

    std::string currency_;
    std::unordered_map<AccountId, Account> accounts_;
    std::unordered_set<Transfer, HashOfId, SameId> taken_;
    std::size_t transfers_ = 0;
    ByText<Book> open_books_;
    std::unordered_set<std::string, TextHash, std::equal_to<>> closed_books_;
    std::vector<std::string> ended_;  // books to be forgotten
    std::unordered_set<std::string, TextHash, std::equal_to<>> pending_;  // neither posted nor voided yet
    std::map<std::string, Voucher, std::less<>> vouchers_;
};

}  // namespace baize::ledger
