#include "definition/profile.hpp"

#include <algorithm>
#include <iterator>

namespace baize {

namespace {

// gb-2011 knows neither terminals nor clocks. What it does not cover is for the operator to say (1.5), whose own
// numbers and rules hold; the equipment of automated games meets the Commission's standards (2.3).
constexpr Profile british(bool electronic) {
    return {.id = "gb", .title = "GB premises", .electronic = electronic, .equipment = "gb-2011 2.3",
            .called_off = {"gb-2011 1.5", "gb-2011 1.5", "gb-2011 1.5"}};
}

constexpr Profile kProfiles[] = {
    british(true),
    british(false),
    // Division 9A, which binds NZ electronic tables whatever their game.
    {
        .id = "nz", .title = "NZ casino", .electronic = true, .text = "nz-electronic-tai-sai",
        .terminals_max = 30, .terminals = "nz-electronic-tai-sai 3.1(b)", .equipment = "nz-electronic-tai-sai 3.4",
        .betting_seconds_min = 30, .betting_clock = "nz-electronic-tai-sai 3.3(b)(ii)",
        .no_more_bets = "nz-electronic-tai-sai 3.3(c)(i)", .limits_shown = "nz-electronic-tai-sai 3.3(b)(i)",
        .terminal_limits = "nz-electronic-tai-sai 4.8", .below_minimum = "nz-electronic-tai-sai 3.3(c)(ii)",
        .odd_multiple = "nz-electronic-tai-sai 3.3(c)(iii)(A)", .above_maximum = "nz-electronic-tai-sai 3.3(c)(iii)(B)",
        .aggregate = "nz-electronic-tai-sai 3.3(c)(iv)", .as_at_close = "nz-electronic-tai-sai 4.7",
        .credit_shown = "nz-electronic-tai-sai 3.3(b)(iii)", .notes = "nz-electronic-tai-sai 4.3(a)",
        .tender = "nz-electronic-tai-sai 4.3(b)", .credited = "nz-electronic-tai-sai 4.5",
        .voucher = "nz-electronic-tai-sai 3.3(d)",
        .cancelled = "nz-electronic-tai-sai 3.3(e)", .entered = "nz-electronic-tai-sai 5.4(a)",
        .recalculated = "nz-electronic-tai-sai 7.3", .locked = "nz-electronic-tai-sai 7.5(b)",
        .refused = "nz-electronic-tai-sai 7.5(c)",
        .called_off = {"nz-electronic-tai-sai 7.2", "nz-electronic-tai-sai 7.5(c)", kHouseRule},
    },
    // A table that is not electronic: its game's division alone.
    {.id = "nz", .title = "NZ casino", .electronic = false},
};

}  // namespace

const Profile* find_profile(std::string_view id, bool electronic) {
    for (const Profile& profile : kProfiles)
        if (profile.id == id && profile.electronic == electronic) return &profile;
    return nullptr;
}

bool binds_by_profile(std::string_view book) {
    return std::any_of(std::begin(kProfiles), std::end(kProfiles),
                       [&](const Profile& profile) { return profile.text == book; });
}

std::string_view profile_of_book(std::string_view book) { return book.starts_with("nz-") ? "nz" : "gb"; }

}  // namespace baize
