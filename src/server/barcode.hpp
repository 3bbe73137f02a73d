// The number of a voucher as a barcode: Interleaved 2 of 5, the code that ticket printers and readers of casinos share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace baize::server {

// An SVG with bars and digits. Nothing where the number is not one of 18 digits with a
// fitting check digit; whether such a voucher was ever issued is not asked, so nobody learns
// numbers here. Throws std::runtime_error where zint fails.
std::optional<std::string> voucher_barcode(std::string_view number);

}  // namespace baize::server
