// libFuzzer: any bytes as the messages of a floor's clients, one a line. The first letter of a line says whose it is
// (see `connection_of`); `w` and a digit let so many times five seconds pass, `x` and a letter cut a connection. A `#`
// in a line stands for the next number of its source, so that mutated lines are not all repeats.
//
// After each turn the books balance, the auditor finds nothing and the hub has not had to start over; at the end a
// replay of the journal gives the same floor.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "lines.hpp"
#include "protocol_lines.hpp"
#include "support/hub.hpp"

namespace {

using namespace baize;
using floor::Role;
using testing_support::ConnectionId;
using testing_support::House;
using testing_support::TestHub;

constexpr const char* kSicBo = R"(id = "s"
game = "gb.sic-bo"
terminals = 3
betting-seconds = 30
aggregate-min = "2.00"
options = { layout = "50" }
limits = { min = "1.00", max = "500.00", increment = "0.50" }
)";
constexpr const char* kBlackjack = R"(id = "b"
game = "nz.blackjack"
terminals = 3
betting-seconds = 30
decision-seconds = 20
box-max = "1500.00"
limits = { min = "10.00", max = "500.00", increment = "2.50" }
)";
constexpr const char* kDealt = R"(id = "d"
game = "nz.blackjack"
electronic = false
chance = "dealer"
terminals = 3
betting-seconds = 30
decision-seconds = 20
limits = { min = "10.00", max = "500.00", increment = "2.50" }
)";

constexpr std::size_t kLinesMax = 64;

[[noreturn]] void stop(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::abort();
}

struct Client {
    Role role;
    const char* name;
    std::optional<ConnectionId> connection{};
    std::uint64_t number = 0;
};

class Floor {
public:
    void line(std::string_view line);
    void end();

private:
    Client* client_of(char letter);
    void open_tables(std::string_view line, const Client* client);
    void look();

    std::shared_ptr<House> house_ = std::make_shared<House>();
    TestHub hub_{house_, testing_support::demonstration(), TestHub::Passwords::None};
    ConnectionId stranger_ = hub_.connect();
    Client clients_[9] = {{Role::Terminal, "s/01"}, {Role::Terminal, "b/01"},  {Role::Terminal, "d/01"},
                          {Role::Terminal, "b/02"}, {Role::Supervisor, "sue"}, {Role::Supervisor, "tom"},
                          {Role::Dealer, "dora"},   {Role::Cashier, "cath"},   {Role::Engineer, "emil"}};
};

Client* Floor::client_of(char letter) {
    static constexpr std::string_view kLetters = "tbduspfce";
    const auto at = kLetters.find(letter);
    return at == kLetters.npos ? nullptr : &clients_[at];
}

// A table is opened when somebody first speaks of it, because making one costs more than most messages.
void Floor::open_tables(std::string_view line, const Client* client) {
    static constexpr std::pair<char, const char*> kTables[] = {{'s', kSicBo}, {'b', kBlackjack}, {'d', kDealt}};
    for (const auto& [id, toml] : kTables) {
        const bool wanted = (client && client->role == Role::Terminal && client->name[0] == id) ||
                            line.find(std::string{'"', id, '"'}) != line.npos ||
                            line.find(std::string{'"', id, '/'}) != line.npos;
        if (wanted && !hub_.hub().floor().state().table(std::string_view(&id, 1))) hub_.open(toml);
    }
}

void Floor::line(std::string_view line) {
    if (line.empty()) return;
    Client* client = client_of(line[0] == 'x' && line.size() > 1 ? line[1] : line[0]);
    open_tables(line, client);
    if (line[0] == 'w') {
        hub_.wait(line.size() > 1 && line[1] >= '0' && line[1] <= '9' ? (line[1] - '0') * 5 : 30);
    } else if (line[0] == 'x') {
        if (client && client->connection) hub_.disconnect(*client->connection);
        if (client) client->connection.reset();
    } else {
        if (client && (!client->connection || hub_.closed(*client->connection)))
            client->connection = hub_.let_in(client->role, client->name);
        std::string text(line.substr(client ? 1 : 0));
        for (auto mark = text.find('#'); client && mark != text.npos; mark = text.find('#'))
            text.replace(mark, 1, std::to_string(++client->number));
        hub_.hub().receive(client ? *client->connection : stranger_, text);
        hub_.turn();
        if (!hub_.heard_json(client ? *client->connection : stranger_)) stop("what was sent is no JSON");
    }
    hub_.forget_heard();
    look();
}

void Floor::look() {
    if (const auto fault = hub_.hub().floor().state().books.broken()) stop("the books: " + *fault);
    if (const auto fault = house_->fault()) stop(*fault);
    if (hub_.hub().counts().reloads != 0) stop("the hub started over");
}

void Floor::end() {
    const std::string before = testing_support::standing_of(hub_.hub().floor());
    hub_.restart();
    if (testing_support::standing_of(hub_.hub().floor()) != before) stop("a replay of the journal gives another floor");
}

}  // namespace

// The floor lies in memory: databases are not linked, and nobody opens one.
std::unique_ptr<baize::store::Store> baize::store::open_sqlite(const std::string&) {
    throw StoreError("the fuzzer has no database");
}
std::unique_ptr<baize::store::Store> baize::store::open_postgres(const std::string&) {
    throw StoreError("the fuzzer has no database");
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
    static const fuzz::Language kLanguage{fuzz::kLines, fuzz::kWords, fuzz::kNumbers, "{}[]:,\""};
    return fuzz::LineMutator(kLanguage, seed).mutate(data, size, max_size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    Floor floor;
    for (std::size_t lines = 0; !text.empty() && lines < kLinesMax; ++lines) {
        const auto end = std::min(text.find('\n'), text.size());
        floor.line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    floor.end();
    return 0;
}
