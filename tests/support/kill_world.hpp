// A floor of the real program that is killed again and again under load. Its guests remember every command that they
// gave and every answer that they got; a reader of the journal compares. What does not fit becomes a fault, in words.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "floor/audit.hpp"
#include "support/ws_client.hpp"

namespace baize::testing_support {

using Faults = std::vector<std::string>;

struct Given {
    enum class Answer { None, Taken, Refused };
    std::string verb;
    Json args;
    Answer answer = Answer::None;
    Json reply = Json::object();  // as the client knows it: of the answer, or what it found after a reconnection
};

// Somebody with a token, who gives one command after another and numbers them.
class Guest {
public:
    Guest(std::string name, std::string token, std::uint64_t seed, Faults& faults);
    virtual ~Guest() = default;

    void connect(const ServerProcess& server);  // with the token; throws WsError
    void pump();                                // takes what has come
    void act(bool quiet);                       // gives the next command, where it is time;
                                                // quiet: none but the unanswered one
    bool connected() const { return client_.has_value(); }
    bool settled() const { return welcomed_ && pending_ == 0; }
    void leave() { client_.reset(); }
    int fd() const { return client_->fd(); }
    const std::map<std::uint64_t, Given>& given() const { return given_; }
    const std::string& name() const { return name_; }
    virtual std::string source() const { return name_; }  // as the journal calls it; behind a "/" at
                                                          // the end anything may follow

protected:
    struct Wish { std::string verb; Json args; };
    virtual std::optional<Wish> wish() = 0;
    // The command was carried out. Its reply is as found in `state` where its own answer was lost with the connection.
    virtual void taken(Given& given) = 0;
    virtual void refused(const Given&, const std::string& /*what*/) {}
    virtual void welcomed(const Json& /*welcome*/, const Given* /*carried out, and never answered*/) {}
    virtual void hear_more(const Json&) {}

    void fault(const std::string& what) { faults_.push_back(name_ + ": " + what); }
    std::uint32_t pick(std::uint32_t count) { return below(random_, count); }
    void say(const Json& json);

private:
    void hear(const Json& json);
    void hear_welcome(const Json& welcome);
    void hear_answer(const Json& json);
    void give(std::uint64_t number, int copies);
    void rest(std::uint32_t most_ms) {
        rests_until_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(pick(most_ms + 1));
    }

    std::string name_, token_;
    Random random_;
    Faults& faults_;
    std::optional<WsClient> client_;
    bool welcomed_ = false;
    std::map<std::uint64_t, Given> given_;
    std::uint64_t last_ = 0;          // number given out
    std::uint64_t pending_ = 0;       // number that waits for an answer
    std::uint64_t acknowledged_ = 0;  // the last that was taken
    int copies_ = 0;                  // of the pending command, not answered yet
    bool carried_out_ = false;        // the pending one, as the welcome says
    std::chrono::steady_clock::time_point rests_until_{};
};

struct Voucher { std::string number; std::int64_t amount = 0; };

// Bets, decides, inserts notes and takes vouchers. After every reconnection: credit = in - out + settled - staked.
class TerminalGuest final : public Guest {
public:
    TerminalGuest(std::string name, std::string token, std::uint64_t seed, Faults& faults,
                  std::vector<Voucher>& printed);
    std::int64_t inserted = 0, printed_cents = 0;

private:
    std::optional<Wish> wish() override;
    Wish bet();
    Wish decision(const Json& question);
    void taken(Given& given) override;
    void welcomed(const Json& welcome, const Given* carried_out) override;
    void hear_more(const Json& json) override;
    bool was_dropped(const Json& then, const Json& now) const;
    void compare_with_seen(const Json& state);
    void count_rounds(const Json& recalled);
    void take_voucher(const Voucher& voucher);

    std::vector<Voucher>& printed_;
    std::set<std::string> own_vouchers_;
    Json offer_, state_;    // state_: the newest; its "mine" is what the player sees
    Json greeting_;         // the state of the welcome, until it is compared
    std::int64_t settled_ = 0;
    std::uint64_t counted_ = 0;   // the last round in settled_
    std::uint64_t ready_in_ = 0;  // the last round that it said to be ready in
};

// Redeems what the terminals print, and tries a few a second time.
class CashierGuest final : public Guest {
public:
    CashierGuest(std::string name, std::string token, std::uint64_t seed, Faults& faults,
                 std::vector<Voucher>& printed);
    std::string source() const override { return "user:" + name() + "/"; }
    std::int64_t redeemed = 0, deposited = 0;
    std::set<std::string> paid;

private:
    std::optional<Wish> wish() override;
    void taken(Given& given) override;
    void refused(const Given& given, const std::string& what) override;

    std::vector<Voucher>& printed_;
    std::size_t next_ = 0;
};

// Reads on where it stopped, with the auditor, and holds the guests' memory against the entries.
class JournalReader {
public:
    explicit JournalReader(Faults& faults) : faults_(faults) {}
    void read_on(const std::string& address);
    void compare(const Guest& guest);
    const floor::Auditor& auditor() const { return auditor_; }

private:
    void note(const Json& entry, std::uint64_t seq);

    Faults& faults_;
    floor::Auditor auditor_;
    std::uint64_t read_ = 0;
    std::map<std::string, std::map<std::uint64_t, Json>> first_;     // by source and number: the first
                                                                     // entry of the command
    // by source: number and where its last entry is
    std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> last_;
    std::map<std::string, std::uint64_t> compared_;
};

class KillWorld {
public:
    // `folder` is empty and there to write in; `database`: an address of which nothing is there yet.
    KillWorld(std::string program, std::string folder, std::string database, std::uint64_t seed);
    ~KillWorld();

    void open();        // users, tables, terminals, in peace
    void kill_once();   // start, load, death at a random moment, and then the comparison at the next start
    void close();       // everything is answered, the server ends by SIGTERM, and the books are closed

    Faults faults;
    std::vector<double> starts_ms;  // of the server, until it listens
    std::uint64_t commands() const;
    const floor::Auditor& auditor() const { return reader_.auditor(); }

private:
    std::unique_ptr<ServerProcess> start(int timeout_ms = kPatienceMs);
    std::vector<Guest*> guests();
    void live(const std::function<bool()>& done, bool quiet);
    void compare();

    std::string program_, folder_, database_;
    Random random_;
    std::vector<Voucher> printed_;
    std::vector<std::unique_ptr<TerminalGuest>> terminals_;
    std::unique_ptr<CashierGuest> cashier_;
    JournalReader reader_;
};

}  // namespace baize::testing_support
