#include "floor/audit/parts.hpp"

namespace baize::floor {

using auditing::Bad;
using auditing::bad;

Auditor::Auditor() = default;
Auditor::~Auditor() = default;

void Auditor::take(const store::Entry& entry) {
    if (fault_) return;
    try {
        if (entry.seq != seq_ + 1) bad("entry {} follows entry {}", entry.seq, seq_);
        if (store::chain(head_, entry.seq, entry.payload) != entry.hash)
            bad("the hash does not fit: this entry, or one before it, was changed");
        seq_ = entry.seq;
        head_ = entry.hash;
        look_at(Json::parse(entry.payload));
        ++counts_.entries;
    } catch (const Bad& error) {
        fault_ = Fault{entry.seq, error.what()};
    } catch (const Json::exception& error) {
        fault_ = Fault{entry.seq, fmt::format("the entry is not as entries are: {}", error.what())};
    }
}

Auditor::TableBook& Auditor::book(const Json& entry) {
    const auto found = tables_.find(entry.at("table").get<std::string>());
    if (found == tables_.end()) bad("there is no table {}", entry.at("table").dump());
    return *found->second;
}

void Auditor::look_at(const Json& entry) {
    const auto time = entry.at("t").get<std::int64_t>();
    if (time < time_ms_) bad("the time goes back");
    time_ms_ = time;
    const auto kind = entry.at("k").get<std::string>();
    check_version(kind, entry);
    if (entry.contains("transfers"))
        for (const Json& each : entry["transfers"]) post(each, entry);
    if (kind == "table") look_at_table(entry);
    else if (kind == "round") look_at_round(book(entry), entry);
    else if (kind == "shoe") look_at_shoe(book(entry), entry);
    else if (kind == "ev") look_at_events(book(entry), entry);
    else if (kind == "fix") look_at_fix(book(entry), entry);
    else if (kind == "move") look_at_move(book(entry), entry);
    else if (kind == "settle") look_at_settlement(book(entry), entry);
    else if (kind == "revise") look_at_revision(book(entry), entry);
    else if (kind == "voucher" || kind == "redeem") look_at_voucher(entry);
    else if (kind == "closing") look_at_closing(book(entry), entry.at("closing").get<bool>());
    else if (kind == "agree") look_at_agreement(book(entry).agreed, entry);
    else if (kind == "fault") look_at_fault(book(entry), entry);
    else if (kind == "lock" && !entry.contains("terminal")) look_at_lock(book(entry), entry);
    else if (kind == "incident") look_at_incident(entry);
    const auto vouchers = balances_.find("voucher");
    if ((vouchers == balances_.end() ? 0 : vouchers->second) != voucher_open_)
        bad("the voucher account is not the sum of the open vouchers");
}

// The auditor reads this version and no other: what he does not know he cannot vouch for.
void Auditor::check_version(const std::string& kind, const Json& entry) {
    static constexpr std::uint64_t kRead = 4;
    if (seq_ != 1 && kind != "journal") return;
    const std::uint64_t version = kind == "journal" ? entry.at("version").get<std::uint64_t>() : 1;
    if (version != kRead)
        bad("journal of version {}, this program reads {}: audit it with the release that wrote it", version, kRead);
    if (version <= version_) bad("version {} in the middle of a journal of version {}", version, version_);
    version_ = version;
}

void Auditor::look_at_table(const Json& entry) {
    auto offer = make_offer(entry.at("toml").get<std::string>());
    if (!offer) bad("the table file cannot be read: {}", offer.refusal().what);
    auto& table = tables_[(*offer)->config.id];
    if (!table) table = std::make_unique<TableBook>();
    table->id = (*offer)->config.id;
    table->next = *offer;
    table->agreed.clear();
    const bool waits = table->offer && !table->closing && shoe_rule(*table->offer, *table->next);
    if (!table->open && !waits) take_next_offer(table->offer, table->carried, table->next);
}

void Auditor::look_at_closing(TableBook& table, bool closing) {
    table.was_closed = table.closing && !closing && !table.open;
    if (table.was_closed && table.carried.remaining.empty()) end_shoe(table.carried);
    table.closing = closing;
}

void Auditor::look_at_agreement(std::set<PlayerId>& agreed, const Json& entry) {
    if (entry.at("yes").get<bool>()) agreed.insert(entry.at("p").get<PlayerId>());
    else agreed.erase(entry.at("p").get<PlayerId>());
}

// ---- Locks, faults, "no spin" -----------------------------------------------------------------------------------

void Auditor::look_at_lock(TableBook& table, const Json& entry) {
    table.locked = !entry.at("why").get<std::string>().empty();
    const std::string by = entry.value("by", "");
    if (!table.locked && by != "house" && by.find(", ") == by.npos) bad("{}: unlocked by one person alone", table.id);
}

void Auditor::look_at_incident(const Json& entry) {
    if (entry.value("verb", "") != "no-spin" || entry.contains("state")) return;
    const Json& args = entry.at("args");
    const auto found = tables_.find(args.value("table", ""));
    if (found != tables_.end() && found->second->open &&
        args.value("round", std::uint64_t{0}) == found->second->open->number)
        found->second->open->announced_void = true;
}

// The program failed at this table: whatever lay there has gone back to
// whom it belongs, and nothing is reserved any longer.
void Auditor::look_at_fault(TableBook& table, const Json& entry) {
    const std::string of_table = table.id + "/r";
    if (const auto left = pending_.lower_bound(of_table); left != pending_.end() && left->first.starts_with(of_table))
        bad("{}: {} is still pending after the table was called off", table.id, left->first);
    if (table.open) {
        Played& round = *table.open;
        for (const Stake& stake : round.at_start.remaining) round.staked[stake.player] += stake.amount.cents;
        for (auto* sums : {&round.staked, &round.paid})
            std::erase_if(*sums, [](const auto& each) { return each.second == 0; });
        if (round.staked != round.paid)
            bad("{} round {}: what went back is not what was staked", table.id, round.number);
        if (!entry.value("seed", "").empty()) check_seed(table, round, entry.at("seed").get<std::string>());
        if (!table.shoe_commit.empty()) table.shoe_rounds.emplace_back(round, table.shoe_from);
    }
    table.carried = CarriedState{};
    table.carried.memory = entry.at("memory").get<Memory>();
    table.carried.places = entry.at("places").get<std::array<PlayerId, kPlacesMax>>();
    table.open.reset();
    table.locked = true;
    ++counts_.faults;
}

}  // namespace baize::floor
