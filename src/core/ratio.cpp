#include "core/ratio.hpp"

#include <cmath>

namespace baize {

double nearest(const Ratio& value) {
    const double low = value.get_d();
    const double high = std::nextafter(low, value < 0 ? -INFINITY : INFINITY);
    const Ratio below = abs(value - Ratio(low)), above = abs(value - Ratio(high));
    return below <= above ? low : high;
}

}  // namespace baize
