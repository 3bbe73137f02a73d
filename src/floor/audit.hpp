// The second opinion: reads a journal from its first entry and believes nothing. It keeps books of its own, plays every
// round again with the engine, settles it again, re-computes what the revealed seeds give, and compares. It shares the
// engine and the words for events with the floor; it reads entries itself, and has none of the code that wrote them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "floor/codec.hpp"
#include "floor/live_table.hpp"
#include "store/store.hpp"

namespace baize::floor {

struct Fault {
    std::uint64_t seq = 0;  // the first bad entry
    std::string what;
};

struct AuditCounts {
    std::uint64_t entries = 0, transfers = 0, rounds = 0, lines = 0, corrections = 0, seeds = 0, shoes = 0,
                  vouchers = 0, redeemed = 0, faults = 0;
    std::uint64_t lost = 0;  // seeds: what they gave cannot be recomputed
    Money staked{}, paid{};  // settled
};

class Auditor {
public:
    Auditor();
    ~Auditor();
    Auditor(const Auditor&) = delete;
    Auditor& operator=(const Auditor&) = delete;

    // The next entry. A fault is kept; entries behind it are not looked at.
    void take(const store::Entry& entry);
    const std::optional<Fault>& fault() const { return fault_; }
    const AuditCounts& counts() const { return counts_; }
    const std::map<std::string, std::int64_t>& balances() const { return balances_; }
    std::uint64_t taken() const { return counts_.entries; }

private:
    struct Pending { std::string debit, credit; std::int64_t amount; };
    struct Meters { std::int64_t in = 0, out = 0, staked = 0, won = 0; };
    struct Played;     // a round as the audit replays it
    struct TableBook;  // what the audit knows of a table

    void look_at(const Json& entry);
    void check_version(const std::string& kind, const Json& entry);
    struct OfTerminal {
        PlayerId player;
        std::string id, phase;
        std::int64_t amount;
        bool to_terminal, from_shortfall;
    };
    void post(const Json& transfer, const Json& entry);
    void count_for_round(const Json& transfer, const Json& entry, TableBook& table, const OfTerminal& moved);
    void move(const std::string& debit, const std::string& credit, std::int64_t amount);
    void meter(const std::string& account, std::int64_t Meters::*meter, std::int64_t amount);
    void check_account(const std::string& account);
    void look_at_table(const Json& entry);
    static void look_at_closing(TableBook& table, bool closing);
    static void look_at_agreement(std::set<PlayerId>& agreed, const Json& entry);
    void look_at_round(TableBook& table, const Json& entry);
    void check_change(const TableBook& table) const;
    static bool calls_off(const Event& event, const Game& game);
    static void check_ruling(const TableBook& table, const Played& round, const Ruled& ruled, const std::string& by);
    static void look_at_fix(TableBook& table, const Json& entry);
    void look_at_move(TableBook& table, const Json& entry);
    void look_at_events(TableBook& table, const Json& entry);
    void check_contribution(const Played& round, const Table& table, const Json& entry);
    void check_meter(const Played& round, const MeterRead& read, const Json& entry);
    static void check_paid(const TableBook& table, Played& round, const std::vector<Line>& lines, const char* when);
    void check_pending(const TableBook& table, const Played& round, std::map<PlayerId, std::int64_t> in_play) const;
    void look_at_settlement(TableBook& table, const Json& entry);
    void look_at_revision(TableBook& table, const Json& entry);
    static void remember_round(TableBook& table, Played& round, const CarriedState& left);
    static void follow_correction(TableBook& table, Played& round);
    void look_at_shoe(TableBook& table, const Json& entry);
    void check_shoe(TableBook& table, const std::string& hex);
    void look_at_voucher(const Json& entry);
    void look_at_fault(TableBook& table, const Json& entry);
    void look_at_lock(TableBook& table, const Json& entry);
    void look_at_incident(const Json& entry);
    void check_seed(const TableBook& table, const Played& round, const std::string& seed);
    TableBook& book(const Json& entry);
    std::int64_t free(const std::string& account) const;

    std::uint64_t seq_ = 0, version_ = 0;
    store::Hash head_{};
    std::int64_t time_ms_ = 0;
    std::map<std::string, std::int64_t> balances_, reserved_;
    std::map<std::string, Pending> pending_;
    std::map<std::string, Meters> meters_;
    std::set<std::string> ids_;
    struct VoucherFact { std::int64_t amount, expires; bool paid; };
    std::map<std::string, VoucherFact> vouchers_;
    std::int64_t voucher_open_ = 0;
    std::map<std::string, std::unique_ptr<TableBook>> tables_;
    std::optional<Fault> fault_;
    AuditCounts counts_;
};

}  // namespace baize::floor
