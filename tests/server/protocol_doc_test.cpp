// The examples of docs/protocol.md, run: every block is a session with a hub of its own, and a real answer may differ
// from the page's only where the page says so. The page itself explains how its blocks are to be read. What was sent of
// each command is its example in docs/protocol-commands.md.
#include <fmt/format.h>
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <deque>
#include <fstream>
#include <sstream>

#include "server/permissions.hpp"
#include "server/hub/questions.hpp"
#include "server/protocol/schema.hpp"
#include "support/floor.hpp"
#include "support/hub.hpp"
#include "support/made_file.hpp"
#include "support/paths.hpp"

namespace baize::server::protocol_doc_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::House;
using testing_support::TestHub;

constexpr const char* kCommandsPage = "docs/protocol-commands.md";
const std::string kAnything = "\x01";  // what `...` in the page is read as

struct Line {
    int number;
    std::string text;
};
using Block = std::vector<Line>;

std::vector<Block> blocks_of_page() {
    std::ifstream page(testing_support::source_dir() + "/docs/protocol.md");
    std::vector<Block> blocks;
    bool inside = false;
    int number = 0;
    for (std::string line; std::getline(page, line);) {
        ++number;
        if (line == "```protocol") { blocks.emplace_back(); inside = true; }
        else if (line.starts_with("```")) inside = false;
        else if (inside && !line.empty()) blocks.back().push_back({number, line});
    }
    return blocks;
}

// JSON in which `...` stands for any value, and as the last item of a list for any number of further ones.
Json read_json(const std::string& text) {
    std::string json;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (!quoted && text.compare(i, 3, "...") == 0) { json += "\"\\u0001\""; i += 2; }
        else json += text[i];
    }
    return Json::parse(json);
}

// ---- One session ---------------------------------------------------------------------------------------------------

class Session {
public:
    Session() {
        for (const char* file : {"gb.sic-bo.toml", "gb.sic-bo.dealer.toml", "nz.blackjack.toml", "gb.craps.toml",
                                 "gb.roulette.dealer.toml"})
            hub_.open(example_table(file));
        hub_.hub().as_house("fill", {{"account", "cash:cage"}, {"amount", 100'000'00}});
        variables_["$code"] = hub_.hub().credentials().fresh_set_up_code(hub_.entropy());
        hub_.turn();
    }
    void run(const Block& block);
    Examples commands;                // that were carried out; of two people's the second has approved
    std::set<std::string> questions;  // that were answered

private:
    struct Sent {
        std::string verb, text;
        Json args;
    };
    struct Client {
        ConnectionId id = 0;
        std::deque<Json> unread;
        std::map<Json, std::string> asked;  // by id: the question
        std::map<Json, Sent> sent;          // by number: the command
    };
    void step(const std::string& text);
    void become(const std::string& who);
    void send(const std::string& text);
    void expect(const std::string& text);
    void carried_out(const Sent& sent, const Json& reply, const std::string& text);
    void collect();
    std::string difference(const Json& expected, const Json& real, const std::string& at);
    void put_variables(Json& json) const;
    std::string with_variables(std::string text) const;

    std::shared_ptr<House> house_ = std::make_shared<House>();
    TestHub hub_{house_};
    std::map<std::string, Client> clients_;
    Client* now_ = nullptr;
    std::string who_;                        // speaks now
    std::map<Json, Sent> proposed_;          // by incident: what was sent, with the first answer
    std::map<std::string, std::string> variables_;
};

void Session::run(const Block& block) {
    for (const Line& line : block) {
        try {
            step(line.text);
        } catch (const std::exception& error) {
            ADD_FAILURE() << "docs/protocol.md:" << line.number << ": " << line.text << "\n" << error.what();
            return;
        }
    }
    for (const auto& [name, client] : clients_)
        for (const Json& each : client.unread)
            if (!each.contains("state"))
                ADD_FAILURE() << "docs/protocol.md:" << block.front().number
                              << ": the page does not show this answer to '" << name << "': " << each;
    EXPECT_EQ(house_->fault().value_or("nothing"), "nothing");
}

void Session::step(const std::string& text) {
    if (text.starts_with("as ")) return become(text.substr(3));
    if (text.starts_with("wait ")) { hub_.wait(std::stoi(text.substr(5))); return collect(); }
    if (!now_) throw std::runtime_error("a block starts with: as nobody, as terminal NAME, or as ROLE NAME");
    if (text == "closed" && !hub_.closed(now_->id)) throw std::runtime_error("the connection is still open");
    if (text == "closed") return;
    if (text.starts_with("> ")) return send(text.substr(2));
    if (text.starts_with("< ")) return expect(text.substr(2));
    throw std::runtime_error("expected one of: as, wait, >, <, closed");
}

void Session::become(const std::string& who) {
    now_ = &clients_[who];
    who_ = who;
    if (now_->id != 0) return;
    const auto role = from_word<Role>(who.substr(0, who.find(' ')));
    now_->id = role ? hub_.signed_in(*role, who.substr(who.find(' ') + 1)) : hub_.connect();
    hub_.take_heard(now_->id);
}

void Session::put_variables(Json& json) const {
    if (json.is_structured())
        for (Json& each : json) put_variables(each);
    else if (json.is_string() && variables_.contains(json.get<std::string>()))
        json = variables_.at(json.get<std::string>());
}

// What stands in the page, but with the texts that stood for others.
std::string Session::with_variables(std::string text) const {
    for (const auto& [name, value] : variables_) {
        const std::string quoted = '"' + name + '"';
        for (std::size_t at = 0; (at = text.find(quoted, at)) != text.npos;) text.replace(at + 1, name.size(), value);
    }
    return text;
}

void Session::send(const std::string& text) {
    Json message = read_json(text);
    put_variables(message);
    if (message.contains("do"))
        now_->sent[message["n"]] = {message["do"].get<std::string>(),
                                    fmt::format("as {}\n> {}\n", who_, with_variables(text)),
                                    message.value("args", Json::object())};
    if (message.contains("ask")) now_->asked[message.value("id", Json(0))] = message["ask"].get<std::string>();
    hub_.hub().receive(now_->id, message.dump());
    hub_.turn();
    collect();
}

void Session::collect() {
    for (auto& [name, client] : clients_)
        for (Json& each : hub_.take_heard(client.id)) client.unread.push_back(std::move(each));
}

void Session::expect(const std::string& text) {
    const Json expected = read_json(text);
    const bool state = expected.contains("state");
    while (!now_->unread.empty() && now_->unread.front().contains("state") != state) {
        if (state) throw std::runtime_error("an answer comes first: " + now_->unread.front().dump());
        now_->unread.pop_front();
    }
    if (now_->unread.empty()) throw std::runtime_error("no answer came");
    const Json real = now_->unread.front();
    now_->unread.pop_front();
    const std::string other = difference(expected, real, "");
    if (!other.empty()) throw std::runtime_error(other + "\nthe real answer: " + real.dump());
    if (real.contains("ok") && !real["reply"].contains("repeat"))
        carried_out(now_->sent[real["ok"]], real["reply"], fmt::format("< {}\n", with_variables(text)));
    if (real.contains("answer")) questions.insert(now_->asked[real["answer"]]);
}

// What is only proposed is an example once it is approved.
void Session::carried_out(const Sent& sent, const Json& reply, const std::string& text) {
    if (who_.starts_with("nobody")) return;  // he signed in by a message: who he is would not be seen
    const Sent both{sent.verb, sent.text + text, sent.args};
    if (reply.contains("needs")) {
        proposed_[reply["incident"]] = both;
        return;
    }
    commands.try_emplace(sent.verb, both.text);
    if (sent.verb != "approve") return;
    if (const auto first = proposed_.find(sent.args["incident"]); first != proposed_.end())
        commands.try_emplace(first->second.verb, first->second.text + both.text);
}

// In words; nothing where the real answer is what the page says. Further fields are no difference.
std::string Session::difference(const Json& expected, const Json& real, const std::string& at) {
    if (expected == kAnything) return "";
    if (expected.is_string() && expected.get<std::string>().starts_with("$")) {
        const auto [known, fresh] =
            variables_.try_emplace(expected.get<std::string>(), real.is_string() ? real.get<std::string>() : "");
        return real == known->second ? "" : fmt::format("{} is {}, not {}", at, real.dump(), known->second);
    }
    if (expected.type() != real.type() && !(expected.is_number_integer() && real.is_number_integer()))
        return fmt::format("{} is {}, not {}", at, real.dump(), expected.dump());
    if (expected.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            if (!real.contains(key)) return fmt::format("{} has no '{}'", at, key);
            if (const auto other = difference(value, real[key], at + "/" + key); !other.empty()) return other;
        }
        return "";
    }
    if (!expected.is_array())
        return expected == real ? "" : fmt::format("{} is {}, not {}", at, real.dump(), expected.dump());
    const bool open = !expected.empty() && expected.back() == kAnything;
    const std::size_t size = expected.size() - open;
    if (real.size() < size || (!open && real.size() != size))
        return fmt::format("{} has {} items, not {}", at, real.size(), size);
    for (std::size_t i = 0; i < size; ++i)
        if (const auto other = difference(expected[i], real[i], fmt::format("{}/{}", at, i)); !other.empty())
            return other;
    return "";
}

// ---- The tests ------------------------------------------------------------------------------------------------------

TEST(ProtocolDoc, EveryExampleIsAsThePageSays) {
    const auto blocks = blocks_of_page();
    EXPECT_GT(blocks.size(), 15u);
    Examples commands;
    std::set<std::string> questions;
    for (const Block& block : blocks) {
        Session session;
        session.run(block);
        commands.merge(session.commands);
        questions.merge(session.questions);
    }
    for (const floor::CommandDef& def : floor::commands())
        EXPECT_TRUE(commands.contains(std::string(def.verb))) << "no example of the command " << def.verb;
    for (const floor::CommandDef& def : staff_commands())
        EXPECT_TRUE(commands.contains(std::string(def.verb))) << "no example of the command " << def.verb;
    for (const QuestionDef& def : server::questions())
        EXPECT_TRUE(questions.contains(std::string(def.what))) << "no example of the question " << def.what;
    if (HasFailure()) return;
    const std::string page = testing_support::text_of_file(kCommandsPage);
    testing_support::expect_made(kCommandsPage, commands_page(page, commands));
}

// A wrong page must be found: else the test above proves nothing.
TEST(ProtocolDoc, AWrongExampleIsFound) {
    const std::pair<const char*, const char*> wrong[] = {
        {"another value", R"(< {"answer": 1, "is": [{"id": "blackjack-2"}, ...]})"},
        {"too few items", R"(< {"answer": 1, "is": []})"},
        {"a field that is not there", R"(< {"answer": 1, "is": [...], "more": 1})"},
        {"another answer", R"(< {"no": 1, "what": ...})"},
    };
    for (const auto& [what, line] : wrong) {
        ::testing::TestPartResultArray found;
        {
            ::testing::ScopedFakeTestPartResultReporter reporter(
                ::testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &found);
            Session session;
            session.run({{1, "as nobody"}, {2, R"(> {"ask": "tables", "id": 1})"}, {3, line}});
        }
        EXPECT_GT(found.size(), 0) << what;
    }
}

}  // namespace
}  // namespace baize::server::protocol_doc_test
