// What dealers, supervisors, engineers and cashiers of a simulation do.
#include <fmt/format.h>

#include <algorithm>

#include "support/floor.hpp"
#include "support/simulation_parts.hpp"

namespace baize::testing_support {

// Dora deals dice, Dick deals roulette, where Division 9A does not bind.
std::string Simulation::pit_of(const Client& client) { return client.name == "dick" ? "roulette-2" : "tai-1"; }

void Simulation::deal(Client& client) {
    const Json& state = client.state;
    const std::string table = pit_of(client);
    if (!state.contains("need")) return send(client, Json{{"watch", {{"table", table}}}}.dump());
    if (chance(15)) return deal_otherwise(client);
    if (state["need"] == "throw")
        return command(
            client, "enter",
            {{"table", table}, {"event", {{"e", "throw"}, {"d", {between(1, 6), between(1, 6), between(1, 6)}}}}});
    if (state["need"] == "spin" && chance(40))
        return command(client, "enter",
                       {{"table", table}, {"event", {{"e", "spin"}, {"at", {std::to_string(between(1, 36))}}}}});
    if (state["phase"] == "confirming" && chance(80))
        return command(client, "confirm", {{"table", table}, {"round", state["round"]}});
    if (state["phase"] == "confirming" && table == "tai-1") return fix_a_throw(client);
    if (state["phase"] == "betting" && table == "roulette-2" && chance(40))
        return command(client, chance(50) ? "close-bets" : "ball-dropped", {{"table", table}});
}

void Simulation::deal_otherwise(Client& client) {
    const Json& state = client.state;
    const std::string table = pit_of(client), terminal = fmt::format("{}/{:02}", table, between(1, 4));
    const Json stakes = state.value("stakes", Json::array());
    if (state["need"] == "spin" && !stakes.empty()) {
        const Json& stake = stakes[below(random_, static_cast<std::uint32_t>(stakes.size()))];
        return command(client, "move-wager",
                       {{"terminal", fmt::format("{}/{:02}", table, stake["p"].get<int>() + 1)},
                        {"round", state["round"]},
                        {"from", stake["w"]},
                        {"to", "split:2-3"}});
    }
    switch (below(random_, 4)) {
        case 0: return command(client, "credit", {{"terminal", terminal}, {"amount", 20'00}});
        case 1: return command(client, "cancel-credit", {{"terminal", terminal}});
        case 2: return command(client, "call", {{"table", table}, {"note", "come here"}});
        default: return command(client, "lock", {{"table", table}, {"terminal", between(4, 6)}, {"why", "dark"}});
    }
}

void Simulation::see_to_incidents(Client& client) {
    const Json& open = client.state["incidents"];
    const Json& incident = open[below(random_, static_cast<std::uint32_t>(open.size()))];
    const std::string verb = incident["verb"];
    const Json args = {{"incident", incident["incident"]}};
    if (verb == "call" || verb == "dispute" || verb == "report") return command(client, "resolve", args);
    if (chance(85)) return command(client, "approve", args, verb);
    command(client, "reject", args);
}

void Simulation::supervise(Client& client) {
    const Json& state = client.state;
    if (chance(50)) send(client, R"({"ask":"incidents","id":1,"args":{"open":true}})");
    if (state.contains("incidents") && !state["incidents"].empty() && chance(60)) return see_to_incidents(client);
    if (chance(6)) return rule_the_pit(client);
    // 9A 7.2: a no spin that was rejected still waits for somebody to complete it.
    if (state.contains("frozen") && chance(40))
        return command(client, "no-spin", {{"table", "tai-1"}, {"round", state["round"]}});
    if (!state.contains("round") || !chance(12)) return;
    const std::int64_t round = state["round"];
    const std::int64_t past = std::max<std::int64_t>(1, round - between(1, 3));
    if (state.contains("last") && chance(50)) {
        if (chance(85)) return correct_a_throw(client);
        return command(client, "correct",
                       {{"table", "tai-1"}, {"round", past}, {"index", between(1, 8)}, {"event", a_throw()}});
    }
    if (chance(20)) return command(client, "no-spin", {{"table", "tai-1"}, {"round", round}});
    if (chance(25)) return command(client, "void-round", {{"table", "tai-1"}, {"round", past}});
    if (chance(35))
        return command(client, "refuse-pay",
                       {{"terminal", fmt::format("tai-1/{:02}", between(1, 6))}, {"round", past}});
    command(client, "unlock", {{"table", "tai-1"}, {"terminal", between(1, 6)}});
}

namespace {

// Which of its entries is the throw, as whoever looks at them finds it; nothing where the round was called off before.
std::optional<std::ptrdiff_t> index_of_throw(const std::vector<Event>& events) {
    const auto found = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return std::holds_alternative<Thrown>(event); });
    return found == events.end() ? std::nullopt : std::optional(found - events.begin());
}

}  // namespace

const floor::LiveTable* Simulation::dice_table(const Client& client) const {
    const Server& server = *servers_[client.server];
    return server.up ? server.hub->floor().state().table("tai-1") : nullptr;
}

floor::Json Simulation::a_throw() { return {{"e", "throw"}, {"d", {between(1, 6), between(1, 6), between(1, 6)}}}; }

void Simulation::fix_a_throw(Client& client) {
    const floor::LiveTable* table = dice_table(client);
    const auto index = table && table->session ? index_of_throw(table->session->events()) : std::nullopt;
    if (index) command(client, "fix", {{"table", "tai-1"}, {"index", *index}, {"event", a_throw()}});
}

void Simulation::correct_a_throw(Client& client) {
    const floor::LiveTable* table = dice_table(client);
    const auto index = table && !table->past.empty() ? index_of_throw(table->past.back().events) : std::nullopt;
    if (index)
        command(client, "correct",
                {{"table", "tai-1"}, {"round", table->past.back().number}, {"index", *index}, {"event", a_throw()}});
}

// Nominees, limits, rulings; tables that open and close.
void Simulation::rule_the_pit(Client& client) {
    const auto terminal = [&](const char* table) { return fmt::format("{}/{:02}", table, between(1, 3)); };
    switch (below(random_, 6)) {
        case 0:
            return command(client, "nominate",
                           chance(30) ? Json{{"terminal", terminal("tai-1")}}
                                      : Json{{"terminal", terminal("tai-1")}, {"nominee", terminal("tai-1")}});
        case 1: return command(client, "limit", {{"terminal", terminal("blackjack-1")}, {"limited", chance(60)}});
        case 2:
            return command(client, "rule",
                           {{"table", "blackjack-1"}, {"event", {{"e", "rule"}, {"i", "replaced-cards"}}}});
        case 3: return command(client, "close-table", {{"table", "tai-1"}});
        case 4: return command(client, "open-table", {{"table", "tai-1"}});
        default: return command(client, "fill", {{"account", "float:tai-1"}, {"amount", chance(70) ? 50'00 : -50'00}});
    }
}

void Simulation::engineer(Client& client) {
    if (chance(90)) return;
    if (chance(60))
        return command(
            client, "table",
            {{"toml", example_table("gb.punto-banco.toml",
                                    {{"decks", chance(50) ? "6" : "8"}})}});  // gb-2011 6.11: they must agree
    command(client, "table",
            {{"toml", example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""},
                                                       {"chance", "\"dealer\""},
                                                       {"betting-seconds", chance(50) ? "30" : "31"}})}});
}

// Two cashiers are shown the same vouchers; the ledger pays each once.
void Simulation::cash(Client& client) {
    const std::string terminal = fmt::format("tai-1/{:02}", between(1, 3));
    if (chance(4)) return command(client, "deposit", {{"player", "pat"}, {"amount", 30'00}});
    if (chance(2)) return command(client, "withdraw", {{"player", "pat"}, {"amount", 10'00}});
    if (chance(2))
        return command(client, "to-terminal", {{"player", "pat"}, {"terminal", terminal}, {"amount", 10'00}});
    if (chance(2)) return command(client, "from-terminal", {{"player", "pat"}, {"terminal", terminal}});
    if (vouchers_.empty()) return;
    const auto& [number, amount] = vouchers_[below(random_, static_cast<std::uint32_t>(vouchers_.size()))];
    command(client, "redeem", {{"number", number}, {"amount", amount}});
}

}  // namespace baize::testing_support
