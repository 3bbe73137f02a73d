// What the clients of a simulation hear and say, and how the players among them play.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "support/simulation_parts.hpp"

namespace baize::testing_support {

using floor::Role;

void Simulation::command(Client& client, const std::string& verb, Json args, const std::string& of) {
    client.verb = verb;
    const std::string source = client.role == Role::Terminal ? client.name : "user:" + client.name;
    acts_[fmt::format("{} {}", source, client.number + 1)] = of.empty() ? verb : verb + " " + of;
    client.pending = Json{{"n", ++client.number}, {"do", verb}, {"args", std::move(args)}}.dump();
    client.since = now_;
    send(client, client.pending);
}

void Simulation::act(Client& client) {
    later(between(200, 2'500), [this, &client] { act(client); });
    if (!quiet_ && chance(1)) return disconnect(client);
    if (client.connection == 0) return connect(client);
    if (!client.welcome) {
        if (now_ - client.since > 3'000) disconnect(client);
        return;
    }
    if (!client.pending.empty()) {  // no answer: again with the same number, or over a new connection
        if (now_ - client.since < 2'000) return;
        client.since = now_;
        return chance(50) ? disconnect(client) : send(client, client.pending);
    }
    switch (client.role) {
        case Role::Terminal: return play(client);
        case Role::Dealer: return deal(client);
        case Role::Supervisor: return supervise(client);
        case Role::Engineer: return engineer(client);
        default: return cash(client);
    }
}

void Simulation::hear(Client& client, const Json& message) {
    if (std::getenv("BAIZE_SEED"))
        note(client.name + " at " + std::to_string(client.server) + " hears " + message.dump().substr(0, 160));
    if (message.contains("token")) client.token = message["token"].get<std::string>();
    if (message.contains("welcome")) {
        const Json& welcome = message["welcome"];
        const auto number = welcome["number"].get<std::uint64_t>();
        // A welcome from before the acknowledgement may come late.
        if (welcome["name"] == client.name && number < client.acknowledged &&
            welcome["now"].get<std::int64_t>() > client.acknowledged_ms)
            fail(fmt::format("{}: command {} was acknowledged, and the server knows of {} only", client.name,
                             client.acknowledged, number));
        if (welcome["name"] != client.name) {  // a terminal of its own, at last
            client.name = welcome["name"].get<std::string>();
            client.number = client.acknowledged = number;
            client.credit.reset();
        }
        client.number = std::max(client.number, number);
        client.welcome = true;
        if (welcome.contains("state")) hear_state(client, welcome["state"]);
        if (client.role == Role::Dealer) send(client, Json{{"watch", {{"table", pit_of(client)}}}}.dump());
        if (client.role == Role::Supervisor) send(client, R"({"watch":{"table":"tai-1"}})");
        if (!client.pending.empty()) send(client, client.pending);
        return;
    }
    if (message.contains("state")) return hear_state(client, message["state"]);
    if (message.contains("answer")) {
        client.state["incidents"] = message["is"];
        return;
    }
    if (!message.contains("ok") && !message.contains("no")) return;
    const Json number = message.contains("ok") ? message["ok"] : message["no"];
    if (number != client.number || client.pending.empty()) {
        if (message.contains("no") && number == 0 && !client.welcome && client.role == Role::Terminal)
            client.token.clear();  // the token is not known
        return;
    }
    client.pending.clear();
    if (message.contains("no")) {
        ++counts_.refused;
        const std::string what = message["what"];
        if (what.find("is run by the server") != what.npos && servers_.size() > 1) {
            disconnect(client);
            client.server = 1 - client.server;
        }
        return;
    }
    ++counts_.acknowledged;
    client.acknowledged = client.number;
    client.acknowledged_ms = now_;
    const Json& reply = message["reply"];
    if (reply.contains("repeat")) ++counts_.repeats;
    client.credit.reset();
    if (reply.contains("credit") && client.role == Role::Terminal) {
        client.credit = reply["credit"].get<std::int64_t>();
        client.credit_number = client.number;
    }
    if (reply.contains("voucher")) {
        ++counts_.vouchers;
        vouchers_.emplace_back(reply["voucher"].get<std::string>(), reply["amount"].get<std::int64_t>());
    }
}

void Simulation::hear_state(Client& client, const Json& state) {
    if (client.role != Role::Terminal) { client.state = state; return; }
    if (!state.contains("mine")) return;
    const Json& mine = state["mine"];
    if (mine["terminal"] != client.name) return;  // another terminal than before, and the
                                                  // welcome that names it was lost
    // While bets are open only this terminal's own commands move its credit, where no supervisor corrects older
    // rounds; and the close may drop all wagers of a terminal together (9A 3.3(c)(iv)), which then has none.
    if (client.table != "tai-1" && client.table != "roulette-2" && mine["staked"] != 0 && client.credit &&
        mine["number"] == client.credit_number && client.state.contains("round") &&
        state["round"] == client.state["round"] && state["phase"] == "betting" && client.state["phase"] == "betting" &&
        mine["credit"] != *client.credit && state.value("last", Json()) == client.state.value("last", Json()))
        fail(fmt::format("{}: credit {} was acknowledged, {} is shown", client.name, *client.credit,
                         mine["credit"].dump()));
    if (client.state.contains("now") && state["now"].get<std::int64_t>() < client.state["now"].get<std::int64_t>())
        return;  // an older one came late
    if (!client.state.contains("round") || client.state["round"] != state["round"] ||
        client.state["phase"] != state["phase"])
        client.credit.reset();
    client.state = state;
}

void Simulation::play(Client& client) {
    const Json& state = client.state;
    if (!state.contains("phase")) return;
    const std::int64_t credit = state["mine"]["credit"];
    if (state.contains("question")) {
        const Json& choices = state["question"]["choices"];
        const Json& choice = choices[below(random_, static_cast<std::uint32_t>(choices.size()))];
        Json args = {{"choice", choice["id"]}, {"round", state["round"]}};
        if (choice.contains("amount")) args["amount"] = choice["amount"]["min"];
        return command(client, "answer", args);
    }
    if (credit < 60'00 && chance(70)) return command(client, "insert-cash", {{"amount", chance(50) ? 100'00 : 50'00}});
    if (state.contains("change") && chance(20)) return command(client, "agree", {{"yes", chance(80)}});
    if (chance(4)) return play_otherwise(client);
    if (state["phase"] != "betting") return;
    if (chance(5)) return command(client, "clear", Json::object());
    if (chance(4)) return command(client, "voucher-out", Json::object());
    if (chance(8)) return command(client, "ready", Json::object());
    static const char* kSicBo[] = {"big", "small", "total:10", "single:3", "triple:2", "any-triple"};
    static const char* kRoulette[] = {"red-black:red", "straight-up:7", "split:1-2", "column:1"};
    const bool boxes = client.table == "blackjack-1" || client.table.starts_with("three");
    const std::string wager = client.table == "blackjack-1"     ? "main"
                              : boxes                           ? (chance(70) ? "ante" : "pair-plus")
                              : client.table == "roulette-2"    ? kRoulette[below(random_, 4)]
                              : client.table == "craps-1"       ? "place-to-win:6"
                              : client.table == "punto-banco-1" ? (chance(50) ? "punto" : "banco")
                                                                : kSicBo[below(random_, 6)];
    Json args = {{"wager", wager},
                 {"stake", chance(10) ? 0
                                      : between(1, 30) * 50 *
                                            (boxes || client.table == "punto-banco-1" ? 10
                                             : client.table == "craps-1"              ? 12
                                                                                      : 1)}};
    if (boxes) args["box"] = between(1, 4);
    command(client, "bet", args);
}

// What players do now and then.
void Simulation::play_otherwise(Client& client) {
    const Json& state = client.state;
    if (client.table == "craps-1" && chance(70))
        return command(client, "declare", {{"what", chance(50) ? "on" : "off"}, {"wager", "place-to-win:6"}});
    if (chance(50)) return command(client, "sit", {{"place", between(1, 3)}, {"leave", chance(30)}});
    if (state.contains("last")) command(client, "dispute", {{"round", state["last"]["round"]}});
}

}  // namespace baize::testing_support
