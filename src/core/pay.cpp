#include "core/pay.hpp"

#include <fmt/format.h>

namespace baize {

std::string to_string(const PayRow& row) {
    if (row.quoted == Quoted::To) return row.odds.num == 0 ? std::string(kStandOff) : to_string(row.odds);
    if (row.quoted == Quoted::OfMeter) return fmt::format("{:g} % of the meter", 100.0 * row.odds.num / row.odds.den);
    if (row.quoted == Quoted::Times)
        return fmt::format("{:g} times the wager", static_cast<double>(row.odds.num) / row.odds.den);
    for (const int scale : {1, 10, 100}) {
        const std::int64_t scaled = std::int64_t{row.odds.num} * scale;
        if (scaled % row.odds.den == 0)
            return fmt::format("{:g} for 1", static_cast<double>(scaled / row.odds.den) / scale);
    }
    return fmt::format("{} for {}", row.odds.num, row.odds.den);
}

}  // namespace baize
