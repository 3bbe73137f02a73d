// What the parts of `baize check` share: the table that is looked at, and what was found so far.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "definition/maxima.hpp"
#include "definition/names.hpp"
#include "table_file/config_text.hpp"

namespace baize::table_check {

using namespace table_file;

struct Check {
    const TableConfig& config;
    const Setup& setup;
    const Game& game = setup.game();
    std::vector<Finding> list{};

    void forbid(std::string what, std::string clause) {
        list.push_back({Weight::Forbidden, std::move(what), std::move(clause)});
    }
    void warn(std::string what, std::string clause) {
        list.push_back({Weight::Warning, std::move(what), std::move(clause)});
    }
    void note(std::string what, std::string clause) {
        list.push_back({Weight::Note, std::move(what), std::move(clause)});
    }

    const Profile& profile = setup.profile();
    // A clause of the book that the table is under, else the game's own.
    std::string by(Clause of_profile, Clause own) const {
        return of_profile.empty() ? cite(game, own) : std::string(of_profile);
    }
    bool opens(std::size_t w) const { return setup.offered(w) && game.wagers[w].kind == WagerKind::Opening; }
    bool is_fee(std::size_t w) const { return !game.wagers[w].paytables.empty() && setup.pays(w).empty(); }
    std::size_t staked_as(std::size_t w) const { return baize::staked_as(game, w); }
    Limits limits(std::size_t w, int place) const { return limits_at(config, game, game.wagers[w].id, place); }
};

inline std::string at(int place) { return place == 0 ? "" : fmt::format(" at terminal {}", place); }

// What its options say: config_check_options.cpp.
void check_idle_options(Check& c);
void check_electronic(Check& c);
void check_contested(Check& c);
void check_by_hand(Check& c);
void check_own_hands(Check& c);
void check_readings(Check& c);
void check_approval(Check& c);
void check_beneath_ceilings(Check& c);

// What the limits of a table say: config_check_limits.cpp.
void check_limits(Check& c);
void check_limits_given(Check& c);
void check_limits_beside(Check& c);
void check_limits_of_parts(Check& c);
void check_limits_of_nothing(Check& c);
void check_aggregate(Check& c);
void check_differential(Check& c);

}  // namespace baize::table_check
