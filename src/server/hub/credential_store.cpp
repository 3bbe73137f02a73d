#include "server/hub/credential_store.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <cerrno>
#include <stdexcept>

#include "store/store.hpp"
#include "wire/read.hpp"

namespace baize::server {

using floor::Json;
using floor::Role;

// ---- Passwords ----------------------------------------------------------------------------------------------

constexpr const char* kNoMemory = "argon2id could not have its memory";

std::string hash_password(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (sodium_init() < 0 ||
        crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::runtime_error(kNoMemory);
    return hash.data();
}

bool password_fits(const std::string& hash, const std::string& password) {
    if (sodium_init() < 0) throw std::runtime_error(kNoMemory);
    errno = 0;
    if (crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0) return true;
    if (errno == ENOMEM) throw std::runtime_error(kNoMemory);
    return false;
}

MaybeRefusal password_too_weak(std::string_view password, std::string_view user) {
    if (password.size() < 10) return Refusal{"a password has at least 10 characters"};
    if (password.size() > 200) return Refusal{"a password has at most 200 characters"};
    if (password.find(user) != password.npos) return Refusal{"a password does not contain the user's name"};
    if (std::all_of(password.begin(), password.end(), [&](char c) { return c == password[0]; }))
        return Refusal{"a password is not one character again and again"};
    return std::nullopt;
}

// ---- What the store holds -------------------------------------------------------------------------------------

void CredentialStore::load(const std::vector<std::pair<std::string, std::string>>& secrets) {
    *this = CredentialStore{};
    for (const auto& [key, value] : secrets)
        if (!key.starts_with("seed/")) remember(key, value);
}

namespace {

template <class Kept>
Kept stored(const std::string& key, const std::string& value) {
    Kept kept;
    if (auto wrong = wire::read(Json::parse(value), kept, key, wire::Trust::Trusted))
        throw std::runtime_error("the store has " + *wrong);
    return kept;
}

}  // namespace

void CredentialStore::remember(const std::string& key, const std::string& value) {
    if (key == "set-up") { set_up_hash_ = value; return; }
    const auto slash = key.find('/') + 1;
    const std::string kind = key.substr(0, slash), name = key.substr(slash);
    if (kind == "user/") {
        User& user = users_[name] = stored<User>(key, value);
        user.name = name;
    } else if (kind == "token/") {
        tokens_[name] = stored<TokenHolder>(key, value);
    }
}

void CredentialStore::keep(const User& user) {
    changes_.push_back({"user/" + user.name, wire::text_of(user)});
}

// ---- Set-up ---------------------------------------------------------------------------------------------------

namespace {

std::string random_hex(floor::Entropy& entropy, std::size_t bytes) {
    std::vector<std::uint8_t> random(bytes);
    entropy.fill(random);
    return store::to_hex(random);
}

}  // namespace

std::string CredentialStore::token_hash(std::string_view token) {
    std::array<std::uint8_t, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()), token.size(),
                       nullptr, 0);
    return store::to_hex(hash);
}

std::string CredentialStore::fresh_set_up_code(floor::Entropy& entropy) {
    const std::string code = random_hex(entropy, 10);
    set_up_hash_ = token_hash(code);
    changes_.push_back({"set-up", set_up_hash_});
    return code;
}

MaybeRefusal CredentialStore::check_set_up_code(std::string_view code) const {
    if (!needs_set_up()) return Refusal{"this floor is set up already: sign in"};
    if (set_up_hash_.empty() || token_hash(code) != set_up_hash_)
        return Refusal{"that is not the set-up code that the server printed when it started"};
    return std::nullopt;
}

// ---- Users ------------------------------------------------------------------------------------------------------

MaybeRefusal CredentialStore::check_new_user(const std::string& name, Role role) const {
    const bool plain = !name.empty() && name.size() <= 40 && std::all_of(name.begin(), name.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '-' || c == '.';
    });
    if (!plain) return Refusal{"a user's name is letters, digits, '-' and '.', at most 40"};
    if (users_.contains(name)) return Refusal{fmt::format("there is a user {} already", name)};
    if (name == "house" || name == "clock")
        return Refusal{fmt::format("'{}' orders things in the journal and is no person", name)};
    if (role == Role::Terminal)
        return Refusal{"the role must be dealer, supervisor, cashier, auditor or engineer"};
    return std::nullopt;
}

void CredentialStore::add_user(const std::string& name, Role role, const std::string& hash) {
    keep(users_[name] = {name, role, hash, 0, false});
    if (!set_up_hash_.empty()) {  // the code worked once
        set_up_hash_.clear();
        changes_.push_back({"set-up", std::nullopt});
    }
}

const User* CredentialStore::user(std::string_view name) const {
    const auto found = users_.find(name);
    return found == users_.end() ? nullptr : &found->second;
}

std::vector<const User*> CredentialStore::users() const {
    std::vector<const User*> all;
    for (const auto& [name, user] : users_) all.push_back(&user);
    return all;
}

void CredentialStore::right_password(const std::string& name) {
    User& user = users_.at(name);
    if (std::exchange(user.wrong, 0) != 0) keep(user);
}

bool CredentialStore::wrong_password(const std::string& name) {
    const auto found = users_.find(name);
    if (found == users_.end()) return false;
    User& user = found->second;
    user.locked = ++user.wrong >= kWrongTriesMax;
    keep(user);
    return user.locked;
}

MaybeRefusal CredentialStore::unlock_user(const std::string& name) {
    const auto found = users_.find(name);
    if (found == users_.end()) return Refusal{fmt::format("there is no user {}", name)};
    if (!found->second.locked) return Refusal{fmt::format("{} is not locked", name)};
    found->second.locked = false;
    found->second.wrong = 0;
    keep(found->second);
    return std::nullopt;
}

MaybeRefusal CredentialStore::remove_user(const std::string& name) {
    const auto found = users_.find(name);
    if (found == users_.end()) return Refusal{fmt::format("there is no user {}", name)};
    if (found->second.role == Role::Engineer) {
        const auto engineers = std::count_if(users_.begin(), users_.end(),
                                             [](const auto& each) { return each.second.role == Role::Engineer; });
        if (engineers == 1) return Refusal{"the last engineer stays: nobody else could add users"};
    }
    users_.erase(found);
    changes_.push_back({"user/" + name, std::nullopt});
    revoke_all(name);
    return std::nullopt;
}

// ---- Tokens -------------------------------------------------------------------------------------------------------

std::string CredentialStore::issue(const TokenHolder& holder, floor::Entropy& entropy) {
    const std::string token = random_hex(entropy, 32);
    const std::string hash = token_hash(token);
    tokens_[hash] = holder;
    changes_.push_back({"token/" + hash, wire::text_of(holder)});
    return token;
}

const TokenHolder* CredentialStore::holder_by_hash(std::string_view hash, std::int64_t now_ms) const {
    const auto found = tokens_.find(hash);
    if (found == tokens_.end()) return nullptr;
    // A person signs in anew each day; a terminal is a device and stays enrolled.
    if (found->second.role != Role::Terminal && now_ms - found->second.since_ms > kTokenHours * 3'600'000)
        return nullptr;
    return &found->second;
}

void CredentialStore::revoke_hash(const std::string& hash) {
    if (tokens_.erase(hash)) changes_.push_back({"token/" + hash, std::nullopt});
}

void CredentialStore::revoke_all(const std::string& name) {
    for (auto each = tokens_.begin(); each != tokens_.end();) {
        if (each->second.name != name) { ++each; continue; }
        changes_.push_back({"token/" + each->first, std::nullopt});
        each = tokens_.erase(each);
    }
}

bool CredentialStore::terminal_taken(const std::string& terminal) const {
    return std::any_of(tokens_.begin(), tokens_.end(), [&](const auto& each) { return each.second.name == terminal; });
}

}  // namespace baize::server
