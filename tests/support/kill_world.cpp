#include "support/kill_world.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "store/store.hpp"
#include "support/floor.hpp"

namespace baize::testing_support {

namespace {

constexpr const char* kPassword = "correct horse battery";
constexpr std::int64_t kCageCents = 100'000'00;  // a demonstration floor starts with this in the cage

// Dice, a shoe for each round with decisions, a lasting shoe with decisions, and one without.
struct TableChoice { const char* file; const char* id; int guests; };
constexpr TableChoice kTables[] = {
    {"gb.sic-bo.toml", "sic-bo-1", 3}, {"gb.three-card-poker.toml", "three-card-1", 2},
    {"nz.blackjack.toml", "blackjack-1", 2}, {"gb.punto-banco.toml", "punto-banco-1", 1}};

// Tables of a dealer's floor may have a short clock, so that rounds end between the kills by it, too.
void write_tables(const std::string& folder) {
    std::filesystem::create_directory(folder);
    for (const TableChoice& each : kTables)
        std::ofstream(folder + "/" + each.file)
            << example_table(each.file, {{"electronic", "false"}, {"betting-seconds", "1"}, {"decision-seconds", "1"}});
}

bool same_bet(const Given& given, const Json& entry) {
    if (entry["k"] == "none") return true;  // that stake lay there already
    const Json& event = entry["events"][0];
    return entry["k"] == "ev" && event["e"] == "bet" && event["w"] == given.args["wager"] &&
           event["s"] == given.reply.value("stake", event["s"].get<std::int64_t>());
}

// Is this the first entry of that command?
bool fits(const Given& given, const Json& entry) {
    const std::string& verb = given.verb;
    if (verb == "bet") return same_bet(given, entry);
    if (verb == "clear") return entry["k"] == "ev" || entry["k"] == "none";
    if (verb == "ready") return entry["k"] == "ready";
    if (verb == "answer")
        return entry["k"] == "ev" && entry["events"][0]["e"] == "answer" &&
               entry["events"][0]["a"] == given.args["choice"];
    if (verb == "voucher-out") return entry["k"] == "voucher" && entry["voucher"]["number"] == given.reply["voucher"];
    if (verb == "redeem") return entry["k"] == "redeem" && entry["number"] == given.args["number"];
    return entry["k"] == "money" && entry["transfers"].size() == 1 &&
           entry["transfers"][0]["amount"] == given.args["amount"];
}

}  // namespace

// ---- The journal ----------------------------------------------------------------------------------------------------

// The store is opened anew each time: a handle that stayed open would spare SQLite its recovery after a kill.
void JournalReader::read_on(const std::string& address) {
    const auto store = store::open_store(address);
    for (auto entries = store->read(read_, 4'096); !entries.empty(); entries = store->read(read_, 4'096))
        for (const store::Entry& entry : entries) {
            auditor_.take(entry);
            read_ = entry.seq;
            note(Json::parse(entry.payload), entry.seq);
        }
    if (auditor_.fault())
        faults_.push_back(fmt::format("the auditor, at entry {}: {}", auditor_.fault()->seq, auditor_.fault()->what));
}

// What one command did lies together; if it were carried out again, that would lie apart from it.
void JournalReader::note(const Json& entry, std::uint64_t seq) {
    if (!entry.contains("src")) return;
    const std::string source = entry["src"];
    const auto number = entry["n"].get<std::uint64_t>();
    auto& [last, at] = last_[source];
    if (number < last || (number == last && at + 1 != seq))
        faults_.push_back(fmt::format("entry {}: command {} of {} was carried out before", seq, number, source));
    last = number;
    at = seq;
    first_[source].try_emplace(number, entry);
}

void JournalReader::compare(const Guest& guest) {
    std::string source = guest.source();
    if (source.ends_with('/'))
        if (const auto whole = first_.lower_bound(source); whole != first_.end() && whole->first.starts_with(source))
            source = whole->first;
    static const std::map<std::uint64_t, Json> kNone;
    const auto found = first_.find(source);
    const auto& entries = found == first_.end() ? kNone : found->second;
    std::uint64_t& compared = compared_[guest.name()];
    for (auto each = guest.given().upper_bound(compared);
         each != guest.given().end() && each->second.answer != Given::Answer::None; ++each) {
        const auto& [number, given] = *each;
        const auto entry = entries.find(number);
        const std::string what =
            fmt::format("{}: command {} ({} {})", guest.name(), number, given.verb, given.args.dump());
        if (given.answer == Given::Answer::Refused && entry != entries.end())
            faults_.push_back(what + " was refused, and is in the journal");
        if (given.answer == Given::Answer::Taken && entry == entries.end())
            faults_.push_back(what + " was acknowledged, and is not in the journal");
        if (given.answer == Given::Answer::Taken && entry != entries.end() && !fits(given, entry->second))
            faults_.push_back(fmt::format("{} was acknowledged with {}, but the journal has {}", what,
                                          given.reply.dump(), entry->second.dump()));
        compared = number;
    }
}

// ---- The world ------------------------------------------------------------------------------------------------------

KillWorld::KillWorld(std::string program, std::string folder, std::string database, std::uint64_t seed)
    : program_(std::move(program)),
      folder_(std::move(folder)),
      database_(std::move(database)),
      random_(seed, 0),
      reader_(faults) {}

KillWorld::~KillWorld() = default;

std::unique_ptr<ServerProcess> KillWorld::start(int timeout_ms) {
    const std::vector<std::string> arguments = {"--demo", "--database", database_, "--tables", folder_ + "/tables"};
    const auto before = std::chrono::steady_clock::now();
    auto server = std::make_unique<ServerProcess>(program_, arguments, folder_ + "/log", timeout_ms);
    starts_ms.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
    return server;
}

std::vector<Guest*> KillWorld::guests() {
    std::vector<Guest*> all{cashier_.get()};
    for (const auto& each : terminals_) all.push_back(each.get());
    return all;
}

void KillWorld::open() {
    write_tables(folder_ + "/tables");
    const auto server = start();
    WsClient engineer = server->connect();
    engineer.say({{"set-up", {{"code", server->start().at("set-up-code")}, {"user", "ada"}, {"password", kPassword}}}});
    engineer.expect("set-up");
    engineer.say({{"sign-in", {{"user", "ada"}, {"password", kPassword}}}});
    engineer.expect("welcome");
    const Json added =
        engineer.command(1, "add-user", {{"user", "carl"}, {"role", "cashier"}, {"password", kPassword}});
    if (!added.contains("ok")) throw WsError(added.dump());
    WsClient cashier = server->connect();
    cashier.say({{"sign-in", {{"user", "carl"}, {"password", kPassword}}}});
    cashier_ = std::make_unique<CashierGuest>("carl", cashier.expect("token").at("token"), random_(), faults,
                                              printed_);
    for (const TableChoice& table : kTables)
        for (int i = 1; i <= table.guests; ++i) {
            WsClient terminal = server->connect();
            terminal.say({{"open-terminal", {{"table", table.id}, {"terminal", i}}}});
            const std::string token = terminal.expect("token").at("token");
            terminals_.push_back(std::make_unique<TerminalGuest>(fmt::format("{}/{:02}", table.id, i), token, random_(),
                                                                 faults, printed_));
        }
    if (server->end(SIGKILL) != -SIGKILL) faults.push_back("the server did not live until it was killed");
}

// Everybody plays until it is done, or nobody is connected any more.
void KillWorld::live(const std::function<bool()>& done, bool quiet) {
    while (!done()) {
        std::vector<pollfd> waits;
        std::vector<Guest*> here;
        for (Guest* guest : guests())
            if (guest->connected()) {
                here.push_back(guest);
                waits.push_back({guest->fd(), POLLIN, 0});
            }
        if (here.empty()) return;
        poll(waits.data(), waits.size(), 2);
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (waits[i].revents != 0) here[i]->pump();
            here[i]->act(quiet);
        }
    }
}

void KillWorld::kill_once() {
    std::unique_ptr<ServerProcess> server;
    if (below(random_, 16) == 0) {  // it dies while it starts
        try {
            server = start(1 + static_cast<int>(below(random_, 40)));
        } catch (const WsError&) {
        }
    }
    if (!server) server = start();
    compare();
    const int moment_ms =
        below(random_, 8) == 0 ? static_cast<int>(below(random_, 20)) : 20 + static_cast<int>(below(random_, 131));
    std::atomic<bool> killed = false;
    std::thread killer([&, pid = server->pid()] {
        std::this_thread::sleep_for(std::chrono::milliseconds(moment_ms));
        killed = true;
        ::kill(pid, SIGKILL);
    });
    for (Guest* guest : guests()) {
        try {
            guest->connect(*server);
        } catch (const WsError& error) {
            guest->leave();
            if (!killed) faults.push_back(fmt::format("{} cannot connect: {}", guest->name(), error.what()));
        }
    }
    live([] { return false; }, false);
    if (!killed) faults.push_back("every connection ended before the kill");
    killer.join();
    if (const auto how = server->end(SIGKILL); how != -SIGKILL)
        faults.push_back(fmt::format("the server ended by itself: {}", how.value_or(0)));
}

// After a start: the journal as it was found is what the guests were told.
void KillWorld::compare() {
    reader_.read_on(database_);
    for (const Guest* guest : guests()) reader_.compare(*guest);
}

void KillWorld::close() {
    const auto server = start();
    for (Guest* guest : guests()) guest->connect(*server);
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPatienceMs);
    const auto answered = [&] {
        for (const Guest* guest : guests())
            if (!guest->settled()) return false;
        return true;
    };
    live([&] { return answered() || std::chrono::steady_clock::now() > end; }, true);
    if (!answered()) faults.push_back("a command is still not answered after the last start");
    for (Guest* guest : guests()) guest->leave();
    if (const auto how = server->end(SIGTERM); how != 0)
        faults.push_back(fmt::format("SIGTERM ended the server with {}", how.value_or(-1)));
    compare();
    const auto balance = [&](const std::string& account) {
        const auto found = auditor().balances().find(account);
        return found == auditor().balances().end() ? 0 : found->second;
    };
    const auto expect = [&](const std::string& what, std::int64_t books, std::int64_t counted) {
        if (books != counted)
            faults.push_back(fmt::format("{}: the books say {}, the guests counted {}", what, books, counted));
    };
    std::map<std::string, std::int64_t> inserted;
    std::int64_t printed = 0;
    for (const auto& terminal : terminals_) {
        inserted["cash:acceptor/" + terminal->name().substr(0, terminal->name().find('/'))] += terminal->inserted;
        printed += terminal->printed_cents;
    }
    for (const auto& [account, sum] : inserted) expect(account, -balance(account), sum);
    expect("open vouchers", balance("voucher"), printed - cashier_->redeemed);
    expect("cash:cage", -balance("cash:cage"), kCageCents + cashier_->deposited - cashier_->redeemed);
    expect("player:ada", balance("player:ada"), cashier_->deposited);
    expect("vouchers printed", static_cast<std::int64_t>(auditor().counts().vouchers),
           static_cast<std::int64_t>(printed_.size()));
    expect("vouchers redeemed", static_cast<std::int64_t>(auditor().counts().redeemed),
           static_cast<std::int64_t>(cashier_->paid.size()));
}

std::uint64_t KillWorld::commands() const {
    std::uint64_t sum = cashier_->given().size();
    for (const auto& each : terminals_) sum += each->given().size();
    return sum;
}

}  // namespace baize::testing_support
