// Every message, both ways. The field that it has says what it is.
#pragma once

#include "floor/protocol/commands/dealer.hpp"
#include "server/protocol/people.hpp"

namespace baize::protocol::frames {

using commands::NoArgs;
using commands::TableArgs;

// ---- From a client ----------------------------------------------------------------------------------------

struct Do {
    std::string verb{};
    std::uint64_t number = 1;
    wire::Raw<wire::Anything> args{nlohmann::json::object()};
    static constexpr auto kPart = part("Do", "a command",
        always("do",   &Do::verb,   "its name"),
        always("n",    &Do::number, "larger than that of this source's last command that was carried out, by 1,000 at "
                                    "most").within(1, INT64_MAX),
        filled("args", &Do::args,   "what it says"));
};

struct Ask {
    std::string what{};
    std::int64_t id = 0;
    wire::Raw<wire::Anything> args{nlohmann::json::object()};
    static constexpr auto kPart = part("Ask", "a question",
        always("ask",  &Ask::what, "its name"),
        filled("id",   &Ask::id,   "comes back with the answer; give ids that are no numbers of commands")
            .within(0, INT64_MAX),
        filled("args", &Ask::args, "what it is about"));
};

struct AskLab {
    std::string what{};
    std::int64_t id = 0;
    wire::Raw<wire::Anything> args{nlohmann::json::object()};
    static constexpr auto kPart = part("AskLab", "a question to the lab",
        always("lab",  &AskLab::what, "its name; `cancel` gives up the one with this id"),
        filled("id",   &AskLab::id,   "comes back with the answer").within(0, INT64_MAX),
        filled("args", &AskLab::args, "what it is about"));
};

struct Watch {
    TableArgs watch{};
    static constexpr auto kPart = part("Watch", "from now on its news are sent, the first at once",
        always("watch", &Watch::watch, "which table"));
};
struct Unwatch {
    TableArgs unwatch{};
    static constexpr auto kPart = part("Unwatch", "no more of its news",
        always("unwatch", &Unwatch::unwatch, "which table"));
};

struct UseToken {
    std::string token{};
    static constexpr auto kPart = part("UseToken", "takes a sign-in up again",
        always("token", &UseToken::token, "64 hex digits"));
};

struct Credentials {
    std::string user{}, password{};
    static constexpr auto kPart = part("Credentials", "who somebody is",
        always("user",     &Credentials::user,     "the name"),
        always("password", &Credentials::password, "his own").up_to(200));
};
struct SignIn {
    Credentials sign_in{};
    static constexpr auto kPart = part("SignIn", "of a person",
        always("sign-in", &SignIn::sign_in, "who"));
};

struct FirstEngineer {
    std::string code{};
    Credentials who{};
    static constexpr auto kPart = part("FirstEngineer", "of a new floor",
        always("code", &FirstEngineer::code, "as the server printed it; it works once"),
        wire::fields_of(&FirstEngineer::who));
};
struct SetUp {
    FirstEngineer set_up{};
    static constexpr auto kPart = part("SetUp", "of a new floor",
        always("set-up", &SetUp::set_up, "who becomes its first engineer"));
};

struct TerminalWanted {
    std::string table{};
    int terminal = 0;
    static constexpr auto kPart = part("TerminalWanted", "a terminal of a demonstration floor",
        always("table",    &TerminalWanted::table,    "its id"),
        filled("terminal", &TerminalWanted::terminal, "left out: one that is not in use").within(1, kPlayersMax));
};
struct OpenTerminal {
    TerminalWanted wanted{};
    static constexpr auto kPart = part("OpenTerminal", "whoever sits there is signed in as that terminal",
        always("open-terminal", &OpenTerminal::wanted, "which one"));
};

struct SignOut {
    NoArgs sign_out{};
    static constexpr auto kPart = part("SignOut", "the token is worth nothing any more",
        always("sign-out", &SignOut::sign_out, "nothing"));
};

// Told apart by their first field.
template <class... Frames>
struct List {};
using FromClient = List<Do, Ask, Watch, Unwatch, UseToken, SignIn, OpenTerminal, SetUp, SignOut>;  // and AskLab

template <class Frame>
constexpr std::string_view first_field() {
    return std::get<0>(Frame::kPart.fields).name;
}

// ---- From the server --------------------------------------------------------------------------------------

struct Ok {
    std::uint64_t number = 0;
    wire::Raw<wire::Anything> reply{nlohmann::json::object()};
    static constexpr auto kPart = part("Ok", "carried out, and stored durably before this was sent",
        always("ok",    &Ok::number, "the command's"),
        always("reply", &Ok::reply,  "the command's own"));
};

// Whatever number came with the message, though it be none.
struct NumberSent {
    static constexpr std::string_view kType = "number";
};
struct No {
    wire::Raw<NumberSent> number{0};
    std::string what{}, clause{};
    static constexpr auto kPart = part("No", "refused: nothing has changed, and the number may be used again",
        always("no",     &No::number, "the command's, or the id of the question, or 0 where the message had neither"),
        always("what",   &No::what,   "why, in words"),
        filled("clause", &No::clause, "the rule that forbids it, where a rule does"));
};

struct AnswerSent {
    static constexpr std::string_view kType = "unknown";
};
struct Answer {
    std::int64_t id = 0;
    wire::Written<AnswerSent> is{};
    static constexpr auto kPart = part("Answer", "to a question",
        always("answer", &Answer::id, "the question's id"),
        always("is",     &Answer::is, "what the question is answered with"));
};

struct Token {
    std::string token{};
    static constexpr auto kPart = part("Token", "of a fresh sign-in, before the welcome",
        always("token", &Token::token, "64 hex digits, of which the server keeps a hash only"));
};
struct Welcomed {
    Welcome welcome{};
    static constexpr auto kPart = part("Welcomed", "the end of a sign-in",
        always("welcome", &Welcomed::welcome, "who has signed in"));
};
struct SetUpDone {
    std::string_view done = "done";
    std::string user{};
    static constexpr auto kPart = part("SetUpDone", "the floor has its first engineer, who may sign in",
        always("set-up", &SetUpDone::done, "done"),
        always("user",   &SetUpDone::user, "who it is"));
};
struct Bye {
    NoArgs bye{};
    static constexpr auto kPart = part("Bye", "signed out",
        always("bye", &Bye::bye, "nothing"));
};

struct StateSent {
    static constexpr std::string_view kType = "State";
};
struct News {
    wire::Written<StateSent> state{};
    static constexpr auto kPart = part("News", "of a table that is watched",
        always("state", &News::state, "all of it, as the connection may see it"));
};

struct Progress {
    std::int64_t id = 0;
    double part_done = 0;
    static constexpr auto kPart = part("Progress", "of a question to the lab that takes long",
        always("progress", &Progress::id,        "the question's id"),
        always("part",     &Progress::part_done, "from 0 to 1"));
};

struct StopsWhy {
    std::string_view what{};
    static constexpr auto kPart = part("StopsWhy", "why the server ends",
        always("what", &StopsWhy::what, "in words"));
};
struct Stops {
    StopsWhy stops{};
    static constexpr auto kPart = part("Stops", "the server ends, and closes",
        always("stops", &Stops::stops, "why"));
};

using FromServer = List<Ok, No, Answer, Progress, Token, Welcomed, SetUpDone, Bye, News, Stops>;

}  // namespace baize::protocol::frames
