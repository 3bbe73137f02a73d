// Commands that concern users and devices, not the floor. They are not counted.
#pragma once

#include "server/hub.hpp"
#include "server/permissions.hpp"
#include "server/protocol/asked.hpp"

namespace baize::server {

// One function each, which answers `asked` now or, where a password is hashed, later.
struct StaffCommands {
    template <class ReplyPart>
    struct Asked {
        using Reply = ReplyPart;
        Hub& hub;
        ConnectionId id;
        std::uint64_t number;
        floor::Actor by;
        void done(const Reply& reply) const;
        void refuse(const Refusal& refusal) const { hub.refuse(id, {{"n", number}}, refusal); }
    };
    using EnrolReply = protocol::asked::EnrolReply;
    using UserReply = protocol::asked::UserReply;
    using UserRoleReply = protocol::asked::UserRoleReply;
    using UserArgs = protocol::asked::UserArgs;

    static void add_user(const Asked<UserRoleReply>& asked, const protocol::asked::AddUserArgs& args);
    static void unlock_user(const Asked<UserReply>& asked, const UserArgs& args);
    static void remove_user(const Asked<UserReply>& asked, const UserArgs& args);
    static void enrol_terminal(const Asked<EnrolReply>& asked, const protocol::asked::TerminalArgs& args);
    static void change_password(const Asked<UserRoleReply>& asked, const protocol::asked::PasswordArgs& args);

    static const floor::CommandDef* find(std::string_view verb);
    static void run(Hub& hub, ConnectionId id, const floor::Actor& by, const protocol::frames::Do& frame);
    // Off the hub's thread; then back in a turn, `finish`, which may still refuse.
    static void hash_then(const Asked<UserRoleReply>& asked, const std::string& verb, const UserRoleReply& user,
                          const std::string& password, std::function<MaybeRefusal()> still_wrong);
};

}  // namespace baize::server
