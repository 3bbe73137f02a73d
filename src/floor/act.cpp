#include "floor/act.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "floor/entries/apply.hpp"
#include "floor/entry_codec.hpp"
#include "store/store.hpp"

namespace baize::floor {

using ledger::Transfer;

Act::Act(State& state, Outbox& outbox, Actor actor, std::int64_t now_ms, std::uint64_t number, Entropy* entropy)
    : state_(state),
      outbox_(outbox),
      actor_(std::move(actor)),
      by_(actor_.name),
      now_ms_(std::max(now_ms, state.time_ms)),
      number_(number),
      entropy_(entropy) {}

// ---- Recording ----------------------------------------------------------------------------------------------

// Every entry carries the command that it belongs to, so that a repeat is known after a crash.
Recorded& Act::record(entry::What what, std::vector<Transfer> transfers) {
    if (state_.version < entry::kVersion && !std::holds_alternative<entry::Journal>(what)) record(entry::Journal{});
    Entry entry{now_ms_, by_, {}, 0, std::move(what), std::move(transfers)};
    if (number_ != 0) {
        entry.source = actor_.source;
        entry.number = number_;
    }
    std::string text = encode(entry, games_of(state_));
    apply(state_, entry, Origin::Recorded);
    return outbox_.entries.emplace_back(Recorded{std::move(text)});
}

void Act::record_events(const LiveTable& table, std::vector<Event> events, std::vector<Transfer> transfers,
                        entry::Events more) {
    more.table = table.id;
    more.round = table.round;
    more.events = std::move(events);
    record(std::move(more), std::move(transfers));
}

void Act::seconds(const std::string& first) { by_ = fmt::format("{}, {}", first, actor_.name); }

// ---- Chance -----------------------------------------------------------------------------------------------

namespace {

std::string key_of_seed(std::string_view table, std::string_view commit) {
    return fmt::format("seed/{}/{}", table, commit);
}

}  // namespace

// The seed is committed to now, kept secret until it is revealed, and must survive a crash meanwhile.
std::string Act::fresh_seed(std::string_view table) {
    Seed seed{};
    draw(seed);
    const std::string commit = store::to_hex(commitment(seed));
    state_.seeds[commit] = seed;
    outbox_.secrets.push_back({key_of_seed(table, commit), store::to_hex(seed)});
    return commit;
}

std::string Act::seed_of(const std::string& commit) const {
    const auto found = state_.seeds.find(commit);
    return found == state_.seeds.end() ? std::string() : store::to_hex(found->second);
}

void Act::forget_seed(std::string_view table, const std::string& commit) {
    if (commit.empty()) return;
    state_.seeds.erase(commit);
    outbox_.secrets.push_back({key_of_seed(table, commit), std::nullopt});
}

void Act::draw(std::span<std::uint8_t> bytes) {
    if (!entropy_) throw std::logic_error("an act that brought no entropy draws");
    entropy_->fill(bytes);
}

// Every command is carried out once, and its source and number are its name.
std::string Act::fresh_id(std::string_view what) const {
    if (number_ != 0) return fmt::format("{}/{}/{}", actor_.source, number_, what);
    return fmt::format("{}/{}/{}", by_, books().transfers(), what);
}

}  // namespace baize::floor
