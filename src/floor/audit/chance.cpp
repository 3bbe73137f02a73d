// What the revealed seeds give is what happened.
#include "floor/audit/parts.hpp"

namespace baize::floor {

using auditing::bad;

namespace {

bool is_chance(const Event& event) {
    return std::holds_alternative<DealtCard>(event) || std::holds_alternative<CutCardOut>(event) ||
           std::holds_alternative<Thrown>(event) || std::holds_alternative<Spun>(event);
}

Seed seed_from(const std::string& hex, const std::string& commit) {
    const auto bytes = store::from_hex(hex);
    if (!bytes || bytes->size() != 32) bad("the revealed seed is not 32 bytes");
    Seed seed{};
    std::copy(bytes->begin(), bytes->end(), seed.begin());
    if (store::to_hex(commitment(seed)) != commit) bad("the revealed seed is not the one that was committed to");
    return seed;
}

}  // namespace

namespace {

// The events of a round from `from` on are what this source gives.
void check_chance(ShuffledShoe& chance, const OfferPtr& offer, const CarriedState& at_start,
                  const std::vector<Event>& events, std::size_t from, std::string_view where) {
    Session session(offer->setup, at_start);
    const bool lasting = offer->setup.shoe().lasts && !offer->setup.shoe().continuous;
    bool closed = lasting;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool shuffle = std::holds_alternative<Shuffled>(events[i]);
        const bool drawn = is_chance(events[i]) || (shuffle && !lasting && closed);
        if (i >= from && lasting && shuffle && i > from) return;  // the next shoe begins
        if (i >= from && closed && drawn && chance.answer(session.need(), session.table()) != events[i])
            bad("{}: {} is not what the seed gives", where, describe(events[i], offer->setup.game()));
        closed = closed || std::holds_alternative<CloseBets>(events[i]);
        if (auto refusal = session.apply(events[i])) bad("{}: {}", where, refusal->what);
    }
}

}  // namespace

void Auditor::check_seed(const TableBook& table, const Played& round, const std::string& hex) {
    const Seed seed = seed_from(hex, round.commit);
    const auto layout = store::from_hex(round.layout).value_or(std::vector<std::uint8_t>{});
    ShuffledShoe chance(SeededBits(outcome_key(seed, layout, table.id, round.number)), round.offer->config.cut_percent);
    check_chance(chance, round.offer, round.at_start, round.events, 0,
                 fmt::format("{} round {}", table.id, round.number));
    ++counts_.seeds;
}

void Auditor::check_shoe(TableBook& table, const std::string& hex) {
    const Seed seed = seed_from(hex, table.shoe_commit);
    table.shoe_rounds.emplace_back(*table.open, table.shoe_from);  // what the old shoe served of this round
    const auto layout = store::from_hex(table.shoe_layout).value_or(std::vector<std::uint8_t>{});
    ShuffledShoe chance(SeededBits(outcome_key(seed, layout, table.id, table.shoe_round)),
                        table.offer->config.cut_percent);
    for (const auto& [round, from] : table.shoe_rounds)
        check_chance(chance, round.offer, round.at_start, round.events, from,
                     fmt::format("{} round {}", table.id, round.number));
    ++counts_.shoes;
}

void Auditor::look_at_shoe(TableBook& table, const Json& entry) {
    if (!table.open) bad("{}: a shoe is shuffled outside a round", table.id);
    if (!table.shoe_commit.empty()) {
        if (entry.at("ended") != table.shoe_commit) bad("{}: another shoe ended than the one in use", table.id);
        const std::string seed = entry.value("seed", "");
        if (seed.empty()) ++counts_.lost;
        else check_shoe(table, seed);
    }
    table.shoe_rounds.clear();
    table.shoe_commit = entry.at("commit").get<std::string>();
    if (table.shoe_commit != table.next_shoe)
        bad("{}: the shoe's seed is not the one that was committed to before", table.id);
    table.next_shoe = entry.at("next-shoe").get<std::string>();
    table.shoe_layout = table.open->layout;
    table.shoe_round = table.open->number;
    table.shoe_from = table.open->events.size();  // the shuffle itself, then the cards
}

}  // namespace baize::floor
