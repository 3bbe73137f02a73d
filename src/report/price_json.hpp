// Prices as everybody who asks for JSON is given them: `edge`, `check`, the lab.
#pragma once

#include <vector>

#include "odds/return_distribution.hpp"
#include "report/protocol/price.hpp"

namespace baize {

protocol::lab::PriceRow row_of(const Price& price);
nlohmann::ordered_json to_json(const Price& price);
using v0::called;
using v0::gathered;

}  // namespace baize
