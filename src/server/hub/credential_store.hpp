// Who somebody is: users with argon2id passwords, opaque tokens stored hashed, terminals. Kept in the store's secrets,
// never in the journal. Changes go through `take_secrets` into the transaction of the turn.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text_hash.hpp"
#include "floor/floor.hpp"

namespace baize::server {

struct User {
    std::string name;
    floor::Role role = floor::Role::Auditor;
    std::string hash;   // argon2id
    int wrong = 0;      // tries in a row
    bool locked = false;
    static constexpr auto kPart = wire::part("User", "a user as the store keeps him, under his name",
        wire::always("hash",   &User::hash,   "of his password, by argon2id"),
        wire::always("locked", &User::locked, "after three wrong tries"),
        wire::always("role",   &User::role,   "as what he works here"),
        wire::always("wrong",  &User::wrong,  "tries in a row"));
};

struct TokenHolder {
    floor::Role role = floor::Role::Terminal;
    std::string name;     // user, or terminal
    std::string source;   // who numbers the commands
    std::int64_t since_ms = 0;
    static constexpr auto kPart = wire::part("TokenHolder", "whose token it is, kept under the token's hash",
        wire::always("name",   &TokenHolder::name,     "user, or terminal"),
        wire::always("role",   &TokenHolder::role,     "as what"),
        wire::always("since",  &TokenHolder::since_ms, "when it was given"),
        wire::always("source", &TokenHolder::source,   "who numbers the commands"));
};

inline constexpr int kWrongTriesMax = 3;
inline constexpr std::int64_t kTokenHours = 12;

// Both are slow on purpose, and throw std::runtime_error where argon2id gets no memory.
std::string hash_password(const std::string& password);
bool password_fits(const std::string& hash, const std::string& password);
// Nothing where the password will do.
MaybeRefusal password_too_weak(std::string_view password, std::string_view user);

class CredentialStore {
public:
    // What the store holds takes the place of what was known; seeds among it are not its own.
    void load(const std::vector<std::pair<std::string, std::string>>& secrets);
    std::vector<floor::Secret> take_secrets() { return std::exchange(changes_, {}); }
    bool unstored() const { return !changes_.empty(); }

    // Set-up: the first start has no user; a one-time code, printed once and kept hashed, makes the first one.
    bool needs_set_up() const { return users_.empty(); }
    std::string fresh_set_up_code(floor::Entropy& entropy);
    MaybeRefusal check_set_up_code(std::string_view code) const;

    MaybeRefusal check_new_user(const std::string& name, floor::Role role) const;
    void add_user(const std::string& name, floor::Role role, const std::string& hash);
    const User* user(std::string_view name) const;
    std::vector<const User*> users() const;
    // The outcome of a sign-in; three wrong ones in a row lock the user.
    void right_password(const std::string& name);
    bool wrong_password(const std::string& name);  // true where the user is locked now
    MaybeRefusal unlock_user(const std::string& name);
    MaybeRefusal remove_user(const std::string& name);

    // Tokens: 256 random bits in hex; only their BLAKE2b hash is kept.
    std::string issue(const TokenHolder& holder, floor::Entropy& entropy);
    const TokenHolder* holder(std::string_view token, std::int64_t now_ms) const {
        return holder_by_hash(token_hash(token), now_ms);
    }
    const TokenHolder* holder_by_hash(std::string_view hash, std::int64_t now_ms) const;
    void revoke_hash(const std::string& hash);
    void revoke_all(const std::string& name);
    bool terminal_taken(const std::string& terminal) const;  // some token opens it
    static std::string token_hash(std::string_view token);

private:
    void remember(const std::string& key, const std::string& value);
    void keep(const User& user);

    std::map<std::string, User, std::less<>> users_;
    ByText<TokenHolder> tokens_;  // by hash
    std::string set_up_hash_;
    std::vector<floor::Secret> changes_;
};

}  // namespace baize::server
