#include "odds/meter_words.hpp"

#include <fmt/format.h>

namespace baize {

std::string meter_note(const Ratio& held, const Ratio& edge, const Ratio& edge_fuller) {
    const Ratio better = edge - edge_fuller;
    if (better == 0) return {};
    const Ratio even = held + edge / better * kMeterStep;
    return fmt::format(
        "with {} stakes in the meter; each {} more are worth {:.4f} % to one player alone; {}", held.get_str(),
        kMeterStep, 100 * nearest(better),
        even < 0 ? std::string("the player has the edge though the meter be empty")
                 : fmt::format("nobody has the edge at {:.1f} stakes", nearest(even)));
}

std::string meter_supposed(const Setup& setup) {
    return setup.meter().cents == 0 ? "while the meter is empty; less the more it holds"
                                    : fmt::format("with {} in the meter", to_string(setup.meter()));
}

}  // namespace baize
