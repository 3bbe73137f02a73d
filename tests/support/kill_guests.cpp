// The guests of a floor that is killed: what they do, what they remember, and what they expect to find again.
#include <fmt/format.h>

#include <algorithm>

#include "support/kill_world.hpp"

namespace baize::testing_support {

namespace {

constexpr std::uint32_t kRestMs = 6, kRestRefusedMs = 20;

// Every stake of the open round, of a hand that has lost already too: it is posted when the round is settled.
std::int64_t stakes_of(const Json& state) {
    std::int64_t sum = 0;
    for (const Json& stake : state.value("stakes", Json::array()))
        if (stake["p"] == state["mine"]["p"]) sum += stake["s"].get<std::int64_t>();
    return sum;
}

}  // namespace

// ---- Commands and answers -------------------------------------------------------------------------------------------

Guest::Guest(std::string name, std::string token, std::uint64_t seed, Faults& faults)
    : name_(std::move(name)),
      token_(std::move(token)),
      random_(seed, std::hash<std::string>{}(name_)),
      faults_(faults) {}

void Guest::connect(const ServerProcess& server) {
    welcomed_ = false;
    client_.emplace(server.connect());
    say({{"token", token_}});
}

void Guest::say(const Json& json) {
    try {
        if (client_) client_->say(json);
    } catch (const WsError&) {  // what was sent before may still have been answered: `pump` finds the end
    }
}

void Guest::pump() {
    while (client_->pump()) {}
    while (const auto text = client_->take()) hear(Json::parse(*text));
    if (client_->closed()) client_.reset();
}

void Guest::act(bool quiet) {
    if (!client_ || !welcomed_ || pending_ != 0 || quiet || std::chrono::steady_clock::now() < rests_until_) return;
    const auto wish = this->wish();
    if (!wish) return rest(kRestMs);
    given_[++last_] = Given{.verb = wish->verb, .args = wish->args};
    carried_out_ = false;
    give(last_, pick(8) == 0 ? 2 : 1);  // a message may come twice
}

void Guest::give(std::uint64_t number, int copies) {
    const Given& given = given_.at(number);
    pending_ = number;
    copies_ = copies;
    for (int i = 0; i < copies; ++i) say({{"n", number}, {"do", given.verb}, {"args", given.args}});
}

void Guest::hear(const Json& json) {
    if (json.contains("welcome")) hear_welcome(json["welcome"]);
    else if (json.contains("ok") || (json.contains("no") && welcomed_)) hear_answer(json);
    else if (json.contains("no")) fault("is not let in again: " + json.dump());
    else hear_more(json);
}

// Commands go one at a time, so the server has carried out what it acknowledged, and at most the unanswered one.
void Guest::hear_welcome(const Json& welcome) {
    const auto number = welcome.at("number").get<std::uint64_t>();
    if (pending_ != 0 && given_[pending_].answer == Given::Answer::Taken)
        pending_ = 0;  // its second copy died with the server
    carried_out_ = pending_ != 0 && number == pending_;
    if (number != acknowledged_ && !carried_out_)
        fault(fmt::format("the last command was acknowledged as {}, but the server knows {} (unanswered: {})",
                          acknowledged_, number, pending_));
    welcomed_ = true;
    if (carried_out_) acknowledged_ = number;
    welcomed(welcome, carried_out_ ? &given_[pending_] : nullptr);
    if (pending_ != 0) give(pending_, 1);
}

void Guest::hear_answer(const Json& json) {
    const bool ok = json.contains("ok");
    const auto number = json.at(ok ? "ok" : "no").get<std::uint64_t>();
    if (number == 0 || number != pending_)
        return fault(fmt::format("an answer to nothing that was asked (unanswered: {}): {}", pending_, json.dump()));
    Given& given = given_[number];
    const bool repeat = ok && json["reply"].value("repeat", false);
    const bool before = carried_out_ || given.answer == Given::Answer::Taken;
    if (ok && repeat != before)
        fault(fmt::format("{} {}: {}", given.verb, before ? "was carried out twice" : "was lost, and called a repeat",
                          json.dump()));
    if (!ok && before) fault(fmt::format("{} was carried out, and is refused now: {}", given.verb, json.dump()));
    if (ok && !before) {
        given.reply = json["reply"];
        acknowledged_ = number;
    }
    const bool first = ok && given.answer != Given::Answer::Taken;
    if (ok) given.answer = Given::Answer::Taken;
    else if (given.answer == Given::Answer::None) given.answer = Given::Answer::Refused;
    if (first) taken(given);
    if (!ok && !before) refused(given, json.value("what", ""));
    if (--copies_ > 0) return;
    pending_ = 0;
    rest(ok ? kRestMs : kRestRefusedMs);
}

// ---- A terminal -----------------------------------------------------------------------------------------------------

TerminalGuest::TerminalGuest(std::string name, std::string token, std::uint64_t seed, Faults& faults,
                             std::vector<Voucher>& printed)
    : Guest(std::move(name), std::move(token), seed, faults), printed_(printed) {}

Guest::Wish TerminalGuest::bet() {
    std::vector<const Json*> opening;
    for (const Json& wager : offer_["wagers"])
        if (wager["opening"] == true) opening.push_back(&wager);
    const Json& wager = pick(2) ? *opening[0] : *opening[pick(static_cast<std::uint32_t>(opening.size()))];
    std::string position = wager["id"];
    const auto spots = static_cast<std::uint32_t>(wager["spots"].size());
    if (spots > 0) position += ":" + wager["spots"][pick(spots)].get<std::string>();
    const Json& limits = wager["limits"];
    Json args = {{"wager", position},
                 {"stake", limits["min"].get<std::int64_t>() + pick(4) * limits["increment"].get<std::int64_t>()}};
    if (offer_["boxes"] != 0) args["box"] = state_["mine"]["p"].get<int>() + 1;
    return {"bet", args};
}

Guest::Wish TerminalGuest::decision(const Json& question) {
    const Json& choice = question["choices"][pick(static_cast<std::uint32_t>(question["choices"].size()))];
    Json args = {{"choice", choice["id"]}, {"round", state_["round"]}};
    if (choice.contains("amount")) args["amount"] = choice["amount"]["min"];
    return {"answer", args};
}

std::optional<Guest::Wish> TerminalGuest::wish() {
    if (state_.contains("question")) return decision(state_["question"]);
    const std::uint32_t chance = pick(100);
    const auto credit = state_["mine"]["credit"].get<std::int64_t>();
    if (chance < 4) return Wish{"insert-cash", {{"amount", 5'00}}};
    if (credit < 30'00) return Wish{"insert-cash", {{"amount", 50'00}}};
    if (chance < 8) return Wish{"voucher-out", Json::object()};
    if (state_["phase"] != "betting") return std::nullopt;
    // a new wager would make the others wait again
    if (ready_in_ == state_["round"].get<std::uint64_t>() && chance < 95) return std::nullopt;
    if (chance < 12) return Wish{"clear", Json::object()};
    if (chance < 45 && state_["mine"]["staked"] != 0) return Wish{"ready", Json::object()};
    return bet();
}

void TerminalGuest::take_voucher(const Voucher& voucher) {
    if (!own_vouchers_.insert(voucher.number).second)
        return fault("the voucher " + voucher.number + " was printed twice");
    printed_cents += voucher.amount;
    printed_.push_back(voucher);
}

// Where the answer itself was lost, `welcomed` has booked the voucher that was found, and left it as the reply.
void TerminalGuest::taken(Given& given) {
    if (given.verb == "ready") ready_in_ = state_["round"];
    if (given.verb == "insert-cash") inserted += given.args["amount"].get<std::int64_t>();
    if (given.verb == "voucher-out")
        take_voucher({given.reply.at("voucher"), given.reply.at("amount").get<std::int64_t>()});
}

// A terminal that stakes less in all than the table wants has its stakes back at the close (9A 3.3(c)(iv)); where
// nothing else lies there, the bets of that round are then opened anew.
bool TerminalGuest::was_dropped(const Json& then, const Json& now) const {
    const auto staked = then["staked"].get<std::int64_t>();
    return staked < offer_["aggregate-min"].get<std::int64_t>() && now["staked"] == 0 &&
           now["credit"].get<std::int64_t>() == then["credit"].get<std::int64_t>() + staked;
}

// What was shown was stored: nothing of it may be gone, and while bets are open it stays as it was.
void TerminalGuest::compare_with_seen(const Json& state) {
    if (state_.is_null()) return;
    const Json &then = state_["mine"], &now = state["mine"];
    if (state["round"] < state_["round"] || now["number"] < then["number"])
        fault(fmt::format("{} was shown, and is gone: now {}", state_.dump(), state.dump()));
    const bool same = state["round"] == state_["round"] && now["number"] == then["number"] &&
                      state["phase"] == "betting" && state_["phase"] == "betting";
    if (same && !(now["credit"] == then["credit"] && now["staked"] == then["staked"]) && !was_dropped(then, now))
        fault(fmt::format("{} was shown, and {} found again", then.dump(), now.dump()));
}

void TerminalGuest::welcomed(const Json& welcome, const Given* carried_out) {
    offer_ = welcome.at("offer");
    const Json& state = welcome.at("state");
    compare_with_seen(state);
    state_ = greeting_ = state;
    if (carried_out && carried_out->verb == "voucher-out") {  // the slip was printed, though its number never came
        if (!state["mine"].contains("last-voucher"))
            fault("a voucher was taken out of the credit and is not to be found");
        else const_cast<Given*>(carried_out)->reply = state["mine"]["last-voucher"];
    }
    say({{"ask", "recall"}, {"id", 1}, {"args", {{"most", 100}}}});
}

void TerminalGuest::hear_more(const Json& json) {
    if (json.contains("state")) state_ = json["state"];
    if (json.contains("answer")) count_rounds(json["is"]);
}

// By the time of the recall another round may be over: those that the welcome had as settled are counted, each once.
void TerminalGuest::count_rounds(const Json& recalled) {
    const std::uint64_t end = greeting_["round"].get<std::uint64_t>() + (greeting_["phase"] == "closed" ? 1 : 0);
    std::uint64_t newest = counted_;
    for (const Json& round : recalled) {
        const auto number = round["round"].get<std::uint64_t>();
        if (number <= counted_ || number >= end) continue;
        settled_ += round["paid"].get<std::int64_t>() - round["staked"].get<std::int64_t>();
        newest = std::max(newest, number);
    }
    counted_ = newest;
    // A command that was carried out and not answered is booked with the repeat that comes behind this.
    std::int64_t in = inserted, out = printed_cents;
    const Given* last = given().empty() ? nullptr : &given().rbegin()->second;
    if (last && last->answer == Given::Answer::None && greeting_["mine"]["number"] == given().rbegin()->first) {
        if (last->verb == "insert-cash") in += last->args["amount"].get<std::int64_t>();
        if (last->verb == "voucher-out") out += last->reply.value("amount", std::int64_t{0});
    }
    const auto credit = greeting_["mine"]["credit"].get<std::int64_t>(), staked = stakes_of(greeting_);
    if (credit != in - out + settled_ - staked)
        fault(fmt::format("the credit is {}, but in {} - out {} + settled {} - staked {} is {}", credit, in, out,
                          settled_, staked, in - out + settled_ - staked));
}

// ---- The cashier ----------------------------------------------------------------------------------------------------

CashierGuest::CashierGuest(std::string name, std::string token, std::uint64_t seed, Faults& faults,
                           std::vector<Voucher>& printed)
    : Guest(std::move(name), std::move(token), seed, faults), printed_(printed) {}

std::optional<Guest::Wish> CashierGuest::wish() {
    const std::uint32_t chance = pick(100);
    if (chance < 10) return Wish{"deposit", {{"player", "ada"}, {"amount", 10'00}}};
    if (chance < 18) return Wish{"withdraw", {{"player", "ada"}, {"amount", 10'00}}};
    const bool again = chance < 30 && !paid.empty();
    if (!again && next_ == printed_.size()) return std::nullopt;
    const Voucher& voucher = again ? printed_[pick(static_cast<std::uint32_t>(next_))] : printed_[next_++];
    return Wish{"redeem", {{"number", voucher.number}, {"amount", voucher.amount}}};
}

void CashierGuest::taken(Given& given) {
    const auto amount = given.args["amount"].get<std::int64_t>();
    if (given.verb == "deposit") deposited += amount;
    if (given.verb == "withdraw") deposited -= amount;
    if (given.verb != "redeem") return;
    if (!paid.insert(given.args["number"]).second)
        fault("the voucher " + given.args["number"].get<std::string>() + " was paid twice");
    redeemed += amount;
}

void CashierGuest::refused(const Given& given, const std::string& what) {
    if (given.verb != "redeem" || what.starts_with("too many messages")) return;
    if (!paid.contains(given.args["number"]))
        fault(fmt::format("the voucher {} is not paid: {}", given.args.dump(), what));
    else if (!what.starts_with("paid already"))
        fault(fmt::format("the voucher {} was paid, but the answer is: {}", given.args.dump(), what));
}

}  // namespace baize::testing_support
