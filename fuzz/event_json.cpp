// libFuzzer: any bytes as an event of the journal, for every game. What is read is written back and read again to the
// same event; what is not is refused with a reason.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/describe.hpp"
#include "floor/codec.hpp"
#include "games/list.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace baize;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const floor::Json json = floor::Json::parse(text, nullptr, false);
    if (json.is_discarded()) return 0;
    for (const Game* game : games()) {
        const auto event = floor::event_from_json(json, *game);
        if (!event) {
            if (event.refusal().what.empty()) std::abort();
            continue;
        }
        const floor::Json written = wire::json_of(floor::event_of(*event, *game));
        const auto again = floor::event_from_json(floor::Json::parse(written.dump()), *game);
        if (!again || !(*again == *event)) std::abort();
        if (wire::json_of(floor::event_of(*again, *game)) != written || describe(*event, *game).empty()) std::abort();
    }
    return 0;
}
