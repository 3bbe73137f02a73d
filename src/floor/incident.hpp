// What two people decide together, and what is reported to them.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "core/words.hpp"
#include "floor/protocol/past.hpp"

namespace baize::floor {

enum class IncidentState : std::uint8_t { Open, Done, Rejected };

}  // namespace baize::floor

namespace baize {

template <>
inline constexpr auto kWords<floor::IncidentState> =
    words<floor::IncidentState>("IncidentState", {{floor::IncidentState::Open, "open"},
                                                  {floor::IncidentState::Done, "done"},
                                                  {floor::IncidentState::Rejected, "rejected"}});

}  // namespace baize

namespace baize::floor {

struct Incident {
    std::uint64_t number = 0;
    std::int64_t at_ms = 0;
    std::string verb;        // what is to be done, once a second person agrees; or what was reported
    nlohmann::json args;
    std::string by, second;
    IncidentState state = IncidentState::Open;
    std::string note;        // of whoever made it
    std::string resolution;  // of whoever ended it
    std::vector<protocol::TakenBack> took{};  // of a settlement, when it was carried out
};

}  // namespace baize::floor
