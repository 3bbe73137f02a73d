// Commands that concern users and devices, not the floor. They are not counted. Owned by the hub; on its thread alone,
// but for the hashing of passwords. What they refuse is answered; they throw what the floor throws.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/hub/sign_in.hpp"
#include "server/permissions.hpp"
#include "server/protocol/asked.hpp"

namespace baize::server {

// Who asked, to be answered now or, where a password is hashed, later.
template <class ReplyPart>
struct StaffAsked {
    using Reply = ReplyPart;
    ReplyQueue& replies;
    ConnectionId id;
    std::uint64_t number;
    floor::Actor by;
    void done(const Reply& reply) const { replies.answer(id, frames::Ok{number, {wire::json_of(reply)}}); }
    void refuse(const Refusal& refusal) const { replies.refuse(id, refusal, number); }
};

class StaffCommands {
public:
    struct Row {
        floor::CommandDef def;
        void (*run)(StaffCommands&, ConnectionId, const floor::Actor&, const frames::Do&);
    };

    // What they work with; all of it outlives them.
    struct Parts {
        const CurrentFloor& floor;
        CredentialStore& credentials;
        SignIn& sign_in;  // whose sessions end
        ReplyQueue& replies;
        floor::Entropy& entropy;
        Clock now_ms;
        Offload offload;  // `finish` is part of a turn
    };
    explicit StaffCommands(Parts parts) : parts_(std::move(parts)) {}

    static std::span<const Row> rows();
    static const Row* find(std::string_view verb);
    void run(const Row& row, ConnectionId id, const floor::Actor& by, const frames::Do& frame);

private:
    using EnrolReply = protocol::asked::EnrolReply;
    using UserReply = protocol::asked::UserReply;
    using UserRoleReply = protocol::asked::UserRoleReply;
    using UserArgs = protocol::asked::UserArgs;

    void add_user(const StaffAsked<UserRoleReply>& asked, const protocol::asked::AddUserArgs& args);
    void unlock_user(const StaffAsked<UserReply>& asked, const UserArgs& args);
    void remove_user(const StaffAsked<UserReply>& asked, const UserArgs& args);
    void enrol_terminal(const StaffAsked<EnrolReply>& asked, const protocol::asked::TerminalArgs& args);
    void change_password(const StaffAsked<UserRoleReply>& asked, const protocol::asked::PasswordArgs& args);

    // Reads the arguments by their description, and calls the function.
    template <auto kFunction>
    static void read_and_run(StaffCommands& self, ConnectionId id, const floor::Actor& by, const frames::Do& frame);
    template <auto kFunction>
    static constexpr Row row(std::string_view verb, floor::Roles roles, std::string_view does);
    // `still_wrong` may yet refuse when the password is hashed.
    void keep_user(const StaffAsked<UserRoleReply>& asked, const std::string& verb, const UserRoleReply& user,
                   const std::string& password, std::function<MaybeRefusal()> still_wrong);
    void note(const std::string& what, const std::string& who) {
        parts_.floor->note_staff(what, who, parts_.now_ms());
    }

    Parts parts_;
};

}  // namespace baize::server
