// A floor for tests: virtual time, repeatable entropy, and an auditor who looks at every entry as it is made.
#pragma once

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "floor/audit.hpp"
#include "floor/floor.hpp"
#include "floor/views.hpp"
#include "support/account.hpp"

namespace baize::testing_support {

class TestFloor {
public:
    explicit TestFloor(floor::FloorSettings settings = {});
    // A server that starts with this journal, and goes on where `before` was; its auditor reads it from the first on.
    TestFloor(const TestFloor& before, const std::vector<store::Entry>& stored);

    // Adds a table from TOML and opens it; returns its id.
    std::string open(const std::string& toml);

    Result<floor::Reply> as(floor::Role role, const std::string& name, const std::string& verb,
                            floor::Json args = floor::Json::object());
    Result<floor::Reply> at(const std::string& terminal, const std::string& verb,
                            floor::Json args = floor::Json::object()) {
        return as(floor::Role::Terminal, terminal, verb, std::move(args));
    }
    // The same number again, as a client does that heard no answer.
    Result<floor::Reply> again() { return send(last_); }
    Result<floor::Reply> send(const floor::Command& command);
    // Two people complete it: first proposes, second approves. What the first may do alone is done then.
    Result<floor::Reply> two(const std::string& verb, floor::Json args);

    void wait(std::int64_t seconds);  // in steps, with the clock ticking
    floor::Json state(const std::string& terminal);
    Money credit(const std::string& terminal) const {
        return floor.state().books.free(account_of("terminal:" + terminal));
    }
    const floor::LiveTable& table(const std::string& id) const { return *floor.state().table(id); }

    // What must hold at any time: the auditor found nothing, the books balance, and a replay gives the same floor.
    void check();
    // Everything that a replay must reproduce, as text.
    static std::string fingerprint(const floor::Floor& floor);
    std::unique_ptr<floor::Floor> replayed() const;

    floor::Floor floor;
    floor::Auditor auditor;
    std::vector<store::Entry> journal;
    std::map<std::string, std::string> secrets;
    std::int64_t now = 1'000'000'000'000;

    void drain();

private:
    void make_entropy();

    floor::FloorSettings settings_;
    Random random_{1, 1};
    floor::Entropy entropy_;
    std::map<std::string, std::uint64_t> numbers_;
    floor::Command last_;
    store::Hash head_{};
};

// So many notes of a hundred, one after the other.
void notes(TestFloor& floor, const std::string& terminal, int hundreds);
// "ok" or the refusal with its clause, for EXPECT_EQ.
std::string said(const Result<floor::Reply>& reply);
std::string clause_of(const Result<floor::Reply>& reply);  // of a refusal; "(taken)" where it was none

// Files of examples/tables, with values of keys replaced: {"betting-seconds", "30"}.
std::vector<std::string> example_files();
std::string example_table(const std::string& file, const std::map<std::string, std::string>& with = {});

}  // namespace baize::testing_support
