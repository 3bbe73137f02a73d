#include "core/pay.hpp"

#include <fmt/format.h>

namespace baize {

std::string to_string(const PayRow& row) {
    if (row.quoted == Quoted::To) return to_string(row.odds);
    for (const int scale : {1, 10, 100}) {
        const std::int64_t scaled = std::int64_t{row.odds.num} * scale;
        if (scaled % row.odds.den == 0)
            return fmt::format("{:g} for 1", static_cast<double>(scaled / row.odds.den) / scale);
    }
    return fmt::format("{} for {}", row.odds.num, row.odds.den);
}

}  // namespace baize
